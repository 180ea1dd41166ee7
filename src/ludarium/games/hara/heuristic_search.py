"""A turn, thought through to its end: a search over all that a champion may do, on copies of the table with a luck of their own.

A turn is almost free of luck, so it can be searched. The search goes from one Activation to the next: whatever happens in between
(steps, targets) is unfolded completely, positions that are the same are met once, and of those before the next Activation only
the most promising are kept. A Challenge goes on as it is likelier to end, and its value says what the other end would have meant.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import CHANCE
from ludarium.core.native import append, i64, vec
from ludarium.games.hara.heuristic_values import Judge, item_worth, turns_left
from ludarium.games.hara.heuristic_weights import WORTH
from ludarium.games.hara.rules import challenges, decks, effects, energy, movement, turn
from ludarium.games.hara.rules.challenges import SHIFT_CARD, bonus_of, difficulty_of
from ludarium.games.hara.rules.offers import DETAIL, END, FREELY, HELP, HIT, STEP, WHAT
from ludarium.games.hara.state import SETUP, Hara
from ludarium.games.hara.tables import ABILITIES, NO_SCRIPT, RIFT
from ludarium.games.hara.traits import ENERGY_OF, HEALTH_OF, SPIRIT_OF

MOST_NODES: Final = 6000  # positions after which no further Activation is thought about
TABLE: Final = 16384  # places for their keys
MOST_KEYS: Final = 12000  # a turn with many free effects is thought through only so far: the table must never be full
MASK: Final = 0xFFFFFFFFFF
NOTHING_TOLD: Final[vec[i64]] = vec[i64]([])


class Node:
    """A position of the search, and the answer that led to it."""

    def __init__(self, state: Hara, before: Node | None, answer: i64, bias: i64) -> None:
        self.state: Hara = state
        self.before: Node | None = before
        self.answer: i64 = answer
        self.bias: i64 = bias  # what the Challenges on the way would have meant, had they ended otherwise
        self.key: i64 = 0
        self.value: i64 = 0
        self.origin: i64 = state.at[state.turn] if state.turn >= 0 else 0  # where the walk under way began ...
        self.gone: i64 = 0  # ... and the steps since


# -- questions that a rule of thumb answers --------------------------------------------------------------------------


def is_plain(s: Hara) -> bool:
    """Is the question one that needs no search?"""
    then = s.then
    return (
        then == energy.put_gold
        or then == energy.give_energy
        or then == energy.learn
        or then == decks.drop_item
        or then == challenges.pay_and_roll
        or then == turn.keep_or_bury
        or s.round == SETUP
    )


def plain_answer(s: Hara, judge: Judge) -> i64:
    """The option worth most; of equals the first."""
    judge.note_needs(s)
    choice: i64 = 0
    best: i64 = 0
    for at in range(i64(len(s.options))):
        value = plain_value(s, judge, s.options[at])
        if at == 0 or value > best:
            best = value
            choice = at
    return choice


def plain_value(s: Hara, judge: Judge, option: i64) -> i64:
    then = s.then
    if then == energy.put_gold:
        return judge.energy_gain(s, option, 1)
    if then == energy.give_energy:
        return -judge.needs[option]
    if then == energy.learn:
        return learning_value(s, s.card_of(s.actor, option))
    if then == decks.drop_item:
        return -item_worth(s, option)
    if then == challenges.pay_and_roll:
        return paying_value(s, judge, option)
    return 0


def learning_value(s: Hara, card: i64) -> i64:
    """What a new card promises, both sides of it: legs first, then teeth."""
    return (
        side_worth(s, s.cards.hand[card])
        + side_worth(s, s.cards.board[card])
        + 10 * (s.cards.hand_free[card] + s.cards.board_free[card])
        - 5 * (s.cards.hand_price[card] + s.cards.board_price[card])
    )


def side_worth(s: Hara, script: i64) -> i64:
    if script == NO_SCRIPT:
        return 0
    row = s.cards.scripts[script]
    total: i64 = 0
    for at in range(0, i64(len(row)), 4):
        rule, a, b = row[at], row[at + 1], row[at + 2]
        if rule == movement.move or rule == movement.leap:
            total += 10 * a
        elif rule == movement.dash:
            total += 10 * (a + b)
        elif rule == effects.hit_one or rule == effects.sweep or rule == effects.drain:
            total += 10 * a + 3 * b
        elif rule == effects.hit_more or rule == effects.sweep_more:
            total += 10 * (a + 1) + 3 * b
        elif rule == effects.gain_activation:
            total += 15 * a
        elif rule == effects.ready:
            total += 15
        elif rule == effects.gain_insight:
            total += 5 * a
        else:
            total += 4
    return total


def paying_value(s: Hara, judge: Judge, paid: i64) -> i64:
    """What a Challenge is worth with so much Spirit (and Charge) spent on it."""
    source, seat = s.then_a, s.then_b
    spirit, charge = challenges.SPIRIT.of(paid), challenges.CHARGE.of(paid)
    needed = difficulty_of(s, source, seat) - bonus_of(s, seat) - spirit - charge
    faces = max(0, min(6, 7 - needed))
    left = s.spirit[seat] - spirit
    price = (
        WORTH.spirit * spirit + WORTH.thirst // (left + 1) - WORTH.thirst // (s.spirit[seat] + 1) + judge.resource_worth * charge
    )
    price += s.variant.soul(s) * spirit
    return faces * stake_of(s, judge, source) // 6 - price * min(turns_left(s) + WORTH.evening, 12) // 12


def stake_of(s: Hara, judge: Judge, source: i64) -> i64:
    """The difference between success and failure."""
    if source >= SHIFT_CARD:
        card = source - SHIFT_CARD
        return script_worth(s, judge, s.cards.shift_success[card]) - script_worth(s, judge, s.cards.shift_failure[card])
    stake = script_worth(s, judge, s.cards.success[source]) - script_worth(s, judge, s.cards.failure[source])
    if s.cards.kind[source] == RIFT:
        stake += script_worth(s, judge, s.cards.reward[source]) + s.variant.closing(s)
    return stake


def script_worth(s: Hara, judge: Judge, script: i64) -> i64:
    """What a script means to a champion, sentence by sentence."""
    if script == NO_SCRIPT:
        return 0
    row = s.cards.scripts[script]
    total: i64 = 0
    for at in range(0, i64(len(row)), 4):
        rule, a, b = row[at], row[at + 1], row[at + 2]
        if rule == effects.gain_energy:
            total += judge.energy_gain(s, a, min(b, judge.needs[a]))
        elif rule == energy.reward_gold:
            total += WORTH.energy * min(a, judge.need)
        elif rule == effects.take_item:
            total += WORTH.item * a
        elif rule == effects.heal:
            total += WORTH.health * a
        elif rule == effects.inspire:
            total += WORTH.spirit * a
        elif rule == effects.take_damage:
            total -= 2 * WORTH.health * a
        elif rule == effects.lose_goods:
            if a == ENERGY_OF:
                total -= WORTH.energy * b
            elif a == HEALTH_OF:
                total -= 2 * WORTH.health * b
            elif a == SPIRIT_OF:
                total -= WORTH.spirit * b
            else:
                total -= 20 * b
        elif rule == movement.drift or rule == movement.to_dojo or rule == effects.generate_dusk or rule == effects.ambush:
            total -= 30
    return total


# -- the search ------------------------------------------------------------------------------------------------------


class Planner:
    """The search for the best line of one turn."""

    def __init__(self, s: Hara, seat: i64, width: i64, table: i64 = TABLE, most_keys: i64 = MOST_KEYS) -> None:
        self.seat: i64 = seat
        self.width: i64 = width
        self.table: i64 = table
        self.most_keys: i64 = most_keys
        self.judge: Judge = Judge(s, seat)
        self.seen: vec[i64] = vec[i64]([0] * table)
        self.nodes: i64 = 0
        self.best: Node | None = None
        self.fresh: list[Node] = []

    def plan(self, s: Hara) -> Node | None:
        """The end of the best line; the way to it leads back over `before`."""
        start = fork(s)
        root = Node(start, None, 0, 0)
        root.key = key_of(start, self.seat)
        front = [root]
        while len(front) > 0 and self.nodes < MOST_NODES:
            self.fresh = []
            for node in front:
                self.unfold(node)
            front = best_of(self.fresh, self.width)
        return self.best

    def unfold(self, start: Node) -> None:
        """Everything that may follow, up to the next choice of an action or the end of the turn."""
        self.look_around(start.state)
        waiting = [start]
        while len(waiting) > 0 and self.nodes < self.most_keys:
            node = waiting.pop()
            sensible = self.sensible(node)
            for at in range(i64(len(sensible))):
                child = self.follow(node, sensible[at], at + 1 == len(sensible))
                if self.has_ended(child.state):
                    self.reach_end(child)
                elif self.is_new(child):
                    if child.state.then == turn.act:
                        child.value = self.judge.worth(child.state) + child.bias
                        self.fresh.append(child)
                    else:
                        waiting.append(child)

    def look_around(self, s: Hara) -> None:
        """Before anything is unfolded from here; for those who look at less than everything."""

    def sensible(self, node: Node) -> vec[i64]:
        """The answers that are worth a thought."""
        found: vec[i64] = vec[i64]([])
        options = node.state.options
        for at in range(i64(len(options))):
            if self.is_sensible(node, options[at]):
                found = append(found, at)
        return found

    def is_sensible(self, node: Node, option: i64) -> bool:
        """On the way only blows, what lies there, and steps that lead away from where it began: free effects of cards can as
        well be used before, and nobody walks in circles while nothing happens."""
        s = node.state
        if s.then != movement.walk_on:
            return True
        what = WHAT.of(option)
        if what == STEP:
            return s.distance(node.origin, DETAIL.of(option)) > node.gone
        return what == END or what == HIT or what == HELP or what == FREELY

    def follow(self, node: Node, at: i64, last: bool) -> Node:
        """The position after an answer. The last one needs no copy: nobody comes back to the position before it."""
        self.nodes += 1
        before = node.state
        seat = self.seat
        walking = before.then == movement.walk_on
        place, cards, health, resource = before.at[seat], len(before.in_play), before.health[seat], before.resource[seat]
        state = before if last else before.clone()
        state.answer(at)
        child = Node(state, node, at, node.bias + self.settle(state))
        if walking and state.then == movement.walk_on and place != state.at[seat]:
            if len(state.in_play) == cards and state.health[seat] == health and state.resource[seat] == resource:
                child.origin = node.origin  # a step and nothing but a step
                child.gone = node.gone + 1
        return child

    def has_ended(self, s: Hara) -> bool:
        return s.outcome != 0 or s.turn != self.seat

    def settle(self, s: Hara) -> i64:
        """Answer for chance, and what needs no thought; the value that the ends of Challenges not taken would have added."""
        bias: i64 = 0
        while not self.has_ended(s):
            if s.actor == CHANCE:
                bias += self.by_luck(s)
            elif s.actor >= 0 and is_plain(s):
                s.answer(plain_answer(s, self.judge))
            else:
                break
            s.notes = NOTHING_TOLD
        return bias

    def by_luck(self, s: Hara) -> i64:
        if s.then == challenges.challenge_is_rolled:
            return self.roll(s)
        hope = s.variant.luck(s)
        if len(hope) > 0:
            return self.part_ways(s, hope[0], hope[1], hope[2], hope[3])
        s.answer(s.sample())
        return 0

    def roll(self, s: Hara) -> i64:
        """A Challenge: on with the likelier end."""
        needed = difficulty_of(s, s.then_a, s.then_b) - bonus_of(s, s.then_b) - s.spending
        faces = max(0, min(6, 7 - needed))
        return self.part_ways(s, 5, 0, faces, 6)

    def part_ways(self, s: Hara, good: i64, bad: i64, chances: i64, of: i64) -> i64:
        """Take the likelier of two outcomes; returns what the other one would change, as far as it is likely."""
        if chances == 0 or chances == of:
            s.answer(good if chances == of else bad)
            return 0
        other = s.clone()
        likely = 2 * chances >= of
        s.answer(good if likely else bad)
        other.answer(bad if likely else good)
        s.notes = NOTHING_TOLD
        other.notes = NOTHING_TOLD
        bias = self.settle(s)
        other_bias = self.settle(other)
        unlikely = of - chances if likely else chances
        difference = self.judge.worth(other) + other_bias - self.judge.worth(s) - bias
        return bias + difference * unlikely // of

    def reach_end(self, node: Node) -> None:
        node.value = self.judge.worth(node.state) + node.bias
        best = self.best
        if best is None or node.value > best.value:
            self.best = node

    def is_new(self, node: Node) -> bool:
        key = key_of(node.state, self.seat)
        node.key = key
        node.state.notes = NOTHING_TOLD
        seen = self.seen
        at = key % self.table
        while seen[at] != 0:
            if seen[at] == key:
                return False
            at = (at + 1) % self.table
        seen[at] = key
        return True


def fork(s: Hara) -> Hara:
    """A copy that shows its chances instead of answering for them."""
    copy = s.fork(100 * s.day + 10 * s.round + s.turn + 1)
    assert isinstance(copy, Hara)
    copy.self_driving = False
    copy.notes = NOTHING_TOLD
    return copy


def key_of(s: Hara, seat: i64) -> i64:
    """A number for everything that may differ between two positions of one turn; never 0."""
    key = (s.then * 64 + s.then_a) * 64 + s.then_b & MASK
    key = (key * 1000003 ^ (s.at[seat] + 64 * s.activations + 1024 * s.health[seat] + 16384 * s.spirit[seat])) & MASK
    key = (key * 1000003 ^ (s.resource[seat] + 16 * s.guard + 256 * s.aim[seat] + 4096 * s.insight + 65536 * s.edged)) & MASK
    key = (key * 1000003 ^ (s.side + 4 * s.frightened + 8 * s.shielded + 128 * s.omen)) & MASK
    key = (key * 1000003 ^ (s.foe_at + 1 + 64 * s.foe_health + 2048 * s.clues + 65536 * s.cut_off)) & MASK
    places: i64 = 0
    for at in range(seat * ABILITIES, (seat + 1) * ABILITIES):
        places = places * 5 + s.ability[at]
    key = (key * 1000003 ^ places) & MASK
    for energy_here in s.energy:
        key = (key * 1000003 ^ energy_here) & MASK
    for item in s.items:
        key = (key * 1000003 ^ item) & MASK
    key = (key * 1000003 ^ s.items_used) & MASK
    for card in s.in_play:
        key = (key * 1000003 ^ (card + 128 * s.where[card] + 8192 * s.hurt[card] + 131072 * s.marks[card])) & MASK
    for token in s.token:
        key = (key * 1000003 ^ token) & MASK
    for number in s.clue_number:
        key = (key * 1000003 ^ number) & MASK
    for own in s.own:
        key = (key * 1000003 ^ own) & MASK
    for slot in s.slot_of:
        key = key * 7 + slot & MASK
    for other in range(s.settings.seats):
        key = (key * 1000003 ^ (s.at[other] + 64 * s.health[other])) & MASK
    return key + 1


def best_of(nodes: list[Node], width: i64) -> list[Node]:
    """The most valuable ones, the best first; of equals the earlier."""
    kept: list[Node] = []
    for node in nodes:
        at: i64 = len(kept)
        if at == width and kept[at - 1].value >= node.value:
            continue
        kept.append(node)
        while at > 0 and kept[at - 1].value < node.value:
            kept[at] = kept[at - 1]
            at -= 1
        kept[at] = node
        if len(kept) > width:
            kept.pop()
    return kept


def line_to(end: Node) -> list[Node]:
    """The nodes of a line, the first answer first."""
    line: list[Node] = []
    node: Node | None = end
    while node is not None:
        line.append(node)
        node = node.before
    line.reverse()
    return line


def answers_of(node: Node) -> vec[i64]:
    """The answers of a line."""
    answers: vec[i64] = vec[i64]([])
    for each in line_to(node)[1:]:
        answers = append(answers, each.answer)
    return answers
