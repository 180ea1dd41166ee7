"""What a seat sees of Patterns: those in play, each once, and for every board which of them lie ready or are a few moves away."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from ludarium.core import zones
from ludarium.core.packs import Pack
from ludarium.core.views import Say, said
from ludarium.games.tamashii.fields import IN_HAND, IN_MARKET, IN_USE, NONE
from ludarium.games.tamashii.lexicon import cell_name, cells_in, source_name
from ludarium.games.tamashii.patterns import CELLS, NO_WAY, ROWS, Shapes, Solver, lying
from ludarium.games.tamashii.rules.launch import essential_bits, sources, was_launched
from ludarium.games.tamashii.rules.programming import programmed
from ludarium.games.tamashii.rules.protocols import protocol_of
from ludarium.games.tamashii.rules.scenario import cards_in_play
from ludarium.games.tamashii.rules.tokens import locked_cells
from ludarium.games.tamashii.scripts import effect_of
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import LAUNCHED_DIVERT, LAUNCHED_HACK, WILD

Group = Literal["basic", "augmentation", "hack", "divert", "body", "protocol", "scenario", "boss", "battery"]


class Pattern(Struct):
    """`rows` as a card prints them: `*.` above `RG`. `does` is nothing where a Body is taken; `at` are the places where alone it
    can be launched."""

    source: int
    notation: str
    group: Group
    name: Say
    rows: list[str]
    does: Say | None
    card: str | None
    at: list[int] | None


class Launchable(Struct):
    """A Pattern that is open to a board: the sets of cells that pay for it now, or with how few moves, and which, they would."""

    source: int
    launched: bool
    ready: list[list[str]]
    moves: int | None
    way: list[list[str]]


# -- Patterns ------------------------------------------------------------------------------------------------------------


def patterns_in_play(s: Tamashii, pack: Pack) -> list[Pattern]:
    return [pattern_seen(s, pack, source) for source in sorted(sources_in_play(s))]


def sources_in_play(s: Tamashii) -> set[int]:
    """Everything that somebody could launch, now or soon."""
    content = s.content
    found = set(range(int(content.basic_patterns)))
    bodies = [card for card in range(int(content.bodies)) if s.bodies[card] == IN_MARKET]
    found |= {int(content.body_cost[card]) for card in bodies}
    for seat in range(s.players):
        cards = [*zones.members(s.augmentations, IN_USE + seat), *zones.members(s.augmentations, IN_HAND + seat)]
        found |= {int(content.augmentation_pattern[card]) for card in cards}
        if protocol_of(s, seat) >= 0:
            found.add(int(content.protocol_pattern[protocol_of(s, seat)]))
        for enemy in s.pile(seat):
            found |= {int(content.divert[enemy]), *(int(source) for source in content.hacks[enemy])}
    for place in range(s.layout().places):
        for enemy in s.standing_at(place):
            found |= {int(source) for source in content.hacks[enemy]}
    for card in cards_in_play(s):
        found |= {int(source) for source in content.card_patterns[card]}
    if s.boss != NONE and s.boss_integrity > 0:
        found |= {int(source) for source in content.boss_hacks[s.boss]}
    if s.bot_at != NONE:
        found.add(int(content.battery_pattern))
    return found - {-1}


def pattern_seen(s: Tamashii, pack: Pack, source: int) -> Pattern:
    content = s.content
    notation, name = source_name(pack, source)
    group = group_of(s, source)
    does = effect_of(pack, int(content.launch_does[source]))
    at = int(content.launch_at[source])
    return Pattern(
        source=source,
        notation=notation,
        group=group,
        name=said(name),
        rows=rows_of(content.shapes, source),
        does=said(does) if does is not None else None,
        card=card_of(notation, group),
        at=[int(place) + 1 for place in s.select(at, 0, NONE)] if at >= 0 else None,
    )


def group_of(s: Tamashii, source: int) -> Group:
    content = s.content
    if source < content.basic_patterns:
        return "basic"
    if source == content.battery_pattern:
        return "battery"
    if any(source in each for each in content.boss_hacks):
        return "boss"
    if source in content.body_cost:
        return "body"
    if source in content.protocol_pattern:
        return "protocol"
    if source in content.augmentation_pattern:
        return "augmentation"
    if any(source in each for each in content.card_patterns):
        return "scenario"
    kind = content.launch_kind[source]
    assert kind in (LAUNCHED_HACK, LAUNCHED_DIVERT)
    return "hack" if kind == LAUNCHED_HACK else "divert"


def card_of(notation: str, group: Group) -> str | None:
    """The card it stands on, by its id: the second word of its notation."""
    return None if group in ("basic", "battery") else notation.split()[1]


def rows_of(shapes: Shapes, source: int) -> list[str]:
    """The first placement of a Pattern is the printed one, in the upper left corner."""
    at = int(shapes.start[source])
    cells = [int(shapes.rows[at + 2 + place]) for place in range(int(shapes.rows[at + 1]))]
    drawn = {divmod(each & 31, ROWS): CELLS[each >> 5] for each in cells}
    height, width = max(row for _, row in drawn) + 1, max(column for column, _ in drawn) + 1
    return ["".join(drawn.get((column, row), ".") for column in range(width)) for row in range(height)]


# -- what a board can do with them ------------------------------------------------------------------------------------------


def launchables(s: Tamashii, seat: int) -> list[Launchable]:
    """While a seat has moves left, the Patterns that it can still reach are told with the moves."""
    essential = int(essential_bits(s, seat))
    wild = int(s.trait(WILD, seat)) if not s.wild_used >> seat & 1 else 0
    board, locks, left = int(s.launcher[seat]), int(locked_cells(s, seat)), moves_left(s, seat)
    found = []
    for source in dict.fromkeys(int(each) for each in sources(s, seat)):
        ready = [int(each) for each in lying(s.content.shapes, source, board, essential, wild)]
        moves, way = (0, ()) if ready else reached(s.content.shapes, source, board, locks, essential, wild, left)
        found.append(
            Launchable(
                source=source,
                launched=bool(was_launched(s, source, seat)),
                ready=[[cell_name(cell) for cell in cells_in(mask)] for mask in ready],
                moves=moves if moves != NO_WAY else None,
                way=[[cell_name(move // 32), cell_name(move % 32)] for move in way],
            )
        )
    return found


def moves_left(s: Tamashii, seat: int) -> int:
    """Of the Programming step, or of an effect that says to program."""
    if s.actor == seat and s.then == programmed:
        return int(s.then_b)
    return int(s.moves_left[seat])


@lru_cache(maxsize=4096)
def reached(
    shapes: Shapes, source: int, board: int, locks: int, essential: int, wild: int, most: int
) -> tuple[int, tuple[int, ...]]:
    """With how few moves, and which; the same Launcher is looked at again and again."""
    if most == 0:
        return int(NO_WAY), ()
    solver = Solver()
    moves = int(solver.solve(shapes, source, board, locks, essential, wild, most))
    return moves, tuple(int(move) for move in solver.moves) if moves != NO_WAY else ()
