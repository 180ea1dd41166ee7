"""What stands on a card, in words: the values and the text that every client shows."""

from __future__ import annotations

from collections.abc import Iterable

from ludarium.core.packs import Card, Pack, Part, Printed
from ludarium.core.text import Listing, Phrase
from ludarium.games.anima.lexicon import Lexicon, lexicon


def printed(card: Card, pack: Pack) -> Printed:
    names = lexicon(pack)
    if card.kind == "area":
        return Printed(area_values(card), area_text(card))
    if card.kind in ("mission", "final"):
        return Printed(mission_values(card), mission_text(card, names))
    if card.kind == "character":
        symbols = words(card, "symbols", "symbol")
        return Printed((*numbers(card, "combat", "speed"), *symbols, *words(card, "gender")), ability(card))
    if card.kind == "advantage":
        return Printed(advantage(card, names), ability(card))
    text = (Part(tuple(card.facts["text"])),) if card.facts["text"] else ()
    welcome = (Part((Phrase("fact-welcome"),)),) if card.facts.get("welcome") else ()
    return Printed((*numbers(card, "level", "combat"), *words(card, "traits", "trait"), *welcome), text)


def numbers(card: Card, *of: str) -> tuple[Part, ...]:
    return tuple(Part((card.facts[name],), Phrase(f"fact-{name}")) for name in of if name in card.facts)


def words(card: Card, fact: str, message: str = "") -> tuple[Part, ...]:
    """A fact that is a word or several, each of which speaks for itself."""
    found = card.facts.get(fact, [])
    return tuple(Part((Phrase(f"{message or fact}-{each}"),)) for each in ([found] if isinstance(found, str) else found))


# -- Characters and Advantages ---------------------------------------------------------------------------------------


def advantage(card: Card, names: Lexicon) -> tuple[Part, ...]:
    lasting = (Part((Phrase("fact-lasting"),)),) if card.facts["lasting"] else ()
    rival = (Part((names.by_id[card.facts["rival"]].name,), Phrase("fact-rival")),) if "rival" in card.facts else ()
    timing = Part((Phrase(f"timing-{card.facts['timing']}"),), Phrase("fact-timing"))
    return *words(card, "type"), timing, *lasting, *rival


def ability(card: Card) -> tuple[Part, ...]:
    """What it does, after the moment for it; what an Organization asks of its members stands by itself (A-144)."""
    sentences = at_one_go(card.facts["text"])
    if not sentences:
        return ()
    if card.facts.get("type") == "organization":
        *does, duty = sentences
        return Part(tuple(does), used(card)), Part((duty,))
    return (Part(sentences, used(card) if card.kind == "character" else ""),)


def at_one_go(phrases: Iterable[Phrase]) -> tuple[Phrase, ...]:
    """The same strength against two kinds of foe is one sentence."""
    told: list[Phrase] = []
    for phrase in phrases:
        last = told[-1] if told else None
        if last and phrase.id == last.id == "verb-strength-against" and phrase.arguments["n"] == last.arguments["n"]:
            both = {"n": phrase.arguments["n"], "trait": last.arguments["trait"], "other": phrase.arguments["trait"]}
            told[-1] = Phrase("printed-strength-against-both", both)
        else:
            told.append(phrase)
    return tuple(told)


def used(card: Card) -> Phrase:
    """When an ability is used, and whether that inclines; one without a moment works by itself."""
    facts = card.facts
    moment = facts.get("use") or (facts.get("timing") if card.kind == "character" else None)
    when = (Phrase(f"timing-{moment}"),) if moment else ()
    notes = (*when, *((Phrase("printed-inclines"),) if facts.get("incline") else ()))
    return Phrase("printed-with", {"label": Phrase("fact-use"), "note": Listing(notes)}) if notes else Phrase("fact-use")


# -- Areas -----------------------------------------------------------------------------------------------------------


def area_values(card: Card) -> tuple[Part, ...]:
    trade = (Part((Phrase("fact-trade"),)),) if card.facts["trade"] else ()
    return *numbers(card, "level"), *trade


def area_text(card: Card) -> tuple[Part, ...]:
    facts = card.facts
    rewards = Listing(tuple(reward(card, each) for each in facts["rewards"]))
    parts = [
        Part(tuple(facts["rules"])),
        Part((exploration(facts["explore"]),), Phrase("fact-explore")),
        Part(tuple(facts["special"]), Phrase("fact-special")),
        Part((rewards,), Phrase("fact-rewards")),
        Part(tuple(facts["sp"]), Phrase("fact-sp")),
    ]
    return tuple(part for part in parts if part.says)


def exploration(results: list[str]) -> Listing:
    """What the die brings: faces that bring the same stand together."""
    lines = []
    first = 1
    for face, result in enumerate(results, 1):
        if face == len(results) or results[face] != result:
            lines.append(Phrase("printed-faces", {"first": first, "last": face, "count": face - first, "finds": found(result)}))
            first = face + 1
    return Listing(tuple(lines))


def found(result: str) -> Phrase:
    return Phrase("explore-encounters", {"n": int(result)}) if result.isdecimal() else Phrase(f"explore-{result}")


def reward(card: Card, which: str) -> object:
    """By its name; a place of a Mission by its own."""
    kind, _, place = which.partition(":")
    if kind == "mission":
        return card.facts["places"][place]
    if kind == "advantage":
        return Phrase("board-reward-advantage", {"n": card.facts["level"]})
    return Phrase(f"reward-{kind}")


# -- Missions --------------------------------------------------------------------------------------------------------


def mission_values(card: Card) -> tuple[Part, ...]:
    return *words(card, "kind"), *numbers(card, "combat", "difficulty", "turns"), *words(card, "trait")


def mission_text(card: Card, names: Lexicon) -> tuple[Part, ...]:
    facts = card.facts
    goals = Listing(tuple(place(names, each) for each in facts.get("places") or [facts["place"]]))
    parts = [Part((goals,), Phrase("fact-place"))]
    parts += [Part((place(names, facts["to"]),), Phrase("fact-to"))] if "to" in facts else []
    parts += [Part((facts[name],), Phrase(f"fact-{name}")) for name in ("foe", "object") if name in facts]
    parts += [Part(tuple(facts["reward"]), Phrase("fact-reward"))] if facts["reward"] else []
    if "crisis" in facts:
        parts += [Part((facts["crisis"],), Phrase("fact-crisis")), Part((crisis(card),), Phrase("fact-crisis-kind"))]
    return tuple(parts)


def place(names: Lexicon, id: str) -> Phrase:
    """Where a Mission is, with the Area it belongs to."""
    area = next(area for area in names.areas if id in area.facts["places"])
    return Phrase("printed-with", {"label": names.places[id], "note": area.name})


def crisis(card: Card) -> Phrase:
    """What the Crisis line of a Final Mission demands (A-189)."""
    facts = card.facts
    if facts["crisis_kind"] == "speed":
        return Phrase("printed-crisis-speed", {"difficulty": facts["crisis_difficulty"]})
    return Phrase("printed-crisis-slay", {"foe": facts["crisis_foe"], "combat": facts["crisis_combat"]})
