"""The database: tables of people, their seats, the log that is only ever added to, and named places in it."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("mode", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(48), nullable=False),  # digits: a seed may be larger than the largest integer of a database
    Column("rules", Integer, nullable=False),
    Column("pack", String(64), nullable=False),
    Column("position", JSON),  # where a match began that did not begin at the beginning
    Column("lesson", Integer, nullable=False),
    Column("invitation", String(64)),  # digest of the word that lets people take an open seat
    Column("made", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("began", BigInteger),  # when the timed phase that is open began
    Column("held", BigInteger),  # since when its clock stands still
    Column("due", BigInteger),  # when the clock will speak by itself
    Column("summary", JSON, nullable=False),  # what lists show, so that they need not play the match
    Column("chosen", Boolean, nullable=False),  # somebody chose the seed, or had it in a file: who did may know what comes
    Column("words", String(200)),  # the seed as somebody wrote it: it is told as it was chosen
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot, open
    Column("name", String(64), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("token", String(64)),  # digest: a stolen database opens no seat
    Column("archived", Boolean, nullable=False),
    Column("hints", Integer, nullable=False),  # that this seat has taken; not in the log, whose numbers everybody sees
    Column("offered", Boolean, nullable=False),  # by invitation; who holds another seat made the table
    Index("seats_by_token", "token", unique=True),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # entry, rewind, hint, pause, go_on
    Column("by", String(16), nullable=False),
    Column("say", Text, nullable=False),
    Column("at", BigInteger),  # milliseconds of the match's own clock
    Column("length", Integer, nullable=False),  # entries of the match after this row
    Column("client", String(80)),  # the id the client gave its request: twice the same is once
    Column("time", BigInteger, nullable=False),
    Column("asked", String(64)),  # digest of that request: another one under its id is refused
    Index("log_by_client", "table_id", "client", unique=True),
)

given = Table(  # answers in a reaction window, until the log has them; those that became void stay, for their ids are used
    "given",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the log when the window opened
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("say", Text, nullable=False),
    Column("client", String(80), nullable=False),
    Column("asked", String(64)),  # as in the log
)

slots = Table(
    "slots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("slot", Integer, primary_key=True, autoincrement=False),  # drawn: counted, it would tell how many the others have
    Column("name", String(80), nullable=False),
    Column("number", Integer, nullable=False),  # the last row of the log that belongs to it
    Column("length", Integer, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),  # whose it is
)
