"""A file of SQLite is for one server. Its lock falls with the process, however that ends."""

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

_SQLITE: Final = b"SQLite format 3\0"  # how every file of SQLite begins, once something was written into it
_HELD: Final[set[Path]] = set()  # by this process: the system's lock only keeps others out


@asynccontextmanager
async def lock_database(address: str) -> AsyncIterator[None]:
    """Nobody else serves this database meanwhile; `database_in_use` if somebody does. PostgreSQL is for many.

    Reading beside a server needs no lock: backups and checks do not take it.
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
        os.close(handle)  # the lock goes with it; the file stays, or two could hold two different ones


def _take(file: Path) -> int:
    if file in _HELD:  # before the file is opened: closing it again would give up the lock that we hold
        raise _in_use(file)
    make_folder(file)
    lock = file.with_name(f"{file.name}.lock")
    try:
        if _is_something_else(file):  # which gets no lock beside it
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
    """Is it a file that no SQLite has written? Looked at before anything of ours is open: see `_take`."""
    if not file.is_file():
        return False
    with file.open("rb") as opened:
        return opened.read(len(_SQLITE)) not in (b"", _SQLITE)


def _in_use(file: Path) -> Refused:
    return Refused(
        "database_in_use",
        f"another server uses {file}: stop it, or take PostgreSQL, which several can share",
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
        """By `lockf`, which child processes do not inherit: one that outlives its server does not keep it locked."""
        try:
            fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
