"""A player for Tamashii: it makes the Patterns that are worth most with the moves it has, goes where the story wants it and Trace
is low, fights with what the dice bring, and spends what it earns. It sees what its seat sees, and knows cards by what they say.

Here is what each question is about. What things are worth is in heuristic_values.py and heuristic_weights.py, what a script is
worth in heuristic_scripts.py, what the scenario wants in heuristic_wishes.py; Patterns, map, Combat and cards have files of their
own."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import count_bits
from ludarium.core.kernel import CHANCE, NOBODY, State
from ludarium.core.language import lines, moments
from ludarium.core.language.program import DO, END, NONE, STEP, USE
from ludarium.core.language.scripted import event_of, within
from ludarium.core.native import i64, vec
from ludarium.games.tamashii import vocabulary as v
from ludarium.games.tamashii.fields import GONE, IN_SLOT
from ludarium.games.tamashii.heuristic_cards import (
    card_worth,
    equip_worth,
    gains_by_trade,
    offer_part_worth,
    offer_worth,
    protocol_worth,
    upgrade_worth,
)
from ludarium.games.tamashii.heuristic_combat import (
    asset_paid,
    faces_worth,
    power_worth,
    reroll_worth,
    shields_worth,
    window_worth,
)
from ludarium.games.tamashii.heuristic_dice import slots_left
from ludarium.games.tamashii.heuristic_launcher import Launches, Programmer, body_worth
from ludarium.games.tamashii.heuristic_map import Map, first_step, is_test
from ludarium.games.tamashii.heuristic_scripts import Reader
from ludarium.games.tamashii.heuristic_values import (
    HOPELESS,
    asset_worth,
    burden,
    defeat_worth,
    token_worth,
)
from ludarium.games.tamashii.heuristic_weights import WORTH
from ludarium.games.tamashii.heuristic_wishes import Wishes, outcome
from ludarium.games.tamashii.patterns import HIGHLIGHTED, cells_with, swapped, token_at, with_token
from ludarium.games.tamashii.rules import (
    assets,
    augmentations,
    board_verbs,
    bodies,
    bot,
    combat,
    districts,
    enemy_verbs,
    launch,
    map_verbs,
    movement,
    planning,
    programming,
    quest,
    rolls,
    scenario_verbs,
    setting_up,
    tests,
    tokens,
    trades,
    upgrades,
    wounds,
)
from ludarium.games.tamashii.rules.enemies import left_of
from ludarium.games.tamashii.state import Tamashii

FAIR_CHANCE: Final = 45  # percent: a Test that is less likely to succeed can wait


class Plan:
    """The moves of Programming that are still to be made, so that a seat that plays on need not think of them again."""

    def __init__(self) -> None:
        self.seat: i64 = NONE
        self.board: i64 = 0  # the Launcher as it is before the next one
        self.moves: vec[i64] = vec[i64]([])
        self.made: i64 = 0

    def begin(self, s: Tamashii, seat: i64, moves: vec[i64]) -> None:
        self.seat = seat
        self.board = s.launcher[seat]
        self.moves = moves
        self.made = 0

    def next(self, s: Tamashii) -> i64:
        """The next option to take, or the end; NONE: it is no longer about this."""
        programming_now = s.then == planning.stop_answered and s.then_b == planning.IN_PROGRAMMING
        if s.actor != self.seat or not (programming_now or s.then == programming.programmed):
            return NONE
        if s.launcher[self.seat] != self.board:
            return NONE
        if self.made == len(self.moves):
            self.seat = NONE
            return place_of(s, upgrades.option(upgrades.END, 0) if programming_now else tokens.DONE)
        move = self.moves[self.made]
        self.made += 1
        self.board = swapped(self.board, move >> 5, move & 31)
        return place_of(s, upgrades.option(upgrades.MOVE, move) if programming_now else move)


def choose(state: State) -> i64:
    """The index of the option this player takes; of equals the first."""
    return chosen_with(state, Plan())


def play_out(state: State, limit: i64 = 100_000) -> i64:
    """Play every seat to the end; the number of answers given."""
    answers: i64 = 0
    plan = Plan()
    while state.actor >= 0 and answers < limit:
        state.answer(chosen_with(state, plan))
        answers += 1
    return answers


def play_turn(state: State) -> None:
    """The rest of a turn, chance included, for whoever wants to hear what is told (`balance.py`)."""
    assert isinstance(state, Tamashii)
    turn = state.turn
    plan = Plan()
    while state.actor != NOBODY and state.turn == turn:
        if state.actor == CHANCE:
            state.answer(state.sample())
        else:
            state.answer(chosen_with(state, plan))


def chosen_with(state: State, plan: Plan) -> i64:
    assert isinstance(state, Tamashii)
    if len(state.options) == 1:
        return 0
    planned = plan.next(state)
    if planned != NONE:
        return planned
    seat = state.actor
    reader = Reader(state, seat, Wishes(state, seat))
    then = state.then
    if then == planning.stop_answered:
        return at_stop(reader, plan)
    if then == programming.programmed:
        think(reader, plan, state.then_b)
        return plan.next(state)
    if then == launch.launch_chosen or then == launch.one_launch_chosen:
        return place_of(state, launched(reader))
    if then == movement.destination_chosen or then == movement.moved_by_effect or then == bot.destination:
        return best_place(reader)
    if then == combat.window_answered:
        return best_window(reader)
    if then == tokens.dump_cell or then == tokens.discard_cell or then == tokens.purged or then == tokens.prepared_placed:
        return best_cell(reader)
    return best_of(reader)


def place_of(s: Tamashii, option: i64) -> i64:
    for at in range(i64(len(s.options))):
        if s.options[at] == option:
            return at
    return i64(len(s.options)) - 1


def best_of(reader: Reader) -> i64:
    s = reader.s
    choice: i64 = 0
    best: i64 = 0
    for at in range(i64(len(s.options))):
        worth = worth_of(reader, s.options[at])
        if at == 0 or worth > best:
            best = worth
            choice = at
    return choice


def worth_of(reader: Reader, option: i64) -> i64:
    then = reader.s.then
    if then == lines.agreed_to or then == lines.chosen or then == lines.paid_for or then == lines.act_on:
        return of_script(reader, option)
    if then == moments.answered or then == moments.taken_instead:
        return of_line(reader, option)
    if then == rolls.reroll_chosen or then == rolls.some_rerolled:
        return reroll_worth(reader, option, then == rolls.some_rerolled)
    if then == rolls.faces_set:
        return faces_worth(reader, option, reader.s.then_b)
    if then == combat.power_spent:
        return power_worth(reader, option)
    if then == wounds.take_wounds:
        return shields_worth(reader.s, reader.seat, reader.s.then_b, option)
    if then == quest.activity_chosen:
        return of_activity(reader, option)
    if then == districts.district_chosen:
        return Map(reader).district(option) - 1 if option != districts.SKIP else 0
    if then == bot.stands_in:
        return stand_in(reader) if option != 0 else 0
    if then == tests.dumped_for_test:
        return for_test(reader, option)
    return of_board(reader, option)


# -- Planning --------------------------------------------------------------------------------------------------------------


def at_stop(reader: Reader, plan: Plan) -> i64:
    """T-174a: buy what is worth it, then use what cards allow, then move."""
    s = reader.s
    programming_now = s.then_b == planning.IN_PROGRAMMING
    best: i64 = 0
    choice = upgrades.option(upgrades.END, 0)
    for option in s.options:
        what = upgrades.WHAT.of(option)
        worth: i64 = 0
        if what == upgrades.USE:
            if programming_now:
                worth = reader.block(s.program.uses[upgrades.NUMBER.of(option) * USE + 1], reader.seat, NONE)
        elif what != upgrades.END and what != upgrades.MOVE and what != upgrades.TRADE:
            worth = upgrade_worth(reader, option)
        if worth > best:
            best = worth
            choice = option
    if best == 0 and not programming_now:
        choice = trade_or_end(s, reader.seat)
    if best > 0 or not programming_now or s.moves_left[reader.seat] == 0:
        return place_of(s, choice)
    think(reader, plan, s.moves_left[reader.seat])
    return plan.next(s)


def trade_or_end(s: Tamashii, seat: i64) -> i64:
    for option in s.options:
        if upgrades.WHAT.of(option) == upgrades.TRADE and gains_by_trade(s, seat, upgrades.NUMBER.of(option)):
            return option
    return upgrades.option(upgrades.END, 0)


def think(reader: Reader, plan: Plan, moves: i64) -> None:
    programmer = Programmer(reader)
    programmer.plan(reader.s.launcher[reader.seat], moves)
    plan.begin(reader.s, reader.seat, programmer.moves)


# -- Action ----------------------------------------------------------------------------------------------------------------


def launched(reader: Reader) -> i64:
    """The best set of Patterns, one after the other; what cards allow to use comes first."""
    s, seat = reader.s, reader.seat
    here = Map(reader)
    kept = here.kept_for_a_test(s.at[seat])
    launches = Launches(reader, kept, here.each_kept)
    needed = here.tokens_for_activities(s.at[seat])
    if needed > 0:
        launches.spare = count_bits(cells_with(s.launcher[seat], tokens.ANY_TOKENS)) - needed
        launches.spare_worth = here.goals[s.at[seat]] // needed
    for option in s.options:
        what = launch.WHAT.of(option)
        if what == launch.DO_LAUNCH:
            launches.add(option)
        elif what == launch.DO_USE:
            if reader.block(s.program.uses[launch.SOURCE.of(option) * USE + 1], seat, NONE) > 0:
                return option
    launches.weigh()
    first = launches.first()
    return first if first != NONE else launch.WHAT.put(launch.DO_END)


def best_place(reader: Reader) -> i64:
    """The own move, one by an effect, or the BOT's."""
    s = reader.s
    around = Map(reader)
    choice: i64 = 0
    best: i64 = 0
    for at in range(i64(len(s.options))):
        place = s.options[at]
        if s.then == bot.destination:
            worth = around.for_bot(place if place != bot.NOT_NOW else s.bot_at)
        else:
            worth = around.destination(place if place != movement.STAY else s.at[reader.seat])
        if at == 0 or worth > best:
            best = worth
            choice = at
    return choice


def stand_in(reader: Reader) -> i64:
    """T-267: is a battery well spent? For a District effect that is better where the BOT stands, or for an activity there."""
    s, seat = reader.s, reader.seat
    around = Map(reader)
    cost = WORTH.battery * (3 if s.batteries == 1 else 1)
    if s.beneath(quest.next_activity) >= 0:
        return around.goals[s.bot_at] - around.goals[s.at[seat]] - cost
    return around.district(s.bot_at) - around.district(s.at[seat]) - cost


# -- Combat ----------------------------------------------------------------------------------------------------------------


def best_window(reader: Reader) -> i64:
    s = reader.s
    slots = slots_left(s, reader.seat, reader)
    choice: i64 = 0
    best: i64 = 0
    for at in range(i64(len(s.options))):
        worth = window_worth(reader, slots, s.options[at])
        if at == 0 or worth > best:
            best = worth
            choice = at
    return choice


# -- Quest -----------------------------------------------------------------------------------------------------------------


def of_activity(reader: Reader, option: i64) -> i64:
    s = reader.s
    if option == quest.DONE:
        return 0
    if option == quest.LATER:
        return -1
    if option >= quest.USES:
        return reader.block(s.program.uses[(option - quest.USES) * USE + 1], reader.seat, NONE)
    if is_test(s, option) and s.time > 1 and odds(reader, option) < FAIR_CHANCE:
        return -1  # with more tokens, next turn
    return reader.script(s.content.activity_does[option]) + reader.wishes.of_activity(s.content.activity_name[option])


def odds(reader: Reader, activity: i64) -> i64:
    """Percent: the chance of its Test with what lies on the Launchers now."""
    s, seat = reader.s, reader.seat
    at = first_step(s, activity)
    steps = s.program.steps
    kind, n = s.argument(steps[at + 2], 0, steps[at + 3], seat, NONE), s.argument(steps[at + 2], 1, steps[at + 3], seat, NONE)
    return reader.chance(kind, n, steps[at + 1] == tests.group_test, seat)


def for_test(reader: Reader, cell: i64) -> i64:
    """T-244: tokens until it is likely to succeed, the Open ones last."""
    s = reader.s
    if cell == tests.ENOUGH:
        return 0
    at = s.beneath(tests.judge)
    needed = s.stack[at + 1] if at >= 0 else 1
    dice: i64 = 0
    for seat in range(s.players):
        dice += s.test_dice[seat]
    if dice >= needed * 2:
        return -1
    return 10 if token_at(s.launcher[reader.seat], cell) != v.OPEN else 5


# -- scripts ---------------------------------------------------------------------------------------------------------------


def of_script(reader: Reader, option: i64) -> i64:
    """Yes or no, an item, a price, a thing."""
    s = reader.s
    then, at, me, it = s.then, s.then_a, s.me(), s.it()
    if then == lines.agreed_to:
        return reader.block(at, me, it) if option == lines.YES else 0
    if then == lines.chosen:
        if option == NONE:
            return 0
        block = s.program.branches[at + option]
        return reader.block(block, me, it) + ease(reader, block)
    if then == lines.act_on:
        return reader.on(at, option, me, it)
    if option == 0:
        return 0
    steps = s.program.steps
    depth = s.depth
    cost = reader.block(steps[at + 1], me, it) * (option if steps[at + 3] != NONE else 1)
    s.later(within, me, it, option)
    worth = reader.block(steps[at + 2], me, it)
    s.cut_back(depth)
    return worth + cost


def ease(reader: Reader, block: i64) -> i64:
    """How near the goal of a Plot card is that this choice draws: is there anything to be done where one can go?"""
    s = reader.s
    card = drawn_card(s, block)
    if card == NONE or outcome(s, block) != WORTH.progress:
        return 0
    ahead = s.clone()
    if ahead.plot != NONE:
        ahead.cards[ahead.plot] = GONE
    ahead.plot = card
    ahead.cards[card] = IN_SLOT
    ahead.time = 4
    wishes = Wishes(ahead, reader.seat)
    around = Map(Reader(ahead, reader.seat, wishes))
    chased: i64 = 0
    for seat in range(s.players):
        chased += len(s.pile(seat))
    return around.goals[s.at[reader.seat]] // 2 + around.ahead(s.at[reader.seat], 2) - wishes.enemies * chased // s.players


def drawn_card(s: Tamashii, block: i64) -> i64:
    steps = s.program.steps
    at = block
    while steps[at] != END:
        if steps[at] == DO and steps[at + 1] == scenario_verbs.card_verb:
            return s.argument(steps[at + 2], 0, steps[at + 3], s.first_player, NONE)
        at += STEP
    return NONE


def of_line(reader: Reader, option: i64) -> i64:
    """A card may answer a moment."""
    s = reader.s
    listeners = s.program.listeners
    at = s.beneath(event_of)
    it = s.stack[at + 2] if at >= 0 else NONE
    if s.then == moments.taken_instead:
        return reader.block(listeners[s.then_a + 4], reader.seat, it) - WORTH.token if option != 0 else 0
    return reader.block(listeners[option + 4], reader.seat, it) if option != moments.PASS else 0


# -- tokens, Assets, cards, Enemies ------------------------------------------------------------------------------------------


def of_board(reader: Reader, option: i64) -> i64:
    s, seat, then = reader.s, reader.seat, reader.s.then
    if then == assets.asset_chosen or then == assets.same_gained or then == assets.different_gained:
        return asset_worth(s, seat, option)
    if then == assets.asset_lost:
        return -asset_paid(s, seat, option, 1)
    if then == board_verbs.asset_taken:
        return asset_worth(s, seat, option)
    if then == tokens.type_chosen:
        return scarcity(s, seat, option)
    if then == tokens.plain_cell_chosen:
        return 0
    if then == tokens.exchanged:
        return exchanged(reader, option)
    if then == augmentations.card_kept:
        return card_worth(reader, option)
    if then == augmentations.equip_chosen:
        return equip_worth(reader, option, s.then_b) if option != NONE else 0
    if then == augmentations.break_card:
        return -card_worth(reader, option)
    if then == bodies.body_discarded:
        return -body_worth(reader, option)
    if then == bodies.market_body_chosen or then == map_verbs.body_here_chosen:
        return body_worth(reader, option)
    if then == setting_up.protocol_kept:
        return protocol_worth(reader, option)
    if then == trades.offer_continued:
        return offer_part_worth(s, seat, option)
    if then == trades.offer_answered:
        return offer_worth(reader, s.then_a) if option == trades.YES else 0
    return of_world(reader, option)


def of_world(reader: Reader, option: i64) -> i64:
    s, seat, then = reader.s, reader.seat, reader.s.then
    if then == enemy_verbs.damage_dealt:
        return reader.damage(s.then_a, option, seat)
    if then == enemy_verbs.defeat_chosen:
        return defeat_worth(s, seat, option, 0)
    if then == enemy_verbs.lured:
        each = burden(s, seat, option, 0)
        return -each if s.then_a == seat else each
    if then == enemy_verbs.promoted:
        return -left_of(s, option)
    if then == scenario_verbs.put_there:
        return 8 * reader.wishes.of_token(s.then_a, option) - distance(s, seat, option)
    if then == scenario_verbs.clear_there:
        return -8 * reader.wishes.of_token(s.then_a, option) + distance(s, seat, option)
    if then == map_verbs.carried:
        return option
    return 0


def distance(s: Tamashii, seat: i64, place: i64) -> i64:
    """From the nearest character: tokens that one has to go to had better be near."""
    if place >= s.layout().places:
        return 0
    far = s.far_from(place, seat)
    least = far[s.bot_at] if s.bot_at != NONE else 99
    for other in range(s.players):
        least = min(least, far[s.at[other]])
    return least


def scarcity(s: Tamashii, seat: i64, token: i64) -> i64:
    """What one has fewest of, the Essential type more of it."""
    has = s.data_tokens(seat, token, v.IN_POOL)
    return token_worth(s, token) - 3 * has + (7 if token == s.essential[seat] else 0)


def best_cell(reader: Reader) -> i64:
    """Where a prepared token goes, or which one is given away."""
    s = reader.s
    programmer = Programmer(reader)
    programmer.firsts = 1
    choice: i64 = 0
    best: i64 = 0
    for at in range(i64(len(s.options))):
        cell = s.options[at]
        if s.then == tokens.prepared_placed:
            worth = placed(reader, programmer, cell, s.then_b)
        else:
            worth = given_up(reader, programmer, cell)
        if at == 0 or worth > best:
            best = worth
            choice = at
    return choice


def given_up(reader: Reader, programmer: Programmer, cell: i64) -> i64:
    """What the others still make without this token. A Corrupted one is not missed."""
    board = reader.s.launcher[reader.seat]
    if cell >= tokens.IN_THE_DUMP or token_at(board, cell) == v.CORRUPTED:
        return HOPELESS
    programmer.plan(with_token(board, cell, NONE), 0)
    return programmer.worth - (30 if token_at(board, cell) == v.OPEN else 0)


def placed(reader: Reader, programmer: Programmer, cell: i64, kind: i64) -> i64:
    """T-61: where a token helps most; else where the next Fill puts none."""
    programmer.plan(with_token(reader.s.launcher[reader.seat], cell, kind), 1)
    return programmer.worth * 4 + (1 if ((HIGHLIGHTED >> cell) & 1) == 0 else 0)


def exchanged(reader: Reader, option: i64) -> i64:
    """Only what lies badly: a Corrupted token for a useful one."""
    s = reader.s
    if option == tokens.DONE:
        return 0
    if token_at(s.launcher[reader.seat], tokens.CELL.of(option)) != v.CORRUPTED:
        return -1
    kind = tokens.KIND.of(option)
    return -2 if kind == v.CORRUPTED else scarcity(s, reader.seat, kind)
