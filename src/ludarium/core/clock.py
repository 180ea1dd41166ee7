"""Gates: what stands between a person's request and the rules where time matters. The rules themselves read no clock."""

from __future__ import annotations

import time
from dataclasses import dataclass

from ludarium.core.kernel import State
from ludarium.core.text import Phrase


def milliseconds() -> int:
    """The wall clock: what people are shown as a date. It may be moved at any time; nothing is measured with it."""
    return int(time.time() * 1000)


def counted() -> int:
    """Milliseconds since some moment, on a clock that nobody can move; where there is one, it counts while the machine sleeps."""
    return (time.clock_gettime_ns(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic_ns()) // 1_000_000


class Steady:
    """The clock of live rounds: it begins with the wall clock, so that a beginning kept in a save means the same tomorrow, and
    then goes on by itself, so that whoever moves the wall clock moves no round."""

    def __init__(self) -> None:
        self.ahead = milliseconds() - counted()

    def __call__(self) -> int:
        return counted() + self.ahead


steady = Steady()  # of this program; a server has its own


@dataclass(frozen=True)
class Reading:
    """A running clock at one moment, in milliseconds."""

    left: int
    limit: int
    locked: int  # for so long answers are refused: dice are rolling
    held: bool
    may_hold: bool


class Gate:
    """The gate of a title without a clock: everything legal is admitted, nothing ever runs out."""

    def admit(self, state: State, say: str) -> int | None:
        """The time to log with this answer, or Refused."""
        return None

    def taken(self, say: str, at: int | None) -> None:
        """An answer was taken, now or in a replay; remember what later requests depend on."""

    def began_at(self) -> int | None:
        """When the phase that is timed now began: goes into saves, so that time runs on (P-153)."""
        return None

    def resume(self, began: int | None, held: int | None = None) -> None:
        """A save was loaded or an answer taken back: the timed phase began then, or now if nobody knows; and its clock stands
        still since `held`, if it does."""

    def due(self, state: State) -> tuple[str, int | None] | None:
        """What the clock says now by itself (an interjection and its time), if anything."""
        return None

    def wrong_time(self, state: State, say: str, at: int | None) -> str | None:
        """Why this gate would not have let this entry of a log through, if so. Called before the entry is taken."""
        return None

    def seconds_left(self, state: State) -> float | None:
        """What the player's clock shows."""
        return None

    def due_in(self, state: State) -> int | None:
        """In how many milliseconds the clock will speak by itself, if nobody answers before."""
        return None

    def reading(self, state: State) -> Reading | None:
        """The running clock, for those who show it; None where no real time passes."""
        return None

    def hold(self) -> None:
        """Stop the clock."""

    def go_on(self) -> None:
        """Let a stopped clock run again; the time it stood still does not count."""

    def held_at(self) -> int | None:
        """Since when the clock stands still, if it does."""
        return None

    def refuses_hold(self, state: State) -> Phrase | None:
        """Why the clock cannot be stopped at this moment, if so."""
        return Phrase("refused-nothing-runs")

    def refuses_undo(self, state: State) -> str | None:
        """Why the log may not be taken back at this moment, if so."""
        return None
