"""The verbs of the language that are about a player board (T-314): each calls the rule of its subject."""

from __future__ import annotations

from typing import Final

from ludarium.core.fields import field
from ludarium.core.kernel import rule
from ludarium.core.language.lines import paying
from ludarium.core.language.moments import line_over
from ludarium.core.language.program import NONE, SCRIPT
from ludarium.core.language.scripted import PEOPLE_AT_MOST, within
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.fields import FACTION_DECK
from ludarium.games.tamashii.patterns import BASIC_BITS, OPEN_BIT
from ludarium.games.tamashii.rules.assets import (
    gain_assets,
    gain_exp,
    lose_asset,
    lose_assets,
    recover,
    strengthen,
    unlock,
)
from ludarium.games.tamashii.rules.augmentations import (
    break_card,
    break_some,
    draw_class,
    draw_faction,
    draw_some,
    equip_one,
    using,
)
from ludarium.games.tamashii.rules.bodies import choose_market_body, occupy, refresh_market
from ludarium.games.tamashii.rules.combat import box_of
from ludarium.games.tamashii.rules.districts import district_effect
from ludarium.games.tamashii.rules.launch import effect_of, launch_one
from ludarium.games.tamashii.rules.programming import program
from ludarium.games.tamashii.rules.tokens import (
    ALL_TOKENS,
    ANY_TOKENS,
    TO_BAG,
    TO_DUMP,
    discard_some,
    dump_some,
    exchange,
    fill,
    gain,
    gain_any,
    gain_to_bag,
    prepare,
    purge,
)
from ludarium.games.tamashii.rules.wounds import bleed, suffer
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import ANY, ANY_ASSET, BOX_WOUNDS, ESSENTIAL, NOT_SAID, OPEN

THE_DISTRICT: Final = 0  # what may be used once more
A_SLOT: Final = 1
A_LINE: Final = 2
WHAT: Final = field(4)
NUMBER: Final = WHAT.above(4096)


def who(s: Tamashii, seat: i64) -> i64:
    return s.me() if seat == NOT_SAID else seat


def exact(s: Tamashii, seat: i64, token: i64) -> i64:
    return s.essential[seat] if token == ESSENTIAL else token


def kinds_meant(s: Tamashii, seat: i64, token: i64) -> i64:
    """The tokens that may go, as bits. T-51: an Open one stands for a type where one chooses to pay; T-54: not where one must."""
    one: i64 = 1
    if token == NOT_SAID:
        return ALL_TOKENS
    if token == ANY:
        return ANY_TOKENS
    kinds = one << exact(s, seat, token)
    return kinds | OPEN_BIT if s.beneath(paying) > s.beneath(within) and (kinds & BASIC_BITS) != 0 else kinds


# -- Assets, EXP, Integrity ----------------------------------------------------------------------------------------------


@rule
def gain_verb(s: Tamashii, kind: i64, n: i64, seat: i64) -> None:
    s.now(gain_assets, who(s, seat), kind, n)


@rule
def lose_verb(s: Tamashii, kind: i64, n: i64, seat: i64) -> None:
    s.now(lose_assets, who(s, seat), kind, n)


@rule
def spend_verb(s: Tamashii, kind: i64, n: i64, _c: i64) -> None:
    """T-92: of any kind, the player chooses which."""
    s.now(lose_assets, s.me(), kind, n)


@rule
def take_verb(s: Tamashii, kind: i64, n: i64, other: i64) -> None:
    """The named player loses, the other gains what was lost; of any kind the taker chooses, one by one."""
    if kind < ANY_ASSET:
        s.now(gain_assets, s.me(), kind, lose_asset(s, other, kind, n))
    elif n > 0:
        held: vec[i64] = vec[i64]([])
        for each in range(ANY_ASSET):
            if s.assets[4 * other + each] > 0:
                held = append(held, each)
        s.later(take_verb, kind, n - 1, other)
        s.ask(s.me(), held, asset_taken, other)


@rule
def asset_taken(s: Tamashii, other: i64, _b: i64, kind: i64) -> None:
    s.now(gain_assets, s.me(), kind, lose_asset(s, other, kind, 1))


@rule
def exp_verb(s: Tamashii, n: i64, seat: i64, _c: i64) -> None:
    gain_exp(s, who(s, seat), n)


@rule
def recover_verb(s: Tamashii, n: i64, seat: i64, _c: i64) -> None:
    recover(s, who(s, seat), n)


@rule
def maxintegrity_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    strengthen(s, s.me(), n)


@rule
def wound_verb(s: Tamashii, n: i64, seat: i64, _c: i64) -> None:
    s.now(suffer, who(s, seat), wounds_of_box(s, n))


def wounds_of_box(s: Tamashii, n: i64) -> i64:
    """The trait `box` and the verb `weaken` change what an Enemy's box itself deals."""
    at = s.beneath(box_of)
    if at < 0 or s.beneath(line_over) > at:
        return n
    weaker = s.stack[at + 3]
    s.stack[at + 3] = 0
    return max(0, n + s.trait(BOX_WOUNDS, s.stack[at + 2]) - weaker)


@rule
def bleed_verb(s: Tamashii, n: i64, seat: i64, _c: i64) -> None:
    s.now(bleed, who(s, seat), n)


@rule
def cancel_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    s.amount_is(max(0, s.amount() - n))


# -- tokens --------------------------------------------------------------------------------------------------------------


@rule
def token_verb(s: Tamashii, token: i64, n: i64, seat: i64) -> None:
    seat = who(s, seat)
    if token == ANY:
        s.now(gain_any, seat, n, TO_DUMP)
    else:
        s.now(gain, seat, exact(s, seat, token), n)


@rule
def bag_verb(s: Tamashii, token: i64, n: i64, seat: i64) -> None:
    seat = who(s, seat)
    if token == ANY:
        s.now(gain_any, seat, n, TO_BAG)
    else:
        s.now(gain_to_bag, seat, exact(s, seat, token), n)


@rule
def dump_verb(s: Tamashii, n: i64, token: i64, seat: i64) -> None:
    seat = who(s, seat)
    s.now(dump_some, seat, n, kinds_meant(s, seat, token))


@rule
def discard_verb(s: Tamashii, n: i64, token: i64, seat: i64) -> None:
    seat = who(s, seat)
    s.now(discard_some, seat, n, kinds_meant(s, seat, token))


@rule
def purge_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    s.now(purge, s.me(), n)


@rule
def prepare_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    s.now(prepare, s.me(), n)


@rule
def program_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    s.now(program, s.me(), n)


@rule
def unlock_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    s.now(unlock, s.me(), n)


@rule
def fill_verb(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    s.now(fill, s.me())


@rule
def exchange_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    s.now(exchange, s.me(), n)


@rule
def essential_verb(s: Tamashii, token: i64, _b: i64, _c: i64) -> None:
    """T-56: at once; any of the three others, unless the effect names it."""
    seat = s.me()
    if token < OPEN:
        s.now(essential_chosen, seat, 0, token)
        return
    others: vec[i64] = vec[i64]([])
    for each in range(OPEN):
        if each != s.essential[seat]:
            others = append(others, each)
    s.ask(seat, others, essential_chosen, seat)


@rule
def essential_chosen(s: Tamashii, seat: i64, _b: i64, token: i64) -> None:
    s.essential[seat] = token


# -- Bodies, Augmentations, Patterns -------------------------------------------------------------------------------------


@rule
def launch_verb(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    s.now(launch_one, s.me())


@rule
def body_verb(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    s.now(occupy, s.me())


@rule
def body_market_verb(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    s.now(choose_market_body, s.me())


@rule
def refresh_verb(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    s.now(refresh_market)


@rule
def draw_class_verb(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    s.now(draw_class, s.me())


@rule
def draw_faction_verb(s: Tamashii, faction: i64, _b: i64, _c: i64) -> None:
    s.now(draw_faction, s.me(), faction)


@rule
def draw_some_verb(s: Tamashii, faction: i64, n: i64, kept: i64) -> None:
    s.now(draw_some, s.me(), FACTION_DECK + 100 * faction, 8 * n + kept)


@rule
def equip_verb(s: Tamashii, cheaper: i64, _b: i64, _c: i64) -> None:
    s.now(equip_one, s.me(), cheaper)


@rule
def break_this_verb(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-129: the card whose effect this is."""
    card = card_under_way(s)
    if card >= 0:
        s.now(break_card, s.me(), 0, card)


@rule
def break_some_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    s.now(break_some, s.me(), n)


def card_under_way(s: Tamashii) -> i64:
    """The Augmentation whose effect is being resolved; -1: none."""
    content, program = s.content, s.program
    at = s.depth - 4
    while at >= 0:
        number = s.stack[at + 1]
        if s.stack[at] == effect_of:
            return content.launch_card[number]
        if s.stack[at] == using or s.stack[at] == line_over:
            first: i64 = 5 if s.stack[at] == using else 1
            for card in range(content.augmentations):
                script = content.augmentation_does[card] * SCRIPT
                if script >= 0 and program.scripts[script + first] <= number < program.scripts[script + first + 1]:
                    return card
        at -= 4
    return NONE


# -- once more -----------------------------------------------------------------------------------------------------------


@rule
def again_verb(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """A used slot, a line used this turn or the District effect may be used once more; which is chosen."""
    seat = s.me()
    options: vec[i64] = vec[i64]([])
    if (s.district_used >> seat) & 1:
        options = append(options, WHAT.put(THE_DISTRICT))
    if s.acting == seat:
        for slot in s.slots_used:
            options = append(options, WHAT.put(A_SLOT) + NUMBER.put(slot))
    for key in s.spent:
        if key % PEOPLE_AT_MOST == seat and not is_line_under_way(s, key // PEOPLE_AT_MOST):
            options = append(options, WHAT.put(A_LINE) + NUMBER.put(key // PEOPLE_AT_MOST))
    s.ask(seat, options, used_once_more, seat)


def is_line_under_way(s: Tamashii, mark: i64) -> bool:
    for at in range(0, s.depth, 4):
        if s.stack[at] == line_over and s.program.listeners[s.stack[at + 1] + 6] == mark:
            return True
        if s.stack[at] == using and s.program.uses[s.stack[at + 1] + 2] == mark:
            return True
    return False


@rule
def used_once_more(s: Tamashii, seat: i64, _b: i64, option: i64) -> None:
    one: i64 = 1
    what, number = WHAT.of(option), NUMBER.of(option)
    if what == THE_DISTRICT:
        s.district_used &= ~(one << seat)
        s.now(district_effect, seat)
    elif what == A_SLOT:
        s.slots_used = without_slot(s.slots_used, number)
    else:
        s.once_more(number, seat)


def without_slot(slots: vec[i64], slot: i64) -> vec[i64]:
    left: vec[i64] = vec[i64]([])
    for each in slots:
        if each != slot:
            left = append(left, each)
    return left


RULES: Final = {
    "gain": gain_verb,
    "lose": lose_verb,
    "spend": spend_verb,
    "take": take_verb,
    "exp": exp_verb,
    "recover": recover_verb,
    "maxintegrity": maxintegrity_verb,
    "wound": wound_verb,
    "bleed": bleed_verb,
    "cancel": cancel_verb,
    "token": token_verb,
    "bag": bag_verb,
    "dump": dump_verb,
    "discard": discard_verb,
    "purge": purge_verb,
    "prepare": prepare_verb,
    "program": program_verb,
    "unlock": unlock_verb,
    "fill": fill_verb,
    "exchange": exchange_verb,
    "essential": essential_verb,
    "launch": launch_verb,
    "body": body_verb,
    "body_market": body_market_verb,
    "refresh_market": refresh_verb,
    "draw_class": draw_class_verb,
    "draw_faction": draw_faction_verb,
    "draw_some": draw_some_verb,
    "equip": equip_verb,
    "break_this": break_this_verb,
    "break_some": break_some_verb,
    "again": again_verb,
}
