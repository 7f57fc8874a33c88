"""Checks everything that is stored, by replaying every match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import msgspec

from oubliette.kernel import Problem
from oubliette.server.admin.replay import Flaw, flaws_of, is_archived, unreadable
from oubliette.server.store.checking import UnreadMatch, find_everything, read_matches
from oubliette.server.store.engine import open_to_read
from oubliette.server.store.places import read_place

_CHUNK: Final = 50  # matches to read in one snapshot


@dataclass(slots=True)
class Checked:
    """The result of a check: how much there is, and each flaw with the id of its match or table."""

    matches: int = 0
    entries: int = 0
    archived: int = 0  # how many matches were only read, because their rules are gone
    flaws: list[tuple[str, Flaw]] = field(default_factory=list)

    def as_dict(self) -> dict[str, object]:
        """The result as plain data, for programs."""
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
    """Check everything, also beside a running server. Raises `Refused`."""
    store = await open_to_read(address)
    found = Checked()
    try:
        ids, missing = await find_everything(store, read_place(address).shown)
        found.flaws += [(one.table, _missing(one.match)) for one in missing]
        for first in range(0, len(ids), _CHUNK):
            for unread in await read_matches(store, ids[first : first + _CHUNK]):
                _look_at(found, unread)
            progress(min(first + _CHUNK, len(ids)), len(ids))
    finally:
        await store.close()
    return found


def _missing(match: str) -> Flaw:
    return Flaw("stored_table", f"the match {match} on this table is missing", number=0, match=match)


def _look_at(found: Checked, unread: UnreadMatch) -> None:
    found.matches += 1
    found.entries += len(unread.journal)
    try:
        stored = unread.read()
        flaws = flaws_of(stored, unread.journal)
    except (msgspec.MsgspecError, ValueError, Problem) as error:  # invalid JSON, or an invalid secret
        found.flaws.append((unread.id, unreadable(0, error)))
        return
    found.archived += is_archived(stored)
    found.flaws += [(unread.id, flaw) for flaw in flaws]
