"""The city: its tiles as hexes with whoever stands there and whatever lies there, and beside it the page of the Plot card."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from ludarium.cli.hexes import Chip, Hex, grid
from ludarium.games.tamashii.terminal.launcher import TamashiiLauncher, folded
from ludarium.games.tamashii.terminal.table import Seen, View

LETTERS = range(9, 17)  # to a hex
PAGE = 30  # columns for the page beside the map, at least
GAP = 2


class TamashiiCity(TamashiiLauncher):
    def city(self, view: View, own: Seen, width: int, numbers: Mapping[str, int]) -> list[Text]:
        """The map on the left, the page of the Plot card on the right."""
        chart, edge = self.chart(view, own, width, numbers)
        room = width - edge - GAP
        page = self.page(view, room, numbers) if room >= PAGE - 6 else []
        rows = max(len(chart), len(page))
        lines = []
        for at in range(rows):
            left = chart[at] if at < len(chart) else Text()
            right = page[at] if at < len(page) else Text()
            gap = " " * (edge + GAP - left.cell_len)
            lines.append(Text.assemble(left, gap, self.clipped(right, room), no_wrap=True) if page else left)
        return lines

    def chart(self, view: View, own: Seen, width: int, numbers: Mapping[str, int]) -> tuple[list[Text], int]:
        at = {(each["q"], each["r"]): each for each in view["map"]}
        columns = range(min(q for q, _ in at), max(q for q, _ in at) + 1)
        heights = [2 * r + q for q, r in at]
        fitting = [room for room in LETTERS if (room + 1) * len(columns) + 1 + GAP + PAGE <= width]
        letters = max(fitting, default=min(LETTERS[0], width // len(columns) - 2))
        hexes = {spot: self.hex(view, own, each, numbers) for spot, each in at.items()}
        drawn = grid(hexes, letters, columns, min(heights), max(heights) - min(heights) + 3)
        return drawn, (letters + 1) * len(columns) + 1

    def hex(self, view: View, own: Seen, place: Seen, numbers: Mapping[str, int]) -> Hex:
        known = place["tile"] is not None
        number = numbers.get(f"place.{place['place']}")
        reached = number is not None and f"place.{place['place']}" in self.open_places
        name = self.tile_name(place["tile"]) if known else "?"
        ink = "bold cyan" if reached else "white" if place["face_up"] else "dim"
        chips = [Chip((f"[{place['place']}]" if reached else str(place["place"]),), ink)]
        if known and own["trace"] is not None:
            chips.append(Chip((f"{place['entry']}/{place['stationary']}",), "" if place["face_up"] else "dim"))
        chips += [*self.figures(view, own, place), *self.lying(place)]
        return Hex(name, ink, chips, here=place["place"] == own["at"])

    open_places: frozenset[str] = frozenset()  # where an answer leads

    def figures(self, view: View, own: Seen, place: Seen) -> list[Chip]:
        found = []
        for seat in place["characters"]:
            if seat == own["seat"]:
                found.append(Chip((self.signs.marker,), "bold reverse"))
            else:
                found.append(Chip((self.initials(seat),), "bold cyan"))
        if place["bot"]:
            found.append(Chip((self.tell("tamashii-bot-sign"),), "bold cyan"))
        if place["boss"]:
            found.append(Chip((self.name(view["boss"]["card"])[:4], "B"), "bold red"))
        return found + [Chip((self.name(each["card"])[:4], "E"), "bold red") for each in place["enemies"]]

    def lying(self, place: Seen) -> list[Chip]:
        """Exploration token, tokens of the scenario, cards, Bodies."""
        found = []
        if place["explore"]:
            sign = "?" if place["explore"] == "unseen" else self.tell("tamashii-explore", kind=place["explore"])
            found.append(Chip((f"({sign})", sign), "yellow"))
        for each in place["tokens"]:
            found.append(Chip((f"{self.token_sign(each)}{each['n'] if each['n'] > 1 else ''}",), "bold magenta"))
        found += [Chip((self.name(card)[:6], self.name(card)[:2]), "bold") for card in place["cards"]]
        if place["bodies"]:
            found.append(Chip((self.tell("tamashii-bodies", n=place["bodies"]), "b"), "bold"))
        return found

    def token_sign(self, token: Seen) -> str:
        kind = token["token"]
        if kind in ("ascend", "success"):
            return self.tell(f"tamashii-{kind}-sign-plain" if self.plain else f"tamashii-{kind}-sign")
        if kind.startswith("die-"):
            return self.die(kind.removeprefix("die-"))
        return self.say(token["name"])[:4]

    def die(self, face: str) -> str:
        fancy, simple = {"blank": ("□", "_"), "common": ("◇", "c"), "rare": ("★", "r")}[face]
        return simple if self.plain else fancy

    # -- the page of the Plot card ---------------------------------------------------------------------------------------

    def page(self, view: View, room: int, numbers: Mapping[str, int]) -> list[Text]:
        """What one plays for, what one can do for it, what else lies on the table."""
        lines: list[Text] = []
        if view["plot"]:
            lines += self.plot(view["plot"], room)
        open_here = [each for each in view["activities"] if each["open_to"]]
        for each in view["activities"]:
            number = numbers.get(f"activity.{each['activity']}")
            mark = f"[{number}] " if number else f"{self.signs.arrow} "
            told = f"{mark}{self.activity(view, each)}"
            style = "bold" if each in open_here else "dim"
            lines += [Text(part, style=style) for part in folded(told, room)]
        for card in view["specials"]:
            lines.append(Text(f"{card['card'].capitalize()} {self.name(card['card'])}{self.tokens_told(card)}", style="dim"))
        if view["sheet"]["tokens"]:
            lines.append(Text(self.tell("tamashii-on-sheet", what=self.tokens_listed(view["sheet"]))))
        if view["boss"]:
            lines += self.boss(view["boss"], room)
        if view["bot"]:
            lines.append(Text(self.tell("tamashii-bot", n=view["bot"]["batteries"], at=view["bot"]["at"])))
        return lines

    def plot(self, card: Seen, room: int) -> list[Text]:
        heading = f"{card['card'].capitalize()} {self.name(card['card'])}{self.tokens_told(card)}"
        goal = self.card(card["card"]).facts.get("goal")
        told = folded(self.text(goal), room) if goal else []
        return [Text(heading, style="bold underline"), *(Text(part) for part in told)]

    def activity(self, view: View, each: Seen) -> str:
        where = ""
        if each["places"] is not None:
            places = ", ".join(str(place) for place in each["places"]) or self.signs.dash
            where = self.tell("tamashii-at", places=places, n=len(each["places"]))
        name = self.say(each["name"])
        return self.tell("tamashii-activity", name=f"{name[:1].upper()}{name[1:]}{where}", does=self.say(each["does"]))

    def tokens_told(self, card: Seen) -> str:
        told = self.tokens_listed(card)
        return self.tell("tamashii-with", what=told) if told else ""

    def tokens_listed(self, card: Seen) -> str:
        return ", ".join(f"{self.token_word(each)} {each['n']}" for each in card["tokens"])

    def token_word(self, token: Seen) -> str:
        if token["token"] in ("ascend", "success"):
            return self.tell("tamashii-token", token=token["token"])
        return self.say(token["name"]) if token["name"] else self.die(token["token"].removeprefix("die-"))

    def boss(self, boss: Seen, room: int) -> list[Text]:
        told = {name: boss[name] for name in ("integrity", "of", "armour", "at")}
        heading = self.tell("tamashii-boss", name=self.name(boss["card"]), **told)
        lines = [Text(part, style="bold red") for part in folded(heading, room)]
        for each in boss["attack"]:
            told_line = self.tell("tamashii-attack", symbol=each["symbol"], numbers=each["numbers"], does=self.say(each["does"]))
            lines += [Text(part) for part in folded(told_line, room)]
        return lines
