"""Anima without its drawing: what the terminal says of players, options, cards and the story of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from rich.text import Text

from ludarium.cli.boards import CHATTER, OF_MOMENT, ORDINARY, Board
from ludarium.cli.names import cut_short
from ludarium.core.history import Moment
from ludarium.core.match import Match
from ludarium.core.packs import Card
from ludarium.core.prompts import Odds, Option
from ludarium.core.reasons import percent
from ludarium.core.text import Localized, Phrase
from ludarium.games.anima.lexicon import COUNTERS

View = dict[str, Any]
Seen = dict[str, Any]
INK = {"gold": "yellow", "ruby": "red", "azure": "bright_blue", "jade": "green", "violet": "magenta", "rival": "white"}
RISKS = ("attack", "claim", "go", "pass")  # what one wants to know the chances of before it is done
CHANGES = {"less": "-", "more": "+"}  # of a die
STEPS = tuple(
    f"note-{name}"
    for name in (
        "turn-begins", "phase-begins", "rolls-for-order", "rolls", "goes", "departs", "inclines", "explores", "turned-up",
        "false-alarm", "tries", "area-lies-open", "deck-renewed", "rival-rolls",
    )
)  # fmt: skip
DECISIVE = tuple(
    f"note-{name}"
    for name in (
        "completes-mission", "final-revealed", "crisis-counts", "crisis-breaks-out", "omega-is-free",
        "mission-lost", "time-is-up", "rival-tries",
    )
)  # fmt: skip


class AnimaTable(Board):
    # -- who is asked, and who is who ----------------------------------------------------------------------------------

    seat_messages = tuple(f"counter-{id}" for id in COUNTERS)

    def counter(self, id: str) -> str:
        """A player by name, or by the colour of the counter."""
        return self.word(f"counter-{id}")

    def short(self, view: View, length: int) -> dict[str, str]:
        """The same for everybody in at most so many letters."""
        ids = [each["figure"] for each in view["figures"]]
        return dict(zip(ids, cut_short([self.counter(id) for id in ids], length), strict=True))

    def inked(self, id: str) -> Text:
        return Text(self.counter(id), style=f"bold {INK[id]}")

    # -- the story -----------------------------------------------------------------------------------------------------

    def decides(self, moment: Moment) -> bool:
        """Whoever passes says nothing, often without being asked (A-156)."""
        return moment.does != "pass"

    def weight(self, note: object, seat: int | None) -> int:
        """What happens to the reader and what decides the match comes first, the steps that lead to something last."""
        if not isinstance(note, Phrase):
            return ORDINARY
        if note.id in STEPS:
            return CHATTER
        own = seat is not None and Phrase(self.seat_messages[seat]) in note.arguments.values()
        return OF_MOMENT if own or note.id in DECISIVE else ORDINARY

    def chapter(self, round: int) -> str:
        return self.word("board-chapter", round=round)

    def ending(self, match: Match) -> list[str]:
        result, view = match.result, match.view(None)
        if result is None:
            return []
        told = [
            self.tell(
                "anima-ending-seat",
                player=self.counter(each["figure"]),
                missions=sum(mission["state"] == "completed" for mission in each["missions"]),
                combat=each["combat"],
                speed=each["speed"],
            )
            for each in view["figures"]
            if each["seat"] is not None
        ]
        return [f"{self.text(result.text)}.", " ".join(told)]

    # -- options -------------------------------------------------------------------------------------------------------

    def remark(self, match: Match, option: Option) -> str:
        """What a card does, what waits on an Area, how strong somebody is."""
        word, rest = option.does, option.things
        told = REMARKS.get(word)
        remark = told(self, match.view(self.seat(match)), rest) if told and rest else ""
        odds = option.odds[:1] if word in RISKS else []  # `o` tells the rest
        return ", ".join(part for part in (remark, *(self.odds_text(each) for each in odds)) if part)

    def odds_text(self, odds: Odds) -> str:
        return self.tell("anima-odds", what=self.text(odds.phrase), percent=percent(odds.probability))

    def remark_card(self, _view: View, rest: Sequence[str]) -> str:
        card = self.cards.get(rest[0])
        return self.plainly(card) if card is not None and card.kind in ("advantage", "character") else ""

    def remark_kept(self, _view: View, rest: Sequence[str]) -> str:
        """A Character to choose: its values, and what it can do."""
        card = self.card(rest[0])
        return ", ".join(part for part in (self.values(card), self.symbols(card), self.plainly(card)) if part)

    def remark_dismissed(self, _view: View, rest: Sequence[str]) -> str:
        """What the party would lose; what the Character can do stands beside it on the table."""
        return self.values(self.card(rest[0]))

    def remark_chosen(self, view: View, rest: Sequence[str]) -> str:
        """What is chosen: an Area, a Character of somebody's party, an Advantage, a player."""
        card = self.cards.get(rest[0])
        if card is None:
            return self.remark_party(view, rest)
        if card.kind == "area":
            return self.remark_area(view, rest)
        if card.kind == "advantage":
            return self.plainly(card)
        owner = [each["figure"] for each in view["figures"] if any(one["card"] == card.id for one in each["party"])]
        return ", ".join([*(self.counter(each) for each in owner if each != view["you"]), self.values(card)])

    def remark_area(self, view: View, rest: Sequence[str]) -> str:
        """What would have to be faced there first."""
        area = next((each for each in view["areas"] if each["card"] == rest[0]), None)
        return self.lying(area) if area and area["encounter"] else ""

    def remark_party(self, view: View, rest: Sequence[str]) -> str:
        other = next((each for each in view["figures"] if each["figure"] == rest[0]), None)
        if other is None:
            return ""
        strength = self.tell("anima-strength", combat=other["combat"], speed=other["speed"])
        edge = f"{self.word('board-edge')} {other['edge']}"
        held = edge if other["edge"] is not None else self.tell("anima-cards", n=other["cards"])
        return f"{strength}, {held}"

    def remark_claim(self, view: View, rest: Sequence[str]) -> str:
        """What a Mission demands of the party; what the special reward is."""
        card, own = self.cards.get(rest[0]), self.own(view)
        if own is None:
            return ""
        if card is not None:
            return self.errand(card)
        return self.sentences(self.card(own["at"]).facts["sp"]) if rest[0] == "special" and own["at"] else ""

    # -- cards ---------------------------------------------------------------------------------------------------------

    def card_at(self, match: Match, place: str) -> str | None:
        """`c 2`: the card with the number 2, or where none has it the second card of the own hand."""
        there = next((thing for thing, number in self.numbers(match).items() if str(number) == place), "")
        if there.partition(".")[2] in self.cards:
            return there.partition(".")[2]
        own = self.own(match.view(self.seat(match)))
        hand = own["hand"] if own else []
        return hand[int(place) - 1] if place.isdecimal() and 1 <= int(place) <= len(hand) else None

    # -- what to press -------------------------------------------------------------------------------------------------

    def rows(self, match: Match) -> list[list[str]]:
        """Areas, other parties, then the own cards: Characters, hand, what lies before the party."""
        view = match.view(self.seat(match))
        own = self.own(view)
        rows = [
            [f"area.{each['card']}" for each in self.in_rows(view)],
            [f"party.{each['figure']}" for each in view["figures"] if each["figure"] != view["you"]],
        ]
        if own is not None:
            rows.append([f"character.{each['card']}" for each in own["party"]])
            rows.append([f"advantage.{id}" for id in own["hand"]])
            rows.append([f"advantage.{id}" for id in before_party(own)])
        return rows

    def in_rows(self, view: View) -> list[Seen]:
        """The Areas as they are drawn, the tree level by level."""
        return sorted(view["areas"], key=lambda each: each["level"]) if view["tree"] else view["areas"]

    def key(self, option: Option, numbers: Mapping[str, int]) -> str:
        """A letter before the number where something is given up or attacked; a die by its face, or by its change."""
        word, rest = option.does, option.things
        if word in CHANGES:
            return CHANGES[word]
        if word == "turn":
            return self.tell("anima-letter", word=rest[0]) + rest[1]
        number = super().key(option, numbers)
        return (self.tell("anima-letter", word=word) if number else "") + number

    def ability(self, card: Card) -> str:
        """The special ability of a Character, after the moment at which it is used."""
        text = self.plainly(card)
        when = [self.word(f"timing-{card.facts['timing']}")] if "timing" in card.facts else []
        when += [self.tell("anima-inclines")] if card.facts.get("incline") else []
        return self.labelled(", ".join(when), text) if when and text else text

    def labelled(self, label: str, text: str) -> str:
        return self.tell("anima-labelled", label=label, text=text)

    def task(self, card: Card) -> str:
        """What a Mission demands, and where."""
        facts = card.facts
        if facts["kind"] == "visit":
            return ", ".join(self.place(each) for each in facts["places"])
        foe = facts["foe"].text(self.language) if "foe" in facts else ""
        goods = facts["object"].text(self.language) if "object" in facts else ""
        far = self.place(facts["to"]) if "to" in facts else ""
        near = self.place(facts["place"])
        given = {name: facts[name] for name in ("combat", "turns", "difficulty") if name in facts}
        return self.word(f"board-task-{facts['kind']}", place=near, foe=foe, object=goods, **{"from": near}, to=far, **given)

    def errand(self, card: Card) -> str:
        """The same as short as can be: which Area, and what it takes there."""
        facts = card.facts
        places = facts["places"] if facts["kind"] == "visit" else [facts[name] for name in ("place", "to") if name in facts]
        areas = f" {self.signs.arrow} " if facts["kind"] == "fetch" else ", "
        given = {"turns": facts.get("turns", 0), "n": facts.get("combat", facts.get("difficulty", 0))}
        where = areas.join(self.places[each][1].name.text(self.language) for each in places)
        return self.tell("anima-errand", kind=facts["kind"], where=where, **given)

    def in_crisis(self, card: Card) -> str:
        """What the Crisis line of a Final Mission demands (A-189)."""
        demanded = card.facts.get("crisis_combat", card.facts.get("crisis_difficulty"))
        return self.tell("anima-crisis", kind=card.facts["crisis_kind"], n=demanded)

    def place(self, id: str) -> str:
        """A place where Missions are, and the Area it belongs to."""
        name, area = self.places[id]
        return self.tell("anima-place", place=name.text(self.language), area=area.name.text(self.language))

    @cached_property
    def places(self) -> dict[str, tuple[Localized, Card]]:
        areas = [card for card in self.game.pack.cards if card.kind == "area"]
        return {id: (name, area) for area in areas for id, name in area.facts["places"].items()}

    def values(self, card: Card) -> str:
        return f"{card.facts['combat']}/{card.facts['speed']}"

    def symbols(self, card: Card) -> str:
        return " ".join(self.word(f"symbol-{each}") for each in card.facts["symbols"])

    def plainly(self, card: Card) -> str:
        """The whole text of a card."""
        return self.sentences(sentence.phrase for sentence in card.sentences)

    def lying(self, area: Seen) -> str:
        """The Encounter on an Area, in a few letters: face down, a creature and its Combat, an event."""
        found = area["encounter"]
        if found is None:
            return ""
        if found["card"] is None:
            return "?"
        card = self.card(found["card"])
        shown = f"{card.name.text(self.language)} {card.facts.get('combat', '')}".strip()
        return f"({shown})" if found["face_down"] else shown

    # -- words ---------------------------------------------------------------------------------------------------------

    def own(self, view: View) -> Seen | None:
        """The party of whoever sees this."""
        return next((each for each in view["figures"] if each["figure"] == view["you"]), None)

    def described(self, message: str) -> str:
        return self.tell(message, trade=self.trade, **vars(self.signs))

    @property
    def trade(self) -> str:
        return "$" if self.plain else "⇄"


REMARKS = {
    "use": AnimaTable.remark_card,
    "keep": AnimaTable.remark_kept,
    "return": AnimaTable.remark_card,
    "join": AnimaTable.remark_kept,
    "take": AnimaTable.remark_card,
    "go": AnimaTable.remark_area,
    "choose": AnimaTable.remark_chosen,
    "incline": AnimaTable.remark_chosen,
    "dismiss": AnimaTable.remark_dismissed,
    "attack": AnimaTable.remark_party,
    "trade": AnimaTable.remark_party,
    "claim": AnimaTable.remark_claim,
    "first": AnimaTable.remark_claim,
}


def before_party(seen: Seen) -> list[str]:
    """The Organization and lasting Plots."""
    return [*([seen["guild"]] if seen["guild"] else []), *seen["lasting"]]
