"""Finds tables and matches in memory, or else in the store."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar, final

from oubliette.server.bus import WhoIsHere
from oubliette.server.live.live_tables import LiveTables
from oubliette.server.live.match import LiveMatch
from oubliette.server.live.permits import no_such_match
from oubliette.server.live.syncing import sync, wait_until_stored
from oubliette.server.live.table import LiveTable
from oubliette.server.problems import Refused
from oubliette.server.store.matches import find_match
from oubliette.server.store.tables import find_table

_PAST: Final = 50  # finished matches to keep in memory

T = TypeVar("T")


@final
class Finder:
    """Loads what is not in memory. Requests for the same thing at the same time share one load."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables
        self._fetching: dict[str, asyncio.Task[LiveTable]] = {}
        self._opening: dict[str, asyncio.Task[LiveMatch]] = {}
        self._past: OrderedDict[str, LiveMatch] = OrderedDict()

    def fetches(self) -> list[asyncio.Task[Any]]:
        """The loads that are running now."""
        return [*self._fetching.values(), *self._opening.values()]

    async def table(self, table_id: str) -> LiveTable:
        """The table of that id, as new as the store: the client's last request may have gone to another process."""
        table = self.tables.by_id.get(table_id)
        known = table is not None
        if table is None:
            table = await _once(self._fetching, table_id, self._fetch)
        table.used = time.monotonic()
        if known and self.tables.services.store.on_postgresql:
            await sync(self.tables, table)
        return table

    async def match(self, match_id: str) -> tuple[LiveTable | None, LiveMatch]:
        """The match of that id, and its table if the match still lies there."""
        table_id = self.tables.by_match.get(match_id)
        if table_id is None:
            past = self._past.get(match_id)
            if past is not None:
                self._past.move_to_end(match_id)
                return None, past
            stored = await find_match(self.tables.services.store, match_id)
            if stored is None:
                raise no_such_match()
            table_id = stored.table
        table = None if table_id is None else await self.table(table_id)
        if table is not None and table.match is not None and table.match.id == match_id:
            return table, table.match
        return None, await _once(self._opening, match_id, self._open_past)

    async def written_match(self, match_id: str) -> tuple[LiveTable | None, LiveMatch]:
        """Like `match`, but waits until the store has everything that the match shows."""
        table, match = await self.match(match_id)
        await wait_until_stored(self.tables, table, match)
        return table, match

    async def table_of(self, match_id: str) -> str:
        """The id of the table on which a match lies. Refuses if a newer one lies there: the table's id is secret."""
        store = self.tables.services.store
        stored = await find_match(store, match_id)
        table = None if stored is None or stored.table is None else await find_table(store, stored.table)
        if table is None or table.match != match_id:
            raise no_such_match()
        return table.id

    async def _fetch(self, table_id: str) -> LiveTable:
        tables, services = self.tables, self.tables.services
        stored = await find_table(services.store, table_id)
        if stored is None:
            raise Refused("no_such_table", "there is no such table")
        table = LiveTable(stored, None if stored.match is None else await tables.load(stored.match))
        tables.add(table)
        services.bus.publish(WhoIsHere(table_id, tables.process))
        if services.store.on_postgresql:  # we ignored notes about the table until it was here
            await sync(tables, table)
        return table

    async def _open_past(self, match_id: str) -> LiveMatch:
        past = await self.tables.load(match_id)
        if past is None:
            raise Refused("archived", "this match was played by older rules: its story can be read, nothing more")
        self._past[match_id] = past
        while len(self._past) > _PAST:
            self._past.popitem(last=False)
        return past


async def _once(running: dict[str, asyncio.Task[T]], name: str, fetch: Callable[[str], Coroutine[Any, Any, T]]) -> T:
    """Start this fetch, or wait for the one that is already running."""
    task = running.get(name)
    if task is None:
        task = running[name] = asyncio.create_task(fetch(name))
        task.add_done_callback(lambda _: running.pop(name, None))
    return await asyncio.shield(task)
