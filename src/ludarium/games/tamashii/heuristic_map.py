"""Where to go: what a place offers (its District, its Exploration token, an activity, what the story wants there), what it costs
in Trace, and what can be reached from it later. The BOT goes by the same numbers."""

from __future__ import annotations

from typing import Final

from ludarium.core.language.program import IF, LINE, LISTENER, NONE, PAY, SCRIPT
from ludarium.core.language.scripted import NOBODYS, SOURCE, bit
from ludarium.core.native import i64, vec
from ludarium.games.tamashii import vocabulary as v
from ludarium.games.tamashii.fields import MOST_PLACES, UNSEEN
from ludarium.games.tamashii.heuristic_scripts import Reader
from ludarium.games.tamashii.heuristic_weights import WORTH
from ludarium.games.tamashii.hexes import FAR, distances
from ludarium.games.tamashii.patterns import lying
from ludarium.games.tamashii.rules.board_verbs import discard_verb, dump_verb
from ludarium.games.tamashii.rules.bodies import active_body
from ludarium.games.tamashii.rules.bot import STEPS as STEPS_OF_BOT
from ludarium.games.tamashii.rules.districts import has_district
from ludarium.games.tamashii.rules.launch import essential_bits, was_launched
from ludarium.games.tamashii.rules.movement import entry_of, stationary_of
from ludarium.games.tamashii.rules.quest import key_of, was_done
from ludarium.games.tamashii.rules.scenario import cards_in_play, is_active
from ludarium.games.tamashii.rules.tests import fitting_tokens, group_test, test
from ludarium.games.tamashii.state import ONE, Tamashii

UNKNOWN_ENTRY: Final = 2  # of a tile that nobody has seen


class Map:
    def __init__(self, reader: Reader) -> None:
        self.reader: Reader = reader
        self.s: Tamashii = reader.s
        self.seat: i64 = reader.seat
        self.goals: vec[i64] = reader.wishes.be_at[:]  # what it is worth to stand there in the Quest phase
        self.each_kept: i64 = 0  # what a token is worth that is kept for a Test
        self.finds: vec[i64] = vec[i64]([0] * MOST_PLACES)  # what turning it up is worth
        reader.ahead = True
        self.look_for_activities()
        self.look_for_patterns()
        self.look_for_lines()
        for place in range(self.s.layout().places):
            self.finds[place] = self.find(place)

    # -- what is where -------------------------------------------------------------------------------------------------

    def look_for_activities(self) -> None:
        s = self.s
        here = s.at[self.seat]
        for activity in range(i64(len(s.content.activity_card))):
            if is_active(s, s.content.activity_card[activity]) and s.content.activity_at[activity] >= 0:
                for place in s.select(s.content.activity_at[activity], self.seat, NONE):
                    s.at[self.seat] = place
                    worth = self.activity(activity)
                    if worth > 0:
                        self.goals[place] += worth * WORTH.crowd // 100 if self.is_crowded(activity, place) else worth
        s.at[self.seat] = here

    def activity(self, activity: i64) -> i64:
        """What it is worth to the seat where it stands; 0 if it is done."""
        s = self.s
        limit = s.content.activity_limit[activity]
        if limit != v.ANY_NUMBER and limit != v.ONCE_A_STEP and was_done(s, activity, key_of(s, limit, self.seat)):
            return 0
        return self.reader.script(s.content.activity_does[activity]) + self.reader.wishes.of_activity(
            s.content.activity_name[activity]
        )

    def is_crowded(self, activity: i64, place: i64) -> bool:
        """Somebody else stands there, and the activity is not each player's own."""
        s = self.s
        for other in range(s.players):
            if other != self.seat and s.at[other] == place:
                return s.content.activity_limit[activity] != v.ONCE_EVER
        return False

    def look_for_patterns(self) -> None:
        """Patterns of the scenario that are launched on certain tiles."""
        s = self.s
        here = s.at[self.seat]
        for card in cards_in_play(s):
            for source in s.content.card_patterns[card]:
                if s.content.launch_at[source] >= 0 and not was_launched(s, source, self.seat):
                    board, bits = s.launcher[self.seat], essential_bits(s, self.seat)
                    ready = len(lying(s.content.shapes, source, board, bits, 0)) > 0
                    for place in s.select(s.content.launch_at[source], self.seat, NONE):
                        s.at[self.seat] = place
                        worth = self.reader.script(s.content.launch_does[source])
                        self.goals[place] += worth if ready else worth * WORTH.soon // 100
        s.at[self.seat] = here

    def look_for_lines(self) -> None:
        """What scenario cards do when somebody has moved somewhere."""
        s = self.s
        if (s.heard & bit(v.MOVED)) == 0:
            return
        program, here = s.program, s.at[self.seat]
        for source in range(0, i64(len(s.sources)), SOURCE):
            if s.sources[source + 1] != NOBODYS:
                continue
            script = s.sources[source] * SCRIPT
            for line in range(program.scripts[script + 1], program.scripts[script + 2], LISTENER):
                if program.listeners[line] == v.MOVED:
                    for place in range(s.layout().places):
                        s.at[self.seat] = place
                        if s.holds(program.listeners[line + 3], self.seat, place):
                            self.goals[place] += self.reader.block(program.listeners[line + 4], self.seat, place)
        s.at[self.seat] = here

    def find(self, place: i64) -> i64:
        s = self.s
        worth: i64 = 0
        if s.explore[place] == UNSEEN:
            worth += WORTH.exploration
        elif s.explore[place] > UNSEEN:
            worth += self.reader.script(s.content.exploration[s.explore[place] - UNSEEN - 1])
        if ((s.face_up >> place) & 1) == 0:
            worth += WORTH.unseen_tile + self.reader.wishes.turn_up[place]
        return worth

    # -- what a place is worth ---------------------------------------------------------------------------------------------

    def destination(self, place: i64) -> i64:
        """To end the own move there; where one stands: to stay."""
        s = self.s
        here = s.at[self.seat]
        s.at[self.seat] = place
        trace = stationary_of(s, self.seat, place) if place == here else entry_of(s, self.seat, place)
        if s.tile_at[place] < 0:
            trace = UNKNOWN_ENTRY
        worth = -self.reader.rise(self.seat, trace) + self.district(place) + self.goals[place]
        worth += self.finds[place] if place != here else 0
        worth += self.ahead(place, max(1, s.content.mov[active_body(s, self.seat)] + s.trait(v.MOV, self.seat)))
        s.at[self.seat] = here
        return worth

    def district(self, place: i64) -> i64:
        s = self.s
        if s.tile_at[place] < 0 or not has_district(s, self.seat, place):
            return 0
        return max(0, self.reader.block(s.program.block(s.content.district[s.tile_at[place]]), self.seat, place))

    def ahead(self, place: i64, steps: i64) -> i64:
        """The best that can be reached from there in later turns, less the longer it takes."""
        s = self.s
        beside = s.layout().beside
        open_ones = s.all_places() & ~s.closed(self.seat)
        known = distances(beside, ONE << place, (open_ones & s.face_up) | (ONE << place), open_ones)
        straight = distances(beside, ONE << place, open_ones, open_ones)
        best: i64 = 0
        for other in range(s.layout().places):
            worth = self.goals[other] + self.finds[other]
            if other == place or worth <= best:
                continue
            turns = (known[other] + steps - 1) // steps if known[other] < FAR else straight[other] // 2 + 1
            best = max(best, self.after(worth, turns))
        return best

    def after(self, worth: i64, turns: i64) -> i64:
        if turns >= self.s.time and self.s.time > 0:
            return worth * WORTH.far // 200  # too late for this card, perhaps not for the next
        share = WORTH.soon if turns <= 1 else WORTH.later if turns == 2 else WORTH.far
        return worth * share // 100

    # -- the BOT -------------------------------------------------------------------------------------------------------

    def for_bot(self, place: i64) -> i64:
        """To have it stand there: it finds things, counts as a character, and may stand in for a battery."""
        s = self.s
        worth = self.finds[place] if place != s.bot_at else 0
        if place != s.at[self.seat]:
            worth += max(0, self.goals[place] - (0 if s.batteries > 1 else WORTH.battery)) * WORTH.soon // 100
            worth += max(0, self.district(place) - WORTH.battery) // 2 if ((s.face_up >> place) & 1) != 0 else 0
        worth += self.reader.wishes.be_at[place]
        return worth + self.ahead(place, STEPS_OF_BOT) // 2

    # -- what has to stay on the Launcher ----------------------------------------------------------------------------------

    def kept_for_a_test(self, place: i64) -> i64:
        """The cells with tokens for a Test that this seat can take part in, as bits; `each_kept` is what one of them is worth."""
        s = self.s
        for activity in range(i64(len(s.content.activity_card))):
            if is_active(s, s.content.activity_card[activity]) and is_test(s, activity):
                at = first_step(s, activity)
                together = s.program.steps[at + 1] == group_test and self.somebody_is_at(activity)
                worth = self.activity(activity) if together or self.stands_at(activity, place) else 0
                if worth > 0:
                    arguments, count = s.program.steps[at + 2], s.program.steps[at + 3]
                    self.each_kept = worth // (2 + max(1, s.argument(arguments, 1, count, self.seat, NONE)))
                    return fitting_tokens(s, self.seat, s.argument(arguments, 0, count, self.seat, NONE))
        return 0

    def somebody_is_at(self, activity: i64) -> bool:
        """T-247: whoever is there starts it, and all may join."""
        for seat in range(self.s.players):
            if self.stands_at(activity, self.s.at[seat]):
                return True
        return False

    def tokens_for_activities(self, place: i64) -> i64:
        """How many tokens must be left for something worth doing here."""
        s = self.s
        steps = s.program.steps
        needed: i64 = 0
        for activity in range(i64(len(s.content.activity_card))):
            if is_active(s, s.content.activity_card[activity]) and self.stands_at(activity, place):
                at = s.program.block(s.content.activity_does[activity])
                if steps[at] == PAY and self.activity(activity) > 0:
                    cost = steps[at + 1]
                    verb = steps[cost + 1]
                    if verb == dump_verb or verb == discard_verb:
                        needed += s.argument(steps[cost + 2], 0, steps[cost + 3], self.seat, NONE)
        return needed

    def stands_at(self, activity: i64, place: i64) -> bool:
        s = self.s
        if s.content.activity_at[activity] < 0:
            return True
        return place in s.select(s.content.activity_at[activity], self.seat, NONE)


def is_test(s: Tamashii, activity: i64) -> bool:
    at = first_step(s, activity)
    verb = s.program.steps[at + 1]
    return s.program.steps[at] == LINE and (verb == test or verb == group_test)


def first_step(s: Tamashii, activity: i64) -> i64:
    """Where an activity begins in earnest, behind an `if` or a payment."""
    steps = s.program.steps
    at = s.program.block(s.content.activity_does[activity])
    while steps[at] == IF or steps[at] == PAY:
        at = steps[at + 2]
    return at
