"""Everything that one server process holds, from its start to its end."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import final

import structlog

from oubliette.server.bus import Bus, open_bus
from oubliette.server.config import Config
from oubliette.server.live.autoplay import schedule_next
from oubliette.server.live.finding import Finder
from oubliette.server.live.live_tables import LiveTables
from oubliette.server.live.maintenance import maintain
from oubliette.server.live.note_handler import handle_note
from oubliette.server.live.syncing import recover_from_gap
from oubliette.server.people.keys import Keys, load_keys
from oubliette.server.services import Services
from oubliette.server.store.engine import open_store
from oubliette.server.store.store import Store, new_id
from oubliette.server.thinking import Thinkers

log = structlog.get_logger("oubliette.server")


@final
class RunningServer(Services):
    """The services of a running server, and the tables that use them."""

    def __init__(self, config: Config, store: Store, keys: Keys, process: str, bus: Bus, thinkers: Thinkers) -> None:
        super().__init__(config, store, keys, bus, thinkers)
        self.tables = LiveTables(self, process, schedule_next)
        self.finder = Finder(self.tables)
        self._maintenance: asyncio.Task[None] | None = None

    @staticmethod
    async def open(config: Config, prepare: str = "") -> RunningServer:
        """Open the store and start maintaining its tables. `prepare` registers games that are not listed."""
        store = await open_store(config.database)
        keys = await load_keys(store)
        process = new_id()
        bus = open_bus(config.database, process)
        server = RunningServer(config, store, keys, process, bus, Thinkers(config.thinkers, prepare))
        server.writer.start()
        server._start_maintenance()
        await server.bus.start()
        log.info("open", database=store.dialect)
        return server

    def _start_maintenance(self) -> None:
        """Subscribe to the bus and start maintenance, which also resumes the bots that were thinking at shutdown."""
        tables = self.tables
        self.bus.subscribe(partial(handle_note, tables))
        self.bus.on_gap(lambda: tables.run_in_background("gap", recover_from_gap(tables)))
        self._maintenance = asyncio.create_task(maintain(tables, self.finder), name="maintenance")

    async def close(self) -> None:
        """Stop in order. Everything acknowledged is already on disk; the writer now writes what is still queued."""
        tasks = () if self._maintenance is None else (self._maintenance,)
        await self.tables.close(*tasks, *self.finder.fetches())
        await self.writer.close()
        await self.bus.close()
        await asyncio.shield(self.thinkers.close())
        await self.store.close()
        log.info("closed")
