"""Where people play: colours or none, small and large screens, dumb terminals, pipes; and how they come in."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ludarium as library
from ludarium.cli.boards import SIMPLE, Board
from tests.cli.terminal import ALL, ASKED, FRESH_START, loaded, ludarium, saved

COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3\d|4\d|9\d|10\d)(?:;\d+)*m")


def test_colours_and_no_colours(data: Path) -> None:
    with ludarium("play", "proving", "--seed", "7", "--clock", "budget", data=data) as terminal:
        terminal.until(ASKED)
        terminal.take()
        assert COLOUR.search(terminal.raw)
        assert re.search(r"\x1b\[31m✗\x1b\[0m ", terminal.raw)  # only the Bottom space is red
        plain = terminal.screen
    with ludarium("play", "proving", "--seed", "7", "--clock", "budget", data=data, NO_COLOR="1") as terminal:
        terminal.until(ASKED)
        terminal.take()
        assert not COLOUR.search(terminal.raw)
        assert terminal.screen == plain


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_fits(data: Path, language: str) -> None:
    """Enemies, question, options and clock are on the screen, whatever its size, and again after each change of size."""
    arguments = ("play", "proving", "--seed", "5", "--clock", "budget", *ALL, "--lang", language)
    with ludarium(*arguments, data=data) as terminal:
        terminal.until(ASKED)
        terminal.press("2")
        terminal.take()
        for size in ((80, 24), (120, 40), (100, 30)):
            if size != (80, 24):
                frames = terminal.frames
                terminal.resize(*size)
                terminal.next_frame(frames)
            lines = terminal.screen.splitlines()
            assert [line[0] for line in lines if re.match(r"[1-6][☼☾ ] [WBGY ]", line)][:6] == list("123456")
            assert all(len(line) <= size[0] for line in lines)
            listed = re.findall(r"(?:^|  ) ?(\w+) (?:Reroll|Relancer|Place|Poser|Stop|Fin)", terminal.screen, re.M)
            assert len(listed) == len(set(listed)) == 10
            assert re.search(r"60 s .*[ef] >$", terminal.screen.rstrip())


def test_a_dumb_terminal_gets_plain_lines(data: Path) -> None:
    with ludarium("play", "proving", "--seed", "7", "--clock", "budget", data=data, TERM="dumb", rows=80) as terminal:
        terminal.until(r"y Start the clock and roll\n.*\? help.*\ny >")
        terminal.type("y\n")
        terminal.until(r"\[60 s\] 2 5 6 e >")
        assert "\x1b" not in terminal.raw
        terminal.type("q\n")
        assert terminal.wait() == 0


def test_piped_input(data: Path) -> None:
    """Lines from a pipe; when they end, the match is kept."""
    typed = "y\n2\nreroll 9\n?\nlang fr\n"
    command = [sys.executable, "-m", "ludarium", "play", "proving", "--seed", "7", "--clock", "budget"]
    environment = {**os.environ, "XDG_DATA_HOME": str(data), "LANG": "C.UTF-8", "LC_ALL": ""}
    ended = subprocess.run(
        command, input=typed, capture_output=True, text=True, env=environment, timeout=FRESH_START, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "\x1b" not in ended.stdout
    assert "[60 s]" in ended.stdout
    assert "‘reroll 9’ is not possible" in ended.stdout
    assert "What you can type" in ended.stdout
    assert "Relancez une série" in ended.stdout
    assert loaded(saved(data)[0]).view(0)["clock"]["rerolls"] == 1


def test_the_first_match_is_explained_once(data: Path) -> None:
    for first in (True, False):
        with ludarium("play", "proving", "--seed", "7", data=data, explained=False) as terminal:
            terminal.until(ASKED)
            assert ("Six enemies surround you" in terminal.screen) == first
            if first:
                terminal.press("\r")
            terminal.until("y Start the clock")


def test_the_friendly_start(data: Path) -> None:
    with ludarium(data=data) as terminal:
        number = terminal.until(r"^(\d) Proving Grounds")[1]
        assert "Le Défi de la Reine" in terminal.say("fr")
        assert "Modules\u00a0: aucun" in terminal.press(number)
        terminal.say("1")
        assert "[x] Dragon" in terminal.press("1")
        assert "[x] Boucliers" in terminal.press("4")
        assert "Modules\u00a0: Dragon, Boucliers" in terminal.press("\x7f\r")  # an Enter right after a digit would belong to it
        terminal.say("2")
        assert "chaque action coûte du temps" in terminal.press("2")
        terminal.press("\x7f\r")
        terminal.until("Lancer le chronomètre et les dés")
        terminal.say("q")
        assert terminal.wait() == 0
    match = loaded(saved(data)[0])
    assert (match.setup.options["modules"], match.setup.options["clock_mode"]) == (["dragon", "shields"], "budget")
    with ludarium("--lang", "fr", data=data) as terminal:
        number = terminal.until(r"^(\d) Le Défi de la Reine")[1]
        assert "c reprendre votre dernière partie" in terminal.press(number)
        terminal.say("c")
        terminal.until("Lancer le chronomètre et les dés")


# -- boards ----------------------------------------------------------------------------------------------------------


def test_a_title_without_a_board_is_still_drawn() -> None:
    game = library.game("proving")
    match = game.new(seed=7, options={"modules": 63})
    board = Board(game, "fr", SIMPLE)
    lines = [line.text.plain for line in board.lines(match, 80, False)]
    assert lines[0].strip() == "Le Défi de la Reine"
    assert "health: at 0, last 5" in lines
    assert any(line.startswith("  1: slot 1, enemy") for line in lines)
    assert len(board.alike(match, match.prompt.options if match.prompt else ())) == 6
