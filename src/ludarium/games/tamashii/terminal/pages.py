"""What is read from beginning to end: the sheet of the scenario and its cards, each as a page of its own when it comes."""

from __future__ import annotations

import textwrap

from rich.text import Text

from ludarium.cli.boards import Page
from ludarium.core.match import Match
from ludarium.core.packs import Card
from ludarium.core.text import Phrase
from ludarium.games.tamashii.terminal.fight import TamashiiFight
from ludarium.games.tamashii.terminal.table import View

COLUMN = 72  # letters to a line of a story: longer ones are hard to follow
INDENT = "  "
TOLD = ("introduction", "story")


class TamashiiPages(TamashiiFight):
    def pages(self, match: Match, first: int | None, width: int) -> list[Page]:
        """The cards that have come since entry `first` of the log, in the order they came; at the very beginning the sheet. Who
        comes to a match under way reads the card that is active."""
        view = match.view(None)
        if first is not None:
            return [self.page_of(view, card, width) for card in self.cards_drawn(match, first)]
        if view["plot"] is None:
            return [self.page_of(view, self.card(view["scenario"]), width)]
        return [self.page_of(view, self.card(view["plot"]["card"]), width)]

    def cards_drawn(self, match: Match, first: int) -> list[Card]:
        """Of the scenario, by what the log tells of them."""
        notes = [each for moment in match.moments[first:] for each in moment.sentences if isinstance(each, Phrase)]
        names = [note.arguments["scenario_card"] for note in notes if note.id == "note-scenario-card"]
        return [card for name in names for card in self.cards.values() if card.kind == "card" and card.name == name]

    def page_of(self, view: View, card: Card, width: int) -> Page:
        """Name, story, goal; below a line what the rules do with it."""
        wide = min(width - 2 * len(INDENT), COLUMN)
        code = "" if card.kind == "scenario" else f"{card.id.upper()}  "
        kinds = " · ".join(value for label, value in self.values_of(card) if not label)
        heading = Text(f"{INDENT}{code}{self.name(card.id)}", style="bold")
        lines = [Text(), heading.append(f"   {kinds}", style="dim"), Text()]
        parts = self.game.printed(card).text
        stories = [each for each in parts if self.label_of(each.label) in TOLD]
        others = [each for each in parts if each not in stories]
        for part in stories:
            lines += [Text(INDENT + line) for line in textwrap.wrap(self.part(part)[1], wide)]
            lines.append(Text())
        for part in others:
            label, told = self.part(part)
            goal = self.label_of(part.label) == "goal"
            folded = textwrap.wrap(f"{label} {told}".strip(), wide, initial_indent=INDENT, subsequent_indent=INDENT * 2)
            lines += [Text(line, style="bold" if goal else "dim") for line in folded]
            lines += [Text()] if goal else []
        return lines

    def label_of(self, label: object) -> str:
        return label.id.removeprefix("printed-") if isinstance(label, Phrase) else ""
