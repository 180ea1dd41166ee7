"""What cards are worth in hand and when they are played: Combat cards and Interruptions."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import has_bit
from ludarium.core.native import i64
from ludarium.games.anima.heuristic_values import (
    A_DEATH,
    CERTAIN,
    FINAL_WORTH,
    FIRST_BASIC,
    LOST_TURN,
    ONE_CARD,
    area_value,
    best_reward,
    nearness,
    passes,
    wins,
)
from ludarium.games.anima.needs import (
    ATTACKED,
    BEATEN,
    CARDS_REWARD,
    DIE,
    DYING,
    ENCOUNTER,
    EXPLORER,
    OTHER_AWAKE,
    OTHER_HAND,
    REWARD,
    TO_BETRAY,
    TO_CANCEL,
    TO_REDIRECT,
)
from ludarium.games.anima.rules import tricks
from ludarium.games.anima.rules.sums import fighter_combat, foe_combat, other_combat, own_combat
from ludarium.games.anima.rules.windows import PASS
from ludarium.games.anima.slot_choices import GO, WHAT, WHICH
from ludarium.games.anima.state import (
    AGAINST_CRISIS,
    AGAINST_MISSION,
    AGAINST_PARTY,
    EXPLORING,
    NO_FIGHT,
    NONE,
    TESTING_SPEED,
    Anima,
)
from ludarium.games.anima.tables import ADVANTAGES, BASICS, ORGANIZATION, PLOT, RECRUIT

PLOT_WORTH: Final = 30
SKILL_WORTH: Final = 32
IDLE_SKILL: Final = 14  # one that nobody in the party can use
GUILD_WORTH: Final = 26
ABILITY_WORTH: Final = 6  # to incline somebody who might be needed later
BLOW: Final = 60  # what a lost fight between parties costs besides
SPOILING: Final = 60  # to stop somebody who is about to win, times how near


def member_worth(s: Anima, character: i64) -> i64:
    """A Character: its values, its symbols."""
    worth = 3 * (s.cards.combat[character] + s.cards.speed[character])
    for symbol in range(i64(3)):
        if has_bit(s.cards.symbols[character], symbol):
            worth += 2
    return worth


def card_worth(s: Anima, figure: i64, card: i64) -> i64:
    """An Advantage in hand."""
    kind = s.cards.type[card]
    if kind == ORGANIZATION:
        return GUILD_WORTH if s.guild[figure] == NONE else 8
    if kind == PLOT:
        return PLOT_WORTH
    for one in s.members(figure):
        if has_bit(s.cards.symbols[one], kind):
            return SKILL_WORTH
    return IDLE_SKILL


def cost(s: Anima, figure: i64, use: i64) -> i64:
    return card_worth(s, figure, use) if use < ADVANTAGES else ABILITY_WORTH


# -- reactions -------------------------------------------------------------------------------------------------------


def reaction_value(s: Anima, figure: i64, use: i64, in_combat: bool) -> i64:
    """What it gains to use something now, less what it costs; to pass is worth nothing."""
    if use == PASS:
        return 0
    gain = combat_gain(s, figure, use) if in_combat else trick_gain(s, figure, use)
    return gain - cost(s, figure, use)


def stake(s: Anima) -> i64:
    """What the fighter has to win in the combat under way."""
    if s.fight == AGAINST_CRISIS or (s.fight == AGAINST_MISSION and s.foe >= BASICS):
        return FINAL_WORTH
    if s.fight == AGAINST_MISSION:
        return FIRST_BASIC + LOST_TURN
    if s.fight == AGAINST_PARTY:
        return LOST_TURN + BLOW
    reward = best_reward(s, s.fighter, s.met_on) if s.met_on != NONE else 0
    return LOST_TURN + reward * 7 // 10


def own_stake(s: Anima, figure: i64) -> i64:
    return LOST_TURN + BLOW if figure != s.fighter else stake(s)


def is_in_fight(s: Anima, figure: i64) -> bool:
    return s.fight != NO_FIGHT and (figure == s.fighter or (s.fight == AGAINST_PARTY and figure == s.foe))


def combat_gain(s: Anima, figure: i64, use: i64) -> i64:
    """How much likelier it makes the win, times the stake."""
    script = s.cards.scripts[s.cards.does[use]]
    difference = own_combat(s, figure) - foe_combat(s, figure)
    before = wins(difference)
    verb = script[0]
    if verb == tricks.slip_away or verb == tricks.escape:
        if s.fight == AGAINST_PARTY:
            return own_stake(s, figure) * (CERTAIN - before) // CERTAIN - 10
        deadly = wins(-difference - 5)
        saved = A_DEATH * deadly // CERTAIN + (LOST_TURN * (CERTAIN - before) // CERTAIN if verb == tricks.slip_away else 0)
        return saved - stake(s) * before // CERTAIN
    more: i64 = 0
    for at in range(0, i64(len(script)), 4):
        if script[at] == tricks.strength_against:
            more = max(more, script[at + 2])
        elif script[at] == tricks.win_ties:
            more += 1
        elif script[at] == tricks.sleep:
            more += 3 * script[at + 1]
        else:
            more += script[at + 1]
    return own_stake(s, figure) * (wins(difference + more) - before) // CERTAIN


def trick_gain(s: Anima, figure: i64, use: i64) -> i64:
    need = s.cards.need[use]
    if need == DIE:
        return die_gain(s, figure)
    if need == ENCOUNTER:
        return encounter_gain(s, figure)
    if need == TO_CANCEL:
        return cancel_gain(s, figure)
    if need == TO_REDIRECT:
        return redirect_gain(s, figure)
    if need == ATTACKED:
        return own_stake(s, figure) * (CERTAIN - wins(own_combat(s, figure) - foe_combat(s, figure))) // CERTAIN
    if need == EXPLORER:
        return SPOILING * nearness(s, s.slot) - 100
    if need == DYING:
        return A_DEATH
    if need == BEATEN:
        return LOST_TURN + 10
    if need == REWARD:
        return SPOILING * nearness(s, s.slot) // 3 if s.claim == RECRUIT else 0
    return ONE_CARD + 8 if need == CARDS_REWARD else 0


def encounter_gain(s: Anima, figure: i64) -> i64:
    """Only the own Encounters, and creatures that are likely to win."""
    if s.slot != figure or s.cards.creature[s.met] == 0:
        return 0
    fails = CERTAIN - passes(s, figure, s.met, s.met_on)
    return (LOST_TURN + best_reward(s, figure, s.met_on) * 7 // 10) * fails // CERTAIN


def cancel_gain(s: Anima, figure: i64) -> i64:
    """A use of somebody else that would hurt."""
    use = s.uses[len(s.uses) - 2]
    need = s.cards.need[use]
    if is_in_fight(s, figure):
        return own_stake(s, figure) // 2
    if need == TO_REDIRECT and s.slot == figure and WHAT.of(s.going) == GO:
        return area_value(s, figure, WHICH.of(s.going)) // 2
    if need == TO_BETRAY or need == OTHER_HAND or need == OTHER_AWAKE:
        return 70 // max(1, s.settings.figures - 1)
    return 0


def redirect_gain(s: Anima, figure: i64) -> i64:
    """To send somebody elsewhere who is about to do something great."""
    if WHAT.of(s.going) != GO:
        return 0
    return area_value(s, s.slot, WHICH.of(s.going)) * nearness(s, s.slot) // 6


# -- dice ------------------------------------------------------------------------------------------------------------


def die_gain(s: Anima, figure: i64) -> i64:
    """What another roll may turn: a lost combat or test of one's own, or the last step of somebody else."""
    if s.die_for == TESTING_SPEED:
        if s.die_of == figure:
            return FIRST_BASIC // 3 if s.die < 4 else 0
        return SPOILING * nearness(s, s.die_of) // 2 if s.die > 3 else 0
    if s.die_for == EXPLORING:
        return 0
    if s.fight == NO_FIGHT or not is_in_fight(s, figure):
        return 0
    margin = s.die_a + fighter_combat(s) - s.die_b - other_combat(s)
    if figure != s.fighter:
        margin = -margin
    if margin >= 0:
        return 0
    return own_stake(s, figure) * max(0, 6 + margin) // 12


def die_worth(s: Anima, figure: i64, which: i64) -> i64:
    """Which die to roll again: a low one of one's own, or a high one of the other side."""
    if s.die_for != 0:
        return 0
    mine = (which == 0) == (figure == s.fighter)
    shown = s.die_a if which == 0 else s.die_b
    return 7 - 2 * shown if mine else 2 * shown - 7


def face_worth(s: Anima, figure: i64, which: i64, face: i64) -> i64:
    """A die turned to a face: high for oneself, low for others."""
    if s.die_for != 0:
        return face if s.die_of == figure else -face
    mine = (which == 0) == (figure == s.fighter)
    shown = s.die_a if which == 0 else s.die_b
    return face - shown if mine else shown - face
