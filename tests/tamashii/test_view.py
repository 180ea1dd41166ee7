"""What a seat sees: all that lies open, and nothing that lies face down (T-292 to T-292b)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.core import zones
from ludarium.core.bits import bits_of
from ludarium.core.views import as_json
from ludarium.games.tamashii.fields import ATTACHED, CLASS_DECK
from ludarium.games.tamashii.rules.look_verbs import tile_looked_at
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.view import view
from tests.tamashii.table import do, game, lay, table

POWER, LONG_POWER = 0, 4


def seen(s: Tamashii, seat: int | None = 0) -> dict[str, Any]:
    return as_json(view(s, game().pack, seat))


def board(s: Tamashii) -> dict[str, Any]:
    found: dict[str, Any] = seen(s)["seats"][0]
    return found


def launchable(s: Tamashii, source: int) -> dict[str, Any]:
    return next(each for each in board(s)["launchable"] if each["source"] == source)


@pytest.mark.rule("T-41", "T-42", "T-8")
def test_a_launcher_has_its_cells_by_column_and_row_with_the_highlighted_ones_and_the_locks() -> None:
    cells = board(table())["launcher"]
    assert [each["cell"] for each in cells][:5] == ["a1", "a2", "a3", "a4", "b1"]
    light = {"a1", "a3", "b2", "b4", "c1", "c3", "d2", "d4"}
    assert {each["cell"] for each in cells if each["highlighted"]} == light | {"e1", "e2", "e3", "e4"}
    assert {each["cell"] for each in cells if each["locked"]} == {"e1", "e2", "e3", "e4"}


@pytest.mark.rule("T-292", "T-292b")
def test_what_lies_face_down_has_no_identity_until_somebody_looks() -> None:
    s = table()
    lying = {each["place"]: each for each in seen(s)["map"]}
    assert {place: each["tile"] for place, each in lying.items() if each["tile"]} == {
        1: "shelter",
        2: "devastated_district_2",
        5: "spartans_lair",
    }
    assert lying[3]["explore"] == "unseen"
    tile = int(bits_of(s.unseen)[0])
    do(s, tile_looked_at, 2, 0, tile)
    looked_at = seen(s)["map"][2]
    assert looked_at["tile"] == game().pack.kinds["tile"][tile].id
    assert not looked_at["face_up"]


@pytest.mark.rule("T-292", "T-292a")
def test_every_seat_sees_the_same() -> None:
    s = table(seats=2)
    assert seen(s, 0) == seen(s, 1) == seen(s, None)
    assert sum(seen(s)["seats"][1]["bag"].values()) == 13


@pytest.mark.rule("T-292a", "T-124")
def test_a_class_card_put_back_is_known_to_lie_at_the_bottom() -> None:
    s = table()
    deck = CLASS_DECK + 100 * int(s.class_of[0])
    cards = game().pack.kinds["augmentation"]
    assert board(s)["class_deck"] == {"left": 10, "next": [], "under": []}
    card = int(zones.members(s.augmentations, deck)[3])
    zones.put_under(s.augmentations, card, deck)
    assert board(s)["class_deck"] == {"left": 10, "next": [], "under": [cards[card].id]}


@pytest.mark.rule("T-71", "T-74", "T-304", "T-305")
def test_a_pattern_is_drawn_as_it_is_printed() -> None:
    s = table()
    doorman = [each.id for each in game().pack.kinds["enemy"]].index("doorman")
    card = [int(each) for each in s.content.design].index(doorman)
    zones.put_under(s.enemies, card, ATTACHED)
    patterns = {each["notation"]: each for each in seen(s)["patterns"]}
    assert patterns["exp"]["rows"] == ["RB", "YG"]
    assert patterns["divert doorman"]["rows"] == ["B..", "E*G"]
    assert patterns["hack doorman 1"]["rows"] == ["Y*R"]
    assert patterns["hack doorman 1"]["card"] == "doorman"


@pytest.mark.rule("T-64", "T-74", "T-84")
def test_a_pattern_is_ready_or_so_many_moves_away_as_long_as_there_are_moves() -> None:
    s = table()
    lay(s, 0, "RBR.. ..... ..... .....")
    assert launchable(s, POWER)["ready"] == [["a1", "b1", "c1"]]
    lay(s, 0, "RB... ..R.. ..... .....")
    assert launchable(s, POWER) == {"source": POWER, "launched": False, "ready": [], "moves": None, "way": []}
    s.moves_left[0] = 2
    assert launchable(s, POWER)["moves"] == 1
    assert [sorted(move) for move in launchable(s, POWER)["way"]] == [["c1", "c2"]]
    assert launchable(s, LONG_POWER)["moves"] is None


@pytest.mark.rule("T-134", "T-135", "T-136", "T-139")
def test_the_places_in_reach_with_steps_and_trace() -> None:
    """From the middle with MOV 2: over the Shelter and the Lair, and onto face-down tiles, but not through them. Of those that
    may lie there the Devastated Districts have Entry 1, the Spire and others 3 (T-306)."""
    s = table()
    reach = {each["place"]: (each["steps"], each["least"], each["most"]) for each in board(s)["reach"]}
    hidden = (1, 1, 3)
    assert reach == {1: (1, 0, 0), 3: hidden, 4: hidden, 5: (1, 2, 2), 6: hidden, 7: (2, 1, 3)}
    assert board(s)["staying"] == 2
