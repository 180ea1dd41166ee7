"""What the table says before an answer and what then happens: forecasts of the cards, chances of the options, golden matches."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

import ludarium
from ludarium.core.kernel import CHANCE, NOBODY, State
from ludarium.core.match import Match
from ludarium.games.proving import odds
from ludarium.games.proving.state import LOST
from tests.core.make_golden import GOLDEN
from tests.proving.arena import arena

GAME = ludarium.game("proving")
each_golden_match = pytest.mark.parametrize("file", sorted(GOLDEN.glob("proving-*.json")), ids=lambda file: file.stem)
RESOLVED = 8  # the step after everything that moves a marker
MOST_THROWN = 2  # dice of which every throw is tried


def rolling(file: Path) -> Iterator[Match]:
    """The match at every question of phase 1."""
    save = json.loads(file.read_text("utf-8"))["save"]
    match = GAME.new(save["seed"], mode=save["mode"], options=save["options"])
    for entry in save["log"]:
        if not isinstance(entry["by"], int):
            continue
        if match.prompt is not None and match.prompt.kind == "reroll_place_or_stop":
            yield match
        match.answer(entry["say"])


def stopped(match: Match) -> dict[int, str] | None:
    """What becomes of each slot if the player stops here; nothing if luck or a choice has a say in it."""
    state, told = match.state.clone(), []
    state.self_driving = False
    state.answer(len(state.options) - 1)
    before_the_blows = True
    while state.actor != NOBODY:
        told += list(match.take_notes(state))
        prompt = match.prompt_of(state) if state.actor != CHANCE else None
        if state.step >= RESOLVED:
            break
        before_the_blows = before_the_blows and (prompt is None or prompt.kind != "resolve")
        if prompt is None or (before_the_blows and prompt.kind != "resolve"):
            return None
        state.answer(0)
    if state.outcome == LOST:
        return None  # after the fifth wound nothing is counted any more (P-79)
    told += list(match.take_notes(state))
    moved: dict[int, int] = defaultdict(int)
    ends: dict[int, str] = {}
    for note in told:
        name, slot = note.id.removeprefix("note-"), int(str(note.arguments.get("slot", 0)))
        if name in ("went-up", "went-down"):
            moved[slot] += int(str(note.arguments["spaces"])) * (1 if name == "went-up" else -1)
        elif name in ("wounded", "defeated"):
            ends[slot] = name.removesuffix("ed")
        elif name in ("shield-raised", "shield-broken"):
            ends.setdefault(slot, {"shield-raised": "raise", "shield-broken": "break"}[name])
    ways = {slot: "up" if spaces > 0 else "down" for slot, spaces in moved.items() if spaces}
    return {**ways, **ends}


@each_golden_match
def test_what_a_card_says_is_what_happens_where_no_luck_is_left(file: Path) -> None:
    for match in rolling(file):
        happened = stopped(match)
        if happened is None:
            continue
        seen = {slot["slot"]: slot["forecast"]["effect"] for slot in match.view(0)["slots"] if slot.get("forecast")}
        told = {slot: effect for slot, effect in seen.items() if effect != "stay"}
        assert told == happened, match.view(0)["slots"]


@each_golden_match
def test_chances_are_the_share_of_throws_after_which_the_card_says_so(file: Path) -> None:
    """Every throw of two dice is tried; a chance of 1 is a certainty, and what no throw brings is not told."""
    for match in rolling(file):
        for index, option in enumerate(match.prompt.options):
            state, thrown = match.state, option.at("die")
            if option.does != "reroll" or len(thrown) > MOST_THROWN or "D" in thrown:
                continue
            shares = shares_of(match, state, index, len(thrown))
            if shares is None:
                continue
            told = {
                (each.phrase.arguments["slot"], each.phrase.arguments["what"]): each.probability
                for each in match.prompt.options[index].odds
            }
            lying = odds.effects_of(state)
            for (slot, effect), share in shares.items():
                same = effect == lying.get(slot, "stay") and (effect == "stay" or share > odds.SURE)
                assert told.pop((slot, effect), 0) == pytest.approx(0 if same else share), (
                    slot,
                    effect,
                    match.prompt.options[index],
                )
            assert not told


def shares_of(match: Match, state: State, index: int, dice: int) -> dict[tuple[int, str], float] | None:
    found: dict[tuple[int, str], float] = defaultdict(float)
    for faces in product(range(6), repeat=dice):
        after = state.clone()
        after.self_driving = False
        after.answer(index)
        for face in faces:
            after.answer(face)
        if after.actor == CHANCE or match.prompt_of(after).kind != "reroll_place_or_stop":
            return None
        for slot in range(1, 7):
            found[slot, odds.effects_of(after).get(slot, "stay")] += 6.0**-dice
    return found


def test_a_chance_agrees_with_a_card_that_a_chariot_will_wound_first() -> None:
    """P-100: the Chariot strikes before the blows. The pair on 4 then climbs from Start, but the wound is what the card tells,
    and throwing other dice changes nothing about it."""
    match = arena(slots={4: ("T5", 1)}, dice={"W1": 4, "W2": 4, "W3": 5, "W4": 5}, chariots=["pair: down_slot 4"])
    assert match.view(0)["slots"][3]["forecast"]["effect"] == "wound"
    other = next(option for option in match.prompt.options if option.notation == "reroll 5")
    assert all(each.phrase.arguments["slot"] != 4 for each in other.odds)


def test_a_chance_that_changes_nothing_is_not_told() -> None:
    match = arena(slots={6: ("T1", 2)}, dice={"W1": 6, "W2": 6, "W3": 5, "W4": 5})
    other = next(option for option in match.prompt.options if option.notation == "reroll 5")
    told = [(each.phrase.arguments["slot"], each.phrase.arguments["what"]) for each in other.odds]
    assert 6 not in {slot for slot, _what in told}, "it is defeated anyway"
    assert (5, "up") in told
