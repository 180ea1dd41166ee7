"""The seed of a table as somebody wrote it: who chose "marble-laurel" is told of that, and not of the number it makes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("words", sa.String(200)))


def downgrade() -> None:
    op.drop_column("tables", "words")
