"""Who acts where: a person or a bot, for a seat of a match that lies on a table. Each act is stored, then told."""

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

# Called when what was asked for is in the store, right before everybody is told: that stop is the reply.
Written: TypeAlias = Callable[[], None]


@final
class Actor:
    """Made for one act, where a request comes in or a bot answers. No `person`: a bot, or who was checked before.

    `async with actor` gives it the match alone, in its newest state, and refuses it if the seat is not theirs any more.
    What breaks off half-way, between the answer and what follows from it, must not stay in memory: no entry tells of
    it, and the next one would be written as if it had never been. What is refused changes nothing.
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
        """Make what has just happened durable, then tell everybody, or `privately` this person alone.

        To be called while the actor has the match alone. If another process was quicker, StaleAnswer names the `ply`
        that was meant.
        """
        match, table = self.match, self.table
        result = match.result
        if result is not None:
            more = [*more, *ended(match.id, result, match.digest())]
        row = match.row(entry)
        match.pending = True
        try:
            await self.tables.services.writer.append(row, more)
        except LostRace:  # another process was quicker: what we did never happened
            await rebuild_in_place(self.tables, table, match)
            match.written_elsewhere = True
            raise StaleAnswer(match.driver.ply if ply is None else ply, match.driver.ply) from None
        except BaseException:  # nobody knows whether it was written: the store does
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
        """MatchCache may differ from the store: what the store says counts, and nobody is told anything before."""
        self.match.stale = True
        self.tables.run_in_background("refresh", refresh(self.tables, self.table))
