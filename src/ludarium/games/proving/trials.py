"""Set-ups of Proving Grounds that tests and benchmarks play."""

from __future__ import annotations

from ludarium.core.trials import Trial, Trials
from ludarium.games.proving.state import MODULES

UNUSUAL: tuple[dict[str, object], ...] = (
    {},
    {"chaos_timing": "each_time", "chariot_single": "any", "chariot_partial": True, "ring_index": 1},
    {"exhaustion_reset": "shift_then_collect", "dragon_exhaustible": True, "sixth_face": "blank", "sun_bonus": "may"},
    {"short_moves": "forbidden", "clock_mode": "untimed", "roll_seconds": 2.5},
)


def with_options(name: str, shows: str = "", **options: object) -> Trial:
    return Trial(name, options=options, shows=shows)


TRIALS = Trials(
    laws=(
        with_options("proving-everything", modules=63),
        with_options("proving"),
        with_options("proving-fast-and-dark", modules=["dragon", "conspirators"], chaos_timing="each_time", sixth_face="blank"),
        with_options("proving-open-table", modules=["chariots", "shields", "sun_moon"], sun_bonus="may", chariot_partial=True),
    ),
    golden=(
        with_options("proving-no-module"),
        *(with_options(f"proving-{module}", modules=[module]) for module in MODULES),
        with_options("proving-all-six", modules=63),
        with_options("proving-chaos-each-time", modules=["dragon"], chaos_timing="each_time"),
        with_options("proving-chariot-partial", modules=["chariots"], chariot_partial=True),
        with_options("proving-chariot-any", modules=["chariots"], chariot_single="any"),
        with_options("proving-shift-then-collect", exhaustion_reset="shift_then_collect"),
        with_options("proving-dragon-exhaustible", "exhaust D", modules=["dragon"], dragon_exhaustible=True),
        with_options("proving-sixth-face-blank", "D=sixth", modules=["dragon"], sixth_face="blank"),
        with_options("proving-sun-may", "sun none", modules=["sun_moon"], sun_bonus="may"),
        with_options("proving-sun-any", "exhaust B2", modules=["sun_moon"], sun_exhaust="any"),
        with_options("proving-ring-one", "swap", ring_index=1),
        with_options("proving-short-moves-forbidden", short_moves="forbidden"),
    ),
    alike=tuple(
        Trial(f"proving-{mask}-{number}", options={"modules": mask} | options)
        for mask in range(2 ** len(MODULES))
        for number, options in enumerate(UNUSUAL)
    ),
    timed=(
        Trial(
            "training",
            goals={
                "random decisions/s inside": 2_000_000,
                "random decisions/s through Python": 1_000_000,
                "copies/s": 1_000_000,
            },
        ),
        with_options("all six modules", modules=63),
    ),
    unlawful=("box", 1),
    fuzzed={"clock_mode": "budget"},  # with live dice one has to wait
)
