"""A backup becomes a database again, of whichever kind: all of it or nothing."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby, islice
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, MetaData, insert, select
from sqlalchemy.exc import DBAPIError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

from oubliette.server.admin.archive import Header, damaged, read_header, read_rows
from oubliette.server.admin.backup import columns_of, tables_of
from oubliette.server.problems import Refused
from oubliette.server.store.alone import only_process
from oubliette.server.store.engine import migrating
from oubliette.server.store.migrations import VERSION_TABLE, check_revision, head, revisions, upgrade
from oubliette.server.store.places import read_place

_BATCH: Final = 500  # rows to a statement


async def restore(file: Path, address: str, progress: Callable[[int, int], None]) -> int:
    """Fill an empty database from a backup; returns how many rows there are. Raises `Refused` or `BadFile`.

    The rows of an older backup are put into the tables of its time, and then all of it is brought up to date.
    """
    header = read_header(file)
    if header.revision not in revisions():
        raise Refused(
            "newer_backup",
            f"{file} was made by a newer program: its tables are at {header.revision}, this one knows {head()}",
            file=str(file),
            found=header.revision,
            known=head(),
        )
    place = read_place(address)
    async with only_process(address), migrating(place) as connection:
        await connection.run_sync(_clear, place.shown)
        await connection.run_sync(upgrade, header.revision)
        found = await connection.run_sync(tables_of)
        if columns_of(found) != header.tables:
            raise damaged(file)
        try:
            await _fill(connection, found, file, header, progress)
        except (DBAPIError, StatementError) as error:
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                raise
            raise damaged(file) from error
        await connection.run_sync(upgrade)
    return header.rows


async def _fill(
    connection: AsyncConnection, found: MetaData, file: Path, header: Header, progress: Callable[[int, int], None]
) -> None:
    done = 0
    for name, rows in groupby(read_rows(file), key=lambda row: row[0]):
        if name not in header.tables:
            raise damaged(file)
        columns = header.tables[name]
        while batch := [values for _, values in islice(rows, _BATCH)]:
            if any(len(values) != len(columns) for values in batch):
                raise damaged(file)
            await connection.execute(
                insert(found.tables[name]), [dict(zip(columns, values, strict=True)) for values in batch]
            )
            done += len(batch)
            progress(done, header.rows)


def _clear(connection: Connection, shown: str) -> None:
    """Take empty tables away; what is in a table that is not empty is never touched."""
    if check_revision(connection, shown) is None:
        return
    found = tables_of(connection)
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
