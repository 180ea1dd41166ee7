"""Preliminary encounters (A-74 to A-79)."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.games.anima import ShadowOfOmega
from tests.anima import table as tables
from tests.anima.table import (
    GAME,
    asked,
    at,
    is_veiled,
    kind,
    lies_on,
    lost,
    options,
    party,
    passed,
    pile,
    play,
    seen,
    speed,
    state,
    table,
    to_slot,
    told,
    window,
)
from tests.core.packs import copied, write


@pytest.mark.rule("A-74")
@pytest.mark.parametrize("search", [("seek", "area=lost_ruins"), ("seek lost_ruins",)])
def test_an_area_that_comes_into_play_gets_an_encounter(search: tuple[str, ...]) -> None:
    match = table(spent="lost_ruins" if len(search) == 1 else "")
    play(match, *search)
    assert kind(match) == "encounter_is_laid"
    play(match, "lay lost_ruins=wandering_warrior")
    assert seen(match)["met"]["card"] == "wandering_warrior"


@pytest.mark.rule("A-74")
def test_never_more_than_one() -> None:
    """The Bell-Ringer puts an Encounter on an Area: only where there is none."""
    match = table(parties=["bell_ringer"], lying={"archangel": "wandering_warrior"}, veiled={"americh": "treasure"})
    play(match, "use bell_ringer", "lay village_of_cornes=inn")
    assert lies_on(match, "village_of_cornes") == "inn"
    match = table(parties=["bell_ringer"], areas=["archangel"], lying={"archangel": "wandering_warrior"})
    assert "use bell_ringer" not in options(match)


@pytest.mark.rule("A-75")
def test_it_is_turned_up_after_w2() -> None:
    match = table(veiled={"archangel": "wandering_warrior"}, hands=["", "misdirection"])
    play(match, "go archangel")
    assert window(match) == "W2"
    assert is_veiled(match, "archangel")
    assert seen(match)["met"] is None
    play(match, "pass")
    assert not is_veiled(match, "archangel")
    assert seen(match, 2)["met"]["card"] == "wandering_warrior"


@pytest.mark.rule("A-75")
def test_a_search_turns_it_up_at_once() -> None:
    match = table(hands=["", "salt_on_the_sill"])
    play(match, "seek", "area=lost_ruins", "lay lost_ruins=wandering_warrior")
    assert not is_veiled(match, "lost_ruins")
    assert [seen(match, seat)["met"]["card"] for seat in (0, 1, 2, None)] == ["wandering_warrior"] * 4


@pytest.mark.rule("A-76")
@pytest.mark.parametrize(
    ("place", "card", "occurs"),
    [
        ("village_of_cornes", "dragon_god", False),
        ("village_of_cornes", "wandering_warrior", True),
        ("lost_ruins", "shadow_of_omega", False),
        ("lost_ruins", "mother_peat", True),
        ("tower_at_the_end", "shadow_of_omega", True),
        ("archangel", "landslide", False),
        ("lost_ruins", "landslide", True),
    ],
)
def test_an_encounter_above_the_level_does_not_occur(place: str, card: str, occurs: bool) -> None:
    match = table(veiled={place: card})
    play(match, f"go {place}")
    assert ("false_alarm" in told(match)) == (not occurs)
    if not occurs:
        assert (at(match), pile(match, "encounters"), lies_on(match, place)) == (place, [card], None)
        assert asked(match) == "ruby"


@pytest.mark.rule("A-76")
def test_a_false_alarm_has_no_window() -> None:
    match = table(veiled={"village_of_cornes": "dragon_god"}, hands=["", "salt_on_the_sill"])
    play(match, "go village_of_cornes")
    while window(match) == "W2":
        match.answer("pass")
    assert (at(match), kind(match)) == ("village_of_cornes", "declare")


@pytest.mark.rule("A-77")
def test_an_event_happens_to_the_party_and_is_discarded() -> None:
    match = table(veiled={"archangel": "treasure"})
    play(match, "go archangel", "draw gold=curfew", "draw gold=iron_breath")
    assert (at(match), lies_on(match, "archangel"), pile(match, "encounters")) == ("archangel", None, ["treasure"])


@pytest.mark.rule("A-77")
@pytest.mark.parametrize(("die", "arrives"), [(3, True), (2, False)])
def test_an_event_that_may_cost_the_turn(die: int, arrives: bool) -> None:
    """Sudden Fog: a Speed test of 7 for a party with 4."""
    match = table(veiled={"archangel": "sudden_fog"}, at=["americh"])
    play(match, "go archangel", f"die={die}")
    assert at(match) == ("archangel" if arrives else None)
    assert lost(match) == ([] if arrives else [0])
    assert pile(match, "encounters") == ["sudden_fog"]


@pytest.mark.rule("A-77")
def test_an_event_that_is_not_bad_enough() -> None:
    """The mushrooms put a Character to sleep, and the party arrives."""
    match = table(veiled={"archangel": "delicious_mushrooms"}, parties=["acrobat thief"])
    play(match, "go archangel", "choose thief")
    assert (at(match), party(match)) == ("archangel", ["acrobat", "thief"])
    assert seen(match)["figures"][0]["party"][1]["immobilised"]
    assert speed(match) == 8


@pytest.mark.rule("A-78")
def test_a_creature_is_fought_in_the_movement_phase() -> None:
    match = table(veiled={"archangel": "wandering_warrior"})
    play(match, "go archangel")
    assert (seen(match)["phase"], seen(match)["fight"]["kind"]) == ("movement", "creature")
    play(match, "own=2", "foe=4")  # 4 + 2 against 2 + 4: a tie is a win
    assert (at(match), pile(match, "encounters"), lies_on(match, "archangel")) == ("archangel", ["wandering_warrior"], None)


@pytest.mark.rule("A-79")
def test_a_creature_that_wins_stays_until_it_is_beaten() -> None:
    match = table(veiled={"archangel": "wandering_warrior"})
    play(match, "go archangel", "own=1", "foe=6")
    assert (lies_on(match, "archangel"), is_veiled(match, "archangel")) == ("wandering_warrior", False)
    assert seen(match, None)["areas"][0]["encounter"] == {"card": "wandering_warrior", "face_down": False}
    play(match, "go archangel", "own=1", "foe=6")  # Ruby, Combat 3
    assert (at(match, 1), lies_on(match, "archangel")) == (None, "wandering_warrior")
    play(match, "go archangel", "own=6", "foe=1")
    assert (at(match, 2), lies_on(match, "archangel")) == ("archangel", None)
    assert pile(match, "encounters") == ["wandering_warrior"]


@pytest.mark.rule("A-79")
def test_it_stays_for_later_turns_too() -> None:
    match = table(veiled={"archangel": "wandering_warrior"})
    play(match, "go archangel", "own=1", "foe=6")
    to_slot(match, "movement")
    assert state(match).turn == 7
    passed(play(match, "go archangel"))
    assert seen(match)["fight"]["foe"]["card"] == "wandering_warrior"


@pytest.mark.rule("A-100")
@pytest.mark.rule("A-174")
def test_an_event_that_brings_another_encounter_is_discarded_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No card of the set does; one that replaces another may (A-227)."""
    pack = copied(tables.GAME, tmp_path)
    write(pack, "encounters.toml", "delicious_mushrooms", does='"meet 1"')
    monkeypatch.setattr(tables, "GAME", ShadowOfOmega(pack))
    match = table(phase="exploration", at=["lost_ruins", "salt_market"])
    passed(play(match, "explore", "die=2", "encounter=delicious_mushrooms"))
    play(match, "encounter=wandering_warrior", "own=3", "foe=3")
    passed(match)
    assert pile(match, "encounters") == ["delicious_mushrooms", "wandering_warrior"]
    assert kind(match) == "claim_reward"
    assert GAME.broken_law(state(match)) is None
