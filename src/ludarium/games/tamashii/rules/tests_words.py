"""Tests in words: which tokens are dumped for dice."""

from __future__ import annotations

from ludarium.core.decisions import END
from ludarium.games.tamashii.lexicon import one_cell
from ludarium.games.tamashii.rules import tests

dumped = one_cell(tests.dumped_for_test, "contribute")
dumped.offers("enough", tests.ENOUGH, role=END)
