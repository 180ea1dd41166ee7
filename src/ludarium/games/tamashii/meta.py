"""What is known of Tamashii before a match: names, modes, options."""

from __future__ import annotations

from ludarium.core.options import Facts, Info, Mode, OneOf, OptionSpec, Whole
from ludarium.core.text import both

RULES_VERSION = 1
SCENARIOS = ("a", "e")

INFO = Info(
    id="tamashii",
    names=both("Tamashii: Chronicle of Ascend", "Tamashii : Chronique de l’Ascension"),
    summary=both(
        "You wake in borrowed bodies in a drowned city. Programme your Launcher, slip through the net, tell a machine to rest.",
        "Vous vous réveillez dans des corps d’emprunt, dans une ville noyée. Programmez votre Lanceur, passez entre les mailles.",
    ),
    seats=(1, 4),
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
        OptionSpec("fill", OneOf(("columns", "rows")), "columns", "T-187", both("Order of the Fill", "Ordre du remplissage")),
    ),
    rules_version=RULES_VERSION,
    minutes=90,
    facts=Facts(hidden=False, longest=20_000, proven=False, scores=(0, 1)),
)
