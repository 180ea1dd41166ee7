"""Saves: a match as its log. The same file is a save, a replay, a bug report, a data row and a test."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Annotated, Any

import msgspec

from ludarium.core.errors import BadSave
from ludarium.core.text import Phrase

FORMAT = 1
LATEST = 2**53  # milliseconds; whatever reads JSON knows whole numbers up to here
LARGEST = 16_000_000  # bytes; the longest match possible is far below


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer: by whom (a seat, `chance` or `clock`), in notation, and in timed phases at how many milliseconds."""

    by: int | str
    say: str
    at: int | None = None


Rules = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]  # a database keeps it


class Version(msgspec.Struct, frozen=True):
    """The rules and the cards that a match was played with."""

    rules: Rules
    pack: str


class Save(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    ludarium: int
    game: str
    mode: str
    seats: int
    options: dict[str, Any]
    seed: int
    rules: Rules
    pack: str
    log: list[Entry]
    checks: dict[str, str] = {}
    position: dict[str, Any] | None = None
    began: int | None = None  # when the timed phase that is open began, in milliseconds since 1970 (core/clock.py)
    held: int | None = None  # since when its clock stands still
    begun: Version | None = None  # with what it was begun, if it went on with other rules or cards than those above
    note: str = ""  # words of whoever sent it in
    seal: str = ""  # a digest of everything else: damage is noticed; take it out to edit a log by hand


class Head(msgspec.Struct):
    """What every format of a save begins with."""

    ludarium: int


def check_format(head: Head) -> None:
    if head.ludarium != FORMAT:
        why = f"the save has format {head.ludarium}, this version reads format {FORMAT}"
        raise BadSave(why, Phrase("wrong-save-format"))


def encode(save: Save) -> str:
    """A header and one line for every entry of the log: easy to read, easy to compare."""
    header = msgspec.to_builtins(msgspec.structs.replace(save, seal=seal_of(save)))
    log = header.pop("log", [])
    lines = ",\n".join(msgspec.json.encode(entry).decode() for entry in log)
    start = msgspec.json.encode(header).decode()[:-1]
    return f'{start},\n"log":[\n{lines}\n]}}\n'


def seal_of(save: Save) -> str:
    plain = msgspec.json.encode(msgspec.structs.replace(save, seal=""), order="sorted")
    return hashlib.blake2b(plain, digest_size=8).hexdigest()


def decode(source: str | bytes | Path | dict[str, Any]) -> Save:
    """Read a save from text, bytes, a file or parsed JSON; BadSave says what is wrong with it."""
    try:
        if isinstance(source, dict):
            check_format(msgspec.convert(source, Head))
            save = msgspec.convert(source, Save)
        else:
            size = source.stat().st_size if isinstance(source, Path) else len(source)
            if size > LARGEST:
                raise BadSave(f"the file is too large for a save: {size} bytes", Phrase("wrong-save-size"))
            content = source.read_bytes() if isinstance(source, Path) else source
            check_format(msgspec.json.decode(content, type=Head))
            save = msgspec.json.decode(content, type=Save)
    except OSError as problem:
        raise BadSave(f"the file cannot be read: {problem}", Phrase("wrong-file")) from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError, TypeError, ValueError) as problem:
        raise BadSave(f"this is no Ludarium save, or it is damaged: {problem}", Phrase("wrong-save")) from None
    if save.seed.bit_length() > 128:
        raise BadSave("the seed has too many digits", Phrase("wrong-save"))
    times = [entry.at or 0 for entry in save.log] + [save.began or 0, save.held or 0]
    stood_still_early = save.began is not None and save.held is not None and save.held < save.began
    if max(times) > LATEST or min(times) < -LATEST or stood_still_early:
        raise BadSave("a time in the save is impossible", Phrase("wrong-save"))
    if save.seal and save.seal != seal_of(save):
        why = "the save was changed or damaged since it was written: its seal does not fit"
        raise BadSave(why, Phrase("wrong-save-seal"))
    return save
