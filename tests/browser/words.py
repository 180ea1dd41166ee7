"""The words of the pages in a language, from the same Fluent files that the pages read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from ludarium.core.grammar import FUNCTIONS
from ludarium.core.text import LANGUAGES
from ludarium.server import titles

GAME = "proving"
LETTERS = re.compile(r"[^\W\d_]+")
AS_NAMED = re.compile(r"Ludarium", re.IGNORECASE)  # the same in every language


class Words:
    """`words("table-undo")` is what stands on that button in this language."""

    def __init__(self, language: str, game: str) -> None:
        self.language, self.game = language, game
        self._bundle = FluentBundle([language], functions=FUNCTIONS[language], use_isolating=False)
        for text in sources(language, game):
            self._bundle.add_resource(FluentResource(text))

    def __call__(self, id: str, **arguments: str | int) -> str:
        pattern = self._bundle.get_message(id).value
        text, errors = self._bundle.format_pattern(pattern, arguments)
        assert not errors, f"{id}: {errors}"
        return str(text)

    def __contains__(self, id: str) -> bool:
        return self._bundle.has_message(id)


@cache
def words(language: str, game: str = GAME) -> Words:
    return Words(language, game)


def sources(language: str, game: str) -> list[str]:
    """The files as the pages get them: those of the title first, for there its own words come first."""
    return [titles.game_words(game, language), titles.page_words(language)]


@cache
def messages(language: str, game: str = GAME) -> dict[str, ast.Message]:
    parsed = (FluentParser().parse(text) for text in sources(language, game))
    return {entry.id.name: entry for file in parsed for entry in file.body if isinstance(entry, ast.Message)}


# -- telling languages apart -------------------------------------------------------------------------------------------


@cache
def vocabulary(language: str, title: str = GAME) -> frozenset[str]:
    """Every word that can stand on a page in this language: of messages, cards and rules."""
    texts = [piece for message in messages(language, title).values() for piece in literal(message)]
    for card in titles.cards(title):
        texts += [text[language] for text in (card.name, card.flavour) if isinstance(text, dict) and language in text]
    for game in titles.games():
        said = [game.name, game.summary, *(mode.name for mode in game.modes), *(mode.summary for mode in game.modes)]
        texts += [text[language] for text in [*said, *(option.name for option in game.options)] if isinstance(text, dict)]
    texts += [f"{rule.section} {rule.mark} {rule.text}" for rule in titles.rules(title, language)]
    return frozenset(word for text in texts for word in words_in(text))


def literal(message: ast.Message) -> Iterator[str]:
    """What is written out in a message, every variant of it included."""
    waiting: list[object] = [message.value]
    while waiting:
        each = waiting.pop()
        if isinstance(each, ast.TextElement):
            yield each.value
        elif isinstance(each, ast.Pattern):
            waiting += each.elements
        elif isinstance(each, ast.Placeable):
            waiting.append(each.expression)
        elif isinstance(each, ast.SelectExpression):
            waiting += [variant.value for variant in each.variants]


def words_in(text: str) -> list[str]:
    return [word.casefold() for word in LETTERS.findall(AS_NAMED.sub("", text)) if len(word) > 2]


def foreign(text: str, language: str, title: str = GAME) -> list[str]:
    """The words of a text that the other language has and this one has not."""
    (other,) = (each for each in LANGUAGES if each != language)
    return [word for word in words_in(text) if word in vocabulary(other, title) and word not in vocabulary(language, title)]
