"""From the chosen options to the first state; the questions of the set-up are rules (rules/setting_up.py)."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.core.build import row
from ludarium.core.errors import BadOption
from ludarium.core.options import Setup
from ludarium.core.text import Phrase
from ludarium.games.tamashii.flow import open_turn
from ludarium.games.tamashii.meta import BOARDS, CHOSEN, CLASSES, FIRST, SCENARIOS, SEATS
from ludarium.games.tamashii.rules.setting_up import set_up
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.tables import Content, Settings


def settings_of(setup: Setup, scenarios: Sequence[str] = SCENARIOS) -> Settings:
    """`scenarios`: those of the pack, by their ids."""
    chosen = setup.options
    scenario = str(chosen["scenario"])
    if scenario not in scenarios:
        why = Phrase("wrong-value", {"option": "scenario", "value": scenario})
        raise BadOption(f"these cards have no scenario '{scenario}'; there is {', '.join(scenarios)}", why)
    settings = Settings(setup.seats, scenarios.index(scenario))
    settings.unlocked = chosen["content"] == "all"
    limit = chosen["turn_limit"]
    assert isinstance(limit, int)
    settings.turn_limit = limit
    settings.fill_by_row = chosen["fill"] == "rows"
    settings.first_player = first_player(setup)
    settings.fixed_colour = row(fixed(setup, "board", BOARDS, "T-7"))
    settings.fixed_class = row(fixed(setup, "class", CLASSES, "T-14"))
    return settings


def first_player(setup: Setup) -> int:
    """T-22: a seat, or by chance."""
    seat = FIRST.index(str(setup.options["first_player"]))
    if seat > setup.seats:
        why = Phrase("title-no-such-seat", {"seat": seat, "seats": setup.seats})
        raise BadOption(f"there is no seat {seat} at a table of {setup.seats} (T-22)", why)
    return seat - 1


def fixed(setup: Setup, id: str, words: tuple[str, ...], rule: str) -> list[int]:
    """T-27a: what was settled for each seat before the match; -1: chosen at the table. No two seats have the same."""
    named = [str(setup.options[id if seat == 1 else f"{id}_{seat}"]) for seat in range(1, SEATS + 1)][: setup.seats]
    for word in named:
        if word != CHOSEN and named.count(word) > 1:
            raise BadOption(f"two seats cannot both have {id} {word} ({rule})", Phrase(f"title-same-{id}", {"which": word}))
    return [-1 if word == CHOSEN else words.index(word) for word in named] + [-1] * (SEATS - setup.seats)


def first_state(content: Content, settings: Settings) -> Tamashii:
    s = Tamashii(content, settings)
    s.later(open_turn)
    s.later(set_up)
    return s
