"""Keeps memory in step with the store, to which other processes write too. The store is always right."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog

from oubliette.server.journal import Answered, Habit, WindowsSet, decode
from oubliette.server.live.live_tables import LiveTables
from oubliette.server.live.match import LiveMatch
from oubliette.server.live.rebuild import rebuild
from oubliette.server.live.table import LiveTable
from oubliette.server.problems import Refused
from oubliette.server.store.matches import newest_entries, read_entries
from oubliette.server.store.tables import find_table, revisions

_OWN: Final = (Habit, WindowsSet)  # settings of one seat, told to its holder alone
_AT_ONCE: Final = 500  # tables in one query

log = structlog.get_logger("oubliette.tables")


async def refresh(tables: LiveTables, table: LiveTable) -> None:
    """Rebuild the match of a table from the store."""
    match = table.match
    if match is None:
        return
    async with match.lock:
        await rebuild_in_place(tables, table, match)


async def rebuild_in_place(tables: LiveTables, table: LiveTable, match: LiveMatch, *, quietly: bool = False) -> None:
    """Rebuild the match from its journal, in the same object, and tell everybody. The caller holds its lock."""
    try:
        fresh = await rebuild(match.stored, await read_entries(tables.services.store, match.id))
    except BaseException:
        match.stale = True
        raise
    match.written_elsewhere = fresh.number != match.number
    match.driver, match.holders, match.past_holders = fresh.driver, fresh.holders, fresh.past_holders
    match.number, match.stored_events = fresh.number, fresh.stored_events
    match.pending = match.stale = False
    table.note_presence()
    if not quietly:
        table.tell_stop()
        table.tell_table()
    asyncio.get_running_loop().call_soon(tables.schedule_next, table)  # after the caller, which holds the lock


async def wait_until_stored(tables: LiveTables, table: LiveTable | None, match: LiveMatch) -> None:
    """Wait until the store has what the match shows: nobody may see what could still be lost."""
    if match.pending or match.stale:
        async with match.lock:
            if match.stale and table is not None:
                await rebuild_in_place(tables, table, match)


async def catch_up(tables: LiveTables, table: LiveTable, match: LiveMatch, number: int) -> None:
    """Apply the entries that another process wrote, if the match has not reached entry `number` yet."""
    async with match.lock:
        if match.number >= number and not match.stale:
            return
        news = [] if match.stale else await read_entries(tables.services.store, match.id, match.number)
        entries = [decode(entry.data) for entry in news]
        if not entries and not match.stale:
            return
        answers = [entry for entry in entries if isinstance(entry, Answered)]
        quiet = bool(entries) and all(isinstance(entry, _OWN) and not entry.answers for entry in entries)
        if match.stale or len(answers) < len(entries) or not apply_answers(table, match, answers):
            await rebuild_in_place(tables, table, match, quietly=quiet)
        match.written_elsewhere = True
    if quiet:  # settings that change nothing for the others
        for entry in entries:
            assert isinstance(entry, _OWN)
            table.tell_stop(match.holders[entry.seat].person)
    else:
        tell_progress(tables, table, match)


def apply_answers(table: LiveTable, match: LiveMatch, answers: Sequence[Answered]) -> bool:
    """Apply answers that other processes wrote. False if that fails half-way: the match is then stale."""
    try:
        for entry in answers:
            match.apply_answer(entry)
            if entry.by == "person":
                table.note_activity(entry.seat)
    except Exception as error:  # the rules may raise anything
        log.error("answers_not_applied", match=match.id, exc_info=error)
        match.stale = True
        return False
    return True


def tell_progress(tables: LiveTables, table: LiveTable, match: LiveMatch) -> None:
    """Tell everybody what another process wrote, and schedule what follows."""
    table.tell_stop()
    if match.over:
        table.tell_table()
    tables.schedule_next(table)


async def reload_table(tables: LiveTables, table: LiveTable, revision: int) -> None:
    """Read the table again if it is older than this revision, because another process changed it."""
    async with table.lock:
        if table.stored.revision >= revision:
            return
        stored = await find_table(tables.services.store, table.id)
        if stored is None or stored.revision <= table.stored.revision:  # our copy may have changed while we read
            return
        table.stored = stored
        newest = None
        if stored.match is not None and (table.match is None or table.match.id != stored.match):
            newest = await tables.load(stored.match)
            if newest is not None:
                newest.written_elsewhere = True
            tables.put_match(table, newest)
    if newest is not None:  # we ignored notes about this match until it lay here
        await catch_up(tables, table, newest, newest.number + 1)
    table.note_presence()
    table.tell_table()
    table.tell_stop()
    tables.schedule_next(table)


async def sync(tables: LiveTables, table: LiveTable) -> None:
    """Bring the table and its match up to date with the store."""
    await reload_table(tables, table, table.stored.revision + 1)
    if table.match is not None:
        await catch_up(tables, table, table.match, table.match.number + 1)


async def sync_all(tables: LiveTables) -> None:
    """Find what others wrote without telling us: the process that wrote it may have died before its note."""
    store = tables.services.store
    ids = list(tables.by_id)
    for first in range(0, len(ids), _AT_ONCE):
        part = ids[first : first + _AT_ONCE]
        stored = await revisions(store, part)
        known = [table for name in part if (table := tables.by_id.get(name)) is not None]
        matches = [table.match.id for table in known if table.match is not None and not table.match.over]
        entries = await newest_entries(store, matches)
        for table in known:
            match = table.match
            behind = match is not None and entries.get(match.id, 0) > match.number
            if behind or stored.get(table.id, 0) > table.stored.revision:
                await _sync_one(tables, table)


async def recover_from_gap(tables: LiveTables) -> None:
    """Notes may have been lost: sync all tables, and publish again who is here."""
    await sync_all(tables)
    for table in list(tables.by_id.values()):
        tables.publish_presence(table)


async def _sync_one(tables: LiveTables, table: LiveTable) -> None:
    try:
        await sync(tables, table)
    except Refused:  # the store is down, so all tables would fail
        raise
    except Exception as error:  # one damaged match must not stop the others
        log.error("sync_failed", table=table.id, exc_info=error)
