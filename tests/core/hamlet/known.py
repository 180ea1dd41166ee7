"""What the tests of the core must be told of the hamlet."""

from __future__ import annotations

from tests.core.known import Known

KNOWN = Known(not_worth_telling="done", silent=("resign",))
