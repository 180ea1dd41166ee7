"""Reactions at a table: whom a window asks, who passes by habit, and when the table answers for somebody who does not."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.core.errors import IllegalAnswer
from ludarium.core.kernel import State
from ludarium.core.match import Match
from ludarium.core.reactions import AT_FIRST, Habit, passes
from ludarium.core.text import Phrase
from ludarium.server.logs import Log
from ludarium.server.people import People
from ludarium.server.refusals import NotSo
from ludarium.server.store import GivenRow
from ludarium.server.windows import FOR_WHO_IS_AWAY, Clock, Window, window_of


class Reactions:
    def __init__(
        self, match: Match, log: Log, people: People, clock: Clock, opened: tuple[int, int] | None, given: Sequence[GivenRow]
    ) -> None:
        self.match, self.log, self.people, self.clock = match, log, people, clock
        self.pace = match.game.pace(match.setup)
        self.habits: dict[int, list[Habit]] = {}  # of each seat, for each window of the title: who passes
        self.window = self._left(opened, given)  # the one that is open, if one is

    # -- opening and closing ---------------------------------------------------------------------------------------

    def _opened(self, number: int, length: int) -> Window | None:
        """The window that the question belongs to; it opened after so many rows and entries of the logs."""
        window = window_of(self.match, number, length, self.clock, self.pace.floor)
        if window is not None and self.pace.timeout and any(self.people.is_away(seat) for seat in window.asked):
            window.least += FOR_WHO_IS_AWAY
        return window

    def _left(self, opened: tuple[int, int] | None, given: Sequence[GivenRow]) -> Window | None:
        """After loading: the window as it was, with the answers that were given in it."""
        window = None
        if opened is not None and 0 <= opened[1] <= len(self.match.moments):
            window = self._opened(*opened)
        if window is None:
            return self._opened(self.log.number, len(self.match.moments))
        for each in given:
            if each.number == window.number and window.waits_for(each.seat, self.match):
                window.given[each.seat] = each
        return window

    def stay_open(self, rewound: bool) -> bool:
        """After a change: True if the window that was open still is; else the one that the question belongs to opens."""
        if self.window is not None and not rewound and self.window.goes_on(self.match):
            return True
        self.window = self._opened(self.log.number, len(self.match.moments))
        return False

    @property
    def shown_length(self) -> int:
        """How much of the log may be seen: while a window is open, nothing of what was answered in it."""
        return len(self.match.moments) if self.window is None else self.window.length

    @property
    def shown_number(self) -> int:
        return self.log.number if self.window is None else self.window.number

    def must_show(self, line: int) -> None:
        """Whoever names a line of the log names one that may be seen; a refusal counts no more than that."""
        if not 0 <= line <= self.shown_length:
            raise IllegalAnswer(f"the log has {self.shown_length} entries, not {line}", Phrase("refused-no-such-line"))

    # -- who is asked ----------------------------------------------------------------------------------------------

    def waits_for(self, seat: int) -> bool:
        """In a window: may this seat answer, and does it want to? Nothing in here depends on what others have said."""
        window = self.window
        return window is not None and window.waits_for(seat, self.match) and not self._passes_by_habit(seat, window)

    def question(self, seats: list[int]) -> tuple[int, State]:
        """The seat among these that is asked, and the state at its question; in a window each has its own."""
        for seat in seats:
            if self.waits_for(seat):
                assert self.window is not None
                return seat, self.window.asked[seat]
            if self.window is None and seat in self.match.actors:
                return seat, self.match.asked_state(seat)
        raise NotSo("not-yours", "no seat of yours is asked")

    def _passes_by_habit(self, seat: int, window: Window) -> bool:
        """Whoever has come back to a question by taking something back wants to answer it."""
        if self.log.rewound_at == self.log.asked_at or self.people.seats[seat].kind != "person":
            return False
        habit = self.habits[seat][window.kind - 1] if seat in self.habits else AT_FIRST
        if self.people.is_away(seat):  # whatever they hold: else the time it takes would tell
            return self.pace.timeout > 0 or habit == "all"
        return passes(habit, len(window.asked[seat].options))

    # -- when the table answers ------------------------------------------------------------------------------------

    def seconds_to_react(self, seat: int) -> float | None:
        """When the table answers for the person who is asked: with what was said before, by habit, or because time is up."""
        window = self.window
        if self.match.reaction is None:
            return None
        if window is not None and seat in window.given:
            return self.seconds_held_back(window) if window.given[seat].say == window.word else 0.0
        if window is not None and self._passes_by_habit(seat, window):
            return self.seconds_held_back(window)
        return self.seconds_left()

    def seconds_held_back(self, window: Window) -> float:
        """So long a pass is held back all the same, whoever passes and however."""
        return max(0.0, window.opened + window.least - self.clock.now()) if self.people.in_company() else 0.0

    def seconds_left(self) -> float | None:
        """Until a missing answer is given by the table; never where one is not expected in time."""
        reaction, window = self.match.reaction, self.window
        if reaction is None or not self.pace.timeout or not self.people.in_company():
            return None
        since = window.opened if window is not None else self.log.asked_since
        return max(0.0, since + self.pace.timeout * reaction.patience - self.clock.now())

    # -- who comes and goes ----------------------------------------------------------------------------------------

    def wait_for_who_left(self, seats: list[int]) -> None:
        """Somebody who was asked in a window has gone, perhaps for a moment only."""
        window = self.window
        if window is not None and self.pace.timeout and any(seat in window.asked and self.people.is_away(seat) for seat in seats):
            window.least = max(window.least, self.clock.now() - window.opened + FOR_WHO_IS_AWAY)

    def hold_back_for(self, returned: list[int]) -> None:
        """A window that waits without limit for somebody who now is back opens anew for them: if it closed at once, everybody
        would know that a habit has passed."""
        window = self.window
        if window is not None and not self.pace.timeout and any(seat in window.asked for seat in returned):
            least = self.clock.least_seconds_open(self.pace.floor)
            window.least = max(window.least, self.clock.now() - window.opened + least)
