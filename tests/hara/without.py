"""Ludarium without one mode of Champions of Hara: `python -m tests.hara.without ghost` runs every other test of rules and kernel.

A mode owns all of itself, so it can be taken away: its file, its words, its part of the board, its tests and its golden matches.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

REPOSITORY = Path(__file__).parents[2]
PARTS = ("src/ludarium/games/hara/modes/{}.py", "src/ludarium/games/hara/modes/text/{}",
         "web/src/titles/hara/modes/{}", "tests/hara/modes/test_{}.py",
         "tests/hara/modes/test_{}_*.py", "tests/core/golden/hara-{}.json", "tests/core/golden/hara-{}-*.json")  # fmt: skip
LEFT_OUT = shutil.ignore_patterns("static", "node_modules", "browser", "faults", "builds", "pictures")


def copied_without(mode: str, folder: Path) -> Path:
    """A copy of the repository in which the mode never was."""
    for name in ("src", "tests", "examples", "docs", "web"):
        shutil.copytree(REPOSITORY / name, folder / name, ignore=LEFT_OUT)
    shutil.copy(REPOSITORY / "pyproject.toml", folder)
    for part in PARTS:
        for found in folder.glob(part.format(mode)):
            shutil.rmtree(found) if found.is_dir() else found.unlink()
    return folder


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python in that copy, with its package and its tests."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)])}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False)


def main(mode: str) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = copied_without(mode, Path(name))
        ran = run(folder, "-m", "pytest", "-q", "-n", "2", "--dist", "loadfile", "tests/hara", "tests/core")
        print(ran.stdout, ran.stderr)
        sys.exit(ran.returncode)


if __name__ == "__main__":
    main(sys.argv[1])
