"""Organizations (A-158 to A-162)."""

from __future__ import annotations

import pytest

from ludarium.core.match import Match
from tests.anima.table import (
    asked,
    at,
    can,
    guild,
    hand,
    happened,
    kind,
    lost,
    options,
    party,
    passed,
    pile,
    play,
    seen,
    table,
    told,
    window,
)

RIVALS = ["wardens_of_the_chain", "open_door"]  # no ability that matters in a fight between parties


def rivals(one: str = "acrobat", other: str = "huntress", **fields: object) -> Match:
    """Two parties of rival Organizations on Americh, the first one's Interaction slot."""
    given: dict[str, object] = {"at": ["americh", "americh", "salt_market"], "guilds": RIVALS, **fields}
    return table(phase="interaction", parties=[one, other], **given)  # type: ignore[arg-type]


@pytest.mark.rule("A-158")
def test_an_organization_is_played_in_the_own_reset_slot_and_stays() -> None:
    match = table(phase="reset", hands=["lamplighters"])
    assert can(match, "use lamplighters")
    passed(play(match, "use lamplighters"))
    assert (guild(match), pile(match, "advantages")) == ("lamplighters", [])
    for phase in ("movement", "exploration"):
        match = table(phase=phase, at=["americh"], hands=["lamplighters"])
        assert not can(match, "use lamplighters")


@pytest.mark.rule("A-158")
def test_it_gives_its_duty_while_in_play() -> None:
    """The Lamplighters do not rest."""
    assert not can(table(guilds=["lamplighters"]), "rest")
    assert can(table(guilds=["black_sun"]), "rest")


@pytest.mark.rule("A-158")
def test_it_gives_its_ability_while_in_play() -> None:
    """Hardy: the Lamplighters lose nobody in a defeat by 5."""
    for organization, dies in (("lamplighters", False), ("black_sun", True)):
        match = table(phase="exploration", parties=["acrobat herbalist"], at=["lost_ruins", "salt_market"], guilds=[organization])
        passed(play(match, "explore", "die=2", "encounter=young_wyrm", "own=1", "foe=5"))  # 7 to 12
        assert (kind(match) == "character_dies") == dies


@pytest.mark.rule("A-159")
def test_joining_another_discards_the_former() -> None:
    match = table(phase="reset", guilds=["lamplighters"], hands=["unmapped"])
    passed(play(match, "use unmapped"))
    assert (guild(match), pile(match, "advantages")) == ("unmapped", ["lamplighters"])


@pytest.mark.rule("A-159")
@pytest.mark.rule("A-51")
def test_leaving_is_declared_in_the_own_reset_slot() -> None:
    match = table(phase="reset", guilds=["lamplighters"])
    play(match, "leave")
    assert (guild(match), pile(match, "advantages")) == (None, ["lamplighters"])
    assert not can(match, "leave")
    assert not can(table(guilds=["lamplighters"]), "leave")


@pytest.mark.rule("A-160")
def test_rivals_on_the_same_area_must_fight_whatever_their_sizes() -> None:
    match = passed(rivals("acrobat weapon_master stonecutter wizard", "huntress"))
    assert (kind(match), seen(match)["fight"]["foe"]["figure"]) == ("first_die_is_cast", "ruby")


@pytest.mark.rule("A-160")
def test_the_earlier_one_attacks_at_the_start_of_its_slot() -> None:
    match = rivals(order=[1, 0, 2], slot=1)
    passed(match)
    assert options(match)[0] == "own=1"
    passed(play(match, "own=5", "foe=1"))  # huntress 4 + 5 against acrobat 4 + 1
    assert (at(match, 0), lost(match)) == (None, [0])


@pytest.mark.rule("A-160")
def test_if_the_earlier_one_has_no_slot_the_other_one_attacks() -> None:
    """A resting party that stays on its Area has none."""
    match = rivals(slot=1, resting=[0], options={"rest_place": "stays_put"})
    passed(play(passed(match), "own=5", "foe=1"))
    assert (at(match, 0), lost(match)) == (None, [0])


@pytest.mark.rule("A-160")
def test_elsewhere_nothing_happens() -> None:
    match = rivals(at=["americh", "salt_market", "lost_ruins"])
    assert "rivals_meet" not in told(match)
    assert kind(match) != "first_die_is_cast"


@pytest.mark.rule("A-160")
@pytest.mark.parametrize(("size", "forced"), [("respected", False), ("ignored", True)])
def test_with_the_option_sizes_count(size: str, forced: bool) -> None:
    match = passed(rivals("acrobat weapon_master stonecutter", "huntress", options={"forced_size": size}))
    assert (kind(match) == "first_die_is_cast") == forced


@pytest.mark.rule("A-160")
@pytest.mark.rule("A-93")
def test_where_fighting_is_forbidden_not_even_rivals_fight() -> None:
    match = rivals(at=["archangel", "archangel", "salt_market"])
    assert kind(passed(match)) != "first_die_is_cast"
    assert "fights" not in told(match)


@pytest.mark.rule("A-160")
@pytest.mark.rule("A-80")
def test_a_forced_combat_comes_first_and_opens_w7() -> None:
    match = rivals("acrobat", "illusionist")
    assert (window(match), asked(match)) == ("W7", "ruby")  # the Illusionist could evade it


@pytest.mark.rule("A-161")
def test_once_a_turn_for_each_pair() -> None:
    match = passed(play(passed(rivals()), "own=3", "foe=3"))  # a tie
    assert lost(match) == []
    assert [at(match, 0), at(match, 1)] == ["americh", "americh"]
    assert not can(match, "attack ruby")
    while match.actor is not None and kind(match) == "interacts":
        match.answer("end")
    assert kind(match) != "first_die_is_cast"
    assert len(happened(match, "tied_fight")) == 1


@pytest.mark.rule("A-161")
@pytest.mark.rule("A-92")
def test_a_forced_combat_is_not_the_one_that_may_be_declared() -> None:
    match = rivals(at=["americh", "americh", "americh"])
    passed(play(passed(match), "own=3", "foe=3"))
    assert (asked(match), can(match, "attack azure"), can(match, "attack ruby")) == ("gold", True, False)


@pytest.mark.rule("A-161")
def test_nothing_happens_if_one_was_expelled_before() -> None:
    """Azure, the first in the order, beats gold before its rival comes to it."""
    match = rivals(at=["americh", "americh", "americh"], order=[2, 0, 1], slot=2)
    passed(play(match, "attack gold", "own=5", "foe=1"))
    assert lost(match) == [0]
    while match.actor is not None and kind(match) == "interacts":
        match.answer("end")
    assert kind(match) not in ("first_die_is_cast", "add_to_combat")
    assert "rivals_meet" not in told(match)


@pytest.mark.rule("A-162")
@pytest.mark.parametrize(("members", "left"), [("herbalist", None), ("herbalist illusionist", "black_sun")])
def test_the_organization_is_lost_with_the_whole_party_only(members: str, left: str | None) -> None:
    match = table(
        phase="exploration",
        parties=[members],
        at=["lost_ruins", "salt_market"],
        guilds=["black_sun"],
        lasting=["magic_item"],
    )
    play(match, "explore", "die=2", "encounter=mother_peat", "own=1", "foe=6")
    passed(match)
    play(match, "choose herbalist" if left else "join gold=huntress")
    assert guild(match) == left
    assert pile(match, "advantages") == ([] if left else ["black_sun"])
    assert len(party(match)) == 1


@pytest.mark.rule("A-48")
@pytest.mark.rule("A-158")
def test_a_tithe_is_a_discard_in_reset_like_any_other() -> None:
    """The Wardens take an Advantage at the start of the slot: who has the fewest may pick it up."""
    match = table(phase="reset", guilds=["wardens_of_the_chain"], hands=["curfew misdirection", "", "iron_breath"])
    play(match, "discard curfew")
    assert (asked(match), kind(match)) == ("ruby", "advantage_taken")
    play(match, "take")
    assert (hand(match, 1), hand(match), kind(match)) == (["curfew"], ["misdirection"], "reset_action")


@pytest.mark.rule("A-158")
def test_who_has_nothing_to_give_leaves() -> None:
    match = table(phase="reset", guilds=["wardens_of_the_chain"])
    assert (guild(match), pile(match, "advantages"), kind(match)) == (None, ["wardens_of_the_chain"], "reset_action")
