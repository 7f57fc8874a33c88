"""Opens a database: SQLite in a file, or PostgreSQL. The differences between the two are mostly here."""

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
_CACHE: Final = 32_000  # kilobytes of the writer's page cache: running matches and their indexes
_READING: Final = {**_ALWAYS, "query_only": "ON"}


async def open_store(address: str) -> Store:
    """Open the database at an address. Creates it if it is missing, and migrates it. Raises `Refused`."""
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
    """Open an existing database to read, also beside a running server. Neither creates nor changes it."""
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
    """The refusal for an address without a database of ours."""
    return Refused("no_database", f"there is no Oubliette database at {place.shown}", database=place.shown)


async def bring_up_to_date(place: Place) -> bool:
    """Run the missing migrations. Returns whether the database is new.

    Refuses a database of a newer program, or of another one, and does not change it.
    """
    async with migrating(place) as connection:
        found = await connection.run_sync(check_revision, place.shown)
        if found != head():
            await connection.run_sync(upgrade)
    return found is None


@asynccontextmanager
async def migrating(place: Place) -> AsyncIterator[AsyncConnection]:
    """A transaction that may change the schema. Other processes that want one wait until it ends."""
    engine = _engine(place, _ALWAYS, pooled=False)
    try:
        with _explained_errors(place):
            _create_file(place)
            _try_file(place)
            async with _migration_lock(place), engine.begin() as connection:
                if place.file is not None:
                    await connection.exec_driver_sql("BEGIN IMMEDIATE")
                yield connection
                if place.file is not None:  # foreign keys are off until here: migrations recreate tables
                    faults = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).all()
                    assert not faults, f"rows with broken foreign keys: {faults[:3]}"
    finally:
        await engine.dispose()


@asynccontextmanager
async def snapshot(store: Store) -> AsyncIterator[AsyncConnection]:
    """A read transaction on a snapshot: it does not see what others write meanwhile."""
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
    """A single asyncpg connection to PostgreSQL, outside the pool. Raises `Refused`."""
    asyncpg = _asyncpg()
    try:
        return await asyncpg.connect(place.dsn, timeout=TIMEOUT, server_settings={"application_name": "oubliette"})
    except asyncpg.InterfaceError as error:  # asyncpg cannot parse the address
        raise Refused(
            "bad_database",
            f"{place.shown} is not the address of a database: {error}",
            database=place.shown,
            reason="driver",
            why=str(error),
        ) from None
    except TimeoutError:
        raise unreachable(place.shown, f"no answer within {TIMEOUT} s") from None
    except (OSError, ValueError, asyncpg.PostgresError) as error:
        raise explain(error, place.shown) from None


def _engine(place: Place, pragmas: Mapping[str, object], *, pooled: bool = True) -> AsyncEngine:
    """An engine. With `pooled=False`, for a single task, it keeps no connections."""
    how: dict[str, Any] = {"hide_parameters": True}  # keep them out of logs: they are secrets
    if not pooled:
        how["poolclass"] = NullPool
    if place.file is None:
        _asyncpg()
        # Check a pooled connection before use: it may have been cut meanwhile.
        how["pool_pre_ping"] = pooled
        return create_async_engine("postgresql+asyncpg://", async_creator=partial(_dial, place), **how)
    # Reads run outside a transaction; the first write begins one with BEGIN IMMEDIATE, which takes the write lock at
    # once. So no transaction can first read and then fail to get the write lock.
    engine = create_async_engine(f"sqlite+aiosqlite:///{place.file}", connect_args=_AT_ONCE, **how)
    _set_pragmas(engine.sync_engine, pragmas)
    return engine


def _writer_engine(place: Place) -> Engine:
    """A synchronous engine on the same file for the writer's thread: aiosqlite would switch threads at every step."""
    # check_same_thread: another thread than the writer's closes the store.
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
            connection.close()  # it is not in the pool yet, so nobody else would close it
            raise

    event.listen(engine, "connect", settle)


async def _enable_wal(engine: AsyncEngine) -> None:
    """Switch the file to write-ahead logging, so that others can read while somebody writes.

    If another process is just opening the file, SQLite refuses this at once instead of waiting, so we retry.
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
    """A connection for the engine. Raises ConnectionError, which SQLAlchemy treats as a lost database."""
    try:
        return await connect(place)
    except Refused as refused:
        raise ConnectionError(str(refused)) from refused


def _asyncpg() -> Any:  # noqa: ANN401 - an untyped module
    try:
        import asyncpg  # noqa: PLC0415 - an extra of its own
    except ModuleNotFoundError:
        raise Refused("postgres_missing", "for PostgreSQL, install Oubliette with its extra “postgres”") from None
    return asyncpg


@asynccontextmanager
async def _migration_lock(place: Place) -> AsyncIterator[None]:
    """Let one process at a time migrate a PostgreSQL database. For SQLite the transaction is enough."""
    if place.file is not None:
        yield
        return
    guard = await connect(place)
    try:
        await guard.execute("SELECT pg_advisory_lock($1)", _LOCK)
        yield
    finally:
        await guard.close()  # releases the lock


@contextmanager
def _explained_errors(place: Place) -> Iterator[None]:
    """Turn errors of the database into a refusal in one line."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise explain(error, place.shown) from error


def _create_file(place: Place) -> None:
    """Create the folder and the file, readable only by us: they contain secrets."""
    file: Path | None = place.file
    if file is None:
        return
    make_folder(file)
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        pass  # do not open it: closing it again would release the locks that this process may hold on it
    except OSError as error:
        raise unwritable(place.shown, error) from None


def _try_file(place: Place) -> None:
    """Open the SQLite file once without aiosqlite, and close it again.

    Where this fails, aiosqlite would fail too, but leave a thread behind that may call a closed event loop.
    """
    if place.file is not None:
        sqlite3.connect(place.file).close()
