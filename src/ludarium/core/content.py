"""What the cards of a pack must come to: titles check it when they have read them, and refuse the pack with the rule it breaks.

Where there are too many of something, one card is named: one that replaces another, if it is among them, else the last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ludarium.core.errors import BadPack
from ludarium.core.packs import Row, bad_file, cited


def card_named(rows: list[Row], id: str, rule: str) -> Row:
    """A card that a rule names."""
    for each in rows:
        if each.id == id:
            return each
    raise bad_file(rows[0].file, f": there must be a card '{id}'{cited(rule)}")


def must_count(rows: list[Row], field: str, wanted: Mapping[Any, int], rule: str, what: str = "cards") -> None:
    """So many cards of every kind."""
    found = Counter(each.fields.get(field) for each in rows)
    if found != wanted:
        must, are = (", ".join(f"{number} of {kind or 'none'}" for kind, number in counts.items()) for counts in (wanted, found))
        more = [each for each in rows if found[kind := each.fields.get(field)] > wanted.get(kind, 0)]
        raise surplus(rows, more, f"by '{field}' the {what} must be {must}; they are {are}{cited(rule)}")


def at_least(rows: list[Row], needed: int, found: int, what: str, rule: str) -> None:
    if found < needed:
        raise bad_file(rows[0].file, f": there must be at least {needed} {what}, there are {found}{cited(rule)}")


def at_most(rows: list[Row], allowed: int, found: list[Row], what: str, rule: str) -> None:
    """`found` has a card for each that is counted."""
    if len(found) > allowed:
        raise surplus(rows, found, f"there may be at most {allowed} {what}, there are {len(found)}{cited(rule)}")


def surplus(rows: list[Row], more: list[Row], reason: str) -> BadPack:
    if not more:
        return bad_file(rows[0].file, f": {reason}")
    return max(more, key=lambda each: ("replaces" in each.fields, each.line)).wrong(reason)


def verbs(each: Row, *fields: str) -> set[str]:
    """The verbs of some fields, scripts that have been read already."""
    return {part.split()[0] for field in fields for part in each.fields.get(field, "").split(";") if part.strip()}
