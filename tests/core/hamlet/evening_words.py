"""What is asked in the hamlet."""

from __future__ import annotations

from typing import Any

from ludarium.core.decisions import AFFIRM, DECLINE, PLAIN, Choice, Decision, Phrase
from ludarium.core.language.asked import decisions
from tests.core.hamlet import flow
from tests.core.hamlet.state import Hamlet

instead, whether, which, payment, on_what, answer_to_a_moment = decisions(lambda village: village.names)
walks = Decision[Hamlet, Any](flow.walked)
draws = Decision[Hamlet, Any](flow.drawn)
shows = Decision[Hamlet, Any](flow.face)
plans = Decision[Hamlet, Any](flow.planned)
dreams = Decision[Hamlet, Any](flow.dreamt)
gift = Decision[Hamlet, Any](flow.taken)
evening = Decision[Hamlet, Any](flow.used)


@walks.answer("house")
def house(_s: Hamlet, _village: Any, number: int) -> Choice:
    return Choice(f"house={number + 1}", Phrase("thing-house", {"n": number + 1}))


@draws.answer("card")
def card(_s: Hamlet, village: Any, number: int) -> Choice:
    return Choice(f"card={village.ids[number]}", Phrase("a-card", {"card": village.ids[number]}))


@shows.answer("face")
def face(_s: Hamlet, _village: Any, number: int) -> Choice:
    return Choice(f"face={number}", Phrase("a-face", {"n": number}))


@dreams.answer("dream")
def dream(_s: Hamlet, _village: Any, number: int) -> Choice:
    return Choice(f"dream={number}", Phrase("a-face", {"n": number}))


def plan(decision: Decision[Hamlet, Any], word: str, number: int, role: str) -> None:
    decision.answer(word, number)(lambda _s, _village: Choice(word, Phrase("a-plan", {"plan": word}), role=role))


plan(plans, "none", flow.NO_PLAN, DECLINE)
plan(plans, "sleep", flow.SLEEP, PLAIN)
plan(plans, "tea", flow.TEA, PLAIN)
plan(plans, "gift", flow.GIFT, PLAIN)
plan(gift, "refuse", 0, DECLINE)
plan(gift, "take", 1, AFFIRM)
evening.offers("done", flow.DONE, role=DECLINE)


@evening.answer("use")
def use(_s: Hamlet, _village: Any, number: int) -> Choice:
    return Choice(f"use {number}", Phrase("a-card", {"card": str(number)}))
