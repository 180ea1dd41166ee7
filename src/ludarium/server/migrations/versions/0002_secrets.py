"""Answers in open windows, hints by seat, and seeds that somebody chose."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

HINTS = """
    UPDATE seats SET hints = (
        SELECT COUNT(*) FROM log WHERE log.table_id = seats.table_id AND log.kind = 'hint' AND log.by = CAST(seats.seat AS TEXT)
    )
"""


def upgrade() -> None:
    for table, column in (("tables", sa.Column("chosen", sa.Boolean)), ("seats", sa.Column("hints", sa.Integer))):
        op.add_column(table, column)
    op.execute(HINTS)
    op.execute(sa.update(sa.table("tables", sa.column("chosen"))).values(chosen=False))
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("chosen", nullable=False, existing_type=sa.Boolean)
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("hints", nullable=False, existing_type=sa.Integer)
    op.create_table(
        "given",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("say", sa.Text, nullable=False),
        sa.Column("client", sa.String(80), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("given")
    op.drop_column("seats", "hints")
    op.drop_column("tables", "chosen")
