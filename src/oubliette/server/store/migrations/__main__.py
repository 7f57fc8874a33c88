"""Writes a new migration: `python -m oubliette.server.store.migrations 0002_what_it_does`.

Compares `schema.py` with the result of the existing migrations, and writes the difference into `versions`, for you to
check and correct.
"""

from __future__ import annotations

import sys

from alembic import command
from sqlalchemy import create_engine

from oubliette.server.store.migrations import config, upgrade


def write(revision: str) -> None:
    """Write the migration from the newest revision to `schema.py`."""
    with create_engine("sqlite://").begin() as connection:
        upgrade(connection)
        words = revision.partition("_")[2].replace("_", " ").capitalize()
        command.revision(config(connection), words, autogenerate=True, rev_id=revision)


if __name__ == "__main__":
    write(sys.argv[1])
