"""The server's own secrets, made when it first starts and kept in its store."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Final

from oubliette.server.store.keys import find_or_make_key
from oubliette.server.store.store import Store

_BYTES: Final = 32


@dataclass(frozen=True, slots=True)
class Keys:
    """The server's secrets. Their `repr` shows none of them."""

    cookie: str = field(repr=False)  # signs cookies: whoever has it can be anybody
    daily: str = field(repr=False)  # the seed of the daily dungeons: whoever has it knows their dice beforehand


async def load_keys(store: Store) -> Keys:
    """The secrets of this store. All its processes get the same ones."""
    return Keys(cookie=await _key(store, "cookie"), daily=await _key(store, "daily"))


async def _key(store: Store, name: str) -> str:
    return await find_or_make_key(store, name, lambda: secrets.token_hex(_BYTES))
