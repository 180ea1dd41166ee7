"""A lesson of a title for several: the learner sits alone, and the others say their lines, whatever was taken back meanwhile."""

from __future__ import annotations

from ludarium.games.anima.lessons import lessons
from ludarium.server import wire
from tests.server.house import House, new_id

ROAD = [step.expect for step in lessons[0].steps if step.expect]


def test_the_others_say_their_lines(house: House) -> None:
    made = house.table("anima", lesson=1)
    assert set(made.tokens) == {0}
    with made.sit(0) as learner:
        assert [each.kind for each in learner.seats] == ["person", "bot"]
        for say in ROAD[:4]:
            learner.until(lambda _now, say=say: say in learner.options())
            learner.answer(say)
        learner.until(lambda _now: ROAD[4] in learner.options())
    spoken = [say for by, say in made.said() if by == "1" and say != "pass"]
    assert spoken == list(lessons[0].lines[: len(spoken)])
    assert len(spoken) == 4


def test_a_lesson_taken_back_goes_on_as_before(house: House) -> None:
    made = house.table("anima", lesson=1)
    with made.sit(0) as learner:
        for say in ROAD[:2]:
            learner.until(lambda _now, say=say: say in learner.options())
            learner.answer(say)
        learner.until(lambda _now: ROAD[2] in learner.options())
        length = len(made.said())
        learner.answer(ROAD[2])
        learner.until(lambda _now: ROAD[3] in learner.options())
        before = made.said()
        learner.does(wire.Undo(new_id(), 0, to=length))
        learner.until(lambda _now: ROAD[2] in learner.options())
        learner.answer(ROAD[2])
        learner.until(lambda _now: ROAD[3] in learner.options())
        assert made.said() == before
