"""Lost turns, death, and parties that start again (section 17)."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.anima.rules.decks import character_joins, characters_wait, draw_from, spend_character
from ludarium.games.anima.rules.windows import leave_guild
from ludarium.games.anima.state import (
    CHARACTER_DECK,
    COMPLETED,
    NONE,
    NOWHERE,
    RIVAL_LUCK,
    Anima,
)
from ludarium.games.anima.tables import FETCH, HOLD

LOSES_TURN: Final = note("loses_turn", "seat")
DIES: Final = note("dies", "seat", "character")
STARTS_AGAIN: Final = note("starts_again", "seat")


def lose_turn(s: Anima, figure: i64) -> None:
    """A-165, A-166: nothing more in this turn; the party goes off the map."""
    if not s.has_lost(figure):
        s.tell(LOSES_TURN, figure)
    s.lost |= BIT[figure]
    leave_map(s, figure)


def leave_map(s: Anima, figure: i64) -> None:
    s.at[figure] = NOWHERE
    stop_holding(s, figure)


def stop_holding(s: Anima, figure: i64) -> None:
    """A-125, A-126: a resistance Mission that is interrupted starts again at zero."""
    for place in range(i64(2)):
        at = 2 * figure + place
        if s.mission[at] != NONE and s.cards.kind[s.mission[at]] == HOLD and s.mission_state[at] != COMPLETED:
            s.mission_count[at] = 0
    if s.final != NONE and s.cards.kind[s.final] == HOLD:
        s.final_count[figure] = 0


# -- death -----------------------------------------------------------------------------------------------------------


@rule
def lose_character(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-132: one Character of its owner's choice, in any state."""
    if s.is_rival(figure):
        s.chance(RIVAL_LUCK, weakest_of(s, s.members(figure)), character_dies, figure)
    else:
        s.ask(figure, s.members(figure), character_dies, figure)


def weakest_of(s: Anima, members: vec[i64]) -> vec[i64]:
    """A-205: the lowest Combat, then the lowest Speed, then at random."""
    found: vec[i64] = vec[i64]([])
    least: i64 = 1000
    for one in members:
        worth = 10 * s.cards.combat[one] + s.cards.speed[one]
        if worth < least:
            least = worth
            found = vec[i64]([])
        if worth == least:
            found = append(found, one)
    return found


@rule
def character_dies(s: Anima, figure: i64, _b: i64, character: i64) -> None:
    spend_character(s, character)
    s.tell(DIES, figure, character)
    if s.size(figure) == 0:
        s.now(start_again, figure)
    else:
        s.now(those_who_wait)


@rule
def start_again(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-121, A-162, A-169: one new Character; hand, Missions, bonuses and Plots in play are kept, Organization, carried objects
    and a running resistance are lost."""
    leave_guild(s, figure)
    stop_holding(s, figure)
    for place in range(i64(2)):
        at = 2 * figure + place
        if s.mission[at] != NONE and s.cards.kind[s.mission[at]] == FETCH and s.mission_state[at] != COMPLETED:
            s.mission_count[at] = 0
    s.tell(STARTS_AGAIN, figure)
    s.now(find_a_character, figure)


@rule
def find_a_character(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-170: without any Character left to draw the player waits off the map."""
    if characters_wait(s):
        draw_from(s, CHARACTER_DECK, character_joins, figure)
    else:
        leave_map(s, figure)


@rule
def those_who_wait(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """A-170: as soon as a Character can be drawn, the first who waits draws it."""
    for figure in s.order:
        if s.size(figure) == 0 and characters_wait(s):
            s.later(those_who_wait)
            s.now(find_a_character, figure)
            return
