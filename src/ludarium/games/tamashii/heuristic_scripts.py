"""What a script is worth to a seat now: its sentences with their prices, what is paid subtracted, the best of a choice, and the
chance of a Test. Cards are never known by name here, only by what they say."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import count_bits
from ludarium.core.build import row
from ludarium.core.language.lines import affordable, offered, one_argument, thing_of
from ludarium.core.language.program import (
    CHOOSE,
    DO,
    EACH,
    ELSE,
    END,
    IF,
    LAST,
    LINE,
    MAY,
    NONE,
    PAY,
    STEP,
)
from ludarium.core.native import i64, vec
from ludarium.games.tamashii import vocabulary as v
from ludarium.games.tamashii.dice import LAST_CELL, TRACE_DICE
from ludarium.games.tamashii.fields import MOST_PLACES, PLANNING
from ludarium.games.tamashii.heuristic_values import (
    asset_cost,
    assets_worth,
    attach_cost,
    burden,
    corrupted_cost,
    damage_worth,
    defeat_worth,
    recovery_worth,
    riddance,
    rise_cost,
    token_worth,
    trace_cost,
    turns_left,
    wounds_cost,
)
from ludarium.games.tamashii.heuristic_weights import WORTH
from ludarium.games.tamashii.heuristic_wishes import Wishes, card_worth
from ludarium.games.tamashii.rules import board_verbs as board
from ludarium.games.tamashii.rules import dice_verbs, enemy_verbs, look_verbs, map_verbs, scenario_verbs, world_verbs
from ludarium.games.tamashii.rules.bot import charge
from ludarium.games.tamashii.rules.enemies import left_of, top_of
from ludarium.games.tamashii.rules.scenario import end_lost, end_won
from ludarium.games.tamashii.rules.tests import dice_to_come, group_test, test
from ludarium.games.tamashii.rules.tokens import free_cells
from ludarium.games.tamashii.state import BOSS_THING, Tamashii

MOST: Final = 9  # of anything: what a count gives that is not known yet is nonsense
BOSS_DAMAGE: Final = 130
NOT_HERE: Final = v.NOT_SAID
LUCK: Final[vec[i64]] = row([  # percent: so many dice (from none to 8) for so many successes (from 1 to 9), D5
    0, 0, 0, 0, 0, 0, 0, 0, 0,
    67, 17, 0, 0, 0, 0, 0, 0, 0,
    89, 56, 19, 3, 0, 0, 0, 0, 0,
    96, 80, 49, 20, 5, 0, 0, 0, 0,
    99, 91, 72, 44, 20, 6, 1, 0, 0,
    100, 97, 86, 66, 41, 19, 7, 1, 0,
    100, 99, 94, 81, 61, 38, 19, 7, 2,
    100, 99, 97, 90, 77, 57, 35, 18, 7,
    100, 100, 99, 95, 87, 72, 53, 33, 17,
])  # fmt: skip


class Reader:
    """Reads on a copy, so that it may ask what something would be worth elsewhere, or with more dice."""

    def __init__(self, s: Tamashii, seat: i64, wishes: Wishes) -> None:
        self.s: Tamashii = s.clone()
        self.seat: i64 = seat  # for whom things are worth something
        self.wishes: Wishes = wishes
        self.bonus: i64 = 0  # damage that a Hack or a slot deals more
        self.ahead: bool = False  # Tests are for a later turn: with the tokens that one can have by then

    # -- blocks --------------------------------------------------------------------------------------------------------

    def script(self, script: i64) -> i64:
        return self.block(self.s.program.block(script), self.seat, NONE) if script >= 0 else 0

    def block(self, block: i64, me: i64, it: i64) -> i64:
        steps = self.s.program.steps
        worth: i64 = 0
        was_true = False
        at = block
        while steps[at] != END:
            word = steps[at]
            if word == IF:
                if self.s.holds(steps[at + 1], me, it):
                    was_true = True
                    worth += self.block(steps[at + 2], me, it)
            elif word == ELSE:
                if not was_true:
                    worth += self.block(steps[at + 1], me, it)
            else:
                was_true = False
                worth += self.step(at, me, it)
            at += STEP
        return worth

    def step(self, at: i64, me: i64, it: i64) -> i64:
        s = self.s
        steps = s.program.steps
        word, a = steps[at], steps[at + 1]
        if word == DO:
            return self.sentence(at, me, it)
        if word == EACH:
            return self.each(at, me, it)
        if word == MAY:
            return max(0, self.block(a, me, it))
        if word == CHOOSE:
            return self.best_item(at, me, it)
        if word == PAY:
            if not affordable(s, at, me, it, 1):
                return 0
            return max(0, self.block(steps[at + 2], me, it) + self.block(a, me, it))
        if word == LAST:
            return self.trait(a, s.argument(steps[at + 2], 0, 1, me, it)) if me == self.seat else WORTH.ability
        if word == LINE:
            return self.line(at, me, it)
        return 0

    def each(self, at: i64, me: i64, it: i64) -> i64:
        s = self.s
        steps = s.program.steps
        worth: i64 = 0
        for thing in s.select(steps[at + 1], me, it):
            if steps[at + 3] != 0:
                worth += self.share(self.block(steps[at + 2], thing, it), thing)
            else:
                worth += self.block(steps[at + 2], me, thing)
        return worth

    def share(self, worth: i64, seat: i64) -> i64:
        """All win or lose together, but one's own is nearer."""
        return worth if seat == self.seat else worth * WORTH.partner // 100

    def best_item(self, at: i64, me: i64, it: i64) -> i64:
        s = self.s
        steps = s.program.steps
        best: i64 = 0
        first = steps[at + 3] == 0
        for item in range(steps[at + 2]):
            block = s.program.branches[steps[at + 1] + item]
            if offered(s, block, me, it):
                worth = self.block(block, me, it)
                if first or worth > best:
                    best = worth
                    first = False
        return best

    def line(self, at: i64, me: i64, it: i64) -> i64:
        """A Test: what passing it brings, as likely as it is with the tokens at hand. Other rolls: their sides on average."""
        s = self.s
        steps, branches = s.program.steps, s.program.branches
        verb, arguments, count, blocks = steps[at + 1], steps[at + 2], steps[at + 3], steps[at + 4]
        if verb == test or verb == group_test:
            kind, n = s.argument(arguments, 0, count, me, it), s.argument(arguments, 1, count, me, it)
            chance = self.chance(kind, max(1, n + s.trait(v.NEED, me)), verb == group_test, me)
            passed, failed = self.block(branches[blocks], me, it), self.block(branches[blocks + 1], me, it)
            return (passed * chance + failed * (100 - chance)) // 100
        sides: i64 = 2 if verb == dice_verbs.roll_symbol_verb else 3 if verb == dice_verbs.roll_player_verb else 5
        worth: i64 = 0
        for side in range(sides):
            worth += self.block(branches[blocks + side], me, it)
        return worth * min(MOST, s.argument(arguments, 0, count, me, it)) // sides

    def chance(self, kind: i64, n: i64, together: bool, me: i64) -> i64:
        """Percent, if everybody dumps all that fits."""
        s = self.s
        dice = self.dice(me, kind)
        n -= s.trait(v.TESTS, me)
        if together:
            for seat in range(s.players):
                if seat != me and not s.is_out(seat):
                    dice += self.dice(seat, kind)
        return luck(dice, n)

    def dice(self, seat: i64, kind: i64) -> i64:
        """For a Test now, or in a turn or two: then two thirds of what one owns lie on the Launcher."""
        found = dice_to_come(self.s, seat, kind)
        if not self.ahead:
            return found
        owned = self.s.data_tokens(seat, kind, v.IN_POOL)
        if kind != v.ANY:
            owned += self.s.data_tokens(seat, v.OPEN, v.IN_POOL)
        return max(found, (2 * owned + 1) // 3)

    # -- sentences -----------------------------------------------------------------------------------------------------

    def sentence(self, at: i64, me: i64, it: i64) -> i64:
        """Of several things the best is taken."""
        s = self.s
        steps = s.program.steps
        selector = thing_of(s, steps[at + 2], steps[at + 3])
        if selector == NONE:
            return self.on(at, NONE, me, it)
        best: i64 = 0
        first = True
        for thing in s.select(selector, me, it):
            worth = self.on(at, thing, me, it)
            if first or worth > best:
                best = worth
                first = False
        return best

    def on(self, at: i64, thing: i64, me: i64, it: i64) -> i64:
        """A sentence about this thing, if it is about one."""
        s = self.s
        steps = s.program.steps
        arguments, count = steps[at + 2], steps[at + 3]
        a = one_argument(s, arguments, 0, count, thing, me, it)
        b = one_argument(s, arguments, 1, count, thing, me, it)
        c = one_argument(s, arguments, 2, count, thing, me, it)
        return self.verb(steps[at + 1], a, b, c, me, it)

    def verb(self, verb: i64, a: i64, b: i64, c: i64, me: i64, it: i64) -> i64:
        worth = self.of_board(verb, a, b, c, me)
        return worth if worth != NOT_HERE else self.of_world(verb, a, b, c, me, it)

    def of_board(self, verb: i64, a: i64, b: i64, c: i64, me: i64) -> i64:
        """NOT_HERE: this verb is about the world."""
        s = self.s
        if verb == board.gain_verb:
            return self.share(assets_worth(s, seat_of(c, me), a, few(b)), seat_of(c, me))
        if verb == board.spend_verb or verb == board.lose_verb:
            return -asset_cost(s, seat_of(c, me), a) * few(b)
        if verb == board.exp_verb:
            return WORTH.exp * (few(a) if a > 0 else a) * min(3, turns_left(s)) // 3
        if verb == board.token_verb or verb == board.bag_verb:
            return -corrupted_cost(s, few(b)) if a == v.CORRUPTED else few(b) * token_worth(s, a)
        if verb == board.recover_verb:
            return self.share(recovery_worth(s, seat_of(b, me), few(a)), seat_of(b, me))
        if verb == board.maxintegrity_verb:
            return few(a) * WORTH.most_integrity
        if verb == board.wound_verb or verb == board.bleed_verb:
            return -wounds_cost(s, seat_of(b, me), max(0, few(a) - s.assets[4 * seat_of(b, me) + v.SHIELD])) - few(a) * 10
        if verb == board.cancel_verb:
            return wounds_cost(s, me, min(few(a), few(s.count(v.AMOUNT, 0, 0, me, NONE))))
        if verb == board.dump_verb or verb == board.discard_verb:
            return -self.dump_cost(few(a), b, me, verb == board.discard_verb)
        if verb == board.purge_verb:
            return min(few(a), s.data_tokens(me, v.CORRUPTED, v.IN_DUMP) + s.data_tokens(me, v.CORRUPTED, v.ON_LAUNCHER)) * 60
        if verb == board.prepare_verb:
            return min(few(a), count_bits(free_cells(s, me))) * WORTH.prepared
        if verb == board.program_verb:
            return few(a) * WORTH.step
        if verb == board.fill_verb:
            return 2 * WORTH.prepared
        if verb == board.unlock_verb:
            return WORTH.lock * turns_left(s) * min(few(a), count_bits(s.locked[me]))
        if verb == board.exchange_verb:
            return few(a) * WORTH.step
        if verb == board.draw_class_verb or verb == board.draw_faction_verb or verb == board.draw_some_verb:
            return WORTH.draw * turns_left(s) // 5
        if verb == board.body_market_verb:
            return WORTH.fire * turns_left(s)
        if verb == board.equip_verb:
            return few(a) * WORTH.memory
        if verb == board.again_verb or verb == board.launch_verb or verb == board.break_some_verb:
            return WORTH.ability
        if verb == board.essential_verb or verb == board.body_verb or verb == board.refresh_verb or verb == board.break_this_verb:
            return 0
        if verb == board.take_verb:
            return assets_worth(s, me, a, few(b))
        return NOT_HERE

    def dump_cost(self, n: i64, kind: i64, me: i64, for_good: bool) -> i64:
        """Corrupted tokens go first; whatever is thrown away for good is missed."""
        s = self.s
        free = s.data_tokens(me, v.CORRUPTED, v.ON_LAUNCHER) if kind == v.NOT_SAID else 0
        return max(0, n - free) * (WORTH.on_launcher + (WORTH.token if for_good else 0)) - (min(n, free) * 40 if for_good else 0)

    def of_world(self, verb: i64, a: i64, b: i64, c: i64, me: i64, it: i64) -> i64:
        s = self.s
        if verb == enemy_verbs.damage_verb:
            return self.damage(few(a) + self.bonus, b, me)
        if verb == enemy_verbs.defeat_verb:
            return self.defeat(a, b, me)
        if verb == enemy_verbs.divert_verb:
            top = top_of(s, me) if b == v.NOT_SAID and a == v.NOT_SAID else a
            return riddance(s, me, top, 0) + self.wishes.divert + self.wishes.enemies if 0 <= top < BOSS_THING else 0
        if verb == enemy_verbs.attach_verb or verb == enemy_verbs.enemy_verb:
            seat = seat_of(b, me)
            n = few(a) if verb == enemy_verbs.attach_verb else 1
            return -self.share(attach_cost(s, seat, n) + n * self.wishes.enemies, seat)
        if verb == dice_verbs.trace_verb:
            return -self.share(self.rise(seat_of(b, me), a), seat_of(b, me))
        if verb == dice_verbs.trace_to_0_verb:
            return trace_cost(s, me, s.trace[me]) - trace_cost(s, me, 0)
        if verb == scenario_verbs.put_verb:
            return self.tokens(a, few(b), c, me, it)
        if verb == scenario_verbs.clear_verb:
            return -self.tokens(a, few(b), c, me, it)
        if verb == scenario_verbs.clear_all_verb:
            return -self.tokens(a, MOST, b, me, it)
        if verb == scenario_verbs.card_verb:
            return card_worth(s, a)
        if verb == end_won:
            return WORTH.victory
        if verb == end_lost:
            return -WORTH.loss
        return self.of_rolls_and_map(verb, a, b, me)

    def of_rolls_and_map(self, verb: i64, a: i64, b: i64, me: i64) -> i64:
        s = self.s
        if verb == dice_verbs.dice_verb:
            return few(a) * WORTH.fire
        if verb == dice_verbs.reroll_verb or verb == dice_verbs.face_verb:
            return self.turned(few(a), me)
        if verb == enemy_verbs.weaken_verb or verb == dice_verbs.lend_verb:
            return few(a) * WORTH.wound
        if verb == enemy_verbs.stun_verb:
            return self.stunned(me)
        if verb == enemy_verbs.lure_verb:
            return -attach_cost(s, me, 1) // 2
        if verb == enemy_verbs.shove_verb:
            return 0
        if verb == enemy_verbs.mend_verb:
            return -few(a) * 20
        if verb == map_verbs.reveal_verb:
            return WORTH.unseen_tile
        if verb == look_verbs.look_tile_verb:
            return WORTH.unseen_tile // 2 if 0 <= a < MOST_PLACES and s.tile_at[a] < 0 else 0
        if verb == map_verbs.move_verb or verb == map_verbs.move_free_verb or verb == map_verbs.move_revealed_verb:
            return WORTH.mov * 2
        if verb == scenario_verbs.time_verb:
            return a * WORTH.progress // 6
        if verb == scenario_verbs.boss_hurt_verb:
            return few(a) * BOSS_DAMAGE * 2
        if verb == world_verbs.odd_verb:
            return WORTH.battery * max(0, 3 - s.batteries) if world_verbs.ODD[a] == charge else 0
        return 0

    def turned(self, n: i64, me: i64) -> i64:
        """Dice that lie badly: blanks in Combat, common symbols in a Trace roll."""
        s = self.s
        if s.phase == PLANNING:
            return min(n, s.dice[v.COMMON]) * attach_cost(s, me, 1) // 2
        return min(n, s.dice[v.BLANK]) * WORTH.fire * 2 // 3

    def stunned(self, me: i64) -> i64:
        s = self.s
        return burden(s, me, s.number_on, 0) if s.number_on >= 0 else 0

    def damage(self, n: i64, target: i64, me: i64) -> i64:
        s = self.s
        if target == BOSS_THING or (target == v.NOT_SAID and s.boss_is_here(me)):
            return n * BOSS_DAMAGE
        enemy = top_of(s, me) if target == v.NOT_SAID else target
        if enemy < 0:
            for standing in s.standing_at(s.place_of(me)):
                enemy = standing
        if enemy < 0:
            return 0
        worth = damage_worth(s, me, enemy, n)
        return worth + self.wishes.defeat + self.wishes.enemies if n >= left_of(s, enemy) else worth

    def defeat(self, n: i64, target: i64, me: i64) -> i64:
        s = self.s
        enemy = top_of(s, me) if target == v.NOT_SAID else target
        if enemy < 0 or enemy >= BOSS_THING or (n != v.NOT_SAID and left_of(s, enemy) > n):
            return 0
        return defeat_worth(s, me, enemy, 0) + self.wishes.defeat + self.wishes.enemies

    def rise(self, seat: i64, n: i64) -> i64:
        """What so much more Trace costs; more where the story counts Enemies."""
        s = self.s
        cost = rise_cost(s, seat, n)
        if self.wishes.enemies > 0 and s.trace[seat] != NONE:
            before, after = s.trace[seat], max(0, min(LAST_CELL, s.trace[seat] + n))
            cost += self.wishes.enemies * (TRACE_DICE[after] - TRACE_DICE[before]) // 2
        return cost

    def tokens(self, token: i64, n: i64, places: i64, me: i64, it: i64) -> i64:
        """Tokens put on one of these places, the one where they are wanted most; `clear` is the same with the sign turned."""
        s = self.s
        best: i64 = 0
        first = True
        for place in s.places_named(places, me, it):
            each = self.wishes.of_token(token, place)
            if first or max(each, -each) > max(best, -best):
                best = each
                first = False
        return best * min(n, 2)

    # -- traits --------------------------------------------------------------------------------------------------------

    def trait(self, which: i64, n: i64) -> i64:
        """What a trait does in a turn."""
        if n == v.NOT_SAID:
            n = 1
        if which == v.MOV:
            return n * WORTH.mov
        if which == v.ATT or which == v.SLOT_DAMAGE or which == v.HACK_DAMAGE:
            return n * WORTH.fire
        if which == v.PRG:
            return n * WORTH.prg
        if which == v.TRACE_DICE:
            return -n * attach_cost(self.s, self.seat, 1) // 3
        if which == v.BOX_WOUNDS:
            return -n * WORTH.wound
        if which == v.FILL or which == v.WILD:
            return n * WORTH.lock
        return WORTH.ability


def few(n: i64) -> i64:
    return max(0, min(MOST, n))


def seat_of(seat: i64, me: i64) -> i64:
    return me if seat < 0 else seat


def luck(dice: i64, n: i64) -> i64:
    """Percent: so many successes with so many dice."""
    if n <= 0:
        return 100
    if dice > 8 or n > 9:
        return max(5, min(98, 50 + (5 * dice - 6 * n) * 6))
    return LUCK[9 * dice + n - 1]
