"""The numbers that a champion minds, and that Ophion does."""

from __future__ import annotations

from ludarium.core.counting import Counts, counted
from ludarium.games.hara.atlas import COLOURS
from ludarium.games.hara.forecast import danger
from ludarium.games.hara.lexicon import Lexicon
from ludarium.games.hara.state import HELD, PHASES, RESOURCES, TOKENS, Hara


def counts(s: Hara, names: Lexicon, seat: int) -> Counts:
    if s.variant.seat_is_foe:
        return counted({"health": s.foe_health, "cubes": int(s.cubes).bit_count()})
    energy: dict[str, int] = {colour: s.energy[3 * seat + number] for number, colour in enumerate(COLOURS)}
    held = sum(1 for token in range(TOKENS) if s.token[token] == HELD)
    mine: dict[str, int] = {
        "health": s.health[seat],
        "spirit": s.spirit[seat],
        RESOURCES[s.champion[seat]]: s.resource[seat],
        **energy,
    }
    in_turn = s.turn == seat and PHASES[s.phase] == "adventure"
    if in_turn:
        mine["danger"] = danger(s, names, seat).total
    return counted({**mine, "tokens": held}, "danger")
