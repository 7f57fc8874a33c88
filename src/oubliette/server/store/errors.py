"""Turns database errors into refusals: one clear line each, without passwords."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError

from oubliette.kernel import Problem
from oubliette.server.problems import Refused
from oubliette.table.files import error_text

_NO_DATABASE: Final = ("SQLITE_NOTADB", "SQLITE_CORRUPT")
_LOCKED: Final = ("SQLITE_BUSY", "SQLITE_LOCKED")
_NOT_ALLOWED: Final = "28"  # the class of PostgreSQL's codes for a wrong user name or password
_NO_SUCH: Final = "3D"  # the class for a missing database
_NO_RIGHTS: Final = "42501"
_READ_ONLY: Final = "25006"
_FULL: Final = "53100"


def explain(error: BaseException, shown: str) -> Problem:
    """The refusal for an error of a driver, SQLAlchemy or the system. `shown` is the address without a password."""
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
    """Whether somebody else holds the lock of an SQLite file."""
    return str(getattr(error.orig, "sqlite_errorname", "")).startswith(_LOCKED)


def unwritable(shown: str, error: BaseException) -> Refused:
    """The refusal for a database that we cannot write."""
    cause = error_text(error) if isinstance(error, OSError) else _line(error)
    return Refused("database_unwritable", f"the database {shown} cannot be written: {cause}", database=shown, why=cause)


def unreachable(shown: str, cause: str) -> Refused:
    """The refusal for a database that does not answer."""
    return Refused(
        "database_unreachable", f"the database {shown} cannot be reached: {cause}", database=shown, why=cause
    )


def not_a_database(shown: str) -> Refused:
    """The refusal for a file that is not a database."""
    return Refused("not_a_database", f"{shown} is not a database, or a damaged one", database=shown)


def _of_sqlite(error: sqlite3.Error, shown: str) -> Refused:
    name = getattr(error, "sqlite_errorname", "")  # errors of the driver itself have none
    if name.startswith(_NO_DATABASE):
        return not_a_database(shown)
    if name.startswith(_LOCKED):
        return Refused("database_in_use", f"another program has locked {shown}", database=shown)
    return unwritable(shown, error)


def _of_postgresql(error: BaseException, shown: str) -> Refused:
    code, cause = str(getattr(error, "sqlstate", "")), _line(error)
    if code.startswith((_NOT_ALLOWED, _NO_SUCH)):
        return Refused(
            "database_refused", f"the database {shown} refuses the login: {cause}", database=shown, why=cause
        )
    if code in (_NO_RIGHTS, _READ_ONLY, _FULL):
        return unwritable(shown, error)
    return unreachable(shown, cause)


def _line(error: BaseException) -> str:
    """The first line of an error: drivers add hints, and SQLAlchemy whole statements."""
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
