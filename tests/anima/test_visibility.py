"""Visibility (A-26 to A-34)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ludarium.core import zones
from ludarium.core.match import Match
from ludarium.core.text import open_to
from ludarium.games.anima.state import DECK, FINAL_DECK, NONE, SECRET
from tests.anima.table import (
    GAME,
    NAMES_OF,
    advantage,
    area,
    deck,
    encounter,
    fresh,
    hand,
    is_veiled,
    kind,
    lies_on,
    options,
    passed,
    pile,
    play,
    roll_on,
    seen,
    state,
    table,
    window,
)


def words(thing: object) -> Iterator[str]:
    """Every word of a view."""
    if isinstance(thing, dict):
        for value in thing.values():
            yield from words(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from words(value)
    elif isinstance(thing, str):
        yield thing


def hidden_from(match: Match, seat: int | None) -> set[str]:
    """The cards that a seat may not see, from the rules: decks, other hands, secret Missions, what lies face down."""
    s = state(match)
    found = {id for name in ("characters", "areas", "encounters", "advantages") for id in deck(match, name)}
    found |= {NAMES_OF.missions[one].id for pile in (DECK, FINAL_DECK) for one in zones.in_order(s.mission_at, pile)}
    found |= {id for one in NAMES_OF.areas if is_veiled(match, one.id) and (id := lies_on(match, one.id))}
    for figure in range(s.settings.seats):
        if figure != seat:
            found |= set(hand(match, figure))
            for place in (2 * figure, 2 * figure + 1):
                if s.mission_state[place] == SECRET and s.mission[place] != NONE:
                    found.add(NAMES_OF.missions[s.mission[place]].id)
    return found


def log_of(match: Match, seat: int | None) -> str:
    """Everything that a seat can read in the log."""
    return repr([moment.open_to(seat) for moment in match.moments])


def figure(match: Match, figure: int, seat: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = seen(match, seat)["figures"][figure]
    return found


def name(id: str) -> str:
    return NAMES_OF.by_id[id].name.text("en")


# -- what everybody sees ---------------------------------------------------------------------------------------------


@pytest.mark.rule("A-26")
def test_what_lies_on_the_table_is_public() -> None:
    match = table(
        parties=["acrobat illusionist", "thief technician"],
        inclined="thief",
        asleep="acrobat",
        at=["archangel", "lost_ruins"],
        lasting=["", "magic_item"],
        guilds=["", "black_sun"],
        lying={"americh": "dragon_god"},
        veiled={"glass_forest": "treasure"},
        order=[2, 0, 1],
    )
    for seat in (0, 1, 2, None):
        view = seen(match, seat)
        if seat == 1:  # the Technician has keen eyes
            continue
        assert (view["turn"], view["phase"], view["order"], view["slot"]) == (6, "movement", ["azure", "gold", "ruby"], "gold")
        assert figure(match, 0, seat)["party"] == [
            {"card": "acrobat", "inclined": False, "immobilised": True},
            {"card": "illusionist", "inclined": False, "immobilised": False},
        ]
        assert figure(match, 1, seat)["party"][0] == {"card": "thief", "inclined": True, "immobilised": False}
        assert (figure(match, 1, seat)["lasting"], figure(match, 1, seat)["guild"]) == (["magic_item"], "black_sun")
        assert [figure(match, one, seat)["at"] for one in range(3)] == ["archangel", "lost_ruins", None]
        areas = {each["card"]: each for each in view["areas"]}
        assert areas["americh"]["encounter"] == {"card": "dragon_god", "face_down": False}
        assert areas["glass_forest"]["encounter"] == {"card": None, "face_down": True}
        assert areas["archangel"]["encounter"] is None


@pytest.mark.rule("A-26")
def test_dice_are_public() -> None:
    match = table(phase="exploration", at=["archangel"], hands=["second_glance"], parties=["thief"])
    play(match, "explore", "die=4")
    assert kind(match) == "react"
    assert [seen(match, seat)["roll"]["die"] for seat in (0, 1, 2, None)] == [4] * 4


@pytest.mark.rule("A-27")
def test_piles_sizes_and_marks_are_public() -> None:
    match = table(
        hands=["curfew", "iron_breath moonlit_ward"],
        missions=["beat_tiamat:begun overdue_book:completed"],
        spent="treasure inn landslide acrobat",
        parties=["wizard", "thief", "factotum"],
        combat_bonus=[2],
        speed_bonus=[0, 1],
        rested=[1],
        lost=[2],
        recruited_before=[0, 1 << area("archangel")],
    )
    for seat in (0, 1, 2, None):
        view = seen(match, seat)
        assert view["spent"]["encounters"] == ["treasure", "inn", "landslide"]
        assert view["spent"]["characters"] == ["acrobat"]
        assert {name: each["left"] for name, each in view["decks"].items()} == {
            "characters": 16,
            "areas": 11,
            "encounters": 30,
            "advantages": 27,
        }
        assert [figure["cards"] for figure in view["figures"]] == [1, 2, 0]
        assert [each["state"] for each in view["figures"][0]["missions"]] == ["begun", "completed"]
        assert [each["state"] for each in view["figures"][1]["missions"]] == ["secret", "secret"]
        assert view["figures"][0]["bonus"] == {"combat": 2, "speed": 0}
        assert [figure["rested"] for figure in view["figures"]] == [False, True, False]
        assert [figure["lost"] for figure in view["figures"]] == [False, False, True]
        assert [figure["no_recruit"] for figure in view["figures"]] == [[], ["archangel"], []]


# -- what one seat sees ----------------------------------------------------------------------------------------------


@pytest.mark.rule("A-28")
def test_the_own_hand_and_the_own_secret_missions() -> None:
    match = table(hands=["curfew", "iron_breath moonlit_ward"], missions=["beat_tiamat overdue_book", "follow_the_hart"])
    assert figure(match, 0, 0)["hand"] == ["curfew"]
    assert [figure(match, 0, seat)["hand"] for seat in (1, 2, None)] == [[]] * 3
    assert [each["card"] for each in figure(match, 0, 0)["missions"]] == ["beat_tiamat", "overdue_book"]
    assert [[each["card"] for each in figure(match, 0, seat)["missions"]] for seat in (1, 2, None)] == [[None, None]] * 3


@pytest.mark.rule("A-28")
def test_the_own_draw_at_set_up() -> None:
    match = roll_on(fresh(2), "advantages_are_kept")
    drawn = figure(match, 0, 0)["drawn"]
    assert (len(drawn["characters"]), len(drawn["advantages"])) == (2, 4)
    assert [figure(match, 0, seat)["drawn"] for seat in (1, None)] == [None, None]


@pytest.mark.rule("A-28")
def test_a_peek_is_for_the_one_who_looks() -> None:
    """The Whispering Pass on a 3: look at a hand, draw one."""
    match = table(phase="exploration", at=["whispering_pass"], hands=["", "iron_breath moonlit_ward", "curfew"])
    play(match, "explore", "die=3", "choose ruby")
    assert figure(match, 1, 0)["hand"] == ["iron_breath", "moonlit_ward"]
    assert figure(match, 1, 2)["hand"] == figure(match, 1, None)["hand"] == []
    assert name("moonlit_ward") not in log_of(match, 2)


@pytest.mark.rule("A-28")
def test_a_mission_that_was_looked_at() -> None:
    match = table(phase="exploration", at=["whispering_pass"], missions=["", "beat_tiamat overdue_book"], hands=["", "curfew"])
    play(match, "explore", "die=3")
    play(match, "draw gold=loaded_die", "claim special", "choose ruby")
    assert [each["card"] for each in figure(match, 1, 0)["missions"]] == ["beat_tiamat", None]
    assert [each["card"] for each in figure(match, 1, 2)["missions"]] == [None, None]


@pytest.mark.rule("A-29")
def test_a_stolen_card_is_known_to_the_two_concerned() -> None:
    """The Thief, on a 4 or more."""
    match = table(phase="reset", parties=["thief"], hands=["", "iron_breath moonlit_ward"])
    play(match, "use thief", "die=4", "lose ruby=moonlit_ward")
    assert hand(match) == ["moonlit_ward"]
    assert figure(match, 0, 1)["hand"] == ["moonlit_ward"]  # the victim knows where it is
    assert figure(match, 0, 2)["hand"] == figure(match, 0, None)["hand"] == []
    assert figure(match, 0, 2)["cards"] == 1
    for seat in (0, 1):
        assert name("moonlit_ward") in log_of(match, seat)
    for seat in (2, None):
        assert name("moonlit_ward") not in log_of(match, seat)
        assert "moonlit_ward" not in log_of(match, seat)


@pytest.mark.rule("A-29")
def test_a_card_lost_in_combat_is_known_to_the_two_concerned() -> None:
    match = table(phase="interaction", at=["americh", "americh"], hands=["", "iron_breath"])
    match = passed(play(match, "attack ruby", "own=3", "foe=2"))
    assert hand(match) == ["iron_breath"]
    assert figure(match, 0, 1)["hand"] == ["iron_breath"]
    assert figure(match, 0, 2)["hand"] == []
    assert name("iron_breath") not in log_of(match, 2)


@pytest.mark.rule("A-29")
def test_traded_cards_are_known_to_the_two_concerned() -> None:
    match = table(phase="interaction", at=["archangel", "archangel"], hands=["curfew", "iron_breath moonlit_ward"])
    play(match, "trade ruby", "give curfew", "enough", "take any", "enough", "send", "accept", "fill moonlit_ward")
    passed(match)
    assert (hand(match, 0), hand(match, 1)) == (["moonlit_ward"], ["iron_breath", "curfew"])
    assert (figure(match, 1, 0)["hand"], figure(match, 0, 1)["hand"]) == (["curfew"], ["moonlit_ward"])
    assert (figure(match, 0, 2)["hand"], figure(match, 1, 2)["hand"]) == ([], [])
    assert [figure(match, one, 2)["cards"] for one in (0, 1)] == [1, 2]
    for id in ("curfew", "moonlit_ward"):
        assert name(id) not in log_of(match, 2)
        assert id not in log_of(match, 2)


@pytest.mark.rule("A-86")
def test_an_offer_is_shown_when_it_is_sent_and_not_forgotten_when_it_is_declined() -> None:
    match = table(phase="interaction", at=["archangel", "archangel"], hands=["curfew", "iron_breath"])
    play(match, "trade ruby", "give curfew", "enough", "take any", "enough")
    assert seen(match, 1)["trade"]["gives"] == [{"kind": "advantage", "card": None}]
    assert "curfew" not in log_of(match, 1)
    play(match, "send")
    assert seen(match, 1)["trade"]["gives"] == [{"kind": "advantage", "card": "curfew"}]
    play(match, "decline")
    assert [figure(match, 0, seat)["hand"] for seat in (1, 2, None)] == [["curfew"], [], []]


@pytest.mark.rule("A-86")
def test_an_offer_that_is_dropped_was_never_shown() -> None:
    match = table(phase="interaction", at=["archangel", "archangel"], hands=["curfew", "iron_breath"])
    play(match, "trade ruby", "give curfew", "enough", "take any", "enough", "cancel")
    assert figure(match, 0, 1)["hand"] == []
    assert "curfew" not in log_of(match, 1)


@pytest.mark.rule("A-29")
def test_nobody_is_sure_of_a_hand_from_which_a_card_was_taken() -> None:
    """Azure has seen Ruby's two cards; then Gold takes one of them, and Azure cannot tell which is left."""
    both = "iron_breath moonlit_ward"
    match = table(phase="interaction", at=["americh", "americh"], hands=["", both], knows=["", "", both])
    assert figure(match, 1, 2)["hand"] == ["iron_breath", "moonlit_ward"]
    passed(play(match, "attack ruby", "own=3", "foe=2", "lose ruby=iron_breath"))
    assert (figure(match, 0, 2)["hand"], figure(match, 1, 2)["hand"]) == ([], [])


@pytest.mark.rule("A-30")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_no_view_names_a_hidden_card(seat: int | None) -> None:
    match = GAME.new(seed=11, seats=3)
    roll_on(match, lambda m: state(m).turn == 1)
    assert not hidden_from(match, seat) & set(words(seen(match, seat)))


@pytest.mark.rule("A-30")
def test_what_the_generator_will_do_is_in_no_view() -> None:
    """The same table with another luck looks the same."""
    match = GAME.new(seed=11, seats=3)
    roll_on(match, lambda m: state(m).turn == 1)
    s = state(match)
    other = s.fork(99)
    assert list(other.luck) != list(s.luck)
    assert [GAME.view(other, seat) for seat in (0, 1, 2, None)] == [GAME.view(s, seat) for seat in (0, 1, 2, None)]


@pytest.mark.rule("A-30")
def test_the_chance_that_lays_a_face_down_encounter_tells_nobody() -> None:
    match = roll_on(fresh(2), "encounter_is_laid")
    said = options(match)[0]
    play(match, said)
    moment = match.moments[-1]
    assert [moment.open_to(seat).entry.say for seat in (0, 1, None)] == ["", "", ""]


@pytest.mark.rule("A-31")
def test_an_immobilised_character_stays_known() -> None:
    match = table(parties=["acrobat wizard"], asleep="wizard")
    for seat in (0, 1, 2, None):
        assert figure(match, 0, seat)["party"][1] == {"card": "wizard", "inclined": False, "immobilised": True}


@pytest.mark.rule("A-32")
def test_a_discarded_and_a_played_card_are_shown() -> None:
    match = table(phase="reset", hands=["iron_breath black_sun", "curfew", "loaded_die"])
    play(match, "discard iron_breath", "use black_sun")
    passed(match)
    for seat in (1, 2, None):
        assert seen(match, seat)["spent"]["advantages"] == ["iron_breath"]
        assert figure(match, 0, seat)["guild"] == "black_sun"
        assert name("iron_breath") in log_of(match, seat)
        assert name("black_sun") in log_of(match, seat)


@pytest.mark.rule("A-32")
def test_an_encounter_above_the_level_is_shown_too() -> None:
    match = table(veiled={"archangel": "dragon_god"})
    play(match, "go archangel")
    for seat in (0, 1, 2, None):
        assert seen(match, seat)["spent"]["encounters"] == ["dragon_god"]
        assert name("dragon_god") in log_of(match, seat)


@pytest.mark.rule("A-32")
def test_set_up_returns_are_not_shown() -> None:
    match = roll_on(fresh(2), "advantages_are_kept")
    returned = options(match)[0].removeprefix("return ")
    roll_on(match, lambda m: state(m).turn == 1)
    for seat in (1, None):
        assert returned not in log_of(match, seat)
        assert name(returned) not in log_of(match, seat)
        assert returned not in set(words(seen(match, seat)))
    assert pile(match, "advantages") == []


# -- worlds ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-33")
@pytest.mark.parametrize(
    ("seats", "mode", "chosen"),
    [
        (2, "standard", {}),
        (3, "standard", {"reaction_polling": "all"}),
        (4, "standard", {"tree": "on", "trade_size": "free"}),
        (5, "standard", {"crisis": "on", "departures": "all_first"}),
        (1, "rival", {}),
    ],
)
def test_hidden_cards_may_be_any_others(seats: int, mode: str, chosen: dict[str, object]) -> None:
    """Matches played at random: every so often, the hidden cards change places and no view of the seat changes."""
    dice = Random(seats)
    match = GAME.new(seed=seats, seats=seats, mode=mode, options={"turn_limit": 8, **chosen})
    step = 0
    while match.actor is not None:
        if step % 5 == 0:
            for seat in range(seats):
                check_worlds(match, seat, step)
        match.answer(dice.randrange(len(options(match))))
        step += 1


@pytest.mark.rule("A-33")
@pytest.mark.parametrize("id", ["seat_at_the_palace", "weight_of_an_hour"])
def test_a_mission_that_has_just_been_named_stays_where_it_is(id: str) -> None:
    """In W9, before it is laid open; the second one never is."""
    place = {"seat_at_the_palace": "archangel", "weight_of_an_hour": "waiting_garden"}[id]
    match = table(phase="exploration", at=[place], missions=[id], options={"reaction_polling": "all"})
    roll_on(match, "claim_reward", {"explores": "explore", "encounter_is_drawn": "encounter=blind_fiddler"})
    play(match, f"claim {id}")
    assert window(match) == "W9"
    for seat in (1, 2):
        check_worlds(match, seat, 0)
    assert (seen(match, 1)["claim"] == id) == (id == "seat_at_the_palace")


@pytest.mark.rule("A-30")
@pytest.mark.rule("A-33")
def test_naming_the_final_mission_says_nothing_about_the_missions_of_others() -> None:
    """Gold claims the Final Mission: what the next in the row has stays as secret as before."""
    match = table(
        phase="exploration",
        at=["tower_at_the_end"],
        missions=["beat_tiamat:completed", "overdue_book follow_the_hart"],
        final="last_door",
        options={"reaction_polling": "all"},
    )
    roll_on(match, "claim_reward", {"explores": "explore", "encounter_is_drawn": "encounter=blind_fiddler"})
    play(match, "claim last_door")
    assert window(match) == "W9"
    worlds = [GAME.resample(state(match), 2, seed) for seed in range(20)]
    for place in (2, 3):
        assert len({int(world.mission[place]) for world in worlds}) > 1  # type: ignore[attr-defined]


def check_worlds(match: Match, seat: int, step: int) -> None:
    s = state(match)
    for seed in (step, step + 1):
        world = GAME.resample(s, seat, seed)
        assert GAME.broken_law(world) is None
        assert GAME.view(world, seat) == GAME.view(s, seat)
        if s.actor == seat:
            assert list(world.options) == list(s.options)
            assert open_to(seat, GAME.asks(world)) == open_to(seat, GAME.asks(s))
            assert [GAME.choice(world, option) for option in world.options] == [GAME.choice(s, option) for option in s.options]


@pytest.mark.rule("A-33")
def test_other_worlds_are_really_different() -> None:
    match = table(
        hands=["", "iron_breath moonlit_ward"], veiled={"americh": "treasure"}, missions=["", "beat_tiamat overdue_book"]
    )
    s = state(match)
    worlds = [GAME.resample(s, 0, seed) for seed in range(20)]
    assert len({tuple(world.hand(1)) for world in worlds}) > 5  # type: ignore[attr-defined]
    assert len({int(world.lying(area("americh"))) for world in worlds}) > 5  # type: ignore[attr-defined]
    assert len({int(world.mission[2]) for world in worlds}) > 3  # type: ignore[attr-defined]
    assert {tuple(GAME.resample(s, 1, seed).hand(1)) for seed in range(5)} == {tuple(s.hand(1))}  # type: ignore[attr-defined]


@pytest.mark.rule("A-33")
def test_what_was_seen_stays_where_it_is() -> None:
    match = table(
        hands=["", "iron_breath moonlit_ward"],
        knows=["iron_breath treasure"],
        veiled={"americh": "treasure"},
        lying={"archangel": "inn"},
    )
    s = state(match)
    for seed in range(10):
        world = GAME.resample(s, 0, seed)
        assert advantage("iron_breath") in list(world.hand(1))  # type: ignore[attr-defined]
        assert world.lying(area("americh")) == encounter("treasure")  # type: ignore[attr-defined]
        assert world.lying(area("archangel")) == encounter("inn")  # type: ignore[attr-defined]


@pytest.mark.rule("A-33")
def test_the_partner_of_an_offer_supposes_anything_until_it_is_sent() -> None:
    match = table(
        phase="interaction",
        at=["archangel", "archangel"],
        hands=["curfew loaded_die", "iron_breath herons_stride"],
        options={"reaction_polling": "all"},
    )
    play(match, "trade ruby", "give curfew", "enough", "take any", "enough")
    worlds = [GAME.resample(state(match), 1, seed) for seed in range(20)]
    assert len({int(world.gives[0]) for world in worlds}) > 5  # type: ignore[attr-defined]
    assert all(world.gives[0] in list(world.hand(0)) for world in worlds)  # type: ignore[attr-defined]
    play(match, "send")
    worlds = [GAME.resample(state(match), 1, seed) for seed in range(20)]
    assert {int(world.gives[0]) for world in worlds} == {advantage("curfew")}  # type: ignore[attr-defined]
    assert all(advantage("curfew") in list(world.hand(0)) for world in worlds)  # type: ignore[attr-defined]
    play(match, "accept", "fill iron_breath")
    assert window(match) == "W9"
    worlds = [GAME.resample(state(match), 0, seed) for seed in range(20)]
    assert all(advantage("iron_breath") in list(world.hand(1)) for world in worlds)  # type: ignore[attr-defined]


@pytest.mark.rule("A-34")
def test_spectators_see_what_is_public() -> None:
    match = GAME.new(seed=4, seats=3)
    for step in range(120):
        view = seen(match, None)
        assert not hidden_from(match, None) & set(words(view))
        assert view["you"] is None
        match.answer(step * 5 % len(options(match)))


@pytest.mark.rule("A-34")
def test_a_finished_game_may_be_replayed_with_everything_open() -> None:
    match = GAME.new(seed=4, seats=2, options={"turn_limit": 2})
    while match.actor is not None:
        match.answer(0)
    again = GAME.load(match.save())
    assert again.result == match.result
    assert [entry.say for entry in again.log] == [entry.say for entry in match.log]
    assert all(entry.say for entry in again.log)
    assert [figure(again, seat, seat)["hand"] for seat in (0, 1)] == [hand(match, 0), hand(match, 1)]
