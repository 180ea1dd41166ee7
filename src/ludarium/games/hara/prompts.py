"""Questions and options in words: the notation of every answer, its sentence, and the things on the board it speaks of."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.core.kernel import NAMES
from ludarium.core.packs import Pack
from ludarium.core.prompts import AFFIRM, DECLINE, END, Choice
from ludarium.core.text import Phrase, Secret
from ludarium.games.hara.atlas import COLOURS, WORLDS, name_of
from ludarium.games.hara.forecast import blow
from ludarium.games.hara.lexicon import (
    Lexicon,
    champion_phrase,
    colour_phrase,
    foe_id,
    lexicon,
    space_phrase,
    token_id,
    token_phrase,
    world_phrase,
)
from ludarium.games.hara.rules import offers
from ludarium.games.hara.rules.challenges import CHARGE, SHIFT_CARD, difficulty_of
from ludarium.games.hara.rules.combat import CHAMPION_TARGET, FOE_TARGET, WITH_STONE, sharpened
from ludarium.games.hara.rules.movement import DAMAGE
from ludarium.games.hara.rules.turn import ACCEPT, KEEP
from ludarium.games.hara.state import CHAMPIONS, HAND, ITEMS, Hara
from ludarium.games.hara.tables import ABILITIES

Describe = Callable[[Hara, Lexicon, int], Choice]


def kind_of(s: Hara) -> str:
    return NAMES[s.then].split(".")[1]


def asks(s: Hara, pack: Pack) -> Phrase:
    """The sentence of the question that waits."""
    kind, names = kind_of(s), lexicon(pack)
    arguments: dict[str, object] = {}
    if kind == "act":
        arguments = {"activations": int(s.activations), "champion": champion_name(s, names, int(s.turn))}
    elif kind == "walk_on":
        arguments = {"points": int(s.then_a), "hit": 1 if s.then_b > 0 else 0}
    elif kind in ("hit_lands", "drain_lands", "dash_hits"):
        arguments = {"n": int(s.then_a) + int(sharpened(s, s.hero))}
    elif kind in ("weaken_it", "pull_it", "push_it"):
        arguments = {"n": int(s.then_a)}
    elif kind == "pay_and_roll":
        source, seat = int(s.then_a), int(s.then_b)
        arguments = {"card": source_name(names, source), "difficulty": int(difficulty_of(s, source, seat))}
    elif kind in ("put_gold", "give_energy"):
        arguments = {"n": int(s.then_a)}
    elif kind == "drop_item":
        arguments = {"n": int(s.then_a)}
    elif kind == "keep_or_bury":
        arguments = {"shift": names.shifts[s.then_b].name}
    elif kind == "artifact_world":
        arguments = {"kind": "doom" if s.then_a % 2 else "scenario", "laid": int(s.then_a)}
    return Phrase(f"prompt-{kind.replace('_', '-')}", arguments)


def choice(s: Hara, pack: Pack, option: int) -> Choice:
    """The option of the question that waits, by the rule that will receive it."""
    return DESCRIBE[kind_of(s)](s, lexicon(pack), int(option))


def champion_name(s: Hara, names: Lexicon, seat: int) -> object:
    return names.champions[s.champion[seat]].name


def source_name(names: Lexicon, source: int) -> object:
    return names.shifts[source - SHIFT_CARD].name if source >= SHIFT_CARD else names.places[source].name


# -- the turn --------------------------------------------------------------------------------------------------------


def turn_option(s: Hara, names: Lexicon, option: int) -> Choice:
    what, detail = option % offers.OPTIONS, option // offers.OPTIONS
    return TURN[what](s, names, detail)


def end_turn(_s: Hara, _names: Lexicon, _detail: int) -> Choice:
    return Choice("end", Phrase("option-end"), ("turn",), END)


def stop_walking(s: Hara, _names: Lexicon, _detail: int) -> Choice:
    return Choice("stop", Phrase("option-stop", {"points": int(s.then_a)}), ("move",), END)


def play(s: Hara, names: Lexicon, ability: int) -> Choice:
    seat = int(s.hero)
    card = names.abilities[s.card_of(seat, ability)]
    side = "hand" if s.ability[seat * ABILITIES + ability] == HAND else "board"
    free = bool(card.facts[f"{side}_free"])
    phrase = Phrase("option-play-free" if free else "option-play", {"card": card.name, "side": side})
    return Choice(f"play {card.id}", phrase, (f"ability.{card.id}",))


def use(s: Hara, names: Lexicon, place: int) -> Choice:
    item = names.items[s.items[s.hero * ITEMS + place]]
    return Choice(f"item {item.id}", Phrase("option-item", {"item": item.name}), (f"item.{item.id}",))


def close(s: Hara, names: Lexicon, card: int) -> Choice:
    rift = names.places[card]
    phrase = Phrase("option-challenge", {"card": rift.name, "difficulty": int(difficulty_of(s, card, s.hero))})
    return Choice(f"challenge {rift.id}", phrase, (f"card.{rift.id}", f"space.{name_of(s.place[card])}"))


def accept(s: Hara, names: Lexicon, card: int) -> Choice:
    ally = names.places[card]
    return Choice(f"help {ally.id}", Phrase("option-help", {"card": ally.name}), (f"card.{ally.id}",))


def collect(s: Hara, _names: Lexicon, token: int) -> Choice:
    phrase = Phrase("option-collect", {"token": token_phrase(token)})
    return Choice(f"collect {token_id(token)}", phrase, (f"token.{token_id(token)}",))


def reconnect(_s: Hara, _names: Lexicon, world: int) -> Choice:
    phrase = Phrase("option-reconnect", {"world": world_phrase(world)})
    return Choice(f"reconnect {WORLDS[world]}", phrase, (f"world.{WORLDS[world]}",))


def investigate(s: Hara, _names: Lexicon, place: int) -> Choice:
    space = name_of(s.clue[place])
    pays = "grit" if s.resource[s.hero] > 0 else "health"
    return Choice(f"investigate {space}", Phrase("option-investigate", {"pays": pays}), (f"clue.{space}", f"space.{space}"))


def plain_action(_s: Hara, _names: Lexicon, code: int) -> Choice:
    """A FREE action of a mode that brings no words of its own."""
    return Choice(f"free {code}", Phrase("option-free", {"number": code}))


MODE_ACTIONS: dict[str, Describe] = {"artifacts": collect, "nightmare": reconnect, "parting": investigate}


def mode_action(s: Hara, names: Lexicon, code: int) -> Choice:
    return MODE_ACTIONS.get(s.variant.id, plain_action)(s, names, code)


def step(_s: Hara, _names: Lexicon, space: int) -> Choice:
    phrase = Phrase("option-move", {"space": space_phrase(space)})
    return Choice(f"move {name_of(space)}", phrase, (f"space.{name_of(space)}",))


def hit(s: Hara, names: Lexicon, target: int) -> Choice:
    stones, whom = divmod(target, WITH_STONE)
    if whom == FOE_TARGET:
        id, name, anchor = foe_id(s.foe), names.corrupted[s.foe].name, "foe"
    elif whom >= CHAMPION_TARGET:
        champion = int(s.champion[whom - CHAMPION_TARGET])
        id, name, anchor = CHAMPIONS[champion], names.champions[champion].name, f"figure.{CHAMPIONS[champion]}"
    else:
        id, name = names.places[whom].id, names.places[whom].name
        anchor = f"card.{id}"
    damage = int(s.then_b) // DAMAGE if kind_of(s) == "walk_on" else int(s.then_a)
    told = {"target": name, **blow(s, int(s.hero), target, damage)}
    if stones == 0:
        return Choice(f"hit {id}", Phrase("option-hit", told), (anchor,))
    thrown = "dreamstone" if stones == 1 else f"dreamstone {stones}"
    phrase = Phrase("option-hit-stone", {**told, "stones": stones})
    return Choice(f"hit {id} {thrown}", phrase, (anchor, "item.dreamstone"))


TURN: dict[int, Describe] = {
    offers.END: end_turn,
    offers.PLAY: play,
    offers.USE: use,
    offers.CLOSE: close,
    offers.HELP: accept,
    offers.FREELY: mode_action,
    offers.STEP: step,
    offers.HIT: hit,
}


def walking_option(s: Hara, names: Lexicon, option: int) -> Choice:
    if option % offers.OPTIONS == offers.END:
        return stop_walking(s, names, 0)
    return turn_option(s, names, option)


def leap(s: Hara, _names: Lexicon, space: int) -> Choice:
    here = space == s.at[s.hero]
    phrase = Phrase("option-stay" if here else "option-leap", {"space": space_phrase(space)})
    return Choice(f"leap {name_of(space)}", phrase, (f"space.{name_of(space)}",))


def on_monster(verb: str) -> Describe:
    def describe(s: Hara, names: Lexicon, card: int) -> Choice:
        monster = names.places[card]
        return Choice(f"{verb} {monster.id}", Phrase(f"option-{verb}", {"card": monster.name}), (f"card.{monster.id}",))

    return describe


def gauge(word: str) -> Describe:
    def describe(_s: Hara, _names: Lexicon, colour: int) -> Choice:
        phrase = Phrase(f"option-{word}", {"colour": colour_phrase(colour)})
        return Choice(f"{word} {COLOURS[colour]}", phrase, (f"gauge.{COLOURS[colour]}",))

    return describe


def learn(s: Hara, names: Lexicon, ability: int) -> Choice:
    card = names.abilities[s.card_of(int(s.then_a), ability)]
    return Choice(f"learn {card.id}", Phrase("option-learn", {"card": card.name}), (f"ability.{card.id}",))


def ready(s: Hara, names: Lexicon, ability: int) -> Choice:
    card = names.abilities[s.card_of(int(s.hero), ability)]
    return Choice(f"ready {card.id}", Phrase("option-ready", {"card": card.name}), (f"ability.{card.id}",))


def drop(s: Hara, names: Lexicon, place: int) -> Choice:
    """Two Dreamstones are one answer twice, told apart by their place."""
    seat = int(s.then_b)
    item = names.items[s.items[seat * ITEMS + place]]
    twins = [
        at for at in range(ITEMS) if s.items[seat * ITEMS + at] >= 0 and names.items[s.items[seat * ITEMS + at]].id == item.id
    ]
    notation = f"discard {item.id}" if len(twins) == 1 else f"discard {item.id} {twins.index(place) + 1}"
    return Choice(notation, Phrase("option-discard", {"item": item.name}), (f"item.{item.id}",))


def spend(_s: Hara, _names: Lexicon, paid: int) -> Choice:
    spirit, charge = paid % CHARGE, paid // CHARGE
    notation = f"spend {spirit}" + (f" charge {charge}" if charge else "")
    phrase = Phrase("option-spend", {"spirit": spirit, "charge": charge}) if paid else Phrase("option-spend-nothing")
    return Choice(notation, phrase, (f"spirit.{spirit}",))


def swap_with(s: Hara, _names: Lexicon, world: int) -> Choice:
    here = int(s.then_a)
    return swapped(here, world)


def swapped(world: int, other: int) -> Choice:
    phrase = Phrase("option-swap", {"world": world_phrase(world), "other": world_phrase(other)})
    return Choice(f"swap {WORLDS[world]} {WORLDS[other]}", phrase, (f"world.{WORLDS[world]}", f"world.{WORLDS[other]}"))


def rest(_s: Hara, _names: Lexicon, answer: int) -> Choice:
    word, role = ("rest", AFFIRM) if answer == ACCEPT else ("decline", DECLINE)
    return Choice(word, Phrase(f"option-{word}"), ("order.2",), role)


def keep(_s: Hara, _names: Lexicon, what: int) -> Choice:
    word = "keep" if what == KEEP else "bottom"
    return Choice(word, Phrase(f"option-{word}"), ("deck.shift",))


# -- modes -----------------------------------------------------------------------------------------------------------


def world_for(word: str) -> Describe:
    def describe(_s: Hara, _names: Lexicon, world: int) -> Choice:
        phrase = Phrase(f"option-{word}", {"world": world_phrase(world)})
        return Choice(f"{word} {WORLDS[world]}", phrase, (f"world.{WORLDS[world]}",))

    return describe


def slot(_s: Hara, _names: Lexicon, number: int) -> Choice:
    return Choice(f"slot {number + 1}", Phrase("option-slot", {"number": number + 1}), (f"slot.{number + 1}",))


def drifts(_s: Hara, _names: Lexicon, pair: int) -> Choice:
    return swapped(pair // 6, pair % 6)


def cube(s: Hara, names: Lexicon, world: int) -> Choice:
    ability = int(s.cards.foe_symbol[world])
    name = names.corrupted[0].facts["abilities"][ability]["name"]
    phrase = Phrase("option-cube", {"ability": name, "world": world_phrase(world)})
    return Choice(f"cube {WORLDS[world]}", phrase, (f"cube.{WORLDS[world]}", f"foe-ability.{ability}"))


def ophion_leap(s: Hara, _names: Lexicon, space: int) -> Choice:
    phrase = Phrase("option-stay" if space == s.foe_at else "option-leap", {"space": space_phrase(space)})
    return Choice(f"leap {name_of(space)}", phrase, (f"space.{name_of(space)}",))


def victim(_s: Hara, names: Lexicon, champion: int) -> Choice:
    phrase = Phrase("option-choose", {"champion": champion_phrase(champion)})
    return Choice(f"choose {CHAMPIONS[champion]}", phrase, (f"figure.{CHAMPIONS[champion]}",))


# -- chance ----------------------------------------------------------------------------------------------------------


def rolled_world(_s: Hara, _names: Lexicon, world: int) -> Choice:
    return Choice(f"world={WORLDS[world]}", Phrase("chance-world", {"world": world_phrase(world)}), (f"world.{WORLDS[world]}",))


def rolled_number(_s: Hara, _names: Lexicon, number: int) -> Choice:
    return Choice(f"d6={number}", Phrase("chance-d6", {"number": number}))


def drawn_card(_s: Hara, names: Lexicon, card: int) -> Choice:
    return Choice(f"card={names.places[card].id}", Phrase("chance-card", {"card": names.places[card].name}))


def drawn_item(_s: Hara, names: Lexicon, item: int) -> Choice:
    """Copies of an Item are told apart, so that a log names one outcome."""
    copies = [at for at, card in enumerate(names.items) if card.id == names.items[item].id]
    suffix = f"#{copies.index(item) + 1}" if len(copies) > 1 else ""
    return Choice(f"item={names.items[item].id}{suffix}", Phrase("chance-item", {"item": names.items[item].name}))


def drawn_shift(_s: Hara, names: Lexicon, shift: int) -> Choice:
    return Choice(f"shift={names.shifts[shift].id}", Phrase("chance-shift", {"shift": names.shifts[shift].name}))


def foreseen_shift(s: Hara, names: Lexicon, shift: int) -> Choice:
    """Only the seat that looks may know which card it is (H-31a)."""
    card = Secret(names.shifts[shift].name, (int(s.then_a),), Phrase("unseen-card"))
    return Choice(f"shift={names.shifts[shift].id}", Phrase("chance-foresee", {"shift": card}))


def drawn_champion(_s: Hara, names: Lexicon, champion: int) -> Choice:
    return Choice(f"champion={CHAMPIONS[champion]}", Phrase("chance-champion", {"champion": names.champions[champion].name}))


def dealt_order(_s: Hara, _names: Lexicon, order: int) -> Choice:
    return Choice(f"order={order}", Phrase("chance-order", {"number": order}))


def swapped_colour(_s: Hara, _names: Lexicon, option: int) -> Choice:
    return Choice(f"swapped={option}", Phrase("chance-layout", {"swapped": option}))


def turned_up(_s: Hara, _names: Lexicon, option: int) -> Choice:
    return Choice(f"order={option + 1}", Phrase("chance-artifacts", {"number": option + 1}))


def clue_number(_s: Hara, _names: Lexicon, number: int) -> Choice:
    return Choice(f"clue={number}", Phrase("chance-clue", {"number": number}))


def ghost_card(s: Hara, names: Lexicon, card: int) -> Choice:
    ability = names.abilities[s.ghost * ABILITIES + card]
    return Choice(f"ghost={ability.id}", Phrase("chance-ghost", {"card": ability.name}))


DESCRIBE: dict[str, Describe] = {
    "act": turn_option,
    "walk_on": walking_option,
    "dash_hits": hit,
    "hit_lands": hit,
    "drain_lands": hit,
    "land": leap,
    "weaken_it": on_monster("weaken"),
    "pull_it": on_monster("pull"),
    "push_it": on_monster("push"),
    "put_gold": gauge("gauge"),
    "give_energy": gauge("give"),
    "learn": learn,
    "make_ready": ready,
    "drop_item": drop,
    "pay_and_roll": spend,
    "shift_with": swap_with,
    "rest_or_not": rest,
    "keep_or_bury": keep,
    "artifact_world": world_for("artifact"),
    "slot_is_chosen": slot,
    "world_comes_loose": drifts,
    "remove_cube": cube,
    "ophion_lands": ophion_leap,
    "victim_is_chosen": victim,
    "shatter_will": victim,
    "walk_asleep": victim,
    "champion_arrives": drawn_champion,
    "ghost_is_chosen": drawn_champion,
    "order_is_taken": drawn_champion,
    "order_is_dealt": dealt_order,
    "order_for_player": dealt_order,
    "lay_colour": swapped_colour,
    "card_is_drawn": drawn_card,
    "breeding_card": drawn_card,
    "card_is_sought": drawn_card,
    "item_is_drawn": drawn_item,
    "worlds_shift": drawn_shift,
    "champion_switches": drawn_shift,
    "foresee": foreseen_shift,
    "artifacts_turn_up": turned_up,
    "clue_shows": clue_number,
    "ghost_reveals": ghost_card,
    "advanced_card_shows": ghost_card,
    **dict.fromkeys(
        (
            "world_is_rolled", "drift_world", "token_lies", "world_lies_apart", "enoki_world", "foe_ability", "lay_clue_in",
            "ghost_takes", "ghost_carries", "deal_clockwise",
        ),
        rolled_world,
    ),
    **dict.fromkeys(
        (
            "number_is_rolled", "drift_space", "challenge_is_rolled", "artifact_space", "omen_comes", "enoki_space",
            "scenario_is_rolled", "clue_lies", "clue_turns", "ghost_carries_to",
        ),
        rolled_number,
    ),
}  # fmt: skip
