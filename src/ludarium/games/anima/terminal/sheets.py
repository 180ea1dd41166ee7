"""What lies around the Areas of Anima: parties, hand, Missions, decks, and what is going on: a combat, a trade, an Encounter."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from rich.cells import cell_len
from rich.text import Text

from ludarium.cli.boards import Line
from ludarium.core.packs import Card
from ludarium.games.anima.terminal.table import AnimaTable, Seen, View, before_party

SIDES = 6
EMPTY: Mapping[str, int] = MappingProxyType({})
WIDE = 120  # columns from which on there is room for whole texts, and the players stand beside the Areas
DECKS = ("characters", "areas", "encounters", "advantages")


class AnimaSheets(AnimaTable):
    # -- parties -------------------------------------------------------------------------------------------------------

    def heading(self, seen: Seen, you: bool, short: bool = False) -> Text:
        """Who it is, how strong, where, and what holds for this turn."""
        text = Text.assemble(self.inked(seen["figure"]), (f" ({self.tell('anima-you')})" if you else "", "bold"))
        if seen["combat"] is not None:
            strength = self.tell("anima-strength", combat=seen["combat"], speed=seen["speed"])
            text.append(f" {seen['combat']}/{seen['speed']}" if short else f"  {strength}", style="bold")
        where = self.name(seen["at"]) if seen["at"] else self.word("board-nowhere")
        parts = [Text(where)]
        if not you and seen["edge"] is None:
            parts.append(Text(self.tell("anima-cards", n=seen["cards"])))
        if seen["edge"] is not None:
            parts.append(Text(f"{self.word('board-edge')} {seen['edge']}", style="bold"))
        parts += [Text(mark, style="yellow") for mark in self.marks_of(seen)]
        return Text.assemble(text, "  ", self.dotted(parts))

    def marks_of(self, seen: Seen) -> list[str]:
        """What holds for a party in this turn or the next."""
        held = [("resting", "resting"), ("rested", "rested"), ("lost", "lost-turn"), ("lost_next", "lost-next")]
        marks = [self.word(f"board-mark-{mark}") for name, mark in held if seen[name]]
        return marks + [self.word(f"board-mark-no-{what}") for what in seen["forbidden"]]

    def members(self, seen: Seen, values: bool = True, symbols: bool = False, numbers: Mapping[str, int] = EMPTY) -> Text:
        """The Characters of a party; the own ones with what they can pay for."""
        return Text(", ").join(
            Text.assemble((self.beside_it(f"character.{each['card']}", numbers), "bold cyan"), self.member(each, values, symbols))
            for each in seen["party"]
        )

    def member(self, seen: Seen, values: bool, symbols: bool) -> Text:
        card = self.card(seen["card"])
        name = Text(card.name.text(self.language), style="dim" if seen["immobilised"] else "")
        if values:
            name.append(f" {self.values(card)}")
        if symbols and card.facts["symbols"]:
            name.append(f" {self.symbols(card)}", style="cyan")
        state = self.state(seen)
        return name.append(f" ({state})", style="yellow") if state else name

    def state(self, seen: Seen) -> str:
        state = "immobilised" if seen["immobilised"] else "inclined" if seen["inclined"] else ""
        return self.word(f"board-{state}") if state else ""

    def mission_signs(self, seen: Seen) -> Text:
        return Text(" ").join(self.mission_sign(each) for each in seen["missions"])

    def in_play(self, seen: Seen, numbers: Mapping[str, int]) -> Text:
        cards = before_party(seen)
        named = ", ".join(f"{self.beside_it(f'advantage.{id}', numbers)}{self.name(id)}" for id in cards)
        return Text(self.labelled(self.word("board-in-play"), named) if cards else "")

    def mission_sign(self, mission: Seen) -> Text:
        """`?` secret, the name of one that is begun, a tick for one that is done."""
        if mission["state"] == "completed":
            return Text(self.signs.done, style="bold green")
        if mission["state"] == "lost":
            return Text(self.signs.bottom, style="red")
        if mission["card"] is None:
            return Text("?")
        return Text(f"[{self.name(mission['card'])}]")

    def rival(self, seen: Seen, numbers: Mapping[str, int], short: bool) -> tuple[Text, Text]:
        """Somebody else's party: a heading, then its Characters, what lies before it, and cards that were seen in its hand."""
        known = ", ".join(self.name(id) for id in seen["hand"])
        peeked = Text(self.tell("anima-seen", cards=known) if known else "", style="cyan")
        signs = self.mission_signs(seen)
        missions = signs if short or not signs.plain else Text.assemble(f"{self.word('board-missions')} ", signs)
        party = self.members(seen, values=not short)
        rest = [missions, party] if short else [party, missions]
        place = Text(self.beside_it(f"party.{seen['figure']}", numbers), style="bold cyan")
        heading = Text.assemble(place, self.heading(seen, you=False, short=True))
        return heading, self.dotted([*rest, self.in_play(seen, {}), peeked])

    # -- the own cards ---------------------------------------------------------------------------------------------------

    def party_lines(self, own: Seen, width: int, usable: set[str], numbers: Mapping[str, int]) -> list[Line]:
        """The own Characters: each with its ability where there is room, else all in one line and the abilities if they fit."""
        wide = width >= WIDE
        named = max((cell_len(self.name(each["card"])) for each in own["party"]), default=0)
        lines = (
            [] if wide else [Line(self.cut(Text.assemble(" ", self.members(own, symbols=True, numbers=numbers)), width), rank=2)]
        )
        for each in own["party"]:
            card = self.card(each["card"])
            symbols, state = Text(self.symbols(card), style="cyan"), Text(self.state(each), style="yellow")
            ability = Text(self.ability(card))
            told = self.dotted([symbols, state, ability] if wide else [ability])
            values = f" {self.values(card)} " if wide else " "
            place = Text(self.beside_it(f"character.{card.id}", numbers) if wide else "", style="bold cyan")
            text = Text.assemble(self.arrow(card.id in usable), place, self.padded(self.name(card.id), named), values, told)
            if wide or ability.plain:
                lines.append(Line(self.cut(text, width), rank=2 if wide else 5))
        return lines

    def hand_lines(self, own: Seen, width: int, usable: set[str], numbers: Mapping[str, int]) -> list[Line]:
        """A line for each card in hand: its number, if any, type, moment, text."""
        cards = [self.card(id) for id in own["hand"]]
        named = min(max((cell_len(card.name.text(self.language)) for card in cards), default=0), 40 if width >= WIDE else 24)
        kinds = max((cell_len(self.when(card)) for card in cards), default=0)
        heading = self.labelled(self.word("board-your-hand"), self.word("board-hand-count", n=len(cards)))
        lines = [Line(Text(heading, style="bold"), rank=6)]
        for card in cards:
            place = self.beside_it(f"advantage.{card.id}", numbers)
            text = Text.assemble(
                (f"{place:>4}" if place else "", "bold cyan"),
                self.arrow(card.id in usable),
                self.clipped(Text(card.name.text(self.language), style="bold"), named),
                (f" {self.padded(self.when(card), kinds)} ", "cyan"),
                self.plainly(card),
            )
            lines.append(Line(self.cut(text, width), rank=3))
        return lines

    def hand_in_short(self, own: Seen, usable: set[str], numbers: Mapping[str, int]) -> Text:
        """The names of the cards in hand, with their numbers."""
        cards = []
        for id in own["hand"]:
            place = self.beside_it(f"advantage.{id}", numbers)
            arrow = self.signs.arrow if id in usable else ""
            cards.append(Text.assemble((place, "bold cyan"), (arrow, "bold cyan"), self.name(id)))
        return Text.assemble((self.labelled(self.word("board-your-hand"), ""), "bold"), Text(", ").join(cards))

    def when(self, card: Card) -> str:
        """The type of an Advantage and the moment for it, in two words."""
        facts = card.facts
        return self.tell("anima-when", type=facts["type"], timing=facts["timing"])

    def arrow(self, usable: bool) -> Text:
        return Text(self.signs.arrow if usable else " ", style="bold cyan")

    # -- Missions ------------------------------------------------------------------------------------------------------

    def mission_lines(self, view: View, own: Seen | None, width: int) -> list[Line]:
        """The Final Mission once it is known, and the own Basic ones: where, what, how far, for what."""
        lines = []
        if view["final"]:
            lines.append(Line(self.final(view, own, width), rank=2, wraps=True))
        for mission in own["missions"] if own else []:
            if mission["card"] is None:
                continue
            card = self.card(mission["card"])
            over = mission["state"] in ("completed", "lost")
            state = self.word(f"mission-{mission['state']}")
            state += f", {self.progress(card, mission)}" if mission["count"] and not over else ""
            reward = self.sentences(card.facts["reward"])
            task = self.task(card) if width >= WIDE else self.errand(card)
            told = Text(reward if over else f"{task} {self.signs.arrow} {reward}", style="dim" if over else "")
            shown = "" if mission["state"] == "secret" and width < WIDE else f" ({state})"
            current = mission["current"] and view["turn"] > 0
            head = Text.assemble(self.arrow(current), (card.name.text(self.language), "dim" if over else "bold"))
            lines.append(Line(Text.assemble(head, (shown, "dim"), "  ", told), rank=6 if over else 4, wraps=True))
        return lines

    def progress(self, card: Card, mission: Seen) -> str:
        of = len(card.facts["places"]) if card.facts["kind"] == "visit" else card.facts.get("turns", 2)
        return self.word("board-progress", now=mission["count"], of=of)

    def final(self, view: View, own: Seen | None, width: int) -> Text:
        final = view["final"]
        card = self.card(final["card"])
        text = Text.assemble((f"{self.word('kind-final')} ", "bold magenta"), (card.name.text(self.language), "bold"))
        text.append(f"  {self.task(card) if width >= WIDE else self.errand(card)}")
        if not final["open"]:
            text.append(f"  {self.word('board-final-later')}", style="dim")
        elif own is not None and own["ready"]:
            text.append(f"  {self.word('board-ready')}", style="bold green")
        if view["crisis"] is not None:
            text.append(f" {self.signs.dot} {self.in_crisis(card)}", style="magenta")
        return text

    # -- decks ---------------------------------------------------------------------------------------------------------

    def piles(self, view: View) -> Text:
        """How many cards are left, and how many lie on the discard piles."""
        parts = []
        for deck in DECKS:
            top = view["decks"][deck]["top"]
            known = f" ({self.name(top)})" if top else ""
            numbers = f"{view['decks'][deck]['left']}{known}+{len(view['spent'][deck])}"
            parts.append(Text(f"{self.word(f'board-deck-{deck}')} {numbers}"))
        return Text.assemble((f"{self.tell('anima-piles')} ", "bold"), self.dotted(parts))

    # -- what is going on ----------------------------------------------------------------------------------------------

    def going_on(self, view: View) -> list[Text]:
        """Whatever has been declared, turned up, rolled or offered and is not over."""
        lines = [*self.setting_up(view)]
        if view["move"]:
            move = view["move"]
            goes = "board-goes" if move["to"] else "board-seeks"
            area = self.name(move["to"]) if move["to"] else ""
            lines.append(Text(self.said(view, goes, move["by"], area=area)))
        if view["met"] and not view["fight"]:
            lines.append(self.met(self.card(view["met"]["card"])))
        if view["fight"]:
            lines += self.duel(view)
        if view["roll"]:
            roll = view["roll"]
            label = self.word("board-roll", **{"for": roll["for"]})
            lines.append(Text.assemble(self.inked(roll["by"]), f" {self.labelled(label, '')}", (self.rolled(view), "bold")))
        if view["claim"]:
            lines.append(Text(self.tell("anima-claims", player=self.counter(view["slot"]), reward=self.claimed(view["claim"]))))
        if view["trade"]:
            lines += self.offer(view)
        for use in view["uses"]:
            told = self.said(view, "board-uses", use["by"], card=self.name(use["card"]))
            text = self.word("board-cancelled") if use["cancelled"] else self.plainly(self.card(use["card"]))
            lines.append(Text.assemble((told, "bold"), f" {self.signs.dot} {text}"))
        return lines

    def rolled(self, view: View) -> str:
        """A die; in a Speed test with the Speed it adds to, and against what where a Mission says it."""
        roll = view["roll"]
        speed = next(each["speed"] for each in view["figures"] if each["figure"] == roll["by"])
        if roll["for"] != "speed" or speed is None:
            return str(roll["die"])
        mission = self.cards.get(view["claim"] or "")
        demanded = mission.facts.get("difficulty") if mission is not None else None
        if view["phase"] == "crisis" and view["final"]:
            demanded = self.card(view["final"]["card"]).facts.get("crisis_difficulty")
        against = f" {self.word('board-against')} {demanded}" if demanded else ""
        return f"{speed} + {roll['die']} = {speed + roll['die']}{against}"

    def said(self, view: View, message: str, by: str, **arguments: object) -> str:
        """A sentence about somebody, who may be the reader."""
        return self.word(message, you="yes" if by == view["you"] else "no", who=self.counter(by), **arguments)

    def setting_up(self, view: View) -> list[Text]:
        """A-19: what was drawn, and the two Missions."""
        own = self.own(view)
        if own is None or not own["drawn"]:
            return []
        return [
            Text(self.tell("anima-drawn", cards=", ".join(self.name(id) for id in own["drawn"][kind])))
            for kind in ("characters", "advantages")
            if own["drawn"][kind]
        ]

    def met(self, card: Card) -> Text:
        """An Encounter as it is turned up."""
        facts = card.facts
        strength = f", {self.word('board-spoken-combat', combat=facts['combat'])}" if "combat" in facts else ""
        traits = "".join(f", {self.word(f'trait-{each}')}" for each in facts["traits"])
        head = f"{card.name.text(self.language)} ({self.word('board-level', level=facts['level'])}{strength}{traits})"
        return Text.assemble((head, "bold red" if "combat" in facts else "bold"), f" {self.plainly(card)}")

    def claimed(self, claim: str) -> str:
        return self.name(claim) if claim in self.cards else self.word(f"reward-{claim}")

    # -- a combat ------------------------------------------------------------------------------------------------------

    def duel(self, view: View) -> list[Text]:
        """Both sums, with the dice or the chances; then how it stands."""
        fight = view["fight"]
        one, other = fight["fighter"], fight["foe"]
        sums = [self.total(side["combat"], side["die"]) for side in (one, other)]
        text = Text.assemble(
            (f"{self.word('board-duel')} ", "bold reverse"),
            " ",
            self.inked(one["figure"]),
            f" {sums[0]}",
            (f"  {self.word('board-against')}  ", "dim"),
            self.foe(view, fight),
            f" {sums[1]}",
        )
        return [text, *self.verdict(view, fight)]

    def total(self, combat: int, die: int | None) -> str:
        """`9 + 3 = 12`, or `9 + ?` before the die is cast."""
        return f"{combat} + {die} = {combat + die}" if die else f"{combat} + ?"

    def foe(self, view: View, fight: Seen) -> Text:
        other = fight["foe"]
        if "figure" in other:
            return self.inked(other["figure"])
        card = self.card(other["card"])
        name = card.facts.get("crisis_foe" if fight["kind"] == "crisis" else "foe", card.name)
        return Text(name.text(self.language), style="bold")

    def verdict(self, view: View, fight: Seen) -> list[Text]:
        """How it ended, or how likely it is won as the sums stand."""
        mine = view["you"] == fight["foe"].get("figure")
        who = fight["foe"]["figure"] if mine else fight["fighter"]["figure"]
        if fight["ending"]:
            ending = str(fight["ending"])
            turned = {"won": "lost", "lost": "won"}.get(ending, ending) if mine else ending
            told = self.said(view, "board-verdict", who, ending=turned, n=fight["margin"])
            style = {"won": "bold green", "lost": "bold red"}.get(turned, "bold")
            return [Text(f"  {told}", style=style)]
        if fight["fighter"]["die"]:
            return []
        ahead = fight["fighter"]["combat"] - fight["foe"]["combat"]
        party = fight["kind"] == "party"
        percent = round(100 * chance(-ahead if mine else ahead, ties=not party))
        told = self.said(view, "board-chance", who, percent=percent)
        return [Text(f"  {told} {self.signs.dot} {self.word('board-tie-open' if party else 'board-tie-wins')}")]

    # -- a trade -------------------------------------------------------------------------------------------------------

    def offer(self, view: View) -> list[Text]:
        """Who offers whom what for what; Advantages are named to the two concerned (A-86)."""
        trade = view["trade"]
        by, other = trade["by"], trade["with"]
        if by == view["you"]:
            head = self.word("board-trade-mine", who=self.counter(other))
        else:
            you = "yes" if other == view["you"] else "no"
            head = self.word("board-trade-theirs", you=you, who=self.counter(by), other=self.counter(other))
        gives = self.labelled(self.said(view, "board-gives", by), self.things(trade["gives"]))
        wants = self.labelled(self.said(view, "board-wants", by), self.things(trade["takes"]))
        lines = [Text(head, style="bold yellow"), Text(f"  {gives}   {wants}")]
        if trade["fills"]:
            lines.append(Text(f"  {self.labelled(self.said(view, 'board-gives', other), self.things(trade['fills']))}"))
        return lines

    def things(self, things: Sequence[Seen]) -> str:
        """Cards and wishes in words."""
        return ", ".join(self.thing(each) for each in things) or self.word("board-nothing")

    def thing(self, thing: Seen) -> str:
        if thing.get("card"):
            return self.name(thing["card"])
        return self.word(f"type-{thing['type']}") if "type" in thing else self.word("unseen-advantage")

    # -- help for drawing ----------------------------------------------------------------------------------------------

    def dotted(self, parts: Iterable[Text]) -> Text:
        return Text(f" {self.signs.dot} ").join(part for part in parts if part.plain)

    def padded(self, text: str, width: int) -> str:
        return text + " " * (width - cell_len(text))

    def cut(self, text: Text, width: int) -> Text:
        """At most so wide."""
        return text if text.cell_len <= width else self.clipped(text, width)


def chance(ahead: int, ties: bool) -> float:
    """How likely a side wins that is so much ahead before both dice are cast; `ties`: a tie is a win, too."""
    faces = range(1, SIDES + 1)
    margins = [ahead + one - other for one in faces for other in faces]
    return sum(margin > 0 or (ties and margin == 0) for margin in margins) / len(margins)
