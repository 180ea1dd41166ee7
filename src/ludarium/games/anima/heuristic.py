"""A player for Anima: it goes where its Missions and a bigger party are to be had, fights when that pays, and keeps its tricks
for moments that matter. It sees what its seat sees: `choose` is given a world in which everything hidden is made up.

Here is what each question is about; what places and rewards are worth is in heuristic_values.py, what a trick is worth in
heuristic_cards.py."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.bits import has_bit
from ludarium.core.kernel import State
from ludarium.core.native import i64
from ludarium.games.anima import flow
from ludarium.games.anima.heuristic_cards import card_worth, die_worth, face_worth, member_worth, reaction_value
from ludarium.games.anima.heuristic_values import (
    A_DEATH,
    CERTAIN,
    LOST_TURN,
    area_value,
    attempt_value,
    best_reward,
    nearness,
    needs_level_1,
    passes_unknown,
    rest_value,
    reward_value,
    sought_area_value,
    value_beyond,
    wins,
)
from ludarium.games.anima.needs import OTHER_AREA, OTHER_HAND, SPENT, TO_BETRAY, TO_RECRUIT
from ludarium.games.anima.rules import effects, exploration, fate, interaction, movement, reset, trade, tricks, windows
from ludarium.games.anima.rules.exploration import NOTHING
from ludarium.games.anima.rules.missions import held_mission, place_in
from ludarium.games.anima.rules.movement import NO_VETO
from ludarium.games.anima.rules.reset import YES
from ludarium.games.anima.rules.targets import owner_of
from ludarium.games.anima.rules.trade import ACCEPT, NO_MORE, SEND
from ludarium.games.anima.slot_choices import (
    ATTACK,
    DEPART,
    DISCARD,
    DISMISS,
    DROP,
    EXPLORE,
    GO,
    HOLD_ON,
    LEAVE,
    REST,
    REVEAL,
    SEEK,
    TRADE,
    USE,
    WHAT,
    WHICH,
)
from ludarium.games.anima.state import DECK, FIRST_CHARACTER, NONE, Anima
from ludarium.games.anima.tables import ADVANTAGES, ANY_TYPE, FIRST_PLACE, ORGANIZATION, PLOT
from ludarium.games.anima.traits import NO_LEVEL_1, NO_SEARCH

JOINING: Final = 40
STAYING_CARD: Final = 60
ROBBERY: Final = 25
TAKING_BACK: Final = 15
RECRUITING: Final = 60
BETRAYAL: Final = 90
OTHER_USE: Final = 4
BEATING: Final = 55  # another party: a card, and its turn ...
BEATING_NEAR: Final = 45  # ... more the nearer it is to the end
BOLD: Final = 12  # what one Encounter less is worth to a bold explorer


def choose(state: State) -> i64:
    """The index of the option this player takes; of equals the first."""
    assert isinstance(state, Anima)
    choice: i64 = 0
    best: i64 = 0
    for at in range(i64(len(state.options))):
        value = worth_of(state, state.actor, state.options[at])
        if at == 0 or value > best:
            best = value
            choice = at
    return choice


def play_out(state: State, limit: i64 = 100_000) -> i64:
    """Play every seat to the end; the number of answers given."""
    answers: i64 = 0
    while state.actor >= 0 and answers < limit:
        state.answer(choose(state))
        answers += 1
    return answers


def worth_of(s: Anima, figure: i64, option: i64) -> i64:
    then = s.then
    if then == windows.react or then == windows.add_to_combat:
        return reaction_value(s, figure, option, then == windows.add_to_combat)
    if then == movement.declare:
        return declared(s, figure, WHAT.of(option), WHICH.of(option))
    if then == reset.reset_action or then == reset.tithe_is_paid or then == reset.depart_or_stay:
        return in_reset(s, figure, WHAT.of(option), WHICH.of(option))
    if then == interaction.interacts:
        return in_interaction(s, figure, WHAT.of(option), WHICH.of(option))
    if then == exploration.explores:
        return in_exploration(s, figure, WHAT.of(option), WHICH.of(option))
    if then == exploration.claim_reward:
        return claimed(s, figure, option)
    return chosen(s, figure, option)


# -- slots -----------------------------------------------------------------------------------------------------------


def in_reset(s: Anima, figure: i64, what: i64, which: i64) -> i64:
    if what == USE:
        return reset_use(s, figure, which)
    if what == DISCARD:
        return -card_worth(s, figure, which)
    if what == DISMISS:
        return -100
    if what == LEAVE:
        return 5 if stands_in_the_way(s, figure, s.cards.duty[s.guild[figure]]) else -JOINING
    if what == DROP:
        return -STAYING_CARD
    if what == REVEAL:
        return 30 if s.size(figure) > 2 else -10
    if what == DEPART:
        return which if held_mission(s, figure) == NONE else -which
    return 0


def reset_use(s: Anima, figure: i64, use: i64) -> i64:
    if use < ADVANTAGES and s.cards.type[use] == ORGANIZATION:
        return JOINING if s.guild[figure] == NONE and not stands_in_the_way(s, figure, s.cards.duty[use]) else -10
    if windows.stays(s, use):
        return STAYING_CARD
    need = s.cards.need[use]
    if need == OTHER_HAND:
        return ROBBERY
    if need == SPENT:
        return TAKING_BACK
    if need == TO_RECRUIT:
        return RECRUITING
    return BETRAYAL if need == TO_BETRAY else OTHER_USE


def stands_in_the_way(s: Anima, figure: i64, duty: i64) -> bool:
    """An Organization that forbids what the Missions ask for; one that forbids the search for new Areas nearly always does."""
    return duty == NO_SEARCH or (duty == NO_LEVEL_1 and needs_level_1(s, figure))


def declared(s: Anima, figure: i64, what: i64, which: i64) -> i64:
    if what == GO:
        return area_value(s, figure, which)
    if what == SEEK:
        return new_horizons(s, figure) if which == 0 else sought_area_value(s, figure, which - 1)
    if what == REST:
        return rest_value(s, figure)
    if what == HOLD_ON:
        return attempt_value(s, figure, held_mission(s, figure))
    if s.cards.need[which] == OTHER_AREA:
        return best_flight(s, figure) - card_worth(s, figure, which)
    return OTHER_USE


def new_horizons(s: Anima, figure: i64) -> i64:
    """What an Area of the deck is worth on average."""
    total: i64 = 0
    areas = zones.in_order(s.area_at, DECK)
    for area in areas:
        total += sought_area_value(s, figure, area)
    return total // len(areas) if len(areas) > 0 else 0


def best_flight(s: Anima, figure: i64) -> i64:
    best: i64 = -1000
    for area in s.areas:
        best = max(best, landing_value(s, figure, area))
    return best


def landing_value(s: Anima, figure: i64, area: i64) -> i64:
    """An Area that is reached without a fight."""
    return value_beyond(s, figure, area, CERTAIN, passes_unknown(s, figure, area))


def in_interaction(s: Anima, figure: i64, what: i64, which: i64) -> i64:
    if what == ATTACK:
        return attack_value(s, figure, which)
    if what == TRADE:
        return 3 if s.offers[figure] == 0 and worst_card(s, figure) != NONE and s.hand_size(which) > 0 else -5
    return OTHER_USE if what == USE else 0


def attack_value(s: Anima, figure: i64, other: i64) -> i64:
    """A card and the other's turn, against the own turn with all that it may still bring."""
    chance = wins(s.combat(figure) - s.combat(other))
    gain = BEATING + BEATING_NEAR * nearness(s, other)
    risk = LOST_TURN + A_DEATH // 4 + best_reward(s, figure, s.at[figure]) * 3 // 5
    return (gain * chance - risk * (CERTAIN - chance)) // CERTAIN


def in_exploration(s: Anima, figure: i64, what: i64, which: i64) -> i64:
    if what == EXPLORE:
        return landing_value(s, figure, s.at[figure])
    if what == USE:
        script = s.cards.scripts[s.cards.does[which]]
        if script[0] == effects.second_reward:
            return landing_value(s, figure, s.at[figure]) + 5
        if script[0] == effects.turn_speed or script[0] == effects.turn_combat:
            return landing_value(s, figure, s.at[figure]) + 5 if mission_here(s, figure) else -1
        return OTHER_USE - 5
    return 0


def mission_here(s: Anima, figure: i64) -> bool:
    for which in range(i64(3)):
        if place_in(s, s.at[figure], figure, which) != NONE:
            return True
    return False


def claimed(s: Anima, figure: i64, reward: i64) -> i64:
    if reward == NOTHING:
        return -1
    if reward >= FIRST_PLACE:
        return attempt_value(s, figure, reward - FIRST_PLACE)
    return reward_value(s, figure, s.at[figure], reward)


# -- everything else -------------------------------------------------------------------------------------------------


def chosen(s: Anima, figure: i64, option: i64) -> i64:
    """Whom, which card, which place, which die."""
    then = s.then
    if then == flow.character_is_kept:
        return member_worth(s, option)
    if then == flow.advantages_are_kept or then == effects.card_is_given_up or then == trade.wish_is_filled:
        return -card_worth(s, figure, option)
    if then == flow.mission_comes_first:
        return -s.cards.target[s.mission[2 * figure + option]]
    if then == windows.pay_and_announce:
        return -member_worth(s, option)
    if then == reset.advantage_taken or then == reset.character_taken:
        return 1 if option == YES else 0
    if then == movement.veto:
        return veto_value(s, figure, option)
    if then == movement.area_is_named:
        return -best_reward(s, figure, option)
    if then == exploration.bold_step:
        return -BOLD * encounters_at(s, s.die + option)
    if then == tricks.roll_it_again:
        return die_worth(s, figure, option)
    if then == tricks.is_nudged:
        return face_worth(s, figure, tricks.TURNED.of(option), tricks.FACE.of(option))
    if then == trade.gives_one or then == trade.takes_one or then == trade.offer_is_sent or then == trade.offer_is_answered:
        return in_trade(s, figure, option)
    if then == effects.is_taken_back:
        return card_worth(s, figure, option)
    if then == effects.lands:
        return landing_value(s, figure, option)
    if then == effects.is_cleared:
        return best_reward(s, figure, option)
    if then == tricks.is_sent:
        return -area_value(s, s.slot, option)
    if then == fate.character_dies or then == effects.own_falls_asleep or then == effects.own_is_inclined:
        return -member_worth(s, option)
    if then == effects.is_straightened:
        return member_worth(s, option)
    if then == effects.changes_sides or then == effects.is_immobilised or then == effects.foe_is_inclined:
        return member_worth(s, option) + 40 * nearness(s, owner_of(s, option))
    if then == tricks.sleeps_in_combat:
        return member_worth(s, option)
    if then == effects.is_broken or then == effects.encounter_is_seen or then == effects.is_planted:
        return 0
    return 10 * nearness(s, option) + s.hand_size(option)  # a figure


def veto_value(s: Anima, figure: i64, card: i64) -> i64:
    """A card is given for an Area only if a Mission waits there."""
    if card == NO_VETO:
        return 0
    for which in range(i64(3)):
        if place_in(s, s.then_a, figure, which) != NONE:
            return 60 - card_worth(s, figure, card)
    return -card_worth(s, figure, card)


def encounters_at(s: Anima, face: i64) -> i64:
    result = s.cards.table[6 * s.met_on + face - 1]
    return result if result < 4 else 0


# -- trades ----------------------------------------------------------------------------------------------------------


def worst_card(s: Anima, figure: i64) -> i64:
    """A Skill that nobody in the party can use, NONE if there is none."""
    for card in s.hand(figure):
        if s.cards.type[card] < PLOT and not has_symbol(s, figure, s.cards.type[card]):
            return card
    return NONE


def has_symbol(s: Anima, figure: i64, symbol: i64) -> bool:
    for one in s.members(figure):
        if has_bit(s.cards.symbols[one], symbol):
            return True
    return False


def in_trade(s: Anima, figure: i64, option: i64) -> i64:
    """It offers a Skill it cannot use for one it can, and takes what is worth more to it than what it gives."""
    then = s.then
    if then == trade.gives_one:
        if option == NO_MORE:
            return 0
        return 1 if len(s.gives) == 0 and option == worst_card(s, figure) else -1
    if then == trade.takes_one:
        if option == NO_MORE:
            return 0
        if len(s.takes) > 0 or option >= FIRST_CHARACTER:
            return -1
        return 2 if option < PLOT and has_symbol(s, figure, option) else (1 if option == ANY_TYPE else -1)
    if then == trade.offer_is_sent:
        return 1 if option == SEND and len(s.gives) > 0 and len(s.takes) > 0 else 0
    return offer_value(s, figure) if option == ACCEPT else 0


def offer_value(s: Anima, figure: i64) -> i64:
    """What an offer brings whoever is asked; nothing for somebody who is about to win."""
    if nearness(s, s.slot) == 3:
        return -1
    value: i64 = -5
    for thing in s.gives:
        value += thing_worth(s, figure, thing)
    for thing in s.takes:
        value -= member_worth(s, thing - FIRST_CHARACTER) * 8 if thing >= FIRST_CHARACTER else cheapest(s, figure, thing)
    return value


def thing_worth(s: Anima, figure: i64, thing: i64) -> i64:
    return member_worth(s, thing - FIRST_CHARACTER) * 8 if thing >= FIRST_CHARACTER else card_worth(s, figure, thing)


def cheapest(s: Anima, figure: i64, kind: i64) -> i64:
    """The card of a wished type that it would miss least."""
    least: i64 = 1000
    for card in s.hand(figure):
        if kind == ANY_TYPE or s.cards.type[card] == kind:
            least = min(least, card_worth(s, figure, card))
    return least
