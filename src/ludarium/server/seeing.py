"""What one viewer sees of a match: the log, the question, the clock, the ways back. Nothing else leaves the server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludarium.core.errors import IllegalAnswer
from ludarium.core.game import Game
from ludarium.core.history import SCOPES
from ludarium.core.match import Match
from ludarium.core.options import OptionSpec
from ludarium.core.prompts import Odds, Option, Prompt, word_of
from ludarium.core.saves import Entry
from ludarium.core.text import Listing, Phrase
from ludarium.core.views import Say, said
from ludarium.server import wire

NOBODY_IN_PARTICULAR = "window"  # by whom a pass in a reaction window is, for everybody


def lines(match: Match, viewer: int | None, first: int, end: int, written: Sequence[int]) -> list[wire.Line]:
    """The log from entry `first` up to `end`, as this seat may read it; `written`: at which number each entry was."""
    seen = []
    for number in range(first, end):
        moment = match.moments[number]
        scope, entry = moment.scope, Entry(NOBODY_IN_PARTICULAR, "") if moment.silent else moment.entry
        closed = moment.silent or moment.hides_from(viewer)
        notes = [said(sentence, viewer) for sentence in moment.sentences]
        text = None if moment.told is None or moment.silent else said(moment.told, viewer)
        place = (number, entry.by, scope.round, scope.turn, scope.action)
        say = "" if closed else entry.say
        what = (say, word_of(say), [] if closed else list(moment.anchors))
        seen.append(wire.Line(*place, text, notes, *what, entry.at, written[number]))
    return seen


def prompt(asked: Prompt | None, viewer: int | None) -> wire.PromptSeen | None:
    """Who is asked everybody may know; what is asked, and what can be answered, only the seat itself."""
    if asked is None:
        return None
    if asked.seat != viewer:
        return wire.PromptSeen(asked.seat, "", None, [])
    return wire.PromptSeen(asked.seat, asked.kind, said(asked.phrase, viewer), [offered(each, viewer) for each in asked.options])


def offered(option: Option, seat: int) -> wire.OptionOffered:
    role: Any = option.role
    unused = said(option.unused, seat) if option.unused else None
    facts = (option.does, option.free, option.rolls, option.reveals, unused)
    text, anchors = said(option.phrase, seat), list(option.anchors)
    return wire.OptionOffered(option.notation, text, anchors, odds(option.odds), role, *facts)


def odds(found: list[Odds]) -> list[wire.OddsSeen]:
    return [wire.OddsSeen(said(each.phrase), each.probability) for each in found]


def clock(match: Match) -> wire.ClockSeen | None:
    reading = match.reading
    if reading is None:
        return None
    return wire.ClockSeen(reading.left, reading.limit, reading.locked, reading.held, reading.may_hold)


def ways_back(match: Match, seat: int | None) -> list[wire.UndoSeen]:
    """Each scope that leads to another place than the one before it."""
    ways: list[wire.UndoSeen] = []
    for scope in SCOPES:
        try:
            back = match.way_back(scope, by=seat)
        except IllegalAnswer:
            return []
        if not ways or back.first != ways[-1].to:
            ways.append(wire.UndoSeen(scope, back.first, back.answers, back.reveals))
    return ways


def marks(match: Match, undone_reveals: int, chosen_seed: str, bot_played: bool) -> list[Say]:
    """What makes this match another one than the rules mean, as texts."""
    specs = {spec.id: spec for spec in match.game.info.options}
    changed = [
        Phrase("server-mark-option", {"name": specs[id].name, "value": value_of(match.game, specs[id], match.setup.options[id])})
        for id in match.setup.unofficial(match.game.info)
    ]
    if undone_reveals:
        changed.append(Phrase("server-mark-undo", {"count": undone_reveals}))
    if bot_played:
        changed.append(Phrase("server-mark-bot"))
    if chosen_seed:
        changed.append(Phrase("server-mark-seed", {"seed": chosen_seed}))
    if match.begun is not None:
        changed.append(Phrase("server-mark-version", {"rules": match.begun.rules, "here": match.game.info.rules_version}))
    return [said(each) for each in changed]


def value_of(game: Game, spec: OptionSpec, value: object) -> object:
    """A value of an option for people."""
    if not isinstance(value, list):
        return game.word_of(spec, value)
    return Listing(tuple(game.word_of(spec, each) for each in value)) if value else Phrase("start-none")


def result(match: Match, marked: list[Say], seed: str) -> wire.ResultSeen | None:
    """How it ended. Only now the seed is told: nobody can use it any more."""
    ended = match.result
    if ended is None:
        return None
    reason = said(ended.text or ended.reason)
    return wire.ResultSeen(list(ended.winners), list(ended.scores), reason, marked, seed)
