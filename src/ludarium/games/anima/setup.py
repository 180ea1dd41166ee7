"""From the chosen options to the first state (sections 2 and 22)."""

from __future__ import annotations

from ludarium.core.errors import BadOption
from ludarium.core.options import Setup
from ludarium.games.anima.flow import set_up
from ludarium.games.anima.state import Anima
from ludarium.games.anima.tables import Cards, Settings


def settings_of(setup: Setup) -> Settings:
    chosen = setup.options
    settings = Settings()
    settings.seats = setup.seats
    settings.rival = setup.mode == "rival"
    settings.figures = 2 if settings.rival else setup.seats
    settings.tree = chosen["tree"] == "on"
    settings.crisis = chosen["crisis"] == "on"
    if settings.rival and (settings.tree or settings.crisis):
        raise BadOption("against the Rival there is neither tree nor crisis (A-211)")
    settings.multiple_missions = chosen["multiple_missions"] == "on"
    settings.one_area = chosen["initial_areas"] == "one"
    settings.charity_others = chosen["charity_scope"] == "others"
    settings.may_stay = chosen["staying_put"] == "on"
    settings.rests_in_place = chosen["rest_place"] == "stays_put"
    settings.all_leave_first = chosen["departures"] == "all_first"
    settings.recruit_once = chosen["recruit_repeat"] == "never_same_area"
    settings.size_counts_when_forced = chosen["forced_size"] == "respected"
    settings.bystanders = chosen["bystander_combat_cards"] == "on"
    settings.sleepers_are_slow = chosen["immobilised_speed"] == "ignored"
    settings.losers_react = chosen["lost_turn_interrupts"] == "on"
    settings.free_trade = chosen["trade_size"] == "free"
    settings.ask_everybody = chosen["reaction_polling"] == "all"
    limit = chosen["turn_limit"]
    assert isinstance(limit, int)
    settings.turn_limit = limit
    return settings


def first_state(cards: Cards, settings: Settings) -> Anima:
    s = Anima(cards, settings)
    s.later(set_up)
    return s
