"""What stands on a card, in words: the values and the text that every client shows, every sentence from a script of the card."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.core.language import printed, tree
from ludarium.core.packs import Card, Pack, Part, Printed
from ludarium.core.text import Localized, Phrase, both
from ludarium.games.tamashii.sayings import Saying
from ludarium.games.tamashii.scripts import in_words, sayings

VALUES = {  # what stands on each kind of card as a number or a word
    "body": ("mov", "att", "prg", "cost"),
    "walker": ("mov", "att", "prg"),
    "protocol": ("pattern",),
    "augmentation": ("class", "timing", "memory"),
    "faction_card": ("faction", "memory", "pattern"),
    "enemy": ("level", "integrity"),
    "tile": ("number", "entry", "stationary"),
    "exploration": ("tokens",),
    "card": ("code", "kind", "time", "integrity"),
    "scenario": ("code", "difficulty", "length"),
    "boss": ("integrity", "per_player", "armour", "mov"),
}
IN_WORDS = ("class", "timing", "faction", "kind", "difficulty", "length")  # these speak for themselves
PATTERNS = ("cost", "pattern")  # values that are drawn in rows
FRENCH_INITIALS = str.maketrans("GY.", "VJ·")
UNMARKED = ("does", "district", "")  # texts that need no heading
WITH_FIELDS = ("slots", "hacks", "stages")  # lists: what stands before each text says when, or with what, it happens


def of_card(card: Card, pack: Pack) -> Printed:
    return Printed(tuple(values(card)), tuple(texts(card, pack)))


def values(card: Card) -> Iterator[Part]:
    for name in VALUES[card.kind]:
        value = card.facts.get(name)
        if value is None or value == "":
            continue
        if name in IN_WORDS:
            yield Part((Phrase(f"printed-{name}-{value}"),))
        else:
            yield Part((drawn(value) if name in PATTERNS else value,), Phrase(f"printed-{name.replace('_', '-')}"))


def texts(card: Card, pack: Pack) -> Iterator[Part]:
    for name in ("introduction", "story", "goal"):
        if isinstance(card.facts.get(name), Localized):
            yield Part((card.facts[name],), Phrase(f"printed-{name}"))
    numbers = {name: enumerate(card.facts.get(name, ()), 1) for name in WITH_FIELDS}
    for each in sayings(pack).texts.get((card.kind, card.id), ()):
        number, before = next(numbers[each.field], (0, "")) if each.field in WITH_FIELDS else (0, "")
        yield from parts(card, pack, each, str(before).partition(":")[0].strip(), number)


def parts(card: Card, pack: Pack, each: Saying, before: str, number: int) -> Iterator[Part]:
    """One script: its own lines, then the sections under it."""
    lines = lines_of(pack, each.script, each)
    if lines:
        yield Part(tuple(lines), heading(card, each.field, before))
    for line in each.script.declared:
        yield from section(card, pack, line, each, number)


def lines_of(pack: Pack, script: tree.Script, each: Saying) -> list[object]:
    """On the cards of a scenario whoever it happens to is told of as *you*."""
    who = "me" if each.who == "anybody" else each.who
    return [in_words(pack, line) for line in printed.lines(script, who, each.limit)]


def heading(card: Card, field: str, before: str) -> object:
    if field == "slots" or (field == "does" and card.facts.get("slot")):
        return Phrase("printed-dice", {"dice": dice(before or str(card.facts["slot"]))})
    if field in ("hacks", "divert", "launched"):
        return Phrase(f"printed-{field}", {"pattern": drawn(before or pattern_of(card, field))})
    if (field == "does" and card.kind == "card") or field in UNMARKED:
        return ""
    return Phrase(f"printed-{field}")


def pattern_of(card: Card, field: str) -> str:
    """A Divert has its Pattern before its effect, a Protocol in a field of its own."""
    return str(card.facts["divert"]).partition(":")[0].strip() if field == "divert" else str(card.facts["pattern"])


def drawn(pattern: object) -> Localized:
    """A Pattern with the initials of the colours as each reader has them, the same as on the board."""
    return both(str(pattern).replace(".", "·"), str(pattern).translate(FRENCH_INITIALS))


def dice(text: str) -> Phrase:
    """`c c`, `c r`, `Xr`: how many dice of which symbol a slot takes (T-201a)."""
    return Phrase("printed-slot", {"common": text.count("c"), "rare": text.count("r"), "x": "yes" if "X" in text else "no"})


def section(card: Card, pack: Pack, line: tree.Declared, each: Saying, number: int = 0) -> Iterator[Part]:
    """A line that says what there is (T-314a), with what stands under it."""
    told = section_title(pack, line, card.facts.get("kind") == "enemy", number)
    lines = lines_of(pack, line.inside, each)
    if lines:
        yield Part(tuple(lines), told)
    for inner in line.inside.declared:
        yield from section(card, pack, inner, each)


def section_title(pack: Pack, line: tree.Declared, of_enemy: bool = False, stage: int = 0) -> Phrase:
    id = line.said.word.id
    if id == "special" and not of_enemy:
        id = "rules"  # of a plot card; an Enemy has a Special box
    return Phrase(f"section-{id}", {**dict(arguments(pack, line)), "stage": stage})


def arguments(pack: Pack, line: tree.Declared) -> Iterator[tuple[str, object]]:
    for name, value in zip(line.said.word.arguments, line.said.values, strict=True):
        told = printed.argument(value)
        if name == "pattern":
            yield name, drawn(str(told))
        else:
            yield name, str(told).replace(" ", "-") if name == "limit" else in_words(pack, told)
