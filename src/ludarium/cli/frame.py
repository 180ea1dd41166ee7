"""One frame of a match, made to fit: table, what happened, the question, its options with their keys, a line to say something."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from ludarium.cli.boards import Board, Line
from ludarium.cli.keys import in_order
from ludarium.cli.story import Event, recent, styled
from ludarium.cli.words import tell
from ludarium.core.match import Match
from ludarium.core.prompts import Option

ROOMY = 34  # rows from which on a frame may have empty lines
MOST_COLUMNS = 4
GAP = "  "
INDENT = 2
STORY_RANK = 4.1  # how much the new lines of the story are needed ...
MOST_NEWS = 9  # ... as long as they are not more than this
FIRST_NEWS, FIRST_RANK = 2, 3.5  # the first of them more than what others have
BOUND, UNBOUND = {0xA0: 0xE000, 0x202F: 0xE001}, {0xE000: 0xA0, 0xE001: 0x202F}  # no-break spaces, and letters of nobody
CONTINUED = 1.2  # how much less the second line of a text is needed than the first


@dataclass(frozen=True)
class Offer:
    """A line of the list: what to press, an option, and how many more are just like it."""

    key: str
    option: Option
    alike: int
    remark: str

    def text(self, board: Board, remarked: bool = True) -> str:
        more = f" {board.signs.times}{self.alike}" if self.alike > 1 else ""
        return board.text(self.option.phrase) + (f" ({self.remark})" if self.remark and remarked else "") + more


def offers_of(match: Match, board: Board) -> list[Offer]:
    if match.prompt is None:
        return []
    groups, keys = board.alike(match, match.prompt.options), board.keys(match)
    return [Offer(keys[group[0].notation], group[0], len(group), board.remark(match, group[0])) for group in groups]


def framed(
    match: Match,
    board: Board,
    offers: Sequence[Offer],
    notice: Sequence[Text],
    size: tuple[int, int],
    console: Console,
    full: bool,
    seat: int | None = None,
) -> list[Text]:
    """The lines of a frame, at most one less than the rows there are: the last is for typing. The story is the one that a seat
    may read (None: with everything open)."""
    width, height = size
    rows = height - 1
    roomy = full and height >= ROOMY
    asked = wrapped(Text(board.text(match.prompt.phrase) if match.prompt else "", style="bold"), width, console)
    foot = [part for line in notice for part in wrapped(line, width, console)][: rows // 3 if full else None]
    lines = board.lines(match, width, roomy)
    always = sum(line.rank == 0 for line in lines)
    on_board = board.gathered(match, [offer.option for offer in offers])
    options = option_block(offers, board, on_board, width, rows - always - len(asked) - len(foot), roomy)
    room = rows - len(asked) - len(foot) - len(options)
    before, since = recent(match, board, seat)
    table = kept(lines, room, width, console, story=min(max(len(since), 2), MOST_NEWS) + 1)
    told = happened(before, since, room - len(table) - 1 if full else None)
    spare = room - len(table) - len(told)
    rule = [ruled(board, width, len(since) - len(told))] if spare > 0 else []
    air = [Text()] * (spare - 1) if full else []
    return [*table, *told, *air, *rule, *asked, *options, *foot]


def kept(lines: Sequence[Line], room: int, width: int, console: Console, story: int) -> list[Text]:
    """As many lines of the table as there is room for; those of the highest rank go first, the later before the earlier.

    The second and later lines of a long text are less needed than its first, and so are the lines of the `story`, for which
    room is left here. A text that cannot have all its lines is cut short.
    """
    parts = [hanging(line.text, width, console) if line.wraps else [line.text] for line in lines]
    wanted = [(line.rank + (CONTINUED if part else 0), at) for at, line in enumerate(lines) for part in range(len(parts[at]))]
    wanted += [(FIRST_RANK if at < FIRST_NEWS else STORY_RANK, len(lines)) for at in range(story)]
    granted = [at for _, at in sorted(wanted)[: max(room, 0)]]
    table: list[Text] = []
    for at, line in enumerate(lines):
        if granted.count(at) == len(parts[at]):
            table += parts[at]
        elif at in granted:
            table.append(line.text)
    return table


def happened(before: Sequence[Event], since: Sequence[Event], room: int | None) -> list[Text]:
    """The last lines of the story, what is not new in grey; where nothing has to fit (None), only what is new."""
    if room is None:
        return [styled(event) for event in since]
    if len(since) > room:  # what is needed least goes first, the older before the newer
        needed = sorted(range(len(since)), key=lambda at: (since[at].weight, -at))[: max(room, 0)]
        since = [since[at] for at in sorted(needed)]
    old = [Text(styled(event).plain, style="dim") for event in before]
    return [*old, *(styled(event) for event in since)][-room:] if room > 0 else []


def ruled(board: Board, width: int, left_out: int) -> Text:
    """The line above the question, and in it how much of the story had no room."""
    told = f" {tell(board.language, 'story-more', n=left_out)} " if left_out > 0 else ""
    dash = board.signs.dash
    return Text(f"{dash * 3}{told}{dash * (width - 3 - cell_len(told))}", style="dim")


def option_block(
    offers: Sequence[Offer], board: Board, drawn: Mapping[str, str], width: int, room: int, roomy: bool
) -> list[Text]:
    """The options with their keys in as few columns as keep them short; without remarks if they do not fit, then in notation."""
    best: list[str] = []
    for remarked in (True, False):
        sentences = keyed_cells(board, offers, [offer.text(board, remarked) for offer in offers], drawn)
        layouts = [arranged(sentences, columns, width) for columns in range(1, MOST_COLUMNS + 1)] + [paired(sentences, width)]
        fitting = [block for block in layouts if block is not None]
        short = next((block for block in fitting if len(block) <= min(room, 9 if roomy else 5)), None)
        best = [part for line in short or min(fitting, key=len, default=sentences) for part in broken(line, width)]
        if len(best) <= room:
            return [highlighted(line) for line in best]
    notations = keyed_cells(board, offers, [offer.option.notation for offer in offers], drawn)
    coded = [arranged(notations, columns, width) for columns in range(1, MOST_COLUMNS + 1)]
    best = min((each for each in coded if each is not None), key=len, default=notations)
    return [highlighted(line) for line in best]


def keyed_cells(board: Board, offers: Sequence[Offer], texts: Sequence[str], drawn: Mapping[str, str]) -> list[str]:
    """Every text after its key, numbers before letters; of those whose keys the board shows itself, only one cell for all."""
    worded = {offer.key: drawn.get(offer.option.notation, text) for offer, text in zip(offers, texts, strict=True)}
    shared = {text: [key for key in in_order(worded) if worded[key] == text] for text in drawn.values()}
    cells = [
        (board.summed_up(shared[worded[key]]) if worded[key] in shared else key, worded[key])
        for key in in_order(worded)
        if worded[key] not in shared or key == shared[worded[key]][0]
    ]
    wide = max((cell_len(key) for key, _ in cells if key[0].isdecimal() and "-" not in key), default=1)
    return [f"{key:>{wide}} {text}" for key, text in cells]


def arranged(cells: Sequence[str], columns: int, width: int) -> list[str] | None:
    """Cells in columns, downwards or else across, whichever fits the width; None if neither does."""
    rows = -(-len(cells) // columns)
    downwards = [list(cells[column * rows : (column + 1) * rows]) for column in range(columns)]
    across = [list(cells[column::columns]) for column in range(columns)]
    for layout in (downwards, across):
        widths = [max((cell_len(cell) for cell in column), default=0) for column in layout]
        if sum(widths) + len(GAP) * (columns - 1) <= width:
            sized = list(zip(layout, widths, strict=True))
            return [
                GAP.join(padded(column[row], wide) for column, wide in sized if row < len(column)).rstrip() for row in range(rows)
            ]
    return None


def paired(cells: Sequence[str], width: int) -> list[str]:
    """Two short cells on a line, a long one on a line of its own, with the fewest lines that this can give."""

    def lines(first: int) -> list[str]:
        made: list[str] = []
        at = 0
        while at < len(cells):
            both = cells[at : at + 2]
            fits = len(both) == 2 and cell_len(both[0]) <= first and first + len(GAP) + cell_len(both[1]) <= width
            made.append(padded(both[0], first) + GAP + both[1] if fits else both[0])
            at += 2 if fits else 1
        return made

    return min((lines(first) for first in {cell_len(cell) for cell in cells}), key=len, default=[])


def broken(line: str, width: int) -> list[str]:
    """A line that is too long for the screen, on two or more."""
    if cell_len(line) <= width:
        return [line]
    return textwrap.wrap(line, width, subsequent_indent=" " * (INDENT + len(line) - len(line.lstrip())), drop_whitespace=True)


def padded(text: str, width: int) -> str:
    return text + " " * (width - cell_len(text))


def highlighted(line: str) -> Text:
    """The keys stand out."""
    text = Text(line)
    text.highlight_regex(r"(?:^|(?<=  )) *\S+(?= )", "bold cyan")
    return text


def hanging(text: Text, width: int, console: Console) -> list[Text]:
    """A text in several lines, the later ones set in, so that one sees where the next text begins."""
    first, *rest = wrapped(text, width, console) or [Text()]
    if not rest:
        return [first] if text.plain else []
    indent = " " * (len(text.plain) - len(text.plain.lstrip()) + INDENT)
    following = text.plain[len(first.plain) :].lstrip()
    left = text[len(text.plain) - len(following) :]
    return [first, *(Text.assemble(indent, line) for line in wrapped(left, width - len(indent), console))]


def wrapped(text: Text, width: int, console: Console) -> list[Text]:
    """In lines, broken only where one may break: Rich by itself takes a no-break space for any other."""
    if not text.plain:
        return []
    bound = text.copy()
    bound.plain = text.plain.translate(BOUND)
    lines = list(bound.wrap(console, width))
    for line in lines:
        line.plain = line.plain.translate(UNBOUND)
    return lines
