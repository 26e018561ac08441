"""Who has agreed to close a table without a result, and what seats have ordered ahead."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "closings",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("question", sa.String(60), primary_key=True),
        sa.Column("action", sa.String(200), nullable=False),
        sa.Column("until", sa.String(8), nullable=False),
        sa.Column("basis", sa.String(64), nullable=False),
        sa.Column("void", sa.Boolean, nullable=False),
    )
