"""The services that the parts of a server share: config, store, writer, bus, thinkers, rates and people."""

from __future__ import annotations

from oubliette.server.bus import Bus
from oubliette.server.config import Config
from oubliette.server.people.keys import Keys
from oubliette.server.people.people import People
from oubliette.server.security.rates import Rates
from oubliette.server.store.store import Store
from oubliette.server.store.writer import Writer
from oubliette.server.thinking import Thinkers


class Services:
    """One of each per process. They know neither tables nor requests."""

    def __init__(self, config: Config, store: Store, keys: Keys, bus: Bus, thinkers: Thinkers) -> None:
        self.config = config
        self.store = store
        self.keys = keys
        self.bus = bus
        self.thinkers = thinkers
        self.writer = Writer(store)
        self.rates = Rates(config.rates)
        self.people = People(store, keys, config.secure)
