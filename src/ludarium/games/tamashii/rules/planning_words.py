"""A stop of the Planning phase in words: Upgrades, trades, Planning cards, moves (sections 18 and 19)."""

from __future__ import annotations

from ludarium.core.decisions import END, Choice, Decision, Odds, Pack, Phrase, later
from ludarium.core.language.program import USE as USE_LINE
from ludarium.core.why import nothing_wrong
from ludarium.games.tamashii import leads, odds, reasons
from ludarium.games.tamashii.lexicon import augmentation, card_anchor, cell_anchor, cell_name, seat_phrase, the_token_on
from ludarium.games.tamashii.patterns import LOCKABLE
from ludarium.games.tamashii.rules import planning, upgrades
from ludarium.games.tamashii.rules.augmentations import price
from ludarium.games.tamashii.rules.planning import BEFORE_FILL, BEFORE_TRACE, IN_PROGRAMMING
from ludarium.games.tamashii.rules.programming_words import move_choice
from ludarium.games.tamashii.rules.upgrades import NUMBER, WHAT
from ludarium.games.tamashii.scripts import use_choice
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import MEMORY, TYPES

STOPS = {int(BEFORE_FILL): "fill", int(IN_PROGRAMMING): "programming"}


def which(s: Tamashii, pack: Pack) -> dict[str, object]:
    seat = int(s.then_a)
    told = {"memory": int(s.assets[4 * seat + MEMORY]), "exp": int(s.exp[seat])}
    return {"stop": STOPS.get(int(s.then_b), "trace"), "moves": int(s.moves_left[seat]), **told}


stop = Decision[Tamashii, Pack](planning.stop_answered, what=WHAT, asks=which, elsewhere=reasons.not_upgrades)


@stop.answer("done", upgrades.END, NUMBER, elsewhere=nothing_wrong)
def done(s: Tamashii, pack: Pack, _none: int) -> Choice:
    return Choice("done", Phrase("option-planning-done", {"stop": STOPS.get(int(s.then_b), "trace")}), role=END)


@done.odds
def the_roll(s: Tamashii, _pack: Pack, _none: int) -> list[Odds]:
    """T-145: before the Trace roll nothing else follows."""
    return odds.of_trace_roll(s, int(s.then_a)) if s.then_b == BEFORE_TRACE else []


@done.summed_up
def what_is_left(s: Tamashii, pack: Pack, none: int) -> Phrase | None:
    if s.then_b == IN_PROGRAMMING:
        return leads.of_ending(s, pack, int(s.then_a))
    return leads.in_chances(the_roll(s, pack, none))


@stop.answer("move", upgrades.MOVE, NUMBER, elsewhere=reasons.not_in_programming)
def move(s: Tamashii, pack: Pack, number: int) -> Choice:
    return move_choice(s, int(s.then_a), number)


@move.summed_up
def makes(s: Tamashii, pack: Pack, number: int) -> Phrase | None:
    seat = int(s.then_a)
    return leads.of_move(s, pack, seat, number, int(s.moves_left[seat]))


@stop.answer("discard", upgrades.DISCARD, NUMBER)
def discard(s: Tamashii, pack: Pack, cell: int) -> Choice:
    seat = int(s.then_a)
    told = {"what": the_token_on(s, seat, cell)}
    return Choice(f"discard {cell_name(cell)}", Phrase("option-buy-discard", told), (cell_anchor(seat, cell),))


@stop.answer("token", upgrades.TOKEN, NUMBER)
def token(s: Tamashii, pack: Pack, kind: int) -> Choice:
    return Choice(f"token {TYPES[kind]}", Phrase("option-buy-token", {"token": TYPES[kind]}))


@stop.answer("equip", upgrades.EQUIP, NUMBER)
def equip(s: Tamashii, pack: Pack, card: int) -> Choice:
    found = augmentation(pack, card)
    told = {"card": found.name, "n": int(price(s, int(s.then_a), card))}
    return Choice(f"equip {found.id}", Phrase("option-equip", told), (card_anchor(found),))


@stop.answer("integrity", upgrades.STRENGTHEN, NUMBER)
def integrity(s: Tamashii, pack: Pack, _none: int) -> Choice:
    return Choice("integrity", Phrase("option-buy-integrity"), (f"seat.{int(s.then_a)}.integrity",))


@stop.answer("unlock", upgrades.UNLOCK, NUMBER)
def unlock(s: Tamashii, pack: Pack, lock: int) -> Choice:
    cell = LOCKABLE + lock
    told = {"cell": cell_name(cell)}
    return Choice(f"unlock {cell_name(cell)}", Phrase("option-buy-unlock", told), (cell_anchor(int(s.then_a), cell),))


@stop.answer("open", upgrades.OPEN_TOKEN, NUMBER)
def open_token(s: Tamashii, pack: Pack, _none: int) -> Choice:
    return Choice("open", Phrase("option-buy-open"))


@stop.answer("draw", upgrades.DRAW, NUMBER)
def draw(s: Tamashii, pack: Pack, _none: int) -> Choice:
    return Choice("draw", Phrase("option-buy-draw"))


@stop.answer("trade", upgrades.TRADE, NUMBER)
def trade(s: Tamashii, pack: Pack, seat: int) -> Choice:
    return Choice(f"trade {seat + 1}", Phrase("option-trade", {"seat": seat_phrase(seat)}), (f"seat.{seat}",))


@stop.answer("use", upgrades.USE, NUMBER, elsewhere=later)
def use(s: Tamashii, pack: Pack, line: int) -> Choice:
    return use_choice(s, pack, int(s.then_a), line * USE_LINE)


# -- why not -------------------------------------------------------------------------------------------------------------------


@move.refused
def no_move(s: Tamashii, _pack: Pack, said: list[str]) -> Phrase | None:
    """T-174a: moves are made in Programming, which follows the Fill."""
    if s.then_b != IN_PROGRAMMING:
        return Phrase("why-not-programming")
    return reasons.no_move(s, int(s.then_a), int(s.moves_left[s.then_a]), said)


@discard.refused
def no_discard(s: Tamashii, _pack: Pack, said: list[str]) -> Phrase | None:
    return reasons.no_discard(s, int(s.then_a), said)


@token.refused
def no_token(s: Tamashii, _pack: Pack, said: list[str]) -> Phrase | None:
    return reasons.no_token(s, int(s.then_a), said)


@equip.refused
def no_equip(s: Tamashii, pack: Pack, said: list[str]) -> Phrase | None:
    return reasons.no_equip(s, pack, int(s.then_a), said)


@integrity.refused
def no_integrity(s: Tamashii, _pack: Pack, _said: list[str]) -> Phrase | None:
    return reasons.no_integrity(s, int(s.then_a))


@unlock.refused
def no_unlock(s: Tamashii, _pack: Pack, said: list[str]) -> Phrase | None:
    return reasons.no_unlock(s, int(s.then_a), said)


@open_token.refused
def no_open_token(s: Tamashii, _pack: Pack, _said: list[str]) -> Phrase | None:
    return reasons.no_open_token(s, int(s.then_a))


@draw.refused
def no_draw(s: Tamashii, _pack: Pack, _said: list[str]) -> Phrase | None:
    return reasons.no_class_card(s, int(s.then_a))
