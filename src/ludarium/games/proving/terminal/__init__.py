"""The arena of Proving Grounds: one row for each enemy, with the dice that attack it, its Battle track and its ability."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from ludarium.cli.boards import ALWAYS, Line, fit
from ludarium.core.match import Match
from ludarium.core.packs import Card
from ludarium.games.proving.terminal.table import ProvingTable

# A die is a letter and a number on its colour, so that it can be told without seeing the colour.
DICE = {"W": "black on white", "B": "bold white on blue", "G": "black on green", "Y": "black on yellow", "D": "bold white on red"}
INK = {"B": "bold bright_blue", "G": "bold green", "Y": "bold yellow"}
FORECASTS = {"up": "bold green", "defeat": "bold green", "down": "bold red", "wound": "bold red"}
WIDE = 104  # columns from which on there is room for words instead of signs


class ProvingBoard(ProvingTable):
    def lines(self, match: Match, width: int, roomy: bool) -> list[Line]:
        view = match.view(0)
        air = [Line(Text(), rank=9)] if roomy else []
        return [
            self.title(view, width),
            *self.tracks(view, width),
            *air,
            *self.arena(match, view, width),
            *(self.explained(view) if roomy else []),
            *air,
            *self.loose_dice(view),
            *self.modules(view, self.numbers(match)),
            *self.in_force(view),
        ]

    # -- above the enemies ---------------------------------------------------------------------------------------------

    def title(self, view: dict[str, Any], width: int) -> Line:
        step = self.word(f"step-{view['step'].replace('_', '-')}") if view["step"] else ""
        name = self.game.info.names.text(self.language)
        left = f" {name}  {self.signs.dot}  {self.own('round', round=view['round'])}  {self.signs.dot}  {step}"
        right = f"{self.own('defeats', now=view['defeats']['now'], goal=view['defeats']['to_win'])} "
        gap = " " * max(1, width - cell_len(left) - cell_len(right))
        return Line(Text(left + gap + right, style="bold reverse", no_wrap=True))

    def tracks(self, view: dict[str, Any], width: int) -> list[Line]:
        """Health with the colour stack, and the Exhaustion track: on one line if that fits."""
        health, rest = self.health(view), self.exhaustion(view)
        both = Text.assemble(health, "  ", rest)
        if cell_len(both.plain.rstrip()) <= width:
            return [Line(both)]
        return [Line(health), Line(rest, rank=2)]

    def health(self, view: dict[str, Any]) -> Text:
        at, last, stack = view["health"]["at"], view["health"]["last"], view["stack"]
        text = Text.assemble((self.own("wounds"), "bold"), " ")
        for space in range(last + 1):
            if space == at:
                text.append(self.signs.marker, style="bold red" if at else "bold")
            else:
                text.append(str(space), style="dim" if space < at else "")
            if space == last:
                text.append(self.signs.bottom, style="red")
            if stack and stack["at"] == space:
                text.append_text(Text.assemble("{", self.dice(stack["dice"]), "}"))
            text.append(" ")
        return text

    def exhaustion(self, view: dict[str, Any]) -> Text:
        text = Text.assemble((self.own("exhausted"), "bold"), " ")
        with_dragon = (view["dragon"] or {}).get("resting") or []
        for space, name in enumerate(("top", "middle", "bottom")):
            lying = [die["die"] for die in view["exhaustion"][space]] + (["D"] if space in with_dragon else [])
            text.append(f"{self.own(f'rest-{name}')} ", style="dim")
            text.append_text(self.dice(lying) if lying else Text(self.signs.dash, style="dim"))
            text.append("  ")
        return text

    # -- the six enemies -----------------------------------------------------------------------------------------------

    def arena(self, match: Match, view: dict[str, Any], width: int) -> list[Line]:
        wide = width >= WIDE
        forecasts = {
            seen["slot"]: self.foreseen(seen["forecast"]["effect"], seen["forecast"]["moves"], wide)
            for seen in view["slots"]
            if seen["enemy"] and seen["forecast"]
        }
        columns = self.columns(view, forecasts, width, wide)
        titles = (
            "#",
            self.own("dice"),
            "",
            self.own("enemy"),
            self.own("track-short"),
            self.own("weakness"),
            self.own("ability"),
        )
        rows = [Line(row([Text(title, style="dim") for title in titles], columns), rank=5)]
        for seen in view["slots"]:
            slot = seen["slot"]
            attack = [
                self.slot(view, slot),
                self.dice(seen["dice"], columns[1], with_dragon=bool(view["dragon"]) and view["dragon"]["slot"] == slot),
                forecasts.get(slot, Text()),
            ]
            if seen["enemy"]:
                rows.append(Line(row([*attack, *self.enemy(view, seen, columns[6])], columns), ALWAYS))
            else:
                gone = Text(self.own("empty-slot"), style="dim")
                rows.append(Line(row([*attack, gone], [*columns[:3], width - sum(columns[:3]) - 3]), ALWAYS))
        return rows

    def columns(self, view: dict[str, Any], forecasts: dict[int, Text], width: int, wide: bool) -> list[int]:
        """How wide each column is: as much as it needs now, so that the abilities have the rest."""
        present = [seen for seen in view["slots"] if seen["enemy"]]
        slot = 2 if view["dial"] else 1
        dice = 20 if wide else 14
        foresee = max([4, *(cell_len(text.plain) for text in forecasts.values())])
        name = max((cell_len(self.named(seen).plain) for seen in present), default=10)
        track = max((cell_len(self.track(seen).plain) for seen in present), default=10)
        symbols = [cell_len(self.word(f"face-{seen['symbol']}")) for seen in present if seen["symbol"]]
        symbol = max([cell_len(self.own("weakness")), *symbols]) if "dragon" in view["modules"] else 0
        taken = slot + dice + foresee + track + symbol + (6 if symbol else 5)
        shortest = max((cell_len(self.ability(self.card(seen["enemy"]), view, 0).plain) for seen in present), default=0)
        name = max(10, min(name, width - taken - shortest))
        return [slot, dice, foresee, name, track, symbol, max(0, width - taken - name)]

    def slot(self, view: dict[str, Any], slot: int) -> Text:
        dial = view["dial"] or {}
        mark = self.signs.sun if dial.get("sun") == slot else self.signs.moon if dial.get("moon") == slot else ""
        return Text.assemble((str(slot), "bold"), (mark, "bold yellow" if dial.get("sun") == slot else "bold magenta"))

    def enemy(self, view: dict[str, Any], seen: dict[str, Any], room: int) -> list[Text]:
        """Name, Battle track, weakness, ability."""
        symbol = Text(self.word(f"face-{seen['symbol']}") if seen["symbol"] else "")
        return [self.named(seen), self.track(seen), symbol, self.ability(self.card(seen["enemy"]), view, room)]

    def named(self, seen: dict[str, Any]) -> Text:
        shield = Text(f"{self.signs.shield} ", style="bold cyan") if seen["shield"] else Text()
        return Text.assemble(shield, (self.card(seen["enemy"]).name.text(self.language), "bold"))

    def track(self, seen: dict[str, Any]) -> Text:
        """Every space from Bottom to Top: what it asks for, `s` on Start, the marker where it stands and what that space asks for
        of whoever comes back to it."""
        text = Text.assemble((self.signs.bottom, "red"))
        if seen["marker"] == 0:
            text.append(self.signs.marker, style="bold red reverse")
        for space in range(1, seen["top"] + 1):
            asked = seen["climb"][space - 2] if space > 1 else self.signs.passed
            text.append(" ")
            if space == seen["marker"]:
                text.append(self.signs.marker, style="bold reverse")
                asked = asked if space > 1 else ""
            plain = "dim" if space <= seen["marker"] else "bold" if space == seen["marker"] + 1 else ""
            for letter in asked:
                text.append(self.lettered(letter), style=plain if space <= seen["marker"] else INK.get(letter, plain))
            if space == seen["start"]:
                text.append("s", style="dim")
            if space == seen["top"]:
                text.append(self.signs.top, style="yellow")
        return text

    def ability(self, card: Card, view: dict[str, Any], room: int) -> Text:
        """In full if there is room, else in short; the abilities of Shields only where Shields are played."""
        if not card.sentences:
            return Text()
        sentence = card.sentences[0]
        if sentence.verb.name in ("guarded", "spiked") and "shields" not in view["modules"]:
            return Text()
        full = self.text(sentence.phrase)
        if cell_len(full) <= room:
            return Text(full)
        return Text(self.own(f"ability-{sentence.verb.name.replace('_', '-')}", colour=sentence.shown.get("colour") or ""))

    def explained(self, view: dict[str, Any]) -> list[Line]:
        """Where there is room: in full, the abilities that the rows tell in short. Each only once."""
        said: dict[str, str] = {}
        for seen in view["slots"]:
            card = self.card(seen["enemy"]) if seen["enemy"] else None
            short = self.ability(card, view, 0).plain if card else ""
            if card and short:
                said[short] = self.text(card.sentences[0].phrase)
        texts = [Text.assemble((f"  {short} {self.signs.arrow} ", "italic"), (full, "dim")) for short, full in said.items()]
        return [Line(text, rank=7, wraps=True) for text in texts]

    def foreseen(self, kind: str, moved: int, wide: bool) -> Text:
        """What the dice would do, in words or in signs."""
        style = FORECASTS.get(kind, "cyan")
        if wide:
            return Text(self.own(f"forecast-{kind}", spaces=abs(moved)), style=style)
        ends = {"defeat": self.signs.top, "wound": self.signs.bottom, "raise": self.signs.shield, "break": "/"}
        return Text((f"{moved:+d}" if moved else "=") + ends.get(kind, ""), style=style)

    # -- below the enemies ---------------------------------------------------------------------------------------------

    def loose_dice(self, view: dict[str, Any]) -> list[Line]:
        """Dice of the pool that show no value, the Dragon die, the Stock and the box."""
        waiting = [die["die"] for die in view["pool"] if die["value"] is None]
        parts: list[Text] = []
        dragon = view["dragon"]
        if dragon and dragon["resting"] is None and dragon["face"] is None:
            waiting.append("D")
        if waiting:
            parts.append(Text.assemble((self.own("pool"), "bold"), " ", self.dice(waiting), f" ({len(waiting)})"))
        if dragon and dragon["face"]:
            shows = self.word(f"face-{dragon['face']}")
            parts.append(Text.assemble((self.word("module-dragon"), "bold"), " ", self.dice(["D"]), f" {shows}"))
        if view["stock"]:
            parts.append(Text.assemble((self.word("stock"), "bold"), " ", self.dice([die["die"] for die in view["stock"]])))
        if view["box"]:
            parts.append(Text.assemble((self.word("box"), "bold"), " ", self.dice(view["box"])))
        return [Line(Text("   ").join(parts), rank=1)] if parts else []

    def modules(self, view: dict[str, Any], numbers: Mapping[str, int]) -> list[Line]:
        lines = [self.chariot(each, numbers.get(f"chariot.{each['chariot']}")) for each in view["chariots"]]
        if view["inspiration"]:
            lines.append(self.labelled("inspiration", self.card(view["inspiration"]), Text(), rank=4))
        if view["conspirators"]:
            lines.append(self.conspirators(view))
        if view["dial"]:
            lines.append(self.dial(view["dial"]))
        return lines

    def chariot(self, seen: dict[str, Any], number: int | None) -> Line:
        """What it asks for, or the dice that cover it; and what it does otherwise. With a number where dice can be put there."""
        card = self.card(seen["chariot"])
        kind, _, value = str(card.facts["needs"]).partition(" ")
        if seen["dice"]:
            return self.labelled(
                "chariot", card, Text.assemble("[", self.dice(seen["dice"]), " ", self.own("covered"), "] "), number
            )
        return self.labelled("chariot", card, Text(f"[{self.own(f'needs-{kind}', value=value)}] ", style="bold cyan"), number)

    def labelled(self, kind: str, card: Card, note: Text, number: int | None = None, rank: int = 3) -> Line:
        place = Text(f"{number} " if number else "", style="bold")
        head = Text.assemble(place, (self.word(f"kind-{kind}"), "dim"), " ", (card.name.text(self.language), "bold"), " ")
        return Line(Text.assemble(head, note, self.sentences(each.phrase for each in card.sentences)), rank, wraps=True)

    def conspirators(self, view: dict[str, Any]) -> Line:
        """Numbers and names; the active one comes first, is marked, and says what it does."""
        acting, others = Text(), Text()
        for each in sorted(view["conspirators"], key=lambda id: int(self.card(id).facts["number"])):
            card = self.card(each)
            named = f"{card.facts['number']} {card.name.text(self.language)}"
            if each == view["active"]:
                acting.append(f"{self.signs.arrow}{named} ({self.own('active')})", style="bold red")
                acting.append(f" {self.sentences(each.phrase for each in card.sentences)}  ")
            else:
                others.append(f"{named}  ")
        return Line(Text.assemble((self.own("conspirators"), "dim"), " ", acting, others), rank=3 if acting else 6, wraps=True)

    def dial(self, dial: dict[str, Any]) -> Line:
        text = Text.assemble((self.own("dial"), "dim"), " ")
        if dial["sun"]:
            for sign, name in ((self.signs.sun, "sun"), (self.signs.moon, "moon")):
                text.append(f"{sign} {self.word(name)} #{dial[name]}  ")
        return Line(text.append_text(self.dice(dial["dice"])), rank=4)

    def in_force(self, view: dict[str, Any]) -> list[Line]:
        """What cards changed for this round."""
        sentences: list[str] = []
        for name, value in view["effects"].items():
            message = f"effect-{name.replace('_', '-')}"
            if name in ("single_extra", "req_plus"):
                sentences.append(self.word(message, count=value))
            elif name == "shroud":
                sentences += [self.word(message, colour=each) for each in value]
            elif name == "plus_kingdom":
                sentences += [self.word(message, kingdom=each) for each in value]
            elif name == "unguarded":
                sentences.append(self.word(message, slots=", ".join(f"#{slot}" for slot in value)))
            elif name == "tint":
                sentences.append(self.word(message, die=", ".join(value)))
            else:
                sentences.append(self.word(message, value=value))
        if not sentences:
            return []
        return [Line(Text.assemble((self.own("in-force"), "bold yellow"), " ", " ".join(sentences)), rank=2, wraps=True)]

    # -- cards and dice --------------------------------------------------------------------------------------------------

    def values_of(self, card: Card) -> list[tuple[str, str]]:
        """An enemy's track is drawn here as it is during play, without a marker."""
        if card.kind != "enemy":
            return super().values_of(card)
        kingdom, _, _, *symbol = super().values_of(card)
        facts = card.facts
        seen = {"top": len(facts["climb"]) + 1, "climb": facts["climb"], "start": facts["start"], "marker": -1}
        return [(self.tell("start-option", name=self.own("track")), self.track(seen).plain), *symbol, kingdom]

    def dice(self, names: list[str], width: int = 99, with_dragon: bool = False) -> Text:
        """Dice side by side, as closely as the room asks for."""
        names = [*names, "D"] if with_dragon else names
        letters = [name[0] for name in names]
        parts = names if len(" ".join(names)) <= width else letters
        gap = " " if len(" ".join(parts)) <= width else ""
        return Text(gap).join(Text(self.lettered(part), style=DICE[part[0]]) for part in parts)

    def lettered(self, name: str) -> str:
        """The letter of a colour is that of the reader's language, as on the dice in the browser; `G1` stays the notation."""
        return self.own("letter", letter=name[0]) + name[1:] if name[0] in INK else name


def row(cells: list[Text], columns: list[int]) -> Text:
    """Cells side by side; a column without width is left out."""
    return Text(" ").join(fit(cell, width) for cell, width in zip(cells, columns, strict=True) if width)


BOARD = ProvingBoard
