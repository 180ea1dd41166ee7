"""The Launcher with its letters and numbers, and beside it every Pattern that could be launched, drawn as small as it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from ludarium.games.tamashii.terminal.table import INK, KINDS, Seen, TamashiiTable, View

ROWS, COLUMNS = 4, 5
LAUNCHER = 27  # columns
GAP = 2
SPACED = 96  # columns of a screen from which on the cells of a Pattern stand apart
GROUPS_BESIDE = ("hack", "divert", "boss", "augmentation", "protocol", "scenario", "battery")


class TamashiiLauncher(TamashiiTable):
    # -- the Launcher --------------------------------------------------------------------------------------------------

    def launcher(self, own: Seen) -> list[Text]:
        cells = own["launcher"]
        heading = "".join(f"{cells[ROWS * column]['cell'][0]:^5}" for column in range(COLUMNS))
        lines = [Text(f"  {heading}", style="dim")]
        for row in range(ROWS):
            line = Text(f"{row + 1} ", style="dim")
            for column in range(COLUMNS):
                line.append_text(self.cell(cells[ROWS * column + row]))
            lines.append(line)
        return lines

    def cell(self, seen: Seen) -> Text:
        """Highlighted cells, which the Fill fills, stand in brackets; plain ones do not; one with a Lock is shut."""
        if seen["locked"]:
            return Text(f" {self.lock * 3} ", style="dim")
        token = seen["token"]
        inside = Text(self.letter(token), style=f"bold {INK[token]}") if token else Text(" " if seen["highlighted"] else self.dot)
        left, right = ("[", "]") if seen["highlighted"] else (" ", " ")
        return Text.assemble(" ", (left, "cyan"), inside, (right, "cyan"), " ")

    @property
    def lock(self) -> str:
        return "#" if self.plain else "▒"

    @property
    def dot(self) -> str:
        return "." if self.plain else "·"

    # -- Patterns ------------------------------------------------------------------------------------------------------

    def workshop(self, view: View, own: Seen, width: int, roomy: bool, numbers: Mapping[str, int]) -> list[Text]:
        """The Launcher, and in columns what can be made of it; on a small screen only what can be reached. Where there are none
        but Basic Patterns they have all the room."""
        patterns = {each["source"]: each for each in view["patterns"]}
        near = [each for each in own["launchable"] if roomy or within_reach(each)]
        both = any(patterns[each["source"]]["group"] in GROUPS_BESIDE for each in near)
        beside = (width - LAUNCHER - 2 * GAP) // 2 if both else width - LAUNCHER - GAP
        spaced = width >= SPACED

        def blocks(groups: Sequence[str], room: int) -> list[Text]:
            chosen = [each for each in near if patterns[each["source"]]["group"] in groups]
            made = [self.pattern(each, patterns[each["source"]], room, numbers, spaced) for each in chosen]
            apart = roomy and "basic" not in groups and any(len(block) > 1 for block in made)
            return [line for block in made for line in ([*block, Text()] if apart else block)]

        middle = self.under("basic", blocks(("basic",), beside))
        right = self.under("others", blocks(GROUPS_BESIDE, beside))
        market = self.under("market", blocks(("body",), LAUNCHER))
        left = [*self.launcher(own), *([Text()] if market and roomy else []), *market]
        rows = max(len(left), len(middle), len(right))
        columns = [(left, LAUNCHER), (middle, beside), *([(right, beside)] if both else [])]
        filled = [[self.clipped(each, room) for each in (lines + [Text()] * rows)[:rows]] for lines, room in columns]
        return [Text(" " * GAP).join(row) for row in zip(*filled, strict=True)]

    def under(self, heading: str, lines: list[Text]) -> list[Text]:
        return [Text(self.tell("tamashii-patterns", group=heading), style="dim"), *lines] if lines else []

    def pattern(self, seen: Seen, printed: Seen, room: int, numbers: Mapping[str, int], spaced: bool) -> list[Text]:
        """The number to press, the Pattern, its name with how near it is, and what it does."""
        number = numbers.get(f"pattern.{seen['source']}")
        wide = max((len(f"[{each}] ") for thing, each in numbers.items() if thing.startswith("pattern.")), default=0)
        mark = Text(f"[{number}]".ljust(wide) if number else " " * wide, style="bold cyan")
        drawn = [self.cells(row, spaced) for row in printed["rows"]]
        across = max(each.cell_len for each in drawn)
        indent = wide + across + 1
        words = self.words_of(seen, printed, room - indent)
        lines = []
        for at in range(max(len(drawn), len(words))):
            row = drawn[at] if at < len(drawn) else Text()
            told = words[at] if at < len(words) else Text()
            first = mark if at == 0 else Text(" " * wide)
            lines.append(Text.assemble(first, row, " " * (across + 1 - row.cell_len), told))
        return lines

    def cells(self, row: str, spaced: bool) -> Text:
        return Text(" " if spaced else "").join(
            Text(self.dot, style="dim") if sign == "." else Text(self.letter(KINDS[sign]), style=INK[KINDS[sign]]) for sign in row
        )

    def words_of(self, seen: Seen, printed: Seen, room: int) -> list[Text]:
        """Name with how near it is, then what it does. A Basic Pattern says it in a word or two."""
        style = "bold" if seen["ready"] and not seen["launched"] else "" if within_reach(seen) else "dim"
        if printed["group"] == "body":
            facts = self.card(printed["card"]).facts
            numbers = "/".join(str(facts[name]) for name in ("mov", "att", "prg"))
            named = f"{self.name(printed['card'])} {numbers}"
        else:
            named = self.gain(printed["does"]) if printed["group"] == "basic" else self.pattern_name(printed)
        lines = [Text(part, style=style) for part in folded(named, room)]
        near = next((each for each in self.nearness(seen) if lines[-1].cell_len + 1 + each.cell_len <= room), None)
        if near is not None:
            lines[-1] = Text.assemble(lines[-1], " ", near)
        elif seen["launched"] or within_reach(seen):
            lines += [next((each for each in self.nearness(seen) if each.cell_len <= room), Text())]
        told = self.say(printed["does"]) if printed["does"] and printed["group"] != "basic" else ""
        return lines + [Text(part, style=style) for part in (folded(told, room) if told else ())]

    def gain(self, does: Seen) -> str:
        """What a Basic Pattern brings, on any screen: `Power +2`."""
        told = does["with"]
        if does["say"] == "verb-gain":
            return self.tell("tamashii-gain", what=self.tell("tamashii-asset", asset=told["asset"]), n=told["n"])
        return self.tell("tamashii-gain", what=self.tell("tamashii-exp-name"), n=told["change"])

    def pattern_name(self, printed: Seen) -> str:
        group = printed["group"]
        if group == "basic":
            return ""
        if group in ("hack", "divert", "boss", "battery"):
            return self.tell("tamashii-pattern", group=group)
        return self.name(printed["card"]) if printed["card"] in self.cards else self.say(printed["name"])

    def nearness(self, seen: Seen) -> list[Text]:
        """Launched already, ready, or so many moves away and which; where that does not fit, without which."""
        if seen["launched"]:
            return [Text(self.tell("tamashii-launched"), style="dim")]
        if seen["ready"]:
            ready = self.tell("tamashii-ready")
            return [Text(told, style="bold green") for told in (ready, self.signs.done)]
        if seen["moves"] is None:
            return [Text()]
        way = " ".join("".join(move) for move in seen["way"])
        far = self.tell("tamashii-moves-away", n=seen["moves"])
        told = self.tell("tamashii-moves-away-which", far=far, way=way)
        return [Text.assemble((far, "cyan"), (told.removeprefix(far), "dim")), Text(far, style="cyan")]


def within_reach(seen: Seen) -> bool:
    return bool(seen["ready"]) or seen["moves"] is not None or seen["launched"]


def folded(words: str, room: int) -> list[str]:
    """A text in lines of at most so many letters."""
    lines = [""]
    for word in words.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > room:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
