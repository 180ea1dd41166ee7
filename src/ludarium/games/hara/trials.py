"""Set-ups of Champions of Hara that tests and benchmarks play: every mode brings its own, and all of them are measured."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ludarium.core.options import OneOf
from ludarium.core.trials import Trial, Trials
from ludarium.games.hara.catalogue import modes
from ludarium.games.hara.meta import INFO, casts
from ludarium.games.hara.modes.spec import Spec


def of(spec: Spec, brought: Iterable[Trial]) -> list[Trial]:
    """What a mode brings, with its id in the name: hara-ghost, hara-ghost-revealed."""
    return [replace(trial, name=f"hara-{spec.id}-{trial.name}".rstrip("-"), mode=spec.id) for trial in brought]


def rulings(last: bool) -> dict[str, object]:
    """Every ruling as usual, or each at its last value."""
    asked = [spec for spec in INFO.options if spec.modes and not casts(spec)]
    return {spec.id: spec.values.words[-1 if last else 0] for spec in asked if isinstance(spec.values, OneOf)}


TRIALS = Trials(
    laws=tuple(trial for spec in modes().values() for trial in of(spec, spec.laws)),
    golden=tuple(trial for spec in modes().values() for trial in of(spec, spec.golden)),
    alike=tuple(Trial(f"hara-{mode}-{last}", mode, options=rulings(last)) for mode in modes() for last in (False, True)),
    timed=tuple(
        Trial(f"hara {mode}", mode, goals={"random decisions/s inside": 300_000, "copies/s": 333_000}) for mode in modes()
    ),
    unlawful=("day", 7),
    thoughtful=True,
)
