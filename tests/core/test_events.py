"""Events: listeners are found by event and kind, and run in the order in which they are printed."""

from __future__ import annotations

import pytest

from ludarium.core.events import Triggers
from ludarium.core.kernel import NAMES, State, rule
from ludarium.games.proving.rules import triggers
from ludarium.games.proving.traits import ABILITIES

BORN, DIES = 0, 1
CAT, DOG, FISH = 0, 1, 2


class Garden(State):
    def __init__(self, source: Garden | None = None) -> None:
        super().__init__(source, 1)
        self.heard: list[tuple[object, ...]] = [] if source is None else source.heard[:]

    def clone(self) -> Garden:
        return Garden(self)


@rule
def purrs(s: Garden, a: int, b: int, c: int) -> None:
    s.heard.append(("purrs", a, b, c))


@rule
def barks(s: Garden, a: int, b: int, c: int) -> None:
    s.heard.append(("barks", a, b, c))


@rule
def mourns(s: Garden, a: int, b: int, c: int) -> None:
    s.heard.append(("mourns", a, b, c))


@rule
def barks_when_the_cat_is_born(s: Garden, a: int, b: int, c: int) -> None:
    LISTENING.emit(s, BORN, CAT, 5)
    s.heard.append(("first", a, b, c))


LISTENING = Triggers(2, 3)
LISTENING.listen(BORN, CAT, purrs)
LISTENING.listen(BORN, CAT, barks)
LISTENING.listen(DIES, CAT, mourns)
LISTENING.listen(DIES, DOG, purrs)
LISTENING.listen(DIES, DOG, barks_when_the_cat_is_born)


def garden() -> Garden:
    return Garden()


def test_listeners_run_in_the_order_they_are_printed_with_the_numbers_of_the_event():
    s = garden()
    LISTENING.emit(s, BORN, CAT, 7, 8)
    assert s.heard == [], "nothing runs at once: frames wait"
    s.run()
    assert s.heard == [("purrs", 7, 8, 0), ("barks", 7, 8, 0)]


def test_what_waited_before_the_event_runs_after_its_listeners():
    s = garden()
    s.later(mourns, 1)
    LISTENING.emit(s, BORN, CAT, 2)
    s.run()
    assert [name for name, *_ in s.heard] == ["purrs", "barks", "mourns"]


def test_a_listener_hears_its_own_event_and_its_own_kind_only():
    for event, kind, names in [(DIES, CAT, ["mourns"]), (BORN, DOG, []), (BORN, FISH, []), (DIES, FISH, [])]:
        s = garden()
        LISTENING.emit(s, event, kind, 1)
        s.run()
        assert [name for name, *_ in s.heard] == names
        assert LISTENING.heard(event, kind) is bool(names)


def test_an_event_within_an_event_is_over_before_the_next_listener():
    s = garden()
    LISTENING.emit(s, DIES, DOG, 1)
    s.run()
    assert [name for name, *_ in s.heard] == ["purrs", "first", "purrs", "barks"]


def test_a_copy_that_waits_for_listeners_has_them_too():
    s = garden()
    LISTENING.emit(s, BORN, CAT, 3)
    copy = s.clone()
    copy.run()
    s.run()
    assert copy.heard == s.heard


def test_the_printed_order_is_by_kind_and_within_a_kind_by_time_of_registration():
    assert [name.split(".")[1] for name in LISTENING.printed(BORN)] == ["purrs", "barks"]
    assert [name.split(".")[1] for name in LISTENING.printed(DIES)] == ["mourns", "purrs", "barks_when_the_cat_is_born"]


@pytest.mark.parametrize("event", range(triggers.EVENTS))
def test_every_event_of_proving_grounds_is_heard_by_rules_of_the_title(event: int):
    names = triggers.TRIGGERS.printed(event)
    assert names
    assert all(name.startswith("proving.") and name in NAMES.values() for name in names)
    assert any(triggers.TRIGGERS.heard(event, kind) for kind in range(ABILITIES))
    assert not triggers.TRIGGERS.heard(event, 0), "0 is the enemy without an ability"
