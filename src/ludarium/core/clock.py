"""Gates: what stands between a person's request and the rules where time matters. The rules themselves read no clock."""

from __future__ import annotations

from dataclasses import dataclass

from ludarium.core.kernel import State
from ludarium.core.text import Phrase


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
        """When the phase that is timed now began, on the wall clock: goes into saves, so that time runs on (P-153)."""
        return None

    def resume(self, began: int | None) -> None:
        """A save was loaded or an answer taken back: the timed phase began then, or now if nobody knows."""

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

    def hold(self, at: int | None = None) -> None:
        """Stop the clock, now or as of a moment of the wall clock."""

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
