"""What is locked, and what unlocking says: T-23 to T-26."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.games.tamashii.fields import BODY_DECK, BROKEN, CLASS_DECK, ENEMY_DECK, FACTION_DECK, IN_HAND
from ludarium.games.tamashii.naming import number_of as code_of
from ludarium.games.tamashii.rules import augmentations
from tests.tamashii.content import rows
from tests.tamashii.ground import does, scene
from tests.tamashii.grounds import shipped
from tests.tamashii.scene import equip
from tests.tamashii.table import asked, do, table


@pytest.mark.rule("T-24")
@pytest.mark.rule("T-24a")
@pytest.mark.rule("T-303")
def test_what_is_locked_is_nowhere_in_play() -> None:
    s = table(4, content="start")
    assert zones.left_in(s.bodies, BODY_DECK) == 10 - 5
    assert [zones.left_in(s.augmentations, CLASS_DECK + 100 * each) for each in range(4)] == [8] * 4
    assert zones.left_in(s.augmentations, FACTION_DECK) == 10
    assert not s.unseen >> 18  # tiles 19 to 24


@pytest.mark.rule("T-24a")
def test_unless_one_says_otherwise_nothing_is_locked() -> None:
    """T-301: 70 Enemies, 13 Bodies, 24 tiles, 13 cards of a class and 12 of a faction; of a class 3 are starting cards."""
    s = table(4)
    assert zones.left_in(s.bodies, BODY_DECK) == 13 - 5
    assert [zones.left_in(s.augmentations, CLASS_DECK + 100 * each) for each in range(4)] == [13 - 3] * 4
    assert zones.left_in(s.augmentations, FACTION_DECK) == 12
    assert s.unseen >> 18 == 0b111111  # tiles 19 to 24
    assert len([card for card in range(70) if s.enemies[card] >= ENEMY_DECK]) == 70


@pytest.mark.rule("T-23")
def test_what_has_a_code_is_locked_at_the_start_and_nothing_else_is() -> None:
    content = shipped().pack.tables
    locks = {"bodies": content.body_locked, "protocols": content.protocol_locked, "tiles": content.tile_locked}
    for file, locked in locks.items():
        assert [bool(each) for each in locked] == ["code" in each for each in rows(file)]
    codes = [each["code"] for file in (*locks, "enemies", "classes", "factions") for each in rows(file) if "code" in each]
    assert not [code for code in codes if code.endswith("00")]


@pytest.mark.rule("T-24")
def test_a_locked_card_is_never_drawn() -> None:
    s = table(2, content="start")
    for _each in range(4):
        do(s, augmentations.draw_class, 0)
        while asked(s):
            s.answer(0)
    mine = [card for card in range(52) if s.augmentations[card] == IN_HAND]
    assert len(mine) == 4
    assert not [card for card in mine if s.content.augmentation_locked[card]]
    assert not [card for card in range(70) if s.enemies[card] >= ENEMY_DECK and s.content.enemy_locked[card]]


@pytest.mark.rule("T-25")
def test_a_card_says_what_is_unlocked_and_what_is_locked_again() -> None:
    """The profile hears of it at the end; in this match nothing changes."""
    s = scene({"x09": "end:\n  immediate:\n    open EF1\n    close BB1\n    end lost"}, content="start")
    does(s, "card X09")
    said = [int(each) for each in s.spoken]
    assert code_of("EF1") in said
    assert code_of("BB1") in said
    assert len(said) == 4
    assert zones.left_in(s.bodies, BODY_DECK) == 10 - 2


@pytest.mark.rule("T-26")
@pytest.mark.rule("T-129")
def test_a_broken_card_is_locked_for_nobody() -> None:
    s = table()
    card = equip(s, 0, "left_hook")
    do(s, augmentations.break_card, 0, 0, card)
    assert s.augmentations[card] == BROKEN
    assert list(s.spoken) == []
