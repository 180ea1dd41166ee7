"""`make faults`: everything that may happen to a server, with real processes, one line a check.

python -m tests.faults [NAME ...]
"""

from __future__ import annotations

import sys
import tempfile
import time
import traceback
from pathlib import Path

from tests.faults.checks import CHECKS
from tests.faults.servers import servers


def main() -> int:
    wanted, failed = set(sys.argv[1:]), 0
    with tempfile.TemporaryDirectory(prefix="pytest-faults-") as folder, servers(Path(folder)) as there:
        for check, amount, _ in CHECKS:
            if wanted and check.__name__ not in wanted:
                continue
            began = time.monotonic()
            try:
                figure = check(there, amount)
            except Exception as problem:
                failed += 1
                where = traceback.extract_tb(problem.__traceback__)[-1]
                figure = f"FAILED at {Path(where.filename).name}:{where.lineno}: {type(problem).__name__}: {problem}"[:600]
            print(f"{check.__name__.replace('_', ' ')}: {figure} ({time.monotonic() - began:.0f} s)", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
