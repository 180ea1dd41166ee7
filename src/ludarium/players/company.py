"""The players of one match, each made when its seat is first asked, and then kept."""

from __future__ import annotations

from ludarium.core.game import Game
from ludarium.players.finding import find
from ludarium.players.player import Player


class Company:
    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.seed = seed
        self._seated: dict[int, tuple[str, Player]] = {}

    def player(self, seat: int, called: str) -> Player:
        """Who answers for a seat. Another name means another player: somebody has changed places."""
        if seat not in self._seated or self._seated[seat][0] != called:
            self._seated[seat] = called, find(self.game, called, seat, self.seed + seat)
        return self._seated[seat][1]

    def forget(self) -> None:
        """Something was taken back: whoever remembers it goes, and somebody comes who does not."""
        self._seated.clear()
