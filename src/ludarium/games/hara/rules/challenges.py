"""Challenges, Events and Rifts (section 7)."""

from __future__ import annotations

from typing import Final

from ludarium.core.fields import field
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.hara.rules import resources
from ludarium.games.hara.rules.combat import bury_the_dead, give
from ludarium.games.hara.rules.decks import D6_FACES, discard
from ludarium.games.hara.rules.energy import look_for_winner
from ludarium.games.hara.rules.monsters import lasting, tell_item, tell_lasting
from ludarium.games.hara.rules.sources import INSIGHT, PAID, ROLL, tell_word
from ludarium.games.hara.state import D6, NONE, THOMAS, Hara
from ludarium.games.hara.tables import CARDS, NO_SCRIPT, RIFT
from ludarium.games.hara.traits import EASY, FOCUS_STONE, HARD

MEETS: Final = note("meets", "seat", "card")
CHALLENGED: Final = note("challenged", "seat", "total", "difficulty")
SUCCEEDS: Final = note("succeeds", "seat")
FAILS: Final = note("fails", "seat")
CLOSES: Final = note("closes", "seat", "card")

SHIFT_CARD: Final = 200  # a Challenge on a World Shift card: its number plus this
SPIRIT: Final = field(16)  # what is paid
CHARGE: Final = SPIRIT.above(16)  # Thomas, on a Rift


@rule
def resolve_event(s: Hara, card: i64, seat: i64, _c: i64) -> None:
    """H-79a: the top Energy, the text or the Challenge. The card is gone in any case, so it leaves first."""
    s.tell(MEETS, seat, card)
    discard(s, card)
    if s.cards.difficulty[card] > 0:
        s.later(challenge, card, seat)
    elif s.cards.does[card] != NO_SCRIPT:
        give(s, seat, s.cards.does[card])
    give(s, seat, s.cards.reward[card])


def difficulty_of(s: Hara, source: i64, seat: i64) -> i64:
    """Printed, harder or easier by what is in play; on a World Shift card nothing changes it."""
    if source >= SHIFT_CARD:
        return s.cards.shift_difficulty[source - SHIFT_CARD]
    here = s.at[seat]
    return max(0, s.cards.difficulty[source] + lasting(s, HARD, NONE, here) - lasting(s, EASY, NONE, here))


def tell_difficulty(s: Hara, source: i64, seat: i64) -> None:
    if source < SHIFT_CARD:
        tell_lasting(s, HARD, NONE, s.at[seat], 1)
        tell_lasting(s, EASY, NONE, s.at[seat], -1)


def bonus_of(s: Hara, seat: i64) -> i64:
    """What is added to the roll."""
    return s.has_item(seat, FOCUS_STONE) + (s.insight if s.turn == seat else 0)


def is_rift(s: Hara, source: i64) -> bool:
    return source < CARDS and s.cards.kind[source] == RIFT


@rule
def challenge(s: Hara, source: i64, seat: i64, _c: i64) -> None:
    """H-77a: name and pay Spirit, 0 up to all. H-222b: on a Rift Thomas may pay Charge as if it were Spirit."""
    charges: i64 = s.resource[seat] if s.champion[seat] == THOMAS and is_rift(s, source) else 0
    options: vec[i64] = vec[i64]([])
    for charge in range(charges + 1):
        for spirit in range(s.spirit[seat] + 1):
            options = append(options, spirit + CHARGE.put(charge))
    s.ask(seat, options, pay_and_roll, source, seat)


@rule
def pay_and_roll(s: Hara, source: i64, seat: i64, paid: i64) -> None:
    """The roll is always made."""
    spirit, charge = SPIRIT.of(paid), CHARGE.of(paid)
    s.spirit[seat] -= spirit
    if charge > 0:
        resources.add(s, seat, -charge)
    s.spending = spirit + charge
    s.chance(D6, D6_FACES, challenge_is_rolled, source, seat)


@rule
def challenge_is_rolled(s: Hara, source: i64, seat: i64, roll: i64) -> None:
    """H-77: success if roll and Spirit spent reach the difficulty."""
    total = roll + s.spending + bonus_of(s, seat)
    difficulty = difficulty_of(s, source, seat)
    if total > roll:
        tell_word(s, ROLL, roll)
        tell_word(s, PAID, s.spending)
        tell_item(s, seat, FOCUS_STONE)
        tell_word(s, INSIGHT, s.insight if s.turn == seat else 0)
    s.tell(CHALLENGED, seat, total, difficulty)
    s.spending = 0
    if s.turn == seat:
        s.insight = 0
    success = total >= difficulty
    s.tell(SUCCEEDS if success else FAILS, seat)
    if source >= SHIFT_CARD:
        give(s, seat, s.cards.shift_success[source - SHIFT_CARD] if success else s.cards.shift_failure[source - SHIFT_CARD])
    elif not success:
        give(s, seat, s.cards.failure[source])
    elif is_rift(s, source):
        s.tell(CLOSES, seat, source)
        s.later(rift_is_gone, source)  # H-80a: top reward, success reward, discarded
        give(s, seat, s.cards.success[source])
        give(s, seat, s.cards.reward[source])
    else:
        give(s, seat, s.cards.success[source])


@rule
def rift_is_gone(s: Hara, card: i64, _b: i64, _c: i64) -> None:
    """H-81: with the card its effect ends."""
    discard(s, card)
    bury_the_dead(s)
    look_for_winner(s)
