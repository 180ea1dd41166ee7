"""The District effect of the tile one stands on, or of one within reach (T-192, T-193, T-306)."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.kernel import note, rule
from ludarium.core.language.lines import AGREED, offered, run_block
from ludarium.core.language.moments import announce, happen
from ludarium.core.language.program import NONE as NOTHING
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.rules import bot
from ludarium.games.tamashii.rules.protocols import complete_stages, stages_due
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import DISTRICT, DISTRICTED, NO_DISTRICT, REACH

SKIP: Final = -1
DISTRICT_USED: Final = note("district_used", "seat", "tile")


@rule
def district_effect(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-192: at most once, and only if one likes; T-267: the BOT may have stood in, until here."""
    s.step_begins()
    s.later(bot.stands_in_no_longer, seat)
    s.now(offer_district, seat)


@rule
def offer_district(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-115: what the move has completed comes first."""
    if stages_due(s):
        s.later(offer_district, seat)
        s.now(complete_stages)
        return
    places = usable_districts(s, seat)
    if len(places) > 0:
        s.show(seat, append(places, SKIP), district_chosen, seat)


def usable_districts(s: Tamashii, seat: i64) -> vec[i64]:
    """The own tile, and revealed ones in reach, if their effect can do anything."""
    here = s.place_of(seat)
    found: vec[i64] = vec[i64]([])
    if (s.district_used & BIT[seat]) != 0:
        return found
    reach = s.trait(REACH, seat)
    far = s.far_from(here, seat)
    for place in range(s.layout().places):
        if (place == here or far[place] <= reach) and has_district(s, seat, place):
            found = append(found, place)
    return found


def has_district(s: Tamashii, seat: i64, place: i64) -> bool:
    if (s.face_up & BIT[place]) == 0 or s.trait(NO_DISTRICT, seat, place) != 0:
        return False
    script = s.content.district[s.tile_at[place]]
    return script >= 0 and offered(s, s.program.block(script), seat, NOTHING)


@rule
def district_chosen(s: Tamashii, seat: i64, _b: i64, place: i64) -> None:
    if place == SKIP:
        return
    s.district_used |= BIT[seat]
    announce(s, DISTRICT, seat, 0, place, 0, district_resolved)


@rule
def district_resolved(s: Tamashii, _amount: i64, seat: i64, place: i64) -> None:
    tile = s.tile_at[place]
    s.tell(DISTRICT_USED, seat, tile)
    s.districts_seen[seat] |= BIT[tile]
    s.later(district_is_over, seat, place)
    run_block(s, s.program.block(s.content.district[tile]), seat, place, AGREED)


@rule
def district_is_over(s: Tamashii, seat: i64, place: i64, _c: i64) -> None:
    happen(s, DISTRICTED, seat, 0, place)
