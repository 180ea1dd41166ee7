"""Declared states: one line a field gives slots, copy, list of fields and resets, alike executed and printed."""

from __future__ import annotations

import ast
import importlib.util
import sys
from itertools import count
from pathlib import Path
from types import ModuleType

import pytest

from ludarium.core.declared import declarations, written_out

NUMBERS = count()
SAMPLE = '''
from __future__ import annotations

from typing import Annotated, Final

from ludarium.core.build import row
from ludarium.core.declared import DERIVED, SHARED, declared
from ludarium.core.kernel import State
from ludarium.core.native import i64, vec

OF_TURN: Final = 1
OF_FIGHT: Final = 2


@declared
class Sample(State):
    """A sample."""

    def __init__(self, rules: str, size: i64, source: Sample | None = None) -> None:
        super().__init__(source, 1)
        self.rules: str = rules
        self.size: i64 = size
        self.table: str = "laid" if source is None else source.table
        twice = 2 * size
        self.at: i64 = 7
        self.bag: vec[i64] = row([0] * twice)
        self.deck: Annotated[vec[i64], SHARED] = row([1, 2])
        self.acted: Annotated[i64, OF_TURN] = 3
        self.offers: Annotated[vec[i64], OF_TURN] = row([size] * twice)
        self.foe: Annotated[i64, OF_FIGHT] = -1
        self.laid: Annotated[vec[i64], SHARED, DERIVED] = row([5])

    def clone(self) -> Sample:
        return Sample(self.rules, self.size, self)

    def doubled(self) -> int:
        return 2 * self.at
'''


def load(folder: Path, text: str) -> ModuleType:
    name = f"sample_{next(NUMBERS)}"
    file = folder / f"{name}.py"
    file.write_text(text, "utf-8")
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    finally:
        del sys.modules[name]
    return module


def printed(text: str) -> str:
    """The file as the compiled build sees it."""
    (node,) = declarations(text)
    head = text[: text.index("@declared")]
    return head + ast.unparse(written_out(node, "sample.py"))


@pytest.fixture(params=["executed", "printed"])
def sample(request: pytest.FixtureRequest, tmp_path: Path) -> ModuleType:
    return load(tmp_path, SAMPLE if request.param == "executed" else printed(SAMPLE))


def test_a_new_state_has_the_first_values(sample: ModuleType):
    s = sample.Sample("laws", 2)
    assert (s.rules, s.size, s.table, s.at, s.acted, s.foe) == ("laws", 2, "laid", 7, 3, -1)
    assert (list(s.bag), list(s.deck), list(s.offers)) == ([0] * 4, [1, 2], [2] * 4)
    assert s.doubled() == 14
    assert type(s).__doc__ == "A sample."


def test_numbers_and_rows_that_do_not_follow_from_others_are_its_fields_in_the_order_of_their_lines(sample: ModuleType):
    assert sample.Sample("", 1).fields() == ("at", "bag", "deck", "acted", "offers", "foe")


def test_a_copy_takes_every_field_and_shares_only_what_says_so(sample: ModuleType):
    s = sample.Sample("laws", 1)
    s.at, s.acted, s.foe, s.table, s.depth, s.actor = 1, 4, 5, "bare", 8, 3
    s.bag[0], s.offers[1] = 9, 8
    copy = s.clone()
    for name in (*s.fields(), "rules", "size", "table", "depth", "actor"):
        one, two = getattr(s, name), getattr(copy, name)
        assert one is two or one == two or list(one) == list(two), name
    copy.bag[0] += 1
    copy.offers[0] += 1
    copy.deck[0] += 1
    copy.laid[0] += 1
    assert (list(s.bag), list(s.offers), list(s.deck), list(s.laid)) == ([9, 0], [1, 8], [2, 2], [6])


def test_a_lifetime_ends_for_its_own_fields_alone(sample: ModuleType):
    s = sample.Sample("laws", 2)
    s.at, s.acted, s.foe, s.offers, s.size = 1, 9, 5, s.deck, 3
    s.reset(sample.OF_TURN)
    assert (s.at, s.acted, list(s.offers), s.foe) == (1, 3, [3] * 6, 5)
    s.reset(sample.OF_FIGHT)
    assert (s.at, s.foe) == (1, -1)


def test_a_state_has_room_for_its_own_fields_only(sample: ModuleType):
    with pytest.raises(AttributeError):
        sample.Sample("laws", 1).typo = 1


@pytest.mark.parametrize("line", ["self.at = 7", "self.at, self.size = 1, 2", "self.bag.x = 1"])
def test_a_field_without_a_line_of_its_own_is_refused_where_it_stands(tmp_path: Path, line: str):
    text = SAMPLE.replace("self.at: i64 = 7", line)
    number = text.splitlines().index(f"        {line}") + 1
    with pytest.raises(TypeError, match=rf"\.py:{number}: a field has a line of its own"):
        load(tmp_path, text)


def test_tracebacks_name_the_line_of_the_declaration(tmp_path: Path):
    text = SAMPLE.replace("row([1, 2])", "row([1 // 0])")
    number = text.splitlines().index("        self.deck: Annotated[vec[i64], SHARED] = row([1 // 0])") + 1
    with pytest.raises(ZeroDivisionError) as caught:
        load(tmp_path, text).Sample("", 1)
    assert caught.traceback[-1].lineno + 1 == number
