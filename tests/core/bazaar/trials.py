"""Set-ups of Bazaar."""

from __future__ import annotations

from ludarium.core.trials import Trial, Trials

TRIALS = Trials(
    laws=(Trial("bazaar"), Trial("bazaar-three", seats=3)),
    unlawful=("where", [99] * 300),
)
