"""Copies: nothing that happens to one state may be seen in another, and no field may be forgotten."""

from __future__ import annotations

import ast
from itertools import islice
from pathlib import Path

import pytest

from ludarium.core.build import row
from ludarium.core.declared import Field, declarations, field_of
from ludarium.core.kernel import CHANCE, State
from ludarium.core.playouts import random_playout
from ludarium.core.positions import position
from tests.core.titles import REPOSITORY, Title, each_title, proving, questions, truth

KERNEL = REPOSITORY / "src/ludarium/core/kernel.py"
SCRIPTED = KERNEL.parent / "language" / "scripted.py"

# every attribute of the kernel's own state, and where it is found in a position
IN_POSITION = {"actor", "options", "then", "then_a", "then_b", "stack", "depth", "luck", "stream", "weights"}
IN_POSITION |= {"lanes", "lane", "lane_seat", "lane_base", "parked"}  # where several seats are asked
NOT_IN_POSITION = {
    "due", "due_a", "due_b", "due_c",  # empty whenever a question waits
    "over",  # follows from how the match stands, if a title asks it: State.settle
    "self_driving", "dispatcher", "notes", "learned",  # about who drives the state and how, not about the match
}  # fmt: skip


# -- the mechanical copy test ----------------------------------------------------------------------------------------


@each_title
@pytest.mark.parametrize("drive", ["start", "asked"])
def test_no_answer_ever_changes_a_state_that_was_copied_before(title: Title, drive: str):
    """All past states of whole matches, compared whole after every tenth answer (with chance asked, of the first 200)."""
    for seed in range(3 if drive == "start" else 1):
        past: list[tuple[State, str]] = []
        names: list[str] = []
        for state in islice(questions(getattr(title, drive)(seed), seed), 200):
            if len(past) % 10 == 0:
                assert [truth(title.game, copy) for copy, _ in past] == [whole for _, whole in past]
            copy = state.clone()
            past.append((copy, truth(title.game, copy)))
            names.append(title.game.hash(copy))
        assert [truth(title.game, copy) for copy, _ in past] == [whole for _, whole in past]
        assert [title.game.hash(copy) for copy, _ in past] == names


@each_title
def test_a_copy_played_to_its_end_leaves_the_original_untouched(title: Title):
    for seed in range(2):
        for number, state in enumerate(questions(title.start(seed), seed)):
            before = truth(title.game, state)
            for copy in (state.clone(), state.fork(number)):
                random_playout(copy, number)
                assert copy.actor < 0
            assert truth(title.game, state) == before


@each_title
def test_a_copy_in_the_middle_of_a_chance_question_is_independent(title: Title):
    for state in questions(title.asked(4), seed=4):
        if state.actor == CHANCE:
            before = truth(title.game, state)
            for index in range(len(state.options)):
                state.clone().answer(index)
            assert truth(title.game, state) == before


@each_title
def test_a_copy_of_a_copy_and_the_original_play_the_same_match(title: Title):
    for state in questions(title.start(9), seed=9):
        one, two = state.clone(), state.clone().clone()
        random_playout(one, 1)
        random_playout(two, 1)
        assert truth(title.game, one) == truth(title.game, two)


@each_title
def test_a_match_hands_out_copies_only(title: Title):
    match = title.new(5)
    before = match.hash()
    random_playout(match.state, 5)
    assert match.hash() == before
    match.view(0).clear()
    match.position()["state"].clear()
    match.log.clear()
    assert match.hash() == before
    assert title.game.load(match.save()).hash() == before


# -- no field is forgotten -------------------------------------------------------------------------------------------


def lines_of(file: Path) -> list[Field]:
    """The fields that the state of a file declares, parameters that it keeps included, and those of what it is made from."""
    (state,) = declarations(file.read_text("utf-8"))
    (start,) = [node for node in state.body if isinstance(node, ast.FunctionDef) and node.name == "__init__"]
    beneath = lines_of(SCRIPTED) if [ast.unparse(base) for base in state.bases] == ["Scripted"] else []
    return [*beneath, *(field for field in map(field_of, start.body) if field)]


def declared_in(title: Title) -> list[Field]:
    """The fields of a title's state, in whatever file of its folder it is declared."""
    (file,) = [file for file in title.game.folder.glob("*.py") if declarations(file.read_text("utf-8"))]
    return lines_of(file)


def test_each_attribute_of_the_kernel_is_accounted_for():
    assert {field.name for field in lines_of(KERNEL)} == IN_POSITION | NOT_IN_POSITION


@each_title
def test_no_field_of_a_title_hides_one_of_the_kernel(title: Title):
    assert not {field.name for field in declared_in(title)} & (IN_POSITION | NOT_IN_POSITION)


@each_title
def test_a_copy_shares_the_rows_that_are_declared_as_shared_and_no_others(title: Title):
    shared = {field.name for field in declared_in(title) if "SHARED" in field.words}
    tried = set()
    for state in questions(title.asked(6), seed=6):
        for name in state.fields():
            row_of_state = getattr(state, name)
            if isinstance(row_of_state, int) or not row_of_state:
                continue
            copy, before = state.clone(), list(row_of_state)
            getattr(copy, name)[0] += 1
            assert (list(getattr(state, name)) != before) == (name in shared), name
            tried.add(name)
            if name in shared:
                getattr(copy, name)[0] -= 1
    assert tried


@each_title
def test_a_copy_has_every_attribute_of_its_original(title: Title):
    names = sorted(IN_POSITION | NOT_IN_POSITION | {field.name for field in declared_in(title)})
    for state in questions(title.asked(6), seed=6):
        copy = state.clone()
        for name in names:
            one, two = getattr(state, name), getattr(copy, name)
            assert one is two or one == two or list(one) == list(two), name


def changed(value: object) -> object:
    return value + 1 if isinstance(value, int) else row([*value, 1])  # type: ignore[misc]


@each_title
def test_every_field_is_in_the_position_and_in_the_hash(title: Title):
    state = title.start(1)
    whole, name = truth(title.game, state), title.game.hash(state)
    for field in [*title.fields, "actor", "options", "then_a", "then_b"]:
        copy = state.clone()
        setattr(copy, field, changed(getattr(copy, field)))
        assert truth(title.game, copy) != whole, field
        assert title.game.hash(copy) != name, field
    copy = state.clone()
    copy.later(state.then, 1, 2, 3)
    assert title.game.hash(copy) != name


@each_title
def test_a_state_knows_its_own_fields_and_its_own_hash(title: Title):
    for state in questions(title.asked(7), seed=7):
        assert state.fields() == title.fields
        assert state.hash() == title.game.hash(state) == state.clone().hash()


@each_title
def test_what_follows_from_the_rest_is_up_to_date_at_every_question(title: Title):
    names = sorted({field.name for field in declared_in(title)} - set(title.fields))
    for state in questions(title.asked(9), seed=9):
        copy = state.clone()
        copy.settle()
        for name in names:
            one, two = getattr(state, name), getattr(copy, name)
            assert one is two or one == two or list(one) == list(two), name


@each_title
def test_luck_is_in_the_position_but_not_in_the_hash(title: Title):
    state = title.start(1)
    for field in ("luck", "stream"):
        copy = state.clone()
        setattr(copy, field, row([5] * len(state.luck)) if field == "luck" else 1)
        assert truth(title.game, copy) != truth(title.game, state)
        assert title.game.hash(copy) == title.game.hash(state)


def test_what_lies_above_the_top_of_the_stack_is_no_part_of_a_state():
    title = proving("plain")
    state = title.start(1)
    copy = state.clone()
    copy.later(state.then, 1, 2, 3)
    copy.depth -= 4
    assert position(copy) == position(state)


@each_title
def test_hashes_tell_the_moments_of_a_match_apart(title: Title):
    names = [title.game.hash(state) for state in questions(title.asked(8), seed=8)]
    assert len(set(names)) > 0.9 * len(names)
    assert all(len(name) == 16 and set(name) <= set("0123456789abcdef") for name in names)
