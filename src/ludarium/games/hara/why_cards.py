"""Why an ability card, an Item, a Rift or an Allied Monster cannot be used, and why a card cannot be learnt."""

from __future__ import annotations

from ludarium.core.bits import BIT
from ludarium.core.build import row
from ludarium.core.prompts import kind_of
from ludarium.core.text import Phrase
from ludarium.core.why import number_of
from ludarium.games.hara.atlas import COLOURS
from ludarium.games.hara.lexicon import Lexicon
from ludarium.games.hara.rules.decks import inventory
from ludarium.games.hara.rules.energy import advanced_cards
from ludarium.games.hara.rules.offers import OPTIONS, USE, items_to_use, payable, playable
from ludarium.games.hara.state import (
    DUSK,
    HAND,
    NOWHERE,
    OUT,
    PAID,
    RESOURCES,
    TEN_PRIMARY,
    THRESHOLD,
    TILTED,
    USED,
    Hara,
)
from ludarium.games.hara.tables import ABILITIES, ACTIVATION, ALLY, PASSIVE, RIFT, SPIRIT, STONE, ULTIMATE

# -- ability cards ---------------------------------------------------------------------------------------------------


def ability_named(s: Hara, names: Lexicon, seat: int, id: str) -> int | None:
    """An ability by its place among its champion's cards."""
    for ability in range(ABILITIES):
        if names.abilities[s.card_of(seat, ability)].id == id:
            return ability
    return None


def not_yours(names: Lexicon, id: str) -> Phrase | None:
    card = names.by_id.get(id)
    return Phrase("why-not-yours", {"card": card.name}) if card and card.kind == "ability" else None


def play(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
    seat = int(s.hero)
    ability = ability_named(s, names, seat, said[1])
    if ability is None:
        return not_yours(names, said[1])
    place = s.ability[seat * ABILITIES + ability]
    name = names.abilities[s.card_of(seat, ability)].name
    if place == OUT:
        return not_learnt(s, names, seat, ability)
    if place == TILTED or place == USED:
        return Phrase("why-tilted" if place == TILTED else "why-used", {"card": name})
    if playable(s, seat, ability, 1):
        return None
    return too_dear(s, names, seat, ability) or no_activation(s)


def too_dear(s: Hara, names: Lexicon, seat: int, ability: int) -> Phrase | None:
    """H-54, for the side that is up."""
    card = s.card_of(seat, ability)
    if s.ability[seat * ABILITIES + ability] == HAND:
        cost, price = s.cards.hand_cost[card], s.cards.hand_price[card]
    else:
        cost, price = s.cards.board_cost[card], s.cards.board_price[card]
    if payable(s, seat, cost, price):
        return None
    in_spirit = cost == SPIRIT
    return Phrase(
        "why-spirit-lacks" if in_spirit else "why-resource-lacks",
        {
            "card": names.abilities[card].name,
            "price": int(price),
            "has": int(s.spirit[seat] if in_spirit else s.resource[seat]),
            "resource": Phrase(f"resource-{RESOURCES[s.champion[seat]]}"),
        },
    )


def no_activation(s: Hara) -> Phrase | None:
    """For what costs an Activation (H-43a): none is left, or none may be used between two steps (H-45b)."""
    if kind_of(s) == "walk_on":
        return Phrase("why-mid-move")
    return Phrase("why-no-activation") if s.activations == 0 else None


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


def no_level(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
    """A card is learnt in step F, so the question is what it would take."""
    seat = int(s.actor)
    ability = ability_named(s, names, seat, said[1])
    if ability is None:
        return not_yours(names, said[1])
    if s.ability[seat * ABILITIES + ability] != OUT:
        return Phrase("why-known", {"card": names.abilities[s.card_of(seat, ability)].name})
    return not_learnt(s, names, seat, ability)


def learn(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
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


def ready(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
    """Another card, one that was used this turn."""
    seat = int(s.hero)
    ability = ability_named(s, names, seat, said[1])
    if ability is None:
        return not_yours(names, said[1])
    if ability in list(s.options):
        return None
    told = {"card": names.abilities[s.card_of(seat, ability)].name}
    if s.ability[seat * ABILITIES + ability] == OUT:
        return not_learnt(s, names, seat, ability)
    return Phrase("why-ready-itself" if ability == s.playing else "why-not-spent", told)


# -- Items -----------------------------------------------------------------------------------------------------------


def carried(s: Hara, names: Lexicon, seat: int, id: str) -> list[int]:
    """The Items of a kind in the Inventory."""
    return [int(item) for item in inventory(s, seat) if names.items[item].id == id]


def not_carried(names: Lexicon, id: str) -> Phrase | None:
    card = names.by_id.get(id)
    return Phrase("why-not-carried", {"item": card.name}) if card and card.kind == "item" else None


def item(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
    """H-90b, H-91: passive, thrown in with a hit, used up for this turn, or too late."""
    seat = int(s.hero)
    items = carried(s, names, seat, said[1])
    if not items:
        return not_carried(names, said[1])
    use = s.cards.item_use[items[0]]
    told = {"item": names.items[items[0]].name}
    if use == PASSIVE or use == STONE:
        return Phrase("why-passive" if use == PASSIVE else "why-stone", told)
    usable = list(items_to_use(s, seat, use, row([])))
    if not any(USE + OPTIONS * each in usable for each in items):
        return Phrase("why-item-used", told)
    return no_activation(s) if use == ACTIVATION else None


def discard(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
    found = carried(s, names, int(s.then_b), said[1])
    return Phrase("why-which-one") if len(found) > 1 and not said[2] else None if found else not_carried(names, said[1])


# -- Rifts and Allied Monsters ---------------------------------------------------------------------------------------


def challenge(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
    """H-44, H-80: a Rift on the own space, for one Activation."""
    card = number_of(names.places, said[1])
    if card is None:
        return None
    told = {"card": names.places[card].name}
    if s.cards.kind[card] != RIFT:
        return Phrase("why-no-rift", told)
    if s.place(card) == NOWHERE:
        return Phrase("why-not-in-play", told)
    if s.where[card] != s.at[s.hero]:
        return Phrase("why-rift-elsewhere", told)
    return no_activation(s)


def accept(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
    """H-66: an Allied Monster that helps once, on the own space."""
    card = number_of(names.places, said[1])
    if card is None:
        return None
    told = {"card": names.places[card].name}
    if s.cards.kind[card] != ALLY:
        return Phrase("why-no-ally", told)
    if s.place(card) == NOWHERE:
        return Phrase("why-not-in-play", told)
    if s.cards.once[card] == 0:
        return Phrase("why-helps-already", told)
    return Phrase("why-ally-elsewhere", told) if s.where[card] != s.at[s.hero] else None
