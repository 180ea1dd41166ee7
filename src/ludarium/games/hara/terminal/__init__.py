"""The table of Champions of Hara: the map with its seven tiles, and around it everything that is on the champion's mind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from ludarium.cli.boards import Line
from ludarium.cli.hexes import Chip, Hex
from ludarium.core.match import Match
from ludarium.games.hara.terminal.map import COLOURS, COLUMNS, INK, ROWS, drawn, places
from ludarium.games.hara.terminal.sheets import MOST_ENERGY, WIDE, HaraSheets, Seen
from ludarium.games.hara.terminal.table import View

LETTERS = 7  # to a hex; more where there is a lot of room, fewer where there is none
ROOMY_LETTERS = 9
VERY_WIDE = 156
CAP = 6  # how much the edge above the highest hex is needed


class HaraBoard(HaraSheets):
    def lines(self, match: Match, width: int, roomy: bool) -> list[Line]:
        view = match.view(self.seat(match))
        hero = self.hero(match, view)
        letters = ROOMY_LETTERS if width >= VERY_WIDE else max(3, min(LETTERS, width // len(COLUMNS) - 1))
        chart = drawn(self.hexes(match, view, hero, letters), letters)
        edge = (letters + 1) * len(COLUMNS) + 1
        near, numbers = self.cards_near(view, hero), self.numbers(match)
        if width >= WIDE:
            panel = self.panel(view, hero, width - edge - 2, numbers)
            listed = max(0, ROWS - len(panel) - 1) if hero else 0
            panel += [Text(self.tell("hara-near"), style="dim"), *near[:listed]] if listed else []
            near = near[listed:]
            body = self.with_panel(chart, panel, edge, width)
        else:
            body = self.with_corners(view, hero, chart, edge, width)
        air = [Line(Text(), rank=9)] if roomy else []
        return [self.title(view, width), *body, *air, *self.below(view, hero, near, width, numbers)]

    # -- the first line ------------------------------------------------------------------------------------------------

    def title(self, view: View, width: int) -> Line:
        dot = f" {self.signs.dot} "
        mode = next(each.name.text(self.language) for each in self.game.info.modes if each.id == view["mode"])
        part = self.tell("hara-part", part=view["round"], day=view["day"])
        right = f"{self.goal(view)} "
        for words in ((self.game.info.names.text(self.language), mode, part), (mode, part), (part,)):
            left = f" {dot.join(words)}"
            if cell_len(left) + cell_len(right) < width:
                break
        gap = " " * max(1, width - cell_len(left) - cell_len(right))
        return Line(Text(left + gap + right, style="bold reverse", no_wrap=True))

    # -- the map and what stands beside it -----------------------------------------------------------------------------

    def with_panel(self, chart: list[Text], panel: list[Text], edge: int, width: int) -> list[Line]:
        """Map on the left, panel on the right; what the panel has more lines of than the map stays as long as there is room."""
        rows = []
        for at in range(max(ROWS, len(panel))):
            left = chart[at] if at < ROWS else Text()
            right = panel[at] if at < len(panel) else Text()
            gap = " " * (edge + 2 - left.cell_len)
            row = Text.assemble(left, gap, self.clipped(right, width - edge - 2), no_wrap=True)
            rows.append(Line(row, rank=0 if at < ROWS else 3))
        return rows

    def panel(self, view: View, hero: Seen | None, room: int, numbers: Mapping[str, int]) -> list[Text]:
        """Sheet, forecast, goal, Items, everybody else at the table."""
        lines = [self.day_track(view)]
        if hero is None:
            lines += [Text(), *self.ophion(view), Text(), *self.hunted(view), Text(), *self.news(view)]
        else:
            lines += [*self.sheet(view, hero), self.danger(hero), self.token_line(view, hero), self.items(hero, numbers)]
            lines += [*self.others(view, hero), *self.news(view)]
        return [part for line in lines for part in self.folded(line, room)]

    def folded(self, text: Text, room: int) -> list[Text]:
        """A long line of the panel on two."""
        if text.cell_len <= room or not text.plain:
            return [text]
        cut = text.plain.rfind(" ", 0, room + 1)
        first, rest = text.divide([cut])[:2] if cut > 0 else (text, Text())
        return [first, Text.assemble(" ", rest)] if rest.plain.strip() else [first]

    def with_corners(self, view: View, hero: Seen | None, chart: list[Text], edge: int, width: int) -> list[Line]:
        """Map on the right; sheet, forecast and goal in the corners that it leaves free."""
        shift = max(0, width - edge)
        upper_left, lower_left, upper_right, lower_right = self.corners(view, hero)
        left = {**dict(enumerate(upper_left, 1)), **dict(enumerate(lower_left, ROWS - len(lower_left)))}
        right = {**dict(enumerate(upper_right, 1)), **dict(enumerate(lower_right, ROWS - len(lower_right)))}
        free = max((shift + chart[at].cell_len for at in right if at > ROWS // 2), default=0)
        rows = []
        for at, line in enumerate(chart):
            blank = len(line.plain) - len(line.plain.lstrip())
            begins = shift + (blank if line.plain else edge)
            before = self.clipped(left.get(at, Text()), max(0, begins - 1))
            row = Text.assemble(before, " " if begins else "", line[blank:] if line.plain else "", no_wrap=True)
            if at in right:
                row = Text.assemble(self.clipped(row, max(row.cell_len, free if at > ROWS // 2 else 0)), " ", right[at])
            rows.append(Line(self.clipped(row, min(row.cell_len, width)), rank=CAP if at == 0 else 0))
        return rows

    def corners(self, view: View, hero: Seen | None) -> tuple[list[Text], list[Text], list[Text], list[Text]]:
        """Upper left, lower left, upper right, lower right: 7, 5, 2 and 6 lines at most, each very short."""
        if hero is None:
            foe = view["corrupted"]
            health = Text.assemble(f"{self.tell('hara-health')} ", (f"{foe['health']}/{foe['max']}", "bold"))
            numbers = self.tell("hara-foe-short", attack=foe["attack"], range=foe["range"])
            upper = [
                Text(self.name(foe["id"]), style="bold reverse"),
                health,
                Text(self.tell("hara-resilience", n=foe["resilience"])),
            ]
            cubes = Text(self.tell("hara-cubes-short", n=len(foe["cubes"])))
            return [*upper, Text(numbers), cubes], [], [], self.corner_hunted(view)
        lower = [*self.corner_danger(hero)]
        lower += [Text(text, style="bold cyan") for text in [self.waiting(hero)] if text]
        lower += [Text(self.tell("hara-items-short", n=len(hero["items"])))]
        return self.corner_sheet(hero), lower, self.corner_tokens(view), self.corner_others(view, hero)

    def corner_tokens(self, view: View) -> list[Text]:
        """Where the next tokens lie."""
        lying = [each for each in view["tokens"] if each["next"]]
        parts = [f"{self.token(each['token'])} {self.code(each['at'])}" for each in lying]
        return [Text(f"{self.signs.arrow} {'  '.join(parts)}", style="bold yellow")] if parts else []

    def corner_others(self, view: View, hero: Seen) -> list[Text]:
        lines: list[Text] = []
        for each in view["seats"]:
            if each["seat"] != hero["seat"]:
                short = f"{self.name(each['champion'])[:2]} {each['health']}"
                lines += [Text(short, style="bold"), Text(self.three(each["energy"]))]
        foe, ghost = view["corrupted"], view["ghost"]
        if foe and foe["at"]:
            lines += [Text(self.name(foe["id"]), style="bold red"), Text(f"{foe['health']}/{foe['max']}")]
        if ghost:
            lines += [Text(self.tell("hara-ghost-short"), style="bold magenta"), Text(self.three(ghost["energy"]))]
        return lines

    def three(self, energy: dict[str, int]) -> str:
        """Three gauges in five letters: ten is `X`, as on the gauges themselves."""
        return "/".join("X" if n == MOST_ENERGY else str(n) for n in energy.values())

    # -- below the map -------------------------------------------------------------------------------------------------

    def below(self, view: View, hero: Seen | None, near: list[Text], width: int, numbers: Mapping[str, int]) -> list[Line]:
        """The cards in hand; without a panel also what it would say; the other cards in play, and what the signs mean."""
        lines: list[Line] = []
        if hero is not None:
            lines += [self.hand_heading(hero), *self.hand(hero, width, numbers)]
        if width < WIDE:
            lines += self.instead_of_panel(view, hero, numbers)
        if hero is None:
            lines += self.cubes(view)
        lines += [Line(self.clipped(text, width), rank=6 if at < 4 else 7) for at, text in enumerate(self.beside(near, width))]
        legend = self.described("hara-legend" if hero is not None else "hara-legend-corrupted")
        return [*lines, Line(Text(legend, style="dim"), rank=8, wraps=True)]

    def instead_of_panel(self, view: View, hero: Seen | None, numbers: Mapping[str, int]) -> list[Line]:
        lines = []
        if hero is None:
            lines += [Line(text, rank=5) for text in self.hunted(view)]
        else:
            lines += [
                Line(self.danger(hero), rank=5 if hero["danger"]["from"] else 7, wraps=True),
                Line(self.items(hero, numbers), rank=5 if hero["items"] else 7, wraps=True),
                Line(self.token_line(view, hero), rank=6 if view["tokens"] else 7, wraps=True),
                *(Line(text, rank=5, wraps=True) for text in self.others(view, hero)),
            ]
        lines += [Line(text, rank=4, wraps=True) for text in self.news(view)]
        return [*lines, Line(self.day_track(view), rank=7)]

    # -- what is written into the hexes --------------------------------------------------------------------------------

    def hexes(self, match: Match, view: View, hero: Seen | None, letters: int) -> dict[tuple[int, int], Hex]:
        at = places(view["layout"])
        marks = self.marks(match, view)
        made = {name: self.empty_hex(view, name, marks.get(name, ""), letters) for name in at}
        standing = hero["at"] if hero else view["corrupted"]["at"]
        if standing in made:
            made[standing].here = True
        for space, chip in [*self.figures(view, hero), *self.lying(view, hero), *self.token_chips(view)]:
            if space in made:
                made[space].chips.append(chip)
        return {at[name]: each for name, each in made.items()}

    def empty_hex(self, view: View, name: str, mark: str, letters: int) -> Hex:
        """A hex before anything lies on it, but with the number of the option that leads there."""
        world, _, number = name.partition(".")
        marks = [Chip((f"[{mark}]",), "bold cyan reverse", above=bool(number))] if mark else []
        if world == "slot":
            return Hex(self.tell("hara-slot", number=number)[:letters], "white", marks)
        ink, apart = INK[COLOURS[world]], world in view["disconnected"]
        if number:
            return Hex(self.code(name), ink, marks, apart=apart)
        return self.middle(view, world, marks, letters)

    def middle(self, view: View, world: str, marks: list[Chip], letters: int) -> Hex:
        """The middle of a World is no space: it holds the name, on two lines if it must, and the deck."""
        ink, apart = INK[COLOURS[world]], world in view["disconnected"]
        letter = self.tell("hara-letter", colour=COLOURS[world])
        signs = self.tell("hara-adrift") if apart else f"{letter}{view['decks'][world]}"
        if view["champions"]:
            signs = letter + self.cube * (world in view["corrupted"]["cubes"]) + self.stone * (world in view["stones"])
        first, _, rest = self.tell("hara-world", world=world).partition("-")
        whole = f"{first}{rest}"
        if len(whole) > letters and len(rest) + 1 + len(signs) + sum(len(chip.texts[0]) + 1 for chip in marks) > letters:
            whole, rest = f"{whole[: letters - 1]}.", ""  # the second line is needed for something else
        split = bool(rest) and len(whole) > letters
        name = [Chip((rest,), f"bold {ink}")] if split else []
        return Hex(f"{first}-" if split else whole, ink, [*name, Chip((signs, letter), "dim"), *marks], apart=apart)

    def marks(self, match: Match, view: View) -> dict[str, str]:
        """The numbers of the options that lead to a space, a World or a slot."""
        where: dict[str, str | None] = {f"card.{each['card']}": each["at"] for each in view["cards"]}
        where |= {f"figure.{each['champion']}": each["at"] for each in [*view["seats"], *view["champions"]]}
        where |= {f"token.{each['token']}": each["at"] for each in view["tokens"]}
        if view["corrupted"]:
            where[f"foe.{view['corrupted']['id']}"] = view["corrupted"]["at"]
        found: dict[str, list[str]] = {}
        keys = self.keys(match)
        for option in match.prompt.options if match.prompt else ():
            spots = {place for anchor in option.anchors if (place := self.spot(anchor, where))}
            if len(spots) == 1 and option.notation in keys:
                found.setdefault(spots.pop(), []).append(keys[option.notation])
        return {place: f"{there[0]}{'+' if len(there) > 1 else ''}" for place, there in found.items()}

    def spot(self, anchor: str, where: dict[str, str | None]) -> str | None:
        """The hex that something on the board lies on."""
        kind, _, name = anchor.partition(".")
        if kind in ("space", "world", "cube"):
            return name
        return anchor if kind == "slot" else where.get(anchor)

    def figures(self, view: View, hero: Seen | None) -> list[tuple[str, Chip]]:
        """Whoever is asked carries the marker; everybody else shows how much Health is left."""
        marker, found = self.signs.marker, []
        for each in view["seats"]:
            name = self.name(each["champion"])[:2]
            if hero is not None and each["seat"] == hero["seat"]:
                found.append((each["at"], Chip((f"{marker}{name}", marker), "bold reverse", above=True)))
            else:
                found.append((each["at"], Chip((f"{name}{each['health']}",), "bold cyan", above=True)))
        for each in view["champions"]:
            if not each["fallen"]:
                told = f"{self.name(each['champion'])[:2]}{each['health']}"
                style = "bold red" if each["doomed"] else "bold cyan"
                found.append((each["at"], Chip((f"{told}!" if each["doomed"] else told, told[:2]), style, above=True)))
        foe = view["corrupted"]
        if foe and foe["at"]:
            own = hero is None
            told = f"{marker}{self.name(foe['id'])[:2]}" if own else f"{self.name(foe['id'])[:2]}{foe['health']}"
            found.insert(0, (foe["at"], Chip((told,), "bold reverse" if own else "bold magenta", above=True)))
        return found

    def lying(self, view: View, hero: Seen | None) -> list[tuple[str, Chip]]:
        """Cards: Monsters with Health, Attack and Range, `!` if they would strike; the others by their kind."""
        strikers = {each["card"] for each in hero["danger"]["from"]} if hero else set()
        fighters = [each for each in view["cards"] if "attack" in each]
        return [(each["at"], self.fighter(each, each["card"] in strikers)) for each in fighters] + [
            (each["at"], self.quiet(each)) for each in view["cards"] if "attack" not in each
        ]

    def fighter(self, seen: dict[str, Any], strikes: bool) -> Chip:
        strength = self.strength(seen)
        letter = self.tell("hara-kind-letter", kind=seen["kind"]) if seen["kind"] != "monster" else ""
        told = f"{letter}{strength}{'!' if strikes else ''}"
        style = "bold red" if strikes else "dim" if seen["locked"] else "bold yellow" if seen["hurt"] else "bold"
        return Chip((f"({told})" if seen["locked"] else told, told, strength), style)

    def quiet(self, seen: dict[str, Any]) -> Chip:
        letter = self.tell("hara-kind-letter", kind=seen["kind"])
        facts = self.card(seen["card"]).facts
        number = str(facts["challenge"]) if seen["kind"] == "rift" else ""
        word = f"{self.tell('hara-kind', kind=seen['kind'])}{' ' if number else ''}{number}"
        style = {"rift": "bold magenta", "ally": "bold green"}.get(seen["kind"], "bold cyan")
        return Chip((word, f"{letter}{number}", letter), style)

    def token_chips(self, view: View) -> list[tuple[str, Chip]]:
        return [
            (each["at"], Chip((self.token(each["token"]),), "bold black on yellow" if each["next"] else "yellow", above=True))
            for each in view["tokens"]
        ]


BOARD = HaraBoard
