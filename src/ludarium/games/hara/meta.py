"""What is known of Champions of Hara before a match: names, modes, options."""

from __future__ import annotations

from ludarium.core.options import Info, Mode, OneOf, OptionSpec, Several
from ludarium.games.hara.modes import modes
from ludarium.games.hara.modes.spec import both
from ludarium.games.hara.state import CHAMPIONS

RULES_VERSION = 1
ANY = ("random", *CHAMPIONS)


def champion_option(id: str, en: str, fr: str, rule: str = "H-25") -> OptionSpec:
    return OptionSpec(id, OneOf(ANY), "random", rule, both(en, fr))


def ruling(id: str, values: tuple[str, ...], rule: str, en: str, fr: str) -> OptionSpec:
    """H-208: the first value is the default."""
    return OptionSpec(id, OneOf(values), values[0], rule, both(en, fr))


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
        champion_option("champion", "Champion", "Champion"),
        champion_option("champion_2", "Champion of seat 2", "Champion du siège 2"),
        champion_option("champion_3", "Champion of seat 3", "Champion du siège 3"),
        champion_option("champion_4", "Champion of seat 4", "Champion du siège 4"),
        champion_option("ghost", "The Ghost’s cards", "Cartes du Fantôme", "H-188"),
        ruling("layout", ("world", "energy"), "H-26", "Layout of the Worlds", "Disposition des Mondes"),
        ruling("armored", ("threshold", "minus1"), "H-56", "ARMORED", "ARMORED"),
        ruling("resilience", ("second_wind", "third_wind", "marker"), "H-74", "Resilience of Ophion", "Résilience d’Ophion"),
        ruling("corrupted_enemies", ("all", "champions"), "H-75", "Enemies of a Corrupted", "Ennemis d’un Corrompu"),
        ruling("dojo_shield", ("attacks", "all"), "H-71", "The Dojo protects from", "Le Dojo protège"),
        ruling("artifact_setup", ("choose", "auto"), "H-97", "Worlds of the Artifacts", "Mondes des Artefacts"),
        ruling("gold_day", ("forfeit", "reverse"), "H-104", "The Day without Gold", "Le Jour sans Or"),
        ruling("doubling", ("once", "each"), "H-106", "Doubled Health", "Santé doublée"),
        ruling("unselected", ("shuffle_in", "on_top"), "H-112", "Cards passed over", "Cartes écartées"),
        ruling("oric_order", ("locked", "leave"), "H-115", "Tokens out of order", "Jetons dans le désordre"),
        ruling("scientists", ("in_play", "all_six"), "H-132", "Scientists to defeat", "Scientifiques à vaincre"),
        ruling("clue_memory", ("on", "off"), "H-144", "Clues seen stay marked", "Indices vus signalés"),
        ruling("last_champion", ("once", "twice"), "H-162", "The last Champion acts", "Le dernier Champion agit"),
        ruling("dash_b", ("flee", "strike"), "H-169", "Dash of a Champion in range", "Dash d’un Champion à portée"),
        ruling("friendly_fire", ("on", "off"), "H-171", "Area attacks hurt Champions", "Attaques de zone entre Champions"),
        ruling("sleepwalk", ("this", "wounded"), "H-184", "Sleepwalk takes Spirit from", "Sleepwalk ôte l’Esprit"),
        ruling("ghost_match", ("top", "revealed"), "H-199", "Same colour as", "Même couleur que"),
        ruling("ghost_colours", ("own", "yellow"), "H-200", "Colours of starting cards", "Couleurs des cartes de départ"),
        ruling("ghost_event_energy", ("yes", "no"), "H-202", "Events feed the Ghost", "Les Événements nourrissent le Fantôme"),
        ruling("locked_cards", ("off", "on"), "H-219", "Locked cards", "Cartes verrouillées"),
        OptionSpec("unlocked", Several(CHAMPIONS), [], "H-219", both("Unlocked for", "Déverrouillées pour")),
    ),
    rules_version=RULES_VERSION,
    minutes=45,
)
