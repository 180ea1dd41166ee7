"""What stands on a card, in words: the values and the text that every client shows."""

from __future__ import annotations

from ludarium.core.packs import Card, Part, Printed
from ludarium.core.text import Listing, Phrase

COLOURS = {"B": "blue", "G": "green", "Y": "yellow"}


def printed(card: Card) -> Printed:
    text = (Part(tuple(each.phrase for each in card.sentences)),) if card.sentences else ()
    return Printed(VALUES[card.kind](card), text)


def enemy(card: Card) -> tuple[Part, ...]:
    facts = card.facts
    climb = Part((Listing(tuple(space(each) for each in facts["climb"])),), Phrase("fact-climb"))
    start = Part((Phrase("printed-start", {"space": facts["start"], "top": len(facts["climb"]) + 1}),), Phrase("fact-start"))
    weakness = (Part((Phrase(f"face-{facts['symbol']}"),), Phrase("fact-symbol")),) if facts["symbol"] else ()
    return Part((Phrase(f"kingdom-{facts['kingdom']}"),)), climb, start, *weakness


def space(requirement: str) -> Phrase:
    """`4GY` is four dice, a green and a yellow one among them."""
    colours = [COLOURS[letter] for letter in requirement[1:]]
    one, two = [*colours, "", ""][:2]
    return Phrase("printed-space", {"n": int(requirement[0]), "coloured": len(colours), "one": one, "two": two})


def chariot(card: Card) -> tuple[Part, ...]:
    kind, _, value = str(card.facts["needs"]).partition(" ")
    return (Part((Phrase(f"board-needs-{kind}", {"value": value}),), Phrase("fact-needs")),)


def inspiration(card: Card) -> tuple[Part, ...]:
    module = card.facts["module"]
    return (Part((Phrase(f"module-{module.replace('_', '-')}"),), Phrase("fact-module")),) if module else ()


def conspirator(card: Card) -> tuple[Part, ...]:
    moment = Phrase("at-once" if card.facts["at_once"] else "at-resolution")
    return Part((card.facts["number"],), Phrase("fact-number")), Part((moment,), Phrase("fact-moment"))


VALUES = {"enemy": enemy, "chariot": chariot, "inspiration": inspiration, "conspirator": conspirator}
