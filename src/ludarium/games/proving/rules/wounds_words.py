"""Exhausted dice and swaps in words (section 6)."""

from __future__ import annotations

from ludarium.core.bits import BIT
from ludarium.core.decisions import DECLINE, Choice, Decision, Pack, Phrase
from ludarium.games.proving import dice
from ludarium.games.proving.lexicon import SPACES, die_anchor, die_phrase, die_showing, enemy_at
from ludarium.games.proving.rules import wounds
from ludarium.games.proving.rules.wounds import COLOUR, GOING
from ludarium.games.proving.state import LAST_HEALTH, NO_CARD, Proving

to_rest = Decision[Proving, Pack](wounds.put_to_rest)


def wounded_by(s: Proving) -> int:
    """The slot whose wound asks for a die; 0: somebody else wants it."""
    waiting = {int(s.stack[at]): int(s.stack[at + 1]) for at in range(0, int(s.depth), 4)}
    return waiting.get(wounds.lose_health, 0)


def is_last_wound(s: Proving) -> bool:
    return wounded_by(s) > 0 and bool(s.health + 1 == LAST_HEALTH)


@to_rest.asks
def reason_to_rest(s: Proving, pack: Pack) -> dict[str, object]:
    """Which enemy wounds and how many wounds wait behind this one, or who else wants the die."""
    slot = wounded_by(s)
    more = sum(1 for other in range(1, 7) if other != slot and s.enemy[other] != NO_CARD and s.marker[other] == 0)
    plotter = pack.kinds["conspirator"][s.active].name if s.active != NO_CARD else ""
    wound = "last" if is_last_wound(s) else "wound"
    cause = wound if slot else {1: "conspirator", 4: "chariot"}.get(int(s.step), "card")  # a card: a defeated enemy's last blow
    return {"space": SPACES[s.then_a], "cause": cause, "more": more, "plotter": plotter, **enemy_at(s, pack, slot)}


@to_rest.answer("exhaust")
def exhaust(s: Proving, pack: Pack, die: int) -> Choice:
    phrase = Phrase("option-exhaust", {"die": die_showing(s, die)})
    return Choice(f"exhaust {dice.NAMES[die]}", phrase, (die_anchor(die), "exhaustion"))


@exhaust.refused
def not_this_die(s: Proving, pack: Pack, said: list[str]) -> Phrase:
    """A die that is not in the pool, or one of the pool that belongs to the dial."""
    lent = said[1] in dice.NAMES and bool(s.bonus & s.pool & BIT[dice.NAMES.index(said[1])])
    return Phrase("why-bonus-die" if lent else "why-not-in-pool")


offered = Decision[Proving, Pack](wounds.swap)
offered.offers("decline", wounds.DECLINE, role=DECLINE)


@offered.answer("swap", None, GOING, COLOUR, why="why-no-swap")
def swap(s: Proving, pack: Pack, white: int, colour: int) -> Choice:
    phrase = Phrase("option-swap", {"white": die_showing(s, white), "colour": die_phrase(colour)})
    return Choice(f"swap {dice.NAMES[white]} {dice.NAMES[colour]}", phrase, (die_anchor(white), die_anchor(colour), "stack"))
