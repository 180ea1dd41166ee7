"""What lies around the map of Hara: a champion's sheet and hand, the forecast, Ophion and those he hunts, rivals, the Ghost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from ludarium.cli.boards import Line
from ludarium.core.packs import Card
from ludarium.core.text import Phrase
from ludarium.core.views import spoken
from ludarium.games.hara.terminal.map import COLOURS, INK
from ludarium.games.hara.terminal.table import ON_BOARD, HaraTable, View

GAUGES = ("red", "green", "blue")
MOST_ENERGY, THRESHOLD = 10, 5
FAR = 99
WIDE = 120  # columns from which on a panel stands beside the map, and the hand in columns
Seen = dict[str, Any]


class HaraSheets(HaraTable):
    # -- a champion's sheet --------------------------------------------------------------------------------------------

    def sheet(self, view: View, hero: Seen) -> list[Text]:
        """The whole sheet, for a panel beside the map."""
        resource = hero["resource"]
        gap = "   "
        head = [(self.name(hero["champion"]), "bold"), (f" {self.text(self.card(hero['champion']).facts['epithet'])}", "dim")]
        lines = [
            Text.assemble(*head),
            Text.assemble(
                self.pips(self.tell("hara-health"), hero["health"], hero["max_health"], "red"),
                gap,
                self.pips(self.tell("hara-spirit"), hero["spirit"], hero["max_spirit"], "cyan"),
            ),
            Text.assemble(
                self.pips(self.word(f"resource-{resource['id']}"), resource["now"], resource["most"], "yellow"),
                gap,
                self.activations(view, hero),
            ),
            *(self.gauge(hero, colour, named=True) for colour in GAUGES),
        ]
        waiting = self.waiting(hero)
        return [*lines, Text(waiting, style="bold cyan")] if waiting else lines

    def corner_sheet(self, hero: Seen) -> list[Text]:
        """The same in six short lines, for the corner that the map leaves free."""
        resource = hero["resource"]
        health = Text.assemble(
            (self.name(hero["champion"]), "bold reverse"),
            f" {self.tell('hara-health')} ",
            (f"{hero['health']}/{hero['max_health']}", "bold red" if hero["health"] <= 2 else "bold"),
        )
        spirit = Text.assemble(f"{self.tell('hara-spirit')} ", (f"{hero['spirit']}/{hero['max_spirit']}", "bold"))
        unique = Text.assemble(f"{self.word('resource-' + resource['id'])} ", (f"{resource['now']}/{resource['most']}", "bold"))
        return [health, spirit, unique, *(self.gauge(hero, colour, named=False) for colour in GAUGES)]

    def pips(self, name: str, now: int, most: int, ink: str) -> Text:
        signs = self.signs
        return Text.assemble(f"{name} ", (signs.full * now, ink), (signs.empty * (most - now), "dim"), (f" {now}/{most}", "bold"))

    def activations(self, view: View, hero: Seen) -> Text:
        left = view["activations"] if view["turn"] == hero["seat"] else 0
        return Text.assemble(f"{self.tell('hara-activations')} ", (self.signs.marker * left or self.signs.dash, "bold green"))

    def gauge(self, seen: Seen, colour: str, named: bool) -> Text:
        """A gauge of ten: `5` where a card is learnt, a star where the Ultimate waits, `X` at ten in the other colours."""
        now, signs = seen["energy"][colour], self.signs
        text = Text.assemble((self.colour(colour, named), f"bold {INK[colour]}"), " " if named else "")
        for step in range(1, MOST_ENERGY + 1):
            if step <= now:
                text.append(signs.full, style=INK[colour])
            elif step == THRESHOLD and not seen.get("levels", {}).get(colour):
                text.append("5", style="bold")
            elif step == MOST_ENERGY:
                text.append(signs.top if seen.get("primary") == colour else "X", style="bold yellow")
            else:
                text.append(signs.dot, style="dim")
        return text.append(f" {now}", style="bold reverse" if now == MOST_ENERGY else "bold")

    def colour(self, colour: str, named: bool) -> str:
        if not named:
            return self.tell("hara-letter", colour=colour)
        longest = max(cell_len(self.word(f"colour-{each}")) for each in GAUGES)
        return self.word(f"colour-{colour}").ljust(longest)

    def waiting(self, hero: Seen) -> str:
        """What was promised for later in this turn."""
        parts = [self.tell(f"hara-waiting-{name}", n=hero[name]) for name in ("guard", "aim", "insight") if hero[name]]
        return ", ".join(parts)

    def danger(self, hero: Seen) -> Text:
        """What the end of the turn would cost here, and who strikes."""
        danger = hero["danger"]
        if not danger["from"]:
            return Text(self.tell("hara-danger-none"), style="green")
        strikes = ", ".join(
            self.tell("hara-striker", name=self.striker(each["card"]), attack=each["attack"]) for each in danger["from"]
        )
        falls = "yes" if danger["health_after"] == 0 else "no"
        told = self.tell(
            "hara-danger", n=danger["total"], now=hero["health"], after=danger["health_after"], falls=falls, strikes=strikes
        )
        return Text(told, style="bold red" if danger["total"] else "yellow")

    def corner_danger(self, hero: Seen) -> list[Text]:
        danger = hero["danger"]
        if not danger["total"]:
            return [Text(self.tell("hara-danger-none-short"), style="green")]
        falls = "yes" if danger["health_after"] == 0 else "no"
        after = self.tell("hara-danger-after", now=hero["health"], after=danger["health_after"], falls=falls)
        return [Text(self.tell("hara-danger-short", n=danger["total"]), style="bold red"), Text(after, style="red")]

    def striker(self, id: str) -> str:
        return self.word(id) if id.startswith("toll-") else self.name(id)

    # -- ability cards and Items ---------------------------------------------------------------------------------------

    def hand(self, hero: Seen, width: int, numbers: Mapping[str, int]) -> list[Line]:
        """A line for each card: its number, both sides, and on which of them it lies. In columns if there is room for columns."""
        first = min(max((cell_len(self.name(each["id"])) for each in hero["cards"]), default=0), 24 if width >= WIDE else 18)
        states = max((cell_len(self.state(each)) for each in hero["cards"]), default=0)
        room = (width - first - states - 12) // 2 if width >= WIDE else 0
        held = [
            Text.assemble((self.beside_it(f"ability.{each['id']}", numbers), "bold cyan"), self.held(each, first, states, room))
            for each in hero["cards"]
        ]
        return [Line(self.clipped(text, width), rank=5) for text in held]

    def held(self, seen: Seen, first: int, states: int, room: int) -> Text:
        card = self.card(seen["id"])
        colour = card.facts["colour"]
        ready = seen["state"] in ("hand", "board")
        mark = self.signs.arrow if seen["playable"] else " "
        text = Text.assemble((mark, "bold cyan"), (self.tell("hara-letter", colour=colour), f"bold {INK[colour]}"), " ")
        text.append_text(self.clipped(Text(card.name.text(self.language), style="bold" if ready else "dim"), first))
        text.append(" ")
        if room:
            text.append_text(self.clipped(Text(self.state(seen), style="dim"), states))
        elif not ready:
            text.append(f"({self.state(seen)})", style="dim")
        full, short = self.sides(card, self.sentences), self.sides(card, self.brief)
        worded = full if all(cell_len(each) <= room - 2 for each in full.values()) else short
        lies = "board" if seen["state"] in ON_BOARD else "hand"
        for side in ("hand", "board") if worded["board"] else ("hand",):
            counts = side == lies and ready
            inside = f"[{worded[side]}]" if counts else f" {worded[side]} "
            told = Text(inside, style=("bold" if seen["playable"] else "") if counts else "dim")
            bar = Text(self.signs.bar if side == "board" else " ", style="dim")
            text.append_text(Text.assemble(bar, self.clipped(told, room) if room else told))
        return text

    def sides(self, card: Card, worded: Callable[[list[Phrase]], str]) -> dict[str, str]:
        """Both sides of an ability, each after what it costs; an Ultimate has only one."""
        prices = {side: self.price(card, side) for side in ("hand", "board")}
        return {
            side: (f"({', '.join(price)}) " if price else "") + worded(card.facts[side]) if card.facts[side] else ""
            for side, price in prices.items()
        }

    def state(self, seen: Seen) -> str:
        return self.tell("hara-state", state=seen["state"])

    def hand_heading(self, hero: Seen) -> Line:
        learnt = self.tell("hara-hand", n=len(hero["cards"]))
        marks = f"[{self.tell('hara-this-side')}]"
        return Line(Text.assemble((learnt, "bold"), (f"   {marks}", "dim")), rank=6)

    def items(self, hero: Seen, numbers: Mapping[str, int]) -> Text:
        text = Text.assemble((f"{self.tell('hara-items')} ", "bold"))
        parts = []
        for place, id in enumerate(hero["items"]):
            used = place in hero["items_used"]
            parts.append(
                Text.assemble(
                    (self.beside_it(f"item.{id}", numbers), "bold cyan"),
                    (self.name(id), "dim" if used else "bold"),
                    f" ({self.brief(self.card(id).facts['does'])}{self.used(used)})",
                )
            )
        return text.append_text(Text(", ").join(parts) if parts else Text(self.tell("hara-no-items"), style="dim"))

    def used(self, used: bool) -> str:
        return f", {self.tell('hara-state', state='used')}" if used else ""

    # -- the goal, and the Day -----------------------------------------------------------------------------------------

    def goal(self, view: View) -> str:
        """How far the mode's own objective has come, in two words."""
        return self.text(spoken(view["objective"]["brief"]))

    def tokens(self, view: View, hero: Seen | None) -> list[tuple[str, str, str]]:
        """Tokens of the mode: sign, where, and how it is drawn. Those in the Inventory come first."""
        held = [(self.token(each), self.signs.done, "dim") for each in (hero["tokens"] if hero else [])]
        lying = sorted(view["tokens"], key=lambda each: each["token"].partition(".")[2] or "9")
        return held + [
            (self.token(each["token"]), self.code(each["at"]), "bold yellow" if each["next"] else "") for each in lying
        ]

    def token_line(self, view: View, hero: Seen | None) -> Text:
        text = Text.assemble((self.goal(view), "bold"))
        for sign, where, style in self.tokens(view, hero):
            text.append(f"  {self.signs.arrow if style == 'bold yellow' else ''}{sign} {where}", style=style)
        return text

    def day_track(self, view: View) -> Text:
        """Six Days, Dawn and Dusk; the present half is in brackets, what is over is grey."""
        text = Text.assemble((f"{self.tell('hara-days')} ", "bold"))
        for day in range(1, 7):
            text.append(f" {day}", style="dim" if day < view["day"] else "")
            for part, sign in (("dawn", self.signs.sun), ("dusk", self.signs.moon)):
                now = day == view["day"] and (part == view["round"] or (part == "dusk" and view["round"] == "shift"))
                over = day < view["day"] or (day == view["day"] and part == "dawn" and view["round"] in ("dusk", "shift"))
                text.append(f"[{sign}]" if now else sign, style="bold yellow reverse" if now else "dim" if over else "")
        return text

    def news(self, view: View) -> list[Text]:
        """What holds for the Day or is known of it: the law of an Artifacts Day, a World Shift foreseen, Worlds adrift."""
        lines = []
        if view["artifact_day"]:
            lines.append(Text(self.word("note-omen", omen=view["artifact_day"]), style="yellow"))
        if view["known_shift"]:
            shift = self.card(view["known_shift"])
            told = self.tell("hara-known-shift", name=self.name(shift.id), swap=self.swap(shift))
            lines.append(Text(told, style="cyan"))
        if view["disconnected"]:
            worlds = ", ".join(self.word(f"world-{world}") for world in view["disconnected"])
            lines.append(Text(self.tell("hara-cut-off", worlds=worlds), style="yellow"))
        return lines

    # -- others at the table -------------------------------------------------------------------------------------------

    def others(self, view: View, hero: Seen | None) -> list[Text]:
        """Rivals, Enoki and the Ghost, a line or two each."""
        lines = [self.rival(each) for each in view["seats"] if hero is not None and each["seat"] != hero["seat"]]
        if view["corrupted"] and hero is not None:
            lines += self.enoki(view["corrupted"])
        if view["ghost"]:
            lines += self.ghost(view["ghost"])
        return lines

    def rival(self, seen: Seen) -> Text:
        values = self.tell("hara-values", health=seen["health"], spirit=seen["spirit"])
        order = " " + self.tell("hara-number", n=seen["order"]) if seen["order"] else ""
        text = Text.assemble((self.name(seen["champion"]), "bold"), (order, "dim"), f" {self.code(seen['at'])} {values}  ")
        return text.append_text(self.energies(seen["energy"]))

    def energies(self, energy: dict[str, int]) -> Text:
        """`R3 G4 B10`"""
        return Text(" ").join(
            Text(f"{self.tell('hara-letter', colour=colour)}{energy[colour]}", style=f"bold {INK[colour]}") for colour in GAUGES
        )

    def enoki(self, foe: Seen) -> list[Text]:
        if foe["at"] is None:
            return []
        numbers = self.tell("hara-foe-short", attack=foe["attack"], range=foe["range"])
        head = Text.assemble((self.name(foe["id"]), "bold red"), f" {self.code(foe['at'])} ")
        return [Text.assemble(head, self.pips(self.tell("hara-health"), foe["health"], foe["max"], "red"), f"  {numbers}")]

    def ghost(self, ghost: Seen) -> list[Text]:
        total = sum(ghost["energy"].values())
        order = " " + self.tell("hara-number", n=ghost["order"]) if ghost["order"] else ""
        head = self.tell("hara-ghost", champion=self.name(ghost["champion"]))
        piles = self.tell("hara-ghost-cards", hand=ghost["hand"], advanced=ghost["advanced"], discard=len(ghost["discard"]))
        lines = [
            Text.assemble((head, "bold magenta"), (order, "dim"), "  ", self.energies(ghost["energy"]), f"  {total}/30"),
            Text(f"  {piles}"),
        ]
        if ghost["discard"]:
            top = self.card(ghost["discard"][-1])
            told = self.tell("hara-ghost-top", name=self.name(top.id), colour=top.facts["colour"])
            lines.append(Text(f"  {told}", style=INK[top.facts["colour"]]))
        return lines

    # -- Ophion and the six he hunts -----------------------------------------------------------------------------------

    def ophion(self, view: View) -> list[Text]:
        foe = view["corrupted"]
        winds = self.tell("hara-resilience", n=foe["resilience"])
        numbers = self.tell("hara-foe-numbers", attack=foe["attack"], range=foe["range"])
        return [
            Text.assemble(
                (self.name(foe["id"]), "bold magenta"), (f" {self.text(self.card(foe['id']).facts['epithet'])}", "dim")
            ),
            self.pips(self.tell("hara-health"), foe["health"], foe["max"], "red"),
            Text(f"{winds}   {numbers}"),
        ]

    def cubes(self, view: View) -> list[Line]:
        """His abilities, with the cubes that are left for them."""
        foe = view["corrupted"]
        lines = []
        for each in self.card(foe["id"]).facts["abilities"]:
            left = [world for world in each["worlds"] if world in foe["cubes"]]
            worlds = ", ".join(self.word(f"world-{world}") for world in left) or self.tell("hara-no-cube")
            cubes = Text(self.cube * len(left) or self.signs.dash, style="bold")
            name = (f" {self.text(each['name'])} ", "bold" if left else "dim")
            told = Text.assemble(cubes, name, (f"({worlds}) ", "dim"), self.sentences(each["does"]))
            lines.append(Line(told, rank=5, wraps=True))
        return lines

    def hunted(self, view: View) -> list[Text]:
        """The champions in the order in which they act; those without a Turn Order card come last."""
        ordered = sorted(view["champions"], key=lambda each: (each["fallen"], each["order"] or 9))
        longest = max(cell_len(self.name(each["champion"])) for each in ordered)
        return [Text(self.tell("hara-hunted"), style="dim"), *(self.prey(each, longest) for each in ordered)]

    def prey(self, seen: Seen, longest: int) -> Text:
        name = self.name(seen["champion"]).ljust(longest)
        if seen["fallen"]:
            return Text(f"  {name}  {self.tell('hara-fallen')}", style="dim")
        attack, doomed = seen["attack"], seen["doomed"]
        area = "yes" if attack["area"] else "no"
        blow = self.tell("hara-blow", damage=attack["damage"], range=attack["range"], area=area, aim=seen["aim"])
        return Text.assemble(
            (f"{'+'.join(str(order) for order in seen['orders']) or ' '} ", "bold yellow"),
            (f"{name}{'!' if doomed else ' '} ", "bold red" if doomed else "bold"),
            f"{self.code(seen['at']):<3} ",
            (f"{seen['health']}/{seen['spirit']} ", "bold"),
            f" {blow}, {self.tell('hara-dash-side', side=seen['dash'])}",
        )

    def corner_hunted(self, view: View) -> list[Text]:
        """`1Le6/5!`: turn order, name, Health and Spirit; the sign says that he would fall to a blow of Ophion."""
        lines = []
        for seen in sorted(view["champions"], key=lambda each: (each["fallen"], each["order"] or 9)):
            name = self.name(seen["champion"])[:2]
            if seen["fallen"]:
                lines.append(Text(f" {name} {self.signs.bottom}", style="dim"))
                continue
            doomed = "!" if seen["doomed"] else ""
            told = f"{seen['order'] or ' '}{name}{seen['health']}/{seen['spirit']}{doomed}"
            lines.append(Text(told, style="bold red" if doomed else "bold"))
        return lines

    # -- cards on the map, by name -------------------------------------------------------------------------------------

    def cards_near(self, view: View, hero: Seen | None) -> list[Text]:
        """Every card in play with its name, the nearest first: how far, where, who, how strong, for what."""
        reach: dict[str, int] = hero["reach"] if hero else {}
        ordered = sorted(view["cards"], key=lambda seen: reach.get(seen["at"], FAR))
        return [self.card_line(seen, reach.get(seen["at"]) if hero else None, hero) for seen in ordered]

    def card_line(self, seen: Seen, steps: int | None, hero: Seen | None) -> Text:
        card = self.card(seen["card"])
        away = "" if hero is None else f"{self.signs.dash if steps is None else steps:>2} "
        strikes = hero is not None and any(each["card"] == card.id for each in hero["danger"]["from"])
        ink = INK[COLOURS[seen["at"].partition(".")[0]]]
        text = Text.assemble((away, "dim"), (f"{self.code(seen['at'])} ", f"bold {ink}"))
        text.append(card.name.text(self.language), style="bold red" if strikes else "dim" if seen.get("locked") else "bold")
        return text.append(f" {self.about(seen, card.facts)}", style="dim" if seen.get("locked") else "")

    def about(self, seen: Seen, facts: dict[str, Any]) -> str:
        """What there is to know of a card that lies on the map."""
        reward = f" {self.signs.arrow} {self.brief(facts['reward'])}" if facts.get("reward") else ""
        if "attack" in seen:
            boss = f"{self.tell('hara-kind', kind='boss')} " if seen["kind"] == "boss" else ""
            words = [self.tell("hara-keyword", keyword=each, **self.keyword(facts, each)) for each in seen["keywords"]]
            words += [self.tell("hara-locked")] if seen["locked"] else []
            return f"{boss}{self.strength(seen)}{reward}" + (f" ({', '.join(words)})" if words else "")
        kind = [self.tell("hara-kind", kind=seen["kind"])]
        kind += [self.tell("hara-challenge-short", difficulty=facts["challenge"])] if facts.get("challenge") else []
        lasting = f" {self.signs.dot} {self.sentences(facts['lasting'])}" if "lasting" in facts else ""
        return f"{', '.join(kind)}{reward}{lasting}"

    def keyword(self, facts: dict[str, Any], keyword: str) -> dict[str, object]:
        """What a keyword says besides its name: how much, of what."""
        found = [phrase for phrase in facts.get("keywords", []) if phrase.id == f"verb-{keyword}"]
        printed: Phrase | None = found[0] if found else None
        return {"n": 0, "what": "", **(printed.arguments if printed else {})}
