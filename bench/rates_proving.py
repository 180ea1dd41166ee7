"""`make balance`: how often the heuristic wins each of the 64 mixes of modules, for the lobby; written beside the title."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import ludarium
from ludarium.games.proving.state import MODULES
from ludarium.lab.simulate import simulate

FILE = Path(__file__).parent.parent / "src/ludarium/games/proving/rates.json"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2500, help="matches a mix")
    parser.add_argument("--jobs", type=int, default=None)
    asked = parser.parse_args()
    wins = []
    for mask in range(2 ** len(MODULES)):
        report = simulate("proving", asked.games, ["heuristic"], options={"modules": mask}, seed=1, jobs=asked.jobs)
        wins.append(report.wins[0])
        sys.stderr.write(f"\r{mask + 1} of 64")
    written = {"pack": ludarium.game("proving").pack.hash, "player": "heuristic", "games": asked.games, "wins": wins}
    FILE.write_text(json.dumps(written) + "\n", "utf-8")
    sys.stderr.write(f"\nwrote {FILE.name}\n")


if __name__ == "__main__":
    main()
