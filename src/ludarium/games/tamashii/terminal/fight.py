"""Combat: the Enemies fanned as on the table, the Top Enemy on the right, the dice, and the slots that take them."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from ludarium.games.tamashii.terminal.city import TamashiiCity
from ludarium.games.tamashii.terminal.launcher import folded
from ludarium.games.tamashii.terminal.table import Seen, View

MOST_CARDS = 4  # side by side
NARROWEST = 27
GAP = 2


class TamashiiFight(TamashiiCity):
    def combat(self, view: View, own: Seen, width: int, numbers: Mapping[str, int]) -> list[Text]:
        lines = self.fan(view, own, width, numbers)
        lines += self.dice_lines(view, own)
        used = view["fight"]["seat"] == own["seat"]
        return lines + (self.slot_lines(own, width, numbers) if used else [])

    # -- Enemies -------------------------------------------------------------------------------------------------------

    def fan(self, view: View, own: Seen, width: int, numbers: Mapping[str, int]) -> list[Text]:
        """T-153: the newest on the left, the Top Enemy on the right. What has no room is left out on the left, and counted."""
        enemies = own["enemies"]
        fits = max(1, min(MOST_CARDS, width // (NARROWEST + GAP)))
        shown = [(place, each) for place, each in enumerate(enemies, 1)][:fits][::-1]
        if not shown:
            return [Text(self.tell("tamashii-no-enemy"), style="dim")]
        room = min(34, (width - GAP * (len(shown) - 1)) // len(shown))
        symbol = view["fight"]["symbol"] if view["fight"] else None
        cards = [self.enemy(each, place, room, symbol, numbers) for place, each in shown]
        height = max(len(each) for each in cards)
        made = []
        for at in range(height):
            parts = [self.clipped(card[at] if at < len(card) else Text(), room) for card in cards]
            made.append(Text(" " * GAP).join(parts))
        left_out = len(enemies) - len(shown)
        return [*([Text(self.tell("tamashii-more-enemies", n=left_out), style="dim")] if left_out else []), *made]

    def enemy(self, each: Seen, place: int, room: int, symbol: str | None, numbers: Mapping[str, int]) -> list[Text]:
        """Place in the pile, with the Number die if it lies there; Integrity; both boxes, the one that acts in bold."""
        number = numbers.get(f"enemy.{each['number']}")
        mark = f"[{number}] " if number else ""
        rank = self.tell("tamashii-rank", n=place)
        top = Text.assemble((mark, "bold cyan"), (f"{rank}", "bold reverse" if place == 1 else "reverse"))
        if each["marked"]:
            top.append(f" {self.tell('tamashii-number-here', arrow=self.signs.arrow)}", style="bold magenta")
        named = folded(f"{self.name(each['card'])} {each['left']}/{each['integrity']}", room)
        lines = [top, *(Text(part, style="bold") for part in named)]
        for box in ("basic", "special"):
            acts = each["marked"] and symbol == box
            told = f"{self.tell('tamashii-box', box=box)} {self.say(each[box])}"
            style = "bold red" if acts else "" if symbol in (None, box) else "dim"
            lines += [Text(part, style=style) for part in folded(told, room)]
        return lines

    def pile(self, own: Seen) -> Text:
        """The attached Enemies on one line, where they are not what it is about."""
        if not own["enemies"]:
            return Text(self.tell("tamashii-no-enemy"), style="dim")
        told = [f"{self.name(each['card'])} {each['left']}/{each['integrity']}" for each in own["enemies"]]
        return Text(self.tell("tamashii-enemies", list=f" {self.signs.dot} ".join(told)))

    # -- dice and slots ------------------------------------------------------------------------------------------------

    def dice_lines(self, view: View, own: Seen) -> list[Text]:
        fight, lying = view["fight"], view["dice"]
        dice = lying or fight["dice"]
        line = Text(f"{self.tell('tamashii-dice')} ", style="bold")
        faces = [face for face in ("rare", "common", "blank") for _ in range(dice[face])]
        line.append_text(Text(" ").join(Text(self.die(face), style="bold" if face != "blank" else "dim") for face in faces))
        if faces:
            line.append("  " + ", ".join(self.word("some-dice", face=face, n=dice[face]) for face in dict.fromkeys(faces)))
        else:
            line.append(self.signs.dash)
        lines = [line]
        if fight["symbol"] is not None:
            told = self.tell("tamashii-enemy-dice", number=fight["number"], symbol=fight["symbol"])
            lines.append(Text(told, style="magenta"))
        return lines

    def slot_lines(self, own: Seen, width: int, numbers: Mapping[str, int]) -> list[Text]:
        """Two beside each other, if they fit."""
        slots = [self.slot(each, own, numbers) for each in own["slots"]]
        half = (width - GAP) // 2
        if any(each.cell_len > half for each in slots):
            return [self.clipped(each, width) for each in slots]
        rows = -(-len(slots) // 2)
        right = [*slots[rows:], Text()][:rows]
        return [
            Text.assemble(self.clipped(left, half), " " * GAP, other) for left, other in zip(slots[:rows], right, strict=True)
        ]

    def slot(self, each: Seen, own: Seen, numbers: Mapping[str, int]) -> Text:
        """Which dice it takes, what it does, whose it is if not the Body’s; one that is used is ticked off."""
        number = numbers.get(f"slot.{each['slot']}")
        mark = Text(f"[{number}] ", style="bold cyan") if number else Text(f"{self.signs.done if each['used'] else ' '}   ")
        dice = f"X{self.die(each['x'])}" if each["x"] else self.die("common") * each["common"] + self.die("rare") * each["rare"]
        style = "dim" if each["used"] or not number else "bold"
        whose = f"  {self.name(each['card'])}" if each["card"] != own["body"]["card"] else ""
        return Text.assemble(mark, (f"{dice:<4}", style), (f" {self.say(each['does'])}", style), (whose, "dim"))
