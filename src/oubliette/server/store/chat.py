"""The chat of tables."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Row, and_, func, insert, select
from sqlalchemy.exc import IntegrityError

from oubliette.server.problems import Refused
from oubliette.server.store.schema import chat
from oubliette.server.store.store import Store, now

_TRIES: Final = 20  # two processes may take the same number; the later one tries the next


class StoredLine(msgspec.Struct, frozen=True):
    """A row of `chat`, read."""

    number: int  # per table, from 1
    person: str
    name: str  # at the time of writing
    text: str
    at: int


async def add_line(store: Store, table: str, person: str, name: str, text: str) -> tuple[int, int]:
    """Store a line. Returns its number and its time."""
    at = now()
    last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table == table)
    for _ in range(_TRIES):
        row = await store.first(last)
        number = 1 if row is None else int(row[0]) + 1
        try:
            await store.run(insert(chat).values(table=table, number=number, person=person, name=name, text=text, at=at))
        except IntegrityError:
            continue
        return number, at
    raise Refused("busy", "too many people write at once: try again")


async def find_line(store: Store, table: str, number: int) -> StoredLine | None:
    """The line of that number."""
    row = await store.first(select(chat).where(and_(chat.c.table == table, chat.c.number == number)))
    return None if row is None else _read(row)


async def last_lines(store: Store, table: str, count: int, before: int | None = None) -> list[StoredLine]:
    """The last lines, the oldest first."""
    query = select(chat).where(chat.c.table == table).order_by(chat.c.number.desc()).limit(count)
    if before is not None:
        query = query.where(chat.c.number < before)
    return [_read(row) for row in reversed(await store.rows(query))]


def _read(row: Row[Any]) -> StoredLine:
    return StoredLine(row.number, row.person, row.name, row.text, row.at)
