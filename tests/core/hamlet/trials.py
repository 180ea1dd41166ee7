"""Set-ups of Hamlet."""

from __future__ import annotations

from ludarium.core.trials import Trial, Trials

TRIALS = Trials(
    laws=(Trial("hamlet"), Trial("hamlet-three", seats=3)),
    unlawful=("coins", [99, 99]),
)
