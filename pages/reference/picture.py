"""The terminal picture: a frame of the real client, in a match of Proving Grounds that is well under way."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

import ludarium
from ludarium.cli.screen import PlainScreen
from ludarium.cli.table import Table
from ludarium.core.match import Match
from ludarium.players import plain

PICTURE = Path(__file__).parents[2] / "docs/pictures/terminal-proving.svg"
COLUMNS, ROWS = 118, 28


class Page(PlainScreen):
    """A screen of the terminal client that keeps what is drawn on it."""

    full = True

    @property
    def size(self) -> tuple[int, int]:
        return COLUMNS, ROWS

    def show(self, lines: Sequence[Text]) -> None:
        for line in lines[: ROWS - 1]:
            line.truncate(COLUMNS, overflow="ellipsis")
            self.console.print(line, soft_wrap=True)


def picture() -> str:
    console = Console(
        record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    table = Table(Page(console), match_under_way(), "en")
    table.draw()
    console.print(Text.assemble(table.status(), ("> ", "bold")), soft_wrap=True)
    plain = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)  # no fonts from elsewhere
    plain = plain.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    return console.export_svg(title="ludarium play proving", code_format=plain, unique_id="ludarium")


def match_under_way() -> Match:
    """The heuristic plays until there is something to see: enemies beaten, a Shield, a Chariot, and dice worth stopping with."""
    game = ludarium.game("proving")
    player = plain(game, "heuristic")
    for seed in range(1, 1000):
        match = game.new(seed=seed, options={"modules": ["dragon", "chariots", "shields"]})
        while match.prompt is not None:
            chosen = match.prompt.options[player.answer(match.state.fork(seed))].notation
            seen = match.view(0)
            if chosen == "stop" and seen["defeats"]["now"] >= 2 and 2 <= seen["clock"]["rerolls"] <= 5 and seen["chariots"]:
                if any(slot["enemy"] and slot["shield"] for slot in seen["slots"]) and len(match.prompt.options) > 4:
                    return match
            match.answer(chosen)
    raise RuntimeError("no match is worth a picture")
