"""What answers would change, worked out beside the event loop: one thread for all tables, and what nobody waits for is left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from ludarium.core.game import Game
from ludarium.core.outlook import Outlook, Outlooks
from ludarium.core.views import said
from ludarium.server import wire

MOST = 24  # answers of one request: a strip and the list beside it show no more at once
THREAD = ThreadPoolExecutor(1, "foreseeing")


async def foresee(outlooks: Outlooks, wanted: dict[str, int], stale: Callable[[], bool]) -> list[wire.OutlookSeen]:
    """Of these answers, by their place among the options. Empty if the question is not asked any more."""
    return await asyncio.get_running_loop().run_in_executor(THREAD, _foreseen, outlooks, wanted, stale)


def _foreseen(outlooks: Outlooks, wanted: dict[str, int], stale: Callable[[], bool]) -> list[wire.OutlookSeen]:
    found = []
    for say, index in list(wanted.items())[:MOST]:
        if stale():
            return []
        try:
            found.append(seen(say, outlooks.of(index), outlooks.game, outlooks.seat))
        except Exception:  # what the rules stumble over has not happened, as long as nobody gives this answer
            continue
    return found


def seen(say: str, outlook: Outlook, game: Game, seat: int) -> wire.OutlookSeen:
    changes = [wire.ChangeSeen(said(each.what), each.before, each.after, each.good) for each in outlook.changes]
    notes = [said(note, seat) for note in game.news(outlook.sentences)]
    return wire.OutlookSeen(say, changes, notes, outlook.rolls)
