"""Group commit: one transaction writes all waiting entries, and their callers go on when it is on disk.

A transaction costs the same for one entry as for a hundred (docs/decisions/0012). So one task commits everything that
queued up while the last transaction was running.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeAlias, final

import structlog
from sqlalchemy import PoolProxiedConnection, UpdateBase, insert
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.sql.compiler import SQLCompiler

from oubliette.server.observe import metrics
from oubliette.server.store.schema import entries
from oubliette.server.store.store import TIMEOUT, Change, Store, store_down

log = structlog.get_logger("oubliette.store")

MOST: Final = 256  # entries in one transaction
_ROWS: Final = 128  # rows in one statement: older versions of SQLite take no more than 999 values
_CONFLICTS: Final = ("40001", "40P01")  # serialization failure, deadlock
_INSERT: Final = insert(entries)
_Work: TypeAlias = tuple[UpdateBase, str, list[tuple[Any, ...]]]  # a statement, its SQL, and its rows of values


class LostRace(Exception):
    """Another process wrote the entry of that number first."""


@final
class _Job:
    """One entry, further changes for the same transaction, and the future of the caller."""

    __slots__ = ("done", "more", "row", "settled")

    def __init__(self, row: Mapping[str, Any], more: Sequence[Change], done: asyncio.Future[None]) -> None:
        self.row = row
        self.more = more
        self.done = done
        self.settled = False


@final
class Writer:
    """Appends entries durably. One per process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = None if store.writing is None else ThreadPoolExecutor(1, "writer")
        self._connection: PoolProxiedConnection | None = None  # of that thread, kept from batch to batch
        self._sql: dict[UpdateBase, tuple[str, list[str]]] = {}
        self._queue: deque[_Job] = deque()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def append(self, row: Mapping[str, Any], more: Sequence[Change] = ()) -> None:
        """Return when the entry is on disk. LostRace if its number is taken, `store_down` if it may be missing."""
        job = _Job(row, more, asyncio.get_running_loop().create_future())
        self._queue.append(job)
        self._wake.set()
        try:
            await job.done
        except asyncio.CancelledError:
            await self._wait_for(job)
            raise

    async def _wait_for(self, job: _Job) -> None:
        """Wait until a cancelled caller's entry is written or refused: the caller may read the store next."""
        if not job.settled:
            job.done = asyncio.get_running_loop().create_future()
            await asyncio.wait([job.done])
            job.done.exception()  # read it, or asyncio logs an error

    async def close(self) -> None:
        """Write the queue, then stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        if self._thread is not None:
            self._thread.shutdown()
            self._close_connection()

    async def _run(self) -> None:
        while self._queue or not self._closing:
            if not self._queue:
                self._wake.clear()
                await self._wake.wait()
                continue
            batch = [self._queue.popleft() for _ in range(min(len(self._queue), MOST))]
            began = time.perf_counter()
            await self._write(batch)
            metrics.committed(len(batch), time.perf_counter() - began)

    async def _write(self, batch: list[_Job]) -> None:
        try:
            await self._transact(batch)
        except (IntegrityError, sqlite3.IntegrityError) as error:
            if len(batch) == 1:
                _settle(batch[0], LostRace(str(error)))
                return
            for job in batch:  # one of them failed: write the others without it
                await self._write([job])
        except Exception as error:  # whatever the driver raises, no caller may wait for ever
            if len(batch) > 1 and _is_conflict(error):
                for job in batch:
                    await self._write([job])
                return
            log.error("not_written", entries=len(batch), exc_info=error)
            for job in batch:
                _settle(job, store_down(error))
        else:
            for job in batch:
                _settle(job, None)

    async def _transact(self, batch: list[_Job]) -> None:
        work = self._group(batch)
        if self._thread is not None:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._transact_in_thread, work)
            return
        async with asyncio.timeout(TIMEOUT):  # a dead network may give no error
            async with self._store.engine.begin() as connection:
                for _, text, rows in work:
                    await connection.exec_driver_sql(text, rows)

    def _transact_in_thread(self, work: list[_Work]) -> None:
        """Run the whole transaction in the writer's thread."""
        assert self._store.writing is not None, "only a file has such a thread"
        if self._connection is None:  # the driver's own connection: SQLAlchemy's would cost as much as the work itself
            self._connection = self._store.writing.raw_connection()
        try:
            cursor = self._connection.cursor()
            for statement, text, rows in work:
                if statement is _INSERT:
                    _insert(cursor, text, rows)
                else:
                    cursor.executemany(text, rows)
            self._connection.commit()
        except BaseException:
            self._close_connection()
            raise

    def _close_connection(self) -> None:
        """Close the connection, which rolls back what was not committed. The next batch opens a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _group(self, batch: list[_Job]) -> list[_Work]:
        """Group the jobs' work by statement, the entries first.

        All processes write matches in the same order: otherwise two that write the same matches could deadlock.
        """
        if self._thread is None:  # PostgreSQL: there may be other processes
            batch = sorted(batch, key=lambda job: str(job.row["match"]))
        rows: dict[UpdateBase, list[tuple[Any, ...]]] = {}
        names = self._prepared(_INSERT)[1]
        rows[_INSERT] = [tuple([job.row[name] for name in names]) for job in batch]
        for job in batch:
            for statement, values in job.more:
                names = self._prepared(statement)[1]
                rows.setdefault(statement, []).append(tuple([values[name] for name in names]))
        return [(statement, self._prepared(statement)[0], found) for statement, found in rows.items()]

    def _prepared(self, statement: UpdateBase) -> tuple[str, list[str]]:
        """The SQL of a statement and the order of its parameters. Cached."""
        found = self._sql.get(statement)
        if found is None:
            compiled = statement.compile(dialect=self._store.engine.dialect)
            assert isinstance(compiled, SQLCompiler)
            assert compiled.positiontup is not None, "both drivers have positional parameters"
            found = self._sql[statement] = (str(compiled), list(compiled.positiontup))
        return found


def _insert(cursor: DBAPICursor, text: str, rows: list[tuple[Any, ...]]) -> None:
    """Insert many rows with few statements: `executemany` would release and take the GIL again for each row.

    The statements have 128, 64, 32 … rows. So there are only a few different ones, which SQLite keeps prepared.
    """
    head, keyword, placeholders = text.partition(" VALUES ")
    at, count = 0, _ROWS
    while at < len(rows):
        if at + count <= len(rows):
            flat = [value for row in rows[at : at + count] for value in row]
            cursor.execute(head + keyword + ", ".join([placeholders] * count), flat)
            at += count
        else:
            count //= 2


def _is_conflict(error: Exception) -> bool:
    """Whether PostgreSQL rolled back because of another process. Then nothing was written."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") in _CONFLICTS


def _settle(job: _Job, problem: Exception | None) -> None:
    job.settled = True
    if job.done.done():
        return
    if problem is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(problem)
