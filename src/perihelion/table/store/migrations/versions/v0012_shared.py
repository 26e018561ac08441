"""What several processes on one database share: revisions of tables, jobs, presence, meters."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "jobs",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("key", sa.String(160), nullable=False, unique=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("urgency", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("token", sa.String(40), nullable=False),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("request", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("worker", sa.String(80), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("answer", sa.Text, nullable=True),
    )
    op.create_index("ix_jobs_table_id", "jobs", ["table_id"])
    op.create_index("ix_jobs_urgency", "jobs", ["urgency", "id"])
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_presence_at", "presence", ["at"])
    op.create_table(
        "meters",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("who", sa.String(254), primary_key=True),
        sa.Column("times", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_meters_until", "meters", ["until"])
