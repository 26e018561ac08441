"""What Alembic runs: the steps go over the connection that `migrating` has opened, in its transaction."""

from __future__ import annotations

from alembic import context

from perihelion.table.store.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META)
context.run_migrations()
