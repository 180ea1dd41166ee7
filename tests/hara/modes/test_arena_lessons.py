"""The tutorial: every answer that a lesson asks for is legal where it is asked, and what the trainer says is so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium.core.options import Lesson
from ludarium.games.hara.lessons import lessons
from tests.core import teaching
from tests.core.teaching import SEAT, follow, follow_the_finger, names_are_used

CLIENT = Path(__file__).parents[3] / "web/src/titles/hara"
GAME = ludarium.game("hara")


class Table(teaching.Table):
    def __init__(self, lesson: Lesson) -> None:
        super().__init__(GAME, lesson)

    @property
    def me(self) -> dict[str, Any]:
        return dict(self.view["seats"][SEAT])

    @property
    def at(self) -> str:
        return str(self.me["at"])

    @property
    def when(self) -> tuple[int, str]:
        return self.view["day"], self.view["round"]

    def energy(self, colour: str) -> int:
        return int(self.me["energy"][colour])

    def lying(self, space: str) -> list[str]:
        return [card["card"] for card in self.view["cards"] if card["at"] == space]

    def card(self, id: str) -> dict[str, Any]:
        return next((card for card in self.view["cards"] if card["card"] == id), {})

    def in_play(self, id: str) -> bool:
        return bool(self.card(id))

    def state(self, ability: str) -> str:
        return str(next((card["state"] for card in self.me["cards"] if card["id"] == ability), "out"))

    def states(self) -> list[str]:
        return sorted(card["state"] for card in self.me["cards"])

    def blow(self, ability: str, side: str, verb: str = "hit") -> tuple[int, int]:
        """Damage and range of a half of a card."""
        for sentence in self.script(ability, side):
            if sentence[0] == verb:
                return int(sentence[-2]), int(sentence[-1])
        return 0, -1

    def steps(self, ability: str, side: str) -> int:
        return next((int(sentence[1]) for sentence in self.script(ability, side) if sentence[0] in ("move", "dash")), 0)

    def script(self, ability: str, side: str) -> list[list[str]]:
        return [sentence.split() for sentence in str(self.facts(ability)[f"{side}_script"]).split(";")]

    def threats(self) -> list[str]:
        """Who would strike if the turn ended here."""
        return sorted(blow["card"] for blow in self.me["danger"]["from"])

    def far(self, space: str) -> int:
        return int(self.me["reach"][space])

    def stands(self) -> str:
        """For whoever has to mend a story."""
        me = self.me
        numbers = f"Health {me['health']}, Spirit {me['spirit']}, Energy {me['energy']}, danger {me['danger']}"
        cards = ", ".join(f"{card['id']} {card['state']}" for card in me["cards"])
        map_ = ", ".join(f"{card['card']} on {card['at']}" for card in self.view["cards"])
        return f"Day {self.when[0]}, {self.when[1]}, Oric on {self.at}: {numbers}; {cards}; {map_}; asked: {self.options}"


Claim = Callable[[Table], bool]

CLAIMS: dict[str, Claim] = {
    # the first Dawn
    "lesson-dawn-map": lambda t: (
        t.when == (1, "dawn")
        and t.at == "dojo.0"
        and all(len(t.lying(f"{world}.1")) == 1 for world in t.view["layout"])
        and len(t.view["cards"]) == 6
        and t.steps("dash", "hand") == 2
        and t.states() == ["hand"] * 4
    ),
    "lesson-dawn-step": lambda t: t.view["points"] == 2 and t.far("drear.1") == 2,
    "lesson-dawn-friend": lambda t: (
        t.lying("drear.1") == ["well_mannered_ghost"] and t.card("well_mannered_ghost")["kind"] == "ally"
    ),
    "lesson-dawn-free": lambda t: t.view["activations"] == 2 and t.card("well_mannered_ghost")["help"] == "once",
    "lesson-dawn-tilted": lambda t: (
        t.energy("blue") > 0
        and t.view["activations"] == 2
        and t.state("dash") == "tilted"
        and t.script("hold_the_gate", "hand")[0][0] == "move"
    ),
    "lesson-dawn-skipped": lambda t: t.view["points"] == 1 and t.script("hold_the_gate", "hand")[1][0] == "hit",
    "lesson-dawn-third": lambda t: (
        t.view["activations"] == 1
        and not t.just("strikes")
        and t.states() == ["hand", "hand", "tilted", "tilted"]
        and not t.threats()
    ),
    "lesson-dawn-board": lambda t: (
        t.when == (1, "dusk")
        and t.just("dusk-falls")
        and t.view["activations"] == 3
        and t.states() == ["board", "board", "hand", "hand"]
        and t.script("dash", "board")[0][:2] == ["dash", "1"]
    ),
    "lesson-dawn-event": lambda t: (
        t.far("oppenheim.1") == 1 and t.lying("oppenheim.1") == ["armistice_bell"] and t.card("armistice_bell")["kind"] == "event"
    ),
    "lesson-dawn-rhythm": lambda t: (
        t.just("meets")
        and all(t.energy(colour) > 0 for colour in ("red", "blue"))
        and t.when[0] == 1
        and t.state("dash") == "used"
    ),
    "lesson-dawn-plan": lambda t: t.state("art_of_war") == "hand",
    # Monsters
    "lesson-hunt-start": lambda t: t.lying("arechi.1") == ["salt_jackals"] and t.far("arechi.1") == 2,
    "lesson-hunt-range": lambda t: t.view["points"] == 2,
    "lesson-hunt-edge": lambda t: t.at == "dojo.2" and t.view["points"] == 1 and not t.threats(),
    "lesson-hunt-blow": lambda t: t.blow("break_the_ranks", "hand") == (3, 1),
    "lesson-hunt-target": lambda t: (
        t.options == ["hit bramble_sow", "hit salt_jackals"]
        and t.at == "dojo.2"
        and "scarred" not in t.card("salt_jackals")["keywords"]
    ),
    "lesson-hunt-close": lambda t: (
        0 < t.card("salt_jackals")["hurt"] < t.card("salt_jackals")["health"]
        and t.blow("hold_the_gate", "hand")[1] == 0
        and t.script("hold_the_gate", "hand")[0][0] == "move"
    ),
    "lesson-hunt-leave": lambda t: t.far("arechi.1") == 1 and not t.threats(),
    "lesson-hunt-gold": lambda t: (
        t.just("fells")
        and t.energy("red") > 0
        and t.energy("green") == 0
        and t.options == ["gauge red", "gauge green", "gauge blue"]
    ),
    "lesson-hunt-sting": lambda t: (
        t.energy("green") == 1 and t.threats() == ["comet_moth"] and "elusive" in t.card("comet_moth")["keywords"]
    ),
    "lesson-hunt-dusk": lambda t: (
        t.just("suffers")
        and t.when == (1, "dusk")
        and t.lying("arechi.1") == ["shadow_tailor"]
        and "elusive" in t.card("shadow_tailor")["keywords"]
        and t.state("hold_the_gate") == "board"
    ),
    "lesson-hunt-second": lambda t: (
        t.in_play("shadow_tailor")
        and t.just("strikes")
        and t.state("break_the_ranks") == "board"
        and t.blow("break_the_ranks", "board")[0] < t.blow("break_the_ranks", "hand")[0]
    ),
    "lesson-hunt-home": lambda t: (
        t.just("fells")
        and t.threats() == ["comet_moth", "unfinished_portrait"]
        and t.state("dash") == "board"
        and t.options[0] == "end"
    ),
    "lesson-hunt-dojo": lambda t: t.far("dojo.3") == 1,
    "lesson-hunt-rest": lambda t: not t.threats() and t.at == "dojo.3" and t.me["health"] < t.me["max_health"],
    "lesson-hunt-mended": lambda t: t.just("recovers") and t.just("heals") and t.me["health"] == t.me["max_health"],
    # Dusk and World Shift
    "lesson-shift-start": lambda t: t.when == (1, "dawn") and t.far("oppenheim.1") == t.steps("dash", "hand"),
    "lesson-shift-way": lambda t: t.view["layout"][4] == "oppenheim",
    "lesson-shift-lotte": lambda t: t.lying("oppenheim.1") == ["lotte_at_the_bellows"],
    "lesson-shift-help": lambda t: t.card("lotte_at_the_bellows")["kind"] == "ally",
    "lesson-shift-gold": lambda t: t.energy("red") == 1 and t.me["primary"] == "red" and t.options[0] == "gauge red",
    "lesson-shift-evening": lambda t: t.options[0] == "end" and not t.threats() and t.view["activations"] > 0,
    "lesson-shift-rifts": lambda t: (
        t.when == (1, "dusk")
        and t.view["rifts"] == 2
        and t.lying("oppenheim.2") == ["red_curtain"]
        and t.far("oppenheim.2") == 1
        and t.state("dash") == "board"
    ),
    "lesson-shift-curtain": lambda t: t.view["points"] == 1,
    "lesson-shift-challenge": lambda t: t.view["activations"] == 2,
    "lesson-shift-odds": lambda t: (
        t.options[-1] == "spend 4" and 0 < t.odds("spend 0") < t.odds("spend 2") < 1 and t.odds("spend 4") == 1
    ),
    "lesson-shift-closed": lambda t: t.just("closes") and t.options[0] == "gauge red" and t.me["spirit"] == 2,
    "lesson-shift-five": lambda t: t.energy("red") >= 5 and not t.threats() and t.options[0] == "end",
    "lesson-shift-learn": lambda t: (
        t.options == ["learn plough_and_pike", "learn veterans_riposte"]
        and [sentence[0] for sentence in t.script("veterans_riposte", "hand")] == ["hit", "aim"]
        and t.script("veterans_riposte", "hand")[1] == ["aim", "1"]
    ),
    "lesson-shift-worlds": lambda t: (
        t.just("learns")
        and t.just("swaps")
        and t.just("gains")
        and (t.view["layout"][1], t.view["layout"][4]) == ("oppenheim", "arechi")
        and t.view["discards"]["shift"] == ["iron_caravan"]
        and t.at == "oppenheim.2"
    ),
    "lesson-shift-morning": lambda t: (
        t.when == (2, "dawn")
        and all(t.lying(f"{world}.2") for world in t.view["layout"])
        and t.lying(t.at) == ["last_battery"]
        and "last_battery" in t.threats()
        and t.state("veterans_riposte") == "hand"
    ),
}
# what they say does not depend on luck
ADVICE = {"lesson-hunt-defeat", "lesson-shift-win", "lesson-shift-play"}

each_lesson = pytest.mark.parametrize("number", range(len(lessons)), ids=lambda number: lessons[number].title)


@each_lesson
def test_every_answer_is_legal_and_everything_said_is_so(number: int) -> None:
    follow(Table(lessons[number]), CLAIMS, ADVICE)


@each_lesson
def test_what_is_pointed_at_is_on_the_board(number: int) -> None:
    follow_the_finger(Table(lessons[number]), places)


def places(table: Table) -> list[str]:
    """Everything that a client draws and that can be pointed at."""
    learning = [f"ability.{option.split()[1]}" for option in table.options if option.startswith("learn ")]
    return [
        *(learning or (f"ability.{card['id']}" for card in table.me["cards"])),
        *(f"space.{space}" for space in table.me["reach"]),
        *(f"gauge.{colour}" for colour in table.me["energy"]),
        *(f"spirit.{option.split()[1]}" for option in table.options if option.startswith("spend ")),
        *(["danger"] if table.view["turn"] == SEAT else []),
    ]


def test_the_board_marks_what_can_be_pointed_at() -> None:
    drawn = "".join(path.read_text("utf-8") for path in sorted(CLIENT.rglob("*.svelte")))
    for anchor in ("space.{space}", "ability.{ability.id}", "gauge.{colour}", "spirit.{rung.spent - rung.charge}", "danger"):
        assert f'data-anchor="{anchor}"' in drawn, anchor


NAMED = {
    "dash": {"en": "Dash", "fr": "Ruée"},
    "art_of_war": {"en": "Art of War", "fr": "L’Art de la guerre"},
    "break_the_ranks": {"en": "Break the Ranks", "fr": "Rompre les rangs"},
    "hold_the_gate": {"en": "Hold the Gate", "fr": "Tenir la porte"},
    "veterans_riposte": {"en": "Veteran’s Riposte", "fr": "Riposte du vétéran"},
    "well_mannered_ghost": {"en": "Well-Mannered Ghost", "fr": "Revenant bien élevé"},
    "armistice_bell": {"en": "Armistice Bell", "fr": "Cloche de l’armistice"},
    "salt_jackals": {"en": "Salt Jackals", "fr": "Chacals du sel"},
    "bramble_sow": {"en": "Bramble Sow", "fr": "Laie des ronciers"},
    "comet_moth": {"en": "Comet Moth", "fr": "Phalène à chevelure"},
    "shadow_tailor": {"en": "Shadow Tailor", "fr": "Tailleur d’ombres"},
    "unfinished_portrait": {"en": "Unfinished Portrait", "fr": "Portrait inachevé"},
    "lotte_at_the_bellows": {"en": "Lotte at the Bellows", "fr": "Lotte au soufflet"},
    "red_curtain": {"en": "Red Curtain", "fr": "Rideau rouge"},
    "iron_caravan": {"en": "Iron Caravan", "fr": "Caravane de fer"},
    "last_battery": {"en": "Last Battery", "fr": "Dernière Batterie"},
}


def test_cards_are_called_by_their_names() -> None:
    names_are_used(GAME, NAMED)
