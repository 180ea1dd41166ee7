"""What the lobby knows of the titles: everything comes from each title's own meta, nothing is written here about any of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast

from ludarium import registry
from ludarium.core.options import Decimal, Flag, Info, OneOf, OptionSpec, Several, Whole, read_setup
from ludarium.core.rulebook import rulebook
from ludarium.core.text import LANGUAGES, SHARED, Phrase
from ludarium.core.views import card_seen, said
from ludarium.lab.statistics import wilson
from ludarium.players import opponents
from ludarium.server import wire
from ludarium.server.hall import title
from ludarium.server.refusals import NotSo

PAGE_WORDS = Path(__file__).parent / "text"
TERMINAL_WORDS = Path(__file__).parents[1] / "cli" / "text"
OF_THE_LOBBY = ("title-", "module-", "counter-", "seat-")  # what a title is, what its options mean, how it calls its seats
OF_THE_TERMINAL = (  # what the pages say in the same words
    "start-none", "games-from", "rules-not-found", "log-setup", "log-round", "ending-seed", "undo-nothing",
)  # fmt: skip
KINDS = {OneOf: "one", Flag: "flag", Whole: "whole", Decimal: "decimal", Several: "several"}


def games() -> list[wire.GameSeen]:
    return [game_seen(info) for info in registry.games()]


def game_seen(info: Info) -> wire.GameSeen:
    modes = [wire.ModeSeen(mode.id, said(mode.name), said(mode.summary), mode.seats or info.seats) for mode in info.modes]
    game = registry.game(info.id)
    options, lessons = [option_seen(spec) for spec in info.options], len(game.lessons)
    return wire.GameSeen(
        info.id, said(info.names), said(info.summary), info.seats, info.minutes, modes, options, opponents(game),
        list(LANGUAGES), lessons, [said(each) for each in info.windows],
    )  # fmt: skip


def option_seen(spec: OptionSpec) -> wire.OptionSeen:
    values = spec.values
    words = [] if isinstance(values, Flag) else list(getattr(values, "words", ()))
    low, high, unit = getattr(values, "low", 0), getattr(values, "high", 0), getattr(values, "unit", "")
    kind: Any = KINDS[type(values)]
    return wire.OptionSeen(
        spec.id, kind, said(spec.name), spec.rule, spec.default, list(spec.official), words, low, high, list(spec.modes),
        dict(spec.earned), unit,
    )  # fmt: skip


def cards(game: str) -> list[wire.CardSeen]:
    found = title(game)
    return [card_seen(card, found) for card in found.pack.cards]


def lessons(game: str) -> list[wire.LessonSeen]:
    return [
        wire.LessonSeen(
            said(Phrase(lesson.title)),
            [wire.StepSeen(said(Phrase(step.text)), step.expect, step.point, step.once) for step in lesson.steps],
        )
        for lesson in title(game).lessons
    ]


def rules(game: str, language: str) -> list[wire.RuleSeen]:
    book = rulebook(title(game), known(language))
    return [wire.RuleSeen(rule.id, rule.mark, rule.section, rule.text) for rule in book.rules]


def game_words(game: str, language: str) -> str:
    """The title's Fluent messages as they are: the browser reads the same words as the terminal."""
    return title(game).texts.written(known(language))


@cache
def lobby_words(game: str, language: str) -> str:
    """The few messages of a title that the lobby needs: the whole file would be fetched for every title on the first page."""
    return some_words(game_words(game, language), OF_THE_LOBBY)


def some_words(text: str, beginnings: tuple[str, ...]) -> str:
    """The messages of a Fluent file whose names begin so, and those that they refer to."""
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message | ast.Term)]
    there = {named_in(entry): entry for entry in entries}
    wanted = [name for name in there if name.startswith(beginnings)]
    for name in wanted:  # grows while it is read
        wanted += [each for each in mentioned(there[name]) if each in there and each not in wanted]
    return FluentSerializer().serialize(ast.Resource([there[name] for name in there if name in wanted]))


def mentioned(node: object) -> Iterator[str]:
    """The messages and terms that a piece of a Fluent file refers to."""
    if isinstance(node, ast.MessageReference | ast.TermReference):
        yield named_in(node)
    pieces = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for piece in pieces:
        yield from mentioned(piece)


def named_in(node: ast.Message | ast.Term | ast.MessageReference | ast.TermReference) -> str:
    return f"-{node.id.name}" if isinstance(node, ast.Term | ast.TermReference) else node.id.name


@cache
def page_words(language: str) -> str:
    """Everything that the pages say by themselves, with what they share with the terminal."""
    files = [*sorted(PAGE_WORDS.glob(f"*/{known(language)}.ftl")), SHARED / f"{language}.ftl"]
    shared = some_words((TERMINAL_WORDS / f"{language}.ftl").read_text("utf-8"), OF_THE_TERMINAL)
    return "\n".join([*(file.read_text("utf-8") for file in files), shared])


def rate(game: str, wanted: wire.RateWanted) -> wire.RateSeen:
    """How often the title's bot wins with these options, if that was ever counted."""
    found = title(game)
    measured = found.measured(read_setup(found.info, wanted.mode, wanted.seats, wanted.options))
    if measured is None:
        return wire.RateSeen("", 0, 0.0, 0.0, 1.0)
    player, wins, games = measured
    low, high = wilson(wins, games)
    return wire.RateSeen(player, games, wins / games, low, high)


def known(language: str) -> str:
    if language not in LANGUAGES:
        raise NotSo("no-such", f"there is no language '{language[:10]}'; there are: {', '.join(LANGUAGES)}")
    return language
