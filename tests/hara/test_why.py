"""Why an answer is not possible: the reason, its rule, and never a word against something that is possible."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import ludarium
from ludarium import IllegalAnswer
from ludarium.core.build import COMPILED
from ludarium.core.kernel import CHANCE, NOBODY, State
from ludarium.core.match import Match
from ludarium.core.options import OneOf, Setup, read_setup
from ludarium.core.prompts import kind_of
from ludarium.core.text import LANGUAGES, Phrase
from ludarium.games.hara.atlas import COLOURS, SPACES, WORLDS, name_of
from ludarium.games.hara.catalogue import modes
from ludarium.games.hara.lexicon import foe_id, lexicon, token_id
from ludarium.games.hara.meta import casts
from ludarium.games.hara.state import CHAMPIONS, DUSK, NOWHERE, ROUNDS, TEN_PRIMARY, TOKENS, Hara
from tests.hara.refusals import assert_readable, cited, told, why
from tests.hara.stages import fresh
from tests.hara.table import GAME, changed, kind, options, play, roll_on, table

SHIPPED = ludarium.game("hara")  # play-outs are played with the real cards
NAMES = lexicon(SHIPPED.pack)
MODES = [mode.id for mode in SHIPPED.info.modes]
ELUSIVE = "glass_heron"
MONSTER = "moonshell_tortoise"
RIFT = "red_curtain"
ALLY = "tobit_water_carrier"  # helps once
LASTING_ALLY = "mabel_morel"
DECISIONS = 600 if COMPILED else 300  # of each mode; `make test` runs both builds
KNOWN = {answer.word for found in SHIPPED.decisions_of.values() for decision in found.found for answer in decision.answers}
ASKED = 8  # at every so many of them everything is asked


def reason(s: Hara, notation: str) -> Phrase | None:
    """Of anything, possible or not."""
    return SHIPPED.decided(s).why_not(s, NAMES, notation.split())


# -- never against the rules -----------------------------------------------------------------------------------------


def everything(s: Hara) -> list[str]:
    """Whatever somebody might try to answer, at any question of any mode."""
    cards = [card.id for number, card in enumerate(NAMES.places) if s.place(number) != NOWHERE] + [ALLY, RIFT]
    figures = [CHAMPIONS[s.champion[seat]] for seat in range(s.settings.seats)] if not s.variant.seat_is_foe else []
    foe = [foe_id(int(s.foe))] if s.foe >= 0 else []
    things = {
        ("play", "learn", "ready"): [card.id for card in NAMES.by_id.values() if card.kind == "ability"],
        ("item", "discard"): [card.id for card in NAMES.by_id.values() if card.kind == "item"],
        ("challenge", "help", "weaken", "pull", "push"): cards,
        ("hit",): [*cards, *figures, *foe],
        ("choose",): list(CHAMPIONS),
        ("move", "leap", "investigate"): [name_of(number) for number in range(SPACES)],
        ("gauge", "give"): list(COLOURS),
        ("reconnect", "artifact", "cube"): list(WORLDS),
        ("swap",): [f"{world} {other}" for world in WORLDS for other in WORLDS if world != other],
        ("collect",): [token_id(token) for token in range(TOKENS)],
        ("slot",): ["1", "2", "3", "4", "5", "6"],
        ("spend",): ["7", "9 charge 1", "0 charge 5"],
        ("end", "stop", "rest", "decline", "keep", "bottom"): [""],
    }
    return [f"{verb} {thing}".strip() for verbs, named in things.items() for verb in verbs if verb in KNOWN for thing in named]


def any_setup(mode: str, luck: random.Random) -> Setup:
    """Any number of seats, any champions, any values of the options."""
    low, high = next(each.seats for each in SHIPPED.info.modes if each.id == mode) or SHIPPED.info.seats
    options: dict[str, object] = {}
    for spec in SHIPPED.info.options:
        if isinstance(spec.values, OneOf) and not casts(spec):
            options[spec.id] = luck.choice(spec.values.words)
    options["unlocked"] = ["leaf", "oric", "kaoru"]
    return read_setup(SHIPPED.info, mode, luck.randint(low, high), options)


def choose(state: State, luck: random.Random) -> int:
    """Any option, but seldom the first, which is to end the turn or to stop: so that matches go deep."""
    count = len(state.options)
    return luck.randrange(1, count) if count > 1 and luck.random() < 0.8 else luck.randrange(count)


def questions(mode: str) -> Iterator[Hara]:
    """The questions to players of matches played at random, with any options."""
    luck = random.Random(f"why {mode}")
    asked = 0
    while asked < DECISIONS:
        s = SHIPPED.start_state(luck.randrange(2**40), any_setup(mode, luck))
        while s.actor != NOBODY:
            if s.actor != CHANCE:
                assert isinstance(s, Hara)
                yield s
                asked += 1
            s.answer(choose(s, luck))


@pytest.mark.parametrize("mode", MODES)
def test_nothing_is_refused_that_is_possible_and_nothing_without_a_reason(mode: str) -> None:
    """Without looking at the options first, the reasons agree with them: they ask the predicates that made them."""
    read: set[str] = set()
    for number, s in enumerate(questions(mode)):
        possible = {SHIPPED.choice(s, option).notation for option in s.options}
        for notation in possible:
            assert reason(s, notation) is None, (kind_of(s), notation)
            assert SHIPPED.why_not(s, notation) is None
        if number % ASKED == 0:
            for notation in everything(s):
                if notation not in possible:
                    found = reason(s, notation)
                    assert found is not None, (kind_of(s), notation)
                    if found.id not in read:
                        read.add(found.id)
                        assert_readable(found)
    assert len(read) > (3 if modes()[mode].elsewhere else 30)


def test_every_answer_that_players_can_give_is_known() -> None:
    for mode in MODES:
        for s in questions(mode):
            for option in s.options:
                answer = SHIPPED.decided(s).answer(s, option)
                assert answer is not None
                assert answer.word, kind_of(s)
                assert SHIPPED.choice(s, option).notation.split()[0] == answer.word


def test_every_reason_has_its_sentence_in_both_languages() -> None:
    names = [set(re.findall(r"^(why-[a-z-]+) =", text(language), re.MULTILINE)) for language in LANGUAGES]
    assert names[0] == names[1]
    files = [SHIPPED.folder / "catalogue.py", *SHIPPED.folder.rglob("*_words.py"), *(SHIPPED.folder / "modes").glob("*.py")]
    sources = "".join(file.read_text("utf-8") for file in files)
    assert names[0] == set(re.findall(r'"(why-[a-z-]+)"', sources))


def text(language: str) -> str:
    return SHIPPED.texts.written(language)


def test_words_that_mean_nothing_get_no_reason() -> None:
    match = table(champion="leaf")
    for nonsense in ("", " ", "dance", "play", "play nothing", "item x", "help x", "challenge x", "collect x", "learn"):
        assert GAME.why_not(match.state, nonsense) is None
    play(match, "play dash")
    for nonsense in ("move", "move nowhere.1", "move dojo.7", "move dojo.½"):
        assert GAME.why_not(match.state, nonsense) is None
    challenged = table(champion="leaf", at="oakenmoor.1", cards={RIFT: "oakenmoor.1"})
    play(challenged, f"challenge {RIFT}")
    for nonsense in ("spend", "spend x", "spend -1", "spend " + "9" * 5000):
        assert GAME.why_not(challenged.state, nonsense) is None


def test_chance_is_not_reasoned_with() -> None:
    match = fresh("arena", champion="leaf")
    assert match.actor == "chance"
    assert GAME.why_not(match.state, "play dash") is None


def test_an_illegal_answer_says_why() -> None:
    match = table(champion="leaf", hand={"thornlash": "board"}, resource=0)
    with pytest.raises(IllegalAnswer, match=r"costs 1 Growth, and you have 0 \(H-54\)"):
        match.answer("play thornlash")


# -- ability cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-54")
def test_a_card_that_is_too_dear() -> None:
    match = table(champion="leaf", hand={"thornlash": "board", "patience_of_the_oak": "hand"}, resource=0, spirit=0)
    assert why(match, "play thornlash") == "resource-lacks"
    assert why(match, "play patience_of_the_oak") == "spirit-lacks"
    assert (told(match, "play thornlash")["price"], told(match, "play thornlash")["has"]) == (1, 0)
    assert cited(match, "play thornlash")[0] == "H-54"


@pytest.mark.rule("H-52")
def test_a_card_that_has_been_used_this_turn() -> None:
    match = table(champion="leaf", at="oakenmoor.4", hand={"dash": "board"})
    play(match, "play rising_sap", "stop", "play dash", "stop")
    assert why(match, "play rising_sap") == "tilted"
    assert why(match, "play dash") == "used"


@pytest.mark.rule("H-43")
def test_no_activation_is_left() -> None:
    match = table(champion="leaf", at="oakenmoor.1", cards={RIFT: "oakenmoor.1"}, items=["patient_kettle"], activations=0)
    for notation in ("play dash", "item patient_kettle", f"challenge {RIFT}"):
        assert why(match, notation) == "no-activation"


@pytest.mark.rule("H-45")
def test_only_free_effects_come_between_two_steps() -> None:
    match = table(champion="leaf", at="oakenmoor.1", cards={RIFT: "oakenmoor.1"}, items=["patient_kettle", "night_oil"])
    play(match, "play dash")
    assert "item night_oil" in options(match)
    for notation in ("play rising_sap", "item patient_kettle", f"challenge {RIFT}", "end"):
        assert why(match, notation) == "mid-move"


@pytest.mark.rule("H-45")
@pytest.mark.rule("H-48")
def test_one_thing_after_the_other() -> None:
    assert why(striking(), "play dash") == "other-step"
    learning = table(champion="leaf", energy=(4, 0, 0), items=["dream_honey"])
    play(learning, "item dream_honey", "gauge red", "gauge blue", "end")
    assert why(learning, "play dash") == "not-in-phase"


@pytest.mark.rule("H-86")
@pytest.mark.rule("H-87")
def test_a_card_that_is_not_learnt_yet() -> None:
    match = table(champion="leaf", energy=(4, 0, 0), items=["dream_honey"])
    assert why(match, "play strangling_vine") == why(match, "learn strangling_vine") == "not-learnt"
    assert told(match, "play strangling_vine")["has"] == 4
    assert why(match, "learn dash") == "known"
    assert why(match, "play sun_lance") == why(match, "learn sun_lance") == "not-yours"
    play(match, "item dream_honey", "gauge red", "gauge blue")
    assert why(match, "play strangling_vine") == "learnt-soon"
    play(match, "end")
    assert why(match, "learn walking_grove") == "other-colour"
    assert why(match, "learn creeping_blight") == "locked"
    assert why(match, "learn dash") == "known"
    assert why(match, "learn the_forest_remembers") == "ultimate"
    play(match, "learn strangling_vine")
    roll_on(match)
    assert why(match, "play bramble_maze") == "not-chosen"


@pytest.mark.rule("H-219")
def test_a_locked_card() -> None:
    assert why(table(champion="leaf"), "play last_seed") == "locked"
    unlocked = table(champion="leaf", options={"locked_cards": "on", "unlocked": ["leaf"]})
    assert why(unlocked, "play last_seed") == "not-learnt"


@pytest.mark.rule("H-37")
@pytest.mark.rule("H-88")
def test_the_ultimate_is_not_there_yet_or_has_been_used() -> None:
    match = table(champion="leaf", energy=(0, 7, 0))
    assert why(match, "play the_forest_remembers") == "ultimate"
    assert told(match, "play the_forest_remembers") == {"colour": "green", "has": 7}

    def ten(s: Hara) -> None:
        s.reached[0] |= TEN_PRIMARY

    assert why(changed(match, ten), "play the_forest_remembers") == "ultimate-soon"
    late = table(champion="leaf", day=3, round=ROUNDS[DUSK], hand={"the_forest_remembers": "hand"})
    play(late, "play the_forest_remembers")
    roll_on(late)
    assert why(late, "play the_forest_remembers") == "ultimate-spent"


@pytest.mark.rule("H-52")
def test_a_card_that_cannot_be_taken_back() -> None:
    match = table(champion="thomas", hand={"field_workshop": "hand"})
    play(match, "play spring_boots", "leap dojo.0", "play dash", "stop")
    assert why(match, "ready dash") == "moment-ready"
    play(match, "play field_workshop")
    assert kind(match) == "make_ready"
    assert why(match, "ready field_workshop") == "ready-itself"
    assert why(match, "ready galvanic_glove") == "not-spent"
    assert why(match, "ready coil_overload") == "not-learnt"
    assert why(match, "ready sun_lance") == "not-yours"


# -- Items, Rifts, Allied Monsters -----------------------------------------------------------------------------------


@pytest.mark.rule("H-90")
@pytest.mark.rule("H-91")
def test_an_item_that_cannot_be_used_now() -> None:
    match = table(champion="leaf", items=["hornet_pin", "dreamstone", "patient_kettle"])
    assert why(match, "item hornet_pin") == "passive"
    assert why(match, "item dreamstone") == "stone"
    assert why(match, "item night_oil") == "not-carried"
    assert why(match, "discard hornet_pin") == "moment-discard"
    play(match, "item patient_kettle")
    assert why(match, "item patient_kettle") == "item-used"


@pytest.mark.rule("H-80")
def test_a_rift_is_closed_on_its_own_space() -> None:
    match = table(champion="leaf", at="oakenmoor.1", cards={RIFT: "oakenmoor.2", MONSTER: "oakenmoor.1"})
    assert why(match, f"challenge {RIFT}") == "rift-elsewhere"
    assert why(match, f"challenge {MONSTER}") == "no-rift"
    assert why(match, "challenge garden_of_pins") == "not-in-play"


@pytest.mark.rule("H-66")
def test_an_allied_monster_helps_on_its_own_space() -> None:
    match = table(champion="leaf", at="oakenmoor.1", cards={ALLY: "oakenmoor.2", LASTING_ALLY: "oakenmoor.1"})
    assert why(match, f"help {ALLY}") == "ally-elsewhere"
    assert why(match, f"help {LASTING_ALLY}") == "helps-already"
    assert why(match, f"help {RIFT}") == "no-ally"
    assert why(match, "help well_mannered_ghost") == "not-in-play"


# -- the map ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-19")
def test_a_space_out_of_reach() -> None:
    match = table(champion="leaf", at="dojo.0")
    assert why(match, "move dojo.1") == why(match, "stop") == "moment-move"
    play(match, "play dash")
    assert why(match, "move oakenmoor.1") == "step-by-step"
    assert why(match, "move oakenmoor.4") == "out-of-reach"
    assert (told(match, "move oakenmoor.4")["steps"], told(match, "move oakenmoor.4")["points"]) == (4, 2)
    assert why(match, "move dojo.0") == "already-here"


@pytest.mark.rule("H-20")
def test_a_transport_that_is_too_long() -> None:
    match = table(champion="thomas", at="dojo.0")
    assert why(match, "leap oakenmoor.1") == "moment-leap"
    play(match, "play spring_boots")
    assert why(match, "leap oakenmoor.4") == "leap-too-far"


# -- targets ---------------------------------------------------------------------------------------------------------


def striking(**cards: str) -> Match:
    """Leaf chooses whom to hit, at range 3: a Monster on her space, with a Dreamstone or without, or one of these cards."""
    match = table(champion="leaf", at="oakenmoor.4", cards={MONSTER: "oakenmoor.4", **cards}, items=["dreamstone"])
    play(match, "play grappling_roots")
    assert kind(match) == "hit_lands"
    return match


@pytest.mark.rule("H-62")
def test_a_monster_out_of_range() -> None:
    match = striking(salt_jackals="oppenheim.4")
    assert why(match, "hit salt_jackals") == "out-of-range"
    assert told(match, "hit salt_jackals")["distance"] == 7
    assert cited(match, "hit salt_jackals")[0] == "H-62"
    assert why(match, "hit leaf") == "not-yourself"
    assert why(match, "hit comet_moth") == "not-in-play"
    assert why(table(champion="leaf"), f"hit {MONSTER}") == "moment-hit"


@pytest.mark.rule("H-59")
def test_an_elusive_monster_is_hit_from_its_own_space_only() -> None:
    assert why(striking(**{ELUSIVE: "oakenmoor.3"}), f"hit {ELUSIVE}") == "elusive"


@pytest.mark.rule("H-66")
@pytest.mark.rule("H-81")
def test_allied_monsters_and_rifts_are_no_targets() -> None:
    match = striking(**{ALLY: "oakenmoor.4", RIFT: "oakenmoor.4"})
    assert why(match, f"hit {ALLY}") == why(match, f"hit {RIFT}") == "no-target"
    assert cited(match, f"hit {ALLY}")[0] == "H-66"
    assert cited(match, f"hit {RIFT}")[0] == "H-81"


@pytest.mark.rule("H-91")
def test_no_more_dreamstones_than_one_has() -> None:
    match = striking()
    assert why(match, f"hit {MONSTER} dreamstone 2") == "no-stones"
    assert told(match, f"hit {MONSTER} dreamstone 2") == {"has": 1}


@pytest.mark.rule("H-24")
def test_a_champion_in_the_dojo_is_safe() -> None:
    options_of = {"champion": "leaf", "champion_2": "oric"}
    match = table(seats=2, options=options_of, at=["oakenmoor.1", "dojo.1"], cards={MONSTER: "oakenmoor.1"}, items=["dreamstone"])
    play(match, "play grappling_roots")
    assert why(match, "hit oric") == "dojo"


@pytest.mark.rule("H-62")
def test_a_move_without_a_hit() -> None:
    match = table(champion="leaf", at="oakenmoor.1", cards={MONSTER: "oakenmoor.1"})
    play(match, "play dash")
    assert why(match, f"hit {MONSTER}") == "no-hit-here"


@pytest.mark.rule("H-20")
def test_a_monster_too_far_to_be_pulled() -> None:
    cards = {MONSTER: "oakenmoor.1", "bramble_sow": "oakenmoor.2", "salt_jackals": "oppenheim.4"}
    match = table(champion="leaf", at="oakenmoor.1", cards=cards)
    assert why(match, f"pull {MONSTER}") == "moment-shove"
    play(match, "play thornlash")
    assert kind(match) == "pull_it"
    assert why(match, "pull salt_jackals") == "out-of-range"


# -- Energy and Challenges -------------------------------------------------------------------------------------------


@pytest.mark.rule("H-82")
@pytest.mark.rule("H-84")
def test_a_gauge_that_is_full() -> None:
    match = table(champion="leaf", energy=(10, 3, 3), items=["dream_honey"])
    assert why(match, "gauge red") == "moment-gauge"
    assert why(match, "give red") == "moment-give"
    play(match, "item dream_honey")
    assert why(match, "gauge red") == "gauge-full"


@pytest.mark.rule("H-77")
@pytest.mark.rule("H-222")
def test_a_stake_that_is_not_there() -> None:
    match = table(champion="thomas", at="oakenmoor.1", cards={RIFT: "oakenmoor.1"}, spirit=2, resource=1)
    assert why(match, "spend 1") == "moment-spend"
    play(match, f"challenge {RIFT}")
    assert why(match, "spend 3") == "little-spirit"
    assert why(match, "spend 0 charge 2") == "little-charge"
    other = table(champion="leaf", at="oakenmoor.1", cards={RIFT: "oakenmoor.1"})
    play(other, f"challenge {RIFT}")
    assert why(other, "spend 0 charge 1") == "no-charge"


# -- modes -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-18")
@pytest.mark.rule("H-22")
def test_only_the_own_world_and_a_neighbour_trade_places() -> None:
    match = table(champion="leaf", at="oakenmoor.1", items=["mapmakers_shears"])
    assert why(match, "swap oakenmoor arechi") == "moment-swap"
    play(match, "item mapmakers_shears")
    assert why(match, "swap oakenmoor baiyu") == "not-neighbours"
    assert why(match, "swap arechi lunaridge") == "swap-own"
