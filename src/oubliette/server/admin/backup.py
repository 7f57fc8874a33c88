"""A copy of everything that is stored, as it was at one moment, while the server goes on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import aclosing
from pathlib import Path
from typing import Final

from oubliette import __version__
from oubliette.server.admin.backup_file import FORMAT, Header, require_new_file, write_backup
from oubliette.server.store.copying import copying_from
from oubliette.server.store.store import now

_STRIDE: Final = 1000  # rows between two words about the progress


async def backup(address: str, file: Path, progress: Callable[[int, int], None]) -> int:
    """Copy a database into a new file; returns how many rows there are. Raises `Refused` or `BadFile`.

    The tables are taken as the database has them: a backup of an older one is an older backup.
    """
    require_new_file(file)  # said at once, and not after an hour of reading
    async with copying_from(address) as source:
        with write_backup(file) as draft:
            draft.begin(
                Header(
                    format=FORMAT,
                    program=__version__,
                    revision=source.revision,
                    made=now(),
                    rows=source.count,
                    tables=source.tables,
                )
            )
            async with aclosing(source.rows()) as rows:
                async for table, values in rows:
                    draft.row(table, values)
                    if draft.rows % _STRIDE == 0:
                        progress(draft.rows, source.count)
    return source.count
