"""A champion's turn in words (section 4)."""

from __future__ import annotations

from ludarium.core.decisions import AFFIRM, DECLINE, END, Choice, Decision, Phrase, Secret, kind_of
from ludarium.games.hara.lexicon import Lexicon, champion_phrase
from ludarium.games.hara.modes.parts import by_luck, elsewhere, moment, other_step
from ludarium.games.hara.rules import offers, turn
from ludarium.games.hara.rules.offers import WHAT
from ludarium.games.hara.rules.shift import next_shifts
from ludarium.games.hara.state import Hara

# -- the start -------------------------------------------------------------------------------------------------------

rested = Decision[Hara, Lexicon](turn.rest_or_not, elsewhere=moment("why-moment-order"))
rested.offers("rest", turn.ACCEPT, "order.2", role=AFFIRM)
rested.offers("decline", turn.DECLINE, "order.2", role=DECLINE)


def foreseen_shift(s: Hara, names: Lexicon, shift: int) -> Choice:
    """Only the seat that looks may know which card it is (H-31a)."""
    card = Secret(names.shifts[shift].name, (int(s.then_a),), Phrase("unseen-card"))
    return Choice(f"shift={names.shifts[shift].id}", Phrase("chance-foresee", {"shift": card}))


foreseen = by_luck(foreseen_shift, turn.foresee)
on_top = Decision[Hara, Lexicon](
    turn.keep_or_bury,
    asks=lambda s, names: {"shift": names.shifts[next_shifts(s)[0]].name},
    elsewhere=moment("why-moment-order"),
)
on_top.offers("keep", turn.KEEP, "deck.shift")
on_top.offers("bottom", turn.BURY, "deck.shift")


# -- Phase I ---------------------------------------------------------------------------------------------------------


@elsewhere
def not_over_yet(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
    return Phrase("why-mid-move") if kind_of(s) == "walk_on" else other_step(s, names, said)


adventure = Decision[Hara, Lexicon](turn.act, what=WHAT, elsewhere=not_over_yet)


@adventure.asks
def what_is_left(s: Hara, _names: Lexicon) -> dict[str, object]:
    return {"activations": int(s.activations), "champion": champion_phrase(int(s.champion[s.turn]))}


@adventure.answer("end", offers.END)
def end(s: Hara, _names: Lexicon) -> Choice:
    """A turn that ends early gives its Activations away."""
    unspent = Phrase("option-end-unspent", {"n": int(s.activations)}) if s.activations > 0 else None
    return Choice("end", Phrase("option-end"), ("turn",), END, unused=unspent)
