"""Missions (A-112 to A-127)."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.core.match import Match
from ludarium.games.anima import ShadowOfOmega
from tests.anima import table as tables
from tests.anima.table import (
    area,
    at,
    can,
    character,
    combat,
    hand,
    happened,
    kind,
    lost,
    mission,
    mission_state,
    options,
    party,
    passed,
    pile,
    play,
    seen,
    speed,
    state,
    table,
    to_slot,
    told,
    window,
)
from tests.core.packs import copied, write

STRONG = "weapon_master stonecutter huntress acrobat"  # Combat 18, Speed 10


def explorer(where: str, party: str = STRONG, **fields: object) -> Match:
    """The first seat at the end of an exploration that met nothing: it names its reward."""
    match = table(phase="exploration", parties=[party], at=[where, "salt_market"], **fields)  # type: ignore[arg-type]
    return play(match, "explore", quiet(where))


def quiet(where: str) -> str:
    """A die with which the Area's table says nothing."""
    card = tables.NAMES_OF.areas[area(where)]
    return f"die={card.facts['explore'].index('nothing') + 1}"


def count(match: Match, id: str) -> int:
    """What a Basic Mission of the first seat has counted."""
    s = state(match)
    return int(s.mission_count[list(s.mission).index(mission(id))])


def bonus(match: Match, figure: int = 0) -> tuple[int, int]:
    return int(state(match).combat_bonus[figure]), int(state(match).speed_bonus[figure])


# -- who may attempt what --------------------------------------------------------------------------------------------


@pytest.mark.rule("A-112")
@pytest.mark.parametrize(("stage", "may"), [("secret", False), ("begun", False), ("completed", True)])
def test_the_final_mission_needs_a_completed_basic_one(stage: str, may: bool) -> None:
    match = explorer("plain_of_chains", missions=[f"beat_tiamat:{stage} overdue_book"], final="mend_the_chain")
    assert can(match, "claim mend_the_chain") == may


@pytest.mark.rule("A-112")
@pytest.mark.rule("A-110")
def test_somebody_elses_completed_mission_does_not_count() -> None:
    match = explorer(
        "plain_of_chains", missions=["overdue_book", "beat_tiamat:completed relight_the_harbour"], final="mend_the_chain"
    )
    assert not can(match, "claim mend_the_chain")


@pytest.mark.rule("A-113")
def test_a_basic_mission_is_secret_then_begun_then_completed() -> None:
    match = explorer("lost_ruins", missions=["beat_tiamat overdue_book"])
    assert (
        seen(match, 1)["figures"][0]["missions"]
        == [{"card": None, "state": "secret", "count": None, "places": [], "current": False}] * 2
    )
    play(match, "claim beat_tiamat", "own=1", "foe=6")  # 19 to 15
    assert mission_state(match, "beat_tiamat") == "completed"
    assert happened(match, "begins_mission")
    assert [each["card"] for each in seen(match, 1)["figures"][0]["missions"]] == ["beat_tiamat", None]


@pytest.mark.rule("A-113")
def test_a_mission_under_way_lies_open() -> None:
    match = play(explorer("village_of_cornes", missions=["overdue_book beat_tiamat"]), "claim overdue_book")
    first = seen(passed(match), 1)["figures"][0]["missions"][0]
    assert (first["card"], first["state"], first["count"]) == ("overdue_book", "begun", 1)


@pytest.mark.rule("A-113")
def test_a_mission_may_say_that_it_is_not_shown_when_begun() -> None:
    """The Weight of an Hour is fetched in secret; what others see of it is a reward of the Area."""
    match = table(
        phase="exploration", parties=[STRONG], at=["waiting_garden"], missions=["weight_of_an_hour overdue_book"], turn=6
    )
    play(match, "explore", "die=1", "encounter=inn", "claim weight_of_an_hour")
    passed(match)
    assert (mission_state(match, "weight_of_an_hour"), count(match, "weight_of_an_hour")) == ("secret", 1)
    others = seen(match, 1)["figures"][0]["missions"][0]
    assert (others["card"], others["state"], others["count"]) == (None, "secret", None)
    assert seen(match, 0)["figures"][0]["missions"][0]["count"] == 1
    for moment in match.moments:
        assert "weight_of_an_hour" not in moment.open_to(1).entry.say
        for note in moment.open_to(1).notes:
            assert "Weight of an Hour" not in str(note)


@pytest.mark.rule("A-114")
def test_both_basic_missions_may_be_under_way_and_completed_in_any_order() -> None:
    match = explorer("americh", missions=["beat_tiamat:begun overdue_book:begun"], progress={"overdue_book": 1})
    play(match, "claim overdue_book")
    passed(match)
    assert mission_state(match, "overdue_book") == "completed"
    assert mission_state(match, "beat_tiamat") == "begun"


@pytest.mark.rule("A-114")
def test_the_second_basic_mission_gives_its_reward_too() -> None:
    match = explorer("lost_ruins", missions=["overdue_book:completed beat_tiamat"], first_done=4, final="last_door")
    play(match, "claim beat_tiamat", "own=6", "foe=1")
    assert bonus(match) == (2, 0)


# -- completion ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-115")
def test_a_bonus_is_for_the_party_and_at_once() -> None:
    match = explorer("lost_ruins", missions=["beat_tiamat overdue_book"])
    assert combat(match) == 18
    play(match, "claim beat_tiamat", "own=6", "foe=1")
    assert combat(match) == 18 + 2


@pytest.mark.rule("A-115")
@pytest.mark.rule("A-169")
def test_a_bonus_survives_the_loss_of_the_party() -> None:
    match = table(phase="exploration", parties=["herbalist"], at=["lost_ruins"], combat_bonus=[2], speed_bonus=[1])
    play(match, "explore", "die=2", "encounter=mother_peat", "own=1", "foe=6")  # 5 to 15: the herbalist dies
    play(match, "join gold=huntress")
    assert (party(match), combat(match), speed(match)) == (["huntress"], 4 + 2, 3 + 1)


@pytest.mark.rule("A-116")
def test_the_first_basic_mission_of_the_game_reveals_one_final_mission() -> None:
    match = explorer("lost_ruins", missions=["beat_tiamat overdue_book"])
    play(match, "claim beat_tiamat", "own=6", "foe=1")
    assert options(match) == ["final=last_door", "final=orb_on_the_throne", "final=mend_the_chain"]
    play(match, "final=orb_on_the_throne")
    assert seen(match)["final"]["card"] == "orb_on_the_throne"


@pytest.mark.rule("A-116")
def test_no_other_final_mission_is_ever_revealed() -> None:
    match = explorer("lost_ruins", missions=["beat_tiamat overdue_book"], first_done=3, final="last_door")
    play(match, "claim beat_tiamat", "own=6", "foe=1")
    assert mission_state(match, "beat_tiamat") == "completed"
    assert "final_revealed" not in told(match)
    assert seen(match)["final"]["card"] == "last_door"


@pytest.mark.rule("A-117")
@pytest.mark.parametrize(("since", "may"), [(6, False), (5, True)])
def test_the_final_mission_may_be_attempted_from_the_turn_after_the_reveal(since: int, may: bool) -> None:
    """Revealed in turn `since` by another player; it is turn 6."""
    match = explorer(
        "plain_of_chains",
        missions=["beat_tiamat:completed overdue_book"],
        final="mend_the_chain",
        final_since=since + 1,
        first_done=since,
    )
    assert can(match, "claim mend_the_chain") == may


@pytest.mark.rule("A-117")
def test_a_mission_completed_this_turn_opens_the_final_one_next_turn() -> None:
    match = explorer("lost_ruins", missions=["beat_tiamat overdue_book"])
    play(match, "claim beat_tiamat", "own=6", "foe=1", "final=last_door")
    assert seen(match)["final"]["open"] is False
    to_slot(match, "movement")
    assert (state(match).turn, seen(match)["final"]["open"]) == (7, True)


@pytest.fixture
def held_final(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Mend the Chain as a resistance Mission of two turns."""
    pack = copied(tables.GAME, tmp_path)
    write(pack, "missions.toml", "mend_the_chain", kind='"hold"', turns="2")
    monkeypatch.setattr(tables, "GAME", ShadowOfOmega(pack))


@pytest.mark.rule("A-117a")
@pytest.mark.usefixtures("held_final")
def test_the_final_mission_counts_for_each_player_apart_and_in_public() -> None:
    match = explorer(
        "plain_of_chains",
        missions=["beat_tiamat:completed overdue_book", "relight_the_harbour:completed"],
        final="mend_the_chain",
    )
    play(match, "claim mend_the_chain", "own=6", "foe=1")  # 24 to 16
    for seat in (0, 1, None):
        final = seen(match, seat)["final"]
        assert (final["begun"], final["counts"]) == (["gold"], [1, 0, 0])


@pytest.mark.rule("A-117a")
@pytest.mark.rule("A-125")
@pytest.mark.usefixtures("held_final")
def test_a_final_mission_that_is_held_starts_again_after_a_defeat() -> None:
    match = table(
        phase="exploration",
        parties=[STRONG],
        at=["plain_of_chains", "salt_market"],
        missions=["beat_tiamat:completed overdue_book"],
        final="mend_the_chain",
        progress={"mend_the_chain": 1},
    )
    play(match, "own=1", "foe=6")  # 19 to 21
    assert (lost(match), seen(match)["final"]["counts"]) == ([0], [0, 0, 0])


@pytest.mark.rule("A-118")
def test_a_failed_attempt_leaves_the_mission_begun_and_it_may_be_tried_again() -> None:
    match = explorer("lost_ruins", party="acrobat", missions=["beat_tiamat overdue_book"])
    play(match, "claim beat_tiamat", "own=4", "foe=1")  # 8 to 10
    assert mission_state(match, "beat_tiamat") == "begun"
    match = explorer("lost_ruins", missions=["beat_tiamat:begun overdue_book"])
    assert can(match, "claim beat_tiamat")


# -- the kinds -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-119")
@pytest.mark.rule("A-131")
def test_slay_a_tie_is_a_success() -> None:
    match = explorer("lost_ruins", party="acrobat", missions=["beat_tiamat overdue_book"])
    play(match, "claim beat_tiamat", "own=6", "foe=1")  # 10 to 10
    assert mission_state(match, "beat_tiamat") == "completed"
    assert (at(match), lost(match)) == ("lost_ruins", [])


@pytest.mark.rule("A-119")
def test_slay_a_defeat_expels_the_party_and_costs_the_turn() -> None:
    match = explorer("lost_ruins", party="acrobat", missions=["beat_tiamat overdue_book"])
    play(match, "claim beat_tiamat", "own=5", "foe=1")  # 9 to 10
    assert (at(match), lost(match)) == (None, [0])


@pytest.mark.rule("A-120")
@pytest.mark.parametrize(("die", "stage"), [(5, "completed"), (4, "begun")])
def test_speed_test_a_failure_costs_only_the_reward(die: int, stage: str) -> None:
    """A Seat at the Palace: difficulty 13 for a party of Speed 8."""
    match = explorer("archangel", party="acrobat wizard", missions=["seat_at_the_palace overdue_book"])
    play(match, "claim seat_at_the_palace", f"die={die}")
    passed(match)
    assert mission_state(match, "seat_at_the_palace") == stage
    assert bonus(match) == ((0, 2) if stage == "completed" else (0, 0))
    assert (at(match), lost(match)) == ("archangel", [])


@pytest.mark.rule("A-121")
def test_fetch_the_second_objective_needs_the_object() -> None:
    match = explorer("americh", missions=["overdue_book beat_tiamat"])
    assert not can(match, "claim overdue_book")
    match = explorer("americh", missions=["overdue_book:begun beat_tiamat"], progress={"overdue_book": 1})
    assert can(match, "claim overdue_book")
    match = explorer("village_of_cornes", missions=["overdue_book:begun beat_tiamat"], progress={"overdue_book": 1})
    assert not can(match, "claim overdue_book")  # it has the object


@pytest.mark.rule("A-121")
def test_fetch_there_and_back() -> None:
    match = explorer("village_of_cornes", missions=["overdue_book beat_tiamat"])
    play(match, "claim overdue_book")
    passed(match)
    assert (mission_state(match, "overdue_book"), count(match, "overdue_book")) == ("begun", 1)
    match = explorer("americh", missions=["overdue_book:begun beat_tiamat"], progress={"overdue_book": 1})
    play(match, "claim overdue_book", "draw gold=curfew", "draw gold=betrayal")
    assert mission_state(match, "overdue_book") == "completed"
    assert (bonus(match), sorted(hand(match))) == ((0, 2), ["betrayal", "curfew"])


@pytest.mark.rule("A-121")
@pytest.mark.parametrize(("members", "left"), [("herbalist", 0), ("herbalist illusionist", 1)])
def test_fetch_the_object_is_lost_only_with_the_whole_party(members: str, left: int) -> None:
    match = table(
        phase="exploration",
        parties=[members],
        at=["lost_ruins"],
        missions=["overdue_book:begun beat_tiamat"],
        progress={"overdue_book": 1},
    )
    play(match, "explore", "die=2", "encounter=mother_peat", "own=1", "foe=6")
    if left:
        play(match, "choose herbalist")
    else:
        play(match, "join gold=huntress")
    assert (count(match, "overdue_book"), at(match)) == (left, None)


@pytest.mark.rule("A-122")
def test_visit_each_place_once_in_any_order() -> None:
    match = explorer("ferry_of_the_three_mutes", missions=["post_for_the_dead beat_tiamat"])
    play(match, "claim post_for_the_dead")
    passed(match)
    first = seen(match, 1)["figures"][0]["missions"][0]
    assert (first["card"], first["state"], first["count"], first["places"]) == ("post_for_the_dead", "begun", 1, ["far_bank"])
    there = 1 << list(tables.NAMES_OF.places).index("far_bank")
    match = explorer(
        "ferry_of_the_three_mutes", missions=["post_for_the_dead:begun beat_tiamat"], progress={"post_for_the_dead": there}
    )
    assert not can(match, "claim post_for_the_dead")
    match = table(
        phase="exploration",
        parties=["acrobat huntress"],
        at=["whispering_pass"],
        missions=["post_for_the_dead:begun beat_tiamat"],
        progress={"post_for_the_dead": there},
    )
    play(match, "explore", "die=1", "encounter=shadow_of_omega", "claim post_for_the_dead", "join gold=paladin")
    assert mission_state(match, "post_for_the_dead") == "completed"
    assert (bonus(match), party(match)) == ((2, 0), ["acrobat", "huntress", "paladin"])


@pytest.mark.rule("A-122")
def test_a_visit_takes_the_place_of_the_reward() -> None:
    match = explorer("ferry_of_the_three_mutes", missions=["post_for_the_dead beat_tiamat"])
    passed(play(match, "claim post_for_the_dead"))
    assert kind(match) != "claim_reward"
    assert hand(match) == []


# -- resistance ------------------------------------------------------------------------------------------------------

VIGIL = ["vigil_at_saint_vael:begun beat_tiamat"]


def vigil(phase: str = "exploration", held: int = 1, **fields: object) -> Match:
    """A party that has held the Bell Chamber of Saint Vael for a turn; two are needed, the foe has Combat 8."""
    given: dict[str, object] = {"parties": [STRONG], "at": ["saint_vael_abbey", "salt_market"], **fields}
    return table(phase=phase, missions=VIGIL, progress={"vigil_at_saint_vael": held}, **given)  # type: ignore[arg-type]


@pytest.mark.rule("A-123")
def test_the_turn_of_the_claim_is_the_first() -> None:
    match = table(phase="exploration", parties=[STRONG], at=["saint_vael_abbey"], missions=["vigil_at_saint_vael beat_tiamat"])
    play(match, "explore", "die=1", "claim vigil_at_saint_vael", "own=1", "foe=6")  # 19 to 14
    assert (mission_state(match, "vigil_at_saint_vael"), count(match, "vigil_at_saint_vael")) == ("begun", 1)
    assert bonus(match) == (0, 0)


@pytest.mark.rule("A-123")
@pytest.mark.rule("A-124")
def test_the_last_counted_turn_completes_it() -> None:
    match = vigil()
    assert options(match)[0] == "own=1" or window(match) == "W4"  # no roll on the table of the Area
    play(match, "own=1", "foe=6")
    assert (mission_state(match, "vigil_at_saint_vael"), bonus(match)) == ("completed", (2, 0))
    assert "explores" not in told(match)
    assert "claims" not in told(match)


@pytest.mark.rule("A-124")
def test_the_party_stays_and_does_not_face_what_was_put_on_the_area() -> None:
    match = vigil("movement", lying={"saint_vael_abbey": "barn_ogre"})
    play(match, "hold")
    assert (at(match), tables.lies_on(match, "saint_vael_abbey")) == ("saint_vael_abbey", "barn_ogre")
    assert "fights" not in told(match)
    assert window(match) is None  # no W2


@pytest.mark.rule("A-124")
def test_it_may_stay_even_where_staying_is_forbidden() -> None:
    match = vigil("movement", options={"staying_put": "off"})
    assert can(match, "hold")
    assert not can(match, "go saint_vael_abbey")


@pytest.mark.rule("A-125")
def test_beaten_by_the_foe_it_is_expelled_and_the_count_goes_back_to_zero() -> None:
    match = vigil(parties=["acrobat"])
    play(match, "own=4", "foe=1")  # 8 to 9
    assert (at(match), lost(match), count(match, "vigil_at_saint_vael")) == (None, [0], 0)
    assert mission_state(match, "vigil_at_saint_vael") == "begun"


@pytest.mark.rule("A-125")
def test_it_may_be_attacked_by_a_player() -> None:
    match = vigil("interaction", slot=1, parties=["acrobat", "huntress"], at=["saint_vael_abbey", "saint_vael_abbey"])
    play(match, "attack gold", "own=5", "foe=1")
    passed(match)
    assert (at(match), count(match, "vigil_at_saint_vael")) == (None, 0)


@pytest.mark.rule("A-125")
def test_who_is_beaten_and_stands_ground_starts_again_at_zero() -> None:
    match = vigil(
        "interaction",
        slot=1,
        parties=["acrobat", "huntress"],
        at=["saint_vael_abbey", "saint_vael_abbey"],
        hands=["standing_stone"],
    )
    play(match, "attack gold", "own=5", "foe=1", "use standing_stone")
    passed(match)
    assert (at(match), count(match, "vigil_at_saint_vael")) == ("saint_vael_abbey", 0)


@pytest.mark.rule("A-125")
def test_whoever_beats_its_attacker_goes_on() -> None:
    match = vigil("interaction", slot=1, parties=["acrobat", "huntress"], at=["saint_vael_abbey", "saint_vael_abbey"])
    play(match, "attack gold", "own=1", "foe=6")
    passed(match)
    assert (at(match), count(match, "vigil_at_saint_vael")) == ("saint_vael_abbey", 1)


@pytest.mark.rule("A-126")
@pytest.mark.parametrize("answer", ["go archangel", "rest", "seek"])
def test_giving_up_sets_the_count_back(answer: str) -> None:
    match = vigil("movement")
    play(match, answer)
    passed(match)
    assert count(match, "vigil_at_saint_vael") == 0


@pytest.mark.rule("A-126")
def test_a_move_that_is_sent_back_was_still_a_move() -> None:
    match = vigil("movement", hands=["", "misdirection"])
    play(match, "go archangel", "use misdirection", "choose saint_vael_abbey")
    passed(match)
    assert (at(match), count(match, "vigil_at_saint_vael")) == ("saint_vael_abbey", 0)


@pytest.mark.rule("A-126")
def test_the_stay_cannot_be_redirected() -> None:
    match = vigil("movement", hands=["", "misdirection"])
    play(match, "hold")
    assert (window(match), at(match)) == (None, "saint_vael_abbey")


@pytest.mark.rule("A-127")
def test_a_mission_foe_is_no_encounter() -> None:
    """No level check, no W3, nothing drawn: Tiamat of Combat 9 in an Area of level 2."""
    match = explorer("lost_ruins", missions=["beat_tiamat overdue_book"], hands=["", "salt_on_the_sill"])
    before = tables.deck(match, "encounters")
    play(match, "claim beat_tiamat")
    while kind(match) != "first_die_is_cast":
        assert window(match) in ("W4", "W9")
        match.answer("pass")
    play(match, "own=6", "foe=1")
    passed(match)
    assert (tables.deck(match, "encounters"), pile(match, "encounters")) == (before, [])
    assert "turned_up" not in told(match)


@pytest.mark.rule("A-127")
def test_a_dark_area_does_not_strengthen_a_mission_foe() -> None:
    """The Whispering Pass is dark: only creatures gain by it."""
    match = explorer_at_the_hut()
    play(match, "claim hermits_goat")
    assert state(match).cards.place_rule[area("whispering_pass")]
    passed(match)
    assert seen(match)["fight"]["foe"]["combat"] == 6


def explorer_at_the_hut() -> Match:
    match = table(phase="exploration", parties=[STRONG], at=["whispering_pass"], missions=["hermits_goat overdue_book"])
    play(match, "explore", "die=1", "encounter=shadow_of_omega")  # too high
    assert character("acrobat") in state(match).members(0)
    return match
