"""What the scenario asks of a seat, read from the conditions of its cards: where to be, what to turn up, which tokens to put or
clear, what to do once. A condition under which a good card is drawn is to come true, one that loses the scenario is not."""

from __future__ import annotations

from typing import Final

from ludarium.core.language.program import (
    ADD,
    AND,
    AT_LEAST,
    CHOOSE,
    COUNT,
    DO,
    EACH,
    ELSE,
    END,
    EQUAL,
    EXISTS,
    FACT,
    FILTER,
    FOR_ALL,
    HAPPENED,
    HOLDING,
    IF,
    MAY,
    MORE_THAN,
    NONE,
    NOT,
    OF,
    OR,
    OTHER,
    PER,
    SAME,
    STEP,
    THINGS,
    TIMES,
)
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii import vocabulary as v
from ludarium.games.tamashii.fields import MOST_PLACES
from ludarium.games.tamashii.heuristic_weights import WORTH
from ludarium.games.tamashii.rules.scenario import END_CARD, PLOT, cards_in_play, end_lost, end_won
from ludarium.games.tamashii.rules.scenario_verbs import card_verb
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.tables import NO_SCRIPT

ANYWHERE: Final = -1  # of a token that is wanted or feared wherever it lies
WISH: Final = 3  # token, where, what one more of it is worth
NAMED: Final = 2  # name of an activity, what it is worth


class Wishes:
    def __init__(self, s: Tamashii, seat: i64) -> None:
        self.seat: i64 = seat
        self.be_at: vec[i64] = vec[i64]([0] * MOST_PLACES)  # what it is worth to stand there in the Quest phase
        self.turn_up: vec[i64] = vec[i64]([0] * MOST_PLACES)
        self.tokens: vec[i64] = vec[i64]([])
        self.activities: vec[i64] = vec[i64]([])
        self.launch: i64 = 0  # anything
        self.defeat: i64 = 0
        self.divert: i64 = 0
        self.enemies: i64 = 0  # what each attached Enemy costs
        self.gather: i64 = 0
        self.dread: i64 = 0  # what it costs to fail
        for card in cards_in_play(s):
            script = s.content.globally[card]
            if script != NO_SCRIPT:
                self.dread = max(self.dread, deadline(s, s.program.block(script)))
                self.read(s, s.program.block(script))
        if self.gather > 0:
            meet(s, self)

    # -- blocks --------------------------------------------------------------------------------------------------------

    def read(self, s: Tamashii, block: i64) -> None:
        steps = s.program.steps
        at = block
        while steps[at] != END:
            if steps[at] == IF:
                worth = outcome(s, steps[at + 2])
                if worth > 0:
                    self.seek(s, steps[at + 1], self.seat, worth + self.dread // max(1, s.time), True)
                elif worth < 0:
                    self.seek(s, steps[at + 1], self.seat, -worth, False)
                self.read(s, steps[at + 2])
            elif steps[at] == ELSE:
                self.read(s, steps[at + 1])
            at += STEP

    # -- conditions ----------------------------------------------------------------------------------------------------

    def seek(self, s: Tamashii, at: i64, me: i64, worth: i64, true: bool) -> None:
        """This condition is to be true, or not to be: so much is it worth, or so much does it cost."""
        conditions = s.program.conditions
        kind, a, b = conditions[at], conditions[at + 1], conditions[at + 2]
        if kind == AND or kind == OR:
            self.seek(s, a, me, worth, true)
            self.seek(s, b, me, worth, true)
        elif kind == NOT:
            self.seek(s, a, me, worth, not true)
        elif kind == FOR_ALL:
            if s.is_people(a):
                self.seek(s, b, self.seat, worth, true)
        elif kind == EXISTS:
            self.things(s, a, me, worth, true, 1)
        elif kind == SAME and true:
            self.same(s, a, b, me, worth)
        elif kind == FACT and a == v.PATH and true:
            for place in range(s.layout().places):
                self.turn_up[place] += worth // 4
        elif kind <= AT_LEAST and kind != OTHER and (true or kind != EQUAL):
            self.compare(s, at, me, worth, true)

    def compare(self, s: Tamashii, at: i64, me: i64, worth: i64, true: bool) -> None:
        """What is few enough already may become more again; what is many enough needs nothing, but for those who have to stay."""
        conditions = s.program.conditions
        kind, has, asked = conditions[at], s.value(conditions[at + 1], me, NONE), s.value(conditions[at + 2], me, NONE)
        more = kind == MORE_THAN or kind == AT_LEAST or (kind == EQUAL and asked > 0)
        if not true:
            more = not more
        done = s.holds(at, me, NONE) == true
        self.number(
            s,
            conditions[at + 1],
            me,
            worth // 3 if done and not more else worth,
            more,
            0 if done else max(1, asked - has, has - asked),
        )

    def same(self, s: Tamashii, a: i64, b: i64, me: i64, worth: i64) -> None:
        selectors = s.program.selectors
        other = b if selectors[a] == v.HERE else a
        if selectors[a] == v.HERE or selectors[b] == v.HERE:
            for place in s.select(other, me, NONE):
                self.be_at[place] += worth

    # -- numbers -------------------------------------------------------------------------------------------------------

    def number(self, s: Tamashii, at: i64, me: i64, worth: i64, more: bool, missing: i64) -> None:
        """This number is to be greater, or smaller, by so much; by 0: it is as it should be."""
        numbers = s.program.numbers
        kind, a, b = numbers[at], numbers[at + 1], numbers[at + 2]
        if kind == COUNT:
            self.count(s, a, b, me, worth, more, missing)
        elif kind == HAPPENED and more and missing > 0:
            self.moment(s, a, worth)
        elif kind == THINGS:
            self.things(s, a, me, worth, more, missing)
        elif kind == ADD or kind == TIMES or kind == PER:
            self.number(s, a, me, worth, more, missing)
            self.number(s, b, me, worth, more, missing)
        elif kind == OF:
            self.number(s, a, me, worth, more, missing)

    def count(self, s: Tamashii, which: i64, arguments: i64, me: i64, worth: i64, more: bool, missing: i64) -> None:
        if which == v.ENEMIES and not more:
            self.enemies += worth // 3
        elif which == v.PUT_ON and (missing > 0 or not more):
            token = s.argument(arguments, 0, 2, me, NONE)
            each = worth * 2 // (missing + 2)
            for place in s.places_named(s.argument(arguments, 1, 2, me, NONE), me, NONE):
                self.wish(token, place, each if more else -each)
            if not more:
                self.wish(token, ANYWHERE, -each // 3)

    def wish(self, token: i64, where: i64, worth: i64) -> None:
        self.tokens = append(append(append(self.tokens, token), where), worth)

    def moment(self, s: Tamashii, counter: i64, worth: i64) -> None:
        """Something is to happen to this seat, once at least."""
        if s.tally[counter * s.players + self.seat] > 0:
            return
        moment, kind = s.program.counters[3 * counter], s.program.counters[3 * counter + 1]
        if moment == v.ACTIVITY:
            self.activities = append(append(self.activities, kind), worth)
        elif moment == v.LAUNCHED:
            self.launch += worth
        elif moment == v.DEFEATED:
            self.defeat += worth
        elif moment == v.DIVERTED:
            self.divert += worth
        elif moment == v.TILE_REVEALED:
            for place in range(s.layout().places):
                self.turn_up[place] += worth // 3

    # -- things --------------------------------------------------------------------------------------------------------

    def things(self, s: Tamashii, at: i64, me: i64, worth: i64, more: bool, missing: i64) -> None:
        """There are to be more things that a selector gives, or fewer."""
        program = s.program
        sieve = program.selectors[at + 2]
        while program.filters[sieve] != NONE:
            which, b = program.filters[sieve], program.filters[sieve + 1]
            if which != HOLDING:
                self.filtered(s, at, which, s.argument(b, 0, 2, me, NONE), me, worth, more, missing)
            sieve += FILTER

    def filtered(self, s: Tamashii, at: i64, which: i64, a: i64, me: i64, worth: i64, more: bool, missing: i64) -> None:
        if which == v.AT:
            for place in s.select(a, me, NONE):
                if more and others_at(s, place, self.seat) < max(1, missing):
                    self.be_at[place] += worth
        elif which == v.REVEALED and more and missing > 0:
            for place in self.base(s, at, me):
                self.turn_up[place] += worth * 2 // 3
        elif which == v.WITH_CHARACTER:
            places = self.base(s, at, me)
            if len(places) == s.layout().places:
                self.gather += worth
            else:
                for place in places:
                    self.be_at[place] += worth if more else -worth
        elif which == v.WITH_TOKEN or which == v.WITHOUT_TOKEN:
            each = worth if more == (which == v.WITH_TOKEN) else -worth
            for place in self.base(s, at, me):
                self.wish(a, place, each // 2)

    def base(self, s: Tamashii, at: i64, me: i64) -> vec[i64]:
        """What a selector names before its filters."""
        selectors = s.program.selectors
        arguments = selectors[at + 1]
        return s.things(selectors[at], s.argument(arguments, 0, 2, me, NONE), s.argument(arguments, 1, 2, me, NONE), me, NONE)

    # -- what came of it -------------------------------------------------------------------------------------------------

    def of_token(self, token: i64, where: i64) -> i64:
        """What one more of a token there is worth."""
        worth: i64 = 0
        for at in range(0, i64(len(self.tokens)), WISH):
            if self.tokens[at] == token and (self.tokens[at + 1] == where or self.tokens[at + 1] == ANYWHERE):
                worth += self.tokens[at + 2]
        return worth

    def of_activity(self, name: i64) -> i64:
        worth: i64 = 0
        for at in range(0, i64(len(self.activities)), NAMED):
            if self.activities[at] == name:
                worth += self.activities[at + 1]
        return worth


def others_at(s: Tamashii, place: i64, seat: i64) -> i64:
    """How many other characters stand there."""
    found: i64 = 1 if s.bot_at == place else 0
    for other in range(s.players):
        if other != seat and s.at[other] == place:
            found += 1
    return found


def outcome(s: Tamashii, block: i64) -> i64:
    """What the cards are worth that this block itself draws; of a choice the best."""
    program = s.program
    worth: i64 = 0
    at = block
    while program.steps[at] != END:
        word = program.steps[at]
        if word == DO and program.steps[at + 1] == card_verb:
            worth += card_worth(s, s.argument(program.steps[at + 2], 0, program.steps[at + 3], s.first_player, NONE))
        elif word == CHOOSE:
            best: i64 = 0
            for item in range(program.steps[at + 2]):
                each = outcome(s, program.branches[program.steps[at + 1] + item])
                if item == 0 or each > best:
                    best = each
            worth += best
        elif word == MAY:
            worth += max(0, outcome(s, program.steps[at + 1]))
        elif word == EACH:
            worth += outcome(s, program.steps[at + 2])
        at += STEP
    return worth


def card_worth(s: Tamashii, card: i64) -> i64:
    kind = s.content.card_kind[card]
    if kind == PLOT:
        return WORTH.progress
    if kind != END_CARD:
        return 0
    return WORTH.victory if ends_with(s, card, end_won) else -WORTH.loss if ends_with(s, card, end_lost) else 0


def ends_with(s: Tamashii, card: i64, verb: i64) -> bool:
    script = s.content.immediate[card]
    if script == NO_SCRIPT:
        return False
    at = s.program.block(script)
    while s.program.steps[at] != END:
        if s.program.steps[at] == DO and s.program.steps[at + 1] == verb:
            return True
        at += STEP
    return False


def deadline(s: Tamashii, block: i64) -> i64:
    """What it costs if Time runs out: the loss, where a block loses the scenario then."""
    program = s.program
    cost: i64 = 0
    at = block
    while program.steps[at] != END:
        if program.steps[at] == IF:
            if about_time(s, program.steps[at + 1]):
                cost = max(cost, -outcome(s, program.steps[at + 2]))
            cost = max(cost, deadline(s, program.steps[at + 2]))
        elif program.steps[at] == ELSE:
            cost = max(cost, deadline(s, program.steps[at + 1]))
        at += STEP
    return cost


def about_time(s: Tamashii, at: i64) -> bool:
    """Does a condition speak of Time?"""
    conditions, numbers = s.program.conditions, s.program.numbers
    kind, a = conditions[at], conditions[at + 1]
    if kind == AND or kind == OR:
        return about_time(s, a) or about_time(s, conditions[at + 2])
    return kind <= AT_LEAST and numbers[a] == COUNT and numbers[a + 1] == v.TIME


def meet(s: Tamashii, wishes: Wishes) -> None:
    """All want to be on one tile: the one that is nearest to everybody."""
    best: i64 = -1
    least: i64 = 0
    for place in range(s.layout().places):
        if ((s.face_up >> place) & 1) == 0:
            continue
        way: i64 = 0
        far = s.far_from(place, wishes.seat)
        for seat in range(s.players):
            way += (far[s.at[seat]] + 1) // 2 * 4 + far[s.at[seat]]
        if best < 0 or way < least:
            least = way
            best = place
    if best >= 0:
        wishes.be_at[best] += wishes.gather
