"""Combat cards and Interruptions: what they do in their windows (section 15)."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT, has_bit
from ludarium.core.fields import field
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.anima.rules.decks import discard_met, draw_advantages, draw_from, turn_up
from ludarium.games.anima.rules.dice import FACES
from ludarium.games.anima.rules.effects import put_to_sleep
from ludarium.games.anima.rules.encounters import TOO_HIGH, TURNED_UP
from ludarium.games.anima.rules.movement import open_areas
from ludarium.games.anima.rules.sums import foe_combat, foe_traits, own_combat
from ludarium.games.anima.rules.targets import awake_of
from ludarium.games.anima.slot_choices import GO, doing
from ludarium.games.anima.state import (
    AGAINST_PARTY,
    DICE,
    DRAWN,
    ENCOUNTER_DECK,
    ESCAPED,
    NO_FIGHT,
    NONE,
    SLIPPED_AWAY,
    Anima,
)

STRENGTH: Final = note("strength", "seat", "n")
SAPPED: Final = note("sapped", "seat", "n")
FLEES: Final = note("flees", "seat")
SENT_TO: Final = note("sent_to", "seat", "other", "area")
BANISHED: Final = note("banished", "encounter")
DIE_CHANGES: Final = note("die_changes", "seat", "was", "die")
EVADES: Final = note("evades", "seat")
FORBIDDEN: Final = note("may_not_explore", "seat")
SPARED: Final = note("nobody_dies", "seat")
STANDS: Final = note("stands_ground", "seat")
DENIES: Final = note("denies", "seat", "other")
SLEEPY_FOE: Final = 3  # what a sleeping charm takes from a foe that is no party

FIRST_DIE: Final = 0  # the party's or attacker's, or the only one
SECOND_DIE: Final = 1
FACE: Final = field(8)  # that a die is turned to
TURNED: Final = FACE.above(2)  # which die


# -- W4 --------------------------------------------------------------------------------------------------------------


def add(s: Anima, figure: i64, n: i64) -> None:
    """To the side of this figure; bystanders help the party or the attacker."""
    if s.fight == AGAINST_PARTY and figure == s.foe:
        s.foe_plus += n
    else:
        s.plus += n
    s.tell(STRENGTH, figure, n)


@rule
def strength(s: Anima, n: i64, _b: i64, _c: i64) -> None:
    add(s, s.user, n)


@rule
def strength_against(s: Anima, trait: i64, n: i64, _c: i64) -> None:
    if has_bit(foe_traits(s, s.user), trait):
        add(s, s.user, n)


@rule
def strength_behind(s: Anima, n: i64, _b: i64, _c: i64) -> None:
    if foe_combat(s, s.user) > own_combat(s, s.user):
        add(s, s.user, n)


@rule
def sap(s: Anima, n: i64, _b: i64, _c: i64) -> None:
    weaken_foe(s, s.user, n)


def weaken_foe(s: Anima, figure: i64, n: i64) -> None:
    if s.fight == AGAINST_PARTY and figure == s.foe:
        s.plus -= n
    else:
        s.foe_plus -= n
    s.tell(SAPPED, figure, n)


@rule
def win_ties(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    s.wins_ties |= 2 if s.fight == AGAINST_PARTY and s.user == s.foe else 1


@rule
def escape(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """A-136: no winner; between parties as a tie, against others the turn is lost."""
    s.ending = DRAWN if s.fight == AGAINST_PARTY else ESCAPED
    s.tell(FLEES, s.user)


@rule
def slip_away(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    s.ending = DRAWN if s.fight == AGAINST_PARTY else SLIPPED_AWAY
    s.tell(FLEES, s.user)


@rule
def sleep(s: Anima, n: i64, _b: i64, _c: i64) -> None:
    """Another party loses Characters for the combat and the turn; any other foe is drowsy."""
    if s.fight != AGAINST_PARTY:
        weaken_foe(s, s.user, SLEEPY_FOE * n)
    elif n > 0:
        s.ask(s.user, awake_of(s, s.fighter if s.user == s.foe else s.foe), sleeps_in_combat, s.user, n)


@rule
def sleeps_in_combat(s: Anima, figure: i64, n: i64, character: i64) -> None:
    put_to_sleep(s, character)
    s.user = figure
    s.now(sleep, n - 1)


# -- W1, W2, W3 ------------------------------------------------------------------------------------------------------


@rule
def cancel(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """The use below this one has no effect (A-145)."""
    count: i64 = len(s.uses)
    if count > 0:
        marked = s.uses[:]
        marked[count - 1] = 1
        s.uses = marked


@rule
def redirect(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """A-61, A-66, A-183: to an Area that the party could have named itself."""
    if s.sent == 0:
        s.ask(s.user, open_areas(s, s.slot), is_sent, s.user)


@rule
def is_sent(s: Anima, figure: i64, _b: i64, area: i64) -> None:
    s.going = doing(GO, area)
    s.sent = 1
    s.tell(SENT_TO, figure, s.slot, area)


@rule
def banish(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    if s.met != NONE:
        s.tell(BANISHED, s.met)
        discard_met(s)


@rule
def another(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """The next card of the deck in its place, checked against the level as usual."""
    if s.met != NONE:
        s.tell(BANISHED, s.met)
        discard_met(s)
        draw_from(s, ENCOUNTER_DECK, comes_instead)


@rule
def comes_instead(s: Anima, _a: i64, _b: i64, card: i64) -> None:
    turn_up(s, card)
    s.tell(TURNED_UP, card, s.met_on)
    if s.cards.danger[card] > s.level(s.met_on):
        s.tell(TOO_HIGH, card)
        discard_met(s)


# -- W5, W6 ----------------------------------------------------------------------------------------------------------


@rule
def reroll(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """Any die that has just been rolled."""
    s.ask(s.user, dice_on_table(s), roll_it_again, s.user)


def dice_on_table(s: Anima) -> vec[i64]:
    found = vec[i64]([FIRST_DIE])
    if s.die_for == 0 and s.fight != NO_FIGHT:
        found = append(found, SECOND_DIE)
    return found


@rule
def roll_it_again(s: Anima, figure: i64, _b: i64, which: i64) -> None:
    s.chance(DICE, FACES, die_shows, figure, which)


@rule
def die_shows(s: Anima, figure: i64, which: i64, face: i64) -> None:
    """A die of a test under way is meant before those of a combat around it."""
    before = s.die if s.die_for != 0 else (s.die_a if which == FIRST_DIE else s.die_b)
    if s.die_for != 0:
        s.die = face
    elif which == FIRST_DIE:
        s.die_a = face
    else:
        s.die_b = face
    s.tell(DIE_CHANGES, figure, before, face)


@rule
def nudge(s: Anima, n: i64, _b: i64, _c: i64) -> None:
    """A die, up to n up or down."""
    options: vec[i64] = vec[i64]([])
    for which in dice_on_table(s):
        shown = s.die if s.die_for != 0 else (s.die_a if which == FIRST_DIE else s.die_b)
        for face in range(1, i64(7)):
            if face != shown and shown - n <= face <= shown + n:
                options = append(options, TURNED.put(which) + FACE.put(face))
    s.ask(s.user, options, is_nudged, s.user)


@rule
def is_nudged(s: Anima, figure: i64, _b: i64, what: i64) -> None:
    s.now(die_shows, figure, TURNED.of(what), FACE.of(what))


# -- W7, W8, W9 ------------------------------------------------------------------------------------------------------


@rule
def evade(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    s.ending = DRAWN
    s.tell(EVADES, s.user)


@rule
def hinder(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    s.no_explore |= BIT[s.slot]
    s.tell(FORBIDDEN, s.slot)


@rule
def save(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    s.spared |= BIT[s.user]
    s.tell(SPARED, s.user)


@rule
def hold_ground(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    s.stands |= BIT[s.user]
    s.tell(STANDS, s.user)


@rule
def deny(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    s.denied = 1
    s.tell(DENIES, s.user, s.slot)


@rule
def share(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    s.now(draw_advantages, s.user, 1)
