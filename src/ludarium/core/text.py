"""Words for people: Fluent files, one for each language, and phrases that are rendered in any of them.

Rules and views never hold finished text. They hold a `Phrase`: a message id and its arguments, where an argument may be a
number, a word, another phrase or a `Localized` text (a card's name). It becomes text when somebody reads it, in their language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ludarium.core.grammar import FUNCTIONS

LANGUAGES = ("en", "fr")
SHARED = Path(__file__).parent / "words"  # what the core itself has to say, in every title


@dataclass(frozen=True)
class Localized:
    """A text that a pack gives in every language."""

    texts: Mapping[str, str]

    def text(self, language: str) -> str:
        return self.texts.get(language) or self.texts["en"]


def both(en: str, fr: str) -> Localized:
    return Localized({"en": en, "fr": fr})


@dataclass(frozen=True)
class Phrase:
    id: str
    arguments: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Listing:
    """Several phrases side by side, joined by commas."""

    items: tuple[object, ...]


@dataclass(frozen=True)
class Secret:
    """A text, or an argument of one, that only some seats may read; everybody else reads another one instead."""

    text: object
    seats: tuple[int, ...]
    instead: object = "…"


def open_to(seat: int | None, text: object) -> object:
    """A text as one seat may read it (None: a spectator): secrets of others are replaced, however deep they lie."""
    if isinstance(text, Secret):
        return open_to(seat, text.text if seat in text.seats else text.instead)
    if isinstance(text, Phrase):
        return Phrase(text.id, {name: open_to(seat, value) for name, value in text.arguments.items()})
    if isinstance(text, Listing):
        return Listing(tuple(open_to(seat, item) for item in text.items))
    return text


def told_together(notes: Iterable[Phrase], joined: Callable[[Phrase, Phrase], Phrase | None]) -> tuple[Phrase, ...]:
    """What was told one after the other, in as few sentences as may be: `joined` makes one of two neighbours, or None where each
    needs its own."""
    told: list[Phrase] = []
    for note in notes:
        whole = joined(told[-1], note) if told else None
        if whole is None:
            told.append(note)
        else:
            told[-1] = whole
    return tuple(told)


def hidden_from(seat: int | None, text: object) -> bool:
    """Is anything in this text kept from the seat?"""
    if isinstance(text, Secret):
        return seat not in text.seats or hidden_from(seat, text.text)
    if isinstance(text, Phrase):
        return any(hidden_from(seat, value) for value in text.arguments.values())
    return isinstance(text, Listing) and any(hidden_from(seat, item) for item in text.items)


def no_more(_language: str) -> str:
    return ""


class Texts:
    """The messages of a folder of `<language>.ftl` files, what `more` adds to them, and those of the folders that it builds on:
    the first that has one says it."""

    def __init__(self, folder: Path, *beneath: Path, more: Callable[[str], str] = no_more) -> None:
        self.folder = folder
        self._more = more
        self._beneath = (*beneath, SHARED)
        self._bundles: dict[str, FluentBundle] = {}

    def written(self, language: str) -> str:
        """Its own messages as they stand in the files."""
        return (self.folder / f"{language}.ftl").read_text("utf-8") + self._more(language)

    def ids(self, language: str) -> set[str]:
        return set(self._bundle(language)._messages)

    def has(self, id: str) -> bool:
        return bool(self._bundle("en").has_message(id))

    def text(self, language: str, phrase: object) -> str:
        """Any phrase, localized text, number or word as text."""
        if isinstance(phrase, Phrase):
            return self._message(language, phrase)
        if isinstance(phrase, Localized):
            return phrase.text(language)
        if isinstance(phrase, Secret):  # whoever holds the whole truth reads it; open_to comes first for everybody else
            return self.text(language, phrase.text)
        if isinstance(phrase, Listing):
            return ", ".join(self.text(language, item) for item in phrase.items)
        return str(phrase)

    def _message(self, language: str, phrase: Phrase) -> str:
        bundle = self._bundle(language)
        if not bundle.has_message(phrase.id):
            raise KeyError(f"{self.folder / language}.ftl has no message '{phrase.id}'")
        arguments = {
            name: value if isinstance(value, (int, float, str)) else self.text(language, value)
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
            bundle = FluentBundle([language], functions=FUNCTIONS[language], use_isolating=False)
            bundle.add_resource(FluentResource(self.written(language)))
            for folder in self._beneath:
                bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
            self._bundles[language] = bundle
        return self._bundles[language]


@cache
def texts(folder: Path, *beneath: Path, more: Callable[[str], str] = no_more) -> Texts:
    return Texts(folder, *beneath, more=more)
