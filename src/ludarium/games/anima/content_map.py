"""What Areas and Missions of a pack must hold (A-215 to A-221); content.py has the rest."""

from __future__ import annotations

from ludarium.core.errors import BadPack
from ludarium.core.packs import Row
from ludarium.games.anima.content import at_least, bounded, card, flag, must, must_count
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
    bounded(each, "level", 1, 3, "A-6")
    flag(each, "trade")
    must(each, len(each.list("explore")) == 6, "an exploration table has six results (A-218)")
    rewards = each.list("rewards")
    must(each, len(rewards) == len(set(rewards)) == 3, "an Area has three different rewards (A-218)")
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
        named = card(rows, id, "A-215")
        must(named, named.fields["level"] == level, f"its level is {level} (A-215)")
    must_count(rows, "level", {1: 5, 2: 5, 3: 4}, "A-215")
    for id in ("americh", "tower_at_the_end"):
        named = card(rows, id, "A-215")
        must(named, "special" in named.list("rewards"), "one of its rewards is special (A-215)")
    check_archangel(card(rows, "archangel", "A-216"))
    check_ruins(card(rows, "lost_ruins", "A-217"))
    for each in rows:
        low, high = MEANS[each.fields["level"]]
        must(
            each, low <= mean(each) <= high, f"its table has {mean(each):.2f} Encounters on average, not {low} to {high} (A-218)"
        )
    recruiting = [each for each in rows if "recruit" in each.list("rewards")]
    at_least(rows, 6, len(recruiting), "Areas with Recruit", "A-218")
    at_least(rows, 3, sum(each.fields["level"] == 1 for each in recruiting), "Areas of level 1 with Recruit", "A-218")
    at_least(rows, 5, sum(each.fields.get("trade") is True for each in rows), "Areas with the trade symbol", "A-218")
    offered = {reward for each in rows for reward in each.list("rewards")}
    for place in places:
        must(place, MISSION + place.id in offered, "the place is no reward of its Area (A-221)")


def mean(each: Row) -> float:
    """Encounters of a table; a special result brings those it says."""
    special = sum(int(part.split()[1]) for part in each.fields.get("special", "").split(";") if part.split()[:1] == ["meet"])
    return sum(int(word) if word.isdecimal() else special if word == "special" else 0 for word in each.list("explore")) / 6


def check_archangel(each: Row) -> None:
    must(each, each.fields.get("rules") == "no_fighting" and each.fields.get("trade") is True, "trade, and no fighting (A-216)")
    table = each.list("explore")
    must(each, (table[1], table[4]) == ("nothing", "1"), "a 2 is nothing, a 5 is one Encounter (A-216)")
    must(each, set(each.list("rewards")) == {"recruit", "mission:palace", "advantage"}, "Recruit, the Palace, Advantage (A-216)")


def check_ruins(each: Row) -> None:
    must(each, each.fields.get("trade") is not True, "there is no trade symbol (A-217)")
    must(each, each.list("explore")[4] == "2", "a 5 is two Encounters (A-217)")
    must(each, "mission:pit_of_hell" in each.list("rewards"), "one reward is the Pit of Hell (A-217)")


# -- Missions --------------------------------------------------------------------------------------------------------


def check_mission(each: Row) -> None:
    """A-119 to A-123, A-219, A-220, A-220a"""
    final, kind = flag(each, "final"), each.one_of("kind", MISSION_KINDS)
    if "shown" in each.fields:
        flag(each, "shown")
    for name in FIELDS_OF[kind]:
        must(each, name in each.fields, f"a Mission of kind {kind} needs '{name}' (A-219)")
    for name in OF_SOME_KIND:
        must(each, name not in each.fields or name in FIELDS_OF[kind], f"'{name}' does not belong to kind {kind} (A-219)")
    if final:
        check_final(each, kind)
        return
    if kind in BASIC_COMBAT:
        bounded(each, "combat", *BASIC_COMBAT[kind], "A-219")
    elif kind == "speed":
        bounded(each, "difficulty", *BASIC_DIFFICULTY, "A-219")
    if kind == "hold":
        bounded(each, "turns", 2, 3, "A-219")
    if kind == "visit":
        must(each, len(each.list("places")) in (2, 3), "a visit has two or three Areas (A-219)")
    must(each, "reward" in each.fields, "a Basic Mission has a reward (A-219)")
    must(each, not any(name.startswith("crisis") for name in each.fields), "only a Final Mission has a Crisis line (A-220)")


def check_final(each: Row, kind: str) -> None:
    must(each, kind in ("slay", "speed", "hold"), "a Final Mission has a foe or a Speed test (A-220a)")
    if kind == "speed":
        bounded(each, "difficulty", *FINAL_DIFFICULTY, "A-220a")
    else:
        bounded(each, "combat", *FINAL_COMBAT, "A-220a")
    try:
        slay = each.one_of("crisis_kind", MISSION_KINDS[:2]) == "slay"
    except BadPack as problem:
        raise BadPack(f"{problem} (A-220)") from None
    has, lacks = ("crisis_combat", "crisis_difficulty") if slay else ("crisis_difficulty", "crisis_combat")
    bounded(each, has, *(FINAL_COMBAT if slay else FINAL_DIFFICULTY), "A-220a")
    must(each, lacks not in each.fields, f"'{lacks}' does not belong to this Crisis line (A-220a)")
    must(each, ("crisis_foe" in each.fields) == slay, "a Crisis line has a 'crisis_foe' if it is a combat (A-220)")
    bounded(each, "crisis", 8, 10, "A-220")
    must(each, "reward" not in each.fields, "completing a Final Mission wins: it has no reward (A-220)")


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
    if len(long) > 1:
        raise long[1].wrong("only one resistance Mission may take three turns (A-219)")
    tiamat = card(basics, "beat_tiamat", "A-219")
    known = [tiamat.fields.get(name) for name in ("kind", "place", "combat")]
    must(tiamat, known == ["slay", "pit_of_hell", 9], "Tiamat is slain at the Pit of Hell and has Combat 9 (A-219)")
    area_of = {place.id: str(place.fields["area"]) for place in places}
    for each in rows:
        found = [area_of[place] for place in places_of(each)]
        must(each, len(set(found)) == len(found), "its places are in different Areas (A-121, A-122)")
    check_finals(finals, {each.id: int(each.fields["level"]) for each in areas}, area_of)
    named = {place for each in rows for place in places_of(each)}
    for place in places:
        must(place, place.id in named, "no Mission names this place (A-221)")


def places_of(each: Row) -> list[str]:
    return [str(each.fields[name]) for name in ("place", "to") if name in each.fields] + list(each.fields.get("places", []))


def check_finals(finals: list[Row], level: dict[str, int], area_of: dict[str, str]) -> None:
    where = [area_of[each.fields["place"]] for each in finals]
    for each, area in zip(finals, where, strict=True):
        must(each, level[area] == 3, "a Final Mission is at a level 3 Area (A-220)")
    if where.count("tower_at_the_end") != 1:
        raise BadPack("missions.toml: one Final Mission must be at the Tower at the End (A-220)")
    if sorted(each.fields["crisis"] for each in finals) != CRISIS_NUMBERS:
        raise BadPack("missions.toml: the Crisis numbers must be 8, 8 and 10 (A-220)")
