"""Combat (section 13): against creatures, Mission foes and other parties."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.bits import BIT, has_bit
from ludarium.core.kernel import note, rule
from ludarium.core.native import i64, vec
from ludarium.games.anima.rules.decks import draw_advantages, gain_edge, move_advantage, spend_advantage
from ludarium.games.anima.rules.dice import FACES
from ludarium.games.anima.rules.fate import lose_character, lose_turn, stop_holding
from ludarium.games.anima.rules.sums import dies, fighter_combat, loser, other_combat, result_of
from ludarium.games.anima.rules.windows import W5_DICE, W8_OUTCOME, combat_cards, window
from ludarium.games.anima.state import (
    AGAINST_CREATURE,
    AGAINST_PARTY,
    DICE,
    DRAWN,
    ESCAPED,
    HAND,
    HANDS,
    MOST_HAND,
    NONE,
    OF_FIGHT,
    WON_FIGHT,
    Anima,
    pair,
)

FIGHTS: Final = note("fights", "seat", "kind", "foe")
TOTALS: Final = note("totals", "seat", "total", "against")
WINS: Final = note("wins_fight", "seat", "by")
LOSES: Final = note("loses_fight", "seat", "by")
TIES: Final = note("tied_fight", "seat", "other")
TAKES: Final = note("takes_card", "seat", "from", "advantage")
SPENDS_EDGE: Final = note("spends_edge")
LOSES_CARD: Final = note("loses_card", "seat", "advantage")
EDGE_COMBAT: Final = 2


@rule
def fight(s: Anima, figure: i64, kind: i64, foe: i64) -> None:
    """A-129: totals, W4, both dice, W5, compare, W8, consequences. Whoever called it reads `ending`."""
    s.reset(OF_FIGHT)
    s.fight = kind
    s.fighter = figure
    s.foe = foe
    s.tell(FIGHTS, figure, kind, foe)
    rival_spends_edge(s)
    s.follow(STEPS)


def rival_spends_edge(s: Anima) -> None:
    """A-201: one Edge for +2 Combat, if it is behind."""
    if not s.settings.rival or s.edge == 0:
        return
    if s.is_rival(s.fighter) and fighter_combat(s) < other_combat(s):
        s.plus += EDGE_COMBAT
    elif s.fight == AGAINST_PARTY and s.is_rival(s.foe) and other_combat(s) < fighter_combat(s):
        s.foe_plus += EDGE_COMBAT
    else:
        return
    s.edge -= 1
    s.tell(SPENDS_EDGE)


@rule
def combat_dice(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """A-128, A-130: the party's or the attacker's die first."""
    if s.ending == 0:
        s.later(second_die)
        s.chance(DICE, FACES, first_die_is_cast)


@rule
def first_die_is_cast(s: Anima, _a: i64, _b: i64, face: i64) -> None:
    s.die_a = face


@rule
def second_die(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    s.chance(DICE, FACES, second_die_is_cast)


@rule
def second_die_is_cast(s: Anima, _a: i64, _b: i64, face: i64) -> None:
    s.die_b = face


@rule
def combat_window(s: Anima, number: i64, _b: i64, _c: i64) -> None:
    """W5 needs dice, W8 a result that came from them: an escape has neither."""
    if s.die_a > 0:
        s.now(window, number)


@rule
def compare(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """A-128, A-131: the higher total wins; only parties can tie."""
    if s.ending != 0:
        return
    mine, theirs = s.die_a + fighter_combat(s), s.die_b + other_combat(s)
    s.margin = mine - theirs
    s.tell(TOTALS, s.fighter, mine, theirs)
    s.ending = result_of(s)
    if s.ending == DRAWN:
        s.tell(TIES, s.fighter, s.foe)
    else:
        s.tell(WINS if s.ending == WON_FIGHT else LOSES, s.fighter, s.margin if s.margin > 0 else -s.margin)


@rule
def consequences(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """A-94, A-95, A-119, A-132, A-136: death, card, expulsion. The record stays until the next step has read it."""
    if s.fight == AGAINST_PARTY:
        s.fought |= pair(s.fighter, s.foe)
    beaten = loser(s)
    if s.ending == ESCAPED and s.fight != AGAINST_PARTY:
        lose_turn(s, s.fighter)
    elif beaten != NONE:
        s.later(beaten_leaves, beaten)
        if s.fight == AGAINST_PARTY:
            s.later(give_a_card, beaten, s.foe if beaten == s.fighter else s.fighter)
        elif s.fight == AGAINST_CREATURE:
            s.later(lose_cards, beaten, s.cards.steals[s.foe])
        if dies(s, beaten) and not has_bit(s.spared, beaten):
            s.later(lose_character, beaten)
    elif s.ending == WON_FIGHT and s.fight == AGAINST_CREATURE:
        s.later(draw_advantages, s.fighter, s.cards.bounty[s.foe])


@rule
def beaten_leaves(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-125: who stands ground has been beaten all the same."""
    if has_bit(s.stands, figure):
        stop_holding(s, figure)
    else:
        lose_turn(s, figure)


def end_fight(s: Anima) -> i64:
    """How it ended; the record is cleared."""
    ending = s.ending
    s.reset(OF_FIGHT)
    return ending


# -- cards that change hands -----------------------------------------------------------------------------------------


@rule
def give_a_card(s: Anima, giver: i64, taker: i64, _c: i64) -> None:
    """A-94, A-95, A-146, A-203: at random; to a full hand it is discarded. The Rival's cards are its Edge."""
    if s.is_rival(giver):
        if s.edge > 0:
            s.edge -= 1
            s.now(draw_advantages, taker, 1)
    else:
        s.chance(HANDS, s.hand(giver), card_changes_hands, giver, taker)


@rule
def card_changes_hands(s: Anima, giver: i64, taker: i64, card: i64) -> None:
    """A-29: only the two concerned learn which."""
    if s.is_rival(taker):
        spend_advantage(s, card)
        gain_edge(s, 1)
        s.tell(LOSES_CARD, giver, card)
    elif s.hand_size(taker) >= MOST_HAND:
        spend_advantage(s, card)
        s.tell(LOSES_CARD, giver, card)
    else:
        pass_card(s, giver, taker, card)
        s.tell(TAKES, taker, giver, card)


def pass_card(s: Anima, giver: i64, taker: i64, card: i64) -> None:
    """From hand to hand. The giver knows where it is; a third who had seen cards of this hand cannot be sure of any now."""
    both = BIT[giver] | BIT[taker]
    zones.lose_track(s.advantage_at, s.advantage_known, HAND + giver, both)
    move_advantage(s, card, HAND + taker, both)


@rule
def lose_cards(s: Anima, figure: i64, n: i64, _c: i64) -> None:
    """So many Advantages, at random, to the discard pile."""
    if n <= 0:
        return
    if s.is_rival(figure):
        s.edge = max(0, s.edge - n)
    elif s.held[figure] > 0:
        s.later(lose_cards, figure, n - 1)
        s.chance(HANDS, s.hand(figure), card_is_lost, figure)


@rule
def card_is_lost(s: Anima, figure: i64, _b: i64, card: i64) -> None:
    spend_advantage(s, card)
    s.tell(LOSES_CARD, figure, card)


@rule
def w5(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    s.now(combat_window, W5_DICE)


@rule
def w8(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    s.now(combat_window, W8_OUTCOME)


STEPS: Final[vec[i64]] = vec[i64]([combat_cards, combat_dice, w5, compare, w8, consequences])
