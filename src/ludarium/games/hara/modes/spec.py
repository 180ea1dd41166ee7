"""A mode for people: its name, what it is about in three lines, who may be played, and the changes it makes."""

from __future__ import annotations

from dataclasses import dataclass

from ludarium.core.text import Localized
from ludarium.games.hara.state import NONE, Variant

ANYBODY = NONE


@dataclass(frozen=True)
class Spec:
    place: int  # in the list of modes
    variant: Variant
    name: Localized
    lines: Localized  # three lines: the story, the goal, the catch
    champion: int = ANYBODY  # the only champion that can be played
    seats: tuple[int, int] = (1, 1)
    ghost: bool = False  # the options of the Ghost make sense


def both(en: str, fr: str) -> Localized:
    return Localized({"en": en, "fr": fr})
