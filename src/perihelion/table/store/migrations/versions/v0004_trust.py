"""Tables keep the secret of their shuffles, what the seats added to it, and when a bot may play on for
somebody who is away. Those that were opened before had a seed of their own, and one minute of patience."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    no_text, no = sa.text("''"), sa.false()
    op.add_column("tables", sa.Column("secret", sa.String(80), nullable=False, server_default=no_text))
    op.add_column("tables", sa.Column("luck", sa.Text, nullable=False, server_default=no_text))
    op.add_column("tables", sa.Column("open_seed", sa.Boolean, nullable=False, server_default=no))
    op.add_column("tables", sa.Column("takeover", sa.String(20), nullable=False, server_default="after:1"))
    op.add_column("seats", sa.Column("luck", sa.String(80), nullable=False, server_default=no_text))
