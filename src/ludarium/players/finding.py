"""Players by name: `random`, `heuristic` and `light`, and whatever packages offer under the entry point `ludarium.players`.

heuristic
trier:tries=8,worlds=3
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from ludarium.core.errors import BadOption
from ludarium.core.game import Game
from ludarium.core.text import Phrase
from ludarium.players.plain import Heuristic, Light, RandomPlayer
from ludarium.players.player import Player

GROUP = "ludarium.players"
OURS: dict[str, type[Player]] = {"random": RandomPlayer, "light": Light, "heuristic": Heuristic}

log = logging.getLogger(GROUP)


def find(game: Game, called: str, seat: int = 0, seed: int = 0) -> Player:
    """The player of this name for a seat of a match, with what is said behind the name; BadOption says what there is."""
    name, _, rest = called.partition(":")
    kind = _kind(name)
    if kind is None or not kind.plays(game):
        why = f"{game.info.id} has no player '{name}'; its players are: {', '.join(names(game))}"
        raise BadOption(why, Phrase("wrong-player", {"player": name[:40]}))
    return kind(game, seat, seed, **_settings(name, kind, rest))


def names(game: Game) -> list[str]:
    """The players of a title, the one that plays it best as far as we know at the end."""
    found = [name for name in ("random", *sorted(_elsewhere()), "heuristic") if _plays(name, game)]
    return found if game.part("light") is None else [found[0], "light", *found[1:]]


def opponents(game: Game) -> list[str]:
    """Those of them that people are offered to play against."""
    return [name for name in names(game) if (kind := _kind(name)) is not None and kind.opponent]


def usual(game: Game) -> str:
    """Who plays where nobody has said who."""
    return "heuristic" if Heuristic.plays(game) else "random"


def several(players: str) -> list[str]:
    """Players with commas between them. A comma also stands between what is said behind a name: `a:x=1,y=2,b` are two."""
    found: list[str] = []
    for part in players.split(","):
        said = part.strip()
        if found and ":" in found[-1] and "=" in said and ":" not in said:
            found[-1] += f",{said}"
        elif said:
            found.append(said)
    return found


def _settings(name: str, kind: type[Player], rest: str) -> dict[str, Any]:
    settings: dict[str, Any] = {}
    for part in filter(None, rest.split(",")):
        key, _, value = (each.strip() for each in part.partition("="))
        values = kind.parameters.get(key)
        if values is None:
            known = f"it takes: {', '.join(kind.parameters)}" if kind.parameters else "it takes nothing behind its name"
            wrong = Phrase("wrong-player-setting", {"player": name, "setting": key[:40]})
            raise BadOption(f"the player '{name}' has no setting '{key}'; {known}", wrong)
        try:
            settings[key] = values.read(value)
        except ValueError as problem:
            wrong = Phrase("wrong-player-value", {"player": name, "setting": key, "value": value[:40]})
            raise BadOption(f"{key}={value} of the player '{name}': {problem}", wrong) from None
    return settings


@cache
def _elsewhere() -> dict[str, EntryPoint]:
    """What packages offer, by name; ours keep their names."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in OURS}


def _kind(name: str) -> type[Player] | None:
    if name in OURS or name not in _elsewhere():
        return OURS.get(name)
    entry = _elsewhere()[name]
    try:
        kind = entry.load()
    except Exception as problem:
        why = f"the player '{name}' is installed, but {entry.value} cannot be loaded: {type(problem).__name__}: {problem}"
        raise BadOption(why, Phrase("wrong-player-broken", {"player": name})) from problem
    if not (isinstance(kind, type) and issubclass(kind, Player)):
        why = f"the player '{name}' is installed, but {entry.value} is no subclass of ludarium.players.Player"
        raise BadOption(why, Phrase("wrong-player-broken", {"player": name}))
    return kind


def _plays(name: str, game: Game) -> bool:
    """A package that is broken takes away its own player, and no other."""
    try:
        kind = _kind(name)
    except BadOption as problem:
        log.warning("%s", problem)
        return False
    return kind is not None and kind.plays(game)
