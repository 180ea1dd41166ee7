"""What a seat may see, as a title declares it: one Struct for each thing on the table.

A field that is misspelt or forgotten is then found by mypy, and the browser's types are generated from the Structs
(`pages/wire_types.py`). A small title may as well write its view as a dict and do without."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec

from ludarium.core.text import Listing, Localized, Phrase, Secret

if TYPE_CHECKING:
    from ludarium.core.game import Game
    from ludarium.core.packs import Card, Part, Printed

Say = Any  # a text as it travels: a phrase with its arguments, put into words by whoever reads it (`Say` in TypeScript)


def as_json(view: msgspec.Struct) -> dict[str, Any]:
    """The view as everybody else gets it; what is UNSET is left out."""
    seen: dict[str, Any] = msgspec.to_builtins(view)
    return seen


def struct_of(game: Game) -> type[msgspec.Struct] | None:
    """What `view` of the title's view.py gives, if that is a Struct."""
    view = getattr(game.part("view"), "view", None)
    given = get_type_hints(view).get("return") if view else None
    return given if isinstance(given, type) and issubclass(given, msgspec.Struct) else None


# -- texts on their way ----------------------------------------------------------------------------------------------


def said(text: object, seat: int | None = None) -> Say:
    """A phrase, a listing or a card's name as it travels to a seat; None: to whoever may read no secret."""
    if isinstance(text, Phrase):
        return {"say": text.id, "with": {name: said(value, seat) for name, value in text.arguments.items()}}
    if isinstance(text, Localized):
        return dict(text.texts)
    if isinstance(text, Secret):
        return said(text.text if seat in text.seats else text.instead, seat)
    if isinstance(text, Listing):
        return {"list": [said(item, seat) for item in text.items]}
    return text if isinstance(text, int | float) and not isinstance(text, bool) else str(text)


def spoken(seen: Say) -> object:
    """The way back: what a view sends, as something to put into words."""
    if not isinstance(seen, dict):
        return seen
    if "list" in seen:
        return Listing(tuple(spoken(each) for each in seen["list"]))
    return Phrase(seen["say"], {name: spoken(each) for name, each in seen["with"].items()}) if "say" in seen else Localized(seen)


# -- cards on their way ------------------------------------------------------------------------------------------------------


class PartSeen(msgspec.Struct):
    """Something that stands on a card: its sentences, and what it is called unless it speaks for itself."""

    says: list[Say]
    label: Say = ""


class CardSeen(msgspec.Struct):
    id: str
    kind: str
    name: Say
    text: list[Say]  # its sentences, made from its script
    flavour: Say
    facts: dict[str, Any]  # its fields as data, for boards that draw them; people read what follows
    values: list[PartSeen]  # what is printed on it in a word or a number
    parts: list[PartSeen]  # its text, part by part
    secret: bool = False  # a part of a story: a list has its name alone, the view of a match the rest once it was read


def card_seen(card: Card, game: Game) -> CardSeen:
    """A card as lists show it: of a secret one its name alone."""
    if card.secret:
        return CardSeen(card.id, card.kind, said(card.name), [], "", {}, [], [], True)
    return printed_seen(card, game.printed(card))


def printed_seen(card: Card, printed: Printed) -> CardSeen:
    return CardSeen(
        card.id,
        card.kind,
        said(card.name),
        [said(each.phrase) for each in card.sentences],
        said(card.flavour),
        {name: fact_seen(value) for name, value in card.facts.items()},
        [part_seen(part) for part in printed.values],
        [part_seen(part) for part in printed.text],
        card.secret,
    )


def part_seen(part: Part) -> PartSeen:
    return PartSeen([said(each) for each in part.says], said(part.label))


def fact_seen(value: Any) -> Any:
    """A fact about a card: plain data, with texts as messages."""
    if isinstance(value, Phrase | Localized | Listing):
        return said(value)
    if isinstance(value, list):
        return [fact_seen(each) for each in value]
    if isinstance(value, dict):
        return {name: fact_seen(each) for name, each in value.items()}
    return value
