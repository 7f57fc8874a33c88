"""What one process of the server holds: opened when the process starts, closed when it ends."""

from __future__ import annotations

import asyncio
from typing import final

import structlog

from oubliette.server.bus import Bus, open_bus
from oubliette.server.config import Config
from oubliette.server.live.hall import Hall
from oubliette.server.people.keys import Keys, load_keys
from oubliette.server.people.people import People
from oubliette.server.security.rates import Rates
from oubliette.server.store.engine import open_store
from oubliette.server.store.store import Store, new_id
from oubliette.server.store.writer import Writer
from oubliette.server.thinking import Thinkers

log = structlog.get_logger("oubliette.server")


@final
class House:
    """The parts of a running server."""

    def __init__(self, config: Config, store: Store, keys: Keys, process: str, bus: Bus, thinkers: Thinkers) -> None:
        self.config = config
        self.store = store
        self.keys = keys
        self.bus = bus
        self.thinkers = thinkers
        self.writer = Writer(store)
        self.rates = Rates(config.rates)
        self.people = People(store, keys, config.secure)
        self.hall = Hall(self, process)

    @staticmethod
    async def open(config: Config, prepare: str = "") -> House:
        """Open the store, and begin to look after its tables. `prepare` is for games that are not listed."""
        store = await open_store(config.database)
        keys = await load_keys(store)
        process = new_id()
        bus = open_bus(config.database, process)
        house = House(config, store, keys, process, bus, Thinkers(config.thinkers, prepare))
        house.writer.start()
        house.hall.open()
        await house.bus.start()
        log.info("open", database=store.engine.dialect.name)
        return house

    async def close(self) -> None:
        """Say farewell: what was acknowledged is written already, what waits is written now."""
        await self.hall.close()
        await self.writer.close()
        await self.bus.close()
        await asyncio.shield(self.thinkers.close())
        await self.store.close()
        log.info("closed")
