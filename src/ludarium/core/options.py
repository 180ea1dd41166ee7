"""What a title offers to choose before a match: modes and options, with one way to read and check them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ludarium.core.errors import BadOption
from ludarium.core.text import Localized, Phrase


def whole_number(value: object) -> int | None:
    """A whole number, also as text; None for anything else."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, str) and len(value) < 20 and value.isascii() and value.removeprefix("-").isdecimal():
        return int(value)
    return None


@dataclass(frozen=True)
class OneOf:
    """One of a few words."""

    words: tuple[str, ...]

    def read(self, value: object) -> str:
        if value in self.words:
            return str(value)
        raise ValueError(f"use one of {', '.join(self.words)}")


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    words: tuple[str, ...] = ("false", "true")

    def read(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        if str(value).lower() in self.words:
            return str(value).lower() == "true"
        raise ValueError("use true or false")


@dataclass(frozen=True)
class Whole:
    """A whole number within bounds; no upper bound is 0."""

    low: int
    high: int = 0
    unit: str = ""  # of what: s, ms

    def read(self, value: object) -> int:
        number = whole_number(value)
        if number is None or number < self.low or (self.high and number > self.high):
            raise ValueError(f"use a whole number from {self.low}" + (f" to {self.high}" if self.high else " upwards"))
        return number


@dataclass(frozen=True)
class Decimal:
    """A number within bounds, kept to a tenth."""

    low: float
    high: float
    unit: str = ""

    def read(self, value: object) -> float:
        try:
            number = float(str(value))
        except ValueError:
            number = float("nan")
        if isinstance(value, bool) or not self.low <= number <= self.high:
            raise ValueError(f"use a number from {self.low} to {self.high}")
        return round(number, 1)


@dataclass(frozen=True)
class Several:
    """Any of a few words, each at most once; a list, `a,b`, or a bit mask in the order of the words."""

    words: tuple[str, ...]

    def read(self, value: object) -> list[str]:
        mask = whole_number(value)
        if mask is not None and 0 <= mask < 2 ** len(self.words):
            value = [word for bit, word in enumerate(self.words) if mask >> bit & 1]
        elif isinstance(value, str):
            value = [word.strip() for word in value.split(",") if word.strip()]
        if not isinstance(value, list | tuple) or not all(word in self.words for word in value):
            raise ValueError(f"use any of {', '.join(self.words)}")
        return [word for word in self.words if word in value]


@dataclass(frozen=True)
class OptionSpec:
    id: str
    values: OneOf | Flag | Whole | Decimal | Several
    default: object
    rule: str
    name: Localized
    official: tuple[object, ...] = ()  # the values of an official match; none named: every value is as good
    modes: tuple[str, ...] = ()  # the modes in which it matters; none named: all
    earned: Mapping[str, str] = field(default_factory=dict)  # nobody chooses it: a word is earned by winning a mode

    def matters_in(self, mode: str) -> bool:
        return not self.modes or mode in self.modes


@dataclass(frozen=True)
class Mode:
    id: str
    name: Localized
    summary: Localized
    seats: tuple[int, int] | None = None  # where fewer can play than at the title's other modes


@dataclass(frozen=True)
class Step:
    """One thought of the trainer, spoken when all answers before it were given."""

    text: str  # a message of the title
    expect: str = ""  # the answer that goes on; others are gently refused. None: the trainer only talks
    point: str = ""  # what on the board it speaks of, by its anchor
    once: str = ""  # it is held back until this answer can be given


@dataclass(frozen=True)
class Lesson:
    """One lesson of a tutorial: a match that always begins alike, and what is said in it."""

    title: str  # a message of the title
    seed: int
    mode: str
    options: Mapping[str, object] = field(default_factory=dict)
    seats: int = 1  # who learns has the first
    lines: tuple[str, ...] = ()  # what the others answer, in order; passes are left out
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True)
class Facts:
    """What programs want to know of a title before a match, in any mode, with any number of seats and the default options."""

    hidden: bool  # may a seat know something that another does not?
    longest: int  # no match takes more answers, of all seats together
    proven: bool  # that follows from the rules; else it was measured, and what was seen is at most half of it
    scores: tuple[int, int]  # no seat ends with less or more


@dataclass(frozen=True)
class Info:
    """What is known of a title before a match: identity, seats, modes, options, rules version, facts."""

    id: str
    names: Localized
    summary: Localized
    seats: tuple[int, int]
    modes: tuple[Mode, ...]
    options: tuple[OptionSpec, ...]
    rules_version: int
    minutes: int = 30  # what a match takes people, roughly
    facts: Facts | None = None  # None: nobody has looked into it
    windows: tuple[Localized, ...] = ()  # the moments at which seats may react out of turn, in the order of their numbers
    source: Localized = field(default_factory=lambda: Localized({"en": "", "fr": ""}))


@dataclass(frozen=True)
class Setup:
    """The choices of one match, checked and complete."""

    mode: str
    seats: int
    options: Mapping[str, object]

    def unofficial(self, info: Info) -> list[str]:
        """The options that make this match another one than the rules mean."""
        own = self.own(info)
        return [spec.id for spec in info.options if spec.id in own and spec.official and own[spec.id] not in spec.official]

    def own(self, info: Info) -> dict[str, object]:
        """The options that the mode has: what a save names, so that it needs no other mode."""
        return {spec.id: self.options[spec.id] for spec in info.options if spec.matters_in(self.mode)}


def read_setup(info: Info, mode: str | None, seats: int | None, given: Mapping[str, object] | None) -> Setup:
    """Check what was asked for against what the title offers; defaults fill the rest."""
    modes = [each.id for each in info.modes]
    if mode is not None and mode not in modes:
        why = f"{info.id} has no mode '{mode}'; its modes are: {', '.join(modes)}"
        raise BadOption(why, Phrase("wrong-mode", {"mode": str(mode)[:40]}))
    picked = next(each for each in info.modes if mode in (None, each.id))
    low, high = picked.seats or info.seats
    if seats is not None and (not isinstance(seats, int) or not low <= seats <= high):
        many = f"{low} to {high}" if high > low else f"{low}"
        why = f"{info.id}, mode {picked.id}, is played by {many}, not by {seats}"
        raise BadOption(why, Phrase("wrong-seats", {"low": low, "high": high, "more": high - low}))
    specs = {spec.id: spec for spec in info.options}
    for name in given or {}:
        if name not in specs:
            why = f"{info.id} has no option '{name}'; its options are: {', '.join(specs)}"
            raise BadOption(why, Phrase("wrong-option", {"option": str(name)[:40]}))
    chosen: dict[str, object] = {}
    for spec in info.options:
        value = (given or {}).get(spec.id, spec.default)
        try:
            chosen[spec.id] = spec.values.read(value)
        except ValueError as problem:
            why = f"option {spec.id}={value!r} of {info.id}: {problem} ({spec.rule})"
            raise BadOption(why, Phrase("wrong-value", {"option": spec.name, "value": str(value)[:40]})) from None
    return Setup(picked.id, seats or low, chosen)


def read_written(info: Info, mode: str, seats: int, written: Mapping[str, object]) -> Setup:
    """The choices that a save names. Older saves name the options of all modes; those that no mode here has are passed over, for
    theirs may have been taken out."""
    own = {spec.id for spec in info.options if spec.matters_in(mode)}
    if len(info.modes) > 1 and own <= set(written):  # what is not known is then none of this mode's under a wrong name
        known = {spec.id for spec in info.options}
        written = {id: value for id, value in written.items() if id in known}
    return read_setup(info, mode, seats, written)
