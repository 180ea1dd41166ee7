"""What a seat may see, as JSON, and what it is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from examples.leduc.state import NO_CARD, SHOWN, WORDS, Leduc
from ludarium.core.packs import Pack
from ludarium.core.text import Phrase


def view(s: Leduc, pack: Pack, seat: int | None) -> dict[str, Any]:
    """Everything but the other seat's card and the deck's; a spectator (None) sees no hand at all before the showdown."""
    return {
        "round": int(s.round),
        "speaks": int(s.actor) if s.actor >= 0 else None,
        "public": card_id(pack, s.public),
        "seats": [seat_seen(s, pack, other, other == seat) for other in (0, 1)],
        "deck": len(s.deck),
        "raises": int(s.raises),
        "most_raises": int(s.most_raises),
        "said": [[WORDS[each % 3] for each in s.said if each // 3 == number] for number in (1, 2)],
        "over": s.outcome != 0,
    }


def seat_seen(s: Leduc, pack: Pack, seat: int, own: bool) -> dict[str, Any]:
    return {
        "seat": seat,
        "card": card_id(pack, s.hands[seat]) if own or s.outcome == SHOWN else None,
        "dealt": s.hands[seat] != NO_CARD,
        "chips": int(s.chips[seat]),
        "won": int(s.won[seat]),
    }


def card_id(pack: Pack, card: int) -> str | None:
    return pack.cards[card].id if card != NO_CARD else None


def told(name: str, numbers: Mapping[str, int], pack: Pack) -> Phrase:
    """A note of the rules: seats are counted from one, cards have names."""
    arguments: dict[str, object] = {}
    for argument, number in numbers.items():
        if argument == "seat":
            arguments["player"] = number + 1
        elif argument == "card":
            arguments["card"] = pack.cards[number].name
        else:
            arguments[argument] = number
    return Phrase(f"note-{name.replace('_', '-')}", arguments)
