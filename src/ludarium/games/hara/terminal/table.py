"""What the table of Champions of Hara knows without being drawn: cards in words, options that are alike, how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ludarium.cli.boards import Board
from ludarium.core.match import Match
from ludarium.core.packs import Card
from ludarium.core.prompts import Option
from ludarium.core.text import Phrase
from ludarium.games.hara.terminal.map import around

View = dict[str, Any]
GATHERED = 9  # so many spaces to choose from are better read on the map than in a list
ON_BOARD = ("board", "used")
PARTS = ("dawn", "dusk", "shift")


class HaraTable(Board):
    private = False  # everything lies open but a World Shift card that somebody has looked at

    # -- who is asked --------------------------------------------------------------------------------------------------

    def hero(self, match: Match, view: View) -> dict[str, Any] | None:
        """The champion of whoever is asked; None where somebody plays Ophion."""
        return view["seats"][self.seat(match)] if view["seats"] else None

    def described(self, message: str) -> str:
        own = {"scenario": self.token("scenario."), "doom": self.token("doom."), "cube": self.cube, "stone": self.stone}
        return self.tell(message, **own, **vars(self.signs))

    def token(self, id: str) -> str:
        """A token in two letters; what lies face down shows no number."""
        kind, dot, number = id.partition(".")
        sign = {"scenario": "#", "clue": "#", "doom": "%"} if self.plain else {"scenario": "◆", "clue": "◆", "doom": "▼"}
        return sign[kind] + (number if dot else "?")

    # -- options -------------------------------------------------------------------------------------------------------

    def alike(self, match: Match, options: Sequence[Option]) -> list[list[Option]]:
        """Copies of an Item are interchangeable."""
        groups: dict[object, list[Option]] = {}
        for option in options:
            groups.setdefault(option.anchors if option.does == "discard" else option.notation, []).append(option)
        return list(groups.values())

    def rows(self, match: Match) -> list[list[str]]:
        """A step has the number of its direction, a card or Item that of its place on the sheet; gauges and slots have theirs."""
        view = match.view(self.seat(match))
        hero = self.hero(match, view)
        words = {option.does for option in match.prompt.options} if match.prompt else set()
        rows = [[f"gauge.{colour}" for colour in hero["energy"]]] if hero else []
        rows += [[f"slot.{slot}" for slot in range(1, 7)]]
        if "move" in words:
            rows.append([f"space.{space}" for space in around(view["layout"], hero["at"] if hero else view["corrupted"]["at"])])
        if hero:
            rows.append([f"ability.{each['id']}" for each in hero["cards"]])
            rows += [[f"item.{id}" for id in hero["items"]]] if words & {"item", "discard"} else []
        return rows

    def key(self, option: Option, numbers: Mapping[str, int]) -> str:
        """What is spent is its own number: `2`, or `2+1` with a Charge."""
        return "+".join(option.things) if option.does == "spend" else super().key(option, numbers)

    def gathered(self, match: Match, options: Sequence[Option]) -> dict[str, str]:
        """Many steps or transports: the map has their numbers."""
        many = [option.notation for option in options if option.does in ("move", "leap")]
        return dict.fromkeys(many, self.tell("hara-on-the-map")) if len(many) >= GATHERED else {}

    def remark(self, match: Match, option: Option) -> str:
        """What an ability does, what waits on a space, how likely it is, what it would cost."""
        said = REMARKS.get(option.does)
        return said(self, match, option, option.things) if said else ""

    def remark_ability(self, match: Match, _option: Option, rest: Sequence[str]) -> str:
        view = match.view(self.seat(match))
        hero = self.hero(match, view)
        held = next((each for each in hero["cards"] if each["id"] == rest[0]), None) if hero else None
        side = "board" if held and held["state"] in ON_BOARD else "hand"
        return self.side(self.card(rest[0]), side, [self.tell("hara-free")])

    def remark_new_ability(self, _match: Match, _option: Option, rest: Sequence[str]) -> str:
        card = self.card(rest[0])
        return f" {self.signs.bar} ".join(self.side(card, side) for side in ("hand", "board") if card.facts[side])

    def remark_item(self, _match: Match, _option: Option, rest: Sequence[str]) -> str:
        return self.brief(self.card(rest[0]).facts["does"])

    def remark_space(self, match: Match, _option: Option, rest: Sequence[str]) -> str:
        view = match.view(self.seat(match))
        there = [self.told_short(each) for each in view["cards"] if each["at"] == rest[0]]
        return ", ".join(there)

    def remark_target(self, match: Match, _option: Option, rest: Sequence[str]) -> str:
        view = match.view(self.seat(match))
        for each in view["cards"]:
            if each["card"] == rest[0]:
                return f"{self.strength(each)} {self.code(each['at'])}"
        if view["corrupted"] and view["corrupted"]["id"] == rest[0]:
            return f"{view['corrupted']['health']}/{view['corrupted']['max']}"
        for each in [*view["champions"], *view["seats"]]:
            if each["champion"] == rest[0]:
                return self.tell("hara-remark-champion", health=each["health"], spirit=each["spirit"], at=self.code(each["at"]))
        return ""

    def remark_odds(self, _match: Match, option: Option, _rest: Sequence[str]) -> str:
        odds = option.odds
        return self.tell("hara-percent", percent=round(100 * odds[0].probability)) if odds else ""

    def remark_gauge(self, match: Match, _option: Option, rest: Sequence[str]) -> str:
        hero = self.hero(match, match.view(self.seat(match)))
        return self.tell("hara-now", n=hero["energy"][rest[0]]) if hero else ""

    def remark_help(self, _match: Match, _option: Option, rest: Sequence[str]) -> str:
        return self.brief(self.card(rest[0]).facts.get("reward", []))

    def remark_end(self, match: Match, _option: Option, _rest: Sequence[str]) -> str:
        hero = self.hero(match, match.view(self.seat(match)))
        danger = hero["danger"] if hero else {"total": 0}
        if not danger["total"]:
            return ""
        falls = "yes" if danger["health_after"] == 0 else "no"
        return self.tell("hara-end-costs", n=danger["total"], after=danger["health_after"], falls=falls)

    # -- cards ---------------------------------------------------------------------------------------------------------

    def card_at(self, match: Match, place: str) -> str | None:
        """The oldest card on a space, however the space is written: `oa4`, `Oa 4` or `oakenmoor.4`."""
        wanted = "".join(place.lower().split())
        view = match.view(self.seat(match))
        found = [each["card"] for each in view["cards"] if wanted in (each["at"], self.code(each["at"]).lower())]
        return found[0] if found else None

    def price(self, card: Card, side: str) -> list[str]:
        """What a side costs, in words: `2 Spirit`, `FREE`."""
        what, _, n = (card.facts[f"{side}_cost"] or "").partition(" ")
        name = self.tell("hara-spirit") if what == "spirit" else self.word(f"resource-{what}") if what else ""
        cost = [self.tell("hara-cost", n=int(n), what=name)] if n else []
        return [*cost, *([self.tell("hara-free")] if card.facts[f"{side}_free"] else [])]

    def swap(self, card: Card) -> str:
        if card.facts["by_slot"]:
            return self.tell("hara-slots", first=card.facts["swap"][0], second=card.facts["swap"][1])
        return ", ".join(self.word(f"world-{world}") for world in card.facts["swap"])

    # -- how it ended --------------------------------------------------------------------------------------------------

    def ending(self, match: Match) -> list[str]:
        result, view = match.result, match.view(0)
        if result is None:
            return []
        told = self.text(result.text)
        if not view["seats"]:
            fallen = sum(each["fallen"] for each in view["champions"])
            return [told, self.tell("hara-ending-corrupted", day=view["day"], fallen=fallen, health=view["corrupted"]["health"])]
        seats = [
            self.tell("hara-ending-seat", champion=self.name(each["champion"]), cards=len(each["cards"]), **each["energy"])
            for each in view["seats"]
        ]
        return [told, " ".join(seats)]

    def chapter(self, round: int) -> str:
        """Of the log: setting up, then the parts of the Days."""
        day, part = divmod(round, 4)
        return self.tell("hara-part", part=PARTS[part - 1], day=day) if day and part else super().chapter(0)

    # -- words ---------------------------------------------------------------------------------------------------------

    def code(self, space: str | None) -> str:
        """A space in three letters: `Oa4`; those of the Dojo have two, `D0`."""
        if space is None:
            return self.signs.dash
        world, _, number = space.partition(".")
        return f"D{number}" if world == "dojo" else f"{world[:2].capitalize()}{number}"

    def strength(self, seen: dict[str, Any]) -> str:
        """Health left, Attack and Range of a Monster."""
        return f"{seen['health'] - seen['hurt']}/{seen['attack']}/{seen['range']}"

    def told_short(self, seen: dict[str, Any]) -> str:
        """A card on a space, in a word."""
        if "attack" not in seen:
            return self.tell("hara-kind", kind=seen["kind"])
        return self.tell("hara-kind-boss", strength=self.strength(seen)) if seen["kind"] == "boss" else self.strength(seen)

    def side(self, card: Card, side: str, known: Sequence[str] = ()) -> str:
        """One side of an ability in short, with what it costs, but for what is known already."""
        price = [each for each in self.price(card, side) if each not in known]
        return self.brief(card.facts[side]) + (f" [{', '.join(price)}]" if price else "")

    def brief(self, phrases: Iterable[Phrase]) -> str:
        """A script in as few words as people understand; a condition stands before what hangs on it."""
        text = ""
        for phrase in phrases:
            words = self.tell(phrase.id.replace("verb-", "hara-does-", 1), **phrase.arguments)
            text += (" " if text.endswith(":") else ", " if text else "") + words
        return text

    @property
    def cube(self) -> str:
        return "#" if self.plain else "■"

    @property
    def stone(self) -> str:
        return "*" if self.plain else "♦"


REMARKS = {
    "play": HaraTable.remark_ability,
    "ready": HaraTable.remark_ability,
    "learn": HaraTable.remark_new_ability,
    "item": HaraTable.remark_item,
    "discard": HaraTable.remark_item,
    "move": HaraTable.remark_space,
    "leap": HaraTable.remark_space,
    "hit": HaraTable.remark_target,
    "weaken": HaraTable.remark_target,
    "pull": HaraTable.remark_target,
    "push": HaraTable.remark_target,
    "choose": HaraTable.remark_target,
    "spend": HaraTable.remark_odds,
    "gauge": HaraTable.remark_gauge,
    "give": HaraTable.remark_gauge,
    "help": HaraTable.remark_help,
    "end": HaraTable.remark_end,
}
