"""`make faults`: everything that may happen to a server, with real processes, one line a check.

Every run has a luck of its own, and says which: with `--seed` it has the same again. How long a check takes, and what `durable`
measures, depends on what else the machine does, so that every line says how busy it was.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
import traceback
from pathlib import Path

from tests.faults.checks import CHECKS
from tests.faults.servers import servers


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("check", nargs="*", help="these alone")
    reader.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1, 1_000_000))
    asked, failed = reader.parse_args(), 0
    print(f"seed {asked.seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="pytest-faults-") as folder, servers(Path(folder), asked.seed) as there:
        for check, amount, _ in CHECKS:
            if asked.check and check.__name__ not in asked.check:
                continue
            began = time.monotonic()
            try:
                figure = check(there, amount)
            except Exception as problem:
                failed += 1
                where = traceback.extract_tb(problem.__traceback__)[-1]
                figure = f"FAILED at {Path(where.filename).name}:{where.lineno}: {type(problem).__name__}: {problem}"[:600]
            busy = f"{time.monotonic() - began:.0f} s, load {os.getloadavg()[0]:.0f} on {os.cpu_count()} cores"
            print(f"{check.__name__.replace('_', ' ')}: {figure} ({busy})", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
