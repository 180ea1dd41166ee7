"""Components and set-up: what lies on the table, where, and before the first roll (sections 1 and 2)."""

from __future__ import annotations

import json
import random
import shutil
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import ludarium
from ludarium import BadOption, BadPack, IllegalAnswer
from ludarium.core.game import Game
from ludarium.core.luck import streams
from ludarium.core.match import Match
from ludarium.core.options import read_setup
from ludarium.games.proving import ProvingGrounds
from tests.proving.arena import arena, enemy, field, game_with, in_place, legal, marker, markers, play, state

GAME = ludarium.game("proving")
EASY = game_with({}, ["single 1: steal", "single 2: scatter 5", "pair: down_slot 3", "single 6: exhaust any"], "hold_one", {})
WHITE = ["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8"]
ORDER = [*WHITE, "B1", "B2", "G1", "G2", "Y1", "Y2", "D"]
BITS = {1: "dragon", 2: "chariots", 4: "inspiration", 8: "shields", 16: "conspirators", 32: "sun_moon"}
MASKS = (0, 2, 9, 20, 32, 63)


def random_match(mask: int, seed: int, decisions: int = 400, game: Game = GAME, **options: object) -> Iterator[Match]:
    """A match played at random by the test, chance included; yields it before every answer.

    With an odd seed dice are kind: most of them join a die that is alone, so that enemies fall and the match lasts.
    """
    match = game.new(seed=seed, options={"modules": mask, **options}, chance="ask")
    luck = random.Random(f"{mask}/{seed}")
    for _ in range(decisions):
        yield match
        if match.actor is None:
            return
        choices = legal(match)
        alone = [value for value, here in enumerate(field(match, "showing")) if here and not here & (here - 1)]
        if match.prompt.kind == "land" and seed % 2 and luck.random() < 0.9:
            choices = [choices[(alone or [match.view()["round"] % 6 + 1])[0] - 1]]
        elif choices[-1] == "stop" and luck.random() < 0.7:
            choices = choices[:-1] if alone else ["stop"]
        match.answer(luck.choice(choices))


def fixture_game() -> Match:
    """FX-1: T1, T1, T1, T2, T1, T3; the fillers of the arena are copies of T1."""
    drawn = ("t1", "filler0", "filler1", "t2", "filler2", "t3")
    match = game_with({}, [], None, {}).new(seed=1, chance="ask")
    return play(match, *(f"enemy {slot}={name}" for slot, name in enumerate(drawn, 1)))


def places(seen: dict) -> list[list[str]]:
    """The places of P-12 with their dice; dice assigned to an enemy are in the pool."""
    listed = [[die["die"] for die in place] for place in (seen["pool"], seen["stock"], *seen["exhaustion"])]
    listed += [card["dice"] for card in seen["chariots"]] + [seen["box"]]
    return listed + [seen[place]["dice"] for place in ("stack", "dial") if seen[place]]


def everywhere(seen: dict) -> list[str]:
    return [die for place in places(seen) for die in place]


@pytest.mark.rule("P-1")
@pytest.mark.parametrize("seats", [0, 2, 3, -1])
def test_exactly_one_player(seats):
    assert GAME.new(seed=1, seats=1).setup.seats == 1
    with pytest.raises(BadOption):
        GAME.new(seed=1, seats=seats)


@pytest.mark.rule("P-2")
def test_fourteen_six_sided_attack_dice():
    match = fixture_game()
    colours = Counter(name[0] for name in everywhere(match.view()))
    assert colours == {"W": 8, "B": 2, "G": 2, "Y": 2}
    play(match, "start")
    assert legal(match) == ["W1=1", "W1=2", "W1=3", "W1=4", "W1=5", "W1=6"]
    assert {die["colour"] for die in match.view()["pool"]} == {"white", "blue", "green", "yellow"}


@pytest.mark.rule("P-3")
@pytest.mark.parametrize("mask", MASKS)
def test_every_list_of_dice_is_in_canonical_order(mask):
    def in_order(names: list[str]) -> bool:
        numbers = [ORDER.index(name) for name in names]
        return all(a < b for a, b in pairwise(numbers))

    for match in random_match(mask, 3, chariot_single="any"):
        assert all(in_order(place) for place in places(match.view()))
        assert all(in_order(slot["dice"]) for slot in match.view()["slots"])
        assert all(in_order([word for word in say.split() if word in ORDER]) for say in legal(match))
    assert all(in_order([word for word in entry.say.split() if word in ORDER]) for entry in match.log)


@pytest.mark.rule("P-4")
@pytest.mark.parametrize(
    ("sixth", "face"),
    [
        ("wing", ["claw", "tail", "teeth", "wing", "chaos", "wing"]),
        ("blank", ["claw", "tail", "teeth", "wing", "chaos", "blank"]),
    ],
)
def test_the_dragon_die_has_six_faces_by_index(sixth, face):
    for index in range(6):
        match = arena(modules=("dragon",), at="round", pool="W1 W2", options={"sixth_face": sixth})
        play(match, "start", "W1=1", "W2=1")
        assert len(legal(match)) == 6
        match.answer(index)
        assert match.view()["dragon"]["face"] == face[index]


@pytest.mark.rule("P-4")
def test_the_sixth_face_is_a_wing_or_nothing():
    def round_with_the_sixth_face(sixth: str) -> Match:
        match = arena(modules=("dragon",), at="round", pool="W1 W2 W3", options={"sixth_face": sixth})
        play(match, "start", "W1=1", "W2=1", "W3=2")
        match.answer(5)
        return play(match, "stop")

    assert legal(round_with_the_sixth_face("wing")) == ["dragon none", "dragon 2"]
    assert legal(round_with_the_sixth_face("blank")) == ["exhaust W1", "exhaust W2", "exhaust W3"]


@pytest.mark.rule("P-4")
def test_the_dragon_die_is_never_an_attack_die():
    for match in random_match(1, 8):
        assert "D" not in everywhere(match.view())
        assert not any(slot["dice"].count("D") for slot in match.view()["slots"])
        assert "exhaust D" not in legal(match)


@pytest.mark.rule("P-5")
@pytest.mark.parametrize(("kind", "file", "count"), [
    ("enemy", "enemies.toml", 30), ("chariot", "chariots.toml", 19),
    ("inspiration", "inspirations.toml", 15), ("conspirator", "conspirators.toml", 6),
])  # fmt: skip
def test_a_pack_with_other_numbers_of_cards_is_refused(tmp_path: Path, kind, file, count):
    assert sum(card.kind == kind for card in GAME.pack.cards) == count
    folder = shutil.copytree(GAME.pack_folder, tmp_path / "pack")
    assert ProvingGrounds(folder).pack.hash == GAME.pack.hash
    whole = (folder / file).read_text("utf-8")
    start, _, last = whole.rpartition(f"[[{kind}]]")
    (folder / file).write_text(start, "utf-8")
    with pytest.raises(BadPack, match=f"{count}"):
        _ = ProvingGrounds(folder).pack
    one_more = last.replace('id = "', 'id = "one_more_', 1)
    (folder / file).write_text(f"{whole}\n[[{kind}]]{one_more}", "utf-8")
    with pytest.raises(BadPack):
        _ = ProvingGrounds(folder).pack


@pytest.mark.rule("P-6")
def test_the_board_has_six_slots_three_exhaustion_spaces_and_a_stock():
    seen = fixture_game().view()
    assert [slot["slot"] for slot in seen["slots"]] == [1, 2, 3, 4, 5, 6]
    assert (len(seen["exhaustion"]), seen["stock"], seen["health"]["at"]) == (3, [], 0)


@pytest.mark.rule("P-6")
def test_any_number_of_dice_may_stand_on_one_space():
    match = arena(dice={"W1": 1, "W2": 2}, pool="B1", tired=["W3 W4 W5 W6 W7 W8", "B2 G1", ""])
    play(match, "exhaust W1", "exhaust W2")
    assert in_place(match, "tired", 1) == WHITE
    assert in_place(match, "tired", 2) == ["B2", "G1"]


@pytest.mark.rule("P-7")
def test_there_are_six_battle_markers_and_six_shields_and_one_dial():
    high = dict.fromkeys(range(1, 7), ("X", 1))
    pairs = {name: number // 2 + 1 for number, name in enumerate(ORDER[:12])}
    match = arena(modules=("shields",), cards={"X": {"start": 1, "climb": ["5", "5"]}}, slots=high, dice=pairs)
    play(match, "stop")
    assert [slot["shield"] for slot in match.view()["slots"]] == [True] * 6
    assert markers(match) == [1] * 6
    assert match.view()["dial"] is None
    assert GAME.new(seed=1, options={"modules": ["sun_moon"]}).view()["dial"]["dice"] == ["B2", "G2", "Y2"]


@pytest.mark.rule("P-8")
def test_the_fifth_wound_reaches_the_last_of_six_health_spaces():
    match = arena(dice={"W1": 1, "W2": 2, "W3": 3, "W4": 4, "W5": 5, "W6": 6}, pool="B1")
    reached = [match.view()["health"]["at"]]
    while match.actor is not None:
        match.answer(0)
        reached.append(match.view()["health"]["at"])
    assert reached == [0, 1, 2, 3, 4, 5]
    assert match.result.winners == ()


@pytest.mark.rule("P-8")
@pytest.mark.parametrize(("options", "ring"), [({}, 2), ({"ring_index": 2}, 2), ({"ring_index": 1}, 1)])
def test_the_ring_is_on_health_index_two_or_one(options, ring):
    assert GAME.new(seed=4, options=options).view()["stack"] == {"at": ring, "dice": ["B2", "G2", "Y2"]}


@pytest.mark.rule("P-9")
def test_an_enemy_has_at_most_one_ability_and_one_symbol_of_three():
    for symbol in ("claw", "tail", "teeth"):
        assert game_with({"X": {"start": 1, "climb": ["2", "2"], "symbol": symbol, "ability": "heals"}}, [], None, {}).pack
    for wrong in (
        {"ability": "heals; ambush"},
        {"symbol": "wing"},
        {"symbol": "chaos"},
        {"symbol": ["claw", "tail"]},
        {"name": ""},
    ):
        with pytest.raises(BadPack):
            _ = game_with({"X": {"start": 1, "climb": ["2", "2"], **wrong}}, [], None, {}).pack


@pytest.mark.rule("P-10")
def test_a_battle_track_has_four_to_six_spaces_and_starts_between_bottom_and_top():
    for length in (4, 5, 6):
        assert game_with({"X": {"start": length - 2, "climb": ["2"] * (length - 2)}}, [], None, {}).pack
    for start, climb in ((1, ["2"]), (1, ["2"] * 5), (0, ["2", "2"]), (3, ["2", "2"])):
        with pytest.raises(BadPack):
            _ = game_with({"X": {"start": start, "climb": climb}}, [], None, {}).pack


@pytest.mark.rule("P-10")
@pytest.mark.parametrize("mask", MASKS)
def test_between_rounds_a_marker_rests_neither_on_bottom_nor_on_top(mask):
    rounds = 0
    for match in random_match(mask, 11):
        if legal(match) == ["start"]:
            rounds += 1
            assert all(1 <= slot["marker"] <= slot["top"] - 1 for slot in match.view()["slots"])
    assert rounds > 1


@pytest.mark.rule("P-11")
@pytest.mark.parametrize(("stands", "after"), [(1, 2), (2, 2)])
def test_a_requirement_belongs_to_the_space_that_is_entered(stands, after):
    """T6: space 2 asks for two dice, space 3 for three with a blue one. Two white dice enter the first, not the second."""
    match = play(arena(slots={3: ("T6", stands)}, dice={"W1": 3, "W2": 3}), "stop")
    assert marker(match, 3) == after


@pytest.mark.rule("P-12")
@pytest.mark.parametrize("mask", MASKS)
def test_every_attack_die_is_always_in_exactly_one_place(mask):
    for seed in (1, 2):
        for match in random_match(mask, seed, ring_index=1, chariot_partial=True, chariot_single="any"):
            seen = match.view()
            assert sorted(everywhere(seen)) == sorted(ORDER[:14])
            assert {die for slot in seen["slots"] for die in slot["dice"]} <= {die["die"] for die in seen["pool"]}


@pytest.mark.rule("P-13")
def test_the_order_of_decks_and_the_future_are_hidden_and_nothing_else():
    match = GAME.new(seed=21, options={"modules": 63}, chance="play")
    whole = match.position()
    other = json.loads(json.dumps(whole))
    other["state"]["luck"] = [number + 17 for number in other["state"]["luck"]]
    assert GAME.at(other).view() == match.view()
    assert match.view()["enemy_deck"] == 24
    assert match.view()["chariot_deck"] == 18
    assert match.view()["conspirator_deck"] == 5
    match = play(arena(slots={1: ("T1", 2)}, dice={"W1": 1, "W2": 1}), "stop")
    assert match.view()["enemy_discard"] == ["t1"]


@pytest.mark.rule("P-14")
@pytest.mark.parametrize("mask", range(64))
def test_every_mix_of_modules_can_be_played(mask):
    named = [name for bit, name in BITS.items() if mask & bit]
    rounds = set()
    for match in random_match(mask, mask, 70):
        assert match.view()["modules"] == named
        rounds.add(match.view()["round"])
    assert len(rounds) > 1


@pytest.mark.rule("P-15")
@pytest.mark.rule("P-16")
def test_six_enemies_are_drawn_one_at_a_time_onto_the_slots_in_order():
    match = game_with({}, [], None, {}).new(seed=2, chance="ask")
    drawn = ["t5", "t1", "t7", "t2", "t6", "t4"]
    for slot, name in enumerate(drawn, 1):
        assert match.actor == "chance"
        assert len(legal(match)) == 31 - slot
        assert all(say.startswith(f"enemy {slot}=") for say in legal(match))
        play(match, f"enemy {slot}={name}")
        assert f"enemy {slot + 1}={name}" not in legal(match)
    assert [enemy(match, slot) for slot in range(1, 7)] == drawn
    assert match.view()["enemy_deck"] == 24
    assert markers(match) == [2, 1, 2, 1, 2, 1]
    assert match.view()["health"]["at"] == 0


@pytest.mark.rule("P-17")
@pytest.mark.rule("P-18")
@pytest.mark.rule("P-19")
@pytest.mark.parametrize("mask", MASKS)
def test_the_dice_lie_as_the_set_up_says(mask):
    match = GAME.new(seed=6, options={"modules": mask})
    assert [in_place(match, "tired", space) for space in range(3)] == [["W6"], ["W7"], ["W8"]]
    attack_dice = [name for name in in_place(match, "pool") if name != "D"]
    assert attack_dice == ["W1", "W2", "W3", "W4", "W5", "B1", "G1", "Y1"]
    assert in_place(match, "dial" if mask & 32 else "colour_stack") == ["B2", "G2", "Y2"]
    assert in_place(match, "colour_stack" if mask & 32 else "dial") == []
    assert in_place(match, "box") == in_place(match, "stock") == []


@pytest.mark.rule("P-20")
@pytest.mark.parametrize("mask", range(64))
def test_module_set_ups_follow_the_base_steps_in_module_order(mask):
    match = GAME.new(seed=mask, options={"modules": mask}, chance="ask")
    asked = []
    while field(match, "round") == 0:
        asked.append(match.prompt.kind)
        match.answer(0)
    draws = {2: "chariot_comes", 4: "inspiration_comes", 16: "conspirator_shows"}
    assert asked == ["enemy_comes"] * 6 + [kind for bit, kind in draws.items() if mask & bit]


@pytest.mark.rule("P-20")
def test_without_modules_nothing_of_them_is_ever_seen():
    kinds = set()
    for match in random_match(0, 5, 2000):
        seen = match.view()
        assert (seen["dragon"], seen["chariots"], seen["inspiration"], seen["dial"]) == (None, [], None, None)
        assert (seen["conspirators"], seen["active"], seen["stock"]) == ([], None, [])
        assert not any(slot.get("shield") for slot in seen["slots"])
        kinds |= {match.prompt.kind} if match.prompt else set()
    assert kinds <= {"enemy_comes", "opening_roll", "land", "reroll_place_or_stop", "resolve", "put_to_rest", "swap"}
    with pytest.raises(IllegalAnswer):
        play(arena(dice={"W1": 1, "W2": 1}), "reroll 1 dragon")


@pytest.mark.rule("P-20")
def test_the_decks_of_absent_modules_stay_out_of_the_game():
    seen = GAME.new(seed=5).view()
    assert (seen["chariot_deck"], seen["conspirator_deck"]) == (0, 0)


@pytest.mark.rule("P-21")
@pytest.mark.parametrize("seed", range(6))
def test_modules_and_decisions_do_not_change_the_values_of_a_stream(seed):
    """The n-th value of a stream is the same in every mask and in every line of play."""

    def drawn_in(mask: int, line: int) -> dict[str, list[str]]:
        match = GAME.new(seed=seed, options={"modules": mask})
        luck = random.Random(line)
        while match.actor is not None and len(match.log) < 120:
            match.answer(luck.choice(legal(match)[:-1] or legal(match)))
        drawn: dict[str, list[str]] = {"attack": [], "dragon": [], "plot": []}
        for entry in match.log:
            if entry.by == "chance" and "=" in entry.say:
                die, value = entry.say.split("=")
                stream = {"D": "dragon", "plot": "plot"}.get(die, "attack" if die in ORDER else die)
                drawn.setdefault(stream, []).append(value)
        return drawn

    runs = [drawn_in(mask, line) for mask in (0, 1, 18, 63) for line in range(2)]
    for stream in ("attack", "dragon", "plot", *(f"enemy {slot}" for slot in range(1, 7))):
        for one, other in pairwise([run[stream] for run in runs if run[stream]]):
            common = min(len(one), len(other), 1 if stream.startswith("enemy") else 999)
            assert one[:common] == other[:common]
    assert min(len(run["attack"]) for run in runs) > 15


@pytest.mark.rule("P-21")
def test_a_draw_picks_evenly_among_the_cards_left_in_id_order():
    setup = read_setup(GAME.info, None, None, None)
    first = Counter(int(GAME.start_state(seed, setup).enemy[1]) for seed in range(3000))
    assert set(first) == set(range(30))
    assert 55 <= min(first.values()) <= max(first.values()) <= 145  # 100 each, within four and a half standard deviations
    one, other = streams(7, ("attack", "plot")), streams(7, ("plot", "attack", "enemy"))
    assert list(one[:2]) == list(other[2:4]) != list(one[2:])  # a stream hangs on its name, not on the others
    match = GAME.new(seed=1, chance="ask")
    ids = [card.id for card in GAME.pack.cards if card.kind == "enemy"]
    assert legal(match) == [f"enemy 1={name}" for name in ids]
    play(match, f"enemy 1={ids[7]}")
    assert legal(match) == [f"enemy 2={name}" for name in ids if name != ids[7]]
    assert list(state(match).enemy_deck) == [number for number in range(30) if number != 7]


@pytest.mark.rule("FX-1")
def test_fx_1_set_up_without_modules():
    match = fixture_game()
    assert in_place(match, "pool") == ["W1", "W2", "W3", "W4", "W5", "B1", "G1", "Y1"]
    assert [in_place(match, "tired", space) for space in range(3)] == [["W6"], ["W7"], ["W8"]]
    assert match.view()["stack"] == {"at": 2, "dice": ["B2", "G2", "Y2"]}
    assert match.view()["health"]["at"] == 0
    assert match.view()["defeats"]["now"] == 0
    assert [enemy(match, slot) for slot in range(1, 7)] == ["t1", "filler0", "filler1", "t2", "filler2", "t3"]
    climbs = [slot["climb"] for slot in match.view()["slots"]]
    assert climbs == [["2", "2"], ["2", "2"], ["2", "2"], ["2G", "2"], ["2", "2"], ["2", "2", "3B"]]
    assert markers(match) == [1] * 6
    assert match.view()["enemy_deck"] == 24
    assert (match.view()["round"], legal(match)) == (1, ["start"])
