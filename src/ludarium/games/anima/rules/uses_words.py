"""Cards and abilities in words: to use one, and why it cannot be used (section 15)."""

from __future__ import annotations

from ludarium.core.decisions import Choice, Phrase, kind_of
from ludarium.core.fields import Field
from ludarium.games.anima.answers import Answer, Decision
from ludarium.games.anima.lexicon import Lexicon
from ludarium.games.anima.needs import NEEDS
from ludarium.games.anima.odds import of_a_script
from ludarium.games.anima.reasons import gained
from ludarium.games.anima.refusals import named, not_a_member, not_held, not_now
from ludarium.games.anima.rules.uses import can_pay, has_need, lacks_room
from ludarium.games.anima.state import MOST_HAND, PHASES, SETTING_UP, Anima
from ludarium.games.anima.tables import (
    ADVANTAGES,
    COMBAT,
    FIRST_ABILITY,
    FIRST_GUILD,
    INTERRUPTION,
    NEVER,
    PLOT,
    SYMBOLS,
    TIMINGS,
)


def may_use(decision: Decision, number: int | None = None, *fields: Field) -> Answer:
    @decision.answer("use", number, *fields, elsewhere=no_use)
    def use(_s: Anima, names: Lexicon, which: int) -> Choice:
        card = names.use(which)
        phrase = Phrase("option-use", {"card": card.name, "kind": names.kind_of_use(which)})
        return Choice(f"use {card.id}", phrase, (f"{card.kind}.{card.id}",))

    use.refused(not_usable)
    use.odds(lambda s, _names, which: of_a_script(s, s.cards.does[which]))
    use.summed_up(lambda _s, names, which: gained(names.use(which)))
    return use


def no_use(s: Anima, names: Lexicon, said: list[str]) -> Phrase:
    """A question inside an action comes before the next card; of a card that one does not have that is said first."""
    card = named(s, names, "advantage", said[1])
    missing = not_held(s, names, card) if card is not None and s.phase != SETTING_UP else None
    return missing or not_now(s)


def not_usable(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-139 to A-144, A-150: one's own, at its moment, not used yet, payable, and good for something."""
    card, character = named(s, names, "advantage", said[1]), named(s, names, "character", said[1])
    if character is not None:
        return no_ability(s, names, character) or unusable(s, names, FIRST_ABILITY + character)
    if card is None:
        return None
    if s.guild[s.actor] == card and s.cards.timing[FIRST_GUILD + card] != NEVER:
        return unusable(s, names, FIRST_GUILD + card)
    return not_held(s, names, card) or unusable(s, names, card)


def no_ability(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    """A-142, A-163: of a face-up Character of the own party."""
    told = {"card": names.characters[character].name}
    if reason := not_a_member(s, names, character):
        return reason
    ability = FIRST_ABILITY + character
    if s.cards.timing[ability] == NEVER:
        return Phrase("why-works-by-itself" if s.cards.trait[ability] else "why-no-ability", told)
    return Phrase("why-immobilised", told) if s.asleep >> character & 1 else None


def unusable(s: Anima, names: Lexicon, use: int) -> Phrase | None:
    """Something that whoever is asked has."""
    told: dict[str, object] = {"card": names.use(use).name}
    return wrong_moment(s, use, told) or used_up(s, use, told) or no_payer(s, use, told) or useless(s, use, told)


def wrong_moment(s: Anima, use: int, told: dict[str, object]) -> Phrase | None:
    """A-139, A-143, A-144"""
    timing, kind = s.cards.timing[use], kind_of(s)
    told = told | {"timing": TIMINGS[timing]}
    if kind == "react":
        if timing != INTERRUPTION:
            return Phrase("why-timing", told)
        return None if use in list(s.cards.fits[s.then_a]) else Phrase("why-other-window", told)
    now = COMBAT if kind == "add_to_combat" else TIMINGS.index(PHASES[s.phase])
    return None if timing == now else Phrase("why-timing", told)


def used_up(s: Anima, use: int, told: dict[str, object]) -> Phrase | None:
    """A-142, A-150: once in a slot; an ability that inclines needs its Character straight."""
    if use < ADVANTAGES:
        return Phrase("why-used-already", told) if s.played >> use & 1 else None
    if s.acted >> (use - FIRST_ABILITY) & 1:
        return Phrase("why-used-already", told)
    inclined = s.cards.inclines[use] == 1 and s.inclined >> (use - FIRST_ABILITY) & 1
    return Phrase("why-inclined", told) if inclined else None


def no_payer(s: Anima, use: int, told: dict[str, object]) -> Phrase | None:
    """A-140: a Skill needs a straight, face-up Character with its symbol."""
    if use >= ADVANTAGES or s.cards.type[use] >= PLOT or can_pay(s, s.actor, s.cards.type[use]):
        return None
    symbol = int(s.cards.type[use])
    somebody = any(s.cards.symbols[one] >> symbol & 1 for one in s.members(s.actor))
    return Phrase("why-symbol-tired" if somebody else "why-no-symbol", told | {"symbol": SYMBOLS[symbol]})


def useless(s: Anima, use: int, told: dict[str, object]) -> Phrase | None:
    need = s.cards.need[use]
    if lacks_room(s, s.actor, use):
        return Phrase("why-hand-full", {"n": MOST_HAND})
    return None if has_need(s, s.actor, need, s.cards.need_a[use]) else Phrase("why-need", told | {"need": NEEDS[need]})
