"""The tries of a daily dungeon in the store, ranked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, Subquery, and_, case, func, or_, select

from oubliette.server.daily import RESIGNED, closes, day_of
from oubliette.server.store.schema import matches, participants, people
from oubliette.server.store.store import Store

# The grades of a try
WON: Final = 0
LOST: Final = 1
GAVE_UP: Final = 2

# The result is JSON of ours, and its reason comes first: see wire.matches.ResultInfo.
_RESIGNED: Final = f'{{"reason":"{RESIGNED}",'


async def count_tries(store: Store, keys: Iterable[str]) -> dict[str, tuple[int, int]]:
    """How many have begun, and how many are done in time, by key."""
    wanted = list(keys)
    done = func.count().filter(or_(*[_done_in_time(key) for key in wanted]))
    query = (
        select(matches.c.daily, func.count().label("begun"), done.label("done"))
        .where(matches.c.daily.in_(wanted))
        .group_by(matches.c.daily)
    )
    return {row.daily: (row.begun, row.done) for row in await store.rows(query)}


async def tries_of(store: Store, person: str, keys: Iterable[str]) -> dict[str, Row[Any]]:
    """A person's tries by key: id, table, status, result."""
    query = select(matches.c.id, matches.c.table, matches.c.status, matches.c.result, matches.c.daily).where(
        matches.c.owner == person, matches.c.daily.in_(list(keys))
    )
    return {row.daily: row for row in await store.rows(query)}


async def ranked_tries(store: Store, key: str, offset: int, count: int) -> Sequence[Row[Any]]:
    """The tries that were done in time, the best first; of equals who was done first."""
    board = _board(key)
    query = select(board).order_by(board.c.rank, board.c.ended, board.c.match).offset(offset).limit(count)
    return await store.rows(query)


async def ranked_try(store: Store, key: str, person: str) -> Row[Any] | None:
    """One person's line among all."""
    board = _board(key)
    return await store.first(select(board).where(board.c.owner == person))


def _board(key: str) -> Subquery:
    """Who won goes first, who gave up last; then the higher score."""
    gave_up: ColumnElement[bool] = or_(
        participants.c.place.is_(None), matches.c.result.startswith(_RESIGNED, autoescape=True)
    )
    grade = case((gave_up, GAVE_UP), (participants.c.place == 1, WON), else_=LOST)
    score = case((gave_up, None), else_=participants.c.score)
    return (
        select(
            func.rank().over(order_by=[grade, func.coalesce(score, 0).desc()]).label("rank"),
            matches.c.id.label("match"),
            matches.c.owner,
            matches.c.ended,
            matches.c.result,
            participants.c.name,
            people.c.login,
            score.label("score"),
            grade.label("grade"),
        )
        .join(participants, and_(participants.c.match == matches.c.id, participants.c.seat == 0))
        .join(people, people.c.id == matches.c.owner)
        .where(_done_in_time(key))
        .subquery()
    )


def _done_in_time(key: str) -> ColumnElement[bool]:
    """Is it a try of that key which was over before the dice were told?"""
    return and_(matches.c.daily == key, matches.c.status == "over", matches.c.ended < closes(day_of(key)))
