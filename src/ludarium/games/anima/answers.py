"""Answers that several decisions have: to name a card or a party, to choose for an effect, to end a slot; what chance says."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.core import decisions
from ludarium.core.decisions import END, Choice, Phrase, Secret, kind_of
from ludarium.core.why import only
from ludarium.games.anima import slot_choices
from ludarium.games.anima.lexicon import KINDS, UNSEEN, Lexicon, counter, figure_phrase
from ludarium.games.anima.refusals import Against, about, named, not_active, not_now
from ludarium.games.anima.state import AGAINST_PARTY, NONE, Anima

Decision = decisions.Decision[Anima, Lexicon]
Answer = decisions.Answer[Anima, Lexicon]
Says = Callable[[Anima, Lexicon, int], Choice]


def card_called(word: str, kind: str) -> Says:
    """An answer that names one card."""

    def says(_s: Anima, names: Lexicon, number: int) -> Choice:
        card = names.of[kind][number]
        phrase = Phrase(f"option-{word.replace('_', '-')}", {"card": card.name})
        return Choice(f"{word} {card.id}", phrase, (f"{kind}.{card.id}",))

    return says


def party_called(word: str, message: str = "") -> Says:
    def says(s: Anima, _names: Lexicon, figure: int) -> Choice:
        phrase = Phrase(f"option-{message or word}", {"player": figure_phrase(s, figure)})
        return Choice(f"{word} {counter(s, figure)}", phrase, (f"party.{counter(s, figure)}",))

    return says


def to_choose(decision: Decision, kind: str, *reasons: Against) -> Answer:
    """Whom or what an effect is for; something of another sort is not what is asked for."""
    says = party_called("choose", "choose-party") if kind == "party" else card_called("choose", kind)
    choose = decision.answer("choose", elsewhere=only("why-moment-choose"))(says)
    against = about(kind, *(not_active,) * (kind == "area"), *reasons)

    @choose.refused
    def not_this(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
        of = [each for each in ("party", *KINDS) if named(s, names, each, said[1]) is not None]
        return against(s, names, said) if kind in of else Phrase("why-question-first") if of else None

    return choose


def may_end(decision: Decision) -> Answer:
    """A-53, A-160: elsewhere a declaration must be made, or rivals that meet must fight."""

    @decision.answer("end", slot_choices.END, elsewhere=no_end)
    def end(s: Anima, _names: Lexicon) -> Choice:
        return Choice("end", Phrase("option-end", {"phase": int(s.phase)}), ("slot",), END)

    return end


def no_end(s: Anima, _names: Lexicon, _said: list[str]) -> Phrase:
    if kind_of(s) == "declare":
        return Phrase("why-must-declare")
    guild = s.guild[s.fighter] if s.fight == AGAINST_PARTY else NONE
    if guild != NONE and s.cards.rival[guild] == s.guild[s.foe]:
        return Phrase("why-rivals-fight")
    return not_now(s)


# -- chance ----------------------------------------------------------------------------------------------------------


def turned_up(word: str, kind: str, *rules: int) -> Decision:
    """A card that all see."""
    decision = Decision(*rules)

    @decision.answer(word)
    def says(_s: Anima, names: Lexicon, number: int) -> Choice:
        card = names.of[kind][number]
        return Choice(f"{word}={card.id}", Phrase(f"chance-{word}", {"card": card.name}), (f"{kind}.{card.id}",))

    return decision


def comes_to(word: str, kind: str, rule: int, whose: Callable[[Anima], tuple[int, ...]] | None = None) -> Decision:
    """A card that comes from a deck to a figure, or leaves it; `whose`: the seats that may see it, all if there is none."""
    decision = Decision(rule)

    @decision.answer(word)
    def says(s: Anima, names: Lexicon, number: int) -> Choice:
        card, who = names.of[kind][number], int(s.then_a)
        shown = card.name if whose is None else Secret(card.name, whose(s), UNSEEN[kind])
        phrase = Phrase(f"chance-{word}", {"player": figure_phrase(s, who), "card": shown})
        return Choice(f"{word} {counter(s, who)}={card.id}", phrase, (f"{kind}.{card.id}",) if whose is None else ())

    return decision


def owner(s: Anima) -> tuple[int, ...]:
    return (int(s.then_a),)


def falls(word: str, rule: int, told: Callable[[Anima, Lexicon], dict[str, object]] = lambda *_: {}) -> Decision:
    """A die; `told`: what its sentence says besides the face."""
    decision = Decision(rule)

    @decision.answer(word)
    def says(s: Anima, names: Lexicon, face: int) -> Choice:
        phrase = Phrase(f"chance-{word}", {"die": face, **told(s, names)})
        return Choice(f"{word}={face}", phrase, (f"die.{word}", f"face.{face}"))

    return decision
