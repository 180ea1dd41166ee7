"""Challenges in words, and their chances (section 7)."""

from __future__ import annotations

from ludarium.core.decisions import Choice, Decision, Odds, Phrase, number_in
from ludarium.core.why import number_of
from ludarium.games.hara import notes
from ludarium.games.hara.atlas import name_of
from ludarium.games.hara.lexicon import Lexicon, text_of
from ludarium.games.hara.modes.parts import by_luck, in_a_turn, moment, rolled_number
from ludarium.games.hara.rules import challenges
from ludarium.games.hara.rules.abilities_words import no_activation
from ludarium.games.hara.rules.challenges import CHARGE, SHIFT_CARD, SPIRIT, bonus_of, difficulty_of, is_rift, tell_difficulty
from ludarium.games.hara.rules.offers import CLOSE, DETAIL
from ludarium.games.hara.state import NOWHERE, THOMAS, Hara
from ludarium.games.hara.tables import RIFT


def how_hard(s: Hara, names: Lexicon, source: int, seat: int) -> dict[str, object]:
    """The difficulty, and what makes it harder or easier than the card says."""
    sources = notes.sources_of(s, names.pack, lambda copy: tell_difficulty(copy, source, seat))
    return {"difficulty": int(difficulty_of(s, source, seat)), "sources": sources}


def success(s: Hara, source: int, seat: int, spent: int) -> Odds:
    """H-77a: a d6 plus what is spent must reach the difficulty."""
    needed = int(difficulty_of(s, source, seat) - bonus_of(s, seat)) - spent
    return Odds(Phrase("odds-challenge", {"spirit": spent}), min(6, max(0, 7 - needed)) / 6)


def if_any(odds: Odds) -> list[Odds]:
    return [odds] if odds.probability > 0 else []


def percent(odds: Odds) -> int:
    return round(100 * odds.probability)


# -- the Challenge of a Rift is taken --------------------------------------------------------------------------------

rifts = in_a_turn()


@rifts.answer("challenge", CLOSE, DETAIL)
def close(s: Hara, names: Lexicon, card: int) -> Choice:
    rift = names.places[card]
    phrase = Phrase("option-challenge", {"card": rift.name, **how_hard(s, names, card, int(s.hero))})
    return Choice(f"challenge {rift.id}", phrase, (f"card.{rift.id}", f"space.{name_of(s.where[card])}"))


close.odds(lambda s, _, card: if_any(success(s, card, int(s.hero), 0)))


@close.refused
def not_here(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
    """H-44, H-80: a Rift on the own space, for one Activation."""
    card = number_of(names.places, said[1])
    if card is None:
        return None
    told = {"card": names.places[card].name}
    if s.cards.kind[card] != RIFT:
        return Phrase("why-no-rift", told)
    if s.place(card) == NOWHERE:
        return Phrase("why-not-in-play", told)
    if s.where[card] != s.at[s.hero]:
        return Phrase("why-rift-elsewhere", told)
    return no_activation(s)


@close.summed_up
def least_and_most(s: Hara, names: Lexicon, card: int) -> Phrase:
    """The chance with all the Spirit there is, and with none; what success brings."""
    seat = int(s.hero)
    most = int(s.spirit[seat])
    chances = {word: percent(success(s, card, seat, spent)) for word, spent in (("none", 0), ("all", most))}
    return Phrase("reason-challenge", {"spirit": most, **chances, "success": text_of(names.places[card], "success")})


# -- what is spent on it ---------------------------------------------------------------------------------------------

stake = Decision[Hara, Lexicon](challenges.pay_and_roll, elsewhere=moment("why-moment-spend"))


@stake.asks
def which_one(s: Hara, names: Lexicon) -> dict[str, object]:
    source = int(s.then_a)
    card = names.shifts[source - SHIFT_CARD] if source >= SHIFT_CARD else names.places[source]
    return {"card": card.name, **how_hard(s, names, source, int(s.then_b))}


@stake.answer("spend", None, SPIRIT, CHARGE)
def spend(_s: Hara, _names: Lexicon, spirit: int, charge: int) -> Choice:
    notation = f"spend {spirit}" + (f" charge {charge}" if charge else "")
    told = {"spirit": spirit, "charge": charge}
    phrase = Phrase("option-spend", told) if spirit or charge else Phrase("option-spend-nothing")
    return Choice(notation, phrase, (f"spirit.{spirit}", *([f"charge.{charge}"] if charge else [])))


spend.odds(lambda s, _, spirit, charge: if_any(success(s, int(s.then_a), int(s.then_b), spirit + charge)))


@spend.refused
def too_much(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    """H-77a: 0 up to all; Charge only for Thomas, on a Rift (H-222b)."""
    seat = int(s.then_b)
    spirit = number_in(said[1])
    charge = (number_in(said[3]) or 0) if said[2] == "charge" else 0
    if spirit is None:
        return None
    if charge > 0 and not (s.champion[seat] == THOMAS and is_rift(s, s.then_a)):
        return Phrase("why-no-charge")
    if charge > s.resource[seat]:
        return Phrase("why-little-charge", {"has": int(s.resource[seat])})
    return Phrase("why-little-spirit", {"has": int(s.spirit[seat])}) if spirit > s.spirit[seat] else None


@spend.summed_up
def chance_and_rest(s: Hara, _names: Lexicon, spirit: int, charge: int) -> Phrase:
    found = percent(success(s, int(s.then_a), int(s.then_b), spirit + charge))
    return Phrase("reason-spend", {"percent": found, "left": int(s.spirit[s.then_b]) - spirit})


roll = by_luck(rolled_number, challenges.challenge_is_rolled)
