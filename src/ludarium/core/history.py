"""The log of a match as the kernel keeps it: what happened, who answered and who learned where, and states on the way back."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass

from ludarium.core.errors import IllegalAnswer
from ludarium.core.game import Scope
from ludarium.core.kernel import State
from ludarium.core.prompts import word_of
from ludarium.core.saves import Entry
from ludarium.core.text import Phrase, hidden_from, open_to

SNAPSHOT_EVERY = 16  # entries between two kept states: an undo replays fewer than this
SCOPES = ("answer", "action", "turn", "round", "start")


@dataclass(frozen=True)
class Moment:
    """An entry of the log with what the kernel knows of it: where it stands, what was answered, what then happened, one thing
    after the other and as sentences for people, and the sentence that tells the answer; None where what happened tells it
    already, or nobody needs to know."""

    entry: Entry
    scope: Scope
    phrase: object
    notes: tuple[object, ...]
    sentences: tuple[object, ...]
    learned: int  # the seats that have seen something through it which they could not know before, as bits
    silent: bool  # a pass in a window of reactions: whose it was is nobody's business
    told: object = None
    anchors: tuple[str, ...] = ()  # the things on the board that the answer spoke of

    @property
    def does(self) -> str:
        """The word for what was done."""
        return word_of(self.entry.say)

    def hides_from(self, seat: int | None) -> bool:
        """An answer that holds a secret loses its notation, too, and what it pointed at."""
        return hidden_from(seat, self.phrase)

    def open_to(self, seat: int | None) -> Moment:
        """The moment as a seat may read it."""
        hidden = self.hides_from(seat)
        say = "" if hidden else self.entry.say
        return Moment(
            Entry(self.entry.by, say, self.entry.at),
            self.scope,
            open_to(seat, self.phrase),
            tuple(open_to(seat, note) for note in self.notes),
            tuple(open_to(seat, sentence) for sentence in self.sentences),
            self.learned,
            self.silent,
            open_to(seat, self.told),
            () if hidden else self.anchors,
        )


@dataclass(frozen=True)
class Undone:
    """What an undo takes back: from which entry on, how many answers, and whether something was seen that is then unseen."""

    first: int
    answers: int
    reveals: bool


class History:
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.moments: list[Moment] = []
        self.answers: list[int] = []  # where in the log a seat decided something
        self.answers_of: list[list[int]] = [[] for _ in range(seats)]  # and where each of them did
        self.last_learned: list[int] = [-1] * seats  # where in the log each seat last learned something
        self.checks: dict[int, str] = {}  # number of log entries -> hash of the state there, at the start of each round
        self.snapshots: dict[int, State] = {}

    def add(self, moment: Moment, decided: bool, check: str | None) -> None:
        """`decided`: it was somebody's choice; `check`: the hash of the state that it led to, where it is kept."""
        if decided:
            self.answers.append(len(self.moments))
            self.answers_of[int(moment.entry.by)].append(len(self.moments))
        self.moments.append(moment)
        self.note_who_learned(len(self.moments) - 1)
        if check is not None:
            self.checks[len(self.moments)] = check

    def note_who_learned(self, at: int) -> None:
        for seat in range(self.seats):
            if self.moments[at].learned >> seat & 1:
                self.last_learned[seat] = at

    def keep(self, state: State) -> None:
        """A copy of the state, now and then."""
        if len(self.moments) % SNAPSHOT_EVERY == 0 and len(self.moments) not in self.snapshots:
            self.snapshots[len(self.moments)] = state.clone()

    def nearest(self, length: int) -> int:
        """The longest log, up to this length, whose state was kept."""
        return max(at for at in self.snapshots if at <= length)

    def cut_back(self, length: int) -> None:
        """Forget everything behind the first `length` entries; the state there was kept."""
        self.snapshots = {at: state for at, state in self.snapshots.items() if at <= length}
        self.moments = self.moments[:length]
        for answers in (self.answers, *self.answers_of):
            del answers[bisect_left(answers, length) :]
        self.last_learned = [-1] * self.seats
        for at in range(length):
            self.note_who_learned(at)
        self.checks = {at: check for at, check in self.checks.items() if at <= length}

    def way_back(self, scope: str, to: int | None, by: int | None) -> Undone:
        """What is taken back from the last answer on (to the first of its action, turn, round or match), or from entry `to` on;
        to an answer of the seat `by`, if one is named."""
        if scope not in SCOPES:
            raise ValueError(f"undo takes one of {', '.join(SCOPES)}, not {scope!r}")
        answers = self.answers if by is None else self.answers_of[by]
        at = bisect_left(answers, to) if to is not None else self.first_of(scope, answers)
        if at == len(answers):
            raise IllegalAnswer("there is nothing to take back", Phrase("refused-undo-nothing"))
        learned = max(self.last_learned) if by is None else self.last_learned[by]
        return Undone(answers[at], len(answers) - at, learned >= answers[at])

    def first_of(self, scope: str, answers: list[int]) -> int:
        """Which of these answers was the first of the same action, turn, round or match as the last one."""
        at = len(answers) - 1
        if at < 0 or scope == "start":
            return 0
        depth = SCOPES[::-1].index(scope)  # how many of (round, turn, action) must be the same
        last = self.scope_at(answers[at])[:depth]
        while scope != "answer" and at > 0 and self.scope_at(answers[at - 1])[:depth] == last:
            at -= 1
        return at

    def scope_at(self, at: int) -> tuple[int, int, int]:
        scope = self.moments[at].scope
        return scope.round, scope.turn, scope.action
