"""Sheets, Plot and Special cards, scenario Enemies, tokens of scenarios (T-234 to T-240)."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.core.errors import BadPack
from ludarium.games.tamashii.fields import (
    ATTACHED,
    COMBAT,
    ENEMY_DECK,
    GONE,
    IN_SLOT,
    NONE,
    NOT_YET,
    ON_PLACE,
    ON_TABLE,
    STANDING,
    STASHED,
    UNSEEN,
)
from ludarium.games.tamashii.rules import combat, launch, movement, reset, scenario
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import ASCEND, DIE_BLANK, SUCCESS
from tests.tamashii.ground import (
    LAIR,
    SHELTER,
    SQUARE,
    bare,
    card,
    content_of,
    counted,
    does,
    foes,
    holds,
    luck,
    marker,
    pick,
    quiet,
    scene,
)
from tests.tamashii.table import answer, asked, do, lay, options

GUARD = """enemy 4:
  basic:
    wound 1
  special:
    wound 2
  hack B * B:
    damage 3
  divert R * R:
    token corrupted 1
"""


def draw(s: Tamashii, code: str) -> Tamashii:
    return do(s, scenario.draw_card, card(s, code))


# -- sheets and cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-234")
def test_the_rules_of_a_sheet_hold_all_game_or_from_when_they_say() -> None:
    sheet = "special:\n  mov +1\n  while time <= 2: att +1\n  when trace rises: exp 1"
    s = scene({"x01": "plot:\n  global:\n    card X02", "x02": "plot:\n  global:\n    exp 0"}, sheet, first="x01")
    s.time = 3
    assert (s.trait(0, 0), s.trait(1, 0)) == (1, 0)
    draw(s, "x02")
    s.time = 2
    assert (s.trait(0, 0), s.trait(1, 0)) == (1, 1), "cards come and go, the sheet stays"
    does(s, "trace +1")
    assert s.exp[0] == 1


@pytest.mark.rule("T-235")
def test_one_plot_card_and_any_number_of_special_cards() -> None:
    own = {"x01": "plot:", "x02": "plot:", "x03": "special:", "x04": "special:"}
    s = scene(own, first="x01")
    for code in ("x03", "x04", "x02"):
        draw(s, code)
    assert s.plot == card(s, "x02")
    assert [int(s.cards[card(s, code)]) for code in own] == [GONE, IN_SLOT, ON_TABLE, ON_TABLE]
    assert holds(s, "active X02 and active X03 and active X04 and not active X01")


@pytest.mark.rule("T-236")
def test_any_section_of_a_plot_card_may_be_missing() -> None:
    for text in ("plot:", "plot:\n  special:\n    mov +1", 'plot:\n  activity "rest":\n    exp 1', "plot:\n  global:\n    exp 1"):
        s = scene({"x01": text}, first="x01")
        assert s.plot == card(s, "x01")
    s = scene({"x01": "plot:\n  immediate:\n    exp 2\n  pattern R * R:\n    exp 1"}, first="x01")
    assert s.exp[0] == 2
    assert len(s.content.card_patterns[s.plot]) == 1


@pytest.mark.rule("T-237")
@pytest.mark.rule("T-295")
def test_special_rules_are_in_force_while_the_card_is_and_beat_the_rulebook() -> None:
    s = scene({"x01": "plot:\n  special:\n    instead of trace rises: nothing"}, first="x01")
    assert does(s, "trace +2").trace[0] == 0
    draw(s, "a01")
    assert does(s, "trace +2").trace[0] == 2


@pytest.mark.rule("T-238")
def test_a_card_is_found_by_its_code() -> None:
    own = {f"x{number:02}": f"plot:\n  immediate:\n    exp {number}" for number in range(1, 6)}
    s = scene(own, first="x01")
    draw(s, "x04")
    assert s.exp[0] == 1 + 4
    with pytest.raises(
        BadPack,
        match=r"scenario_a.toml, line 1, card 'x01': 'does': line 1, column 6: .* a scenario card, found 'X99' \(T-313\)",
    ):
        content_of({"x01": "plot: card X99"})


@pytest.mark.rule("T-239")
def test_a_special_card_lies_on_a_tile_and_waits_for_who_comes() -> None:
    """As C08: whoever enters finds it, and it is gone."""
    own = {"c08": "special:\n  special:\n    when moved if here is tile 2: unlock 1; drop C08"}
    s = scene(own, seats=2)
    does(s, "card C08 on tile 2")
    assert s.cards[card(s, "c08")] == ON_PLACE + SQUARE
    s.at[0] = s.at[1] = SHELTER
    do(s, movement.destination_chosen, 0, 0, SQUARE)
    assert asked(s) == "unlocked"
    answer(s, 0)
    assert s.cards[card(s, "c08")] == GONE
    assert s.locked[0] == 0b1110
    do(s, movement.destination_chosen, 1, 0, SQUARE)
    assert s.locked[1] == 0b1111, "the second one finds nothing"


@pytest.mark.rule("T-239")
@pytest.mark.rule("T-227a")
def test_a_special_card_beside_the_track_stays_until_a_text_discards_it() -> None:
    s = scene({"c12": "special:\n  special:\n    mov +1", "x01": "plot:", "x02": "plot:"}, first="x01")
    does(s, "card C12; put success 2 on card C12")
    draw(s, "x02")
    assert (s.trait(0, 0), counted(s, "success on card C12")) == (1, 2)
    does(s, "drop C12")
    assert (s.trait(0, 0), counted(s, "success on card C12")) == (0, 0)
    assert not holds(s, "active C12")


# -- scenario Enemies (T-239a) -------------------------------------------------------------------------------------------


@pytest.mark.rule("T-239a")
def test_a_scenario_enemy_is_none_of_the_seventy_and_in_no_deck() -> None:
    s = scene({"x02": GUARD})
    enemy = int(s.content.enemy_of_card[card(s, "x02")])
    assert enemy == 70
    assert s.enemies[enemy] == NOT_YET
    assert not ENEMY_DECK <= s.enemies[enemy] < ENEMY_DECK + 100


@pytest.mark.rule("T-239a")
@pytest.mark.rule("T-314")
def test_attached_it_is_an_enemy_like_others_and_leaves_to_the_deck_of_the_scenario() -> None:
    s = scene({"x02": GUARD}, seats=2)
    enemy = int(s.content.enemy_of_card[card(s, "x02")])
    does(s, "enemy X02")
    assert zones.in_order(s.enemies, ATTACHED)[0] == enemy
    assert holds(s, "active X02")
    assert set(s.content.hacks[enemy]) <= set(launch.sources(s, 0)), "it is the Top Enemy, with Hack and Divert"
    assert s.content.divert[enemy] in launch.sources(s, 0)
    does(s, "damage 4")
    assert s.exp[0] == 1
    assert s.enemies[enemy] == NOT_YET, "not on the discard pile"
    assert not holds(s, "active X02")
    does(s, "enemy X02 another", seat=0)
    assert zones.first(s.enemies, ATTACHED + 100) == enemy
    assert s.damage[enemy] == 0
    do(s, reset.reset, 1)
    assert s.enemies[enemy] == NOT_YET
    assert list(s.exp) == [1, 0]


@pytest.mark.rule("T-239a")
def test_standing_on_a_tile_it_is_a_second_top_enemy_for_the_players_there() -> None:
    s = scene({"x02": GUARD}, seats=2)
    enemy = int(s.content.enemy_of_card[card(s, "x02")])
    does(s, "card X02 on tile 4")
    assert s.enemies[enemy] == STANDING + LAIR
    s.at[0] = LAIR
    zones.put_under(s.enemies, 0, ATTACHED)
    zones.put_under(s.enemies, 40, ATTACHED + 100)
    does(s, "damage 1", seat=1)
    assert s.damage[40] == 1, "who is elsewhere has only the own Top Enemy"
    does(s, "damage 1")
    assert sorted(options(s)) == [0, enemy]
    pick(s, enemy)
    assert s.damage[enemy] == 1
    there = set(launch.sources(s, 0))
    assert set(s.content.hacks[enemy]) <= there
    assert s.content.divert[enemy] not in there, "a Divert is for what is attached (T-256a)"
    assert not set(s.content.hacks[enemy]) & set(launch.sources(s, 1))
    assert foes(s, "enemy X02") == [enemy]


@pytest.mark.rule("T-239a")
@pytest.mark.rule("T-261")
def test_a_hack_of_the_one_on_the_tile_harms_it_alone() -> None:
    s = scene({"x02": GUARD})
    enemy = int(s.content.enemy_of_card[card(s, "x02")])
    does(s, "card X02 on tile 2")
    zones.put_under(s.enemies, 69, ATTACHED)
    lay(s, 0, "BRB.. ..... ..... .....")
    launch.launch(s, 0, int(s.content.hacks[enemy][0]), 0)
    s.run()
    assert (s.damage[enemy], s.damage[69]) == (3, 0)
    launch.launch(s, 0, int(s.content.hacks[69][0]), 0)
    s.run()
    assert s.damage[enemy] == 3
    assert s.damage[69] > 0


@pytest.mark.rule("T-239a")
def test_defeated_on_the_map_it_gives_exp_to_who_did_it_and_a_combat_is_fought_for_it() -> None:
    s = scene({"x02": GUARD}, seats=2)
    enemy = int(s.content.enemy_of_card[card(s, "x02")])
    does(s, "card X02 on tile 4")
    s.at[1] = LAIR
    s.phase = COMBAT
    assert quiet(do(s, combat.fight, 0)), "nobody to fight here"
    do(s, combat.fight, 1)
    assert asked(s) == "power_spent" or not quiet(s)
    s.cut_back(0)
    s = scene({"x02": GUARD}, seats=2)
    does(s, "card X02 on tile 4")
    s.at[1] = LAIR
    s.damage[enemy] = 2
    does(s, "damage 9", seat=1)
    assert list(s.exp) == [0, 1]
    assert s.enemies[enemy] == NOT_YET


@pytest.mark.rule("T-239a")
def test_with_its_damage_it_goes_from_the_tile_to_a_player_and_a_text_can_take_it_away() -> None:
    s = scene({"x02": GUARD})
    enemy = int(s.content.enemy_of_card[card(s, "x02")])
    does(s, "card X02 on tile 2; damage 1")
    does(s, "enemy X02")
    assert s.owner_of(enemy) == 0
    assert s.damage[enemy] == 1
    assert holds(s, "active X02")
    does(s, "drop X02")
    assert s.enemies[enemy] == NOT_YET
    assert s.exp[0] == 0


@pytest.mark.rule("T-239a")
@pytest.mark.rule("T-314a")
@pytest.mark.parametrize("left_out", ["basic", "special", "hack", "divert"])
def test_a_scenario_enemy_has_all_that_an_enemy_has(left_out: str) -> None:
    blocks = GUARD.split("\n  ")
    heads = [place for place, line in enumerate(blocks) if not line.startswith("  ")]
    start = next(place for place in heads if blocks[place].startswith(left_out))
    text = "\n  ".join(blocks[:start] + blocks[start + 2 :])
    with pytest.raises(BadPack, match=r"card 'x02'.*T-314a"):
        content_of({"x02": text})
    content_of({"x02": GUARD})


# -- what stays with a tile (T-239b) -------------------------------------------------------------------------------------


@pytest.mark.rule("T-239b")
@pytest.mark.rule("T-314")
def test_whatever_is_on_a_tile_goes_with_it_when_tiles_change_places() -> None:
    s = scene({"x02": GUARD, "x03": "special:"}, seats=2)
    enemy = int(s.content.enemy_of_card[card(s, "x02")])
    does(s, "card X02 on tile 4; card X03 on tile 4; put ascend 2 on tile 4; put figure van 1 on tile 4")
    zones.put(s.bodies, 3, STASHED + LAIR)
    s.at[0], s.at[1] = LAIR, SQUARE
    s.boss, s.boss_at, s.bot_at = 0, LAIR, SQUARE
    s.explore[SQUARE] = UNSEEN
    does(s, "swap tiles tile 4 tile 2")
    assert (s.tile_at[SQUARE], s.tile_at[LAIR]) == (3, 1)
    assert (list(s.at), s.boss_at, s.bot_at) == ([SQUARE, LAIR], SQUARE, LAIR)
    assert s.tokens_on(ASCEND, SQUARE) == 2
    assert s.tokens_on(marker("van") + 1, SQUARE) == 1
    assert s.enemies[enemy] == STANDING + SQUARE
    assert s.cards[card(s, "x03")] == ON_PLACE + SQUARE
    assert s.bodies[3] == STASHED + SQUARE
    assert (s.explore[SQUARE], s.explore[LAIR]) == (0, UNSEEN)


@pytest.mark.rule("T-239b")
@pytest.mark.rule("T-314")
def test_a_face_down_tile_changes_places_unseen() -> None:
    s = bare()
    does(s, "swap tiles tile 4 tiles down")
    pick(s, 2)
    assert (s.tile_at[2], s.tile_at[LAIR]) == (3, NONE)
    assert (int(s.face_up) >> 2 & 1, int(s.face_up) >> LAIR & 1) == (1, 0)


@pytest.mark.rule("T-239b")
@pytest.mark.rule("T-292b")
@pytest.mark.rule("T-314")
def test_what_lies_on_a_tile_stays_when_it_is_turned_down_and_the_tile_is_unseen_again() -> None:
    s = scene({"x03": "special:"})
    does(s, "card X03 on tile 4; put ascend 1 on tile 4")
    s.at[0] = LAIR
    does(s, "hide tile 4")
    assert int(s.face_up) >> LAIR & 1 == 0
    assert s.tile_at[LAIR] == NONE
    assert int(s.unseen) >> 3 & 1 == 1
    assert (s.at[0], s.tokens_on(ASCEND, LAIR), s.cards[card(s, "x03")]) == (LAIR, 1, ON_PLACE + LAIR)
    does(s, "reveal tiles down")
    pick(s, LAIR)
    assert 3 in options(s), "any of the unseen, the same as well"
    luck(s, 3)
    assert s.tile_at[LAIR] == 3


# -- tokens (T-240, T-6a) ------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-240")
@pytest.mark.rule("T-6a")
def test_tokens_mean_only_what_the_scenario_says_and_run_out() -> None:
    s = bare()
    does(s, "put ascend 20 on sheet; put success 7 on sheet")
    does(s, "put ascend 5 on tile 2; put success 5 on tile 2; put marker seal 50 on tile 2")
    assert (s.tokens_on(ASCEND, SQUARE), s.tokens_on(SUCCESS, SQUARE), s.tokens_on(marker("seal"), SQUARE)) == (3, 1, 50)
    does(s, "clear ascend 1 on sheet; put ascend 1 on tile 1")
    assert s.tokens_on(ASCEND, SHELTER) == 1, "what was cleared can be put again"


@pytest.mark.rule("T-240")
@pytest.mark.rule("T-38")
def test_a_set_of_die_tokens_is_three_different_ones_face_up_on_the_map() -> None:
    places = ["-1 0 tile 1", "0 0 tile 2", "1 0 die blank", "0 1 die common", "1 -1 die rare", "0 -1", "2 -1", "1 1"]
    s = scene(places=places)
    assert [s.tokens_on(DIE_BLANK + face, 2 + face) for face in range(3)] == [1, 1, 1]
    assert counted(s, "die blank on map + die common on map + die rare on map") == 3
    does(s, "clear die rare 1 on map; put die rare 1 on tile 2")
    assert s.tokens_on(DIE_BLANK + 2, SQUARE) == 1
