"""The Corrupted Champion (section 18): the player is Ophion, and the six champions hunt by themselves (rules/hunt.py)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludarium.core.bits import BIT
from ludarium.core.decisions import Choice, Decision, Phrase, kind_of
from ludarium.core.native import i64, vec
from ludarium.core.trials import Trial
from ludarium.games.hara.atlas import DOJO, WORLDS, space_of
from ludarium.games.hara.heuristic_ophion import choose_for_ophion
from ludarium.games.hara.lexicon import Lexicon, champion_phrase, world_named, world_phrase
from ludarium.games.hara.modes.parts import by_luck, drawn_champion, drawn_shift, moment, rolled_world
from ludarium.games.hara.modes.spec import AS_USUAL, Ending, Happening, Mark, Spec, beside, both, ruling
from ludarium.games.hara.rules.hunt import (
    ALL_CUBES,
    champion_switches,
    deal_clockwise,
    hunt_begins,
    ophion_lands,
    order_is_taken,
    remove_cube,
    shatter_will,
    standing,
    victim_is_chosen,
    walk_asleep,
)
from ludarium.games.hara.rules.movement_words import transport
from ludarium.games.hara.state import (
    AWAY,
    CHAMPIONS,
    DAWN,
    HAND,
    LAST_DAY,
    NOWHERE,
    OPHION,
    PLAY_A_DAY,
    WON,
    Hara,
    Variant,
)
from ludarium.games.hara.tables import ABILITIES, ATTACK, CARDS, DASH, Settings

FIVE: Final = 5  # the space on which each Champion starts (H-152)
RESILIENCE: Final = {  # H-74: how often the token is used, and the Health on which it lies
    "second_wind": (1, 16),
    "third_wind_9": (2, 9),
    "third_wind_11": (2, 11),
    "third_wind_13": (2, 13),
    "third_wind": (2, 16),
    "marker": (0, 16),
}


class CorruptedChampion(Variant):
    def prepare(self, s: Hara) -> None:
        """H-152 to H-156: six Champions at home, Ophion on D0, a Dreamstone in each World."""
        for champion in range(i64(6)):
            s.champion[champion] = champion
            s.at[champion] = space_of(champion, FIVE)
            s.health[champion] = s.cards.start_health[champion]
            s.spirit[champion] = s.cards.start_spirit[champion]
            s.ability[champion * ABILITIES + DASH] = HAND
            s.ability[champion * ABILITIES + ATTACK] = HAND
        s.foe = OPHION
        s.foe_at = DOJO
        s.foe_health = s.cards.foe_health[OPHION]
        s.foe_winds = s.settings.winds
        s.cubes = ALL_CUBES
        s.stones = ALL_CUBES
        s.orders_left = BIT[1] | BIT[2] | BIT[3] | BIT[4]
        s.where = vec[i64]([AWAY] * CARDS)  # H-155: neither World decks nor Dusk cards

    def objective(self, s: Hara, seat: i64) -> bool:
        """H-151b: all six have fallen."""
        return len(standing(s)) == 0

    def progress(self, s: Hara) -> i64:
        return 6 - len(standing(s))

    def progress_of(self, s: Hara) -> i64:
        return 6

    def answer(self, s: Hara) -> i64:
        return choose_for_ophion(s)


# -- in words and pictures -------------------------------------------------------------------------------------------


def settle(settings: Settings, chosen: Mapping[str, Any]) -> None:
    settings.winds, settings.token_at = RESILIENCE[chosen["resilience"]]
    settings.last_acts_twice = chosen["last_champion"] == "twice"
    settings.stops_in_range = chosen["ophion_reach"] == "in_range"
    settings.dash_strikes = chosen["dash_b"] == "strike"
    settings.friendly_fire = chosen["friendly_fire"] == "on"
    settings.sleepwalk_wounded = chosen["sleepwalk"] == "wounded"


OPHION_ALONE: Final = "why-ophion"  # the one reason against everything that is not asked for

cubes = Decision[Hara, Lexicon](remove_cube, elsewhere=moment(OPHION_ALONE))


@cubes.answer("cube")
def cube(s: Hara, names: Lexicon, world: int) -> Choice:
    ability = int(s.cards.foe_symbol[world])
    name = names.corrupted[0].facts["abilities"][ability]["name"]
    phrase = Phrase("option-cube", {"ability": name, "world": world_phrase(world)})
    return Choice(f"cube {WORLDS[world]}", phrase, (f"cube.{WORLDS[world]}", f"foe-ability.{ability}"))


@cube.refused
def why_not_cube(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    """H-179: a cube that is still there."""
    world = world_named(said[1])
    if world is None or s.cubes & BIT[world]:
        return None
    return Phrase("why-cube-gone", {"world": world_phrase(world)})


victims = Decision[Hara, Lexicon](victim_is_chosen, shatter_will, walk_asleep, elsewhere=moment(OPHION_ALONE))


@victims.answer("choose")
def victim(_s: Hara, _names: Lexicon, champion: int) -> Choice:
    phrase = Phrase("option-choose", {"champion": champion_phrase(champion)})
    return Choice(f"choose {CHAMPIONS[champion]}", phrase, (f"figure.{CHAMPIONS[champion]}",))


@victim.refused
def why_not_choose(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
    """H-178b, H-182, H-183: a Champion still in the game; for two of the abilities the weakest."""
    if said[1] not in CHAMPIONS or CHAMPIONS.index(said[1]) in list(s.options):
        return None
    champion = CHAMPIONS.index(said[1])
    told: dict[str, object] = {"champion": names.champions[champion].name}
    return Phrase(LEAST[kind_of(s)], told) if champion in list(standing(s)) else Phrase("why-champion-gone", told)


LEAST: Final = {"shatter_will": "why-not-least-spirit", "walk_asleep": "why-not-least-health"}


def ending(s: Hara) -> Ending:
    if s.outcome == WON:
        return Ending("six_felled", "result-six-felled")
    return Ending("ophion_fell", "result-ophion-fell") if s.foe_fell else Ending("time", "result-night")


def felled(s: Hara) -> tuple[int, ...]:
    return (6 - len(standing(s)),)


def marks(s: Hara) -> list[Mark]:
    return [Mark("done" if s.at[at] == NOWHERE else "open", champion=name) for at, name in enumerate(CHAMPIONS)]


def ahead(s: Hara, _usual: list[Happening]) -> list[Happening]:
    day, dawn = int(s.day), s.round == DAWN
    rounds = (LAST_DAY - day) * 2 + (1 if dawn else 0)
    found = [Happening("turns", "sword")]
    if rounds > 0:
        next_part: dict[str, object] = {"day": day, "round": "dusk"} if dawn else {"day": day + 1, "round": "dawn"}
        found.append(Happening("order", "moon" if dawn else "sun", next_part))
    return [*found, Happening("last", "hex", {"n": rounds})]


def make() -> CorruptedChampion:
    mode = CorruptedChampion("corrupted")
    mode.figures = 6
    mode.seat_is_foe = True
    mode.do(PLAY_A_DAY, hunt_begins)
    return mode


MODE: Final = Spec(
    9,
    make(),
    both("The Corrupted Champion", "Le Champion corrompu"),
    both(
        "For once you are what they have been training for: Ophion, crowned, winged and out of patience.\n"
        "Fell all six champions before the end of the sixth Day.\n"
        "They take turns to hunt you, burst Dreamstones against you, and you have sixteen Health, twice.",
        "Pour une fois, c’est vous l’adversaire : Ophion, couronné, ailé et à bout de patience.\n"
        "Abattez les six champions avant la fin du sixième Jour.\n"
        "Ils vous traquent à tour de rôle, brisent leurs Pierres de rêve contre vous, et vous avez seize Santé, deux fois.",
    ),
    texts=beside("corrupted"),
    asked=(ruling("resilience", tuple(RESILIENCE), "H-74", ("corrupted",), "Resilience of Ophion", "Résilience d’Ophion"),),
    options=(
        ruling("last_champion", ("once", "twice"), "H-162", ("corrupted",), "The last champion acts", "Le dernier champion agit"),
        ruling(
            "ophion_reach",
            ("nearest", "in_range"),
            "H-167",
            ("corrupted",),
            "A champion’s Dash ends",
            "La Ruée d’un champion finit",
        ),
        ruling(
            "dash_b", ("flee", "strike"), "H-169", ("corrupted",), "Dash of a champion in range", "Ruée d’un champion à portée"
        ),
        ruling(
            "friendly_fire",
            ("on", "off"),
            "H-171",
            ("corrupted",),
            "Area attacks hurt champions",
            "Attaques de zone entre champions",
        ),
        ruling(
            "sleepwalk", ("this", "wounded"), "H-184", ("corrupted",), "Sleepwalk takes Spirit from", "Somnambule ôte l’Esprit"
        ),
    ),
    settle=settle,
    counted_by="resilience",
    decisions=(
        cubes,
        victims,
        transport(ophion_lands, OPHION_ALONE),
        by_luck(rolled_world, deal_clockwise),
        by_luck(drawn_champion, order_is_taken),
        by_luck(drawn_shift, champion_switches),
    ),
    elsewhere=OPHION_ALONE,
    ending=ending,
    scores=felled,
    home=False,
    marks=marks,
    ahead=ahead,
    golden=(
        AS_USUAL,
        Trial(
            "strike",
            options={"dash_b": "strike", "friendly_fire": "off", "sleepwalk": "wounded", "resilience": "third_wind"},
        ),
    ),
)
