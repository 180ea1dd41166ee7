"""What tests of every title ask for by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.core.packs import copied


@pytest.fixture
def pack(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of the shipped cards of the module's GAME."""
    return copied(request.module.GAME, tmp_path)
