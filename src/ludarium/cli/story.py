"""What has happened, in words: the log of a match as lines, whole or since the last answer."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from ludarium.cli.boards import ORDINARY, Board
from ludarium.core.history import Moment
from ludarium.core.match import Match

ANSWER, CHANCE, CLOCK, NOTE = "answer", "chance", "clock", "note"
STYLES = {ANSWER: "bold", CHANCE: "dim", CLOCK: "bold", NOTE: ""}


@dataclass(frozen=True)
class Event:
    """One line of the story."""

    round: int
    kind: str
    text: str
    weight: int = ORDINARY  # how much it is needed where not all have room


def events(match: Match, board: Board, first: int = 0, seat: int | None = None) -> list[Event]:
    """The story from entry `first` of the log on, as a seat may read it; None: with everything open, as a replay is. What luck
    brought in a row, and the rules add nothing to, is one line."""
    told: list[Event] = []
    lucky: list[Moment] = []

    def tell_luck() -> None:
        if lucky:
            told.append(Event(lucky[0].scope.round, CHANCE, board.luck(lucky)))
            lucky.clear()

    for whole in match.moments[first:]:
        moment = whole if seat is None else whole.open_to(seat)
        round, by = moment.scope.round, moment.entry.by
        if by == "chance" and moment.told is not None:
            lucky.append(moment)
        if by == "chance" and not moment.sentences:
            continue
        tell_luck()
        if by != "chance" and moment.told is not None:
            told.append(Event(round, CLOCK if by == "clock" else ANSWER, board.text(moment.told)))
        told += [Event(round, NOTE, board.text(one), board.weight(one, seat)) for one in moment.sentences]
    tell_luck()
    return told


def recent(match: Match, board: Board, seat: int | None = None) -> tuple[list[Event], list[Event]]:
    """Of the last entries: what was before the last answer of this seat (None: of any), and what came with it and after it.
    Dice are seen on the table, not told."""
    last = next((at for at in reversed(range(len(match.moments))) if _is_answer(match.moments[at], board, seat)), 0)
    before = [event for event in events(match, board, max(0, last - 60), seat) if event.kind != CHANCE]
    since = [event for event in events(match, board, last, seat) if event.kind != CHANCE]
    return before[: len(before) - len(since)], since


def _is_answer(moment: Moment, board: Board, seat: int | None) -> bool:
    by = moment.entry.by
    return by == "clock" or (isinstance(by, int) and seat in (None, by) and board.decides(moment))


def whole_story(match: Match, board: Board, seat: int | None = None) -> list[Text]:
    """The log, grouped by round, as a seat may read it (None: with everything open)."""
    lines: list[Text] = []
    current = -1
    for event in events(match, board, seat=seat):
        if event.round != current:
            current = event.round
            heading = board.chapter(current)
            lines += [Text(), Text(heading, style="bold underline")] if lines else [Text(heading, style="bold underline")]
        lines.append(styled(event, indent="  "))
    return lines


def styled(event: Event, indent: str = "") -> Text:
    mark = "> " if event.kind == ANSWER else "! " if event.kind == CLOCK else "  "
    return Text(f"{indent}{mark}{event.text}", style=STYLES[event.kind])
