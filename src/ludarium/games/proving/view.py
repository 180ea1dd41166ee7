"""What the player may see (P-13: everything but the future), as JSON for every client."""

from __future__ import annotations

from typing import Any

from ludarium.core.bits import BIT
from ludarium.core.packs import Card, Pack
from ludarium.games.proving import dice
from ludarium.games.proving.forecast import forecast
from ludarium.games.proving.rules.attacks import NONE, SET, SINGLE, attack_kind
from ludarium.games.proving.rules.rolling import value_of
from ludarium.games.proving.rules.sun_moon import opposite
from ludarium.games.proving.state import CAUSES, FACES, LAST_HEALTH, MODULES, NO_CARD, SUN_MOON, TO_DEFEAT, Proving

KINDS = {NONE: "none", SINGLE: "single", SET: "set"}
STEPS = (
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
)


def die_seen(s: Proving, number: int) -> dict[str, Any]:
    bit = BIT[number]
    return {
        "die": dice.NAMES[number],
        "colour": dice.COLOURS[dice.colour_of(number)],
        "value": int(value_of(s, bit)) or None,
        "bonus": bool(s.bonus & bit),
    }


def dice_seen(s: Proving, place: int) -> list[dict[str, Any]]:
    return [die_seen(s, number) for number in range(14) if place >> number & 1]


def slot_seen(s: Proving, enemies: list[Card], slot: int, foreseen: tuple[str, int] | None) -> dict[str, Any]:
    number = s.enemy[slot]
    seen: dict[str, Any] = {"slot": slot, "enemy": None, "dice": dice.named(s.showing[slot])}
    if number != NO_CARD:
        card = enemies[number]
        seen |= {
            "enemy": card.id,
            "marker": int(s.marker[slot]),
            "start": int(s.cards.start[number]),
            "top": int(s.cards.top[number]),
            "climb": card.facts["climb"],
            "symbol": card.facts["symbol"],
            "shield": bool(s.has_shield(slot)),
            "took_damage": bool(s.damaged & BIT[slot]),
            "attack": KINDS[attack_kind(s, slot)],
            "forecast": {"effect": foreseen[0], "moves": foreseen[1]} if foreseen else None,
        }
    return seen


def view(s: Proving, pack: Pack) -> dict[str, Any]:
    enemies, chariots = pack.kinds["enemy"], pack.kinds["chariot"]
    inspirations, conspirators = pack.kinds["inspiration"], pack.kinds["conspirator"]
    sun = s.plays(SUN_MOON)
    foreseen = forecast(s)
    return {
        "round": int(s.round),
        "step": STEPS[s.step],
        "modules": [module for bit, module in enumerate(MODULES) if s.settings.modules >> bit & 1],
        "health": {"at": int(s.health), "last": LAST_HEALTH},
        "defeats": {"now": int(s.defeats), "to_win": TO_DEFEAT},
        "pool": dice_seen(s, s.pool),
        "exhaustion": [dice_seen(s, place) for place in s.tired],
        "stack": {"at": int(s.stack_at), "dice": dice.named(s.colour_stack)} if s.colour_stack else None,
        "stock": dice_seen(s, s.stock),
        "box": dice.named(s.box),
        "dragon": dragon_seen(s),
        "slots": [slot_seen(s, enemies, slot, foreseen.get(slot)) for slot in range(1, 7)],
        "enemy_deck": len(s.enemy_deck),
        "enemy_discard": [enemies[number].id for number in s.enemy_discard],
        "chariots": [
            {"chariot": chariots[number].id, "dice": dice.named(lying)}
            for number, lying in zip(s.chariots, s.covers, strict=True)
        ],
        "chariot_deck": len(s.chariot_deck),
        "chariot_discard": [chariots[number].id for number in s.chariot_discard],
        "inspiration": inspirations[s.inspiration].id if s.inspiration != NO_CARD else None,
        "conspirators": [conspirators[number].id for number in s.conspirators],
        "conspirator_deck": len(s.conspirator_deck),
        "active": conspirators[s.active].id if s.active != NO_CARD else None,
        "dial": {
            "sun": int(s.facing) or None,
            "moon": int(opposite(s.facing)) if s.facing else None,
            "dice": dice.named(s.dial),
        }
        if sun
        else None,
        "clock": {
            "rolling": bool(s.rolling),
            "seconds": int(s.seconds),
            "rerolls": int(s.rerolls),
            "placements": int(s.placements),
            "spent_ms": int(s.spent_ms()),
            "ended_by": CAUSES[s.cause] or None,
        },
        "effects": effects_seen(s),
    }


def dragon_seen(s: Proving) -> dict[str, Any] | None:
    if not (s.settings.modules & 1):
        return None
    return {
        "face": FACES[s.dragon_face] or None,
        "slot": int(s.dragon_slot) or None,
        "resting": [space for space, place in enumerate(s.tired) if place & dice.DRAGON] or None,
    }


def effects_seen(s: Proving) -> dict[str, Any]:
    """What cards changed for this round; only what is in force."""
    whole = {
        "single_extra": int(s.single_extra),
        "req_plus": int(s.req_plus),
        "one_step": bool(s.one_step),
        "shroud": [dice.COLOURS[colour] for colour in (1, 2, 3) if s.shroud >> (colour - 1) & 1],
        "unguarded": [slot for slot in range(1, 7) if s.unguarded >> slot & 1],
        "grounded": bool(s.grounded),
        "forbidden": int(s.forbidden),
        "plus_kingdom": [name for bit, name in enumerate(("sun", "moon")) if s.plus_kingdom >> bit & 1],
        "tint": dice.named(s.tint),
    }
    return {name: value for name, value in whole.items() if value}
