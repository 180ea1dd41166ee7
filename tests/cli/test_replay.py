"""Watching and checking saved matches."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludarium as library
from tests.cli.terminal import ludarium

Run = Callable[..., Any]


@pytest.fixture
def replay(tmp_path: Path) -> Path:
    """A whole match, carelessly played."""
    match = library.game("proving").new(seed=4, options={"modules": ["dragon", "shields"]})
    while match.prompt:
        stop = [option.notation for option in match.prompt.options if option.notation == "stop"]
        match.answer(stop[0] if stop else match.prompt.options[0].notation)
    file = tmp_path / "match.json"
    file.write_text(match.save())
    return file


def test_a_good_log_is_good(run: Run, replay: Path) -> None:
    outcome = run("replay", str(replay), "--check")
    match = library.game("proving").load(replay)
    assert outcome.code == 0
    assert "the log is good" in outcome.out
    assert match.hash() in outcome.out
    assert f"{len(match.log)} entries" in outcome.out
    assert "le journal est bon" in run("replay", str(replay), "--check", "--lang", "fr").out


def test_a_changed_log_is_not(run: Run, replay: Path) -> None:
    save = json.loads(replay.read_text())
    throw = next(entry for entry in save["log"] if entry["say"].startswith("W1="))
    throw["say"] = "W1=1" if throw["say"] != "W1=1" else "W1=2"
    for seal, told in ((save["seal"], "seal"), ("", "entry")):
        replay.write_text(json.dumps({**save, "seal": seal}))
        outcome = run("replay", str(replay), "--check")
        assert outcome.code == 2
        assert outcome.err.count("\n") == 1
        assert told in outcome.err


def test_a_log_with_impossible_times_is_not(run: Run, replay: Path) -> None:
    save = json.loads(replay.read_text())
    next(entry for entry in save["log"] if entry["say"] == "stop")["at"] = 7
    replay.write_text(json.dumps({**save, "seal": ""}))
    outcome = run("replay", str(replay), "--check", "--lang", "fr")
    assert outcome.code == 2
    assert "ne tient pas debout" in outcome.err


def test_without_a_terminal_the_log_is_told(run: Run, replay: Path) -> None:
    outcome = run("replay", str(replay), "--lang", "fr")
    assert outcome.code == 0
    assert "Manche 1" in outcome.out
    assert "> Vous lancez le chronomètre et les dés." in outcome.out
    assert "Défaite" in outcome.out


def test_step_by_step_in_a_terminal(replay: Path, data: Path) -> None:
    with ludarium("replay", str(replay), "--speed", "0.2", data=data) as terminal:
        terminal.until(r"^1/\d+  running")
        assert "> You start the clock and roll." in terminal.screen
        terminal.press(" ")
        terminal.until(r"^1/\d+  paused")
        terminal.press("\x1b[C")
        terminal.until(r"^2/\d+  paused")
        assert "> Stop rolling" in terminal.screen
        terminal.press("n")
        terminal.until(r"^3/")
        terminal.press("\x1b[D")
        terminal.until(r"^2/")
        last = terminal.press("\x1b[F")
        assert "Defeat" in last
        terminal.press("\x1b[H")
        terminal.until(r"^1/")
        terminal.press("+")
        terminal.until("×0.4")
        terminal.type("q")
        assert terminal.wait() == 0


def test_a_replay_runs_by_itself(replay: Path, data: Path) -> None:
    with ludarium("replay", str(replay), "--speed", "100", "--lang", "fr", data=data) as terminal:
        terminal.until("Défaite")
        terminal.type("q")
        assert terminal.wait() == 0
