"""Packs for tests: a copy of the shipped cards, cards written anew in it, and why it is refused."""

from __future__ import annotations

import shutil
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ludarium.core.errors import BadPack
from ludarium.core.game import Game


def shipped(game: Game) -> Path:
    return game.folder / "data"


def files(game: Game) -> list[str]:
    return sorted(file.name for file in shipped(game).glob("*.toml"))


def written(game: Game, file: str) -> list[dict[str, Any]]:
    """The shipped cards of a file as they are written, without a word of the rules' own reader."""
    (cards,) = tomllib.loads((shipped(game) / file).read_text("utf-8")).values()
    return cards  # type: ignore[no-any-return]


def kind_in(file: Path) -> str:
    (kind,) = tomllib.loads(file.read_text("utf-8"))
    return kind


def copied(game: Game, folder: Path) -> Path:
    return Path(shutil.copytree(shipped(game), folder / "pack"))


def add(pack: Path, file: str, block: str) -> None:
    (pack / file).write_text((pack / file).read_text("utf-8") + block, "utf-8")


def write(pack: Path, file: str, card: str, **fields: str | None) -> int:
    """Write fields of a card anew, None: leave them out. Returns the line on which the card begins."""
    lines = (pack / file).read_text("utf-8").splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith("[[")] + [len(lines)]
    for begins, ends in pairwise(starts):
        if f'id = "{card}"' in lines[begins:ends]:
            kept = [line for line in lines[begins + 1 : ends] if line.split(" =")[0] not in fields]
            new = [f"{name} = {value}" for name, value in fields.items() if value is not None]
            (pack / file).write_text("\n".join([*lines[: begins + 1], *new, *kept, *lines[ends:]]) + "\n", "utf-8")
            return begins + 1
    raise KeyError(card)


def refused(game: Game, pack: Path) -> str:
    """Why the pack is refused; nothing of it may be left behind, and nothing can be played with it."""
    other = type(game)(pack)
    with pytest.raises(BadPack) as problem:
        _ = other.pack
    assert "pack" not in vars(other)
    with pytest.raises(BadPack):
        other.new(seed=1)
    return str(problem.value)


def refused_by_rule(game: Game, pack: Path, rule: str, file: str, changes: list[tuple[str, dict[str, str | None]]]) -> None:
    """With these fields of its cards written anew, the file is refused, and the reason names the rule."""
    for card, fields in changes:
        write(pack, file, card, **fields)
    message = refused(game, pack)
    assert message.startswith(file)
    assert rule in message
