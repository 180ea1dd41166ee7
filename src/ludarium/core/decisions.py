"""A decision has one place: everything that is said of a question and its answers, in `<subject>_words.py` beside the rule.

    bonus = Decision(sun_moon.take_bonus)  # the rule that receives the answer; the question is the message `prompt-take-bonus`
    bonus.offers("sun none", sun_moon.NO_DIE, role=DECLINE)

    @bonus.answer("sun")
    def sun(s: Proving, pack: Pack, die: int) -> Choice:
        return Choice(f"sun {dice.NAMES[die]}", Phrase("option-sun", {"die": die_phrase(die)}), ("dial", die_anchor(die)))

    @sun.refused
    def not_there(s: Proving, pack: Pack, said: list[str]) -> Phrase: ...

An answer has a word (its notation begins with it), and the number of the option that means it; without a number it is every other
option. Where an option says several things, `Field`s (core/fields.py) say how: the answer gets one number for each, and its own
number is what the field `what` of the decision holds.
A file of words finds all it needs here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Generic, TypeVar

from ludarium.core.fields import Field
from ludarium.core.kernel import NAMES, State
from ludarium.core.packs import Pack
from ludarium.core.prompts import AFFIRM, DECLINE, END, PASS, PLAIN, Choice, Odds, kind_of
from ludarium.core.text import Listing, Phrase, Secret
from ludarium.core.why import Explain, nothing_wrong, number_in, only, padded

# fmt: off
__all__ = [
    "AFFIRM", "DECLINE", "END", "PASS", "PLAIN", "Answer", "Choice", "Decision", "Decisions", "Listing", "Odds", "Pack", "Phrase",
    "Secret", "kind_of", "later", "number_in",
]
# fmt: on

S = TypeVar("S", bound=State)
Names = TypeVar("Names")  # what a title finds its cards with

Asks = Callable[[S, Names], Mapping[str, object]]
Body = TypeVar("Body", bound=Callable[..., object])

LATER = "why-other-step"  # what a title says of answers to a question that is not asked now ...
UNKNOWN = "why-unknown"  # ... and of words that answer none


later = only(LATER)


def nothing(_s: object, _names: object) -> Mapping[str, object]:
    return {}


class Answer(Generic[S, Names]):
    """One thing that can be answered, and all that is said of it. What it is given besides state and names are its numbers."""

    def __init__(
        self, says: Callable[..., Choice], word: str, number: int | None, fields: tuple[Field, ...], what: Field | None
    ) -> None:
        self.says = says
        self.word = word
        self.number = number
        self.fields = fields
        self.what = what
        self.here: Explain[S, Names] = nothing_wrong  # why it is not possible though its question is asked
        self.elsewhere: Explain[S, Names] = nothing_wrong  # why not, where another question is
        self.weigh: Callable[..., list[Odds]] = lambda *_: []
        self.sum_up: Callable[..., Phrase | None] = lambda *_: None

    def is_meant(self, option: int) -> bool:
        """By an option that has a number of its own."""
        return self.number == (int(self.what.of(option)) if self.fields and self.what else option)

    def numbers(self, option: int) -> tuple[int, ...]:
        if self.fields:
            return tuple(int(field.of(option)) for field in self.fields)
        return () if self.number is not None else (option,)

    def option(self, *numbers: int) -> int:
        """The other way round: the option that says so."""
        if not self.fields:
            return numbers[0] if self.number is None else self.number
        rest = sum(field.put(number) for field, number in zip(self.fields, numbers, strict=True))
        return rest + (self.what.put(self.number) if self.what and self.number else 0)

    def begins(self, words: list[str]) -> bool:
        own = self.word.split()
        return bool(own) and words[: len(own)] == own

    # -- as decorators -----------------------------------------------------------------------------------------------

    def refused(self, body: Explain[S, Names]) -> Explain[S, Names]:
        """Why this answer is not among the options, of its words."""
        self.here = body
        return body

    def odds(self, body: Body) -> Body:
        """The chances that come with it, of its numbers; exact or none."""
        self.weigh = body  # type: ignore[assignment]
        return body

    def summed_up(self, body: Body) -> Body:
        """All that it leads to in one sentence, where no single note of the rules says enough."""
        self.sum_up = body  # type: ignore[assignment]
        return body


class Decision(Generic[S, Names]):
    """A question: the rules that may receive the answer, and its answers. A mode that adds answers to a common question declares
    a decision of the same rule."""

    def __init__(
        self, *rules: int, what: Field | None = None, asks: Asks[S, Names] = nothing, elsewhere: Explain[S, Names] = later
    ) -> None:
        self.kinds = tuple(NAMES[rule].split(".")[1] for rule in rules)
        self.what = what
        self.mentions = asks  # what the sentence of the question mentions
        self.elsewhere = elsewhere
        self.answers: list[Answer[S, Names]] = []

    def asks(self, body: Asks[S, Names]) -> Asks[S, Names]:
        self.mentions = body
        return body

    def answer(
        self, word: str = "", number: int | None = None, *fields: Field, why: str = "", elsewhere: Explain[S, Names] | None = None
    ) -> Callable[[Callable[..., Choice]], Answer[S, Names]]:
        """Declare an answer. `why` is the message of the only reason against it, where there is but one."""

        def declare(says: Callable[..., Choice]) -> Answer[S, Names]:
            made: Answer[S, Names] = Answer(says, word, number, fields, self.what)
            made.here = only(why) if why else nothing_wrong
            made.elsewhere = elsewhere or self.elsewhere
            self.answers.append(made)
            return made

        return declare

    def offers(self, word: str, number: int, *anchors: str, role: str = PLAIN, why: str = "") -> Answer[S, Names]:
        """Declare an answer that is the same in every position: its sentence is `option-<word>`."""
        choice = Choice(word, Phrase(f"option-{word.replace(' ', '-')}"), anchors, role)
        return self.answer(word, number, why=why)(lambda _s, _names: choice)


class Decisions(Generic[S, Names]):
    """All decisions of a match. Where several are about one question, the last one asks it and the others add answers."""

    def __init__(self, *found: Decision[S, Names]) -> None:
        self.found = found
        self.kinds: dict[str, list[Decision[S, Names]]] = {}
        for decision in found:
            for kind in decision.kinds:
                self.kinds.setdefault(kind, []).append(decision)

    def answer(self, s: S, option: int) -> Answer[S, Names] | None:
        """What an option of the question that waits means; None where the title says it in a way of its own."""
        answers = [answer for decision in self.kinds.get(kind_of(s), []) for answer in decision.answers]
        others = (answer for answer in answers if answer.number is None)
        return next((answer for answer in answers if answer.is_meant(option)), None) or next(others, None)

    def asks(self, s: S, names: Names) -> Phrase:
        kind = kind_of(s)
        return Phrase(f"prompt-{kind.replace('_', '-')}", self.kinds[kind][-1].mentions(s, names))

    def choice(self, s: S, names: Names, option: int) -> Choice:
        answer = self.answer(s, option)
        assert answer is not None, f"no words file says what {option} means to {NAMES[s.then]}"
        return answer.says(s, names, *answer.numbers(option))

    def why_not(self, s: S, names: Names, words: list[str]) -> Phrase | None:
        """The reason against an answer that is not among the options, word by word."""
        kind, said = kind_of(s), padded(words)
        meant = [(decision, each) for decision in self.found for each in decision.answers if each.begins(words)]
        here = [each.here for decision, each in meant if kind in decision.kinds]
        reasons = here or [each.elsewhere for _, each in meant]
        return next((why for reason in reasons if (why := reason(s, names, said))), None if meant else Phrase(UNKNOWN))


def declared_in(folder: Path, package: str) -> Iterator[Decision[Any, Any]]:
    """The decisions of a title: in its files called `<subject>_words.py`, wherever they lie."""
    for file in sorted(folder.rglob("*_words.py")):
        module = import_module(".".join((package, *file.relative_to(folder).with_suffix("").parts)))
        yield from (each for each in vars(module).values() if isinstance(each, Decision))
