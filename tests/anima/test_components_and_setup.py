"""Components and set-up (A-1 to A-25)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ludarium.core import zones
from ludarium.core.errors import BadOption, BadSave
from ludarium.core.match import Match
from ludarium.games.anima import ShadowOfOmega
from ludarium.games.anima.meta import INFO
from ludarium.games.anima.rules.dice import FACES
from ludarium.games.anima.state import DECK, FINAL_DECK
from ludarium.games.anima.tables import BASICS, SYMBOLS, TIMINGS, TYPES
from tests.anima.table import (
    GAME,
    NAMES_OF,
    active,
    asked,
    combat,
    deck,
    fresh,
    hand,
    hand_sizes,
    is_veiled,
    kind,
    lies_on,
    options,
    party,
    pile,
    play,
    roll_on,
    second_illusionist,
    seen,
    speed,
    state,
    table,
)


def set_out(seats: int, seed: int = 1, **chosen: object) -> Match:
    """A match right after its set-up, everybody having kept the first cards."""
    return roll_on(fresh(seats, seed=seed, **chosen), lambda match: state(match).turn == 1)


# -- components ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_seats(seats: int) -> None:
    assert len(seen(fresh(seats))["figures"]) == seats


@pytest.mark.rule("A-1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_any_other_number_is_rejected(seats: int) -> None:
    with pytest.raises(BadOption):
        fresh(seats)


@pytest.mark.rule("A-1")
def test_one_seat_only_with_the_rival() -> None:
    assert [figure["figure"] for figure in seen(fresh(1, "rival"))["figures"]] == ["gold", "rival"]
    with pytest.raises(BadOption):
        fresh(2, "rival")


@pytest.mark.rule("A-2")
def test_110_cards() -> None:
    kinds = Counter(card.kind for card in GAME.pack.cards)
    assert kinds["creature"] + kinds["event"] == 33
    assert (kinds["character"], kinds["area"], kinds["mission"], kinds["final"], kinds["advantage"]) == (20, 14, 10, 3, 30)
    assert len(GAME.pack.cards) == 110


@pytest.mark.rule("A-3")
def test_every_die_has_six_sides() -> None:
    assert list(FACES) == [1, 2, 3, 4, 5, 6]
    match = table(phase="exploration", at=["archangel"])
    assert options(play(match, "explore")) == [f"die={face}" for face in range(1, 7)]


@pytest.mark.rule("A-3")
@pytest.mark.rule("A-17")
def test_five_counters_of_different_colours_in_seat_order() -> None:
    colours = [figure["figure"] for figure in seen(fresh(5))["figures"]]
    assert len(set(colours)) == 5
    assert [figure["figure"] for figure in seen(fresh(3))["figures"]] == colours[:3]


@pytest.mark.rule("A-4")
def test_five_types_and_six_decks() -> None:
    """The two Mission kinds are kept apart: no Final Mission is ever dealt, no Basic one revealed."""
    assert {card.kind for card in GAME.pack.cards} == {"character", "area", "creature", "event", "mission", "final", "advantage"}
    s = state(set_out(2))
    assert max(zones.members(s.mission_at, DECK)) < BASICS == min(zones.members(s.mission_at, FINAL_DECK))
    assert [zones.left_in(s.mission_at, pile) for pile in (DECK, FINAL_DECK)] == [6, 3]
    assert set(seen(set_out(2))["decks"]) == {"characters", "areas", "encounters", "advantages"}


@pytest.mark.rule("A-5")
def test_what_a_character_has() -> None:
    for card in NAMES_OF.characters:
        assert card.facts["combat"] > 0
        assert card.facts["speed"] > 0
        assert card.facts["gender"] in ("male", "female")
        assert set(card.facts["symbols"]) <= set(SYMBOLS)
    abilities = {card.id: len(card.facts["text"]) for card in NAMES_OF.characters}
    assert abilities["acrobat"] == 0
    assert abilities["thief"] > 0
    sizes = {card.id: len(card.facts["symbols"]) for card in NAMES_OF.characters}
    assert sizes["gravedigger"] == 0
    assert sizes["factotum"] == 3


@pytest.mark.rule("A-6")
def test_what_an_area_has() -> None:
    for card in NAMES_OF.areas:
        assert card.facts["level"] in (1, 2, 3)
        assert card.facts["trade"] in (True, False)
        assert len(card.facts["explore"]) == 6
        assert len(set(card.facts["rewards"])) == 3
    rules = {card.id: len(card.facts["rules"]) for card in NAMES_OF.areas}
    assert rules["archangel"] == 1
    assert rules["lost_ruins"] == 0


@pytest.mark.rule("A-7")
def test_only_a_creature_has_combat() -> None:
    for card in NAMES_OF.encounters:
        assert card.facts["level"] in (1, 2, 3)
        assert ("combat" in card.facts) == (card.kind == "creature")
    events = [card for card in NAMES_OF.encounters if card.kind == "event"]
    assert {card.facts["welcome"] for card in events} == {True, False}
    assert "recruit" in [sentence.verb.name for card in events for sentence in card.sentences]


@pytest.mark.rule("A-8")
def test_what_a_mission_has() -> None:
    cards = GAME.pack.tables
    for number, card in enumerate(NAMES_OF.missions):
        assert card.facts["kind"] in ("slay", "speed", "hold", "fetch", "visit")
        assert bool(card.facts["reward"]) == (number < 10)  # the reward of a Final Mission is to win
        assert cards.shown[number] == (1 if card.id != "weight_of_an_hour" else 0)


@pytest.mark.rule("A-9")
def test_what_an_advantage_has() -> None:
    for card in NAMES_OF.advantages:
        assert card.facts["type"] in TYPES
        assert card.facts["timing"] in TIMINGS
        assert card.facts["text"]
    assert TYPES == ("magic", "ki", "trickery", "plot", "organization")
    assert TIMINGS == ("reset", "movement", "interaction", "exploration", "combat", "interruption")


@pytest.mark.rule("A-10")
def test_a_party_has_one_to_four_characters() -> None:
    four = "acrobat illusionist thief technician"
    match = table(phase="exploration", parties=[four], at=["archangel"])
    play(match, "explore", "die=1")
    assert "claim recruit" not in options(match)
    with pytest.raises(BadSave, match="A-10"):
        table(parties=[f"{four} paladin"])


@pytest.mark.rule("A-11")
def test_acrobat_and_wizard() -> None:
    match = table(parties=["acrobat wizard"])
    assert (combat(match), speed(match)) == (7, 8)


@pytest.mark.rule("A-11")
def test_bonuses_and_running_effects_are_added() -> None:
    match = table(parties=["acrobat wizard"], combat_bonus=[2], speed_bonus=[3], combat_now=[1], speed_now=[1])
    assert (combat(match), speed(match)) == (10, 12)
    assert combat(table(parties=["acrobat wizard"], lasting=["magic_item"])) == 9
    assert combat(table(parties=["acrobat wizard"], rested=[0])) == 9


@pytest.mark.rule("A-11")
def test_never_below_zero() -> None:
    match = table(parties=["acrobat wizard"], combat_now=[-10], speed_now=[-10])
    assert (combat(match), speed(match)) == (0, 0)


@pytest.mark.rule("A-12")
def test_an_inclined_character_still_counts() -> None:
    match = table(parties=["acrobat wizard"], inclined="acrobat wizard")
    assert (combat(match), speed(match)) == (7, 8)


@pytest.mark.rule("A-13")
def test_two_cards_with_the_same_name(tmp_path: Path) -> None:
    """A second Illusionist in place of the Exiled Prince."""
    second_illusionist(tmp_path, "exiled_prince")
    game = ShadowOfOmega(tmp_path)
    twins = [card for card in game.pack.cards if card.name.text("en") == "Illusionist"]
    assert [card.id for card in twins] == ["illusionist_b", "illusionist"]
    match = game.new(seed=1, seats=2, chance="ask")
    while kind(match) != "character_is_dealt":
        match.answer(0)
    play(match, "deal gold=illusionist", "deal gold=illusionist_b")
    assert match.view(0)["figures"][0]["drawn"]["characters"] == ["illusionist_b", "illusionist"]


@pytest.mark.rule("A-14")
def test_twenty_to_thirty_minutes_a_player() -> None:
    """The number shown is that of a match of three. The twelve symbols are the client's."""
    assert 3 * 20 <= INFO.minutes <= 3 * 30


@pytest.mark.rule("A-15")
def test_a_seat_is_asked_alike_whoever_holds_it() -> None:
    """By notation, as people and agents answer, or by number, as bots do: the same options, the same match."""
    one, other = GAME.new(seed=5, seats=3), GAME.new(seed=5, seats=3)
    for _ in range(60):
        last = len(options(one)) - 1
        assert options(one) == options(other)
        one.answer(last)
        other.answer(options(other)[last])
    assert [one.view(seat) for seat in range(3)] == [other.view(seat) for seat in range(3)]


@pytest.mark.rule("A-16")
def test_the_same_seed_and_choices_give_the_same_log() -> None:
    def log(seed: int) -> list[tuple[object, str]]:
        match = GAME.new(seed=seed, seats=4)
        for step in range(150):
            match.answer(step * 7 % len(options(match)))
        return [(entry.by, entry.say) for entry in match.log]

    assert repr(log(3)).encode() == repr(log(3)).encode()
    assert log(3) != log(4)


# -- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-17")
def test_decks_are_in_no_order_that_somebody_knows() -> None:
    """Chance is asked for every card, and every card of the deck is a possible answer."""
    match = fresh(2)
    assert (asked(match), len(options(match))) == ("chance", 10)


@pytest.mark.rule("A-18")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_two_basic_missions_each_and_the_rest_set_aside(seats: int) -> None:
    s = state(set_out(seats))
    dealt = list(s.mission)
    assert len(set(dealt)) == 2 * seats
    assert max(dealt) < 10
    assert zones.left_in(s.mission_at, DECK) == 10 - 2 * seats
    assert [each["state"] for figure in seen(set_out(seats))["figures"] for each in figure["missions"]] == ["secret"] * 2 * seats


@pytest.mark.rule("A-18")
def test_the_rest_stays_aside_for_the_whole_game() -> None:
    """Basic Missions are dealt at set-up and at no other time."""
    match = set_out(2)
    aside = list(zones.members(state(match).mission_at, DECK))
    for step in range(200):
        if match.actor is not None:
            match.answer(step * 5 % len(options(match)))
    assert list(zones.members(state(match).mission_at, DECK)) == aside


@pytest.mark.rule("A-19")
def test_one_character_and_three_advantages_are_kept() -> None:
    match = roll_on(fresh(2), "character_is_kept")
    drawn = seen(match)["figures"][0]["drawn"]
    assert (len(drawn["characters"]), len(drawn["advantages"])) == (2, 4)
    assert options(match) == [f"keep {id}" for id in drawn["characters"]]
    play(match, f"keep {drawn['characters'][1]}")
    assert options(match) == [f"return {id}" for id in drawn["advantages"]]
    play(match, f"return {drawn['advantages'][2]}")
    roll_on(match, lambda m: state(m).turn == 1)
    assert party(match) == [drawn["characters"][1]]
    assert hand(match) == [id for id in drawn["advantages"] if id != drawn["advantages"][2]]


@pytest.mark.rule("A-20")
def test_what_is_not_kept_goes_back_after_all_have_chosen() -> None:
    match = roll_on(fresh(2), "character_is_kept")
    drawn = seen(match)["figures"][0]["drawn"]
    play(match, f"keep {drawn['characters'][0]}", f"return {drawn['advantages'][0]}")
    assert asked(match) == "ruby"
    assert drawn["characters"][1] not in deck(match, "characters")
    assert drawn["advantages"][0] not in deck(match, "advantages")
    roll_on(match, lambda m: state(m).turn == 1)
    assert drawn["characters"][1] in deck(match, "characters")
    assert drawn["advantages"][0] in deck(match, "advantages")
    assert all(pile(match, name) == [] for name in ("characters", "advantages", "encounters", "areas"))


@pytest.mark.rule("A-21")
def test_nobody_sees_a_choice_before_all_are_made() -> None:
    match = roll_on(fresh(3), "character_is_kept")
    before = [seen(match, 1)["figures"][0], seen(match, 2)["figures"][0]]
    play(match, options(match)[0])
    play(match, options(match)[0])
    assert asked(match) == "ruby"
    assert [seen(match, 1)["figures"][0], seen(match, 2)["figures"][0]] == before
    assert [moment.open_to(1).entry.say for moment in match.moments if moment.entry.by == 0] == ["", ""]
    roll_on(match, lambda m: state(m).turn == 1)
    shown = seen(match, 1)["figures"]
    assert [[one["inclined"] or one["immobilised"] for one in figure["party"]] for figure in shown] == [[False]] * 3


@pytest.mark.rule("A-21")
def test_draws_are_made_in_seat_order() -> None:
    match = roll_on(fresh(2), "character_is_kept")
    said = [entry.say.split("=")[0] for entry in match.log if entry.say.startswith("deal")]
    assert said == ["deal gold"] * 2 + ["deal ruby"] * 2 + ["deal gold"] * 4 + ["deal ruby"] * 4


@pytest.mark.rule("A-22")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_as_many_areas_as_players(seats: int) -> None:
    assert len(active(set_out(seats))) == seats


@pytest.mark.rule("A-22")
def test_one_area_at_the_start() -> None:
    match = set_out(3, initial_areas="one")
    assert len(active(match)) == 1
    assert is_veiled(match, active(match)[0])


@pytest.mark.rule("A-23")
def test_each_area_gets_a_face_down_encounter() -> None:
    match = set_out(3)
    for each in seen(match)["areas"]:
        assert each["encounter"] == {"card": None, "face_down": True}
        assert lies_on(match, each["card"]) is not None


@pytest.mark.rule("A-24")
def test_the_start() -> None:
    view = seen(set_out(3))
    assert view["final"] is None
    for figure in view["figures"]:
        assert (figure["at"], figure["guild"], figure["lasting"]) == (None, None, [])
        assert figure["bonus"] == {"combat": 0, "speed": 0}
    assert list(view["spent"].values()) == [[]] * 4
    assert zones.left_in(state(set_out(3)).mission_at, FINAL_DECK) == 3


@pytest.mark.rule("A-25")
def test_four_players_right_after_set_up() -> None:
    match = set_out(4)
    sizes = {name: deck["left"] for name, deck in seen(match)["decks"].items()}
    assert sizes == {"characters": 16, "advantages": 18, "encounters": 29, "areas": 10}
    assert hand_sizes(match) == [3, 3, 3, 3]
    s = state(match)
    assert [zones.left_in(s.mission_at, pile) for pile in (DECK, FINAL_DECK)] == [2, 3]
