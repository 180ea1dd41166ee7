"""From the chosen options to the first state; the questions of the set-up are rules (rules/setting_up.py)."""

from __future__ import annotations

from ludarium.core.options import Setup
from ludarium.games.tamashii.flow import open_turn
from ludarium.games.tamashii.meta import SCENARIOS
from ludarium.games.tamashii.rules.setting_up import set_up
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.tables import Content, Settings


def settings_of(setup: Setup) -> Settings:
    chosen = setup.options
    settings = Settings(setup.seats, SCENARIOS.index(str(chosen["scenario"])))
    settings.unlocked = chosen["content"] == "all"
    limit = chosen["turn_limit"]
    assert isinstance(limit, int)
    settings.turn_limit = limit
    settings.fill_by_row = chosen["fill"] == "rows"
    return settings


def first_state(content: Content, settings: Settings) -> Tamashii:
    s = Tamashii(content, settings)
    s.later(open_turn)
    s.later(set_up)
    return s
