"""Tests in words: which tokens are dumped for dice."""

from __future__ import annotations

from ludarium.core.decisions import END, Pack
from ludarium.games.tamashii import leads, odds, reasons
from ludarium.games.tamashii.lexicon import one_cell
from ludarium.games.tamashii.rules import tests
from ludarium.games.tamashii.state import Tamashii

dumped = one_cell(tests.dumped_for_test, "contribute")
(contributing,) = dumped.answers
contributing.refused(lambda s, _pack, said: reasons.no_token_for_the_test(s, int(s.then_a), said[1]))
contributing.odds(lambda s, _pack, _cell: odds.of_contributing(s, 1))
contributing.summed_up(lambda s, _pack, _cell: leads.in_chances(odds.of_contributing(s, 1)))


@dumped.asks
def how_many(s: Tamashii, _pack: Pack) -> dict[str, object]:
    """T-243, T-244: how many successes are wanted, how many dice are paid for; in a Group Test by the others, too."""
    at, own = s.beneath(tests.judge), int(s.test_dice[s.then_a])
    others = sum(int(dice) for dice in s.test_dice) - own
    return {"n": int(s.stack[at + 1]) if at >= 0 else 0, "dice": own, "others": others}


enough = dumped.offers("enough", tests.ENOUGH, role=END)
enough.odds(lambda s, _pack: odds.of_contributing(s, 0))
enough.summed_up(lambda s, _pack: leads.in_chances(odds.of_contributing(s, 0)))
