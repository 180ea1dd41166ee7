"""Tables, seats, log and slots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("mode", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(48), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("pack", sa.String(64), nullable=False),
        sa.Column("position", sa.JSON),
        sa.Column("lesson", sa.Integer, nullable=False),
        sa.Column("invitation", sa.String(64)),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("began", sa.BigInteger),
        sa.Column("held", sa.BigInteger),
        sa.Column("due", sa.BigInteger),
        sa.Column("summary", sa.JSON, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("token", sa.String(64)),
        sa.Column("archived", sa.Boolean, nullable=False),
    )
    op.create_index("seats_by_token", "seats", ["token"], unique=True)
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("say", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("client", sa.String(80)),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
    op.create_index("log_by_client", "log", ["table_id", "client"], unique=True)
    op.create_table(
        "slots",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("slot", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("slots", "log", "seats", "tables"):
        op.drop_table(name)
