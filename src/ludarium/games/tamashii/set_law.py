"""What the cards of a set come to together (T-301, T-301a, T-308, T-309): a card takes the place of one like it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ludarium.core.packs import Row

OF_EACH_LEVEL = {1: 28, 2: 24, 3: 18}  # Enemy cards, each copy counted
OF_EACH_CLASS, STARTING_OF_EACH_CLASS, OF_EACH_FACTION = 13, 1, 12
STARTING = ("plain", "coop", "solo")


def check_sets(rows: Mapping[str, list[Row]]) -> None:
    enemies, classes = rows["enemies.toml"], rows["classes.toml"]
    come_to(enemies, "level", {f"level {level}": cards for level, cards in OF_EACH_LEVEL.items()}, "T-301, T-301a")
    come_to(classes, "class", {str(each.fields["class"]): OF_EACH_CLASS for each in classes}, "T-301")
    starting = [each for each in classes if each.fields.get("starting")]
    of_each = {f"{each.fields['class']} {kind}": STARTING_OF_EACH_CLASS for each in classes for kind in STARTING}
    come_to(starting, "starting", of_each, "T-308")
    factions = rows["factions.toml"]
    come_to(factions, "faction", {str(each.fields["faction"]): OF_EACH_FACTION for each in factions}, "T-301")


def come_to(rows: list[Row], field: str, wanted: Mapping[str, int], rule: str) -> None:
    """Told with the card of the pack that brings one too many, else with the last that took another's place."""
    found: Counter[str] = Counter()
    for each in rows:
        found[kind_of(each, field)] += int(each.fields.get("cards", 1))
    if found == Counter(wanted):
        return
    own = [each for each in rows if "replaces" in each.fields]
    many = [each for each in own or rows if found[kind_of(each, field)] > wanted.get(kind_of(each, field), 0)]
    blamed = (many or own or rows)[-1]
    raise blamed.wrong(f"by '{field}' the cards must be {in_words(wanted)}; they are {in_words(found)}", rule)


def kind_of(each: Row, field: str) -> str:
    if field == "level":
        return f"level {each.fields['level']}"
    return f"{each.fields['class']} {each.fields['starting']}" if field == "starting" else str(each.fields[field])


def in_words(counted: Mapping[str, int]) -> str:
    return ", ".join(f"{number} of {kind}" for kind, number in sorted(counted.items()))
