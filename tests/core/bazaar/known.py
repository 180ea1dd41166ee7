"""What the tests of the core must be told of the bazaar."""

from __future__ import annotations

from tests.core.known import Known

KNOWN = Known(told_by_rules="ware keep", not_worth_telling="neither", silent=("resign",))
