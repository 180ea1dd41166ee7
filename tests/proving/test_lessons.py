"""The tutorial: every answer that a lesson asks for is legal where it is asked, and what the trainer says is so."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium.core.errors import Refused
from ludarium.core.options import Lesson
from ludarium.core.text import LANGUAGES, Phrase
from ludarium.games.proving.lessons import lessons
from tests.core import teaching
from tests.core.teaching import follow, follow_the_finger, names_are_used

CLIENT = Path(__file__).parents[2] / "web/src/titles/proving"
GAME = ludarium.game("proving")
THREE_SECONDS = 3_000
ROUND = 90_000
GRACE = 250


class Table(teaching.Table):
    """With a clock that the test turns."""

    def __init__(self, lesson: Lesson) -> None:
        self.time = 0
        super().__init__(GAME, lesson, now=lambda: self.time)

    def answer(self, say: str) -> None:
        super().answer(say)
        self.time += THREE_SECONDS  # the dice come to rest

    def dice(self, value: int) -> list[str]:
        return list(self.view["slots"][value - 1]["dice"])

    def sets(self) -> list[int]:
        return [value for value in range(1, 7) if len(self.dice(value)) > 1]

    def singles(self) -> list[int]:
        return [value for value in range(1, 7) if len(self.dice(value)) == 1]

    def foretold(self, effect: str) -> list[int]:
        """Slots whose card shows this at its foot."""
        return [slot["slot"] for slot in self.view["slots"] if (slot["forecast"] or {}).get("effect") == effect]

    def slot(self, number: int) -> dict[str, Any]:
        return dict(self.view["slots"][number - 1])

    def next_space(self, number: int) -> str:
        slot = self.slot(number)
        return str(slot["climb"][slot["marker"] - 1])

    def marker(self, number: int) -> int:
        return int(self.slot(number)["marker"])

    def tired(self) -> list[list[str]]:
        return [[die["die"] for die in space] for space in self.view["exhaustion"]]

    def notes(self, name: str) -> list[dict[str, object]]:
        """What happened under this name in the whole lesson."""
        told = [note for moment in self.match.moments for note in moment.notes]
        return [dict(note.arguments) for note in told if getattr(note, "id", "") == f"note-{name}"]

    def happened(self, name: str) -> list[object]:
        return [note["slot"] for note in self.notes(name)]


Claim = Callable[[Table], bool]

CLAIMS: dict[str, Claim] = {
    # the roll
    "lesson-roll-start": lambda t: len(t.view["pool"]) == 8 and all(slot["enemy"] for slot in t.view["slots"]),
    "lesson-roll-set": lambda t: t.options == ["reroll 5", "stop"] and len(t.dice(5)) == 3 and len(t.singles()) == 5,
    "lesson-roll-company": lambda t: (
        t.sets() == [3, 4, 6]
        and [len(t.dice(value)) for value in t.sets()] == [2, 2, 2]
        and t.slot(4)["enemy"] == "rurik_window_thief"
        and t.foretold("stay") == [4]
    ),
    "lesson-roll-stop": lambda t: t.foretold("up") == [2, 3, 6] and t.foretold("down") == [1] and t.singles() == [1],
    "lesson-roll-moved": lambda t: (
        t.happened("went-up") == [2, 3, 6] and t.happened("went-down") == [1] and not t.notes("wounded") and t.view["round"] == 2
    ),
    "lesson-roll-end": lambda t: t.view["defeats"]["to_win"] == 8 and t.view["health"]["last"] == 5,
    # the battle track
    "lesson-track-start": lambda t: (
        t.slot(3)["enemy"] == "pim_candlewick" and all(slot["marker"] == slot["start"] for slot in t.view["slots"])
    ),
    "lesson-track-colour": lambda t: (
        len(t.dice(3)) == 4 and t.next_space(3) == "3Y" and 3 in t.foretold("stay") and t.dice(6) == ["Y1"] and 5 in t.sets()
    ),
    "lesson-track-yellow": lambda t: t.dice(6) == ["B1", "Y1"] and t.dice(1) == ["W2"] and 1 in t.foretold("wound"),
    "lesson-track-stop": lambda t: (
        "Y1" in t.dice(3)
        and t.foretold("up") == [3]
        and t.slot(2)["enemy"] == "oriane_gilt_blade"
        and (len(t.dice(2)), t.next_space(2)) == (2, "3")
        and t.foretold("stay") == [2]
        and t.foretold("wound") == [1]
    ),
    "lesson-track-exhaust": lambda t: (
        t.slot(1)["enemy"] == "mother_owlglass" and t.marker(1) == 0 and t.dice(1) == ["W2"] and t.options[-1] == "exhaust Y1"
    ),
    "lesson-track-again": lambda t: (
        t.view["health"]["at"] == 1
        and t.marker(1) == t.slot(1)["start"]
        and any("W2" in space for space in t.tired())
        and len(t.view["pool"]) == 8
        and t.marker(3) == t.slot(3)["top"] - 1
    ),
    "lesson-track-hunt": lambda t: t.next_space(3) == "3" and len(t.dice(3)) == 1 and 6 in t.foretold("stay"),
    "lesson-track-last": lambda t: len(t.dice(3)) == 2 and len(t.dice(5)) == 3 and 5 in t.foretold("stay"),
    "lesson-track-strike": lambda t: (
        len(t.dice(3)) == 3
        and t.foretold("defeat") == [3]
        and t.foretold("up") == [4]
        and len(t.dice(4)) == 2
        and t.foretold("stay") == [1]
        and t.next_space(1) == "2G"
        and "G1" not in t.dice(1)
    ),
    "lesson-track-fallen": lambda t: t.happened("defeated") == [3] and t.view["defeats"]["now"] == 1 and t.slot(3)["enemy"] != "",
    "lesson-track-stack": lambda t: t.view["stack"]["at"] == 2 and t.view["health"] == {"at": 1, "last": 5},
    # the clock
    "lesson-clock-start": lambda t: (
        t.view["clock"]["seconds"] * 1000 == ROUND and t.match.gate.seconds_left(t.match._state) is None
    ),
    "lesson-clock-first": lambda t: t.foretold("wound") == [3, 4] and 2 in t.foretold("stay"),
    "lesson-clock-lock": lambda t: t.foretold("up") == [3] and t.foretold("wound") == [4] and 5 in t.foretold("stay"),
    "lesson-clock-free": lambda t: t.foretold("up") == [3, 4] and not t.foretold("wound") and "reroll 6" in t.options,
    # Dragon and Shields
    "lesson-dragon-start": lambda t: t.view["modules"] == ["dragon", "shields"] and not any(s["shield"] for s in t.view["slots"]),
    "lesson-dragon-flies": lambda t: (
        t.view["dragon"]["face"] == "teeth" and "teeth" not in {slot["symbol"] for slot in t.view["slots"]} and 1 in t.sets()
    ),
    "lesson-dragon-weakness": lambda t: (
        t.view["dragon"]["face"] == "tail"
        and (t.slot(5)["enemy"], t.slot(5)["symbol"]) == ("old_brasstooth", "tail")
        and t.slot(3)["enemy"] == "lady_gloam"
        and t.dice(3) == ["Y1"]
        and 3 in t.foretold("up")
    ),
    "lesson-dragon-joins": lambda t: t.dice(5) == ["G1"] and t.foretold("wound") == [5],
    "lesson-dragon-shield": lambda t: (
        5 in t.happened("went-up")
        and not t.notes("wounded")
        and t.slot(6)["enemy"] == "sister_carapace"
        and t.slot(6)["shield"]
        and t.happened("shield-raised") == [6]
    ),
    "lesson-dragon-chaos": lambda t: (
        len(t.dice(6)) == 1 and t.foretold("break") == [6] and t.view["dragon"]["face"] == "chaos" and 4 in t.foretold("raise")
    ),
    "lesson-dragon-wing": lambda t: (
        t.view["dragon"]["face"] == "wing" and len(t.dice(3)) == 2 and "Y1" in t.dice(3) and t.foretold("wound") == [1]
    ),
    "lesson-dragon-cushion": lambda t: t.options == ["dragon none", "dragon 1"] and t.slot(1)["enemy"] == "oriane_gilt_blade",
    "lesson-dragon-broken": lambda t: (
        t.happened("held") == [1]
        and not t.notes("wounded")
        and t.happened("shield-broken") == [6]
        and not t.slot(6)["shield"]
        and t.slot(5)["shield"]
        and t.marker(5) == t.slot(5)["top"] - 1
        and t.next_space(5) == "3"
    ),
    # the whole arena
    "lesson-arena-dial": lambda t: (
        t.slot(1)["enemy"] == "halda_pack_ice" and t.marker(1) == 2 and t.view["dial"]["dice"] == ["B2", "G2", "Y2"]
    ),
    "lesson-arena-chariot": lambda t: (
        [lying["chariot"] for lying in t.view["chariots"]] == ["rattlebones"]
        and (t.view["dial"]["sun"], t.view["dial"]["moon"]) == (4, 1)
    ),
    "lesson-arena-chances": lambda t: (
        t.foretold("wound") == [2, 4, 6] and len(t.dice(1)) == 3 and t.foretold("down") == [1]
    ),  # the Moon
    "lesson-arena-place": lambda t: (
        t.foretold("up") == [4, 5, 6]
        and [len(t.dice(value)) for value in (2, 4, 5, 6)] == [1, 2, 3, 2]
        and t.foretold("wound") == [2]
    ),
    "lesson-arena-stop": lambda t: t.foretold("up") == [4, 5, 6] and not t.foretold("wound") and not t.dice(2),
    "lesson-arena-sun": lambda t: (
        len(t.notes("chariot-covered")) == 1
        and t.happened("went-up") == [4, 5, 6]
        and t.slot(4)["enemy"] == "halite_salt_vow"
        and t.next_space(4) == "3B"
    ),
    "lesson-arena-moon": lambda t: (
        t.happened("moon-rises") == [1]
        and t.happened("went-down") == [1]
        and not t.notes("wounded")
        and "rotate 4" not in t.options
        and "B2" in [die["die"] for die in t.view["pool"]]
    ),
    "lesson-arena-fern": lambda t: t.view["conspirators"] == ["fern"] and [note["number"] for note in t.notes("quiet")] == [1, 1],
}
# what they say does not depend on the dice
ADVICE = {"lesson-clock-zero", "lesson-clock-calm", "lesson-dragon-end", "lesson-arena-help", "lesson-arena-play"}

each_lesson = pytest.mark.parametrize("number", range(len(lessons)), ids=lambda number: lessons[number].title)


@each_lesson
def test_every_answer_is_legal_and_everything_said_is_so(number: int) -> None:
    follow(Table(lessons[number]), CLAIMS, ADVICE)


@each_lesson
def test_what_is_pointed_at_is_on_the_board(number: int) -> None:
    follow_the_finger(Table(lessons[number]), places)


def places(table: Table) -> list[str]:
    """Everything that a client draws and that can be pointed at."""
    view, asked = table.view, table.match.prompt
    return [
        *(anchor for option in (asked.options if asked else ()) for anchor in option.anchors),
        *(f"slot.{slot['slot']}" for slot in view["slots"] if slot["enemy"]),
        *(f"chariot.{lying['chariot']}" for lying in view["chariots"]),
        *(f"conspirator.{card}" for card in view["conspirators"]),
        *(["die.D"] if view["dragon"] else []),
        *(["stack"] if view["stack"] else []),
        "exhaustion",
    ]


def test_the_reroll_that_is_taught_pays_off() -> None:
    """Each reroll of the first lesson, and of the one against the clock, leaves fewer blows against Maia than there were."""
    for number in (0, 2):
        table, threats = Table(lessons[number]), []
        for say in [step.expect for step in lessons[number].steps if step.expect]:
            if say.startswith("reroll"):
                threats.append(len(table.foretold("wound") + table.foretold("down")))
            if say != "stop":
                table.answer(say)
        threats.append(len(table.foretold("wound") + table.foretold("down")))
        assert all(later < earlier for earlier, later in pairwise(threats)), lessons[number].title


# -- under the clock -------------------------------------------------------------------------------------------------


def in_the_free_part() -> Table:
    table = Table(lessons[2])
    for say in [step.expect for step in lessons[2].steps if step.expect]:
        table.answer(say)
    return table


def play_out(table: Table) -> None:
    """Any choice will do until the next round is asked for."""
    while table.view["round"] == 1 and table.match.result is None:
        table.match.answer(table.options[0])


def test_while_dice_tumble_no_others_are_thrown_for_three_seconds() -> None:
    table = Table(lessons[2])
    table.answer("start")
    table.match.answer("reroll 2")
    table.time += THREE_SECONDS - 1
    with pytest.raises(Refused):
        table.match.answer("reroll 5")
    table.time += 1
    table.match.answer("reroll 5")


@pytest.mark.parametrize("ending", ["stop", "zero", "one more throw, then zero"])
def test_stopped_or_out_of_time_the_lesson_reaches_the_next_round(ending: str) -> None:
    table = in_the_free_part()
    if ending.startswith("one"):
        table.answer("reroll 6")
    if ending == "stop":
        table.answer("stop")
    else:
        table.time = ROUND + GRACE
        assert table.match.tick()
    assert [note["cause"] for note in table.notes("phase-ended")] == ["stop" if ending == "stop" else "timeout"]
    play_out(table)
    assert table.view["round"] == 2 or table.match.result is not None
    if not ending.startswith("one"):
        assert table.happened("went-up") == [3, 4]


def test_there_is_time_enough_to_read() -> None:
    """The throws of the script need little of the ninety seconds, even if each text is read aloud."""
    for language in LANGUAGES:
        words = sum(len(GAME.texts.text(language, Phrase(step.text)).split()) for step in lessons[2].steps[1:4])
        assert words / 2.5 + 2 * THREE_SECONDS / 1000 < 60


# -- words -----------------------------------------------------------------------------------------------------------


NAMED = {
    "pim_candlewick": {"en": "Pim Candlewick", "fr": "Pim Bout-de-Chandelle"},
    "rurik_window_thief": {"en": "Rurik", "fr": "Rurik"},
    "oriane_gilt_blade": {"en": "Oriane", "fr": "Oriane"},
    "mother_owlglass": {"en": "Mother Owlglass", "fr": "Mère Hulotte"},
    "old_brasstooth": {"en": "Old Brasstooth", "fr": "Croc-d’Airain"},
    "lady_gloam": {"en": "Lady Gloam", "fr": "Dame Pénombre"},
    "sister_carapace": {"en": "Sister Carapace", "fr": "Sœur Carapace"},
    "halda_pack_ice": {"en": "Halda", "fr": "Halda"},
    "halite_salt_vow": {"en": "Halite", "fr": "Halite"},
    "rattlebones": {"en": "Rattlebones", "fr": "Claque-Crânes"},
    "fern": {"en": "Fern", "fr": "Fern"},
}


def test_cards_are_called_by_their_names() -> None:
    names_are_used(GAME, NAMED)
