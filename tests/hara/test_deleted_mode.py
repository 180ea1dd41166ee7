"""A mode owns all of itself: without it the others are played to their ends and told in words, and no test misses it.

`python -m tests.hara.without <mode>` goes all the way, and runs all tests that are left."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.core.build import COMPILED
from ludarium.games.hara.catalogue import modes
from tests.hara.without import copied_without, run

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
