"""All the tables in memory: they are fetched when somebody comes, kept up to date, and dropped when nobody is left."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, TypeVar, final

import structlog

from oubliette.server.bus import Here, LoggedOut, WhoIsHere
from oubliette.server.live.by_itself import consider, stop_considering
from oubliette.server.live.chorus import Chorus
from oubliette.server.live.keeping_up import KeepingUp
from oubliette.server.live.listener import Listener
from oubliette.server.live.match import LiveMatch
from oubliette.server.live.rebuild import OtherRules, rebuild
from oubliette.server.live.rounds import go_round
from oubliette.server.live.table import LiveTable
from oubliette.server.observe import metrics
from oubliette.server.problems import Refused
from oubliette.server.store.matches import archive, find_match, read_entries
from oubliette.server.store.tables import find_table

if TYPE_CHECKING:
    from oubliette.server.house import House

_PAST: Final = 50  # finished matches kept for those who look at them

log = structlog.get_logger("oubliette.hall")

T = TypeVar("T")


@final
class Hall:
    """The tables of one process."""

    def __init__(self, house: House, process: str) -> None:
        self.house = house
        self.process = process
        self.closing = asyncio.Event()
        self.chorus = Chorus()
        self.keeping = KeepingUp(self)
        self.sockets: Counter[str] = Counter()  # by whom: a person, or an address
        self.tables: dict[str, LiveTable] = {}
        self.by_match: dict[str, str] = {}  # match: its table
        self._fetching: dict[str, asyncio.Task[LiveTable]] = {}
        self._opening: dict[str, asyncio.Task[LiveMatch]] = {}
        self._past: OrderedDict[str, LiveMatch] = OrderedDict()
        self._rounds: asyncio.Task[None] | None = None
        self._errands: set[asyncio.Task[None]] = set()

    # Opening and closing

    def open(self) -> None:
        """Begin to look after the tables. Bots whose turn it was when the server stopped go on."""
        self.house.bus.subscribe(self.keeping.heard)
        self.house.bus.on_gap(lambda: self.errand("gap", self.keeping.look_again()))
        self._rounds = asyncio.create_task(go_round(self), name="hall")

    async def close(self) -> None:
        """Stop looking after the tables; what is under way is waited for, so that no query is cut off half-way."""
        self.closing.set()
        tasks: list[asyncio.Task[None]] = [] if self._rounds is None else [self._rounds]
        for table in self.tables.values():
            if table.thinking is not None:
                tasks.append(table.thinking)
            stop_considering(table)
        under_way = (*self._fetching.values(), *self._opening.values())
        await asyncio.gather(*tasks, *under_way, return_exceptions=True)
        while self._errands:  # one may lead to another
            await asyncio.gather(*self._errands, return_exceptions=True)

    def errand(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        """Something to be done beside, whose failure is nobody's answer."""
        task = asyncio.create_task(work, name=name)
        self._errands.add(task)
        task.add_done_callback(self._errand_done)

    def _errand_done(self, task: asyncio.Task[None]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("errand_failed", errand=task.get_name(), exc_info=task.exception())

    # Finding

    async def table(self, table_id: str) -> LiveTable:
        """The table of that id, fetched if need be."""
        table = self.tables.get(table_id)
        if table is None:
            table = await _once(self._fetching, table_id, self._fetch)
        table.used = time.monotonic()
        return table

    async def newest(self, table_id: str) -> LiveTable:
        """The same for a request, which may follow one to another process: no older than the store is now."""
        known = table_id in self.tables
        table = await self.table(table_id)
        if known and self.house.store.on_postgresql:
            await self.keeping.compare(table)
        return table

    async def match(self, match_id: str) -> tuple[LiveTable | None, LiveMatch]:
        """The match of that id, and its table if it still lies there."""
        table_id = self.by_match.get(match_id)
        if table_id is None:
            past = self._past.get(match_id)
            if past is not None:
                self._past.move_to_end(match_id)
                return None, past
            stored = await find_match(self.house.store, match_id)
            if stored is None:
                raise no_such_match()
            table_id = stored.table
        table = None if table_id is None else await self.newest(table_id)
        if table is not None and table.live is not None and table.live.id == match_id:
            return table, table.live
        return None, await _once(self._opening, match_id, self._open_past)

    async def table_of(self, match_id: str) -> str:
        """The table on which a match lies, running or the last one. What came after is not for who knows that match."""
        stored = await find_match(self.house.store, match_id)
        table = None if stored is None or stored.table is None else await find_table(self.house.store, stored.table)
        if table is None or table.match != match_id:
            raise no_such_match()
        return table.id

    async def _fetch(self, table_id: str) -> LiveTable:
        stored = await find_table(self.house.store, table_id)
        if stored is None:
            raise Refused("no_such_table", "there is no such table")
        live = None if stored.match is None else await self.load(stored.match)
        table = LiveTable(stored, live)
        self.keep(table)
        self.house.bus.publish(WhoIsHere(table_id, self.process))
        if self.house.store.on_postgresql:  # notes of what others wrote while we read came before it was here
            await self.keeping.compare(table)
        return table

    def keep(self, table: LiveTable) -> None:
        """Have a table in memory, and begin what happens there by itself."""
        self.tables[table.id] = table
        if table.live is not None:
            self.by_match[table.live.id] = table.id
        table.note_presence()
        metrics.holding(len(self.tables), len(self.by_match))
        self.consider(table)

    def lay(self, table: LiveTable, live: LiveMatch | None) -> None:
        """Put another match on a table."""
        if table.live is not None:
            self.by_match.pop(table.live.id, None)
        table.live = live
        if live is not None:
            self.by_match[live.id] = table.id
        metrics.holding(len(self.tables), len(self.by_match))
        table.note_presence()

    async def load(self, match_id: str) -> LiveMatch | None:
        """A match out of the store; None if its rules are gone: then it is archived."""
        store = self.house.store
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

    async def _open_past(self, match_id: str) -> LiveMatch:
        past = await self.load(match_id)
        if past is None:
            raise Refused("archived", "this match was played by older rules: its story can be read, nothing more")
        self._past[match_id] = past
        while len(self._past) > _PAST:
            self._past.popitem(last=False)
        return past

    def consider(self, table: LiveTable) -> None:
        """Something changed: see what happens next by itself. At a table that was put away nothing does."""
        if self.tables.get(table.id) is table:
            consider(self.house, table)

    # Who is here

    def here(self, table_id: str) -> list[int]:
        """The seats whose people are at a table, as far as this process knows."""
        table = self.tables.get(table_id)
        return [] if table is None else table.here

    def join(self, table: LiveTable, listener: Listener) -> None:
        """Somebody comes with a socket."""
        table.listeners.add(listener)
        self.presence_changed(table)

    def part(self, table: LiveTable, listener: Listener) -> None:
        """Their socket is closed."""
        table.listeners.discard(listener)
        table.used = time.monotonic()
        self.presence_changed(table)

    def log_out(self, person: str) -> None:
        """Cookies of before count no more: nor do the sockets that came with them, here and elsewhere."""
        self.close_sockets(person)
        self.house.bus.publish(LoggedOut(person))

    def close_sockets(self, person: str) -> None:
        """Whoever comes again must show a cookie that counts."""
        for table in list(self.tables.values()):
            for listener in list(table.listeners):
                if listener.person == person:
                    listener.fall_silent("logged_out")

    def speak(self, person: str, lang: str) -> None:
        """Somebody wants to be spoken to in another language, at the sockets that are open too."""
        for table in self.tables.values():
            for listener in table.listeners:
                if listener.person == person:
                    listener.lang = lang

    def presence_changed(self, table: LiveTable, tell_others: bool = True) -> None:
        """Somebody may have come or gone."""
        table.note_presence()
        table.tell_here()
        if tell_others:
            self.say_who_is_here(table)
        self.consider(table)

    def say_who_is_here(self, table: LiveTable) -> None:
        """Tell the other processes."""
        seats, watching = table.here_by_us
        self.house.bus.publish(Here(table.id, self.process, seats, watching))

    def drop(self, table: LiveTable) -> None:
        """Forget a table: the store has it."""
        stop_considering(table)
        if table.live is not None:
            self.by_match.pop(table.live.id, None)
        self.tables.pop(table.id, None)
        metrics.holding(len(self.tables), len(self.by_match))


async def _once(under_way: dict[str, asyncio.Task[T]], name: str, fetch: Callable[[str], Coroutine[Any, Any, T]]) -> T:
    """Fetch something, or wait for it with those who asked before."""
    task = under_way.get(name)
    if task is None:
        task = under_way[name] = asyncio.create_task(fetch(name))
        task.add_done_callback(lambda _: under_way.pop(name, None))
    return await asyncio.shield(task)


def no_such_match() -> Refused:
    """The answer to a match that is not there, or not for you."""
    return Refused("no_such_match", "there is no such match")
