"""What a seat sees of a player's board: Launcher, tokens, tracks, Body, Augmentations, Protocol, Enemies (T-292a: all of it)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, get_args

from msgspec import Struct

from ludarium.core import zones
from ludarium.core.bits import bits_of
from ludarium.core.language.program import LISTENER, SCRIPT, USE
from ludarium.core.native import i64, vec
from ludarium.core.packs import Pack
from ludarium.core.views import Say, said
from ludarium.games.tamashii.dice import TRACE_DICE
from ludarium.games.tamashii.fields import CLASS_DECK, IN_HAND, IN_USE, NONE, OFFERED, TO_KEEP
from ludarium.games.tamashii.lexicon import CLASSES, augmentation, body, cell_name, enemy_id, protocol
from ludarium.games.tamashii.patterns import HIGHLIGHTED, LAST_COLUMN, LOCKABLE, token_at
from ludarium.games.tamashii.rules.augmentations import price
from ludarium.games.tamashii.rules.bodies import active_body, held
from ludarium.games.tamashii.rules.combat import slots_of
from ludarium.games.tamashii.rules.movement import destinations, entry_of, stationary_of, steps_to
from ludarium.games.tamashii.rules.protocols import STAGES, protocol_of
from ludarium.games.tamashii.scripts import effect_of, lines_of
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.tables import NO_CLASS, TIMINGS, X_COMMON, X_RARE
from ludarium.games.tamashii.view_patterns import Launchable, launchables, moves_left
from ludarium.games.tamashii.vocabulary import ATT, ENTRY, FACTIONS, MOV, NO_ENTRY, PRG
from ludarium.games.tamashii.vocabulary import TRACE_DICE as MORE_DICE

Token = Literal["red", "blue", "green", "yellow", "open", "corrupted"]
TOKENS: tuple[Token, ...] = get_args(Token)  # by their numbers, like Assets
Asset = Literal["power", "shield", "memory", "reroll"]
ASSETS: tuple[Asset, ...] = get_args(Asset)
Timing = Literal["planning", "combat", "launch", "any", "passive"]
Held = Literal["equipped", "hand", "drawn"]


class Cell(Struct):
    cell: str
    token: Token | None
    locked: bool
    highlighted: bool


class Deck(Struct):
    """How many cards are left; which come next, and which lie at the bottom, the lowest first, as far as everybody can tell."""

    left: int
    next: list[str]
    under: list[str]


class Slot(Struct):
    """A Combat slot of a Body or an Augmentation. `x`: any number of dice of this symbol, again and again."""

    slot: int
    card: str
    common: int
    rare: int
    x: Literal["common", "rare"] | None
    does: Say
    used: bool


class BodySeen(Struct):
    """`card` is a Body, or the Walker of the board."""

    card: str
    walker: bool
    mov: int
    att: int
    prg: int
    ability: list[Say]
    ability_used: bool


class AugmentationSeen(Struct):
    """Of a class or a faction. `cost`: what it costs this board to equip it; `source`: its Pattern; `slot`: its Combat slot."""

    card: str
    group: str
    timing: Timing
    cost: int
    held: Held
    starting: bool
    breaks: bool
    source: int | None
    slot: int | None
    used: bool


class ProtocolSeen(Struct):
    card: str
    stage: int
    stages: int
    used: bool


class EnemySeen(Struct):
    """`number` tells copies of a design apart (`enemy.12`); `hacks` and `divert` are Patterns; `marked` by the Number die."""

    number: int
    card: str
    level: int
    integrity: int
    left: int
    marked: bool
    basic: Say
    special: Say
    hacks: list[int]
    divert: int


class Way(Struct):
    """A place in reach: how many steps away, and how much Trace its tile brings, at least and at most as far as it is known."""

    place: int
    steps: int
    least: int
    most: int


class Seat(Struct):
    """`mov`, `att`, `prg` with all that changes them. `staying`: the Trace of staying; `trace_dice`: of the next Trace roll.
    Trace is nothing as long as there is no marker (T-9a)."""

    seat: int
    colour: Token | None
    character: str | None  # the class
    essential: Token | None
    launcher: list[Cell]
    locks: int
    bag: dict[Token, int]
    dump: dict[Token, int]
    prepared: dict[Token, int]
    assets: dict[Asset, int]
    integrity: int
    max_integrity: int
    exp: int
    trace: int | None
    trace_dice: int
    body: BodySeen | None
    below: BodySeen | None
    mov: int
    att: int
    prg: int
    moves_left: int
    slots: list[Slot]
    augmentations: list[AugmentationSeen]
    class_deck: Deck | None
    protocol: ProtocolSeen | None
    offered: list[str]
    enemies: list[EnemySeen]
    at: int | None
    moved: bool
    staying: int
    reach: list[Way]
    district_used: bool
    out: bool
    offers: int
    launchable: list[Launchable]


# -- a board ---------------------------------------------------------------------------------------------------------------


def seat_seen(s: Tamashii, pack: Pack, seat: int) -> Seat:
    taken = s.colour[seat] != NONE
    active = int(active_body(s, seat)) if taken else NONE
    below = int(held(s, seat, 1))
    content = s.content
    own = protocol_of(s, seat)
    standing = taken and s.at[seat] != NONE
    trace = int(s.trace[seat])
    return Seat(
        seat=seat,
        colour=TOKENS[s.colour[seat]] if taken else None,
        character=CLASSES[s.class_of[seat]] if s.class_of[seat] != NONE else None,
        essential=TOKENS[s.essential[seat]] if taken else None,
        launcher=[cell_seen(s, seat, cell) for cell in range(20)],
        locks=sum(1 for row in range(4) if s.locked[seat] >> row & 1),
        bag=counted(s.bag, seat),
        dump=counted(s.dump, seat),
        prepared=counted(s.prepared, seat),
        assets={ASSETS[kind]: int(s.assets[4 * seat + kind]) for kind in range(4)},
        integrity=int(s.integrity[seat]),
        max_integrity=int(s.most_integrity[seat]),
        exp=int(s.exp[seat]),
        trace=trace if trace >= 0 else None,
        trace_dice=max(0, int(TRACE_DICE[trace] + s.trait(MORE_DICE, seat))) if trace >= 0 else 0,
        body=body_seen(s, pack, seat, active) if taken else None,
        below=body_seen(s, pack, seat, below) if below >= 0 else None,
        mov=int(content.mov[active] + s.trait(MOV, seat)) if taken else 0,
        att=max(0, int(content.att[active] + s.trait(ATT, seat))) if taken else 0,
        prg=max(0, int(content.prg[active] + s.trait(PRG, seat))) if taken else 0,
        moves_left=moves_left(s, seat),
        slots=[slot_seen(s, pack, int(slot)) for slot in slots_of(s, seat)] if taken else [],
        augmentations=augmentations_seen(s, pack, seat),
        class_deck=class_deck_seen(s, pack, seat) if s.class_of[seat] != NONE else None,
        protocol=ProtocolSeen(
            card=protocol(pack, own).id,
            stage=int(s.stage[seat]),
            stages=int(STAGES),
            used=s.stage[seat] == STAGES and all_spent(s, int(content.stage_does[STAGES * own + STAGES - 1]), seat),
        )
        if own >= 0
        else None,
        offered=[protocol(pack, int(card)).id for card in zones.members(s.protocols, OFFERED + seat)],
        enemies=[enemy_seen(s, pack, int(enemy)) for enemy in s.pile(seat)],
        at=int(s.at[seat]) + 1 if standing else None,
        moved=s.moved_from[seat] != NONE,
        staying=int(stationary_of(s, seat, s.at[seat])) if standing else 0,
        reach=reach_seen(s, seat, active) if standing else [],
        district_used=bool(s.district_used >> seat & 1),
        out=bool(s.is_out(seat)),
        offers=int(s.offers[seat]),
        launchable=launchables(s, seat) if taken else [],
    )


def cell_seen(s: Tamashii, seat: int, cell: int) -> Cell:
    token = int(token_at(s.launcher[seat], cell))
    return Cell(
        cell=cell_name(cell),
        token=TOKENS[token] if token >= 0 else None,
        locked=cell >= LOCKABLE and bool(s.locked[seat] >> (cell - LOCKABLE) & 1),
        highlighted=bool((HIGHLIGHTED | LAST_COLUMN) >> cell & 1),
    )


def counted(row: vec[i64], seat: int) -> dict[Token, int]:
    return {TOKENS[kind]: int(row[6 * seat + kind]) for kind in range(6) if row[6 * seat + kind]}


def reach_seen(s: Tamashii, seat: int, active: int) -> list[Way]:
    """T-134 to T-136: where the own move may end."""
    here, steps = s.at[seat], s.content.mov[active] + s.trait(MOV, seat)
    found = []
    for place in destinations(s, seat, here, steps, False):
        known = s.tile_at[place] >= 0
        rises = [int(entry_of(s, seat, place))] if known else [entry_if(s, seat, place, tile) for tile in bits_of(s.unseen)]
        way = Way(place=int(place) + 1, steps=int(steps_to(s, seat, here, place, False)), least=min(rises), most=max(rises))
        found.append(way)
    return found


def entry_if(s: Tamashii, seat: int, place: int, tile: int) -> int:
    """The Entry trace of a face-down place if this tile lies there."""
    if s.trait(NO_ENTRY, seat, place) > 0:
        return 0
    return max(0, int(s.content.entry[tile] + s.trait(ENTRY, seat, place)))


# -- cards on it ---------------------------------------------------------------------------------------------------------------


def body_seen(s: Tamashii, pack: Pack, seat: int, card: int) -> BodySeen:
    content = s.content
    return BodySeen(
        card=body(pack, card).id,
        walker=card >= content.bodies,
        mov=int(content.mov[card]),
        att=int(content.att[card]),
        prg=int(content.prg[card]),
        ability=[said(line) for line in lines_of(pack, int(content.body_ability[card]), "turn")],
        ability_used=all_spent(s, int(content.body_ability[card]), seat),
    )


def all_spent(s: Tamashii, script: int, seat: int) -> bool:
    """Are all the lines of a card that can be used only so often used?"""
    if script < 0:
        return False
    program = s.program
    at = script * SCRIPT
    marks = [program.listeners[line + 6] for line in range(program.scripts[at + 1], program.scripts[at + 2], LISTENER)]
    marks += [program.uses[use + 2] for use in range(program.scripts[at + 5], program.scripts[at + 6], USE)]
    limited = [mark for mark in marks if mark >= 0]
    return bool(limited) and all(s.is_spent(mark, seat) for mark in limited)


def slot_seen(s: Tamashii, pack: Pack, slot: int) -> Slot:
    content = s.content
    x = content.slot_x[slot]
    return Slot(
        slot=slot,
        card=card_of_slot(s, pack, slot),
        common=int(content.slot_common[slot]),
        rare=int(content.slot_rare[slot]),
        x="common" if x == X_COMMON else "rare" if x == X_RARE else None,
        does=said(effect_of(pack, int(content.slot_does[slot])) or ""),
        used=slot in s.slots_used,
    )


def card_of_slot(s: Tamashii, pack: Pack, slot: int) -> str:
    for number, slots in enumerate(s.content.body_slots):
        if slot in slots:
            return body(pack, number).id
    return augmentation(pack, list(s.content.augmentation_slot).index(slot)).id


def augmentations_seen(s: Tamashii, pack: Pack, seat: int) -> list[AugmentationSeen]:
    piles: tuple[tuple[Held, int], ...] = (("equipped", IN_USE), ("hand", IN_HAND), ("drawn", TO_KEEP))
    return [augmentation_seen(s, pack, seat, int(card), where) for where, zone in piles for card in members(s, zone + seat)]


def members(s: Tamashii, zone: int) -> list[int]:
    return [int(card) for card in zones.members(s.augmentations, zone)]


def augmentation_seen(s: Tamashii, pack: Pack, seat: int, card: int, where: Held) -> AugmentationSeen:
    content = s.content
    taken, source, slot = (
        int(row[card]) for row in (content.class_card, content.augmentation_pattern, content.augmentation_slot)
    )
    timing: Timing = TIMINGS[content.timing[card]]
    return AugmentationSeen(
        card=augmentation(pack, card).id,
        group=CLASSES[taken] if taken != NO_CLASS else FACTIONS[content.faction_card[card]],
        timing=timing,
        cost=int(price(s, seat, card)),
        held=where,
        starting=content.starting[card] > 0,
        breaks=content.breaks[card] > 0,
        source=source if source >= 0 else None,
        slot=slot if slot >= 0 else None,
        used=slot in s.slots_used if slot >= 0 else all_spent(s, int(content.augmentation_does[card]), seat),
    )


def class_deck_seen(s: Tamashii, pack: Pack, seat: int) -> Deck:
    return deck_seen(s.augmentations, CLASS_DECK + 100 * int(s.class_of[seat]), lambda card: augmentation(pack, card).id)


def deck_seen(where: vec[i64], deck: int, id_of: Callable[[int], str]) -> Deck:
    """A layer of one card is a card that everybody knows there (T-292a)."""
    top, bottom = deck, int(zones.lowest(where, deck))
    known: tuple[list[str], list[str]] = [], []
    for place, found, step in ((top, known[0], 1), (bottom, known[1], -1)):
        while top <= place <= bottom and zones.count(where, place) == 1:
            found.append(id_of(int(zones.first(where, place))))
            place += step
    left = int(zones.left_in(where, deck))
    return Deck(left=left, next=known[0], under=known[1] if left > len(known[0]) else [])


def enemy_seen(s: Tamashii, pack: Pack, enemy: int) -> EnemySeen:
    content = s.content
    return EnemySeen(
        number=enemy,
        card=enemy_id(pack, enemy),
        level=int(content.level[enemy]),
        integrity=int(content.enemy_integrity[enemy]),
        left=int(content.enemy_integrity[enemy] - s.damage[enemy]),
        marked=bool(s.number_on == enemy),
        basic=said(effect_of(pack, int(content.basic_box[enemy])) or ""),
        special=said(effect_of(pack, int(content.special_box[enemy])) or ""),
        hacks=[int(source) for source in content.hacks[enemy]],
        divert=int(content.divert[enemy]),
    )
