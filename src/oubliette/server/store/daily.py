"""The tries of a daily dungeon in the store, ranked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, Row, Subquery, and_, case, func, or_, select

from oubliette.server.days import closes, day_of
from oubliette.server.store.matches import read_result
from oubliette.server.store.schema import matches, participants, people
from oubliette.server.store.store import Store
from oubliette.server.wire.matches import ResultInfo

RESIGNED: Final = "table.resigned"  # the reason of a result when somebody gave up

# The grades of a try, best first
_WON: Final = 0
_LOST: Final = 1
_GAVE_UP: Final = 2

# How the stored JSON of such a result starts: `reason` is the first field of wire.matches.ResultInfo.
_RESIGNED: Final = f'{{"reason":"{RESIGNED}",'


class Try(msgspec.Struct, frozen=True):
    """A person's try of a day."""

    match: str
    table: str | None
    status: Literal["playing", "over", "archived"]
    result: ResultInfo | None


class RankedTry(msgspec.Struct, frozen=True, kw_only=True):
    """A try that ended in time, with its player."""

    rank: int  # from 1; equal tries share a rank
    match: str
    owner: str
    name: str
    guest: bool
    won: bool
    resigned: bool
    score: int | None
    reason: str
    ended: int


async def count_tries(store: Store, keys: Iterable[str]) -> dict[str, tuple[int, int]]:
    """By key, how many tries have begun, and how many ended in time."""
    wanted = list(keys)
    done = func.count().filter(or_(*[_done_in_time(key) for key in wanted]))
    query = (
        select(matches.c.daily, func.count().label("begun"), done.label("done"))
        .where(matches.c.daily.in_(wanted))
        .group_by(matches.c.daily)
    )
    return {row.daily: (row.begun, row.done) for row in await store.rows(query)}


async def tries_of(store: Store, person: str, keys: Iterable[str]) -> dict[str, Try]:
    """A person's tries by key."""
    query = select(matches.c.id, matches.c.table, matches.c.status, matches.c.result, matches.c.daily).where(
        matches.c.owner == person, matches.c.daily.in_(list(keys))
    )
    return {row.daily: Try(row.id, row.table, row.status, read_result(row.result)) for row in await store.rows(query)}


async def ranked_tries(store: Store, key: str, offset: int, count: int) -> list[RankedTry]:
    """The tries that ended in time, the best first; of equal ones the one that ended first."""
    board = _board(key)
    query = select(board).order_by(board.c.rank, board.c.ended, board.c.match).offset(offset).limit(count)
    return [_ranked(row) for row in await store.rows(query)]


async def ranked_try(store: Store, key: str, person: str) -> RankedTry | None:
    """One person's try, ranked among all."""
    board = _board(key)
    row = await store.first(select(board).where(board.c.owner == person))
    return None if row is None else _ranked(row)


def _ranked(row: Row[Any]) -> RankedTry:
    result = read_result(row.result)
    return RankedTry(
        rank=row.rank,
        match=row.match,
        owner=row.owner,
        name=row.name,
        guest=row.login is None,
        won=row.grade == _WON,
        resigned=row.grade == _GAVE_UP,
        score=row.score,
        reason=RESIGNED if result is None else result.reason,
        ended=row.ended,
    )


def _board(key: str) -> Subquery:
    """The ranking: first by grade (won, lost, gave up), then by score."""
    gave_up: ColumnElement[bool] = or_(
        participants.c.place.is_(None), matches.c.result.startswith(_RESIGNED, autoescape=True)
    )
    grade = case((gave_up, _GAVE_UP), (participants.c.place == 1, _WON), else_=_LOST)
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
    """The SQL condition for tries of that key that ended before the server reveals the dice."""
    return and_(matches.c.daily == key, matches.c.status == "over", matches.c.ended < closes(day_of(key)))
