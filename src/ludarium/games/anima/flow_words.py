"""What is dealt and kept before the first turn, and the roll for the order, in words (sections 2 and 4)."""

from __future__ import annotations

from ludarium.core.decisions import Choice, Phrase, Secret
from ludarium.core.why import only
from ludarium.games.anima import flow, reasons
from ludarium.games.anima.answers import Decision, comes_to, owner, turned_up
from ludarium.games.anima.lexicon import UNSEEN, Lexicon, counter, figure_phrase, titled
from ludarium.games.anima.refusals import about, named
from ludarium.games.anima.state import DEALT, Anima

IN_SET_UP = only("why-moment-set-up")

keeping = Decision(flow.character_is_kept, elsewhere=IN_SET_UP)
returning = Decision(flow.advantages_are_kept, elsewhere=IN_SET_UP)
beginning = Decision(flow.mission_comes_first, elsewhere=IN_SET_UP)


@keeping.answer("keep")
def keep(s: Anima, names: Lexicon, character: int) -> Choice:
    """A-21: chosen in secret, shown together."""
    card = names.characters[character]
    phrase = Phrase("option-keep", {"card": Secret(card.name, (int(s.actor),), UNSEEN["character"])})
    return Choice(f"keep {card.id}", phrase, (f"character.{card.id}",))


@keep.refused
def not_kept(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-19: one of those that were drawn."""
    character = named(s, names, "character", said[1])
    if character is None:
        return None if said[1] else Phrase("why-moment-die")
    drawn = s.character_at[character] == DEALT + s.actor
    return None if drawn else Phrase("why-not-drawn", {"card": names.characters[character].name})


keep.summed_up(lambda _s, names, character: reasons.whole_character(names.characters[character]))


@returning.answer("return")
def give_back(s: Anima, names: Lexicon, advantage: int) -> Choice:
    card = names.advantages[advantage]
    phrase = Phrase("option-return", {"card": Secret(titled(card.name), (int(s.actor),), UNSEEN["advantage"])})
    return Choice(f"return {card.id}", phrase, (f"advantage.{card.id}",))


def not_dealt(s: Anima, names: Lexicon, card: int) -> Phrase | None:
    drawn = s.advantage_at[card] == DEALT + s.actor
    return None if drawn else Phrase("why-not-drawn", {"card": names.advantages[card].name})


give_back.refused(about("advantage", not_dealt))
give_back.summed_up(lambda _s, names, card: reasons.lost(names.advantages[card]))


@beginning.answer("first")
def first(s: Anima, names: Lexicon, which: int) -> Choice:
    card = names.missions[s.mission[which]]
    return Choice(f"first {card.id}", Phrase("option-first", {"card": card.name}), (f"mission.{card.id}",))


def not_yours(s: Anima, names: Lexicon, mission: int) -> Phrase | None:
    yours = mission in list(s.mission[:2])
    return None if yours else Phrase("why-not-your-mission", {"card": names.missions[mission].name})


first.refused(about("mission", not_yours))

# -- chance ----------------------------------------------------------------------------------------------------------

characters = comes_to("deal", "character", flow.character_is_dealt, owner)
advantages = comes_to("deal", "advantage", flow.advantage_is_dealt, owner)
areas = turned_up("area", "area", flow.area_is_laid)
missions, order = Decision(flow.mission_is_dealt), Decision(flow.rolled_for_order)


@missions.answer("mission")
def mission(s: Anima, names: Lexicon, dealt: int) -> Choice:
    card, seat = names.missions[dealt], int(s.then_a) // 2
    phrase = Phrase("chance-mission", {"player": figure_phrase(s, seat), "card": Secret(card.name, (seat,), UNSEEN["mission"])})
    return Choice(f"mission {counter(s, seat)}={card.id}", phrase)


@order.answer("order")
def order_die(s: Anima, _names: Lexicon, face: int) -> Choice:
    who = int(s.then_a)
    return Choice(f"order {counter(s, who)}={face}", Phrase("chance-order", {"player": figure_phrase(s, who), "die": face}))
