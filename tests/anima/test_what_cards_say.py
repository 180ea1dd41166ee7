"""What the cards say, word by word: a test for every word of the vocabulary that a card of the set has and that no rule names by
itself (A-227). The words themselves are in text/en.ftl and text/fr.ftl, `verb-...`."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.core.match import Match
from tests.anima.table import (
    asked,
    asleep,
    at,
    can,
    combat,
    guild,
    hand,
    inclined,
    is_veiled,
    kind,
    lies_on,
    lost,
    mission_state,
    options,
    party,
    passed,
    pile,
    play,
    seen,
    slot_of,
    speed,
    state,
    table,
    told,
)

pytestmark = pytest.mark.rule("A-227")


def explores(where: str, die: int, **fields: Any) -> Match:
    """Gold explores an Area, and its die has been read; ruby is elsewhere and comes next."""
    given: dict[str, Any] = {"at": [where, "salt_market"], **fields}
    return passed(play(table(phase="exploration", **given), "explore", f"die={die}"))


def meets(creature: str, party: str = "acrobat", where: str = "lost_ruins", **fields: Any) -> Match:
    """Gold meets one creature, and only the dice are still to fall."""
    die = {"lost_ruins": 2, "whispering_pass": 1, "tower_at_the_end": 1}[where]
    return passed(play(explores(where, die, parties=[party], **fields), f"encounter={creature}"))


def totals(match: Match) -> tuple[int, int]:
    """What both sides bring without their dice."""
    fight = seen(match)["fight"]
    return fight["fighter"]["combat"], fight["foe"]["combat"]


# -- creatures -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("creature", "weaker", "party", "inclined"),
    [
        ("well_child", 4 - 2, "wizard", ""),
        ("well_child", 4, "wizard acrobat", "wizard"),  # inclined
        ("well_child", 4, "acrobat", ""),  # no Magic
        ("straw_knight", 3 - 1, "duellist", ""),
        ("lantern_widow", 6 - 2, "wizard", ""),
        ("mother_peat", 9 - 2, "acrobat", ""),
        ("mother_peat", 9, "wizard", ""),
    ],
)
def test_frail_to_a_symbol(creature: str, weaker: int, party: str, inclined: str) -> None:
    assert totals(meets(creature, party, inclined=inclined))[1] == weaker


def test_frail_at_level_three() -> None:
    assert totals(meets("choir_of_the_unburied", "wizard", "tower_at_the_end"))[1] == 10 - 2


@pytest.mark.parametrize("creature", ["last_sheaf_hare", "headless_postilion"])
def test_a_swift_foe_is_fought_with_speed(creature: str) -> None:
    assert totals(meets(creature, "weapon_master"))[0] == 2  # Combat 5, Speed 2


@pytest.mark.parametrize(("where", "strength"), [("whispering_pass", 9 + 2), ("lost_ruins", 9)])
def test_creatures_of_darkness_are_stronger_in_the_dark(where: str, strength: int) -> None:
    assert totals(meets("mother_peat", "wizard", where))[1] == strength
    assert totals(meets("gargoyle_of_saint_vael", "wizard", where))[1] == 8  # not of Darkness


@pytest.mark.rule("A-132")
@pytest.mark.parametrize(
    ("creature", "own", "foe", "dies"), [("shard_wolf", 1, 2, True), ("gargoyle_of_saint_vael", 1, 1, False)]
)
def test_a_fierce_foe_kills_by_four(creature: str, own: int, foe: int, dies: bool) -> None:
    """Combat 4 against 7 or 8: lost by 4 both times."""
    match = passed(play(meets(creature, "acrobat"), f"own={own}", f"foe={foe}"))
    assert (kind(match) == "character_joins") == dies  # the last one dies, and a new one comes


@pytest.mark.parametrize(("creature", "strength", "n"), [("toll_gate_brothers", 4, 1), ("tax_collectors_shadow", 3, 2)])
def test_a_thieving_foe_takes_cards_if_it_wins(creature: str, strength: int, n: int) -> None:
    cards = ["curfew", "misdirection", "loaded_die"]
    match = passed(play(meets(creature, "weapon_master", hands=[" ".join(cards)]), "own=1", f"foe={7 - strength}"))
    for card in cards[:n]:
        play(match, f"lose gold={card}")
    assert (hand(match), pile(match, "advantages"), lost(match)) == (cards[n:], cards[:n], [0])
    match = passed(play(meets(creature, "weapon_master", hands=[" ".join(cards)]), "own=6", "foe=1"))
    assert len(hand(match)) == 3


@pytest.mark.parametrize(("creature", "where", "n"), [("young_wyrm", "lost_ruins", 1), ("dragon_god", "tower_at_the_end", 2)])
def test_a_bounty_for_whoever_wins(creature: str, where: str, n: int) -> None:
    match = meets(creature, "weapon_master stonecutter huntress acrobat", where)
    passed(play(match, "own=6", "foe=1"))
    for card in ("curfew", "misdirection")[:n]:
        play(match, f"draw gold={card}")
    assert (len(hand(match)), kind(match)) == (n, "claim_reward")


# -- events ----------------------------------------------------------------------------------------------------------


def happens(event: str, where: str = "lost_ruins", **fields: Any) -> Match:
    die = {"lost_ruins": 2, "tower_at_the_end": 1}[where]
    return passed(play(explores(where, die, **fields), f"encounter={event}"))


def test_the_fiddler_straightens_all_and_lifts_the_heart() -> None:
    match = happens("blind_fiddler", parties=["acrobat thief"], inclined="acrobat thief")
    assert match.prompt.text("en") == "You straighten 2 more Characters: which one is next?"  # and not the four of the card
    match.answer(0)
    assert (inclined(match), combat(match), speed(match)) == ([], 6 + 2, 8 + 2)


def test_a_wedding_brings_a_card_and_costs_the_turn() -> None:
    match = happens("village_wedding")
    play(match, "draw gold=curfew")
    assert (hand(match), lost(match), at(match)) == (["curfew"], [0], None)


def test_the_cage_costs_a_card_and_brings_somebody() -> None:
    match = happens("cage_at_the_crossroads", hands=["curfew misdirection"])
    play(match, "choose curfew", "join gold=thief")
    assert (hand(match), party(match), pile(match, "advantages")) == (["misdirection"], ["acrobat", "thief"], ["curfew"])


def test_a_landslide_costs_a_card_and_the_turn() -> None:
    match = happens("landslide", hands=["curfew misdirection"])
    play(match, "lose gold=curfew")
    assert (hand(match), lost(match)) == (["misdirection"], [0])


@pytest.mark.parametrize(("die", "dead"), [(3, []), (4, ["thief"])])
def test_a_chain_that_breaks_kills_on_four_or_more(die: int, dead: list[str]) -> None:
    match = passed(play(happens("a_chain_breaks", "tower_at_the_end", parties=["acrobat thief"]), f"die={die}"))
    if dead:
        play(match, "choose thief")
    assert (pile(match, "characters"), kind(match)) == (dead, "claim_reward")  # neither costs the turn


@pytest.mark.rule("A-168")
def test_a_night_without_morning_brings_three_cards_and_costs_the_next_turn_only() -> None:
    match = happens("night_without_morning", "tower_at_the_end")
    play(match, "draw gold=curfew", "draw gold=misdirection", "draw gold=loaded_die")
    assert (len(hand(match)), lost(match), kind(match)) == (3, [], "claim_reward")
    assert seen(match)["figures"][0]["lost_next"] is True


def test_the_stair_costs_the_turn() -> None:
    assert lost(happens("stair_that_comes_back", "tower_at_the_end")) == [0]


# -- Areas -----------------------------------------------------------------------------------------------------------


def test_who_rests_at_an_inn_stays_and_is_left_alone() -> None:
    match = table(at=["village_of_cornes", "village_of_cornes"])
    play(match, "rest", "go village_of_cornes", "rest")
    assert (at(match), slot_of(match)[0]) == ("village_of_cornes", "exploration")  # ruby has nobody to attack


@pytest.mark.parametrize(("other", "may"), [("unmapped", False), ("black_sun", True), ("", True)])
def test_rivals_do_not_trade_in_the_salt_market(other: str, may: bool) -> None:
    """One of the two on the Market is enough."""
    guilds = ["royal_surveyors", other]
    match = table(phase="interaction", at=["salt_market", "americh"], guilds=guilds, hands=["curfew", "misdirection"])
    assert can(match, "trade ruby") == may
    elsewhere = table(phase="interaction", at=["americh", "archangel"], guilds=guilds, hands=["curfew", "misdirection"])
    assert can(elsewhere, "trade ruby")


def test_special_results() -> None:
    match = explores("archangel", 6)
    play(match, "draw gold=curfew")
    assert (hand(match), kind(match)) == (["curfew"], "claim_reward")
    match = explores("saint_vael_abbey", 6, spent="iron_breath curfew")
    assert hand(match) == ["iron_breath"]  # the only Ki
    match = explores("salt_market", 1, hands=["curfew"])
    assert (hand(match), pile(match, "advantages")) == ([], ["curfew"])
    match = explores("ferry_of_the_three_mutes", 1)
    assert kind(play(match, "join gold=thief")) == "claim_reward"
    match = explores("gallows_harbour", 1)
    play(match, "draw gold=curfew", "draw gold=misdirection")
    assert (asleep(match), len(hand(match))) == (["acrobat"], 2)
    match = explores("city_under_the_ice", 1)
    assert (asleep(match), kind(match)) == (["acrobat"], "claim_reward")
    match = explores("whispering_pass", 3, hands=["", "misdirection"])
    play(match, "draw gold=curfew")
    assert seen(match)["figures"][1]["hand"] == ["misdirection"]
    match = explores("waiting_garden", 6, inclined="acrobat")
    play(match, "draw gold=curfew", "draw gold=misdirection")
    assert (inclined(match), len(hand(match))) == ([], 2)


@pytest.mark.parametrize(("die", "lose"), [(6, True), (6 + 1, False)])
def test_the_glass_forest_is_for_the_quick(die: int, lose: bool) -> None:
    """Difficulty 11 for Speed 4 or 5: a 6 is enough for five only."""
    match = explores("glass_forest", 6, parties=["duellist" if die > 6 else "acrobat"])
    passed(play(match, "die=6"))
    assert (lost(match) == [0]) == lose


@pytest.mark.rule("A-111")
@pytest.mark.parametrize(("die", "n"), [(2, 0), (3, 2)])
def test_the_special_reward_of_the_salt_market(die: int, n: int) -> None:
    match = passed(play(explores("salt_market", 2, at=["salt_market", "archangel"]), "claim special", f"die={die}"))
    for card in ("curfew", "misdirection")[:n]:
        play(match, f"draw gold={card}")
    assert (len(hand(match)), slot_of(match)) == (n, ("exploration", 1))


@pytest.mark.rule("A-111")
def test_the_special_reward_of_the_glass_forest() -> None:
    match = explores("glass_forest", 1, guilds=["", "black_sun"], lasting=["", "", "magic_item"])
    passed(play(match, "claim special"))
    assert options(match) == ["choose black_sun", "choose magic_item"]
    play(match, "choose black_sun", "draw gold=curfew")
    assert (guild(match, 1), pile(match, "advantages"), hand(match)) == (None, ["black_sun"], ["curfew"])


@pytest.mark.rule("A-111")
def test_the_special_reward_of_the_whispering_pass() -> None:
    match = play(meets("wandering_warrior", "weapon_master", "whispering_pass", hands=["", "curfew"]), "own=6", "foe=1")
    passed(play(passed(match), "claim special"))
    play(match, "choose ruby")
    known = [each["card"] for each in seen(match, 0)["figures"][1]["missions"] if each["card"]]
    assert (len(known), mission_state(match, known[0]), hand(match), hand(match, 1)) == (1, "secret", ["curfew"], [])


@pytest.mark.rule("A-111")
def test_the_special_reward_of_the_plain_of_chains() -> None:
    match = explores("plain_of_chains", 1, parties=["acrobat", "huntress thief"])
    passed(play(match, "claim special"))
    play(match, "choose thief")
    assert (party(match), party(match, 1)) == (["acrobat", "thief"], ["huntress"])


@pytest.mark.rule("A-111")
def test_the_special_reward_of_the_garden() -> None:
    match = passed(play(explores("waiting_garden", 1), "encounter=sudden_fog", "die=6"))
    passed(play(match, "claim special"))
    play(match, "join gold=thief", "draw gold=curfew")
    assert (party(match), hand(match)) == (["acrobat", "thief"], ["curfew"])


# -- Organizations ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-158")
def test_duties() -> None:
    match = table(guilds=["lamplighters"])
    assert "rest" not in options(match)
    match = table(guilds=["unmapped"])
    assert "seek" not in options(match)
    match = table(phase="interaction", at=["americh", "archangel"], guilds=["open_door"], hands=["curfew", "misdirection"])
    assert kind(match) != "interacts" or not can(match, "trade ruby")
    match = table(phase="interaction", at=["americh", "archangel"], guilds=["", "open_door"], hands=["curfew", "misdirection"])
    assert kind(match) != "interacts" or not can(match, "trade ruby")
    match = table(phase="reset", parties=["acrobat thief"], guilds=["black_sun"])
    assert not any(each.startswith("dismiss") for each in options(match))
    match = table(phase="exploration", at=["archangel", "archangel"], guilds=["royal_surveyors"])
    assert slot_of(match) == ("exploration", 1)  # nothing to explore for gold: level 1
    match = table(phase="exploration", at=["lost_ruins"], guilds=["royal_surveyors"])
    assert can(match, "explore")


def test_hardy_means_seven_points() -> None:
    """Combat 4 against 8, the Lamplighters: lost by 6 and by 7."""
    for foe, dies in ((3, False), (4, True)):
        match = meets("gargoyle_of_saint_vael", "acrobat", guilds=["lamplighters"])
        passed(play(match, "own=1", f"foe={foe}"))
        assert (kind(match) == "character_joins") == dies


def test_the_wardens_are_stronger_against_the_foes_of_missions_only() -> None:
    fields = {"parties": ["acrobat"], "guilds": ["wardens_of_the_chain"], "missions": ["beat_tiamat overdue_book"]}
    match = explores("lost_ruins", 1, **fields)
    passed(play(match, "claim beat_tiamat"))
    assert totals(match) == (4 + 2, 9)
    assert totals(meets("young_wyrm", "acrobat", guilds=["wardens_of_the_chain"])) == (4, 7)


def test_the_surveyors_may_change_their_die_by_one() -> None:
    match = explores("lost_ruins", 4, guilds=["royal_surveyors"])
    assert (asked(match), options(match)) == ("gold", ["keep", "less", "more"])
    passed(play(match, "more", "encounter=wandering_warrior", "own=6", "foe=1"))
    assert kind(match) == "encounter_is_drawn"  # a 5: two Encounters instead of one


def test_the_open_door_raises_the_level_for_the_turn() -> None:
    match = table(phase="exploration", at=["lost_ruins", "salt_market"], guilds=["open_door"])
    passed(play(match, "use open_door"))
    assert state(match).level(state(match).at[0]) == 3
    passed(play(match, "explore", "die=1", "claim advantage"))
    play(match, "draw gold=curfew", "draw gold=misdirection", "draw gold=loaded_die")
    assert len(hand(match)) == 3


# -- Characters and Skills -------------------------------------------------------------------------------------------


def test_steady_wins_ties_against_parties() -> None:
    match = table(phase="interaction", parties=["duellist", "paladin"], at=["americh", "americh"], hands=["", "curfew"])
    passed(play(match, "attack ruby", "own=3", "foe=3"))
    assert (lost(match), hand(match)) == ([1], ["curfew"])
    match = table(phase="interaction", parties=["paladin", "duellist"], at=["americh", "americh"])
    passed(play(match, "attack ruby", "own=3", "foe=3"))
    assert lost(match) == [0]


@pytest.mark.parametrize(("die", "comes"), [(4, False), (5, True)])
def test_the_prince_finds_an_old_guard_on_five_or_more(die: int, comes: bool) -> None:
    match = passed(play(table(phase="reset", parties=["exiled_prince"]), "use exiled_prince", f"die={die}"))
    assert (kind(match) == "character_joins", inclined(match)) == (comes, ["exiled_prince"])


def test_the_bell_ringer_and_the_gravedigger() -> None:
    match = passed(play(table(parties=["bell_ringer"]), "use bell_ringer"))
    play(match, "choose americh", "lay americh=barn_ogre")
    assert (lies_on(match, "americh"), is_veiled(match, "americh"), kind(match)) == ("barn_ogre", True, "declare")
    match = passed(play(table(parties=["gravedigger"], veiled={"americh": "barn_ogre"}), "use gravedigger"))
    assert (lies_on(match, "americh"), pile(match, "encounters"), kind(match)) == (None, ["barn_ogre"], "declare")


@pytest.mark.parametrize(
    ("card", "party", "sides"),
    [
        ("sleep_spell", "wizard", (3, 9 - 3)),
        ("handful_of_sand", "duellist", (3, 9 - 3)),
        ("mirror_of_ash", "wizard", (3 + 3, 9)),
        ("torn_bestiary_page", "wizard", (3 + 4, 9)),
        ("three_days_wages", "wizard", (3 + 3, 9)),
        ("iron_breath", "acrobat", (4 + 2, 9)),
    ],
)
def test_combat_cards_against_a_foe_that_is_no_party(card: str, party: str, sides: tuple[int, int]) -> None:
    """The Long Beast: Combat 9."""
    match = play(explores("tower_at_the_end", 1, parties=[party], hands=[card]), "encounter=long_beast")
    passed(play(match, f"use {card}"))
    assert totals(match) == sides


def test_the_stance_is_for_creatures_of_darkness() -> None:
    match = play(explores("lost_ruins", 2, hands=["first_light_stance"]), "encounter=mother_peat")
    assert totals(passed(play(match, "use first_light_stance"))) == (4 + 4, 9 - 2 + 2)  # and its Ki is inclined now


@pytest.mark.rule("A-225")
def test_betrayal_needs_room_and_takes_nobodys_last() -> None:
    match = table(phase="reset", parties=["acrobat", "huntress thief", "wizard"], hands=["betrayal"])
    passed(play(match, "use betrayal"))
    assert options(match) == ["choose huntress", "choose thief"]
    play(match, "choose thief")
    assert (party(match), party(match, 1)) == (["acrobat", "thief"], ["huntress"])
    full = table(phase="reset", parties=["acrobat paladin wizard factotum", "huntress thief"], hands=["betrayal"])
    assert not can(full, "use betrayal")


def test_two_for_light_fingers() -> None:
    match = table(phase="reset", parties=["duellist"], hands=["light_fingers", "curfew misdirection loaded_die"])
    passed(play(match, "use light_fingers"))
    play(match, "lose ruby=curfew", "lose ruby=misdirection")
    assert (sorted(hand(match)), hand(match, 1)) == (["curfew", "misdirection"], ["loaded_die"])


@pytest.mark.parametrize("holder", [{"guilds": ["", "black_sun"]}, {"parties": ["acrobat", "street_child"]}])
def test_who_shares_draws_one_when_another_draws_as_a_reward(holder: dict[str, Any]) -> None:
    match = play(explores("archangel", 1, **holder), "claim advantage")
    (word,) = {"black_sun", "street_child"} & {*holder.get("guilds", ()), *holder.get("parties", ())}
    assert (asked(match), options(match)) == ("ruby", ["pass", f"use {word}"])
    passed(play(match, f"use {word}"))
    play(match, "draw ruby=curfew")
    play(passed(match), "draw gold=misdirection")
    assert (hand(match), hand(match, 1)) == (["misdirection"], ["curfew"])


@pytest.mark.rule("A-132")
@pytest.mark.parametrize(
    "holder", [{"parties": ["herbalist acrobat"]}, {"parties": ["wizard acrobat"], "hands": ["moonlit_ward"]}]
)
def test_who_saves_a_character_is_asked_only_if_one_would_die(holder: dict[str, Any]) -> None:
    """Against Mother Peat, whom the Acrobat's Ki weakens to 7: lost by 4, by 5."""
    word = "moonlit_ward" if "hands" in holder else "herbalist"
    strength = 6 if word == "herbalist" else 7
    for short in (4, 5):
        match = passed(play(explores("lost_ruins", 2, **holder), "encounter=mother_peat"))
        play(match, "own=1", f"foe={short + strength + 1 - 7}")
        while match.actor is not None and seen(match)["fight"] and not can(match, f"use {word}") and kind(match) == "react":
            match.answer("pass")
        assert can(match, f"use {word}") == (short == 5)
    passed(play(match, f"use {word}"))
    assert (pile(match, "characters"), lost(match)) == ([], [0])  # the combat is lost all the same


@pytest.mark.rule("A-144")
def test_a_mission_cannot_be_denied() -> None:
    fields: dict[str, Any] = {"hands": ["", "chest_was_open"], "missions": ["seat_at_the_palace overdue_book"]}
    match = play(explores("archangel", 1, **fields), "claim advantage")
    passed(play(match, "use chest_was_open"))
    assert (hand(match), "is_denied" in told(match)) == ([], True)
    match = play(explores("archangel", 1, **fields), "claim seat_at_the_palace")
    assert not can(match, "use chest_was_open")


@pytest.mark.rule("A-46")
def test_a_full_party_takes_nobody_over() -> None:
    four = "acrobat paladin wizard factotum"
    match = passed(play(explores("plain_of_chains", 1, parties=[four, "huntress thief"]), "claim special"))
    assert (party(match), party(match, 1), slot_of(match)) == (four.split(), ["huntress", "thief"], ("exploration", 1))


@pytest.mark.rule("A-105")
def test_a_second_reward_is_a_different_one() -> None:
    """At the Old Well two Missions go on: it is one reward all the same."""
    fields: dict[str, Any] = {"hands": ["both_hands_full"], "missions": ["overdue_book lamplighters_round"]}
    match = table(phase="exploration", at=["village_of_cornes", "salt_market"], **fields)
    passed(play(match, "use both_hands_full"))
    passed(play(match, "explore", "die=1", "claim overdue_book"))
    assert options(match) == ["claim nothing", "claim recruit", "claim advantage"]
    passed(play(match, "claim advantage", "draw gold=curfew"))
    assert slot_of(match) == ("exploration", 1)  # two, and no third


@pytest.mark.rule("A-146")
def test_a_full_hand_takes_nothing_back() -> None:
    five = "misdirection friend_at_court salt_on_the_sill loaded_die curfew"
    match = happens("fire_still_warm", hands=[five], spent="iron_breath betrayal")
    assert (len(hand(match)), pile(match, "advantages"), kind(match)) == (5, ["iron_breath", "betrayal"], "claim_reward")


@pytest.mark.rule("A-123")
@pytest.mark.rule("A-136")
def test_who_slips_away_from_the_foe_of_a_resistance_mission_starts_again() -> None:
    """Each counted turn its test must be won; the party stays, and counts from zero."""
    match = table(
        phase="exploration",
        parties=["duellist"],
        at=["saint_vael_abbey", "salt_market"],
        hands=["empty_cloak"],
        missions=["vigil_at_saint_vael:begun"],
        progress={"vigil_at_saint_vael": 1},
    )
    passed(play(match, "use empty_cloak"))
    assert (at(match), lost(match), int(state(match).mission_count[0])) == ("saint_vael_abbey", [], 0)
