"""Events and who listens to them: tables, looked up by event, always in the order in which the listeners are printed."""

from __future__ import annotations

from ludarium.core.kernel import NAMES, State
from ludarium.core.native import append, i64, vec


class Triggers:
    """For every event and every kind of listener (an ability, a power), the rules to run."""

    def __init__(self, events: i64, kinds: i64) -> None:
        self.kinds: i64 = kinds
        self.rules: list[vec[i64]] = [vec[i64]([]) for _ in range(events * kinds)]

    def listen(self, event: i64, kind: i64, rule: i64) -> None:
        """`rule(state, a, b, 0)` runs when the event happens to something of this kind."""
        at = event * self.kinds + kind
        self.rules[at] = append(self.rules[at], rule)

    def emit(self, state: State, event: i64, kind: i64, a: i64, b: i64 = 0) -> None:
        """Push a frame for every listener; the one printed first runs first."""
        rules = self.rules[event * self.kinds + kind]
        at: i64 = len(rules) - 1
        while at >= 0:
            state.later(rules[at], a, b)
            at -= 1

    def heard(self, event: i64, kind: i64) -> bool:
        """Does anybody listen?"""
        return len(self.rules[event * self.kinds + kind]) > 0

    def printed(self, event: i64) -> list[str]:
        """The names of an event's listeners, in order, for the documentation."""
        rows = self.rules[event * self.kinds : (event + 1) * self.kinds]
        return [NAMES[rule] for row in rows for rule in row]
