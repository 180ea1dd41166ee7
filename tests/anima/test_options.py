"""Options (A-210, A-211). What each of them changes is tested with the rule it belongs to."""

from __future__ import annotations

from itertools import product

import pytest

import ludarium
from ludarium.core.options import OneOf
from ludarium.core.text import LANGUAGES, Phrase
from ludarium.games.anima.meta import INFO
from tests.anima.table import GAME, fresh, state

TABLE = {  # section 22: values, the default first
    "tree": ("off", "on"),
    "multiple_missions": ("off", "on"),
    "crisis": ("off", "on"),
    "initial_areas": ("per_player", "one"),
    "charity_scope": ("all", "others"),
    "staying_put": ("on", "off"),
    "rest_place": ("leaves_map", "stays_put"),
    "departures": ("one_by_one", "all_first"),
    "recruit_repeat": ("not_next_turn", "never_same_area"),
    "forced_size": ("ignored", "respected"),
    "bystander_combat_cards": ("off", "on"),
    "immobilised_speed": ("counts", "ignored"),
    "lost_turn_interrupts": ("off", "on"),
    "trade_size": ("free", "two"),
    "reaction_polling": ("public", "all"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_explained_in_a_sentence(language: str) -> None:
    for spec in INFO.options:
        chosen = [f"-{word}" for word in spec.values.words] if isinstance(spec.values, OneOf) else [""]
        for word in chosen:
            told = GAME.text(Phrase(f"title-option-{spec.id}{word}".replace("_", "-")), language)
            assert told.endswith("."), f"{spec.id}{word}"


@pytest.mark.rule("A-210")
@pytest.mark.parametrize("name", TABLE)
def test_values_and_defaults(name: str) -> None:
    assert fresh().setup.options[name] == TABLE[name][0]
    for value in TABLE[name]:
        assert fresh(**{name: value}).setup.options[name] == value


@pytest.mark.rule("A-210")
@pytest.mark.parametrize(
    "chosen", [{"charity": "all"}, {"tree": "maybe"}, {"tree": True}, {"turn_limit": -1}, {"turn_limit": "long"}]
)
def test_an_unknown_option_or_value_is_rejected(chosen: dict[str, object]) -> None:
    with pytest.raises(ludarium.BadOption):
        GAME.new(seats=3, options=chosen)


@pytest.mark.rule("A-210")
def test_options_are_fixed_at_set_up_and_written_in_the_log() -> None:
    match = fresh(tree="on", turn_limit=60)
    whole = match.position()
    assert (whole["options"]["tree"], whole["options"]["turn_limit"]) == ("on", 60)
    again = GAME.at(whole)
    assert again.setup.options == match.setup.options


@pytest.mark.rule("A-211")
@pytest.mark.rule("A-191")
@pytest.mark.parametrize("name", ["crisis", "tree"])
def test_the_rival_excludes_crisis_and_tree(name: str) -> None:
    with pytest.raises(ludarium.BadOption):
        GAME.new(mode="rival", seats=1, options={name: "on"})


@pytest.mark.rule("A-211")
def test_the_rival_needs_one_seat_and_the_others_more() -> None:
    assert {mode.id: mode.seats for mode in INFO.modes} == {"standard": (2, 5), "rival": (1, 1)}
    for seats in (1, 6):
        with pytest.raises(ludarium.BadOption):
            GAME.new(mode="standard", seats=seats)


@pytest.mark.rule("A-211")
def test_all_other_combinations_are_legal() -> None:
    for values in product(*(TABLE[name] for name in ("tree", "multiple_missions", "crisis", "initial_areas"))):
        match = fresh(2, tree=values[0], multiple_missions=values[1], crisis=values[2], initial_areas=values[3])
        assert state(match).settings.tree == (values[0] == "on")
        assert state(match).settings.crisis == (values[2] == "on")
    odd = {name: values[1] for name, values in TABLE.items()}
    assert fresh(5, **odd).setup.options["departures"] == "all_first"
