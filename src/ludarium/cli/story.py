"""What has happened, in words: the log of a match as lines, whole or since the last answer."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from ludarium.cli.words import tell
from ludarium.core.match import Match, Moment

ANSWER, CHANCE, CLOCK, NOTE = "answer", "chance", "clock", "note"
STYLES = {ANSWER: "bold", CHANCE: "dim", CLOCK: "bold", NOTE: ""}


@dataclass(frozen=True)
class Event:
    """One line of the story. `luck` holds the notation where chance spoke and the rules had nothing to add."""

    round: int
    kind: str
    text: str


def events(match: Match, language: str, first: int = 0) -> list[Event]:
    """The story from entry `first` of the log on. Chance results in a row make one line."""
    told: list[Event] = []
    for moment in match.moments[first:]:
        by, said = moment.entry.by, _said(match, moment, language)
        kind = CLOCK if by == "clock" else ANSWER if isinstance(by, int) else CHANCE
        if kind != CHANCE:
            told.append(Event(moment.scope.round, kind, said))
        elif not moment.notes:
            last = told[-1] if told else None
            if last and last.kind == CHANCE and last.round == moment.scope.round:
                told[-1] = Event(last.round, CHANCE, f"{last.text}, {moment.entry.say}")
            else:
                told.append(Event(moment.scope.round, CHANCE, moment.entry.say))
        told += [Event(moment.scope.round, NOTE, match.game.text(note, language)) for note in moment.notes]
    return told


def recent(match: Match, language: str) -> tuple[list[Event], list[Event]]:
    """Of the last entries: what was before the last answer, and what came with it. Dice are seen on the table, not told."""
    answers = [at for at, moment in enumerate(match.moments) if moment.entry.by != "chance"]
    last = answers[-1] if answers else 0
    before = [event for event in events(match, language, max(0, last - 60)) if event.kind != CHANCE]
    since = [event for event in events(match, language, last) if event.kind != CHANCE]
    return before[: len(before) - len(since)], since


def whole_story(match: Match, language: str) -> list[Text]:
    """The log, grouped by round."""
    lines: list[Text] = []
    current = -1
    for event in events(match, language):
        if event.round != current:
            current = event.round
            heading = tell(language, "log-round", round=current) if current else tell(language, "log-setup")
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
