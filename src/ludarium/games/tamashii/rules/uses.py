"""What a player may use before each step of the Action phase (T-192, `use in action`)."""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import rule
from ludarium.core.language.moments import usable
from ludarium.core.language.program import USE
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.rules.augmentations import use_augmentation
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import IN_ACTION

NOT_NOW: Final = -1


@rule
def use_in_action(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    options: vec[i64] = vec[i64]([])
    for use in usable(s, seat, IN_ACTION):
        options = append(options, use // USE)
    if len(options) > 0:
        s.show(seat, append(options, NOT_NOW), used_in_action, seat)


@rule
def used_in_action(s: Tamashii, seat: i64, _b: i64, use: i64) -> None:
    if use != NOT_NOW:
        s.later(use_in_action, seat)
        use_augmentation(s, use * USE, seat)
