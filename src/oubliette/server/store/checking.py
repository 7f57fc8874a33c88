"""Reads everything that is stored, for the check of the database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import Row, select

from oubliette.server.problems import Refused
from oubliette.server.store.engine import snapshot
from oubliette.server.store.matches import StoredEntry, StoredMatch, read_match
from oubliette.server.store.migrations import head, revision_of
from oubliette.server.store.schema import entries, matches, tables
from oubliette.server.store.store import Store


class MissingMatch(msgspec.Struct, frozen=True):
    """A table that refers to a match which is not in the store."""

    table: str
    match: str


@dataclass(frozen=True, slots=True)
class UnreadMatch:
    """A stored match, not decoded: its columns may contain anything."""

    id: str
    journal: list[StoredEntry]
    _row: Row[Any]

    def read(self) -> StoredMatch:
        """Decode the match. Raises msgspec.MsgspecError if a column is not valid JSON of its type."""
        return read_match(self._row)


async def find_everything(store: Store, shown: str) -> tuple[list[str], list[MissingMatch]]:
    """The ids of all matches, and the tables that refer to a missing match.

    Refuses a database of an older program; `shown` is its address without a password.
    """
    async with snapshot(store) as connection:
        revision = await connection.run_sync(revision_of)
        if revision != head():
            raise Refused(
                "older_database",
                f"the database {shown} was made by an older program: start the server once, which brings it up to date",
                database=shown,
                found=str(revision),
                known=head(),
            )
        ids = list((await connection.execute(select(matches.c.id).order_by(matches.c.started, matches.c.id))).scalars())
        lost = select(tables.c.id, tables.c.match).where(
            tables.c.match.is_not(None), tables.c.match.not_in(select(matches.c.id))
        )
        missing = [MissingMatch(row.id, row.match) for row in (await connection.execute(lost)).all()]
    return ids, missing


async def read_matches(store: Store, ids: Sequence[str]) -> list[UnreadMatch]:
    """Some matches with their journals, from one snapshot."""
    query = select(
        entries.c.match, entries.c.number, entries.c.at, entries.c.data, entries.c.asked, entries.c.story
    ).order_by(entries.c.match, entries.c.number)
    async with snapshot(store) as connection:
        wanted = select(matches).where(matches.c.id.in_(ids)).order_by(matches.c.started, matches.c.id)
        rows = (await connection.execute(wanted)).all()
        lines = (await connection.execute(query.where(entries.c.match.in_(ids)))).all()
    journals = {
        match: [StoredEntry(*line[1:]) for line in group]
        for match, group in groupby(lines, key=lambda line: line.match)
    }
    return [UnreadMatch(row.id, journals.get(row.id, []), row) for row in rows]
