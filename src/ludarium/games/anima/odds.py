"""Chances that come with an option, exactly, or none: how a combat, a Speed test or a roll would end as things stand, that is if
nobody plays anything more. Only what everybody sees goes into them, and what the asked seat knows of a face-down Encounter."""

from __future__ import annotations

from ludarium.core.prompts import Odds, kind_of
from ludarium.core.text import Phrase
from ludarium.games.anima.rules import effects
from ludarium.games.anima.rules.combat import rival_spends_edge
from ludarium.games.anima.rules.missions import mission_of
from ludarium.games.anima.rules.sums import dies, fighter_combat, other_combat, result_of
from ludarium.games.anima.rules.tricks import FIRST_DIE
from ludarium.games.anima.rules.windows import PASS, W7_DECLARATION
from ludarium.games.anima.state import (
    AGAINST_CREATURE,
    AGAINST_MISSION,
    AGAINST_PARTY,
    DRAWN,
    LOST_FIGHT,
    NO_FIGHT,
    NONE,
    WON_FIGHT,
    Anima,
)
from ludarium.games.anima.tables import HOLD, NO_SCRIPT, SLAY, SPECIAL_RESULT, SPEED_TEST
from ludarium.games.anima.traits import BOLD_EXPLORER, LIGHT_STEP

FACES = range(1, 7)
MOST_STEPS = 20  # passes around one Combat card


# -- where dice follow -----------------------------------------------------------------------------------------------


def on_the_way(s: Anima, area: int) -> list[Odds]:
    """A-78: a creature that the party knows of."""
    if not s.has_encounter(area) or not s.sees_encounter(s.actor, s.lying(area)):
        return []
    creature = s.lying(area)
    if s.cards.creature[creature] == 0 or s.cards.danger[creature] > s.level(area):
        return []
    if s.cards.danger[creature] == 1 and s.trait(s.actor, LIGHT_STEP) > 0:
        return []
    return fight_odds(at_the_start(s, AGAINST_CREATURE, int(creature), area), int(s.actor))


def of_an_attack(s: Anima, other: int) -> list[Odds]:
    return fight_odds(at_the_start(s, AGAINST_PARTY, other, NONE), int(s.actor))


def of_exploring(s: Anima) -> list[Odds]:
    """A-99: what the table of the Area says. A bold explorer decides after the roll, so nothing exact can be said."""
    return [] if s.set_die > 0 or s.trait(s.actor, BOLD_EXPLORER) > 0 else table_odds(s, int(s.at[s.actor]))


def table_odds(s: Anima, area: int) -> list[Odds]:
    """The risk as a whole comes first, unless the one number of Encounters that may come says it already."""
    results = [int(result) for result in s.cards.table[6 * area : 6 * area + 6]]
    found = []
    for result in sorted(set(results)):
        more = int(s.to_meet) + (0 if result == SPECIAL_RESULT else result)
        phrase = Phrase("odds-special") if result == SPECIAL_RESULT else Phrase("odds-encounters", {"n": more})
        found.append(Odds(phrase, results.count(result) / 6))
    numbers = [int(s.to_meet) + (0 if result == SPECIAL_RESULT else result) for result in results]
    met = [number for number in numbers if number > 0]
    if len(set(met)) > 1:
        found.insert(0, Odds(Phrase("odds-met"), len(met) / 6))
    return found


def of_a_mission(s: Anima, which: int) -> list[Odds]:
    """A-110: a Mission is put to the test at once."""
    mission = int(mission_of(s, s.actor, which))
    kind = s.cards.kind[mission]
    if kind == SLAY or kind == HOLD:
        return fight_odds(at_the_start(s, AGAINST_MISSION, mission, NONE), int(s.actor))
    return [speed_odds(s, int(s.actor), int(s.cards.target[mission]))] if kind == SPEED_TEST else []


def speed_odds(s: Anima, figure: int, difficulty: int) -> Odds:
    """A-137"""
    return Odds(Phrase("odds-test"), sum(face + s.speed(figure) >= difficulty for face in FACES) / 6)


def in_combat(s: Anima, option: int) -> list[Odds]:
    """A-129: the dice as they would fall after this card, or after none."""
    if not is_side(s, int(s.actor)):
        return []
    after = s if option == PASS else after_card(s, option)
    return fight_odds(after, int(s.actor)) if after is not None else []


def is_before_the_dice(s: Anima) -> bool:
    return bool(s.fight != NO_FIGHT and s.die_a == 0 and s.ending == 0)


def after_card(s: Anima, option: int) -> Anima | None:
    """The combat after a card that nobody answers; None where a choice or luck comes before the dice."""
    after = s.clone()
    after.self_driving = False
    after.answer(list(after.options).index(option))
    for _ in range(MOST_STEPS):
        if after.over or (after.fight, after.fighter, after.foe) != (s.fight, s.fighter, s.foe):  # the card has ended it
            return None
        kind = kind_of(after)
        if kind == "add_to_combat" or kind == "first_die_is_cast":
            return after
        if kind != "react":
            return None
        after.answer(list(after.options).index(PASS))
    return None


def attacked(s: Anima) -> list[Odds]:
    """W7: what waits for those who let an attack happen."""
    if s.then_a != W7_DECLARATION or s.fight != AGAINST_PARTY or not is_side(s, int(s.actor)):
        return []
    coming = s.clone()
    rival_spends_edge(coming)
    return fight_odds(coming, int(s.actor))


def rolled_again(s: Anima, which: int) -> list[Odds]:
    """W5: one die lies, the other is rolled again."""
    if s.die_for or not is_side(s, int(s.actor)):
        return []
    own = list(FACES) if which == FIRST_DIE else [int(s.die_a)]
    other = [int(s.die_b)] if which == FIRST_DIE else list(FACES)
    return fight_odds(s, int(s.actor), own, other)


# -- combats ---------------------------------------------------------------------------------------------------------


def is_side(s: Anima, figure: int) -> bool:
    return bool(figure == s.fighter or (s.fight == AGAINST_PARTY and figure == s.foe))


def at_the_start(s: Anima, kind: int, foe: int, area: int) -> Anima:
    """A combat that the asked seat would begin, its totals fixed (A-129, A-201)."""
    coming = s.clone()
    coming.fight, coming.fighter, coming.foe = kind, s.actor, foe
    coming.plus = coming.foe_plus = coming.wins_ties = 0
    if area != NONE:
        coming.met_on = area
    rival_spends_edge(coming)
    return coming


def fight_odds(s: Anima, me: int, own: list[int] | None = None, other: list[int] | None = None) -> list[Odds]:
    """Over all throws, with the sums and the rules for ties as they are: a win, a tie, a Character lost."""
    trial = s.clone()
    mine, theirs = fighter_combat(s), other_combat(s)
    throws = [(a, b) for a in own or FACES for b in other or FACES]
    won = tied = lost = 0
    for a, b in throws:
        trial.margin = a + mine - b - theirs
        trial.ending = result_of(trial)
        won += trial.ending == (WON_FIGHT if me == s.fighter else LOST_FIGHT)
        tied += trial.ending == DRAWN
        lost += dies(trial, me)
    counted = (("odds-win", won), ("odds-tie", tied), ("odds-death", lost))
    return [Odds(Phrase(id), count / len(throws)) for id, count in counted]


# -- rolls of cards --------------------------------------------------------------------------------------------------


def of_a_script(s: Anima, script: int) -> list[Odds]:
    """Of one that begins with a roll."""
    begins = [int(number) for number in s.cards.scripts[script][:2]] if script != NO_SCRIPT else []
    return of_a_try(begins[1]) if begins and begins[0] in (effects.rob_on, effects.on_die) else []


def of_a_try(needed: int) -> list[Odds]:
    return [Odds(Phrase("odds-try"), sum(face >= needed for face in FACES) / 6)]
