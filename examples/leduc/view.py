"""What a seat may see, as JSON; and every question, answer and note in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from examples.leduc.flow import RAISE_BY, to_pay
from examples.leduc.state import CALL, FOLD, NO_CARD, SHOWN, WORDS, Leduc
from ludarium.core.kernel import NAMES
from ludarium.core.packs import Pack
from ludarium.core.prompts import Choice
from ludarium.core.text import Phrase, Secret

# -- views -----------------------------------------------------------------------------------------------------------


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


# -- questions and answers -------------------------------------------------------------------------------------------


def kind_of(s: Leduc) -> str:
    """The rule that waits for the answer."""
    return NAMES[s.then].split(".")[1]


def asks(s: Leduc) -> Phrase:
    if kind_of(s) == "dealt":
        return Phrase("prompt-dealt", {"player": int(s.then_a) + 1})
    if kind_of(s) == "turned_up":
        return Phrase("prompt-turned-up")
    return Phrase("prompt-say", {"player": int(s.turn) + 1, "round": int(s.round), "chips": int(to_pay(s))})


def choice(s: Leduc, pack: Pack, option: int) -> Choice:
    if kind_of(s) == "say":
        return spoken(s, option)
    card = pack.cards[option]
    if kind_of(s) == "turned_up":
        return Choice(f"public={card.id}", Phrase("chance-public", {"card": card.name}), ("public",))
    seat = int(s.then_a)
    dealt = Secret(card.name, (seat,), Phrase("hidden-card"))  # L-2: only this player sees it
    phrase = Phrase("chance-deal", {"player": seat + 1, "card": dealt})
    return Choice(f"deal {seat}={card.id}", phrase, (f"seat.{seat}",))


def spoken(s: Leduc, option: int) -> Choice:
    anchors = (f"seat.{int(s.turn)}", "pot")
    paid = int(to_pay(s))
    if option == FOLD:
        return Choice("fold", Phrase("option-fold", {"chips": int(s.chips[s.turn])}), anchors)
    if option == CALL:
        return Choice("call", Phrase("option-call", {"chips": paid}) if paid else Phrase("option-check"), anchors)
    raised = int(RAISE_BY[s.round])
    return Choice("raise", Phrase("option-raise", {"chips": paid + raised, "raised": raised}), anchors)


def why_not(s: Leduc, notation: str) -> Phrase | None:
    if kind_of(s) != "say":
        return None
    if notation == "fold":
        return Phrase("why-no-fold")
    if notation == "raise":
        return Phrase("why-no-raise", {"most": int(s.most_raises)})
    return None


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
