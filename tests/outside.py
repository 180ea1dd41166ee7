"""Titles of somebody else, put on a path as pip would have: the package of docs/how-to/write-a-title.md, whole or damaged."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

REPOSITORY = Path(__file__).parents[1]
PAGE = REPOSITORY / "docs/how-to/write-a-title.md"
FILE = re.compile(r"^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)

SHIPPED = sorted(file.parent.name for file in REPOSITORY.glob("src/ludarium/games/*/__init__.py"))

Files = dict[str, str]


def henhouse() -> Files:
    """Every file of the page, by its name."""
    return dict(FILE.findall(PAGE.read_text("utf-8")))


def renamed(files: Files, name: str) -> Files:
    """The same title under another name."""

    def other(text: str) -> str:
        return text.replace("henhouse", name).replace("Henhouse", name.title())

    return {other(file): other(text) for file, text in files.items()}


def put_on_path(path: Path, name: str, files: Files, entry: str = "") -> None:
    """The package with the metadata of an installed one; it names its title under `entry`, or under its own name."""
    for file, text in files.items():
        (path / file).parent.mkdir(parents=True, exist_ok=True)
        (path / file).write_text(text, "utf-8")
    about = path / f"{name}-1.0.dist-info"
    about.mkdir(exist_ok=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[ludarium.games]\n{entry or name} = {name}:GAME\n")


def surroundings(path: Path, data: Path) -> dict[str, str]:
    """The environment of somebody who has installed what is on this path."""
    whole = os.pathsep.join(filter(None, (str(path), os.environ.get("PYTHONPATH"))))
    return {**os.environ, "PYTHONPATH": whole, "XDG_DATA_HOME": str(data), "LC_ALL": "C.UTF-8", "COLUMNS": "100"}


# -- what can be wrong with one ------------------------------------------------------------------------------------------


def beginning(text: str) -> Callable[[Files, str], None]:
    def change(files: Files, name: str) -> None:
        files[f"{name}/__init__.py"] = text + files[f"{name}/__init__.py"].replace("from __future__ import annotations\n", "")

    return change


def ending(text: str) -> Callable[[Files, str], None]:
    def change(files: Files, name: str) -> None:
        files[f"{name}/__init__.py"] += text.replace("NAME", name.title())

    return change


def instead(file: str, old: str, new: str) -> Callable[[Files, str], None]:
    def change(files: Files, name: str) -> None:
        text = files[f"{name}/{file}"]
        assert old.replace("NAME", name) in text
        files[f"{name}/{file}"] = text.replace(old.replace("NAME", name), new.replace("NAME", name), 1)

    return change


def without(file: str) -> Callable[[Files, str], None]:
    def change(files: Files, name: str) -> None:
        del files[f"{name}/{file}"]

    return change


RAISING = """

class Raising(NAMEGame):
    def {hook}:
        raise ZeroDivisionError("nobody is at home")


GAME = Raising
"""
UNFINISHED = """

class Unfinished(Game):
    info, folder, streams = NAMEGame.info, NAMEGame.folder, STREAMS


GAME = Unfinished
"""
# by name: how the package is damaged, and a word of what is said of it
DAMAGES: dict[str, tuple[Callable[[Files, str], None], str]] = {
    "unimportable": (beginning("import a_module_that_nobody_has\n"), "No module named 'a_module_that_nobody_has'"),
    "misspelt": (beginning("def def\n"), "invalid syntax"),
    "leaving": (beginning("import sys\n\nsys.exit(3)\n"), "SystemExit"),
    "gameless": (ending("\n\nGAME = both\n"), "is not a subclass of Game"),
    "nothing": (instead("__init__.py", "\nGAME = ", "\nPLAY = "), "has no attribute 'GAME'"),
    "unfinished": (ending(UNFINISHED), "lacks first_state, result, scope, view"),
    "unborn": (ending(RAISING.format(hook="__init__(self, pack_folder=None)")), "nobody is at home"),
    "unbegun": (ending(RAISING.format(hook="first_state(self, chosen)")), "nobody is at home"),
    "unseen": (ending(RAISING.format(hook="view(self, s, seat)")), "nobody is at home"),
    "unasked": (ending(RAISING.format(hook="asks(self, s)")), "nobody is at home"),
    "unprinted": (ending(RAISING.format(hook="printed(self, card)")), "nobody is at home"),
    "misnamed": (instead("__init__.py", 'id="NAME"', 'id="somebody_else"'), "info.id is 'somebody_else'"),
    "seatless": (instead("__init__.py", "seats=(2, 2)", "seats=(2, 1)"), "info.seats is (2, 1)"),
    "modeless": (instead("__init__.py", "modes=(Mode(", "modes=() and (Mode("), "there is no mode"),
    "speechless": (without("text/fr.ftl"), "speechless/text/fr.ftl is missing"),
    "eggless": (instead("data/cards.toml", "eggs = 3", "eggs = 9"), "cards.toml, line 1, card 'clementine'"),
    "cardless": (without("data/cards.toml"), "cards.toml"),
    "thoughtless": (instead("heuristic.py", "import DRAW", "import DRAWN, DRAW"), "cannot import name 'DRAWN'"),
}


def put_all_damaged(path: Path) -> None:
    for name, (damage, _) in DAMAGES.items():
        files = renamed(henhouse(), name)
        damage(files, name)
        put_on_path(path, name, files)
