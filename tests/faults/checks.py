"""What may happen to a server, each with the figure that says how it went. An AssertionError means that something was lost."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from ludarium.server import wire
from ludarium.server.soundness import every_table, ids_of_tables
from ludarium.server.store import Store
from tests.faults.servers import Servers, Storm, refuses_in_one_line, says
from tests.server.house import Glance, Guest, Made, eventually
from tests.server.test_killed import REPOSITORY, Mortal
from tests.server.test_reactions import ASK_ALL, OFF, THREE, Three

Check = Callable[[Servers, int], str]


def proving(mortal: Mortal) -> Made:
    return mortal.table("proving", options={"clock_mode": "untimed"})


def anima(mortal: Mortal) -> Made:
    """Three people at the moment at which the first window opens."""
    made = mortal.table("anima", mode="standard", options=ASK_ALL, seats=THREE, seed="5")
    with Three(made, OFF):
        return made


def kept_ids(made: Made) -> list[str]:
    """Every request that is stored: in the log, or as an answer in a window that is still open."""
    waiting = made.doors.query("SELECT substr(client, instr(client, ':') + 1) FROM given WHERE table_id = ?", made.id)
    logged = [row[6] for row in made.log() if row[6]]
    return logged + [id for (id,) in waiting if id not in logged]


def unsound(database: Path) -> list[str]:
    async def look() -> list[str]:
        store = Store(f"sqlite:///{database}")
        try:
            return [found.problem async for found in every_table(store, await ids_of_tables(store)) if found is not None]
        finally:
            await store.close()

    return asyncio.run(look())


# -- killed --------------------------------------------------------------------------------------------------------------


def killed(servers: Servers, kills: int) -> str:
    """SIGKILL at any moment, under load, with windows open."""
    luck, acknowledged, in_windows = random.Random(servers.seed), 0, 0
    with servers.one() as mortal:
        makers: list[Callable[[Mortal], Made]] = [proving] * 4 + [anima] * 2
        tables = [make(mortal) for make in makers]
        for _ in range(kills):
            storm = Storm(tables)
            storm.begin()
            storm.wait_for(luck.randrange(5, 45), luck.randrange(6))
            time.sleep(luck.random() * 0.02)
            mortal.kill()
            storm.end()
            for made in tables:
                ids = kept_ids(made)
                assert storm.acknowledged[made.id] <= set(ids), "an acknowledged answer is lost"
                assert len(ids) == len(set(ids)), "an answer is there twice"
                assert [row[0] for row in made.log()] == list(range(len(made.log())))
            acknowledged += sum(len(each) for each in storm.acknowledged.values())
            in_windows += storm.in_windows
            mortal.start()
            over = [made.summary().result is not None for made in tables]
            tables = [make(mortal) if done else made for make, made, done in zip(makers, tables, over, strict=True)]
        database = mortal.database
    assert unsound(database) == []
    assert acknowledged > 10 * kills
    assert in_windows > kills
    return f"{kills} kills, {acknowledged} answers acknowledged, {in_windows} of them in windows; 0 lost, 0 doubled"


# -- a store that does not take it ---------------------------------------------------------------------------------------


def locked(servers: Servers, tables: int) -> str:
    """Another program holds the database for longer than anybody waits."""
    with servers.one() as mortal, ExitStack() as open_:
        guests: list[Guest] = []
        pinged = time.monotonic()
        for number in range(tables):
            guests.append(open_.enter_context(proving(mortal).sit(0, readable=False)))
            if time.monotonic() > pinged + 10:  # who says nothing for a minute is let go, and so many take longer to come
                for guest in guests:
                    guest.say(wire.Ping(number))
                pinged = time.monotonic()
        waiting = mortal.table("anima", mode="standard", seats=[{}, {"kind": "open"}])
        before = mortal.everything()
        with mortal.sql() as other:
            other.execute("BEGIN IMMEDIATE")
            began = time.monotonic()
            for guest in guests:
                guest.say(guest.answering(guest.options()[0]))
            codes = {guest.refusal().code for guest in guests}
            took = time.monotonic() - began
            reply = mortal.asked(f"tables/{waiting.id}/join", {"invitation": waiting.invitation})
            assert (reply.status_code, reply.json()["code"]) == (503, "not-stored")
            other.execute("ROLLBACK")
        assert codes == {"not-stored"}
        assert took < 10 + tables, "they were told one after the other, each after a wait of its own"
        assert mortal.everything() == before
        assert waiting.join() == 1
    return f"{tables} tables told so in {took:.1f} s, no seat used up"


def full(servers: Servers, room: int) -> str:
    """No room: what was acknowledged is there, and everything goes on when there is room again."""
    with servers.one() as start:
        made, database = proving(start), start.database
    mortal = Mortal(servers.keeper, database, file_size=database.stat().st_size + room)
    try:
        made.doors = mortal
        stored, refused = 0, ""
        while not refused:
            made = Made(mortal, mortal.post("tables", game="proving")) if stored % 10 == 9 else made
            with made.sit(0, readable=False) as guest:
                outcome = guest.ask(guest.answering(guest.options()[0]))
                refused = outcome.code if isinstance(outcome, wire.Refusal) else ""
                stored += not refused
                assert stored < 10_000
    except AssertionError as refusal:  # a new table found no room
        refused = "not-stored" if "not-stored" in str(refusal) else str(refusal)
    try:
        assert refused == "not-stored"
        resource.prlimit(mortal.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        with made.sit(0, readable=False) as guest:
            guest.answer(guest.options()[0])
    finally:
        mortal.kill()
    kept = sum(bool(row[6]) for id in asyncio.run(ids_in(database)) for row in made.doors.log(id))
    assert kept == stored + 1
    assert unsound(database) == []
    return f"{stored} answers until {room // 1000} kB were full, {kept - 1} kept, then it went on"


async def ids_in(database: Path) -> list[str]:
    store = Store(f"sqlite:///{database}")
    try:
        return await ids_of_tables(store)
    finally:
        await store.close()


def durable(servers: Servers, turns: int) -> str:
    """What it costs that answers survive a power cut: answers a second with synchronous=NORMAL and FULL, taking turns, because a
    machine is never equally busy for long."""
    rates: dict[str, list[float]] = {"NORMAL": [], "FULL": []}
    with servers.one(sync="NORMAL") as normal, servers.one(sync="FULL") as full:
        both = {"NORMAL": normal, "FULL": full}
        for turn in range(turns):
            for sync in ("NORMAL", "FULL") if turn % 2 == 0 else ("FULL", "NORMAL"):
                rates[sync].append(answers_a_second(both[sync]))
    ratios = [full / normal for normal, full in zip(*rates.values(), strict=True)]
    figures = ", ".join(f"{median(each):.0f} answers/s with {sync}" for sync, each in rates.items())
    return f"{figures} (medians of {turns} turns); FULL / NORMAL {median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"


def answers_a_second(mortal: Mortal) -> float:
    """Of eight people who play three whole matches each."""
    answers, seconds = 0, 0.0
    for _ in range(3):
        storm = Storm([proving(mortal) for _ in range(8)])
        began = time.monotonic()
        storm.begin()
        storm.end()
        seconds += time.monotonic() - began
        answers += sum(len(each) for each in storm.acknowledged.values())
    return answers / seconds


# -- a store that is not what it was ---------------------------------------------------------------------------------------


def damaged(servers: Servers, times: int) -> str:
    """A flipped bit in the -wal file, a page of rubbish, rows that are gone."""
    luck, noticed = random.Random(servers.seed), 0
    with servers.one() as mortal:
        tables = [proving(mortal) for _ in range(3)]
        for made in tables:
            with made.sit(0, readable=False) as guest:
                for _ in range(5):
                    if guest.settle().options():
                        guest.answer(guest.options()[0])
        mortal.kill()
        wal = mortal.database.with_name(mortal.database.name + "-wal")
        database, log = mortal.database.read_bytes(), wal.read_bytes()
        copy = servers.folder / "copy.sqlite"
        beside = copy.with_name(copy.name + "-wal")
        for _ in range(times):
            at = luck.randrange(32, len(log) // 2)
            copy.write_bytes(database)
            beside.write_bytes(log[:at] + bytes([log[at] ^ 1 << luck.randrange(8)]) + log[at + 1 :])
            refuses_in_one_line(copy, "-wal", "delete", servers=servers)
            noticed += 1
        mortal.start()
    whole = sqlite3.connect(mortal.database)
    whole.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole.close()
    beside.unlink(missing_ok=True)
    content = mortal.database.read_bytes()
    page = int.from_bytes(content[16:18], "big")
    for _ in range(times):
        at = luck.randrange(1, len(content) // page) * page
        copy.write_bytes(content[:at] + luck.randbytes(page) + content[at + page :])
        refuses_in_one_line(copy, "backup", servers=servers)
        noticed += 1
    copy.write_bytes(content)
    with sqlite3.connect(copy) as sql:
        sql.execute("DELETE FROM log WHERE table_id = ? AND number > 2", (tables[0].id,))
    code, told, _ = says("doctor", "--database", f"sqlite:///{copy}")
    assert code == 1
    assert tables[0].id in told
    assert tables[1].id not in told
    again = Mortal(servers.keeper, copy)
    try:
        tokens = [made.tokens[0] for made in tables]
        listed = {each.table: each.closed for each in again.mine(*tokens)}
        with again.guest(tables[1].id, tokens[1], readable=False) as guest:
            assert guest.now is not None
        assert again.get(f"/api/tables/{tables[0].id}").status_code == 410
        assert listed[tables[1].id] is None
    finally:
        again.kill()
    return f"{noticed} of {2 * times} damages refused at the start in one line; a table without its rows closed alone"


def unreachable(servers: Servers, _: int) -> str:
    """A folder that is missing, read-only, or no folder."""
    folder = servers.folder / "read-only"
    folder.mkdir(mode=0o555, exist_ok=True)
    if os.access(folder, os.W_OK):  # root may write everywhere but where nobody can
        folder = Path("/proc")
    refuses_in_one_line(servers.folder / "missing" / "tables.sqlite", "missing", "--database")
    refuses_in_one_line(folder / "tables.sqlite", str(folder), servers=servers)
    rubbish = servers.folder / "rubbish.sqlite"
    rubbish.write_text("nothing of the kind " * 100)
    refuses_in_one_line(rubbish, "backup", servers=servers)
    return "missing, read-only and rubbish: one line each, exit code 2"


# -- clocks and crowds -----------------------------------------------------------------------------------------------------


def clock_moved(servers: Servers, hours: int) -> str:
    """A wall clock put back and forward while live rounds run."""
    wrong_by = servers.folder / "wrong-by"
    wrong_by.write_text("0")
    worst = 0.0
    with servers.one(clock=str(wrong_by)) as mortal:
        for seconds in (-3600 * hours, 3600 * hours):
            wrong_by.write_text("0")
            made = mortal.table("proving", options={"clock_mode": "live", "round_seconds": 60}, seed="3")
            with made.sit(0, readable=False) as guest:
                guest.answer("start")
                first = Glance(made)
                wrong_by.write_text(str(seconds))
                second = Glance(made)
                worst = max(worst, second.strays_from(first))
                guest.answer("stop")
    assert worst <= 2, f"the round is off by {worst:.0f} ms"
    return f"{hours} h back and forward: the round off by {worst:.0f} ms at most, answers taken"


def half_requests(servers: Servers, count: int) -> str:
    """So many half-requests are held open; newcomers come in all the same."""
    slowest = 0.0
    with servers.one(connections=200) as mortal, ExitStack() as held:
        host, port = mortal.address.split(":")
        table = proving(mortal)
        with table.sit(0, readable=False) as ann:
            for number in range(count):
                half = held.enter_context(socket.create_connection((host, int(port)), timeout=20))
                half.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
                if number % (count // 20 or 1) == 0:
                    for source in ("127.0.0.1", "127.0.0.2"):
                        began = time.monotonic()
                        with socket.create_connection((host, int(port)), 20, (source, 0)) as newcomer:
                            newcomer.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                            assert newcomer.recv(12) == b"HTTP/1.1 200"
                        slowest = max(slowest, time.monotonic() - began)
            ann.answer(ann.options()[0])
        eventually(lambda: connections_of(mortal.pid) < 20)  # after the time for headers all of them are let go
    return f"{count} half-requests: the slowest of 40 newcomers waited {slowest * 1000:.0f} ms, all were let go"


def connections_of(pid: int) -> int:
    return sum(str(each.readlink()).startswith("socket:") for each in Path(f"/proc/{pid}/fd").iterdir() if each.is_symlink())


def mutated(servers: Servers, count: int) -> str:
    """Matches and positions changed at random, loaded, looked at and played on for 50 answers."""
    runs = [
        subprocess.Popen(
            ["nice", sys.executable, "-m", "tests.core.mutated", str(count // 2), "--seed", str(seed)], cwd=REPOSITORY, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )
        for seed in (2 * servers.seed, 2 * servers.seed + 1)
    ]  # fmt: skip
    told = [run.communicate()[0] for run in runs]
    assert all(run.returncode == 0 for run in runs), "\n".join(told)
    return "; ".join(text.splitlines()[0] for text in told)


# What `make faults` does, and the fraction of it that belongs to the tests.
CHECKS: list[tuple[Check, int, int]] = [
    (killed, 100, 4),
    (locked, 500, 20),
    (full, 300_000, 100_000),
    (durable, 9, 1),
    (damaged, 20, 1),
    (unreachable, 1, 1),
    (clock_moved, 1, 1),
    (half_requests, 2000, 300),
    (mutated, 200_000, 400),
]
