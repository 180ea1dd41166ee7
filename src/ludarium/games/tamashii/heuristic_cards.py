"""What Augmentations are worth to a seat, what it buys with Memory and EXP, and whether it takes an offer (sections 13, 18)."""

from __future__ import annotations

from typing import Final

from ludarium.core.language.program import LISTENER, NONE, SCRIPT, TRAIT, USE
from ludarium.core.native import i64, vec
from ludarium.games.tamashii import vocabulary as v
from ludarium.games.tamashii.heuristic_combat import asset_paid
from ludarium.games.tamashii.heuristic_dice import slot_worth
from ludarium.games.tamashii.heuristic_scripts import Reader
from ludarium.games.tamashii.heuristic_values import turns_left
from ludarium.games.tamashii.heuristic_weights import WORTH
from ludarium.games.tamashii.patterns import CORRUPTED_BIT, cells_with
from ludarium.games.tamashii.rules import upgrades
from ludarium.games.tamashii.rules.augmentations import price
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


def offer_worth(reader: Reader, giver: i64) -> i64:
    """T-178b: what this seat gets, less what it gives."""
    s = reader.s
    worth: i64 = 0
    for card in range(s.content.class_cards, s.content.augmentations):
        place = card - s.content.class_cards
        if ((s.offer_gives[giver] >> place) & 1) != 0:
            worth += card_worth(reader, card)
        if ((s.offer_wants[giver] >> place) & 1) != 0:
            worth -= card_worth(reader, card) * 5 // 4
    return worth


def protocol_worth(reader: Reader, protocol: i64) -> i64:
    """What its stages bring, and the line that stays."""
    content = reader.s.content
    worth: i64 = 0
    for stage in range(i64(2)):
        worth += reader.script(content.stage_does[3 * protocol + stage])
    return worth + lines_worth(reader, content.stage_does[3 * protocol + 2])
