"""Is everything that is stored sound? Every match is played again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

import msgspec
from sqlalchemy import Row, select

from oubliette.kernel import Problem
from oubliette.server.admin.replay import Flaw, flaws_of, is_archived, unreadable
from oubliette.server.problems import Refused
from oubliette.server.store.engine import open_to_read, snapshot
from oubliette.server.store.matches import StoredEntry, read_match
from oubliette.server.store.migrations import head, revision_of
from oubliette.server.store.places import read_place
from oubliette.server.store.schema import entries, matches, tables
from oubliette.server.store.store import Store

_CHUNK: Final = 50  # matches that are read at once, as they are at one moment


@dataclass(slots=True)
class Checked:
    """What was found: how much there is, and whatever is wrong, with the match or the table that it is wrong with."""

    matches: int = 0
    entries: int = 0
    archived: int = 0  # of these matches: their rules are gone, so they were only read
    flaws: list[tuple[str, Flaw]] = field(default_factory=list)

    def as_dict(self) -> dict[str, object]:
        """For programs."""
        return {
            "matches": self.matches,
            "entries": self.entries,
            "archived": self.archived,
            "flaws": [
                {"id": place, "slug": flaw.slug, "facts": flaw.facts, "message": str(flaw)}
                for place, flaw in self.flaws
            ],
        }


async def check(address: str, progress: Callable[[int, int], None]) -> Checked:
    """Look at everything, beside a running server or without one. Raises `Refused`."""
    store = await open_to_read(address)
    found = Checked()
    try:
        ids = await _begin(store, address, found)
        for first in range(0, len(ids), _CHUNK):
            for row, journal in await _read(store, ids[first : first + _CHUNK]):
                _look_at(found, row, journal)
            progress(min(first + _CHUNK, len(ids)), len(ids))
    finally:
        await store.close()
    return found


async def _begin(store: Store, address: str, found: Checked) -> list[str]:
    """All matches there are now; and tables on which a match lies that is not among them."""
    async with snapshot(store) as connection:
        revision = await connection.run_sync(revision_of)
        if revision != head():
            shown = read_place(address).shown
            raise Refused(
                "older_database",
                f"the database {shown} is of an older program: start the server once, which brings it up to date",
                database=shown,
                found=str(revision),
                known=head(),
            )
        ids = list((await connection.execute(select(matches.c.id).order_by(matches.c.started, matches.c.id))).scalars())
        lost = select(tables.c.id, tables.c.match).where(
            tables.c.match.is_not(None), tables.c.match.not_in(select(matches.c.id))
        )
        for row in (await connection.execute(lost)).all():
            flaw = Flaw("stored_table", f"the match {row.match} on this table is missing", number=0, match=row.match)
            found.flaws.append((row.id, flaw))
    return ids


async def _read(store: Store, ids: Sequence[str]) -> Iterator[tuple[Row[Any], list[StoredEntry]]]:
    """Some matches with their journals."""
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
    return ((row, journals.get(row.id, [])) for row in rows)


def _look_at(found: Checked, row: Row[Any], journal: list[StoredEntry]) -> None:
    found.matches += 1
    found.entries += len(journal)
    try:
        stored = read_match(row)
        flaws = flaws_of(stored, journal)
    except (msgspec.MsgspecError, ValueError, Problem) as error:  # JSON that is none, or a secret
        found.flaws.append((row.id, unreadable(0, error)))
        return
    found.archived += is_archived(stored)
    found.flaws += [(row.id, flaw) for flaw in flaws]
