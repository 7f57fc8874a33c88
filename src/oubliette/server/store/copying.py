"""Copies whole tables out of a database, or into one, row by row."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TypeAlias, final

from sqlalchemy import Connection, MetaData, func, insert, select
from sqlalchemy.exc import DBAPIError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

from oubliette.server.problems import Refused
from oubliette.server.store.engine import migrating, open_to_read, snapshot
from oubliette.server.store.file_lock import lock_database
from oubliette.server.store.migrations import VERSION_TABLE, check_revision, revision_of, upgrade
from oubliette.server.store.places import read_place
from oubliette.server.store.schema import metadata

Value: TypeAlias = str | int | bool | None


class BadRows(Exception):
    """The database does not accept rows for a table."""


@final
class Source:
    """A snapshot of a database. `tables`: the columns of each table, in the order in which to fill the tables."""

    def __init__(self, connection: AsyncConnection, found: MetaData, revision: str, count: int) -> None:
        self._connection = connection
        self._found = found
        self.tables = _columns_of(found)
        self.revision = revision
        self.count = count  # rows of all tables

    async def rows(self) -> AsyncGenerator[tuple[str, list[Value]], None]:
        """All rows with the names of their tables, table by table. Close the generator if you stop before the end."""
        for table in self._found.sorted_tables:
            query = select(table).order_by(*table.primary_key.columns)
            rows = await self._connection.stream(query)
            try:  # not `async with`: SQLAlchemy's context fails when the generator is closed half-way
                async for row in rows:
                    yield str(table.name), list(row)
            finally:
                await rows.close()


@asynccontextmanager
async def copying_from(address: str) -> AsyncIterator[Source]:
    """Read a snapshot of a database while others write. Its tables may be those of an older program.

    Raises `Refused`.
    """
    store = await open_to_read(address)
    try:
        async with snapshot(store) as connection:
            revision = await connection.run_sync(revision_of)
            assert revision is not None, "`open_to_read` has checked it"
            found = await connection.run_sync(_tables_of)
            count = 0
            for table in found.sorted_tables:
                count += (await connection.execute(select(func.count()).select_from(table))).scalar_one()
            yield Source(connection, found, revision, count)
    finally:
        await store.close()


@final
class Target:
    """An empty database to fill. `tables`: the columns of each table, in the order in which to fill the tables."""

    def __init__(self, connection: AsyncConnection, found: MetaData) -> None:
        self._connection = connection
        self._found = found
        self.tables = _columns_of(found)

    async def add(self, table: str, batch: Sequence[Sequence[Value]]) -> None:
        """Insert rows into a table. Raises `BadRows`."""
        columns = self.tables[table]
        try:
            await self._connection.execute(
                insert(self._found.tables[table]), [dict(zip(columns, values, strict=True)) for values in batch]
            )
        except (DBAPIError, StatementError) as error:
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                raise
            raise BadRows(table) from error


@asynccontextmanager
async def copying_into(address: str, revision: str) -> AsyncIterator[Target]:
    """Fill the tables of a revision in an empty database, then migrate it to the newest; on failure change nothing.

    Raises `Refused`.
    """
    place = read_place(address)
    async with lock_database(address), migrating(place) as connection:
        await connection.run_sync(_clear, place.shown)
        await connection.run_sync(upgrade, revision)
        yield Target(connection, await connection.run_sync(_tables_of))
        await connection.run_sync(upgrade)


def _tables_of(connection: Connection) -> MetaData:
    """Our tables as they are in this database, without the one that holds the revision."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in metadata.tables and name != VERSION_TABLE)
    return found


def _columns_of(found: MetaData) -> dict[str, list[str]]:
    return {str(table.name): [str(column.name) for column in table.columns] for table in found.sorted_tables}


def _clear(connection: Connection, shown: str) -> None:
    """Drop our tables if they are all empty; otherwise refuse."""
    if check_revision(connection, shown) is None:
        return
    found = _tables_of(connection)
    if any(connection.execute(select(table).limit(1)).first() is not None for table in found.sorted_tables):
        raise Refused(
            "database_not_empty",
            f"the database {shown} is not empty: a backup is only restored into a new one",
            database=shown,
        )
    found.drop_all(connection)
    version = MetaData()
    version.reflect(connection, only=[VERSION_TABLE])
    version.drop_all(connection)
