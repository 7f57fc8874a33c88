"""The file of a backup: JSON lines under gzip, the same for every kind of database.

The first line says what it is, then there is a line for each row, [table, value, …], and the last one has the number of
rows and the SHA-256 of all lines before it.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias, final

import msgspec

from oubliette.kernel import BadFile
from oubliette.server.problems import Refused
from oubliette.table.files import error_slug, error_text, resolve_target, unwritable

FORMAT: Final = 1
Row: TypeAlias = list[str | int | bool | None]


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line. `tables` names them in the order in which they can be filled, each with its columns."""

    format: int = msgspec.field(name="oubliette-backup")
    program: str  # its version
    revision: str  # of the tables
    made: int
    rows: int
    tables: dict[str, list[str]]


class _Format(msgspec.Struct, frozen=True):
    """As much of the first line as every format has."""

    format: int = msgspec.field(name="oubliette-backup")


class _Footer(msgspec.Struct, frozen=True, kw_only=True):
    rows: int
    sha256: str


_ENCODER: Final = msgspec.json.Encoder()
_ROW: Final = msgspec.json.Decoder(list[str | int | bool | None])


@final
class BackupWriter:
    """A backup that is being written."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self._file = file
        self._mark = hashlib.sha256()
        self.rows = 0

    def begin(self, header: Header) -> None:
        self._line(header)

    def row(self, table: str, values: list[Any]) -> None:
        self._line([table, *values])
        self.rows += 1

    def end(self) -> None:
        last = _Footer(rows=self.rows, sha256=self._mark.hexdigest())
        self._file.write(_ENCODER.encode(last) + b"\n")

    def _line(self, data: object) -> None:
        line = _ENCODER.encode(data) + b"\n"
        self._mark.update(line)
        self._file.write(line)


def require_new_file(path: Path) -> Path:
    """Where a new backup goes, all links followed. Whatever is there already is not overwritten. Raises `Refused`."""
    try:
        target = resolve_target(path)
        taken = target.exists()
    except OSError as error:
        raise unwritable(path, error) from None
    if taken:
        raise _exists(path)
    return target


@contextmanager
def write_backup(path: Path) -> Iterator[BackupWriter]:
    """A new backup, there as a whole when this ends well, and not at all otherwise. It is for our eyes only."""
    target = require_new_file(path)
    try:
        draft = target.with_name(f".{target.name}.{os.getpid()}.tmp")
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    except OSError as error:
        raise unwritable(path, error) from None
    try:
        with os.fdopen(handle, "wb") as raw:
            with gzip.GzipFile(target.name, "wb", 6, raw) as packed:
                made = BackupWriter(packed)
                yield made
                made.end()
            raw.flush()
            os.fsync(raw.fileno())
        _move_into_place(draft, target)
    except FileExistsError:  # it came while we wrote
        raise _exists(path) from None
    except OSError as error:
        raise unwritable(path, error) from error
    finally:
        draft.unlink(missing_ok=True)


def _move_into_place(draft: Path, target: Path) -> None:
    """Give the finished file its name, unless something has that name by now: FileExistsError."""
    try:
        target.hardlink_to(draft)
    except FileExistsError:
        raise
    except OSError:  # a disk without hard links: take the name first, with nothing in it
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            draft.replace(target)
        except OSError:
            target.unlink()
            raise


def read_header(path: Path) -> Header:
    """What a backup says of itself, once the whole file is known to be whole."""
    lines = _lines(path)
    mark, rows = hashlib.sha256(), -1  # the first line is no row
    first = before = next(lines, b"")
    try:
        found = msgspec.json.decode(first, type=_Format).format
    except msgspec.MsgspecError:
        raise _not_a_backup(path) from None
    if found != FORMAT:
        raise Refused(
            "newer_backup",
            f"{path} was made by a newer program: it has format {found}, this one reads {FORMAT}",
            file=str(path),
            found=str(found),
            known=str(FORMAT),
        )
    for line in lines:
        mark.update(before)
        rows += 1
        before = line
    try:
        last = msgspec.json.decode(before, type=_Footer)
        header = msgspec.json.decode(first, type=Header)
    except msgspec.MsgspecError:
        raise damaged(path) from None
    if last.sha256 != mark.hexdigest() or not last.rows == rows == header.rows:
        raise damaged(path)
    return header


def read_rows(path: Path) -> Iterator[tuple[str, Row]]:
    """The rows of a backup that was looked at before, each with its table."""
    lines = _lines(path)
    before = next(lines)
    before = next(lines)
    for line in lines:  # always one behind: the last line is no row
        try:
            table, *values = _ROW.decode(before)
        except (msgspec.MsgspecError, ValueError):
            raise damaged(path) from None
        yield str(table), values
        before = line


def damaged(path: Path) -> Refused:
    """What to say of a backup that is not what it was."""
    return Refused("backup_damaged", f"the backup {path} is damaged or cut off: nothing was restored", file=str(path))


def _exists(path: Path) -> Refused:
    return Refused("backup_exists", f"{path} exists already: a backup never overwrites anything", file=str(path))


def _not_a_backup(path: Path) -> Refused:
    return Refused("not_a_backup", f"{path} is no backup of Oubliette", file=str(path))


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path) as file:
            yield from file
    except FileNotFoundError:
        raise BadFile("file_missing", f"there is no file {path}", file=str(path)) from None
    except gzip.BadGzipFile as error:
        raise (_not_a_backup if "Not a gzipped" in str(error) else damaged)(path) from None
    except (EOFError, zlib.error):
        raise damaged(path) from None
    except OSError as error:
        raise BadFile(
            "file_unreadable",
            f"{path} cannot be read: {error_text(error)}",
            file=str(path),
            reason=error_slug(error),
            why=error_text(error),
        ) from None
