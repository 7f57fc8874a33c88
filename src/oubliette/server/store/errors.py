"""What to say when a database cannot be opened: one clear line each, without passwords."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError

from oubliette.kernel import Problem
from oubliette.server.problems import Refused
from oubliette.table.files import error_text

_NO_DATABASE: Final = ("SQLITE_NOTADB", "SQLITE_CORRUPT")
_LOCKED: Final = ("SQLITE_BUSY", "SQLITE_LOCKED")
_NOT_ALLOWED: Final = "28"  # the class of PostgreSQL's codes for wrong names and passwords
_NO_SUCH: Final = "3D"  # and for a database that is not there
_NO_RIGHTS: Final = "42501"
_READ_ONLY: Final = "25006"
_FULL: Final = "53100"


def explain(error: BaseException, shown: str) -> Problem:
    """An error of a driver, of SQLAlchemy or of the system, as a refusal. `shown` is the address without a password."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, Problem):
            return cause
        if isinstance(cause, sqlite3.Error):
            return _of_sqlite(cause, shown)
        if isinstance(getattr(cause, "sqlstate", None), str):
            return _of_postgresql(cause, shown)
        cause = (cause.orig if isinstance(cause, DBAPIError) else None) or cause.__cause__
    return unreachable(shown, error_text(error) if isinstance(error, OSError) else _line(error))


def is_busy(error: DBAPIError) -> bool:
    """Does somebody else hold the lock of a file of SQLite?"""
    return str(getattr(error.orig, "sqlite_errorname", "")).startswith(_LOCKED)


def unwritable(shown: str, error: BaseException) -> Refused:
    """The place exists, or could, but nothing can be written there."""
    cause = error_text(error) if isinstance(error, OSError) else _line(error)
    return Refused("database_unwritable", f"the database {shown} cannot be written: {cause}", database=shown, why=cause)


def unreachable(shown: str, cause: str) -> Refused:
    """Nobody answers there."""
    return Refused(
        "database_unreachable", f"the database {shown} cannot be reached: {cause}", database=shown, why=cause
    )


def not_a_database(shown: str) -> Refused:
    """There is something else in that file."""
    return Refused("not_a_database", f"{shown} is no database, or a damaged one", database=shown)


def _of_sqlite(error: sqlite3.Error, shown: str) -> Refused:
    name = getattr(error, "sqlite_errorname", "")  # of the driver's own complaints there is none
    if name.startswith(_NO_DATABASE):
        return not_a_database(shown)
    if name.startswith(_LOCKED):
        return Refused("database_in_use", f"another program has locked {shown}", database=shown)
    return unwritable(shown, error)


def _of_postgresql(error: BaseException, shown: str) -> Refused:
    code, cause = str(getattr(error, "sqlstate", "")), _line(error)
    if code.startswith((_NOT_ALLOWED, _NO_SUCH)):
        return Refused(
            "database_refused", f"the database {shown} does not let us in: {cause}", database=shown, why=cause
        )
    if code in (_NO_RIGHTS, _READ_ONLY, _FULL):
        return unwritable(shown, error)
    return unreachable(shown, cause)


def _line(error: BaseException) -> str:
    """The first line of what was said: drivers add hints, and SQLAlchemy whole statements."""
    said = str(error).strip().splitlines()
    return said[0] if said else type(error).__name__
