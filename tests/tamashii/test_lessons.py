"""The tutorial: every answer that a lesson asks for is legal where it is asked, and what the trainer says is so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludarium.core.options import Lesson
from ludarium.games.tamashii import ChronicleOfAscend
from ludarium.games.tamashii.lessons import lessons
from tests.core import teaching
from tests.core.teaching import SEAT, follow, follow_the_finger, names_are_used

GAME = ChronicleOfAscend()


class Table(teaching.Table):
    def __init__(self, lesson: Lesson) -> None:
        super().__init__(GAME, lesson)

    @property
    def me(self) -> dict[str, Any]:
        return dict(self.view["seats"][SEAT])

    def on(self, cell: str) -> str | None:
        return str(next(each["token"] for each in self.me["launcher"] if each["cell"] == cell))

    def column(self, *cells: str) -> list[str | None]:
        return [self.on(cell) for cell in cells]

    def is_ready(self, pattern: str) -> bool:
        number = next(each["source"] for each in self.view["patterns"] if each["notation"] == pattern)
        return bool(next(each["ready"] for each in self.me["launchable"] if each["source"] == number))

    def tile(self, place: int) -> str | None:
        found = self.view["map"][place - 1]
        return str(found["tile"]).rstrip("_0123456789") if found["face_up"] else None

    @property
    def kind(self) -> str:
        assert self.match.prompt
        return self.match.prompt.kind


def walker(table: Table) -> bool:
    facts = table.facts("walker_red")
    return (facts["mov"], facts["att"], facts["prg"]) == (2, 2, 4) and table.kind == "board_taken"


CLAIMS: dict[str, Callable[[Any], bool]] = {
    "lesson-parcel-board": walker,
    "lesson-parcel-tokens": lambda t: (
        t.me["essential"] == "red"
        and t.me["moves_left"] == 4
        and sum(each["token"] is not None for each in t.me["launcher"]) == 8
        and (t.on("b2"), t.on("c2")) == ("blue", "None")
    ),
    "lesson-parcel-power": lambda t: (
        t.is_ready("power") and t.column("c1", "c3") == ["red", "red"] and (t.on("d2"), t.on("d3")) == ("red", "None")
    ),
    "lesson-parcel-swap": lambda t: t.column("d3", "d4") == ["red", "blue"],
    "lesson-parcel-long": lambda t: t.me["moves_left"] == 1 and t.column("c4", "d4") == ["None", "red"],
    "lesson-parcel-bot": lambda t: t.is_ready("long power") and t.kind == "destination" and t.tile(3) is None,
    "lesson-parcel-go": lambda t: t.me["assets"]["power"] == 1 and t.tile(3) == "power_plant" and t.tile(4) is None,
    "lesson-parcel-find": lambda t: t.kind == "type_chosen" and not t.me["dump"],
    "lesson-parcel-place": lambda t: (
        t.tile(4) == "mainframe" and t.view["bot"]["batteries"] == 5 and t.me["dump"] == {"yellow": 1}
    ),
    "lesson-parcel-prepare": lambda t: any("Prepare 2" in option.text() for option in t.match.prompt.options),
    "lesson-parcel-red": lambda t: t.me["prepared"].get("red") == 1 and t.on("b4") == "yellow" and t.on("b3") == "None",
    "lesson-parcel-yellow": lambda t: t.me["prepared"].get("yellow") == 1 and t.on("b3") == "red",
    "lesson-parcel-launch": lambda t: t.is_ready("power") and t.is_ready("long power") and t.is_ready("reroll"),
    "lesson-parcel-again": lambda t: t.me["assets"]["power"] == 3 and t.me["dump"]["red"] == 3,
    "lesson-parcel-quest": lambda t: t.view["phase"] == "quest",
    "lesson-parcel-look": lambda t: t.view["plot"]["card"] == "a01" and t.me["at"] == 4,
    "lesson-parcel-trace": lambda t: t.me["exp"] == 1 and t.view["plot"]["card"] == "a02" and t.me["trace"] == 0,
    "lesson-parcel-round": lambda t: (
        t.just("bag-refilled") and all(each["token"] for each in t.me["launcher"] if each["highlighted"] and not each["locked"])
    ),
}
ADVICE: tuple[str, ...] = ()
NAMED = {
    "power_plant": {"en": "Power Plant", "fr": "Centrale Électrique"},
    "mainframe": {"en": "Mainframe", "fr": "Unité Centrale"},
}


def places(table: Table) -> list[str]:
    """What can be pointed at: cells, places of the map, Patterns, activities."""
    view = table.view
    return [
        *(f"seat.{SEAT}.cell.{each['cell']}" for each in table.me["launcher"]),
        *(f"place.{each['place']}" for each in view["map"]),
        *(f"pattern.{each['source']}" for each in view["patterns"]),
        *(f"activity.{each['activity']}" for each in view["activities"]),
    ]


@pytest.mark.parametrize("lesson", lessons, ids=[lesson.title for lesson in lessons])
def test_what_the_trainer_says_is_so(lesson: Lesson) -> None:
    follow(Table(lesson), CLAIMS, ADVICE)


@pytest.mark.parametrize("lesson", lessons, ids=[lesson.title for lesson in lessons])
def test_what_is_pointed_at_is_on_the_board(lesson: Lesson) -> None:
    follow_the_finger(Table(lesson), places)


def test_the_names_are_those_of_the_tiles() -> None:
    names_are_used(GAME, NAMED)
