"""Windows: the moments at which others may break in, and the uses that open one themselves (section 15).

Who is asked follows from what everybody can see (A-152): the real hand never matters, and a player with nothing to play is asked
all the same. That a client may pass for its player is its own affair (A-156)."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.fields import field
from ludarium.core.kernel import EVERYBODY, note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.anima.rules.decks import move_advantage, spend_advantage
from ludarium.games.anima.rules.uses import could_be_used, could_hold, is_held, might_use_now, payers, uses_now
from ludarium.games.anima.state import AGAINST_PARTY, ANNOUNCED, CRISIS_PHASE, GUILD, IN_PLAY, NONE, Anima, plus
from ludarium.games.anima.tables import (
    ADVANTAGES,
    COMBAT,
    FIRST_ABILITY,
    NO_SCRIPT,
    ORGANIZATION,
    PLOT,
)

# the windows
W1_USE: Final = 1
W2_MOVE: Final = 2
W3_ENCOUNTER: Final = 3
W4_CARDS: Final = 4
W5_DICE: Final = 5
W6_DIE: Final = 6
W7_DECLARATION: Final = 7
W8_OUTCOME: Final = 8
W9_REWARD: Final = 9

PASS: Final = -1

PASSED: Final = field(8)  # in a row
AT: Final = PASSED.above(8)  # who is asked, counted from the active player on

USED: Final = note("uses", "seat", "use")
INCLINES: Final = note("inclines", "seat", "character")
STAYS: Final = note("stays_in_play", "seat", "use")
LEAVES_GUILD: Final = note("leaves_guild", "seat", "use")
FAILS: Final = note("is_cancelled", "use")


# -- W1 to W3 and W5 to W9 -------------------------------------------------------------------------------------------


@rule
def window(s: Anima, number: i64, at: i64, passed: i64) -> None:
    """A-148, A-149: one after another, the active player first; it closes when all have passed in a row."""
    count = s.settings.seats
    first = active_place(s)
    while passed < count:
        figure = polled(s, first, at)
        if is_asked(s, figure, number):
            s.show(figure, reactions(s, figure, number), react, number, AT.put(at % count) + PASSED.put(passed))
            return
        at += 1
        passed += 1


@rule
def react(s: Anima, number: i64, where: i64, use: i64) -> None:
    """A play opens W1 for itself; then the window is asked again from the active player on."""
    if use == PASS:
        s.now(window, number, AT.of(where) + 1, PASSED.of(where) + 1)
        return
    s.later(window, number)
    s.now(announce, polled(s, active_place(s), AT.of(where)), use)


def active_place(s: Anima) -> i64:
    """Where in the turn order the active player stands."""
    last: i64 = len(s.order) - 1
    place: i64 = 0
    while place < last and s.order[place] != s.slot:
        place += 1
    return place


def polled(s: Anima, first: i64, at: i64) -> i64:
    """The active player first, then in turn order; the Rival never reacts (A-197), so against it the one seat is polled."""
    return 0 if s.settings.rival else s.order[(first + at) % i64(len(s.order))]


def may_react(s: Anima, figure: i64) -> bool:
    """A-167: whoever has lost the turn does nothing, unless the option says so; in the Crisis it is the match that is lost."""
    return s.size(figure) > 0 and (not s.has_lost(figure) or (s.settings.losers_react and s.phase != CRISIS_PHASE))


def is_asked(s: Anima, figure: i64, number: i64) -> bool:
    """A-152 to A-154"""
    if not may_react(s, figure):
        return False
    if s.settings.ask_everybody:
        return True
    for use in s.cards.fits[number]:
        if could_hold(s, figure, use) and could_be_used(s, figure, use):
            return True
    return False


def reactions(s: Anima, figure: i64, number: i64) -> vec[i64]:
    """To pass, and whatever this figure really has that fits."""
    found = vec[i64]([PASS])
    for use in s.cards.fits[number]:
        if is_held(s, figure, use) and could_be_used(s, figure, use):
            found = append(found, use)
    return found


# -- W4 --------------------------------------------------------------------------------------------------------------


@rule
def combat_cards(s: Anima, at: i64, passed: i64, _c: i64) -> None:
    """A-143, A-151: the attacker begins, the combatants alternate, and it closes after two passes in a row. With the option
    everybody else may help once both have passed."""
    asked = combatants(s)
    count: i64 = len(asked)
    sides: i64 = len(players_fighting(s))
    while passed < count and s.ending == 0:
        place = at % sides if passed < sides else passed  # bystanders come after both
        figure = asked[place]
        if may_react(s, figure) and (s.settings.ask_everybody or might_use_now(s, figure, COMBAT)):
            options = vec[i64]([PASS])
            for use in uses_now(s, figure, COMBAT):
                options = append(options, use)
            s.show(figure, options, add_to_combat, place, passed)
            return
        at += 1
        passed += 1


@rule
def add_to_combat(s: Anima, at: i64, passed: i64, use: i64) -> None:
    if use == PASS:
        s.now(combat_cards, at + 1, passed + 1)
        return
    s.later(combat_cards, at + 1 if at < len(players_fighting(s)) else 0)
    s.now(announce, combatants(s)[at], use)


def players_fighting(s: Anima) -> vec[i64]:
    """The two sides, as far as they are players."""
    found: vec[i64] = vec[i64]([])
    if not s.is_rival(s.fighter):
        found = append(found, s.fighter)
    if s.fight == AGAINST_PARTY and not s.is_rival(s.foe):
        found = append(found, s.foe)
    return found


def combatants(s: Anima) -> vec[i64]:
    """The two sides; with the option the others after them."""
    found = players_fighting(s)
    if s.settings.bystanders:
        for at in range(s.settings.seats):
            figure = polled(s, active_place(s), at)
            if figure != s.fighter and not (s.fight == AGAINST_PARTY and figure == s.foe):
                found = append(found, figure)
    return found


# -- a use -----------------------------------------------------------------------------------------------------------


@rule
def announce(s: Anima, figure: i64, use: i64, _c: i64) -> None:
    """A-140 to A-142: a Skill inclines a Character with its symbol, a Plot nobody, an ability its own if it says so."""
    if use < ADVANTAGES and s.cards.type[use] < PLOT:
        s.ask(figure, payers(s, figure, s.cards.type[use]), pay_and_announce, figure, use)
    elif s.cards.inclines[use] == 1:
        s.now(pay_and_announce, figure, use, use - FIRST_ABILITY)
    else:
        s.now(pay_and_announce, figure, use, NONE)


@rule
def pay_and_announce(s: Anima, figure: i64, use: i64, payer: i64) -> None:
    """A-145: cost and card are spent at once; then W1, then the effect."""
    s.tell(USED, figure, use)
    if payer != NONE:
        s.inclined |= BIT[payer]
        if payer != use - FIRST_ABILITY:  # whoever is called on is the one who inclines
            s.tell(INCLINES, figure, payer)
    if use < ADVANTAGES:
        s.played |= BIT[use]
        if payer != NONE:
            s.paid |= BIT[payer]
        if stays(s, use):
            move_advantage(s, use, ANNOUNCED, EVERYBODY)
        else:
            spend_advantage(s, use)
    else:
        s.acted |= BIT[use - FIRST_ABILITY]
    s.uses = plus(plus(plus(s.uses, figure), use), 0)
    s.later(take_effect)
    s.now(window, W1_USE)


def stays(s: Anima, use: i64) -> bool:
    return use < ADVANTAGES and (s.cards.trait[use] != 0 or s.cards.type[use] == ORGANIZATION)


@rule
def take_effect(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """Unless it was cancelled: the script, sentence by sentence, or the card stays in play."""
    count: i64 = len(s.uses)
    figure, use, cancelled = s.uses[count - 3], s.uses[count - 2], s.uses[count - 1]
    s.uses = s.uses[: count - 3]
    if cancelled == 1:
        s.tell(FAILS, use)
        if stays(s, use):
            spend_advantage(s, use)
    elif stays(s, use):
        put_in_play(s, figure, use)
    elif s.cards.does[use] != NO_SCRIPT:
        perform_for(s, figure, s.cards.scripts[s.cards.does[use]])


def put_in_play(s: Anima, figure: i64, card: i64) -> None:
    """A-141, A-159: joining an Organization discards the former."""
    if s.cards.type[card] == ORGANIZATION:
        leave_guild(s, figure)
        move_advantage(s, card, GUILD + figure, EVERYBODY)
    else:
        move_advantage(s, card, IN_PLAY + figure, EVERYBODY)
    s.tell(STAYS, figure, card)


def leave_guild(s: Anima, figure: i64) -> None:
    """A-51"""
    card = s.guild[figure]
    if card != NONE:
        spend_advantage(s, card)
        s.tell(LEAVES_GUILD, figure, card)


def perform_for(s: Anima, figure: i64, script: vec[i64]) -> None:
    """Push a script; before each sentence it is said for whom it happens, since others may have broken in meanwhile."""
    at: i64 = len(script) - 4
    while at >= 0:
        s.later(script[at], script[at + 1], script[at + 2], script[at + 3])
        s.later(happens_to, figure)
        at -= 4


@rule
def happens_to(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    s.user = figure
