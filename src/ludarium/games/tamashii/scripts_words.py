"""What the scripts of cards ask: whether, which, how much, on what, and who answers a moment (core/language/asked.py)."""

from __future__ import annotations

from ludarium.core.language.asked import decisions
from ludarium.games.tamashii.scripts import names

instead, whether, which, payment, on_what, answer_to_a_moment = decisions(names)
