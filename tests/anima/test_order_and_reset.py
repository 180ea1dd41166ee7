"""Turn order and the Reset phase (A-35 to A-52)."""

from __future__ import annotations

import pytest

from ludarium import IllegalAnswer
from ludarium.core.match import Match
from tests.anima.table import (
    COUNTERS,
    asked,
    asleep,
    can,
    guild,
    hand,
    hand_sizes,
    in_play,
    inclined,
    kind,
    lost,
    options,
    party,
    passed,
    pile,
    play,
    roll_on,
    slot_of,
    speed,
    state,
    table,
    told,
)

FIVE = "curfew loaded_die misdirection betrayal magic_item"
IDLE = {"reset_action": "end", "declare": "go archangel", "interacts": "end", "explores": "end"}


def order(match: Match) -> list[str]:
    return [COUNTERS[figure] for figure in state(match).order]


# -- turn order ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-35")
def test_everybody_takes_a_slot_of_a_phase_before_the_next_begins() -> None:
    match = table(phase="turn", at=["archangel", "archangel", "archangel"])
    asked_in: list[tuple[str, int]] = []
    while state(match).turn == 6:
        asked_in.append(slot_of(match))
        match.answer(IDLE[kind(match)])
    assert asked_in == [(phase, seat) for phase in ("reset", "movement", "interaction", "exploration") for seat in (0, 1, 2)]
    assert slot_of(match) == ("reset", 0)
    assert state(match).turn == 7


@pytest.mark.rule("A-36")
def test_by_falling_speed() -> None:
    match = table(phase="turn", parties=["acrobat illusionist", "factotum", "thief technician"])
    assert [speed(match, seat) for seat in range(3)] == [8, 2, 7]
    assert order(match) == ["gold", "azure", "ruby"]
    assert "rolls_for_order" not in told(match)


@pytest.mark.rule("A-37")
def test_the_order_counts_what_the_new_turn_brings() -> None:
    """Gold has 4, Ruby 3: with the rest of the turn before, Ruby has 5."""
    assert order(table(2, phase="turn")) == ["gold", "ruby"]
    assert order(table(2, phase="turn", resting=[1])) == ["ruby", "gold"]
    assert order(table(2, phase="turn", speed_bonus=[0, 2])) == ["ruby", "gold"]


@pytest.mark.rule("A-37")
def test_the_order_is_set_after_the_straightening() -> None:
    match = table(2, phase="turn", asleep="acrobat", options={"immobilised_speed": "ignored"})
    assert order(match) == ["gold", "ruby"]
    assert kind(match) == "reset_action"


@pytest.mark.rule("A-37")
def test_what_was_for_one_turn_is_over_before_the_order_is_set() -> None:
    assert order(table(2, phase="turn", speed_now=[0, 5])) == ["gold", "ruby"]
    assert order(table(2, phase="turn", rested=[1])) == ["gold", "ruby"]


@pytest.mark.rule("A-38")
def test_who_is_tied_rolls() -> None:
    match = table(phase="turn", parties=["factotum", "weapon_master", "acrobat"])
    roll(match, gold=3, ruby=5)
    assert order(match) == ["azure", "ruby", "gold"]


@pytest.mark.rule("A-38")
def test_who_is_still_tied_rolls_again() -> None:
    match = table(phase="turn", parties=["factotum", "weapon_master", "paladin"])
    roll(match, gold=4, ruby=5, azure=5)
    roll(match, ruby=1, azure=6)
    assert order(match) == ["azure", "ruby", "gold"]


@pytest.mark.rule("A-38")
def test_the_roll_off_is_repeated_every_turn() -> None:
    match = table(2, phase="turn", parties=["factotum", "weapon_master"])
    roll(match, gold=3, ruby=5)
    roll_on(match, "rolled_for_order", {"declare": "rest"})
    assert state(match).turn == 7
    roll(match, gold=3, ruby=2)
    assert order(match) == ["gold", "ruby"]


def roll(match: Match, **dice: int) -> None:
    """The answers of one roll-off, in whatever order they are asked."""
    said = []
    for _ in dice:
        colour = options(match)[0].removeprefix("order ").partition("=")[0]
        said.append(colour)
        match.answer(f"order {colour}={dice[colour]}")
    assert sorted(said) == sorted(dice)


@pytest.mark.rule("A-39")
def test_a_change_of_speed_does_not_change_the_order_of_this_turn() -> None:
    match = table(phase="turn", parties=["acrobat illusionist", "thief technician", "factotum"])
    play(match, "dismiss illusionist", "end")
    assert speed(match, 0) < speed(match, 1)
    roll_on(match, "declare")
    assert (order(match), asked(match)) == (["gold", "ruby", "azure"], "gold")


@pytest.mark.rule("A-40")
@pytest.mark.parametrize("phase", ["reset", "movement", "interaction", "exploration"])
def test_a_lost_turn_has_no_slots(phase: str) -> None:
    match = table(phase=phase, at=["archangel", "", "archangel"], lost=[1])
    assert slot_of(match) == (phase, 0)
    answer = {"movement": "go archangel"}.get(phase, "end")
    play(match, answer)
    assert slot_of(match) == (phase, 2)


@pytest.mark.rule("A-40")
def test_only_the_phases_to_come_are_lost() -> None:
    """Ruby is beaten in the Interaction phase, and does not explore."""
    match = table(phase="interaction", at=["americh", "americh", "americh"])
    play(match, "attack ruby", "own=3", "foe=2")
    assert lost(match) == [1]
    roll_on(match, "explores", {"interacts": "end"})
    play(match, "end")
    assert slot_of(match) == ("exploration", 2)


# -- Reset -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-41")
def test_first_everything_is_straightened_for_all() -> None:
    match = table(
        phase="turn",
        parties=["acrobat illusionist", "thief technician", "factotum"],
        inclined="acrobat thief",
        asleep="technician factotum",
    )
    assert slot_of(match) == ("reset", 0)
    assert (inclined(match), asleep(match)) == ([], [])


@pytest.mark.rule("A-42")
def test_what_may_be_done_in_reset() -> None:
    match = table(
        phase="reset",
        parties=["acrobat thief"],
        hands=["black_sun misdirection", "curfew"],
        lasting=["magic_item"],
        guilds=["lamplighters"],
    )
    assert set(options(match)) == {
        "end",
        "discard black_sun",
        "discard misdirection",
        "dismiss acrobat",
        "dismiss thief",
        "leave",
        "drop magic_item",
        "use black_sun",
        "use thief",
    }


@pytest.mark.rule("A-42")
def test_reset_slots_follow_the_turn_order() -> None:
    match = table(phase="reset", order=[2, 0, 1], slot=2)
    assert asked(match) == "azure"
    assert asked(play(match, "end")) == "gold"
    assert asked(play(match, "end")) == "ruby"


@pytest.mark.rule("A-43")
def test_any_number_of_actions_in_any_order() -> None:
    match = table(
        phase="reset",
        parties=["acrobat illusionist thief"],
        hands=["iron_breath curfew loaded_die", "moonlit_ward", "empty_cloak"],
        lasting=["magic_item"],
    )
    play(match, "discard iron_breath", "drop magic_item", "discard curfew", "dismiss thief", "discard loaded_die")
    assert slot_of(match) == ("reset", 0)
    assert (hand(match), party(match), in_play(match)) == ([], ["acrobat", "illusionist"], [])
    assert pile(match, "advantages") == ["iron_breath", "magic_item", "curfew", "loaded_die"]


@pytest.mark.rule("A-43")
def test_each_action_is_resolved_before_the_next() -> None:
    """The offer of the discarded card is answered before Gold is asked again."""
    match = table(phase="reset", hands=["iron_breath curfew", "moonlit_ward"])
    play(match, "discard iron_breath")
    assert (asked(match), options(match)) == ("azure", ["pass", "take"])
    play(match, "take")
    assert (asked(match), hand(match, 2)) == ("gold", ["iron_breath"])


@pytest.mark.rule("A-44")
@pytest.mark.parametrize("phase", ["movement", "interaction", "exploration"])
def test_nothing_is_given_up_in_other_phases(phase: str) -> None:
    match = table(
        phase=phase,
        parties=["acrobat thief"],
        hands=["iron_breath", "curfew"],
        lasting=["magic_item"],
        guilds=["black_sun"],
        at=["archangel", "archangel"],
    )
    assert not [said for said in options(match) if said.split()[0] in ("discard", "dismiss", "leave", "drop")]


@pytest.mark.rule("A-44")
def test_the_last_character_cannot_be_dismissed() -> None:
    match = table(phase="reset", parties=["acrobat thief"])
    play(match, "dismiss acrobat")
    assert party(match) == ["thief"]
    assert options(match) == ["end"]


@pytest.mark.rule("A-45")
def test_a_draw_stops_at_five() -> None:
    """Treasure draws two."""
    four = "iron_breath curfew loaded_die moonlit_ward"
    match = table(lying={"archangel": "treasure"}, hands=[four])
    play(match, "go archangel", "draw gold=misdirection")
    assert len(hand(match)) == 5
    assert kind(match) == "declare"
    assert asked(match) == "ruby"


@pytest.mark.rule("A-45")
def test_a_player_with_five_draws_no_more() -> None:
    five = "iron_breath curfew loaded_die moonlit_ward empty_cloak"
    match = table(lying={"archangel": "treasure"}, hands=[five])
    passed(play(match, "go archangel"))
    assert hand(match) == sorted(five.split(), key=hand(match).index)
    assert kind(match) == "declare"
    assert asked(match) == "ruby"


@pytest.mark.rule("A-45")
@pytest.mark.parametrize(("held", "offered"), [("curfew loaded_die misdirection betrayal", True), (FIVE, False)])
def test_the_wizard_takes_nothing_back_into_a_full_hand(held: str, offered: bool) -> None:
    match = table(phase="reset", parties=["wizard"], hands=[held], spent="moonlit_ward")
    assert can(match, "use wizard") == offered
    if not offered:
        with pytest.raises(IllegalAnswer, match="hand is full"):
            match.answer("use wizard")


@pytest.mark.rule("A-46")
def test_a_party_of_four_does_not_grow() -> None:
    """The Inn recruits."""
    four = "acrobat thief wizard technician"
    match = table(lying={"archangel": "inn"}, parties=[four])
    play(match, "go archangel")
    assert party(match) == four.split()
    assert pile(match, "encounters") == ["inn"]
    three = table(lying={"archangel": "inn"}, parties=["acrobat thief wizard"])
    play(three, "go archangel", "join gold=technician")
    assert len(party(three)) == 4


# -- charity ---------------------------------------------------------------------------------------------------------

THREE = "acrobat illusionist technician"


@pytest.mark.rule("A-47")
def test_a_dismissed_character_is_offered_to_the_smallest_party() -> None:
    match = table(phase="reset", parties=[THREE, "thief wizard", "factotum"])
    play(match, "dismiss technician")
    assert (asked(match), options(match)) == ("azure", ["pass", "take"])
    play(match, "take")
    assert party(match, 2) == ["factotum", "technician"]
    assert pile(match, "characters") == []


@pytest.mark.rule("A-48")
def test_a_discarded_advantage_is_offered_to_the_smallest_hand() -> None:
    match = table(phase="reset", hands=["iron_breath curfew loaded_die", "moonlit_ward", "empty_cloak second_glance"])
    play(match, "discard curfew")
    assert (asked(match), options(match)) == ("ruby", ["pass", "take"])
    play(match, "take")
    assert hand(match, 1) == ["moonlit_ward", "curfew"]
    assert pile(match, "advantages") == []


@pytest.mark.rule("A-48")
@pytest.mark.rule("A-49")
def test_the_discarder_is_never_asked() -> None:
    match = table(phase="reset", hands=["iron_breath", "moonlit_ward", "empty_cloak"])
    play(match, "discard iron_breath")
    assert asked(match) == "gold"
    assert pile(match, "advantages") == ["iron_breath"]


@pytest.mark.rule("A-49")
def test_on_a_tie_nobody_is_asked() -> None:
    match = table(phase="reset", hands=["iron_breath curfew loaded_die", "moonlit_ward", "empty_cloak"])
    assert asked(play(match, "discard curfew")) == "gold"
    match = table(phase="reset", parties=[THREE, "thief", "factotum"])
    assert asked(play(match, "dismiss technician")) == "gold"


@pytest.mark.rule("A-49")
def test_all_players_are_counted_after_the_discard() -> None:
    """Gold has as few as Azure once the card is away: a tie. Among the others Azure alone is the poorest."""
    hands = ["iron_breath curfew", "moonlit_ward empty_cloak", "second_glance"]
    assert asked(play(table(phase="reset", hands=hands), "discard curfew")) == "gold"
    match = table(phase="reset", hands=hands, options={"charity_scope": "others"})
    assert asked(play(match, "discard curfew")) == "azure"


@pytest.mark.rule("A-49")
def test_a_tie_among_the_others_means_nobody() -> None:
    hands = ["iron_breath curfew loaded_die", "moonlit_ward", "empty_cloak"]
    match = table(phase="reset", hands=hands, options={"charity_scope": "others"})
    assert asked(play(match, "discard curfew")) == "gold"


@pytest.mark.rule("A-49")
def test_with_two_players_and_scope_others_the_other_is_always_asked() -> None:
    for hands in (["iron_breath", "curfew loaded_die moonlit_ward"], ["iron_breath empty_cloak", ""]):
        match = table(2, phase="reset", hands=hands, options={"charity_scope": "others"})
        assert asked(play(match, "discard iron_breath")) == "ruby"


@pytest.mark.rule("A-49")
def test_only_who_has_room_is_asked() -> None:
    """The smallest party is the only one; with the hand full there is no question."""
    five = "curfew loaded_die moonlit_ward empty_cloak second_glance"
    match = table(2, phase="reset", hands=["iron_breath", five], options={"charity_scope": "others"})
    assert asked(play(match, "discard iron_breath")) == "gold"
    four = "thief wizard factotum paladin"
    match = table(2, phase="reset", parties=["acrobat technician", four], options={"charity_scope": "others"})
    assert asked(play(match, "dismiss technician")) == "gold"


@pytest.mark.rule("A-50")
def test_a_character_arrives_straight_and_face_up() -> None:
    match = table(phase="reset", parties=[THREE, "thief wizard", "factotum"], inclined="technician", asleep="acrobat")
    play(match, "dismiss technician", "take")
    assert inclined(match) == []
    play(match, "dismiss acrobat")
    assert asleep(match) == []


@pytest.mark.rule("A-50")
def test_what_nobody_takes_is_discarded() -> None:
    match = table(phase="reset", parties=[THREE, "thief wizard", "factotum"], hands=["iron_breath curfew", "moonlit_ward"])
    play(match, "dismiss technician", "pass", "discard curfew", "pass")
    assert pile(match, "characters") == ["technician"]
    assert pile(match, "advantages") == ["curfew"]
    assert asked(match) == "gold"


@pytest.mark.rule("A-51")
def test_cards_in_play_are_not_offered() -> None:
    hands = ["iron_breath curfew", "moonlit_ward"]
    match = table(phase="reset", hands=hands, lasting=["magic_item"], guilds=["black_sun"])
    play(match, "leave")
    assert (asked(match), guild(match)) == ("gold", None)
    play(match, "drop magic_item")
    assert (asked(match), in_play(match)) == ("gold", [])
    assert pile(match, "advantages") == ["black_sun", "magic_item"]


@pytest.mark.rule("A-52")
@pytest.mark.parametrize(("after", "other", "is_asked"), [(3, 2, True), (3, 3, False), (2, 3, False)])
def test_two_players(after: int, other: int, is_asked: bool) -> None:
    mine = ["iron_breath", "curfew", "loaded_die", "moonlit_ward"]
    theirs = ["second_glance", "light_fingers", "misdirection"]
    hands = [" ".join(mine[: after + 1]), " ".join(theirs[:other])]
    match = play(table(2, phase="reset", hands=hands), "discard iron_breath")
    assert hand_sizes(match) == [after, other]
    assert (asked(match) == "ruby") == is_asked
    assert can(match, "take") == is_asked
