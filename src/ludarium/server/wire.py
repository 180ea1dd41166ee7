"""What travels between server and clients, both ways: every message as a small typed record.

Text is never sent finished. It travels as it is kept, a phrase with its arguments, and is put into words by whoever reads it:

    {"say": "note-fell", "with": {"slot": 3, "enemy": {"en": "Old Marrow", "fr": "Vieux Marrow"}}}

so that two people at one table read it in two languages, and switching the language needs no server. The types of the browser
client (web/src/lib/wire.ts) are generated from this file.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ludarium.core.views import CardSeen as CardSeen
from ludarium.core.views import PartSeen as PartSeen
from ludarium.core.views import Say

# a text as described above, `Say` in TypeScript
type_of_text = "string | number | { say: string; with: Record<string, Say> } | { list: Say[] } | Record<string, string>"
PLAIN = "^[ -~]*$"  # letters that every database takes
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]  # of a request: chosen by the client, used once
View = dict[str, Any]  # what a seat may see: every title has its own


# -- titles ----------------------------------------------------------------------------------------------------------


class ModeSeen(Struct):
    id: str
    name: Say
    summary: Say
    seats: tuple[int, int]


class OptionSeen(Struct):
    """One option of a title: `kind` says how to ask for it."""

    id: str
    kind: Literal["one", "flag", "whole", "decimal", "several"]
    name: Say
    rule: str
    default: Any
    official: list[Any]  # the values of an official match; none: every value is as good
    words: list[str] = []
    low: float = 0
    high: float = 0  # 0: no upper bound
    modes: list[str] = []  # where it matters; empty: in all
    earned: dict[str, str] = {}  # not chosen: winning a mode earns a word of it
    unit: str = ""  # of a number


class GameSeen(Struct):
    id: str
    name: Say
    summary: Say
    seats: tuple[int, int]
    minutes: int
    modes: list[ModeSeen]
    options: list[OptionSeen]
    bots: list[str]
    languages: list[str]
    lessons: int  # number of lessons of its tutorial, 0 if it has none
    windows: list[Say] = []  # the moments at which seats may react out of turn


class StepSeen(Struct):
    """One thought of the trainer, spoken when all answers before it were given."""

    text: Say
    expect: str  # the answer that goes on; others are gently refused. Empty: the trainer only talks
    point: str  # what on the board it speaks of, by its anchor
    once: str  # it is held back until this answer can be given


class LessonSeen(Struct):
    title: Say
    steps: list[StepSeen]


class RuleSeen(Struct):
    id: str
    mark: str
    section: str
    text: str


class RateWanted(Struct, forbid_unknown_fields=True):
    mode: str | None = None
    options: dict[str, Any] = {}
    seats: int | None = None  # none: as few as can play it


class RateSeen(Struct):
    """How often a bot wins with exactly these options; `games` 0 means that nobody has measured it."""

    player: str
    games: int
    rate: float
    low: float
    high: float


# -- tables ----------------------------------------------------------------------------------------------------------


class SeatWanted(Struct, forbid_unknown_fields=True):
    kind: Literal["person", "bot", "open"] = "person"
    name: str = ""
    bot: str = "heuristic"


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    mode: str | None = None
    options: dict[str, Any] = {}
    seats: list[SeatWanted] = []  # none: one person in every seat, all at this browser
    seed: str = ""  # a number, or any words; empty: drawn by the server
    lesson: int = 0  # of the tutorial, which brings its own seed and options


class SeatHeld(Struct):
    """The token is the only key to a seat: whoever has it, sits there."""

    seat: int
    token: str


class TableMade(Struct):
    table: str
    seats: list[SeatHeld]
    invitation: str  # part of the link for open seats; empty if there are none


class Join(Struct, forbid_unknown_fields=True):
    invitation: str
    name: str = ""


class Holder(Struct, forbid_unknown_fields=True):
    """A request about a table by somebody who sits at it."""

    token: str


class Rename(Struct, forbid_unknown_fields=True):
    token: str
    name: str


class Archive(Struct, forbid_unknown_fields=True):
    token: str
    archived: bool = True


class GiveSeat(Struct, forbid_unknown_fields=True):
    """Ask a bot to take a seat, or with an empty name to leave it: one's own, or, for who made the table, one that was offered to
    somebody who has not come."""

    token: str
    seat: int
    bot: str = "heuristic"


class Branch(Struct, forbid_unknown_fields=True):
    """Play on from after the first `at` lines of the log, at a table of its own."""

    token: str
    at: int


class NewSlot(Struct, forbid_unknown_fields=True):
    token: str
    name: str


class LoadSlot(Struct, forbid_unknown_fields=True):
    token: str
    slot: int


class Report(Struct, forbid_unknown_fields=True):
    """A bug report: the answer is a match file with these words in it; of a closed table, one with what failed."""

    token: str
    words: str = ""


class File(Struct):
    """A match as a file: sent as it is."""

    content: str


class Mine(Struct, forbid_unknown_fields=True):
    tokens: list[str]


class SeatSeen(Struct):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    here: bool  # somebody is connected for it
    bot: str = ""  # which of the title's bots plays, if one does
    offered: bool = False  # by invitation: who holds another seat made the table
    free: bool = False  # nobody has come yet for whom it was offered, though a bot may play there meanwhile


class SlotSeen(Struct):
    """A named place in the log to come back to, told to the seat that saved it and to nobody else."""

    slot: int
    name: str
    length: int
    when: int


class ResultSeen(Struct):
    winners: list[int]
    scores: list[int]
    reason: Say
    marks: list[Say]  # what makes this match unofficial, if anything
    seed: str = ""  # told only when nobody can use it any more


class TableSeen(Struct):
    """A table as everybody who knows its address may see it."""

    table: str
    game: str
    mode: str
    options: dict[str, Any]
    seats: list[SeatSeen]
    made: int  # milliseconds since 1970, like every time here
    lesson: int = 0
    seed: str = ""  # if somebody chose it, or had it in a file: who sits down should know; else it is told when the match is over


class Summary(Struct):
    """A line of the list of my tables."""

    table: str
    game: str
    mode: str
    options: dict[str, Any]
    seats: list[SeatSeen]
    mine: list[int]
    handed: list[int]  # those of mine that a bot plays, or has played for a while: what becomes of them counts for nobody
    actor: int | None
    asks: Say | None  # the question that waits
    round: int
    answers: int
    hints: int  # that my seats have taken
    undos: int
    marks: list[Say]
    made: int
    touched: int
    archived: bool
    lesson: int
    result: ResultSeen | None
    slots: list[SlotSeen]
    closed: Say | None = None  # why it cannot be played on, if it cannot


class Row(Struct):
    """One line of statistics: matches of one title with one set of options and as many seats."""

    game: str
    mode: str
    options: dict[str, Any]
    seats: int
    official: bool
    matches: int
    wins: int
    rate: float
    low: float
    high: float
    hints: int
    undos: int
    answers: float
    minutes: float


class Problem(Struct):
    """Every refusal over HTTP: a word for programs, a text for people, and the details in English."""

    code: str
    text: Say
    detail: str = ""


# -- at the table: from the client -------------------------------------------------------------------------------------


class FromClient(Struct, tag_field="t", forbid_unknown_fields=True):
    pass


class Hello(FromClient, tag="hello"):
    """First message: which seats are mine (none: I only watch) and the last number I have seen (-1: nothing)."""

    tokens: list[str] = []
    seen: int = -1


class Answer(FromClient, tag="answer"):
    """`id` is the client's own: the same answer sent twice counts once, another one under its id is refused. `on` is the number
    it answers to."""

    id: Id
    seat: int
    say: str
    on: int


class Undo(FromClient, tag="undo"):
    """Back by a scope (answer, action, turn, round, start), or to the first `to` lines of the log."""

    id: Id
    seat: int
    scope: str = "answer"
    to: int | None = None


class Redo(FromClient, tag="redo"):
    id: Id
    seat: int


class Pause(FromClient, tag="pause"):
    id: Id
    seat: int
    on: bool


class Look(FromClient, tag="look"):
    """The board after the first `at` lines of the log."""

    at: int


class Preview(FromClient, tag="preview"):
    """What would happen at once if I answered this; `why`: and why one might."""

    say: str
    why: bool = False


class Foresee(FromClient, tag="foresee"):
    """What these answers to the question of this number would change. Nothing comes back if it is not asked any more."""

    says: list[str]
    number: int


class Why(FromClient, tag="why"):
    """Why can't I answer this?"""

    say: str


class Hint(FromClient, tag="hint"):
    """Counted. What the best answers are, and how often they win."""

    id: Id
    seat: int


class Habits(FromClient, tag="habits"):
    """Who passes for me in the reaction windows of this table, one word for each of them. Nobody else learns of it; it is kept
    as long as the table is in memory, so a client says it whenever it comes in."""

    id: Id
    seat: int
    habits: list[Literal["off", "smart", "all"]]


class Ping(FromClient, tag="ping"):
    n: int = 0


Marked = Answer | Undo | Redo | Pause | Hint | Habits  # with an id: the same one again counts once
Request = Hello | Answer | Undo | Redo | Pause | Look | Preview | Foresee | Why | Hint | Habits | Ping


# -- at the table: from the server -------------------------------------------------------------------------------------


class Line(Struct):
    """One entry of the log as this viewer may read it."""

    n: int  # its place in the log, from 0
    by: int | str  # a seat, "chance", "clock", or "window" for a pass in a reaction window, whose nobody is told
    round: int
    turn: int
    action: int
    text: Say | None  # the sentence of the answer; None if the notes tell it, or nobody needs to know
    notes: list[Say]  # what the rules then did
    say: str  # its notation; empty if hidden from this viewer, as are the next two
    does: str  # the word for what was done
    anchors: list[str]  # the things on the board that it spoke of
    at: int | None  # milliseconds on the clock of a timed phase
    row: int  # the number of the table at which it was written: a line that took the place of another has a higher one


class OddsSeen(Struct):
    text: Say
    chance: float


class OptionOffered(Struct):
    """Boards decide by role and facts, by what is done and to which things; the notation is sent back as it came."""

    say: str
    text: Say
    anchors: list[str]
    odds: list[OddsSeen]
    role: Literal["plain", "affirm", "pass", "decline", "end"]  # what it does to the question itself
    does: str  # the word for what is done
    free: bool  # it costs nothing and cannot harm
    rolls: bool  # luck has a say before anybody chooses again
    reveals: bool  # whoever takes it sees something that could not be known
    unused: Say | None  # what is given away by ending now


class PromptSeen(Struct):
    """The question that waits. Only the seat that is asked sees the options and the words of it. In a reaction window several
    may be asked at once, and nobody is told who else is."""

    seat: int | None  # None: others may react
    kind: str
    text: Say | None
    options: list[OptionOffered]
    window: int = 0  # the reaction window it belongs to
    otherwise: str = ""  # what is answered for a seat that does not ...
    left_ms: int | None = None  # ... in so many milliseconds; None: the table waits
    beside: list[int] = []  # who else is asked, each their own question


class ClockSeen(Struct):
    """A running clock, as of the moment the message was sent."""

    left_ms: int
    limit_ms: int
    locked_ms: int  # answers are refused for so long (dice are rolling)
    paused: bool
    may_pause: bool


class UndoSeen(Struct):
    """One way back: where it leads, how many answers it takes back and whether it passes a reveal."""

    scope: str
    to: int
    answers: int
    reveals: bool


class Now(Struct):
    """The table at this moment for this viewer."""

    number: int  # of the last thing written: what Answer.on refers to
    viewer: int | None  # the seat whose view this is; None for a spectator
    view: View
    prompt: PromptSeen | None
    clock: ClockSeen | None
    result: ResultSeen | None
    undo: list[UndoSeen]
    undo_refused: Say | None  # why nothing can be taken back at this moment
    redo: bool
    hints: int  # that this seat has taken
    undos: int
    marks: list[Say]


class FromServer(Struct, tag_field="t", dict=True):
    @cached_property
    def json(self) -> str:
        """As it is sent: written once, however many viewers it goes to."""
        return msgspec.json.encode(self).decode()


class Table(FromServer, tag="table"):
    """Everything, for somebody who comes in."""

    table: TableSeen
    mine: list[int]
    lines: list[Line]
    now: Now


class News(FromServer, tag="news"):
    """Something happened: keep the first `keep` lines of the log, add these."""

    keep: int
    lines: list[Line]
    now: Now


class Seats(FromServer, tag="seats"):
    seats: list[SeatSeen]


class Done(FromServer, tag="done"):
    """The request with this id is carried out and stored."""

    id: str
    number: int


class Refusal(FromServer, tag="refused"):
    """The request changed nothing. `code` is for programs, `text` for people."""

    id: str
    code: str
    text: Say
    detail: str = ""


class Looked(FromServer, tag="looked"):
    at: int
    view: View


class Previewed(FromServer, tag="previewed"):
    """`view` is the board right after, where nothing of it depends on luck; `reason` is told if it was asked for."""

    say: str
    number: int
    notes: list[Say]
    view: View | None
    odds: list[OddsSeen]
    why: bool = False
    reason: Say | None = None


class ChangeSeen(Struct):
    """A number of whoever answers, before and after; `what` is its name."""

    what: Say
    before: int
    after: int
    good: bool


class OutlookSeen(Struct):
    """What an answer changes before luck has its say (`rolls`) or anybody chooses again, and what is told of it."""

    say: str
    changes: list[ChangeSeen]
    notes: list[Say]
    rolls: bool


class Foreseen(FromServer, tag="foreseen"):
    number: int
    outlooks: list[OutlookSeen]


class Because(FromServer, tag="because"):
    say: str
    text: Say | None  # None: the title cannot tell
    rule: str  # the rule that it follows from, if one is named


class Advice(Struct):
    say: str
    text: Say
    reason: Say | None
    chance: float | None  # of winning; None where nothing was played out
    matches: int  # how many were


class Hinted(FromServer, tag="hinted"):
    id: str
    number: int
    options: list[Advice]


class Pong(FromServer, tag="pong"):
    n: int


Event = Table | News | Seats | Done | Refusal | Looked | Previewed | Foreseen | Because | Hinted | Pong
