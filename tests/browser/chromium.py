"""The browser of the tests: the Chromium of this machine. `python -m tests.browser.chromium` installs one where it can."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = "there is no Chromium here: install your system's `chromium`, or name one in LUDARIUM_CHROMIUM"


def chromium() -> str | None:
    """The path of a Chromium, if there is one."""
    named = os.environ.get("LUDARIUM_CHROMIUM")
    if named:
        return named
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def install() -> None:
    """On Debian and its relatives, as root; nobody else's system is touched."""
    if os.name != "posix" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    print("Installing Chromium for the browser tests ...", flush=True)
    quiet = {"stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
    subprocess.run(["apt-get", "update", "-qq"], check=False, **quiet)
    subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], check=False, **quiet)


if __name__ == "__main__":
    if chromium() is None:
        install()
    if chromium() is None:
        print(f"The browser tests will be skipped: {MISSING}", file=sys.stderr)
