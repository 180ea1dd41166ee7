"""What Augmentations are worth to a seat, what it buys with Memory and EXP, and whether it takes an offer (sections 13, 18)."""

from __future__ import annotations

from typing import Final

from ludarium.core.language.program import LISTENER, NONE, SCRIPT, TRAIT, USE
from ludarium.core.language.scripted import among
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii import vocabulary as v
from ludarium.games.tamashii.fields import IN_HAND
from ludarium.games.tamashii.heuristic_combat import asset_paid
from ludarium.games.tamashii.heuristic_dice import slot_worth
from ludarium.games.tamashii.heuristic_scripts import Reader
from ludarium.games.tamashii.heuristic_values import turns_left
from ludarium.games.tamashii.heuristic_weights import WORTH
from ludarium.games.tamashii.patterns import CORRUPTED_BIT, cells_with
from ludarium.games.tamashii.rules import trades, upgrades
from ludarium.games.tamashii.rules.assets import spendable
from ludarium.games.tamashii.rules.augmentations import price
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.tables import NO_SCRIPT

OFTEN: Final[vec[i64]] = vec[i64]([100, 100, 60, 40, 28, 18, 12])  # percent of turns in which so many cells are launched
SLOTS_USED: Final = 45  # percent of turns in which a slot more is used
LINES_USED: Final = 50
WASTE: Final = 75  # a Corrupted token off the Launcher


def card_worth(reader: Reader, card: i64) -> i64:
    """What an Augmentation does as long as the match goes on."""
    s, content = reader.s, reader.s.content
    worth: i64 = 0
    if content.augmentation_pattern[card] >= 0:
        source = content.augmentation_pattern[card]
        cells = content.shapes.rows[content.shapes.start[source] + 1]
        often = OFTEN[cells] * (1 if content.breaks[card] != 0 else turns_left(s))
        worth += max(WORTH.ability, reader.script(content.launch_does[source])) * min(100, often)
        if content.breaks[card] == 0 and often > 100:
            worth = worth * often // 100
    elif content.augmentation_slot[card] >= 0:
        worth += max(WORTH.fire * 2, slot_worth(s, content.augmentation_slot[card], reader, 1)) * SLOTS_USED * turns_left(s)
    elif content.augmentation_does[card] != NO_SCRIPT:
        worth += max(WORTH.ability, lines_worth(reader, content.augmentation_does[card])) * LINES_USED * turns_left(s)
    return worth // 100


def lines_worth(reader: Reader, script: i64) -> i64:
    """Of what stands in force: its traits, what it answers, what may be used."""
    program = reader.s.program
    row = script * SCRIPT
    worth: i64 = 0
    for line in range(program.scripts[row + 1], program.scripts[row + 2], LISTENER):
        worth += max(0, reader.block(program.listeners[line + 4], reader.seat, NONE))
    for trait in range(program.scripts[row + 3], program.scripts[row + 4], TRAIT):
        n = reader.s.argument(program.traits[trait + 1], 0, program.traits[trait + 2], reader.seat, NONE)
        worth += reader.trait(program.traits[trait], n)
    for use in range(program.scripts[row + 5], program.scripts[row + 6], USE):
        worth += max(0, reader.block(program.uses[use + 1], reader.seat, NONE))
    return worth


def equip_worth(reader: Reader, card: i64, cheaper: i64 = 0) -> i64:
    s = reader.s
    cost = max(0, price(s, reader.seat, card) - cheaper)
    return card_worth(reader, card) - asset_paid(s, reader.seat, v.MEMORY, cost)


def upgrade_worth(reader: Reader, option: i64) -> i64:
    """EXP is there to be spent, Memory to equip cards; what is bought is compared with what the Assets are worth else."""
    s, seat = reader.s, reader.seat
    what, number = upgrades.WHAT.of(option), upgrades.NUMBER.of(option)
    if what == upgrades.EQUIP:
        return equip_worth(reader, number)
    if what == upgrades.STRENGTHEN:
        return WORTH.most_integrity + (WORTH.dread // 2 if s.integrity[seat] <= 2 else 0)
    if what == upgrades.UNLOCK:
        return WORTH.lock * turns_left(s)
    if what == upgrades.OPEN_TOKEN:
        return WORTH.open_token
    if what == upgrades.DRAW:
        return WORTH.draw * turns_left(s) // 5
    if what == upgrades.DISCARD:
        wasted = (cells_with(s.launcher[seat], CORRUPTED_BIT) >> number) & 1
        return (WASTE if wasted != 0 else 0) - asset_paid(s, seat, v.MEMORY, 1)
    if what == upgrades.TOKEN:
        return WORTH.token + (10 if number == s.essential[seat] else 0) - asset_paid(s, seat, v.MEMORY, 1)
    return -1


# -- trades (T-178b): what waits for Memory goes to somebody who has it --------------------------------------------------------


def better_held_by(s: Tamashii, seat: i64, other: i64) -> vec[i64]:
    """The Faction cards of a seat that it cannot pay for now, but the other can."""
    found: vec[i64] = vec[i64]([])
    for card in range(s.content.class_cards, s.content.augmentations):
        if s.augmentations[card] == IN_HAND + seat:
            if price(s, seat, card) > spendable(s, seat, v.MEMORY) and price(s, other, card) <= spendable(s, other, v.MEMORY):
                found = append(found, card)
    return found


def gains_by_trade(s: Tamashii, seat: i64, other: i64) -> bool:
    return len(better_held_by(s, seat, other)) > 0 or len(better_held_by(s, other, seat)) > 0


def offer_part_worth(s: Tamashii, seat: i64, option: i64) -> i64:
    """The cards that are better held by the other, one by one, then the offer."""
    what, card, other = trades.WHAT.of(option), trades.CARD.of(option), s.offer_to[seat]
    if what == trades.PROPOSE:
        return 1
    if what == trades.GIVE:
        return 2 if among(better_held_by(s, seat, other), card) else -1
    if what == trades.WANT:
        return 2 if among(better_held_by(s, other, seat), card) else -1
    return 0


def offer_worth(reader: Reader, giver: i64) -> i64:
    """What the table has of it: all win or lose together, so a card that the other can use sooner is gladly given."""
    s, seat = reader.s, reader.seat
    worth: i64 = 0
    for card in range(s.content.class_cards, s.content.augmentations):
        place = card - s.content.class_cards
        if ((s.offer_gives[giver] >> place) & 1) != 0:
            worth += card_worth(reader, card)
        if ((s.offer_wants[giver] >> place) & 1) != 0:
            each = card_worth(reader, card)
            worth += each if among(better_held_by(s, seat, giver), card) else -each * 5 // 4
    return worth


def protocol_worth(reader: Reader, protocol: i64) -> i64:
    """What its stages bring, and the line that stays."""
    content = reader.s.content
    worth: i64 = 0
    for stage in range(i64(2)):
        worth += reader.script(content.stage_does[3 * protocol + stage])
    return worth + lines_worth(reader, content.stage_does[3 * protocol + 2])
