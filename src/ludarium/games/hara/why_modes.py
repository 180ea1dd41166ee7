"""Why an answer is not possible, where a mode has rules of its own: Artifacts, lost Worlds, Clues, cubes, victims."""

from __future__ import annotations

from ludarium.core.bits import BIT
from ludarium.core.text import Phrase
from ludarium.games.hara.atlas import BAIYU, COLOURS, OAKENMOOR, WORLD_COLOUR, world_of
from ludarium.games.hara.lexicon import Lexicon, number_in, space_named, token_id, token_phrase, world_named, world_phrase
from ludarium.games.hara.modes.artifacts import lowest_number
from ludarium.games.hara.modes.corrupted import standing
from ludarium.games.hara.prompts import kind_of
from ludarium.games.hara.state import CHAMPIONS, DOOM, HELD, NOWHERE, TOKENS, Hara

# -- FREE actions ----------------------------------------------------------------------------------------------------


def collect(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    """H-98, H-99: of the lowest number, on the own space, for 1 Energy of that World's colour."""
    token = next((token for token in range(TOKENS) if token_id(token) == said[1]), None)
    if token is None:
        return None
    if s.variant.id != "artifacts":
        return Phrase("why-token-won" if s.variant.id == "plowshares" else "why-no-artifacts")
    told: dict[str, object] = {"token": token_phrase(token)}
    place = s.token[token]
    if place == HELD or place == NOWHERE:
        return Phrase("why-token-held" if place == HELD else "why-no-token", told)
    if place != s.at[s.hero]:
        return Phrase("why-token-elsewhere", told)
    if token % DOOM != lowest_number(s):
        return Phrase("why-token-later", told | {"number": int(lowest_number(s)) + 1})
    if token in list(s.variant.offers(s, s.hero)):
        return None
    return Phrase("why-token-price", told | {"colour": COLOURS[WORLD_COLOUR[world_of(place)]]})


def reconnect(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    """H-122, H-123: a disconnected World next door, for 1 Spirit."""
    world = world_named(said[1])
    if world is None:
        return None
    if s.variant.id != "nightmare":
        return Phrase("why-all-connected")
    if world in list(s.variant.offers(s, s.hero)):
        return None
    told = {"world": world_phrase(world)}
    if s.cut_off & BIT[world] == 0:
        return Phrase("why-connected", told)
    return Phrase("why-reconnect-price" if s.spirit[s.hero] == 0 else "why-not-next-door", told)


def investigate(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    """H-142, H-144a: a Clue on the own space, for 1 Grit, or for Health if there is enough."""
    space = space_named(said[1])
    if space is None:
        return None
    if s.variant.id != "parting":
        return Phrase("why-no-clues")
    if space not in list(s.clue):
        return Phrase("why-no-clue-there")
    if space != s.at[s.hero]:
        return Phrase("why-clue-elsewhere")
    return Phrase("why-clue-price") if len(s.variant.offers(s, s.hero)) == 0 else None


# -- Worlds ----------------------------------------------------------------------------------------------------------


def swap(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    world, other = world_named(said[1]), world_named(said[2])
    if world is None or other is None:
        return None
    if kind_of(s) == "shift_with":
        return swap_here(s, world, other)
    return swap_at_night(s, world, other)


def swap_here(s: Hara, world: int, other: int) -> Phrase | None:
    """The World one stands on, with a neighbour (H-18c)."""
    if world != s.then_a:
        return Phrase("why-swap-own", {"world": world_phrase(int(s.then_a))})
    return None if other in list(s.options) else Phrase("why-not-neighbours")


def swap_at_night(s: Hara, world: int, other: int) -> Phrase | None:
    """H-124, H-125: Oakenmoor or The Baiyu, with another connected World on which Leaf is not."""
    if world not in (OAKENMOOR, BAIYU) or other in (OAKENMOOR, BAIYU):
        return Phrase("why-swap-home")
    told = {"world": world_phrase(other)}
    if s.cut_off & BIT[other]:
        return Phrase("why-swap-cut-off", told)
    return Phrase("why-swap-leaf", told) if world_of(s.at[0]) == other else None


def artifact(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    """H-97: a World without a token."""
    world = world_named(said[1])
    if world is None or world in list(s.options):
        return None
    return Phrase("why-world-has-token", {"world": world_phrase(world)})


def slot(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    """H-118: a free slot."""
    place = number_in(said[1])
    if place is None or not 1 <= place <= 6 or s.world_in[place - 1] == NOWHERE:
        return None
    return Phrase("why-slot-taken", {"number": place, "world": world_phrase(int(s.world_in[place - 1]))})


# -- Ophion ----------------------------------------------------------------------------------------------------------


def cube(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    """H-179: a cube that is still there."""
    world = world_named(said[1])
    if world is None or s.cubes & BIT[world]:
        return None
    return Phrase("why-cube-gone", {"world": world_phrase(world)})


LEAST = {"shatter_will": "why-not-least-spirit", "walk_asleep": "why-not-least-health"}


def choose(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
    """H-178b, H-182, H-183: a Champion still in the game; for two of the abilities the weakest."""
    if said[1] not in CHAMPIONS or CHAMPIONS.index(said[1]) in list(s.options):
        return None
    champion = CHAMPIONS.index(said[1])
    told = {"champion": names.champions[champion].name}
    return Phrase(LEAST[kind_of(s)], told) if champion in list(standing(s)) else Phrase("why-champion-gone", told)
