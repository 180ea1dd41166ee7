"""Chances that come with an option: counted by hand, never from what the asked seat cannot know, and always about the option."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from ludarium.core.kernel import NOBODY
from ludarium.core.match import Match
from ludarium.core.text import LANGUAGES
from ludarium.games.anima.state import Anima
from tests.anima.table import GAME, kind, options, play, roll_on, state, table
from tests.anima.test_why import SHIPPED, TABLES, any_setup, choose

FIGHTS = 300  # questions of each kind of table, in matches played at random


def chances(match: Match, notation: str) -> dict[str, Fraction]:
    """What is said of an answer, as fractions of 36."""
    assert match.prompt is not None
    option = next(option for option in match.prompt.options if option.notation == notation)
    found = {}
    for each in option.odds:
        n = each.phrase.arguments.get("n", "")
        found[each.phrase.id.removeprefix("odds-") + (f" {n}" if n != "" else "")] = Fraction(round(each.probability * 36), 36)
        assert abs(each.probability * 36 - round(each.probability * 36)) < 1e-9
    return found


def of_36(count: int) -> Fraction:
    return Fraction(count, 36)


# -- combats ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-128")
@pytest.mark.rule("A-131")
@pytest.mark.rule("A-132")
def test_a_creature_that_lies_open() -> None:
    """Acrobat (4) against the Wandering Warrior (2): lost only by throwing 3 or more less: (1;4) (1;5) (1;6) (2;5) (2;6) (3;6).
    The greatest defeat, 5 to 8, is too small to die of."""
    match = table(phase="movement", parties=["acrobat"], lying={"archangel": "wandering_warrior"})
    assert chances(match, "go archangel") == {"win": of_36(30)}
    assert chances(match, "go americh") == {}
    assert chances(match, "rest") == chances(match, "seek") == {}


def test_a_creature_that_kills() -> None:
    """Acrobat (4) against the Gargoyle (8): a win with 4 or more above, (5;1) (6;1) (6;2) and the like; dead at 5 or more below,
    that is if the Gargoyle throws at least one more: 15 of 36."""
    match = table(phase="movement", parties=["acrobat"], lying={"americh": "gargoyle_of_saint_vael"})
    assert chances(match, "go americh") == {"win": of_36(3), "death": of_36(15)}


def test_a_creature_too_high_for_the_area_and_an_event_give_no_odds() -> None:
    match = table(phase="movement", lying={"archangel": "dragon_god", "americh": "treasure"})
    assert chances(match, "go archangel") == chances(match, "go americh") == {}


@pytest.mark.rule("A-23")
def test_a_face_down_encounter_is_known_to_whoever_has_looked() -> None:
    veiled = {"archangel": "wandering_warrior"}
    assert chances(table(phase="movement", parties=["acrobat"], veiled=veiled), "go archangel") == {}
    looked = table(phase="movement", parties=["acrobat"], veiled=veiled, knows=["wandering_warrior"])
    assert chances(looked, "go archangel") == {"win": of_36(30)}
    keen = table(phase="movement", parties=["technician"], veiled=veiled)  # 2 against 2: lost if the Warrior throws more
    assert chances(keen, "go archangel") == {"win": of_36(21), "death": of_36(1)}


@pytest.mark.rule("A-96")
def test_an_attack_may_be_tied() -> None:
    """3 against 3: 15 throws for each side, 6 ties; (1;6) is a defeat by 5."""
    match = table(phase="interaction", at=["americh", "americh"], parties=["factotum", "warrior_mentalist"])
    assert chances(match, "attack ruby") == {"win": of_36(15), "tie": of_36(6), "death": of_36(1)}
    steady = table(phase="interaction", at=["americh", "americh"], parties=["duellist", "factotum"])
    assert chances(steady, "attack ruby") == {"win": of_36(21), "death": of_36(1)}


@pytest.mark.rule("A-201")
def test_the_rival_spends_its_edge() -> None:
    """5 against 3, and 2 for the Edge: 5 against 5."""
    match = table(1, "rival", phase="interaction", at=["americh", "americh"], parties=["weapon_master", "factotum"], edge=1)
    assert chances(match, "attack rival") == {"win": of_36(15), "tie": of_36(6), "death": of_36(1)}
    bare = table(1, "rival", phase="interaction", at=["americh", "americh"], parties=["weapon_master", "factotum"], edge=0)
    assert chances(bare, "attack rival")["win"] == of_36(26)  # 36 less the 10 throws of at least 2 less


@pytest.mark.rule("A-143")
def test_combat_cards_change_the_odds() -> None:
    """Weapon Master (5) against Mother Peat (9, 2 less for his Ki): 5 to 7. Iron Breath inclines him: 7 to 9 then."""
    match = table(
        phase="movement", parties=["weapon_master"], lying={"americh": "mother_peat"}, hands=["iron_breath three_days_wages"]
    )
    play(match, "go americh")
    roll_on(match, "add_to_combat")
    # 5 against 7: won if thrown 2 more or better (10); dead from 3 less on (6)
    assert chances(match, "pass") == {"win": of_36(10), "death": of_36(6)}
    assert chances(match, "use iron_breath") == chances(match, "pass")
    # 8 against 7: lost only with 2 less or worse (10), and never by five
    assert chances(match, "use three_days_wages") == {"win": of_36(26)}


def test_the_defender_has_the_odds_of_the_other_side() -> None:
    match = table(
        phase="interaction", at=["americh", "americh"], parties=["weapon_master", "factotum"], hands=["", "iron_breath"]
    )
    play(match, "attack ruby")
    roll_on(match, lambda m: kind(m) == "add_to_combat" and m.actor == 1)
    # 3 against 5: won with 3 more or better (6), tied with 2 more (4), dead from 3 less on (6)
    assert chances(match, "pass") == {"win": of_36(6), "tie": of_36(4), "death": of_36(6)}
    assert chances(match, "use iron_breath") == {"win": of_36(15), "tie": of_36(6), "death": of_36(1)}


def test_an_escape_has_no_odds() -> None:
    match = table(phase="movement", parties=["deserter"], lying={"archangel": "barn_ogre"})
    play(match, "go archangel")
    roll_on(match, "add_to_combat")
    assert chances(match, "use deserter") == {}
    assert "win" in chances(match, "pass")


def test_letting_an_attack_happen() -> None:
    match = table(phase="interaction", at=["americh", "americh"], parties=["factotum", "illusionist"])
    play(match, "attack ruby")
    roll_on(match, lambda m: kind(m) == "react" and m.actor == 1)
    assert "use illusionist" in options(match)
    # 2 against 3: won with 2 more or better (10), tied with 1 more (5), dead from 4 less on (3)
    assert chances(match, "pass") == {"win": of_36(10), "tie": of_36(5), "death": of_36(3)}
    assert chances(match, "use illusionist") == {}


@pytest.mark.rule("A-144")
def test_a_die_is_rolled_again() -> None:
    """Duellist 3 against the Straw Knight 3 - 1 (Trickery, and straight); the Skill inclines her: 3 to 3. Dice 2 and 4."""
    match = table(phase="movement", parties=["duellist"], lying={"archangel": "straw_knight"}, hands=["second_glance"])
    play(match, "go archangel", "own=2", "foe=4", "use second_glance")
    roll_on(match, "roll_it_again")
    assert chances(match, "roll own") == {"win": Fraction(3, 6)}  # 4, 5 and 6
    assert chances(match, "roll foe") == {"win": Fraction(2, 6)}  # 1 and 2


# -- tests, rolls, exploration ---------------------------------------------------------------------------------------


@pytest.mark.rule("A-137")
def test_missions_are_put_to_the_test() -> None:
    """Speed 4 + 5 against 13: a 4 or more. Tiamat: 4 + 3 against 9, won with 2 more or better."""
    match = table(
        phase="exploration", at=["archangel"], parties=["acrobat duellist"], missions=["seat_at_the_palace beat_tiamat"]
    )
    play(match, "explore", "die=1")
    roll_on(match, "claim_reward")
    assert chances(match, "claim seat_at_the_palace") == {"test": Fraction(1, 2)}
    assert chances(match, "claim recruit") == chances(match, "claim nothing") == {}
    slay = table(phase="exploration", at=["lost_ruins"], parties=["acrobat duellist"], missions=["beat_tiamat overdue_book"])
    play(slay, "explore", "die=1")
    roll_on(slay, "claim_reward")
    assert chances(slay, "claim beat_tiamat") == {"win": of_36(10), "death": of_36(6)}


@pytest.mark.rule("A-99")
def test_what_an_exploration_may_bring() -> None:
    match = table(phase="exploration", at=["salt_market"], hands=["loaded_die"])  # special, nothing, 1, 1, 1, 2
    sixth = Fraction(1, 6)
    assert chances(match, "explore") == {
        "met": 4 * sixth,
        "special": sixth,
        "encounters 0": sixth,
        "encounters 1": 3 * sixth,
        "encounters 2": sixth,
    }
    assert chances(match, "end") == {}
    quiet = table(phase="exploration", at=["village_of_cornes"], hands=["loaded_die"])  # three times nothing, three times 1
    assert chances(quiet, "explore") == {"encounters 0": 3 * sixth, "encounters 1": 3 * sixth}
    crowded = table(phase="exploration", at=["village_of_cornes"], hands=["loaded_die"])
    s = state(crowded)
    s.to_meet = 1  # a card has brought one more
    explore = next(option for option in s.options if GAME.choice(s, int(option)).notation == "explore")
    met = GAME.odds(s, explore)[0]
    assert (met.phrase.id, met.probability) == ("odds-met", 1)
    bold = table(phase="exploration", at=["lost_ruins"], guilds=["royal_surveyors"])
    assert chances(bold, "explore") == {}


@pytest.mark.rule("A-214")
def test_rolls_of_abilities() -> None:
    match = table(phase="reset", parties=["thief exiled_prince"], hands=["", "curfew", "loaded_die"])
    assert chances(match, "use thief") == {"try": Fraction(1, 2)}
    assert chances(match, "use exiled_prince") == {"try": Fraction(1, 3)}
    play(match, "use thief")
    roll_on(match, "try_to_rob")
    assert chances(match, "choose ruby") == chances(match, "choose azure") == {"try": Fraction(1, 2)}


# -- in any position -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", TABLES)
def test_odds_are_probabilities_and_know_nothing_hidden(board: str) -> None:
    """The same in every world that looks the same to the asked seat; and asking changes nothing."""
    luck = random.Random(f"odds {board}")
    asked = 0
    said: set[str] = set()
    while asked < FIGHTS:
        s = SHIPPED.start_state(luck.randrange(2**40), any_setup(board, luck))
        for _ in range(400):
            if s.actor == NOBODY:
                break
            assert isinstance(s, Anima)
            before = s.hash()
            listed = [SHIPPED.odds(s, option) for option in s.options]
            assert s.hash() == before
            if any(listed):
                asked += 1
                world = SHIPPED.resample(s, int(s.actor), luck.randrange(2**30))
                here = {SHIPPED.choice(s, option).notation: found for option, found in zip(s.options, listed, strict=True)}
                there = {SHIPPED.choice(world, option).notation: SHIPPED.odds(world, option) for option in world.options}  # type: ignore[arg-type]
                assert here == there
                for found in listed:
                    assert all(0 < each.probability <= 1 for each in found)
                    said |= {each.phrase.id for each in found}
            s.answer(choose(s, luck))
    for id in said:
        for language in LANGUAGES:
            assert id in (SHIPPED.folder / f"text/{language}.ftl").read_text("utf-8")
    assert {"odds-win", "odds-death", "odds-encounters"} <= said


def test_the_match_gives_them_with_its_options() -> None:
    match = table(phase="movement", parties=["acrobat"], lying={"archangel": "wandering_warrior"})
    assert match.prompt is not None
    option = next(option for option in match.prompt.options if option.notation == "go archangel")
    assert GAME.text(option.odds[0].phrase, "en") == "to win, as things stand"
    assert state(match).actor == 0
