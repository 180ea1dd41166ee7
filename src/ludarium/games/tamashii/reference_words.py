"""The page of all words that the scripts of Tamashii know: how each is written, and what it says in both languages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ludarium.core.game import Game
from ludarium.core.language import printed, tree
from ludarium.core.language.reader import read
from ludarium.core.language.words import (
    Amount,
    Argument,
    Code,
    If,
    Kind,
    Line,
    Named,
    OneOf,
    Optional,
    Thing,
    Things,
    Usage,
    Whole,
    Word,
)
from ludarium.core.text import LANGUAGES
from ludarium.games.tamashii.language import LANGUAGE, REPLACEABLE
from ludarium.games.tamashii.printed import section_title
from ludarium.games.tamashii.scripts import in_words, sayings
from ludarium.lab.writing import code, escaped, table

HEAD = """# Tamashii: the words of the cards

Written by `make docs` from [`language.py`](../../src/ludarium/games/tamashii/language.py) and the texts: change those, not this
page.

[The language of cards](../explanation/language.md) has the forms on one page: `if`, `each`, `may`, `choose`, `pay`, `when`,
`instead of`, `use`, `while`, amounts and conditions. Here are the words that stand in them. What stands in angle brackets is an
argument, explained [at the end](#arguments); what stands in square brackets may be left out. Both texts are those of the example,
as a card prints them. *On cards* counts the cards, tiles and sheets that have the word. The numbers cite
[the rules](../../src/ludarium/games/tamashii/rules.en.md).
"""
COLUMNS = ("write", "example", "English", "français", "rule", "on cards")


@dataclass(frozen=True)
class Chapter:
    heading: str
    about: str
    words: Iterable[Word]
    script: str = "{}"  # around the example


def of_family(family: str) -> list[Word]:
    return [word for word in LANGUAGE.selectors if word.family == family]


DONE = [line for line in LANGUAGE.lines if line.rule >= 0]
OF_PEOPLE = [word for word in LANGUAGE.filters if word.name in ("at", "here")]
CHAPTERS = (
    Chapter(
        "Verbs",
        "A sentence is a verb with its arguments; sentences are divided by `;`. Where nobody is named it is about *you*. A verb\n"
        "that needs one thing where there are several asks which; where there is none, the sentence does nothing.",
        LANGUAGE.verbs,
    ),
    Chapter("Lines with blocks of their own", "", DONE, "{}: recover 1"),
    Chapter("Traits", "In force while the card is: `mov +1`, `while time <= 3: trace dice +1`, `turn att +2`.", LANGUAGE.traits),
    Chapter(
        "Moments",
        "`when MOMENT` waits for it, and says whose it is: `of me`, which is usual, `of another`, `of anybody`. In place of a\n"
        f"moment that is only announced something else may happen, with `instead of`: {code(sorted(REPLACEABLE))}.\n"
        "Most can be counted, too: `defeated this match >= 3`, with `this step`, `this turn`, `this card`, `this match`.",
        LANGUAGE.moments,
        "when {}: recover 1",
    ),
    Chapter(
        "Counts",
        "They stand in amounts and comparisons, `damage assets`, `if trace <= 5`, `exp 1 per success on map`. Of a player's\n"
        "counts there is somebody's and everybody's: `enemies of another`, `sum trace`, `most exp of others`, `least shield`.",
        LANGUAGE.counts,
        "if {} >= 2: recover 1",
    ),
    Chapter("Facts", "They are conditions, as they stand.", LANGUAGE.facts, "if {}: recover 1"),
    Chapter("Players", "Selectors of players.", of_family("player"), "each {}: recover 1"),
    Chapter("Characters", "Figures of players, and the BOT.", of_family("character"), "if any {}: recover 1"),
    Chapter("Tiles", "Selectors of tiles.", of_family("tile"), "put ascend 1 on {}"),
    Chapter("Enemies", "Selectors of Enemies.", of_family("enemy"), "damage 1 {}"),
    Chapter("Other places", "Where tokens are put besides tiles and players.", of_family("place"), "put ascend 1 on {}"),
    Chapter("Filters of players", "Behind a selector.", OF_PEOPLE, "each players {}: recover 1"),
    Chapter("Filters of tiles", "", [word for word in LANGUAGE.filters if word not in OF_PEOPLE], "put ascend 1 on tiles {}"),
)

SECTIONS_HEAD = """## Sections

On scenario cards, sheets and scenario Enemies lines stand under these headings. Sheets and cards of other kinds have a field for
each: the head of every file in [`data/`](../../src/ludarium/games/tamashii/data) says which.
"""
IN_FIELDS = ("slot", "cost", "ability", "stage", "bonus", "goal", "goal-lines")  # of cards that have a field for each
IN_SECTIONS = [line for line in LANGUAGE.lines if line.rule < 0 and line.id not in IN_FIELDS]

ARGUMENTS_HEAD = """## Arguments
"""

EXAMPLES = {  # of each kind of argument
    **{"n": "2", "k": "1", "change": "+1", "number": "16", "one": "", "cond": "time = 0", "name": '"jam a radar"'},
    **{"asset": "any", "kind": "power", "type": "red", "basic": "red", "also": "red", "faction": "seekers", "face": "rare"},
    **{"where": "launcher", "pile": "enemies", "launch": "hack", "side": "a", "seat": "another", "seats": "others"},
    **{"target": "top", "tile": "tile 16", "tiles": "tile 16", "others": "tile 1", "places": "here", "card": "E10", "foe": "L2"},
    **{"item": "ED1", "token": "ascend", "limit": "once ever", "figure": "convoy", "row": "road", "spot": "gate"},
    **{"state": "charged", "pattern": "E * / . R", "dice": "c r", "odd": "backup"},
}


def words_page(game: Game) -> str:
    bearers = cards_by_word(game)
    parts = [HEAD]
    for chapter in CHAPTERS:
        rows = [word_row(game, word, chapter.script, bearers) for word in chapter.words]
        parts += [f"## {chapter.heading}\n", *([f"{chapter.about}\n"] if chapter.about else []), *table(COLUMNS, rows), ""]
    parts += [SECTIONS_HEAD, *table(("write", "English", "français", "on cards"), section_rows(game, bearers)), ""]
    return "\n".join([*parts, ARGUMENTS_HEAD, *table(("argument", "what it can be"), argument_rows()), ""])


def cards_by_word(game: Game) -> dict[Word, set[tuple[str, str]]]:
    found: dict[Word, set[tuple[str, str]]] = {}
    for card, texts in sayings(game.pack).texts.items():
        for saying in texts:
            for said in tree.words_in(saying.script):
                found.setdefault(said.word, set()).add(card)
    return found


def word_row(game: Game, word: Word, script: str, bearers: dict[Word, set[tuple[str, str]]]) -> list[str]:
    example = example_of(word.parts)
    found = read(LANGUAGE, script.format(with_items(word, example)))
    text = printed.lines(found)[0]
    told = [game.text(in_words(game.pack, text), language) for language in LANGUAGES]
    return [f"`{escaped(usage_of(word.parts))}`", f"`{example}`", *told, word.cites, str(len(bearers.get(word, ())))]


def section_rows(game: Game, bearers: dict[Word, set[tuple[str, str]]]) -> Iterator[list[str]]:
    for word in IN_SECTIONS:
        (line,) = read(LANGUAGE, example_of(word.parts) + (": recover 1" if word.block else "")).declared
        told = [game.text(section_title(game.pack, line), language) for language in LANGUAGES]
        yield [f"`{escaped(usage_of(word.parts))}{':' * word.block}`", *told, str(len(bearers.get(word, ())))]


def with_items(word: Word, example: str) -> str:
    """A roll has an item for each face."""
    return f"{example}:\n  - {word.items.words[1]}" if isinstance(word, Line) and word.items else example


def example_of(parts: Usage) -> str:
    """A use of the word without what may be left out."""
    said = [EXAMPLES[part.name] if isinstance(part, Argument) else part for part in parts if not isinstance(part, Optional)]
    return " ".join(each for each in said if each)


def usage_of(parts: Usage) -> str:
    """The word as one writes it: an argument for which nothing is written is left out."""
    said = [
        f"[{usage_of(part.parts)}]" if isinstance(part, Optional) else f"<{part.name}>" if isinstance(part, Argument) else part
        for part in parts
    ]
    return " ".join(each for each in said if each != "<one>")


# -- arguments ---------------------------------------------------------------------------------------------------------

OWN = {  # kinds that the title reads itself
    "also": code(("red", "blue", "green", "yellow")),
    "foe": "`L1`, `L2`, `L3`, or the code of an Enemy",
    "item": "the code of something that can be locked",
    "token": "`ascend`, `success`, `die blank`, `die common`, `die rare`, `marker NAME`, `figure NAME`",
    "figure": "the name of a figure",
    "row": "the name of a row of places",
    "spot": "the name of a place or a row",
    "state": "a state of the boss, or `other`",
    "limit": code(("any number", "once ever", "group once", "group once ever", "once per tile")),
    "pattern": "rows of cells divided by `/`: `R` `B` `G` `Y`, `E` Essential, `*` Any, `O` Open, `C` Corrupted, `.` for a gap",
    "dice": "`c`, `r`, `c c`, `c r` …: symbols; `Xc`, `Xr`: any number of one",
}


def argument_rows() -> Iterator[list[str]]:
    every = [word for words in (*(chapter.words for chapter in CHAPTERS), IN_SECTIONS) for word in words]
    used = {name for word in every for name in word.arguments} - {"one"}
    for name, kind in LANGUAGE.kinds.items():
        if name in used:
            yield [f"`{name}`", what_it_can_be(name, kind)]


def what_it_can_be(name: str, kind: Kind) -> str:
    if isinstance(kind, OneOf):
        return code(kind.words)
    if isinstance(kind, Whole):
        return f"a number from {kind.low} to {kind.high}"
    if isinstance(kind, Amount):
        return "`+2`, `-1`, or a sign before a count" if kind.signed else "a number or a count; `per COUNT`, `max N` behind it"
    if isinstance(kind, Thing):
        return f"one {kind.family}, chosen if there are several"
    if isinstance(kind, Things):
        return " or ".join(OF_FAMILY[each] for each in kind.families)
    if isinstance(kind, Code):
        return "the code of a scenario card"
    if isinstance(kind, Named):
        return "a name in quotation marks, which `labels` puts into both languages"
    return "a condition" if isinstance(kind, If) else OWN[name]


OF_FAMILY = {"player": "players", "tile": "tiles", "place": "`sheet`, `map`, `card CODE`"}
