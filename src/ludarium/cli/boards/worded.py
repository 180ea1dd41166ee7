"""What every board with cards needs: its cards by id, words of the title and of the terminal, and texts cut to a width."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from rich.text import Text

from ludarium.cli.boards import SIMPLE, Board, fit
from ludarium.cli.words import tell
from ludarium.core.match import Match
from ludarium.core.packs import Card
from ludarium.core.text import Phrase


class WordedBoard(Board):
    def seat(self, match: Match) -> int:
        """Whose eyes the table is seen with: those of whoever is asked."""
        return match.actor if isinstance(match.actor, int) and match.actor >= 0 else 0

    @cached_property
    def cards(self) -> dict[str, Card]:
        return {card.id: card for card in self.game.pack.cards}

    def card(self, id: str) -> Card:
        return self.cards[id]

    def name(self, id: str) -> str:
        return self.card(id).name.text(self.language)

    def sentences(self, phrases: Iterable[Phrase]) -> str:
        return " ".join(self.text(phrase) for phrase in phrases)

    def word(self, message: str, **arguments: object) -> str:
        """A message of the title."""
        return self.text(Phrase(message, arguments))

    def tell(self, message: str, **arguments: object) -> str:
        """A message of the terminal."""
        return tell(self.language, message, **arguments)

    def clipped(self, text: Text, width: int) -> Text:
        """Exactly so wide; where there are no drawing characters, cut without an ellipsis, which would be three letters there."""
        if not self.plain:
            return fit(text, width)
        made = text.copy()
        made.truncate(width, overflow="crop", pad=True)
        return made

    def beside_it(self, thing: str, numbers: Mapping[str, int]) -> str:
        """The number of a thing as it stands beside it."""
        return f"[{numbers[thing]}]" if thing in numbers else ""

    def beside(self, lines: Sequence[Text], width: int, gap: str = "  ") -> list[Text]:
        """Lines in two columns where each column is wide enough to be read."""
        half = (width - len(gap)) // 2
        if half < 55:
            return list(lines)
        rows = -(-len(lines) // 2)
        left, right = lines[:rows], [*lines[rows:], Text()][:rows]
        return [Text.assemble(self.clipped(a, half), gap, self.clipped(b, half)) for a, b in zip(left, right, strict=True)]

    @property
    def plain(self) -> bool:
        """The terminal knows no drawing characters."""
        return self.signs == SIMPLE
