"""What the end of the turn would bring if it came now: for the board, worked out by the rules themselves."""

from __future__ import annotations

from msgspec import Struct, field

from ludarium.games.hara.atlas import RING
from ludarium.games.hara.lexicon import Lexicon, foe_id
from ludarium.games.hara.rules.combat import CHAMPION_TARGET, FOE_TARGET, WHOM, strike
from ludarium.games.hara.rules.monsters import attack_of
from ludarium.games.hara.rules.turn import attackers, hunts_to
from ludarium.games.hara.state import NOWHERE, Hara
from ludarium.games.hara.traits import SHIELD


class Blow(Struct):
    card: str  # of a Monster, a Corrupted, or what the mode takes: `toll-<mode>`
    attack: int


class Danger(Struct):
    """What the Monsters would do if the turn ended here."""

    total: int
    health_after: int
    blows: list[Blow] = field(name="from")


def danger(s: Hara, names: Lexicon, seat: int) -> Danger:
    """Phase II as it would be now: who attacks, for how much, and the Health that would be left."""
    after = s.clone()
    for card in after.in_play:
        if after.hostile(card):
            after.where[card] = hunts_to(after, card, seat)
    blows = [(names.places[card].id, int(attack_of(after, card))) for card in attackers(after, seat)]
    if s.foe_at != NOWHERE and s.at[seat] >= RING and s.distance(s.foe_at, s.at[seat]) <= s.cards.foe_range[s.foe]:
        blows.append((foe_id(int(s.foe)), int(s.cards.foe_attack[s.foe])))
    spared = (int(s.guard) + max(0, int(s.has_item(seat, SHIELD) - s.shielded))) if s.turn == seat else 0
    blows.append((f"toll-{s.variant.id}", int(s.variant.toll(s, seat))))
    total = max(0, sum(n for _, n in blows) - spared)
    return Danger(
        total=total,
        health_after=max(0, int(s.health[seat]) - total),
        blows=[Blow(card=card, attack=n) for card, n in blows if n > 0],
    )


def blow(s: Hara, seat: int, target: int, damage: int) -> dict[str, object]:
    """What a hit on a single target would do to it: the damage dealt, and whether it falls to it."""
    after, whom = s.clone(), int(WHOM.of(target))
    dealt = int(strike(after, seat, target, damage))
    if whom == FOE_TARGET:
        falls = bool(after.foe_fell)
    elif whom >= CHAMPION_TARGET:
        falls = dealt >= s.health[whom - CHAMPION_TARGET]
    else:
        falls = after.place(whom) == NOWHERE
    return {"damage": dealt, "falls": "yes" if falls else "no"}


def doomed(s: Hara, champion: int) -> bool:
    """The Corrupted Champion: would Ophion's normal attack fell this Champion at the end of an activation here?"""
    near = s.at[champion] != NOWHERE and s.distance(s.at[champion], s.foe_at) <= s.cards.foe_range[s.foe]
    return bool(near and s.health[champion] <= s.cards.foe_attack[s.foe])
