"""What a seat may see, as a title declares it: one Struct for each thing on the table.

A field that is misspelt or forgotten is then found by mypy, and the browser's types are generated from the Structs
(`pages/wire_types.py`). A small title may as well write its view as a dict and do without."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec

from ludarium.core.text import Listing, Localized, Phrase, Secret

if TYPE_CHECKING:
    from ludarium.core.game import Game

Say = Any  # a text as it travels: a phrase with its arguments, put into words by whoever reads it (`Say` in TypeScript)


def as_json(view: msgspec.Struct) -> dict[str, Any]:
    """The view as everybody else gets it; what is UNSET is left out."""
    seen: dict[str, Any] = msgspec.to_builtins(view)
    return seen


def struct_of(game: Game) -> type[msgspec.Struct] | None:
    """What `view` of the title's view.py gives, if that is a Struct."""
    view = getattr(game.part("view"), "view", None)
    given = get_type_hints(view).get("return") if view else None
    return given if isinstance(given, type) and issubclass(given, msgspec.Struct) else None


# -- texts on their way ----------------------------------------------------------------------------------------------


def said(text: object) -> Say:
    """A phrase, a listing or a card's name as it travels."""
    if isinstance(text, Phrase):
        return {"say": text.id, "with": {name: said(value) for name, value in text.arguments.items()}}
    if isinstance(text, Localized):
        return dict(text.texts)
    if isinstance(text, Secret):  # nobody opened it for this reader, so it stays closed
        return said(text.instead)
    if isinstance(text, Listing):
        return {"list": [said(item) for item in text.items]}
    return text if isinstance(text, int | float) and not isinstance(text, bool) else str(text)


def spoken(seen: Say) -> object:
    """The way back: what a view sends, as something to put into words."""
    if not isinstance(seen, dict):
        return seen
    if "list" in seen:
        return Listing(tuple(spoken(each) for each in seen["list"]))
    return Phrase(seen["say"], {name: spoken(each) for name, each in seen["with"].items()}) if "say" in seen else Localized(seen)
