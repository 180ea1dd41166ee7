"""Questions and options in words: the notation of every answer, its sentence, and the things on the board it speaks of.

Those of a mode stand with the mode."""

from __future__ import annotations

from ludarium.core.packs import Pack
from ludarium.core.prompts import AFFIRM, DECLINE, END, Choice, kind_of
from ludarium.core.text import Phrase, Secret
from ludarium.games.hara import notes
from ludarium.games.hara.atlas import COLOURS, name_of
from ludarium.games.hara.catalogue import mode_of
from ludarium.games.hara.forecast import blow
from ludarium.games.hara.lexicon import (
    Lexicon,
    champion_phrase,
    colour_phrase,
    foe_id,
    lexicon,
    space_phrase,
)
from ludarium.games.hara.modes.parts import (
    dealt_order,
    drawn_card,
    drawn_champion,
    drawn_shift,
    rolled_number,
    rolled_world,
    swapped,
)
from ludarium.games.hara.modes.spec import Describe
from ludarium.games.hara.rules import effects, movement, offers
from ludarium.games.hara.rules.challenges import CHARGE, SHIFT_CARD, difficulty_of, tell_difficulty
from ludarium.games.hara.rules.combat import CHAMPION_TARGET, FOE_TARGET, WITH_STONE, sharpened, targets, tell_sharpness
from ludarium.games.hara.rules.decks import inventory
from ludarium.games.hara.rules.movement import DAMAGE
from ludarium.games.hara.rules.shift import next_shifts
from ludarium.games.hara.rules.turn import ACCEPT, KEEP
from ludarium.games.hara.state import CHAMPIONS, HAND, Hara
from ludarium.games.hara.tables import ABILITIES


def asks(s: Hara, pack: Pack) -> Phrase:
    """The sentence of the question that waits."""
    kind, names = kind_of(s), lexicon(pack)
    arguments: dict[str, object] = {}
    if kind == "act":
        arguments = {"activations": int(s.activations), "champion": champion_phrase(int(s.champion[s.turn]))}
    elif kind == "walk_on":
        arguments = {"points": int(s.then_a), "hit": 1 if s.then_b > 0 else 0}
    elif kind in ("hit_lands", "drain_lands", "dash_hits"):
        sources = notes.sources_of(s, pack, lambda copy: tell_sharpness(copy, copy.hero, 0))
        arguments = {"n": int(s.then_a) + int(sharpened(s, s.hero)), "sources": sources}
    elif kind in ("weaken_it", "pull_it", "push_it"):
        arguments = {"n": int(s.then_a)}
    elif kind == "pay_and_roll":
        source, seat = int(s.then_a), int(s.then_b)
        told = {"difficulty": int(difficulty_of(s, source, seat)), "sources": what_changes(s, pack, source, seat)}
        arguments = {"card": source_name(names, source), **told}
    elif kind in ("put_gold", "give_energy"):
        arguments = {"n": int(s.then_a)}
    elif kind == "drop_item":
        arguments = {"n": int(s.then_a)}
    elif kind == "keep_or_bury":
        arguments = {"shift": names.shifts[next_shifts(s)[0]].name}
    elif kind in mode_of(s).asks:
        arguments = mode_of(s).asks[kind](s, names)
    return Phrase(f"prompt-{kind.replace('_', '-')}", arguments)


def choice(s: Hara, pack: Pack, option: int) -> Choice:
    """The option of the question that waits, by the rule that will receive it."""
    kind = kind_of(s)
    describe = DESCRIBE[kind] if kind in DESCRIBE else mode_of(s).describes[kind]
    return describe(s, lexicon(pack), int(option))


def source_name(names: Lexicon, source: int) -> object:
    return names.shifts[source - SHIFT_CARD].name if source >= SHIFT_CARD else names.places[source].name


# -- the turn --------------------------------------------------------------------------------------------------------


def turn_option(s: Hara, names: Lexicon, option: int) -> Choice:
    what, detail = option % offers.OPTIONS, option // offers.OPTIONS
    return TURN[what](s, names, detail)


def end_turn(s: Hara, _names: Lexicon, _detail: int) -> Choice:
    """A turn that ends early gives its Activations away."""
    unspent = Phrase("option-end-unspent", {"n": int(s.activations)}) if s.activations > 0 else None
    return Choice("end", Phrase("option-end"), ("turn",), END, unused=unspent)


def stop_walking(s: Hara, _names: Lexicon, _detail: int) -> Choice:
    return Choice("stop", Phrase("option-stop", {"points": int(s.then_a)}), ("move",), END)


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


def play(s: Hara, names: Lexicon, ability: int) -> Choice:
    seat = int(s.hero)
    card = names.abilities[s.card_of(seat, ability)]
    side = "hand" if s.ability[seat * ABILITIES + ability] == HAND else "board"
    free = bool(card.facts[f"{side}_free"])
    hits = "nobody" if hits_nobody(s, int(s.card_of(seat, ability)), side) else "somebody"
    phrase = Phrase("option-play-free" if free else "option-play", {"card": card.name, "side": side, "hits": hits})
    return Choice(f"play {card.id}", phrase, (f"ability.{card.id}",))


def use(s: Hara, names: Lexicon, number: int) -> Choice:
    item = names.items[number]
    return Choice(f"item {item.id}", Phrase("option-item", {"item": item.name}), (f"item.{item.id}",))


def what_changes(s: Hara, pack: Pack, source: int, seat: int) -> Phrase | str:
    """What makes a Challenge harder or easier than its card says."""
    return notes.sources_of(s, pack, lambda copy: tell_difficulty(copy, source, seat))


def close(s: Hara, names: Lexicon, card: int) -> Choice:
    rift = names.places[card]
    told = {"difficulty": int(difficulty_of(s, card, s.hero)), "sources": what_changes(s, names.pack, card, int(s.hero))}
    phrase = Phrase("option-challenge", {"card": rift.name, **told})
    return Choice(f"challenge {rift.id}", phrase, (f"card.{rift.id}", f"space.{name_of(s.where[card])}"))


def accept(s: Hara, names: Lexicon, card: int) -> Choice:
    ally = names.places[card]
    return Choice(f"help {ally.id}", Phrase("option-help", {"card": ally.name}), (f"card.{ally.id}",))


def mode_action(s: Hara, names: Lexicon, code: int) -> Choice:
    return mode_of(s).action(s, names, code)


def step(_s: Hara, _names: Lexicon, space: int) -> Choice:
    phrase = Phrase("option-move", {"space": space_phrase(space)})
    return Choice(f"move {name_of(space)}", phrase, (f"space.{name_of(space)}",))


def hit(s: Hara, names: Lexicon, target: int) -> Choice:
    stones, whom = divmod(target, WITH_STONE)
    id: str
    if whom == FOE_TARGET:
        id, name, anchor = foe_id(s.foe), names.corrupted[s.foe].name, f"foe.{foe_id(s.foe)}"
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


def drop(s: Hara, names: Lexicon, number: int) -> Choice:
    """Two Dreamstones are one answer twice, told apart by their place."""
    item = names.items[number]
    twins = [each for each in inventory(s, int(s.then_b)) if names.items[each].id == item.id]
    notation = f"discard {item.id}" if len(twins) == 1 else f"discard {item.id} {twins.index(number) + 1}"
    return Choice(notation, Phrase("option-discard", {"item": item.name}), (f"item.{item.id}",))


def spend(_s: Hara, _names: Lexicon, paid: int) -> Choice:
    spirit, charge = paid % CHARGE, paid // CHARGE
    notation = f"spend {spirit}" + (f" charge {charge}" if charge else "")
    phrase = Phrase("option-spend", {"spirit": spirit, "charge": charge}) if paid else Phrase("option-spend-nothing")
    return Choice(notation, phrase, (f"spirit.{spirit}", *([f"charge.{charge}"] if charge else [])))


def swap_with(s: Hara, _names: Lexicon, world: int) -> Choice:
    here = int(s.then_a)
    return swapped(here, world)


def rest(_s: Hara, _names: Lexicon, answer: int) -> Choice:
    word, role = ("rest", AFFIRM) if answer == ACCEPT else ("decline", DECLINE)
    return Choice(word, Phrase(f"option-{word}"), ("order.2",), role)


def keep(_s: Hara, _names: Lexicon, what: int) -> Choice:
    word = "keep" if what == KEEP else "bottom"
    return Choice(word, Phrase(f"option-{word}"), ("deck.shift",))


# -- chance ----------------------------------------------------------------------------------------------------------


def drawn_item(_s: Hara, names: Lexicon, item: int) -> Choice:
    """Copies of an Item are told apart, so that a log names one outcome."""
    copies = [at for at, card in enumerate(names.items) if card.id == names.items[item].id]
    suffix = f"#{copies.index(item) + 1}" if len(copies) > 1 else ""
    return Choice(f"item={names.items[item].id}{suffix}", Phrase("chance-item", {"item": names.items[item].name}))


def foreseen_shift(s: Hara, names: Lexicon, shift: int) -> Choice:
    """Only the seat that looks may know which card it is (H-31a)."""
    card = Secret(names.shifts[shift].name, (int(s.then_a),), Phrase("unseen-card"))
    return Choice(f"shift={names.shifts[shift].id}", Phrase("chance-foresee", {"shift": card}))


def swapped_colour(_s: Hara, _names: Lexicon, option: int) -> Choice:
    return Choice(f"swapped={option}", Phrase("chance-layout", {"swapped": option}))


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
    "champion_arrives": drawn_champion,
    "order_is_dealt": dealt_order,
    "lay_colour": swapped_colour,
    "card_is_drawn": drawn_card,
    "item_is_drawn": drawn_item,
    "worlds_shift": drawn_shift,
    "foresee": foreseen_shift,
    "world_is_rolled": rolled_world,
    "drift_world": rolled_world,
    "number_is_rolled": rolled_number,
    "drift_space": rolled_number,
    "challenge_is_rolled": rolled_number,
}
