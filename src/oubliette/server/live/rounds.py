"""The rounds through the hall: what was left undone is taken up, and what nobody needs is put away."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

import structlog

from oubliette.server.bus import Alive
from oubliette.server.live.finding import Finder
from oubliette.server.live.hall import Hall
from oubliette.server.live.keeping_up import compare_all, refresh
from oubliette.server.live.table import LiveTable
from oubliette.server.problems import Refused
from oubliette.server.store.matches import waiting_for_bots
from oubliette.server.store.store import now

ROUND: Final = 5.0  # seconds between two rounds
_ORPHANED: Final = 30_000  # milliseconds that a bot may think before another process takes over

log = structlog.get_logger("oubliette.hall")


async def go_round(hall: Hall, finder: Finder) -> None:
    """Look after the tables until the hall closes."""
    longest = 0
    while not hall.closing.is_set():
        try:
            hall.services.bus.publish(Alive(hall.process))
            await _mend(hall)
            if hall.services.store.on_postgresql:
                await compare_all(hall)
            await _resume(hall, finder, now() - longest)
            _tidy_up(hall)
        except Refused as problem:  # the store is away: it will be back
            log.warning("round_failed", why=str(problem))
        except Exception as error:  # the rounds must go on, whatever went wrong in one of them
            log.error("round_failed", exc_info=error)
        longest = _ORPHANED  # at the start all that wait are ours to take up, later only those left alone
        with suppress(TimeoutError):
            await asyncio.wait_for(hall.closing.wait(), ROUND)


async def _mend(hall: Hall) -> None:
    """The store was away when something was written: now it may say whether it was."""
    for table in list(hall.tables.values()):
        if table.match is not None and table.match.stale:
            try:
                await refresh(hall, table)
            except Refused:  # the store is still away, for all of them
                raise
            except Exception as error:  # one damaged match must not keep the others waiting
                log.error("mend_failed", table=table.id, exc_info=error)


async def _resume(hall: Hall, finder: Finder, before: int) -> None:
    """Take up the bots that nobody thinks for."""
    for table_id in await waiting_for_bots(hall.services.store, before):
        try:
            table = await finder.table(table_id)
        except Exception as error:  # one damaged match must not keep the others waiting
            log.error("resume_failed", table=table_id, exc_info=error)
            continue
        if table.match is not None:
            table.match.foreign = False
            hall.consider(table)
        await asyncio.sleep(0)


def _tidy_up(hall: Hall) -> None:
    """Drop what nobody needs from memory: first what was not used for long, then what is too much."""
    config, moment = hall.services.config, time.monotonic()
    for table in list(hall.tables.values()):
        if table.note_presence():  # a process may have fallen silent
            table.tell_here()
            hall.consider(table)
    idle = sorted((table for table in hall.tables.values() if _idle(table)), key=lambda table: table.used)
    spare = len(hall.tables) - config.keep_live
    for place, table in enumerate(idle):
        if place < spare or moment - table.used > config.keep_idle:
            hall.drop(table)


def _idle(table: LiveTable) -> bool:
    busy = table.lock.locked() or (table.match is not None and table.match.lock.locked())
    just_now = time.monotonic() - table.used < ROUND  # somebody may be on the way in
    return not table.outboxes and table.thinking is None and not busy and not just_now
