"""What the tests of the core must be told of Leduc Hold'em."""

from __future__ import annotations

from tests.core.known import Known

KNOWN = Known(told_by_rules="fold check call raise", silent=("resign",), mutated=600)
