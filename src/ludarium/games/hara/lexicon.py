"""Names of things: from the numbers of the rules to the cards of the pack and the words of the texts."""

from __future__ import annotations

from ludarium.core.packs import Card, Pack
from ludarium.core.text import Phrase
from ludarium.games.hara.atlas import COLOURS, RING, SPACES, WORLDS, name_of
from ludarium.games.hara.state import CHAMPIONS, CORRUPTED, DOOM, TOKENS
from ludarium.games.hara.tables import KINDS

ORDER_OF_SETS = ("starting", "advanced", "ultimate", "locked")
ORDER_OF_COLOURS = (*COLOURS, "yellow", "gold")


class Lexicon:
    """The cards of a pack by the numbers that the tables give them."""

    def __init__(self, pack: Pack) -> None:
        kinds: dict[str, list[Card]] = {}
        for card in pack.cards:
            kinds.setdefault(card.kind, []).append(card)
        self.by_id = {card.id: card for card in pack.cards}
        self.places = [card for card in pack.cards if card.kind in KINDS]
        self.champions = kinds["champion"]
        self.shifts = kinds["shift"]
        self.orders = kinds["order"]
        self.corrupted = kinds["corrupted"]
        self.items = [card for card in kinds["item"] for _ in range(int(card.facts["copies"]))]
        self.abilities = [card for champion in CHAMPIONS for card in dealt(champion, kinds["ability"])]


def dealt(champion: str, abilities: list[Card]) -> list[Card]:
    """The thirteen cards of a champion in the order of the tables (cards.py, `dealt_to`)."""
    own = [card for card in abilities if card.facts["champion"] in (champion, "all")]

    def rank(card: Card) -> tuple[int, int]:
        place = ORDER_OF_SETS.index(card.facts["set"])
        if place == 0:
            return 0, int(card.facts["champion"] != "all")
        return place, ORDER_OF_COLOURS.index(card.facts["colour"]) if place == 1 else 0

    return sorted(own, key=rank)


_KNOWN: dict[str, Lexicon] = {}


def lexicon(pack: Pack) -> Lexicon:
    """Made once for a content, however often its folder is read."""
    if pack.edition not in _KNOWN:
        _KNOWN[pack.edition] = Lexicon(pack)
    return _KNOWN[pack.edition]


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


def foe_id(foe: int) -> str:
    return CORRUPTED[foe]


# -- the way back: from what somebody has typed to numbers -----------------------------------------------------------


def number_in(word: str) -> int | None:
    """None for anything longer than any number of the game: whoever types may type a thousand digits."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 4 else None


def space_named(name: str) -> int | None:
    return next((space for space in range(SPACES) if name_of(space) == name), None)


def world_named(name: str) -> int | None:
    return WORLDS.index(name) if name in WORLDS else None


def token_named(name: str) -> int | None:
    return next((token for token in range(TOKENS) if token_id(token) == name), None)


def place_named(names: Lexicon, id: str) -> int | None:
    """A card that lies on spaces."""
    return next((at for at, card in enumerate(names.places) if card.id == id), None)
