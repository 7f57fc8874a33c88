"""Parses addresses of databases, with a clear error for each mistake."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from platformdirs import user_data_path

from oubliette.server.problems import Refused
from oubliette.server.store.errors import unwritable

ADDRESS: Final = "OUBLIETTE_DATABASE"  # for an address with a password, which should not be on a command line
HOME: Final = "OUBLIETTE_HOME"
FILE: Final = "server.db"

_SQLITE: Final = ("sqlite", "sqlite+aiosqlite")
_POSTGRESQL: Final = ("postgresql", "postgres", "postgresql+asyncpg")
_SCHEME: Final = re.compile(r"([A-Za-z][A-Za-z0-9+.-]+):(.*)", re.DOTALL)  # two letters or more: one is a Windows drive


@dataclass(frozen=True, slots=True)
class Place:
    """A parsed address: the `file` of SQLite, or the `dsn` of PostgreSQL for asyncpg."""

    shown: str  # for messages and logs: without the password
    file: Path | None = None
    dsn: str = ""


def default_address(environ: Mapping[str, str] | None = None) -> str:
    """The default database: that of the environment, else a file in the user's data folder."""
    environ = os.environ if environ is None else environ
    if environ.get(ADDRESS):
        return environ[ADDRESS]
    own = environ.get(HOME)
    return str((Path(own).expanduser() if own else user_data_path("oubliette", appauthor=False)) / FILE)


def read_place(address: str) -> Place:
    """Parse an address: sqlite:///file, a plain file name, or postgresql://user:password@host/name."""
    if not address.strip():
        raise Refused("which_database", "which database? give a file, or postgresql://user@host/name")
    found = _SCHEME.fullmatch(address)
    scheme, rest = found.groups() if found else ("", "")
    if scheme.lower() in _SQLITE:
        if not rest.startswith("///"):
            right = "an SQLite file is written sqlite:///games.db, or sqlite:////srv/games.db with its whole path"
            raise _bad(f"{scheme}:…", "sqlite_slashes", right)
        return _file(rest[3:], address)
    if scheme.lower() in _POSTGRESQL:
        if not rest.startswith("//"):
            right = "a PostgreSQL database is written postgresql://user@host/name"
            raise _bad(f"{scheme}:…", "postgresql_slashes", right)
        return _server(rest[2:])
    if rest.startswith("/") or "://" in address:  # more likely a wrong scheme than a file name
        scheme = address.partition(":")[0]
        raise _bad(f"{scheme}:…", "scheme", "it must begin with sqlite:/// or postgresql://, or be the name of a file")
    return _file(address, address)


def make_folder(file: Path) -> None:
    """Create the folder of an SQLite file, readable only by us: the database contains secrets."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    except FileExistsError:  # a file is where the folder should be
        raise unwritable(str(file), NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))) from None
    except OSError as error:
        raise unwritable(str(file), error) from None


def _file(name: str, address: str) -> Place:
    if not name.strip() or name == ":memory:" or "\0" in name:
        raise _bad(address.replace("\0", "?"), "file", "it must be the name of a file")
    try:
        file = Path(name).expanduser().resolve()  # so that two names of one file are equal
    except (OSError, RuntimeError):  # links in a circle; no home to expand ~ to
        raise _bad(address, "file", "it must be the name of a file") from None
    if os.path.isdir(file):  # noqa: PTH112 - Path.is_dir raises where we may not look
        raise Refused("database_is_folder", f"{file} is a folder: name a file in it", database=str(file))
    return Place(str(file), file=file)


def _server(rest: str) -> Place:
    """Parse what follows postgresql://. Errors do not repeat an invalid address: it may contain the password."""
    dsn = f"postgresql://{rest}"
    try:
        parts = urlsplit(dsn)
        host, port = parts.hostname or "", parts.port
    except ValueError:  # the port is not a number: often the rest of a password with a special sign
        raise _bad_signs() from None
    if parts.netloc.count("@") > 1 or "@" in parts.path + parts.query + parts.fragment:
        raise _bad_signs()
    user = f"{parts.username}@" if parts.username else ""
    host = f"[{host}]" if ":" in host else host
    return Place(f"postgresql://{user}{host}{'' if port is None else f':{port}'}{parts.path}", dsn=dsn)


def _bad_signs() -> Refused:
    return _bad("postgresql://…", "signs", "write special characters in a password as percent codes, such as %40 for @")


def _bad(shown: str, reason: str, why: str) -> Refused:
    return Refused(
        "bad_database", f"{shown} is not the address of a database: {why}", database=shown, reason=reason, why=why
    )
