"""What the Day still brings and what comes after it, as far as the rules tell. A mode puts in what it adds, or takes out."""

from __future__ import annotations

from ludarium.games.hara.catalogue import mode_of
from ludarium.games.hara.modes.spec import Happening
from ludarium.games.hara.state import DAWN, DUSK, LAST_DAY, Hara

MOST = 4  # more is not read


def coming(s: Hara, knows_shift: bool) -> list[Happening]:
    return mode_of(s).ahead(s, usual(s, knows_shift))[:MOST]


def usual(s: Hara, knows_shift: bool) -> list[Happening]:
    day, found = int(s.day), []
    if s.round == DAWN:
        found.append(Happening("dusk", "moon", {"day": day, "n": int(s.variant.dusk_cards(s))}))
        if day == 3 and not s.variant.arena:
            found.append(Happening("ultimate", "crown"))
    if day >= LAST_DAY:
        return [*found, Happening("end", "hex", {"many": "yes" if s.settings.seats > 1 else "no"})]
    if s.round in (DAWN, DUSK):
        found.append(Happening("shift", "swap", {"known": "yes" if knows_shift else "no"}))
    return [*found, Happening("dawn", "sun", {"day": day + 1})]
