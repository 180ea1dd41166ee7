"""A mode owns all of itself: without it the others are played to their ends and told in words, and no test misses it.

`python -m tests.hara.without <mode>` goes all the way, and runs all tests that are left."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludarium.core.build import COMPILED
from ludarium.games.hara.catalogue import modes
from tests.hara.without import REPOSITORY, copied_without, run

PLAYS = """
import importlib, pathlib, random, ludarium
game = ludarium.game("hara")
for mode in game.info.modes:
    luck, match = random.Random(mode.id), game.new(seed=5, mode=mode.id)
    while match.actor is not None:
        match.view(0)
        match.answer(luck.randrange(len(match.prompt.options)))
    print("played", mode.id, *(game.text(match.result.text, language) for language in ("en", "fr")))
for folder in ("tests/hara", "tests/core"):
    for file in pathlib.Path(folder).rglob("test_*.py"):
        importlib.import_module(".".join(file.with_suffix("").parts))
"""


@pytest.mark.skipif(COMPILED, reason="the compiled build has every mode in one unit")
@pytest.mark.parametrize("mode", sorted(modes()))
def test_the_others_are_played_without_it_and_their_tests_can_be_read(mode: str, tmp_path: Path) -> None:
    ran = run(copied_without(mode, tmp_path), "-c", PLAYS)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    played = {line.split()[1] for line in ran.stdout.splitlines() if line.startswith("played ")}
    assert played == set(modes()) - {mode}


def test_nothing_of_the_page_stands_on_the_part_of_a_mode() -> None:
    """The board finds the parts of modes by their folders, and they know nothing of each other: any of them can be taken away."""
    board = REPOSITORY / "web/src/titles/hara"
    files = [file for file in board.rglob("*") if file.suffix in (".ts", ".svelte")]
    assert len([file for file in files if file.parent.parent == board / "modes"]) > 5
    for file in files:
        for wanted in re.findall(r"""(?:from|import) ["'](\.[^"']*)["']""", file.read_text("utf-8")):
            parts = (file.parent / wanted).resolve().relative_to(board.parents[1].resolve()).parts
            if parts[:3] == ("titles", "hara", "modes") and len(parts) > 3:
                assert file.parent == board / "modes" / parts[3], f"{file} needs {wanted}"
