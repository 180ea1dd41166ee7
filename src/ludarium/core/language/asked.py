"""The questions that scripts put, in words: whether, which, how much, on what, and who answers a moment.

A title says what its things and cards are called (`Names`); everything else stands in the scripts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludarium.core.language import printed, tree
from ludarium.core.language.moments import PASS as PASSED
from ludarium.core.language.program import NONE
from ludarium.core.language.scripted import Scripted
from ludarium.core.language.writer import Book
from ludarium.core.prompts import AFFIRM, DECLINE, PASS, Choice, kind_of
from ludarium.core.text import Phrase

QUESTIONS = ("agreed_to", "chosen", "paid_for", "act_on", "answered", "taken_instead")


@dataclass(frozen=True)
class Name:
    """What a thing or a card is called: in answers, by people, on the board."""

    notation: str
    phrase: object
    anchors: tuple[str, ...] = ()


@dataclass(frozen=True)
class Names:
    book: Book
    thing: Callable[[Any, str, int], Name]  # of a family
    card: Callable[[Any, int, int], Name]  # whose script this is, of this owner
    label: Callable[[str], object] = str  # of an item: what people read for it


def asks(s: Scripted, names: Names) -> Phrase:
    """The sentence of a question that a script puts."""
    kind, book = kind_of(s), names.book
    if kind == "chosen":
        return Phrase("ask-chosen")
    if kind == "agreed_to":
        return Phrase("ask-agreed-to", {"what": printed.block(book.mays[int(s.then_a)].block)})
    if kind == "taken_instead":
        return Phrase("ask-taken-instead", {"what": printed.when(book.whens[int(s.then_a)])})
    if kind == "answered":
        whose = "me" if s.that() == s.then_a else "anybody"
        return Phrase("ask-answered", {"moment": printed.event(moment_of(book, s), whose, "when")})
    return Phrase(f"ask-{kind.replace('_', '-')}", {"what": printed.step(book.steps[int(s.then_a)])})


def moment_of(book: Book, s: Scripted) -> tree.Said:
    line = next(int(option) for option in s.options if option != PASSED)
    return book.whens[line].event


def choice(s: Scripted, names: Names, option: int) -> Choice:
    """One answer to it."""
    return CHOICES[kind_of(s)](s, names, option)


def yes_or_no(_s: Scripted, _names: Names, option: int) -> Choice:
    return Choice("yes", Phrase("answer-yes"), role=AFFIRM) if option else Choice("no", Phrase("answer-no"), role=DECLINE)


def an_item(s: Scripted, names: Names, option: int) -> Choice:
    if option == NONE:
        return Choice("none", Phrase("answer-none"), role=DECLINE)
    item = names.book.chooses[int(s.then_a)].items[option]
    return Choice(
        f"choose {option + 1}", Phrase("answer-item", {"label": names.label(item.label), "what": printed.block(item.block)})
    )


def a_payment(s: Scripted, names: Names, option: int) -> Choice:
    if option == 0:
        return Choice("no", Phrase("answer-no"), role=DECLINE)
    step = names.book.steps[int(s.then_a)]
    assert isinstance(step, tree.Pay)
    if not step.up_to:
        return Choice("pay", Phrase("answer-pay", {"cost": printed.costs(step)}), role=AFFIRM)
    return Choice(f"pay {option}", Phrase("answer-pay-so-much", {"n": option}), role=AFFIRM)


def a_thing(s: Scripted, names: Names, option: int) -> Choice:
    name = names.thing(s, family_of(s, names.book), option)
    return Choice(f"on {name.notation}", Phrase("answer-thing", {"thing": name.phrase}), name.anchors)


def family_of(s: Scripted, book: Book) -> str:
    """What is chosen from."""
    step = book.steps[int(s.then_a)]
    if isinstance(step, tree.Trait) and step.who is not None:
        return step.who.base.word.family
    assert isinstance(step, tree.Said)
    selectors = [value for value in step.values if isinstance(value, tree.Selector)]
    return selectors[0].base.word.family


def an_answer(s: Scripted, names: Names, option: int) -> Choice:
    if option == PASSED:
        return Choice("pass", Phrase("answer-pass"), role=PASS)
    owner, when = int(s.then_a), names.book.whens[option]
    card = names.card(s, names.book.script_of[option], owner)
    lines = [
        int(each) for each in s.options if each != PASSED and names.book.script_of[int(each)] == names.book.script_of[option]
    ]
    number = f" {lines.index(option) + 1}" if len(lines) > 1 else ""
    told = {"card": card.phrase, "what": printed.block(when.block)}
    return Choice(f"use {card.notation}{number}", Phrase("answer-line", told), card.anchors)


CHOICES: dict[str, Callable[[Scripted, Names, int], Choice]] = {
    "agreed_to": yes_or_no,
    "taken_instead": yes_or_no,
    "chosen": an_item,
    "paid_for": a_payment,
    "act_on": a_thing,
    "answered": an_answer,
}
