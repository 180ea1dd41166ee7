"""Packs: content in TOML, read whole or refused whole, with file, line, card and reason."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from ludarium.core.errors import BadPack
from ludarium.core.scripts import BadScript, Sentence, Vocabulary
from ludarium.core.text import LANGUAGES, Localized, Phrase

T = TypeVar("T")


def bad_file(file: Path, why: str) -> BadPack:
    return BadPack(f"{file.name}{why}", Phrase("wrong-pack", {"file": file.name}))


def cited(rule: str) -> str:
    return f" ({rule})" if rule else ""


@dataclass(frozen=True)
class Row:
    """One card as written in a file; reads its own fields and says where it stands when one is wrong."""

    file: Path
    line: int
    kind: str
    fields: dict[str, Any]
    begins: Mapping[str, tuple[int, int]] = field(default_factory=dict)  # of a text: the line and column where it begins

    @property
    def id(self) -> str:
        return str(self.fields.get("id", "?"))

    @property
    def content(self) -> dict[str, Any]:
        """What it says, wherever it comes from."""
        return {name: value for name, value in self.fields.items() if name != "replaces"}

    def wrong(self, reason: str, rule: str = "") -> BadPack:
        return bad_file(self.file, f", line {self.line}, {self.kind} '{self.id}': {reason}{cited(rule)}")

    def wrong_at(self, name: str, line: int, column: int, reason: str, rule: str = "") -> BadPack:
        """The mistake stands here in a script; told with its place in the file, where that is known."""
        if name not in self.begins:
            return self.wrong(f"'{name}': line {line}, column {column}: {reason}", rule)
        first, offset = self.begins[name]
        place = f", line {first + line - 1}, column {column + (offset if line == 1 else 0)}"
        return bad_file(self.file, f"{place}, {self.kind} '{self.id}', '{name}': {reason}{cited(rule)}")

    def must(self, holds: bool, reason: str) -> None:
        if not holds:
            raise self.wrong(reason)

    def text(self, name: str, default: str | None = None, rule: str = "") -> str:
        value = self.fields.get(name, default)
        if not isinstance(value, str) or not value:
            raise self.wrong(f"'{name}' is missing or no text", rule)
        return value

    def number(self, name: str, low: int, high: int, rule: str = "") -> int:
        value = self.fields.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(f"'{name}' must be a whole number from {low} to {high}, not {value!r}", rule)
        return value

    def flag(self, name: str) -> bool:
        value = self.fields.get(name, False)
        if not isinstance(value, bool):
            raise self.wrong(f"'{name}' is true or false, not {value!r}")
        return value

    def one_of(self, name: str, words: tuple[str, ...], default: str | None = None, rule: str = "") -> str:
        value = self.fields.get(name, default)
        if value is None or value not in words:
            raise self.wrong(f"'{name}' must be one of {', '.join(words)}, not {value!r}", rule)
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

    def script(self, name: str, vocabulary: Vocabulary, group: str, rule: str = "") -> tuple[Sentence, ...]:
        try:
            return vocabulary.read(group, self.text(name, rule=rule))
        except BadScript as problem:
            raise self.wrong(f"'{name}': {problem}", rule) from None

    def card(self, kind: str, sentences: tuple[Sentence, ...], facts: dict[str, Any], secret: bool = False) -> Card:
        return Card(self.id, kind, self.localized("name"), sentences, self.localized("flavour"), facts, secret)

    def only(self, *names: str) -> None:
        """Refuse fields nobody reads: a misspelt name must not be ignored."""
        for name in self.fields:
            if name not in names and name != "replaces":
                raise self.wrong(f"unknown field '{name}'; the fields are: {', '.join(names)}")


def read_rows(file: Path, *kinds: str) -> list[Row]:
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
    strangers = [name for name in content if name not in kinds]
    if strangers:
        held = " and ".join(f"[[{kind}]]" for kind in kinds)
        raise bad_file(file, f": unknown table '{strangers[0]}'; this file holds {held} only")
    rows = sorted((row for kind in kinds for row in rows_of(file, source, kind, content.get(kind, []))), key=lambda row: row.line)
    seen: dict[str, int] = {}
    for row in rows:
        name = row.text("id")
        if not name.isascii() or not name.replace("_", "a").isalnum() or name != name.lower():
            raise row.wrong("an id is lower-case letters, digits and underscores")
        if name in seen:
            raise row.wrong(f"the id is used already on line {seen[name]}")
        seen[name] = row.line
    return rows


def rows_of(file: Path, source: str, kind: str, tables: object) -> list[Row]:
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise bad_file(file, f": write every card under its own [[{kind}]]")
    header = re.compile(rf"\s*\[\[\s*{kind}\s*\]\]")
    written = source.splitlines()
    lines = [number for number, line in enumerate(written, 1) if header.match(line)]
    if len(lines) != len(tables):
        raise bad_file(file, f": write every card under its own [[{kind}]]")
    return [Row(file, line, kind, table, texts_of(written, line)) for line, table in zip(lines, tables, strict=True)]


TEXT = re.compile(r"""\s*(\w+)\s*=\s*('''|\"\"\"|'|")""")


def texts_of(written: list[str], header: int) -> dict[str, tuple[int, int]]:
    """Where the texts of the card under this header begin. One on several lines begins behind the quotation marks, or, if nothing
    stands there, on the next line."""
    begins: dict[str, tuple[int, int]] = {}
    for number, line in enumerate(written[header:], header + 1):
        if line.lstrip().startswith("[["):
            break
        if found := TEXT.match(line):
            behind = len(found[2]) == 3 and found.end() == len(line)
            begins.setdefault(found[1], (number + 1, 0) if behind else (number, found.end()))
    return begins


def changed(card: Row, changes: Row) -> Row:
    """An empty text takes a field away."""
    fields = {name: value for name, value in {**card.fields, **changes.fields}.items() if value != ""}
    return Row(changes.file, changes.line, changes.kind, fields, changes.begins)


def in_their_places(rows: list[Row], shipped: list[Row]) -> list[Row]:
    """The cards that are played: one that `replaces` another stands where that one stood, so that count and order stay. A file in
    which every card replaces one holds only what differs: it is laid over the shipped one. There a card that replaces itself is
    that card changed, and needs only the fields that are other ones."""
    laid_over = bool(rows) and all("replaces" in row.fields for row in rows)
    if laid_over:
        beneath = {row.id: row for row in shipped}
        rows = [changed(beneath[row.id], row) if row.id == row.fields["replaces"] in beneath else row for row in rows]
    places = {row.id: place for place, row in enumerate(shipped if laid_over else rows)}
    replaced = set()
    for row in rows:
        other = row.fields.get("replaces")
        if other is not None:
            if other not in places or (other == row.id and not laid_over):
                raise row.wrong(f"it replaces '{other}', but no other {row.kind} has that id")
            if laid_over and row.id in places and row.id != other:
                raise row.wrong(f"the id is that of another shipped {row.kind}")
            replaced.add(other)
            places[row.id] = places[other]
    played = [row for row in (shipped if laid_over else rows) if row.id not in replaced]
    return sorted([*played, *rows] if laid_over else played, key=lambda row: places[row.id])


@dataclass(frozen=True)
class Card:
    """A card: its name, its generated text, its flavour, and its fields as data for boards and programs."""

    id: str
    kind: str
    name: Localized
    sentences: tuple[Sentence, ...]
    flavour: Localized
    facts: dict[str, Any]
    secret: bool = False  # a part of a story: lists of cards show its name alone, until somebody asks for all of it


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


@dataclass(frozen=True)
class CardFile:
    """What a file of a pack holds: cards of one kind, and how many, if a rule says so; cards of the kind `head` may stand there,
    too."""

    kind: str
    cards: int = 0
    rule: str = ""
    head: str = ""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (self.head, self.kind) if self.head else (self.kind,)


Build = Callable[[Mapping[str, list[Row]]], tuple[tuple[Card, ...], Any]]


def load_pack(folder: Path, shipped: Path, files: Mapping[str, CardFile], build: Build) -> Pack:
    """The cards of a folder; the files that it does not have are those of the shipped pack."""
    if folder != shipped:
        check_names(folder, files)
    played = {name: played_cards(folder, shipped, name, file) for name, file in files.items()}
    used: dict[str, str] = {}
    for name, rows in played.items():
        for row in rows:
            if row.id in used:
                raise row.wrong(f"the id is used already in {used[row.id]}")
            used[row.id] = name
    cards, tables = build(played)
    content = {name: by_kind(files[name], rows) for name, rows in played.items()}
    return Pack(folder, digest_of(without_words(content)), digest_of(content), cards, tables)


def by_kind(file: CardFile, rows: list[Row]) -> dict[str, list[dict[str, Any]]]:
    found = {row.kind: [each.content for each in rows if each.kind == row.kind] for row in rows}
    return {file.kind: [], **found}


def check_names(folder: Path, files: Mapping[str, CardFile]) -> None:
    found = sorted(folder.glob("*.toml"))
    for file in found:
        if file.name not in files:
            raise bad_file(file, f": a pack has no such file; its files are {', '.join(files)}")
    if not found:
        raise bad_file(folder, f": there is no file of a pack here; its files are {', '.join(files)}")


def played_cards(folder: Path, shipped: Path, name: str, file: CardFile) -> list[Row]:
    if folder == shipped or not (folder / name).exists():
        rows = in_their_places(read_rows(shipped / name, *file.kinds), [])
    else:
        beneath = played_cards(shipped, shipped, name, file) if (shipped / name).exists() else []
        rows = in_their_places(read_rows(folder / name, *file.kinds), beneath)
    if file.cards not in (0, len(rows)):
        raise bad_file(
            folder / name,
            f": there must be exactly {file.cards} cards, there are {len(rows)}{cited(file.rule)}; "
            f'to add one, let it replace another: replaces = "id"',
        )
    return rows


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
