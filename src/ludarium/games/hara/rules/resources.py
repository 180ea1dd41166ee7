"""The six unique resources (H-221 to H-223): each champion's own rule, at the moment it speaks of."""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import note
from ludarium.core.native import i64
from ludarium.games.hara.atlas import GREEN, RING, WORLD_COLOUR, world_of
from ludarium.games.hara.rules.sources import (
    CLOSE_BLOW,
    DEFEAT,
    FELLED_ONE,
    HURT,
    OTHER_SIDE,
    QUIET,
    QUIET_GREEN,
    UNUSED,
    tell_word,
)
from ludarium.games.hara.state import KAORU, LEAF, ORIC, PERSEPHONE, SOFF, THOMAS, Hara

CHANGES: Final = note("resource", "seat", "n", "now")

NOT_SAID: Final = -1  # why it changes: the card that was played says it

IN_HAND: Final = 1
ON_BOARD: Final = 2


def add(s: Hara, seat: i64, n: i64, why: i64 = NOT_SAID) -> None:
    """Within 0 and what the character card allows."""
    before = s.resource[seat]
    after = max(0, min(before + n, s.cards.resource_most[s.champion[seat]]))
    if after != before:
        s.resource[seat] = after
        if why != NOT_SAID:
            tell_word(s, why, after - before)
        s.tell(CHANGES, seat, after - before, after)


def when_damaged(s: Hara, seat: i64) -> None:
    """Kaoru & Kuma, Grit: +1 each time damage is dealt to them."""
    if s.champion[seat] == KAORU:
        add(s, seat, 1, HURT)


def when_monster_felled(s: Hara, seat: i64) -> None:
    """Persephone, Fear: +1 per Monster she defeats."""
    if s.champion[seat] == PERSEPHONE:
        add(s, seat, 1, FELLED_ONE)


def when_monster_hurt(s: Hara, seat: i64, distance: i64) -> None:
    """Persephone, Fear: +1 the first time per turn she damages a Monster on her space."""
    if s.champion[seat] == PERSEPHONE and distance == 0 and s.frightened == 0:
        s.frightened = 1
        add(s, seat, 1, CLOSE_BLOW)


def when_defeated(s: Hara, seat: i64) -> None:
    """Persephone, Fear: 0 when defeated."""
    if s.champion[seat] == PERSEPHONE:
        add(s, seat, -s.resource[seat], DEFEAT)


def when_walking(s: Hara, seat: i64) -> None:
    """Soff, Rhythm: +1 per step she walks in her turn."""
    if s.champion[seat] == SOFF and s.turn == seat:
        add(s, seat, 1)


def when_turn_is_over(s: Hara, seat: i64) -> None:
    """Soff, Rhythm: 0 in step G."""
    if s.champion[seat] == SOFF:
        add(s, seat, -s.resource[seat])


def when_adventure_ends(s: Hara, seat: i64) -> None:
    """Thomas, Charge: +1 per Activation unused at the end of Phase I."""
    if s.champion[seat] == THOMAS and s.activations > 0:
        add(s, seat, s.activations, UNUSED)


def when_turn_ends(s: Hara, seat: i64) -> None:
    """Leaf, Growth: in step D on a World space without a Monster +1, in a Green World +2 instead."""
    if s.champion[seat] != LEAF or s.at[seat] < RING:
        return
    for card in s.in_play:
        if s.where[card] == s.at[seat] and s.hostile(card):
            return
    if WORLD_COLOUR[world_of(s.at[seat])] == GREEN:
        add(s, seat, 2, QUIET_GREEN)
    else:
        add(s, seat, 1, QUIET)


def when_ability_used(s: Hara, seat: i64, side: i64) -> None:
    """Oric, Discipline: +1 when an ability Activation uses the other side than his previous one this turn."""
    if s.champion[seat] == ORIC:
        if s.side != 0 and s.side != side:
            add(s, seat, 1, OTHER_SIDE)
        s.side = side
