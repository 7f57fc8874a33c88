"""The file format of a backup: gzipped JSON lines, the same for every kind of database.

The first line is the header. Then each row has a line, [table, value, …]. The last line has the number of rows and the
SHA-256 of all lines before it.
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
    """The first line. `tables`: the columns of each table, in the order in which the tables can be filled."""

    format: int = msgspec.field(name="oubliette-backup")
    program: str  # version of Oubliette
    revision: str  # of the database's tables
    made: int
    rows: int
    tables: dict[str, list[str]]


class _Format(msgspec.Struct, frozen=True):
    """The part of the first line that every version of the format has."""

    format: int = msgspec.field(name="oubliette-backup")


class _Footer(msgspec.Struct, frozen=True, kw_only=True):
    rows: int
    sha256: str


_ENCODER: Final = msgspec.json.Encoder()
_ROW: Final = msgspec.json.Decoder(list[str | int | bool | None])


@final
class BackupWriter:
    """Writes the lines of a backup."""

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
    """The path of a new backup, with links resolved. Raises `Refused` if something is there already."""
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
    """Write a new backup that appears as a whole on success, and not at all otherwise. Only we can read it."""
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
    except FileExistsError:  # somebody created it while we wrote
        raise _exists(path) from None
    except OSError as error:
        raise unwritable(path, error) from error
    finally:
        draft.unlink(missing_ok=True)


def _move_into_place(draft: Path, target: Path) -> None:
    """Give the finished file its name. FileExistsError if something has that name by now."""
    try:
        target.hardlink_to(draft)
    except FileExistsError:
        raise
    except OSError:  # a disk without hard links: reserve the name with an empty file
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            draft.replace(target)
        except OSError:
            target.unlink()
            raise


def read_header(path: Path) -> Header:
    """The header of a backup, after checking that the whole file is intact."""
    lines = _lines(path)
    mark, rows = hashlib.sha256(), -1  # -1: the first line is not a row
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
    """The rows of a backup that `read_header` has checked, each with its table."""
    lines = _lines(path)
    before = next(lines)
    before = next(lines)
    for line in lines:  # stay one line behind, because the last line is not a row
        try:
            table, *values = _ROW.decode(before)
        except (msgspec.MsgspecError, ValueError):
            raise damaged(path) from None
        yield str(table), values
        before = line


def damaged(path: Path) -> Refused:
    """The refusal for a damaged backup."""
    return Refused("backup_damaged", f"the backup {path} is damaged or cut off: nothing was restored", file=str(path))


def _exists(path: Path) -> Refused:
    return Refused("backup_exists", f"{path} exists already: a backup never overwrites anything", file=str(path))


def _not_a_backup(path: Path) -> Refused:
    return Refused("not_a_backup", f"{path} is not a backup of Oubliette", file=str(path))


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
