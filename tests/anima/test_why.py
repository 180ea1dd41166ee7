"""Why an answer is not possible: the reason, its rule, and never a word against something that is possible."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludarium import IllegalAnswer
from ludarium.core.build import COMPILED, row
from ludarium.core.kernel import CHANCE, NOBODY, State
from ludarium.core.match import Match
from ludarium.core.options import OneOf, Setup, read_setup
from ludarium.core.prompts import kind_of
from ludarium.core.text import LANGUAGES, Phrase
from ludarium.games.anima import ShadowOfOmega
from ludarium.games.anima.lexicon import counter, lexicon
from ludarium.games.anima.needs import NEEDS
from ludarium.games.anima.rules import effects
from ludarium.games.anima.state import PARTY, Anima, pair
from ludarium.games.anima.tables import TYPES
from tests.anima.table import GAME, area, asked_by, bits, character, fresh, kind, options, passed, play, roll_on, state, table
from tests.core.reasons import Reasons

SHIPPED = ShadowOfOmega()  # play-outs are played with the real cards
NAMES = lexicon(SHIPPED.pack)
TABLES = ("standard", "tree", "crisis", "rival")
DECISIONS = 1200 if COMPILED else 600  # of each kind of table; `make test` runs both builds
ASKED = 15  # at every so many of them everything is asked
LONGEST = 600  # answers of a match, so that there are several


REASONS = Reasons(GAME)
why, told, cited, assert_readable = REASONS.why, REASONS.told, REASONS.cited, REASONS.assert_readable


# -- never against the rules -----------------------------------------------------------------------------------------


def any_setup(kind: str, luck: random.Random) -> Setup:
    """Any number of seats, any values of the options."""
    chosen: dict[str, object] = {
        spec.id: luck.choice(spec.values.words) for spec in SHIPPED.info.options if isinstance(spec.values, OneOf)
    }
    chosen |= {"tree": "on" if kind == "tree" else "off", "crisis": "on" if kind == "crisis" else "off"}
    if kind == "rival":
        return read_setup(SHIPPED.info, "rival", 1, chosen)
    return read_setup(SHIPPED.info, "standard", luck.randint(2, 5), chosen)


def choose(s: State, luck: random.Random) -> int:
    """Any option, but seldom the first, which is to end the slot or to pass: so that matches go deep."""
    count = len(s.options)
    return luck.randrange(1, count) if count > 1 and luck.random() < 0.7 else luck.randrange(count)


def questions(kind: str) -> Iterator[Anima]:
    """The questions to players of matches played at random, with any options."""
    luck = random.Random(f"why {kind}")
    asked = 0
    while asked < DECISIONS:
        s = SHIPPED.start_state(luck.randrange(2**40), any_setup(kind, luck))
        answers = 0
        while s.actor != NOBODY and answers < LONGEST and asked < DECISIONS:
            if s.actor != CHANCE:
                assert isinstance(s, Anima)
                yield s
                asked += 1
            s.answer(choose(s, luck))
            answers += 1


def everything(s: Anima) -> list[str]:
    """Whatever somebody might try to answer, at any question."""
    advantages = [card.id for card in NAMES.advantages]
    characters = [card.id for card in NAMES.characters]
    areas = [card.id for card in NAMES.areas]
    missions = [card.id for card in NAMES.missions]
    parties = [counter(s, figure) for figure in range(s.settings.figures)]
    dice = ["die", "own", "foe"]
    things = {
        ("discard", "drop", "protect", "return", "fill"): advantages,
        ("dismiss", "incline"): characters,
        ("use",): [*advantages, *characters],
        ("go", "give_up"): areas,
        ("seek",): ["", *areas],
        ("trade", "attack"): parties,
        ("give",): [*advantages, *characters, *missions],
        ("take",): ["", *advantages, *characters, *missions, *TYPES, "any"],
        ("keep",): ["", *characters],
        ("claim",): ["nothing", "recruit", "advantage", "special", *missions],
        ("first",): missions,
        ("choose",): [*parties, *characters, *areas, *advantages],
        ("roll",): dice,
        ("turn",): [f"{die} {face}" for die in dice for face in range(1, 7)],
        ("end", "leave", "reveal", "depart", "stay", "rest", "hold", "explore", "pass", "allow", "enough", "send"): [""],
        ("cancel", "accept", "decline", "less", "more"): [""],
    }
    return [f"{verb} {thing}".strip() for verbs, named in things.items() for verb in verbs for thing in named]


def reason(s: Anima, notation: str, game: ShadowOfOmega = SHIPPED) -> Phrase | None:
    """Also against an answer that is possible, if the reasons find one."""
    return game.decisions.why_not(s, game.names, notation.split())


@pytest.mark.parametrize("kind", TABLES)
def test_nothing_is_refused_that_is_possible_and_nothing_without_a_reason(kind: str) -> None:
    """Without looking at the options first, the reasons agree with them: they ask the predicates that made them."""
    read: set[str] = set()
    for number, s in enumerate(questions(kind)):
        possible = {SHIPPED.choice(s, int(option)).notation for option in s.options}
        for notation in possible:
            assert reason(s, notation) is None, (kind_of(s), notation)
            assert SHIPPED.why_not(s, notation) is None
        if number % ASKED == 0:
            world = SHIPPED.resample(s, int(s.actor), number)  # no reason gives away what the seat may not know
            assert isinstance(world, Anima)
            for notation in everything(s):
                if notation not in possible:
                    found = reason(s, notation)
                    assert found is not None, (kind_of(s), notation)
                    assert reason(world, notation) == found
                    if found.id not in read:
                        read.add(found.id)
                        assert_readable(found)
    assert len(read) > 40


def test_every_reason_has_its_sentence_in_both_languages() -> None:
    names = [set(re.findall(r"^(why-[a-z-]+) =", text(language), re.MULTILINE)) for language in LANGUAGES]
    assert names[0] == names[1]
    sources = "".join(file.read_text("utf-8") for file in SHIPPED.folder.rglob("*.py"))
    assert names[0] == set(re.findall(r'"(why-[a-z-]+)"', sources))


def test_every_reason_is_reached_by_hand() -> None:
    """Each is expected somewhere below, at a table set for it."""
    named = set(re.findall(r'"(?:why-)?([a-z-]+)"', Path(__file__).read_text("utf-8")))
    reasons = set(re.findall(r"^why-([a-z-]+) =", text("en"), re.MULTILINE))
    assert reasons - named == set()


def test_every_need_has_its_sentence() -> None:
    """Each in its own words: none falls back to those of another."""
    for language in LANGUAGES:
        told = [SHIPPED.text(Phrase("why-need", {"card": "X", "need": need}), language) for need in NEEDS[1:]]
        same = {"fight", "fight_sleep"}  # the same thing is needed
        assert len(set(told)) == len(NEEDS) - 1 - (len(same) - 1)
    for need in NEEDS[1:]:
        assert_readable(Phrase("why-need", {"card": "X", "need": need}))


def text(language: str) -> str:
    return (SHIPPED.folder / f"text/{language}.ftl").read_text("utf-8")


def test_words_that_mean_nothing_get_no_reason() -> None:
    match = table(phase="reset")
    for nonsense in ("", " ", "dance", "use", "use nothing", "discard x", "dismiss", "drop x"):
        assert GAME.why_not(match.state, nonsense) is None
    moving = table(phase="movement")
    for nonsense in ("go", "go nowhere", "seek nowhere"):
        assert GAME.why_not(moving.state, nonsense) is None
    meeting = table(phase="interaction", at=["americh", "americh"], hands=["", "curfew"])
    for nonsense in ("trade", "trade violet", "attack nobody"):  # nobody plays violet here
        assert GAME.why_not(meeting.state, nonsense) is None


def test_chance_is_not_reasoned_with() -> None:
    match = fresh()
    assert match.actor == "chance"
    assert GAME.why_not(match.state, "go archangel") is None


def test_an_illegal_answer_says_why() -> None:
    with pytest.raises(IllegalAnswer, match=r"the last of your party, and a party is never empty \(A-44\)"):
        table(phase="reset").answer("dismiss acrobat")


# -- the right moment ------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-19")
def test_the_set_up_comes_first() -> None:
    match = roll_on(fresh(), "character_is_kept")
    assert why(match, "go archangel") == why(match, "use curfew") == why(match, "end") == "setting-up"
    drawn = [word.removeprefix("keep ") for word in options(match)]
    stranger = next(card.id for card in NAMES.characters if card.id not in drawn)
    assert why(match, f"keep {stranger}") == "not-drawn"
    assert why(table(phase="reset"), f"keep {stranger}") == "moment-set-up"


@pytest.mark.rule("A-35")
@pytest.mark.rule("A-44")
def test_every_thing_has_its_phase() -> None:
    match = table(phase="reset", hands=["curfew"])
    for notation in ("go archangel", "seek", "rest", "trade ruby", "attack ruby", "explore"):
        assert why(match, notation) == "other-phase"
    assert told(match, "go archangel") == {"phase": "movement", "now": "reset"}
    for notation in ("discard curfew", "dismiss acrobat", "leave", "drop magic_item"):
        assert why(table(phase="movement", hands=["curfew"]), notation) == "only-reset"
    assert cited(table(phase="movement"), "dismiss acrobat") == ["A-42", "A-44"]


@pytest.mark.rule("A-53")
def test_a_party_must_declare_something() -> None:
    match = table(phase="movement")
    assert why(match, "end") == "must-declare"
    assert why(match, "hold") == "nothing-held"
    assert why(match, "stay") == "no-departures"
    assert why(match, "pass") == "moment-pass"


@pytest.mark.rule("A-148")
def test_a_window_is_for_reactions() -> None:
    match = table(phase="movement", hands=["", "misdirection curfew", ""])
    play(match, "go archangel")
    assert kind(match) == "react"
    for notation in ("end", "go archangel", "rest", "discard curfew"):
        assert why(match, notation) == "in-window"
    assert why(match, "use curfew") == "other-window"


@pytest.mark.rule("A-43")
def test_one_thing_after_the_other() -> None:
    match = table(phase="reset", parties=["thief"], hands=["curfew", "loaded_die", "iron_breath"])
    play(match, "use thief")
    roll_on(match, "try_to_rob")
    for notation in ("end", "discard curfew", "use curfew", "choose thief"):
        assert why(match, notation) == "question-first"
    assert why(table(phase="reset"), "choose ruby") == "moment-choose"


@pytest.mark.rule("A-158")
def test_a_tithe_comes_first() -> None:
    match = table(phase="reset", guilds=["wardens_of_the_chain"], hands=["curfew"])
    assert sorted(options(match)) == ["discard curfew", "leave"]
    assert why(match, "end") == why(match, "dismiss acrobat") == "tithe"
    assert why(match, "discard loaded_die") == "not-in-hand"


@pytest.mark.rule("A-160")
def test_rivals_cannot_refuse_to_fight() -> None:
    match = table(phase="interaction", at=["americh", "americh"], guilds=["unmapped", "royal_surveyors"], hands=["iron_breath"])
    assert kind(match) == "add_to_combat"
    assert why(match, "end") == "rivals-fight"


# -- Reset -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-44")
@pytest.mark.rule("A-42")
def test_what_cannot_be_got_rid_of() -> None:
    match = table(phase="reset", parties=["acrobat"], hands=["curfew"], lasting=["magic_item"])
    assert why(match, "discard loaded_die") == "not-in-hand"
    assert why(match, "discard magic_item") == "in-play-already"
    assert why(match, "drop curfew") == "no-plot-in-play"
    assert why(match, "dismiss acrobat") == "last-character"
    assert why(match, "dismiss thief") == "not-in-party"
    assert why(match, "leave") == "no-guild"
    assert cited(match, "leave") == ["A-159"]
    two = table(phase="reset", parties=["acrobat factotum"], guilds=["black_sun"])
    assert why(two, "dismiss acrobat") == "duty"


@pytest.mark.rule("A-185")
def test_the_final_mission_is_revealed_at_its_time() -> None:
    assert why(table(phase="reset"), "reveal") == "no-crisis"
    crisis = {"crisis": "on"}
    assert why(table(phase="reset", options=crisis), "reveal") == "not-ready"
    done = ["beat_tiamat:completed"]
    assert why(table(phase="reset", options=crisis, missions=done, final="last_door", crisis=5), "reveal") == "final-open"
    match = table(phase="reset", options=crisis, missions=done, hands=["curfew"])
    assert "reveal" in options(match)
    play(match, "discard curfew")
    assert why(match, "reveal") == "reveal-late"


@pytest.mark.rule("A-184")
def test_both_missions_may_be_needed() -> None:
    match = table(phase="reset", options={"crisis": "on", "multiple_missions": "on"}, missions=["beat_tiamat:completed"])
    assert why(match, "reveal") == "not-ready"
    assert told(match, "reveal") == {"needed": 2, "has": 1}
    assert cited(match, "reveal") == ["A-112", "A-184"]


# -- Movement --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-54")
@pytest.mark.rule("A-64")
def test_areas_that_are_not_in_play() -> None:
    match = table(phase="movement", spent="lost_ruins")
    assert why(match, "go lost_ruins") == "area-discarded"
    assert why(match, "go tower_at_the_end") == "area-unseen"
    assert why(match, "seek archangel") == "area-active"
    assert why(match, "seek tower_at_the_end") == "not-to-be-named"
    assert cited(match, "go tower_at_the_end") == ["A-54"]


@pytest.mark.rule("A-63")
def test_one_search_a_turn() -> None:
    assert why(table(phase="movement", searched=1), "seek") == "searched"
    assert why(table(phase="movement", guilds=["unmapped"]), "seek") == "duty"
    assert why(table(phase="movement", decks={"areas": ""}), "seek") == "no-areas-left"
    assert why(table(phase="movement", options={"tree": "on"}), "seek") == "no-horizons"
    assert why(table(phase="movement", guilds=["lamplighters"]), "rest") == "duty"


@pytest.mark.rule("A-55")
@pytest.mark.rule("A-62")
def test_staying_and_leaving_as_said() -> None:
    assert why(table(phase="movement", at=["archangel"], options={"staying_put": "off"}), "go archangel") == "must-move"
    first = {"departures": "all_first"}
    stays = table(phase="movement", at=["archangel"], options=first)
    assert why(stays, "go americh") == why(stays, "seek") == "said-stays"
    leaves = table(phase="reset", at=["archangel"], options=first)
    play(leaves, "end", "depart")
    roll_on(leaves, "declare", {"depart_or_stay": "stay"})
    assert why(leaves, "go archangel") == "said-leaves"
    assert why(leaves, "depart") == "only-reset"


@pytest.mark.rule("A-178")
@pytest.mark.rule("A-179")
def test_the_tree_is_climbed_level_by_level() -> None:
    tree = {"tree": "on"}
    outside = table(phase="movement", options=tree)
    assert why(outside, "go lost_ruins") == "tree-outside"
    match = table(phase="movement", at=["archangel"], options=tree)
    assert why(match, "go tower_at_the_end") == "tree-far"
    assert (told(match, "go tower_at_the_end")["level"], told(match, "go tower_at_the_end")["here"]) == (3, 1)


@pytest.mark.rule("A-70")
@pytest.mark.rule("A-72")
def test_areas_that_stay_in_play() -> None:
    match = table(
        2, phase="movement", at=["", "archangel"], areas=["archangel", "village_of_cornes", "americh", "lost_ruins"],
        lying={"lost_ruins": "dragon_god"}, hands=["", "curfew loaded_die"],
    )  # fmt: skip
    assert why(match, "give_up americh") == "moment-limit"
    assert why(match, "allow") == why(match, "protect curfew") == "moment-veto"
    play(match, "seek", "area=salt_market", "lay salt_market=wandering_warrior", "own=6", "foe=1")
    roll_on(match, "area_is_named")
    assert why(match, "give_up salt_market") == "new-area"
    assert why(match, "give_up archangel") == "occupied"
    assert why(match, "give_up lost_ruins") == "encounter-there"
    assert why(match, "give_up glass_forest") == "area-unseen"
    play(match, "give_up americh")
    assert kind(match) == "veto"
    assert why(match, "protect iron_breath") == "not-in-hand"
    vetoed = table(
        2, phase="movement", areas=["archangel", "village_of_cornes", "americh", "lost_ruins"], hands=["", "curfew loaded_die"]
    )
    play(vetoed, "seek", "area=salt_market", "lay salt_market=dragon_god", "give_up americh", "protect curfew")
    assert why(vetoed, "give_up americh") == "protected"


# -- rewards ---------------------------------------------------------------------------------------------------------


def rewarded(where: str, **how: Any) -> Match:
    """A party that has explored an Area and found nothing in its way."""
    match = table(phase="exploration", at=[where], **how)
    nothing = {"archangel": 1, "village_of_cornes": 1, "lost_ruins": 1, "americh": 1}
    return passed(play(match, "explore", f"die={nothing[where]}"))


@pytest.mark.rule("A-105")
@pytest.mark.rule("A-108")
@pytest.mark.rule("A-109")
def test_rewards_that_cannot_be_claimed() -> None:
    assert why(table(phase="exploration", at=["archangel"]), "claim recruit") == "moment-reward"
    assert why(rewarded("archangel"), "claim special") == "not-a-reward"
    full = rewarded("archangel", parties=["acrobat factotum weapon_master paladin", "thief", "wizard"])
    assert why(full, "claim recruit") == "party-full"
    assert cited(full, "claim recruit") == ["A-46", "A-108"]
    five = "curfew loaded_die misdirection betrayal magic_item"
    assert why(table(phase="reset", parties=["wizard"], hands=[five], spent="moonlit_ward"), "use wizard") == "hand-full"
    again = rewarded("archangel", recruited_before=[bits([area("archangel")])])
    assert why(again, "claim recruit") == "recruited-before"
    ever = rewarded("archangel", recruited=[bits([area("archangel")])], options={"recruit_repeat": "never_same_area"})
    assert why(ever, "claim recruit") == "recruited-once"

    lonely = state(rewarded("archangel")).clone()
    lonely.character_at = row([PARTY] * 20)  # in five parties of four
    found = reason(lonely, "claim recruit", GAME)
    assert found == Phrase("why-no-characters")


def test_a_second_reward_is_another_one() -> None:
    match = table(phase="exploration", at=["archangel"], hands=["both_hands_full"])
    play(match, "use both_hands_full", "explore", "die=1", "claim recruit", "join gold=thief")
    passed(match)
    assert why(match, "claim recruit") == "same-reward"
    busy = table(phase="exploration", at=["archangel"], hands=["both_hands_full"], missions=["seat_at_the_palace beat_tiamat"])
    play(busy, "use both_hands_full", "explore", "die=1", "claim seat_at_the_palace", "die=1")
    passed(busy)
    assert kind(busy) == "claim_reward"
    assert why(busy, "claim seat_at_the_palace") == "one-mission"


@pytest.mark.rule("A-110")
@pytest.mark.rule("A-112")
@pytest.mark.rule("A-117")
def test_missions_that_cannot_be_taken_on() -> None:
    match = rewarded("archangel", missions=["beat_tiamat overdue_book:completed"])
    assert why(match, "claim beat_tiamat") == "place-elsewhere"
    assert GAME.text(told(match, "claim beat_tiamat")["area"]) == "The Lost Ruins"
    assert why(match, "claim overdue_book") == "completed"
    assert why(match, "claim follow_the_hart") == "not-your-mission"
    assert why(match, "claim last_door") == "final-hidden"
    revealed = rewarded("archangel", final="last_door", missions=["beat_tiamat overdue_book"])
    assert why(revealed, "claim last_door") == "not-ready"
    assert why(revealed, "claim mend_the_chain") == "other-final"
    ready = rewarded("archangel", final="last_door", missions=["beat_tiamat:completed"], final_since=7)
    assert why(ready, "claim last_door") == "final-tomorrow"


@pytest.mark.rule("A-193")
@pytest.mark.rule("A-194")
def test_against_the_rival_one_mission_at_a_time() -> None:
    solo: dict[str, Any] = {"seats": 1, "mode": "rival", "missions": ["beat_tiamat:lost overdue_book"], "current": 1}
    match = rewarded("archangel", **solo)
    assert why(match, "claim beat_tiamat") == "mission-lost"
    solo["missions"] = ["beat_tiamat overdue_book"]
    assert why(rewarded("archangel", **solo), "claim beat_tiamat") == "not-current"


# -- cards and abilities ---------------------------------------------------------------------------------------------


@pytest.mark.rule("A-139")
@pytest.mark.rule("A-143")
@pytest.mark.rule("A-144")
def test_cards_and_abilities_have_their_moment() -> None:
    match = table(
        phase="reset", parties=["acrobat paladin assassin"], hands=["zeppelin_travel iron_breath curfew"], guilds=["open_door"]
    )
    assert why(match, "use zeppelin_travel") == why(match, "use iron_breath") == why(match, "use curfew") == "timing"
    assert told(match, "use iron_breath")["timing"] == "combat"
    assert cited(match, "use iron_breath") == ["A-143"]
    assert cited(match, "use curfew") == ["A-144"]
    assert cited(match, "use zeppelin_travel") == cited(match, "use assassin") == cited(match, "use open_door") == ["A-139"]
    assert why(match, "use acrobat") == "no-ability"
    assert why(match, "use paladin") == "works-by-itself"
    assert why(match, "use thief") == "not-in-party"
    assert why(match, "use loaded_die") == "not-in-hand"
    assert why(table(phase="reset", lasting=["magic_item"]), "use magic_item") == "in-play-already"


@pytest.mark.rule("A-163")
@pytest.mark.rule("A-142")
def test_an_ability_needs_its_character() -> None:
    match = table(phase="reset", parties=["thief acrobat"], hands=["", "curfew"], asleep="thief")
    assert why(match, "use thief") == "immobilised"
    match = table(phase="reset", parties=["thief acrobat"], hands=["", "curfew"], inclined="thief")
    assert why(match, "use thief") == "inclined"
    match = table(phase="reset", parties=["thief acrobat"], hands=["", "curfew"])
    play(match, "use thief")
    roll_on(match, "reset_action")
    assert why(match, "use thief") == "used-already"


@pytest.mark.rule("A-140")
@pytest.mark.rule("A-150")
def test_a_skill_needs_somebody_who_pays() -> None:
    hands = ["light_fingers", "curfew loaded_die"]
    assert why(table(phase="reset", parties=["acrobat"], hands=hands), "use light_fingers") == "no-symbol"
    tired = table(phase="reset", parties=["duellist"], hands=hands, inclined="duellist")
    assert why(tired, "use light_fingers") == "symbol-tired"
    match = table(phase="reset", parties=["duellist thief factotum acrobat"], hands=hands, inclined="factotum")
    assert why(match, "incline duellist") == "moment-incline"
    play(match, "use light_fingers")
    assert kind(match) == "pay_and_announce"
    assert why(match, "incline acrobat") == "without-symbol"
    assert why(match, "incline factotum") == "not-straight"
    assert why(match, "incline wizard") == "not-in-party"
    s = state(match).clone()  # a card that straightens lets a Character stand there again, but not pay again
    s.paid = bits([character("duellist")])
    again = reason(s, "incline duellist", GAME)
    assert again == Phrase("why-paid-already", again.arguments if again else {})


NEEDED: list[tuple[str, dict[str, Any], str]] = [
    ("other_hand", {"phase": "reset", "parties": ["thief"]}, "thief"),
    ("spent", {"phase": "reset", "parties": ["wizard"]}, "wizard"),
    ("betray", {"phase": "reset", "hands": ["betrayal"]}, "betrayal"),
    ("laden_area", {"phase": "movement", "parties": ["gravedigger"]}, "gravedigger"),
    ("bare_area", {"phase": "movement", "parties": ["bell_ringer"], "lying": {
        "archangel": "dragon_god", "village_of_cornes": "chain_eater", "americh": "long_beast"}}, "bell_ringer"),
]  # fmt: skip


@pytest.mark.parametrize(("need", "how", "card"), NEEDED)
def test_a_use_must_be_good_for_something(need: str, how: dict[str, Any], card: str) -> None:
    match = table(**how)
    assert why(match, f"use {card}") == "need"
    assert told(match, f"use {card}")["need"] == need


def test_combat_cards_must_fit_the_foe() -> None:
    match = table(
        phase="movement", parties=["weapon_master warrior_mentalist"], lying={"archangel": "wandering_warrior"},
        hands=["first_light_stance mirror_of_ash iron_breath"],
    )  # fmt: skip
    play(match, "go archangel")
    roll_on(match, "add_to_combat")
    assert told(match, "use first_light_stance")["need"] == "fight_trait"
    assert told(match, "use mirror_of_ash")["need"] == "fight_behind"
    assert "use iron_breath" in options(match)


# -- what an effect is aimed at --------------------------------------------------------------------------------------


def test_parties_that_cannot_be_chosen() -> None:
    match = asked_by(effects.rob, 1, hands=["", "curfew", "loaded_die", ""], seats=4)
    assert why(match, "choose gold") == "not-yourself"
    assert why(match, "choose jade") == "empty-hand"
    parties = ["acrobat factotum paladin", "thief wizard", "huntress", "duellist technician", "illusionist stonecutter"]
    match = asked_by(effects.expel, seats=5, parties=parties, at=["americh", "americh", "americh", "archangel", "americh"])
    assert why(match, "choose azure") == "sizes"
    assert why(match, "choose jade") == "not-here"
    match = asked_by(effects.peek_mission, seats=4, missions=["", "", "", "beat_tiamat:begun overdue_book:begun"])
    assert why(match, "choose jade") == "no-secrets"
    match = asked_by(effects.forbid, 2, seats=4, lost=[3])
    assert why(match, "choose jade") == "turn-lost"


@pytest.mark.rule("A-163")
@pytest.mark.rule("A-225")
def test_characters_that_cannot_be_chosen() -> None:
    parties = ["acrobat factotum", "thief wizard", "huntress"]
    match = asked_by(effects.betray, parties=parties)
    assert why(match, "choose acrobat") == "own-character"
    assert why(match, "choose duellist") == "in-no-party"
    assert why(match, "choose huntress") == "their-last"
    match = asked_by(effects.immobilise, 1, 0, parties=parties, at=["americh", "americh", "archangel"])
    assert why(match, "choose huntress") == "character-elsewhere"
    match = asked_by(effects.immobilise, 1, 1, parties=["acrobat", "thief wizard", "huntress"], asleep="huntress")
    assert why(match, "choose huntress") == "asleep-already"
    match = asked_by(effects.incline_foe, 1, 1, parties=["acrobat", "thief wizard", "huntress"], inclined="huntress")
    assert why(match, "choose huntress") == "not-straight"
    match = asked_by(effects.straighten, 1, parties=["acrobat factotum paladin"], inclined="acrobat paladin")
    assert why(match, "choose factotum") == "straight-already"
    match = asked_by(effects.incline_own, 1, parties=["acrobat factotum paladin"], inclined="paladin")
    assert why(match, "choose paladin") == "not-straight"


def test_only_the_foe_falls_asleep() -> None:
    match = table(
        phase="interaction", at=["americh", "americh"], parties=["wizard acrobat", "thief huntress"], hands=["sleep_spell"]
    )
    play(match, "attack ruby", "use sleep_spell")
    roll_on(match, "sleeps_in_combat")
    assert why(match, "choose acrobat") == "not-in-this-fight"


@pytest.mark.rule("A-74")
def test_areas_that_cannot_be_chosen() -> None:
    veiled = {"archangel": "dragon_god", "americh": "chain_eater", "lost_ruins": "long_beast"}
    match = asked_by(effects.peek_encounter, veiled=veiled, knows=["long_beast"])
    assert why(match, "choose village_of_cornes") == "nothing-face-down"
    assert why(match, "choose lost_ruins") == "seen-already"
    match = asked_by(effects.plant, veiled={"archangel": "dragon_god"})
    assert why(match, "choose archangel") == "laden"
    match = asked_by(effects.clear, veiled=veiled)
    assert why(match, "choose village_of_cornes") == "bare"
    tree = table(phase="movement", at=["archangel"], hands=["", "misdirection"], options={"tree": "on"})
    play(tree, "go village_of_cornes", "use misdirection")
    roll_on(tree, "is_sent")
    assert why(tree, "choose tower_at_the_end") == "could-not-go"


def test_cards_that_cannot_be_chosen() -> None:
    match = asked_by(effects.take_back, 0, spent="sleep_spell word_unsaid curfew")
    assert why(match, "choose curfew") == "other-type"
    assert why(match, "choose loaded_die") == "not-discarded"
    match = asked_by(effects.break_card, lasting=["", "magic_item"], guilds=["black_sun", "", "unmapped"])
    assert why(match, "choose black_sun") == why(match, "choose curfew") == "not-theirs-in-play"


def test_dice_that_cannot_be_changed() -> None:
    match = table(phase="exploration", at=["lost_ruins"], guilds=["royal_surveyors"], hands=["second_glance loaded_die"])
    assert why(match, "roll die") == why(match, "turn die 3") == why(match, "less") == "moment-die"
    play(match, "explore", "die=1")
    nudged = play(GAME.at(match.position(), chance="ask"), "use loaded_die")
    roll_on(nudged, "is_nudged")
    assert why(nudged, "turn own 2") == "no-such-die"
    assert why(nudged, "turn die 1") == "same-face"
    assert why(nudged, "turn die 4") == "turn-too-far"
    roll_on(match, "bold_step")
    assert why(match, "less") == "die-edge"


# -- attacks and trades ----------------------------------------------------------------------------------------------


@pytest.mark.rule("A-91")
@pytest.mark.rule("A-92")
@pytest.mark.rule("A-93")
def test_parties_that_cannot_be_attacked() -> None:
    here = ["americh", "americh", "archangel"]
    match = table(phase="interaction", at=here)
    assert why(match, "attack gold") == "not-yourself"
    assert why(match, "attack azure") == "not-here"
    big = table(phase="interaction", at=here, parties=["acrobat factotum paladin", "thief"])
    assert why(big, "attack ruby") == "sizes"
    assert (told(big, "attack ruby")["mine"], told(big, "attack ruby")["theirs"]) == (3, 1)
    assert why(table(phase="interaction", at=["archangel", "archangel"]), "attack ruby") == "no-fighting"
    assert why(table(phase="interaction", at=here, has_attacked=[0]), "attack ruby") == "attacked-already"
    assert why(table(phase="interaction", at=here, no_fight=[0]), "attack ruby") == "forbidden"
    assert why(table(phase="interaction", at=here, fought=int(pair(0, 1))), "attack ruby") == "fought-already"
    away = table(phase="interaction", at=["", "americh"], parties=["assassin"])
    assert why(away, "attack ruby") == why(away, "trade ruby") == "off-map"
    inn = ["village_of_cornes", "village_of_cornes", "village_of_cornes"]
    assert why(table(phase="interaction", at=inn, resting=[1]), "attack ruby") == "sheltered"


@pytest.mark.rule("A-81")
@pytest.mark.rule("A-88")
@pytest.mark.rule("A-89")
def test_parties_that_cannot_be_traded_with() -> None:
    market = ["americh", "archangel", "lost_ruins"]
    match = table(phase="interaction", at=market)
    assert why(match, "trade gold") == "not-yourself"
    assert why(match, "trade azure") == "partner-no-trade"
    spent: dict[str, Any] = {
        "phase": "interaction",
        "at": market,
        "parties": ["assassin"],
    }  # so that there is something to do in any case
    assert why(table(**spent, no_trade=[0]), "trade ruby") == "forbidden"
    assert why(table(**spent, guilds=["open_door"]), "trade ruby") == "duty"
    assert why(table(**spent, has_traded=[0]), "trade ruby") == "traded-already"
    assert why(table(**spent, offers=[3]), "trade ruby") == "offers-spent"
    assert why(table(**spent, traded=int(pair(0, 1))), "trade ruby") == "traded-with"
    assert why(table(**spent, no_trade=[1]), "trade ruby") == "partner-forbidden"
    assert why(table(**spent, resting=[1]), "trade ruby") == "partner-rests"
    assert why(table(phase="interaction", at=["americh"], parties=["assassin"]), "trade ruby") == "partner-away"
    assert why(table(phase="interaction", at=["lost_ruins", "americh"], parties=["assassin"]), "trade ruby") == "no-trade-here"
    rivals = table(
        phase="interaction", at=["salt_market", "americh"], guilds=["unmapped", "royal_surveyors"], parties=["assassin"]
    )
    assert why(rivals, "trade ruby") == "kept-apart"
    solo = table(1, "rival", phase="interaction", at=["americh", "americh"], parties=["assassin"])
    assert why(solo, "trade rival") == "rival-trade"


@pytest.mark.rule("A-82")
@pytest.mark.rule("A-83")
@pytest.mark.rule("A-84")
@pytest.mark.rule("A-85")
def test_offers_that_cannot_be_made() -> None:
    match = table(
        phase="interaction", at=["americh", "americh"], parties=["acrobat factotum", "thief"], lasting=["magic_item"],
        hands=["curfew loaded_die", "misdirection"], missions=["beat_tiamat overdue_book"],
    )  # fmt: skip
    assert why(match, "send") == why(match, "give curfew") == "moment-trade"
    assert why(match, "accept") == "no-offer"
    assert why(match, "take any") == "moment-take"
    play(match, "trade ruby")
    assert why(match, "give magic_item") == why(match, "give beat_tiamat") == "not-tradable"
    assert why(match, "give iron_breath") == "not-in-hand"
    assert why(match, "give thief") == "not-in-party"
    play(match, "give curfew")
    assert why(match, "give curfew") == "in-the-offer"
    play(match, "enough")
    assert why(match, "take misdirection") == "name-a-type"
    assert why(match, "take wizard") == "not-their-character"
    play(match, "take any")
    assert why(match, "take any") == "no-more-cards"
    play(match, "take thief")
    assert why(match, "send") == "trade-limits"
    play(match, "cancel", "trade ruby", "enough", "enough")
    assert why(match, "send") == "empty-offer"


@pytest.mark.rule("A-87")
def test_offers_that_cannot_be_filled() -> None:
    match = table(phase="interaction", at=["americh", "americh"], hands=["curfew", "misdirection loaded_die iron_breath"])
    cannot = play(GAME.at(match.position(), chance="ask"), "trade ruby", "enough", "take magic", "enough", "send")
    assert why(cannot, "accept") == "cannot-fill"
    play(match, "trade ruby", "enough", "take plot", "enough", "send", "accept")
    assert kind(match) == "wish_is_filled"
    assert why(match, "fill iron_breath") == "other-wish"
    assert why(match, "fill curfew") == "not-in-hand"
