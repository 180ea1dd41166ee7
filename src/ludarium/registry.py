"""What is installed: every title registers itself under the entry point `ludarium.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from ludarium.core.errors import BadOption
from ludarium.core.game import Game
from ludarium.core.options import Info

OWN = {
    "anima": "ludarium.games.anima",
    "hara": "ludarium.games.hara",
    "proving": "ludarium.games.proving",
}  # found without installation, too


@cache
def _titles() -> dict[str, type[Game]]:
    titles: dict[str, type[Game]] = {id: import_module(module).GAME for id, module in OWN.items()}
    for entry in entry_points(group="ludarium.games"):
        if entry.name not in titles:
            titles[entry.name] = entry.load()
    return titles


def games() -> list[Info]:
    """The titles that are installed, in the order of their names."""
    return sorted((title.info for title in _titles().values()), key=lambda info: info.id)


@cache
def game(id: str, pack: Path | None = None) -> Game:
    """A title by its id, with its own cards or those of another folder."""
    titles = _titles()
    if id not in titles:
        raise BadOption(f"there is no game '{id}'; installed are: {', '.join(sorted(titles))}")
    return titles[id](pack)
