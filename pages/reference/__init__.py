"""The pages of docs/reference that are written from the titles themselves, so that they cannot disagree with them.

`python -m pages.reference` writes them (`make docs`). Which pages a title has says its module `reference`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import ludarium
from ludarium.core.game import Game
from ludarium.core.text import LANGUAGES

ROOT = Path(__file__).parents[2]
FOLDER, GAMES = ROOT / "docs/reference", ROOT / "src/ludarium/games"
INDEX = """# Reference

Written by `make refresh`.

- [The command line](command-line.md)
- [The Python interface](interface.md)
- [Saves and positions](save-format.md)
"""


def pages() -> dict[str, Callable[[], str]]:
    """Every generated page by its name, and what writes it."""
    made: dict[str, Callable[[], str]] = {"README.md": index}
    for game in titles():
        said = game.part("reference")
        made |= said.pages() if said else {}
    return made


def titles() -> list[Game]:
    """Those that come with Ludarium: somebody else's pages lie elsewhere."""
    return [ludarium.game(info.id) for info in ludarium.games() if (GAMES / info.id).is_dir()]


def index() -> str:
    """What there is to read on every title."""
    return INDEX + "".join(entry(game) for game in titles())


def entry(game: Game) -> str:
    id = game.info.id
    own = [("notation.md", "notation"), *((f"rules.{language}.md", f"rules, {language}") for language in LANGUAGES)]
    written = [f"[{what}](../../src/ludarium/games/{id}/{name})" for name, what in own if (GAMES / id / name).is_file()]
    said = game.part("reference")
    there = {*(file.name for file in FOLDER.glob("*.md")), *(said.pages() if said else ())}
    names = sorted(name for name in there if re.fullmatch(rf"\w+-{id}(\.\w+)?\.md", name))
    pages = [f"[{name.removesuffix('.md').replace(f'-{id}', '').replace('.', ', ')}]({name})" for name in names]
    return f"\n## {game.info.names.text('en')}\n\n{', '.join([*written, *pages])}\n"


def stale() -> dict[str, str]:
    """The pages that are missing or out of date, as they should be."""
    made = {name: make() for name, make in pages().items()}
    return {name: text for name, text in made.items() if not is_written(name, text)}


def is_written(name: str, text: str) -> bool:
    file = FOLDER / name
    return file.is_file() and file.read_text("utf-8") == text
