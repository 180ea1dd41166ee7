"""Assets and Locks in words."""

from __future__ import annotations

from ludarium.core.decisions import Choice, Decision, Pack, Phrase
from ludarium.games.tamashii.lexicon import cell_anchor, cell_name, one_asset
from ludarium.games.tamashii.patterns import LOCKABLE
from ludarium.games.tamashii.rules import assets
from ludarium.games.tamashii.state import Tamashii

one_by_one = one_asset(assets.asset_chosen, "gain")
alike = one_asset(assets.same_gained, "gain")
different = one_asset(assets.different_gained, "gain")
lost = one_asset(assets.asset_lost, "lose")

unlocking = Decision[Tamashii, Pack](assets.unlocked)


@unlocking.answer("unlock")
def unlock(s: Tamashii, pack: Pack, lock: int) -> Choice:
    cell = LOCKABLE + lock
    return Choice(
        f"unlock {cell_name(cell)}", Phrase("option-unlock", {"cell": cell_name(cell)}), (cell_anchor(int(s.then_a), cell),)
    )
