"""Several seats asked side by side: since when each of their questions has stood as it stands.

An answer refers to the row of the log at which its question was put. Where one seat is asked, that is the last row. In lanes the
rows that others write put no new question to a seat, and what it answers before it has heard of them is as good as ever."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.core.match import Match
from ludarium.server.logs import Log
from ludarium.server.store import LogRow

Question = tuple[int, int, int, tuple[int, ...]]  # the rule that waits for the answer, what it knows, the options


class Lanes:
    def __init__(self, match: Match, log: Log) -> None:
        self.match, self.log = match, log
        self._put: dict[int, tuple[Question, int]] = {}  # to each seat: its question, and the row at which it was put
        self.look(())

    def asked_at(self, seat: int) -> int:
        return self._put[seat][1] if seat in self._put else self.log.asked_at

    def asked_since(self, row: int) -> set[int]:
        """The seats whose question was put at this row or later."""
        return {seat for seat in self.match.actors if self.asked_at(seat) >= row}

    def look(self, rows: Sequence[LogRow]) -> None:
        """These were written. Whose question is another one now?"""
        before, self._put = self._put, {}
        if not self.match.side_by_side:
            return
        wrote = {row.by for row in rows}
        for seat in self.match.actors:
            question = question_of(self.match, seat)
            stands = seat in before and before[seat][0] == question and str(seat) not in wrote
            self._put[seat] = (question, before[seat][1] if stands else self.log.asked_at)


def question_of(match: Match, seat: int) -> Question:
    state = match.asked_state(seat)
    return int(state.then), int(state.then_a), int(state.then_b), tuple(int(option) for option in state.options)
