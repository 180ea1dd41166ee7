"""Replays: a match that was saved, checked or watched answer by answer."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from ludarium import registry
from ludarium.cli import storage
from ludarium.cli.listing import out
from ludarium.cli.screen import BACKSPACE, END, ENTER, ESCAPE, HOME, LEFT, RIGHT, EndOfInput, FullScreen, Interrupted, opened
from ludarium.cli.story import whole_story
from ludarium.cli.table import Table
from ludarium.cli.words import tell
from ludarium.core import saves
from ludarium.core.errors import BadSave
from ludarium.core.match import Match

MOST_KEPT = 40  # moments of a match that are kept for going back and forth


def load(file: Path) -> Match:
    """The match of a file, whatever its title."""
    save = saves.decode(file)
    return registry.game(save.game).load(file)


def check(file: Path, language: str) -> None:
    """Play the log again, compare every recorded hash, and ask the clock whether all the times are possible."""
    save = saves.decode(file)
    game = registry.game(save.game)
    problems = game.verify(file)
    if problems:
        raise BadSave(tell(language, "check-bad", count=len(problems), first=problems[0]))
    match = game.load(file)
    reached = tell(language, "check-over" if match.result else "check-open")
    good = tell(
        language,
        "check-good",
        game=game.info.names.text(language),
        entries=str(len(save.log)),
        hashes=str(len(save.checks)),
        hash=match.hash(),
        reached=reached,
    )
    out().print(good, soft_wrap=True)


def watch(file: Path, language: str, speed: float) -> None:
    match = load(file)
    console = out()
    with opened(console) as screen:
        if isinstance(screen, FullScreen):
            try:
                Viewer(screen, match, language, speed, storage.names_in(file)).run()
            except (Interrupted, EndOfInput):
                return
        else:
            table = Table(screen, match, language, names=storage.names_in(file))
            lines = [*whole_story(match, table.board), Text()]
            lines += [line.text for line in table.board.lines(match, screen.size[0], False)]
            screen.show([*lines, *(Text(line, style="bold") for line in table.board.ending(match))])


class Viewer:
    """A finished log on the screen, one answer after the other, forwards and backwards."""

    def __init__(self, screen: FullScreen, match: Match, language: str, speed: float, names: Sequence[str] = ()) -> None:
        self.screen = screen
        self.whole = match
        self.language = language
        self.speed = speed
        answers = [at for at, moment in enumerate(match.moments) if isinstance(moment.entry.by, int)]
        self.stops = [*answers, len(match.moments)]  # how many entries of the log lie behind each stop
        self.at = 0
        self.running = True
        self.table = Table(screen, match, language, names=names)
        self._seen: dict[int, Match] = {len(self.stops) - 1: match}

    def run(self) -> None:
        while True:
            self.draw()
            turns = time.monotonic() + 1.5 / self.speed
            key = None
            while key is None and not (self.running and time.monotonic() >= turns):
                key = self.screen.key(max(0.0, turns - time.monotonic()) if self.running else 1.0)
            if key in ("q", ESCAPE):
                return
            self.go(key)

    def go(self, key: str | None) -> None:
        last = len(self.stops) - 1
        if key == " ":
            self.running = not self.running
        elif key is None or key in (RIGHT, ENTER, "n"):
            self.running = self.running and key is None and self.at < last
            self.at += 1
        elif key in (LEFT, BACKSPACE, "b"):
            self.running = False
            self.at -= 1
        elif key in (HOME, END):
            self.running = False
            self.at = 0 if key == HOME else last
        elif key in "+-":
            self.speed = min(16.0, max(0.25, self.speed * (2 if key == "+" else 0.5)))
        self.at = max(0, min(self.at, last))

    def draw(self) -> None:
        if self.at not in self._seen:
            if len(self._seen) > MOST_KEPT:
                self._seen = {len(self.stops) - 1: self.whole}
            self._seen[self.at] = self.whole.branch(self.stops[self.at])
        table = self.table
        table.match = self._seen[self.at]
        coming = self.whole.moments[self.stops[self.at]] if self.at < len(self.stops) - 1 else None
        table.notice = (
            [Text(f"> {table.board.text(coming.told or coming.phrase)}", style="bold green")]
            if coming
            else [Text(line, style="bold") for line in table.board.ending(self.whole)]
        )
        keys = tell(
            self.language,
            "replay-keys",
            at=str(self.at + 1),
            of=str(len(self.stops)),
            speed=f"{self.speed:g}",
            state=tell(self.language, "replay-running" if self.running else "replay-paused"),
        )
        table.notice.append(Text(keys, style="dim"))
        table.draw()
