"""What stands on a card, in words: the values and the text that every client shows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludarium.core.packs import Card, Pack, Part, Printed
from ludarium.core.text import Listing, Phrase
from ludarium.games.hara.lexicon import lexicon

NUMBERS = ("health", "spirit", "attack", "range", "challenge")
TEXTS = ("lasting", "does", "success", "failure", "reward")
ORDER = {"event": ("reward", "does", "lasting", "success", "failure"), "rift": ("lasting", "reward", "success", "failure")}
WHEN = {"event": "fact-always", "rift": "fact-on-closing"}  # what the top of the card asks for (H-79, H-80)


def printed(card: Card, pack: Pack) -> Printed:
    if card.kind == "champion":
        return Printed(champion(card), ())
    if card.kind == "ability":
        return Printed(ability(card, pack), sides(card))
    if card.kind == "corrupted":
        return Printed((Part((card.facts["epithet"],)), *numbers(card)), corrupted(card))
    if card.kind == "shift":
        return Printed((Part((swapped(card),), Phrase("fact-swap")), *numbers(card)), texts(card))
    if card.kind in ("item", "order"):
        return Printed(held(card), (Part(tuple(card.facts["does"])),))
    return Printed(on_a_space(card), (*keywords(card), *texts(card)))


def numbers(card: Card) -> tuple[Part, ...]:
    there = [name for name in NUMBERS if card.facts.get(name) is not None]
    return tuple(Part((card.facts[name],), Phrase(f"fact-{name}")) for name in there)


def champion(card: Card) -> tuple[Part, ...]:
    facts = card.facts
    stock = Phrase("printed-resource", {"start": facts["resource_start"], "most": facts["resource_most"]})
    resource = Part((stock,), Phrase(f"resource-{facts['resource']}"))
    home = Part((Phrase(f"world-{facts['home']}"),), Phrase("fact-home"))
    return Part((facts["epithet"],)), *numbers(card), resource, home


# -- abilities -------------------------------------------------------------------------------------------------------


def ability(card: Card, pack: Pack) -> tuple[Part, ...]:
    facts = card.facts
    of_all = facts["champion"] == "all"
    owner = Phrase("printed-everybody") if of_all else lexicon(pack).by_id[facts["champion"]].name
    return Part((owner,)), Part((Phrase(f"set-{facts['set']}"),)), Part((Phrase(f"colour-{facts['colour']}"),))


def sides(card: Card) -> tuple[Part, ...]:
    there = [side for side in ("hand", "board") if card.facts[side]]
    return tuple(Part(tuple(card.facts[side]), heading(card, side)) for side in there)


def heading(card: Card, side: str) -> Phrase:
    """In Hand or On Board, with what it costs."""
    whole = card.facts["set"] == "ultimate"
    name = Phrase("set-ultimate") if whole else Phrase(f"fact-{side}")
    asked = price(card.facts, side)
    return Phrase("printed-with", {"label": name, "note": Listing(asked)}) if asked else name


def price(facts: dict[str, Any], side: str) -> tuple[Phrase, ...]:
    what, _, n = (facts[f"{side}_cost"] or "").partition(" ")
    name = Phrase("fact-spirit" if what == "spirit" else f"resource-{what}")
    cost = (Phrase("printed-cost", {"n": int(n), "what": name}),) if n else ()
    return (*cost, *((Phrase("use-free"),) if facts[f"{side}_free"] else ()))


# -- what lies on spaces ---------------------------------------------------------------------------------------------


def on_a_space(card: Card) -> tuple[Part, ...]:
    home = (Part((Phrase(f"world-{card.facts['world']}"),)),) if "world" in card.facts else ()
    return *home, *numbers(card)


def keywords(card: Card) -> tuple[Part, ...]:
    """Each says what it is; H-60: every Boss is SCARRED, though no card says so."""
    scarred = (Phrase("verb-scarred"),) if card.kind == "boss" else ()
    return tuple(Part((each,)) for each in (*card.facts.get("keywords", ()), *scarred))


def texts(card: Card) -> tuple[Part, ...]:
    order = ORDER.get(card.kind, TEXTS)
    return tuple(Part(tuple(card.facts[name]), label(card, name)) for name in order if card.facts.get(name))


def label(card: Card, name: str) -> object:
    if card.kind == "ally":
        return Phrase(f"help-{card.facts['help']}")
    if name == "reward" and card.kind in WHEN:
        return Phrase(WHEN[card.kind])
    return Phrase(f"fact-{name}")


# -- everything else -------------------------------------------------------------------------------------------------


def held(card: Card) -> tuple[Part, ...]:
    """Items and Turn Order cards."""
    facts = card.facts
    if card.kind == "order":
        return (Part((facts["number"],), Phrase("fact-number")),)
    after = (Part((Phrase(f"after-{facts['after']}"),)),) if facts["after"] else ()
    copies = (Part((facts["copies"],), Phrase("fact-copies")),) if facts["copies"] > 1 else ()
    return Part((Phrase(f"use-{facts['use']}"),)), *after, *copies


def swapped(card: Card) -> object:
    one, two = card.facts["swap"]
    if card.facts["by_slot"]:
        return Phrase("printed-slots", {"one": one, "two": two})
    return worlds((one, two))


def worlds(names: Iterable[str]) -> Phrase:
    one, two = (Phrase(f"world-{name}") for name in names)
    return Phrase("printed-worlds", {"one": one, "two": two})


def corrupted(card: Card) -> tuple[Part, ...]:
    facts = card.facts
    abilities = [
        Part(tuple(each["does"]), Phrase("printed-with", {"label": each["name"], "note": worlds(each["worlds"])}))
        for each in facts["abilities"]
    ]
    return *abilities, *(Part(tuple(facts[name])) for name in ("passive", "weakness"))
