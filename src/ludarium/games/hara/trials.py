"""Set-ups of Champions of Hara that tests and benchmarks play."""

from __future__ import annotations

from ludarium.core.options import OneOf
from ludarium.core.trials import Trial, Trials
from ludarium.games.hara.meta import INFO

MODES = tuple(mode.id for mode in INFO.modes)


def in_mode(mode: str, name: str = "", seats: int = 1, **options: object) -> Trial:
    return Trial(name or f"hara-{mode}", mode, seats, options)


def rulings(last: bool) -> dict[str, object]:
    """Every ruling as usual, or each at its last value."""
    asked = [spec for spec in INFO.options if spec.modes and "champion" not in spec.id and spec.id != "ghost"]
    return {spec.id: spec.values.words[-1 if last else 0] for spec in asked if isinstance(spec.values, OneOf)}


TRIALS = Trials(
    laws=(in_mode("arena", seats=2), in_mode("nightmare")),
    golden=(
        *(in_mode(mode) for mode in MODES if mode != "arena"),
        in_mode("arena", "hara-arena-one", champion="soff"),
        in_mode("arena", "hara-arena-four", seats=4),
        in_mode("artifacts", "hara-artifacts-auto", artifact_setup="auto", gold_day="reverse", doubling="each", layout="energy"),
        in_mode("plowshares", "hara-plowshares-leave", oric_order="leave", unselected="on_top", armored="minus1"),
        in_mode(
            "corrupted",
            "hara-corrupted-strike",
            dash_b="strike",
            friendly_fire="off",
            sleepwalk="wounded",
            resilience="third_wind",
        ),
        in_mode("ghost", "hara-ghost-revealed", ghost_match="revealed", ghost_event_energy="no", champion="thomas", ghost="oric"),
    ),
    alike=tuple(Trial(f"hara-{mode}-{last}", mode, options=rulings(last)) for mode in MODES for last in (False, True)),
    timed=tuple(Trial(f"hara {mode}", mode, goals={"random decisions/s inside": 300_000, "copies/s": 333_000}) for mode in MODES),
    unlawful=("day", 7),
    thoughtful=True,
)
