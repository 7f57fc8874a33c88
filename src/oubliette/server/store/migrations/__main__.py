"""Write a new step: `python -m oubliette.server.store.migrations 0002_what_it_does`.

It compares `schema.py` with what the steps so far make and writes the difference into `versions`, to be read and mended
by hand.
"""

from __future__ import annotations

import sys

from alembic import command
from sqlalchemy import create_engine

from oubliette.server.store.migrations import config, upgrade


def write(revision: str) -> None:
    """The step from what there is to what `schema.py` says."""
    with create_engine("sqlite://").begin() as connection:
        upgrade(connection)
        words = revision.partition("_")[2].replace("_", " ").capitalize()
        command.revision(config(connection), words, autogenerate=True, rev_id=revision)


if __name__ == "__main__":
    write(sys.argv[1])
