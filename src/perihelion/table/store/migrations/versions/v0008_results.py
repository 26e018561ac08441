"""What became of games is kept by person: results, who left before the end, ratings and profiles. Games that
are over already are brought in when the server starts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

FOLDED = sa.String(120).with_variant(sa.String(120, collation="C"), "postgresql")


def upgrade() -> None:
    for column in ("rated", "uploaded"):
        op.add_column("tables", sa.Column(column, sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "ended",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False, unique=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("uploaded", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
    )
    op.create_index("ix_ended_game", "ended", ["game", "number"])
    op.create_index("ix_ended_host", "ended", ["host", "number"])
    op.create_index("ix_ended_ended", "ended", ["ended"])
    op.create_index("ix_ended_rated", "ended", ["rated", "counted"])
    op.create_table(
        "results",
        sa.Column("number", sa.Integer, sa.ForeignKey("ended.number"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("folded", FOLDED, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("fate", sa.String(8), nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("liked", sa.Text, nullable=False),
        sa.Column("mu", sa.Float, nullable=True),
        sa.Column("sigma", sa.Float, nullable=True),
    )
    op.create_index("ix_results_person", "results", ["person", "number"])
    op.create_index("ix_results_folded", "results", ["folded", "number"])
    op.create_table(
        "departed",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
    )
    op.create_index("ix_departed_table_id", "departed", ["table_id"])
    op.create_index("ix_departed_guest", "departed", ["guest"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("bots", sa.Boolean, primary_key=True),
        sa.Column("who", sa.String(48), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("latest", sa.Integer, nullable=False),
    )
    op.create_index("ix_ratings_who", "ratings", ["who"])
    op.create_table(
        "profiles",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("public", sa.String(24), nullable=False, unique=True),
        sa.Column("shown", sa.Boolean, nullable=False),
    )
