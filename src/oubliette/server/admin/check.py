"""Is everything that is stored sound? Every match is played again."""

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
    except (msgspec.MsgspecError, ValueError, Problem) as error:  # JSON that is none, or a secret
        found.flaws.append((unread.id, unreadable(0, error)))
        return
    found.archived += is_archived(stored)
    found.flaws += [(unread.id, flaw) for flaw in flaws]
