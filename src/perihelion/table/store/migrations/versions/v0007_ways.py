"""More ways to be told: devices with their keys, mails with a pace that must be confirmed. What has been told
is kept with whether it has arrived, so that it is tried again after a restart."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("channels", sa.Column("keys", sa.String(300), nullable=False, server_default=sa.text("''")))
    op.add_column("channels", sa.Column("pace", sa.String(8), nullable=False, server_default=sa.text("''")))
    op.add_column("channels", sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("channels", sa.Column("last", sa.BigInteger, nullable=False, server_default=sa.text("0")))
    op.add_column("told", sa.Column("arrived", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("told", sa.Column("tries", sa.Integer, nullable=False, server_default=sa.text("1")))
