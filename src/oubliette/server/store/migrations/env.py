"""Alembic runs this for each of its commands. The connection, with its transaction, comes from the caller."""

from alembic import context

from oubliette.server.store.migrations import OPTIONS

context.configure(connection=context.config.attributes["connection"], **OPTIONS)
context.run_migrations()
