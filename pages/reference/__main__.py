"""`make docs`: write the generated pages of docs/reference.

`python -m pages.reference` writes them, `python -m pages.reference --check` only says which of them are out of date.
"""

from __future__ import annotations

import argparse
import sys

from pages.reference import FOLDER, stale


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 and name the pages that are out of date")
    arguments = parser.parse_args()
    behind = stale()
    for name, text in behind.items():
        if not arguments.check:
            (FOLDER / name).write_text(text, "utf-8")
        done = "is out of date; write it anew with `make docs`" if arguments.check else "written"
        print(f"docs/reference/{name} {done}")
    if arguments.check and behind:
        sys.exit(1)
    if not behind:
        print("the generated pages are up to date")


if __name__ == "__main__":
    main()
