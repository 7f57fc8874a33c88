"""All tables that one process has in memory, and who is at them."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias, final

import structlog

from oubliette.server.bus import Here, LoggedOut
from oubliette.server.live.broadcast import Broadcast
from oubliette.server.live.match import LiveMatch
from oubliette.server.live.permits import no_such_match
from oubliette.server.live.rebuild import OtherRules, rebuild
from oubliette.server.live.table import LiveTable, Recipient
from oubliette.server.observe import metrics
from oubliette.server.services import Services
from oubliette.server.store.matches import archive, find_match, read_entries

log = structlog.get_logger("oubliette.tables")

Scheduler: TypeAlias = "Callable[[LiveTables, LiveTable], None]"


@final
class LiveTables:
    """The tables of one process. `scheduler` starts the next automatic act at a table that has changed."""

    def __init__(self, services: Services, process: str, scheduler: Scheduler) -> None:
        self.services = services
        self.process = process
        self.closing = asyncio.Event()
        self.broadcast = Broadcast()
        self.sockets: Counter[str] = Counter()  # how many are open, by person or address
        self.by_id: dict[str, LiveTable] = {}
        self.by_match: dict[str, str] = {}  # table ids by match id
        self._scheduler = scheduler
        self._background: set[asyncio.Task[None]] = set()

    async def close(self, *under_way: asyncio.Task[Any]) -> None:
        """Stop all work at the tables. Waits for running tasks, so that no query is cut off half-way."""
        self.closing.set()
        tasks: list[asyncio.Task[Any]] = list(under_way)
        for table in self.by_id.values():
            if table.thinking is not None:
                tasks.append(table.thinking)
            table.stop_autoplay()
        await asyncio.gather(*tasks, return_exceptions=True)
        while self._background:  # one may start another
            await asyncio.gather(*self._background, return_exceptions=True)

    def run_in_background(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        """Run something that nobody waits for. A failure goes to the log."""
        task = asyncio.create_task(work, name=name)
        self._background.add(task)
        task.add_done_callback(self._background_done)

    def _background_done(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background_task_failed", task=task.get_name(), exc_info=task.exception())

    def schedule_next(self, table: LiveTable) -> None:
        """A table changed: schedule its next automatic act, unless it was dropped from memory."""
        if self.by_id.get(table.id) is table:
            self._scheduler(self, table)

    def add(self, table: LiveTable) -> None:
        """Hold a table in memory, and schedule its next automatic act."""
        self.by_id[table.id] = table
        if table.match is not None:
            self.by_match[table.match.id] = table.id
        table.note_presence()
        metrics.live_counts(len(self.by_id), len(self.by_match))
        self.schedule_next(table)

    def put_match(self, table: LiveTable, match: LiveMatch | None) -> None:
        """Put another match on a table."""
        if table.match is not None:
            self.by_match.pop(table.match.id, None)
        table.match = match
        if match is not None:
            self.by_match[match.id] = table.id
        metrics.live_counts(len(self.by_id), len(self.by_match))
        table.note_presence()

    def drop(self, table: LiveTable) -> None:
        """Drop a table from memory; the store has it."""
        table.stop_autoplay()
        if table.match is not None:
            self.by_match.pop(table.match.id, None)
        self.by_id.pop(table.id, None)
        metrics.live_counts(len(self.by_id), len(self.by_match))

    async def load(self, match_id: str) -> LiveMatch | None:
        """Load a match from the store. None if its rules have changed since; it is then archived."""
        store = self.services.store
        stored = await find_match(store, match_id)
        if stored is None:
            raise no_such_match()
        try:
            return await rebuild(stored, await read_entries(store, match_id))
        except OtherRules:
            if stored.status == "playing":
                await archive(store, match_id)
                log.info("archived", game=stored.game, version=stored.version)
            return None

    def here(self, table_id: str) -> list[int]:
        """The seats whose people are at a table, as far as this process knows."""
        table = self.by_id.get(table_id)
        return [] if table is None else table.here

    def join(self, table: LiveTable, outbox: Recipient) -> None:
        """Somebody opened a socket at this table."""
        table.outboxes.add(outbox)
        self.presence_changed(table)

    def leave(self, table: LiveTable, outbox: Recipient) -> None:
        """Somebody closed their socket."""
        table.outboxes.discard(outbox)
        table.used = time.monotonic()
        self.presence_changed(table)

    def log_out(self, person: str) -> None:
        """A person's cookies became invalid: close the sockets opened with them, here and in other processes."""
        self.close_sockets(person)
        self.services.bus.publish(LoggedOut(person))

    def close_sockets(self, person: str) -> None:
        """Close a person's sockets in this process. To come back they need a valid cookie."""
        for table in list(self.by_id.values()):
            for outbox in list(table.outboxes):
                if outbox.person == person:
                    outbox.close("logged_out")

    def set_language(self, person: str, lang: str) -> None:
        """Somebody chose another language: use it for their open sockets too."""
        for table in self.by_id.values():
            for outbox in table.outboxes:
                if outbox.person == person:
                    outbox.lang = lang

    def presence_changed(self, table: LiveTable, tell_others: bool = True) -> None:
        """Somebody may have come or gone: tell the clients, and with `tell_others` also the other processes."""
        table.note_presence()
        table.tell_here()
        if tell_others:
            self.publish_presence(table)
        self.schedule_next(table)

    def publish_presence(self, table: LiveTable) -> None:
        """Tell the other processes who is at a table through this one."""
        seats, watching = table.local_presence
        self.services.bus.publish(Here(table.id, self.process, seats, watching))
