"""Advantages, windows and interrupts (A-139 to A-155)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ludarium.core.errors import BadSave
from ludarium.core.match import Match
from ludarium.core.positions import position
from ludarium.games.anima import ShadowOfOmega
from ludarium.games.anima.rules.uses import uses_now
from ludarium.games.anima.tables import RESET
from tests.anima import table as tables
from tests.anima.table import (
    GAME,
    NAMES_OF,
    advantage,
    area,
    asked,
    at,
    can,
    combat,
    encounter,
    fresh,
    hand,
    inclined,
    kind,
    mission,
    options,
    passed,
    pile,
    play,
    seen,
    state,
    table,
    to_slot,
    told,
    use,
    window,
)
from tests.core.packs import copied, write

EVERYBODY = {"reaction_polling": "all"}


def uses(match: Match) -> list[str]:
    return [each.removeprefix("use ") for each in options(match) if each.startswith("use ")]


def polled(match: Match, number: str) -> list[str]:
    """Who is asked in this window, everybody passing, until it closes."""
    who = []
    while window(match) == number:
        who.append(str(asked(match)))
        match.answer("pass")
    return who


def to_w4(match: Match) -> Match:
    """Everybody passes until Combat cards may be played."""
    while window(match) != "W4":
        match.answer("pass")
    return match


# -- timing, cost, effect (A-139 to A-146) ---------------------------------------------------------------------------


@pytest.mark.rule("A-139")
@pytest.mark.parametrize(
    ("phase", "usable"),
    [("reset", ["light_fingers"]), ("movement", ["zeppelin_travel"]), ("exploration", ["herons_stride", "both_hands_full"])],
)
def test_a_phase_timed_card_is_used_in_the_own_slot_of_that_phase(phase: str, usable: list[str]) -> None:
    cards = "light_fingers zeppelin_travel herons_stride both_hands_full misdirection"
    match = table(phase=phase, parties=["factotum duellist"], at=["americh"], hands=[cards, "curfew"])
    assert sorted(uses(match)) == sorted(usable)


@pytest.mark.rule("A-139")
def test_not_in_the_slot_of_somebody_else() -> None:
    match = table(phase="reset", slot=1, hands=["betrayal", "magic_item", "curfew"], parties=["acrobat", "thief huntress"])
    assert (asked(match), uses(match)) == ("ruby", ["magic_item", "thief"])


@pytest.mark.rule("A-140")
def test_a_skill_inclines_a_character_with_its_symbol() -> None:
    match = table(phase="reset", parties=["factotum duellist acrobat"], hands=["light_fingers", "curfew"])
    play(match, "use light_fingers")
    assert options(match) == ["incline factotum", "incline duellist"]
    play(match, "incline duellist")
    assert inclined(match) == ["duellist"]


@pytest.mark.rule("A-140")
@pytest.mark.parametrize("state_of", [{}, {"inclined": "duellist"}, {"asleep": "duellist"}])
def test_it_must_be_straight_and_face_up(state_of: dict[str, str]) -> None:
    match = table(phase="reset", parties=["duellist acrobat"], hands=["light_fingers", "curfew"], **state_of)  # type: ignore[arg-type]
    assert can(match, "use light_fingers") == (not state_of)


@pytest.mark.rule("A-140")
def test_one_character_pays_for_one_skill() -> None:
    match = table(phase="exploration", parties=["acrobat"], at=["lost_ruins"], hands=["herons_stride iron_breath"])
    passed(play(match, "use herons_stride"))
    play(match, "explore", "die=2", "encounter=wandering_warrior")
    while window(match):
        assert uses(match) == []
        match.answer("pass")


@pytest.mark.rule("A-141")
def test_an_instant_plot_inclines_nobody_and_is_discarded() -> None:
    match = table(hands=["zeppelin_travel"], lying={"lost_ruins": "mother_peat"})
    passed(play(match, "use zeppelin_travel"))
    play(match, "choose lost_ruins")
    assert (inclined(match), pile(match, "advantages"), at(match)) == ([], ["zeppelin_travel"], "lost_ruins")


@pytest.mark.rule("A-141")
def test_a_lasting_plot_stays_in_play() -> None:
    match = table(phase="reset", parties=["acrobat"], hands=["magic_item"])
    passed(play(match, "use magic_item"))
    assert (tables.in_play(match), hand(match), inclined(match), pile(match, "advantages")) == (["magic_item"], [], [], [])
    assert combat(match) == 4 + 2


@pytest.mark.rule("A-142")
def test_the_ability_of_the_thief_inclines_her_then_a_die_is_rolled() -> None:
    match = table(phase="reset", parties=["thief"], hands=["", "curfew"])
    passed(play(match, "use thief"))
    assert (inclined(match), options(match)[0]) == (["thief"], "die=1")
    assert seen(match)["figures"][0]["party"][0]["inclined"] is True


@pytest.mark.rule("A-142")
@pytest.mark.parametrize("state_of", [{}, {"inclined": "thief"}, {"asleep": "thief"}])
def test_an_ability_that_inclines_needs_its_character_straight_and_face_up(state_of: dict[str, str]) -> None:
    match = table(phase="reset", parties=["thief"], hands=["", "curfew"], **state_of)  # type: ignore[arg-type]
    assert can(match, "use thief") == (not state_of)


@pytest.mark.rule("A-143")
def test_combat_cards_are_used_in_the_own_combat_before_the_dice() -> None:
    match = table(phase="exploration", parties=["acrobat"], at=["lost_ruins", "archangel"], hands=["three_days_wages"])
    assert uses(match) == []
    to_w4(play(match, "explore", "die=2", "encounter=wandering_warrior"))
    assert uses(match) == ["three_days_wages"]
    play(match, "pass", "own=3", "foe=3")
    while window(match):
        assert uses(match) == []
        match.answer("pass")


INTERRUPTIONS = {  # a card, the window it fits
    "friend_at_court": "W1",
    "misdirection": "W2",
    "salt_on_the_sill": "W3",
    "loaded_die": "W5",
    "second_glance": "W6",
    "curfew": "W7",
    "standing_stone": "W8",
    "chest_was_open": "W9",
}


@pytest.mark.rule("A-144")
@pytest.mark.parametrize("card", INTERRUPTIONS)
def test_interruptions_are_offered_in_their_windows_only(card: str) -> None:
    """A turn of gold with everything in it: a card, a move with an Encounter, a fight, an exploration with a reward. Ruby holds
    the card, is asked everywhere and never plays it."""
    match = table(
        phase="reset",
        parties=["weapon_master huntress", "factotum"],
        hands=["magic_item", card],
        lying={"lost_ruins": "wandering_warrior"},
        options={"reaction_polling": "all"},
    )
    fitting = set()
    said = ["use magic_item", "end", "end", "end", "go lost_ruins", "own=3", "foe=3", "go lost_ruins", "rest"]
    if card == "standing_stone":
        said += ["attack ruby", "own=1", "foe=6"]  # ruby is beaten, and does nothing more in this turn
    else:
        said += ["end", "end", "explore", "die=1", "claim advantage"]
    for answer in said:
        while window(match) and answer not in options(match):
            if asked(match) == "ruby" and uses(match):
                fitting.add(window(match))
            match.answer("pass")
        if can(match, answer):
            match.answer(answer)
    while window(match):
        if asked(match) == "ruby" and uses(match):
            fitting.add(window(match))
        match.answer("pass")
    wanted = {INTERRUPTIONS[card]}
    if card in ("loaded_die", "second_glance"):
        wanted = {"W5", "W6"}  # any die
    assert fitting == wanted


@pytest.mark.rule("A-144")
def test_also_in_the_slots_of_others_and_after_a_die() -> None:
    match = table(phase="exploration", parties=["acrobat", "duellist"], at=["archangel"], hands=["", "second_glance"])
    play(match, "explore", "die=6", "use second_glance", "again=2")
    assert kind(passed(match)) == "claim_reward"


@pytest.mark.rule("A-145")
def test_a_cancelled_use_has_cost_all_the_same() -> None:
    match = table(
        phase="reset", parties=["duellist factotum", "acrobat", "wizard"], hands=["light_fingers", "curfew", "friend_at_court"]
    )
    play(match, "use light_fingers", "incline duellist", "use friend_at_court")
    passed(match)
    assert (hand(match), hand(match, 1), inclined(match)) == ([], ["curfew"], ["duellist"])
    assert pile(match, "advantages") == ["light_fingers", "friend_at_court"]
    assert kind(match) == "reset_action"


@pytest.mark.rule("A-145")
def test_a_cancelled_card_that_would_stay_is_discarded() -> None:
    match = table(phase="reset", hands=["black_sun", "friend_at_court"])
    passed(play(match, "use black_sun", "use friend_at_court"))
    assert (tables.guild(match), sorted(pile(match, "advantages"))) == (None, ["black_sun", "friend_at_court"])


@pytest.mark.rule("A-146")
def test_a_stolen_card_goes_to_the_discard_pile_if_the_hand_is_full() -> None:
    match = table(
        phase="reset",
        parties=["thief"],
        hands=["iron_breath herons_stride curfew loaded_die betrayal", "magic_item zeppelin_travel"],
    )
    passed(play(match, "use thief", "die=4"))
    play(match, "lose ruby=magic_item")
    assert (len(hand(match)), hand(match, 1), pile(match, "advantages")) == (5, ["zeppelin_travel"], ["magic_item"])


@pytest.mark.rule("A-147")
def test_no_window_in_set_up_straightening_and_roll_offs() -> None:
    match = fresh(reaction_polling="all", chance="play")
    while state(match).turn == 0 or kind(match) != "reset_action":
        assert window(match) is None
        match.answer(0)


@pytest.mark.rule("A-147")
def test_no_window_in_charity_and_vetoes_and_when_somebody_must_die() -> None:
    match = table(phase="reset", parties=["acrobat huntress"], hands=["curfew betrayal", "", "magic_item"], options=EVERYBODY)
    play(match, "discard curfew")
    assert (asked(match), kind(match)) == ("ruby", "advantage_taken")
    play(match, "take")
    assert (window(match), kind(match)) == (None, "reset_action")
    play(match, "dismiss huntress")
    assert window(match) is None


# -- the order of the questions (A-148 to A-151) ---------------------------------------------------------------------


@pytest.mark.rule("A-148")
@pytest.mark.parametrize(("slot", "order"), [(1, ["ruby", "gold", "azure"]), (2, ["azure", "ruby", "gold"])])
def test_the_active_player_is_asked_first_then_in_turn_order(slot: int, order: list[str]) -> None:
    match = table(slot=slot, order=[2, 1, 0], options=EVERYBODY)
    play(match, "go archangel")
    assert polled(match, "W2") == order


@pytest.mark.rule("A-148")
@pytest.mark.rule("A-149")
def test_a_play_opens_w1_and_then_the_window_is_asked_again_from_the_active_player_on() -> None:
    hands = ["curfew", "second_glance", "loaded_die"]
    match = table(phase="exploration", parties=["acrobat", "duellist", "wizard"], at=["archangel"], hands=hands)
    play(match, "explore", "die=6")
    assert (window(match), asked(match)) == ("W6", "gold")
    play(match, "pass", "use second_glance")
    assert (window(match), asked(match)) == ("W1", "gold")
    assert polled(match, "W1") == ["gold", "azure"]  # ruby has no card left, and it is ruby's own use
    play(match, "again=2")
    assert polled(match, "W6") == ["gold", "azure"]
    assert kind(match) == "claim_reward"


@pytest.mark.rule("A-149")
def test_plays_are_resolved_last_in_first_out() -> None:
    """Gold's card is cancelled by ruby, whose card is cancelled by azure: gold's card takes effect."""
    match = table(
        phase="reset", parties=["acrobat", "factotum", "wizard"], hands=["magic_item", "friend_at_court", "word_unsaid"]
    )
    play(match, "use magic_item", "use friend_at_court", "use word_unsaid")
    passed(match)
    assert tables.in_play(match) == ["magic_item"]
    assert pile(match, "advantages") == ["friend_at_court", "word_unsaid"]


@pytest.mark.rule("A-149")
def test_a_window_closes_when_all_have_passed_in_a_row() -> None:
    match = table(options=EVERYBODY)
    play(match, "go archangel")
    assert polled(match, "W2") == ["gold", "ruby", "azure"]
    assert "arrives" in told(match)


@pytest.mark.rule("A-150")
def test_no_ability_is_used_twice_in_the_same_slot() -> None:
    """Straightened, the thief may still not steal again; in a new slot she may."""
    match = table(phase="reset", parties=["thief acrobat"], hands=["", "curfew betrayal magic_item"])
    passed(play(match, "use thief", "die=1"))
    s = state(match)
    s.inclined = 0
    assert use("thief") not in uses_now(s, 0, RESET)
    assert can(tables.changed(match, lambda s: setattr(s, "inclined", 0)), "use thief")


@pytest.mark.rule("A-150")
def test_an_ability_that_costs_nothing_is_used_once_a_turn() -> None:
    """The Black Sun draws when another party takes Advantages: from ruby's reward, and not again from azure's."""
    match = table(
        phase="exploration", slot=1, at=["", "archangel", "archangel"], guilds=["black_sun"], hands=["", "", ""],
    )  # fmt: skip
    play(match, "explore", "die=1", "claim advantage", "use black_sun", "draw gold=curfew", "draw ruby=betrayal")
    assert hand(match) == ["curfew"]
    play(match, "explore", "die=1", "claim advantage")
    while window(match):
        assert uses(match) == []
        match.answer("pass")
    play(match, "draw azure=magic_item")
    to_slot(match, "exploration", 1, {"declare": "go archangel"})
    play(match, "explore", "die=1", "claim advantage")
    while window(match) and not uses(match):
        match.answer("pass")
    assert (asked(match), uses(match)) == ("gold", ["black_sun"])  # the next turn


@pytest.mark.rule("A-150")
def test_a_slot_ends_after_at_most_thirty_card_plays() -> None:
    """Whatever is chosen: no card is played twice in a slot."""
    for seed in range(2):
        match = fresh(seed=seed, chance="play", turn_limit=3)
        slot, played = (0, "", -1), Counter[str]()
        step = 0
        while match.actor is not None:
            s = state(match)
            here = (int(s.turn), *tables.slot_of(match))
            if here != slot:
                slot, played = here, Counter()
            plays = [each for each in options(match) if each.startswith("use ")]
            answer = plays[0] if plays else options(match)[step % len(options(match))]
            if answer in plays:
                played[answer] += 1
                assert played[answer] == 1
            match.answer(answer)
            step += 1


@pytest.fixture
def two_that_fetch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both Hands Full and Curfew as two Reset Plots that take an Advantage from the discard pile."""
    pack = copied(tables.GAME, tmp_path)
    for card in ("both_hands_full", "curfew"):
        write(pack, "advantages.toml", card, timing='"reset"', does='"take_back any"')
    monkeypatch.setattr(tables, "GAME", ShadowOfOmega(pack))


@pytest.mark.rule("A-150a")
@pytest.mark.usefixtures("two_that_fetch")
def test_two_plots_that_take_a_card_back_cannot_fetch_each_other_for_ever() -> None:
    match = table(phase="reset", hands=["both_hands_full curfew"], spent="iron_breath")
    passed(play(match, "use both_hands_full"))
    play(match, "choose iron_breath")
    passed(play(match, "use curfew"))
    play(match, "choose both_hands_full")
    assert sorted(hand(match)) == ["both_hands_full", "iron_breath"]
    assert uses(match) == []


@pytest.mark.rule("A-151")
def test_in_w4_the_attacker_begins_and_both_alternate_until_two_passes_in_a_row() -> None:
    match = table(
        phase="interaction",
        slot=1,
        parties=["acrobat factotum", "huntress weapon_master"],
        at=["americh", "americh"],
        hands=["three_days_wages torn_bestiary_page", "iron_breath first_light_stance"],
        options=EVERYBODY,
    )
    play(match, "attack gold")
    while window(match) == "W7":
        match.answer("pass")
    assert (window(match), asked(match)) == ("W4", "ruby")
    play(match, "use iron_breath", "incline huntress")
    while window(match) == "W1":
        match.answer("pass")
    assert (window(match), asked(match)) == ("W4", "gold")
    play(match, "use three_days_wages")
    while window(match) == "W1":
        match.answer("pass")
    assert polled(match, "W4") == ["ruby", "gold"]
    assert kind(match) == "first_die_is_cast"


@pytest.mark.rule("A-151")
def test_alone_one_pass_closes_w4() -> None:
    match = table(phase="exploration", parties=["acrobat"], at=["lost_ruins"], hands=["three_days_wages"])
    to_w4(play(match, "explore", "die=2", "encounter=wandering_warrior"))
    assert polled(match, "W4") == ["gold"]
    assert kind(match) == "first_die_is_cast"


@pytest.mark.rule("A-151")
def test_if_only_one_is_to_be_asked_one_pass_closes_w4() -> None:
    match = table(phase="interaction", parties=["acrobat", "huntress"], at=["americh", "americh"], hands=["", "three_days_wages"])
    play(match, "attack ruby")
    while window(match) == "W7":
        match.answer("pass")
    assert polled(match, "W4") == ["ruby"]


# -- who is asked (A-152 to A-155) -----------------------------------------------------------------------------------


@pytest.mark.rule("A-152")
@pytest.mark.rule("A-153")
def test_whoever_has_a_hand_may_hold_the_card_and_is_asked() -> None:
    match = table(hands=["", "iron_breath", ""])  # Misdirection is in the deck
    play(match, "go archangel")
    assert (polled(match, "W2"), uses(match)) == (["ruby"], [])


@pytest.mark.rule("A-153")
@pytest.mark.parametrize("where", [{"spent": "misdirection"}, {"lasting": ["misdirection"]}])
def test_nobody_is_asked_for_a_card_that_lies_open(where: dict[str, object]) -> None:
    match = table(hands=["curfew", "iron_breath", "betrayal"], **where)  # type: ignore[arg-type]
    play(match, "go archangel")
    assert window(match) is None


@pytest.mark.rule("A-153")
@pytest.mark.parametrize(
    ("party", "state_of", "is_asked"),
    [
        ("acrobat", {}, True),
        ("acrobat", {"inclined": "acrobat"}, False),
        ("acrobat", {"asleep": "acrobat"}, False),
        ("wizard", {}, False),
    ],
)
def test_for_a_skill_a_straight_face_up_character_with_its_symbol_is_needed(
    party: str, state_of: dict[str, str], is_asked: bool
) -> None:
    """Against a party only Iron Breath is left of all Combat cards: a Ki Skill."""
    gone = "first_light_stance sleep_spell mirror_of_ash handful_of_sand empty_cloak three_days_wages torn_bestiary_page"
    match = table(
        phase="exploration", parties=[party], at=["lost_ruins"], hands=["curfew"], spent=gone, **state_of  # type: ignore[arg-type]
    )  # fmt: skip
    play(match, "explore", "die=2")
    while window(match):
        match.answer("pass")
    play(match, "encounter=wandering_warrior")
    while window(match) == "W3":
        match.answer("pass")
    assert (window(match) == "W4") == is_asked


@pytest.mark.rule("A-153")
@pytest.mark.rule("A-142")
def test_an_ability_in_play_is_reason_enough_to_be_asked() -> None:
    match = table(phase="interaction", parties=["acrobat", "illusionist"], at=["americh", "americh"])
    play(match, "attack ruby")
    assert (window(match), asked(match), uses(match)) == ("W7", "ruby", ["illusionist"])


@pytest.mark.rule("A-154")
def test_with_the_option_everybody_is_asked_in_every_window() -> None:
    match = table(options=EVERYBODY)  # no hands at all
    play(match, "go archangel")
    assert polled(match, "W2") == ["gold", "ruby", "azure"]
    match = table(options=EVERYBODY, slot=0, lost=[2])
    play(match, "go archangel")
    assert polled(match, "W2") == ["gold", "ruby"]  # A-167


@pytest.mark.rule("A-154")
def test_in_w4_the_combatants_are_asked() -> None:
    match = table(phase="interaction", parties=["acrobat", "huntress"], at=["americh", "americh"], options=EVERYBODY)
    play(match, "attack ruby")
    assert polled(match, "W7") == ["gold", "ruby", "azure"]
    assert polled(match, "W4") == ["gold", "ruby"]


def twin(match: Match, seat: int, seed: int) -> Match:
    """The same match in another world that the seat cannot tell from this one."""
    s = GAME.resample(match.state, seat, seed)
    s.self_driving = False
    return GAME.at({**match.position(), "state": position(s)}, chance="ask")


FULL = ["light_fingers misdirection iron_breath", "second_glance friend_at_court sleep_spell", "loaded_die curfew standing_stone"]


@pytest.mark.rule("A-155")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("seat", [0, 1])
def test_up_to_the_first_real_play_other_hands_change_nothing(seat: int, seed: int) -> None:
    """Two worlds that differ only in what the seat cannot see: the same questions to the same players, and the seat reads and
    sees the same of every answer. Nobody plays a card; chance is the same."""
    match = table(
        phase="reset",
        parties=["acrobat illusionist", "thief technician", "factotum"],
        at=["americh", "americh", "lost_ruins"],
        hands=FULL,
        lying={"archangel": "barn_ogre"},
        options={"turn_limit": 7},
    )
    one, other = match, twin(match, seat, seed)
    assert hand(one, 1 - seat) != hand(other, 1 - seat) or seed
    step = 0
    while one.actor is not None:
        assert (other.actor, kind(other)) == (one.actor, kind(one))
        assert other.view(seat) == one.view(seat)
        common = [each for each in options(one) if each in options(other) and each.split()[0] in HARMLESS]
        if not common:
            break
        answer = common[(seed + step) % len(common)]
        if one.actor == seat:
            assert options(one) == options(other)
        play(one, answer)
        play(other, answer)
        assert other.moments[-1].open_to(seat) == one.moments[-1].open_to(seat)
        step += 1
    assert step > 20


# no card is played, nobody looks into another hand (the Whispering Pass), and no event gives cards away
HARMLESS = {
    *(
        "end",
        "pass",
        "go",
        "seek",
        "rest",
        "explore",
        "attack",
        "claim",
        "allow",
        "give_up",
        "join",
        "order",
        "draw",
        "lay",
        "choose",
    ),
    *(f"{word}={face}" for word in ("die", "own", "foe") for face in range(1, 7)),
    *(f"encounter={card.id}" for card in NAMES_OF.encounters if card.kind == "creature"),
    *(f"area={card.id}" for card in NAMES_OF.areas if card.id != "whispering_pass"),
}


# -- other worlds (A-33, A-155) --------------------------------------------------------------------------------------


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.rule("A-155")
@pytest.mark.rule("A-33")
def test_other_worlds_are_drawn_evenly() -> None:
    """Ruby's one card is any of the four that gold has not seen; the Encounter under the Areas any of three; one of ruby's two
    Missions any of those that nobody has shown."""
    match = table(
        seats=2,
        hands=["curfew", "iron_breath"],
        decks={"advantages": "betrayal magic_item misdirection", "encounters": "inn treasure"},
        veiled={"archangel": "barn_ogre"},
        missions=["beat_tiamat overdue_book", "hermits_goat post_for_the_dead"],
    )
    s = state(match)
    hands: Counter[int] = Counter()
    lying: Counter[int] = Counter()
    secret: Counter[int] = Counter()
    for seed in range(600):
        world = state_of(GAME.resample(s, 0, seed))
        (card,) = world.hand(1)
        hands[int(card)] += 1
        lying[int(world.lying(area("archangel")))] += 1
        secret[int(world.mission[2])] += 1
    assert set(hands) == {advantage(id) for id in ("iron_breath", "betrayal", "magic_item", "misdirection")}
    assert set(lying) == {encounter(id) for id in ("barn_ogre", "inn", "treasure")}
    assert set(secret) == set(range(10)) - {mission("beat_tiamat"), mission("overdue_book")}
    assert chi_square(list(hands.values())) < 16.27  # 3 degrees of freedom, one in a thousand
    assert chi_square(list(lying.values())) < 13.82  # 2
    assert chi_square(list(secret.values())) < 24.32  # 7


def state_of(world: object) -> tables.Anima:
    assert isinstance(world, tables.Anima)
    return world


@pytest.mark.rule("A-155")
@pytest.mark.rule("A-33")
@pytest.mark.parametrize("seed", range(4))
def test_another_world_looks_the_same(seed: int) -> None:
    """At every question of the first turns of a match, set-up included."""
    match = fresh(seed=seed, chance="play", turn_limit=2)
    step = 0
    while match.actor is not None:
        if step % 7 == 0:
            for seat in range(3):
                world = GAME.resample(match.state, seat, 100 * seed + step)
                assert GAME.view(world, seat) == match.view(seat)
                assert GAME.broken_law(world) is None
        match.answer((step * 5 + seed) % len(options(match)))
        step += 1


@pytest.mark.rule("A-155")
def test_what_a_seat_has_seen_stays_as_it_is() -> None:
    match = table(hands=["", "iron_breath curfew", "betrayal"], knows=["curfew"])
    for seed in range(20):
        world = state_of(GAME.resample(match.state, 0, seed))
        assert advantage("curfew") in list(world.hand(1))
        assert len(world.hand(1)) == 2


@pytest.mark.rule("A-157b")
def test_a_forced_choice_is_not_waited_for_for_ever() -> None:
    """What dies, and which Area goes: the first of the list, after three times the usual time, even in the own slot."""
    beaten = table(phase="exploration", parties=["acrobat thief"], at=["tower_at_the_end"])
    passed(play(beaten, "explore", "die=1", "encounter=dragon_god"))
    passed(play(beaten, "own=1", "foe=6"))
    seven = ["archangel", "village_of_cornes", "americh", "lost_ruins", "glass_forest", "salt_market"]
    seeker = passed(play(table(areas=seven), "seek", "area=gallows_harbour", "lay gallows_harbour=dragon_god"))
    for match, what in ((beaten, "character_dies"), (seeker, "area_is_named")):
        assert (asked(match), kind(match)) == ("gold", what)
        waits = GAME.reaction(state(match))
        assert waits is not None
        assert (waits.otherwise, waits.patience, waits.window) == (0, 3, 0)
    assert GAME.reaction(state(table())) is None  # a move is one's own, and takes its time


@pytest.mark.rule("A-150")
@pytest.mark.parametrize("paid", [True, False])
def test_a_character_pays_for_one_skill_in_a_slot_even_if_it_was_straightened(paid: bool) -> None:
    """The Blind Fiddler straightens the Acrobat. If she was inclined for the Heron's Stride, the next Skill must wait."""
    match = table(phase="exploration", at=["lost_ruins"], hands=["herons_stride iron_breath"], inclined="" if paid else "acrobat")
    if paid:
        passed(play(match, "use herons_stride"))
    passed(play(match, "explore", "die=5", "encounter=blind_fiddler"))
    to_w4(play(match, "encounter=young_wyrm"))
    assert (inclined(match), uses(match)) == ([], [] if paid else ["iron_breath"])


@pytest.mark.rule("A-145")
def test_what_is_cancelled_is_not_cancelled_again() -> None:
    """Azure may cancel ruby's card; once that has done its work, gold's is cancelled, and there is nothing left to ask."""
    match = table(
        phase="reset", parties=["acrobat", "factotum", "wizard"], hands=["magic_item", "friend_at_court", "word_unsaid"]
    )
    play(match, "use magic_item", "use friend_at_court")
    assert (asked(match), uses(match)) == ("azure", ["word_unsaid"])
    match.answer("pass")
    assert (kind(match), pile(match, "advantages")) == ("reset_action", ["friend_at_court", "magic_item"])


@pytest.mark.parametrize("number", [-3, 0, 9, 4103])
def test_a_position_that_asks_in_a_window_that_is_none_is_refused(number: int) -> None:
    match = play(table(phase="reset", hands=["magic_item"], options=EVERYBODY), "use magic_item")
    whole = match.position()
    assert whole["state"]["then"][0] == "anima.react"
    whole["state"]["then"][1] = number
    with pytest.raises(BadSave, match="no window"):
        GAME.at(whole)
