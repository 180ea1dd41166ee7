"""`make faults`: everything that may happen to a server, with real processes, one line a check.

Every run has a luck of its own, and says which: with `--seed` it has the same again. What needs no server computes beside the
rest, and gives way to it. How long a check takes, and what `durable` measures, depends on what else the machine does, so that
every line says how busy it was.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
import traceback
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.faults.checks import CHECKS, Check, mutated
from tests.faults.servers import Servers, servers

BESIDE = (mutated,)


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("check", nargs="*", help="these alone")
    reader.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1, 1_000_000))
    asked, began = reader.parse_args(), time.monotonic()
    print(f"seed {asked.seed}", flush=True)
    wanted = [(check, amount) for check, amount, _ in CHECKS if not asked.check or check.__name__ in asked.check]
    with (
        tempfile.TemporaryDirectory(prefix="pytest-faults-") as folder,
        servers(Path(folder), asked.seed) as there,
        ThreadPoolExecutor() as side,
    ):
        beside = [side.submit(went_well, there, check, amount) for check, amount in wanted if check in BESIDE]
        well = [went_well(there, check, amount) for check, amount in wanted if check not in BESIDE]
        well += [each.result() for each in beside]
    print(f"{'all is well' if all(well) else 'NOT ALL IS WELL'} ({time.monotonic() - began:.0f} s)", flush=True)
    return 0 if all(well) else 1


def went_well(there: Servers, check: Check, amount: int) -> bool:
    """Carries a check out and prints its line."""
    began, well = time.monotonic(), True
    try:
        figure = check(there, amount)
    except Exception as problem:
        well = False
        where = traceback.extract_tb(problem.__traceback__)[-1]
        figure = f"FAILED at {Path(where.filename).name}:{where.lineno}: {type(problem).__name__}: {problem}"[:2000]
    busy = f"{time.monotonic() - began:.0f} s, load {os.getloadavg()[0]:.0f} on {os.cpu_count()} cores"
    print(f"{check.__name__.replace('_', ' ')}: {figure} ({busy})", flush=True)
    return well


if __name__ == "__main__":
    sys.exit(main())
