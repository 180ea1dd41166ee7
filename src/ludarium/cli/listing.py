"""What there is: the titles, their cards, their rules."""

from __future__ import annotations

import codecs
import json
import re
import sys
import textwrap
import unicodedata
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludarium import registry
from ludarium.cli.boards import FANCY, Board, find_board, in_words, signs_for
from ludarium.cli.frame import wrapped
from ludarium.cli.words import WORDS, tell, worded
from ludarium.core.errors import BadOption
from ludarium.core.game import Game
from ludarium.core.options import Decimal, Facts, Flag, Info, OneOf, Several, Whole
from ludarium.core.packs import Card
from ludarium.core.rulebook import Rule, Rulebook, plain, rulebook

STRAIGHT = str.maketrans(
    {"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "−": "-", "œ": "oe", "Œ": "OE", "×": "x", "°": "o"}
)


def out() -> Console:
    """Standard output; a character that the terminal cannot show is put more simply, and is never an error."""
    codecs.register_error("simpler", simpler)
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="simpler")
    return Console(highlight=False, markup=False, emoji=False)


def simpler(problem: UnicodeError) -> tuple[str, int]:
    """Letters without accents, straight quotes; a question mark for what has no simpler form."""
    assert isinstance(problem, UnicodeEncodeError)
    wanted = problem.object[problem.start : problem.end].translate(STRAIGHT)
    letters = [letter for letter in unicodedata.normalize("NFKD", wanted) if not unicodedata.combining(letter)]
    return "".join(letter if letter.isascii() else "?" for letter in letters), problem.end


def indented(what: RenderableType, above: int = 0) -> Padding:
    return Padding(what, (above, 0, 0, 2), expand=False)


def print_json(value: object) -> None:
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


# -- titles ----------------------------------------------------------------------------------------------------------


def list_games(language: str, as_json: bool) -> None:
    if as_json:
        print_json([game_as_json(info, language) for info in registry.games()])
        tell_left_out(language)
        return
    console = out()
    for info in registry.games():
        low, high = info.seats
        console.print(Text.assemble((info.names.text(language), "bold"), f"  ({info.id})"))
        console.print(indented(Text("\n").join(wrapped(Text(info.summary.text(language)), console.width - 2, console))))
        console.print(indented(tell(language, "games-seats", low=low, high=high, more=high - low)))
        for mode in info.modes:
            about = f"{mode.id}: {mode.name.text(language)}. {mode.summary.text(language)}"
            console.print(indented(tell(language, "games-mode", about=about)))
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        for heading in ("games-option", "games-meaning", "games-default", "games-values", "games-rule"):
            table.add_column(tell(language, heading), overflow="fold")
        for spec in info.options:
            row = (spec.id, spec.name.text(language), value_text(spec.default), values_text(spec.values, language), spec.rule)
            table.add_row(*(Text(cell) for cell in row))
        if info.options:
            console.print(indented(table, above=1))
    tell_left_out(language)


def tell_left_out(language: str) -> None:
    """Titles that are installed and cannot be used: on the side, so that nobody takes them for a part of a list."""
    for problem in registry.left_out():
        assert problem.phrase is not None
        print(WORDS.text(language, problem.phrase), file=sys.stderr, flush=True)


def game_as_json(info: Info, language: str) -> dict[str, Any]:
    return {
        "id": info.id,
        "name": info.names.text(language),
        "names": dict(info.names.texts),
        "summary": info.summary.text(language),
        "seats": list(info.seats),
        "modes": [
            {"id": mode.id, "name": mode.name.text(language), "summary": mode.summary.text(language)} for mode in info.modes
        ],
        "options": [
            {
                "id": spec.id,
                "name": spec.name.text(language),
                "values": values_as_json(spec.values),
                "default": spec.default,
                "rule": spec.rule,
            }
            for spec in info.options
        ],
        "rules_version": info.rules_version,
        "facts": facts_as_json(info.facts) if info.facts else None,
    }


def facts_as_json(facts: Facts) -> dict[str, Any]:
    return {
        "hidden_information": facts.hidden,
        "longest_match": {"answers": facts.longest, "proven": facts.proven},
        "scores": list(facts.scores),
    }


KINDS = {OneOf: "one_of", Several: "several", Flag: "flag", Whole: "whole", Decimal: "decimal"}


def values_as_json(values: Any) -> dict[str, Any]:
    """What an option accepts: words to choose from, or bounds."""
    return {
        "kind": KINDS[type(values)],
        **{name: list(each) if isinstance(each, tuple) else each for name, each in vars(values).items()},
    }


def values_text(values: Any, language: str) -> str:
    known = values_as_json(values)
    if "words" in known:
        return ", ".join(known["words"])
    low, high = (tell(language, "value-in", value=known[end], unit=known["unit"] or "none") for end in ("low", "high"))
    return tell(language, "games-from-to", low=low, high=high) if known["high"] else tell(language, "games-from", low=low)


def value_text(value: object) -> str:
    if isinstance(value, list):
        return ",".join(str(each) for each in value) or "-"
    return str(value).lower() if isinstance(value, bool) else str(value)


# -- cards -----------------------------------------------------------------------------------------------------------


def list_cards(game: Game, language: str, as_json: bool, kind: str | None, spoilers: bool) -> None:
    """All cards, or those of a kind; of a secret one the name alone, unless spoilers are wanted."""
    kinds = list(dict.fromkeys(card.kind for card in game.pack.cards))
    if kind is not None and kind not in kinds:
        raise BadOption(tell(language, "cards-no-kind", game=game.info.id, kind=kind, kinds=", ".join(kinds)))
    cards = [card for card in game.pack.cards if kind in (None, card.kind)]
    console = out()
    board = find_board(game, language, FANCY if as_json else signs_for(console))
    if as_json:
        print_json([name_as_json(card, board) if card.secret and not spoilers else card_as_json(card, board) for card in cards])
        return
    for each in kinds if kind is None else [kind]:
        dealt = [card for card in cards if card.kind == each]
        console.print(Text(f"{kind_name(game, each, language)} ({len(dealt)})", style="bold underline"))
        for card in dealt:
            lines = card_lines(game, card, board, console.width, flavour=False)
            for line in lines[:1] if card.secret and not spoilers else lines:
                console.print(line, soft_wrap=True)
        console.print()


def name_as_json(card: Card, board: Board) -> dict[str, Any]:
    return {"id": card.id, "kind": card.kind, "name": card.name.text(board.language)}


def card_as_json(card: Card, board: Board) -> dict[str, Any]:
    language = board.language
    return {
        **name_as_json(card, board),
        "text": " ".join(board.told(card)),
        "flavour": card.flavour.text(language),
        "facts": in_words(board.game, card.facts, language),
    }


def card_lines(game: Game, card: Card, board: Board, width: int, flavour: bool = True) -> list[Text]:
    """A card for reading: name, kind and id, what is printed on it, what it does, and its flavour."""
    language = board.language
    lines = [Text.assemble((card.name.text(language), "bold"), (f"  {kind_name(game, card.kind, language)}, {card.id}", "dim"))]
    values = "   ".join(f"{label} {value}".strip() for label, value in board.values_of(card))
    told = [
        (values, "cyan"),
        *((part, "") for part in board.told(card)),
        (card.flavour.text(language) if flavour else "", "italic dim"),
    ]
    for text, style in told:
        indented_lines = textwrap.wrap(text, width, initial_indent="    ", subsequent_indent="    ")
        lines += [Text(line, style=style) for line in indented_lines]
    return lines


def kind_name(game: Game, kind: str, language: str) -> str:
    return worded(game, language, f"kind-{kind}", kind)


def find_cards(game: Game, name: str) -> list[Card]:
    """Cards by id, or by a piece of their name in any language."""
    wanted = plain(name).strip()
    exact = [card for card in game.pack.cards if card.id == wanted]
    return exact or [card for card in game.pack.cards if any(wanted in plain(text) for text in card.name.texts.values())]


# -- rules -----------------------------------------------------------------------------------------------------------


def list_rules(game: Game, language: str, id: str | None, search: str | None) -> None:
    book = rulebook(game, language)
    console = out()
    if not book.rules:
        console.print(tell(language, "rules-none"))
        return
    found = book.search(search) if search is not None and id is None else rules_meant(book, id or "")
    if not found:
        raise BadOption(no_rule(book, language, search if id is None and search is not None else id or ""))
    if id is None:
        console.print(Text(book.title, style="bold"))
    print_rules(console, found)


def rules_meant(book: Rulebook, words: str) -> list[Rule]:
    """One rule by its number, or those that contain the words; without words all of them."""
    rule = book.find(words) if words else None
    return [rule] if rule else book.search(words)


def no_rule(book: Rulebook, language: str, words: str) -> str:
    if any(map(str.isdecimal, words)):
        return tell(language, "rules-no-id", id=words, first=book.rules[0].id, last=book.rules[-1].id)
    return tell(language, "rules-not-found", words=words)


def print_rules(console: Console, found: list[Rule]) -> None:
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            console.print()
            console.print(Text(section, style="bold underline"))
        print_rule(console, rule)


def print_rule(console: Console, rule: Rule) -> None:
    console.print(Text.assemble((rule.id, "bold cyan"), (f" ({rule.mark})", "dim")))
    lines = rule.text.splitlines()
    tables = [line for line in lines if line.startswith("|")]
    for line in lines:
        if not line.startswith("|"):
            console.print(indented(Text("\n").join(wrapped(marked(line), console.width - 2, console))))
    if tables:
        from rich.markdown import Markdown  # slow to load, and few rules have a table

        console.print(indented(Markdown("\n".join(tables))))


def marked(line: str) -> Text:
    """The little Markdown that rules use inside a line: `code` and *italics*."""
    text = Text()
    for part in re.split(r"(`[^`]+`|\*[^*]+\*)", line):
        if part.startswith("`") and part.endswith("`") and len(part) > 2:
            text.append(part[1:-1], style="cyan")
        elif part.startswith("*") and part.endswith("*") and len(part) > 2:
            inner = marked(part[1:-1])
            inner.stylize("italic")
            text.append_text(inner)
        else:
            text.append(part)
    return text
