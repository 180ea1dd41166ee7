"""The vigil: an eleventh mode of Champions of Hara, as a fan would write it. The dusk is long, and souvenirs are wanted."""

from __future__ import annotations

from ludarium.core.kernel import rule
from ludarium.games.hara.atlas import RING
from ludarium.games.hara.modes.spec import Spec, both
from ludarium.games.hara.rules.decks import inventory
from ludarium.games.hara.rules.effects import take_spirit
from ludarium.games.hara.state import DUSK, END_OF_ROUND, Hara, Variant

SOUVENIRS = 2


class Vigil(Variant):
    """What is asked while the match goes on. Everything not mentioned is as in the arena."""

    def objective(self, s: Hara, seat: int) -> bool:
        """Two Items must come home, besides ten Energy of each colour."""
        return len(inventory(s, seat)) >= SOUVENIRS

    def progress(self, s: Hara) -> int:
        return min(SOUVENIRS, len(inventory(s, 0)))

    def progress_of(self, s: Hara) -> int:
        return SOUVENIRS

    def dusk_cards(self, s: Hara) -> int:
        """One more card comes with every Dusk."""
        return s.settings.seats + 2

    def more_attack(self, s: Hara, card: int) -> int:
        """Monsters are braver in the dark."""
        return 1 if s.round == DUSK else 0


@rule
def night_wears_on(s: Hara, _a: int, _b: int, _c: int) -> None:
    """At the end of every Round, whoever is not in the Dojo loses 1 Spirit."""
    for seat in range(s.settings.seats):
        if s.at[seat] >= RING:
            take_spirit(s, seat, 1)


vigil = Vigil("vigil")
vigil.do(END_OF_ROUND, night_wears_on)

MODE = Spec(
    10,
    vigil,
    both("The vigil", "La veillée"),
    both(
        "Somebody at home collects souvenirs, and the nights grow longer.\n"
        "Bring two Items and ten Energy of each colour to the Dojo.\n"
        "Monsters are braver in the dark, and every Round outdoors costs 1 Spirit.",
        "Quelqu’un, à la maison, collectionne les souvenirs, et les nuits rallongent.\n"
        "Rapportez au Dojo deux Objets et dix Énergies de chaque couleur.\n"
        "Les Monstres s’enhardissent dans le noir, et chaque Round passé dehors coûte 1 Esprit.",
    ),
)
