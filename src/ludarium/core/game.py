"""A game: one title as the rest of Ludarium sees it. A title fills in the hooks; everybody else calls the upper half."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ludarium.core import luck, saves
from ludarium.core.bounds import Bounds, out_of_bounds
from ludarium.core.clock import Gate
from ludarium.core.counting import Counts
from ludarium.core.decisions import Decisions, declared_in
from ludarium.core.errors import BadOption, BadSave, LudariumError, OtherVersion
from ludarium.core.kernel import CHANCE, NOBODY, Dispatcher, State
from ludarium.core.options import Decimal, Info, Lesson, OptionSpec, Setup, Whole, read_setup, read_written
from ludarium.core.packs import Card, Pack, Part, Printed, digest_of
from ludarium.core.positions import restore
from ludarium.core.prompts import Choice, Odds
from ludarium.core.reactions import Pace, Reaction
from ludarium.core.text import Phrase, Texts, texts

if TYPE_CHECKING:
    from ludarium.core.match import Match

Now = Callable[[], int]
NO_CARDS = digest_of({})


@dataclass(frozen=True)
class Result:
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str  # for programs
    text: object = ""  # for people
    words: tuple[str, ...] = ()  # what the match says to a profile that outlives it: "open EF1", "tick E10"


@dataclass(frozen=True)
class Scope:
    """Where in a match an answer was given: undo goes back to the first answer of the same round, turn or action."""

    round: int
    turn: int
    action: int


class Game(ABC):
    info: Info
    folder: Path  # the title's folder, with data/ and text/
    streams: tuple[str, ...]  # the random generator's streams, one a purpose
    interjections: Mapping[str, int] = {}  # rules that may break into a question: resign, timeout
    clock_says: tuple[str, ...] = ()  # those of them that are the clock's, and nobody else's
    no_news: frozenset[str] = frozenset()  # sentences that only repeat an answer, or say what comes next anyway
    lessons: tuple[Lesson, ...] = ()  # the tutorial, if there is one

    def __init__(self, pack_folder: Path | None = None) -> None:
        self.pack_folder = pack_folder or self.folder / "data"

    # -- for everybody ---------------------------------------------------------------------------------------------

    def new(
        self,
        seed: int | None = None,
        seats: int | None = None,
        mode: str | None = None,
        options: Mapping[str, object] | None = None,
        chance: str = "play",
        now: Now | None = None,
    ) -> Match:
        """A new match. With `chance="ask"` the caller answers for chance, too."""
        from ludarium.core.match import Match

        if seed is not None and (not isinstance(seed, int) or isinstance(seed, bool)):
            raise BadOption(f"a seed is a whole number, not {seed!r}", Phrase("wrong-seed"))
        setup = read_setup(self.info, mode, seats, options)
        return Match.begin(self, setup, luck.fresh_seed() if seed is None else seed, chance, now)

    def load(self, saved: str | bytes | Path | dict[str, Any], now: Now | None = None) -> Match:
        """The match of a save, at the prompt where it was left. One of other rules or cards goes on if its log is legal
        with these; otherwise OtherVersion says why not."""
        from ludarium.core.match import Match

        return Match.replay(self, saves.decode(saved), now)

    def verify(self, saved: str | bytes | Path | dict[str, Any]) -> list[str]:
        """Replay a log and run the gate of its clock over the recorded times: everything that could not have been so."""
        from ludarium.core.match import Match

        save = saves.decode(saved)
        problems: list[str] = []
        if self.is_of_another_version(save.rules, save.pack):
            problems.append(
                f"it was written with version {save.rules} of the rules and cards {save.pack}, and only they can tell"
            )
        Match.replay(self, save, problems=problems)
        return problems

    def at(self, position: Mapping[str, Any], chance: str = "play", now: Now | None = None) -> Match:
        """A match that starts from a position."""
        from ludarium.core.match import Match

        return Match.from_position(self, position, chance, now)

    def start_state(self, seed: int, setup: Setup) -> State:
        """The first state at the fast level: self-driving, run to its first question."""
        state = self.begin(setup, seed)
        state.run()
        return state

    @cached_property
    def pack(self) -> Pack:
        return self.load_pack(self.pack_folder)

    @cached_property
    def texts(self) -> Texts:
        return texts(self.folder / "text", more=self.more_words)

    def text(self, phrase: object, language: str = "en") -> str:
        return self.texts.text(language, phrase)

    @staticmethod
    def more_words(language: str) -> str:
        """Messages that do not lie in text/: those of modes that anybody may add."""
        return ""

    def word_of(self, spec: OptionSpec, value: object) -> object:
        """A single value of an option as people read it: in the words of the title, or of all titles; a card by its name."""
        if isinstance(spec.values, Whole | Decimal):
            return Phrase("value-in", {"value": value, "unit": spec.values.unit or "none"})
        word = str(value).lower() if isinstance(value, bool) else str(value)
        for id in (f"module-{word}".replace("_", "-"), f"value-{word}"):
            if self.texts.has(id):
                return Phrase(id)
        return next((card.name for card in self.pack.cards if card.id == word), word)

    @cached_property
    def decisions(self) -> Decisions[Any, Any]:
        """What is asked in this title, and all that is said of the answers (core/decisions.py)."""
        home = next(kind for kind in type(self).__mro__ if "folder" in vars(kind))
        return Decisions(*declared_in(self.folder, home.__module__))

    def hash(self, state: State) -> str:
        return state.hash()

    def check_title(self, game: object) -> None:
        if game != self.info.id:
            raise BadSave(
                f"this is a match of '{game}', not of '{self.info.id}'", Phrase("wrong-title", {"game": str(game)[:40]})
            )

    def is_of_another_version(self, rules: object, pack: object) -> bool:
        return rules != self.info.rules_version or pack != self.pack.hash

    def other_version(self, rules: object, pack: object, why: LudariumError) -> OtherVersion:
        """That a match of other rules or cards does not go on here, and what to do."""
        return OtherVersion(
            f"this was written with version {rules} of the rules and cards {pack}, and does not go on with version "
            f"{self.info.rules_version} and cards {self.pack.hash}: {why}. Finish it with the Ludarium that wrote it",
            Phrase("refused-other-version", {"rules": str(rules), "here": str(self.info.rules_version)}),
        )

    def written_setup(self, mode: str, seats: int, options: Mapping[str, object]) -> Setup:
        """The choices written in a save; what the title does not offer makes the save unreadable."""
        if not isinstance(options, Mapping):
            raise BadSave("the 'options' of a save are names with values", Phrase("wrong-save-setup"))
        try:
            setup = read_written(self.info, mode, seats, options)
            self.first_state(setup)  # choices may be good one by one and not together
            return setup
        except BadOption as problem:
            why = f"the save asks for something this version does not have: {problem}"
            raise BadSave(why, Phrase("wrong-save-setup")) from None

    def restored(self, setup: Setup, whole: Mapping[str, Any]) -> State:
        """A state from its position, checked against the laws of the title."""
        state = self.begin(setup, 0)
        restore(state, whole, self.info.id)
        if not NOBODY <= state.actor < setup.seats:
            raise BadSave(f"the position's 'actor' is no seat: {state.actor}", Phrase("wrong-position"))
        try:
            problem = self.unlawful(state, setup) or self._shown(state, setup)
        except Exception as stumble:
            problem = f"{type(stumble).__name__}: {stumble}"
        if problem:
            raise BadSave(f"the position is impossible: {problem}", Phrase("wrong-position"))
        return state

    def unlawful(self, state: State, setup: Setup) -> str | None:
        """Why no match of this title ever comes to this state, if so."""
        return out_of_bounds(state, self.first_state(setup), self.bounds(state)) or self.broken_law(state)

    def _shown(self, state: State, setup: Setup) -> str | None:
        """Whatever can be shown in full can be played on from."""
        for seat in (None, *range(setup.seats)):
            self.view(state, seat)
        if (self.result(state) is None) == (state.actor == NOBODY):
            return "it has no result and asks nobody, or has one and asks on"
        if state.actor != NOBODY:
            self.asks(state)
            for option in state.options:
                self.choice(state, option)
        return None

    def begin(self, setup: Setup, seed: int) -> State:
        """A state whose first frames wait; nothing has run, no random value is used."""
        state = self.first_state(setup)
        state.luck = luck.streams(seed, self.streams)
        state.dispatcher = self._dispatcher
        return state

    @cached_property
    def _dispatcher(self) -> Dispatcher | None:
        """The title's compiled dispatcher, where it was built (native_build.py)."""
        native = self.part("_native")
        dispatcher: Dispatcher | None = native.Native() if native else None
        return dispatcher

    def part(self, name: str) -> ModuleType | None:
        """A module of the title's package that only some need, loaded when one of them asks: `heuristic`, `terminal`."""
        module = f"{type(self).__module__}.{name}"
        try:
            return import_module(module)
        except ModuleNotFoundError as problem:
            if problem.name != module:
                raise
            return None

    # -- filled in by a title --------------------------------------------------------------------------------------
    # A state of a hook is the title's own: it says so in its signature, which is why the type here is open.

    def load_pack(self, folder: Path) -> Pack:
        """Read the title's content from a folder, whole or not at all; without cards there is nothing to read."""
        return Pack(folder, NO_CARDS, NO_CARDS, (), None)

    def printed(self, card: Card) -> Printed:
        """What stands on a card, in words; without any of its own, the names of its fields and its text."""
        values = tuple(Part((value,), name) for name, value in card.facts.items() if isinstance(value, int | str))
        return Printed(values, (Part(tuple(each.phrase for each in card.sentences)),) if card.sentences else ())

    @abstractmethod
    def first_state(self, setup: Setup) -> State:
        """The state before anything is drawn; its first frames wait. Luck is added by `begin`."""

    @property
    def names(self) -> Any:
        """What decisions find the names of cards with."""
        return self.pack

    def decided(self, state: Any) -> Decisions[Any, Any]:
        """The decisions of the match this state is of; a title whose modes bring their own adds those."""
        return self.decisions

    def asks(self, state: Any) -> Phrase:
        """The sentence of the question that waits."""
        return self.decided(state).asks(state, self.names)

    def choice(self, state: Any, option: int) -> Choice:
        """One option of the question that waits."""
        return self.decided(state).choice(state, self.names, int(option))

    def odds(self, state: Any, option: int) -> list[Odds]:
        """The chances that come with an option; exact or none."""
        answer = self.decided(state).answer(state, int(option))
        return answer.weigh(state, self.names, *answer.numbers(int(option))) if answer else []

    def sums_up(self, state: Any, index: int) -> Phrase | None:
        """Why one might take this option, in a sentence or two: what it leads to with its numbers, and what it costs. None where
        the notes of the rules and the chances say enough. Only what is alike in all worlds of the asked seat is told."""
        option = int(state.options[index])
        answer = self.decided(state).answer(state, option)
        return answer.sum_up(state, self.names, *answer.numbers(option)) if answer else None

    def news(self, sentences: tuple[Phrase, ...]) -> list[Phrase]:
        """Of what an answer leads to, what is a reason to give it or not."""
        return [each for each in sentences if each.id not in self.no_news]

    def counts(self, state: Any, seat: int) -> Counts:
        """The numbers that a seat minds: what an answer changes of them is said beside it. Nothing that the seat may not see."""
        return {}

    def why_not(self, state: Any, notation: str) -> Phrase | None:
        """Why this answer is not legal here, with the rule, if the title can tell."""
        words = notation.split()
        if state.actor == CHANCE or any(self.choice(state, option).notation == " ".join(words) for option in state.options):
            return None
        why = self.decided(state).why_not(state, self.names, words)
        return why if why and self.texts.has(why.id) else None

    def seat_name(self, state: Any, seat: int) -> object:
        """What the sentences of the log call whoever sits there."""
        return str(seat + 1)

    def told(self, name: str, numbers: Mapping[str, int], state: Any) -> Phrase:
        """A note of the rules as a phrase; titles replace numbers by names where people expect names, and wrap in `Secret`
        what not every seat may read."""
        return Phrase(f"note-{name.replace('_', '-')}", numbers)

    def in_sentences(self, notes: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
        """The notes of one answer as the log tells them; titles join what a narrator would say in one sentence."""
        return notes

    @abstractmethod
    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """What a seat may see (None: a spectator), as JSON; of Structs `as_json` of core.views makes it."""

    @abstractmethod
    def result(self, state: Any) -> Result | None:
        """How it ended, or None while it goes on."""

    @abstractmethod
    def scope(self, state: Any) -> Scope:
        """Where in the match this state stands."""

    def rounds(self, state: Any) -> int:
        """How many rounds people would say it has come to; a title that plays in Days counts those."""
        return self.scope(state).round

    def gate(self, setup: Setup, now: Now) -> Gate:
        return Gate()

    def reaction(self, state: Any) -> Reaction | None:
        """What becomes of the question that waits if it is left unanswered, where others wait for a seat out of its turn."""
        return None

    def pace(self, setup: Setup) -> Pace:
        """How fast reactions go at a table with several people, where the title has any."""
        return Pace(0, 0)

    def refuses(self, state: Any, interjection: str, seat: int | str) -> str | None:
        """Why an interjection may not be made now, if so."""
        return None

    def resample(self, state: Any, seat: int, seed: int) -> State:
        """A world equal in the seat's view, drawn evenly from all that are; without secrets that is a fork."""
        world: State = state.fork(seed)
        return world

    def measured(self, setup: Setup) -> tuple[str, int, int] | None:
        """How a bot fares with exactly these choices, where somebody has counted: its name, wins, matches."""
        return None

    def bounds(self, state: Any) -> Mapping[str, Bounds]:
        """What each field of this match's states can hold; checked before `broken_law`."""
        return {}

    def broken_law(self, state: Any) -> str | None:
        """A conservation law that the state breaks (a card twice, a token lost), if any."""
        return None
