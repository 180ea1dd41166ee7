"""The questions that scripts put, in words: whether, which, how much, on what, and who answers a moment.

A title says what its things and cards are called (`Names`), and declares the decisions in one of its files of words:

    instead, whether, which, payment, on_what, answer = decisions(names)  # `names(pack)` gives the Names

Everything else that is said of them stands in the scripts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludarium.core.decisions import AFFIRM, DECLINE, PASS, Choice, Decision, Phrase
from ludarium.core.kernel import CHANCE
from ludarium.core.language import lines, moments, printed, tree
from ludarium.core.language.program import NONE
from ludarium.core.language.scripted import Scripted
from ludarium.core.language.writer import Book

NamesOf = Callable[[Any], "Names"]
Said = dict[str, object]


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


def decisions(names: NamesOf) -> tuple[Decision[Scripted, Any], ...]:
    return instead(names), whether(names), which(names), payment(names), on_what(names), answer_to_a_moment(names)


def instead(names: NamesOf) -> Decision[Scripted, Any]:
    """Something may take the place of what is about to happen."""

    def asks(s: Scripted, all_names: Any) -> Said:
        return {"what": printed.when(names(all_names).book.whens[int(s.then_a)])}

    return yes_or_no(Decision(moments.taken_instead, asks=asks))


def whether(names: NamesOf) -> Decision[Scripted, Any]:
    """`may: ...`"""

    def asks(s: Scripted, all_names: Any) -> Said:
        return {"what": printed.block(names(all_names).book.mays[int(s.then_a)].block)}

    return yes_or_no(Decision(lines.agreed_to, asks=asks))


def yes_or_no(decision: Decision[Scripted, Any]) -> Decision[Scripted, Any]:
    decision.answer("yes", 1)(lambda _s, _names: Choice("yes", Phrase("answer-yes"), role=AFFIRM))
    decision.answer("no", 0)(lambda _s, _names: Choice("no", Phrase("answer-no"), role=DECLINE))
    return decision


def which(names: NamesOf) -> Decision[Scripted, Any]:
    """`choose: ...`"""
    decision = Decision[Scripted, Any](lines.chosen)

    @decision.answer("choose")
    def item(s: Scripted, all_names: Any, option: int) -> Choice:
        names_here = names(all_names)
        each = names_here.book.chooses[int(s.then_a)].items[option]
        told = {"label": names_here.label(each.label), "what": printed.block(each.block)}
        return Choice(f"choose {option + 1}", Phrase("answer-item", told))

    decision.answer("none", NONE)(lambda _s, _names: Choice("none", Phrase("answer-none"), role=DECLINE))
    return decision


def payment(names: NamesOf) -> Decision[Scripted, Any]:
    """`pay ...: ...`"""

    def step_of(s: Scripted, all_names: Any) -> tree.Pay:
        step = names(all_names).book.steps[int(s.then_a)]
        assert isinstance(step, tree.Pay)
        return step

    decision = Decision[Scripted, Any](lines.paid_for, asks=lambda s, given: {"what": printed.step(step_of(s, given))})

    @decision.answer("pay")
    def paid(s: Scripted, all_names: Any, amount: int) -> Choice:
        step = step_of(s, all_names)
        if not step.up_to:
            return Choice("pay", Phrase("answer-pay", {"cost": printed.costs(step)}), role=AFFIRM)
        return Choice(f"pay {amount}", Phrase("answer-pay-so-much", {"n": amount}), role=AFFIRM)

    decision.answer("no", 0)(lambda _s, _names: Choice("no", Phrase("answer-no"), role=DECLINE))
    return decision


def on_what(names: NamesOf) -> Decision[Scripted, Any]:
    """A sentence names one of several things."""

    def asks(s: Scripted, all_names: Any) -> Said:
        return {"what": printed.step(names(all_names).book.steps[int(s.then_a)])}

    decision = Decision[Scripted, Any](lines.act_on, asks=asks)

    @decision.answer("on")
    def thing(s: Scripted, all_names: Any, number: int) -> Choice:
        names_here = names(all_names)
        name = names_here.thing(s, family_of(names_here.book.steps[int(s.then_a)]), number)
        said = f"on {name.notation}"
        said = said.replace(" ", "=") if s.actor == CHANCE else said
        return Choice(said, Phrase("answer-thing", {"thing": name.phrase}), name.anchors)

    return decision


def family_of(step: tree.Step) -> str:
    """What is chosen from."""
    if isinstance(step, tree.Trait) and step.who is not None:
        return step.who.base.word.family
    assert isinstance(step, tree.Said)
    selectors = [value for value in step.values if isinstance(value, tree.Selector)]
    return selectors[0].base.word.family


def answer_to_a_moment(names: NamesOf) -> Decision[Scripted, Any]:
    """`when ...:`, and the lines of several cards that one could use now."""

    def asks(s: Scripted, all_names: Any) -> Said:
        line = next(int(option) for option in s.options if option != moments.PASS)
        whose = "me" if s.that() == s.then_a else "anybody"
        return {"moment": printed.event(names(all_names).book.whens[line].event, whose, "when")}

    decision = Decision[Scripted, Any](moments.answered, asks=asks)

    @decision.answer("use")
    def line(s: Scripted, all_names: Any, option: int) -> Choice:
        names_here = names(all_names)
        script_of = names_here.book.script_of
        card = names_here.card(s, script_of[option], int(s.then_a))
        offered = [int(each) for each in s.options if each != moments.PASS]
        same_card = [each for each in offered if script_of[each] == script_of[option]]
        number = f" {same_card.index(option) + 1}" if len(same_card) > 1 else ""
        told = {"card": card.phrase, "what": printed.block(names_here.book.whens[option].block)}
        return Choice(f"use {card.notation}{number}", Phrase("answer-line", told), card.anchors)

    decision.answer("pass", moments.PASS)(lambda _s, _names: Choice("pass", Phrase("answer-pass"), role=PASS))
    return decision
