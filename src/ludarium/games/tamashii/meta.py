"""What is known of Tamashii before a match: names, modes, options."""

from __future__ import annotations

from dataclasses import replace

from ludarium.core.options import Facts, Info, Mode, OneOf, OptionSpec, Whole
from ludarium.core.text import both

RULES_VERSION = 1
CLASSES = ("reaper", "brawler", "trickster", "whisperer")  # in the order of their numbers
BOARDS = ("red", "blue", "green", "yellow")
FIRST = ("random", "1", "2", "3", "4")
CHOSEN = "choose"  # at the table
SEATS = 4
SCENARIOS = ("a", "e")


def of_seats(id: str, words: tuple[str, ...], en: str, fr: str) -> list[OptionSpec]:
    """T-27a: an option for each seat, `class`, `class_2` ..."""
    values = OneOf((CHOSEN, *words))
    names = [(en, fr), *((f"{en} of seat {seat}", f"{fr} de la place {seat}") for seat in range(2, SEATS + 1))]
    return [
        OptionSpec(id if seat == 1 else f"{id}_{seat}", values, CHOSEN, "T-27a", both(*name))
        for seat, name in enumerate(names, 1)
    ]


INFO = Info(
    id="tamashii",
    names=both("Tamashii: Chronicle of Ascend", "Tamashii : Chronique de l’Ascension"),
    summary=both(
        "You wake in borrowed bodies in a drowned city. Program your Launcher, slip through the net, tell a machine to rest.",
        "Vous vous réveillez dans des corps d’emprunt, dans une ville noyée. Programmez votre Lanceur, passez entre les mailles.",
    ),
    seats=(1, SEATS),
    modes=(
        Mode(
            "scenario",
            both("A scenario", "Un scénario"),
            both("One chapter of the winter, together or alone.", "Un chapitre de l’hiver, à plusieurs ou en solitaire."),
        ),
    ),
    options=(
        OptionSpec("scenario", OneOf(SCENARIOS), "a", "T-316", both("Scenario", "Scénario")),
        OptionSpec("content", OneOf(("all", "start")), "all", "T-24a", both("Cards in play", "Cartes en jeu")),
        OptionSpec("turn_limit", Whole(0), 30, "T-184a", both("Longest match, in turns", "Durée maximale, en tours")),
        OptionSpec("first_player", OneOf(FIRST), FIRST[0], "T-22", both("First Player", "Premier Joueur")),
        *of_seats("board", BOARDS, "Board", "Plateau"),
        *of_seats("class", CLASSES, "Class", "Classe"),
        OptionSpec("fill", OneOf(("columns", "rows")), "columns", "T-187", both("Order of the Fill", "Ordre du remplissage")),
    ),
    rules_version=RULES_VERSION,
    minutes=90,
    facts=Facts(hidden=False, longest=20_000, proven=False, scores=(0, 1)),
)


def with_scenarios(info: Info, own: list[str]) -> Info:
    """What is offered when a pack brings scenarios of its own."""
    every = OneOf((*SCENARIOS, *own))
    return replace(info, options=tuple(replace(each, values=every) if each.id == "scenario" else each for each in info.options))
