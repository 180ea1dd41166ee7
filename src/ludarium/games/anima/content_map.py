"""What Areas and Missions of a pack must hold (A-215 to A-221); content.py has the rest."""

from __future__ import annotations

from ludarium.core.content import at_least, at_most, card_named, must_count
from ludarium.core.errors import BadPack
from ludarium.core.packs import Row
from ludarium.games.anima.tables import MISSION_KINDS

MISSION = "mission:"  # a reward that is a mission place
LEVEL_OF = {"village_of_cornes": 1, "archangel": 1, "lost_ruins": 2, "americh": 2, "tower_at_the_end": 3}
MEANS = {1: (0.5, 0.9), 2: (0.9, 1.4), 3: (1.4, 2.0)}  # Encounters of a table, by level
FIELDS_OF = {  # what a Mission of each kind has
    "slay": ("place", "foe", "combat"),
    "speed": ("place", "difficulty"),
    "hold": ("place", "foe", "combat", "turns"),
    "fetch": ("place", "to", "object"),
    "visit": ("places",),
}
OF_SOME_KIND = ("place", "places", "to", "object", "foe", "combat", "difficulty", "turns")
BASIC_COMBAT = {"slay": (8, 12), "hold": (6, 9)}
BASIC_DIFFICULTY = (12, 15)
FINAL_COMBAT = (14, 16)  # A-220a
FINAL_DIFFICULTY = (18, 20)
CRISIS_NUMBERS = [8, 8, 10]


# -- Areas -----------------------------------------------------------------------------------------------------------


def check_area(each: Row, places: list[Row]) -> None:
    """A-6, A-218, A-221"""
    each.number("level", 1, 3, "A-6")
    each.flag("trade")
    each.must(len(each.list("explore")) == 6, "an exploration table has six results (A-218)")
    rewards = each.list("rewards")
    each.must(len(rewards) == len(set(rewards)) == 3, "an Area has three different rewards (A-218)")
    for field, rows in (("special", "explore"), ("sp", "rewards")):
        if field in each.fields and "special" not in each.list(rows):
            raise each.wrong(f"'{field}' says what happens, but nothing in '{rows}' is special (A-104, A-111)")
    area_of = {place.id: place.fields.get("area") for place in places}
    for reward in rewards:
        if reward.startswith(MISSION) and area_of.get(reward[len(MISSION) :], each.id) != each.id:
            raise each.wrong(f"'{reward}' is a place of another Area (A-221)")


def check_areas(rows: list[Row], places: list[Row]) -> None:
    """A-215 to A-218, A-221"""
    for id, level in LEVEL_OF.items():
        named = card_named(rows, id, "A-215")
        named.must(named.fields["level"] == level, f"its level is {level} (A-215)")
    must_count(rows, "level", {1: 5, 2: 5, 3: 4}, "A-215")
    for id in ("americh", "tower_at_the_end"):
        named = card_named(rows, id, "A-215")
        named.must("special" in named.list("rewards"), "one of its rewards is special (A-215)")
    check_archangel(card_named(rows, "archangel", "A-216"))
    check_ruins(card_named(rows, "lost_ruins", "A-217"))
    for each in rows:
        low, high = MEANS[each.fields["level"]]
        each.must(low <= mean(each) <= high, f"its table has {mean(each):.2f} Encounters on average, not {low} to {high} (A-218)")
    recruiting = [each for each in rows if "recruit" in each.list("rewards")]
    at_least(rows, 6, len(recruiting), "Areas with Recruit", "A-218")
    at_least(rows, 3, sum(each.fields["level"] == 1 for each in recruiting), "Areas of level 1 with Recruit", "A-218")
    at_least(rows, 5, sum(each.fields.get("trade") is True for each in rows), "Areas with the trade symbol", "A-218")
    offered = {reward for each in rows for reward in each.list("rewards")}
    for place in places:
        place.must(MISSION + place.id in offered, "the place is no reward of its Area (A-221)")


def mean(each: Row) -> float:
    """Encounters of a table; a special result brings those it says."""
    special = sum(int(part.split()[1]) for part in each.fields.get("special", "").split(";") if part.split()[:1] == ["meet"])
    return sum(int(word) if word.isdecimal() else special if word == "special" else 0 for word in each.list("explore")) / 6


def check_archangel(each: Row) -> None:
    each.must(each.fields.get("rules") == "no_fighting" and each.fields.get("trade") is True, "trade, and no fighting (A-216)")
    table = each.list("explore")
    each.must((table[1], table[4]) == ("nothing", "1"), "a 2 is nothing, a 5 is one Encounter (A-216)")
    each.must(set(each.list("rewards")) == {"recruit", "mission:palace", "advantage"}, "Recruit, the Palace, Advantage (A-216)")


def check_ruins(each: Row) -> None:
    each.must(each.fields.get("trade") is not True, "there is no trade symbol (A-217)")
    each.must(each.list("explore")[4] == "2", "a 5 is two Encounters (A-217)")
    each.must("mission:pit_of_hell" in each.list("rewards"), "one reward is the Pit of Hell (A-217)")


# -- Missions --------------------------------------------------------------------------------------------------------


def check_mission(each: Row) -> None:
    """A-119 to A-123, A-219, A-220, A-220a"""
    final, kind = each.flag("final"), each.one_of("kind", MISSION_KINDS)
    if "shown" in each.fields:
        each.flag("shown")
    for name in FIELDS_OF[kind]:
        each.must(name in each.fields, f"a Mission of kind {kind} needs '{name}' (A-219)")
    for name in OF_SOME_KIND:
        each.must(name not in each.fields or name in FIELDS_OF[kind], f"'{name}' does not belong to kind {kind} (A-219)")
    if final:
        check_final(each, kind)
        return
    if kind in BASIC_COMBAT:
        each.number("combat", *BASIC_COMBAT[kind], "A-219")
    elif kind == "speed":
        each.number("difficulty", *BASIC_DIFFICULTY, "A-219")
    if kind == "hold":
        each.number("turns", 2, 3, "A-219")
    if kind == "visit":
        each.must(len(each.list("places")) in (2, 3), "a visit has two or three Areas (A-219)")
    each.must("reward" in each.fields, "a Basic Mission has a reward (A-219)")
    each.must(not any(name.startswith("crisis") for name in each.fields), "only a Final Mission has a Crisis line (A-220)")


def check_final(each: Row, kind: str) -> None:
    each.must(kind in ("slay", "speed", "hold"), "a Final Mission has a foe or a Speed test (A-220a)")
    if kind == "speed":
        each.number("difficulty", *FINAL_DIFFICULTY, "A-220a")
    else:
        each.number("combat", *FINAL_COMBAT, "A-220a")
    slay = each.one_of("crisis_kind", MISSION_KINDS[:2], rule="A-220") == "slay"
    has, lacks = ("crisis_combat", "crisis_difficulty") if slay else ("crisis_difficulty", "crisis_combat")
    each.number(has, *(FINAL_COMBAT if slay else FINAL_DIFFICULTY), "A-220a")
    each.must(lacks not in each.fields, f"'{lacks}' does not belong to this Crisis line (A-220a)")
    each.must(("crisis_foe" in each.fields) == slay, "a Crisis line has a 'crisis_foe' if it is a combat (A-220)")
    each.number("crisis", 8, 10, "A-220")
    each.must("reward" not in each.fields, "completing a Final Mission wins: it has no reward (A-220)")


def check_missions(rows: list[Row], areas: list[Row], places: list[Row]) -> None:
    """A-219 to A-221"""
    finals = [each for each in rows if each.fields.get("final") is True]
    basics = [each for each in rows if each not in finals]
    if len(finals) != 3:
        raise BadPack(
            f"missions.toml: there must be 10 Basic and 3 Final Missions, there are {len(finals)} Final ones (A-2, A-220)"
        )
    must_count(basics, "kind", dict.fromkeys(MISSION_KINDS, 2), "A-219", "Basic Missions")
    long = [each for each in basics if each.fields.get("turns") == 3]
    at_most(rows, 1, long, "resistance Missions of three turns", "A-219")
    tiamat = card_named(basics, "beat_tiamat", "A-219")
    known = [tiamat.fields.get(name) for name in ("kind", "place", "combat")]
    tiamat.must(known == ["slay", "pit_of_hell", 9], "Tiamat is slain at the Pit of Hell and has Combat 9 (A-219)")
    area_of = {place.id: str(place.fields["area"]) for place in places}
    for each in rows:
        found = [area_of[place] for place in places_of(each)]
        each.must(len(set(found)) == len(found), "its places are in different Areas (A-121, A-122)")
    check_finals(finals, {each.id: int(each.fields["level"]) for each in areas}, area_of)
    named = {place for each in rows for place in places_of(each)}
    for place in places:
        place.must(place.id in named, "no Mission names this place (A-221)")


def places_of(each: Row) -> list[str]:
    return [str(each.fields[name]) for name in ("place", "to") if name in each.fields] + list(each.fields.get("places", []))


def check_finals(finals: list[Row], level: dict[str, int], area_of: dict[str, str]) -> None:
    where = [area_of[each.fields["place"]] for each in finals]
    for each, area in zip(finals, where, strict=True):
        each.must(level[area] == 3, "a Final Mission is at a level 3 Area (A-220)")
    if where.count("tower_at_the_end") != 1:
        raise BadPack("missions.toml: one Final Mission must be at the Tower at the End (A-220)")
    if sorted(each.fields["crisis"] for each in finals) != CRISIS_NUMBERS:
        raise BadPack("missions.toml: the Crisis numbers must be 8, 8 and 10 (A-220)")
