"""The numbers that a player minds."""

from __future__ import annotations

from ludarium.core.counting import Counts, counted
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import ASSETS


def counts(s: Tamashii, seat: int) -> Counts:
    assets = {ASSETS[kind]: s.assets[4 * seat + kind] for kind in range(4)}
    types = range(6 * seat, 6 * seat + 6)
    tokens = {"bag": sum(int(s.bag[at]) for at in types), "dump": sum(int(s.dump[at]) for at in types)}
    mine = {"integrity": s.integrity[seat], "exp": s.exp[seat], "trace": max(0, s.trace[seat])}
    return counted({**mine, **assets, **tokens}, "trace")
