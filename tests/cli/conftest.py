"""Shared by the tests of the command line: running a command inside this process, and a data folder of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from ludarium.cli import main


@dataclass
class Outcome:
    code: int
    out: str
    err: str


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], data: Path) -> Callable[..., Outcome]:
    """`run("games", "--json")` is `ludarium games --json`."""
    for name in ("LC_ALL", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")

    def command(*arguments: str) -> Outcome:
        monkeypatch.setattr("sys.argv", ["ludarium", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capsys.readouterr()
        return Outcome(int(ended.value.code or 0), printed.out, printed.err)

    return command
