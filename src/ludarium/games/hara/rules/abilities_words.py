"""Ability cards, Items and Allied Monsters in words (sections 4, 5 and 9)."""

from __future__ import annotations

from ludarium.core.build import row
from ludarium.core.decisions import Choice, Phrase, kind_of
from ludarium.core.why import number_of
from ludarium.games.hara.lexicon import Lexicon
from ludarium.games.hara.modes.parts import in_a_turn
from ludarium.games.hara.rules import effects, movement
from ludarium.games.hara.rules.combat import targets
from ludarium.games.hara.rules.decks import inventory
from ludarium.games.hara.rules.energy_words import ability_named, not_learnt, not_yours
from ludarium.games.hara.rules.offers import DETAIL, FREELY, HELP, PLAY, USE, items_to_use, payable, playable
from ludarium.games.hara.state import HAND, NOWHERE, OUT, RESOURCES, TILTED, USED, Hara
from ludarium.games.hara.tables import ABILITIES, ACTIVATION, ALLY, PASSIVE, SPIRIT, STONE

in_use = in_a_turn()


def no_activation(s: Hara) -> Phrase | None:
    """For what costs an Activation (H-43a): none is left, or none may be used between two steps (H-45b)."""
    if kind_of(s) == "walk_on":
        return Phrase("why-mid-move")
    return Phrase("why-no-activation") if s.activations == 0 else None


# -- ability cards ---------------------------------------------------------------------------------------------------

STRIKES = (effects.hit_one, effects.hit_more, effects.sweep, effects.sweep_more, effects.drain)  # all with damage and range
HANDLES = (effects.weaken, effects.pull, effects.push)  # Monsters, with a number and a range
WALKS = (movement.move, movement.leap, movement.dash, movement.to_dojo, movement.drift)
FRAME = 4  # numbers for a sentence of a script: its rule and three arguments


def hits_nobody(s: Hara, card: int, side: str) -> bool:
    """Is everybody out of range of all that a side strikes or drags about? Unknown, so no, where the champion moves first."""
    script = s.cards.scripts[s.cards.hand[card] if side == "hand" else s.cards.board[card]]
    reaches: list[int] = []
    for at in range(0, len(script), FRAME):
        if script[at] in WALKS:
            break
        if script[at] in HANDLES and len(effects.monsters_within(s, s.hero, script[at + 2])) > 0:
            return False
        if script[at] in STRIKES:
            reaches.append(int(script[at + 2]))
    return bool(reaches) and len(targets(s, s.hero, max(reaches))) == 0


@in_use.answer("play", PLAY, DETAIL)
def play(s: Hara, names: Lexicon, ability: int) -> Choice:
    seat = int(s.hero)
    card = names.abilities[s.card_of(seat, ability)]
    side = "hand" if s.ability[seat * ABILITIES + ability] == HAND else "board"
    free = bool(card.facts[f"{side}_free"])
    hits = "nobody" if hits_nobody(s, int(s.card_of(seat, ability)), side) else "somebody"
    phrase = Phrase("option-play-free" if free else "option-play", {"card": card.name, "side": side, "hits": hits})
    return Choice(f"play {card.id}", phrase, (f"ability.{card.id}",))


@play.refused
def not_playable(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
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


# -- Items -----------------------------------------------------------------------------------------------------------


@in_use.answer("item", USE, DETAIL)
def use(_s: Hara, names: Lexicon, number: int) -> Choice:
    item = names.items[number]
    return Choice(f"item {item.id}", Phrase("option-item", {"item": item.name}), (f"item.{item.id}",))


@use.refused
def not_usable(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
    """H-90b, H-91: passive, thrown in with a hit, used up for this turn, or too late."""
    seat = int(s.hero)
    items = carried(s, names, seat, said[1])
    if not items:
        return not_carried(names, said[1])
    how = s.cards.item_use[items[0]]
    told = {"item": names.items[items[0]].name}
    if how == PASSIVE or how == STONE:
        return Phrase("why-passive" if how == PASSIVE else "why-stone", told)
    if not set(map(use.option, items)) & set(items_to_use(s, seat, how, row([]))):
        return Phrase("why-item-used", told)
    return no_activation(s) if how == ACTIVATION else None


def carried(s: Hara, names: Lexicon, seat: int, id: str) -> list[int]:
    """The Items of a kind in the Inventory."""
    return [int(item) for item in inventory(s, seat) if names.items[item].id == id]


def not_carried(names: Lexicon, id: str) -> Phrase | None:
    card = names.by_id.get(id)
    return Phrase("why-not-carried", {"item": card.name}) if card and card.kind == "item" else None


# -- Allied Monsters, and what the mode adds -------------------------------------------------------------------------


@in_use.answer("help", HELP, DETAIL)
def accept(_s: Hara, names: Lexicon, card: int) -> Choice:
    ally = names.places[card]
    return Choice(f"help {ally.id}", Phrase("option-help", {"card": ally.name}), (f"card.{ally.id}",))


@accept.refused
def no_help(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
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


@in_use.answer("free", FREELY, DETAIL)
def free(_s: Hara, _names: Lexicon, code: int) -> Choice:
    """A FREE action for which the mode has no words."""
    return Choice(f"free {code}", Phrase("option-free", {"number": code}))
