"""What scenario cards and their deck must be like (T-227b, T-250, T-314a, T-315); others are refused when they are read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ludarium.core.errors import BadPack
from ludarium.core.language import tree
from ludarium.core.language.reader import read
from ludarium.core.packs import Row
from ludarium.games.tamashii.hexes import around
from ludarium.games.tamashii.labels import must_be_worded
from ludarium.games.tamashii.language import LANGUAGE
from ludarium.games.tamashii.tables import Scenario
from ludarium.games.tamashii.verb_rules import RULE_OF

SECTIONS = {  # of each kind of card
    "plot": ("immediate", "special", "activity", "pattern", "global"),
    "special": ("immediate", "special", "activity", "pattern", "global"),
    "end": ("immediate",),
    "enemy": ("basic", "special", "hack", "divert"),
    "attack": ("side",),
    "sheet": ("special", "activity", "pattern", "global", "pool", "lost"),
}
ENDS = {RULE_OF["end_won"], RULE_OF["end_lost"]}
ENDINGS = ENDS | {RULE_OF[name] for name in ("open", "close", "tick")}
DRAWS = {RULE_OF[name] for name in ("card", "card_on", "enemy")}
IN_THE_STORY = ("immediate", "global")  # where Plot cards are drawn
SHELTER = 0  # by its number among the tiles
LONGEST_NAME = 9  # of a scenario: with two digits behind it, it is a code


def check_card(each: Row, kind: str, script: tree.Script, kinds: Mapping[str, str]) -> None:
    """One card, or a sheet. `kinds`: of every card by its id."""
    for section in script.declared:
        if section.said.word.name not in SECTIONS[kind]:
            why = f"a card of the kind '{kind}' has {', '.join(SECTIONS[kind])}, no {section.said.word.name}"
            raise wrong_at(each, section.said, why, "T-314a")
    for said in tree.words_in((script.block, script.traits, script.whens, script.uses)):
        raise wrong_at(each, said, f"every line of it stands under one of {', '.join(SECTIONS[kind])}", "T-314a")
    ends = [said for said in tree.words_in(script) if said.word.rule in ENDINGS]
    if kind != "end" and ends:
        raise wrong_at(each, ends[0], f"`{ends[0].word.name}` stands on end cards only", "T-314a")
    if kind == "end" and not ENDS.intersection(said.word.rule for said in ends):
        raise each.wrong("an end card has `end won` or `end lost`", "T-250")
    for section in script.declared:
        for said in draws_in(section):
            if section.said.word.name not in IN_THE_STORY and kinds.get(code_of(said)) == "plot":
                raise wrong_at(each, said, "Plot cards are drawn in `immediate` and `global`", "T-227b")


def wrong_at(each: Row, said: tree.Said, reason: str, rule: str = "") -> BadPack:
    return each.wrong_at("does", said.place.line, said.place.column, reason, rule)


def draws_in(node: object) -> Iterator[tree.Said]:
    """The sentences by which cards are drawn, or come as Enemies."""
    for said in tree.words_in(node):
        if said.word.rule in DRAWS and isinstance(said.values[0], tree.Coded):
            yield said


def code_of(said: tree.Said) -> str:
    (code,) = (value.code.lower() for value in said.values[:1] if isinstance(value, tree.Coded))
    return code


def drawn_by(node: object) -> Iterator[str]:
    for said in draws_in(node):
        yield code_of(said)


def check_deck(sheet: Row, rows: list[Row], scripts: Mapping[str, tree.Script]) -> None:
    """Every card can come, and from every Plot card the story goes on to an end. Attack cards come with their boss."""
    draws = {id: set(drawn_by(script)) for id, script in scripts.items()}
    come = everything_from({sheet.text("first"), sheet.text("lost")} | draws.get(sheet.id, set()), draws)
    ends = {each.id for each in rows if each.fields["kind"] == "end"}
    for each in rows:
        if each.fields["kind"] != "attack" and each.id not in come:
            raise each.wrong("nothing draws it", "T-315")
        if each.fields["kind"] == "plot" and not ends & everything_from({each.id}, draws):
            raise each.wrong("no end card is reached from it", "T-315")


def everything_from(start: set[str], draws: Mapping[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = set(start)
    while waiting:
        id = waiting.pop()
        found.add(id)
        waiting |= draws.get(id, set()) - found
    return found


# -- a scenario in a file of its own -------------------------------------------------------------------------------------


def check_own(sheet: Row, cards: list[Row], found: Scenario) -> None:
    """What tests ask of the shipped ones: its map, its codes, and words in every language."""
    check_map(sheet, found)
    if not sheet.id.isalpha() or len(sheet.id) > LONGEST_NAME:
        raise sheet.wrong(f"the id of a scenario is 1 to {LONGEST_NAME} letters, for its cards have two digits behind it")
    for number, card in enumerate(cards, 1):
        code = f"{sheet.id}{number:02}"
        card.must(card.id == code, f"the codes of a scenario count from 01: the id of this card is '{code}' (T-315)")
        card.must(
            card.fields["kind"] != "plot" or "goal" in card.fields, "a Plot card has a 'goal', which tells people what to do"
        )
    deck = {card.id: card for card in cards}
    for name in ("first", "lost"):
        sheet.must(sheet.text(name) in deck, f"'{name}' is the id of a card of this scenario: {', '.join(deck)}")
    sheet.must("end lost" in str(deck[sheet.text("lost")].fields.get("does")), "'lost' is a card that says 'end lost' (T-184a)")
    for row in (sheet, *cards):
        if row.fields.get("does"):
            script = read(LANGUAGE, str(row.fields["does"]))
            must_be_worded(row, script)
            only_own_cards(row, script, deck)
            places_are_there(row, script, sheet, found)
            time_is_set(row, script)


def check_map(sheet: Row, found: Scenario) -> None:
    """T-317: it hangs together, and the Shelter is there for whoever is reset."""
    sheet.must(SHELTER in [int(tile) for tile in found.place_tile], "'places' lays tile 1, the Shelter (T-170, T-317)")
    reached, everything = 1, 2 ** int(found.places) - 1
    while (further := reached | int(around(found.beside, reached))) != reached:
        reached = further
    if reached != everything:
        alone = next(place for place in range(found.places) if not reached >> place & 1)
        raise sheet.wrong(f"'places': no way leads to '{sheet.list('places')[alone]}'", "T-317")


def only_own_cards(row: Row, script: tree.Script, deck: Mapping[str, Row]) -> None:
    """Of another scenario's cards only an ending may be named, which was ticked or was not."""
    for said in tree.words_in(script):
        for value in said.values if said.word.name != "ticked" else ():
            if isinstance(value, tree.Coded) and value.family == "scenario" and value.code.lower() not in deck:
                why = f"expected the code of a card of this scenario, found '{value.code}'"
                raise row.wrong_at("does", value.place.line, value.place.column, why)


def places_are_there(row: Row, script: tree.Script, sheet: Row, found: Scenario) -> None:
    """T-28: where something may be done on one tile, this tile is not left to chance."""
    known = {int(tile) + 1 for tile in found.place_tile} | set(sheet.fields.get("hidden", ()))
    for declared in script.declared:
        for at in declared.said.values:
            if isinstance(at, tree.Selector) and at.base.word.name == "tile":
                tile = number_in(at.base)
                if tile is not None and tile not in known:
                    why = f"tile {tile} may not be on the map: neither 'places' nor 'hidden' names it"
                    raise row.wrong_at("does", at.place.line, at.place.column, why, "T-28")


def time_is_set(row: Row, script: tree.Script) -> None:
    """T-228: the figure that people read is the one that the script sets."""
    if "time" not in row.fields:
        return
    said = [
        each for section in script.named("immediate") for each in tree.words_in(section) if each.word.rule == RULE_OF["time_set"]
    ]
    if not any(str(number_in(each)) == str(row.fields["time"]) for each in said):
        raise row.wrong(f"'time' is {row.fields['time']}, so `immediate:` says `time set {row.fields['time']}`", "T-228")


def number_in(said: tree.Said) -> int | None:
    (number,) = said.values[:1]
    return number.number if isinstance(number, tree.Plain) else None
