"""Why an answer may be good and what it costs, for hints: one sentence each, with its numbers. Luck is told by its chances."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.core.bits import BIT
from ludarium.core.kernel import CHANCE
from ludarium.core.packs import Card, Pack
from ludarium.core.prompts import kind_of
from ludarium.core.text import Listing, Phrase
from ludarium.games.proving import dice
from ludarium.games.proving.dice import OF_COLOUR, count
from ludarium.games.proving.forecast import Effect, Forecast, forecast
from ludarium.games.proving.lexicon import colour_of
from ludarium.games.proving.odds import effects_of, thrown_again
from ludarium.games.proving.rules import attacks, conspirators, dragon, rolling, sun_moon, wounds
from ludarium.games.proving.rules.rolling_words import thrown_of
from ludarium.games.proving.rules.wounds_words import is_last_wound
from ludarium.games.proving.state import NO_CARD, Proving
from ludarium.games.proving.tables import PAIR, SPACES

GAINS, RISKS = 2, 1  # of a reroll, in its reason
LEAST = 0.02  # chances below which a change is not worth a word
WOUND_WEIGHS = 3  # times a fall that is none
UP: tuple[Effect, ...] = ("up", "defeat")
DOWN: tuple[Effect, ...] = ("down", "wound")

Outlook = dict[int, tuple[Effect, int]]  # slot -> what happens there, and spaces moved


def reason(s: Proving, pack: Pack, option: int) -> Phrase | None:
    why = REASONS.get(kind_of(s))
    return why(s, pack, option) if why else None


# -- phase 1 ---------------------------------------------------------------------------------------------------------


def phase_one(s: Proving, pack: Pack, option: int) -> Phrase | None:
    what = rolling.WHAT.of(option)
    if what == rolling.STOP:
        return summed_up(forecast(s))
    return throw(s, option) if what == rolling.REROLL else cover(s, pack, option, int(rolling.CHARIOT.of(option)))


def throw(s: Proving, option: int) -> Phrase:
    """What the throw changes against the dice as they lie: the likeliest gains, then the worst harm."""
    thrown = thrown_of(s, int(rolling.VALUE.of(option)), int(rolling.HELD.of(option)))
    lying, gains, risks = effects_of(s), list[tuple[float, Phrase]](), list[tuple[float, Phrase]]()
    for slot, chances in thrown_again(s, thrown).items():
        now = lying.get(slot, "stay")
        for id, effects, better in (("rises", UP, 1), ("falls", DOWN, -1)):
            after, before = sum(chances.get(each, 0) for each in effects), int(now in effects)
            change = (after - before) * better
            wounds_you = "wound" in (chances if change < 0 else (now,))
            if abs(change) >= LEAST:
                likely = {"percent": percent(after), "lost": percent(1 - after), "now": before}
                phrase = Phrase(f"reason-{id}", {"slot": slot, **likely, "wound": "yes" if wounds_you else "no"})
                (gains if change > 0 else risks).append((abs(change) * (WOUND_WEIGHS if wounds_you else 1), phrase))
    told = [phrase for found, most in ((gains, GAINS), (risks, RISKS)) for _, phrase in sorted(found, key=heaviest)[:most]]
    return Phrase("reason-throw", {"changes": in_a_row(told)}) if told else Phrase("reason-throw-nothing")


def heaviest(change: tuple[float, Phrase]) -> float:
    return -change[0]


def percent(chance: float) -> int:
    return min(99, max(1, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)


def cover(s: Proving, pack: Pack, option: int, at: int) -> Phrase:
    """What the Chariot would do, and what the dice on it would have done on their slot."""
    card = pack.kinds["chariot"][s.chariots[at]]
    now, then = forecast(s), forecast(alone(s, option))
    lost = sorted(climbing(now) - climbing(then))
    price = {"pair": pair_of(s, at), "lost": slots(lost), "price": len(lost)}
    return Phrase("reason-cover", {"chariot": card.name, "effect": text_of(card), **price})


def climbing(outlook: Outlook) -> set[int]:
    return {slot for slot, (what, _) in outlook.items() if what in ("up", "defeat")}


def pair_of(s: Proving, at: int) -> str:
    return "yes" if s.cards.asks[s.chariots[at]] == PAIR else "no"


# -- after the dice --------------------------------------------------------------------------------------------------


def then_the_blows(s: Proving, _pack: Pack, option: int) -> Phrase | None:
    """What the round comes to with this answer."""
    after = alone(s, option)
    return None if after.actor == CHANCE else summed_up(forecast(after))


def blows(s: Proving, _pack: Pack, option: int) -> Phrase:
    """Before step A: what the plan comes to as it stands, or with this change."""
    what, after = attacks.WHAT.of(option), s.clone()
    if what == attacks.SHORTEN:
        after.planned[attacks.SLOT.of(option)] = attacks.SPACES_UP.of(option)
    elif what == attacks.BREAK:
        after.planned[attacks.SLOT.of(option)] = attacks.BREAK_SHIELD
    elif what == attacks.TINT:
        after.tint = BIT[attacks.DIE.of(option)]
        attacks.lay_plan(after)
    return summed_up(Forecast(after, planning=True).told())


def chaos(s: Proving, pack: Pack, option: int) -> Phrase | None:
    if option == dragon.CALM_IT:
        return then_the_blows(s, pack, option)
    return Phrase("reason-chaos", {"n": int(count(rolling.shown(s) & dice.COLOURED))})


def target(s: Proving, _pack: Pack, slot: int) -> Phrase:
    return Phrase("reason-target", {"marker": int(s.marker[slot])})


# -- dice that come and go -------------------------------------------------------------------------------------------


def rests(s: Proving, _pack: Pack, die: int) -> Phrase:
    """A die that rests is missed where its colour is asked for and no other die has it."""
    if is_last_wound(s):
        return Phrase("reason-rest-lost")
    colour, others = int(dice.colour_of(die)), s.pool & ~BIT[die] & dice.ATTACK
    missed = wanted(s, colour) if colour and not others & OF_COLOUR[colour] else []
    kept = {"n": int(count(others)), "colour": colour_of(die), "slots": slots(missed), "count": len(missed)}
    return Phrase("reason-rest", kept)


def swap(s: Proving, _pack: Pack, option: int) -> Phrase | None:
    if option == wounds.DECLINE:
        return None
    return gain(s, int(wounds.COLOUR.of(option)), "reason-swap")


def bonus(s: Proving, _pack: Pack, option: int) -> Phrase | None:
    return None if option == sun_moon.NO_DIE else gain(s, option, "reason-sun")


def gain(s: Proving, die: int, id: str) -> Phrase:
    found = wanted(s, int(dice.colour_of(die)))
    return Phrase(id, {"colour": colour_of(die), "slots": slots(found), "count": len(found)})


def wanted(s: Proving, colour: int) -> list[int]:
    """The slots whose next space asks for a colour."""
    return [slot for slot in range(1, 7) if s.enemy[slot] != NO_CARD and asked(s, slot)[1] & BIT[colour - 1]]


def asked(s: Proving, slot: int) -> tuple[int, int]:
    """The dice that the next space of a slot asks for, and its colours as bits."""
    at = s.enemy[slot] * SPACES + s.marker[slot] + 1
    return int(s.cards.number[at]), int(s.cards.colours[at])


# -- before the dice -------------------------------------------------------------------------------------------------


def facing(s: Proving, _pack: Pack, slot: int) -> Phrase:
    """What it takes to earn the Sun's die here, and what the Moon threatens behind."""
    behind = int(sun_moon.opposite(slot))
    number, colours = asked(s, slot)
    coloured = [colour_name(bit) for bit in range(3) if colours & BIT[bit]]
    one, two = [*coloured, "", ""][:2]
    needs = Phrase("reason-needs", {"n": number, "coloured": len(coloured), "one": one, "two": two})
    return Phrase("reason-rotate", {"slot": slot, "needs": needs, "behind": behind, "marker": int(s.marker[behind])})


def colour_name(bit: int) -> str:
    return dice.COLOURS[bit + 1]


def plot(s: Proving, pack: Pack, option: int) -> Phrase:
    """Keep: who acts with this number. Roll again: how many of the six numbers wake somebody."""
    awake = {int(s.cards.plot[card]): pack.kinds["conspirator"][card] for card in s.conspirators}
    if option == conspirators.ROLL_AGAIN:
        return Phrase("reason-plot-again", {"n": len(awake)})
    card = awake.get(int(s.then_a))
    if card is None:
        return Phrase("reason-plot-quiet")
    return Phrase("reason-plot-acts", {"conspirator": card.name, "effect": text_of(card)})


# -- words and copies ------------------------------------------------------------------------------------------------


def alone(s: Proving, option: int) -> Proving:
    """The table after this answer and nothing that waits behind it."""
    after = s.clone()
    after.cut_back(0)
    after.answer(list(s.options).index(option))
    return after


def summed_up(outlook: Outlook) -> Phrase:
    """What the dice do as they lie, slot by slot."""
    told = {slot: change for slot, change in outlook.items() if change[0] != "stay"}
    parts = [Phrase("sum-up-slot", {"slot": slot, "what": what, "spaces": abs(moved)}) for slot, (what, moved) in told.items()]
    return Phrase("sum-up", {"blows": Listing(tuple(parts))}) if parts else Phrase("sum-up-nothing")


def text_of(card: Card) -> Phrase:
    return in_a_row([each.phrase for each in card.sentences], "sentences")


def slots(found: list[int]) -> Listing:
    return Listing(tuple(Phrase("reason-slot", {"slot": slot}) for slot in found))


def in_a_row(told: list[Phrase], id: str = "also") -> Phrase:
    first, *others = told
    return Phrase(id, {"first": first, "others": in_a_row(others, id)}) if others else first


REASONS: dict[str, Callable[[Proving, Pack, int], Phrase | None]] = {
    "reroll_place_or_stop": phase_one,
    "dragon_fights": then_the_blows,
    "unleash_or_calm": chaos,
    "resolve": blows,
    "target": target,
    "stolen": then_the_blows,
    "spare_a_die": then_the_blows,
    "put_to_rest": rests,
    "swap": swap,
    "take_bonus": bonus,
    "rotate": facing,
    "look_again": plot,
}
