"""What is known of Anima before a match: names, modes, options."""

from __future__ import annotations

from ludarium.core.options import Decimal, Facts, Info, Mode, OneOf, OptionSpec, Whole
from ludarium.core.text import both

RULES_VERSION = 4


def ruling(id: str, values: tuple[str, ...], rule: str, en: str, fr: str, modes: tuple[str, ...] = ()) -> OptionSpec:
    """A-210: the first value is the default."""
    return OptionSpec(id, OneOf(values), values[0], rule, both(en, fr), modes=modes)


TOGETHER = ("standard",)

WINDOWS = (
    both("a card or an ability is used", "une carte ou une capacité est utilisée"),
    both("a party declares its move", "une équipe annonce son déplacement"),
    both("an Encounter is met", "une Rencontre a lieu"),
    both("Combat cards before the dice", "cartes Combat, avant les dés"),
    both("the combat dice are cast", "les dés de combat sont lancés"),
    both("another die is cast", "un autre dé est lancé"),
    both("an attack or an exploration is declared", "une attaque ou une exploration est annoncée"),
    both("a combat is decided", "un combat est tranché"),
    both("a reward is claimed, a trade agreed", "une récompense est choisie, un échange conclu"),
)

INFO = Info(
    id="anima",
    names=both("Anima: Shadow of Omega", "Anima\u00a0: L’Ombre d’Omega"),
    summary=both(
        "Wandering parties gather strength, prove themselves, and race to keep an ancient prisoner behind its last door.",
        "Des équipes errantes prennent des forces, font leurs preuves et courent refermer la porte d’un très vieux captif.",
    ),
    seats=(1, 5),
    modes=(
        Mode(
            "standard",
            both("The race", "La course"),
            both(
                "A Basic Mission first, then the Final one: whoever completes it wins.",
                "Une Mission Basique d’abord, puis la Finale\u00a0: qui l’accomplit gagne.",
            ),
            (2, 5),
        ),
        Mode(
            "rival",
            both("The Rival", "La Rivale"),
            both(
                "Alone against a party that follows its own die: your Missions run out, and what you miss, it takes.",
                "Seul contre une équipe qui suit son propre dé\u00a0: vos Missions expirent, et elle prend ce que vous manquez.",
            ),
            (1, 1),
        ),
    ),
    options=(
        ruling("tree", ("off", "on"), "A-177", "Tree of Areas", "Arbre des Zones", TOGETHER),
        ruling("multiple_missions", ("off", "on"), "A-184", "Both Basic Missions needed", "Les deux Missions Basiques"),
        ruling("crisis", ("off", "on"), "A-185", "Crisis", "Crise", TOGETHER),
        ruling("initial_areas", ("per_player", "one"), "A-22", "Areas at the start", "Zones au départ"),
        ruling("charity_scope", ("all", "others"), "A-49", "The poorest is counted among", "Le plus démuni parmi"),
        ruling("staying_put", ("on", "off"), "A-55", "A party may stay where it is", "Une équipe peut rester sur place"),
        ruling("rest_place", ("leaves_map", "stays_put"), "A-60", "A resting party", "Une équipe au repos"),
        ruling("departures", ("one_by_one", "all_first"), "A-62", "Parties leave", "Les équipes partent"),
        ruling("recruit_repeat", ("not_next_turn", "never_same_area"), "A-109", "Recruiting again", "Recruter à nouveau"),
        ruling("forced_size", ("ignored", "respected"), "A-160", "Party size in forced combats", "Taille dans un combat forcé"),
        ruling("bystander_combat_cards", ("off", "on"), "A-135", "Others add Combat cards", "Cartes Combat des autres"),
        ruling("immobilised_speed", ("counts", "ignored"), "A-164", "Speed of the immobilised", "Vitesse des immobilisés"),
        ruling(
            "lost_turn_interrupts", ("off", "on"), "A-167", "Interruptions after a lost turn", "Interruptions après un tour perdu"
        ),
        ruling("trade_size", ("free", "two"), "A-84", "Cards in an offer", "Cartes dans une offre", TOGETHER),
        ruling("reaction_polling", ("public", "all"), "A-152", "Who is asked to react", "Qui est invité à réagir"),
        OptionSpec(
            "reaction_floor",
            Decimal(0, 10, "s"),
            1.5,
            "A-157",
            both("Reactions take at least", "Durée minimale d’une réaction"),
            modes=TOGETHER,
        ),
        OptionSpec(
            "reaction_timeout",
            Whole(0, 600, "s"),
            20,
            "A-157",
            both("Time to react (0: no limit)", "Temps pour réagir (0\u00a0: sans limite)"),
            modes=TOGETHER,
        ),
        OptionSpec("turn_limit", Whole(0, 1000), 60, "A-176", both("Last turn (0: none)", "Dernier tour (0\u00a0: aucun)")),
    ),
    rules_version=RULES_VERSION,
    minutes=75,
    facts=Facts(hidden=True, longest=6000, proven=False, scores=(0, 4)),  # two Basic Missions, and two for the Final one
    windows=WINDOWS,
)
