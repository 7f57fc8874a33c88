"""Opening a database: SQLite in a file, or PostgreSQL. What differs between the two is here and nowhere else."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Engine, NullPool, create_engine, event
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from oubliette.server.problems import Refused
from oubliette.server.store.errors import explain, is_busy, unreachable, unwritable
from oubliette.server.store.migrations import check_revision, head, upgrade
from oubliette.server.store.places import Place, make_folder, read_place
from oubliette.server.store.store import TIMEOUT, Store, store_down

if TYPE_CHECKING:
    import asyncpg  # type: ignore[import-untyped]  # it ships no types

_PAUSE: Final = 0.02
_LOCK: Final = 0x6F75626C  # "oubl", the number of PostgreSQL's advisory lock on our migrations

_AT_ONCE: Final = {"isolation_level": "IMMEDIATE"}
_ALWAYS: Final = {"busy_timeout": TIMEOUT * 1000, "synchronous": "FULL"}
_SERVING: Final = {**_ALWAYS, "foreign_keys": "ON"}
_CACHE: Final = 32_000  # kilobytes of the file that the writer keeps at hand: what is played now, and its indexes
_READING: Final = {**_ALWAYS, "query_only": "ON"}


async def open_store(address: str) -> Store:
    """The database at an address, made if it is missing and brought up to date. Raises `Refused`."""
    place = read_place(address)
    await bring_up_to_date(place)
    engine = _engine(place, _SERVING)
    if place.file is None:
        return Store(engine)
    try:
        with _explained_errors(place):
            await _enable_wal(engine)
    except BaseException:
        await engine.dispose()
        raise
    return Store(engine, _writer_engine(place))


async def open_to_read(address: str) -> Store:
    """A database that is there already, beside whoever serves it. It is neither made nor changed."""
    place = read_place(address)
    if place.file is not None and not (place.file.is_file() and place.file.stat().st_size):
        raise no_database(place)
    engine = _engine(place, _READING, pooled=False)
    try:
        with _explained_errors(place):
            _try_file(place)
            async with engine.connect() as connection:
                if not await connection.run_sync(check_revision, place.shown):
                    raise no_database(place)
    except BaseException:
        await engine.dispose()
        raise
    return Store(engine)


def no_database(place: Place) -> Refused:
    """Nothing of ours is there yet."""
    return Refused("no_database", f"there is no database of Oubliette at {place.shown}", database=place.shown)


async def bring_up_to_date(place: Place) -> bool:
    """Run the migrations that are missing; was there nothing of ours before?

    A database of a newer program or of another one is left untouched.
    """
    async with migrating(place) as connection:
        found = await connection.run_sync(check_revision, place.shown)
        if found != head():
            await connection.run_sync(upgrade)
    return found is None


@asynccontextmanager
async def migrating(place: Place) -> AsyncIterator[AsyncConnection]:
    """One transaction that may change the tables themselves; other processes that want to wait until it is over."""
    engine = _engine(place, _ALWAYS, pooled=False)
    try:
        with _explained_errors(place):
            _create_file(place)
            _try_file(place)
            async with _migration_lock(place), engine.begin() as connection:
                if place.file is not None:
                    await connection.exec_driver_sql("BEGIN IMMEDIATE")
                yield connection
                if place.file is not None:  # not checked on the way: changing a table means making it anew
                    faults = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).all()
                    assert not faults, f"rows that refer to nothing: {faults[:3]}"
    finally:
        await engine.dispose()


@asynccontextmanager
async def snapshot(store: Store) -> AsyncIterator[AsyncConnection]:
    """A transaction that sees the database as it is now, whatever others write meanwhile."""
    try:
        async with store.engine.connect() as connection:
            if store.on_postgresql:
                await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            else:
                await connection.exec_driver_sql("BEGIN")
            yield connection
    except (SQLAlchemyError, OSError) as error:
        raise store_down(error) from error


async def connect(place: Place) -> asyncpg.Connection:
    """A connection of one's own to PostgreSQL, as asyncpg gives it. Raises `Refused`."""
    asyncpg = _asyncpg()
    try:
        return await asyncpg.connect(place.dsn, timeout=TIMEOUT, server_settings={"application_name": "oubliette"})
    except asyncpg.InterfaceError as error:  # an address that it cannot read
        raise Refused(
            "bad_database",
            f"{place.shown} is no address of a database: {error}",
            database=place.shown,
            reason="driver",
            why=str(error),
        ) from None
    except TimeoutError:
        raise unreachable(place.shown, f"no answer within {TIMEOUT} s") from None
    except (OSError, ValueError, asyncpg.PostgresError) as error:
        raise explain(error, place.shown) from None


def _engine(place: Place, pragmas: Mapping[str, object], *, pooled: bool = True) -> AsyncEngine:
    """Engines for one piece of work keep no connections."""
    how: dict[str, Any] = {"hide_parameters": True}  # in logs: they are secrets
    if not pooled:
        how["poolclass"] = NullPool
    if place.file is None:
        _asyncpg()
        # A connection that was cut while it lay in the pool is noticed before anybody's answer depends on it.
        how["pool_pre_ping"] = pooled
        return create_async_engine("postgresql+asyncpg://", async_creator=partial(_dial, place), **how)
    # Reads stand for themselves and the first write begins the transaction, at once with the lock for writing: as in
    # PostgreSQL, and a transaction that has read something can never find that it is too late to write.
    engine = create_async_engine(f"sqlite+aiosqlite:///{place.file}", connect_args=_AT_ONCE, **how)
    _set_pragmas(engine.sync_engine, pragmas)
    return engine


def _writer_engine(place: Place) -> Engine:
    """The same file for a thread that does whole transactions: aiosqlite would change threads for every step."""
    # One thread writes, but the one that closes the store is another.
    engine = create_engine(
        f"sqlite:///{place.file}", connect_args={**_AT_ONCE, "check_same_thread": False}, hide_parameters=True
    )
    _set_pragmas(engine, {**_SERVING, "cache_size": -_CACHE})  # negative: kilobytes, not pages
    return engine


def _set_pragmas(engine: Engine, pragmas: Mapping[str, object]) -> None:
    def settle(connection: sqlite3.Connection, _: object) -> None:
        try:
            cursor = connection.cursor()
            for name, value in pragmas.items():
                cursor.execute(f"PRAGMA {name} = {value}")
            cursor.close()
        except BaseException:
            connection.close()  # nobody else knows of it yet
            raise

    event.listen(engine, "connect", settle)


async def _enable_wal(engine: AsyncEngine) -> None:
    """From now on this file is one that can be read while somebody writes.

    Where others have just opened it SQLite refuses that at once instead of waiting, so we do the waiting.
    """
    limit = time.monotonic() + TIMEOUT
    while True:
        try:
            async with engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA journal_mode = WAL")
                return
        except OperationalError as error:
            if not is_busy(error) or time.monotonic() > limit:
                raise
        await asyncio.sleep(_PAUSE)


async def _dial(place: Place) -> asyncpg.Connection:
    """A connection for the engine, which takes errors of the system for what they are: the database is gone."""
    try:
        return await connect(place)
    except Refused as refused:
        raise ConnectionError(str(refused)) from refused


def _asyncpg() -> Any:  # noqa: ANN401 - an untyped module
    try:
        import asyncpg  # noqa: PLC0415 - an extra of its own
    except ModuleNotFoundError:
        raise Refused(
            "postgres_missing", 'for PostgreSQL install the extra: pip install "oubliette[postgres]"'
        ) from None
    return asyncpg


@asynccontextmanager
async def _migration_lock(place: Place) -> AsyncIterator[None]:
    """Only one process at a time changes the tables of a PostgreSQL. SQLite needs no more than its transaction."""
    if place.file is not None:
        yield
        return
    guard = await connect(place)
    try:
        await guard.execute("SELECT pg_advisory_lock($1)", _LOCK)
        yield
    finally:
        await guard.close()  # the lock goes with it


@contextmanager
def _explained_errors(place: Place) -> Iterator[None]:
    """Whatever a database complains of is a refusal in one line."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise explain(error, place.shown) from error


def _create_file(place: Place) -> None:
    """Make the folder and the file, for our eyes only: they hold secrets."""
    file: Path | None = place.file
    if file is None:
        return
    make_folder(file)
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        pass  # and it is not opened: closing it again would drop the locks that this process may hold on it
    except OSError as error:
        raise unwritable(place.shown, error) from None


def _try_file(place: Place) -> None:
    """Open the file of SQLite once without aiosqlite, and close it again.

    Where that fails aiosqlite fails too, but leaves a thread behind that may still call a loop which is closed by then.
    """
    if place.file is not None:
        sqlite3.connect(place.file).close()
