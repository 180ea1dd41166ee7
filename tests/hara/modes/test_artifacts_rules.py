"""Common rules as they show in Artifacts Hunting."""

from __future__ import annotations

import pytest

from ludarium.core.match import Match
from ludarium.games.hara.atlas import WORLDS
from tests.hara.refusals import why
from tests.hara.stages import go
from tests.hara.table import (
    at_dusk,
    changed,
    fresh,
    gauges,
    happened,
    hurt,
    kind,
    me,
    on_map,
    options,
    play,
    roll_on,
    seat_at,
    seen,
    table,
    where,
    winners,
    wounded,
)

HERE, NEXT = "lunaridge.4", "lunaridge.5"
TEN = (10, 10, 10)


@pytest.mark.rule("H-1")
def test_a_variant_beats_the_card() -> None:
    """evening_choir pays 2 Red and 1 Gold, but on a Day of effect 4 Gold is lost."""
    for omen, asked in ((4, "act"), (3, "put_gold")):
        match = table("artifacts", "oric", at="lunaridge.4", cards={"evening_choir": "lunaridge.4"}, omen=omen)
        match = changed(match, lambda s: s.hurt.__setitem__(s.in_play[0], 3))
        play(match, "play art_of_war")
        assert kind(match) == asked
        assert gauges(match) == {"red": 2, "green": 0, "blue": 0}


@pytest.mark.rule("H-5")
@pytest.mark.parametrize(
    ("card", "stopped"),
    [("ridge_ibex", True), ("mother_insomnia", True), ("mabel_morel", False), ("garden_of_pins", False), ("mast_year", False)],
)
def test_effects_that_speak_of_monsters_mean_bosses_but_no_allies_events_or_rifts(card: str, stopped: bool) -> None:
    """Effect 1 of Artifacts Hunting ends a move on a space with a Monster."""
    match = table("artifacts", "oric", at="lunaridge.4", cards={card: "lunaridge.5"}, omen=1, tokens={}, day=2)
    play(match, "play dash", "move lunaridge.5")
    assert (kind(match) == "act") == stopped


@pytest.mark.rule("H-13")
@pytest.mark.parametrize(
    ("world", "colour"),
    [
        ("arechi", "red"),
        ("oppenheim", "red"),
        ("oakenmoor", "green"),
        ("baiyu", "green"),
        ("lunaridge", "blue"),
        ("drear", "blue"),
    ],
)
def test_the_colour_of_a_world(world: str, colour: str) -> None:
    """An Artifact costs 1 Energy of its World's colour."""
    match = table("artifacts", "oric", at=f"{world}.4", tokens={"scenario.1": f"{world}.4"}, energy=(4, 4, 4))
    play(match, "collect scenario.1")
    assert gauges(match) == {"red": 4, "green": 4, "blue": 4, colour: 3}
    opposite = WORLDS[(WORLDS.index(world) + 3) % 6]
    match = table("artifacts", "oric", at=f"{opposite}.4", tokens={"doom.1": f"{opposite}.4"}, energy=(4, 4, 4))
    assert gauges(play(match, "collect doom.1"))[colour] == 3  # equal colours face each other


@pytest.mark.rule("H-21")
def test_a_space_holds_any_number_of_tokens_and_cards() -> None:
    ids = ["stump_badger", "ridge_ibex", "garden_of_pins", "mabel_morel", "mother_insomnia", "tooth_collector", "dune_lamprey"]
    match = table(
        "artifacts", "oric", at="lunaridge.4", cards=dict.fromkeys(ids, "lunaridge.4"), tokens={"doom.1": "lunaridge.4"}, day=2
    )
    assert [each["card"] for each in seen(match)["cards"]] == ids  # in order of arrival
    assert seen(match)["tokens"][0]["at"] == seat_at(match) == "lunaridge.4"


@pytest.mark.rule("H-22")
def test_swapped_tiles_keep_everything_on_the_same_numbers() -> None:
    match = table(
        "artifacts",
        "oric",
        at="lunaridge.2",
        cards={"stump_badger": "lunaridge.5", "ridge_ibex": "arechi.3"},
        tokens={"scenario.1": "arechi.6", "doom.1": "lunaridge.1"},
        items=["mapmakers_shears"],
    )
    decks = seen(match)["decks"]
    play(match, "item mapmakers_shears", "swap lunaridge arechi")
    assert seen(match)["layout"] == ["oakenmoor", "lunaridge", "arechi", "baiyu", "oppenheim", "drear"]
    assert (where(match, "stump_badger"), where(match, "ridge_ibex")) == ("lunaridge.5", "arechi.3")
    assert {each["token"]: each["at"] for each in seen(match)["tokens"]} == {"scenario.1": "arechi.6", "doom.1": "lunaridge.1"}
    assert seen(match)["decks"] == {**decks}
    play(match, "play dash")  # lunaridge.2 lies in slot 2 now: D2, and spaces 1 and 6 of slot 1
    assert set(options(match)) == {
        "stop", "move lunaridge.1", "move lunaridge.3", "move dojo.2", "move oakenmoor.1", "move oakenmoor.6"
    }  # fmt: skip


@pytest.mark.rule("H-34d")
def test_the_effect_of_the_day_comes_before_the_cards() -> None:
    match = play(at_dusk(table("artifacts", "oric", at="lunaridge.4")), "end")
    roll_on(match, "omen_comes", {"worlds_shift": "shift=iron_caravan"})
    assert (seen(match)["day"], seen(match)["cards"]) == (2, [])
    play(match, "d6=5")
    assert kind(match) == "card_is_drawn"


@pytest.mark.rule("H-67")
def test_when_a_doubling_ends_the_one_who_damaged_it_last_gets_the_rewards() -> None:
    """chipped_temple_lion, Health 6, SCARRED: doubled by an attack from afar it survives 6 damage until the end of the turn."""
    match = table("artifacts", "oric", at=HERE, cards={"chipped_temple_lion": NEXT}, omen=6, tokens={})
    match = play(wounded(match, chipped_temple_lion=5), "play art_of_war")
    assert (on_map(match, "chipped_temple_lion")["health"], hurt(match, "chipped_temple_lion")) == (12, 6)
    play(match, "end")
    assert (kind(match), gauges(match)["green"], where(match, "chipped_temple_lion")) == ("put_gold", 3, None)


@pytest.mark.rule("H-68")
def test_tokens_are_kept_in_a_defeat() -> None:
    match = table("artifacts", "oric", at=HERE, cards={"bramble_sow": NEXT}, tokens={"doom.1": "held"}, health=2, omen=3)
    play(match, "play dash", f"move {NEXT}")
    assert (seat_at(match), me(match)["tokens"]) == ("dojo.0", ["doom.1"])


def with_gold(id: str, **fields: object) -> Match:
    """Oric stands on the card, on a Day of effect 4 of Artifacts Hunting, which withholds Gold gained as a reward."""
    return table("artifacts", "oric", at=HERE, cards={id: HERE}, omen=4, tokens={}, energy=(1, 1, 1), **fields)  # type: ignore[arg-type]


@pytest.mark.rule("H-79")
@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("evening_choir", ["play art_of_war"]),  # a Monster's list
        ("crumbs_in_the_bed", ["challenge crumbs_in_the_bed", "spend 4", "d6=1"]),  # top of a Rift
        ("collection_plate", ["challenge collection_plate", "spend 4", "d6=1"]),  # success of a Challenge
        ("lotte_at_the_bellows", ["help lotte_at_the_bellows"]),  # an Ally's help "once"
    ],
)
def test_what_a_reward_is(id: str, said: list[str]) -> None:
    match = play(wounded(with_gold(id), **({id: 3} if id == "evening_choir" else {})), *said)
    assert kind(match) == "act"
    assert len(happened(match, "forfeits-gold")) == 1


@pytest.mark.rule("H-79")
@pytest.mark.rule("H-103")
def test_an_item_an_ultimate_and_a_world_shift_card_give_no_rewards() -> None:
    match = with_gold("mabel_morel", items=["dream_honey"])
    play(match, "item dream_honey")
    assert kind(match) == "put_gold"
    match = table("artifacts", "leaf", at=HERE, hand={"the_forest_remembers": "hand"}, omen=4, tokens={})
    assert kind(play(match, "play the_forest_remembers")) == "put_gold"
    match = play(at_dusk(with_gold("mabel_morel")), "end", "shift=sand_in_the_roots")
    assert kind(match) == "put_gold"


@pytest.mark.rule("H-82")
def test_gold_is_never_stored_and_pays_nothing() -> None:
    match = table("artifacts", "oric", at=HERE, tokens={"doom.1": HERE}, items=["dream_honey"], energy=(0, 0, 0))
    play(match, "item dream_honey")
    assert options(match) == ["gauge red", "gauge green", "gauge blue"]  # at once, before anything else
    play(match, "gauge red", "gauge red")
    assert "collect doom.1" not in options(match)  # Lunaridge asks for Blue
    assert "gold" not in me(match)["energy"]


@pytest.mark.rule("H-89")
def test_tokens_do_not_count_as_items() -> None:
    match = table(
        "artifacts",
        "oric",
        at=HERE,
        items=["night_oil", "dream_honey"],
        tokens={"scenario.1": "held", "doom.1": "held", "scenario.2": "held"},
        cards={"tobit_water_carrier": HERE},
        omen=3,
    )
    play(match, "help tobit_water_carrier", "item=worry_bead")
    assert (kind(match), len(me(match)["items"]), len(me(match)["tokens"])) == ("act", 3, 3)
    match = table("artifacts", "oric", at=HERE, tokens={"doom.1": "held"}, cards={"tea_thief_macaques": HERE}, omen=3)
    assert me(play(match, "end"))["tokens"] == ["doom.1"]  # CRITICAL: lose 1 Item; a token is none


@pytest.mark.rule("H-93")
def test_the_objective_of_the_variant_is_needed() -> None:
    match = table("artifacts", "oric", at="lunaridge.1", energy=TEN, tokens={"doom.3": "drear.4"}, omen=3)
    play(match, "play dash", "move dojo.3", "stop")
    assert (winners(match), seat_at(match)) == (None, "dojo.3")
    held = {f"{kind_}.{n}": "held" for kind_ in ("scenario", "doom") for n in (1, 2, 3)}
    match = table("artifacts", "oric", at="lunaridge.1", energy=TEN, tokens=held, omen=3)
    assert winners(play(match, "play dash", "move dojo.3")) == (0,)


@pytest.mark.rule("H-98")
@pytest.mark.rule("H-99")
def test_an_artifact_that_cannot_be_collected() -> None:
    tokens = {"scenario.1": "oakenmoor.1", "scenario.2": "oakenmoor.2", "doom.1": "held", "doom.2": "oakenmoor.1"}
    match = table("artifacts", champion="oric", at="oakenmoor.1", tokens=tokens, energy=(3, 0, 3))
    assert why(match, "collect scenario.1") == "token-price"
    assert why(match, "collect doom.2") == "token-later"
    assert why(match, "collect scenario.2") == "token-elsewhere"
    assert why(match, "collect doom.1") == "token-held"
    assert why(match, "collect doom.3") == "no-token"
    assert why(table(champion="oric"), "collect doom.1") == "other-mode"


@pytest.mark.rule("H-97")
def test_one_artifact_for_each_world() -> None:
    match = go(fresh("artifacts", champion="oric"), "artifact_world")
    play(match, "artifact oakenmoor", "d6=2")
    assert why(match, "artifact oakenmoor") == "world-has-token"
