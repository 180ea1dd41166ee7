"""Set-ups of Leduc hold'em that tests play."""

from __future__ import annotations

from ludarium.core.trials import Trial, Trials

TRIALS = Trials(
    laws=(Trial("leduc"),),
    golden=(Trial("leduc", shows="fold"), Trial("leduc-four-raises", options={"most_raises": 4}, shows="public")),
    unlawful=("deck", [0, 0, 0]),
)
