"""Positions: a whole state as JSON, both ways, with rules by name so that a position outlives the next version's ids."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from ludarium.core.build import row
from ludarium.core.errors import BadSave
from ludarium.core.kernel import CHANCE, LUCK_P, NAMES, NOBODY, NUMBERS, State
from ludarium.core.lanes import insert
from ludarium.core.text import Phrase

MOST_FRAMES = 1000  # far more than ever wait
SOMETIMES = {"weights", "lanes"}  # fields that stand in a position only where they say something
LIMIT = 2**62  # numbers of a state stay below it
UNSEEN = ("luck", "stream")  # the future is not part of what a state *is*: hashes leave it out


def position(state: State) -> dict[str, Any]:
    """The whole truth: what waits, what is asked, and the title's own fields."""
    stack = list(state.stack)[: state.depth]
    waits = [[NAMES[stack[at]], *stack[at + 1 : at + 4]] for at in range(0, len(stack), 4)]
    whole: dict[str, Any] = {
        "actor": state.actor,
        "options": list(state.options),
        "then": [NAMES[state.then], state.then_a, state.then_b] if state.then >= 0 else None,
        "stack": waits,
        "luck": list(state.luck),
        "stream": state.stream,
    }
    if len(state.weights) > 0:
        whole["weights"] = list(state.weights)
    if state.lanes > 0:
        whole["lanes"] = lanes_of(state)
    for name in state.fields():
        value = getattr(state, name)
        whole[name] = value if isinstance(value, int) else list(value)
    return whole


def lanes_of(state: State) -> dict[str, Any]:
    """The seats that are asked side by side: whose lane is on the stack, from what depth on, and all the others."""
    parked, at = [], 0
    row = [int(each) for each in state.parked]
    while at < len(row):
        place, seat, length, actor, then, a, b, options = row[at : at + 8]
        frames = row[at + 8 + options : at + length]
        parked.append(
            {
                "lane": [place, seat],
                "actor": actor,
                "options": row[at + 8 : at + 8 + options],
                "then": [NAMES[then], a, b],
                "stack": [[NAMES[frames[each]], *frames[each + 1 : each + 4]] for each in range(0, len(frames), 4)],
            }
        )
        at += length
    return {"lane": [int(state.lane), int(state.lane_seat)], "base": int(state.lane_base) // 4, "parked": parked}


def restore(state: State, whole: Mapping[str, Any], title: str) -> None:
    """Put a position into a fresh state of the same title. The caller checks the title's own laws afterwards."""
    if not isinstance(whole, Mapping):
        raise impossible("the position's 'state' is no mapping of fields")
    expected = {"actor", "options", "then", "stack", "luck", "stream", *state.fields()}
    if set(whole) - SOMETIMES != expected:
        odd = sorted(set(whole) - SOMETIMES ^ expected)
        raise impossible(f"the position has missing or unknown fields: {', '.join(odd[:6])}")
    state.actor = _number("actor", whole["actor"])
    state.stream = _number("stream", whole["stream"])
    state.options = row(_numbers("options", whole["options"]))
    state.weights = row(_weights(whole.get("weights", []), state))
    state.luck = row(_numbers("luck", whole["luck"], length=len(state.luck)))
    if any(not 0 < number < LUCK_P for number in state.luck) or not 0 <= state.stream < len(state.luck) // 2:
        raise impossible("the position's 'luck' or 'stream' is out of bounds")
    if state.actor != NOBODY and len(state.options) == 0:
        raise impossible("the position asks somebody, but its 'options' are empty")
    if state.actor != NOBODY and whole["then"] is None:
        raise impossible("the position asks somebody, but 'then' names no rule for the answer")
    if not isinstance(whole["stack"], list) or len(whole["stack"]) > MOST_FRAMES:
        raise impossible(f"the position's 'stack' is no list of at most {MOST_FRAMES} rules that wait")
    if whole["then"] is not None:
        state.then, state.then_a, state.then_b = _frame(title, "then", whole["then"], 3)
    state.depth = 0
    for frame in whole["stack"]:
        state.later(*_frame(title, "stack", frame, 4))
    if "lanes" in whole:
        _lanes(state, title, whole["lanes"])
    for name in state.fields():
        if isinstance(getattr(state, name), int):
            setattr(state, name, _number(name, whole[name]))
        else:
            setattr(state, name, row(_numbers(name, whole[name])))
    state.settle()


def state_hash(state: State) -> str:
    """Sixteen hex digits, the same interpreted and compiled, on every machine."""
    seen = {name: value for name, value in position(state).items() if name not in UNSEEN}
    return hashlib.blake2b(json.dumps(seen, sort_keys=True).encode(), digest_size=8).hexdigest()


def impossible(why: str) -> BadSave:
    return BadSave(why, Phrase("wrong-position"))


def _number(name: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) >= LIMIT:
        raise impossible(f"the position's '{name}' is no whole number")
    return value


def _numbers(name: str, value: object, length: int | None = None) -> list[int]:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise impossible(f"the position's '{name}' is no list of {'' if length is None else f'{length} '}numbers")
    if value and (set(map(type, value)) != {int} or min(value) <= -LIMIT or max(value) >= LIMIT):
        raise impossible(f"the position's '{name}' holds something that is no whole number")
    return value


def _weights(value: object, state: State) -> list[int]:
    weights = _numbers("weights", value)
    if weights and (
        state.actor != CHANCE or len(weights) != len(state.options) or not all(0 < each < LUCK_P for each in weights)
    ):
        raise impossible("the position's 'weights' do not weigh the 'options' of chance")
    return weights


def _lanes(state: State, title: str, value: object) -> None:
    """The lanes of a position: on the stack lies the first that is open, and no seat has two."""
    fields = {"lane", "base", "parked"}
    if not isinstance(value, dict) or set(value) != fields or not isinstance(value["parked"], list):
        raise impossible(f"the position's 'lanes' are no mapping of {', '.join(sorted(fields))}")
    state.lane, state.lane_seat = _numbers("lanes", value["lane"], length=2)
    base = _number("lanes", value["base"])
    if not 0 <= base * 4 <= state.depth or state.actor < CHANCE:
        raise impossible("the position's 'lanes' begin where there is no stack")
    state.lanes, state.lane_base, state.parked = 1, base * 4, row([])
    seats = {state.lane_seat}
    for each in value["parked"]:
        if not isinstance(each, dict) or set(each) != {"lane", "actor", "options", "then", "stack"}:
            raise impossible("one of the position's 'lanes' has missing or unknown fields")
        place, seat = _numbers("lanes", each["lane"], length=2)
        options, actor = _numbers("lanes", each["options"]), _number("lanes", each["actor"])
        # while luck is asked in one lane, others may not have come to their question yet
        waits = state.actor == CHANCE and actor == NOBODY and not options and each["stack"]
        asks_nobody = (actor < 0 or not options) and not waits
        if seat in seats or place == state.lane or asks_nobody or not isinstance(each["stack"], list):
            raise impossible("one of the position's 'lanes' asks nobody, or its seat has two")
        seats.add(seat)
        own = state.then, state.then_a, state.then_b
        state.then, state.then_a, state.then_b = _frame(title, "lanes", each["then"], 3)
        frames = [number for frame in each["stack"] for number in _frame(title, "lanes", frame, 4)]
        insert(state, place, seat, actor, row(options), row(frames))
        state.then, state.then_a, state.then_b = own
        state.lanes += 1


def _frame(title: str, name: str, value: object, length: int) -> list[int]:
    if isinstance(value, list) and len(value) == length and isinstance(value[0], str):
        rule = NUMBERS.get(value[0])
        if rule is not None and value[0].startswith((f"{title}.", "language.")):
            return [rule, *_numbers(name, value[1:])]
    raise impossible(f"the position's '{name}' names a rule this version does not have: {value!r}")
