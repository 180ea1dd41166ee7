"""Slides and swaps in words (T-64, T-65)."""

from __future__ import annotations

from ludarium.core.decisions import DECLINE, Choice, Decision, Pack, Phrase
from ludarium.games.tamashii import leads, reasons
from ludarium.games.tamashii.lexicon import cell_anchor, cell_name, the_token_on, token_on
from ludarium.games.tamashii.patterns import token_at
from ludarium.games.tamashii.rules import programming
from ludarium.games.tamashii.rules.programming import FROM, TO
from ludarium.games.tamashii.rules.tokens import DONE
from ludarium.games.tamashii.state import Tamashii


def move_choice(s: Tamashii, seat: int, number: int) -> Choice:
    """A move by its two cells, the lower one first; the anchors, and so what one presses, begin with the token that moves."""
    one, other = int(FROM.of(number)), int(TO.of(number))
    board = s.launcher[seat]
    notation = f"move {cell_name(one)} {cell_name(other)}"
    if token_at(board, one) >= 0 and token_at(board, other) >= 0:
        told = {"one": token_on(s, seat, one), "other": token_on(s, seat, other)}
        return Choice(notation, Phrase("option-swap-tokens", told), (cell_anchor(seat, one), cell_anchor(seat, other)))
    here, there = (one, other) if token_at(board, one) >= 0 else (other, one)
    slide = Phrase("option-slide", {"what": the_token_on(s, seat, here), "cell": cell_name(there)})
    return Choice(notation, slide, (cell_anchor(seat, here), cell_anchor(seat, there)))


moving = Decision[Tamashii, Pack](programming.programmed, asks=lambda s, _: {"n": int(s.then_b)})
moving.offers("done", DONE, role=DECLINE)


@moving.answer("move", elsewhere=reasons.not_in_programming)
def move(s: Tamashii, pack: Pack, number: int) -> Choice:
    return move_choice(s, int(s.then_a), number)


@move.summed_up
def makes(s: Tamashii, pack: Pack, number: int) -> Phrase | None:
    return leads.of_move(s, pack, int(s.then_a), number, int(s.then_b))


@move.refused
def no_move(s: Tamashii, _pack: Pack, said: list[str]) -> Phrase | None:
    return reasons.no_move(s, int(s.then_a), int(s.then_b), said)
