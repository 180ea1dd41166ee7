"""What a pack must hold to be a set of Proving Grounds (P-157 to P-169). One that does not is refused with the rule."""

from __future__ import annotations

from collections import Counter

from ludarium.core.content import at_least, at_most, card_named, must_count, verbs
from ludarium.core.packs import Row, bad_file
from ludarium.games.proving.verbs import AT_ONCE, COLOUR

SHAPES = ((4, 1), (5, 1), (5, 2), (6, 2))  # spaces and Start of a Battle track (P-158)
SYMBOLS = {"claw": 8, "tail": 8, "teeth": 8, None: 6}  # P-161
AT_MOST = {"wants_single": 3, "ambush": 8, "guarded": 4, "spiked": 4}  # P-162
NEEDS = {"pair": 7, **{f"single {value}": 2 for value in range(1, 7)}}  # P-164
OF_OTHER_MODULES = {"raise_shield", "ground"}  # effects that need Shields or the Dragon (P-165)
MODULES_OF = {None: 4, "dragon": 3, "chariots": 2, "shields": 2, "conspirators": 2, "sun_moon": 2}  # P-166
MODULE_OF = {  # P-167: every other power needs none
    "beast_any": "dragon", "calm": "dragon", "great_wing": "dragon", "near_value": "chariots", "spare_die": "chariots",
    "breaker": "shields", "steady": "shields", "second_look": "conspirators", "delay": "conspirators", "hold_dial": "sun_moon",
    "moon_ward": "sun_moon",
}  # fmt: skip


# -- enemies ---------------------------------------------------------------------------------------------------------


def check_enemies(rows: list[Row]) -> None:
    """P-157 to P-162"""
    for each in rows:
        check_enemy(each)
    must_count(rows, "kingdom", {"sun": 15, "moon": 15}, "P-157")
    at_least(rows, 18, sum(each.fields["start"] == 1 for each in rows), "enemies that start one space above Bottom", "P-158")
    fives = [each for each in rows for space in each.list("climb") if space.startswith("5")]
    at_most(rows, 3, fives, "spaces that ask for 5 dice", "P-159")
    check_colours(rows)
    must_count(rows, "symbol", SYMBOLS, "P-161")
    check_abilities(rows)


def check_enemy(each: Row) -> None:
    found = verbs(each, "ability")
    shape = len(each.list("climb")) + 2, each.fields["start"]
    each.must(shape in SHAPES, "tracks of 4 spaces start on 1, of 5 spaces on 1 or 2, of 6 spaces on 2 (P-158)")
    each.must("wants_single" not in found or "symbol" not in each.fields, "who wants a single bears no symbol (P-161)")
    each.must("spiked" not in found or each.fields["start"] == 2, "a spiked enemy starts on 2 (P-162)")


def check_colours(rows: list[Row]) -> None:
    """P-160"""
    spaces = [space for each in rows for space in each.list("climb")]
    coloured = sum(len(space) > 1 for space in spaces)
    often = Counter(letter for space in spaces for letter in space[1:])
    if not 0.35 * len(spaces) <= coloured <= 0.50 * len(spaces):
        part = f"{coloured} of {len(spaces)} spaces carry a colour; it must be 35 to 50 in a hundred"
        raise bad_file(rows[0].file, f": {part} (P-160)")
    if max(often[letter] for letter in "BGY") - min(often[letter] for letter in "BGY") > 2:
        told = ", ".join(f"{often[letter]} {letter}" for letter in "BGY")
        raise bad_file(rows[0].file, f": the three colours must occur equally often, within 2; they are {told} (P-160)")


def check_abilities(rows: list[Row]) -> None:
    """P-162"""
    able = [each for each in rows if "ability" in each.fields]
    at_least(rows, 8, len(able), "enemies with an ability", "P-162")
    at_most(rows, 25, able, "enemies with an ability", "P-162")
    for verb, most in AT_MOST.items():
        at_most(rows, most, [each for each in able if verb in verbs(each, "ability")], f"enemies with '{verb}'", "P-162")
    at_least(rows, 2, sum("wants_single" in verbs(each, "ability") for each in able), "enemies with 'wants_single'", "P-162")
    for colour in COLOUR.words:
        doubled = sum(each.fields["ability"].split() == ["double", colour] for each in able)
        at_least(rows, 1, doubled, f"enemies with 'double {colour}'", "P-162")


# -- the decks of the modules ----------------------------------------------------------------------------------------


def check_chariots(rows: list[Row]) -> None:
    """P-164"""
    must_count(rows, "needs", NEEDS, "P-164")
    seed = sum(each.fields["needs"] == "pair" and each.fields["does"].strip() == "single_extra" for each in rows)
    at_least(rows, 1, seed, "Chariots that need a pair and do 'single_extra'", "P-164")
    alone = sum(bool(verbs(each, "does") - OF_OTHER_MODULES) for each in rows)
    at_least(rows, 15, alone, "Chariots that do something when no other module is in play", "P-164")


def check_inspirations(rows: list[Row]) -> None:
    """P-166, P-167"""
    for each in rows:
        (power,) = verbs(each, "power")
        module = MODULE_OF.get(power)
        each.must(each.fields.get("module") == module, f"'module' of a card with '{power}' is {module or 'left out'} (P-167)")
    must_count(rows, "module", MODULES_OF, "P-166")
    armour = card_named(rows, "dragon_scale_armour", "P-166")
    armour.must(armour.fields["power"].split() == ["beast_any", "tail"], "its power is 'beast_any tail' (P-166)")


def check_conspirators(rows: list[Row]) -> None:
    """P-168"""
    queen, fern = card_named(rows, "queen_brianna", "P-168"), card_named(rows, "fern", "P-168")
    queen.must(queen.fields["number"] == 6, "Queen Brianna has the number 6 (P-168)")
    fern.must(fern.fields["number"] == 4 and verbs(fern, "does") == {"down_choice"}, "Fern is number 4: down_choice (P-168)")
    at_once = [each for each in rows if verbs(each, "does") <= set(AT_ONCE)]
    at_least(rows, 2, len(at_once), "Conspirators that act at once", "P-168")
    at_most(rows, 4, at_once, "Conspirators that act at once", "P-168")
