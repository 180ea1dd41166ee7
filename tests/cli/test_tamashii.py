"""Tamashii in the terminal: the Launcher and its Patterns, the city, Combat, in every width and language."""

from __future__ import annotations

import codecs
import io
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from ludarium.cli.boards import FANCY, SIMPLE, Board, Signs, find_board
from ludarium.cli.frame import framed, offers_of
from ludarium.cli.listing import simpler
from ludarium.cli.seating import Seating
from ludarium.core.game import Game
from ludarium.core.match import Match
from ludarium.core.text import LANGUAGES
from tests.tamashii import table as tables

codecs.register_error("simpler", simpler)
WAYS: list[dict[str, Any]] = [
    {"seats": 1, "scenario": "a"},
    {"seats": 2, "scenario": "e"},
    {"seats": 4, "scenario": "e"},
]


@cache
def game() -> Game:
    """With all the cards, not those of the training ground."""
    return type(tables.game())()


def board(language: str = "en", signs: Signs = FANCY, seats: int = 1) -> Board:
    found = find_board(game(), language, signs)
    found.call([""] * seats)
    return found


def frame(match: Match, size: tuple[int, int], language: str = "en") -> list[str]:
    """A whole screen: table, story, question, options and a line below."""
    drawing = board(language, seats=match.setup.seats)
    console = Console(width=size[0], file=io.StringIO())
    seat = match.actor if isinstance(match.actor, int) else 0
    lines = framed(match, drawing, offers_of(match, drawing), [Text("keys")], size, console, full=True, seat=seat)
    return [line.plain for line in lines]


def drawn(match: Match, width: int = 100, language: str = "en", signs: Signs = FANCY) -> str:
    found = board(language, signs, match.setup.seats)
    return "\n".join(line.text.plain.rstrip() for line in found.lines(match, width, roomy=True))


def moments(seed: int, count: int, apart: int, seats: int = 1, scenario: str = "a") -> Iterator[Match]:
    """A match that is played by luck, but launches whatever lies there, looked at every few answers."""
    luck = random.Random(seed)
    match = game().new(seed=seed, seats=seats, options={"scenario": scenario})
    for _ in range(count):
        yield match
        for _ in range(apart):
            if match.prompt is not None:
                options = match.prompt.options
                launches = [option.index for option in options if option.does == "launch"]
                match.answer(luck.choice(launches) if launches else luck.randrange(len(options)))


def programming(*draws: str) -> Match:
    """Programming in the first turn: the Fill draws these, column by column from the top (T-187)."""
    match = game().new(seed=1, options={"scenario": "a"}, chance="ask")
    drawn_so_far = iter(draws)
    while match.prompt is None or match.prompt.kind != "stop_answered":
        assert match.prompt
        notations = [option.notation for option in match.prompt.options]
        match.answer(f"draw={next(drawn_so_far)}" if notations[0].startswith("draw=") else notations[0])
    return match


# -- in every width and language -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS, ids=["alone", "two", "four"])
def test_every_moment_can_be_drawn(way: dict[str, Any]) -> None:
    """No message is missing and nothing is too long, with and without drawing characters."""
    for at, match in enumerate(moments(seed=5, count=24, apart=9, **way)):
        for language in LANGUAGES:
            for width in (80, 100, 130):
                signs = (FANCY, SIMPLE)[at % 2]
                lines = board(language, signs, way["seats"]).lines(match, width, roomy=True)
                assert all(line.text.cell_len <= width for line in lines if not line.wraps)
                whole = "\n".join(line.text.plain for line in lines)
                if signs is SIMPLE:
                    assert whole.encode("ascii", "simpler").count(b"?") == whole.count("?")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (130, 40)])
def test_a_frame_fits_and_shows_what_to_press(language: str, size: tuple[int, int]) -> None:
    """Every key stands in the list, or beside what it chooses; a move is its two cells, whose letters and numbers are drawn."""
    for match in moments(seed=8, count=30, apart=7, seats=2, scenario="e"):
        lines = frame(match, size, language)
        assert len(lines) <= size[1] - 1
        question = board(language, seats=2).text(match.prompt.phrase)[:20] if match.prompt else ""
        asked = max(at for at, line in enumerate(lines) if line.startswith(question))
        assert all(len(line) <= size[0] for line in lines[asked:])
        whole = "\n".join(lines)
        for offer in offers_of(match, board(language, seats=2)):
            if re.fullmatch("[a-e][1-4]([a-e][1-4])?", offer.key):
                assert re.search(f" {offer.key[0]} .*\n(.*\n)*{offer.key[1]} ", whole), (offer.key, whole)
            else:
                pattern = rf"(?:^|  ) *{re.escape(offer.key)} |\[{re.escape(offer.key)}\]|\d-{re.escape(offer.key)} "
                assert re.search(pattern, whole, re.MULTILINE), (offer.key, whole)


# -- the Launcher and its Patterns -----------------------------------------------------------------------------------------


@pytest.mark.rule("T-41", "T-42", "T-43", "T-187")
def test_the_launcher_has_letters_and_numbers_brackets_and_locks() -> None:
    match = programming("red", "blue", "green", "yellow", "red", "blue", "green", "yellow")
    lines = [line[:28].rstrip() for line in drawn(match).splitlines()[1:6]]
    assert lines == [
        "    a    b    c    d    e",
        "1  [R]   ·   [R]   ·   ▒▒▒",
        "2   ·   [G]   ·   [G]  ▒▒▒",
        "3  [B]   ·   [B]   ·   ▒▒▒",
        "4   ·   [Y]   ·   [Y]  ▒▒▒",
    ]
    assert "1  [R]   ·   [R]   ·   ▒▒▒" in drawn(match, language="fr")
    assert "2   ·   [V]   ·   [V]  ▒▒▒" in drawn(match, language="fr")
    assert "1  [R]   .   [R]   .   ###" in drawn(match, signs=SIMPLE)


@pytest.mark.rule("T-64", "T-74")
def test_a_pattern_is_ready_or_says_with_which_moves_it_would_be() -> None:
    """Red on a1 and c1, blue on a3: one slide brings any token to b1."""
    match = programming("red", "blue", "green", "yellow", "red", "blue", "green", "yellow")
    assert re.search(r"R \* R gain 1 Power 1 move b2b1", drawn(match))
    match.answer("move b1 b2")
    assert re.search(r"R \* R gain 1 Power ✓ ready", drawn(match))
    assert re.search(r"R \* R gagnez 1 Puissance ✓ prêt", drawn(match, language="fr"))


@pytest.mark.rule("T-65a")
def test_a_move_can_be_typed_from_either_end() -> None:
    match = programming("red", "blue", "green", "yellow", "red", "blue", "green", "yellow")
    keys = board().keys(match)
    assert keys["move b1 b2"] == "b1b2"
    assert board().means("b2b1", "b1b2")
    assert not board().means("b2c2", "b1b2")
    assert not board().means("21", "12")


@pytest.mark.rule("T-84")
def test_what_can_be_launched_keeps_its_number() -> None:
    """Power and EXP are ready: the number beside Power is not given to EXP when Power is gone."""
    match = next(each for each in moments(seed=3, count=200, apart=1) if each.prompt and each.prompt.kind == "launch_chosen")
    options = match.prompt.options if match.prompt else ()
    numbers = board().numbers(match)
    for option in options:
        if option.does == "launch":
            assert numbers[option.anchors[0]] == 1 + [each["source"] for each in match.view(0)["seats"][0]["launchable"]].index(
                int(option.anchors[0].partition(".")[2])
            )
            assert f"[{numbers[option.anchors[0]]}] " in drawn(match)


# -- the city --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-139", "T-134")
def test_a_place_has_the_number_that_leads_there_with_what_it_brings() -> None:
    match = programming("red", "blue", "green", "yellow", "red", "blue", "green", "yellow")
    match.answer("done")
    whole = drawn(match)
    assert "[1]Shelter" in whole
    assert "2 Devastated" in whole
    assert re.search(r"\[3\]\?", whole)
    assert "0/2" in whole
    assert "Cold Start" in whole


@pytest.mark.rule("T-35", "T-236")
def test_the_story_of_a_new_card_is_told_once() -> None:
    match = programming("red", "blue", "green", "yellow", "red", "blue", "green", "yellow")
    assert "It is dark and smells of string." in drawn(match)
    assert "Il fait noir" in drawn(match, language="fr")
    match.answer("move b1 b2")
    assert "It is dark and smells of string." not in drawn(match)


# -- Combat ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-153", "T-197", "T-201a")
def test_combat_shows_the_top_enemy_on_the_right_dice_and_slots() -> None:
    found = None
    for match in moments(seed=11, count=900, apart=1, seats=2, scenario="e"):
        enemies = match.view(0)["seats"][match.actor]["enemies"] if isinstance(match.actor, int) else []
        if match.prompt and match.prompt.kind == "window_answered" and len(enemies) > 1:
            found = match
            break
    assert found is not None
    view, seat = found.view(0), int(str(found.actor))
    own = view["seats"][seat]
    lines = drawn(found).splitlines()
    assert re.search("2nd.*Top", lines[1])
    names = [board().name(each["card"]) for each in own["enemies"][:2]]
    assert lines[2].index(names[1]) <= lines[2].rindex(names[0])
    dice = view["fight"]["dice"]
    told = ", ".join(f"{dice[face]} {face}" for face in ("rare", "common", "blank") if dice[face])
    assert f"  {told}" in "\n".join(lines)


def test_somebody_alone_is_never_asked_to_pass_the_keyboard() -> None:
    match = programming("red", "blue", "green", "yellow", "red", "blue", "green", "yellow")
    assert Seating(match.game, 1).needs_person(match)
    assert not board().private
