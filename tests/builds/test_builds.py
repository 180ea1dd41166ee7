"""Interpreted and compiled are the same game: equal hashes over thousands of matches, and saves that cross over."""

from __future__ import annotations

import json
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PYTHONS = {"interpreted": ROOT / ".venv/bin/python", "compiled": ROOT / ".venv-native/bin/python"}


def run(build: str, what: str, given: str = "") -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    answer = subprocess.run(
        [PYTHONS[build], "-m", "tests.builds.checksums", what],
        cwd=ROOT,
        env=environment,
        input=given,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


@pytest.fixture(scope="module")
def both_builds() -> None:
    for build, python in PYTHONS.items():
        if not python.exists():
            pytest.skip(f"the {build} build is not set up here: `make {'fast' if build == 'compiled' else 'play'}`")
    compiled = subprocess.run(
        [PYTHONS["compiled"], "-c", "from ludarium.core.build import COMPILED; print(COMPILED)"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    if compiled.stdout.strip() != "True":
        pytest.skip("there is no C compiler here, both builds are plain Python")


@pytest.mark.usefixtures("both_builds")
def test_thousands_of_matches_have_the_same_hashes_on_both_builds() -> None:
    with ThreadPoolExecutor() as side_by_side:
        played = dict(zip(PYTHONS, map(json.loads, side_by_side.map(lambda build: run(build, "play"), PYTHONS)), strict=True))
    assert played["interpreted"].pop("compiled") is False
    assert played["compiled"].pop("compiled") is True
    here, there = played["interpreted"]["played"], played["compiled"]["played"]
    assert here.keys() == there.keys()
    assert sum(len(kinds["random"]) for kinds in here.values()) > 250
    for title in here:
        for kind in here[title]:
            assert here[title][kind] == there[title][kind], (title, kind)


@pytest.mark.usefixtures("both_builds")
@pytest.mark.parametrize(("from_build", "to_build"), [("interpreted", "compiled"), ("compiled", "interpreted")])
def test_a_match_saved_in_the_middle_of_a_chariot_ends_alike_on_the_other_build(from_build: str, to_build: str) -> None:
    saved = run(from_build, "save")
    here, there = json.loads(run(from_build, "finish", saved)), json.loads(run(to_build, "finish", saved))
    assert here.pop("compiled") is not there.pop("compiled")
    assert here == there
