"""Counts what was played here. Uploaded records do not count."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Select, and_, case, distinct, func, select

from oubliette.server.store.schema import matches, participants
from oubliette.server.store.store import Store

# Neither guided matches, whose dice are prepared, nor matches that branch off another, whose beginning was known.
_COUNTS: Final = and_(matches.c.guided.is_(False), matches.c.origin.is_(None))
_OVER: Final = and_(matches.c.status == "over", _COUNTS)
_PLAYED_HERE: Final = and_(matches.c.status.in_(("playing", "over")), _COUNTS)


class MatchCount(msgspec.Struct, frozen=True):
    """How many matches of a game are over, and how many go on."""

    finished: int
    running: int


class Outcomes(msgspec.Struct, frozen=True):
    """How many matches of a game people finished, and won, alone and with bots."""

    alone: int
    alone_won: int
    with_bots: int
    with_bots_won: int


class PlayedGame(msgspec.Struct, frozen=True):
    """What one person has played of a game."""

    game: str
    played: int  # to the end
    running: int
    won: int
    best_score: int | None
    mean_place: float | None  # in matches of several seats
    last_played: int


async def matches_by_game(store: Store) -> dict[str, MatchCount]:
    """How many matches are over and how many go on, by game."""
    query = (
        select(
            matches.c.game,
            func.count().filter(matches.c.status == "over").label("finished"),
            func.count().filter(matches.c.status == "playing").label("running"),
        )
        .where(_PLAYED_HERE)
        .group_by(matches.c.game)
    )
    return {row.game: MatchCount(row.finished, row.running) for row in await store.rows(query)}


async def people_by_game(store: Store) -> dict[str, int]:
    """How many people have played each game."""
    query = (
        select(matches.c.game, func.count(distinct(participants.c.person)).label("people"))
        .join(participants, participants.c.match == matches.c.id)
        .where(_PLAYED_HERE)
        .group_by(matches.c.game)
    )
    return {row.game: row.people for row in await store.rows(query)}


async def people_in_all(store: Store) -> int:
    """How many people have played anything."""
    query = (
        select(func.count(distinct(participants.c.person)).label("people"))
        .join(matches, participants.c.match == matches.c.id)
        .where(_PLAYED_HERE)
    )
    row = await store.first(query)
    assert row is not None, "a count always has a row"
    return int(row.people)


async def outcomes_by_game(store: Store) -> dict[str, Outcomes]:
    """How people did alone and with bots, by game."""
    seated = (
        select(
            participants.c.match,
            func.count(participants.c.person).label("people"),
            func.count(participants.c.bot).label("bots"),
            func.min(case((participants.c.person.is_not(None), participants.c.place))).label("best"),
        )
        .group_by(participants.c.match)
        .subquery()
    )
    alone = and_(matches.c.seats == 1, seated.c.people == 1)
    with_bots = and_(seated.c.people > 0, seated.c.bots > 0)
    won = seated.c.best == 1
    query = (
        select(
            matches.c.game,
            func.count().filter(alone).label("alone"),
            func.count().filter(and_(alone, won)).label("alone_won"),
            func.count().filter(with_bots).label("with_bots"),
            func.count().filter(and_(with_bots, won)).label("with_bots_won"),
        )
        .join(seated, seated.c.match == matches.c.id)
        .where(_OVER)
        .group_by(matches.c.game)
    )
    return {
        row.game: Outcomes(row.alone, row.alone_won, row.with_bots, row.with_bots_won)
        for row in await store.rows(query)
    }


async def median_lengths(store: Store, since: int) -> dict[str, float]:
    """The median length in milliseconds of matches that started since then, by game.

    Not the mean: a match that somebody finished after a week would count for hundreds.
    """
    length = matches.c.ended - matches.c.started
    by_game = matches.c.game
    lengths = (
        select(
            by_game.label("game"),
            length.label("length"),
            func.row_number().over(partition_by=by_game, order_by=length).label("number"),
            func.count().over(partition_by=by_game).label("count"),
        )
        .where(_OVER, matches.c.started >= since, matches.c.ended.is_not(None))
        .subquery()
    )
    doubled = 2 * lengths.c.number  # take the middle row of an odd count, the middle two of an even one
    query = (
        select(lengths.c.game, func.avg(lengths.c.length).label("median"))
        .where(doubled.between(lengths.c.count, lengths.c.count + 2))
        .group_by(lengths.c.game)
    )
    return {row.game: float(row.median) for row in await store.rows(query)}


async def my_matches_by_game(store: Store, person: str) -> list[PlayedGame]:
    """What one person has played, the most recent game first. Each of several seats in a match counts."""
    over = matches.c.status == "over"
    query: Select[Any] = (
        select(
            matches.c.game,
            func.count().filter(over).label("played"),
            func.count().filter(matches.c.status == "playing").label("running"),
            func.count().filter(and_(over, participants.c.place == 1)).label("won"),
            func.max(participants.c.score).label("best_score"),
            func.avg(case((matches.c.seats > 1, participants.c.place))).label("mean_place"),
            func.max(func.coalesce(matches.c.ended, matches.c.started)).label("last_played"),
        )
        .join(participants, participants.c.match == matches.c.id)
        .where(participants.c.person == person, _PLAYED_HERE)
        .group_by(matches.c.game)
        .order_by(func.max(func.coalesce(matches.c.ended, matches.c.started)).desc())
    )
    return [
        PlayedGame(
            row.game,
            row.played,
            row.running,
            row.won,
            row.best_score,
            None if row.mean_place is None else float(row.mean_place),  # PostgreSQL gives a Decimal
            row.last_played,
        )
        for row in await store.rows(query)
    ]
