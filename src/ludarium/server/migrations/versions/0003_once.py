"""What a request said, so that another one under its id is told apart; and whose each slot is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    for table in ("log", "given"):
        op.add_column(table, sa.Column("asked", sa.String(64)))
    op.add_column("slots", sa.Column("seat", sa.Integer))


def downgrade() -> None:
    op.drop_column("slots", "seat")
    for table in ("given", "log"):
        op.drop_column(table, "asked")
