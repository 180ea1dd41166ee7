"""Data tokens: gained, drawn, filled in, dumped, discarded (sections 6 and 9). A token is in a bag, on a Launcher, in a Dump,
in a supply, or in the box; between being drawn and placed it is `prepared`.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import count_bits
from ludarium.core.fields import field
from ludarium.core.kernel import note, rule
from ludarium.core.language.moments import announce, happen
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.fields import BAG, NONE
from ludarium.games.tamashii.patterns import (
    BASIC_BITS,
    CELLS_OF_LAUNCHER,
    CORRUPTED_BIT,
    HIGHLIGHTED,
    LAST_COLUMN,
    LOCKABLE,
    OPEN_BIT,
    ROWS,
    cells_with,
    empty_cells,
    token_at,
    with_token,
)
from ludarium.games.tamashii.rules.scenario import pool_is_empty
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import (
    CORRUPTED,
    DISCARDED,
    DUMPED,
    FILL,
    FILLED,
    FILLING,
    GAINED,
    KINDS,
    OPEN,
)

ALL_TOKENS: Final = BASIC_BITS | OPEN_BIT | CORRUPTED_BIT
ANY_TOKENS: Final = BASIC_BITS | OPEN_BIT
DONE: Final = -1
IN_THE_DUMP: Final = 32  # where a Corrupted token is purged that lies on no cell
TO_DUMP: Final = 0  # where a gained token goes
TO_BAG: Final = 1
KIND: Final = field(8)  # of an exchange: what comes from the Dump
CELL: Final = KIND.above(32)

TOKEN_GAINED: Final = note("token_gained", "seat", "token")
NONE_LEFT: Final = note("none_left", "seat", "token")
TOKEN_DUMPED: Final = note("token_dumped", "seat", "token")
TOKEN_DISCARDED: Final = note("token_discarded", "seat", "token")
BAG_REFILLED: Final = note("bag_refilled", "seat", "n")
TOKENS_FILLED: Final = note("tokens_filled", "seat", "n")


def cells_in(mask: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    for cell in range(CELLS_OF_LAUNCHER):
        if ((mask >> cell) & 1) != 0:
            found = append(found, cell)
    return found


def locked_cells(s: Tamashii, seat: i64) -> i64:
    """T-43: cells that hold nothing and can be used for nothing, as bits."""
    return s.locked[seat] << LOCKABLE


def free_cells(s: Tamashii, seat: i64) -> i64:
    return empty_cells(s.launcher[seat]) & ~locked_cells(s, seat)


# -- gaining (T-58, T-46) ------------------------------------------------------------------------------------------------


@rule
def gain(s: Tamashii, seat: i64, token: i64, n: i64) -> None:
    """T-58: one after the other, to the Dump."""
    for _each in range(n):
        s.later(gain_one, seat, token, TO_DUMP)


@rule
def gain_to_bag(s: Tamashii, seat: i64, token: i64, n: i64) -> None:
    for _each in range(n):
        s.later(gain_one, seat, token, TO_BAG)


@rule
def gain_one(s: Tamashii, seat: i64, token: i64, where: i64) -> None:
    """T-3: with none left in the supply nothing happens. T-46, T-49: Corrupted Data comes from the pool on the Time track, and
    with none there the scenario has its say."""
    if token == CORRUPTED:
        announce(s, GAINED, seat, CORRUPTED, NONE, 1, gain_corrupted)
    elif s.supply[token] == 0:
        s.tell(NONE_LEFT, seat, token)
    else:
        take_in(s, seat, token, where)
        happen(s, GAINED, seat, token, NONE, 1)


@rule
def gain_corrupted(s: Tamashii, amount: i64, seat: i64, _it: i64) -> None:
    if amount <= 0:
        return
    if s.supply[CORRUPTED] == 0:
        s.tell(NONE_LEFT, seat, CORRUPTED)
        s.now(pool_is_empty, seat)
    else:
        take_in(s, seat, CORRUPTED, TO_DUMP)


def take_in(s: Tamashii, seat: i64, token: i64, where: i64) -> None:
    s.supply[token] -= 1
    if where == TO_BAG:
        s.bag[KINDS * seat + token] += 1
    else:
        s.dump[KINDS * seat + token] += 1
    s.tell(TOKEN_GAINED, seat, token)


@rule
def gain_any(s: Tamashii, seat: i64, n: i64, where: i64) -> None:
    """Basic tokens of choice, one by one."""
    if n > 0:
        types: vec[i64] = vec[i64]([])
        for token in range(OPEN):
            if s.supply[token] > 0:
                types = append(types, token)
        s.later(gain_any, seat, n - 1, where)
        s.ask(seat, types, type_chosen, seat, where)


@rule
def type_chosen(s: Tamashii, seat: i64, where: i64, token: i64) -> None:
    s.now(gain_one, seat, token, where)


# -- drawing from the bag (T-87 to T-89) ---------------------------------------------------------------------------------


def can_draw(s: Tamashii, seat: i64) -> bool:
    """T-87: an empty bag gets the whole Dump. T-88: is there still nothing in it, drawing stops."""
    if in_bag(s, seat) > 0:
        return True
    moved: i64 = 0
    for kind in range(KINDS):
        at = KINDS * seat + kind
        moved += s.dump[at]
        s.bag[at] += s.dump[at]
        s.dump[at] = 0
    if moved > 0:
        s.tell(BAG_REFILLED, seat, moved)
    return moved > 0


def in_bag(s: Tamashii, seat: i64) -> i64:
    found: i64 = 0
    for kind in range(KINDS):
        found += s.bag[KINDS * seat + kind]
    return found


def draw(s: Tamashii, seat: i64, then: i64, a: i64) -> None:
    """T-89: any token of the bag, evenly; the luck is the seat's own (T-297c)."""
    kinds: vec[i64] = vec[i64]([])
    weights: vec[i64] = vec[i64]([])
    for kind in range(KINDS):
        if s.bag[KINDS * seat + kind] > 0:
            kinds = append(kinds, kind)
            weights = append(weights, s.bag[KINDS * seat + kind])
    s.weighted(BAG + seat, kinds, weights, then, seat, a)


# -- Fill (T-187 to T-189) -----------------------------------------------------------------------------------------------


@rule
def fill(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    s.drawn[seat] = 0
    s.later(fill_next, seat)
    happen(s, FILLING, seat)


@rule
def fill_next(s: Tamashii, seat: i64, place: i64, _c: i64) -> None:
    """T-187, T-188: the next empty, unlocked, highlighted cell, column by column, each from the top."""
    wanted = free_cells(s, seat) & (HIGHLIGHTED | LAST_COLUMN)
    while place < CELLS_OF_LAUNCHER and ((wanted >> cell_of_fill(s, place)) & 1) == 0:
        place += 1
    if place == CELLS_OF_LAUNCHER or not can_draw(s, seat):
        s.later(filled, seat)
        s.now(fill_plain, seat, s.trait(FILL, seat))
    else:
        draw(s, seat, fill_cell, place)


def cell_of_fill(s: Tamashii, place: i64) -> i64:
    """The cells in the order in which they are filled; row by row if the match was set up so (Appendix B, 1)."""
    return place if not s.settings.fill_by_row else place % 5 * ROWS + place // 5


@rule
def fill_cell(s: Tamashii, seat: i64, place: i64, kind: i64) -> None:
    s.bag[KINDS * seat + kind] -= 1
    s.launcher[seat] = with_token(s.launcher[seat], cell_of_fill(s, place), kind)
    s.drawn[seat] += 1
    s.now(fill_next, seat, place + 1)


@rule
def fill_plain(s: Tamashii, seat: i64, n: i64, _c: i64) -> None:
    """The trait `fill +n`: so many empty plain cells of choice are filled, too."""
    plain = free_cells(s, seat) & ~(HIGHLIGHTED | LAST_COLUMN)
    if n > 0 and plain != 0 and can_draw(s, seat):
        s.later(fill_plain, seat, n - 1)
        s.ask(seat, cells_in(plain), plain_cell_chosen, seat)


@rule
def plain_cell_chosen(s: Tamashii, seat: i64, _b: i64, cell: i64) -> None:
    draw(s, seat, plain_cell_filled, cell)


@rule
def plain_cell_filled(s: Tamashii, seat: i64, cell: i64, kind: i64) -> None:
    s.bag[KINDS * seat + kind] -= 1
    s.launcher[seat] = with_token(s.launcher[seat], cell, kind)
    s.drawn[seat] += 1


@rule
def filled(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    s.tell(TOKENS_FILLED, seat, s.drawn[seat])
    happen(s, FILLED, seat)


# -- Prepare (T-61) ------------------------------------------------------------------------------------------------------


@rule
def prepare(s: Tamashii, seat: i64, n: i64, _c: i64) -> None:
    """T-61: first all are drawn, no more than there are empty unlocked cells; then they are placed."""
    room = i64(len(cells_in(free_cells(s, seat))))
    s.later(place_prepared, seat)
    s.now(prepare_next, seat, min(n, room))


@rule
def prepare_next(s: Tamashii, seat: i64, n: i64, _c: i64) -> None:
    if n > 0 and can_draw(s, seat):
        draw(s, seat, token_prepared, n)


@rule
def token_prepared(s: Tamashii, seat: i64, n: i64, kind: i64) -> None:
    s.bag[KINDS * seat + kind] -= 1
    s.prepared[KINDS * seat + kind] += 1
    s.now(prepare_next, seat, n - 1)


@rule
def place_prepared(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """The tokens by their types: in which order they are placed changes nothing."""
    for kind in range(KINDS):
        if s.prepared[KINDS * seat + kind] > 0:
            s.later(place_prepared, seat)
            s.ask(seat, cells_in(free_cells(s, seat)), prepared_placed, seat, kind)
            return


@rule
def prepared_placed(s: Tamashii, seat: i64, kind: i64, cell: i64) -> None:
    s.prepared[KINDS * seat + kind] -= 1
    s.launcher[seat] = with_token(s.launcher[seat], cell, kind)


# -- dumped and discarded (T-59, T-60, T-47) -----------------------------------------------------------------------------


@rule
def dump_some(s: Tamashii, seat: i64, n: i64, kinds: i64) -> None:
    """So many tokens of these kinds (as bits), or all there are; the player chooses them one by one."""
    cells = cells_with(s.launcher[seat], kinds)
    if count_bits(cells) <= n:
        dump_cells(s, seat, cells)
    elif n > 0:
        s.later(dump_some, seat, n - 1, kinds)
        s.ask(seat, cells_in(cells), dump_cell, seat)


@rule
def dump_cell(s: Tamashii, seat: i64, _b: i64, cell: i64) -> None:
    token = token_at(s.launcher[seat], cell)
    s.launcher[seat] = with_token(s.launcher[seat], cell, NONE)
    s.dump[KINDS * seat + token] += 1
    s.tell(TOKEN_DUMPED, seat, token)
    happen(s, DUMPED, seat, token)


def dump_cells(s: Tamashii, seat: i64, cells: i64) -> None:
    """All of these, in the order of their cells."""
    for back in range(CELLS_OF_LAUNCHER):
        cell = CELLS_OF_LAUNCHER - 1 - back
        if ((cells >> cell) & 1) != 0:
            s.later(dump_cell, seat, 0, cell)


@rule
def dump_corrupted(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-48"""
    dump_cells(s, seat, cells_with(s.launcher[seat], CORRUPTED_BIT))


@rule
def dump_launcher(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-170"""
    dump_cells(s, seat, cells_with(s.launcher[seat], ALL_TOKENS))


@rule
def discard_some(s: Tamashii, seat: i64, n: i64, kinds: i64) -> None:
    cells = cells_with(s.launcher[seat], kinds)
    if count_bits(cells) <= n:
        going = cells_in(cells)
        for place in range(i64(len(going)) - 1, -1, -1):
            s.later(discard_cell, seat, 0, going[place])
    elif n > 0:
        s.later(discard_some, seat, n - 1, kinds)
        s.ask(seat, cells_in(cells), discard_cell, seat)


@rule
def discard_cell(s: Tamashii, seat: i64, _b: i64, cell: i64) -> None:
    token = token_at(s.launcher[seat], cell)
    s.launcher[seat] = with_token(s.launcher[seat], cell, NONE)
    leaves(s, seat, token)


def leaves(s: Tamashii, seat: i64, token: i64) -> None:
    """T-60; T-47: Corrupted Data goes to the box for good."""
    if token == CORRUPTED:
        s.boxed += 1
    else:
        s.supply[token] += 1
    s.tell(TOKEN_DISCARDED, seat, token)
    happen(s, DISCARDED, seat, token)


@rule
def purge(s: Tamashii, seat: i64, n: i64, _c: i64) -> None:
    """Corrupted tokens of the own Dump or Launcher are discarded."""
    cells = cells_in(cells_with(s.launcher[seat], CORRUPTED_BIT))
    if s.dump[KINDS * seat + CORRUPTED] > 0:
        cells = append(cells, IN_THE_DUMP)
    if n > 0 and len(cells) > 0:
        s.later(purge, seat, n - 1)
        s.ask(seat, cells, purged, seat)


@rule
def purged(s: Tamashii, seat: i64, _b: i64, cell: i64) -> None:
    if cell == IN_THE_DUMP:
        s.dump[KINDS * seat + CORRUPTED] -= 1
    else:
        s.launcher[seat] = with_token(s.launcher[seat], cell, NONE)
    leaves(s, seat, CORRUPTED)


@rule
def exchange(s: Tamashii, seat: i64, n: i64, _c: i64) -> None:
    """Up to so many Launcher tokens change places with as many of the own Dump, both of choice."""
    options: vec[i64] = vec[i64]([])
    for cell in cells_in(cells_with(s.launcher[seat], ALL_TOKENS)):
        for kind in range(KINDS):
            if s.dump[KINDS * seat + kind] > 0 and kind != token_at(s.launcher[seat], cell):
                options = append(options, CELL.put(cell) + kind)
    if n > 0 and len(options) > 0:
        s.show(seat, append(options, DONE), exchanged, seat, n)


@rule
def exchanged(s: Tamashii, seat: i64, n: i64, option: i64) -> None:
    if option == DONE:
        return
    cell, kind = CELL.of(option), KIND.of(option)
    s.dump[KINDS * seat + token_at(s.launcher[seat], cell)] += 1
    s.dump[KINDS * seat + kind] -= 1
    s.launcher[seat] = with_token(s.launcher[seat], cell, kind)
    s.now(exchange, seat, n - 1)
