"""The set-up in words (P-106)."""

from __future__ import annotations

from ludarium.games.proving import flow
from ludarium.games.proving.lexicon import card_drawn

drawn = card_drawn(flow.inspiration_comes, "inspiration")
