"""The report of a table that was closed, for whoever holds a seat of it: the match with what failed, as far as it is theirs."""

from __future__ import annotations

from typing import Any

import msgspec

from ludarium.core import saves
from ludarium.server.closing import Failure
from ludarium.server.logs import entries, save_of
from ludarium.server.people import others
from ludarium.server.refusals import NotSo
from ludarium.server.store import LogRow, SeatRow, TableRow, digest, fields


def report(row: TableRow, seats: list[SeatRow], rows: list[LogRow], token: str, failure: Failure) -> str:
    """For who holds a seat: alone, or after the end, the whole match with what failed; among others only what is one's own."""
    mine = next((each.seat for each in seats if each.token == digest(token)), None)
    if mine is None:
        raise NotSo("wrong-token", "this token opens no seat of this table")
    ended = isinstance(row.summary, dict) and row.summary.get("result") is not None
    if others(seats, mine) and not ended:
        header = {"game": row.game, "mode": row.mode, "options": row.options, "rules": row.rules, "pack": row.pack}
        own = [{"kind": each.kind, "say": each.say} for each in rows if each.by == str(mine)]
        return as_text({"table": row.id, "failed": {"time": failure.time}, **header, "seat": mine, "answers": own})
    what = msgspec.to_builtins(failure)
    try:
        save = save_of(row, entries(rows), len(seats))
        return saves.encode(msgspec.structs.replace(save, note=as_text({"failed": what})))
    except Exception:  # what is stored is no match any more: then just as it lies there
        table = {name: value for name, value in fields(row).items() if name != "invitation"}
        return as_text({"failed": what, "table": table, "log": [fields(each) for each in rows]})


def as_text(content: dict[str, Any]) -> str:
    return msgspec.json.format(msgspec.json.encode(content, enc_hook=str)).decode()
