"""Which seats were offered to whoever has the invitation; and every slot belongs to a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

# nobody wrote down who made a table: most who did took the first seat
FIRST = "(SELECT MIN(held.seat) FROM seats AS held WHERE held.table_id = {0}.table_id AND held.token IS NOT NULL)"
OFFERED = f"""
    UPDATE seats SET offered = TRUE WHERE table_id IN (SELECT id FROM tables WHERE invitation IS NOT NULL)
    AND (kind = 'open' OR (token IS NOT NULL AND seat > {FIRST.format("seats")}))
"""
SLOTS = f"UPDATE slots SET seat = COALESCE({FIRST.format('slots')}, 0) WHERE seat IS NULL"


def upgrade() -> None:
    op.add_column("seats", sa.Column("offered", sa.Boolean))
    op.execute(sa.update(sa.table("seats", sa.column("offered"))).values(offered=False))
    op.execute(OFFERED)
    op.execute(SLOTS)
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("offered", nullable=False, existing_type=sa.Boolean)
    with op.batch_alter_table("slots") as slots:
        slots.alter_column("seat", nullable=False, existing_type=sa.Integer)


def downgrade() -> None:
    with op.batch_alter_table("slots") as slots:
        slots.alter_column("seat", nullable=True, existing_type=sa.Integer)
    op.drop_column("seats", "offered")
