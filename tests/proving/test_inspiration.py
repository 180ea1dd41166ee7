"""Inspiration: one card for the whole match, and what each power does (P-105 to P-107, P-167, FX-17)."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.core.match import Match
from tests.proving.arena import (
    ALL,
    arena,
    at_random,
    field,
    game_with,
    halt_before,
    happened,
    in_place,
    legal,
    marker,
    markers,
    play,
    roll,
)

LONG = {"LONG": {"start": 2, "climb": ["2", "2", "2", "2"]}}


# -- the card --------------------------------------------------------------------------------------------------------


def drawable(modules: int) -> list[str]:
    """The Inspirations that may come in a match with these modules."""
    match = ludarium.game("proving").new(seed=1, options={"modules": modules | 4}, chance="ask")
    while match.prompt is not None and match.prompt.kind != "inspiration_comes":
        match.answer(0)
    return [option.removeprefix("inspiration=") for option in legal(match)]


@pytest.mark.rule("P-105")
@pytest.mark.rule("P-106")
@pytest.mark.parametrize("modules", range(64))
def test_only_cards_whose_module_is_played_can_come_and_those_without_a_symbol_always(modules: int) -> None:
    cards = [card for card in ludarium.game("proving").pack.cards if card.kind == "inspiration"]
    needed = {card.id: card.facts["module"] for card in cards}
    played = {name for bit, name in enumerate(ALL) if (modules | 4) >> bit & 1}
    assert drawable(modules) == [card for card, module in needed.items() if module is None or module in played]


@pytest.mark.rule("P-105")
def test_one_card_is_face_up_and_stays_for_the_whole_match() -> None:
    for seed in range(6):
        held = set()
        for match in at_random(63, seed):
            if field(match, "round") > 0:
                held.add(match.view()["inspiration"])
        assert len(held) == 1
        assert None not in held
    assert ludarium.game("proving").new(seed=1, options={"modules": 59}).view()["inspiration"] is None


@pytest.mark.rule("P-106")
def test_as_the_only_module_it_leaves_at_least_three_cards_to_draw_from() -> None:
    assert len(drawable(4)) >= 3


@pytest.mark.rule("P-107")
@pytest.mark.parametrize(
    ("inspiration", "table", "answers", "without"),
    [
        ("lone_reroll", {"dice": {"W1": 2, "W2": 2, "W3": 5}}, [], "stop"),
        ("hold_one", {"dice": {"W1": 2, "W2": 2, "W3": 2}}, [], "reroll 2"),
        ("near_value", {"dice": {"W1": 2, "W2": 2, "W3": 5}, "chariots": ["single 6: steal"]}, [], "stop"),
        ("tinted blue", {"dice": {"W1": 2, "W2": 2}}, ["stop"], "resolve"),
        ("breaker", {"dice": {"W1": 2, "W2": 2}, "shields": (2,)}, ["stop"], "resolve"),
        ("calm", {"dice": {"W1": 2, "W2": 2, "B1": 5}, "dragon": "chaos"}, ["stop"], "chaos"),
        ("beast_any tail", {"dice": {"W1": 2}, "dragon": "tail"}, [], "dragon none"),
        ("great_wing", {"dice": {"W1": 2}, "dragon": "wing"}, [], "dragon none"),
        ("spare_die", {"dice": {"W1": 2, "W2": 2}, "chariots": ["pair: steal"]}, ["place chariot0 W1 W2"], "spare none"),
        ("second_look", {"at": "round", "face_up": (4,), "pool": "W1 W2"}, ["plot=1"], "keep"),
        ("hold_dial", {"at": "round", "modules": ("sun_moon",), "dial": "B2", "last_facing": 2, "pool": "W1"}, [], "rotate 1"),
    ],
)
def test_a_power_may_be_left_unused(inspiration: str, table: dict, answers: list[str], without: str) -> None:
    match = play(arena(inspiration=inspiration, **table), *answers)
    assert without in legal(match)
    assert len(legal(match)) >= 2


@pytest.mark.rule("FX-17")
@pytest.mark.parametrize(
    ("inspiration", "face", "ends"), [("beast_any tail", "tail", 2), ("beast_any tail", "claw", 1), (None, "tail", 1)]
)
def test_the_dragon_scale_armour_lets_the_tail_fight_anybody(inspiration: str | None, face: str, ends: int) -> None:
    match = arena(at="round", modules=("dragon",), pool="W1", slots={3: ("T1", 1)}, inspiration=inspiration)
    halt_before(match, "test_for_win")
    roll(match, f"W1=3 D={face}")
    if ends == 2:
        assert legal(match) == ["dragon none", "dragon 3"]
        play(match, "dragon 3")
        assert (markers(match), field(match, "health")) == ([1, 1, 2, 1, 1, 1], 0)
    else:  # refused: no question, a single, a wound
        assert match.prompt is None
        assert (markers(match), field(match, "health")) == ([1] * 6, 1)


@pytest.mark.rule("FX-17")
def test_without_the_dragon_the_armour_never_comes_for_any_seed() -> None:
    game = ludarium.game("proving")
    for modules in (4, 62):
        drawn = {game.new(seed=seed, options={"modules": modules}).view()["inspiration"] for seed in range(60)}
        assert "dragon_scale_armour" not in drawn
        assert len(drawn) >= 3
    assert all("dragon_scale_armour" not in drawable(modules) for modules in range(64) if modules % 2 == 0)
    assert "dragon_scale_armour" in drawable(5)


# -- powers of the Dragon --------------------------------------------------------------------------------------------


@pytest.mark.rule("P-167")
@pytest.mark.parametrize("face", ["claw", "tail", "teeth"])
def test_beast_any_works_with_its_own_face_against_every_enemy_that_is_attacked(face: str) -> None:
    dice = {"W1": 1, "W2": 2, "W3": 3}
    match = arena(slots={2: ("T4", 1)}, dice=dice, dragon=face, inspiration=f"beast_any {face}")
    assert legal(match) == ["dragon none", "dragon 1", "dragon 2", "dragon 3"]
    other = "tail" if face == "claw" else "claw"  # only T4 has a symbol, the tail
    plain = arena(slots={2: ("T4", 1)}, dice=dice, dragon=other, inspiration=f"beast_any {face}")
    assert "dragon 1" not in legal(plain)


@pytest.mark.rule("P-167")
def test_calm_makes_chaos_a_wing_if_the_player_wishes() -> None:
    match = arena(dice={"W1": 3, "B1": 5, "B2": 5}, dragon="chaos", inspiration="calm")
    play(match, "stop")
    assert sorted(legal(match)) == ["calm", "chaos"]
    play(match, "calm")
    assert legal(match) == ["dragon none", "dragon 3"]  # no reroll, and the wing may hold the single
    play(match, "dragon 3")
    assert marker(match, 3) == 1
    struck = play(arena(dice={"W1": 3, "B1": 5, "B2": 5}, dragon="chaos", inspiration="calm"), "stop", "chaos")
    assert legal(struck)[0] == "B1=1"


@pytest.mark.rule("P-167")
def test_calm_with_chaos_each_time_never_rerolls_and_gives_a_wing_at_the_end() -> None:
    match = arena(at="round", modules=("dragon",), pool="W1 B1", inspiration="calm", options={"chaos_timing": "each_time"})
    roll(match, "W1=3 B1=5 D=chaos")
    assert legal(match) == ["dragon none", "dragon 3", "dragon 5"]


@pytest.mark.rule("P-167")
@pytest.mark.parametrize(("power", "ends"), [("great_wing", [4, 2]), ("quick_rest", [2, 2])])
def test_great_wing_takes_the_whole_fall_of_its_single_away(power: str, ends: list[int]) -> None:
    """FALL_TWO and a Chariot's extra on #3, the extra alone on #4."""
    cards = LONG | {"FALLS": LONG["LONG"] | {"ability": "fall_two"}}
    slots, dice = {3: ("FALLS", 4), 4: ("LONG", 4)}, {"W1": 3, "W2": 4}
    match = arena(cards=cards, slots=slots, dice=dice, dragon="wing", inspiration=power, chariots=["pair: single_extra"])
    play(match, "dragon 3")
    assert markers(match)[2:4] == ends


# -- powers of Chariots, Shields, Conspirators, Sun and Moon ---------------------------------------------------------


@pytest.mark.rule("P-167")
@pytest.mark.parametrize(("asked", "accepted"), [(1, {1, 2}), (4, {3, 4, 5}), (6, {5, 6})])
def test_near_value_accepts_the_neighbours_without_wrapping_round(asked: int, accepted: set[int]) -> None:
    dice = {f"W{value}": value for value in range(1, 7)}
    match = arena(dice=dice, chariots=[f"single {asked}: steal"], inspiration="near_value")
    assert {int(option[-1]) for option in legal(match) if option.startswith("place")} == accepted
    pair = arena(dice={"W1": 1, "W2": 2}, chariots=["pair: single_extra"], inspiration="near_value")
    assert not any(option.startswith("place") for option in legal(pair))


@pytest.mark.rule("P-167")
def test_spare_die_sends_one_die_of_a_covered_pair_back_to_the_attack() -> None:
    dice = {"W1": 4, "B1": 4, "W2": 4, "W3": 6, "W4": 1, "W5": 1}
    chariots = ["pair: single_extra", "single 6: steal"]
    match = arena(dice=dice, chariots=chariots, inspiration="spare_die")
    play(match, "place chariot0 W1 B1", "place chariot1 W3")
    halt_before(match, "test_for_win")
    play(match, "stop")
    assert legal(match) == ["spare W1", "spare B1", "spare none"]
    play(match, "spare B1")  # and nothing is asked for the card that wants a single
    assert match.prompt is None
    assert in_place(match, "stock") == ["W1", "W3"]
    assert match.view()["slots"][3]["dice"] == ["W2", "B1"]
    assert marker(match, 4) == 2


@pytest.mark.rule("P-167")
def test_breaker_lets_a_correct_set_remove_the_shield() -> None:
    table = {"slots": {3: ("T6", 2), 4: ("T6", 2), 5: ("T6", 2)}, "shields": (3, 4)}
    dice = {"W1": 3, "W2": 3, "B1": 3, "W3": 4, "W4": 4, "W5": 4, "W6": 5, "W7": 5, "B2": 5}
    match = halt_before(arena(**table, dice=dice, inspiration="breaker"), "test_for_win")
    play(match, "stop")
    assert legal(match) == ["resolve", "break 3"]  # #4 lacks blue, #5 has no Shield
    play(match, "break 3")
    assert field(match, "shields") == 2**4
    assert markers(match)[2:5] == [2, 1, 3]
    assert field(match, "damaged") == 2**5
    plain = halt_before(arena(**table, dice=dice, inspiration="breaker"), "test_for_win")
    play(plain, "stop", "resolve")
    assert (field(plain, "shields"), marker(plain, 3)) == (2**3 + 2**4, 1)


@pytest.mark.rule("P-167")
def test_steady_keeps_the_first_shield_of_a_round_down_whoever_raises_it() -> None:
    wrong = {"W1": 3, "W2": 3, "W3": 4, "W4": 4}
    table = {"slots": {3: ("T6", 2), 4: ("T6", 2)}, "modules": ("shields",), "inspiration": "steady"}
    attacked = halt_before(arena(**table, dice=wrong), "test_for_win")
    play(attacked, "stop")
    assert field(attacked, "shields") == 2**4
    raised = halt_before(arena(**table, dice=wrong, chariots=["pair: raise_shield 1"]), "test_for_win")
    play(raised, "stop")
    assert field(raised, "shields") == 2**3 + 2**4
    covered = halt_before(arena(**table, dice=wrong, shields=(1,), chariots=["pair: raise_shield 1"]), "test_for_win")
    play(covered, "stop")  # #1 has one already: nothing would come up there
    assert field(covered, "shields") == 2**1 + 2**4


@pytest.mark.rule("P-167")
def test_steady_counts_anew_in_every_round_and_leaves_guarded_alone() -> None:
    guard = {"GUARD": {"start": 1, "climb": ["2", "2"], "ability": "guarded"}}
    match = game_with(guard, [], "steady", {}).new(seed=1, options={"modules": ["inspiration", "shields"]}, chance="ask")
    play(match, "enemy 1=guard", *(f"enemy {slot}=filler{slot}" for slot in range(2, 7)), "inspiration=inspiration0")
    assert field(match, "shields") == 2**1
    twice = arena(dice={"W1": 3, "W2": 3}, slots={3: ("T6", 2)}, modules=("shields",), inspiration="steady")
    play(twice, "stop")
    assert (field(twice, "shields"), field(twice, "round")) == (0, 2)
    roll(twice, "W1=3 W2=3")
    play(twice, "stop")
    assert (field(twice, "shields"), field(twice, "round")) == (0, 3)


@pytest.mark.rule("P-167")
def test_second_look_rolls_the_plot_once_more_and_the_second_result_stands() -> None:
    match = arena(at="round", face_up=(4, 6), pool="W1 W2", inspiration="second_look")
    play(match, "plot=4", "again")
    assert match.actor == "chance"
    play(match, "plot=6")
    assert match.view()["active"] == "conspirator6"
    assert legal(match) == ["start"]  # Fern did nothing, and there is no third look
    kept = play(arena(at="round", face_up=(4, 6), pool="W1 W2", inspiration="second_look"), "plot=4", "keep")
    assert kept.view()["active"] == "conspirator4"
    assert legal(kept)[0] == "target 1"


@pytest.mark.rule("P-167")
@pytest.mark.parametrize(("felled", "delayed", "reveals"), [(1, 0, 0), (3, 0, 1), (2, 1, 1), (2, 2, 2)])
def test_delay_skips_the_first_reveals_of_the_match_for_good(felled: int, delayed: int, reveals: int) -> None:
    match = arena(at="round", face_up=(1,), pool="W1 W2", inspiration="delay 2", felled=felled, delayed=delayed)
    shown = 0
    while match.prompt is not None and match.prompt.kind == "conspirator_shows":
        match.answer(0)
        shown += 1
    assert shown == reveals
    assert len(match.view()["conspirators"]) == 1 + reveals


@pytest.mark.rule("P-167")
def test_hold_dial_lets_the_dial_stay() -> None:
    table = {"at": "round", "modules": ("sun_moon",), "dial": "B2 G2 Y2", "last_facing": 2, "pool": "W1 W2"}
    assert legal(arena(**table, inspiration="hold_dial")) == [f"rotate {slot}" for slot in range(1, 7)]
    assert "rotate 2" not in legal(arena(**table, inspiration="quick_rest"))


@pytest.mark.rule("P-167")
@pytest.mark.parametrize(
    ("dice", "shield", "power", "ends"),
    [
        ({"W1": 5, "W2": 5}, False, "moon_ward", 2),  # a wrong set: not moved
        ({"W1": 5, "W2": 5}, False, "quick_rest", 1),
        ({"W1": 5, "W2": 5}, True, "moon_ward", 1),  # down by the Shield, but not by the Moon
        ({"W1": 4, "W2": 4}, False, "moon_ward", 1),  # no die at all
    ],
)
def test_moon_ward_protects_an_enemy_attacked_with_a_set(dice: dict[str, int], shield: bool, power: str, ends: int) -> None:
    table = {"modules": ("sun_moon", "shields"), "facing": 2, "dial": "B2 G2 Y2", "shields": (5,) if shield else ()}
    match = halt_before(arena(**table, slots={5: ("T6", 2)}, dice=dice, inspiration=power), "test_for_win")
    play(match, "stop")
    assert marker(match, 5) == ends


# -- powers without a symbol -----------------------------------------------------------------------------------------


@pytest.mark.rule("P-167")
def test_extra_time_makes_every_round_longer() -> None:
    match = arena(at="round", pool="W1 W2", inspiration="extra_time 12")
    for number in (2, 3):
        assert (field(match, "round"), match.view()["clock"]["seconds"]) == (number, 60 + 12)
        roll(match, "W1=1 W2=1")
        if number == 2:
            play(match, "stop")
    for _ in range(12):
        play(match, "reroll 1", "W1=1", "W2=1")
    assert [entry.say for entry in match.log if entry.by != "chance"][-13:] == ["reroll 1"] * 12 + ["timeout"]


@pytest.mark.rule("P-167")
def test_lone_reroll_throws_one_single_a_round_for_the_price_of_a_reroll_and_without_the_dragon_die() -> None:
    match = arena(dice={"W1": 2, "W2": 3}, dragon="claw", inspiration="lone_reroll", slots={3: ("T7", 3), 5: ("T7", 3)})
    assert legal(match) == ["reroll 2", "reroll 3", "stop"]  # it keeps phase 1 open
    play(match, "reroll 2")
    assert legal(match)[0] == "W1=1"
    play(match, "W1=3")
    assert match.view()["clock"]["spent_ms"] == 6000
    assert legal(match) == ["reroll 3", "reroll 3 dragon", "stop"]
    play(match, "reroll 3", "W1=5", "W2=3")
    assert [told["cause"] for told in happened(match, "phase-ended")] == ["forced"]  # used up: no set, no single
    roll(match, "W1=5 W2=3 D=claw")
    assert legal(match) == ["reroll 3", "reroll 5", "stop"]  # a new round


@pytest.mark.rule("P-167")
def test_hold_one_keeps_one_die_of_a_set_of_three_or_more_once_a_round() -> None:
    match = arena(dice={"W1": 2, "B1": 2, "Y1": 2, "W2": 5, "W3": 5}, modules=("dragon",), inspiration="hold_one")
    held = [f"reroll 2 hold {die}{dragon}" for die in ("W1", "B1", "Y1") for dragon in ("", " dragon")]
    assert legal(match) == ["reroll 2", "reroll 2 dragon", *held, "reroll 5", "reroll 5 dragon", "stop"]
    play(match, "reroll 2 hold B1", "W1=2", "Y1=2")
    assert match.view()["clock"]["spent_ms"] == 6000
    assert match.view()["slots"][1]["dice"] == ["W1", "B1", "Y1"]
    assert legal(match) == ["reroll 2", "reroll 2 dragon", "reroll 5", "reroll 5 dragon", "stop"]


@pytest.mark.rule("P-167")
def test_safe_single_takes_the_fall_in_the_lowest_slot_where_a_single_falls() -> None:
    cards = {"LIKES": {"start": 1, "climb": ["1", "1"], "ability": "wants_single"}} | LONG
    slots = {1: ("LIKES", 1), 2: ("LONG", 4), 3: ("LONG", 4), 4: ("LONG", 4), 5: ("T1", 1)}
    dice = {"W1": 1, "W2": 2, "W3": 3, "W4": 4, "W5": 5, "W6": 5}
    table = {"cards": cards, "slots": slots, "dice": dice, "shields": (2,), "chariots": ["pair: single_extra"]}
    match = halt_before(arena(**table, inspiration="safe_single"), "test_for_win")
    play(match, "stop")  # #1 goes up, #2 loses its Shield, #3 is safe with its extra, #4 falls two
    assert markers(match)[:5] == [2, 4, 4, 2, 2]
    assert field(match, "shields") == 0


@pytest.mark.rule("P-167")
def test_quick_rest_is_for_dice_of_wounds_only() -> None:
    cards = {"HEAVY": {"start": 1, "climb": ["2", "2"], "ability": "heavy_wound"}}
    dice = {"W1": 1, "W2": 6, "W3": 6, "W4": 6}
    match = arena(cards=cards, slots={1: ("HEAVY", 1)}, dice=dice, inspiration="quick_rest", chariots=["pair: exhaust any"])
    halt_before(match, "rest")
    play(match, "stop", "exhaust W4", "exhaust W2", "exhaust W3")
    assert [in_place(match, "tired", space) for space in range(3)] == [["W4"], ["W2", "W3"], []]


def tinted(die: str, ability: str | None, climb: list[str], dice: dict[str, int]) -> Match:
    card = {"start": 1, "climb": climb} | ({"ability": ability} if ability else {})
    match = halt_before(arena(cards={"X": card}, slots={4: ("X", 1)}, dice=dice, inspiration="tinted green"), "test_for_win")
    if "stop" in legal(match):
        play(match, "stop")
    return play(match, f"tint {die}")


@pytest.mark.rule("P-167")
def test_tinted_gives_one_white_die_a_colour_for_requirements_and_for_nothing_else() -> None:
    pair = {"W1": 4, "W2": 4, "B1": 4, "W3": 5, "W4": 5}
    match = play(arena(slots={4: ("T2", 1)}, dice=pair, inspiration="tinted green"), "stop")
    assert legal(match) == ["resolve", "tint W1", "tint W2", "tint W3", "tint W4"]  # white dice only
    play(match, "tint W2")
    assert (marker(match, 4), legal(match)) == (2, ["start"])  # nothing more was asked: once a round ...
    assert match.view()["effects"] == {}  # ... and for this round
    assert marker(tinted("W3", None, ["2G", "2"], pair), 4) == 1  # a die on another slot is of no use here
    assert marker(tinted("W1", "shuns green", ["2", "2"], pair), 4) == 2  # not shunned
    assert marker(tinted("W1", "double green", ["4", "2"], pair), 4) == 1  # and not doubled
    assert marker(tinted("W1", "double green", ["3G", "2"], pair), 4) == 2
    assert marker(tinted("W1", "wants_single", ["1G", "1"], {"W1": 4, "W3": 5, "W4": 5}), 4) == 2
