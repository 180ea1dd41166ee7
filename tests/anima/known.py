"""What the tests of the core must be told of Anima."""

from __future__ import annotations

from ludarium.games.anima.endings import REASONS
from tests.core.known import Known, ends

KNOWN = Known(
    told_by_rules="""keep discard dismiss leave drop use reveal depart go-area stay-area seek seek-again rest hold attack explore
        incline give-up protect take-up turn-die turn-own turn-foe claim-nothing claim-recruit claim-advantage claim-special
        claim-mission send cancel accept decline choose choose-party""",
    not_worth_telling="""end stay trade pass allow leave-it die-less die-more die-keep roll-die roll-own roll-foe enough give take
        fill""",
    endings=tuple(ends(outcome=outcome, winners=winners, turn=9) for outcome in REASONS for winners in (0, 1, 2)),
    mutated=700,
)
