"""The screen by itself: which keys belong together."""

from __future__ import annotations

import io
import os
import pty
import tty
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from rich.console import Console
from rich.text import Text

from ludarium.cli.frame import wrapped
from ludarium.cli.screen import SAME_STROKE, FullScreen


class Keyboard:
    """A screen with a terminal to type into, and a clock that stands still unless the test moves it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        self.typing, self.reading = pty.openpty()
        monkeypatch.setattr("sys.stdin", SimpleNamespace(fileno=lambda: self.reading))
        monkeypatch.setattr("ludarium.cli.screen.time", SimpleNamespace(monotonic=lambda: self.now))
        self.screen = FullScreen(Console(file=io.StringIO()))

    def type(self, keys: str) -> None:
        os.write(self.typing, keys.encode())

    def wait(self, seconds: float) -> Text:
        self.now += seconds
        return Text()


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Iterator[Keyboard]:
    made = Keyboard(monkeypatch)
    tty.setcbreak(made.reading)
    yield made
    os.close(made.typing)
    os.close(made.reading)


def test_the_enter_after_a_digit_belongs_to_it_however_long_the_others_think(keyboard: Keyboard) -> None:
    keyboard.type("1\r")
    assert keyboard.screen.line(instant="12") == "1"
    keyboard.now += 10 * SAME_STROKE  # bots
    keyboard.type("x\r")
    assert keyboard.screen.line(instant="12") == "x"  # and not an empty line


def test_an_enter_some_time_after_a_digit_is_an_answer(keyboard: Keyboard) -> None:
    keyboard.type("1")
    assert keyboard.screen.line(instant="12") == "1"
    keyboard.type("\r")
    assert keyboard.screen.line(lambda: keyboard.wait(2 * SAME_STROKE), instant="12") == ""


def test_the_enter_after_a_digit_turns_no_page_that_came_of_it(keyboard: Keyboard) -> None:
    keyboard.type("1\r")
    assert keyboard.screen.line(instant="12") == "1"
    keyboard.type("j\r")
    keyboard.screen.page([Text("a story")], "hint")
    keyboard.type("2")
    assert keyboard.screen.line(instant="12") == "2", "neither Enter was left: the second has left the page"


def test_no_line_begins_with_what_a_no_break_space_ties_to_the_word_before() -> None:
    text = Text("Une question\u00a0: oui ou non\u202f? «\u00a0Peut-être\u00a0»")
    for width in range(14, 40):
        lines = [line.plain for line in wrapped(text, width, Console(width=width))]
        assert not [line for line in lines if line[0] in ":;?!»"], width
        assert " ".join(line.strip() for line in lines) == text.plain
