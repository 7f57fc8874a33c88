"""Keeping what is in memory up with the store, which other processes write to as well. Only the store is believed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

import structlog

from oubliette.server.bus import Alive, Chatted, Here, LoggedOut, Moved, Note, TableChanged, WhoIsHere
from oubliette.server.journal import Answered, Habit, WindowsSet, decode
from oubliette.server.live.match import LiveMatch
from oubliette.server.live.rebuild import rebuild
from oubliette.server.live.table import Elsewhere, LiveTable
from oubliette.server.problems import Refused
from oubliette.server.store import chat
from oubliette.server.store.matches import newest_entries, read_entries
from oubliette.server.store.tables import find_table, revisions

if TYPE_CHECKING:
    from oubliette.server.live.hall import Hall

_OWN: Final = (Habit, WindowsSet)  # nobody else is told of them
_AT_ONCE: Final = 500  # tables that are asked about in one query

log = structlog.get_logger("oubliette.hall")


@final
class KeepingUp:
    """What others wrote comes here, by notes, and where these were lost by comparing."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    # Matches

    async def refresh(self, table: LiveTable) -> None:
        """Be what the store says, whatever happened meanwhile."""
        live = table.live
        if live is None:
            return
        async with live.lock:
            await self.rebuild(table, live)

    async def rebuild(self, table: LiveTable, live: LiveMatch, *, quietly: bool = False) -> None:
        """Make the match anew from its journal, in place, and tell everybody. The caller holds its lock."""
        try:
            fresh = await rebuild(live.stored, await read_entries(self._hall.house.store, live.id))
        except BaseException:
            live.stale = True
            raise
        live.foreign = fresh.number != live.number
        live.table, live.holders, live.knowing = fresh.table, fresh.holders, fresh.knowing
        live.number, live.told = fresh.number, fresh.told
        live.pending = live.stale = False
        table.note_presence()
        if not quietly:
            table.tell_stop()
            table.tell_table()
        asyncio.get_running_loop().call_soon(self._hall.consider, table)  # when the caller is done

    async def settled(self, table: LiveTable | None, live: LiveMatch) -> None:
        """Wait until what the table shows is in the store: nobody sees what may still be lost."""
        if live.pending or live.stale:
            async with live.lock:
                if live.stale and table is not None:
                    await self.rebuild(table, live)

    async def catch_up(self, table: LiveTable, live: LiveMatch, number: int) -> None:
        """Another process wrote entries: go on to where it is."""
        async with live.lock:
            if live.number >= number and not live.stale:
                return
            news = [] if live.stale else await read_entries(self._hall.house.store, live.id, live.number)
            entries = [decode(entry.data) for entry in news]
            if not entries and not live.stale:
                return
            answers = [entry for entry in entries if isinstance(entry, Answered)]
            quiet = bool(entries) and all(isinstance(entry, _OWN) and not entry.answers for entry in entries)
            if live.stale or len(answers) < len(entries) or not self._follow(table, live, answers):
                await self.rebuild(table, live, quietly=quiet)
            live.foreign = True
        if quiet:  # somebody's own affair
            for entry in entries:
                assert isinstance(entry, _OWN)
                table.tell_stop(live.holders[entry.seat].person)
        else:
            self._went_on(table, live)

    def _follow(self, table: LiveTable, live: LiveMatch, answers: Sequence[Answered]) -> bool:
        """Go on by answers that others wrote down; False if that fails half-way: then it has to be made anew."""
        try:
            for entry in answers:
                live.follow(entry)
                if entry.by == "person":
                    table.heard_of(entry.seat)
        except Exception as error:  # whatever a rule says to it
            log.error("not_followed", match=live.id, exc_info=error)
            live.stale = True
            return False
        return True

    def _went_on(self, table: LiveTable, live: LiveMatch) -> None:
        table.tell_stop()
        if live.over:
            table.tell_table()
        self._hall.consider(table)

    # Tables

    async def reread(self, table: LiveTable, revision: int) -> None:
        """Another process changed the table."""
        async with table.lock:
            if table.stored.revision >= revision:
                return
            stored = await find_table(self._hall.house.store, table.id)
            if stored is None or stored.revision <= table.stored.revision:  # a seat may have changed while we read
                return
            table.stored = stored
            laid = None
            if stored.match is not None and (table.live is None or table.live.id != stored.match):
                laid = await self._hall.load(stored.match)
                if laid is not None:
                    laid.foreign = True
                self._hall.lay(table, laid)
        if laid is not None:  # notes about it came before it lay here
            await self.catch_up(table, laid, laid.number + 1)
        table.note_presence()
        table.tell_table()
        table.tell_stop()
        self._hall.consider(table)

    async def compare(self, table: LiveTable) -> None:
        """Be no older than the store is now."""
        await self.reread(table, table.stored.revision + 1)
        if table.live is not None:
            await self.catch_up(table, table.live, table.live.number + 1)

    async def compare_all(self) -> None:
        """See what others wrote that nobody told us of: who wrote it may have died before it could."""
        hall, store = self._hall, self._hall.house.store
        ids = list(hall.tables)
        for first in range(0, len(ids), _AT_ONCE):
            part = ids[first : first + _AT_ONCE]
            stored = await revisions(store, part)
            known = [table for name in part if (table := hall.tables.get(name)) is not None]
            matches = [table.live.id for table in known if table.live is not None and not table.live.over]
            entries = await newest_entries(store, matches)
            for table in known:
                live = table.live
                behind = live is not None and entries.get(live.id, 0) > live.number
                if behind or stored.get(table.id, 0) > table.stored.revision:
                    await self._compare_one(table)

    async def look_again(self) -> None:
        """Notes may have been lost: look at everything again, and say anew who is here."""
        await self.compare_all()
        for table in list(self._hall.tables.values()):
            self._hall.say_who_is_here(table)

    async def _compare_one(self, table: LiveTable) -> None:
        try:
            await self.compare(table)
        except Refused:  # the store is away, for all of them
            raise
        except Exception as error:  # one damaged match must not keep the others behind
            log.error("compare_failed", table=table.id, exc_info=error)

    # Notes

    def heard(self, note: Note) -> None:
        """Another process says something."""
        hall = self._hall
        if isinstance(note, Alive):
            for table in hall.tables.values():
                other = table.elsewhere.get(note.process)
                if other is not None:
                    other.at = time.monotonic()
            return
        if isinstance(note, LoggedOut):
            hall.house.people.changed(note.person)  # sockets that are opened now must not count on what we knew
            hall.close_sockets(note.person)
            return
        if isinstance(note, Moved):
            self._moved(note)
            return
        known = hall.tables.get(note.table)
        if known is None:
            return
        match note:
            case TableChanged():
                hall.errand("reread", self.reread(known, note.revision))
            case Chatted():
                hall.errand("chat", self._pass_on(known, note.number))
            case Here():
                known.elsewhere[note.process] = Elsewhere(note.seats, note.watching)
                hall.presence_changed(known, tell_others=False)
            case WhoIsHere():
                hall.say_who_is_here(known)

    def _moved(self, note: Moved) -> None:
        """A match has a new entry."""
        hall = self._hall
        table_id = hall.by_match.get(note.match)
        table = None if table_id is None else hall.tables.get(table_id)
        if table is not None and table.live is not None and not self._followed(table, table.live, note):
            hall.errand("catch_up", self.catch_up(table, table.live, note.number))

    def _followed(self, table: LiveTable, live: LiveMatch, note: Moved) -> bool:
        """Go on by what the note itself tells, if it is an answer, the next one, and nobody here is at work."""
        if not note.data or live.number != note.number - 1 or live.lock.locked() or live.pending or live.stale:
            return False
        entry = decode(note.data)
        if not isinstance(entry, Answered) or not self._follow(table, live, [entry]):
            return False
        live.foreign = True
        self._went_on(table, live)
        return True

    async def _pass_on(self, table: LiveTable, number: int) -> None:
        line = await chat.find_line(self._hall.house.store, table.id, number)
        if line is not None:
            table.tell_chat(line.number, line.person, line.name, line.text, line.at)
