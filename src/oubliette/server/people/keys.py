"""The server's own secrets, made when it first starts and kept in its store."""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from oubliette.server.store.schema import keys
from oubliette.server.store.store import Store

_BYTES: Final = 32


@dataclass(frozen=True, slots=True)
class Keys:
    """What must not be printed, and is not."""

    cookie: str = field(repr=False)  # signs cookies: who has it can be anybody
    daily: str = field(repr=False)  # the daily dungeons follow from it: who has it knows them beforehand


async def load_keys(store: Store) -> Keys:
    """The secrets of this store. Every process that shares it gets the same ones."""
    return Keys(cookie=await _key(store, "cookie"), daily=await _key(store, "daily"))


async def _key(store: Store, name: str) -> str:
    """Read it; if it is not there, make one, unless another process was quicker."""
    query = select(keys.c.value).where(keys.c.name == name)
    row = await store.first(query)
    if row is None:
        with suppress(IntegrityError):  # another process was: theirs is read below
            await store.run(insert(keys).values(name=name, value=secrets.token_hex(_BYTES)))
        row = await store.first(query)
        assert row is not None
    return str(row.value)
