"""One frame of a match, made to fit: table, what happened, the question, its numbered options, and a line to say something."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from ludarium.cli.boards import Board, Line
from ludarium.cli.story import recent, styled
from ludarium.core.match import Match
from ludarium.core.prompts import Option

ROOMY = 34  # rows from which on a frame may have empty lines
MOST_COLUMNS = 4
GAP = "  "


@dataclass(frozen=True)
class Offer:
    """A numbered line: an option, and how many more are just like it."""

    option: Option
    alike: int
    remark: str

    def text(self, language: str, times: str) -> str:
        more = f" {times}{self.alike}" if self.alike > 1 else ""
        return self.option.text(language) + (f" ({self.remark})" if self.remark else "") + more


def offers_of(match: Match, board: Board) -> list[Offer]:
    if match.prompt is None:
        return []
    groups = board.alike(match, match.prompt.options)
    return [Offer(group[0], len(group), board.remark(match, group[0])) for group in groups]


def framed(
    match: Match,
    board: Board,
    offers: Sequence[Offer],
    notice: Sequence[Text],
    size: tuple[int, int],
    console: Console,
    full: bool,
) -> list[Text]:
    """The lines of a frame, at most one less than the rows there are: the last is for typing."""
    width, height = size
    rows = height - 1
    roomy = full and height >= ROOMY
    asked = wrapped(Text(match.prompt.text(board.language) if match.prompt else "", style="bold"), width, console)
    foot = [part for line in notice for part in wrapped(line, width, console)][: rows // 3 if full else None]
    lines = board.lines(match, width, roomy)
    always = sum(line.rank == 0 for line in lines)
    options = option_block(offers, board, width, rows - always - len(asked) - len(foot), roomy)
    room = rows - len(asked) - len(foot) - len(options)
    table = kept(lines, room)
    told = happened(match, board.language, width, room - len(table) - (1 if roomy else 0), full)
    air = [Text()] * (room - len(table) - len(told)) if full else [Text()]
    return [*table, *told, *air, *asked, *options, *foot]


def kept(lines: Sequence[Line], room: int) -> list[Text]:
    """As many lines of the table as there is room for; those of the highest rank go first, the later before the earlier."""
    by_need = sorted(range(len(lines)), key=lambda at: (lines[at].rank, at))
    return [lines[at].text for at in sorted(by_need[: max(room, 0)])]


def happened(match: Match, language: str, width: int, room: int, full: bool) -> list[Text]:
    """The last lines of the story; on paper only what is new."""
    before, since = recent(match, language)
    if not full:
        return [styled(event) for event in since]
    if room <= 0:
        return []
    old = [Text(styled(event).plain, style="dim") for event in before]
    return [*old, *(styled(event) for event in since)][-room:]


def option_block(offers: Sequence[Offer], board: Board, width: int, room: int, roomy: bool) -> list[Text]:
    """The numbered options in as few columns as keep them short; in notation if their sentences do not fit."""
    digits = len(str(len(offers)))
    times = board.signs.times
    sentences = [f"{number:>{digits}} {offer.text(board.language, times)}" for number, offer in enumerate(offers, 1)]
    notations = [f"{number:>{digits}} {offer.option.notation}" for number, offer in enumerate(offers, 1)]
    for most in (min(room, 9 if roomy else 5), room):
        for cells in (sentences, notations) if most == room else (sentences,):
            for columns in range(1, MOST_COLUMNS + 1):
                block = arranged(cells, columns, width)
                if block is not None and len(block) <= most:
                    return [numbered(line) for line in block]
    return [numbered(line) for line in arranged(notations, 2, width) or notations]


def arranged(cells: Sequence[str], columns: int, width: int) -> list[str] | None:
    """Cells in columns, downwards or else across, whichever fits the width; None if neither does."""
    rows = -(-len(cells) // columns)
    downwards = [list(cells[column * rows : (column + 1) * rows]) for column in range(columns)]
    across = [list(cells[column::columns]) for column in range(columns)]
    for layout in (downwards, across):
        widths = [max((cell_len(cell) for cell in column), default=0) for column in layout]
        if sum(widths) + len(GAP) * (columns - 1) <= width:
            return [
                GAP.join(padded(column[row], wide) for column, wide in zip(layout, widths, strict=True) if row < len(column)).rstrip()
                for row in range(rows)
            ]
    return None


def padded(text: str, width: int) -> str:
    return text + " " * (width - cell_len(text))


def numbered(line: str) -> Text:
    """The numbers stand out."""
    text = Text(line)
    text.highlight_regex(r"(?:^|(?<=  )) *\d+(?= )", "bold cyan")
    return text


def wrapped(text: Text, width: int, console: Console) -> list[Text]:
    return list(text.wrap(console, width)) if text.plain else []
