"""Bosses: Shinigami and Raijū on the map, their moves, their attack cards, what hurts them (section 26, T-318 to T-319a)."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.bits import BIT
from ludarium.core.kernel import note, rule
from ludarium.core.language.lines import run_block
from ludarium.core.language.moments import announce, happen
from ludarium.core.native import i64
from ludarium.games.tamashii.fields import ATTACK, ATTACK_DECK, COMBAT, NONE
from ludarium.games.tamashii.hexes import towards
from ludarium.games.tamashii.rules.launch import effect_of
from ludarium.games.tamashii.rules.rolls import roll_number, roll_symbol
from ludarium.games.tamashii.rules.trace import trace_rises
from ludarium.games.tamashii.rules.wounds import suffer
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.tables import NO_SCRIPT
from ludarium.games.tamashii.vocabulary import (
    BOSS_ATTACKS,
    BOSS_HURT,
    BOSS_MOV,
    BOSS_MOVED,
    BOSS_SEEKS,
    SPECIAL,
)

SHINIGAMI: Final = 0
RAIJU: Final = 1
WHOLE_ARMOUR: Final = 6  # T-255
STORM_WOUNDS: Final = 2  # T-318
STORM_TRACE: Final = 2
LINES: Final = 4  # of a side of an attack card: Basic low, Basic high, Special low, Special high

BOSS_COMES: Final = note("boss_comes", "boss", "place")
BOSS_MOVES: Final = note("boss_moves", "place")
BOSS_DAMAGED: Final = note("boss_damaged", "integrity", "armour")
BOSS_UNHURT: Final = note("boss_unhurt", "n")
BOSS_FALLS: Final = note("boss_falls", "boss")
BOSS_STATE_IS: Final = note("boss_state_is", "state")
BOSS_ROLLS: Final = note("boss_rolls", "number", "symbol")
BOSS_ATTACK: Final = note("boss_attack", "scenario_card", "side", "line")


# -- it comes (T-255, T-319a) ----------------------------------------------------------------------------------------------


@rule
def boss_comes(s: Tamashii, place: i64, _b: i64, _c: i64) -> None:
    """Integrity by the number of players; its attack cards are shuffled, side a up, and the upper side of the top one is open."""
    boss = s.content.boss_of[s.settings.scenario]
    if boss < 0:
        return
    if s.boss == NONE:
        s.boss = boss
        s.boss_integrity = s.content.boss_integrity[boss] + s.content.boss_per_player[boss] * s.players
        s.boss_armour = s.content.boss_armour[boss]
        s.boss_state = s.content.boss_first_state[boss]
        for card in s.content.boss_attacks[boss]:
            zones.put(s.cards, card, ATTACK_DECK)
        s.later(attack_deck)
    s.boss_at = place
    s.tell(BOSS_COMES, boss, place)


@rule
def attack_deck(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    s.chance(ATTACK, zones.next_cards(s.cards, ATTACK_DECK), first_attack)


@rule
def first_attack(s: Tamashii, _a: i64, _b: i64, card: i64) -> None:
    zones.put_on_top(s.cards, card, ATTACK_DECK)


# -- its activity (T-259, T-259a, T-259b, T-318) -----------------------------------------------------------------------------


def boss_in_play(s: Tamashii) -> bool:
    return s.boss != NONE and s.boss_integrity > 0


@rule
def boss_activity(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-258b: a defeated one has none."""
    if boss_in_play(s):
        s.later(boss_rolls_number)
        if s.boss == RAIJU:
            s.later(storm)
        s.now(boss_walks, max(0, s.content.boss_mov[s.boss] + s.trait(BOSS_MOV, s.first_player)))


@rule
def boss_walks(s: Tamashii, steps: i64, _b: i64, _c: i64) -> None:
    """Towards the nearest character, or the player with the highest Trace, over face-down tiles, too; ties: the First Player."""
    ways = towards(s.layout().beside, s.boss_at, goals_of_boss(s), s.all_places() & ~s.closed(s.first_player))
    if steps > 0 and len(ways) > 0:
        s.ask(s.first_player, ways, boss_steps, steps)
    else:
        happen(s, BOSS_MOVED, s.first_player, 0, s.boss_at)


@rule
def boss_steps(s: Tamashii, steps: i64, _b: i64, place: i64) -> None:
    s.boss_at = place
    s.tell(BOSS_MOVES, place)
    s.now(boss_walks, steps - 1)


def goals_of_boss(s: Tamashii) -> i64:
    """Places, as bits. A trait may say whom it seeks: the player with the most of something; ties from the First Player."""
    found: i64 = 0
    if s.boss == RAIJU or ((s.shown >> BOSS_SEEKS) & 1) != 0:
        most: i64 = -1
        for seat in s.in_turn_order(s.first_player):
            counted = s.trait(BOSS_SEEKS, seat) if ((s.shown >> BOSS_SEEKS) & 1) != 0 else max(0, s.trace[seat])
            if counted > most:
                most = counted
                found = BIT[s.at[seat]]
        return found
    for seat in range(s.players):
        found |= BIT[s.at[seat]]
    return found | BIT[s.bot_at] if s.bot_at != NONE else found


@rule
def storm(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-318 (2): wounds on its tile, Trace beside it."""
    near = s.layout().beside[s.boss_at]
    for seat in s.reversed_seats():
        if s.at[seat] == s.boss_at:
            s.later(suffer, seat, STORM_WOUNDS)
        elif (near & BIT[s.at[seat]]) != 0:
            s.later(trace_rises, seat, STORM_TRACE)


@rule
def boss_rolls_number(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    roll_number(s, boss_number_fell, 0, 0)


@rule
def boss_number_fell(s: Tamashii, _a: i64, _b: i64, number: i64) -> None:
    roll_symbol(s, boss_symbol_fell, number, 0)


@rule
def boss_symbol_fell(s: Tamashii, number: i64, _b: i64, symbol: i64) -> None:
    """T-259: a blank Number and the table is ignored; the card is turned over and put under all the same."""
    s.tell(BOSS_ROLLS, number, symbol)
    if s.boss == RAIJU:
        states = s.content.boss_states[s.boss]
        set_state(s, states[1] if symbol == SPECIAL else states[0])
    cards = zones.next_cards(s.cards, ATTACK_DECK)
    if len(cards) == 0:
        return
    line = (2 if symbol == SPECIAL else 0) + (1 if number > 2 else 0)
    s.later(attack_card_turns, cards[0])
    if number > 0:
        announce(s, BOSS_ATTACKS, s.first_player, 0, cards[0], line, boss_attacks)


@rule
def boss_attacks(s: Tamashii, line: i64, _who: i64, card: i64) -> None:
    side = (s.attack_sides >> s.content.attack_number[card]) & 1
    s.tell(BOSS_ATTACK, card, side, line)
    script = s.content.attack_lines[2 * LINES * s.content.attack_number[card] + LINES * side + line]
    if script != NO_SCRIPT:
        run_block(s, s.program.block(script), s.first_player, NONE)


@rule
def attack_card_turns(s: Tamashii, card: i64, _b: i64, _c: i64) -> None:
    """T-319a: turned over, and under the other one."""
    s.attack_sides ^= BIT[s.content.attack_number[card]]
    zones.put_under(s.cards, card, ATTACK_DECK)


# -- what hurts it (T-256 to T-258b) -------------------------------------------------------------------------------------------


def hurt(s: Tamashii, seat: i64, n: i64) -> None:
    """One damage event. T-257: Armour is what it takes to cost Integrity; T-318: the Storm Warden takes only one kind."""
    if n <= 0 or not boss_in_play(s):
        return
    if s.boss == RAIJU:
        by_pattern = s.beneath(effect_of) >= 0
        in_combat = s.phase == COMBAT and not by_pattern
        grounded = s.boss_state == s.content.boss_states[s.boss][0]
        if (grounded and in_combat) or (by_pattern and not grounded):
            lose(s, seat, n)
        else:
            s.tell(BOSS_UNHURT, n)
    elif n >= s.boss_armour:
        s.boss_armour = WHOLE_ARMOUR
        lose(s, seat, 1)
    else:
        s.boss_armour -= n
        s.tell(BOSS_DAMAGED, s.boss_integrity, s.boss_armour)


def lose(s: Tamashii, seat: i64, n: i64) -> None:
    """T-258: at 0 it is defeated, without EXP."""
    lost = min(n, s.boss_integrity)
    s.boss_integrity -= lost
    s.tell(BOSS_DAMAGED, s.boss_integrity, s.boss_armour)
    if s.boss_integrity == 0:
        s.tell(BOSS_FALLS, s.boss)
    happen(s, BOSS_HURT, seat, 0, NONE, lost)


def set_state(s: Tamashii, state: i64) -> None:
    if s.boss_state != state:
        s.boss_state = state
        s.tell(BOSS_STATE_IS, state)


def other_state(s: Tamashii) -> i64:
    for state in s.content.boss_states[s.boss]:
        if state != s.boss_state:
            return state
    return s.boss_state
