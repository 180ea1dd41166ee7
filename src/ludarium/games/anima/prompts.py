"""Questions and options in words: the notation of every answer, its sentence, and the things on the table it speaks of."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.core.packs import Card, Pack
from ludarium.core.prompts import AFFIRM, DECLINE, END, PASS, PLAIN, Choice, kind_of
from ludarium.core.text import Phrase, Secret
from ludarium.games.anima import slot_choices
from ludarium.games.anima.lexicon import (
    Lexicon,
    claimed_mission,
    counter,
    deck_phrase,
    figure_phrase,
    lexicon,
    mission_phrase,
    reward_id,
    reward_kind,
    titled,
    type_phrase,
)
from ludarium.games.anima.rules import windows
from ludarium.games.anima.rules.exploration import NOTHING, STEP_DOWN, STEP_UP
from ludarium.games.anima.rules.movement import NO_VETO
from ludarium.games.anima.rules.reset import YES
from ludarium.games.anima.rules.trade import ACCEPT, NO_MORE, SEND
from ludarium.games.anima.slot_choices import OPTIONS
from ludarium.games.anima.state import DECK_NAMES, FIGHTS, FIRST_CHARACTER, NO_FIGHT, Anima
from ludarium.games.anima.tables import FIRST_PLACE, SPECIAL_REWARD, TYPES

Describe = Callable[[Anima, Lexicon, int], Choice]
UNSEEN = {kind: Phrase(f"unseen-{kind}") for kind in ("advantage", "character", "area", "encounter", "mission")}


def asks(s: Anima, pack: Pack) -> Phrase:
    """The sentence of the question that waits."""
    kind, names = kind_of(s), lexicon(pack)
    arguments: dict[str, object] = {}
    if kind == "react":
        arguments = {"window": int(s.then_a), **subject(s, names)}
        if not in_a_window(arguments):
            raise ValueError(f"no window {s.then_a} is ever about this")
    elif kind in ("add_to_combat",):
        arguments = subject(s, names)
    elif kind in ("advantage_taken", "character_taken"):
        card = names.advantages[s.then_b] if kind == "advantage_taken" else names.characters[s.then_b]
        arguments = {"card": card.name}
    elif kind == "veto":
        arguments = {"area": names.areas[s.then_a].name, "player": figure_phrase(s, int(s.slot))}
    elif kind == "pay_and_announce":
        arguments = {"card": names.use(int(s.then_b)).name}
    elif kind == "offer_is_answered":
        arguments = {"player": figure_phrase(s, int(s.then_a))}
    elif kind in ("gives_one", "takes_one", "offer_is_sent"):
        arguments = {"player": figure_phrase(s, int(s.partner))}
    elif kind in ("is_immobilised", "foe_is_inclined"):
        arguments = {"n": int(s.then_b) // 2}
    elif kind in ("is_straightened", "own_falls_asleep", "own_is_inclined", "card_is_given_up", "sleeps_in_combat"):
        arguments = {"n": int(s.then_b)}
    elif kind == "reset_action":
        arguments = {"offered": offered_in_reset(s)}
    elif kind == "bold_step":
        arguments = {"die": int(s.die)}
    return Phrase(f"prompt-{kind.replace('_', '-')}", arguments)


def offered_in_reset(s: Anima) -> str:
    """Whether there is anything to use, or only to throw away, or nothing at all."""
    kinds = {int(option) // OPTIONS for option in s.options} - {slot_choices.END}
    if not kinds:
        return "nothing"
    return "more" if kinds & {slot_choices.USE, slot_choices.REVEAL} else "discards"


def subject(s: Anima, names: Lexicon) -> dict[str, object]:
    """What a window is about."""
    window = int(s.then_a) if kind_of(s) == "react" else windows.W4_CARDS
    if s.uses and window == windows.W1_USE:
        use = int(s.uses[-2])
        return {"card": names.use(use).name, "player": figure_phrase(s, int(s.uses[-3])), "what": names.kind_of_use(use)}
    if s.fight != NO_FIGHT:
        return {"player": figure_phrase(s, int(s.fighter)), "card": foe_name(s, names), "what": FIGHTS[s.fight]}
    if s.met >= 0:
        return {"card": names.encounters[s.met].name, "player": figure_phrase(s, int(s.slot)), "what": "encounter"}
    player = figure_phrase(s, max(0, int(s.slot)))
    if window == windows.W2_MOVE:
        what, which = s.going // OPTIONS, s.going % OPTIONS
        area = int(which) if what == slot_choices.GO else int(which) - 1
        return {"player": player, "card": names.areas[area].name if area >= 0 else "", "what": slot_choices.KINDS[what]}
    if window == windows.W6_DIE:
        return {"player": figure_phrase(s, int(s.die_of)), "card": int(s.die), "what": "die"}
    if s.partner >= 0:
        return {"player": player, "card": figure_phrase(s, int(s.partner)), "what": "trade"}
    if s.claim >= 0:
        return {"player": player, "card": "", "what": "reward", "reward": reward_kind(int(s.claim))}
    return {"player": player, "card": "", "what": "other"}


def in_a_window(about: dict[str, object]) -> bool:
    """There are nine, and the last is about a trade or a reward: another question comes from a file, and from no match."""
    if about["window"] == windows.W9_REWARD:
        return about["what"] in ("trade", "reward")
    return about["window"] in range(windows.W1_USE, windows.W9_REWARD)


def foe_name(s: Anima, names: Lexicon) -> object:
    kind = FIGHTS[s.fight]
    if kind == "creature":
        return names.encounters[s.foe].name
    if kind == "party":
        return figure_phrase(s, int(s.foe))
    facts = names.missions[s.foe].facts
    found = facts.get("crisis_foe") if kind == "crisis" else facts.get("foe")
    return found if found is not None else names.missions[s.foe].name


def choice(s: Anima, pack: Pack, option: int) -> Choice:
    """The option of the question that waits, by the rule that will receive it."""
    return DESCRIBE[kind_of(s)](s, lexicon(pack), int(option))


# -- slots -----------------------------------------------------------------------------------------------------------


def slot_option(s: Anima, names: Lexicon, option: int) -> Choice:
    what, which = option // OPTIONS, option % OPTIONS
    return SLOT[what](s, names, which)


def plain(word: str, *anchors: str, role: str = PLAIN) -> Describe:
    def describe(_s: Anima, _names: Lexicon, _which: int) -> Choice:
        return Choice(word, Phrase(f"option-{word}"), anchors, role)

    return describe


def end(s: Anima, _names: Lexicon, _which: int) -> Choice:
    return Choice("end", Phrase("option-end", {"phase": int(s.phase)}), ("slot",), END)


def leave(s: Anima, names: Lexicon, _which: int) -> Choice:
    return Choice("leave", Phrase("option-leave"), ("guild", f"advantage.{names.advantages[s.guild[s.actor]].id}"))


def about(word: str, kind: str) -> Describe:
    """An answer that names one card."""

    def describe(_s: Anima, names: Lexicon, which: int) -> Choice:
        card = cards_of(names, kind)[which]
        return Choice(
            f"{word} {card.id}", Phrase(f"option-{word.replace('_', '-')}", {"card": card.name}), (f"{kind}.{card.id}",)
        )

    return describe


def cards_of(names: Lexicon, kind: str) -> list[Card]:
    return {
        "advantage": names.advantages,
        "character": names.characters,
        "area": names.areas,
        "encounter": names.encounters,
        "mission": names.missions,
    }[kind]


def use(_s: Anima, names: Lexicon, which: int) -> Choice:
    card = names.use(which)
    phrase = Phrase("option-use", {"card": card.name, "kind": names.kind_of_use(which)})
    return Choice(f"use {card.id}", phrase, (f"{card.kind}.{card.id}",))


def depart(_s: Anima, _names: Lexicon, leaves: int) -> Choice:
    word, role = ("depart", AFFIRM) if leaves else ("stay", DECLINE)
    return Choice(word, Phrase(f"option-{word}"), role=role)


def go(s: Anima, names: Lexicon, area: int) -> Choice:
    card = names.areas[area]
    word = "stay" if s.at[s.actor] == area else "go"
    return Choice(f"go {card.id}", Phrase(f"option-{word}-area", {"card": card.name}), (f"area.{card.id}",))


def seek(_s: Anima, names: Lexicon, which: int) -> Choice:
    if which == 0:
        return Choice("seek", Phrase("option-seek"), ("deck.areas",))
    card = names.areas[which - 1]
    return Choice(f"seek {card.id}", Phrase("option-seek-again", {"card": card.name}), (f"area.{card.id}", "spent.areas"))


def with_figure(word: str, message: str = "") -> Describe:
    def describe(s: Anima, _names: Lexicon, figure: int) -> Choice:
        phrase = Phrase(f"option-{message or word}", {"player": figure_phrase(s, figure)})
        return Choice(f"{word} {counter(s, figure)}", phrase, (f"party.{counter(s, figure)}",))

    return describe


SLOT: dict[int, Describe] = {
    slot_choices.END: end,
    slot_choices.DISCARD: about("discard", "advantage"),
    slot_choices.DISMISS: about("dismiss", "character"),
    slot_choices.LEAVE: leave,
    slot_choices.DROP: about("drop", "advantage"),
    slot_choices.USE: use,
    slot_choices.REVEAL: plain("reveal", "final"),
    slot_choices.DEPART: depart,
    slot_choices.GO: go,
    slot_choices.SEEK: seek,
    slot_choices.REST: plain("rest"),
    slot_choices.HOLD_ON: plain("hold"),
    slot_choices.TRADE: with_figure("trade"),
    slot_choices.ATTACK: with_figure("attack"),
    slot_choices.EXPLORE: plain("explore", role=AFFIRM),
}


# -- windows, answers to others --------------------------------------------------------------------------------------


def reaction(s: Anima, names: Lexicon, option: int) -> Choice:
    """A-156: whether somebody passed is nobody else's business."""
    if option == windows.PASS:
        return Choice("pass", Phrase("option-pass", {"secret": Secret("", (int(s.actor),), "")}), role=PASS)
    return use(s, names, option)


def veto(s: Anima, names: Lexicon, card: int) -> Choice:
    area = f"area.{names.areas[s.then_a].id}"
    if card == NO_VETO:
        return Choice("allow", Phrase("option-allow"), (area,), PASS)
    advantage = names.advantages[card]
    phrase = Phrase("option-protect", {"card": advantage.name})
    return Choice(f"protect {advantage.id}", phrase, (f"advantage.{advantage.id}", area))


def yes_or_no(kind: str) -> Describe:
    def describe(s: Anima, names: Lexicon, option: int) -> Choice:
        card = cards_of(names, kind)[s.then_b]
        notation, word, role = ("take", "take-up", AFFIRM) if option == YES else ("pass", "leave-it", DECLINE)
        return Choice(notation, Phrase(f"option-{word}", {"card": card.name}), (f"{kind}.{card.id}",), role)

    return describe


def dice_step(_s: Anima, _names: Lexicon, step: int) -> Choice:
    word = {STEP_DOWN: "less", STEP_UP: "more"}.get(step, "keep")
    return Choice(word, Phrase(f"option-die-{word}"), ("die",), DECLINE if word == "keep" else PLAIN)


def named_die(s: Anima, _names: Lexicon, which: int) -> Choice:
    word = "die" if s.die_for else ("own" if which == 0 else "foe")
    return Choice(f"roll {word}", Phrase(f"option-roll-{word}"), (f"die.{word}",))


def nudged_die(s: Anima, _names: Lexicon, option: int) -> Choice:
    word = "die" if s.die_for else ("own" if option // 8 == 0 else "foe")
    now = {"die": s.die, "own": s.die_a, "foe": s.die_b}[word]
    phrase = Phrase(f"option-turn-{word}", {"now": int(now), "die": option % 8})
    return Choice(f"turn {word} {option % 8}", phrase, (f"die.{word}", f"face.{option % 8}"))


# -- rewards and trades ----------------------------------------------------------------------------------------------


def claim(s: Anima, names: Lexicon, reward: int) -> Choice:
    if reward == NOTHING:
        return Choice("claim nothing", Phrase("option-claim-nothing"), role=DECLINE)
    if reward == SPECIAL_REWARD:
        sentences = names.areas[s.at[s.actor]].facts["sp"]
        return Choice("claim special", Phrase("option-claim-special", {"what": in_a_row(sentences)}), ("reward.special",))
    id = reward_id(s, names, int(s.actor), reward)
    if reward < FIRST_PLACE:
        return Choice(f"claim {id}", Phrase(f"option-claim-{id}", {"level": int(s.level(s.at[s.actor]))}), (f"reward.{id}",))
    card = mission_phrase(s, names, int(s.actor), claimed_mission(s, int(s.actor), reward))
    return Choice(f"claim {id}", Phrase("option-claim-mission", {"card": card}), (f"mission.{id}",))


def in_a_row(sentences: list[Phrase]) -> Phrase:
    """Sentences one after the other, as a card has them."""
    first, *others = sentences
    return Phrase("sentences", {"first": first, "others": in_a_row(others)}) if others else first


def give(s: Anima, names: Lexicon, thing: int) -> Choice:
    """A-86: what is given is for the partner's eyes when the offer is sent, not before."""
    if thing == NO_MORE:
        return Choice("enough", Phrase("option-enough"), role=END)
    if thing >= FIRST_CHARACTER:
        return about("give", "character")(s, names, thing - FIRST_CHARACTER)
    card = names.advantages[thing]
    return Choice(
        f"give {card.id}",
        Phrase("option-give", {"card": Secret(card.name, (int(s.actor),), UNSEEN["advantage"])}),
        (f"advantage.{card.id}",),
    )


def take(s: Anima, names: Lexicon, thing: int) -> Choice:
    if thing == NO_MORE:
        return Choice("enough", Phrase("option-enough"), role=END)
    if thing >= FIRST_CHARACTER:
        return about("take", "character")(s, names, thing - FIRST_CHARACTER)
    word = (*TYPES, "any")[thing]
    return Choice(f"take {word}", Phrase("option-take", {"card": type_phrase(thing)}), (f"type.{word}",))


def send(_s: Anima, _names: Lexicon, option: int) -> Choice:
    word, role = ("send", AFFIRM) if option == SEND else ("cancel", DECLINE)
    return Choice(word, Phrase(f"option-{word}"), role=role)


def answer_offer(_s: Anima, _names: Lexicon, option: int) -> Choice:
    word, role = ("accept", AFFIRM) if option == ACCEPT else ("decline", DECLINE)
    return Choice(word, Phrase(f"option-{word}"), role=role)


def fill(s: Anima, names: Lexicon, thing: int) -> Choice:
    card = names.advantages[thing]
    seats = (int(s.actor), int(s.then_a))
    return Choice(
        f"fill {card.id}",
        Phrase("option-fill", {"card": Secret(card.name, seats, UNSEEN["advantage"])}),
        (f"advantage.{card.id}",),
    )


# -- set-up ----------------------------------------------------------------------------------------------------------


def kept(s: Anima, names: Lexicon, character: int) -> Choice:
    """A-21: chosen in secret, shown together."""
    card = names.characters[character]
    phrase = Phrase("option-keep", {"card": Secret(card.name, (int(s.actor),), UNSEEN["character"])})
    return Choice(f"keep {card.id}", phrase, (f"character.{card.id}",))


def returned(s: Anima, names: Lexicon, advantage: int) -> Choice:
    card = names.advantages[advantage]
    phrase = Phrase("option-return", {"card": Secret(titled(card.name), (int(s.actor),), UNSEEN["advantage"])})
    return Choice(f"return {card.id}", phrase, (f"advantage.{card.id}",))


def first_mission(s: Anima, names: Lexicon, which: int) -> Choice:
    card = names.missions[s.mission[which]]
    return Choice(f"first {card.id}", Phrase("option-first", {"card": card.name}), (f"mission.{card.id}",))


# -- chance ----------------------------------------------------------------------------------------------------------


def die(word: str) -> Describe:
    def describe(s: Anima, names: Lexicon, face: int) -> Choice:
        who = {"own": figure_phrase(s, int(s.fighter)), "foe": foe_name(s, names)} if word in ("own", "foe") else {}
        return Choice(f"{word}={face}", Phrase(f"chance-{word}", {"die": face, **who}), (f"die.{word}", f"face.{face}"))

    return describe


def order_die(s: Anima, _names: Lexicon, face: int) -> Choice:
    who = int(s.then_a)
    return Choice(f"order {counter(s, who)}={face}", Phrase("chance-order", {"player": figure_phrase(s, who), "die": face}))


def drawn(word: str, kind: str, *, whose: Callable[[Anima], tuple[int, ...]] | None = None) -> Describe:
    """A card that comes from a deck to a figure; `whose`: the seats that may see it, all if there is none."""

    def describe(s: Anima, names: Lexicon, number: int) -> Choice:
        card = cards_of(names, kind)[number]
        who = int(s.then_a)
        shown = card.name if whose is None else Secret(card.name, whose(s), UNSEEN[kind])
        phrase = Phrase(f"chance-{word}", {"player": figure_phrase(s, who), "card": shown})
        return Choice(f"{word} {counter(s, who)}={card.id}", phrase, (f"{kind}.{card.id}",) if whose is None else ())

    return describe


def owner(s: Anima) -> tuple[int, ...]:
    return (int(s.then_a),)


def both_sides(s: Anima) -> tuple[int, ...]:
    """A-29: of a card that changes hands only the two concerned learn which; one that is discarded all see."""
    return (int(s.then_a), int(s.then_b))


def dealt_mission(s: Anima, names: Lexicon, mission: int) -> Choice:
    card, seat = names.missions[mission], int(s.then_a) // 2
    phrase = Phrase("chance-mission", {"player": figure_phrase(s, seat), "card": Secret(card.name, (seat,), UNSEEN["mission"])})
    return Choice(f"mission {counter(s, seat)}={card.id}", phrase)


def turned_up(word: str, kind: str) -> Describe:
    """A card that all see."""

    def describe(_s: Anima, names: Lexicon, number: int) -> Choice:
        card = cards_of(names, kind)[number]
        return Choice(f"{word}={card.id}", Phrase(f"chance-{word}", {"card": card.name}), (f"{kind}.{card.id}",))

    return describe


def laid(s: Anima, names: Lexicon, encounter: int) -> Choice:
    """A-23: face down means for everybody."""
    card, area = names.encounters[encounter], names.areas[s.then_a]
    shown = Secret(card.name, (), UNSEEN["encounter"]) if s.then_b == 1 else card.name
    return Choice(f"lay {area.id}={card.id}", Phrase("chance-lay", {"card": shown, "area": area.name}), (f"area.{area.id}",))


def seen_on_top(s: Anima, names: Lexicon, number: int) -> Choice:
    deck = int(s.then_b)
    kind = DECK_NAMES[deck][:-1]
    card = cards_of(names, kind)[number]
    phrase = Phrase("chance-top", {"deck": deck_phrase(deck), "card": Secret(titled(card.name), owner(s), UNSEEN[kind])})
    return Choice(f"top {DECK_NAMES[deck]}={card.id}", phrase, (f"deck.{DECK_NAMES[deck]}",))


def rival_area(_s: Anima, names: Lexicon, area: int) -> Choice:
    card = names.areas[area]
    return Choice(f"quest={card.id}", Phrase("chance-quest", {"card": card.name}), (f"area.{card.id}",))


CHOOSE_FIGURE = with_figure("choose", "choose-party")
CHOOSE_CHARACTER = about("choose", "character")
CHOOSE_AREA = about("choose", "area")
CHOOSE_ADVANTAGE = about("choose", "advantage")

DESCRIBE: dict[str, Describe] = {
    "reset_action": slot_option,
    "tithe_is_paid": slot_option,
    "depart_or_stay": slot_option,
    "declare": slot_option,
    "interacts": slot_option,
    "explores": slot_option,
    "react": reaction,
    "add_to_combat": reaction,
    "pay_and_announce": about("incline", "character"),
    "veto": veto,
    "area_is_named": about("give_up", "area"),
    "advantage_taken": yes_or_no("advantage"),
    "character_taken": yes_or_no("character"),
    "claim_reward": claim,
    "bold_step": dice_step,
    "roll_it_again": named_die,
    "is_nudged": nudged_die,
    "gives_one": give,
    "takes_one": take,
    "offer_is_sent": send,
    "offer_is_answered": answer_offer,
    "wish_is_filled": fill,
    "character_is_kept": kept,
    "advantages_are_kept": returned,
    "mission_comes_first": first_mission,
    "is_robbed": CHOOSE_FIGURE,
    "try_to_rob": CHOOSE_FIGURE,
    "must_discard": CHOOSE_FIGURE,
    "is_expelled": CHOOSE_FIGURE,
    "hand_is_seen": CHOOSE_FIGURE,
    "mission_is_seen": CHOOSE_FIGURE,
    "is_forbidden": CHOOSE_FIGURE,
    "changes_sides": CHOOSE_CHARACTER,
    "character_dies": CHOOSE_CHARACTER,
    "is_immobilised": CHOOSE_CHARACTER,
    "own_falls_asleep": CHOOSE_CHARACTER,
    "is_straightened": CHOOSE_CHARACTER,
    "foe_is_inclined": CHOOSE_CHARACTER,
    "own_is_inclined": CHOOSE_CHARACTER,
    "sleeps_in_combat": CHOOSE_CHARACTER,
    "lands": CHOOSE_AREA,
    "encounter_is_seen": CHOOSE_AREA,
    "is_planted": CHOOSE_AREA,
    "is_cleared": CHOOSE_AREA,
    "is_sent": CHOOSE_AREA,
    "card_is_given_up": CHOOSE_ADVANTAGE,
    "is_taken_back": CHOOSE_ADVANTAGE,
    "is_broken": CHOOSE_ADVANTAGE,
    # chance
    "die_is_cast": die("die"),
    "first_die_is_cast": die("own"),
    "second_die_is_cast": die("foe"),
    "die_shows": die("again"),
    "rival_moves": die("rival"),
    "rolled_for_order": order_die,
    "mission_is_dealt": dealt_mission,
    "character_is_dealt": drawn("deal", "character", whose=owner),
    "advantage_is_dealt": drawn("deal", "advantage", whose=owner),
    "advantage_is_drawn": drawn("draw", "advantage", whose=owner),
    "character_joins": drawn("join", "character"),
    "card_changes_hands": drawn("lose", "advantage", whose=both_sides),
    "card_is_lost": drawn("lose", "advantage"),
    "encounter_is_drawn": turned_up("encounter", "encounter"),
    "comes_instead": turned_up("encounter", "encounter"),
    "encounter_is_laid": laid,
    "area_is_laid": turned_up("area", "area"),
    "area_is_found": turned_up("area", "area"),
    "final_is_revealed": turned_up("final", "mission"),
    "top_is_seen": seen_on_top,
    "rival_quests": rival_area,
}
