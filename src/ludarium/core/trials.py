"""Set-ups of a title that tests and benchmarks play: the `TRIALS` of its module `trials`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ludarium.core.game import Game
from ludarium.core.options import Setup, read_setup


@dataclass(frozen=True)
class Trial:
    """One way to set a title up."""

    name: str
    mode: str | None = None
    seats: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    shows: str = ""  # a golden match of it holds an answer, or a result of chance, that begins like this
    goals: Mapping[str, int] = field(default_factory=dict)  # how fast it should be: figures of `make bench`, compiled

    def setup(self, game: Game) -> Setup:
        return read_setup(game.info, self.mode, self.seats, self.options)


@dataclass(frozen=True)
class Trials:
    laws: tuple[Trial, ...]  # the laws of the kernel are tested on these; where one is enough, on the first
    golden: tuple[Trial, ...] = ()  # of each, a whole match is kept and replayed
    alike: tuple[Trial, ...] = ()  # with these, both builds must play the same matches
    timed: tuple[Trial, ...] = ()  # how fast these are is measured
    unlawful: tuple[str, object] = ("", 0)  # a field and a value that break one of its laws of conservation
    thoughtful: bool = False  # its players think so long that tests ask them at every tenth question only
    shortening: tuple[str, ...] = ()  # options that only keep a match short
    fuzzed: Mapping[str, object] = field(default_factory=dict)  # options that random play at length leaves like this


def trials_of(game: Game) -> Trials:
    """What a title says; without a word of its own, its first mode with the usual options."""
    said = game.part("trials")
    return said.TRIALS if said else Trials((Trial(game.info.id),))
