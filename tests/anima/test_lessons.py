"""The tutorial: every answer that a lesson asks for is legal where it is asked, Ruby says the lines given to it, and what the
trainer says is so."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludarium.core.lessons import next_answer
from ludarium.core.options import Lesson
from ludarium.core.text import LANGUAGES
from ludarium.games.anima import ShadowOfOmega
from ludarium.games.anima.lessons import lessons
from tests.core import teaching
from tests.core.teaching import SEAT, follow, follow_the_finger, names_are_used

CLIENT = Path(__file__).parents[2] / "web/src/titles/anima"
GAME = ShadowOfOmega()
FASTEST = max(GAME.pack.tables.speed)


class Table(teaching.Table):
    """Ruby answers as the lesson says."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(GAME, lesson)
        self.silent = False  # Ruby has no line left where one is needed
        self.wait()

    def answer(self, say: str) -> None:
        super().answer(say)
        self.wait()

    def wait(self) -> None:
        """Until the learner is asked something that is not to be passed in any case: so long the table goes on by itself."""
        while self.match.actor is not None and not self.silent:
            if self.match.actor == SEAT:
                if self.options != ["pass"]:
                    return
                self.match.answer("pass")
            else:
                index = next_answer(self.lesson, self.match)
                self.silent = index is None
                if index is not None:
                    self.match.answer(index)

    @property
    def me(self) -> dict[str, Any]:
        return dict(self.view["figures"][0])

    @property
    def ruby(self) -> dict[str, Any]:
        return dict(self.view["figures"][1])

    @property
    def when(self) -> tuple[int, str]:
        return self.view["turn"], self.view["phase"]

    def party(self, figure: str = "gold") -> list[str]:
        return [member["card"] for member in next(f for f in self.view["figures"] if f["figure"] == figure)["party"]]

    def area(self, id: str) -> dict[str, Any]:
        return next((area for area in self.view["areas"] if area["card"] == id), {})

    def mission(self, id: str) -> dict[str, Any]:
        return next((mission for mission in self.me["missions"] if mission["card"] == id), {})

    def stands(self) -> str:
        """For whoever has to mend a story."""
        return (
            f"turn {self.when[0]}, {self.when[1]}; Gold {self.me}; Ruby {self.ruby}; Areas {self.view['areas']}; {self.options}"
        )


Claim = Callable[[Table], bool]

CLAIMS: dict[str, Claim] = {
    # on the road
    "lesson-road-call": lambda t: (
        t.view["you"] == "gold"
        and len(t.view["figures"]) == 2
        and t.options == ["keep duellist", "keep bell_ringer"]
        and t.facts("duellist")["speed"] == FASTEST
    ),
    "lesson-road-hand": lambda t: (
        len(t.me["drawn"]["advantages"]) == 4
        and {"betrayal", "three_days_wages", "salt_on_the_sill"} < set(t.me["drawn"]["advantages"])
    ),
    "lesson-road-order": lambda t: (
        t.when == (1, "reset")
        and (t.me["speed"], t.ruby["speed"]) == (5, 4)
        and t.party("ruby") == ["wizard"]
        and t.view["order"][0] == "gold"
        and not any(option.startswith("use ") for option in t.options)
    ),
    "lesson-road-go": lambda t: (
        t.ruby["guild"] == "lamplighters"
        and t.when == (1, "movement")
        and all(area["encounter"]["face_down"] for area in t.view["areas"])
        and t.area("saint_vael_abbey")["level"] == 1
        and {"seek", "rest"} < set(t.options)
    ),
    "lesson-road-fight": lambda t: (
        t.view["fight"]["foe"]["card"] == "straw_knight"
        and t.view["fight"]["fighter"]["combat"] == 3
        and t.view["fight"]["foe"]["combat"] == 2
        and t.facts("straw_knight")["combat"] > 2
        and t.options == ["pass", "use three_days_wages"]
        and t.facts("duellist")["symbols"] == ["trickery"]
    ),
    "lesson-road-meet": lambda t: (
        t.just("totals", total=9, against=7)
        and t.just("strength", n=3)
        and t.ruby["at"] == t.me["at"] == "saint_vael_abbey"
        and t.options == ["end", "attack ruby"]
    ),
    "lesson-road-explore": lambda t: (
        t.when == (1, "exploration") and t.options == ["end", "explore"] and len(t.facts("saint_vael_abbey")["rewards"]) == 3
    ),
    "lesson-road-recruit": lambda t: (
        "claim recruit" in t.options
        and t.facts("saint_vael_abbey")["explore"][5] == "special"
        and not any(t.facts(card)["type"] == "ki" for card in t.view["spent"]["advantages"])
        and t.just("rolls", die=6)
    ),
    "lesson-road-betrayal": lambda t: (
        t.party() == ["duellist", "weapon_master"] and t.when == (2, "reset") and len(t.party("ruby")) == 2
    ),
    "lesson-road-wizard": lambda t: (
        sorted(t.options) == ["choose factotum", "choose wizard"]
        and t.mission("follow_the_hart")["state"] == "secret"
        and t.facts("follow_the_hart")["kind"] == "speed"
        and t.facts("wizard")["speed"] == 4
    ),
    "lesson-road-three": lambda t: (
        len(t.party()) == 3
        and t.me["speed"] == 11
        and t.facts("follow_the_hart")["place"] == "harts_clearing"
        and "harts_clearing" in t.facts("glass_forest")["places"]
        and not t.area("glass_forest")
    ),
    "lesson-road-seek": lambda t: t.when == (2, "movement") and t.view["order"][0] == "gold" and not t.view["searched"],
    "lesson-road-forest": lambda t: (
        t.me["at"] == "glass_forest"
        and t.just("false-alarm", encounter="The Dragon God")
        and t.area("glass_forest")["level"] == 2
        and t.facts("dragon_god")["level"] == 3
    ),
    "lesson-road-hart": lambda t: (
        t.just("turned-up", encounter="The Blind Fiddler")
        and t.me["now"]["speed"] == 2
        and t.me["speed"] == 13
        and t.facts("follow_the_hart")["difficulty"] == 14
        and t.odds("claim follow_the_hart") == 1
    ),
    "lesson-road-final": lambda t: (
        t.mission("follow_the_hart")["state"] == "completed"
        and t.me["bonus"]["speed"] == 3
        and t.view["final"]["card"] == "orb_on_the_throne"
    ),
    "lesson-road-win": lambda t: (
        t.me["ready"]
        and t.facts("orb_on_the_throne")["difficulty"] == 19
        and t.me["speed"] - t.me["now"]["speed"] == 14
        and t.ruby["speed"] == 2
    ),
    # in company
    "lesson-company-call": lambda t: "keep weapon_master" in t.options and t.facts("weapon_master")["combat"] == 5,
    "lesson-company-hand": lambda t: "return misdirection" in t.options,
    "lesson-company-slow": lambda t: (
        t.view["order"] == ["ruby", "gold"]
        and t.party("ruby") == ["wizard"]
        and t.facts("light_fingers")["type"] == "trickery"
        and t.facts("weapon_master")["symbols"] == ["ki"]
    ),
    "lesson-company-go": lambda t: (
        t.ruby["at"] == "village_of_cornes"
        and t.just("fights", foe="The Well-Child")
        and t.just("wins-fight")
        and t.area("village_of_cornes")["encounter"] is None
        and t.facts("village_of_cornes")["trade"] is True
        and t.facts("overdue_book")["place"] in t.facts("village_of_cornes")["places"]
        and bool(t.mission("overdue_book"))
    ),
    "lesson-company-trade": lambda t: t.when == (1, "interaction") and "trade ruby" in t.options,
    "lesson-company-give": lambda t: "give light_fingers" in t.options,
    "lesson-company-enough": lambda t: "give weapon_master" in t.options,
    "lesson-company-take": lambda t: "take wizard" in t.options,
    "lesson-company-modest": lambda t: "take any" in t.options,
    "lesson-company-send": lambda t: t.options == ["cancel", "send"],
    "lesson-company-deal": lambda t: t.just("traded") and "friend_at_court" in t.me["hand"] and "attack ruby" in t.options,
    "lesson-company-chest": lambda t: (
        t.just("turned-up", encounter="Treasure") and t.view["claim"] == "recruit" and t.view["slot"] == "ruby"
    ),
    "lesson-company-explore": lambda t: t.just("is-denied") and t.party("ruby") == ["wizard"] and "explore" in t.options,
    "lesson-company-book": lambda t: (
        not t.just("turned-up") and t.facts("overdue_book")["place"] == "old_well" and "claim overdue_book" in t.options
    ),
    "lesson-company-open": lambda t: (
        t.mission("overdue_book")["state"] == "begun"
        and t.facts("overdue_book")["to"] == "drowned_library"
        and "drowned_library" in t.facts("americh")["places"]
        and t.when == (2, "reset")
    ),
    "lesson-company-americh": lambda t: bool(t.area("americh")["encounter"]["face_down"]),
    "lesson-company-quiet": lambda t: (
        t.just("false-alarm", encounter="The Stair That Comes Back") and "trade ruby" in t.options and t.ruby["at"] != t.me["at"]
    ),
    "lesson-company-library": lambda t: t.party("ruby") == ["wizard", "duellist"] and "explore" in t.options,
    "lesson-company-return": lambda t: not t.just("turned-up") and "claim overdue_book" in t.options,
    "lesson-company-done": lambda t: (
        t.mission("overdue_book")["state"] == "completed"
        and t.me["bonus"]["speed"] == 2
        and t.just("draws")
        and t.view["final"]["card"] == "mend_the_chain"
        and t.view["final"]["open"]
    ),
}
# what they say does not depend on luck
ADVICE = {"lesson-company-rest", "lesson-company-play"}

each_lesson = pytest.mark.parametrize("number", range(len(lessons)), ids=lambda number: lessons[number].title)


@each_lesson
def test_every_answer_is_legal_and_everything_said_is_so(number: int) -> None:
    follow(Table(lessons[number]), CLAIMS, ADVICE)


@each_lesson
def test_ruby_always_knows_what_to_say(number: int) -> None:
    """Up to the last answer of the learner; and every line is said."""
    table = Table(lessons[number])
    for step in lessons[number].steps:
        if step.expect:
            assert not table.silent, step.text
            table.answer(step.expect)
    spoken = [moment.entry.say for moment in table.match.moments if moment.entry.by == 1 and moment.entry.say != "pass"]
    assert spoken == list(lessons[number].lines)


@each_lesson
def test_a_step_taken_back_changes_nothing(number: int) -> None:
    """The lines are found again from the log alone."""
    table = Table(lessons[number])
    answers = [step.expect for step in lessons[number].steps if step.expect]
    for answer in answers[:5]:
        table.answer(answer)
    before = table.match.hash()
    table.answer(answers[5])
    after = table.match.hash()
    while table.match.hash() != before:
        table.match.undo("answer")
    table.answer(answers[5])
    assert table.match.hash() == after


def test_whoever_leaves_the_lesson_meets_a_silent_script() -> None:
    """Ruby then has no line: a bot plays on."""
    table = Table(lessons[0])
    table.answer("keep bell_ringer")
    table.answer("return betrayal")
    assert table.match.actor is not None
    for _ in range(60):
        if table.silent:
            break
        table.answer(table.options[-1])
    assert table.silent


@each_lesson
def test_what_is_pointed_at_is_on_the_board(number: int) -> None:
    follow_the_finger(Table(lessons[number]), places)


def places(table: Table) -> list[str]:
    """Everything that a client draws and that can be pointed at."""
    drawn = table.me["drawn"] or {"characters": [], "advantages": []}
    final = [table.view["final"]["card"]] if table.view["final"] else []
    return [
        *(f"character.{card}" for figure in ("gold", "ruby") for card in table.party(figure)),
        *(f"character.{card}" for card in drawn["characters"]),
        *(f"advantage.{card}" for card in (*table.me["hand"], *drawn["advantages"])),
        *(f"area.{area['card']}" for area in table.view["areas"]),
        *(f"mission.{id}" for id in (*(mission["card"] for mission in table.me["missions"]), *final)),
        *(f"party.{figure['figure']}" for figure in table.view["figures"]),
        *(f"type.{option.split()[1]}" for option in table.options if option.startswith("take ")),
        "deck.areas",
    ]


def test_the_board_marks_what_can_be_pointed_at() -> None:
    drawn = "".join(path.read_text("utf-8") for path in sorted(CLIENT.rglob("*.svelte")))
    for anchor in ("`character.${member.card}`", "`advantage.${id}`", "`area.${area.card}`", "`mission.${id}`", '"deck.areas"'):
        assert f"anchors={{[{anchor}" in drawn, anchor
    assert "data-anchor={anchors.join" in drawn


NAMED = (
    "duellist", "salt_on_the_sill", "betrayal", "three_days_wages", "wizard", "saint_vael_abbey", "straw_knight", "weapon_master",
    "follow_the_hart", "glass_forest", "dragon_god", "blind_fiddler", "orb_on_the_throne", "misdirection", "light_fingers",
    "village_of_cornes", "well_child", "friend_at_court", "treasure", "chest_was_open", "overdue_book", "americh",
    "stair_that_comes_back",
)  # fmt: skip
ARTICLES = re.compile(r"^(The|A|Le|La|L’|Une) ?")


def test_cards_are_called_by_their_names() -> None:
    """The article may be another."""
    names = {card.id: card.name for card in GAME.pack.cards}
    names_are_used(GAME, {id: {each: ARTICLES.sub("", names[id].text(each)) for each in LANGUAGES} for id in NAMED})
