"""What a seat may see, as a title declares it: one Struct for each thing on the table.

A field that is misspelt or forgotten is then found by mypy, and the browser's types are generated from the Structs
(`pages/wire_types.py`). A small title may as well write its view as a dict and do without."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec

if TYPE_CHECKING:
    from ludarium.core.game import Game


def as_json(view: msgspec.Struct) -> dict[str, Any]:
    """The view as everybody else gets it; what is UNSET is left out."""
    seen: dict[str, Any] = msgspec.to_builtins(view)
    return seen


def struct_of(game: Game) -> type[msgspec.Struct] | None:
    """What `view` of the title's view.py gives, if that is a Struct."""
    view = getattr(game.part("view"), "view", None)
    given = get_type_hints(view).get("return") if view else None
    return given if isinstance(given, type) and issubclass(given, msgspec.Struct) else None
