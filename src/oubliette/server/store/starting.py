"""Stores new matches: at an existing table, at a new one, or from an uploaded record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Executable, insert
from sqlalchemy.exc import IntegrityError

from oubliette.server.store.matches import StoredMatch
from oubliette.server.store.participants import new_participant
from oubliette.server.store.schema import entries, matches
from oubliette.server.store.store import Change, Store
from oubliette.server.store.tables import SeatRequest, StoredTable, changed_table, new_table, to_json
from oubliette.server.wire.tables import SeatPlan


class AlreadyThere(Exception):
    """The store already has the one try that a person may have."""


async def start_match(
    store: Store,
    table: StoredTable,
    match: StoredMatch,
    first: Mapping[str, Any],
    *,
    secret: str,
    seating: Sequence[SeatPlan],
    requests: Sequence[SeatRequest],
) -> bool:
    """Store a new match on a table. False, and nothing is written, if the table changed since it was read.

    `first` is the row of the match's first entry. `secret` (of the match after this one), `seating` and `requests` go
    into the table; a proposed rematch has come true.
    """
    values = {"match": match.id, "secret": secret, "seating": to_json(seating), "requests": to_json(requests)}
    change = changed_table(table, {**values, "rematch": None})
    async with store.begin() as connection:
        done = await connection.execute(change)
        if done.rowcount != 1:
            return False
        for statement in _new_match(match, first):
            await connection.execute(statement)
    return True


async def start_at_new_table(
    store: Store, table: StoredTable, match: StoredMatch, first: Mapping[str, Any], more: Sequence[Change] = ()
) -> None:
    """Store a new table with a new match on it, and what `more` changes.

    Raises `AlreadyThere` if its owner has had a try of that day.
    """
    try:
        async with store.begin() as connection:
            for statement in (new_table(table), *_new_match(match, first)):
                await connection.execute(statement)
            for change, values in more:
                await connection.execute(change, dict(values))
    except IntegrityError as error:
        raise AlreadyThere(f"a try of {match.daily}") from error


async def add_match(store: Store, match: StoredMatch, first: Mapping[str, Any]) -> None:
    """Store a new match without changing a table, such as an uploaded record."""
    await store.run(*_new_match(match, first))


def _new_match(match: StoredMatch, first: Mapping[str, Any]) -> list[Executable]:
    """The statements that store a new match, its first entry and its participants."""
    return [
        insert(matches).values(match.to_row()),
        insert(entries).values(dict(first)),
        *[new_participant(match.id, seat, plan) for seat, plan in enumerate(match.players)],
    ]
