"""Versus Arena, the base of all modes: it changes nothing (section 10)."""

from __future__ import annotations

from typing import Final

from ludarium.core.native import i64
from ludarium.games.hara.modes.spec import Spec, beside, both
from ludarium.games.hara.state import Variant

FIRST: Final[i64] = 0


MODE: Final = Spec(
    FIRST,
    Variant("arena"),
    both("Versus Arena", "Arène des rivaux"),
    both(
        "One to four champions race through six Worlds that will not stay in their place.\n"
        "Bring ten Energy of each colour home to the Dojo before the sixth Dusk is over.\n"
        "Rivals count as targets, and time is the one enemy nobody outruns.",
        "Un à quatre champions courent à travers six Mondes qui ne tiennent pas en place.\n"
        "Rapportez dix Énergies de chaque couleur au Dojo avant la fin du sixième Crépuscule.\n"
        "Vos rivaux sont des cibles comme les autres ; le temps, lui, ne se laisse pas vaincre.",
    ),
    seats=(1, 4),
    own_goal=False,
    texts=beside("arena"),
)
