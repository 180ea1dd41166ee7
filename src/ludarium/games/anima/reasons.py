"""Why an answer may be good and what it costs, for hints: one sentence or two, with their numbers. What is said of one answer
stands beside its decision; here are the chances, and what things are worth."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.core.packs import Card
from ludarium.core.prompts import Odds, kind_of
from ludarium.core.text import Phrase
from ludarium.games.anima.odds import in_combat
from ludarium.games.anima.rules.windows import PASS
from ludarium.games.anima.state import Anima

FIGHT = ("odds-win", "odds-tie", "odds-death")


def summed_up(s: Anima, option: int, chances: list[Odds], own: Phrase | None) -> Phrase | None:
    kind = kind_of(s)
    carded = kind == "pay_and_announce" or (kind == "add_to_combat" and option != PASS)
    parts = [*([in_chances(chances, s, carded)] if chances else []), *([own] if own else [])]
    return in_a_row(parts) if parts else None


def in_a_row(told: Sequence[Phrase], id: str = "sentences") -> Phrase:
    """Sentences one after the other, as a card has them."""
    first, *others = told
    return Phrase(id, {"first": first, "others": in_a_row(others, id)}) if others else first


# -- chances ---------------------------------------------------------------------------------------------------------


def in_chances(found: list[Odds], s: Anima, carded: bool) -> Phrase:
    """A fight is told whole: won, tied, lost; with a card, against what it would be without."""
    by_id = {each.phrase.id: percent(each.probability) for each in found}
    if set(by_id) <= set(FIGHT):
        told: dict[str, object] = {id.removeprefix("odds-"): by_id.get(id, 0) for id in FIGHT}
        return Phrase("reason-fight", {**told, "without": won_without(s) if carded else -1})
    likely = sorted(found, key=lambda each: -each.probability)[:2]
    told_odds = [Phrase("odds-one", {"percent": percent(each.probability), "what": each.phrase}) for each in likely]
    return Phrase("reason-odds", {"odds": in_a_row(told_odds, "also")})


def won_without(s: Anima) -> int:
    """How likely the asked side wins without a card."""
    found = in_combat(s, PASS)
    return next((percent(each.probability) for each in found if each.phrase.id == "odds-win"), 0)


def percent(probability: float) -> int:
    return min(99, max(1, round(100 * probability))) if 0 < probability < 1 else round(100 * probability)


# -- what things are worth -------------------------------------------------------------------------------------------


def whole_character(card: Card) -> Phrase:
    return Phrase("reason-character", {**values(card), "text": text_of(card)})


def worth(card: Card) -> Phrase:
    """How much a Character is worth to its party."""
    return Phrase("reason-worth", values(card))


def values(card: Card) -> dict[str, object]:
    return {"combat": card.facts["combat"], "speed": card.facts["speed"]}


def lost(card: Card) -> Phrase:
    return Phrase("reason-lost", {"text": text_of(card)})


def gained(card: Card) -> Phrase:
    return Phrase("reason-gained", {"text": text_of(card)})


def text_of(card: Card) -> object:
    return in_a_row(card.facts["text"]) if card.facts.get("text") else Phrase("reason-no-text")
