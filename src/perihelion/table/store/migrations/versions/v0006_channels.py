"""Where people want to be told of their turns, and what they have been told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("shape", sa.String(12), nullable=False),
        sa.Column("address", sa.String(500), nullable=False),
        sa.Column("wants", sa.String(80), nullable=False),
        sa.Column("quiet", sa.String(80), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("secret", sa.String(80), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("off", sa.Boolean, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
    )
    op.create_index("ix_channels_guest", "channels", ["guest"])
    op.create_table(
        "told",
        sa.Column("channel", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
    )
