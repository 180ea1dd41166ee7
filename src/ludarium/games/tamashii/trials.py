"""Set-ups of Tamashii that tests and benchmarks play. Where `turn_limit` stands, matches would otherwise be long for a test."""

from __future__ import annotations

from ludarium.core.trials import Trial, Trials
from ludarium.games.tamashii.meta import SCENARIOS, SEATS

GOALS = {"random decisions/s inside": 300_000, "copies/s": 333_000, "heuristic decisions/s": 20_000}


def seated(scenario: str, seats: int, name: str = "", shows: str = "", **options: object) -> Trial:
    called = "-".join(each for each in ("tamashii", scenario, str(seats), name) if each)
    chosen = {} if scenario == SCENARIOS[0] else {"scenario": scenario}
    return Trial(called, "scenario", seats, {**chosen, **options}, shows)


def timed(scenario: str, seats: int) -> Trial:
    return Trial(f"tamashii {scenario} {seats}", "scenario", seats, {"scenario": scenario}, goals=GOALS if seats == 1 else {})


EVERY = tuple((scenario, seats) for scenario in SCENARIOS for seats in range(1, SEATS + 1))
SHORT = tuple(seated(scenario, seats, turn_limit=12 // seats) for scenario, seats in EVERY)

TRIALS = Trials(
    laws=(
        seated("e", 2, turn_limit=2),
        seated("a", 1, turn_limit=4),
        seated("e", 4, content="start", fill="rows", turn_limit=1),
    ),
    golden=SHORT,
    alike=(*SHORT, seated("e", 2, "start", content="start", turn_limit=6), seated("e", 1, "rows", fill="rows", turn_limit=6)),
    timed=tuple(timed(scenario, seats) for scenario in SCENARIOS for seats in (1, 4)),
    unlawful=("boxed", 3),
    shortening=("turn_limit",),
)
