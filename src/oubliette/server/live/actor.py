"""One act of a person or a bot in a seat of a running match. The server stores each act, then tells everybody."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias, final

from oubliette.kernel import EndlessMatch, Problem
from oubliette.server.bus import INLINE_LIMIT, EntryAdded
from oubliette.server.journal import Entry
from oubliette.server.live.live_tables import LiveTables
from oubliette.server.live.match import LiveMatch
from oubliette.server.live.syncing import rebuild_in_place, refresh
from oubliette.server.live.table import LiveTable
from oubliette.server.problems import Refused
from oubliette.server.store.matches import ended
from oubliette.server.store.store import Change
from oubliette.server.store.writer import LostRace
from oubliette.table import StaleAnswer

if TYPE_CHECKING:
    from types import TracebackType

# Called when the act is in the store, right before everybody is told: the next stop is the reply to the request.
Written: TypeAlias = Callable[[], None]


@final
class Actor:
    """One act in one seat. `person` is None for a bot, or if the caller has checked the person already.

    `async with actor` locks the match, brings it up to date, and refuses if the person does not hold the seat any more.
    If an act fails after it changed the match but before it was written, the match in memory is ahead of the
    journal, and the next entry would not fit. So the actor then marks the match as stale, to be rebuilt from the store.
    A refused act changes nothing.
    """

    __slots__ = ("_before", "_written", "match", "person", "seat", "table", "tables")

    def __init__(
        self,
        tables: LiveTables,
        table: LiveTable,
        match: LiveMatch,
        seat: int,
        person: str | None = None,
        written: Written | None = None,
    ) -> None:
        self.tables = tables
        self.table = table
        self.match = match
        self.seat = seat
        self.person = person
        self._written = written
        self._before = (0, 0, 0)

    async def __aenter__(self) -> None:
        match = self.match
        await match.lock.acquire()
        try:
            if match.stale:
                await rebuild_in_place(self.tables, self.table, match)
            if self.person is not None and match.holders[self.seat].person != self.person:
                raise Refused("not_your_seat", f"seat {self.seat} is not yours", seat=self.seat)
        except BaseException:
            match.lock.release()
            raise
        self._before = (match.number, match.driver.ply, match.driver.rewinds)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        match = self.match
        if error is not None and not match.stale:
            number, *at = self._before
            refused = isinstance(error, Problem) and not isinstance(error, EndlessMatch)
            if match.number == number and not (refused and at == [match.driver.ply, match.driver.rewinds]):
                self._mark_stale()
        match.lock.release()

    async def write(
        self, entry: Entry, more: Sequence[Change] = (), *, ply: int | None = None, privately: bool = False
    ) -> None:
        """Write the entry durably, then tell everybody, or `privately` this person alone.

        Call it inside `async with actor`. Raises StaleAnswer if another process wrote first; `ply` is the ply of the
        answer.
        """
        match, table = self.match, self.table
        result = match.result
        if result is not None:
            more = [*more, *ended(match.id, result, match.digest())]
        row = match.row(entry)
        match.pending = True
        try:
            await self.tables.services.writer.append(row, more)
        except LostRace:  # another process wrote first: our act never happened
            await rebuild_in_place(self.tables, table, match)
            match.written_elsewhere = True
            raise StaleAnswer(match.driver.ply if ply is None else ply, match.driver.ply) from None
        except BaseException:  # only the store knows whether it was written
            self._mark_stale()
            raise
        match.mark_written()
        match.pending = False
        if self._written is not None:
            self._written()
        table.tell_stop(self.person if privately else None)
        if result is not None:
            table.tell_table()
        data: str = row["data"]
        self.tables.services.bus.publish(EntryAdded(match.id, match.number, data if len(data) < INLINE_LIMIT else ""))

    def _mark_stale(self) -> None:
        """Memory may differ from the store: rebuild it from the store, and tell nobody anything before that."""
        self.match.stale = True
        self.tables.run_in_background("refresh", refresh(self.tables, self.table))
