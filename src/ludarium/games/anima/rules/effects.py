"""What cards, abilities, events and special results do, one rule a verb (A-227). Each happens to `user`; where somebody or
something is chosen, the choice comes back to the rule below it. The Rival ignores what it cannot do (A-202)."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.bits import BIT
from ludarium.core.fields import field
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.anima.rules.combat import give_a_card, lose_cards
from ludarium.games.anima.rules.decks import (
    cards_of,
    draw_advantages,
    draw_from,
    enter_party,
    gain_edge,
    has_room,
    known_of,
    recruit,
    spend,
    spend_advantage,
    take_in_hand,
)
from ludarium.games.anima.rules.dice import roll_a_die, test_speed
from ludarium.games.anima.rules.encounters import draw_encounter, lay_encounter
from ludarium.games.anima.rules.fate import lose_character, lose_turn, stop_holding, weakest_of
from ludarium.games.anima.rules.movement import pay_toll
from ludarium.games.anima.rules.targets import (
    areas_with,
    awake_of,
    characters_of_others,
    equals_here,
    inclined_of,
    others_at_work,
    others_in_play,
    others_of_two,
    others_with_cards,
    others_with_secrets,
    owner_of,
    secrets_of,
    spent_of_type,
    straight_of,
    veiled_areas,
)
from ludarium.games.anima.rules.windows import leave_guild
from ludarium.games.anima.state import (
    DECK,
    ENCOUNTER_DECK,
    HALTED,
    IN_PLAY,
    MOST_HAND,
    NONE,
    NOWHERE,
    RIVAL_LUCK,
    TRYING,
    Anima,
)

TAKES_BACK: Final = note("takes_back", "seat", "advantage")
BETRAYS: Final = note("betrays", "seat", "from", "character")
FALLS_ASLEEP: Final = note("falls_asleep", "seat", "character")
STRAIGHTENS: Final = note("straightens", "seat", "character")
IS_INCLINED: Final = note("is_inclined", "seat", "character")
LOSES_NEXT: Final = note("loses_next_turn", "seat")
FLIES: Final = note("flies", "seat", "area")
LOOKS_AT_HAND: Final = note("looks_at_hand", "seat", "other")
LOOKS_AT_TOP: Final = note("looks_at_top", "seat", "deck")
LOOKS_UNDER: Final = note("looks_under", "seat", "area")
LOOKS_AT_MISSION: Final = note("looks_at_mission", "seat", "other")
PLANTS: Final = note("plants", "seat", "area")
CLEARS: Final = note("clears", "seat", "area", "encounter")
LEVEL_CHANGES: Final = note("level_changes", "area", "level")
FORBIDS: Final = note("forbids", "seat", "what")
BREAKS: Final = note("breaks_card", "seat", "advantage")
GAINS_NOW: Final = note("gains_now", "seat", "what", "n")
GAINS_FOR_GOOD: Final = note("gains_for_good", "seat", "what", "n")
IS_LOST: Final = note("is_lost", "seat")
DISCARDS: Final = note("gives_up", "seat", "advantage")
TRIES: Final = note("tries", "seat", "die", "needed")

COMBAT_VALUE: Final = 0
SPEED_VALUE: Final = 1
FORBID_FIGHT: Final = 0
FORBID_TRADE: Final = 1
FORBID_EXPLORE: Final = 2
ANYWHERE: Final = field(2)  # or only on the own Area
MORE: Final = ANYWHERE.above(64)  # Characters to choose, this one included


# -- Advantages ------------------------------------------------------------------------------------------------------


def choose_one(s: Anima, options: vec[i64], then: i64, a: i64 = 0, b: i64 = 0) -> None:
    """The player chooses whom or what the effect is for; with nobody and nothing to choose it is lost, and that is told. The
    Rival is never asked."""
    if s.is_rival(s.user):
        return
    if len(options) == 0:
        s.tell(IS_LOST, s.user)
    s.ask(s.user, options, then, a, b)


@rule
def draw(s: Anima, n: i64, _b: i64, _c: i64) -> None:
    s.now(draw_advantages, s.user, n)


@rule
def discard(s: Anima, n: i64, _b: i64, _c: i64) -> None:
    """Of the own choice; not offered to anybody (A-44)."""
    if s.is_rival(s.user):
        s.now(lose_cards, s.user, n)
    elif n > 0:
        s.ask(s.user, s.hand(s.user), card_is_given_up, s.user, n)


@rule
def card_is_given_up(s: Anima, figure: i64, n: i64, card: i64) -> None:
    spend_advantage(s, card)
    s.tell(DISCARDS, figure, card)
    s.user = figure
    s.now(discard, n - 1)


@rule
def lose_some(s: Anima, n: i64, _b: i64, _c: i64) -> None:
    s.now(lose_cards, s.user, n)


@rule
def rob(s: Anima, n: i64, _b: i64, _c: i64) -> None:
    choose_one(s, others_with_cards(s, s.user), is_robbed, s.user, n)


@rule
def is_robbed(s: Anima, figure: i64, n: i64, victim: i64) -> None:
    for _card in range(n):
        s.later(give_a_card, victim, figure)


@rule
def rob_on(s: Anima, needed: i64, _b: i64, _c: i64) -> None:
    """A-214: the victim first, then the die."""
    choose_one(s, others_with_cards(s, s.user), try_to_rob, s.user, needed)


@rule
def try_to_rob(s: Anima, figure: i64, needed: i64, victim: i64) -> None:
    s.victim = victim
    s.later(rob_on_success, figure, needed, victim)
    s.now(roll_a_die, figure, TRYING)


@rule
def rob_on_success(s: Anima, figure: i64, needed: i64, victim: i64) -> None:
    s.tell(TRIES, figure, s.die, needed)
    if s.die >= needed:
        s.now(give_a_card, victim, figure)
    end_try(s)


def end_try(s: Anima) -> None:
    s.die = 0
    s.die_for = 0
    s.victim = NONE


@rule
def make_discard(s: Anima, n: i64, _b: i64, _c: i64) -> None:
    choose_one(s, others_with_cards(s, s.user), must_discard, n)


@rule
def must_discard(s: Anima, n: i64, _b: i64, victim: i64) -> None:
    s.now(lose_cards, victim, n)


@rule
def take_back(s: Anima, kind: i64, _b: i64, _c: i64) -> None:
    if s.is_rival(s.user):
        if len(spent_of_type(s, kind)) > 0:
            gain_edge(s, 1)
    elif s.hand_size(s.user) < MOST_HAND:
        s.ask(s.user, spent_of_type(s, kind), is_taken_back, s.user)


@rule
def is_taken_back(s: Anima, figure: i64, _b: i64, card: i64) -> None:
    """Everybody sees which."""
    take_in_hand(s, figure, card)
    s.tell(TAKES_BACK, figure, card)


# -- Characters ------------------------------------------------------------------------------------------------------


@rule
def recruit_one(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    s.now(recruit, s.user)


@rule
def betray(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """A-225: never the last Character of a party, and only with room."""
    if s.is_rival(s.user) or not has_room(s, s.user):
        return
    options: vec[i64] = vec[i64]([])
    for other in others_of_two(s, s.user):
        for one in s.members(other):
            options = append(options, one)
    s.ask(s.user, options, changes_sides, s.user)


@rule
def changes_sides(s: Anima, figure: i64, _b: i64, character: i64) -> None:
    former = owner_of(s, character)
    enter_party(s, figure, character)
    s.tell(BETRAYS, figure, former, character)


@rule
def death(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    s.now(lose_character, s.user)


@rule
def immobilise(s: Anima, n: i64, anywhere: i64, _c: i64) -> None:
    if not s.is_rival(s.user) and n > 0:
        options = characters_of_others(s, s.user, anywhere == 0, s.asleep)
        s.ask(s.user, options, is_immobilised, s.user, MORE.put(n) + ANYWHERE.put(anywhere))


@rule
def is_immobilised(s: Anima, figure: i64, how: i64, character: i64) -> None:
    put_to_sleep(s, character)
    s.user = figure
    s.now(immobilise, MORE.of(how) - 1, ANYWHERE.of(how))


def put_to_sleep(s: Anima, character: i64) -> None:
    """A-163"""
    s.asleep |= BIT[character]
    s.tell(FALLS_ASLEEP, owner_of(s, character), character)


@rule
def immobilise_own(s: Anima, n: i64, _b: i64, _c: i64) -> None:
    if n > 0:
        ask_party(s, awake_of(s, s.user), own_falls_asleep, n)


def ask_party(s: Anima, options: vec[i64], then: i64, n: i64) -> None:
    """The owner chooses among the own Characters; the Rival takes the weakest (A-205)."""
    if not s.is_rival(s.user):
        s.ask(s.user, options, then, s.user, n)
    elif len(options) > 0:
        s.chance(RIVAL_LUCK, weakest_of(s, options), then, s.user, n)


@rule
def own_falls_asleep(s: Anima, figure: i64, n: i64, character: i64) -> None:
    put_to_sleep(s, character)
    s.user = figure
    s.now(immobilise_own, n - 1)


@rule
def straighten(s: Anima, n: i64, _b: i64, _c: i64) -> None:
    if n > 0 and not s.is_rival(s.user):
        s.ask(s.user, inclined_of(s, s.user), is_straightened, s.user, n)


@rule
def is_straightened(s: Anima, figure: i64, n: i64, character: i64) -> None:
    s.inclined &= ~BIT[character]
    s.tell(STRAIGHTENS, figure, character)
    s.user = figure
    s.now(straighten, n - 1)


@rule
def incline_foe(s: Anima, n: i64, anywhere: i64, _c: i64) -> None:
    if not s.is_rival(s.user) and n > 0:
        options = characters_of_others(s, s.user, anywhere == 0, s.asleep | s.inclined)
        s.ask(s.user, options, foe_is_inclined, s.user, MORE.put(n) + ANYWHERE.put(anywhere))


@rule
def foe_is_inclined(s: Anima, figure: i64, how: i64, character: i64) -> None:
    s.inclined |= BIT[character]
    s.tell(IS_INCLINED, owner_of(s, character), character)
    s.user = figure
    s.now(incline_foe, MORE.of(how) - 1, ANYWHERE.of(how))


@rule
def incline_own(s: Anima, n: i64, _b: i64, _c: i64) -> None:
    if n > 0:
        ask_party(s, straight_of(s, s.user), own_is_inclined, n)


@rule
def own_is_inclined(s: Anima, figure: i64, n: i64, character: i64) -> None:
    s.inclined |= BIT[character]
    s.tell(IS_INCLINED, figure, character)
    s.user = figure
    s.now(incline_own, n - 1)


# -- turns and places ------------------------------------------------------------------------------------------------


@rule
def turn_is_lost(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    lose_turn(s, s.user)
    s.halted = HALTED


@rule
def next_turn_is_lost(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """A-168"""
    s.lost_next |= BIT[s.user]
    s.tell(LOSES_NEXT, s.user)


@rule
def or_lose_turn(s: Anima, difficulty: i64, _b: i64, _c: i64) -> None:
    """A Speed test of the whole party; who fails loses the turn."""
    s.later(slow_ones_lose, s.user)
    s.now(test_speed, s.user, difficulty)


@rule
def slow_ones_lose(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    if s.passed == 0:
        lose_turn(s, figure)
        s.halted = HALTED


@rule
def expel(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    choose_one(s, equals_here(s, s.user), is_expelled)


@rule
def is_expelled(s: Anima, _a: i64, _b: i64, victim: i64) -> None:
    lose_turn(s, victim)


@rule
def fly(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """A-182, A-225: to any active Area, in place of the declaration; what lies there stays unfaced, but a toll is paid."""
    choose_one(s, s.areas, lands, s.user)


@rule
def lands(s: Anima, figure: i64, _b: i64, area: i64) -> None:
    came = s.at[figure] != area
    if came:
        stop_holding(s, figure)
    s.at[figure] = area
    s.moved |= BIT[figure]
    s.tell(FLIES, figure, area)
    if came:
        pay_toll(s, figure)


# -- looking at things -----------------------------------------------------------------------------------------------


@rule
def peek_hand(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    choose_one(s, others_with_cards(s, s.user), hand_is_seen, s.user)


@rule
def hand_is_seen(s: Anima, figure: i64, _b: i64, other: i64) -> None:
    for card in s.hand(other):
        zones.look(s, s.advantage_known, card, BIT[figure])
    s.tell(LOOKS_AT_HAND, figure, other)


@rule
def peek_top(s: Anima, deck: i64, _b: i64, _c: i64) -> None:
    """From now on this card lies on top, known to whoever has looked."""
    if not s.is_rival(s.user):
        draw_from(s, deck, top_is_seen, s.user, deck)


@rule
def top_is_seen(s: Anima, figure: i64, deck: i64, card: i64) -> None:
    zones.put_on_top(cards_of(s, deck), card, DECK)
    zones.look(s, known_of(s, deck), card, BIT[figure])
    s.tell(LOOKS_AT_TOP, figure, deck)


@rule
def peek_encounter(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    choose_one(s, veiled_areas(s, s.user), encounter_is_seen, s.user)


@rule
def encounter_is_seen(s: Anima, figure: i64, _b: i64, area: i64) -> None:
    zones.look(s, s.encounter_known, s.lying(area), BIT[figure])
    s.tell(LOOKS_UNDER, figure, area)


@rule
def peek_mission(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    choose_one(s, others_with_secrets(s, s.user), mission_is_seen, s.user)


@rule
def mission_is_seen(s: Anima, figure: i64, _b: i64, other: i64) -> None:
    """One of the secret ones, the first that was not seen before."""
    which = secrets_of(s, other, figure)
    zones.look(s, s.mission_known, s.mission[2 * other + which[0]], BIT[figure])
    s.tell(LOOKS_AT_MISSION, figure, other)


# -- Areas and Encounters --------------------------------------------------------------------------------------------


@rule
def plant(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    choose_one(s, areas_with(s, False), is_planted, s.user)


@rule
def is_planted(s: Anima, figure: i64, _b: i64, area: i64) -> None:
    s.tell(PLANTS, figure, area)
    s.now(lay_encounter, area, 1)


@rule
def clear(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    choose_one(s, areas_with(s, True), is_cleared, s.user)


@rule
def is_cleared(s: Anima, figure: i64, _b: i64, area: i64) -> None:
    card = s.lying(area)
    spend(s, ENCOUNTER_DECK, card)
    s.tell(CLEARS, figure, area, card)


@rule
def more_encounters(s: Anima, n: i64, _b: i64, _c: i64) -> None:
    s.to_meet += n


@rule
def meet(s: Anima, n: i64, _b: i64, _c: i64) -> None:
    """So many more, at once."""
    for _encounter in range(n):
        s.later(draw_encounter, s.user)


@rule
def raise_level(s: Anima, n: i64, _b: i64, _c: i64) -> None:
    change_level(s, n)


@rule
def lower_level(s: Anima, n: i64, _b: i64, _c: i64) -> None:
    change_level(s, -n)


def change_level(s: Anima, n: i64) -> None:
    area = s.at[s.user]
    if area != NOWHERE:
        s.level_now[area] += n
        s.tell(LEVEL_CHANGES, area, s.level(area))


@rule
def explore_as(s: Anima, n: i64, _b: i64, _c: i64) -> None:
    s.set_die = n


@rule
def second_reward(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    s.again = 1


# -- for a turn, and for good ----------------------------------------------------------------------------------------


@rule
def forbid(s: Anima, what: i64, _b: i64, _c: i64) -> None:
    choose_one(s, others_at_work(s, s.user), is_forbidden, what)


@rule
def is_forbidden(s: Anima, what: i64, _b: i64, victim: i64) -> None:
    if what == FORBID_FIGHT:
        s.no_fight |= BIT[victim]
    elif what == FORBID_TRADE:
        s.no_trade |= BIT[victim]
    else:
        s.no_explore |= BIT[victim]
    s.tell(FORBIDS, victim, what)


@rule
def break_card(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    choose_one(s, others_in_play(s, s.user), is_broken)


@rule
def is_broken(s: Anima, _a: i64, _b: i64, card: i64) -> None:
    for figure in range(s.settings.figures):
        if s.guild[figure] == card:
            leave_guild(s, figure)
        elif s.advantage_at[card] == IN_PLAY + figure:
            spend_advantage(s, card)
            s.tell(BREAKS, figure, card)


@rule
def turn_combat(s: Anima, n: i64, _b: i64, _c: i64) -> None:
    s.combat_now[s.user] += n
    s.tell(GAINS_NOW, s.user, COMBAT_VALUE, n)


@rule
def turn_speed(s: Anima, n: i64, _b: i64, _c: i64) -> None:
    s.speed_now[s.user] += n
    s.tell(GAINS_NOW, s.user, SPEED_VALUE, n)


@rule
def bonus_combat(s: Anima, n: i64, _b: i64, _c: i64) -> None:
    """A-115"""
    s.combat_bonus[s.user] += n
    s.tell(GAINS_FOR_GOOD, s.user, COMBAT_VALUE, n)


@rule
def bonus_speed(s: Anima, n: i64, _b: i64, _c: i64) -> None:
    s.speed_bonus[s.user] += n
    s.tell(GAINS_FOR_GOOD, s.user, SPEED_VALUE, n)


@rule
def on_die(s: Anima, needed: i64, rest: i64, _c: i64) -> None:
    """The rest of the script only on this number or more. `rest` counts the sentences left; cards.py fills it in."""
    s.later(die_decides, s.user, needed, rest)
    s.now(roll_a_die, s.user, TRYING)


@rule
def die_decides(s: Anima, figure: i64, needed: i64, rest: i64) -> None:
    s.tell(TRIES, figure, s.die, needed)
    if s.die < needed:
        s.cut_back(s.depth - 8 * rest)  # each sentence waits with a frame that says for whom
    end_try(s)
