"""Names of things: from the numbers of the rules to the cards of the pack and the words of the texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from ludarium.core.packs import Card, Pack, once_a_content
from ludarium.core.text import Phrase
from ludarium.games.hara.atlas import COLOURS, RING, SPACES, WORLDS, name_of
from ludarium.games.hara.state import CHAMPIONS, CORRUPTED, DOOM, TOKENS, CorruptedId
from ludarium.games.hara.tables import KINDS

T = TypeVar("T")
ORDER_OF_SETS = ("starting", "advanced", "ultimate", "locked")
ORDER_OF_COLOURS = (*COLOURS, "yellow", "gold")


class Lexicon:
    """The cards of a pack by the numbers that the tables give them."""

    def __init__(self, pack: Pack) -> None:
        kinds = pack.kinds
        self.pack = pack
        self.by_id = {card.id: card for card in pack.cards}
        self.places = [card for card in pack.cards if card.kind in KINDS]
        self.champions = kinds["champion"]
        self.shifts = kinds["shift"]
        self.orders = kinds["order"]
        self.corrupted = kinds["corrupted"]
        self.items = [card for card in kinds["item"] for _ in range(int(card.facts["copies"]))]
        self.abilities = [
            card for champion in CHAMPIONS for card in of_champion(champion, kinds["ability"], lambda card: card.facts)
        ]


def of_champion(champion: str, abilities: list[T], written: Callable[[T], Mapping[str, Any]]) -> list[T]:
    """The thirteen cards of a champion in the order of the tables: Dash, the Attack card, two more, two a colour, Ultimate,
    locked. `written` are the fields of a card."""

    def rank(card: T) -> tuple[int, int]:
        fields = written(card)
        place = ORDER_OF_SETS.index(fields["set"])
        if place == 0:
            return 0, int(fields["champion"] != "all")
        return place, ORDER_OF_COLOURS.index(fields["colour"]) if place == 1 else 0

    return sorted((card for card in abilities if written(card)["champion"] in (champion, "all")), key=rank)


lexicon = once_a_content(Lexicon)


def world_phrase(world: int) -> Phrase:
    return Phrase(f"world-{WORLDS[world]}")


def space_phrase(space: int) -> Phrase:
    if space < RING:
        return Phrase("space-dojo", {"number": space})
    return Phrase("space", {"world": world_phrase((space - RING) // 6), "number": (space - RING) % 6 + 1})


def champion_phrase(champion: int) -> Phrase:
    """In a sentence of the log, where a pair is called by one name."""
    return Phrase(f"champion-{CHAMPIONS[champion]}")


def colour_phrase(colour: int) -> Phrase:
    return Phrase(f"colour-{COLOURS[colour]}")


def token_id(token: int) -> str:
    return f"doom.{token - DOOM + 1}" if token >= DOOM else f"scenario.{token + 1}"


def token_phrase(token: int) -> Phrase:
    return Phrase("token-doom" if token >= DOOM else "token-scenario", {"number": token % DOOM + 1})


def text_of(card: Card, field: str) -> object:
    """What stands on a card under this heading."""
    found = card.facts.get(field)
    return in_a_row(found) if found else ""


def in_a_row(told: Sequence[Phrase]) -> Phrase:
    first, *others = told
    return Phrase("sentences", {"first": first, "others": in_a_row(others)}) if others else first


def foe_id(foe: int) -> CorruptedId:
    return CORRUPTED[foe]


# -- the way back: from what somebody has typed to numbers -----------------------------------------------------------


def space_named(name: str) -> int | None:
    return next((space for space in range(SPACES) if name_of(space) == name), None)


def world_named(name: str) -> int | None:
    return WORLDS.index(name) if name in WORLDS else None


def token_named(name: str) -> int | None:
    return next((token for token in range(TOKENS) if token_id(token) == name), None)
