"""What the generated pages of all titles have in common: scripts, tables of verbs, tables of options."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from ludarium.core.game import Game
from ludarium.core.kernel import NAMES
from ludarium.core.options import Decimal, Flag, Info, OneOf, OptionSpec, Several, Whole
from ludarium.core.packs import Card, Part
from ludarium.core.scripts import NO_RULE, Number, Verb, Vocabulary
from ludarium.core.text import LANGUAGES, Phrase

GENERATED = {
    "en": "Written by `make docs` from the cards themselves: change the pack, not this page.",
    "fr": "Page écrite par `make docs` à partir des cartes : c’est le paquet qu’il faut modifier, pas cette page.",
}


# -- scripts ---------------------------------------------------------------------------------------------------------


def text_of(game: Game, phrases: Iterable[Phrase], language: str) -> str:
    """The sentences of a script, as they are printed."""
    return " ".join(game.text(phrase, language) for phrase in phrases)


COLON = {"en": ": ", "fr": " : "}


def values_of(game: Game, card: Card, language: str) -> list[str]:
    """The values that stand on a card."""
    return [part_text(game, part, language) for part in game.printed(card).values]


def texts_of(game: Game, card: Card, language: str) -> list[str]:
    """The text of a card, part by part."""
    return [part_text(game, part, language, "**") for part in game.printed(card).text]


def part_text(game: Game, part: Part, language: str, mark: str = "") -> str:
    label, text = game.text(part.label, language), " ".join(game.text(each, language) for each in part.says)
    return f"{mark}{label}{mark}{COLON[language]}{text}" if label else text


def script_of(vocabulary: Vocabulary, phrases: Iterable[Phrase]) -> str:
    """The same as it stands in the pack."""
    return "; ".join(written(vocabulary, phrase) for phrase in phrases)


def written(vocabulary: Vocabulary, phrase: Phrase) -> str:
    """A sentence by its verb and the words that the verb asks for; what a card prints besides is not part of it."""
    verb = next(verb for verb in vocabulary.verbs.values() if verb.name == verb_named(phrase))
    return " ".join([verb.name, *(str(phrase.arguments[argument.name]) for argument in verb.arguments)])


def verb_named(phrase: Phrase) -> str:
    """A sentence is the message `verb-<name>`."""
    return phrase.id.removeprefix("verb-").replace("-", "_")


def phrases_in(value: Any) -> list[Phrase]:
    """The phrases among a card's facts, however deep they lie."""
    if isinstance(value, Phrase):
        return [value]
    if isinstance(value, dict):
        value = list(value.values())
    return [phrase for each in value for phrase in phrases_in(each)] if isinstance(value, list | tuple) else []


# -- tables ----------------------------------------------------------------------------------------------------------


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    """The lines of a table."""
    heads = list(heads)
    lines = [line(heads), "|" + "---|" * len(heads)]
    return lines + [line(row) for row in rows]


def line(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def escaped(text: str) -> str:
    return text.replace("|", "\\|")


def code(words: Iterable[object]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def anchor(heading: str) -> str:
    """A heading as readers of Markdown link to it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


# -- verbs -----------------------------------------------------------------------------------------------------------

VERB_COLUMNS = ("write", "example", "English", "français", "carried out by", "rule", "on cards")


def verb_row(game: Game, vocabulary: Vocabulary, verb: Verb, bearers: int, **besides: object) -> list[str]:
    """How a verb is written, how it reads, what carries it out, how many cards bear it. `besides`: what cards print with it."""
    example = " ".join([verb.name, *(example_of(argument) for argument in verb.arguments)])
    (sentence,) = vocabulary.read(verb.group, example)
    phrase = Phrase(sentence.phrase.id, {**besides, **sentence.shown})
    texts = [game.text(phrase, language) for language in LANGUAGES]
    rule = "trait" if verb.rule == NO_RULE else f"`{NAMES[verb.rule].split('.')[1]}`"
    return [f"`{escaped(verb.usage())}`", f"`{example}`", *texts, rule, verb.cites, str(bearers)]


def example_of(argument: Any) -> str:
    """A value that shows the sentence well: the first word, or a number that is not one."""
    return str(min(max(2, argument.low), argument.high)) if isinstance(argument, Number) else str(argument.words[0])


def bearers_of(cards: Iterable[Card], verb: Verb) -> int:
    """How many cards have the verb in any of their scripts."""
    return sum(any(verb_named(phrase) == verb.name for phrase in phrases_of(card)) for card in cards)


def phrases_of(card: Card) -> list[Phrase]:
    return [*(sentence.phrase for sentence in card.sentences), *phrases_in(card.facts)]


# -- options ---------------------------------------------------------------------------------------------------------


def seats_text(seats: tuple[int, int]) -> str:
    low, high = seats
    return "One seat" if high == 1 else f"{high} seats" if low == high else f"{low} to {high} seats"


def option_cells(spec: OptionSpec) -> list[str]:
    """Id, both names, default, values."""
    names = [spec.name.text(language) for language in LANGUAGES]
    return [f"`{spec.id}`", *names, default_text(spec.default), values_text(spec.values)]


def matters_in(info: Info, spec: OptionSpec) -> str:
    """The modes in which an option matters; the shorter way to say it."""
    others = [mode.id for mode in info.modes if mode.id not in spec.modes]
    if not spec.modes or not others:
        return "all"
    return f"all but {code(others)}" if len(others) < len(spec.modes) else code(spec.modes)


def default_text(value: object) -> str:
    if isinstance(value, list):
        return code(value) or "none of them"
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def values_text(values: OneOf | Flag | Whole | Decimal | Several) -> str:
    if isinstance(values, Several):
        return f"any of {code(values.words)}"
    if isinstance(values, OneOf | Flag):
        return code(values.words)
    if isinstance(values, Whole) and not values.high:
        return f"a whole number from {values.low} upwards"
    return f"{'a whole number' if isinstance(values, Whole) else 'a number'} from {values.low} to {values.high}"
