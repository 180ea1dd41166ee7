"""The modes there are: every file of modes/ that has a `MODE`, and what other packages offer under `ludarium.hara.modes`.

A new mode is a new file (docs/how-to/add-a-mode.md)."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from ludarium.games.hara import modes as folder
from ludarium.games.hara.modes.spec import Spec
from ludarium.games.hara.state import Hara


@cache
def modes() -> dict[str, Spec]:
    """All modes by id, in the order in which they are offered."""
    names = sorted({module.name for module in iter_modules(folder.__path__)})
    specs = [getattr(import_module(f"{folder.__name__}.{name}"), "MODE", None) for name in names]
    specs += [entry.load() for entry in entry_points(group="ludarium.hara.modes")]
    listed = sorted((spec for spec in specs if spec is not None), key=lambda spec: spec.place)
    return {spec.id: spec for spec in listed}


def words(language: str) -> str:
    """The messages of all modes; what a mode does not say itself, its name and its three lines say."""
    return "".join(f"\n{words_of(spec, language)}" for spec in modes().values())


def words_of(spec: Spec, language: str) -> str:
    given = spec.texts.text(language)
    goal = spec.lines.text(language).split("\n")[1]
    usual = {
        f"mode-{spec.id}": spec.name.text(language),
        f"goal-{spec.id}": f"{spec.name.text(language)} {{ $now }}/{{ $of }}",
        f"board-goal-{spec.id}": goal,
        f"toll-{spec.id}": spec.name.text(language),
        **{f"board-goal-{spec.id}-{state}": f"{{ board-goal-{state} }}" for state in ("done", "next", "open", "hidden")},
    }
    added = [f"{id} = {text}" for id, text in usual.items() if not re.search(rf"^{id} =", given, re.MULTILINE)]
    return "\n".join([given, *added, ""])


def mode_of(s: Hara) -> Spec:
    return modes()[s.variant.id]
