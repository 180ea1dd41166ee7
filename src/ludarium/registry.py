"""What is installed: every package in the folder `games`, and whatever others name under the entry point `ludarium.games`.

A title that cannot be used is left out with a sentence that says why; the others are as good as ever.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from pkgutil import iter_modules

from ludarium.admission import admitted, bad_title, loaded, origin_of
from ludarium.core.errors import BadOption, BadTitle
from ludarium.core.game import Game
from ludarium.core.options import Info
from ludarium.core.text import Phrase

GROUP = "ludarium.games"  # the folder of our own titles has the same name

log = logging.getLogger("ludarium.registry")


@cache
def _entries() -> tuple[EntryPoint, ...]:
    """Where titles are: ours first, then those of other packages in the order of the packages' names. A title is a package that
    says `GAME`; it is loaded when somebody asks for it."""
    folders = [each.name for each in iter_modules(import_module(GROUP).__path__) if each.ispkg]
    ours = [EntryPoint(id, f"{GROUP}.{id}:GAME", GROUP) for id in folders]
    return (*ours, *sorted(entry_points(group=GROUP), key=lambda entry: (origin_of(entry), entry.value)))


def _titles() -> dict[str, EntryPoint]:
    """Each title by its id, which belongs to the first that claims it."""
    return {entry.name: entry for entry in reversed(_entries())}


@cache
def _doubles() -> tuple[BadTitle, ...]:
    """Titles that claim an id which another one has."""
    titles = _titles()
    late = [entry for entry in _entries() if titles[entry.name] is not entry]
    return tuple(
        bad_title(entry, Phrase("bad-title-twice", {"other": origin_of(titles[entry.name]) or "Ludarium"})) for entry in late
    )


@cache
def _tried(entry: EntryPoint) -> Game | BadTitle:
    """The title if it can be used, else what is wrong with it; tried once."""
    try:
        return admitted(entry)
    except BadTitle as problem:
        log.info("%s", problem, exc_info=problem)  # where it comes from, for whoever wrote the package
        return problem


def games() -> list[Info]:
    """The titles that can be played, in the order of their ids."""
    tried = (_tried(entry) for _, entry in sorted(_titles().items()))
    return [each.info for each in tried if isinstance(each, Game)]


def left_out() -> list[BadTitle]:
    """The titles that are installed and cannot be used, each with what is wrong and what to do about it."""
    tried = (_tried(entry) for _, entry in sorted(_titles().items()))
    return [*(each for each in tried if isinstance(each, BadTitle)), *_doubles()]


@cache
def game(id: str, pack: Path | None = None) -> Game:
    """A title by its id, with its own cards or those of another folder."""
    titles = _titles()
    if id not in titles:
        raise BadOption(
            f"there is no game '{id}'; installed are: {', '.join(sorted(titles))}", Phrase("wrong-game", {"game": id})
        )
    if pack is not None:
        return loaded(titles[id])(pack)
    found = _tried(titles[id])
    if isinstance(found, BadTitle):
        raise found.with_traceback(None)  # raised many times, it would grow
    return found
