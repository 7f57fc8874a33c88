"""Restores a backup into a database of any kind: all of it or nothing."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby, islice
from pathlib import Path
from typing import Final

from oubliette.server.admin.backup_file import Header, damaged, read_header, read_rows
from oubliette.server.problems import Refused
from oubliette.server.store.copying import BadRows, Target, copying_into
from oubliette.server.store.migrations import head, revisions

_BATCH: Final = 500  # rows per statement


async def restore(file: Path, address: str, progress: Callable[[int, int], None]) -> int:
    """Fill an empty database from a backup. Returns the number of rows. Raises `Refused` or `BadFile`.

    An older backup first fills the tables of its time; then the migrations bring everything up to date.
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
    async with copying_into(address, header.revision) as target:
        if target.tables != header.tables:
            raise damaged(file)
        try:
            await _fill(target, file, header, progress)
        except BadRows as error:
            raise damaged(file) from error
    return header.rows


async def _fill(target: Target, file: Path, header: Header, progress: Callable[[int, int], None]) -> None:
    done = 0
    for name, rows in groupby(read_rows(file), key=lambda row: row[0]):
        if name not in header.tables:
            raise damaged(file)
        columns = header.tables[name]
        while batch := [values for _, values in islice(rows, _BATCH)]:
            if any(len(values) != len(columns) for values in batch):
                raise damaged(file)
            await target.add(name, batch)
            done += len(batch)
            progress(done, header.rows)
