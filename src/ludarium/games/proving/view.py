"""What the player may see: everything but the future (P-13)."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import UNSET, Struct, UnsetType

from ludarium.core.bits import BIT
from ludarium.core.packs import Card, Pack
from ludarium.games.proving import dice
from ludarium.games.proving.dice import Colour
from ludarium.games.proving.forecast import Effect, forecast
from ludarium.games.proving.rules.attacks import NONE, SET, SINGLE, attack_kind
from ludarium.games.proving.rules.rolling import value_of
from ludarium.games.proving.rules.sun_moon import opposite
from ludarium.games.proving.state import (
    CAUSES,
    FACES,
    LAST_HEALTH,
    MODULES,
    NO_CARD,
    SUN_MOON,
    TO_DEFEAT,
    Cause,
    Face,
    Module,
    Proving,
)

AttackKind = Literal["none", "single", "set"]
KINDS: dict[int, AttackKind] = {NONE: "none", SINGLE: "single", SET: "set"}
Step = Literal[
    "",
    "plot",
    "dial",
    "roll",
    "chariots",
    "dragon",
    "resolve",
    "sun_moon",
    "win",
    "rest",
    "stock",
    "enemies",
    "chariots_drawn",
]
STEPS: tuple[Step, ...] = get_args(Step)
Kingdom = Literal["sun", "moon"]
KINGDOMS: tuple[Kingdom, ...] = get_args(Kingdom)

# -- the things on the table -----------------------------------------------------------------------------------------


class Die(Struct):
    die: str
    colour: Colour
    value: int | None
    bonus: bool


class Foreseen(Struct):
    """What the dice would do to an enemy if they stayed as they lie."""

    effect: Effect
    moves: int


class Slot(Struct):
    """An enemy as it stands; an empty slot has no card and nothing else."""

    slot: int
    enemy: str | None
    dice: list[str]
    marker: int | UnsetType = UNSET
    start: int | UnsetType = UNSET
    top: int | UnsetType = UNSET
    climb: list[str] | UnsetType = UNSET
    symbol: Face | UnsetType | None = UNSET
    shield: bool | UnsetType = UNSET
    took_damage: bool | UnsetType = UNSET
    attack: AttackKind | UnsetType = UNSET
    forecast: Foreseen | UnsetType | None = UNSET


class Health(Struct):
    at: int
    last: int


class Defeats(Struct):
    now: int
    to_win: int


class ColourStack(Struct):
    """Coloured dice that are still to be won, on a space of the Health track."""

    at: int
    dice: list[str]


class Dragon(Struct):
    face: Face | None
    slot: int | None
    resting: list[int] | None  # spaces of the Exhaustion track


class Chariot(Struct):
    chariot: str
    dice: list[str]


class Dial(Struct):
    sun: int | None
    moon: int | None
    dice: list[str]


class Clock(Struct):
    rolling: bool
    seconds: int
    rerolls: int
    placements: int
    spent_ms: int
    ended_by: Cause | None


class InForce(Struct, omit_defaults=True):
    """What cards changed for this round; only what is in force."""

    single_extra: int = 0
    req_plus: int = 0
    one_step: bool = False
    shroud: list[Colour] = []
    unguarded: list[int] = []
    grounded: bool = False
    forbidden: int = 0
    plus_kingdom: list[Kingdom] = []
    tint: list[str] = []


class ProvingView(Struct):
    round: int
    step: Step
    modules: list[Module]
    health: Health
    defeats: Defeats
    pool: list[Die]
    exhaustion: list[list[Die]]
    stack: ColourStack | None
    stock: list[Die]
    box: list[str]
    dragon: Dragon | None
    slots: list[Slot]
    enemy_deck: int
    enemy_discard: list[str]
    chariots: list[Chariot]
    chariot_deck: int
    chariot_discard: list[str]
    inspiration: str | None
    conspirators: list[str]
    conspirator_deck: int
    active: str | None
    dial: Dial | None
    clock: Clock
    effects: InForce


# -- as they are seen ------------------------------------------------------------------------------------------------


def view(s: Proving, pack: Pack) -> ProvingView:
    enemies, chariots = pack.kinds["enemy"], pack.kinds["chariot"]
    inspirations, conspirators = pack.kinds["inspiration"], pack.kinds["conspirator"]
    foreseen = forecast(s)
    return ProvingView(
        round=int(s.round),
        step=STEPS[s.step],
        modules=[module for bit, module in enumerate(MODULES) if s.settings.modules >> bit & 1],
        health=Health(at=int(s.health), last=LAST_HEALTH),
        defeats=Defeats(now=int(s.defeats), to_win=TO_DEFEAT),
        pool=dice_seen(s, s.pool),
        exhaustion=[dice_seen(s, place) for place in s.tired],
        stack=ColourStack(at=int(s.stack_at), dice=dice.named(s.colour_stack)) if s.colour_stack else None,
        stock=dice_seen(s, s.stock),
        box=dice.named(s.box),
        dragon=dragon_seen(s),
        slots=[slot_seen(s, enemies, slot, foreseen.get(slot)) for slot in range(1, 7)],
        enemy_deck=len(s.enemy_deck),
        enemy_discard=[enemies[number].id for number in s.enemy_discard],
        chariots=[
            Chariot(chariot=chariots[number].id, dice=dice.named(lying))
            for number, lying in zip(s.chariots, s.covers, strict=True)
        ],
        chariot_deck=len(s.chariot_deck),
        chariot_discard=[chariots[number].id for number in s.chariot_discard],
        inspiration=inspirations[s.inspiration].id if s.inspiration != NO_CARD else None,
        conspirators=[conspirators[number].id for number in s.conspirators],
        conspirator_deck=len(s.conspirator_deck),
        active=conspirators[s.active].id if s.active != NO_CARD else None,
        dial=dial_seen(s),
        clock=Clock(
            rolling=bool(s.rolling),
            seconds=int(s.seconds),
            rerolls=int(s.rerolls),
            placements=int(s.placements),
            spent_ms=int(s.spent_ms()),
            ended_by=CAUSES[s.cause] or None,
        ),
        effects=effects_seen(s),
    )


def dice_seen(s: Proving, place: int) -> list[Die]:
    return [die_seen(s, number) for number in range(14) if place >> number & 1]


def die_seen(s: Proving, number: int) -> Die:
    bit = BIT[number]
    return Die(
        die=dice.NAMES[number],
        colour=dice.COLOURS[dice.colour_of(number)],
        value=int(value_of(s, bit)) or None,
        bonus=bool(s.bonus & bit),
    )


def slot_seen(s: Proving, enemies: list[Card], slot: int, foreseen: tuple[Effect, int] | None) -> Slot:
    number = s.enemy[slot]
    if number == NO_CARD:
        return Slot(slot=slot, enemy=None, dice=dice.named(s.showing[slot]))
    card = enemies[number]
    return Slot(
        slot=slot,
        enemy=card.id,
        dice=dice.named(s.showing[slot]),
        marker=int(s.marker[slot]),
        start=int(s.cards.start[number]),
        top=int(s.cards.top[number]),
        climb=card.facts["climb"],
        symbol=card.facts["symbol"],
        shield=bool(s.has_shield(slot)),
        took_damage=bool(s.damaged & BIT[slot]),
        attack=KINDS[attack_kind(s, slot)],
        forecast=Foreseen(effect=foreseen[0], moves=foreseen[1]) if foreseen else None,
    )


def dragon_seen(s: Proving) -> Dragon | None:
    if not (s.settings.modules & 1):
        return None
    return Dragon(
        face=FACES[s.dragon_face] or None,
        slot=int(s.dragon_slot) or None,
        resting=[space for space, place in enumerate(s.tired) if place & dice.DRAGON] or None,
    )


def dial_seen(s: Proving) -> Dial | None:
    if not s.plays(SUN_MOON):
        return None
    return Dial(
        sun=int(s.facing) or None,
        moon=int(opposite(s.facing)) if s.facing else None,
        dice=dice.named(s.dial),
    )


def effects_seen(s: Proving) -> InForce:
    return InForce(
        single_extra=int(s.single_extra),
        req_plus=int(s.req_plus),
        one_step=bool(s.one_step),
        shroud=[dice.COLOURS[colour] for colour in (1, 2, 3) if s.shroud >> (colour - 1) & 1],
        unguarded=[slot for slot in range(1, 7) if s.unguarded >> slot & 1],
        grounded=bool(s.grounded),
        forbidden=int(s.forbidden),
        plus_kingdom=[name for bit, name in enumerate(KINGDOMS) if s.plus_kingdom >> bit & 1],
        tint=dice.named(s.tint),
    )
