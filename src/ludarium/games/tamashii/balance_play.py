"""Matches of Tamashii that are played to be counted: whole ones with what was told in them, and such that only say who won, in
which the first seat may have a card ready from the start (T-321 to T-323)."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from multiprocessing.pool import Pool

import ludarium
from ludarium.core import zones
from ludarium.core.game import Game
from ludarium.core.kernel import CHANCE, NOBODY, NOTES
from ludarium.core.options import Setup, read_setup
from ludarium.games.tamashii import heuristic
from ludarium.games.tamashii.fields import BODY_DECK, BOX, HELD, IN_MARKET, OWN, WON
from ludarium.games.tamashii.rules.augmentations import put_away, put_in_use
from ludarium.games.tamashii.rules.bodies import put_to_sleep, wake
from ludarium.games.tamashii.rules.protocols import STAGES, protocol_of
from ludarium.games.tamashii.rules.upgrades import PRICE
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.tables import NO_SCRIPT
from ludarium.games.tamashii.vocabulary import CORRUPTED, LAUNCHES
from ludarium.players import plain

CHUNK = 25  # matches for one process, between two words of progress
EARLY = 6  # turns in which a Body should be had (T-322)
OWNER = 0  # the seat that has a card from the start
AUGMENTATION, STARTING, BODY, PROTOCOL = "augmentation", "starting card", "body", "protocol"
TOLD = {
    "enemy_attached": "attached", "enemy_defeated": "defeated", "resets": "resets", "card_equipped": "equipped",
    "traded": "trades", "test_begun": "tests", "body_taken": "bodies", "pool_empty": "pool_empty", "out_of_time": "out_of_time",
}  # fmt: skip


@dataclass(frozen=True)
class Item:
    """What an owner has ready from the start: equipped, occupied, or with its last stage reached. A starting card is there in any
    case: with it is a match as usual, and without it is taken away."""

    kind: str
    number: int


@dataclass(frozen=True)
class Work:
    """A few matches for one process, as plain data."""

    scenario: str
    seats: int
    first: int
    count: int
    options: tuple[tuple[str, str], ...] = ()
    player: str = "heuristic"
    watched: bool = False  # what is told in them is counted
    item: Item | None = None


@dataclass
class Played:
    """What is kept of some matches."""

    won: list[bool] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    happened: Counter[str] = field(default_factory=Counter)

    def take(self, other: Played) -> None:
        self.won += other.won
        self.turns += other.turns
        self.happened.update(other.happened)

    @property
    def games(self) -> int:
        return len(self.won)

    @property
    def wins(self) -> int:
        return sum(self.won)

    @property
    def rate(self) -> float:
        return 100 * self.wins / self.games

    @property
    def turns_of_wins(self) -> list[int]:
        return [turns for turns, won in zip(self.turns, self.won, strict=True) if won]

    def each(self, name: str, seats: int) -> float:
        return self.happened[name] / (seats * self.games)

    def a_turn(self, name: str, seats: int) -> float:
        return self.happened[name] / (seats * sum(self.turns))

    def of_losses(self, name: str) -> float:
        return 100 * self.happened[name] / max(1, self.games - self.wins)


@cache
def title() -> Game:
    return ludarium.game("tamashii")


def carry_out(work: Work) -> Played:
    game = title()
    setup = read_setup(game.info, "scenario", work.seats, {"scenario": work.scenario, **dict(work.options)})
    found = Played()
    for seed in range(work.first, work.first + work.count):
        if work.watched:
            state = watch(game, setup, seed, found.happened)
        elif work.player == "heuristic":
            state = with_item(game, setup, seed, work.item)
        else:
            state = played_by(game, setup, seed, work.player)
        found.turns.append(int(state.turn))
        found.won.append(bool(state.outcome == WON))
    return found


# -- one match -------------------------------------------------------------------------------------------------------------


def begun(game: Game, setup: Setup, seed: int) -> Tamashii:
    """A match that tells what happens, at its first question."""
    state = game.begin(setup, seed)
    assert isinstance(state, Tamashii)
    state.self_driving = False  # a state that answers for chance itself tells nothing
    state.run()
    return state


def watch(game: Game, setup: Setup, seed: int, happened: Counter[str]) -> Tamashii:
    """Turn by turn: what is told on the way is counted."""
    state = begun(game, setup, seed)
    embodied: set[int] = set()
    found: Counter[str] = Counter()
    while state.actor != NOBODY:
        state.notes = state.notes[:0]
        early = state.turn <= EARLY
        heuristic.play_turn(state)
        taken = told(state, game, found)
        if early:
            embodied |= taken
    found["early"] = len(embodied)
    found["upgrades"] = (found["exp"] - sum(int(each) for each in state.exp)) // PRICE
    happened.update(found)
    return state


def played_by(game: Game, setup: Setup, seed: int, name: str) -> Tamashii:
    state = game.start_state(seed, setup)
    assert isinstance(state, Tamashii)
    plain(game, name, 0, seed).play_out(state)
    return state


def told(state: Tamashii, game: Game, happened: Counter[str]) -> set[int]:
    """Counts what was told; the seats that took a Body."""
    embodied = set()
    notes = [int(each) for each in state.notes]
    for at in range(0, len(notes), 4):
        name, seat, second = NOTES[notes[at]][0], notes[at + 1], notes[at + 2]
        if name in TOLD:
            happened[TOLD[name]] += 1
        if name == "body_taken":
            embodied.add(seat)
        elif name == "exp_gained":
            happened["exp"] += second
        elif name == "token_gained" and second == CORRUPTED:
            happened["corrupted"] += 1
        elif name == "pattern_launched":
            happened["patterns"] += 1
            happened[LAUNCHES[int(game.pack.tables.launch_kind[second])] + "s"] += 1
    return embodied


def with_item(game: Game, setup: Setup, seed: int, item: Item | None) -> Tamashii:
    """Set up as ever; then the first seat has it, and the match is played out."""
    state = begun(game, setup, seed)
    while state.turn == 0 and state.actor != NOBODY:
        state.answer(state.sample() if state.actor == CHANCE else heuristic.choose(state))
    if item is not None:
        endow(state, item)
    state.self_driving = True
    if state.actor == CHANCE:
        state.answer(state.sample())
    heuristic.play_out(state)
    return state


def endow(s: Tamashii, item: Item) -> None:
    if item.kind == AUGMENTATION:
        put_in_use(s, OWNER, item.number)
    elif item.kind == STARTING:
        put_away(s, OWNER, item.number, BOX)
    elif item.kind == BODY:
        embody(s, item.number)
    else:
        give_protocol(s, item.number)


def embody(s: Tamashii, body: int) -> None:
    """T-107: whatever lay in the Market is replaced from the deck."""
    if s.bodies[body] == IN_MARKET:
        zones.put(s.bodies, int(zones.next_cards(s.bodies, BODY_DECK)[0]), IN_MARKET)
    put_to_sleep(s, OWNER)
    zones.put(s.bodies, body, HELD + 2 * OWNER)
    wake(s, OWNER)


def give_protocol(s: Tamashii, protocol: int) -> None:
    """T-117: in the place of the own one, with the ability that stays, and without the rewards that come once."""
    content, own = s.content, int(protocol_of(s, OWNER))
    if own >= 0:
        if content.protocol_does[own] != NO_SCRIPT:
            s.leave_play(content.protocol_does[own], OWNER)
        zones.put(s.protocols, own, BOX)
    zones.put(s.protocols, protocol, OWN + OWNER)
    if content.protocol_does[protocol] != NO_SCRIPT:
        s.enter_play(content.protocol_does[protocol], OWNER)
    s.stage[OWNER] = STAGES
    s.enter_play(content.stage_does[STAGES * protocol + STAGES - 1], OWNER)


# -- many of them ----------------------------------------------------------------------------------------------------------


class Players:
    """Plays many matches on several processes, and says how far it is."""

    def __init__(self, pool: Pool | None) -> None:
        self.pool = pool

    def play(self, work: Work) -> Played:
        """The matches of this work in parts, in the order of their seeds."""
        parts = [
            replace(work, first=work.first + done, count=min(CHUNK, work.count - done)) for done in range(0, work.count, CHUNK)
        ]
        found = Played()
        for part in self.pool.imap(carry_out, parts) if self.pool is not None else map(carry_out, parts):
            found.take(part)
        said = [work.scenario, f"{work.seats} seats", work.player, *(f"{name} {value}" for name, value in work.options)]
        said += [f"{work.item.kind} {work.item.number}"] if work.item else []
        print(f"{', '.join(said)}: {found.wins} of {found.games}", file=sys.stderr, flush=True)
        return found


@contextmanager
def players(jobs: int = 0) -> Iterator[Players]:
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        yield Players(None)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield Players(pool)
