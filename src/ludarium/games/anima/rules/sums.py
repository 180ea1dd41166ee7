"""The totals of a combat (section 13): what both sides bring, dice apart, and who has lost."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import has_bit
from ludarium.core.native import i64
from ludarium.games.anima.state import (
    AGAINST_CREATURE,
    AGAINST_CRISIS,
    AGAINST_MISSION,
    AGAINST_PARTY,
    DRAWN,
    IN_PLAY,
    LOST_FIGHT,
    MOST_PARTY,
    NO_FIGHT,
    NONE,
    WON_FIGHT,
    Anima,
)
from ludarium.games.anima.tables import FIRST_ABILITY, FIRST_GUILD
from ludarium.games.anima.traits import (
    AGAINST,
    AGAINST_MISSIONS,
    AGAINST_PARTIES,
    DARK,
    HARDY,
    STEADY,
)

DEADLY: Final = 5
HARDY_BONUS: Final = 2
DARK_BONUS: Final = 2
DARKNESS: Final = 0  # the trait's place among TRAITS


def own_combat(s: Anima, figure: i64) -> i64:
    """The total of this figure's side; bystanders are on that of the party or the attacker."""
    return other_combat(s) if s.fight == AGAINST_PARTY and figure == s.foe else fighter_combat(s)


def foe_combat(s: Anima, figure: i64) -> i64:
    return fighter_combat(s) if s.fight == AGAINST_PARTY and figure == s.foe else other_combat(s)


def fighter_combat(s: Anima) -> i64:
    return max(0, party_combat(s, s.fighter) + s.plus)


def other_combat(s: Anima) -> i64:
    if s.fight == AGAINST_PARTY:
        return max(0, party_combat(s, s.foe) + s.foe_plus)
    if s.fight == AGAINST_CREATURE:
        return max(0, creature_combat(s, s.foe, s.met_on, s.fighter) + s.foe_plus)
    return max(0, mission_combat(s) + s.foe_plus)


def mission_combat(s: Anima) -> i64:
    """A-127: the Mission's own number."""
    return s.cards.crisis_target[s.foe] if s.fight == AGAINST_CRISIS else s.cards.target[s.foe]


def creature_combat(s: Anima, creature: i64, area: i64, figure: i64) -> i64:
    cards = s.cards
    total = cards.might[creature]
    if s.place_has(area, DARK) and has_bit(cards.traits[creature], DARKNESS):
        total += DARK_BONUS
    if cards.frail_to[creature] != NONE and has_able(s, figure, cards.frail_to[creature]):
        total -= cards.frail_by[creature]
    return total


def has_able(s: Anima, figure: i64, symbol: i64) -> bool:
    """Is there a straight, face-up Character with this symbol?"""
    for one in s.members(figure):
        if has_bit(s.cards.symbols[one], symbol) and s.able(one):
            return True
    return False


def party_combat(s: Anima, figure: i64) -> i64:
    """Combat of a party against the foe of this combat, with everything that lasts."""
    if s.fight == AGAINST_CREATURE:
        strength = s.speed(figure) if s.cards.swift[s.foe] == 1 else s.combat(figure)
        return strength + against(s, figure, s.cards.traits[s.foe])
    total = s.combat(figure)
    if s.fight == AGAINST_PARTY:
        return total + s.trait(figure, AGAINST_PARTIES)
    return total + s.trait(figure, AGAINST_MISSIONS) + against(s, figure, s.cards.foe_traits[s.foe])


def against(s: Anima, figure: i64, traits: i64) -> i64:
    """What Characters and cards add against a creature with these traits."""
    if traits == 0:
        return 0
    total: i64 = 0
    at = 4 * figure
    for place in range(i64(MOST_PARTY)):
        one = s.party[at + place]
        if one != NONE and not has_bit(s.asleep, one):
            total += against_by(s, FIRST_ABILITY + one, traits)
    if s.guild[figure] != NONE:
        total += against_by(s, FIRST_GUILD + s.guild[figure], traits)
    for card in s.cards.plots:
        if s.advantage_at[card] == IN_PLAY + figure:
            total += against_by(s, card, traits)
    return total


def against_by(s: Anima, use: i64, traits: i64) -> i64:
    cards = s.cards
    return cards.trait_b[use] if cards.trait[use] == AGAINST and has_bit(traits, cards.trait_a[use]) else 0


def foe_traits(s: Anima, figure: i64) -> i64:
    if s.fight == AGAINST_CREATURE:
        return s.cards.traits[s.foe]
    return s.cards.foe_traits[s.foe] if s.fight == AGAINST_MISSION or s.fight == AGAINST_CRISIS else 0


# -- who has lost ----------------------------------------------------------------------------------------------------


def result_of(s: Anima) -> i64:
    """A-96, A-131: a tie is a win against a foe that is no party; between parties cards may decide it."""
    if s.margin > 0 or (s.margin == 0 and s.fight != AGAINST_PARTY):
        return WON_FIGHT
    if s.margin < 0:
        return LOST_FIGHT
    mine = (s.wins_ties & 1) != 0 or s.trait(s.fighter, STEADY) > 0
    theirs = (s.wins_ties & 2) != 0 or s.trait(s.foe, STEADY) > 0
    if mine == theirs:
        return DRAWN
    return WON_FIGHT if mine else LOST_FIGHT


def loser(s: Anima) -> i64:
    """The figure that has lost the combat, NONE if nobody has or only a creature."""
    if s.fight == NO_FIGHT:
        return NONE
    if s.ending == LOST_FIGHT:
        return s.fighter
    return s.foe if s.ending == WON_FIGHT and s.fight == AGAINST_PARTY else NONE


def is_loser(s: Anima, figure: i64) -> bool:
    return loser(s) == figure


def dies(s: Anima, figure: i64) -> bool:
    """A-132: a loss by five points or more costs a Character."""
    if not is_loser(s, figure):
        return False
    needed = DEADLY
    if s.trait(figure, HARDY) > 0:
        needed += HARDY_BONUS
    if s.fight == AGAINST_CREATURE:
        needed -= s.cards.fierce[s.foe]
    return (s.margin if s.margin > 0 else -s.margin) >= needed
