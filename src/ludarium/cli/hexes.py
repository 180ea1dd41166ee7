"""A map of hexes in characters, two lines high and a few letters wide each, so that all of it fits a terminal.

    /Oa3    \\_______
    \\5/1/0__/Oa2    \\

A hex says its name, and then as many small things as there is room for, in the longest form in which all of them fit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rich.text import Text

SHORT = 3  # letters of a name beside which the next thing may stand without a gap


@dataclass(frozen=True)
class Chip:
    """Something small on a space, in long and in short."""

    texts: tuple[str, ...]
    style: str = ""
    above: bool = False  # rather on the first line of the space


@dataclass
class Hex:
    """What is written into a hex, and how its edges look."""

    name: str
    ink: str
    chips: list[Chip] = field(default_factory=list)
    apart: bool = False  # drawn faintly
    here: bool = False  # whoever is asked stands here


Letters = list[tuple[str, str]]  # each letter with its style


def grid(hexes: Mapping[tuple[int, int], Hex], room: int, columns: range, top: int, rows: int) -> list[Text]:
    """The hexes by their axial coordinates, `room` letters to each; `top`: of the highest one, in half hexes. Blanks at the right
    are left out, those at the left are not."""
    pitch = room + 1
    canvas: list[Letters] = [[(" ", "")] * (pitch * len(columns) + 1) for _ in range(rows)]
    for (q, r), each in sorted(hexes.items(), key=lambda item: item[1].apart, reverse=True):
        left, line = (q - columns[0]) * pitch, 2 * r + q - top + 1
        draw_hex(canvas, left, line, room, each)
    return [assembled(row) for row in canvas]


def draw_hex(canvas: list[Letters], left: int, top: int, room: int, each: Hex) -> None:
    edge = "dim" if each.apart else each.ink
    floor = "~" if each.apart else "_"
    first, second = written(each, room)
    right = left + room + 1
    for at in range(left + 1, right):
        if canvas[top - 1][at][0] == " ":
            canvas[top - 1][at] = ("_", edge)
    canvas[top][left], canvas[top][right] = ("/", edge), ("\\", edge)
    canvas[top + 1][left], canvas[top + 1][right] = ("\\", edge), ("/", edge)
    canvas[top][left + 1 : right] = [letter or (" ", "") for letter in first]
    canvas[top + 1][left + 1 : right] = [letter or (floor, edge) for letter in second]


def written(each: Hex, room: int) -> tuple[list[tuple[str, str] | None], list[tuple[str, str] | None]]:
    """The two lines of a hex: as much as fits, in the longest form in which all of it does; None is empty."""
    styled = f"bold {each.ink}" + (" reverse" if each.here else "")
    name = Chip((each.name[:room],), "dim" if each.apart and not each.here else styled, above=True)
    depth = max((len(chip.texts) for chip in each.chips), default=1)
    for joint in (1, 0):
        for level in range(depth):
            lines = packed([name, *each.chips], room, level, gap=1, joint=joint)
            if lines is not None:
                return lines
    chips = list(each.chips)
    left_out = 0
    while True:
        more = [Chip((f"+{left_out}",), "bold")] if left_out else []
        lines = packed([name, *chips, *more], room, depth, gap=0, joint=0)
        if lines is not None or not chips:
            return lines or ([None] * room, [None] * room)
        chips.pop()
        left_out += 1


def packed(
    chips: Sequence[Chip], room: int, level: int, gap: int, joint: int
) -> tuple[list[tuple[str, str] | None], list[tuple[str, str] | None]] | None:
    """Chips side by side on two lines, each on the line it likes better if there is room; None if some do not fit.

    Between two of them is a `gap`, between a short name of the hex and the first of them a `joint`.
    """
    lines: tuple[list[tuple[str, str] | None], list[tuple[str, str] | None]] = ([], [])
    for chip in chips:
        text = chip.texts[min(level, len(chip.texts) - 1)]
        for at in (0, 1) if chip.above else (1, 0):
            line = lines[at]
            space = 0 if not line else joint if at == 0 and len(line) <= SHORT else gap
            if len(line) + space + len(text) <= room:
                line += [None] * space
                line += [(letter, chip.style) for letter in text]
                break
        else:
            return None
    for line in lines:
        line += [None] * (room - len(line))
    return lines


def assembled(row: Letters) -> Text:
    """A row of letters as text; neighbours of one style are one piece."""
    text = Text(no_wrap=True)
    end = max((at + 1 for at, (letter, _) in enumerate(row) if letter != " "), default=0)
    start = 0
    for at in range(1, end + 1):
        if at == end or row[at][1] != row[start][1]:
            text.append("".join(letter for letter, _ in row[start:at]), style=row[start][1] or None)
            start = at
    return text
