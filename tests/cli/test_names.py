"""People are called by their names in the terminal: on the table, in questions and in the log; and it remembers who they are."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import ludarium as library
from ludarium.cli.boards import FANCY, find_board
from ludarium.cli.names import LONGEST, cut_short, listed, renamed, tidy, told_apart
from ludarium.cli.screen import PlainScreen
from ludarium.cli.seating import Seating
from ludarium.cli.story import whole_story
from ludarium.cli.table import Table
from ludarium.core.text import LANGUAGES, Listing, Phrase, Secret
from tests.cli.terminal import ludarium, saved

Run = Callable[..., Any]
ANIMA = library.game("anima")
COLOURS = r"\b(Gold|Ruby|Ambre|Rubis)\b"


# -- names as such -----------------------------------------------------------------------------------------------------


def test_names_as_they_are_typed() -> None:
    assert listed("Ann, Bo ,,  Jean  Luc") == ["Ann", "Bo", "", "Jean Luc"]
    assert listed(" ") == []
    assert tidy("A\x1b[31mnn\n") == "A[31mnn"  # nobody sends control sequences to somebody's terminal
    assert len(tidy("n" * 100)) == LONGEST


def test_two_of_the_same_name_are_told_apart() -> None:
    assert told_apart(["Marc", "Léa", "Marc", "Marc"]) == ["Marc", "Léa", "Marc 2", "Marc 3"]
    assert told_apart(["Marc 2", "Marc", "Marc"]) == ["Marc 2", "Marc", "Marc 3"]


def test_names_that_are_cut_stay_different() -> None:
    assert cut_short(["Marc", "Martin", "Léa"], 3) == ["Ma1", "Ma2", "Léa"]
    assert cut_short(["Mar", "Martin"], 3) == ["Mar", "Ma2"]
    assert cut_short(["Marc", "Martin"], 6) == ["Marc", "Martin"]


def test_names_are_found_however_deep_they_lie() -> None:
    gold = Phrase("counter-gold")
    text = Phrase("note-x", {"seat": gold, "list": Listing((gold, 3)), "card": Secret(gold, (0,), gold)})
    names = {"counter-gold": "Ann"}
    assert renamed(text, names) == Phrase(
        "note-x", {"seat": "Ann", "list": Listing(("Ann", 3)), "card": Secret("Ann", (0,), "Ann")}
    )
    assert renamed("counter-gold", names) == "counter-gold"


# -- at the table ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_speaks_of_people_by_name(language: str) -> None:
    """Every question, option, table and line of the log, played by the first option; who has no name has the counter's."""
    match = ANIMA.new(seed=4, seats=3, options={"turn_limit": 6})
    board = find_board(ANIMA, language, FANCY)
    board.call(["Marc", "Léa", ""])
    seen = []
    for at in range(4000):
        if match.prompt is None:
            break
        seen.append(board.text(match.prompt.phrase))
        seen += [board.text(option.phrase) + board.remark(match, option) for option in match.prompt.options]
        if at % 10 == 0:
            seen += [line.text.plain for line in board.lines(match, 80, roomy=True)]
        match.answer(len(match.prompt.options) - 1)
    seen += [line.plain for line in whole_story(match, board)] + board.ending(match)
    assert match.result is not None
    whole = "\n".join(seen)
    assert not re.findall(f".*{COLOURS}.*", whole)
    for name in ("Marc", "Léa", {"en": "Azure", "fr": "Azur"}[language]):
        assert name in whole


def test_the_longest_names_fit_into_every_width() -> None:
    match = ANIMA.new(seed=4, seats=5)
    board = find_board(ANIMA, "fr", FANCY)
    board.call([f"Maximilienne-Alexandrine {number}"[:LONGEST] for number in range(5)])
    while match.view(0)["turn"] == 0:
        match.answer(0)
    for width in (80, 130):
        lines = board.lines(match, width, roomy=True)
        assert all(line.text.cell_len <= width for line in lines if not line.wraps)
        order = lines[0].text.plain.rstrip().split("  ")[-1]
        shown = [name.strip(" []") for name in order.split("›")]
        assert len(set(shown)) == 5, order


def test_a_title_that_does_not_speak_of_seats_calls_them_by_name_in_the_log() -> None:
    game = library.game("hara")
    match = game.new(seed=4, seats=2)
    board = find_board(game, "en", FANCY)
    assert board.player(match, 1) == "Player 2"
    board.call(["Ann", ""])
    assert [board.player(match, seat) for seat in (0, 1)] == ["Ann", "Player 2"]


def test_a_name_typed_into_a_match_against_bots(data: Path) -> None:
    with ludarium("play", "anima", "--seed", "4", "--seats", "3", "--bots", "2", "--names", "Ann,Bo", data=data) as terminal:
        terminal.until("Two Characters")
        terminal.press("1")
        terminal.press("1")
        assert "Ann (you)" in terminal.screen
        assert re.search(r"^Bo \d+/\d+ ", terminal.screen, re.MULTILINE)
        assert re.search(r"^Azure \d+/\d+ ", terminal.screen, re.MULTILINE)
        assert "you are called Zoé" in terminal.say("name  Zoé ")
        assert "Zoé (you)" in terminal.screen
        assert "Zoé sets out with" in terminal.say("l")
        terminal.press("q")
        assert "you are called Gold" in terminal.say("name")
        assert re.search("Gold › Bo|Bo › Gold|\\[Gold\\]", terminal.screen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_at_one_keyboard_give_their_names_take_back_save_and_go_on(data: Path, language: str) -> None:
    with ludarium("play", "anima", "--seats", "2", "--seed", "9", "--lang", language, data=data) as terminal:
        terminal.until(r"(keyboard to Gold|clavier à Ambre)\.")
        assert re.search("type your name first|tapez d’abord votre nom", terminal.screen)
        for mistyped in ("1", "c", "resign", "42"):  # meant for the match, and no name
            assert re.search(r"(keyboard to Gold|clavier à Ambre)\.", terminal.say(mistyped))
        ann = terminal.say("Ann")
        drawn = re.findall(r"^(?:You have drawn|Vous avez pioché).*$", ann, re.MULTILINE)
        assert len(drawn) == 2
        terminal.press("1")
        terminal.press("1")
        assert re.search(r"(keyboard to Ruby|clavier à Rubis)\.", terminal.screen)
        assert re.search(r"(keyboard to Ann|clavier à Ann)\.", terminal.say("u"))  # who took it back? her cards stay hidden
        assert not any(cards in terminal.screen for cards in drawn)
        assert not re.search("your name first|d’abord votre nom", terminal.screen)
        assert drawn[0] in terminal.press("\r")
        terminal.press("1")
        terminal.say("Bo")
        named = len(terminal.raw)
        terminal.press("1")
        terminal.press("1\x7f")
        terminal.until(r"(keyboard to|clavier à) (Ann|Bo)\.|Ann .*Bo|Bo .*Ann")
        terminal.say("s")
        terminal.say("q")
        assert terminal.wait() == 0
        assert not re.search(COLOURS, terminal.raw[named:])
    for file in saved(data):
        with ludarium("play", "anima", "--load", str(file), data=data) as terminal:
            terminal.until("Pass the keyboard to (Ann|Bo)")
            assert re.search(r"^(Ann|Bo) \(you\)", terminal.press("\r"), re.MULTILINE)
            assert not re.search(COLOURS, terminal.screen)
        with ludarium("replay", str(file), data=data) as terminal:
            terminal.until("Ann|Bo")
            terminal.press("\x1b[F")  # End
            assert not re.search(COLOURS, terminal.screen)
    with ludarium("play", "anima", "--load", str(saved(data)[0]), "--names", "Zoé,Max", data=data) as terminal:
        terminal.until("Pass the keyboard to (Zoé|Max)")


def test_more_names_than_seats_are_refused(run: Run) -> None:
    outcome = run("play", "anima", "--seats", "2", "--names", "Ann,Bo,Cy")
    assert outcome.code == 2
    assert "3 names are too many for 2 seats" in outcome.err


def test_names_are_asked_for_at_the_friendly_start(data: Path) -> None:
    with ludarium(data=data, rows=40) as terminal:
        terminal.press(terminal.until(r"^(\d) Anima")[1])
        assert "w names of the players (now: –)" in terminal.screen
        assert "Names for 2 players" in terminal.say("w")
        assert "3 names are too many" in terminal.say("a,b,c")
        terminal.say("w")
        assert "w names of the players (now: Ann, Bo)" in terminal.say("Ann, Bo")
        terminal.press("\r")
        terminal.until("Two Characters")
        terminal.press("1")
        terminal.press("1")
        assert "Ann (you)" in terminal.screen
        terminal.say("q")
        assert terminal.wait() == 0
    with ludarium(data=data, rows=40) as terminal:
        terminal.press(terminal.until(r"^(\d) Anima")[1])
        assert "Ann (you)" in terminal.say("c")


def test_on_paper_too() -> None:
    """Lines out, lines in: the table is drawn again once a name is known."""
    paper = io.StringIO()
    match = ANIMA.new(seed=4, seats=2)
    table = Table(PlainScreen(Console(file=paper, width=100)), match, "en", Seating(ANIMA, 2, 1))
    table.draw()
    table.name(0, "Ann")
    match.answer(0)
    table.draw()
    assert "Ann (you)" in paper.getvalue()
