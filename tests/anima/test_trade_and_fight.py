"""The Interaction phase: trade and fight (A-80 to A-97)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.core import zones
from ludarium.core.kernel import EVERYBODY
from ludarium.core.match import Match
from ludarium.core.zones import LAYERS
from ludarium.games.anima.state import DECK, PARTY
from tests.anima import table as tables
from tests.anima.table import (
    NAMES_OF,
    advantage,
    area,
    asked,
    asleep,
    at,
    can,
    character,
    guild,
    hand,
    hand_sizes,
    happened,
    inclined,
    kind,
    lost,
    options,
    party,
    passed,
    pile,
    play,
    restart,
    seen,
    slot_of,
    state,
    table,
    told,
    window,
)

MARKET = ["archangel", "archangel"]  # a trade symbol, and no fighting
FIELD = ["lost_ruins", "lost_ruins", "lost_ruins"]  # no trade symbol
FIVE = "iron_breath curfew loaded_die moonlit_ward empty_cloak"


def meeting(**given: Any) -> Match:
    """Gold's Interaction slot; Gold and Ruby in Archangel unless it says otherwise."""
    return table(phase="interaction", **{"at": MARKET, **given})


def partners(match: Match) -> list[str]:
    return [said.removeprefix("trade ") for said in options(match) if said.startswith("trade")]


def targets(match: Match) -> list[str]:
    return [said.removeprefix("attack ") for said in options(match) if said.startswith("attack")]


# -- the slot --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-80")
def test_trade_and_combat_in_either_order_or_nothing() -> None:
    match = table(phase="interaction", at=["americh", "americh"], hands=["curfew", "iron_breath"])
    assert options(match) == ["end", "trade ruby", "attack ruby"]
    play(match, "trade ruby", "give curfew", "enough", "enough", "send", "accept")
    passed(match)
    assert options(match) == ["end", "attack ruby"]
    match = table(phase="interaction", at=["americh", "americh"], hands=["curfew", "iron_breath"])
    passed(play(match, "attack ruby", "own=2", "foe=3"))  # 6 to 6
    assert options(match) == ["end", "trade ruby"]
    assert slot_of(play(match, "end"))[1] == 1


@pytest.mark.rule("A-80")
def test_forced_combats_come_first() -> None:
    match = table(phase="interaction", at=["americh", "americh"], guilds=["black_sun", "lamplighters"])
    assert kind(match) == "first_die_is_cast"
    assert (state(match).fighter, state(match).foe) == (0, 1)
    play(match, "own=2", "foe=3")
    assert options(match) == ["end", "trade ruby"]


# -- trade -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-81")
@pytest.mark.parametrize(
    ("one", "other", "may"),
    [
        ("archangel", "archangel", True),
        ("archangel", "americh", True),
        ("archangel", "lost_ruins", False),
        ("lost_ruins", "archangel", False),
        ("lost_ruins", "lost_ruins", False),
        ("archangel", "", False),
    ],
)
def test_both_stand_on_a_trade_symbol(one: str, other: str, may: bool) -> None:
    match = meeting(at=[one, other])
    assert (slot_of(match) == ("interaction", 0) and partners(match) == ["ruby"]) == may


@pytest.mark.rule("A-82")
def test_advantages_and_characters_freely_mixed() -> None:
    match = meeting(parties=["acrobat thief", "factotum wizard"], hands=["curfew", "iron_breath"])
    play(match, "trade ruby", "give curfew", "give thief", "enough", "take any", "take wizard", "enough", "send", "accept")
    passed(match)
    assert (party(match, 0), party(match, 1)) == (["acrobat", "wizard"], ["factotum", "thief"])
    assert (hand(match, 0), hand(match, 1)) == (["iron_breath"], ["curfew"])


@pytest.mark.rule("A-82")
def test_a_gift_is_legal_and_so_is_a_wish_for_one() -> None:
    match = meeting(hands=["curfew"])
    passed(play(match, "trade ruby", "give curfew", "enough", "enough", "send", "accept"))
    assert hand(match, 1) == ["curfew"]
    match = meeting(hands=["", "curfew"])
    passed(play(match, "trade ruby", "enough", "take any", "enough", "send", "accept"))
    assert hand(match, 0) == ["curfew"]


@pytest.mark.rule("A-82")
def test_what_is_in_play_is_not_tradable() -> None:
    match = meeting(
        hands=["curfew"],
        lasting=["magic_item"],
        guilds=["black_sun", "royal_surveyors"],
        missions=["overdue_book:begun"],
        progress={"overdue_book": 1},
    )
    play(match, "trade ruby")
    assert options(match) == ["enough", "give curfew", "give acrobat"]
    play(match, "enough")
    assert options(match) == ["enough", "take warrior_mentalist"]


@pytest.mark.rule("A-83")
def test_no_hand_grows_over_five() -> None:
    match = meeting(hands=[FIVE, "misdirection"])
    play(match, "trade ruby", "enough", "take any", "enough")
    assert options(match) == ["cancel"]
    match = meeting(hands=["misdirection", FIVE])
    play(match, "trade ruby", "give misdirection", "enough", "enough")
    assert options(match) == ["cancel"]
    match = meeting(hands=["misdirection", FIVE])
    play(match, "trade ruby", "give misdirection", "enough", "take any", "enough")
    assert can(match, "send")


@pytest.mark.rule("A-83")
def test_parties_keep_one_to_four_characters() -> None:
    hands = ["curfew loaded_die", "iron_breath moonlit_ward"]
    match = meeting(hands=hands, parties=["acrobat", "factotum wizard"])
    play(match, "trade ruby", "give acrobat", "enough", "enough")
    assert options(match) == ["cancel"]
    match = meeting(hands=hands, parties=["acrobat", "factotum"])
    play(match, "trade ruby", "enough", "take factotum", "enough")
    assert options(match) == ["cancel"]
    match = meeting(hands=hands, parties=["acrobat thief", "factotum wizard paladin huntress"])
    play(match, "trade ruby", "give thief", "enough", "enough")
    assert options(match) == ["cancel"]
    match = meeting(hands=hands, parties=["acrobat", "factotum"])
    play(match, "trade ruby", "give acrobat", "enough", "take factotum", "enough")
    passed(play(match, "send", "accept"))
    assert (party(match, 0), party(match, 1)) == (["factotum"], ["acrobat"])


@pytest.mark.rule("A-83")
def test_traded_characters_keep_their_state() -> None:
    match = meeting(parties=["acrobat thief", "factotum wizard"], inclined="thief", asleep="wizard")
    passed(play(match, "trade ruby", "give thief", "enough", "take wizard", "enough", "send", "accept"))
    assert party(match) == ["acrobat", "wizard"]
    assert (inclined(match), asleep(match)) == (["thief"], ["wizard"])


@pytest.mark.rule("A-84")
def test_by_option_up_to_two_each_way_and_at_least_one_in_all() -> None:
    match = meeting(
        hands=["curfew loaded_die misdirection", "iron_breath moonlit_ward empty_cloak"], options={"trade_size": "two"}
    )
    play(match, "trade ruby", "give curfew", "give loaded_die")
    assert kind(match) == "takes_one"
    play(match, "take any", "take ki")
    assert kind(match) == "offer_is_sent"
    play(match, "cancel", "trade ruby", "enough", "enough")
    assert options(match) == ["cancel"]


@pytest.mark.rule("A-84")
def test_any_number_of_cards_each_way_asked_card_by_card() -> None:
    match = meeting(hands=["curfew loaded_die misdirection", "iron_breath moonlit_ward empty_cloak"])
    play(match, "trade ruby", "give curfew", "give loaded_die", "give misdirection", "enough")
    play(match, "take any", "take any", "take any", "enough", "send", "accept")
    play(match, "fill iron_breath", "fill moonlit_ward")
    passed(match)
    assert hand(match, 0) == ["iron_breath", "moonlit_ward", "empty_cloak"]
    assert hand(match, 1) == ["misdirection", "loaded_die", "curfew"]


@pytest.mark.rule("A-85")
def test_a_wish_is_a_named_character_or_a_type() -> None:
    match = meeting(parties=["acrobat", "factotum wizard"], hands=["", "iron_breath curfew"])
    play(match, "trade ruby", "enough")
    types = {"take any", "take ki", "take magic", "take trickery", "take plot", "take organization"}
    assert set(options(match)) == types | {"enough", "take factotum", "take wizard"}


@pytest.mark.rule("A-85")
def test_the_partner_picks_the_card() -> None:
    match = meeting(hands=["", "iron_breath herons_stride curfew"])
    play(match, "trade ruby", "enough", "take ki", "enough", "send", "accept")
    assert (asked(match), options(match)) == ("ruby", ["fill iron_breath", "fill herons_stride"])
    passed(play(match, "fill herons_stride"))
    assert hand(match) == ["herons_stride"]


@pytest.mark.rule("A-86")
def test_what_is_given_is_shown_to_the_partner_only() -> None:
    match = meeting(parties=["acrobat", "factotum wizard"], hands=["curfew loaded_die", "iron_breath", "misdirection"])
    play(match, "trade ruby", "give curfew", "give loaded_die", "enough", "take ki", "take wizard", "enough", "send")
    assert [each["card"] for each in seen(match, 1)["trade"]["gives"]] == ["curfew", "loaded_die"]
    for seat in (2, None):
        trade = seen(match, seat)["trade"]
        assert trade["gives"] == [{"kind": "advantage", "card": None}] * 2
        assert trade["takes"] == [{"kind": "advantage", "type": "ki"}, {"kind": "character", "card": "wizard"}]
        log = repr([moment.open_to(seat) for moment in match.moments])
        assert "curfew" not in log
        assert NAMES_OF.by_id["curfew"].name.text("en") not in log


@pytest.mark.rule("A-87")
def test_accept_or_decline() -> None:
    match = meeting(hands=["curfew", "iron_breath"])
    play(match, "trade ruby", "give curfew", "enough", "take any", "enough", "send")
    assert (asked(match), set(options(match))) == ("ruby", {"accept", "decline"})
    play(match, "decline")
    assert hand_sizes(match) == [1, 1, 0]
    assert asked(match) == "gold"


@pytest.mark.rule("A-87")
def test_who_cannot_fill_it_is_asked_all_the_same() -> None:
    """Ruby has no Magic and can only decline; Azure sees the same as if Ruby had, and did not want to."""
    offer = ("trade ruby", "give curfew", "enough", "take magic", "enough", "send")
    without = play(meeting(hands=["curfew", "iron_breath"]), *offer)
    with_it = play(meeting(hands=["curfew", "moonlit_ward"]), *offer)
    assert (asked(without), options(without)) == ("ruby", ["decline"])
    assert can(with_it, "accept")
    play(without, "decline")
    play(with_it, "decline")
    assert seen(without, 2) == seen(with_it, 2)
    assert [moment.open_to(2) for moment in without.moments] == [moment.open_to(2) for moment in with_it.moments]


def in_w9(**given: Any) -> Match:
    """Gold gives the Curfew and the Thief for an Advantage; it is accepted, and everybody is asked in W9."""
    match = meeting(
        parties=["acrobat thief", "factotum"],
        hands=["curfew loaded_die", "iron_breath"],
        options={"reaction_polling": "all"},
        **given,
    )
    play(match, "trade ruby", "give curfew", "give thief", "enough", "take any", "enough", "send", "accept")
    assert window(match) == "W9"
    return match


@pytest.mark.rule("A-87a")
@pytest.mark.parametrize("what", ["card", "character", "symbol", "limit"])
def test_what_cannot_be_done_in_full_is_not_done_at_all(what: str) -> None:
    match = in_w9()
    s = state(match).clone()
    if what == "card":
        zones.put(s.advantage_at, advantage("curfew"), DECK)
    elif what == "character":
        zones.put(s.character_at, character("thief"), DECK)
    elif what == "symbol":
        s.at[1] = -1
    else:
        for id in ("wizard", "paladin", "huntress"):
            tables.take(s, "character", character(id), PARTY + LAYERS, EVERYBODY)
    before = [list(s.advantage_at), list(s.character_at)]
    match = passed(restart(match, s))
    after = state(match)
    assert "trade_fails" in told(match)
    assert [list(after.advantage_at), list(after.character_at)] == before
    assert asked(match) == "gold" or slot_of(match)[1] != 0
    assert after.has_traded == 1
    assert after.traded != 0


@pytest.mark.rule("A-87a")
def test_left_alone_it_is_carried_out() -> None:
    match = passed(in_w9())
    assert "traded" in told(match)
    assert (party(match, 1), hand(match)) == (["factotum", "thief"], ["iron_breath", "loaded_die"])


@pytest.mark.rule("A-88")
def test_at_most_three_offers_a_turn() -> None:
    match = meeting(hands=["curfew"])
    play(match, "trade ruby", "enough", "enough", "cancel")
    play(match, "trade ruby", "give curfew", "enough", "enough", "send", "decline")
    assert partners(match) == ["ruby"]
    play(match, "trade ruby", "give curfew", "enough", "enough", "send", "decline")
    assert slot_of(match) != ("interaction", 0) or partners(match) == []


@pytest.mark.rule("A-88")
@pytest.mark.rule("A-89")
def test_the_first_accepted_offer_is_the_last() -> None:
    match = meeting(at=["archangel", "archangel", "archangel"], hands=["curfew loaded_die"])
    assert partners(match) == ["ruby", "azure"]
    passed(play(match, "trade ruby", "give curfew", "enough", "enough", "send", "accept"))
    assert slot_of(match) == ("interaction", 1)  # nothing is left to do for Gold


@pytest.mark.rule("A-89")
def test_the_same_two_trade_once_a_turn_whoever_started() -> None:
    match = meeting(at=["archangel", "archangel", "archangel"], hands=["curfew loaded_die"])
    passed(play(match, "trade ruby", "give curfew", "enough", "enough", "send", "accept"))
    assert (asked(match), partners(match)) == ("ruby", ["azure"])
    passed(play(match, "trade azure", "give curfew", "enough", "enough", "send", "accept"))
    assert slot_of(match) == ("interaction", 2)
    assert partners(match) == ["gold"]


@pytest.mark.rule("A-90")
def test_an_offer_is_built_in_steps_of_at_most_eleven_choices() -> None:
    match = meeting(
        parties=["acrobat thief wizard technician", "factotum paladin huntress duellist"],
        hands=[FIVE, "misdirection light_fingers standing_stone sleep_spell word_unsaid"],
    )
    steps = []
    play(match, "trade ruby")
    while kind(match) in ("gives_one", "takes_one", "offer_is_sent"):
        assert len(options(match)) <= 11
        steps.append(kind(match))
        match.answer("cancel" if kind(match) == "offer_is_sent" else ("enough" if steps[-2:] == [steps[-1]] * 2 else 1))
    assert steps == ["gives_one", "gives_one", "takes_one", "takes_one", "offer_is_sent"]


# -- fight -----------------------------------------------------------------------------------------------------------

PARTIES = ["acrobat", "acrobat thief", "acrobat thief wizard", "acrobat thief wizard technician"]
OTHERS = ["factotum", "factotum paladin", "factotum paladin huntress", "factotum paladin huntress gravedigger"]


@pytest.mark.rule("A-91")
@pytest.mark.parametrize("mine", [1, 2, 3, 4])
@pytest.mark.parametrize("theirs", [1, 2, 3, 4])
def test_sizes_differ_by_at_most_one(mine: int, theirs: int) -> None:
    match = table(phase="interaction", at=FIELD[:2], parties=[PARTIES[mine - 1], OTHERS[theirs - 1]])
    assert (targets(match) == ["ruby"]) == (abs(mine - theirs) <= 1)


@pytest.mark.rule("A-91")
def test_only_on_the_same_area() -> None:
    match = table(phase="interaction", at=["americh", "lost_ruins", "americh"])
    assert targets(match) == ["azure"]


@pytest.mark.rule("A-92")
def test_one_declared_combat_a_turn() -> None:
    match = table(phase="interaction", at=["americh"] * 3)
    assert targets(match) == ["ruby", "azure"]
    play(match, "attack ruby", "own=2", "foe=3")
    assert (asked(match), targets(match)) == ("gold", [])


@pytest.mark.rule("A-92")
def test_two_players_fight_each_other_once_a_turn() -> None:
    match = table(phase="interaction", at=["americh"] * 3)
    play(match, "attack ruby", "own=2", "foe=3", "end")
    assert (asked(match), targets(match)) == ("ruby", ["azure"])


@pytest.mark.rule("A-92")
def test_forced_combats_are_not_counted() -> None:
    match = table(phase="interaction", at=["americh"] * 3, guilds=["black_sun", "lamplighters"])
    play(match, "own=2", "foe=3")
    assert targets(match) == ["azure"]


@pytest.mark.rule("A-93")
def test_where_fighting_is_forbidden() -> None:
    match = meeting()
    assert targets(match) == []
    forced = meeting(guilds=["black_sun", "lamplighters"])
    assert kind(forced) == "interacts"
    assert (guild(forced, 0), guild(forced, 1)) == ("black_sun", "lamplighters")


@pytest.mark.rule("A-93")
def test_creatures_are_fought_there_as_usual() -> None:
    match = table(phase="exploration", at=["archangel"])
    play(match, "explore", "die=5", "encounter=wandering_warrior")
    assert seen(match)["fight"]["kind"] == "creature"


@pytest.mark.rule("A-94")
def test_the_loser_gives_a_card_and_is_expelled() -> None:
    """Gold 4 + 3 against Ruby 3 + 2."""
    match = table(phase="interaction", at=FIELD[:2], hands=["", "iron_breath curfew"])
    play(match, "attack ruby", "own=3", "foe=2")
    passed(match)
    assert (asked(match), options(match)) == ("chance", ["lose ruby=iron_breath", "lose ruby=curfew"])
    play(match, "lose ruby=curfew")
    assert (hand(match, 0), hand(match, 1)) == (["curfew"], ["iron_breath"])
    assert (at(match, 0), at(match, 1), lost(match)) == ("lost_ruins", None, [1])


@pytest.mark.rule("A-94")
def test_so_does_an_attacker_who_loses() -> None:
    match = table(phase="interaction", at=FIELD[:2], hands=["iron_breath"])
    passed(play(match, "attack ruby", "own=1", "foe=6"))
    assert (hand(match, 0), hand(match, 1)) == ([], ["iron_breath"])
    assert (at(match, 0), at(match, 1), lost(match)) == (None, "lost_ruins", [0])


@pytest.mark.rule("A-95")
def test_death_then_card_then_expulsion() -> None:
    """Gold 4 + 6 against Ruby 3 + 2: lost by 5."""
    match = table(
        phase="interaction", at=FIELD[:2], parties=["acrobat", "fortune_teller herbalist"], hands=["", "iron_breath curfew"]
    )
    play(match, "attack ruby", "own=6", "foe=2")
    passed(match)
    assert (asked(match), kind(match), at(match, 1)) == ("ruby", "character_dies", "lost_ruins")
    play(match, "choose herbalist")
    assert (kind(match), at(match, 1)) == ("card_changes_hands", "lost_ruins")
    play(match, "lose ruby=curfew")
    assert at(match, 1) is None
    order = [note for note in told(match) if note in ("dies", "takes_card", "loses_turn")]
    assert order == ["dies", "takes_card", "loses_turn"]


@pytest.mark.rule("A-95")
def test_an_empty_hand_gives_no_card() -> None:
    match = table(phase="interaction", at=FIELD[:2])
    play(match, "attack ruby", "own=3", "foe=2")
    assert (hand_sizes(match), lost(match)) == ([0, 0, 0], [1])


@pytest.mark.rule("A-95")
def test_to_a_full_hand_the_card_is_discarded() -> None:
    match = table(phase="interaction", at=FIELD[:2], hands=[FIVE, "misdirection light_fingers"])
    play(match, "attack ruby", "own=3", "foe=2", "lose ruby=misdirection")
    assert (len(hand(match)), hand(match, 1), pile(match, "advantages")) == (5, ["light_fingers"], ["misdirection"])


@pytest.mark.rule("A-96")
def test_a_tie_has_no_winner() -> None:
    match = table(phase="interaction", at=FIELD[:2], hands=["iron_breath", "curfew"])
    passed(play(match, "attack ruby", "own=2", "foe=3"))
    assert (lost(match), hand(match, 0), hand(match, 1)) == ([], ["iron_breath"], ["curfew"])
    assert (at(match, 0), at(match, 1)) == ("lost_ruins", "lost_ruins")
    assert "ruby" not in targets(match)
    assert len(happened(match, "tied_fight")) == 1


@pytest.mark.rule("A-97")
@pytest.mark.parametrize("dice", [("own=3", "foe=2"), ("own=2", "foe=3")])
def test_the_winner_and_both_after_a_tie_may_still_be_attacked(dice: tuple[str, str]) -> None:
    match = table(phase="interaction", at=FIELD)
    play(match, "attack ruby", *dice)
    while asked(match) != "azure":
        match.answer("end")
    assert "gold" in targets(match)
    assert ("ruby" in targets(match)) == (dice == ("own=2", "foe=3"))
    assert area("lost_ruins") == state(match).at[0]


@pytest.mark.rule("A-87")
@pytest.mark.rule("A-155")
@pytest.mark.parametrize("other", ["empty_cloak", "first_light_stance"])
def test_how_many_cards_fit_a_wish_is_nobodys_business(other: str) -> None:
    """Ruby has one card of Ki, or two: the partner is asked which one either way."""
    match = meeting(hands=["curfew", f"iron_breath {other}"])
    play(match, "trade ruby", "give curfew", "enough", "take ki", "enough", "send", "accept")
    assert (asked(match), kind(match)) == ("ruby", "wish_is_filled")
    passed(play(match, "fill iron_breath"))
    assert hand(match) == ["iron_breath"]
