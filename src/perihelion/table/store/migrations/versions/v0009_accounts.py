"""People who want to be found again: accounts with passkeys, e-mail and devices; what they have chosen, whom
they have blocked, and who has said what."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    empty = sa.text("''")
    op.add_column("guests", sa.Column("preferences", sa.Text, nullable=False, server_default=empty))
    op.add_column("chat", sa.Column("guest", sa.String(40), nullable=False, server_default=empty))
    op.create_index("ix_chat_guest", "chat", ["guest"])
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("email", sa.String(254), nullable=True, unique=True),
        sa.Column("created", sa.Integer, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
    )
    op.create_index("ix_passkeys_guest", "passkeys", ["guest"])
    op.create_table(
        "devices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("before", sa.String(40), nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
    )
    op.create_index("ix_devices_guest", "devices", ["guest"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("expires", sa.Integer, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
    )
    op.create_index("ix_tokens_guest", "tokens", ["guest"])
    op.create_index("ix_tokens_expires", "tokens", ["expires"])
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("blocked", sa.String(40), primary_key=True),
        sa.Column("created", sa.Integer, nullable=False),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
