"""Positions: a whole state as JSON, both ways, with rules by name so that a position outlives the next version's ids."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from ludarium.core.build import row
from ludarium.core.errors import BadSave
from ludarium.core.kernel import CHANCE, LUCK_P, NAMES, NOBODY, State
from ludarium.core.text import Phrase

MOST_FRAMES = 1000  # far more than ever wait
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
    for name in state.fields():
        value = getattr(state, name)
        whole[name] = value if isinstance(value, int) else list(value)
    return whole


def restore(state: State, whole: Mapping[str, Any], title: str) -> None:
    """Put a position into a fresh state of the same title. The caller checks the title's own laws afterwards."""
    if not isinstance(whole, Mapping):
        raise impossible("the position's 'state' is no mapping of fields")
    expected = {"actor", "options", "then", "stack", "luck", "stream", *state.fields()}
    if set(whole) - {"weights"} != expected:
        odd = sorted(set(whole) - {"weights"} ^ expected)
        raise impossible(f"the position has missing or unknown fields: {', '.join(odd[:6])}")
    ids = {name: number for number, name in NAMES.items() if name.startswith((f"{title}.", "language."))}
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
        state.then, state.then_a, state.then_b = _frame(ids, "then", whole["then"], 3)
    state.depth = 0
    for frame in whole["stack"]:
        state.later(*_frame(ids, "stack", frame, 4))
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
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) >= 2**62:
        raise impossible(f"the position's '{name}' is no whole number")
    return value


def _numbers(name: str, value: object, length: int | None = None) -> list[int]:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise impossible(f"the position's '{name}' is no list of {'' if length is None else f'{length} '}numbers")
    return [_number(name, each) for each in value]


def _weights(value: object, state: State) -> list[int]:
    weights = _numbers("weights", value)
    if weights and (
        state.actor != CHANCE or len(weights) != len(state.options) or not all(0 < each < LUCK_P for each in weights)
    ):
        raise impossible("the position's 'weights' do not weigh the 'options' of chance")
    return weights


def _frame(ids: Mapping[str, int], name: str, value: object, length: int) -> list[int]:
    if not isinstance(value, list) or len(value) != length or not isinstance(value[0], str) or value[0] not in ids:
        raise impossible(f"the position's '{name}' names a rule this version does not have: {value!r}")
    return [ids[value[0]], *(_number(name, each) for each in value[1:])]
