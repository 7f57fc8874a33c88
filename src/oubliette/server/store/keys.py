"""The server's own keys, by name."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from oubliette.server.store.schema import keys
from oubliette.server.store.store import Store


async def find_or_make_key(store: Store, name: str, make: Callable[[], str]) -> str:
    """Read a key; if it is missing, make and store one. All processes get the same key."""
    query = select(keys.c.value).where(keys.c.name == name)
    row = await store.first(query)
    if row is None:
        with suppress(IntegrityError):  # another process was first: read its key below
            await store.run(insert(keys).values(name=name, value=make()))
        row = await store.first(query)
        assert row is not None
    return str(row.value)
