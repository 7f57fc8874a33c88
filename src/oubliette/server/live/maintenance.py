"""Maintains the tables every few seconds: resumes what was interrupted, and frees what nobody needs."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

import structlog

from oubliette.server.bus import Alive
from oubliette.server.live.finding import Finder
from oubliette.server.live.live_tables import LiveTables
from oubliette.server.live.syncing import refresh, sync_all
from oubliette.server.live.table import LiveTable
from oubliette.server.problems import Refused
from oubliette.server.store.matches import waiting_for_bots
from oubliette.server.store.store import now

INTERVAL: Final = 5.0  # seconds between two runs
_ORPHANED: Final = 30_000  # milliseconds that a bot's turn may take before another process takes over

log = structlog.get_logger("oubliette.tables")


async def maintain(tables: LiveTables, finder: Finder) -> None:
    """Maintain the tables until the server closes."""
    longest = 0
    while not tables.closing.is_set():
        try:
            tables.services.bus.publish(Alive(tables.process))
            await _rebuild_stale(tables)
            if tables.services.store.on_postgresql:
                await sync_all(tables)
            await _resume_bots(tables, finder, now() - longest)
            _free_memory(tables)
        except Refused as problem:  # the store is down: try again next time
            log.warning("maintenance_failed", why=str(problem))
        except Exception as error:  # maintenance must go on, whatever went wrong this time
            log.error("maintenance_failed", exc_info=error)
        longest = _ORPHANED  # at the start resume all waiting bots, later only those that nobody thinks for
        with suppress(TimeoutError):
            await asyncio.wait_for(tables.closing.wait(), INTERVAL)


async def _rebuild_stale(tables: LiveTables) -> None:
    """Rebuild matches whose last write failed: the store may now say whether it was written."""
    for table in list(tables.by_id.values()):
        if table.match is not None and table.match.stale:
            try:
                await refresh(tables, table)
            except Refused:  # the store is still down, so all would fail
                raise
            except Exception as error:  # one damaged match must not stop the others
                log.error("rebuild_failed", table=table.id, exc_info=error)


async def _resume_bots(tables: LiveTables, finder: Finder, before: int) -> None:
    """Resume the bots that no process thinks for."""
    for table_id in await waiting_for_bots(tables.services.store, before):
        try:
            table = await finder.table(table_id)
        except Exception as error:  # one damaged match must not stop the others
            log.error("resume_failed", table=table_id, exc_info=error)
            continue
        if table.match is not None:
            table.match.written_elsewhere = False
            tables.schedule_next(table)
        await asyncio.sleep(0)


def _free_memory(tables: LiveTables) -> None:
    """Drop tables that were idle for long, and the longest idle ones while there are too many."""
    config, moment = tables.services.config, time.monotonic()
    for table in list(tables.by_id.values()):
        if table.note_presence():  # a process may have died
            table.tell_here()
            tables.schedule_next(table)
    idle = sorted((table for table in tables.by_id.values() if _idle(table)), key=lambda table: table.used)
    spare = len(tables.by_id) - config.keep_live
    for place, table in enumerate(idle):
        if place < spare or moment - table.used > config.keep_idle:
            tables.drop(table)


def _idle(table: LiveTable) -> bool:
    busy = table.lock.locked() or (table.match is not None and table.match.lock.locked())
    just_now = time.monotonic() - table.used < INTERVAL  # somebody may be about to open a socket
    return not table.outboxes and table.thinking is None and not busy and not just_now
