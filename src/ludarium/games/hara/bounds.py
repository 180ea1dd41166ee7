"""What each field of a state of Champions of Hara can hold."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.core.bounds import COUNT, FLAG, Bounds, bits, one_of, one_of_or_none, upto
from ludarium.core.kernel import EVERYBODY
from ludarium.games.hara.atlas import SPACES
from ludarium.games.hara.state import (
    CHAMPIONS,
    CORRUPTED,
    HELD,
    LAST_BY,
    LAST_DAY,
    MOST_ENERGY,
    PAID,
    PHASES,
    RESIGNED,
    ROUNDS,
    Hara,
    inventory_of,
)
from ludarium.games.hara.tables import ABILITIES, CARDS

WORLDS = 6
POINTS = upto(200)  # damage, Health, what cards add up to
SPACE = one_of_or_none(SPACES)
STACK = 4 * 1000


def bounds(s: Hara) -> Mapping[str, Bounds]:
    figures, seats = len(s.at), int(s.settings.seats)
    return {
        **dict.fromkeys(("cut_off", "cut_slots", "stones", "cubes"), bits(WORLDS)),
        **dict.fromkeys(("world_in", "slot_of", "ghost"), one_of_or_none(WORLDS)),
        **dict.fromkeys(("where", "shifts", "items", "ability"), upto(inventory_of(seats) - 1)),
        **dict.fromkeys(("at", "clue", "foe_at"), SPACE),
        **dict.fromkeys(("health", "spirit", "resource", "hurt", "aim", "calm", "activations", "guard", "shielded"), POINTS),
        **dict.fromkeys(("insight", "limit", "spending", "foe_health"), POINTS),
        **dict.fromkeys(("frightened", "edged", "down", "knocked", "felled", "foe_fell"), FLAG),
        **dict.fromkeys(("in_play", "queue"), one_of(CARDS).row_of(CARDS)),
        "day": upto(LAST_DAY),
        "round": one_of(len(ROUNDS)),
        "phase": one_of(len(PHASES)),
        "turn": one_of_or_none(figures),
        "hero": one_of(figures),
        "floor": upto(STACK),
        "outcome": upto(RESIGNED),
        "winners": bits(seats),
        "shifts_known": Bounds(EVERYBODY, 2**seats - 1),
        "backlash": Bounds(-2, CARDS * SPACES - 1, 4 * CARDS),
        "marks": upto(LAST_BY * (figures + 1) - 1),
        "champion": one_of(len(CHAMPIONS)),
        "energy": upto(MOST_ENERGY),
        "reached": upto(PAID * 256 - 1),
        "items_used": bits(len(s.items)),
        "order": upto(WORLDS),
        "walked": COUNT,
        "side": upto(2),
        "playing": one_of_or_none(ABILITIES),
        "token": Bounds(HELD, SPACES - 1),
        "clue_number": upto(4),
        "clues": upto(4),
        "omen": upto(WORLDS),
        "foe": one_of_or_none(len(CORRUPTED)),
        "foe_winds": upto(WORLDS),
        "orders_left": bits(WORLDS + 1),
        "ghost_last": one_of_or_none(ABILITIES * figures),
        **({"own": upto(int(s.variant.most))} if s.variant.numbers else {}),
    }
