"""Reactions: questions put to a seat out of its turn, for whose answer others wait. The rules themselves know no time; what
is said here lets a table with several people keep things moving and keep what is secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

# who passes in a window: the player; the table where there is nothing else to do; the table
Habit = Literal["off", "smart", "all"]
HABITS: tuple[Habit, ...] = ("off", "smart", "all")
AT_FIRST: Habit = "smart"


def passes(habit: Habit, options: int) -> bool:
    """Whether somebody with this habit is not asked, given how many answers there are."""
    return habit == "all" or (habit == "smart" and options == 1)


@dataclass(frozen=True)
class Reaction:
    """A question that somebody may leave unanswered."""

    otherwise: int  # index of the option that is taken if nobody answers: to pass, to say no, the first of a list
    window: int = 0  # the window it belongs to, from 1; 0: it belongs to none
    patience: int = 1  # how many times the usual time there is to answer


@dataclass(frozen=True)
class Pace:
    """How fast reactions go where several people play, in seconds."""

    floor: float  # a window in which somebody was asked stays open so long, whoever has nothing to say
    timeout: float  # a missing answer becomes `otherwise` after this; 0: never
