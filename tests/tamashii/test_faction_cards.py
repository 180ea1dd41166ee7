"""Faction cards that do something of their own: what is printed on them is what happens (T-309, T-312)."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.core.language import printed
from ludarium.core.language.moments import usable
from ludarium.core.language.reader import read
from ludarium.games.tamashii.fields import ACTION, IN_HAND, IN_USE
from ludarium.games.tamashii.language import LANGUAGE
from ludarium.games.tamashii.rules import launch
from ludarium.games.tamashii.rules.augmentations import bring_in_faction
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import IN_PLANNING
from tests.tamashii.scene import POWER, SHIELD, attach, bare, enemy, equip, first, number_of, uses
from tests.tamashii.table import answer, asked, game, lay, options, put_tokens, shown
from tests.tamashii.table import tokens as letters


def faction(s: Tamashii, id: str) -> Tamashii:
    """A Faction card is launched, for nothing."""
    card = 52 + number_of("faction_card", id)
    zones.put(s.augmentations, card, IN_USE)
    s.phase, s.acting = ACTION, 0
    launch.launch(s, 0, int(s.content.augmentation_pattern[card]), 0)
    s.run()
    return s


@pytest.mark.rule("T-312")
def test_what_each_player_does_each_does_with_their_own() -> None:
    """General Advance: each deals 4 damage to the own Top Enemy and gains 2 Shields; the card breaks once."""
    s = bare(3)
    for seat, id in ((0, "purifier"), (1, "catcher")):
        attach(s, seat, id)
    faction(s, "general_advance")
    assert [int(s.damage[enemy(id)]) for id in ("purifier", "catcher")] == [4, 4]
    assert [int(s.assets[4 * seat + SHIELD]) for seat in range(3)] == [2, 2, 2]
    assert s.augmentations[52 + number_of("faction_card", "general_advance")] == 1


@pytest.mark.rule("T-312")
def test_each_player_here_means_those_on_the_tile() -> None:
    s = bare(3)
    for seat in range(3):
        s.integrity[seat], s.at[seat] = 2, (1, 1, 4)[seat]
    faction(s, "shared_table")
    assert [int(each) for each in s.integrity] == [4, 4, 2]


@pytest.mark.rule("T-312")
def test_shield_wall_counts_shields_up_to_four() -> None:
    for shields, damage in ((0, 0), (3, 3), (5, 4)):
        s = bare()
        attach(s, 0, "purifier")
        s.assets[SHIELD] = shields
        faction(s, "shield_wall")
        assert s.damage[enemy("purifier")] == damage
        assert s.assets[SHIELD] == shields  # they are counted, not spent


@pytest.mark.rule("T-312")
def test_introduction_shows_two_and_keeps_one() -> None:
    s = bare()
    s.self_driving = True
    faction(s, "introduction")
    assert not asked(s)  # the Ninkyo are not in play here
    s = bare()
    s.self_driving = True
    bring_in_faction(s, 1)
    zones.put(s.augmentations, 52 + number_of("faction_card", "introduction"), IN_USE)
    faction(s, "introduction")
    kept, other = options(s)
    answer(s, kept)
    assert (int(s.augmentations[kept]), int(s.augmentations[other]) >= 600) == (IN_HAND, True)


@pytest.mark.rule("T-312")
def test_settled_account_gives_nothing_to_who_cannot_pay() -> None:
    s = bare()
    s.integrity[0] = 2
    faction(s, "settled_account")
    assert (int(s.exp[0]), int(s.integrity[0])) == (0, 2)
    s = bare()
    s.integrity[0] = 2
    s.assets[POWER] = 1
    faction(s, "settled_account")
    answer(s, 1)  # yes
    assert (int(s.exp[0]), int(s.integrity[0]), int(s.assets[POWER])) == (1, 4, 0)


@pytest.mark.rule("T-312")
def test_spare_coat_takes_a_body_without_its_pattern() -> None:
    s = bare()
    s.self_driving = True
    faction(s, "spare_coat")
    taken = options(s)[1]
    answer(s, taken)
    assert s.bodies[taken] == 2
    assert zones.count(s.bodies, 1) == 3


@pytest.mark.rule("T-312")
def test_encore_lets_a_used_card_be_used_again() -> None:
    s = bare()
    equip(s, 0, "coat_off")
    s.assets[SHIELD] = 2
    uses(s, IN_PLANNING)
    assert list(usable(s, 0, IN_PLANNING)) == []
    s.trace[0] = 3
    faction(s, "encore")
    first(s)
    assert len(usable(s, 0, IN_PLANNING)) == 1
    assert s.trace[0] == 1


@pytest.mark.rule("T-312")
@pytest.mark.rule("T-47")
def test_bonfire_burns_corrupted_data_for_good() -> None:
    s = bare()
    lay(s, 0, "CC... ..... ..... .....")
    put_tokens(s, s.dump, "C")
    boxed = int(s.boxed)
    faction(s, "bonfire")
    first(s)
    assert s.boxed == boxed + 3
    assert "C" not in shown(s)
    assert letters(s.dump) == ""


@pytest.mark.rule("T-314b")
@pytest.mark.parametrize(
    ("script", "english", "french"),
    [
        (
            "each players:\n  damage 4; gain shield 2\nbreak",
            "Each player: deal 4 damage; gain 2 Shields. Break.",
            "Chaque joueur\u00a0: infligez 4 Dégâts\u202f; gagnez 2 Boucliers. Casse.",
        ),
        (
            "damage 4\nif defeated this step > 0:\n  gain any 1\nexp 1",
            "Deal 4 damage; if you have defeated an Enemy this step: gain 1 Asset of your choice. Gain 1 EXP.",
            "Infligez 4 Dégâts\u202f; "
            "si vous avez vaincu un Ennemi dans cette étape\u00a0: gagnez 1 Atout au choix. Gagnez 1 EXP.",
        ),
        (
            "when turn ends if launched any this turn = 0: exp 1",
            "When a turn ends, unless you have launched a Pattern this turn: gain 1 EXP.",
            "À la fin du tour, sauf si vous avez lancé un Schéma ce tour\u00a0: gagnez 1 EXP.",
        ),
    ],
)
def test_it_is_plain_who_does_what_and_where_a_block_ends(script: str, english: str, french: str) -> None:
    (phrase,) = printed.lines(read(LANGUAGE, script))
    assert game().text(phrase, "en") == english
    assert game().text(phrase, "fr") == french
