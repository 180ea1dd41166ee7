"""Cards of a test's own on the training ground: scenario cards and sheets made for it, and lines carried out there and then."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Any
from unittest.mock import patch

from ludarium.core import zones
from ludarium.core.build import row
from ludarium.core.kernel import CHANCE, NOBODY
from ludarium.core.language.lines import run_script
from ludarium.core.language.reader import read
from ludarium.core.language.scripted import NOBODYS
from ludarium.core.language.tree import Script
from ludarium.core.language.writer import Writer
from ludarium.core.packs import Row, played_cards
from ludarium.games.tamashii import cards, cards_board, cards_world, patterns
from ludarium.games.tamashii.fields import BOX, NONE, OWN
from ludarium.games.tamashii.language import LANGUAGE
from ludarium.games.tamashii.naming import number_of
from ludarium.games.tamashii.scenario_law import check_deck
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.tables import Content
from ludarium.games.tamashii.vocabulary import MARKER
from tests.tamashii.table import answer, asked, options, table

PACK = Path(__file__).parent / "pack"
WRITERS: dict[int, Writer] = {}  # of each content, by which lines are added to it
WORDS = {"en": "Words.", "fr": "Des mots."}
SHELTER, SQUARE, LAIR = 0, 1, 4  # places of the training ground with a tile face up; 2, 3, 5, 6 and 7 lie face down
Cards = Mapping[str, str]  # a code with its kind, a colon and what it does: "plot: time -1"


placed_once = cache(patterns.placements_of)


@cache
def tree_of(lines: str) -> Script:
    return read(LANGUAGE, lines)


def read_once(_language: object, lines: str) -> Script:
    return tree_of(lines)


@cache
def shipped() -> dict[str, list[Row]]:
    """The rows of the training ground, read once."""
    return {name: played_cards(PACK, cards.DATA, name, file) for name, file in cards.FILES.items()}


def content_of(own: Cards, sheet: str = "", boss: str = "", whole: bool = False, **fields: Any) -> Content:
    """The training ground with cards of a test's own in its deck, its sheet saying this as well; `boss`: who may come to it;
    `whole`: they are a scenario, which is played from its first card to an end (T-315)."""
    rows = dict(shipped())
    rows["scenario_a.toml"] = rows["scenario_a.toml"] + [card_row(*each, line) for line, each in enumerate(own.items(), 1)]
    if whole:
        rows["scenario_a.toml"] = [each for each in rows["scenario_a.toml"] if each.id != "a01"]
    training = rows["scenarios.toml"][0]
    said = {**training.fields, **({"does": unindented(sheet)} if sheet else {}), **fields}
    rows["scenarios.toml"] = [Row(training.file, training.line, training.kind, said)]
    rows["bosses.toml"] = [
        replace(each, fields={**each.fields, "scenario": "a" if each.id == boss else "none"}) for each in rows["bosses.toml"]
    ]
    writers: list[Writer] = []

    def kept(*given: Any) -> Writer:
        writers.append(Writer(*given))
        return writers[-1]

    with (
        patch.object(cards, "Writer", kept),
        patch.object(cards_world, "check_deck", check_deck if whole else lambda *_: None),
        patch.object(cards_board, "read", read_once),  # most of a pack is the same every time
        patch.object(patterns, "placements_of", placed_once),
    ):
        _, content = cards.build(rows)
    WRITERS[id(content)] = writers[0]
    return content


def card_row(code: str, text: str, line: int) -> Row:
    """`plot: ...`, `enemy 5: ...` with its Integrity."""
    kind, _, does = text.partition(":")
    kind, _, integrity = kind.partition(" ")
    fields: dict[str, Any] = {"id": code.lower(), "name": WORDS, "kind": kind, "does": unindented(does), "flavour": WORDS}
    if integrity:
        fields["integrity"] = int(integrity)
    return Row(PACK / "scenario_a.toml", line, "card", fields)


def unindented(lines: str) -> str:
    """So that lines may stand in a test as deep as it likes."""
    return dedent(lines).strip()


def scene(
    own: Cards | None = None, sheet: str = "", seats: int = 1, seed: int = 1, first: str = "", content: str = "all", **fields: Any
) -> Tamashii:
    """A match that is set up on a ground of its own. `first`: the Plot card it begins with. Nothing is asked, dice are chosen."""
    if first:
        fields["first"] = first.lower()
    return alone(table(seats, seed, ground=content_of(own or {}, sheet, **fields), content=content))


@cache
def plain() -> Content:
    return content_of({})


def bare(seats: int = 1, seed: int = 1) -> Tamashii:
    """The training ground as it is."""
    return alone(table(seats, seed, ground=plain()))


def alone(s: Tamashii) -> Tamashii:
    """No ability, no Augmentation and no Protocol meddles: only the scenario and the test speak. Dice are chosen."""
    s.self_driving = False
    for seat in range(s.players):
        zones.put(s.protocols, zones.first(s.protocols, OWN + seat), BOX)
    kept = [number for at in range(0, len(s.sources), 2) for number in s.sources[at : at + 2] if s.sources[at + 1] == NOBODYS]
    s.sources = row([int(number) for number in kept])
    s.listen_anew()
    return s


# -- lines -----------------------------------------------------------------------------------------------------------------


def written(s: Tamashii, lines: str, who: str = "me", forced: bool = False, **how: Any) -> int:
    """These lines as a script of this match."""
    writer = WRITERS[id(s.content)]
    script = writer.add(read(LANGUAGE, unindented(lines)), who, forced, **how).script
    s.program = s.content.program = writer.program()
    s.tally = row([*s.tally, *[0] * (len(s.program.counters) // 3 * s.players - len(s.tally))])
    return script


def does(s: Tamashii, lines: str, seat: int = 0, it: int = NONE) -> Tamashii:
    """Carried out for a seat, about a thing, to the next question."""
    run_script(s, written(s, lines), seat, it)
    s.run()
    return s


def in_force(s: Tamashii, lines: str, owner: int = 0, **how: Any) -> Tamashii:
    """A card with these lines lies in front of a player."""
    s.enter_play(written(s, lines, **how), owner)
    return s


def on_the_table(s: Tamashii, lines: str) -> Tamashii:
    """A card of the scenario says so: to everybody, and it must be obeyed (T-314b)."""
    s.enter_play(written(s, lines, "anybody", True), NOBODYS)
    return s


def counted(s: Tamashii, count: str, seat: int = 0, it: int = NONE) -> int:
    """What a count comes to for a seat: so much EXP it would bring."""
    other = s.clone()
    other.exp[seat] = 0
    script = written(s, f"exp {count}")
    other.program, other.tally = s.program, s.tally[:]
    before = int(other.exp[seat])
    run_script(other, script, seat, it)
    other.run()
    return int(other.exp[seat]) - before


def holds(s: Tamashii, condition: str, seat: int = 0, it: int = NONE) -> bool:
    other = s.clone()
    script = written(s, f"if {condition}:\n  exp 1")
    other.program, other.tally = s.program, s.tally[:]
    before = int(other.exp[seat])
    run_script(other, script, seat, it)
    other.run()
    return int(other.exp[seat]) > before


def places(s: Tamashii, tiles: str, seat: int = 0, it: int = NONE) -> list[int]:
    """The places of a selector of tiles, in its order."""
    return chosen_from(s, f"reveal {tiles}", seat, it)


def people(s: Tamashii, selector: str, seat: int = 0) -> list[int]:
    return chosen_from(s, f"exp 1 {selector}", seat)


def foes(s: Tamashii, selector: str, seat: int = 0, it: int = NONE) -> list[int]:
    return chosen_from(s, f"mend 1 {selector}", seat, it)


def chosen_from(s: Tamashii, sentence: str, seat: int = 0, it: int = NONE) -> list[int]:
    """The things that a selector gives a sentence to choose from, in their order."""
    script = written(s, sentence)
    program = s.program
    selector = next(int(program.arguments[at + 1]) for at in arguments(s, script) if program.arguments[at] == 2)
    return [int(thing) for thing in s.select(selector, seat, it)]


def arguments(s: Tamashii, script: int) -> range:
    """Where the arguments of a script of one sentence stand."""
    step = int(s.program.block(script))
    first, count = int(s.program.steps[step + 2]), int(s.program.steps[step + 3])
    return range(first, first + 2 * count, 2)


# -- things laid out ---------------------------------------------------------------------------------------------------------


def marker(name: str) -> int:
    return MARKER + 2 * number_of(name)


def figure(name: str) -> int:
    return marker(name) + 1


def turn_up(s: Tamashii, place: int, tile: int) -> None:
    """This tile lies here face up."""
    if s.tile_at[place] >= 0:
        s.unseen |= 1 << int(s.tile_at[place])
    s.tile_at[place] = tile - 1
    s.unseen &= ~(1 << (tile - 1))
    s.face_up |= 1 << place


def card(s: Tamashii, code: str) -> int:
    """The number of a scenario card."""
    number = WRITERS[id(s.content)].codes("scenario", code)
    assert number is not None
    return number


def pick(s: Tamashii, *chosen: int) -> Tamashii:
    """These answers, one after the other."""
    for each in chosen:
        answer(s, each)
    return s


def luck(s: Tamashii, *outcomes: int) -> Tamashii:
    """What dice and decks bring; each must be possible."""
    for each in outcomes:
        assert s.actor == CHANCE, f"seat {s.actor} is asked: {asked(s)} {options(s)}"
        answer(s, each)
    return s


def any_luck(s: Tamashii) -> Tamashii:
    """Luck decides until a seat is asked."""
    while s.actor == CHANCE:
        s.answer(s.sample())
    return s


def quiet(s: Tamashii) -> bool:
    return bool(s.actor == NOBODY)
