"""What an answer that is not possible is refused with, for tests: the reason, the rule it names, what it tells."""

from __future__ import annotations

import re

import ludarium
from ludarium.core.match import Match
from ludarium.core.rulebook import rulebook
from ludarium.core.text import LANGUAGES, Phrase
from tests.hara.table import GAME, options

SHIPPED = ludarium.game("hara")
RULE_BOOK = {rule.id for rule in rulebook(SHIPPED, "en").rules}


def why(match: Match, notation: str) -> str:
    """The name of the reason, after "why-"."""
    assert notation not in options(match)
    found = GAME.why_not(match.state, notation)
    assert found is not None, notation
    assert_readable(found)
    return found.id.removeprefix("why-")


def cited(match: Match, notation: str) -> str:
    """The first rule that the reason names."""
    found = GAME.why_not(match.state, notation)
    assert found is not None, notation
    return re.findall(r"H-\d+", GAME.text(found, "en"))[0]


def told(match: Match, notation: str) -> dict[str, object]:
    found = GAME.why_not(match.state, notation)
    assert found is not None
    return dict(found.arguments)


def assert_readable(phrase: Phrase) -> None:
    """A sentence in both languages, without holes, that ends with rules of the rule book: the same in both."""
    citations = []
    for language in LANGUAGES:
        text = SHIPPED.text(phrase, language)
        assert not set("{}$") & set(text), text
        assert "None" not in text, text
        found = re.search(r"[^ (]\s\((H-\d+(?:, H-\d+)*)\)\.$", text)
        assert found, text
        citations.append(found.group(1).split(", "))
    assert citations[0] == citations[1]
    assert set(citations[0]) <= RULE_BOOK
