"""Cards and abilities: who holds them, who could, and whether there is a use for them (section 15)."""

from __future__ import annotations

from ludarium.core.bits import has_bit
from ludarium.core.native import append, i64, vec
from ludarium.games.anima.needs import (
    ATTACKED,
    BARE_AREA,
    BEATEN,
    DIE,
    DYING,
    ENCOUNTER,
    EXPLORER,
    FIGHT,
    FIGHT_BEHIND,
    FIGHT_SLEEP,
    FIGHT_TRAIT,
    LADEN_AREA,
    NOTHING_NEEDED,
    ON_AREA,
    OTHER,
    OTHER_AREA,
    OTHER_AWAKE,
    OTHER_HAND,
    OTHER_HERE,
    OTHER_STRAIGHT,
    OWN_HAND,
    OWN_INCLINED,
    REWARD,
    SECRET_MISSION,
    SPENT,
    TO_BETRAY,
    TO_CANCEL,
    TO_RECRUIT,
    TO_REDIRECT,
    VEILED,
)
from ludarium.games.anima.rules.decks import can_recruit, has_room
from ludarium.games.anima.rules.sums import dies, foe_combat, foe_traits, is_loser, own_combat
from ludarium.games.anima.rules.targets import (
    areas_with,
    characters_of_others,
    equals_here,
    inclined_of,
    others_at_work,
    others_in_play,
    others_of_two,
    others_with_cards,
    others_with_secrets,
    spent_of_type,
    veiled_areas,
)
from ludarium.games.anima.state import (
    AGAINST_PARTY,
    ANNOUNCED,
    DISCARDS,
    HAND,
    IN_PLAY,
    MOST_HAND,
    NO_FIGHT,
    NONE,
    NOWHERE,
    OF_SLOT,
    Anima,
)
from ludarium.games.anima.tables import (
    ADVANTAGES,
    DRAW_ADVANTAGES,
    FIRST_ABILITY,
    FIRST_GUILD,
    FIRST_PLACE,
    PLOT,
)


def fresh_slot(s: Anima) -> None:
    """A-150: nothing was used in this slot yet; an ability that costs nothing stays used for the turn."""
    s.reset(OF_SLOT)
    s.acted &= s.cards.free


def uses_now(s: Anima, figure: i64, timing: i64) -> vec[i64]:
    """What a figure has and can use in its own slot of a phase, or in its combat (A-139)."""
    found: vec[i64] = vec[i64]([])
    for use in s.cards.timed[timing]:
        if is_held(s, figure, use) and could_be_used(s, figure, use):
            found = append(found, use)
    return found


def might_use_now(s: Anima, figure: i64, timing: i64) -> bool:
    """The same as far as everybody can tell."""
    for use in s.cards.timed[timing]:
        if could_hold(s, figure, use) and could_be_used(s, figure, use):
            return True
    return False


# -- who has it ------------------------------------------------------------------------------------------------------


def is_held(s: Anima, figure: i64, use: i64) -> bool:
    """In hand, or an ability in play."""
    if use < ADVANTAGES:
        return s.advantage_at[use] == HAND + figure
    return is_in_play(s, figure, use)


def could_hold(s: Anima, figure: i64, use: i64) -> bool:
    """A-153: a card that is neither in a discard pile nor in play may be in any hand."""
    if use < ADVANTAGES:
        return s.held[figure] > 0 and not is_out(s, use)
    return is_in_play(s, figure, use)


def is_out(s: Anima, card: i64) -> bool:
    """In a discard pile or in play."""
    zone = s.advantage_at[card]
    return zone >= DISCARDS or IN_PLAY <= zone < ANNOUNCED


def is_in_play(s: Anima, figure: i64, use: i64) -> bool:
    """An ability of the own party, face up, or of the own Organization."""
    if use >= FIRST_GUILD:
        return s.guild[figure] == use - FIRST_GUILD
    character = use - FIRST_ABILITY
    return s.is_member(figure, character) and not has_bit(s.asleep, character)


# -- whether it can be used ------------------------------------------------------------------------------------------


def could_be_used(s: Anima, figure: i64, use: i64) -> bool:
    """Not yet used in this slot (A-150), payable, and there is something it can do: all of it public."""
    if use < ADVANTAGES:
        if has_bit(s.played, use) or (s.cards.type[use] < PLOT and not can_pay(s, figure, s.cards.type[use])):
            return False
    else:
        if has_bit(s.acted, use - FIRST_ABILITY):
            return False
        if s.cards.inclines[use] == 1 and has_bit(s.inclined, use - FIRST_ABILITY):
            return False
    return not lacks_room(s, figure, use) and has_need(s, figure, s.cards.need[use], s.cards.need_a[use])


def lacks_room(s: Anima, figure: i64, use: i64) -> bool:
    """A-45: an ability takes nothing back into a full hand; a card that is played makes room for what it takes."""
    return s.cards.need[use] == SPENT and use >= ADVANTAGES and s.hand_size(figure) >= MOST_HAND


def can_pay(s: Anima, figure: i64, symbol: i64) -> bool:
    return len(payers(s, figure, symbol)) > 0


def payers(s: Anima, figure: i64, symbol: i64) -> vec[i64]:
    """A-140, A-150: straight, face-up Characters with the symbol that have not paid in this slot."""
    found: vec[i64] = vec[i64]([])
    for one in s.members(figure):
        if has_bit(s.cards.symbols[one], symbol) and s.able(one) and not has_bit(s.paid, one):
            found = append(found, one)
    return found


def has_need(s: Anima, figure: i64, need: i64, a: i64) -> bool:
    if need == NOTHING_NEEDED:
        return True
    if need >= FIGHT:
        return has_moment(s, figure, need, a)
    if need == OTHER_HAND:
        return len(others_with_cards(s, figure)) > 0
    if need == OWN_HAND:
        return s.hand_size(figure) > a
    if need == SPENT:
        return len(spent_of_type(s, a)) > 0
    if need == TO_RECRUIT:
        return can_recruit(s, figure)
    if need == TO_BETRAY:
        return has_room(s, figure) and len(others_of_two(s, figure)) > 0
    if need == OTHER_AWAKE:
        return len(characters_of_others(s, figure, a == 0, s.asleep)) > 0
    if need == OTHER_STRAIGHT:
        return len(characters_of_others(s, figure, a == 0, s.asleep | s.inclined)) > 0
    if need == OWN_INCLINED:
        return len(inclined_of(s, figure)) > 0
    if need == OTHER_HERE:
        return len(equals_here(s, figure)) > 0
    if need == OTHER_AREA:
        return len(s.areas) > 0
    if need == VEILED:
        return len(veiled_areas(s, figure)) > 0
    if need == SECRET_MISSION:
        return len(others_with_secrets(s, figure)) > 0
    if need == BARE_AREA or need == LADEN_AREA:
        return len(areas_with(s, need == LADEN_AREA)) > 0
    if need == ON_AREA:
        return s.at[figure] != NOWHERE
    if need == OTHER:
        return len(others_at_work(s, figure)) > 0
    return len(others_in_play(s, figure)) > 0  # OTHER_IN_PLAY


def has_moment(s: Anima, figure: i64, need: i64, a: i64) -> bool:
    """Combats and windows: is this the moment?"""
    if need <= FIGHT_SLEEP:
        if s.fight == NO_FIGHT or s.ending != 0 or not (is_combatant(s, figure) or s.settings.bystanders):
            return False
        if need == FIGHT and a == 0:  # without a number: an escape, and nobody flees for others
            return is_combatant(s, figure)
        if need == FIGHT_TRAIT:
            return (foe_traits(s, figure) & a) != 0
        if need == FIGHT_BEHIND:
            return foe_combat(s, figure) > own_combat(s, figure)
        return True
    if need == TO_CANCEL:
        count: i64 = len(s.uses)
        return count > 0 and s.uses[count - 3] != figure and s.uses[count - 1] == 0
    if need == TO_REDIRECT:
        return s.slot != figure and s.sent == 0
    if need == ENCOUNTER:
        return s.met != NONE
    if need == DIE:
        return True
    if need == ATTACKED:
        return s.fight == AGAINST_PARTY and s.foe == figure and s.ending == 0
    if need == EXPLORER:
        return s.fight == NO_FIGHT and s.slot != figure
    if need == DYING:
        return dies(s, figure) and not has_bit(s.spared, figure)
    if need == BEATEN:
        return is_loser(s, figure) and not has_bit(s.stands, figure)
    if s.slot == figure or s.claim == NONE or s.claim >= FIRST_PLACE or s.denied != 0:
        return False
    return need == REWARD or s.claim == DRAW_ADVANTAGES


def is_combatant(s: Anima, figure: i64) -> bool:
    """A-135"""
    return figure == s.fighter or (s.fight == AGAINST_PARTY and figure == s.foe)
