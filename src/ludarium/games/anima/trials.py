"""Set-ups of Anima that tests and benchmarks play. Where `turn_limit` stands, players would otherwise wander about for ages."""

from __future__ import annotations

from ludarium.core.trials import Trial, Trials

GOALS = {"copies/s": 333_000, "worlds/s": 100_000}


def seated(name: str, seats: int, shows: str = "", **options: object) -> Trial:
    """One seat plays against the Rival."""
    return Trial(f"anima-{name}", "rival" if seats == 1 else "standard", seats, options, shows)


def timed(name: str, mode: str, seats: int, **goals: int) -> Trial:
    return Trial(f"anima {name}", mode, seats, {"turn_limit": 60}, goals=GOALS | goals)


GOLDEN = (
    seated("two", 2),
    seated("three", 3),
    seated("four", 4, turn_limit=8),
    seated("five", 5, turn_limit=5),
    seated("rival", 1),
    seated("rival-wants-both", 1, multiple_missions="on", initial_areas="one"),
    seated("tree", 2, tree="on"),
    seated("multiple-missions", 2, multiple_missions="on"),
    seated("crisis", 2, crisis="on"),
    seated("crisis-in-the-tree", 3, tree="on", crisis="on", multiple_missions="on"),
    seated("one-area", 2, initial_areas="one"),
    seated("charity-of-others", 3, charity_scope="others", turn_limit=10),
    seated("always-on-the-way", 2, staying_put="off"),
    seated("rests-in-place", 2, "rest", rest_place="stays_put"),
    seated("all-leave-first", 2, "depart", departures="all_first"),
    seated("recruits-once", 2, recruit_repeat="never_same_area"),
    seated("fair-rivals", 3, forced_size="respected", turn_limit=10),
    seated("bystanders", 3, bystander_combat_cards="on", turn_limit=10),
    seated("slow-sleepers", 2, immobilised_speed="ignored"),
    seated("losers-react", 2, lost_turn_interrupts="on"),
    seated("small-trade", 3, "accept", trade_size="two", turn_limit=10),
    seated("all-are-asked", 2, reaction_polling="all", reaction_floor=0, reaction_timeout=0, turn_limit=10),
)

TRIALS = Trials(
    laws=(
        seated("three", 3, turn_limit=6),
        seated("rival", 1, multiple_missions="on", turn_limit=12),
        seated("crowded-tree", 5, tree="on", crisis="on", trade_size="two", reaction_polling="all", turn_limit=2),
    ),
    golden=GOLDEN,
    alike=tuple(Trial(each.name, each.mode, each.seats, {"turn_limit": 10} | dict(each.options)) for each in GOLDEN),
    timed=(
        timed("2 seats", "standard", 2),
        timed("3 seats", "standard", 3, **{"random decisions/s inside": 300_000}),
        timed("5 seats", "standard", 5),
        timed("rival", "rival", 1),
    ),
    unlawful=("area_at", [0] * 14),
    shortening=("turn_limit",),
)
