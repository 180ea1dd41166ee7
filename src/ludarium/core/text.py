"""Words for people: Fluent files, one for each language, and phrases that are rendered in any of them.

Rules and views never hold finished text. They hold a `Phrase`: a message id and its arguments, where an argument may be a
number, a word, another phrase or a `Localized` text (a card's name). It becomes text when somebody reads it, in their language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")


@dataclass(frozen=True)
class Localized:
    """A text that a pack gives in every language."""

    texts: Mapping[str, str]

    def text(self, language: str) -> str:
        return self.texts.get(language) or self.texts["en"]


@dataclass(frozen=True)
class Phrase:
    id: str
    arguments: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Listing:
    """Several phrases side by side, joined by commas."""

    items: tuple[object, ...]


class Texts:
    """The messages of one folder of `<language>.ftl` files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._bundles: dict[str, FluentBundle] = {}

    def ids(self, language: str) -> set[str]:
        return set(self._bundle(language)._messages)

    def text(self, language: str, phrase: object) -> str:
        """Any phrase, localized text, number or word as text."""
        if isinstance(phrase, Phrase):
            return self._message(language, phrase)
        if isinstance(phrase, Localized):
            return phrase.text(language)
        if isinstance(phrase, Listing):
            return ", ".join(self.text(language, item) for item in phrase.items)
        return str(phrase)

    def _message(self, language: str, phrase: Phrase) -> str:
        bundle = self._bundle(language)
        if not bundle.has_message(phrase.id):
            raise KeyError(f"{self.folder / language}.ftl has no message '{phrase.id}'")
        arguments = {
            name: value if isinstance(value, (int, str)) else self.text(language, value)
            for name, value in phrase.arguments.items()
        }
        pattern = bundle.get_message(phrase.id).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise KeyError(f"{self.folder / language}.ftl, message '{phrase.id}': {errors[0]}")
        return str(text)

    def _bundle(self, language: str) -> FluentBundle:
        if language not in self._bundles:
            bundle = FluentBundle([language], use_isolating=False)
            bundle.add_resource(FluentResource((self.folder / f"{language}.ftl").read_text("utf-8")))
            self._bundles[language] = bundle
        return self._bundles[language]


@cache
def texts(folder: Path) -> Texts:
    return Texts(folder)
