"""Energy and levels in words (section 8), and why a card is not among the champion's own."""

from __future__ import annotations

from ludarium.core.bits import BIT
from ludarium.core.decisions import Choice, Decision, Phrase
from ludarium.core.packs import Card
from ludarium.games.hara.atlas import COLOURS
from ludarium.games.hara.lexicon import Lexicon, colour_phrase, in_a_row, text_of
from ludarium.games.hara.modes.parts import elsewhere, moment
from ludarium.games.hara.rules import energy
from ludarium.games.hara.rules.energy import advanced_cards
from ludarium.games.hara.state import DUSK, MOST_ENERGY, OUT, PAID, TEN_PRIMARY, THRESHOLD, Hara
from ludarium.games.hara.tables import ABILITIES, ULTIMATE

# -- gauges ----------------------------------------------------------------------------------------------------------


def gauge(rule: int, word: str, change: int, refused: str, later: str) -> Decision[Hara, Lexicon]:
    """Energy is put on a gauge or taken from it."""
    decision = Decision[Hara, Lexicon](rule, asks=lambda s, _: {"n": int(s.then_a)}, elsewhere=moment(later))

    @decision.answer(word)
    def on(_s: Hara, _names: Lexicon, colour: int) -> Choice:
        phrase = Phrase(f"option-{word}", {"colour": colour_phrase(colour)})
        return Choice(f"{word} {COLOURS[colour]}", phrase, (f"gauge.{COLOURS[colour]}",))

    @on.refused
    def not_this_one(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
        if said[1] not in COLOURS or COLOURS.index(said[1]) in list(s.options):
            return None
        return Phrase(refused, {"colour": said[1]})

    @on.summed_up
    def where_it_stands(s: Hara, _names: Lexicon, colour: int) -> Phrase:
        """Then, and how far it is to what the next threshold gives."""
        now = int(s.energy[3 * s.then_b + colour])
        goal = THRESHOLD if now < THRESHOLD else MOST_ENERGY
        told = {"colour": colour_phrase(colour), "now": now, "then": now + change, "goal": goal, "short": goal - now - change}
        return Phrase("reason-gauge", told)

    return decision


gold = gauge(energy.put_gold, "gauge", 1, "why-gauge-full", "why-moment-gauge")
loss = gauge(energy.give_energy, "give", -1, "why-gauge-empty", "why-moment-give")


# -- cards that are not there yet ------------------------------------------------------------------------------------


def ability_named(s: Hara, names: Lexicon, seat: int, id: str) -> int | None:
    """An ability by its place among its champion's cards."""
    return next((ability for ability in range(ABILITIES) if names.abilities[s.card_of(seat, ability)].id == id), None)


def not_yours(names: Lexicon, id: str) -> Phrase | None:
    card = names.by_id.get(id)
    return Phrase("why-not-yours", {"card": card.name}) if card and card.kind == "ability" else None


def not_learnt(s: Hara, names: Lexicon, seat: int, ability: int) -> Phrase:
    """H-86, H-87: a card that is not among the champion's own yet."""
    if ability == ULTIMATE:
        return no_ultimate(s, seat)
    card = s.card_of(seat, ability)
    colour = s.cards.colour[card]
    told: dict[str, object] = {"card": names.abilities[card].name}
    if ability not in list(advanced_cards(s, seat, colour)):
        return Phrase("why-locked", told)
    reached = s.reached[seat]
    if reached & BIT[colour] * PAID:
        return Phrase("why-not-chosen", told)
    if reached & BIT[colour]:
        return Phrase("why-learnt-soon", told)
    told |= {"colour": COLOURS[colour], "threshold": THRESHOLD, "has": int(s.energy[3 * seat + colour])}
    return Phrase("why-not-learnt", told)


def no_ultimate(s: Hara, seat: int) -> Phrase:
    """H-37, H-86b, H-88, H-108: not earned, not handed out yet, or used."""
    reached = s.reached[seat]
    earned = reached & TEN_PRIMARY * PAID != 0
    handed_out = not s.variant.arena and (s.day, s.round) >= (3, DUSK)
    if reached & TEN_PRIMARY and not earned:
        return Phrase("why-ultimate-soon")
    if earned or handed_out:
        return Phrase("why-ultimate-spent")
    colour = int(s.primary(seat))
    told = {"colour": COLOURS[colour], "has": int(s.energy[3 * seat + colour])}
    return Phrase("why-ultimate-arena" if s.variant.arena else "why-ultimate", told)


# -- levels ----------------------------------------------------------------------------------------------------------


@elsewhere
def no_level(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
    """A card is learnt in step F, so the question is what it would take."""
    seat = int(s.actor)
    ability = ability_named(s, names, seat, said[1])
    if ability is None:
        return not_yours(names, said[1])
    if s.ability[seat * ABILITIES + ability] != OUT:
        return Phrase("why-known", {"card": names.abilities[s.card_of(seat, ability)].name})
    return not_learnt(s, names, seat, ability)


level = Decision[Hara, Lexicon](energy.learn, elsewhere=no_level)


@level.answer("learn")
def learn(s: Hara, names: Lexicon, ability: int) -> Choice:
    card = names.abilities[s.card_of(int(s.then_a), ability)]
    return Choice(f"learn {card.id}", Phrase("option-learn", {"card": card.name}), (f"ability.{card.id}",))


@learn.refused
def not_this_card(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
    """H-86a, H-219: one of the cards of the colour whose gauge reached its threshold."""
    seat = int(s.then_a)
    ability = ability_named(s, names, seat, said[1])
    if ability is None or ability == ULTIMATE or s.ability[seat * ABILITIES + ability] != OUT:
        return no_level(s, names, said)
    asked = s.cards.colour[s.card_of(seat, s.options[0])]
    card = s.card_of(seat, ability)
    told = {"card": names.abilities[card].name, "colour": COLOURS[asked]}
    if s.cards.colour[card] != asked:
        return Phrase("why-other-colour", told)
    return None if ability in list(s.options) else Phrase("why-locked", told)


def both_sides(card: Card) -> Phrase:
    sides = [Phrase(f"reason-{side}", {"text": text_of(card, side)}) for side in ("hand", "board") if card.facts[side]]
    return in_a_row(sides)


learn.summed_up(lambda s, names, ability: both_sides(names.abilities[s.card_of(s.then_a, ability)]))
