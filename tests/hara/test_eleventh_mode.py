"""A mode that comes from one file outside the title (docs/how-to/add-a-mode.md)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from ludarium.games.hara.modes import modes

REPOSITORY = Path(__file__).parents[2]

PLAYS = """
import json, random, sys
from ludarium.games.hara import modes
from examples.hara.vigil import MODE
modes.modes()["vigil"] = MODE  # what the entry point does for an installed package
import ludarium
game = ludarium.game("hara")
reasons, spirit, braver = [], 0, 0
for seed in range(12):
    match, luck = game.new(seed=seed, mode="vigil", options={"champion": "oric"}), random.Random(seed)
    while match.actor is not None:
        view = match.view(0)
        braver += view["round"] == "dusk" and any(c["attack"] > 2 for c in view["cards"] if c["kind"] == "monster")
        match.answer(luck.randrange(len(match.prompt.options)))
        spirit += sum(note.id == "note-loses-spirit" for moment in match.moments[-1:] for note in moment.notes)
        assert game.broken_law(match.state) is None
    assert game.load(match.save()).hash() == match.hash()
    reasons.append(match.result.reason)
print(json.dumps({"reasons": reasons, "spirit": spirit, "braver": braver, "mode": match.setup.mode, "of": view["objective"]["of"]}))
"""


def test_a_mode_from_one_file_is_played_saved_and_replayed() -> None:
    ran = subprocess.run([sys.executable, "-c", PLAYS], cwd=REPOSITORY, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    told = json.loads(ran.stdout)
    assert told["mode"] == "vigil"
    assert told["of"] == 2
    assert set(told["reasons"]) <= {"time", "home"}
    assert told["spirit"] > 0
    assert told["braver"] > 0


def test_the_example_is_not_among_the_shipped_modes() -> None:
    assert "vigil" not in modes()
    assert len(modes()) == 10


def test_the_page_shows_the_example_as_it_is() -> None:
    page = (REPOSITORY / "docs/how-to/add-a-mode.md").read_text("utf-8")
    code = (REPOSITORY / "examples/hara/vigil.py").read_text("utf-8")
    assert code.partition("class Vigil")[2].partition("MODE =")[0] in page.partition("class Vigil")[2]
