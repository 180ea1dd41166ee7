"""From the pack's files to the tables of the rules and the cards people read. Anything wrong is refused with its place."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ludarium.core.build import row
from ludarium.core.packs import Card, CardFile, Pack, Row, load_pack
from ludarium.core.scripts import frames
from ludarium.games.proving.content import check_chariots, check_conspirators, check_enemies, check_inspirations
from ludarium.games.proving.state import MODULES
from ludarium.games.proving.tables import PAIR, SPACES, Cards
from ludarium.games.proving.verbs import AT_ONCE, FACE, KINGDOM, VOCABULARY

DATA = Path(__file__).parent / "data"
FILES = {  # P-5
    "enemies.toml": CardFile("enemy", 30, "P-5"),
    "chariots.toml": CardFile("chariot", 19, "P-5"),
    "inspirations.toml": CardFile("inspiration", 15, "P-5"),
    "conspirators.toml": CardFile("conspirator", 6, "P-5"),
}
LETTERS = {"B": 1, "G": 2, "Y": 4}


def load(folder: Path) -> Pack:
    return load_pack(folder, DATA, FILES, build)


def build(played: Mapping[str, list[Row]]) -> tuple[tuple[Card, ...], Cards]:
    cards, tables = read(played)
    check_enemies(played["enemies.toml"])
    check_chariots(played["chariots.toml"])
    check_inspirations(played["inspirations.toml"])
    check_conspirators(played["conspirators.toml"])
    return cards, tables


def read(played: Mapping[str, list[Row]]) -> tuple[tuple[Card, ...], Cards]:
    """Card by card, whatever they come to together."""
    tables = Cards()
    cards = [
        *read_enemies(played["enemies.toml"], tables),
        *read_chariots(played["chariots.toml"], tables),
        *read_inspirations(played["inspirations.toml"], tables),
        *read_conspirators(played["conspirators.toml"], tables),
    ]
    return tuple(cards), tables


def read_enemies(rows: list[Row], tables: Cards) -> list[Card]:
    cards = []
    top, start, ability, colour, symbol, kingdom, numbers, colours = [], [], [], [], [], [], [], []
    for each in rows:
        each.only("id", "name", "kingdom", "start", "climb", "ability", "symbol", "flavour")
        climb = each.list("climb")
        length = len(climb) + 2
        if length not in (4, 5, 6):
            raise each.wrong(f"'climb' has {len(climb)} spaces; a Battle track has 2 to 4 above the one next to Bottom (P-10)")
        begins = each.number("start", 1, length - 2)
        sentences = each.script("ability", VOCABULARY, "ability") if "ability" in each.fields else ()
        if len(sentences) > 1:
            raise each.wrong("an enemy has at most one ability (P-9)")
        wants_single = bool(sentences) and sentences[0].verb.name == "wants_single"
        needs = [requirement(each, text, wants_single) for text in climb]
        padding = [(0, 0)] * 2 + needs + [(0, 0)] * (SPACES - length)
        numbers += [number for number, _ in padding]
        colours += [mask for _, mask in padding]
        top.append(length - 1)
        start.append(begins)
        ability.append(sentences[0].verb.trait if sentences else 0)
        colour.append(sentences[0].argument() if sentences else 0)
        symbol.append(FACE.read(each.one_of("symbol", FACE.words)) if "symbol" in each.fields else 0)
        kingdom.append(KINGDOM.read(each.one_of("kingdom", KINGDOM.words)))
        facts = {"kingdom": each.text("kingdom"), "start": begins, "climb": climb, "symbol": each.fields.get("symbol")}
        cards.append(each.card(each.kind, sentences, facts))
    tables.top, tables.start = row(top), row(start)
    tables.ability, tables.ability_colour = row(ability), row(colour)
    tables.symbol, tables.kingdom = row(symbol), row(kingdom)
    tables.number, tables.colours = row(numbers), row(colours)
    return cards


def requirement(each: Row, text: str, wants_single: bool) -> tuple[int, int]:
    """`3B`: three dice, one of them blue, as a number and colour bits."""
    digits, letters = text[:1], text[1:]
    if not digits.isdecimal() or any(letter not in LETTERS for letter in letters) or len(set(letters)) != len(letters):
        raise each.wrong(f"'{text}' is no requirement; write a number and colours once each, like 2, 3B or 4GY")
    number = int(digits)
    if (number == 1) != wants_single or not 1 <= number <= 5:
        raise each.wrong(f"'{text}': numbers are 2 to 5, and 1 on every space of an enemy that wants a single (P-159)")
    if len(letters) > min(number, 2):
        raise each.wrong(f"'{text}' asks for more colours than a space may have (P-159)")
    return number, sum(LETTERS[letter] for letter in letters)


def read_chariots(rows: list[Row], tables: Cards) -> list[Card]:
    cards, asks = [], []
    for each in rows:
        each.only("id", "name", "needs", "does", "flavour")
        kind, _, value = each.text("needs").partition(" ")
        if kind == "pair" and not value:
            asks.append(PAIR)
        elif kind == "single" and value in ("1", "2", "3", "4", "5", "6"):
            asks.append(int(value))
        else:
            raise each.wrong(f'\'needs\' is "pair" or "single 1" to "single 6", not {each.text("needs")!r} (P-95)')
        sentences = each.script("does", VOCABULARY, "chariot")
        tables.chariot_does.append(row(frames(sentences)))
        cards.append(each.card(each.kind, sentences, {"needs": each.text("needs")}))
    tables.asks = row(asks)
    return cards


def read_inspirations(rows: list[Row], tables: Cards) -> list[Card]:
    cards, power, argument, module = [], [], [], []
    for each in rows:
        each.only("id", "name", "module", "power", "flavour")
        sentences = each.script("power", VOCABULARY, "power")
        if len(sentences) > 1:
            raise each.wrong("an Inspiration has one power")
        needed = each.one_of("module", MODULES) if "module" in each.fields else None
        power.append(sentences[0].verb.trait)
        argument.append(sentences[0].argument())
        module.append(2 ** MODULES.index(needed) if needed else 0)
        cards.append(each.card(each.kind, sentences, {"module": needed}))
    tables.power, tables.power_argument, tables.module = row(power), row(argument), row(module)
    return cards


def read_conspirators(rows: list[Row], tables: Cards) -> list[Card]:
    cards, plot, at_resolution = [], [], []
    for each in rows:
        each.only("id", "name", "number", "does", "flavour")
        number = each.number("number", 1, 6)
        if number in plot:
            raise each.wrong(f"another Conspirator has the number {number} already (P-116)")
        sentences = each.script("does", VOCABULARY, "conspirator")
        moments = {sentence.verb.name in AT_ONCE for sentence in sentences}
        if len(moments) > 1:
            raise each.wrong("all sentences of a Conspirator act at the same moment: at once, or at the resolution (P-119)")
        plot.append(number)
        at_resolution.append(0 if moments.pop() else 1)
        tables.conspirator_does.append(row(frames(sentences)))
        cards.append(each.card(each.kind, sentences, {"number": number, "at_once": not at_resolution[-1]}))
    tables.plot, tables.at_resolution = row(plot), row(at_resolution)
    return cards
