"""What a player is shown of a match: worlds that its seat can believe in, never the real one."""

from __future__ import annotations

from ludarium.core.game import Game
from ludarium.core.kernel import State
from ludarium.core.match import Match

APART = 1_000_003  # between the seeds of two worlds, so that the next answer, one seed further, is not shown the same ones


class Worlds:
    """The worlds that one seat can believe in at one question. All of them are equal in what the seat may know; what it may not
    know is dealt anew in each, and each has a luck of its own. The truth is in here as well, as nowhere in Python it could not
    be: that no player looks at it is what the tests of `test_views.py` prove, by changing it."""

    def __init__(self, game: Game, truth: State, seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self._truth = truth
        self._seed = seed

    @classmethod
    def of(cls, match: Match) -> Worlds:
        """Those of the seat that is asked now."""
        if not isinstance(match.actor, int):
            raise ValueError(f"no seat is asked, but {match.actor}")
        return cls(match.game, match.state, match.actor, len(match.moments))

    def draw(self, number: int = 0) -> State:
        """One of them, to be played on in freely; the same one for the same number."""
        return self.game.resample(self._truth, self.seat, self._seed + APART * number)
