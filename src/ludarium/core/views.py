"""What a seat may see, as a title declares it: one Struct for each thing on the table.

A field that is misspelt or forgotten is then found by mypy, and the browser's types are generated from the Structs
(`pages/wire_types.py`). A small title may as well write its view as a dict and do without."""

from __future__ import annotations

from typing import Any

import msgspec


def as_json(view: msgspec.Struct) -> dict[str, Any]:
    """The view as everybody else gets it; what is UNSET is left out."""
    seen: dict[str, Any] = msgspec.to_builtins(view)
    return seen
