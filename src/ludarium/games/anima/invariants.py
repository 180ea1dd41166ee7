"""What is true of every position: no card is lost or there twice (A-174), and limits hold (A-10, A-45)."""

from __future__ import annotations

from collections import Counter

from ludarium.core.bits import bits_of
from ludarium.games.anima.state import MOST_HAND, MOST_PARTY, NONE, SETTING_UP, Anima
from ludarium.games.anima.tables import ADVANTAGES, AREAS, CHARACTERS, ENCOUNTERS, MISSIONS


def broken(s: Anima) -> str | None:
    wrong_row = misshapen(s)
    if wrong_row is not None:
        return f"'{wrong_row}' has too many numbers or too few"
    for what, count, found in (
        ("Character", CHARACTERS, characters(s)),
        ("Area", AREAS, [*bits(s.area_deck), *s.areas, *s.spent_areas]),
        ("Encounter", ENCOUNTERS, encounters(s)),
        ("Advantage", ADVANTAGES, advantages(s)),
        ("Mission", MISSIONS, missions(s)),
    ):
        if sorted(found) != list(range(count)):
            wrong = [f"{card} is {times} times" for card, times in Counter([*found, *range(count)]).items() if times != 2]
            return f"every {what} is in exactly one place (A-174): {', '.join(wrong)} counted with the list of cards"
    return limits(s)


def misshapen(s: Anima) -> str | None:
    """Rows with a place for every figure, Area or deck never change their length; those that grow begin empty."""
    fresh = Anima(s.cards, s.settings)
    for name in s.fields():
        begins = getattr(fresh, name)
        if not isinstance(begins, int) and len(begins) > 0 and len(getattr(s, name)) != len(begins):
            return name
    return None


def bits(mask: int) -> list[int]:
    return list(bits_of(mask))


def characters(s: Anima) -> list[int]:
    found = [*bits(s.characters), *s.spent_characters, *(one for one in s.party if one != NONE)]
    if s.phase == SETTING_UP:  # dealt, and not shown yet
        kept = [one for one in s.party if one != NONE]
        found += [one for drawn in s.drawn_characters for one in bits(drawn) if one not in kept and one not in bits(s.characters)]
    return [int(one) for one in found]


def encounters(s: Anima) -> list[int]:
    met = [] if s.met == NONE else [s.met]
    return [int(one) for one in [*bits(s.encounters), *s.spent_encounters, *met, *(card for card in s.lying if card != NONE)]]


def advantages(s: Anima) -> list[int]:
    found = [*bits(s.advantages), *s.spent_advantages, *(card for card in s.guild if card != NONE)]
    for row in (s.hand, s.lasting):
        found += [card for mask in row for card in bits(mask)]
    for at in range(0, len(s.uses), 3):  # announced, and not yet in play
        card = s.uses[at + 1]
        if card < ADVANTAGES and card not in found:
            found.append(card)
    if s.phase == SETTING_UP:
        found += [
            card
            for seat, drawn in enumerate(s.drawn_advantages)
            for card in bits(drawn & ~s.hand[seat])
            if card not in bits(s.advantages)
        ]
    return [int(card) for card in found]


def missions(s: Anima) -> list[int]:
    final = [] if s.final == NONE else [s.final]
    return [int(one) for one in [*bits(s.basics), *bits(s.finals), *final, *(one for one in s.mission if one != NONE)]]


def limits(s: Anima) -> str | None:
    for figure in range(s.settings.figures):
        if bin(s.hand[figure]).count("1") > MOST_HAND:
            return f"hand {figure} holds more than {MOST_HAND} Advantages (A-45)"
        places = list(s.party[4 * figure : 4 * figure + 4])
        if NONE in places and any(one != NONE for one in places[places.index(NONE) :]):
            return f"party {figure} has a gap"
    if s.turn > 0 and any(s.size(figure) > MOST_PARTY for figure in range(s.settings.figures)):
        return "a party has more than four Characters (A-10)"
    if len(set(s.areas)) != len(s.areas):
        return "an Area lies twice (A-174)"
    return None
