"""A mode that comes from one file outside the title (docs/how-to/add-a-mode.md)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludarium.games.hara.catalogue import modes
from ludarium.games.hara.rules.offers import DETAIL, FREELY
from tests.hara.table import GAME, state, table

REPOSITORY = Path(__file__).parents[2]

PLAYS = """
import json, random
import ludarium
game = ludarium.game("hara")
reasons, spirit, braver = [], 0, 0
for seed in range(12):
    match, luck = game.new(seed=seed, mode="vigil", options={"champion": "oric"}), random.Random(seed)
    while match.actor is not None:
        view = match.view(0)
        braver += view["round"] == "dusk" and any(c["attack"] > 2 for c in view["cards"] if c["kind"] == "monster")
        match.answer(luck.randrange(len(match.prompt.options)))
        assert game.broken_law(match.state) is None
    spirit += sum(note.id == "note-loses-spirit" for moment in match.moments for note in moment.notes)
    assert game.load(match.save()).hash() == match.hash()
    reasons.append(match.result.reason)
of = view["objective"]["of"]
print(json.dumps({"reasons": reasons, "spirit": spirit, "braver": braver, "mode": match.setup.mode, "of": of}))
"""


def installed(folder: Path) -> dict[str, str]:
    """The environment of a Python in which a package offers the mode: nothing but its entry point."""
    about = folder / "vigil-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: vigil\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[ludarium.hara.modes]\nvigil = examples.hara.vigil:MODE\n")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(REPOSITORY)])}


def test_a_mode_from_one_file_is_played_saved_and_replayed(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", PLAYS], cwd=tmp_path, env=installed(tmp_path), capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    told = json.loads(ran.stdout)
    assert told["mode"] == "vigil"
    assert told["of"] == 2
    assert set(told["reasons"]) <= {"time", "home"}
    assert told["spirit"] > 0
    assert told["braver"] > 0


def test_a_free_action_without_words_is_told_by_its_code() -> None:
    choice = GAME.choice(state(table(champion="oric")), FREELY + DETAIL.put(3))
    assert choice.notation == "free 3"
    assert "3" in GAME.text(choice.phrase)


def test_the_example_is_not_among_the_shipped_modes() -> None:
    assert "vigil" not in modes()


@pytest.mark.parametrize("name", ["vigil", "pilgrim"])
def test_the_page_shows_the_example_as_it_is(name: str) -> None:
    page = (REPOSITORY / "docs/how-to/add-a-mode.md").read_text("utf-8")
    code = (REPOSITORY / f"examples/hara/{name}.py").read_text("utf-8")
    assert f"```python\n{code.strip()}\n```" in page
