"""`make bench`: both builds one after the other, twice, and their ratio to each other and to the targets."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from typing import Any

import ludarium
from ludarium.core.trials import trials_of

GOALS = {trial.name: trial.goals for info in ludarium.games() for trial in trials_of(ludarium.game(info.id)).timed}


def run(python: str) -> dict[str, Any]:
    print(f"measuring with {python} ...", file=sys.stderr, flush=True)
    answer = subprocess.run([python, "-m", "bench.measure"], capture_output=True, text=True, check=True)
    report: dict[str, Any] = json.loads(answer.stdout)
    return report


def better(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """The run taken while the machine was quieter."""
    return max(one, other, key=lambda report: report["calibration_before"] + report["calibration_after"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--interpreted", required=True, help="a Python with the interpreted build")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    compiled, plain = run(sys.executable), run(arguments.interpreted)
    compiled, plain = better(compiled, run(sys.executable)), better(plain, run(arguments.interpreted))
    if arguments.json:
        print(json.dumps({"compiled": compiled, "interpreted": plain}))
        return
    for report in (compiled, plain):
        before, after = report["calibration_before"], report["calibration_after"]
        print(f"{report['build']:12} calibration {before:.1f} / {after:.1f} Mops/s of plain Python, before and after")
    print(f"\n{'':52}{'interpreted':>14}{'compiled':>14}{'ratio':>8}   target, compiled")
    for mode in (name for name, figures in plain.items() if isinstance(figures, dict)):
        for figure in plain[mode]:
            slow, fast = plain[mode][figure], compiled[mode][figure]
            goal = GOALS[mode].get(figure)
            told = f"{goal:,}: {'reached' if fast >= goal else 'MISSED'}" if goal else ""
            print(f"{mode + ', ' + figure:52}{slow:>14,.0f}{fast:>14,.0f}{fast / slow:>8.1f}   {told}")


if __name__ == "__main__":
    main()
