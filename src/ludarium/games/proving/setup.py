"""From the chosen options to the first state (section 2)."""

from __future__ import annotations

from ludarium.core.bits import BIT
from ludarium.core.build import row
from ludarium.core.options import Setup
from ludarium.games.proving.dice import DRAGON, NAMES
from ludarium.games.proving.flow import steps_of_a_round, steps_of_setup
from ludarium.games.proving.state import CHARIOTS, CONSPIRATORS, MODULES, SUN_MOON, Proving
from ludarium.games.proving.state import DRAGON as DRAGON_MODULE
from ludarium.games.proving.tables import Cards, Settings


def settings_of(setup: Setup) -> Settings:
    chosen = setup.options
    settings = Settings()
    modules = chosen["modules"]
    assert isinstance(modules, list)
    settings.modules = sum(2 ** MODULES.index(module) for module in modules)
    settings.ring_index = whole(chosen["ring_index"])
    settings.blank_face = chosen["sixth_face"] == "blank"
    settings.short_moves = chosen["short_moves"] == "allowed"
    settings.collect_first = chosen["exhaustion_reset"] == "collect_then_shift"
    settings.dragon_exhaustible = bool(chosen["dragon_exhaustible"])
    settings.chaos_each_time = chosen["chaos_timing"] == "each_time"
    settings.single_strict = chosen["chariot_single"] == "strict"
    settings.chariot_partial = bool(chosen["chariot_partial"])
    settings.sun_must = chosen["sun_bonus"] == "must"
    settings.bonus_exhausts_freely = chosen["sun_exhaust"] == "any"
    settings.untimed = chosen["clock_mode"] == "untimed"
    settings.round_seconds = whole(chosen["round_seconds"])
    settings.roll_ms = milliseconds(chosen["roll_seconds"])
    settings.place_ms = milliseconds(chosen["place_seconds"])
    settings.steps = row(steps_of_a_round(int(settings.modules)))
    return settings


def whole(value: object) -> int:
    assert isinstance(value, int)
    return value


def milliseconds(seconds: object) -> int:
    assert isinstance(seconds, int | float)
    return round(seconds * 1000)


def dice(*names: str) -> int:
    return sum(BIT[NAMES.index(name)] for name in names)


def first_state(cards: Cards, settings: Settings) -> Proving:
    """P-16 to P-20, P-122: the board as it lies before the first card is drawn; the steps of the set-up wait."""
    s = Proving(cards, settings)
    s.enemy_deck = row(list(range(len(cards.top))))
    if s.plays(CHARIOTS):  # P-20: what is not played stays in the box
        s.chariot_deck = row(list(range(len(cards.asks))))
    if s.plays(CONSPIRATORS):
        s.conspirator_deck = row(list(range(len(cards.plot))))
    s.tired = row([dice("W6"), dice("W7"), dice("W8")])  # top, middle, bottom
    s.pool = dice("W1", "W2", "W3", "W4", "W5", "B1", "G1", "Y1")
    spare = dice("B2", "G2", "Y2")
    if s.plays(SUN_MOON):
        s.dial = spare
    else:
        s.colour_stack = spare
        s.stack_at = settings.ring_index
    if s.plays(DRAGON_MODULE):
        s.pool |= DRAGON
    s.follow(row(steps_of_setup(int(settings.modules))))
    return s
