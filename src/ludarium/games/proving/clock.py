"""The three gates of phase 1 (section 17): a real clock, a budget of time, or no limit at all."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.core.clock import Gate, Reading
from ludarium.core.errors import Refused
from ludarium.core.kernel import State
from ludarium.core.prompts import word_of
from ludarium.core.text import Phrase
from ludarium.games.proving.rules.rolling import time_is_up
from ludarium.games.proving.state import MOST_ACTIONS, Proving

TIMEOUT = "timeout"


class Untimed(Gate):
    """P-154: no limit but that of 500 actions; every time is 0."""

    def admit(self, state: State, say: str) -> int | None:
        return 0 if rolls(state) or say == "start" else None

    def due(self, state: State) -> tuple[str, int | None] | None:
        if rolls(state) and too_many(state):
            return TIMEOUT, 0
        return None

    def wrong_time(self, state: State, say: str, at: int | None) -> str | None:
        return wrong(state, say, at, 0, self.due(state) is not None)


class Budget(Gate):
    """P-141: the clock is the sum of the costs of the actions admitted so far."""

    def admit(self, state: State, say: str) -> int | None:
        if say == "start":
            return 0
        return spent(state) if rolls(state) else None

    def due(self, state: State) -> tuple[str, int | None] | None:
        """P-142: right after the action that used the budget up."""
        if rolls(state) and isinstance(state, Proving) and time_is_up(state):
            return TIMEOUT, spent(state)
        return None

    def wrong_time(self, state: State, say: str, at: int | None) -> str | None:
        """P-150: every time is computed anew."""
        return wrong(state, say, at, spent(state) if rolls(state) else 0, self.due(state) is not None)

    def seconds_left(self, state: State) -> float | None:
        return max(0.0, (limit(state) - spent(state)) / 1000) if rolls(state) else None


class Live(Gate):
    """P-140, P-142, P-143: milliseconds of a real clock since `start`; a short lock after every reroll and placement."""

    def __init__(
        self, now: Callable[[], int], grace_ms: int, reroll_lock_ms: int, place_lock_ms: int, may_hold: bool = False
    ) -> None:
        self.now = now
        self.grace_ms = grace_ms
        self.may_hold = may_hold
        self.held: int | None = None  # when the clock was stopped, on the clock `now`
        self.locks = {"reroll": reroll_lock_ms, "place": place_lock_ms}
        self.began = 0  # when phase 1 began, on the clock `now`
        self.locked_until = 0  # milliseconds since then
        self.latest = 0  # the last time logged in this phase 1

    def admit(self, state: State, say: str) -> int | None:
        if say == "start":
            return 0
        if not rolls(state):
            return None
        if self.held is not None and say != "resign":
            raise Refused("the round is paused (P-153)", Phrase("refused-paused"))
        clock = self.spent()
        if clock >= limit(state) + self.grace_ms:
            raise Refused("the round is over: time ran out (P-28)", Phrase("refused-too-late"))
        if clock < self.locked_until and say not in ("stop", "resign"):
            early = self.locked_until - clock
            raise Refused(f"the dice are still rolling: {early} ms too early (P-143)", Phrase("refused-too-early"))
        return clock

    def taken(self, say: str, at: int | None) -> None:
        if at is None:
            return
        self.latest = at
        if say == "start":
            self.began = self.now()
            self.held = None
        self.locked_until = at + self.locks.get(word_of(say), 0)

    def spent(self) -> int:
        """Milliseconds since `start` that count."""
        return (self.now() if self.held is None else self.held) - self.began

    def began_at(self) -> int | None:
        return self.began

    def resume(self, began: int | None, held: int | None = None) -> None:
        """P-153: there is no pause in phase 1, and time runs on from its recorded beginning. Without one, or with one that the
        last entry of the log belies because clocks were moved meanwhile, it goes on from that entry."""
        until = self.now() if held is None else held
        self.began = until - self.latest if began is None else min(began, until - self.latest)
        self.held = held

    def due(self, state: State) -> tuple[str, int | None] | None:
        if not rolls(state) or self.held is not None:
            return None
        end = limit(state) + self.grace_ms
        if self.spent() >= end:
            return TIMEOUT, end
        return (TIMEOUT, self.spent()) if too_many(state) else None

    def seconds_left(self, state: State) -> float | None:
        return max(0.0, (limit(state) - self.spent()) / 1000) if rolls(state) else None

    def due_in(self, state: State) -> int | None:
        return max(0, limit(state) + self.grace_ms - self.spent()) if rolls(state) and self.held is None else None

    def reading(self, state: State) -> Reading | None:
        if not rolls(state):
            return None
        spent = self.spent()
        left, locked = max(0, limit(state) - spent), max(0, self.locked_until - spent)
        return Reading(left, limit(state), locked, self.held is not None, self.may_hold)

    def hold(self) -> None:
        self.held = self.now()

    def go_on(self) -> None:
        if self.held is not None:
            self.began += self.now() - self.held
            self.held = None

    def held_at(self) -> int | None:
        return self.held

    def refuses_hold(self, state: State) -> Phrase | None:
        """P-153: a running round is not paused, except where the match was set up for it."""
        if not rolls(state):
            return Phrase("refused-nothing-runs")
        return None if self.may_hold else Phrase("refused-pause")

    def wrong_time(self, state: State, say: str, at: int | None) -> str | None:
        """P-150: the limit and the locks."""
        if not timed(state, say):
            return None if at is None else "only phase 1 is timed"
        if at is None:
            return "it has no time"
        if say == "start":
            return None if at == 0 else "a round starts at 0"
        end = limit(state) + self.grace_ms
        if say != TIMEOUT and too_many(state):
            return f"phase 1 ends after {MOST_ACTIONS} actions"
        if at < self.latest:
            return f"{at} ms comes before {self.latest} ms"
        if say == TIMEOUT:
            return None if at == end or too_many(state) else f"time runs out at {end} ms, not at {at} ms"
        if at >= end:
            return f"{at} ms is after the end of the round, {end} ms"
        if at < self.locked_until and say not in ("stop", "resign"):
            return f"{at} ms is too early, the dice roll until {self.locked_until} ms"
        return None

    def refuses_undo(self, state: State) -> str | None:
        return "nothing can be taken back while the clock runs (P-153a)" if rolls(state) else None


def timed(state: State, say: str) -> bool:
    """Does this entry carry a time? Chance in the middle of phase 1 does not."""
    return say == "start" or (rolls(state) and state.actor >= 0)


def wrong(state: State, say: str, at: int | None, expected: int, over: bool) -> str | None:
    """The check shared by the two gates whose times can be computed."""
    if not timed(state, say):
        return None if at is None else "only phase 1 is timed"
    if at != expected:
        return f"its time is {at} ms and should be {expected} ms"
    if over != (say == TIMEOUT):
        return "time was up before it" if over else "there was time left"
    return None


def rolls(state: State) -> bool:
    return isinstance(state, Proving) and state.rolling == 1


def spent(state: State) -> int:
    assert isinstance(state, Proving)
    return int(state.spent_ms())


def limit(state: State) -> int:
    assert isinstance(state, Proving)
    return int(state.seconds) * 1000


def too_many(state: State) -> bool:
    assert isinstance(state, Proving)
    return bool(state.rerolls + state.placements >= MOST_ACTIONS)
