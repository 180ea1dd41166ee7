"""Phase 2: what the dice do to the Battle markers, then defeats and wounds (section 5)."""

from __future__ import annotations

import random
from functools import cache
from itertools import product
from typing import Any

import pytest

from ludarium import IllegalAnswer
from ludarium.core.build import row
from ludarium.core.kernel import NOBODY, State
from ludarium.core.match import Match
from ludarium.games.proving.rules import attacks
from tests.proving.arena import arena, enemy, field, game_with, in_place, legal, marker, markers, play, state

WHITE = ["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8"]


def dice_on(slot: int, names: str) -> dict[str, int]:
    return dict.fromkeys(names.split(), slot)


def fight(slots: dict[int, Any], dice: dict[str, int], **more: Any) -> Match:
    """A round with these dice, taken as far as step B's first question; dice that stay in the pool without a value help out."""
    match = arena(slots=slots, dice=dice, **more)
    return play(match, "stop") if field(match, "rolling") == 1 else match


def resolve(match: Match, *shorter: str) -> Match:
    """Stop rolling and resolve, with some slots going less far; `resolve` is not asked when it is all that is left."""
    play(match, "stop", *shorter)
    return play(match, "resolve") if match.prompt.kind == "resolve" else match


def after_step_a(match: Match) -> State:
    """The state when all markers have moved as far as they can and nothing is checked yet."""
    s: Any = match.state
    s.cut_back(0)
    s.actor = NOBODY
    attacks.lay_plan(s)
    s.later(attacks.move_markers, 1)
    s.run()
    return s


def damaged(s: Any) -> list[int]:
    return [slot for slot in range(1, 7) if s.damaged >> slot & 1]


def told(match: Match) -> list[tuple[str, int]]:
    """What the last answer led to, in order: the note and its slot."""
    return [(note.id[5:], note.arguments["slot"]) for note in match.moments[-1].notes if "slot" in note.arguments]


# -- which dice attack whom, and in which order ----------------------------------------------------------------------


@pytest.mark.rule("P-42")
def test_a_die_attacks_the_slot_of_its_value_and_no_other():
    luck = random.Random(42)
    for _ in range(60):
        chosen = {name: luck.randint(1, 6) for name in luck.sample(WHITE, 8)}
        match = arena(dice=chosen)
        for slot in match.view()["slots"]:
            assert slot["dice"] == sorted(name for name, value in chosen.items() if value == slot["slot"])
        assert play(match, "stop").prompt.kind in ("resolve", "put_to_rest", "enemy_comes", "opening_roll")


@pytest.mark.rule("P-43")
def test_all_markers_move_in_slot_order_before_anything_is_checked():
    match = fight({1: ("T1", 2), 5: ("T1", 2)}, {"W1": 1, "W2": 1, "W3": 2, "W4": 5, "W5": 5, "W6": 6}, pool="W7 W8")
    assert told(match) == [("went-up", 1), ("went-down", 2), ("went-up", 5), ("went-down", 6), ("defeated", 1), ("wounded", 2)]
    assert (markers(match)[1], enemy(match, 5)) == (0, "t1")  # the wound of #2 waits for its die, #5 is checked later
    play(match, "exhaust W7")
    assert told(match) == [("defeated", 5), ("wounded", 6)]


@pytest.mark.rule("P-44")
def test_an_attack_is_none_a_single_or_a_set():
    match = arena(dice={"W1": 1, "W2": 2, "W3": 2, "B1": 3, "G1": 3, "W4": 3})
    assert [slot["attack"] for slot in match.view()["slots"]] == ["single", "set", "set", "none", "none", "none"]
    match = arena(slots={2: ("T9", 1), 3: ("T9", 1)}, dice={"G1": 2, "W1": 3, "W2": 5, "W3": 5})
    assert [slot["attack"] for slot in match.view()["slots"]] == ["none", "set", "single", "none", "set", "none"]


@pytest.mark.rule("P-45")
@pytest.mark.rule("P-46")
@pytest.mark.rule("P-47")
@pytest.mark.parametrize("die", ["W1", "B1", "G1", "Y1"])
def test_no_die_moves_nothing_a_single_one_down_and_a_good_set_one_up(die):
    match = arena(slots={1: ("T7", 3), 2: ("T7", 3), 3: ("T5", 2)}, dice={die: 2, "W2": 3, "W3": 3})
    s: Any = after_step_a(match)
    assert [int(m) for m in s.marker][1:4] == [3, 2, 3]
    assert damaged(s) == [3]


# -- requirements ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("P-48")
@pytest.mark.parametrize(("count", "after"), [(2, 2), (3, 3), (4, 3), (5, 3)])
def test_the_number_is_a_minimum_and_surplus_dice_do_nothing(count, after):
    """From 2 the next two spaces ask for three dice each: three, four or five dice enter one of them."""
    match = fight({3: ("X", 2)}, dice_on(3, " ".join(WHITE[:count])), cards={"X": {"start": 2, "climb": ["2", "3", "3"]}})
    assert marker(match, 3) == after
    match = fight({3: ("T1", 1)}, dice_on(3, "W1 W2 W3"))
    assert marker(match, 3) == 2
    assert markers(match)[3:] == [1, 1, 1]


@pytest.mark.rule("P-49")
@pytest.mark.parametrize(
    ("climb", "dice", "after"),
    [
        ("2G", "W1 W2 W3", 1),
        ("2G", "W1 B1 Y1", 1),
        ("2G", "W1 G1", 2),
        ("3B", "W1 B1", 1),
        ("3B", "W1 W2 B1", 2),
        ("3BY", "W1 W2 B1", 1),
        ("3BY", "W1 B1 Y2", 2),
        ("2BY", "B1 Y2", 2),
        ("2", "B1 G1", 2),
    ],
)
def test_a_colour_must_be_in_the_set_and_counts_towards_the_number(climb, dice, after):
    match = fight({4: ("X", 1)}, dice_on(4, dice), cards={"X": {"start": 1, "climb": [climb, "5"]}})
    assert marker(match, 4) == after


@pytest.mark.rule("P-50")
@pytest.mark.parametrize(("climb", "dice", "k"), [
    (["2", "2", "2"], "W1 W2 W3", 1), (["2", "2", "2"], "W1 W2 W3 W4", 2), (["2", "2", "2"], "W1 W2 W3 W4 W5 W6", 3),
    (["2B", "2B", "2"], "W1 W2 W3 B1", 1), (["3", "2", "2"], "W1 W2 W3 W4", 1), (["2B", "2", "2"], "W1 W2 W3 W4 W5", 0),
    (["2", "3G", "2"], "W1 W2 W3 W4 W5", 1),
])  # fmt: skip
def test_several_spaces_need_different_dice_and_none_is_skipped(climb, dice, k):
    match = arena(slots={4: ("X", 1)}, dice=dice_on(4, dice), cards={"X": {"start": 1, "climb": climb}})
    s: Any = after_step_a(match)
    assert int(s.marker[4]) == 1 + k


def longest_division(spaces: list[tuple[int, str]], kinds: list[tuple[str, int, int]]) -> int:
    """How many spaces the dice can be divided over, by trying every way to hand them out space by space.

    A kind of dice is its colour (a letter or none), how many there are, and the strength of each. Only hands without a die
    too many are tried: a die more on a space never helps the spaces above it.
    """

    def enough(hand: tuple[int, ...], number: int, colours: str) -> bool:
        strength = sum(count * strong for count, (_, _, strong) in zip(hand, kinds, strict=True))
        return strength >= number and set(colours) <= {kind[0] for count, kind in zip(hand, kinds, strict=True) if count}

    def one_less(hand: tuple[int, ...]) -> list[tuple[int, ...]]:
        return [(*hand[:at], count - 1, *hand[at + 1 :]) for at, count in enumerate(hand) if count]

    @cache
    def hands(left: tuple[int, ...], number: int, colours: str) -> list[tuple[int, ...]]:
        possible = [hand for hand in product(*(range(min(count, number) + 1) for count in left)) if enough(hand, number, colours)]
        return [hand for hand in possible if not any(enough(less, number, colours) for less in one_less(hand))]

    def furthest(at: int, left: tuple[int, ...]) -> int:
        if at == len(spaces):
            return 0
        ways = hands(left, *spaces[at])
        return max((1 + furthest(at + 1, tuple(a - b for a, b in zip(left, hand, strict=True))) for hand in ways), default=0)

    return furthest(0, tuple(count for _, count, _ in kinds))


@pytest.mark.rule("P-51")
@pytest.mark.parametrize("ability", ["", "double blue", "double green", "double yellow"])
def test_the_reach_of_a_set_is_the_longest_division_of_its_dice(ability):
    luck = random.Random(f"51{ability}")
    cards = {}
    for number in range(20):
        climb = []
        for _ in range(luck.choice((2, 3, 4))):
            size = luck.choice((2, 2, 3, 3, 4, 5))
            climb.append(f"{size}{''.join(luck.sample('BGY', luck.choice((0, 0, 1, 1, 2))))}")
        cards[f"R{number}"] = {"start": 1, "climb": climb} | ({"ability": ability} if ability else {})
    match = arena(cards=cards)
    ids = [card.id for card in match.game.pack.cards if card.kind == "enemy"]
    s: Any = match.state
    doubled = {"double blue": "B", "double green": "G", "double yellow": "Y"}.get(ability, "")
    seen = set()
    for _ in range(600):
        name = luck.choice(list(cards))
        climb, stands = cards[name]["climb"], luck.choice((1, 1, 2))
        spaces = [(int(text[0]), text[1:]) for text in climb[stands - 1 :]]
        white, blue, green, yellow = luck.randint(0, 9), luck.randint(0, 2), luck.randint(0, 2), luck.randint(0, 2)
        tint = luck.choice([0, 0, *(number for number in (1, 2, 3) if "BGY"[number - 1] != doubled)]) if white else 0
        kinds = [("", white - bool(tint), 1), *(("BGY"[tint - 1], 1, 1) for _ in range(bool(tint)))]
        kinds += [(c, count, 2 if c == doubled else 1) for c, count in zip("BGY", (blue, green, yellow), strict=True)]
        s.enemy = row([-1, ids.index(name.lower()), *[0] * 5])
        s.marker = row([0, stands, 1, 1, 1, 1, 1])
        expected = longest_division(spaces, kinds)
        assert attacks.reach_of(s, 1, white, blue, green, yellow, tint) == expected, (climb, stands, kinds)
        seen.add(expected)
    assert seen >= {0, 1, 2, 3}


@pytest.mark.rule("P-51")
def test_the_division_is_not_greedy():
    """The only blue die is kept for the space that needs it, however the dice are numbered."""
    match = arena(slots={2: ("X", 1)}, dice=dice_on(2, "W7 B1 W8 B2"), cards={"X": {"start": 1, "climb": ["2", "2B"]}})
    assert int(after_step_a(match).marker[2]) == 3


# -- how far, and what then ------------------------------------------------------------------------------------------


@pytest.mark.rule("P-52")
def test_the_first_space_must_be_taken_and_further_ones_are_optional():
    def seven_dice(**options: object) -> Match:
        return arena(slots={4: ("T3", 1)}, dice=dice_on(4, "W1 W2 W3 W4 W5 W6 B1"), options=options)

    match = play(seven_dice(), "stop")
    assert legal(match) == ["resolve", "shorten 4 1", "shorten 4 2"]
    for refused in ("shorten 4 0", "shorten 4 3", "shorten 4 4", "shorten 3 1", "shorten 5 1"):
        with pytest.raises(IllegalAnswer):
            match.answer(refused)
    assert marker(resolve(seven_dice(), "shorten 4 1"), 4) == 2
    assert marker(resolve(seven_dice(), "shorten 4 2"), 4) == 3
    assert field(resolve(seven_dice()), "defeats") == 1
    assert field(play(seven_dice(short_moves="forbidden"), "stop"), "defeats") == 1


@pytest.mark.rule("P-52")
def test_slots_left_out_go_as_far_as_they_can():
    shown = dice_on(1, "W1 W2 W3 W4") | dice_on(6, "W5 W6 W7 W8")
    match = play(arena(dice=shown), "stop")
    assert legal(match) == ["resolve", "shorten 1 1", "shorten 6 1"]
    play(match, "shorten 6 1", "resolve")
    assert (field(match, "defeats"), marker(match, 6)) == (1, 2)


@pytest.mark.rule("P-53")
def test_an_incorrect_set_moves_nothing_and_a_set_good_for_one_space_is_a_success():
    match = fight({1: ("T2", 1), 2: ("T6", 2), 3: ("T5", 2)}, dice_on(1, "W1 W2") | dice_on(2, "W3 B1") | dice_on(3, "W4 W5 W6"))
    assert [note for note in told(match) if note[0] != "wounded"] == [("wrong", 1), ("wrong", 2), ("went-up", 3)]
    assert markers(match)[:3] == [1, 2, 3]


@pytest.mark.rule("P-54")
def test_no_effect_depends_on_which_dice_are_used_for_which_space():
    """Dice of the same colours do the same, whatever their ids; after the round all are back in the pool alike."""
    luck = random.Random(54)
    for _ in range(40):
        white, blue, green = luck.randint(1, 5), luck.randint(0, 1), luck.randint(0, 1)
        outcomes = set()
        for _ in range(4):
            names = luck.sample(WHITE, white) + luck.sample(["B1", "B2"], blue) + luck.sample(["G1", "G2"], green)
            match = arena(
                slots={4: ("X", 1)}, dice=dict.fromkeys(names, 4), cards={"X": {"start": 1, "climb": ["2", "2B", "2G"]}}
            )
            s: Any = after_step_a(match)
            moved = int(s.marker[4])
            if field(match, "rolling") == 1:
                resolve(match)
                assert set(in_place(match, "pool")) == set(names)
            outcomes.add((moved, tuple(damaged(s)), field(match, "defeats"), field(match, "health")))
        assert len(outcomes) == 1


@pytest.mark.rule("P-55")
@pytest.mark.parametrize(("card", "extra", "wing", "fall"), [
    ("T7", 0, False, 1), ("T7", 1, False, 2), ("T7", 2, False, 3), ("T7", 0, True, 0), ("T7", 1, True, 1),
    ("F", 0, False, 2), ("F", 1, False, 3), ("F", 0, True, 1), ("F", 2, True, 3),
])  # fmt: skip
def test_a_single_falls_by_base_plus_extra_minus_wing(card, extra, wing, fall):
    match = arena(
        modules=("dragon",), dragon="wing", slots={3: (card, 4)}, dice={"W1": 3, "W2": 5, "W3": 5}, single_extra=extra,
        cards={"F": {"start": 2, "climb": ["2", "2", "3", "3"], "ability": "fall_two"}},
    )  # fmt: skip
    play(match, "stop", "dragon 3" if wing else "dragon none")
    assert marker(match, 3) == 4 - fall
    assert marker(match, 5) == 2


@pytest.mark.rule("P-56")
def test_a_marker_never_passes_bottom_or_top_and_gives_one_wound_or_one_defeat():
    match = arena(slots={1: ("T5", 2)}, dice={"W1": 1}, pool="W8", single_extra=4)
    play(match, "exhaust W1")
    assert (field(match, "health"), marker(match, 1)) == (1, 2)
    match = fight({1: ("T1", 2)}, dice_on(1, " ".join(WHITE)))
    assert (field(match, "defeats"), field(match, "health")) == (1, 0)
    assert in_place(match, "pool") == WHITE


@pytest.mark.rule("P-57")
def test_damage_is_an_attack_that_moved_the_marker_up():
    dice = dice_on(1, "W1 W2") | dice_on(2, "W3 W4") | dice_on(3, "W5") | dice_on(4, "W6 W7")
    match = arena(slots={1: ("T1", 2), 2: ("T1", 1), 3: ("T7", 3), 4: ("T2", 1)}, dice=dice)
    s: Any = after_step_a(match)
    assert [int(m) for m in s.marker][1:] == [3, 2, 2, 1, 1, 1]
    assert damaged(s) == [1, 2]
    play(match, "stop")
    assert damaged(state(match)) == [1, 2]  # the defeated enemy of #1 took damage, too


@pytest.mark.rule("P-58")
def test_an_enemy_on_top_is_defeated_and_its_slot_stays_empty_until_phase_three():
    match = fight({1: ("T1", 2)}, {"W1": 1, "W2": 1, "W3": 2}, pool="W8")
    assert match.view()["step"] == "resolve"
    assert (enemy(match, 1), field(match, "defeats"), match.view()["enemy_discard"]) == (None, 1, ["t1"])
    play(match, "exhaust W8")
    assert all(say.startswith("enemy 1=") for say in legal(match))


@pytest.mark.rule("P-59")
def test_a_marker_on_bottom_is_one_wound():
    match = fight({2: ("T1", 1), 3: ("T7", 2)}, {"W1": 2, "W2": 3}, pool="W8")
    assert match.prompt.kind == "put_to_rest"
    play(match, "exhaust W8")
    assert (field(match, "health"), marker(match, 3)) == (1, 1)
    assert match.prompt.kind == "opening_roll"


# -- fixtures --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FX-5")
def test_fx_5_step_a():
    slots = {1: ("T1", 2), 2: ("T1", 1), 3: ("T1", 1), 4: ("T2", 1), 5: ("T1", 1), 6: ("T3", 3)}
    dice = {"W1": 1, "W2": 1, "W3": 2, "W4": 4, "Y1": 4, "W5": 6, "B1": 6, "G1": 6}
    match = arena(slots=slots, dice=dice, tired=["W6", "W7", "W8"], colour_stack="B2 G2 Y2", stack_at=2)
    s: Any = after_step_a(match)
    assert [int(m) for m in s.marker][1:] == [3, 0, 1, 1, 1, 4]
    assert (int(s.defeats), int(s.health)) == (0, 0)
    assert damaged(s) == [1, 6]
    play(match, "stop")
    assert told(match) == [("went-up", 1), ("went-down", 2), ("wrong", 4), ("went-up", 6), ("defeated", 1), ("wounded", 2)]
    assert markers(match)[1:] == [0, 1, 1, 1, 4]


@pytest.mark.rule("FX-6")
def test_fx_6_several_spaces():
    def four(card: str, names: str) -> Match:
        return arena(slots={4: (card, 1)}, dice=dice_on(4, names))

    five = four("T3", "W1 W2 W3 W4 B1")
    assert int(after_step_a(five).marker[4]) == 3
    assert marker(resolve(five, "shorten 4 1"), 4) == 2
    assert marker(resolve(four("T3", "W1 W2 W3 W4 B1")), 4) == 3
    seven = four("T3", "W1 W2 W3 W4 W5 W6 B1")
    assert int(after_step_a(seven).marker[4]) == 4
    assert field(resolve(seven), "defeats") == 1
    assert marker(play(four("T8", "W1 W2 W3 B1"), "stop"), 4) == 2
    assert int(after_step_a(four("T8", "W1 W2 B1 B2")).marker[4]) == 3


@pytest.mark.rule("FX-7")
def test_fx_7_counts_as_two():
    alone = arena(slots={2: ("T9", 1)}, dice={"G1": 2})  # no set while rolling: phase 1 is over at once
    assert marker(alone, 2) == 2
    beside = arena(slots={2: ("T9", 1)}, dice={"G1": 2, "W1": 5, "W2": 5})
    assert legal(beside) == ["reroll 5", "stop"]
    with pytest.raises(IllegalAnswer):
        beside.answer("reroll 2")
    assert marker(play(beside, "stop"), 2) == 2
    for names, after in (("G1 W1 W2", 2), ("G1 G2 W1", 3), ("G1 W1 W2 W3", 3), ("G1 G2", 2)):
        match = arena(slots={2: ("T9", 1)}, dice=dice_on(2, names))
        assert int(after_step_a(match).marker[2]) == after, names


@pytest.mark.rule("FX-8")
def test_fx_8_overshoot():
    match = arena(dice={"W1": 1}, single_extra=1)
    assert (field(match, "health"), marker(match, 1), in_place(match, "tired", 1)) == (1, 1, ["W1"])
    match = arena(slots={1: ("T1", 2)}, dice=dice_on(1, "W1 W2 W3 W4 W5 W6"))
    assert int(after_step_a(match).marker[1]) == 3
    play(match, "stop")
    assert (field(match, "defeats"), field(match, "health"), match.view()["enemy_discard"]) == (1, 0, ["t1"])


def test_the_test_enemies_are_those_of_the_specification():
    facts = {card.id: card.facts for card in game_with({}, [], None, {}).pack.cards if card.kind == "enemy"}
    assert facts["t6"]["climb"] == ["2", "3B", "3B"]
    assert (facts["t9"]["climb"], facts["t4"]["symbol"]) == (["2", "3"], "tail")
