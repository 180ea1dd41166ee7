"""The state of a match of Tamashii, and what the language of cards asks of it: counts, facts, selectors, costs."""

from __future__ import annotations

from ludarium.core.native import i64
from ludarium.games.tamashii.fields import Board
from ludarium.games.tamashii.tables import Content, Settings


class Tamashii(Board):
    def __init__(self, content: Content, settings: Settings, source: Board | None = None) -> None:
        super().__init__(content, settings, source)

    def clone(self) -> Tamashii:
        return Tamashii(self.content, self.settings, self)

    def first(self) -> i64:
        return self.first_player
