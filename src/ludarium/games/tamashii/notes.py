"""What happened, in words: the numbers of a note become names of what they mean, argument by argument."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludarium.core.packs import Pack
from ludarium.core.text import Phrase
from ludarium.games.tamashii import lexicon, scripts
from ludarium.games.tamashii.naming import name_of
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import ASSETS, BOARD, CARD, DIE_BLANK, MAP, MARKER, SHEET, TYPES

FACES = ("blank", "common", "rare")
SYMBOLS = ("basic", "special")
NOBODY = -1


# what only repeats an answer, or says what comes next anyway
REPEATED = ("board-taken", "class-taken", "protocol-kept", "bot-moves", "moves", "stays", "pattern-launched", "activity-done")
NO_NEWS = frozenset(f"note-{name}" for name in REPEATED)


def told(pack: Pack, name: str, numbers: Mapping[str, int], s: Tamashii) -> Phrase:
    meant = {each: meaning(pack, each, int(numbers[each]), s) for each in numbers}
    if name == "trace_changes":
        meant |= {"way": "up" if numbers["n"] > 0 else "down", "n": abs(int(numbers["n"]))}
    if "counter" in numbers:
        meant["counter"] = counters(pack, int(numbers["counter"]), int(numbers.get("n", 1)))
    return Phrase(f"note-{name.replace('_', '-')}", meant)


def meaning(pack: Pack, what: str, number: int, s: Tamashii) -> object:
    found = MEANINGS.get(what)
    return found(pack, number, s) if found is not None else number


def place_phrase(pack: Pack, place: int, s: Tamashii) -> object:
    """A tile, the sheet, a card, a board."""
    if place < SHEET:
        found = scripts.place_phrase(s, pack, place)
        return Phrase("a-title", found.arguments) if isinstance(found, Phrase) and found.id == "a-tile" else found
    if place in (SHEET, MAP):
        return Phrase("the-sheet")
    if place < BOARD:
        return Phrase("a-title", {"tile": lexicon.scenario_card(pack, place - CARD).name, "n": 0, "alike": 1})
    return Phrase("a-board", {"seat": lexicon.seat_phrase(place - BOARD)})


def counters(pack: Pack, token: int, n: int) -> object:
    """So many tokens of the scenario, of one kind (T-240)."""
    if token < DIE_BLANK:
        return Phrase("counter-of", {"token": ("ascend", "success")[token], "n": n})
    if token < MARKER:
        return Phrase("die-tokens", {"face": FACES[token - DIE_BLANK], "n": n})
    label = scripts.label(pack, name_of((token - MARKER) // 2))
    return Phrase(label.id, {"many": n}) if isinstance(label, Phrase) else label


def boss_phrase(pack: Pack, boss: int, s: Tamashii) -> object:
    return pack.kinds["boss"][boss].name


def augmentation(pack: Pack, card: int, s: Tamashii) -> object:
    return lexicon.augmentation(pack, card).name


def activity(pack: Pack, number: int, s: Tamashii) -> object:
    return scripts.label(pack, scripts.sayings(pack).book.names[int(pack.tables.activity_name[number])])


def item(pack: Pack, number: int, s: Tamashii) -> object:
    """What can be locked, by its name; a code of which nothing is known stays one."""
    return scripts.in_words(pack, Phrase("an-item", {"code": name_of(number).upper()}))


MEANINGS: dict[str, Callable[[Pack, int, Tamashii], object]] = {
    "seat": lambda pack, number, s: lexicon.seat_phrase(number),
    "other": lambda pack, number, s: lexicon.seat_phrase(number),
    "enemy": lambda pack, number, s: lexicon.enemy_name(pack, number),
    "body": lambda pack, number, s: lexicon.body(pack, number).name,
    "card": augmentation,
    "protocol": lambda pack, number, s: lexicon.protocol(pack, number).name,
    "scenario_card": lambda pack, number, s: lexicon.scenario_card(pack, number).name,
    "tile": lambda pack, number, s: lexicon.tile(pack, number).name,
    "place": place_phrase,
    "where": place_phrase,
    "token": lambda pack, number, s: Phrase("a-token-piece", {"token": TYPES[number]}),
    "asset": lambda pack, number, s: ASSETS[number],
    "class": lambda pack, number, s: lexicon.class_phrase(number),
    "colour": lambda pack, number, s: lexicon.token_phrase(number),
    "symbol": lambda pack, number, s: SYMBOLS[number],
    "kind": lambda pack, number, s: pack.kinds["exploration"][number].name,
    "boss": boss_phrase,
    "state": lambda pack, number, s: name_of(number),
    "figure": lambda pack, number, s: scripts.label(pack, name_of(number)) if number > MARKER else number,
    "code": item,
    "source": lambda pack, number, s: lexicon.source_name(pack, number)[1],
    "activity": activity,
}
