"""The modes: every file of this folder that has a `MODE`, and what other packages offer under `ludarium.hara.modes`.

A new mode is a new file (docs/how-to/add-a-mode.md)."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from ludarium.games.hara.modes.spec import Spec


def found() -> dict[str, Spec]:
    """All modes by id, in the order in which they are offered."""
    names = sorted({module.name for module in iter_modules(__path__)})
    specs = [getattr(import_module(f"{__name__}.{name}"), "MODE", None) for name in names]
    specs += [entry.load() for entry in entry_points(group="ludarium.hara.modes")]
    listed = sorted((spec for spec in specs if spec is not None), key=lambda spec: spec.place)
    return {spec.variant.id: spec for spec in listed}


def modes() -> dict[str, Spec]:
    global _MODES
    if _MODES is None:
        _MODES = found()
    return _MODES


_MODES: dict[str, Spec] | None = None
