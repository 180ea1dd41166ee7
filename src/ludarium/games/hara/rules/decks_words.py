"""Items that are lost, and what is drawn and rolled, in words (sections 3 and 9)."""

from __future__ import annotations

from ludarium.core.decisions import Choice, Decision, Phrase
from ludarium.games.hara.lexicon import Lexicon, text_of
from ludarium.games.hara.modes.parts import by_luck, drawn_card, moment, rolled_number, rolled_world
from ludarium.games.hara.rules import decks
from ludarium.games.hara.rules.abilities_words import carried, not_carried
from ludarium.games.hara.state import Hara

dropping = Decision[Hara, Lexicon](
    decks.drop_item, asks=lambda s, _: {"n": int(s.then_a)}, elsewhere=moment("why-moment-discard")
)


@dropping.answer("discard")
def drop(s: Hara, names: Lexicon, number: int) -> Choice:
    """Two Dreamstones are one answer twice, told apart by their place."""
    item = names.items[number]
    twins = carried(s, names, int(s.then_b), item.id)
    notation = f"discard {item.id}" if len(twins) == 1 else f"discard {item.id} {twins.index(number) + 1}"
    return Choice(notation, Phrase("option-discard", {"item": item.name}), (f"item.{item.id}",))


@drop.refused
def not_this_item(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
    found = carried(s, names, int(s.then_b), said[1])
    return Phrase("why-which-one") if len(found) > 1 and not said[2] else None if found else not_carried(names, said[1])


drop.summed_up(lambda _, names, item: Phrase("reason-drop", {"text": text_of(names.items[item], "does")}))


# -- chance ----------------------------------------------------------------------------------------------------------


def drawn_item(_s: Hara, names: Lexicon, item: int) -> Choice:
    """Copies of an Item are told apart, so that a log names one outcome."""
    copies = [at for at, card in enumerate(names.items) if card.id == names.items[item].id]
    suffix = f"#{copies.index(item) + 1}" if len(copies) > 1 else ""
    return Choice(f"item={names.items[item].id}{suffix}", Phrase("chance-item", {"item": names.items[item].name}))


item = by_luck(drawn_item, decks.item_is_drawn)
card = by_luck(drawn_card, decks.card_is_drawn)
world = by_luck(rolled_world, decks.world_is_rolled)
number = by_luck(rolled_number, decks.number_is_rolled)
