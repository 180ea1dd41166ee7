"""The pages of docs/reference that are written from the titles themselves, so that they cannot disagree with them.

`python -m pages.reference` writes them (`make docs`). What all titles have in common stands in `writing.py`; what a title prints
on its cards, and which pages it has, in the file of its name.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pages.reference import anima, hara, proving

FOLDER = Path(__file__).parents[2] / "docs/reference"


def pages() -> dict[str, Callable[[], str]]:
    """Every generated page by its name, and what writes it."""
    return {**proving.pages(), **hara.pages(), **anima.pages()}


def stale() -> dict[str, str]:
    """The pages that are missing or out of date, as they should be."""
    made = {name: make() for name, make in pages().items()}
    return {name: text for name, text in made.items() if not is_written(name, text)}


def is_written(name: str, text: str) -> bool:
    file = FOLDER / name
    return file.is_file() and file.read_text("utf-8") == text
