"""The set-up in words (section 2)."""

from __future__ import annotations

from ludarium.core.decisions import Choice, Phrase
from ludarium.games.hara import flow
from ludarium.games.hara.modes.parts import by_luck, dealt_order, drawn_champion

champion = by_luck(drawn_champion, flow.champion_arrives)
layout = by_luck(lambda _s, _names, n: Choice(f"swapped={n}", Phrase("chance-layout", {"swapped": n})), flow.lay_colour)
order = by_luck(dealt_order, flow.order_is_dealt)
