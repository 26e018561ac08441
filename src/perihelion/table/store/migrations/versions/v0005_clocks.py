"""Tables are played in time: clocks of the seats, and seats that have lost by it. Tables that were opened
before are played without."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("timing", sa.String(40), nullable=False, server_default=sa.text("''")))
    op.add_column("seats", sa.Column("lost", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("bank", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
    )
    op.create_index("ix_clocks_ends", "clocks", ["ends"])
