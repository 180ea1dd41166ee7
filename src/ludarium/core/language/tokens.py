"""The words of a script, each with the place where it stands, so that a mistake can be pointed at."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ludarium.core.scripts import BadScript

INDENT = 2  # spaces a level

TOKEN = re.compile(
    r"""(?P<space>[ ]+|\#.*)
      | (?P<text>"[^"]*")
      | (?P<number>\d+)
      | (?P<word>[^\W\d_][\w']*)
      | (?P<sign><=|>=|<>|[:;(),+*/.=<>-])""",
    re.VERBOSE,
)


@dataclass(frozen=True)
class Token:
    kind: str  # word, number, text, sign; "end" behind the last one of a line
    text: str
    line: int
    column: int

    def __str__(self) -> str:
        return "the end of the line" if self.kind == "end" else f"'{self.text}'"


@dataclass(frozen=True)
class Row:
    """A line of a script: how deep it stands, and its words."""

    depth: int
    tokens: tuple[Token, ...]


class BadLine(BadScript):
    """A script that cannot be read: the line and column of it, counted from 1, and why."""

    def __init__(self, line: int, column: int, reason: str) -> None:
        super().__init__(f"line {line}, column {column}: {reason}")
        self.line = line
        self.column = column
        self.reason = reason


def rows(script: str) -> list[Row]:
    """All lines with something on them. `#` begins a remark."""
    found: list[Row] = []
    for number, written in enumerate(script.splitlines(), 1):
        tokens = tuple(tokens_of(written, number))
        if len(tokens) > 1:
            spaces = tokens[0].column - 1
            if spaces % INDENT:
                raise BadLine(number, tokens[0].column, f"a block is indented by {INDENT} spaces, not by {spaces}")
            found.append(Row(spaces // INDENT, tokens))
    return found


def tokens_of(written: str, line: int) -> list[Token]:
    found: list[Token] = []
    at = 0
    while at < len(written):
        match = TOKEN.match(written, at)
        if match is None:
            raise BadLine(line, at + 1, f"'{written[at]}' means nothing in a script")
        if match.lastgroup != "space":
            text = match.group()
            found.append(Token(str(match.lastgroup), text.strip('"') if match.lastgroup == "text" else text, line, at + 1))
        at = match.end()
    found.append(Token("end", "", line, len(written) + 1))
    return found
