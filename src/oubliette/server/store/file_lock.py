"""Locks an SQLite file for one server process. The system releases the lock when the process ends, however it ends."""

from __future__ import annotations

import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from oubliette.server.problems import Refused
from oubliette.server.store.errors import not_a_database, unwritable
from oubliette.server.store.places import make_folder, read_place

_SQLITE: Final = b"SQLite format 3\0"  # every SQLite file starts with this, once it has content
_HELD: Final[set[Path]] = set()  # locked by this process: the system's lock only excludes other processes


@asynccontextmanager
async def lock_database(address: str) -> AsyncIterator[None]:
    """Hold an SQLite file for this process; `database_in_use` if another server does. Several may share PostgreSQL.

    Backups and checks only read, so they do not take this lock.
    """
    file = read_place(address).file
    if file is None:
        yield
        return
    handle = _take(file)
    try:
        yield
    finally:
        _HELD.discard(file)
        os.close(handle)  # releases the lock. The file stays: else two processes could lock two different files


def _take(file: Path) -> int:
    if file in _HELD:  # check before opening the file: closing it again would release the lock that we hold
        raise _in_use(file)
    make_folder(file)
    lock = file.with_name(f"{file.name}.lock")
    try:
        if _is_something_else(file):  # create no lock file beside it
            raise not_a_database(str(file))
        handle = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise unwritable(str(file), error) from None
    if not _locked(handle):
        os.close(handle)
        raise _in_use(file)
    _HELD.add(file)
    return handle


def _is_something_else(file: Path) -> bool:
    """Whether a file exists that is not an SQLite file. Call it before this process opens the file: see `_take`."""
    if not file.is_file():
        return False
    with file.open("rb") as opened:
        return opened.read(len(_SQLITE)) not in (b"", _SQLITE)


def _in_use(file: Path) -> Refused:
    return Refused(
        "database_in_use",
        f"another server uses {file}: stop it, or use PostgreSQL, which several can share",
        database=str(file),
    )


if sys.platform == "win32":
    import msvcrt

    def _locked(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(handle: int) -> bool:
        """Lock with `lockf`: child processes do not inherit it, so one that outlives its server holds no lock."""
        try:
            fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
