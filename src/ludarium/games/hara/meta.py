"""What is known of Champions of Hara before a match: names, modes, options."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.core.options import Facts, Info, Mode, OneOf, OptionSpec, Several
from ludarium.games.hara.catalogue import modes
from ludarium.games.hara.modes.spec import ANYBODY, Spec, both, ruling
from ludarium.games.hara.state import CHAMPIONS, MOST_ENERGY

RULES_VERSION = 3
SEATS = 4
ANY = ("random", *CHAMPIONS)


def where(fits: Callable[[Spec], bool]) -> tuple[str, ...]:
    return tuple(id for id, spec in modes().items() if fits(spec))


CHAMPION_MODES = where(lambda spec: not spec.variant.seat_is_foe)  # where somebody plays a champion
OPEN = where(lambda spec: spec.champion == ANYBODY and not spec.variant.seat_is_foe)  # any champion can be played
ARENAS = {id: CHAMPIONS[spec.champion] for id, spec in modes().items() if spec.champion != ANYBODY}


def casts(spec: OptionSpec) -> bool:
    """Does the option say whose cards somebody plays with?"""
    return spec.values == OneOf(ANY)


def champion_option(id: str, modes: tuple[str, ...], en: str, fr: str, rule: str = "H-25") -> OptionSpec:
    return OptionSpec(id, OneOf(ANY), "random", rule, both(en, fr), modes=modes)


INFO = Info(
    id="hara",
    names=both("Champions of Hara", "Champions of Hara"),
    summary=both(
        "Six Worlds that trade places, six Days to draw Energy from them: walk, fight, grow, and be home before the last Dusk.",
        "Six Mondes qui échangent leurs places, six Jours pour en tirer l’Énergie : combattez, progressez, et rentrez à temps.",
    ),
    seats=(1, SEATS),
    modes=tuple(Mode(id, spec.name, spec.lines, spec.seats) for id, spec in modes().items()),
    options=(
        champion_option("champion", OPEN, "Champion", "Champion"),
        *(
            champion_option(
                f"champion_{seat}",
                where(lambda spec, seat=seat: spec.seats[1] >= seat),  # type: ignore[misc]
                f"Champion of seat {seat}",
                f"Champion de la place {seat}",
            )
            for seat in range(2, SEATS + 1)
        ),
        *(option for spec in modes().values() for option in spec.asked),
        ruling(
            "layout",
            ("world", "energy"),
            "H-26",
            where(lambda spec: not spec.lays_worlds),
            "Layout of the Worlds",
            "Disposition des Mondes",
        ),
        ruling("armored", ("threshold", "minus1"), "H-56", CHAMPION_MODES, "ARMORED", "BLINDÉ"),
        ruling(
            "dojo_shield",
            ("attacks", "all"),
            "H-71",
            CHAMPION_MODES,
            "The Dojo protects from",
            "Le Dojo protège",
        ),
        *(option for spec in modes().values() for option in spec.options),
        ruling(
            "locked_cards", ("off", "on"), "H-219", CHAMPION_MODES, "Play with locked cards", "Jouer avec les cartes verrouillées"
        ),
        OptionSpec("unlocked", Several(CHAMPIONS), [], "H-219", both("Unlocked for", "Déverrouillées pour"), earned=ARENAS),
    ),
    rules_version=RULES_VERSION,
    minutes=45,
    facts=Facts(hidden=True, longest=2000, proven=False, scores=(0, 3 * MOST_ENERGY)),
)
