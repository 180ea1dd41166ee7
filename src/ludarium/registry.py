"""What is installed: every package in the folder `games`, and whatever others name under the entry point `ludarium.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from pkgutil import iter_modules

from ludarium.core.errors import BadOption
from ludarium.core.game import Game
from ludarium.core.options import Info

GROUP = "ludarium.games"  # the folder of our own titles has the same name


@cache
def _titles() -> dict[str, EntryPoint]:
    """Where each title is, by its id. A title is a package that says `GAME`; it is loaded when somebody asks for it."""
    folders = [each.name for each in iter_modules(import_module(GROUP).__path__) if each.ispkg]
    ours = [EntryPoint(id, f"{GROUP}.{id}:GAME", GROUP) for id in folders]
    return {entry.name: entry for entry in (*entry_points(group=GROUP), *ours)}


def games() -> list[Info]:
    """The titles that are installed, in the order of their names."""
    return [game(id).info for id in sorted(_titles())]


@cache
def game(id: str, pack: Path | None = None) -> Game:
    """A title by its id, with its own cards or those of another folder."""
    titles = _titles()
    if id not in titles:
        raise BadOption(f"there is no game '{id}'; installed are: {', '.join(sorted(titles))}")
    title: type[Game] = titles[id].load()
    return title(pack)
