"""What is asked, and everything that is said of the answers."""

from __future__ import annotations

from examples.leduc import flow
from examples.leduc.flow import RAISE_BY, to_pay
from examples.leduc.state import CALL, FOLD, RAISE, Leduc
from ludarium.core.decisions import Choice, Decision, Pack, Phrase, Secret

bet = Decision[Leduc, Pack](
    flow.say, asks=lambda s, _: {"player": int(s.turn) + 1, "round": int(s.round), "chips": int(to_pay(s))}
)


def pot(s: Leduc) -> tuple[str, ...]:
    return (f"seat.{int(s.turn)}", "pot")


@bet.answer("fold", FOLD, why="why-no-fold")
def fold(s: Leduc, pack: Pack) -> Choice:
    return Choice("fold", Phrase("option-fold", {"chips": int(s.chips[s.turn])}), pot(s))


@bet.answer("call", CALL)
def call(s: Leduc, pack: Pack) -> Choice:
    paid = int(to_pay(s))
    return Choice("call", Phrase("option-call", {"chips": paid}) if paid else Phrase("option-check"), pot(s), free=paid == 0)


@bet.answer("raise", RAISE)
def raise_it(s: Leduc, pack: Pack) -> Choice:
    raised = int(RAISE_BY[s.round])
    return Choice("raise", Phrase("option-raise", {"chips": int(to_pay(s)) + raised, "raised": raised}), pot(s))


@raise_it.refused
def raised_enough(s: Leduc, pack: Pack, said: list[str]) -> Phrase:
    return Phrase("why-no-raise", {"most": int(s.most_raises)})


# -- chance ----------------------------------------------------------------------------------------------------------

hand = Decision[Leduc, Pack](flow.dealt, asks=lambda s, _: {"player": int(s.then_a) + 1})
public = Decision[Leduc, Pack](flow.turned_up)


@hand.answer("deal")
def dealt(s: Leduc, pack: Pack, card: int) -> Choice:
    """L-2: only this player sees it."""
    seat, found = int(s.then_a), pack.cards[card]
    told = {"player": seat + 1, "card": Secret(found.name, (seat,), Phrase("hidden-card"))}
    return Choice(f"deal {seat}={found.id}", Phrase("chance-deal", told), (f"seat.{seat}",))


@public.answer("public")
def turned_up(s: Leduc, pack: Pack, card: int) -> Choice:
    return Choice(f"public={pack.cards[card].id}", Phrase("chance-public", {"card": pack.cards[card].name}), ("public",))
