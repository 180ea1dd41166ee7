"""Tokens in words: drawn by luck, placed, dumped, discarded, exchanged."""

from __future__ import annotations

from ludarium.core.decisions import DECLINE, Choice, Decision, Pack, Phrase
from ludarium.games.tamashii import reasons
from ludarium.games.tamashii.lexicon import cell_anchor, cell_name, chance_token, one_cell, token_on
from ludarium.games.tamashii.rules import tokens
from ludarium.games.tamashii.rules.tokens import CELL, DONE, IN_THE_DUMP, KIND
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import TYPES

drawn = chance_token(tokens.fill_cell, tokens.plain_cell_filled, tokens.token_prepared)
dumped, discarded = one_cell(tokens.dump_cell, "dump"), one_cell(tokens.discard_cell, "discard")

gained = Decision[Tamashii, Pack](tokens.type_chosen)


@gained.answer("token")
def token(s: Tamashii, pack: Pack, kind: int) -> Choice:
    return Choice(f"token {TYPES[kind]}", Phrase("option-token", {"token": TYPES[kind]}))


plain = Decision[Tamashii, Pack](tokens.plain_cell_chosen)


@plain.answer("fill")
def fill(s: Tamashii, pack: Pack, cell: int) -> Choice:
    told = {"cell": cell_name(cell)}
    return Choice(f"fill {cell_name(cell)}", Phrase("option-fill", told), (cell_anchor(int(s.then_a), cell),))


placed = Decision[Tamashii, Pack](tokens.prepared_placed, asks=lambda s, _: {"token": TYPES[int(s.then_b)]})


@placed.answer("place")
def place(s: Tamashii, pack: Pack, cell: int) -> Choice:
    token, seat = TYPES[int(s.then_b)], int(s.then_a)
    told = {"what": Phrase("the-token-there", {"token": token, "cell": cell_name(cell)})}
    return Choice(f"place {token} {cell_name(cell)}", Phrase("option-place", told), (cell_anchor(seat, cell),))


@place.refused
def not_empty(s: Tamashii, pack: Pack, said: list[str]) -> Phrase | None:
    return reasons.no_empty_cell(s, int(s.then_a), said[2])


purging = Decision[Tamashii, Pack](tokens.purged)
purging.offers("purge dump", IN_THE_DUMP)


@purging.answer("purge")
def purge(s: Tamashii, pack: Pack, cell: int) -> Choice:
    told = {"cell": cell_name(cell)}
    return Choice(f"purge {cell_name(cell)}", Phrase("option-purge", told), (cell_anchor(int(s.then_a), cell),))


exchanging = Decision[Tamashii, Pack](tokens.exchanged, asks=lambda s, _: {"n": int(s.then_b)})
exchanging.offers("done", DONE, role=DECLINE)


@exchanging.answer("exchange")
def exchange(s: Tamashii, pack: Pack, option: int) -> Choice:
    cell, kind, seat = int(CELL.of(option)), int(KIND.of(option)), int(s.then_a)
    told = {"what": token_on(s, seat, cell), "token": TYPES[kind]}
    return Choice(f"exchange {cell_name(cell)} {TYPES[kind]}", Phrase("option-exchange", told), (cell_anchor(seat, cell),))
