"""Scripts in words: whose a line is, what it says, and the questions that lines put (core/language/asked.py)."""

from __future__ import annotations

from ludarium.core.language import printed
from ludarium.core.language.asked import Name, Names
from ludarium.core.packs import Card, Pack
from ludarium.core.prompts import Choice
from ludarium.core.text import Localized, Phrase
from ludarium.games.tamashii import lexicon
from ludarium.games.tamashii.labels import label_message
from ludarium.games.tamashii.sayings import Sayings
from ludarium.games.tamashii.state import Tamashii

NAMES = ("spot", "row", "figure")  # arguments in which a scenario names a place, a row, a figure of its own
BOSS_THING = 5000  # the boss, where an Enemy is meant


def label(pack: Pack, text: str) -> object:
    """The words of an item, an activity, a Pattern, a marker: those of its card, else a message of the title."""
    return sayings(pack).labels.get(text) or label_message(text)


def in_words(pack: Pack, text: object) -> object:
    """A text of a card, with the words that cards bring for what they name: labels, tiles, what has a code. A tile goes by its
    name alone: the number on it is not that of its place on the map."""
    if not isinstance(text, Phrase):
        return text
    found = sayings(pack)
    if text.id in found.worded:
        return found.worded[text.id]
    told = {name: in_words(pack, each) for name, each in text.arguments.items()}
    told |= {name: found.labels[str(told[name])] for name in NAMES if told.get(name) in found.labels}
    if text.id == "selector-tile":
        found_tile = next((tile for tile in pack.kinds["tile"] if tile.facts["number"] == told["number"]), None)
        return tile_phrase(found_tile) if found_tile else Phrase(text.id, told)
    if text.id == "answer-item":
        return Phrase(text.id, {**told, "what": with_cards_named(pack, told["what"])})
    if text.id == "an-item" and told["code"] in found.codes:
        return Phrase("an-item-named", {"name": found.codes[str(told["code"])]})
    return Phrase(text.id, told)


def with_cards_named(pack: Pack, text: object) -> object:
    """Whoever chooses what follows reads the name of the card; on other cards it has its code, which tells nothing beforehand."""
    if not isinstance(text, Phrase):
        return text
    if text.id == "verb-card":
        code = str(text.arguments["card"])
        return Phrase(text.id, {"card": Phrase("an-item-named", {"name": sayings(pack).codes[code]})})
    return Phrase(text.id, {name: with_cards_named(pack, each) for name, each in text.arguments.items()})


def worded(pack: Pack, phrase: Phrase) -> Phrase:
    found = in_words(pack, phrase)
    assert isinstance(found, Phrase)
    return found


def sayings(pack: Pack) -> Sayings:
    found: Sayings = pack.tables.sayings
    return found


def names(pack: Pack) -> Names:
    return Names(
        sayings(pack).book, lambda s, family, number: thing(s, pack, family, number), whose(pack), lambda text: label(pack, text)
    )


def whose(pack: Pack):  # type: ignore[no-untyped-def]
    def card(_s: object, script: int, _owner: int) -> Name:
        kind, id = sayings(pack).cards.get(int(script), ("", "scenario"))
        found = next((each for each in pack.kinds.get(kind, []) if each.id == id), None)
        return Name(id, found.name, (lexicon.card_anchor(found),)) if found else Name(id, Phrase("the-scenario"))

    return card


def thing(s: Tamashii, pack: Pack, family: str, number: int) -> Name:
    """A player, a place of the map, an Enemy."""
    number = int(number)
    if family == "player":
        return Name(f"seat {number + 1}", lexicon.seat_phrase(number), (f"seat.{number}",))
    if family == "enemy" and number != BOSS_THING:
        return Name(f"enemy {lexicon.enemy_id(pack, number)} {number}", lexicon.enemy_name(pack, number), (f"enemy.{number}",))
    if family == "tile":
        return Name(f"place {number + 1}", place_phrase(s, pack, number), (f"place.{number + 1}",))
    if family == "enemy":
        boss = pack.kinds["boss"][int(s.boss)]
        return Name("boss", boss.name, ("boss",))
    return Name(f"{family} {number}", Phrase("a-thing", {"family": family, "n": number}))


def place_phrase(s: Tamashii, pack: Pack, place: int) -> object:
    """A tile by its name where it lies face up, with its place if several have this name; else by its place."""
    name = name_at(s, pack, place)
    if name is None:
        return Phrase("a-hidden-tile", {"n": place + 1})
    alike = sum(name_at(s, pack, other) == name for other in range(len(s.tile_at)))
    return tile_phrase(lexicon.tile(pack, int(s.tile_at[place])), place + 1, alike)


def tile_phrase(tile: Card, place: int = 0, alike: int = 1) -> Phrase:
    """By its name, with its place if several lie there that have this name."""
    id = tile.id.rstrip("_0123456789").replace("_", "-")
    return Phrase("a-tile", {"tile": tile.name, "n": place, "alike": alike, "id": id})


def name_at(s: Tamashii, pack: Pack, place: int) -> Localized | None:
    tile = int(s.tile_at[place])
    return lexicon.tile(pack, tile).name if tile >= 0 and int(s.face_up) >> place & 1 else None


def use_choice(s: Tamashii, pack: Pack, seat: int, use: int) -> Choice:
    """A `use` line: its card, and what it does."""
    book = sayings(pack).book
    script = script_of_use(s, use)
    name = whose(pack)(s, script, seat)
    told = {"card": name.phrase, "what": in_words(pack, printed.block(book.uses[use].block))}
    return Choice(f"use {name.notation}", Phrase("option-use", told), name.anchors)


def script_of_use(s: Tamashii, use: int) -> int:
    rows = [int(each) for each in s.program.scripts]
    return next(at // 7 for at in range(0, len(rows), 7) if rows[at + 5] <= use < rows[at + 6])


def line_name(pack: Pack, mark: int) -> object:
    return in_words(pack, printed.block(sayings(pack).book.marks[int(mark)].block))


def effect_of(pack: Pack, script: int) -> object:
    """What a script does, in a clause; nothing if it does nothing at once."""
    found = sayings(pack).book.trees.get(script)
    return in_words(pack, printed.block(found.block)) if found is not None and found.block else None


def lines_of(pack: Pack, script: int, limit: str = "") -> list[object]:
    """All that stands in a script, sentence by sentence; `limit` is what is usual for such a card."""
    found = sayings(pack).book.trees.get(script)
    return [in_words(pack, line) for line in printed.lines(found, limit=limit)] if found is not None else []
