"""Shared by the tests of the server: a server, and Leduc hold'em as an installed title, for it has two seats and secrets."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from itertools import product
from pathlib import Path

import pytest

from ludarium import registry
from ludarium.core.text import LANGUAGES
from ludarium.server import advice, bots, windows
from tests.server.house import House, words


@pytest.fixture(scope="module", autouse=True)
def leduc() -> Iterator[None]:
    """Leduc hold'em is installed; bots, hints and windows take their time elsewhere."""
    installed = registry._titles() | {"leduc": EntryPoint("leduc", "examples.leduc:GAME", registry.GROUP)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "_titles", lambda: installed)
        patch.setattr(bots, "BOT_PAUSE", 0.01)
        patch.setattr(advice, "SECONDS", 0.1)
        patch.setattr(windows, "ONE_IN", 10**9)
        for game, language in product(installed, LANGUAGES):
            words(game, language)  # a guest who reads them for the first time is slow, and clocks do not wait
        yield


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for the tests of a file; every test makes tables of its own."""
    house = House(tmp_path_factory.mktemp("house") / "tables.sqlite")
    yield house
    house.stop()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for one test that stops it, fills it or counts what is in it."""
    house = House(tmp_path / "tables.sqlite")
    yield house
    house.stop()
