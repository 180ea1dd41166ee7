"""Who may take back what, and do it again. Alone, everything; among people only what taught oneself nothing and led to no
question for another of them. There is no vote: who has seen a card cannot unsee it."""

from __future__ import annotations

from ludarium.core.history import SCOPES
from ludarium.core.match import Match
from ludarium.core.text import Phrase
from ludarium.server import seeing, wire
from ludarium.server.lanes import Lanes
from ludarium.server.logs import Deed, Log
from ludarium.server.people import People
from ludarium.server.reactions import Reactions
from ludarium.server.refusals import NotSo


class TakingBack:
    def __init__(self, match: Match, log: Log, people: People, reactions: Reactions, lanes: Lanes) -> None:
        self.match, self.log, self.people, self.reactions, self.lanes = match, log, people, reactions, lanes
        self.undone_by: list[int] = []  # who took back what can be done again, the last one last

    def undo(self, seat: int, request: wire.Undo) -> Deed:
        if request.scope not in SCOPES:
            raise NotSo("bad-request", f"undo takes one of {', '.join(SCOPES)}")
        if request.to is not None:
            self.reactions.must_show(request.to)
        back = self.match.way_back(request.scope, request.to, seat)
        refusal = self._refusal(seat, back.first, back.reveals)
        if refusal is not None:
            raise NotSo("not-yours", "others were asked since, or this seat has learned something", refusal)
        self.match.undo(request.scope, request.to, seat)
        self.undone_by.append(seat)
        return Deed("rewind", seat, back.first, "reveals" if back.reveals else "")

    def redo(self, seat: int) -> None:
        if not self.match.can_redo:
            raise NotSo("no-such", "there is nothing to do again")
        if not self.may_do_again(seat):
            raise NotSo("not-yours", "somebody else has taken this back")
        self.match.redo()
        self.undone_by.pop()

    def may_do_again(self, seat: int) -> bool:
        if not self.people.others(seat):
            return self.match.can_redo
        return self.reactions.window is None and self.match.can_redo and self.undone_by[-1:] == [seat]

    def ways(self, seat: int) -> tuple[list[wire.UndoSeen], Phrase | None]:
        """The ways back that this seat has; if it has none of those there are, why not."""
        found = [(way, self._refusal(seat, way.to, way.reveals)) for way in seeing.ways_back(self.match, seat)]
        open_ways = [way for way, refusal in found if refusal is None]
        return open_ways, found[0][1] if found and not open_ways else None

    def _refusal(self, seat: int, first: int, reveals: bool) -> Phrase | None:
        others = self.people.others(seat)
        if not others:
            return None
        if self.match.result is not None:
            return Phrase("server-undo-over")
        window = self.reactions.window
        answered = {moment.entry.by for moment in self.match.moments[first : self.reactions.shown_length]}
        asked = self.lanes.asked_since(self.log.written[first]) if window is None else set(window.asked)
        if asked & others or answered - {
            seat,
            "chance",
            "clock",
        }:  # what a bot did can be tried out no more than what a person did
            return Phrase("server-undo-asked")
        return Phrase("server-undo-learned") if reveals else None
