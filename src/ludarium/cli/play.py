"""Playing a match in the terminal: the loop of question and answer. It knows no title; a board draws what there is to see."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ludarium.cli import storage
from ludarium.cli.boards import FANCY, SIMPLE, Board, find_board
from ludarium.cli.frame import Offer, framed, offers_of
from ludarium.cli.screen import EndOfInput, Interrupted, PlainScreen
from ludarium.cli.words import knows, tell
from ludarium.core.errors import BadOption, IllegalAnswer, LudariumError, Refused
from ludarium.core.game import Game
from ludarium.core.match import Match

BAR = 20  # columns of the clock
LAST_SECONDS = 10
CITED = re.compile(r"\(([A-Z]+-\d+[a-z]?)\)")


def new_match(
    game: Game, mode: str | None, options: Mapping[str, object], seed: int | None, clock: str | None = None, seats: int | None = None
) -> Match:
    """A match for people: where a title has a clock, it runs for real unless somebody says otherwise."""
    chosen = dict(options)
    if clock is not None:
        if chosen.get("clock_mode", clock) != clock:
            raise BadOption(f"--clock {clock} and --option clock_mode={chosen['clock_mode']} contradict each other")
        chosen["clock_mode"] = clock
    elif any(spec.id == "clock_mode" for spec in game.info.options):
        chosen.setdefault("clock_mode", "live")
    return game.new(seed=secrets.randbits(32) if seed is None else seed, mode=mode, options=chosen, seats=seats)


def signs_of(console: Console) -> bool:
    """Can this terminal show more than ASCII?"""
    return console.encoding.lower().startswith("utf")


class Table:
    """A match on a screen: draws it, reads what is typed, and shows the clock meanwhile."""

    def __init__(self, screen: PlainScreen, match: Match, language: str) -> None:
        self.screen = screen
        self.match = match
        self.game = match.game
        self.left = False  # the player has gone
        self.notice: list[Text] = []
        self.offers: list[Offer] = []
        self._drawn: tuple[object, ...] = ()
        self._most_seconds = 0.0
        self.speak(language)

    def speak(self, language: str) -> None:
        """Everything from now on in this language."""
        self.language = language
        signs = FANCY if signs_of(self.screen.console) else SIMPLE
        self.board: Board = find_board(self.game, language, signs)

    def say(self, message: str, style: str = "yellow", **arguments: object) -> None:
        """Something to tell below the options of the next frame."""
        self.notice.append(Text(tell(self.language, message, **arguments), style=style))

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        self.offers = offers_of(self.match, self.board)
        if self.screen.full:
            foot = self.notice or [Text(tell(self.language, "keys"), style="dim")]
            self.screen.show(framed(self.match, self.board, self.offers, foot, self.screen.size, self.screen.console, True))
            return
        drawn = (id(self.match), len(self.match.moments), self.language)
        if drawn == self._drawn:
            self.screen.show(self.notice)  # on paper the table is not drawn twice
        else:
            self.screen.show(framed(self.match, self.board, self.offers, self.notice, self.screen.size, self.screen.console, False))
        self._drawn = drawn
        self.notice = []

    def status(self) -> Text:
        """The clock: a bar and seconds, another style and exclamation marks when it is nearly over."""
        state = self.match.state
        left = self.match.gate.seconds_left(state)
        if left is None:
            self._most_seconds = 0.0
            return Text()
        self._most_seconds = max(self._most_seconds, left, self.board.clock(self.match) or 0.0)
        late = left <= LAST_SECONDS
        seconds = tell(self.language, "seconds", seconds=int(left + 0.999))
        style = "bold red" if late else "green"
        if self.screen.full:
            signs = self.board.signs
            burning = min(BAR, round(BAR * left / (self._most_seconds or 1)))
            text = Text.assemble((signs.full * burning, style), (signs.empty * (BAR - burning), "dim"))
            text.append(f" {'!! ' if late else ''}{seconds:>4} ", style=f"{style} reverse" if late else style)
        else:
            text = Text(f"[{seconds}] ", style=style)
        held = self.held_back()
        return Text.assemble(text, " ", (held, "dim"), " " if held else "")

    def held_back(self) -> str:
        """What the clock says to an answer at this very moment, if it would refuse it."""
        prompt = self.match.prompt
        if prompt is None:
            return ""
        try:
            self.match.gate.admit(self.match.state, prompt.options[0].notation)
        except Refused as problem:
            return self.refusal(problem)
        return ""

    def refusal(self, problem: LudariumError | str) -> str:
        """A refusal in the reader's language: the rule it cites tells which one it is."""
        cited = CITED.search(str(problem))
        message = f"refused-{self.game.info.id}-{cited[1]}" if cited else ""
        return tell(self.language, message) if knows(message) else str(problem)

    # -- reading -------------------------------------------------------------------------------------------------------

    def wake(self) -> bool:
        """Let the clock run; True if it has ended something."""
        before = len(self.match.moments)
        self.match.tick()
        if len(self.match.moments) == before:
            return False
        self.notice = []
        self.say("time-is-up", style="bold red")
        return True

    def read(self, instant: str) -> str | None:
        """What was typed, or None if the frame is to be drawn again."""
        typed = self.screen.line(self.status, instant, self.wake)
        if typed is not None:
            self.notice = []
        return typed

    def choose(self, question: str, answers: int, **arguments: object) -> int:
        """Ask something that is not of the match: a number from 1 to `answers`, the last for anything else."""
        self.notice = []
        self.say(question, style="bold yellow", **arguments)
        self.draw()
        typed = self.read("123456789"[:answers])
        self.notice = []
        return int(typed) if typed and typed.strip().isdecimal() and 1 <= int(typed) <= answers else answers

    # -- answers ---------------------------------------------------------------------------------------------------------

    def answer(self, what: str) -> None:
        """Always by notation: if the clock has just changed the question, a number could mean something else."""
        before = len(self.match.moments)
        try:
            self.match.answer(what)
        except Refused as problem:
            self.say("refused", reason=self.refusal(problem))
        except IllegalAnswer as problem:
            if len(self.match.moments) != before:
                self.say("time-is-up", style="bold red")
                return
            reason = self.game.why_not(self.match.state, what) if self.match.actor is not None else None
            told = self.game.text(reason, self.language) if reason else self.refusal(problem)
            self.say("impossible", what=what, reason=told)

    def number(self, typed: str) -> Offer | None:
        """The offer with the number that was typed."""
        if typed.isdecimal() and 1 <= int(typed) <= len(self.offers):
            return self.offers[int(typed) - 1]
        self.say("no-such-number", number=typed, most=str(len(self.offers)))
        return None

    def keep(self, file: Path | None = None) -> Path | None:
        """Save the match and say where, or why not."""
        try:
            path = storage.store(self.match, file)
        except FileExistsError:
            self.say("save-exists", file=str(file))
        except OSError as problem:
            self.say("save-failed", reason=str(problem))
        else:
            self.say("saved", style="green", file=str(path))
            return path
        return None

    def leave_saved(self) -> None:
        """Save and go; if it cannot be saved, stay."""
        path = self.keep()
        if path is not None:
            self.left = True
            self.screen.say(tell(self.language, "saved-and-left", file=str(path), game=self.game.info.id))

    def stop_or_go_on(self) -> None:
        """Ctrl-C: save or leave? Pressed again, it leaves."""
        try:
            answer = self.choose("really-leave", 3)
        except Interrupted:
            answer = 2
        if answer == 1:
            self.leave_saved()
        elif answer == 2:
            self.left = True


def run(table: Table) -> None:
    """Play until the match is over or the player has gone. Whatever ends the input, the match is kept."""
    from ludarium.cli.commands import Commands

    commands = Commands(table)
    try:
        while table.match.actor is not None and not table.left:
            table.draw()
            try:
                typed = table.read("123456789"[: len(table.offers)] if len(table.offers) < 10 else "")
                if typed is not None:
                    commands.take(typed.strip())
            except Interrupted:
                table.stop_or_go_on()
    except EndOfInput as end:
        table.leave_saved()
        table.left = True
        if end.signal:
            raise SystemExit(128 + end.signal) from None


def explain(table: Table) -> None:
    """Before somebody's first match of a title: how it works, in a few lines."""
    game = table.game
    if storage.was_explained(game.info.id):
        return
    storage.remember_explained(game.info.id)
    language = table.language
    message = f"how-{game.info.id}"
    body = tell(language, message) if knows(message) else game.info.summary.text(language)
    lines = [Text(f" {game.info.names.text(language)} ", style="bold reverse"), Text()]
    lines += [Text(line) for line in body.splitlines()]
    if not table.screen.full:
        table.screen.show(lines)
        return
    table.screen.show([*lines, Text(), Text(tell(language, "how-go-on"), style="dim")])
    while table.screen.line() is None:
        table.screen.show([*lines, Text(), Text(tell(language, "how-go-on"), style="dim")])


def play(screen: PlainScreen, match: Match, language: str) -> None:
    """Match after match, as long as the player likes."""
    table = Table(screen, match, language)
    try:
        explain(table)
    except (Interrupted, EndOfInput):
        return
    while True:
        run(table)
        if table.left:
            return
        try:
            follow = after(table)
        except (Interrupted, EndOfInput):
            follow = None
        if follow is None:
            for line in table.board.ending(table.match):
                screen.say(line)
            return
        table.match = follow


def after(table: Table) -> Match | None:
    """The match is over: how it ended, and what now. The match to go on with, or None to leave."""
    from ludarium.cli.story import whole_story

    kept = False
    while True:
        setup, match = table.match.setup, table.match
        told = [Text(line, style="bold" if at == 0 else "") for at, line in enumerate(table.board.ending(match))]
        told.append(Text(tell(table.language, "ending-seed", seed=str(match.seed)), style="dim"))
        table.notice = [*told, *table.notice]
        table.notice.append(Text(tell(table.language, "ending-menu-saved" if kept else "ending-menu"), style="bold cyan"))
        table.draw()
        typed = table.read("12345u")
        if typed == "1" and not kept:
            path = table.keep()
            kept = path is not None
            if path:
                table.screen.say(tell(table.language, "replay-saved", file=str(path)))
        elif typed in ("2", "3"):
            seed = None if typed == "2" else match.seed
            return new_match(table.game, setup.mode, setup.options, seed, seats=setup.seats)
        elif typed == "4":
            table.screen.page(whole_story(match, table.language), tell(table.language, "pager"))
            table.notice = []
        elif typed == "u":
            match.undo()
            return match
        elif typed in ("5", "q"):
            return None
