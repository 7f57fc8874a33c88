"""What one process of the server holds: opened when the process starts, closed when it ends."""

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
        self._rounds: asyncio.Task[None] | None = None

    @staticmethod
    async def open(config: Config, prepare: str = "") -> RunningServer:
        """Open the store, and begin to look after its tables. `prepare` is for games that are not listed."""
        store = await open_store(config.database)
        keys = await load_keys(store)
        process = new_id()
        bus = open_bus(config.database, process)
        server = RunningServer(config, store, keys, process, bus, Thinkers(config.thinkers, prepare))
        server.writer.start()
        server._look_after_tables()
        await server.bus.start()
        log.info("open", database=store.dialect)
        return server

    def _look_after_tables(self) -> None:
        """Hear what other processes do, and begin the rounds: bots whose turn it was at the last stop go on."""
        tables = self.tables
        self.bus.subscribe(partial(handle_note, tables))
        self.bus.on_gap(lambda: tables.run_in_background("gap", recover_from_gap(tables)))
        self._rounds = asyncio.create_task(maintain(tables, self.finder), name="hall")

    async def close(self) -> None:
        """Say farewell: what was acknowledged is written already, what waits is written now."""
        rounds = () if self._rounds is None else (self._rounds,)
        await self.tables.close(*rounds, *self.finder.fetches())
        await self.writer.close()
        await self.bus.close()
        await asyncio.shield(self.thinkers.close())
        await self.store.close()
        log.info("closed")
