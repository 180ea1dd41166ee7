"""A mode owns all of itself: without its file and its words, the other modes are played to their ends and told in words."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ludarium
from ludarium.core.build import COMPILED
from ludarium.games.hara.catalogue import modes

PACKAGE = Path(ludarium.__file__).parent
PLAYS = """
import random, ludarium
game = ludarium.game("hara")
for mode in game.info.modes:
    luck, match = random.Random(mode.id), game.new(seed=5, mode=mode.id)
    while match.actor is not None:
        match.view(0)
        match.answer(luck.randrange(len(match.prompt.options)))
    print(mode.id, "|", *(game.text(match.result.text, language) for language in ("en", "fr")))
"""


@pytest.mark.skipif(COMPILED, reason="the compiled build has every mode in one unit")
@pytest.mark.parametrize("mode", sorted(modes()))
def test_the_others_are_played_without_it(mode: str, tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "ludarium", ignore=shutil.ignore_patterns("static", "__pycache__", "tests"))
    folder = tmp_path / "ludarium/games/hara/modes"
    (folder / f"{mode}.py").unlink()
    shutil.rmtree(folder / "text" / mode)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    ran = subprocess.run([sys.executable, "-c", PLAYS], env=environment, capture_output=True, encoding="utf-8", check=False)
    assert ran.returncode == 0, ran.stderr
    assert {line.split(" ")[0] for line in ran.stdout.splitlines()} == set(modes()) - {mode}
