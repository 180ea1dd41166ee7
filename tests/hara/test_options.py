"""The options of the table are the only ones, with these values and defaults (H-208); locked cards (H-219)."""

from __future__ import annotations

import pytest

from ludarium import BadOption
from ludarium.core.match import Match
from ludarium.games.hara.catalogue import modes
from ludarium.games.hara.meta import casts
from tests.hara.stages import go, seat
from tests.hara.table import GAME, kind, options, play, roll_on, table

Row = tuple[list[str], str]
ALL: dict[str, Row] = {  # option: its values, the default first; the rule that a refusal names
    "layout": (["world", "energy"], "H-26"),
    "armored": (["threshold", "minus1"], "H-56"),
    "dojo_shield": (["attacks", "all"], "H-71"),
    "locked_cards": (["off", "on"], "H-219"),
}
OF_A_MODE: dict[str, dict[str, Row]] = {
    "artifacts": {
        "artifact_setup": (["choose", "auto"], "H-97"),
        "gold_day": (["forfeit", "reverse"], "H-104"),
        "doubling": (["once", "each"], "H-106"),
    },
    "plowshares": {"unselected": (["shuffle_in", "on_top"], "H-112"), "oric_order": (["locked", "leave"], "H-115")},
    "onslaught": {"scientists": (["in_play", "all_six"], "H-132")},
    "demon": {"corrupted_enemies": (["all", "champions"], "H-75")},
    "parting": {"clue_memory": (["on", "off"], "H-144")},
    "corrupted": {
        "resilience": (["second_wind", "third_wind_9", "third_wind_11", "third_wind_13", "third_wind", "marker"], "H-74"),
        "last_champion": (["once", "twice"], "H-162"),
        "ophion_reach": (["nearest", "in_range"], "H-167"),
        "dash_b": (["flee", "strike"], "H-169"),
        "friendly_fire": (["on", "off"], "H-171"),
        "sleepwalk": (["this", "wounded"], "H-184"),
    },
    "ghost": {
        "ghost_match": (["top", "revealed"], "H-199"),
        "ghost_colours": (["own", "yellow"], "H-200"),
        "ghost_event_energy": (["yes", "no"], "H-202"),
        "ghost_surplus": (["lowest", "lost"], "H-204"),
    },
}
TABLE = ALL | {name: row for mode in modes() for name, row in OF_A_MODE.get(mode, {}).items()}
SPECS = {spec.id: spec for spec in GAME.info.options}
WHO_PLAYS = {spec.id for spec in GAME.info.options if casts(spec)}  # H-25, H-188a
CHAMPIONS = ["leaf", "thomas", "soff", "kaoru", "oric", "persephone"]


@pytest.mark.rule("H-208")
def test_these_are_all_the_options_there_are() -> None:
    assert {option.id for option in GAME.info.options} == set(TABLE) | WHO_PLAYS | {"unlocked"}


@pytest.mark.rule("H-208")
def test_an_option_that_is_not_named_has_its_default() -> None:
    chosen = GAME.new(seed=1).setup.options
    assert {name: chosen[name] for name in TABLE} == {name: values[0] for name, (values, _) in TABLE.items()}
    assert {chosen[name] for name in WHO_PLAYS} == {"random"}
    assert chosen["unlocked"] == []


@pytest.mark.rule("H-208")
@pytest.mark.parametrize("name", TABLE)
def test_each_value_is_taken_and_stored_with_the_game(name: str) -> None:
    mode = next(mode for mode in modes() if SPECS[name].matters_in(mode))
    for value in TABLE[name][0]:
        match = GAME.new(seed=1, mode=mode, options={name: value})
        assert match.setup.options[name] == value
        again = GAME.load(match.save())
        assert again.setup.options == match.setup.options
        assert again.hash() == match.hash()


@pytest.mark.rule("H-208")
@pytest.mark.parametrize("name", TABLE)
def test_any_other_value_is_rejected_in_words(name: str) -> None:
    values, rule = TABLE[name]
    for bad in ("", "maybe", values[0].upper(), 0, 1, True, None, [values[0]]):
        with pytest.raises(BadOption) as problem:
            GAME.new(seed=1, options={name: bad})
        message = str(problem.value)
        assert name in message
        assert repr(bad) in message
        assert all(value in message for value in values)
        assert rule in message


@pytest.mark.rule("H-208")
@pytest.mark.parametrize("name", ["difficulty", "Layout", "layouts", "", "sleep_walk"])
def test_any_other_name_is_rejected_and_the_real_ones_are_listed(name: str) -> None:
    with pytest.raises(BadOption) as problem:
        GAME.new(seed=1, options={name: "world"})
    message = str(problem.value)
    assert f"'{name}'" in message
    assert all(option in message for option in TABLE)


@pytest.mark.rule("H-208")
def test_the_options_of_a_mode_can_be_named_in_any_mode() -> None:
    every = {name: values[-1] for name, (values, _) in TABLE.items()}
    for mode in modes():
        assert every.items() <= GAME.new(seed=1, mode=mode, options=every).setup.options.items()


@pytest.mark.rule("H-208")
def test_champions_are_named_or_drawn() -> None:
    assert {"champion", "champion_2", "champion_3", "champion_4"} <= WHO_PLAYS
    for name in WHO_PLAYS:
        with pytest.raises(BadOption):
            GAME.new(seed=1, options={name: "enoki"})
    with pytest.raises(BadOption):
        GAME.new(seed=1, options={"unlocked": ["enoki"]})


# -- locked cards (H-219) --------------------------------------------------------------------------------------------


def leveled(champion: str, colour: str, **chosen: object) -> Match:
    """Step F of a turn in which one gauge reached 5: which card is learned?"""
    energy = tuple(4 if each == colour else 0 for each in ("red", "green", "blue"))
    match = table("arena", champion=champion, energy=energy, items=["dream_honey"], options=chosen)  # type: ignore[arg-type]
    other = "red" if colour != "red" else "blue"
    play(match, "item dream_honey", f"gauge {colour}", f"gauge {other}", "end")
    assert kind(match) == "learn"
    return match


@pytest.mark.rule("H-219")
@pytest.mark.parametrize(
    ("champion", "colour", "cards", "locked"),
    [
        ("leaf", "red", ["strangling_vine", "bramble_maze"], "creeping_blight"),
        ("leaf", "blue", ["hungry_soil", "drowsy_pollen"], "last_seed"),
        ("leaf", "green", ["patience_of_the_oak", "walking_grove"], None),
        ("persephone", "green", ["second_skin", "slipped_leash"], "cornered"),
    ],
)
def test_an_unlocked_card_joins_the_choice_of_its_colour(
    champion: str, colour: str, cards: list[str], locked: str | None
) -> None:
    plain = {f"learn {card}" for card in cards}
    more = plain | ({f"learn {locked}"} if locked else set())
    others = [name for name in CHAMPIONS if name != champion]
    assert set(options(leveled(champion, colour))) == plain
    assert set(options(leveled(champion, colour, locked_cards="off", unlocked=[champion]))) == plain  # never used
    assert set(options(leveled(champion, colour, locked_cards="on"))) == plain  # nothing won yet
    assert set(options(leveled(champion, colour, locked_cards="on", unlocked=others))) == plain  # somebody else's arena
    assert set(options(leveled(champion, colour, locked_cards="on", unlocked=[champion]))) == more


@pytest.mark.rule("H-219")
def test_a_locked_card_that_is_chosen_goes_to_hand_like_any_other() -> None:
    match = leveled("leaf", "red", locked_cards="on", unlocked=["leaf"])
    play(match, "learn creeping_blight")
    go(match, "act")
    held = {card["id"]: card["state"] for card in seat(match)["cards"]}
    assert held["creeping_blight"] == "hand"
    assert not {"strangling_vine", "bramble_maze"} & set(held)
    assert "play creeping_blight" in options(match)


@pytest.mark.rule("H-219")
def test_locked_cards_are_never_in_the_starting_hand() -> None:
    match = roll_on(GAME.new(seed=1, options={"champion": "leaf", "locked_cards": "on", "unlocked": ["leaf"]}))
    assert {card["id"] for card in seat(match)["cards"]} == {"dash", "grappling_roots", "thornlash", "rising_sap"}
