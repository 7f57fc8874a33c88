"""The database behind a few methods. The differences between SQLite and PostgreSQL are mostly in `engine.py`."""

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

# A statement with named parameters, and their values. The writer runs equal statements together.
Change: TypeAlias = tuple[Update, Mapping[str, Any]]

TIMEOUT: Final = 10  # seconds to wait for SQLite's lock, or for PostgreSQL to answer
_BYTES: Final = 16  # of an id: 128 random bits
_TIME, _GUARD = 4, 14  # bytes of a match's id: seconds since 1970, and 112 random bits


def new_id() -> str:
    """A URL-safe id that nobody can guess."""
    return secrets.token_urlsafe(_BYTES)


def new_secret() -> str:
    """A secret for the dice of a match, in hexadecimal."""
    return secrets.token_hex(32)


def new_match_id() -> str:
    """A URL-safe id that begins with the time, and that nobody can guess.

    So the ids of current matches are neighbours in an index: a commit for many matches changes few pages, not one per
    match.
    """
    seconds = (now() // 1000).to_bytes(_TIME, "big")
    return urlsafe_b64encode(seconds + secrets.token_bytes(_GUARD)).decode()


def now() -> int:
    """The time in whole milliseconds since 1970, as we store it."""
    return time.time_ns() // 1_000_000


@final
class Store:
    """Queries and short transactions. Journal entries go through the `Writer`.

    `writing` is a second engine on an SQLite file, for the writer's thread.
    """

    def __init__(self, engine: AsyncEngine, writing: Engine | None = None) -> None:
        self.engine = engine
        self.writing = writing

    @property
    def dialect(self) -> str:
        """`sqlite` or `postgresql`."""
        return self.engine.dialect.name

    @property
    def on_postgresql(self) -> bool:
        return self.dialect == "postgresql"

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. The caller handles IntegrityError; other errors of the database become `store_down`."""
        try:
            async with asyncio.timeout(2 * TIMEOUT):  # a dead network may give no error
                async with self.engine.begin() as connection:
                    yield connection
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as error:  # a TimeoutError is one of these
            raise store_down(error) from error

    async def rows(self, statement: Executable) -> Sequence[Row[Any]]:
        """All rows of a query."""
        async with self.begin() as connection:
            return (await connection.execute(statement)).all()

    async def first(self, statement: Executable) -> Row[Any] | None:
        """The first row, or None."""
        async with self.begin() as connection:
            return (await connection.execute(statement)).first()

    async def run(self, *statements: Executable) -> None:
        """Run these statements in one transaction."""
        async with self.begin() as connection:
            for statement in statements:
                await connection.execute(statement)

    async def ping(self) -> None:
        """Run an empty query; `store_down` if the database does not answer."""
        await self.first(select(1))

    async def close(self) -> None:
        if self.writing is not None:
            self.writing.dispose()
        await self.engine.dispose()


def store_down(error: BaseException) -> Refused:
    """The refusal when the database does not answer. The client may try again."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return Refused("store_down", f"the server cannot reach its store: {type(cause).__name__}")
