"""Copies a snapshot of the whole database into a file, while the server goes on running."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import aclosing
from pathlib import Path
from typing import Final

from oubliette import __version__
from oubliette.server.admin.backup_file import FORMAT, Header, require_new_file, write_backup
from oubliette.server.store.copying import copying_from
from oubliette.server.store.store import now

_STRIDE: Final = 1000  # rows between two reports of progress


async def backup(address: str, file: Path, progress: Callable[[int, int], None]) -> int:
    """Copy a database into a new file. Returns the number of rows. Raises `Refused` or `BadFile`.

    A database of an older program gives an older backup: we copy its tables as they are.
    """
    require_new_file(file)  # refuse at once, and not after an hour of reading
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
