"""What an answer that is not possible is refused with, for the tests of Hara."""

from __future__ import annotations

from tests.core.reasons import Reasons
from tests.hara.table import GAME

REASONS = Reasons(GAME)
why, told, cited, assert_readable = REASONS.why, REASONS.told, REASONS.cited, REASONS.assert_readable
