"""What the terminal keeps between sittings: saves, who sat at them, which titles were explained, which modes won."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from ludarium.core.match import Match


def data_folder() -> Path:
    """Where programs of this user keep data: XDG_DATA_HOME, else ~/.local/share."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "ludarium"


def saves_folder() -> Path:
    return data_folder() / "saves"


def latest_save(game: str) -> Path | None:
    """The save of this title that was written last."""
    saves = [file for file in saves_folder().glob(f"{game}-*.json") if file.is_file()]
    return max(saves, key=lambda file: file.stat().st_mtime, default=None)


def store(match: Match, file: Path | None = None) -> Path:
    """Write a save and say where. An existing file is never touched: FileExistsError if it was asked for by name."""
    if file is not None:
        return _write(match, file.expanduser())
    folder = saves_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{match.game.info.id}-{datetime.now():%Y-%m-%d-%H%M%S}"
    for number in range(1, 1000):
        try:
            return _write(match, folder / (f"{stem}.json" if number == 1 else f"{stem}-{number}.json"))
        except FileExistsError:
            continue
    raise FileExistsError(folder / stem)


def _write(match: Match, file: Path) -> Path:
    with file.open("x", encoding="utf-8") as new:  # "x": two programs cannot both create it
        new.write(match.save())
    return file.resolve()


def remember_bots(save: Path, bots: int, bot: str) -> None:
    """How many seats of a saved match the computer plays, and which player: that is no part of the match, so the save does not
    say it."""
    _note("bots", f"{bots} {save}")
    _note("bot", f"{bot} {save}")


def bots_in(save: Path) -> int:
    """The same, read back; nobody is known for a save that came from elsewhere."""
    bots = _noted_of("bots", save)
    return int(bots) if bots.isdecimal() else 0


def bot_in(save: Path) -> str | None:
    return _noted_of("bot", save) or None


def _noted_of(name: str, save: Path) -> str:
    """The first word of the last line about a save."""
    words = [line.partition(" ") for line in _noted(name)]
    found = [word for word, _, file in words if file == str(save.expanduser().resolve())]
    return found[-1] if found else ""


def remember_names(save: Path, names: Sequence[str]) -> None:
    """What the people at a saved match are called, by seat: no part of the match either."""
    _note("names", f"{json.dumps(list(names), ensure_ascii=False)} {save}")


def names_in(save: Path) -> list[str]:
    """The same, read back; no names are known for a save that came from elsewhere."""
    found: list[str] = []
    for line in _noted("names"):
        with suppress(ValueError):
            names, end = json.JSONDecoder().raw_decode(line)
            if line[end + 1 :] == str(save.expanduser().resolve()):
                found = [str(name) for name in names]
    return found


def was_explained(game: str) -> bool:
    return game in _noted("explained")


def remember_explained(game: str) -> None:
    _note("explained", game)


def modes_won(game: str) -> set[str]:
    """The modes of this title that somebody has won at this terminal."""
    words = [line.split() for line in _noted("won")]
    return {word[1] for word in words if len(word) == 2 and word[0] == game}


def remember_won(game: str, mode: str) -> None:
    if mode not in modes_won(game):
        _note("won", f"{game} {mode}")


def _noted(name: str) -> list[str]:
    try:
        return (data_folder() / name).read_text("utf-8").splitlines()
    except OSError:
        return []


def _note(name: str, line: str) -> None:
    """If this cannot be kept, a title is explained again, or bots must be named again: no reason to stop anybody from playing."""
    try:
        data_folder().mkdir(parents=True, exist_ok=True)
        with (data_folder() / name).open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")
    except OSError:
        pass
