"""Packs: content in TOML, read whole or refused whole, with file, line, card and reason."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from ludarium.core.errors import BadPack
from ludarium.core.scripts import BadScript, Sentence, Vocabulary
from ludarium.core.text import LANGUAGES, Localized, Phrase

T = TypeVar("T")


def bad_file(file: Path, why: str) -> BadPack:
    return BadPack(f"{file.name}{why}", Phrase("wrong-pack", {"file": file.name}))


@dataclass(frozen=True)
class Row:
    """One card as written in a file; reads its own fields and says where it stands when one is wrong."""

    file: Path
    line: int
    kind: str
    fields: dict[str, Any]

    @property
    def id(self) -> str:
        return str(self.fields.get("id", "?"))

    def wrong(self, reason: str) -> BadPack:
        return bad_file(self.file, f", line {self.line}, {self.kind} '{self.id}': {reason}")

    def text(self, name: str, default: str | None = None) -> str:
        value = self.fields.get(name, default)
        if not isinstance(value, str) or not value:
            raise self.wrong(f"'{name}' is missing or no text")
        return value

    def number(self, name: str, low: int, high: int) -> int:
        value = self.fields.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(f"'{name}' must be a whole number from {low} to {high}, not {value!r}")
        return value

    def one_of(self, name: str, words: tuple[str, ...], default: str | None = None) -> str:
        value = self.fields.get(name, default)
        if value is None or value not in words:
            raise self.wrong(f"'{name}' must be one of {', '.join(words)}, not {value!r}")
        return str(value)

    def list(self, name: str) -> list[str]:
        value = self.fields.get(name)
        if not isinstance(value, list) or not value or not all(isinstance(item, str) for item in value):
            raise self.wrong(f"'{name}' must be a list of texts")
        return value

    def localized(self, name: str) -> Localized:
        value = self.fields.get(name)
        if not isinstance(value, dict) or not all(isinstance(value.get(lang), str) and value[lang] for lang in LANGUAGES):
            raise self.wrong(f"'{name}' needs a text in each language: {', '.join(LANGUAGES)}")
        return Localized(value)

    def script(self, name: str, vocabulary: Vocabulary, group: str) -> tuple[Sentence, ...]:
        try:
            return vocabulary.read(group, self.text(name))
        except BadScript as problem:
            raise self.wrong(f"'{name}': {problem}") from None

    def only(self, *names: str) -> None:
        """Refuse fields nobody reads: a misspelt name must not be ignored."""
        for name in self.fields:
            if name not in names:
                raise self.wrong(f"unknown field '{name}'; the fields are: {', '.join(names)}")


def read_rows(file: Path, kind: str) -> list[Row]:
    """All `[[kind]]` tables of a file with the line each starts on; ids must be there and unique."""
    try:
        source = file.read_text("utf-8")
        content = tomllib.loads(source)
    except FileNotFoundError:
        raise bad_file(file, f": the file is missing from {file.parent}") from None
    except OSError as problem:
        raise bad_file(file, f": the file cannot be read: {problem}") from None
    except UnicodeDecodeError:
        raise bad_file(file, ": the file is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as problem:
        raise bad_file(file, f": {problem}") from None
    tables = content.get(kind, [])
    strangers = [name for name in content if name != kind]
    if strangers:
        raise bad_file(file, f": unknown table '{strangers[0]}'; this file holds [[{kind}]] only")
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise bad_file(file, f": write every card under its own [[{kind}]]")
    header = re.compile(rf"\s*\[\[\s*{kind}\s*\]\]")
    lines = [number for number, line in enumerate(source.splitlines(), 1) if header.match(line)]
    if len(lines) != len(tables):
        raise bad_file(file, f": write every card under its own [[{kind}]]")
    rows = [Row(file, line, kind, table) for line, table in zip(lines, tables, strict=True)]
    seen: dict[str, int] = {}
    for row in rows:
        name = row.text("id")
        if not name.isascii() or not name.replace("_", "a").isalnum() or name != name.lower():
            raise row.wrong("an id is lower-case letters, digits and underscores")
        if name in seen:
            raise row.wrong(f"the id is used already on line {seen[name]}")
        seen[name] = row.line
    return rows


def in_their_places(rows: list[Row]) -> list[Row]:
    """The cards that are played: one that `replaces` another stands where that one stood, so that count and order stay."""
    places = {row.id: place for place, row in enumerate(rows)}
    replaced = set()
    for row in rows:
        other = row.fields.get("replaces")
        if other is not None:
            if other == row.id or other not in places:
                raise row.wrong(f"it replaces '{other}', but no other {row.kind} has that id")
            replaced.add(other)
            places[row.id] = places[other]
    return sorted((row for row in rows if row.id not in replaced), key=lambda row: places[row.id])


@dataclass(frozen=True)
class Card:
    """A card: its name, its generated text, its flavour, and its fields as data for boards and programs."""

    id: str
    kind: str
    name: Localized
    sentences: tuple[Sentence, ...]
    flavour: Localized
    facts: dict[str, Any]


@dataclass(frozen=True)
class Part:
    """Something that stands on a card: what it says, sentence by sentence, and what it is called unless it speaks for itself."""

    says: tuple[object, ...]
    label: object = ""


@dataclass(frozen=True)
class Printed:
    """A card as people read it, in any language: its values, then its text part by part. Clients show this and no field."""

    values: tuple[Part, ...]
    text: tuple[Part, ...]


@dataclass(frozen=True)
class Pack:
    """Content that was read whole: cards for people, tables for the rules, and hashes that name it."""

    folder: Path
    hash: str  # of all that the rules read: matches are tied to it
    edition: str  # of everything, names and flavour as well
    cards: tuple[Card, ...]
    tables: Any

    @cached_property
    def kinds(self) -> dict[str, list[Card]]:
        """The cards by their kind, in the order in which the rules number them."""
        found: dict[str, list[Card]] = {}
        for card in self.cards:
            found.setdefault(card.kind, []).append(card)
        return found


def once_a_content(make: Callable[[Pack], T]) -> Callable[[Pack], T]:
    """Make something of a pack once for a content, however often its folder is read."""
    known: dict[str, T] = {}

    def made(pack: Pack) -> T:
        if pack.edition not in known:
            known[pack.edition] = make(pack)
        return known[pack.edition]

    return made


def load_pack(folder: Path, files: tuple[str, ...], build: Callable[[Path], tuple[tuple[Card, ...], Any]]) -> Pack:
    cards, tables = build(folder)
    content = {name: tomllib.loads((folder / name).read_text("utf-8")) for name in files}
    return Pack(folder, digest_of(without_words(content)), digest_of(content), cards, tables)


def digest_of(content: Any) -> str:
    return hashlib.blake2b(json.dumps(content, sort_keys=True, default=str).encode(), digest_size=8).hexdigest()


def without_words(content: Any) -> Any:
    """What the rules read: names, flavour and whatever else is given in every language is for people, and so are comments."""
    if isinstance(content, list):
        return [without_words(each) for each in content]
    if isinstance(content, dict):
        return {name: without_words(value) for name, value in content.items() if not is_localized(value)}
    return content


def is_localized(value: object) -> bool:
    return isinstance(value, dict) and set(LANGUAGES) <= set(value) and all(isinstance(text, str) for text in value.values())
