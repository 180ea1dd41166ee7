"""What to press: the number that stands beside a thing on the board, a letter for what ends or refuses, and never two for one."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import ludarium as library
from ludarium.cli.boards import FANCY, Board, find_board
from ludarium.cli.commands import Commands
from ludarium.cli.keys import in_order, lettered, summed_up, taken_at_once, told_apart
from ludarium.cli.play import new_match
from ludarium.cli.screen import PlainScreen
from ludarium.cli.table import Table
from ludarium.core.match import Match
from ludarium.core.prompts import PLAIN
from tests.cli.terminal import ASKED, ludarium
from tests.core.titles import TITLES, Title, for_each, prompts

OWN_BOARD = tuple(title for title in TITLES if title.name != "leduc")


def board_of(title: Title, language: str) -> Board:
    board = find_board(title.game, language, FANCY)
    board.call([""] * (title.setup.seats))
    return board


def test_keys_are_told_apart() -> None:
    assert told_apart(["3", "", "5", "5", "", "e"], 7) == ["3", "7", "5a", "5b", "8", "e"]
    assert [lettered(number) for number in (1, 25, 26, 27)] == ["a", "y", "za", "zb"]


def test_digits_are_taken_at_once_only_if_none_is_longer() -> None:
    assert taken_at_once(["2", "5", "d2", "e"]) == "25"
    assert taken_at_once(["2", "12", "e"]) == ""
    assert taken_at_once(["2", "7a", "7b"]) == ""


def test_many_keys_are_said_in_a_word() -> None:
    assert summed_up(in_order(["e", "d2", "12", "1", "2", "3", "d1", "d3", "5"])) == "1-3 5 12 d1-d3 e"


@for_each(OWN_BOARD)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_key_means_one_thing_and_is_no_command(title: Title, language: str) -> None:
    board = board_of(title, language)
    commands = Commands(Table(PlainScreen(library.cli.listing.out()), title.new(1), language))
    for number, match in enumerate(prompts(title.new(3), 3)):
        if number > 300:
            break
        assert match.prompt is not None
        keys = board.keys(match)
        assert len(set(keys.values())) == len(keys)
        for option in match.prompt.options:
            key = keys.get(option.notation)
            if key is None:  # another one that is just like it stands for it
                continue
            assert key not in commands.words  # the cell c3 is one word, the card of `c 3` two
            assert re.fullmatch(r"[a-z]" if option.role != PLAIN else r"[-+]|[a-z]{0,2}\d[a-z\d+]*", key)


def test_a_face_a_slot_a_die_is_pressed_by_its_name() -> None:
    """Proving Grounds: the number is the face or the slot, whatever else can be chosen; a die is called as the board calls it."""
    title = next(each for each in TITLES if each.name == "proving-everything")
    board = board_of(title, "en")
    seen = set()
    for match in prompts(title.new(8), 8):
        for notation, key in board.keys(match).items():
            word, *rest = notation.split()
            seen.add(word)
            if word == "reroll" and "hold" not in rest:
                assert key == ("d" if "dragon" in rest else "") + rest[0]
            elif word in ("target", "rotate", "break") or (word == "dragon" and rest != ["none"]):
                assert key == rest[0]
            elif word in ("exhaust", "give"):
                assert key == rest[0].lower()
            elif word == "place":
                assert key[0] in "789"
    assert {"reroll", "rotate", "exhaust", "place", "stop"} <= seen


def test_a_step_has_the_number_of_its_direction() -> None:
    """Hara: the same number leads back from where its opposite led."""
    match = library.game("hara").new(seed=3, seats=2)
    board = find_board(match.game, "en", FANCY)
    luck, steps = random.Random(1), 0
    while match.actor is not None and steps < 40:
        assert match.prompt is not None
        moves = [option for option in match.prompt.options if option.notation.startswith("move ")]
        if moves:
            seat = match.actor
            here = match.view(0)["seats"][seat]["at"]
            chosen = luck.choice(moves).notation
            key = int(board.keys(match)[chosen])
            assert 1 <= key <= 6
            match.answer(chosen)
            steps += 1
            back = board.keys(match).get(f"move {here}") if match.actor == seat else None
            assert back in (None, str((key + 2) % 6 + 1))
        else:
            match.answer(luck.choice(match.prompt.options).notation)
    assert steps == 40


def test_what_is_given_up_never_has_a_bare_number() -> None:
    """Anima: where a card can be used or discarded, its number alone never discards it."""
    match = library.game("anima").new(seed=2, seats=3, options={"turn_limit": 12})
    board = find_board(match.game, "fr", FANCY)
    given_up = 0
    for asked in prompts(match, 2):
        keys = board.keys(asked)
        for notation, key in keys.items():
            if notation.split()[0] in ("discard", "dismiss", "drop", "attack"):
                assert re.fullmatch(r"[da]\d+", key)
                given_up += 1
    assert given_up > 20


def hold_to_the_board(match: Match, board: Board) -> dict[str, str]:
    """The keys of the options that speak of something with a number."""
    return {notation: key for notation, key in board.keys(match).items() if notation.startswith("reroll ")}


def test_numbers_stay_while_things_stay(data: Path) -> None:
    """Two sets: rerolling one leaves the other its number, and `e` still ends the combat, with Enter only."""
    match = new_match(library.game("proving"), None, {"clock_mode": "budget"}, 7)
    board = find_board(match.game, "en", FANCY)
    match.answer("start")
    before = hold_to_the_board(match, board)
    assert before == {"reroll 2": "2", "reroll 5": "5", "reroll 6": "6"}
    match.answer("reroll 5")
    after = hold_to_the_board(match, board)
    assert all(before[notation] == key for notation, key in after.items() if notation in before)
    with ludarium("play", "proving", "--seed", "7", "--clock", "budget", data=data) as terminal:
        terminal.until(ASKED)
        terminal.press("\r")
        assert "Reroll a set, or stop" in terminal.screen
        assert re.search(r"^6 Reroll the 6s", terminal.screen, re.MULTILINE)
        assert "2 5 6 e >" in terminal.screen
        terminal.type("4e")  # no such face, and a letter without Enter: nothing happens
        terminal.until("> 4e$")
        terminal.press("\x7f\x7f5")
        assert "> You reroll the 5s." in terminal.screen
        assert "Reroll a set, or stop" in terminal.screen
        terminal.say("E")
        assert "Reroll a set, or stop" not in terminal.screen
