"""A fixed fraction of `make faults`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.faults.checks import CHECKS
from tests.faults.servers import Servers, servers


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    with servers(tmp_path_factory.mktemp("faults")) as there:
        yield there


@pytest.mark.parametrize(
    ("check", "amount"), [(check, some) for check, _, some in CHECKS], ids=lambda it: getattr(it, "__name__", "")
)
def test_a_fraction(there: Servers, check: Callable[[Servers, int], str], amount: int):
    print(check(there, amount))
