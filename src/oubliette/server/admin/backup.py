"""A copy of everything that is stored, as it was at one moment, while the server goes on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, MetaData, func, select

from oubliette import __version__
from oubliette.server.admin.archive import FORMAT, Header, vacant, writing
from oubliette.server.store.engine import open_to_read, snapshot
from oubliette.server.store.migrations import VERSION_TABLE, revision_of
from oubliette.server.store.schema import metadata
from oubliette.server.store.store import now

_STRIDE: Final = 1000  # rows between two words about the progress


async def backup(address: str, file: Path, progress: Callable[[int, int], None]) -> int:
    """Copy a database into a new file; returns how many rows there are. Raises `Refused` or `BadFile`.

    The tables are taken as the database has them: a backup of an older one is an older backup.
    """
    vacant(file)  # said at once, and not after an hour of reading
    store = await open_to_read(address)
    try:
        async with snapshot(store) as connection:
            revision = await connection.run_sync(revision_of)
            assert revision is not None, "it was looked at when it was opened"
            found = await connection.run_sync(tables_of)
            total = 0
            for table in found.sorted_tables:
                total += (await connection.execute(select(func.count()).select_from(table))).scalar_one()
            with writing(file) as draft:
                draft.begin(
                    Header(
                        format=FORMAT,
                        program=__version__,
                        revision=revision,
                        made=now(),
                        rows=total,
                        tables=columns_of(found),
                    )
                )
                for table in found.sorted_tables:
                    query = select(table).order_by(*table.primary_key.columns)
                    async with connection.stream(query) as rows:
                        async for row in rows:
                            draft.row(str(table.name), list(row))
                            if draft.rows % _STRIDE == 0:
                                progress(draft.rows, total)
    finally:
        await store.close()
    return total


def tables_of(connection: Connection) -> MetaData:
    """Our tables as a database has them now, without the one that holds the revision."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in metadata.tables and name != VERSION_TABLE)
    return found


def columns_of(found: MetaData) -> dict[str, list[str]]:
    """The names of the tables' columns; the tables in the order in which they can be filled."""
    return {str(table.name): [str(column.name) for column in table.columns] for table in found.sorted_tables}
