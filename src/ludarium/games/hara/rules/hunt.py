"""The hunt of The Corrupted Champion (section 18): the player is Ophion, and six champions play themselves, exactly as their
cards say."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT, bits_of
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.hara.atlas import FAR, space_of, world_of
from ludarium.games.hara.rules.combat import wound_foe
from ludarium.games.hara.rules.decks import WORLD_FACES
from ludarium.games.hara.rules.movement import spaces_within
from ludarium.games.hara.rules.sentences import perform
from ludarium.games.hara.rules.shift import discard_shift, next_shifts, switch_part
from ludarium.games.hara.state import (
    BOARD,
    D6,
    DAWN,
    DUSK,
    HAND,
    LAST_DAY,
    LOST,
    NOWHERE,
    OPHION,
    SHIFT_DECK,
    WON,
    WORLD_DIE,
    Hara,
)
from ludarium.games.hara.tables import ABILITIES, ATTACK, DASH

ROUND_BEGINS: Final = note("round_begins", "day", "round")
TAKES_ORDER: Final = note("takes_order", "champion", "order")
ORDER_LEAVES: Final = note("order_leaves", "order")
OPHION_ACTS: Final = note("ophion_acts", "ability", "world")
CUBES_RETURN: Final = note("cubes_return")
OPHION_MOVES: Final = note("ophion_moves", "space")
ACTIVATED: Final = note("activated", "champion")
RESTS: Final = note("champion_rests", "champion", "order")
FOCUSES: Final = note("champion_focuses", "champion")
SWITCHES: Final = note("champion_switches", "champion", "shift")
DASHES: Final = note("dashes", "champion", "space", "side")
STAYS: Final = note("stays", "champion")
ATTACKS_OPHION: Final = note("attacks_ophion", "champion", "n", "health")
STONE_BURSTS: Final = note("stone_bursts", "champion", "world")
HURT: Final = note("champion_hurt", "champion", "n", "health")
LOSES_SPIRIT: Final = note("champion_spirit", "champion", "n", "spirit")
RECOVERS: Final = note("champion_heals", "champion", "n", "health")
CHAMPION_FALLS: Final = note("champion_falls", "champion")
STRIKES_BACK: Final = note("ophion_strikes", "champion")
WALKS_ASLEEP: Final = note("walks_asleep", "champion", "space")
HUNT_IS_WON: Final = note("hunt_is_won")
OPHION_FALLS: Final = note("ophion_falls")
NIGHT_ENDS: Final = note("night_ends")

PLAYER: Final = 0
ALL_CUBES: Final = 63
DASH_HAND: Final = 2  # H-55a: move up to 2; On Board up to 1, and 1 damage, range 1
DASH_BOARD: Final = 1
FOCUS: Final = 3
FORESIGHT: Final = 4
BOTH: Final = 5  # the last Champion holds #3 and #4 (H-161)


def standing(s: Hara) -> vec[i64]:
    """The Champions still in the game."""
    found: vec[i64] = vec[i64]([])
    for champion in range(i64(6)):
        if s.at[champion] != NOWHERE:
            found = append(found, champion)
    return found


# -- the Round (H-158 to H-162) --------------------------------------------------------------------------------------


@rule
def hunt_begins(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """The Days of this mode are Rounds and nothing else."""
    s.day = 1
    s.round = DAWN
    s.now(play_round)


@rule
def play_round(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    s.tell(ROUND_BEGINS, s.day, s.round)
    s.follow(vec[i64]([deal_turn_orders, ophion_activation, champions_act, others_recover, next_round]))


@rule
def deal_turn_orders(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """Step 1. H-157: on Dawn of Day 1 by the World die and clockwise; afterwards by rising Health."""
    for champion in range(i64(6)):
        s.order[champion] = 0
    if s.day == 1 and s.round == DAWN:
        s.chance(WORLD_DIE, WORLD_FACES, deal_clockwise)
    else:
        s.now(deal_by_health, 1)


@rule
def deal_clockwise(s: Hara, _a: i64, _b: i64, world: i64) -> None:
    for number in range(1, i64(5)):
        champion = s.world_in[(s.slot_of[world] + number - 1) % 6]
        s.order[champion] = number
        s.tell(TAKES_ORDER, champion, number)


@rule
def deal_by_health(s: Hara, number: i64, _b: i64, _c: i64) -> None:
    """H-158, H-159: the lowest card left to the lowest Health; on a tie the d6 names one of them. The last takes what is left."""
    alone = standing(s)
    if len(alone) == 1:
        s.order[alone[0]] = BOTH
        s.tell(TAKES_ORDER, alone[0], FOCUS)
        s.tell(TAKES_ORDER, alone[0], FORESIGHT)
        return
    order = number
    while order <= 4 and (s.orders_left & BIT[order]) == 0:
        order += 1
    least: i64 = FAR
    tied: vec[i64] = vec[i64]([])
    for champion in standing(s):
        if s.order[champion] == 0:
            if s.health[champion] < least:
                least = s.health[champion]
                tied = vec[i64]([])
            if s.health[champion] == least:
                tied = append(tied, champion)
    if order <= 4:
        s.chance(D6, tied, order_is_taken, order)


@rule
def order_is_taken(s: Hara, order: i64, _b: i64, champion: i64) -> None:
    s.order[champion] = order
    s.tell(TAKES_ORDER, champion, order)
    s.now(deal_by_health, order + 1)


@rule
def champions_act(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """Step 3, in order 1 to 4."""
    number: i64 = 4
    while number > 0:
        s.later(champion_in_order, number)
        number -= 1


@rule
def champion_in_order(s: Hara, number: i64, _b: i64, _c: i64) -> None:
    """H-185b: one that fell before acting is skipped. H-162c: the last Champion acts once, or once per card."""
    for champion in standing(s):
        if s.order[champion] == number or (s.order[champion] == BOTH and number == FOCUS):
            s.now(activate_champion, champion)
        elif s.order[champion] == BOTH and number == FORESIGHT and s.settings.last_acts_twice:
            s.later(act_a_or_b, champion)
            s.now(foresee_switch, champion)


@rule
def others_recover(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """Step 4 (H-161, H-162): 1 Health without a card; cards leave as Champions do."""
    alive = standing(s)
    for champion in alive:
        if s.order[champion] == 0:
            champion_heals(s, champion, 1)
    if len(alive) <= 4:
        order_leaves(s, 1)
    if len(alive) <= 2:
        order_leaves(s, 2)


def order_leaves(s: Hara, order: i64) -> None:
    if (s.orders_left & BIT[order]) != 0:
        s.orders_left &= ~BIT[order]
        s.tell(ORDER_LEAVES, order)


@rule
def next_round(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """Step 5 (H-160c): at Dusk of Day 6 the game is lost."""
    if s.round == DUSK and s.day == LAST_DAY:
        s.tell(NIGHT_ENDS)
        s.outcome = LOST
        s.finish()
        return
    if s.round == DUSK:
        s.day += 1
        s.round = DAWN
    else:
        s.round = DUSK
    s.now(play_round)


# -- Ophion (H-179 to H-184) -----------------------------------------------------------------------------------------


@rule
def ophion_activation(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """Step 2: remove any one cube; with none left, put one on each symbol again."""
    if s.cubes == 0:
        s.cubes = ALL_CUBES
        s.tell(CUBES_RETURN)
    s.show(PLAYER, bits_of(s.cubes, 0), remove_cube)


@rule
def remove_cube(s: Hara, _a: i64, _b: i64, world: i64) -> None:
    """H-180: the ability on whose symbol it lies."""
    s.cubes &= ~BIT[world]
    ability = s.cards.foe_symbol[6 * OPHION + world]
    s.tell(OPHION_ACTS, ability, world)
    s.now(perform, s.cards.foe_ability[3 * OPHION + ability])


@rule
def ultimatum(s: Hara, reach: i64, _b: i64, _c: i64) -> None:
    """H-181: Ophion may transport; then a Champion of your choice loses 1 Spirit and is activated once."""
    s.later(choose_victim)
    s.ask(PLAYER, spaces_within(s, s.foe_at, reach), ophion_lands)


@rule
def ophion_lands(s: Hara, _a: i64, _b: i64, space: i64) -> None:
    ophion_goes(s, space)


def ophion_goes(s: Hara, space: i64) -> None:
    if space != s.foe_at:
        s.foe_at = space
        s.tell(OPHION_MOVES, space)


@rule
def choose_victim(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    s.ask(PLAYER, standing(s), victim_is_chosen)


@rule
def victim_is_chosen(s: Hara, _a: i64, _b: i64, champion: i64) -> None:
    champion_loses_spirit(s, champion, 1)
    s.now(activate_champion, champion)


@rule
def shatter(s: Hara, damage: i64, more: i64, _c: i64) -> None:
    """H-182: to the Champion with the least Spirit, your choice on a tie."""
    s.ask(PLAYER, least_of(s, s.spirit), shatter_will, damage, more)


@rule
def shatter_will(s: Hara, damage: i64, more: i64, champion: i64) -> None:
    ophion_goes(s, s.at[champion])
    hurt(s, champion, damage)
    if s.at[champion] != NOWHERE and s.spirit[champion] == 0:
        hurt(s, champion, more)


@rule
def sleepwalk(s: Hara, damage: i64, spirit: i64, _c: i64) -> None:
    """H-183: the Champion with the least Health comes to Ophion, your choice on a tie; all others there suffer."""
    s.ask(PLAYER, least_of(s, s.health), walk_asleep, damage, spirit)


@rule
def walk_asleep(s: Hara, damage: i64, spirit: i64, champion: i64) -> None:
    """H-184: those hurt by this damage lose Spirit, or every Champion below start Health (`sleepwalk=wounded`)."""
    s.at[champion] = s.foe_at
    s.tell(WALKS_ASLEEP, champion, s.foe_at)
    for other in standing(s):
        here = s.at[other] == s.foe_at
        if here:
            hurt(s, other, damage)
        if s.settings.sleepwalk_wounded:
            here = s.health[other] < s.cards.start_health[other]
        if here and s.at[other] != NOWHERE:
            champion_loses_spirit(s, other, spirit)


def least_of(s: Hara, values: vec[i64]) -> vec[i64]:
    """The Champions with the least of something."""
    least: i64 = FAR
    found: vec[i64] = vec[i64]([])
    for champion in standing(s):
        if values[champion] < least:
            least = values[champion]
            found = vec[i64]([])
        if values[champion] == least:
            found = append(found, champion)
    return found


# -- a Champion's Activation (H-163 to H-178) ------------------------------------------------------------------------


@rule
def activate_champion(s: Hara, champion: i64, _b: i64, _c: i64) -> None:
    """H-163: the Turn Order effect, always used if possible; then A or B; then Ophion strikes (H-165)."""
    s.tell(ACTIVATED, champion)
    s.later(act_a_or_b, champion)
    order = s.order[champion]
    if order == 2:
        s.tell(RESTS, champion, order)
        champion_heals(s, champion, 1)
        s.spirit[champion] = min(s.spirit[champion] + 1, s.cards.start_spirit[champion])
    elif order == FOCUS or order == BOTH:
        s.tell(FOCUSES, champion)
        s.aim[champion] = 1  # H-177: it does not add up
        if order == BOTH and not s.settings.last_acts_twice:
            s.now(foresee_switch, champion)  # H-162c: the last one uses #3, then #4
    elif order == FORESIGHT:
        s.now(foresee_switch, champion)


@rule
def foresee_switch(s: Hara, champion: i64, _b: i64, _c: i64) -> None:
    """#4 here reads: draw a World Shift card and do only its switch of locations."""
    s.chance(SHIFT_DECK, next_shifts(s), champion_switches, champion)


@rule
def champion_switches(s: Hara, champion: i64, _b: i64, card: i64) -> None:
    discard_shift(s, card)
    s.tell(SWITCHES, champion, card)
    switch_part(s, card)


@rule
def act_a_or_b(s: Hara, champion: i64, _b: i64, _c: i64) -> None:
    """H-164: A, Ophion not in Attack range: Dash to him, then the Attack card if he is; B, in range: Attack, then Dash away."""
    s.later(ophion_strikes, champion)
    if in_attack_range(s, champion):
        s.later(dash_away, champion)
        s.now(attack_ophion, champion)
    else:
        s.later(attack_ophion, champion)
        s.now(dash_to_ophion, champion)


def side_of(s: Hara, champion: i64, ability: i64) -> i64:
    """0: In Hand is readable, 1: On Board."""
    return 0 if s.ability[champion * ABILITIES + ability] == HAND else 1


def turn_card(s: Hara, champion: i64, ability: i64) -> None:
    """H-166b: a used card is turned."""
    s.ability[champion * ABILITIES + ability] = BOARD if side_of(s, champion, ability) == 0 else HAND


def in_attack_range(s: Hara, champion: i64) -> bool:
    """H-167: the range on the readable side."""
    return s.distance(s.at[champion], s.foe_at) <= s.cards.strike_range[2 * champion + side_of(s, champion, ATTACK)]


@rule
def attack_ophion(s: Hara, champion: i64, _b: i64, _c: i64) -> None:
    """H-166b, H-170, H-171, H-174c: the Attack card, if Ophion is in range; area attacks hurt other Champions, too."""
    if s.at[champion] == NOWHERE or not in_attack_range(s, champion):
        return
    at = 2 * champion + side_of(s, champion, ATTACK)
    turn_card(s, champion, ATTACK)
    damage = s.cards.strike_damage[at]
    if s.cards.strike_all[at] == 0:
        dealt = hurt_ophion(s, champion, damage + s.aim[champion])
        s.aim[champion] = 0
        if s.cards.strike_heals[at] == 1:
            champion_heals(s, champion, dealt)
        return
    hurt_ophion(s, champion, damage)
    if s.settings.friendly_fire:
        for other in standing(s):
            if other != champion and s.distance(s.at[champion], s.at[other]) <= s.cards.strike_range[at]:
                hurt(s, other, damage)


def hurt_ophion(s: Hara, champion: i64, damage: i64) -> i64:
    """H-175, H-176: a Dreamstone of the World the Champion stands in is spent for +1."""
    dealt = damage
    world = world_of(s.at[champion])
    if world >= 0 and (s.stones & BIT[world]) != 0:
        s.stones &= ~BIT[world]
        s.tell(STONE_BURSTS, champion, world)
        dealt += 1
    s.tell(ATTACKS_OPHION, champion, dealt, max(0, s.foe_health - dealt))
    wound_foe(s, dealt)
    if s.foe_fell == 1:  # H-151c
        s.tell(OPHION_FALLS)
        s.outcome = LOST
        s.finish()
    return dealt


def dash_points(s: Hara, champion: i64) -> i64:
    return DASH_HAND if side_of(s, champion, DASH) == 0 else DASH_BOARD


@rule
def dash_to_ophion(s: Hara, champion: i64, _b: i64, _c: i64) -> None:
    """H-167: to the reachable space nearest to Ophion, or, by option, to the first one from which the Attack card reaches him;
    On Board, 1 damage if he is then within range 1 (H-166a)."""
    here = s.at[champion]
    reach = s.cards.strike_range[2 * champion + side_of(s, champion, ATTACK)] if s.settings.stops_in_range else 0
    best = here
    for space in spaces_within(s, here, dash_points(s, champion)):
        if s.distance(best, s.foe_at) > reach:
            if s.distance(space, s.foe_at) < s.distance(best, s.foe_at):
                best = space
        elif s.distance(space, s.foe_at) <= reach and s.distance(here, space) < s.distance(here, best):
            best = space
    dash_with(s, champion, best)


@rule
def dash_away(s: Hara, champion: i64, _b: i64, _c: i64) -> None:
    """H-168, H-169: farther from Ophion, nearest to the home World, then farthest; or, `dash_b=strike`, near enough to hit."""
    if s.at[champion] == NOWHERE:
        return
    here = s.at[champion]
    best: i64 = NOWHERE
    if s.settings.dash_strikes and side_of(s, champion, DASH) == 1:
        for space in spaces_within(s, here, DASH_BOARD):
            if s.distance(space, s.foe_at) <= 1 and (best == NOWHERE or farther_then_home(s, champion, space, best)):
                best = space
    if best == NOWHERE:
        now = s.distance(here, s.foe_at)
        for space in spaces_within(s, here, dash_points(s, champion)):
            if now < s.distance(space, s.foe_at) < FAR and (best == NOWHERE or home_then_farther(s, champion, space, best)):
                best = space
    if best == NOWHERE:
        s.tell(STAYS, champion)
    else:
        dash_with(s, champion, best)


def to_home(s: Hara, champion: i64, space: i64) -> i64:
    """How far the home World is."""
    least: i64 = FAR
    for number in range(1, i64(7)):
        least = min(least, s.distance(space, space_of(champion, number)))
    return least


def home_then_farther(s: Hara, champion: i64, space: i64, best: i64) -> bool:
    here, there = to_home(s, champion, space), to_home(s, champion, best)
    return here < there or (here == there and s.distance(space, s.foe_at) > s.distance(best, s.foe_at))


def farther_then_home(s: Hara, champion: i64, space: i64, best: i64) -> bool:
    here, there = s.distance(space, s.foe_at), s.distance(best, s.foe_at)
    return here > there or (here == there and to_home(s, champion, space) < to_home(s, champion, best))


def dash_with(s: Hara, champion: i64, space: i64) -> None:
    side = side_of(s, champion, DASH)
    s.at[champion] = space
    s.tell(DASHES, champion, space, side)
    turn_card(s, champion, DASH)
    if side == 1 and s.distance(space, s.foe_at) <= 1:
        hurt_ophion(s, champion, 1 + s.aim[champion])
        s.aim[champion] = 0


@rule
def ophion_strikes(s: Hara, champion: i64, _b: i64, _c: i64) -> None:
    """H-165: at the end of an activation a normal attack on that Champion, if in range."""
    if s.at[champion] != NOWHERE and s.distance(s.at[champion], s.foe_at) <= s.cards.foe_range[OPHION]:
        s.tell(STRIKES_BACK, champion)
        hurt(s, champion, s.cards.foe_attack[OPHION])


# -- what happens to a Champion --------------------------------------------------------------------------------------


def hurt(s: Hara, champion: i64, damage: i64) -> None:
    """H-178: the Dojo protects nobody, and the fallen leave for good. H-185c: won at once when the sixth falls."""
    s.health[champion] = max(0, s.health[champion] - damage)
    s.tell(HURT, champion, damage, s.health[champion])
    if s.health[champion] > 0:
        return
    s.at[champion] = NOWHERE
    s.order[champion] = 0
    s.tell(CHAMPION_FALLS, champion)
    if len(standing(s)) == 0 and s.outcome == 0:
        s.tell(HUNT_IS_WON)
        s.outcome = WON
        s.winners = 1
        s.finish()


def champion_heals(s: Hara, champion: i64, n: i64) -> None:
    """H-162b: gains stop at start values."""
    gained = min(n, s.cards.start_health[champion] - s.health[champion])
    if gained > 0:
        s.health[champion] += gained
        s.tell(RECOVERS, champion, gained, s.health[champion])


def champion_loses_spirit(s: Hara, champion: i64, n: i64) -> None:
    lost = min(n, s.spirit[champion])
    if lost > 0:
        s.spirit[champion] -= lost
        s.tell(LOSES_SPIRIT, champion, lost, s.spirit[champion])
