"""Whom and what an effect may be aimed at. All of it is public."""

from __future__ import annotations

from ludarium.core import zones
from ludarium.core.bits import has_bit
from ludarium.core.native import append, i64, vec
from ludarium.core.zones import LAYERS
from ludarium.games.anima.state import DISCARDS, IN_PLAY, NONE, NOWHERE, PARTY, Anima
from ludarium.games.anima.tables import ANY_TYPE


def others(s: Anima, figure: i64) -> vec[i64]:
    """The other figures in turn order, from this one on."""
    found: vec[i64] = vec[i64]([])
    for step in range(1, s.settings.figures):
        found = append(found, (figure + step) % s.settings.figures)
    return found


def others_with_cards(s: Anima, figure: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    for other in others(s, figure):
        if s.hand_size(other) > 0:
            found = append(found, other)
    return found


def others_of_two(s: Anima, figure: i64) -> vec[i64]:
    """Parties that can lose a Character and are still one (A-225)."""
    found: vec[i64] = vec[i64]([])
    for other in others(s, figure):
        if s.size(other) > 1:
            found = append(found, other)
    return found


def others_at_work(s: Anima, figure: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    for other in others(s, figure):
        if not s.has_lost(other) and s.size(other) > 0:
            found = append(found, other)
    return found


def others_with_secrets(s: Anima, figure: i64) -> vec[i64]:
    """Figures with a secret Mission that this one has not seen."""
    found: vec[i64] = vec[i64]([])
    for other in others(s, figure):
        if len(secrets_of(s, other, figure)) > 0:
            found = append(found, other)
    return found


def secrets_of(s: Anima, owner: i64, viewer: i64) -> vec[i64]:
    """Which of the owner's two Missions the viewer could still learn."""
    found: vec[i64] = vec[i64]([])
    for place in range(i64(2)):
        mission = s.mission[2 * owner + place]
        if mission != NONE and not has_bit(s.mission_known[mission], viewer):
            found = append(found, place)
    return found


def others_in_play(s: Anima, figure: i64) -> vec[i64]:
    """Lasting Plots and Organizations of others."""
    found: vec[i64] = vec[i64]([])
    for other in others(s, figure):
        for card in s.cards.plots:
            if s.advantage_at[card] == IN_PLAY + other:
                found = append(found, card)
        if s.guild[other] != NONE:
            found = append(found, s.guild[other])
    return found


def characters_of_others(s: Anima, figure: i64, here: bool, but: i64) -> vec[i64]:
    """Characters of other parties, on the own Area or anywhere, without those whose bit is set."""
    found: vec[i64] = vec[i64]([])
    for other in others(s, figure):
        if not here or (s.at[other] == s.at[figure] and s.at[figure] != NOWHERE):
            for one in s.members(other):
                if not has_bit(but, one):
                    found = append(found, one)
    return found


def inclined_of(s: Anima, figure: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    for one in s.members(figure):
        if has_bit(s.inclined, one):
            found = append(found, one)
    return found


def awake_of(s: Anima, figure: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    for one in s.members(figure):
        if not has_bit(s.asleep, one):
            found = append(found, one)
    return found


def straight_of(s: Anima, figure: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    for one in s.members(figure):
        if s.able(one):
            found = append(found, one)
    return found


def is_equal(s: Anima, one: i64, other: i64) -> bool:
    """A-91: the sizes differ by at most 1, in either direction."""
    return -1 <= s.size(one) - s.size(other) <= 1


def equals_here(s: Anima, figure: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    for other in others(s, figure):
        if s.at[other] == s.at[figure] and s.at[figure] != NOWHERE and is_equal(s, figure, other):
            found = append(found, other)
    return found


def owner_of(s: Anima, character: i64) -> i64:
    """NONE for one that is in no party."""
    return max(NONE, (s.character_at[character] - PARTY) // LAYERS)


def spent_of_type(s: Anima, wanted: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    for card in zones.in_order(s.advantage_at, DISCARDS):
        if wanted == ANY_TYPE or s.cards.type[card] == wanted:
            found = append(found, card)
    return found


def veiled_areas(s: Anima, viewer: i64) -> vec[i64]:
    """Face-down Encounters that the viewer has not seen."""
    found: vec[i64] = vec[i64]([])
    for area in s.areas:
        card = s.lying(area)
        if card != NONE and not has_bit(s.encounter_known[card], viewer):
            found = append(found, area)
    return found


def areas_with(s: Anima, encounter: bool) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    for area in s.areas:
        if s.has_encounter(area) == encounter:
            found = append(found, area)
    return found
