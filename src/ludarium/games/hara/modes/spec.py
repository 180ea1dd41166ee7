"""A mode for people: its name, what it is about, who may play it, and everything that is said or shown of it and of no other.

What it changes about the rules is its `Variant` (state.py). Everything has a default: as in the Versus Arena."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from ludarium.core import why
from ludarium.core.decisions import Decision
from ludarium.core.options import Lesson, OneOf, OptionSpec
from ludarium.core.text import LANGUAGES, Localized, Phrase
from ludarium.core.text import both as both  # a mode finds all it needs here
from ludarium.core.trials import Trial
from ludarium.games.hara.atlas import World
from ludarium.games.hara.lexicon import Lexicon
from ludarium.games.hara.state import NONE, WON, Champion, Hara, Variant
from ludarium.games.hara.tables import Settings

ANYBODY = NONE
AS_USUAL = Trial("")  # one player, no option touched

MarkState = Literal["done", "next", "open", "hidden"]

Explain = why.Explain[Hara, Lexicon]


class Ending(NamedTuple):
    """How a match ended: a word for programs, and the message that tells it."""

    reason: str
    says: str  # to one player; mentions `day` and `score`
    among_several: str = "result-several"  # mentions `winners` and their `count`, too


class Mark(Struct, frozen=True):
    """One of the things that the goal is made of, as the boards draw it: a number, a World's emblem or a face."""

    state: MarkState
    number: int = 0  # on it; `board-goal-<mode>-<state>` says the state of it
    world: World | Literal[""] = ""  # whose emblem it is, where it bears no number
    champion: Champion | Literal[""] = ""  # whose face
    at: World | Literal["dojo", ""] = ""  # where it lies
    sign: str = ""  # beside the number


@dataclass(frozen=True)
class Happening:
    """Something that the Day still brings: `board-next-<id>` tells what, `board-next-<id>-why` when and how."""

    id: str
    sign: str
    told: Mapping[str, object] = field(default_factory=dict)


class Line(NamedTuple):
    """A line below the goal."""

    sign: str
    text: Phrase
    good: bool = False


def home_or_late(s: Hara) -> Ending:
    return Ending("home", "result-home") if s.outcome == WON else Ending("time", "result-time")


def energy_of_each(s: Hara) -> tuple[int, ...]:
    return tuple(int(sum(s.energy[3 * seat : 3 * seat + 3])) for seat in range(s.settings.seats))


def beside(id: str) -> Localized:
    """The messages of a mode that ships: text/<id>/en.ftl and fr.ftl beside its file."""
    return Localized({each: (Path(__file__).parent / "text" / id / f"{each}.ftl").read_text("utf-8") for each in LANGUAGES})


def ruling(id: str, values: tuple[str, ...], rule: str, modes: tuple[str, ...], en: str, fr: str) -> OptionSpec:
    """H-208: the first value is the default."""
    return OptionSpec(id, OneOf(values), values[0], rule, both(en, fr), modes=modes)


@dataclass(frozen=True)
class Spec:
    place: int  # in the list of modes
    variant: Variant
    name: Localized
    lines: Localized  # three lines: the story, the goal, the catch
    champion: int = ANYBODY  # the only champion that can be played
    seats: tuple[int, int] = (1, 1)
    texts: Localized = field(default_factory=lambda: both("", ""))  # its own messages, in Fluent's syntax
    asked: tuple[OptionSpec, ...] = ()  # options that are asked for in the open ...
    options: tuple[OptionSpec, ...] = ()  # ... and its rulings
    settle: Callable[[Settings, Mapping[str, Any]], None] = lambda _settings, _chosen: None  # what its options mean
    counted_by: str = "champion"  # the option by which `make balance` counts wins
    lays_worlds: bool = False  # the map is laid out by the mode, not by the option `layout`
    # words
    decisions: tuple[Decision[Hara, Lexicon], ...] = ()  # its own questions and answers, chance's as well
    elsewhere: str = ""  # the one reason against everything that nobody asks for
    # the end
    ending: Callable[[Hara], Ending] = home_or_late  # unless somebody has resigned
    scores: Callable[[Hara], tuple[int, ...]] = energy_of_each
    # boards
    own_goal: bool = True  # `board-goal-<id>` heads it, `goal-<id>` is what is said in two or three words
    home: bool = True  # ten of each colour, in the Dojo, is wanted too
    tells: Callable[[Hara], dict[str, object]] = lambda _s: {}  # what `goal-<id>` mentions besides `now`, `of` and `done`
    marks: Callable[[Hara], list[Mark]] = lambda _s: []
    more: Callable[[Hara], list[Line]] = lambda _s: []
    ahead: Callable[[Hara, list[Happening]], list[Happening]] = lambda _s, usual: usual  # what the Day still brings
    # beginners, tests and benchmarks
    lessons: tuple[Lesson, ...] = ()
    laws: tuple[Trial, ...] = ()  # the laws of the kernel are tested on these, too; a trial knows its mode by where it stands ...
    golden: tuple[Trial, ...] = ()  # ... and of these a whole match is kept and replayed, as hara-<mode>-<name of the trial>

    @property
    def id(self) -> str:
        return self.variant.id
