"""The database, behind a few words. Which one it is matters in `engine.py` and nowhere else."""

from __future__ import annotations

import asyncio
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, TypeAlias, final

from sqlalchemy import Engine, Executable, Row, Update, select
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from oubliette.server.problems import Refused

# A statement with named blanks, and what goes into them: those of one kind are done together.
Change: TypeAlias = tuple[Update, Mapping[str, Any]]

TIMEOUT: Final = 10  # seconds that a database may take: for a lock of SQLite, for PostgreSQL to answer
_BYTES: Final = 16  # of an id: 128 bits, nobody guesses one
_TIME, _GUARD = 4, 14  # bytes of a match's id: seconds since 1970, and 112 bits that nobody guesses


def new_id() -> str:
    """An id that nobody can guess, in letters that a link can hold."""
    return secrets.token_urlsafe(_BYTES)


def new_match_id() -> str:
    """An id that begins with the time, and that nobody can guess either.

    Indexes keep such ids side by side: a commit for many matches that are played now changes few pages, not one each.
    """
    seconds = (now() // 1000).to_bytes(_TIME, "big")
    return urlsafe_b64encode(seconds + secrets.token_bytes(_GUARD)).decode()


def now() -> int:
    """The time as it is stored: whole milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@final
class Store:
    """Reads and short transactions. What must be quick and durable goes through the `Writer`.

    A file of SQLite has a second way in, for a thread that writes.
    """

    def __init__(self, engine: AsyncEngine, writing: Engine | None = None) -> None:
        self.engine = engine
        self.writing = writing

    @property
    def dialect(self) -> str:
        """Which database it is: `sqlite` or `postgresql`."""
        return self.engine.dialect.name

    @property
    def on_postgresql(self) -> bool:
        return self.dialect == "postgresql"

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. IntegrityError is the caller's to understand; a database that is gone is `store_down`."""
        try:
            async with asyncio.timeout(2 * TIMEOUT):  # a network may swallow everything, and tell nobody
                async with self.engine.begin() as connection:
                    yield connection
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as error:  # a TimeoutError is one of these
            raise store_down(error) from error

    async def rows(self, statement: Executable) -> Sequence[Row[Any]]:
        """All rows that a query finds."""
        async with self.begin() as connection:
            return (await connection.execute(statement)).all()

    async def first(self, statement: Executable) -> Row[Any] | None:
        """The first row, or None."""
        async with self.begin() as connection:
            return (await connection.execute(statement)).first()

    async def run(self, *statements: Executable) -> None:
        """All of these, or none."""
        async with self.begin() as connection:
            for statement in statements:
                await connection.execute(statement)

    async def ping(self) -> None:
        """Ask the database for nothing; `store_down` if it does not answer."""
        await self.first(select(1))

    async def close(self) -> None:
        if self.writing is not None:
            self.writing.dispose()
        await self.engine.dispose()


def store_down(error: BaseException) -> Refused:
    """What to say when the database does not answer: nothing was lost, and it may be tried again."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return Refused("store_down", f"the server cannot reach its store: {type(cause).__name__}")
