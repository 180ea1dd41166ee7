"""What is known of Champions of Hara before a match: names, modes, options."""

from __future__ import annotations

from ludarium.core.options import Info, Mode, OneOf, OptionSpec, Several
from ludarium.games.hara.modes import modes
from ludarium.games.hara.modes.spec import ANYBODY, both
from ludarium.games.hara.state import CHAMPIONS

RULES_VERSION = 2
ANY = ("random", *CHAMPIONS)
RESILIENCE = ("second_wind", "third_wind_9", "third_wind_11", "third_wind_13", "third_wind", "marker")


OPEN = tuple(id for id, spec in modes().items() if spec.champion == ANYBODY and id != "corrupted")  # any champion can be played
ARENAS = {id: CHAMPIONS[spec.champion] for id, spec in modes().items() if spec.champion != ANYBODY}
CHAMPION_MODES = tuple(id for id in modes() if id != "corrupted")  # where somebody plays a champion


def champion_option(id: str, modes: tuple[str, ...], en: str, fr: str, rule: str = "H-25") -> OptionSpec:
    return OptionSpec(id, OneOf(ANY), "random", rule, both(en, fr), modes=modes)


def ruling(id: str, values: tuple[str, ...], rule: str, modes: tuple[str, ...], en: str, fr: str) -> OptionSpec:
    """H-208: the first value is the default."""
    return OptionSpec(id, OneOf(values), values[0], rule, both(en, fr), modes=modes)


INFO = Info(
    id="hara",
    names=both("Champions of Hara", "Champions of Hara"),
    summary=both(
        "Six Worlds that trade places, six Days to draw Energy from them: walk, fight, grow, and be home before the last Dusk.",
        "Six Mondes qui échangent leurs places, six Jours pour en tirer l’Énergie : combattez, progressez, et rentrez à temps.",
    ),
    seats=(1, 4),
    modes=tuple(Mode(id, spec.name, spec.lines, spec.seats) for id, spec in modes().items()),
    options=(
        champion_option("champion", OPEN, "Champion", "Champion"),
        champion_option("champion_2", ("arena",), "Champion of seat 2", "Champion de la place 2"),
        champion_option("champion_3", ("arena",), "Champion of seat 3", "Champion de la place 3"),
        champion_option("champion_4", ("arena",), "Champion of seat 4", "Champion de la place 4"),
        champion_option("ghost", ("ghost",), "The Ghost’s cards", "Cartes du Fantôme", "H-188"),
        ruling(
            "layout",
            ("world", "energy"),
            "H-26",
            tuple(id for id in modes() if id != "nightmare"),
            "Layout of the Worlds",
            "Disposition des Mondes",
        ),
        ruling("armored", ("threshold", "minus1"), "H-56", CHAMPION_MODES, "ARMORED", "BLINDÉ"),
        ruling(
            "resilience",
            RESILIENCE,
            "H-74",
            ("corrupted",),
            "Resilience of Ophion",
            "Résilience d’Ophion",
        ),
        ruling(
            "corrupted_enemies", ("all", "champions"), "H-75", ("demon",), "Whom a Corrupted attacks", "Qui un Corrompu attaque"
        ),
        ruling("dojo_shield", ("attacks", "all"), "H-71", ("rifts", "ghost"), "The Dojo protects from", "Le Dojo protège"),
        ruling("artifact_setup", ("choose", "auto"), "H-97", ("artifacts",), "Worlds of the Artifacts", "Mondes des Artefacts"),
        ruling("gold_day", ("forfeit", "reverse"), "H-104", ("artifacts",), "The Day without Gold", "Le Jour sans Or"),
        ruling(
            "doubling",
            ("once", "each"),
            "H-106",
            ("artifacts",),
            "Attacks from afar double Health",
            "Santé doublée par une attaque à distance",
        ),
        ruling("unselected", ("shuffle_in", "on_top"), "H-112", ("plowshares",), "Cards passed over", "Cartes écartées"),
        ruling("oric_order", ("locked", "leave"), "H-115", ("plowshares",), "Tokens out of order", "Jetons dans le désordre"),
        ruling("scientists", ("in_play", "all_six"), "H-132", ("onslaught",), "Scientists to defeat", "Scientifiques à vaincre"),
        ruling(
            "clue_memory", ("on", "off"), "H-144", ("parting",), "Numbers of Clues seen stay visible", "Numéros des Indices vus"
        ),
        ruling("last_champion", ("once", "twice"), "H-162", ("corrupted",), "The last Champion acts", "Le dernier Champion agit"),
        ruling(
            "ophion_reach",
            ("nearest", "in_range"),
            "H-167",
            ("corrupted",),
            "A Champion’s Dash ends",
            "La Ruée d’un Champion finit",
        ),
        ruling(
            "dash_b", ("flee", "strike"), "H-169", ("corrupted",), "Dash of a Champion in range", "Ruée d’un Champion à portée"
        ),
        ruling(
            "friendly_fire",
            ("on", "off"),
            "H-171",
            ("corrupted",),
            "Area attacks hurt Champions",
            "Attaques de zone entre Champions",
        ),
        ruling(
            "sleepwalk", ("this", "wounded"), "H-184", ("corrupted",), "Sleepwalk takes Spirit from", "Somnambule ôte l’Esprit"
        ),
        ruling("ghost_match", ("top", "revealed"), "H-199", ("ghost",), "Same colour as", "Même couleur que"),
        ruling(
            "ghost_colours", ("own", "yellow"), "H-200", ("ghost",), "Colours of starting cards", "Couleurs des cartes de départ"
        ),
        ruling(
            "ghost_event_energy",
            ("yes", "no"),
            "H-202",
            ("ghost",),
            "Events feed the Ghost",
            "Les Événements nourrissent le Fantôme",
        ),
        ruling(
            "ghost_surplus",
            ("lowest", "lost"),
            "H-204",
            ("ghost",),
            "Energy of the Ghost above 10",
            "Énergie du Fantôme au-delà de 10",
        ),
        ruling(
            "locked_cards", ("off", "on"), "H-219", CHAMPION_MODES, "Play with locked cards", "Jouer avec les cartes verrouillées"
        ),
        OptionSpec("unlocked", Several(CHAMPIONS), [], "H-219", both("Unlocked for", "Déverrouillées pour"), earned=ARENAS),
    ),
    rules_version=RULES_VERSION,
    minutes=45,
)
