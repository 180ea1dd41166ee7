"""A match on a screen: drawing it, reading what is typed while the clock runs, giving answers, and letting others give theirs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from ludarium.cli import storage
from ludarium.cli.boards import Board, find_board, signs_for
from ludarium.cli.frame import Offer, framed, hanging, offers_of, wrapped
from ludarium.cli.keys import in_order, summed_up, taken_at_once
from ludarium.cli.lessons import Trainer
from ludarium.cli.names import tidy
from ludarium.cli.screen import Interrupted, PlainScreen
from ludarium.cli.seating import Seating
from ludarium.cli.words import number_in, tell
from ludarium.core.errors import IllegalAnswer, LudariumError, Refused
from ludarium.core.match import Match
from ludarium.core.rulebook import rulebook

BAR = 20  # columns of the clock
LAST_SECONDS = 10
CITED = re.compile(r"\(([A-Z]+-\d+[a-z]?)\)")
CITED_TOGETHER = re.compile(r"\(([A-Z]+-\d+[a-z]?(?:, [A-Z]+-\d+[a-z]?)*)\)")
UNMARKED = re.compile(r"[*_]|\((?:rulebook|ruling|ours|livret|arbitrage|maison)\) ")
MOST_CITED = 2  # rules in full below an answer


def shortened(typed: str) -> str:
    return typed if len(typed) <= 40 else f"{typed[:40]}…"


class Table:
    """A match on a screen: draws it, reads what is typed, and shows the clock meanwhile."""

    def __init__(
        self, screen: PlainScreen, match: Match, language: str, seating: Seating | None = None, names: Sequence[str] = ()
    ) -> None:
        self.screen = screen
        self.match = match
        self.game = match.game
        self.seating = seating  # None: nobody plays, somebody watches a replay with everything open
        self.names = [*names, *[""] * match.setup.seats][: match.setup.seats]  # what people are called, by seat
        self.trainer: Trainer | None = None  # who teaches, in a lesson
        self.left = False  # the player has gone
        self.kept_at: Path | None = None  # where the finished match was saved
        self.notice: list[Text] = []
        self.offers: list[Offer] = []
        self._drawn: tuple[object, ...] = ()
        self._most_seconds = 0.0
        self._read: tuple[Match | None, int] = (None, 0)  # up to which entry of which match the pages were turned
        self.speak(language)

    def speak(self, language: str) -> None:
        """Everything from now on in this language."""
        self.language = language
        self.board: Board = find_board(self.game, language, signs_for(self.screen.console))
        self.board.call(self.names)

    def say(self, message: str, style: str = "yellow", **arguments: object) -> None:
        """Something to tell below the options of the next frame."""
        self.notice.append(Text(tell(self.language, message, **arguments), style=style))

    # -- who is at the keyboard ------------------------------------------------------------------------------------------

    def name(self, seat: int, name: str) -> None:
        """Somebody says what to call them."""
        self.names[seat] = tidy(name)
        self.board.call(self.names)
        self._drawn = ()

    @property
    def reader(self) -> int | None:
        """The seat that reads the screen; None: a replay, where everything is open."""
        if self.seating is None:
            return None
        actor = self.match.actor
        return actor if isinstance(actor, int) else self.seating.looking or 0

    @property
    def hidden(self) -> bool:
        """Has the keyboard still to be passed to whoever is asked? Until then nothing of that seat is shown."""
        if self.seating is None or not self.board.private or not isinstance(self.match.actor, int):
            return False
        return self.match.actor != self.seating.looking

    def look(self) -> None:
        """Whoever is asked has the keyboard now."""
        if self.seating is not None and isinstance(self.match.actor, int):
            self.seating.looking = self.match.actor

    def forget_who_looks(self) -> None:
        """Whoever is asked next must first say that nobody else sees the screen."""
        if self.seating is not None and len(self.seating.people) > 1:
            self.seating.looking = None

    def let_others_play(self) -> None:
        """Answers that nobody here has to give."""
        while self.seating is not None:
            taught = self.trainer is not None and self.match.actor not in (None, *self.seating.people)
            line = self.trainer.line(self.match) if self.trainer and taught else None
            answer = line if line is not None else self.seating.answer_for(self.match)
            if answer is None:
                return
            self.match.answer(answer)

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        if self.hidden:
            self.draw_hand_over()
            return
        self.offers = offers_of(self.match, self.board)
        taught = self.taught()
        if self.screen.full:
            foot = self.notice or ([] if taught else [Text(tell(self.language, "keys"), style="dim")])
            self.screen.show(self.frame([*taught, *foot]))
            return
        drawn = (id(self.match), len(self.match.moments), self.language)
        if drawn == self._drawn:
            self.screen.show([*taught, *self.notice])  # on paper the table is not drawn twice
        else:
            hint = [] if self._drawn else [Text(tell(self.language, "keys"), style="dim")]
            self.screen.show(self.frame([*taught, *self.notice, *hint]))
        self._drawn = drawn
        self.notice = []

    def taught(self) -> list[Text]:
        """What the trainer of a lesson says now, and what to type."""
        step = self.trainer.step(self.match) if self.trainer else None
        if self.trainer is None or step is None:
            return []
        offer = self.offer_of(step.expect)
        at, of = self.trainer.number(step), len(self.trainer.lesson.steps)
        told = tell(self.language, "lesson-step", at=at, of=of, text=self.board.word(step.text))
        go = tell(self.language, "lesson-type", key=offer.key) if offer else tell(self.language, "lesson-enter")
        return [Text.assemble((told, "green"), (f" {go}", "bold green"))]

    def frame(self, foot: list[Text]) -> list[Text]:
        screen = self.screen
        return framed(self.match, self.board, self.offers, foot, screen.size, screen.console, screen.full, self.reader)

    def page(self, lines: Sequence[Text], from_end: bool = False) -> None:
        """Something to read that may be longer than the screen, and its lines wider."""
        screen = self.screen
        if screen.full:
            lines = [part for line in lines for part in hanging(line, screen.size[0], screen.console) or [line]]
        fits = len(lines) < screen.size[1]
        screen.page(lines, tell(self.language, "pager-short" if fits else "pager"), self.clock, self.wake, from_end)

    def turn_pages(self) -> None:
        """What has come and is to be read, before the next question. What was taken back comes again when it comes again."""
        match, so_far = self._read
        first = min(so_far, len(self.match.moments)) if match is self.match else None
        if self.seating is not None and not self.hidden:
            for page in self.board.pages(self.match, first, self.screen.size[0]):
                self.page(page)
            self._read = (self.match, len(self.match.moments))

    def draw_hand_over(self) -> None:
        """Between two people: nothing but whose turn it is to look."""
        self.offers = []
        name = self.board.player(self.match, int(self.match.actor or 0))
        lines = [
            Text(f" {self.game.info.names.text(self.language)} ", style="bold reverse"),
            Text(),
            Text(tell(self.language, "hand-over", player=name), style="bold"),
            Text(tell(self.language, "hand-over-enter", player=name)),
            *([] if self.names[int(self.match.actor or 0)] else [Text(tell(self.language, "hand-over-name"), style="dim")]),
            Text(),
            *self.notice,
        ]
        if self.screen.full:
            lines = [part for line in lines for part in wrapped(line, self.screen.size[0], self.screen.console) or [line]]
        # on paper what the last one saw can only be pushed out of sight
        self.screen.show(lines if self.screen.full else [*[Text()] * self.screen.console.height, *lines])
        self._drawn = ()
        if not self.screen.full:
            self.notice = []

    def status(self) -> Text:
        """The clock if there is one, and what can be pressed."""
        held = self.held_back() if self.seconds_left is not None else ""
        if held:
            return Text.assemble(self.clock(), (f" {CITED.sub('', held)} ", "dim"))
        return Text.assemble(self.clock(), (f"{self.keys} " if self.offers else "", "dim"))

    @property
    def seconds_left(self) -> float | None:
        return self.match.gate.seconds_left(self.match.state) if self.match.actor is not None else None

    def clock(self) -> Text:
        """A bar and seconds, another style and exclamation marks when it is nearly over."""
        left = self.seconds_left
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
        return text

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
        return self.board.tell(message) if self.board.words.has(message) else str(problem)

    # -- reading -------------------------------------------------------------------------------------------------------

    def wake(self) -> bool:
        """Let the clock run; True if it has ended something."""
        if not self.match.tick():
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
        chosen = number_in(typed or "")
        return chosen if 1 <= chosen <= answers else answers

    # -- answers ---------------------------------------------------------------------------------------------------------

    def answer(self, what: str) -> None:
        """Always by notation: if the clock has just changed the question, a number could mean something else. In a lesson only
        what it asks for: another answer would lead astray."""
        step = self.trainer.step(self.match) if self.trainer else None
        if step is not None and step.expect and what != step.expect and self.offer_of(what) is not None:
            self.say("lesson-not-yet")
            return
        before = len(self.match.moments)
        try:
            self.match.answer(what)
        except (Refused, IllegalAnswer) as problem:
            if len(self.match.moments) != before:  # the clock was faster
                self.say("time-is-up", style="bold red")
            elif isinstance(problem, Refused):
                self.say("refused", reason=self.refusal(problem))
            else:
                self.say_why_not(what)

    def say_why_not(self, what: str) -> None:
        """The rule against an answer, or at least what would be possible."""
        reason = self.game.why_not(self.match.state, what) if self.match.actor is not None else None
        if reason:
            self.say("impossible", what=shortened(what), reason=self.board.text(reason))
        else:
            possible = ", ".join(offer.option.notation for offer in self.offers[:12])
            self.say("impossible-here", what=shortened(what), possible=possible)

    def cite_rules(self) -> None:
        """The rules that were cited just now, in their own words."""
        said = " ".join(line.plain for line in self.notice)
        book = rulebook(self.game, self.language)
        for id in list(dict.fromkeys(id for group in CITED_TOGETHER.findall(said) for id in group.split(", ")))[:MOST_CITED]:
            rule = book.find(id)
            if rule is not None:
                self.notice.append(Text(f"{rule.id}: {UNMARKED.sub('', rule.text.splitlines()[0])}", style="dim"))

    def offer_of(self, notation: str) -> Offer | None:
        return next((offer for offer in self.offers if offer.option.notation == notation), None)

    def offered(self, typed: str) -> Offer | None:
        """The offer whose key was typed; capitals and spaces do not matter."""
        key = "".join(typed.lower().split())
        return next((offer for offer in self.offers if self.board.means(key, offer.key)), None)

    @property
    def keys(self) -> str:
        """What can be pressed now, in a word; of answers that the board shows itself, what it calls them."""
        shown = self.board.gathered(self.match, [offer.option for offer in self.offers])
        words = [
            self.board.summed_up([offer.key for offer in self.offers if shown.get(offer.option.notation) == told])
            for told in dict.fromkeys(shown.values())
        ]
        others = (offer.key for offer in self.offers if offer.option.notation not in shown)
        return " ".join(filter(None, [*words, summed_up(in_order(others))]))

    @property
    def instant(self) -> str:
        """The keys that need no Enter."""
        return taken_at_once(offer.key for offer in self.offers)

    def say_no_such_key(self, typed: str) -> None:
        self.say("no-such-key", key=shortened(typed), keys=self.keys)

    # -- taking back -----------------------------------------------------------------------------------------------------

    @property
    def last_decided(self) -> bool:
        """Is there an answer of somebody here that could be taken back?"""
        return self.seating is not None and self.seating.last_decision(self.match) is not None

    def undo(self, scope: str) -> tuple[int, bool]:
        """Back to a question that somebody here has to answer: how many answers that takes back, and whether luck was seen.

        Bots would only answer again, and so would whoever passes by themselves."""
        seating, match = self.seating, self.match
        assert seating is not None
        answers, reveals = 0, False
        while answers == 0 or (self.last_decided and not seating.needs_person(match)):
            undone = match.undo(scope if answers == 0 else "answer", by=seating.last_decision(match) if seating.bots else None)
            answers += undone.answers if answers == 0 else 0
            reveals = reveals or undone.reveals
        seating.company(match).forget()
        return answers, reveals

    def redo(self) -> bool:
        """Take again what an undo took back; False if there is nothing."""
        seating, match = self.seating, self.match
        done = match.redo()
        while done and seating is not None and match.actor is not None and not seating.needs_person(match) and match.redo():
            pass
        return done

    # -- keeping -----------------------------------------------------------------------------------------------------------

    def keep(self, file: Path | None = None) -> Path | None:
        """Save the match and say where, or why not."""
        try:
            path = storage.store(self.match, file)
        except FileExistsError:
            self.say("save-exists", file=str(file))
        except OSError as problem:
            self.say("save-failed", reason=str(problem))
        else:
            if self.seating is not None and self.seating.bots:
                storage.remember_bots(path, self.seating.bots, self.seating.bot)
            if any(self.names):
                storage.remember_names(path, self.names)
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
