"""Scripts under way: one sentence after the other, and the gates that leave out the rest."""

from __future__ import annotations

from ludarium.core.kernel import rule
from ludarium.core.native import i64
from ludarium.games.hara.atlas import RING
from ludarium.games.hara.state import Hara


@rule
def perform(s: Hara, script: i64, at: i64, _c: i64) -> None:
    """Do the sentence at `at`; the rest of the script waits on the stack, where a gate finds it."""
    row = s.cards.scripts[script]
    if at + 4 < len(row):
        s.later(perform, script, at + 4)
    s.now(row[at], row[at + 1], row[at + 2], row[at + 3])


def leave_out_the_rest(s: Hara) -> None:
    """A gate is shut: the sentences behind it wait on top of the stack. A gate is never the last sentence."""
    s.cut_back(s.depth - 4)


@rule
def if_felled(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    if s.felled == 0:
        leave_out_the_rest(s)


@rule
def if_resource(s: Hara, n: i64, _b: i64, _c: i64) -> None:
    if s.resource[s.hero] < n:
        leave_out_the_rest(s)


@rule
def if_alone(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    for card in s.in_play:
        if s.where[card] == s.at[s.hero] and s.hostile(card):
            leave_out_the_rest(s)
            return


@rule
def if_hurt(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    if s.health[s.hero] >= s.cards.start_health[s.champion[s.hero]]:
        leave_out_the_rest(s)


@rule
def if_dojo(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    if s.at[s.hero] >= RING:
        leave_out_the_rest(s)
