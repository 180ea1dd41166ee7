"""The Interaction phase in words: whom to attack, whom to trade with (sections 9 and 16)."""

from __future__ import annotations

from ludarium.core.bits import has_bit
from ludarium.core.decisions import Phrase
from ludarium.games.anima.answers import Decision, may_end, party_called
from ludarium.games.anima.lexicon import Lexicon, figure_phrase
from ludarium.games.anima.odds import of_an_attack
from ludarium.games.anima.refusals import about, duty, in_phase
from ludarium.games.anima.rules import interaction
from ludarium.games.anima.rules.targets import is_equal
from ludarium.games.anima.rules.trade import MOST_OFFERS, are_kept_apart
from ludarium.games.anima.rules.uses_words import may_use
from ludarium.games.anima.slot_choices import ATTACK, TRADE, USE, WHAT, WHICH
from ludarium.games.anima.state import NOWHERE, Anima, pair
from ludarium.games.anima.traits import NO_FIGHTING, NO_TRADE, REST_HERE, SILVER_TONGUE

slot = Decision(interaction.interacts, what=WHAT, elsewhere=in_phase("interaction"))
may_end(slot)
may_use(slot, USE, WHICH)
trade = slot.answer("trade", TRADE, WHICH)(party_called("trade"))
attack = slot.answer("attack", ATTACK, WHICH)(party_called("attack"))
attack.odds(lambda s, _names, other: of_an_attack(s, other))


def not_yourself(s: Anima, _names: Lexicon, figure: int) -> Phrase | None:
    return Phrase("why-not-yourself") if figure == s.actor else None


def other_size(s: Anima, _names: Lexicon, other: int) -> Phrase | None:
    """A-91"""
    if is_equal(s, s.actor, other):
        return None
    sizes = {"mine": int(s.size(s.actor)), "theirs": int(s.size(other))}
    return Phrase("why-sizes", {"player": figure_phrase(s, other), **sizes})


def out_of_reach(s: Anima, names: Lexicon, other: int) -> Phrase | None:
    """A-91 to A-93, A-96"""
    told: dict[str, object] = {"player": figure_phrase(s, other)}
    here = int(s.at[s.actor])
    if has_bit(s.has_attacked, s.actor):
        return Phrase("why-attacked-already")
    if has_bit(s.no_fight, s.actor):
        return Phrase("why-forbidden")
    if here == NOWHERE or s.at[other] != here:
        return Phrase("why-off-map" if here == NOWHERE else "why-not-here", told)
    if s.place_has(here, NO_FIGHTING):
        return Phrase("why-no-fighting", {"area": names.areas[here].name})
    if s.place_has(here, REST_HERE) and has_bit(s.resting, other):
        return Phrase("why-sheltered", told)
    return Phrase("why-fought-already", told) if s.fought & pair(s.actor, other) else None


attack.refused(about("party", not_yourself, out_of_reach, other_size))


# -- trades: first what is wrong on one's own side, then on the other, then between the two (A-81, A-88, A-89) -----------


def not_trading(s: Anima, names: Lexicon, other: int) -> Phrase | None:
    figure = s.actor
    if s.is_rival(other):
        return Phrase("why-rival-trade")
    if s.at[figure] == NOWHERE:
        return Phrase("why-off-map")
    if has_bit(s.no_trade, figure):
        return Phrase("why-forbidden")
    if s.in_duty(figure, NO_TRADE):
        return duty(s, names)
    if s.cards.trade[s.at[figure]] == 0:
        return Phrase("why-no-trade-here", {"area": names.areas[s.at[figure]].name})
    if has_bit(s.has_traded, figure):
        return Phrase("why-traded-already")
    most = int(MOST_OFFERS + s.trait(figure, SILVER_TONGUE))
    return Phrase("why-offers-spent", {"n": most}) if s.offers[figure] >= most else None


def not_a_partner(s: Anima, names: Lexicon, other: int) -> Phrase | None:
    told: dict[str, object] = {"player": figure_phrase(s, other)}
    if has_bit(s.resting, other):
        return Phrase("why-partner-rests", told)
    if s.at[other] == NOWHERE or s.has_lost(other):
        return Phrase("why-partner-away", told)
    if has_bit(s.no_trade, other) or s.in_duty(other, NO_TRADE):
        return Phrase("why-partner-forbidden", told)
    if s.cards.trade[s.at[other]] == 0:
        return Phrase("why-partner-no-trade", told | {"area": names.areas[s.at[other]].name})
    if s.traded & pair(s.actor, other):
        return Phrase("why-traded-with", told)
    return Phrase("why-kept-apart", told) if are_kept_apart(s, s.actor, other) else None


trade.refused(about("party", not_yourself, not_trading, not_a_partner))
