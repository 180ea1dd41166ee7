"""Reasons why an answer is not possible, for tests: which one it is, the rules it names, and that people can read it."""

from __future__ import annotations

import re

from ludarium.core.game import Game
from ludarium.core.match import Match
from ludarium.core.rulebook import rulebook
from ludarium.core.text import LANGUAGES, Phrase


class Reasons:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = {rule.id for rule in rulebook(game, "en").rules}

    def found(self, match: Match, notation: str) -> Phrase:
        found = self.game.why_not(match.state, notation)
        assert found is not None, notation
        return found

    def why(self, match: Match, notation: str) -> str:
        """The name of the reason, after "why-"."""
        assert match.prompt is None or notation not in [option.notation for option in match.prompt.options]
        found = self.found(match, notation)
        self.assert_readable(found)
        return found.id.removeprefix("why-")

    def cited(self, match: Match, notation: str) -> list[str]:
        """The rules that the reason names."""
        return re.findall(r"[A-Z]-\d+", self.game.text(self.found(match, notation), "en"))

    def told(self, match: Match, notation: str) -> dict[str, object]:
        return dict(self.found(match, notation).arguments)

    def assert_readable(self, phrase: Phrase) -> None:
        """A sentence in both languages, without holes, that ends with rules of the rule book: the same in both."""
        citations = []
        for language in LANGUAGES:
            text = self.game.text(phrase, language)
            assert not set("{}$") & set(text), text
            assert "None" not in text, text
            found = re.search(r"[^ (]\s\(([A-Z]-\d+(?:, [A-Z]-\d+)*)\)\.$", text)
            assert found, text
            citations.append(found.group(1).split(", "))
        assert citations[0] == citations[1]
        assert set(citations[0]) <= self.rules
