"""Where a number comes from that the card in hand does not say: told just before what it changes, and joined with it in the
log."""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import note
from ludarium.core.native import i64
from ludarium.games.hara.state import Hara

BY_CARD: Final = note("by_card", "card", "n")
BY_ITEM: Final = note("by_item", "item", "n")
BY_WORD: Final = note("by_word", "word", "n")

# words for what is no card and no Item
AIM: Final = 0
GUARD: Final = 1
WEAK: Final = 2
MODE: Final = 3
STONES: Final = 4
MEDITATION: Final = 5
PLATES: Final = 6
ROLL: Final = 7
PAID: Final = 8
INSIGHT: Final = 9
SUNLIT: Final = 10
SHADED: Final = 11
BARED: Final = 12
PASSIVE: Final = 13
HURT: Final = 14
FELLED_ONE: Final = 15
CLOSE_BLOW: Final = 16
DEFEAT: Final = 17
UNUSED: Final = 18
QUIET: Final = 19
QUIET_GREEN: Final = 20
OTHER_SIDE: Final = 21
SOURCES: Final = (
    "aim",
    "guard",
    "weak",
    "mode",
    "stones",
    "meditation",
    "plates",
    "roll",
    "paid",
    "insight",
    "sunlit",
    "shaded",
    "bared",
    "passive",
    "hurt",
    "felled-one",
    "close-blow",
    "defeat",
    "unused",
    "quiet",
    "quiet-green",
    "other-side",
)


def tell_word(s: Hara, word: i64, n: i64) -> None:
    if n != 0:
        s.tell(BY_WORD, word, n)
