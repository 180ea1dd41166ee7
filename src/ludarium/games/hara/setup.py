"""From the chosen options to the first state (sections 2 and 20)."""

from __future__ import annotations

from ludarium.core.build import row
from ludarium.core.errors import BadOption
from ludarium.core.options import Setup
from ludarium.core.text import Phrase
from ludarium.games.hara.catalogue import modes
from ludarium.games.hara.flow import set_up
from ludarium.games.hara.modes.spec import ANYBODY, Spec
from ludarium.games.hara.state import CHAMPIONS, NONE, Hara, deck_of, face_down
from ludarium.games.hara.tables import FIRST_SCIENTIST, Cards, Settings


def settings_of(setup: Setup) -> Settings:
    chosen = setup.options
    spec = modes()[setup.mode]
    settings = Settings()
    settings.seats = setup.seats
    settings.layout_energy = chosen["layout"] == "energy" and not spec.lays_worlds
    settings.armored_minus = chosen["armored"] == "minus1"
    settings.dojo_shields_all = chosen["dojo_shield"] == "all"
    unlocked = chosen["unlocked"]
    assert isinstance(unlocked, list)
    settings.unlocked = sum(2 ** CHAMPIONS.index(name) for name in unlocked) if chosen["locked_cards"] == "on" else 0
    settings.champions = row(champions_of(setup, spec))
    spec.settle(settings, chosen)
    return settings


def champions_of(setup: Setup, spec: Spec) -> list[int]:
    """H-25a: the champion of each seat, NONE where it is drawn."""
    if spec.variant.seat_is_foe:
        return [0]  # all six are on the table
    if spec.champion != ANYBODY:
        named = str(setup.options["champion"])
        if named not in ("random", CHAMPIONS[spec.champion]):
            raise BadOption(f"mode {setup.mode} is played with {CHAMPIONS[spec.champion]}, not with {named} (H-7)")
        return [spec.champion]
    names = [str(setup.options[f"champion{'' if seat == 0 else f'_{seat + 1}'}"]) for seat in range(setup.seats)]
    found = [NONE if name == "random" else CHAMPIONS.index(name) for name in names]
    for champion in found:
        if champion != NONE and found.count(champion) > 1:
            why = Phrase("title-same-champion", {"champion": Phrase(f"module-{CHAMPIONS[champion]}")})
            raise BadOption(f"two seats cannot both play {CHAMPIONS[champion]} (H-25)", why)
    return found


def first_state(cards: Cards, settings: Settings, setup: Setup) -> Hara:
    """H-26 to H-28: the table before the first roll; the set-up waits."""
    variant = modes()[setup.mode].variant
    s = Hara(cards, settings, variant)
    for card in range(FIRST_SCIENTIST):
        s.where[card] = face_down(deck_of(card))
    variant.prepare(s)
    s.later(set_up)
    return s
