"""Matches to sit down at: played here by the rules themselves up to a wanted moment, then brought to the server as a file."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any
from urllib.request import Request, urlopen

from ludarium import registry
from ludarium.core.game import Game
from ludarium.core.match import Match
from ludarium.server.hall import seed_of

MODULES = ("dragon", "chariots", "inspiration", "shields", "conspirators", "sun_moon")
WOUND, ROLL, SWAP, START = "put_to_rest", "reroll_place_or_stop", "swap", "opening_roll"


@dataclass(frozen=True)
class Seat:
    """A seat at a table of the server, and the key to it."""

    table: str
    token: str
    number: int = 0
    shared: bool = False  # others look at the same table: nobody may change anything

    @property
    def key(self) -> str:
        return f"#/seat/{self.table}/{self.number}/{self.token}"


def game() -> Game:
    return registry.game("proving")


def new_match(seed: str, modules: tuple[str, ...] = (), **options: object) -> Match:
    return game().new(seed=seed_of(seed), options={"clock_mode": "untimed", "modules": list(modules), **options})


def hasty(match: Match) -> str:
    """The answer of somebody who stops at once and declines what can be declined: such a match is lost in a few rounds."""
    assert match.prompt is not None
    said = [option.notation for option in match.prompt.options]
    return next((answer for answer in ("stop", "decline", "resolve") if answer in said), said[0])


def played_until(wanted: Callable[[Match], bool], modules: tuple[str, ...] = (), seed: str = "browser") -> Match:
    for number in range(50):
        match = new_match(f"{seed}-{number}", modules)
        while match.actor is not None and not wanted(match):
            match.answer(hasty(match))
        if wanted(match):
            return match
    raise AssertionError("no such moment in fifty matches")


def kind(match: Match) -> str:
    return match.prompt.kind if match.prompt else ""


@cache
def asked_for(wanted: str, modules: tuple[str, ...] = (), seed: str = "browser") -> str:
    """The file of a match at its first question of this kind."""
    return played_until(lambda match: kind(match) == wanted, modules, seed).save()


@cache
def lost(modules: tuple[str, ...] = (), seed: str = "browser") -> str:
    return played_until(lambda match: match.actor is None, modules, seed).save()


@cache
def one_answer_before_the_end(seed: str = "browser") -> str:
    match = played_until(lambda match: match.actor is None, (), seed)
    match.undo("answer")
    return match.save()


# -- at the server -----------------------------------------------------------------------------------------------------


def post(address: str, path: str, body: bytes) -> Any:
    request = Request(f"{address}api/{path}", body, {"content-type": "application/json"})
    with urlopen(request, timeout=20) as reply:
        return json.load(reply)


def seated(made: Any) -> Seat:
    return Seat(made["table"], made["seats"][0]["token"])


def bring(address: str, file: str) -> Seat:
    """A table of its own where the match of this file goes on."""
    if json.loads(file)["seats"] > 1:
        return imported(address, file)
    seat, entries = shown(address, file), len(json.loads(file)["log"])
    asked = json.dumps({"token": seat.token, "at": entries}).encode()
    return seated(post(address, f"tables/{seat.table}/branch", asked))  # a tenth of what a file from outside costs


@cache
def shown(address: str, file: str) -> Seat:
    """One table with the match of this file for all who only look at it."""
    return replace(imported(address, file), shared=True)


def imported(address: str, file: str) -> Seat:
    return seated(post(address, "import", file.encode()))


def make(address: str, seed: str = "browser", **options: object) -> Seat:
    wanted = {"game": "proving", "seed": seed, "options": {"clock_mode": "untimed", **options}}
    return seated(post(address, "tables", json.dumps(wanted).encode()))


def post_table(address: str, wanted: dict[str, object], company: tuple[tuple[str, str], ...] = ()) -> list[Seat]:
    """A table of any title, for one or for company: who sits there (person, bot) and their names. Seats of people have keys."""
    seats = {"seats": [{"kind": kind, "name": name} for kind, name in company]} if company else {}
    made = post(address, "tables", json.dumps({**wanted, **seats}).encode())
    return [Seat(made["table"], seat["token"], number) for number, seat in enumerate(made["seats"]) if seat.get("token")]
