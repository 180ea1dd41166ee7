"""Notes of the rules as sentences: numbers become names where people expect names."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.core.kernel import NOTES
from ludarium.core.packs import Pack
from ludarium.core.text import Phrase
from ludarium.games.hara.atlas import COLOURS
from ludarium.games.hara.catalogue import mode_of
from ludarium.games.hara.lexicon import Lexicon, champion_phrase, lexicon, space_phrase, token_phrase, world_phrase
from ludarium.games.hara.rules.sources import SOURCES
from ludarium.games.hara.sentences import EXPLAINED, STRUCK, UNHURT, energy, named
from ludarium.games.hara.state import NONE, RESOURCES, ROUNDS, Hara
from ludarium.games.hara.tables import ULTIMATE

REASONS = ("elusive", "armored", "protected")  # as in rules/combat.py
OF_ANY_CARD = ("appears", "gives_way", "ghost_takes")  # notes whose card may be a Monster, which has a name, or one of these
TITLED = ("event", "rift")

# Sentences that only repeat what was answered, or say what comes next anyway.
NO_NEWS = frozenset((
    "note-plays", "note-uses", "note-walks", "note-is-carried", "note-learns", "note-leaves-on-top", "note-puts-under",
    "note-turn-begins", "note-dusk-falls", "note-day-breaks",
))  # fmt: skip


def told(s: Hara, name: str, numbers: dict[str, int], pack: Pack) -> Phrase:
    names = lexicon(pack)
    arguments: dict[str, object] = {key: NAMED[key](s, names, n) if key in NAMED else n for key, n in numbers.items()}
    if name == "appears":
        arguments["kind"] = names.places[numbers["card"]].kind
    if name == "resource":
        arguments["resource"] = Phrase(f"resource-{RESOURCES[s.champion[numbers['seat']]]}")
    elif name in OF_ANY_CARD and names.places[numbers["card"]].kind in TITLED:
        arguments["card"] = Phrase("titled", {"card": arguments["card"]})
    elif name in ("foe_acts", "ophion_acts"):
        sheet = names.corrupted[numbers.get("foe", 0)]
        arguments["ability"] = sheet.facts["abilities"][numbers["ability"]]["name"]
    elif name == "wins" and not mode_of(s).home:
        name = "wins_otherwise"
    elif name in ("gains", "loses_energy"):
        arguments |= energy([numbers.get("n", 1) if colour == numbers["colour"] else 0 for colour in range(len(COLOURS))])
    elif name == "earns_ultimate":
        arguments["ability"] = names.abilities[s.card_of(numbers["seat"], ULTIMATE)].name
    elif name == "uses":
        arguments["spent"] = "no"
    elif name == "mends":
        arguments["several"] = "no"
    elif name == "ghost_rests":
        arguments["taken"] = "no"
    elif name == "challenged":
        arguments["outcome"] = "open"
    id = f"note-{name.replace('_', '-')}"
    if id in EXPLAINED:
        arguments["sources"] = ""
    return Phrase(id, arguments | UNHURT if id in STRUCK else arguments)


def sources_of(s: Hara, pack: Pack, tell: Callable[[Hara], None]) -> Phrase | str:
    """Where a number comes from, as it would stand in the log: what `tell` would tell of this table."""
    copy = s.clone()
    copy.self_driving = False
    copy.notes = copy.notes[:0]
    tell(copy)
    found = []
    for at in range(0, len(copy.notes), 4):
        name, arguments = NOTES[copy.notes[at]]
        numbers = dict(zip(arguments, list(copy.notes)[at + 1 : at + 4], strict=False))
        found.append(told(s, name, numbers, pack))
    return named(found)


def champion_of(s: Hara, _names: Lexicon, seat: int) -> object:
    """A seat by its champion; whoever sits behind the last seat is the Ghost."""
    if s.ghost != NONE and seat >= s.settings.seats:
        return Phrase("the-ghost")
    return champion_phrase(int(s.champion[seat]))


NAMED: dict[str, Callable[[Hara, Lexicon, int], object]] = {
    "seat": champion_of,
    "rival": champion_of,
    "champion": lambda _s, _names, n: champion_phrase(n),
    "card": lambda _s, names, n: names.places[n].name,
    "item": lambda _s, names, n: names.items[n].name,
    "shift": lambda _s, names, n: names.shifts[n].name,
    "ability": lambda _s, names, n: names.abilities[n].name,
    "foe": lambda _s, names, n: names.corrupted[n].name,
    "space": lambda _s, _names, n: space_phrase(n),
    "world": lambda _s, _names, n: world_phrase(n),
    "other": lambda _s, _names, n: world_phrase(n),
    "colour": lambda _s, _names, n: COLOURS[n],
    "token": lambda _s, _names, n: token_phrase(n),
    "order": lambda _s, names, n: names.orders[n - 1].name if n else "",
    "why": lambda _s, _names, n: REASONS[n],
    "word": lambda _s, _names, n: SOURCES[n],
    "round": lambda _s, _names, n: ROUNDS[n],
}
