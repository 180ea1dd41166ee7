"""What a pack must hold to be a set of Anima (A-2 and section 23). One that does not is refused with the rule.

Here Characters, Encounters and Advantages; content_map.py has Areas and Missions.
"""

from __future__ import annotations

from ludarium.core.content import at_least, at_most, card_named, must_count, verbs
from ludarium.core.packs import Row
from ludarium.core.scripts import Sentence
from ludarium.games.anima.tables import SYMBOLS, TIMINGS, TRAITS
from ludarium.games.anima.verbs import VOCABULARY, WINDOWS_OF

GROUP_OF = {"combat": "combat", "interruption": "interruption"}  # all other timings: effect
# verbs that make sense in some places only; the others may stand wherever an effect may
ONLY_IN = {
    "fly": ("movement",),
    "more_encounters": ("exploration",),
    "explore_as": ("exploration",),
    "second_reward": ("exploration",),
    "meet": ("event", "special"),
    "lose_turn": ("event", "special"),
    "or_lose_turn": ("event", "special"),
    "lose_next_turn": ("event",),
    "death": ("event", "special", "sp"),
}


# -- reading with a rule ---------------------------------------------------------------------------------------------


def written(each: Row, name: str, group: str, where: str = "") -> tuple[Sentence, ...]:
    """A-227: a script in the words of the vocabulary, each where it can do something. `where`: a timing, or what it stands on."""
    script = each.script(name, VOCABULARY, group, "A-227")
    for sentence in script:
        verb = sentence.verb.name
        if where and where not in ONLY_IN.get(verb, (where,)):
            raise each.wrong(f"'{name}': '{verb}' can only be used here: {', '.join(ONLY_IN[verb])}, not {where} (A-227)")
    if script[-1].verb.name == "on_die":
        raise each.wrong(f"'{name}': nothing follows 'on_die' (A-227)")
    if group == "interruption" and len({WINDOWS_OF[sentence.verb.name] for sentence in script}) > 1:
        raise each.wrong(f"'{name}': its sentences belong to different windows (A-144, A-227)")
    return script


def one_sentence(each: Row, name: str, group: str, rule: str) -> tuple[Sentence, ...]:
    """A lasting property: there is room for one."""
    script = written(each, name, group)
    if len(script) != 1:
        raise each.wrong(f"'{name}' is one sentence, not {len(script)} ({rule})")
    return script


def used(each: Row, timing: str) -> tuple[Sentence, ...]:
    """What a card or an ability with a timing does."""
    return written(each, "does", GROUP_OF.get(timing, "effect"), timing)


def words(each: Row, name: str, known: tuple[str, ...], rule: str) -> list[str]:
    """A list of different words; it may be empty."""
    found = each.fields.get(name)
    if not isinstance(found, list) or any(word not in known for word in found) or len(set(found)) != len(found):
        raise each.wrong(f"'{name}' is a list of different words out of {', '.join(known)}, not {found!r} ({rule})")
    return found


# -- Characters ------------------------------------------------------------------------------------------------------

KNOWN = {
    "acrobat": (4, 4),
    "wizard": (3, 4),
    "illusionist": (2, 4),
    "factotum": (3, 2),
}
PRESENT = {"weapon_master": "A-212", "assassin": "A-212", "warrior_mentalist": "A-213"}
ADDS_COMBAT = {"might", "against", "turn_combat", "strength", "strength_against", "strength_behind", "sap", "sleep"}
IN_THE_EXAMPLE = ("acrobat", "illusionist", "thief", "technician", "factotum")


def check_character(each: Row) -> None:
    """A-5, A-213"""
    combat, speed = each.number("combat", 1, 5, "A-213"), each.number("speed", 1, 5, "A-213")
    each.must(5 <= combat + speed <= 8, "Combat and Speed add up to 5 to 8 (A-213)")
    words(each, "symbols", SYMBOLS, "A-213")
    each.must("passive" not in each.fields or "does" not in each.fields, "a Character has one special ability or none (A-5)")
    parts = {name for name in ("timing", "incline", "does") if name in each.fields}
    each.must(len(parts) in (0, 3), "an ability has 'timing', 'incline' and 'does' (A-142)")
    each.flag("incline")


def check_characters(rows: list[Row]) -> None:
    """A-212 to A-214, A-228"""
    for id, (combat, speed) in KNOWN.items():
        named = card_named(rows, id, "A-212")
        named.must(values(named) == (combat, speed), f"its values are {combat}/{speed} (A-212)")
    thief, technician = card_named(rows, "thief", "A-212"), card_named(rows, "technician", "A-212")
    together = tuple(one + other for one, other in zip(values(thief), values(technician), strict=True))
    thief.must(together == (4, 7), "Thief and Technician are 4/7 together (A-212)")
    thief.must(thief.fields["gender"] == "female", "the Thief is a woman (A-212)")
    for id, rule in PRESENT.items():
        card_named(rows, id, rule)
    check_paladin(card_named(rows, "paladin", "A-213"))
    check_thief_and_assassin(thief, card_named(rows, "assassin", "A-212"))
    for symbol in SYMBOLS:
        at_least(rows, 7, sum(symbol in each.fields["symbols"] for each in rows), f"Characters with {symbol}", "A-213")
    check_example(rows)


def values(each: Row) -> tuple[int, int]:
    return each.fields["combat"], each.fields["speed"]


def check_paladin(paladin: Row) -> None:
    right = values(paladin) == (3, 2) and paladin.fields["gender"] == "female" and paladin.fields["symbols"] == ["ki"]
    right = right and paladin.fields.get("passive", "").split() == ["against", "darkness", "4"]
    paladin.must(right, "the Paladin is a woman of 3/2 with Ki and +4 Combat against Darkness (A-213)")


def check_thief_and_assassin(thief: Row, assassin: Row) -> None:
    robs = thief.fields.get("timing") == "reset" and thief.fields["incline"] and thief.fields["does"].split() == ["rob_on", "4"]
    thief.must(robs, "her ability inclines her in Reset and steals an Advantage on 4 or more: rob_on 4 (A-214)")
    strikes = "does" in assassin.fields and assassin.fields["incline"] and verbs(assassin, "does") == {"immobilise"}
    assassin.must(strikes, "his ability inclines him and immobilises a Character of another party (A-214)")


def check_example(rows: list[Row]) -> None:
    """A-228: what section 21 relies on."""
    for id in IN_THE_EXAMPLE:
        each = card_named(rows, id, "A-212")
        each.must(each.fields.get("timing") != "interaction", "it has no Interaction ability (A-228)")
        found = verbs(each, "does", "passive")
        if id == "factotum":
            each.must(each.fields.get("timing") != "reset", "the Factotum has no Reset ability (A-228)")
        elif id in ("acrobat", "illusionist"):
            each.must(not found & ADDS_COMBAT, "it does not change Combat in a fight with a creature (A-228)")
        else:
            each.must(not found & {*ADDS_COMBAT, "against_mission"}, "it does not change Combat against a Mission foe (A-228)")


# -- Encounters ------------------------------------------------------------------------------------------------------

CREATURE_COMBAT = {1: (2, 5), 2: (5, 9), 3: (9, 14)}


def check_encounter(each: Row) -> None:
    """A-7, A-223"""
    level = each.number("level", 1, 3, "A-7")
    creature = each.one_of("kind", ("creature", "event")) == "creature"
    strange = ("does", "welcome") if creature else ("combat", "traits", "passive")
    for name in strange:
        each.must(name not in each.fields, f"'{name}' does not belong on {'a creature' if creature else 'an event'} (A-7)")
    if creature:
        each.number("combat", *CREATURE_COMBAT[level], "A-223")
        words(each, "traits", TRAITS, "A-223")
    else:
        each.must("welcome" in each.fields, "an event says whether it is 'welcome' (A-223)")
        each.flag("welcome")


def check_encounters(rows: list[Row]) -> None:
    """A-222, A-223"""
    must_count(rows, "kind", {"creature": 20, "event": 13}, "A-222")
    creatures = [each for each in rows if each.fields["kind"] == "creature"]
    events = [each for each in rows if each.fields["kind"] == "event"]
    must_count(creatures, "level", {1: 8, 2: 7, 3: 5}, "A-223", "creatures")
    must_count(events, "level", {1: 6, 2: 4, 3: 3}, "A-223", "events")
    warrior, treasure = card_named(rows, "wandering_warrior", "A-222"), card_named(rows, "treasure", "A-222")
    weak = warrior in creatures and warrior.fields["level"] == 1 and warrior.fields["combat"] == 2
    warrior.must(weak, "the Wandering Warrior is a creature of level 1 with Combat 2 (A-222)")
    for id in ("dragon_god", "shadow_of_omega"):
        each = card_named(rows, id, "A-222")
        each.must(each in creatures and each.fields["level"] == 3, "it is a creature of level 3 (A-222)")
    rich = treasure in events and treasure.fields["level"] <= 2 and treasure.fields["does"].split() == ["draw", "2"]
    treasure.must(rich, "the Treasure is an event of level 1 or 2: draw 2 (A-222)")
    check_events(events)


def check_events(events: list[Row]) -> None:
    inn = card_named(events, "inn", "A-223")
    inn.must("recruit" in verbs(inn, "does"), "the Inn recruits (A-223)")
    at_least(events, 4, sum(each.fields["welcome"] for each in events), "welcome events", "A-223")
    at_least(events, 2, sum("recruit" in verbs(each, "does") for each in events), "events that recruit", "A-223")
    at_least(events, 3, sum("lose_turn" in verbs(each, "does") for each in events), "events that cost the turn", "A-223")
    costly = [each for each in events if "lose_next_turn" in verbs(each, "does")]
    at_most(events, 1, costly, "events that cost the next turn", "A-223")


# -- Advantages ------------------------------------------------------------------------------------------------------


def check_advantage(each: Row) -> None:
    """A-9, A-158, A-226: what belongs on which type."""
    organization = each.fields.get("type") == "organization"
    for name in () if organization else ("rival", "use", "duty"):
        each.must(name not in each.fields, f"'{name}' belongs on an Organization (A-226)")
    each.must(("passive" in each.fields) != ("does" in each.fields), "a card has either 'passive' or 'does' (A-9, A-226)")
    if organization:
        each.must(each.fields.get("timing") == "reset", "an Organization is played in Reset (A-158)")
        each.must(("use" in each.fields) == ("does" in each.fields), "an ability has 'use' and 'does' (A-226)")
        each.must("duty" in each.fields, "an Organization has one duty (A-226)")
    elif "passive" in each.fields:
        lasting = each.fields.get("type") == "plot" and each.fields.get("timing") == "reset"
        each.must(lasting, "a card that stays in play is a Plot of Reset (A-141)")


def check_advantages(rows: list[Row]) -> None:
    """A-224 to A-226"""
    must_count(rows, "type", {"ki": 4, "magic": 4, "trickery": 4, "plot": 12, "organization": 6}, "A-224")
    for timing, needed in (("interruption", 6), ("combat", 8)):
        assert timing in TIMINGS
        at_least(rows, needed, sum(each.fields["timing"] == timing for each in rows), f"cards of timing {timing}", "A-224")
    spell = card_named(rows, "sleep_spell", "A-224")
    spell.must(
        spell.fields["type"] == "magic" and "sleep" in verbs(spell, "does"),
        "it is a Magic Skill that puts to sleep (A-224)",
    )
    for id, timing, verb in (("misdirection", "interruption", "redirect"), ("zeppelin_travel", "movement", "fly")):
        each = card_named(rows, id, "A-225")
        right = each.fields["type"] == "plot" and each.fields["timing"] == timing and verbs(each, "does") == {verb}
        each.must(right, f"it is a Plot of timing {timing}: {verb} (A-225)")
    item, betrayal = card_named(rows, "magic_item", "A-225"), card_named(rows, "betrayal", "A-225")
    item.must("passive" in item.fields and item.fields["type"] == "plot", "it is a lasting Plot (A-225)")
    betrayal.must(betrayal.fields["type"] == "plot" and "betray" in verbs(betrayal, "does"), "it is a Plot: betray (A-225)")
    organizations = [each for each in rows if each.fields["type"] == "organization"]
    for each in organizations:
        rival = card_named(organizations, each.fields["rival"], "A-226")
        each.must(rival is not each and rival.fields["rival"] == each.id, "rivalry is mutual, between two Organizations (A-226)")
    check_black_sun(card_named(organizations, "black_sun", "A-226"))


def check_black_sun(sun: Row) -> None:
    sun.must(sun.fields.get("use") != "interaction", "the Black Sun has no Interaction use (A-226)")
    strong = verbs(sun, "passive", "does") & {*ADDS_COMBAT, "swift", "turn_speed"}
    sun.must(not strong, "the Black Sun gives no Combat against creatures and no standing bonus (A-226)")
