"""What has happened, in words: the log of a match as lines, whole or since the last answer."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from ludarium.cli.boards import Board
from ludarium.core.match import Match, Moment

ANSWER, CHANCE, CLOCK, NOTE = "answer", "chance", "clock", "note"
STYLES = {ANSWER: "bold", CHANCE: "dim", CLOCK: "bold", NOTE: ""}


@dataclass(frozen=True)
class Event:
    """One line of the story."""

    round: int
    kind: str
    text: str


def events(match: Match, language: str, first: int = 0) -> list[Event]:
    """The story from entry `first` of the log on. Where chance spoke and the rules add nothing, it is told: a lone result in
    words, several in a row as one line of notation."""
    told: list[Event] = []
    lucky: list[Moment] = []

    def tell_luck() -> None:
        if lucky:
            text = _said(match, lucky[0], language) if len(lucky) == 1 else ", ".join(moment.entry.say for moment in lucky)
            told.append(Event(lucky[0].scope.round, CHANCE, text))
            lucky.clear()

    for moment in match.moments[first:]:
        by = moment.entry.by
        if by == "chance" and not moment.notes:
            lucky.append(moment)
            continue
        tell_luck()
        if by != "chance":
            told.append(Event(moment.scope.round, CLOCK if by == "clock" else ANSWER, _said(match, moment, language)))
        told += [Event(moment.scope.round, NOTE, match.game.text(note, language)) for note in moment.notes]
    tell_luck()
    return told


def recent(match: Match, language: str) -> tuple[list[Event], list[Event]]:
    """Of the last entries: what was before the last answer, and what came with it. Dice are seen on the table, not told."""
    answers = [at for at, moment in enumerate(match.moments) if moment.entry.by != "chance"]
    last = answers[-1] if answers else 0
    before = [event for event in events(match, language, max(0, last - 60)) if event.kind != CHANCE]
    since = [event for event in events(match, language, last) if event.kind != CHANCE]
    return before[: len(before) - len(since)], since


def whole_story(match: Match, board: Board) -> list[Text]:
    """The log, grouped by round."""
    lines: list[Text] = []
    current = -1
    for event in events(match, board.language):
        if event.round != current:
            current = event.round
            heading = board.chapter(current)
            lines += [Text(), Text(heading, style="bold underline")] if lines else [Text(heading, style="bold underline")]
        lines.append(styled(event, indent="  "))
    return lines


def styled(event: Event, indent: str = "") -> Text:
    mark = "> " if event.kind == ANSWER else "! " if event.kind == CLOCK else "  "
    return Text(f"{indent}{mark}{event.text}", style=STYLES[event.kind])


def _said(match: Match, moment: Moment, language: str) -> str:
    try:
        return match.game.text(moment.phrase, language)
    except KeyError:  # a title need not have words for every interjection
        return moment.entry.say
