"""What the lobby knows of the titles: everything comes from each title's own meta, nothing is written here about any of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from ludarium import registry
from ludarium.core.options import Decimal, Flag, Info, OneOf, OptionSpec, Several, Whole, read_setup
from ludarium.core.rulebook import rulebook
from ludarium.core.text import LANGUAGES, SHARED, Listing, Localized, Phrase
from ludarium.lab.statistics import wilson
from ludarium.players import names
from ludarium.server import wire
from ludarium.server.hall import title
from ludarium.server.refusals import NotSo
from ludarium.server.wire import said

PAGE_WORDS = Path(__file__).parent / "text"
TERMINAL_WORDS = Path(__file__).parents[1] / "cli" / "text"
OF_THE_LOBBY = ("title-", "module-")  # how a title's messages begin that say what it is, and what its options mean
KINDS = {OneOf: "one", Flag: "flag", Whole: "whole", Decimal: "decimal", Several: "several"}


def games() -> list[wire.GameSeen]:
    return [game_seen(info) for info in registry.games()]


def game_seen(info: Info) -> wire.GameSeen:
    modes = [wire.ModeSeen(mode.id, said(mode.name), said(mode.summary), mode.seats or info.seats) for mode in info.modes]
    options, lessons = [option_seen(spec) for spec in info.options], len(registry.game(info.id).lessons)
    return wire.GameSeen(
        info.id, said(info.names), said(info.summary), info.seats, info.minutes, modes, options, names(info.id),
        list(LANGUAGES), lessons,
    )  # fmt: skip


def option_seen(spec: OptionSpec) -> wire.OptionSeen:
    values = spec.values
    words = [] if isinstance(values, Flag) else list(getattr(values, "words", ()))
    low, high = getattr(values, "low", 0), getattr(values, "high", 0)
    kind: Any = KINDS[type(values)]
    return wire.OptionSeen(
        spec.id, kind, said(spec.name), spec.rule, spec.default, list(spec.official), words, low, high, list(spec.modes),
        dict(spec.earned),
    )  # fmt: skip


def cards(game: str) -> list[wire.CardSeen]:
    return [
        wire.CardSeen(
            card.id,
            card.kind,
            said(card.name),
            [said(each.phrase) for each in card.sentences],
            said(card.flavour),
            {name: fact_seen(value) for name, value in card.facts.items()},
        )
        for card in title(game).pack.cards
    ]


def fact_seen(value: Any) -> Any:
    """A fact about a card: plain data, with texts as messages."""
    if isinstance(value, Phrase | Localized | Listing):
        return said(value)
    if isinstance(value, list):
        return [fact_seen(each) for each in value]
    if isinstance(value, dict):
        return {name: fact_seen(each) for name, each in value.items()}
    return value


def rules(game: str, language: str) -> list[wire.RuleSeen]:
    book = rulebook(title(game).info.id, known(language))
    return [wire.RuleSeen(rule.id, rule.mark, rule.section, rule.text) for rule in book.rules]


def game_words(game: str, language: str) -> str:
    """The title's Fluent file as it is: the browser reads the same words as the terminal."""
    return (title(game).folder / "text" / f"{known(language)}.ftl").read_text("utf-8")


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


class Mentions(Visitor):
    """The messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.append(f"-{node.id.name}")


def mentioned(entry: ast.Message | ast.Term) -> list[str]:
    reader = Mentions()
    reader.visit(entry)
    return reader.found


def named_in(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


@cache
def page_words(language: str) -> str:
    """Everything the page and the terminal say by themselves."""
    files = [
        *sorted(PAGE_WORDS.glob(f"*/{known(language)}.ftl")),
        TERMINAL_WORDS / f"{language}.ftl",
        SHARED / f"{language}.ftl",
    ]
    return "\n".join(file.read_text("utf-8") for file in files)


def rate(game: str, mode: str | None, options: dict[str, Any]) -> wire.RateSeen:
    """How often the title's bot wins with these options, if that was ever counted."""
    found = title(game)
    measured = found.measured(read_setup(found.info, mode, None, options))
    if measured is None:
        return wire.RateSeen("", 0, 0.0, 0.0, 1.0)
    player, wins, games = measured
    low, high = wilson(wins, games)
    return wire.RateSeen(player, games, wins / games, low, high)


def known(language: str) -> str:
    if language not in LANGUAGES:
        raise NotSo("no-such", f"there is no language '{language[:10]}'; there are: {', '.join(LANGUAGES)}")
    return language
