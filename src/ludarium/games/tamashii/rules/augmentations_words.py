"""Augmentations in words."""

from __future__ import annotations

from ludarium.core.decisions import DECLINE, Choice, Decision, Pack, Phrase
from ludarium.games.tamashii.fields import NONE
from ludarium.games.tamashii.lexicon import augmentation, card_anchor, chance_card, one_card
from ludarium.games.tamashii.rules import augmentations
from ludarium.games.tamashii.rules.augmentations import price
from ludarium.games.tamashii.state import Tamashii

drawn = chance_card(augmentations.augmentation_drawn, "card", augmentation)
kept = one_card(augmentations.card_kept, "keep", augmentation)
broken = one_card(augmentations.break_card, "break", augmentation)

equipping = Decision[Tamashii, Pack](augmentations.equip_chosen)
equipping.offers("equip none", NONE, role=DECLINE)


@equipping.answer("equip")
def equip(s: Tamashii, pack: Pack, card: int) -> Choice:
    found = augmentation(pack, card)
    cost = max(0, int(price(s, int(s.then_a), card)) - int(s.then_b))
    return Choice(f"equip {found.id}", Phrase("option-equip", {"card": found.name, "n": cost}), (card_anchor(found),))
