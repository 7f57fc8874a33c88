"""Matches and their journals in the store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Row, Select, and_, bindparam, exists, func, select, union, update

from oubliette.kernel import Result
from oubliette.server.store.cursor import Cursor
from oubliette.server.store.participants import Participant, participants_by_match, placed_participants
from oubliette.server.store.schema import entries, matches, participants, tables
from oubliette.server.store.store import Change, Store, now
from oubliette.server.store.tables import to_json
from oubliette.server.wire.matches import MatchStatus, OriginInfo, ResultInfo
from oubliette.server.wire.tables import ClockPlan, SeatPlan

_OPTIONS: Final = msgspec.json.Decoder(dict[str, str | int | bool])
_PLAYERS: Final = msgspec.json.Decoder(list[SeatPlan])
_CLOCK: Final = msgspec.json.Decoder(ClockPlan)
_RESULT: Final = msgspec.json.Decoder(ResultInfo)
_ORIGIN: Final = msgspec.json.Decoder(OriginInfo)


class StoredMatch(msgspec.Struct, kw_only=True):
    """A row of `matches`, decoded: the set-up, and the end if there is one."""

    id: str
    table: str | None
    owner: str | None
    game: str
    version: int
    seats: int
    options: dict[str, str | int | bool]
    players: list[SeatPlan]
    clock: ClockPlan | None
    secret: str | None
    salt: str
    daily: str | None
    listed: bool
    status: MatchStatus
    started: int
    ended: int | None = None
    result: ResultInfo | None = None
    digest: str | None = None
    guided: bool = False
    origin: OriginInfo | None = None

    @property
    def first_promised(self) -> int:
        """The ply from which on the dice are this match's own."""
        return 0 if self.origin is None else self.origin.ply

    def to_row(self) -> dict[str, Any]:
        row: dict[str, Any] = msgspec.structs.asdict(self)
        for name in ("options", "players"):
            row[name] = to_json(row[name])
        for name in ("clock", "result", "origin"):
            row[name] = None if row[name] is None else to_json(row[name])
        return row


class StoredEntry(msgspec.Struct, frozen=True):
    """A row of `entries`: one entry of a journal."""

    number: int
    at: int
    data: str
    asked: int | None
    story: str | None


def read_match(row: Row[Any]) -> StoredMatch:
    """Decode a row of `matches`."""
    return StoredMatch(
        id=row.id,
        table=row.table,
        owner=row.owner,
        game=row.game,
        version=row.version,
        seats=row.seats,
        options=_OPTIONS.decode(row.options),
        players=_PLAYERS.decode(row.players),
        clock=None if row.clock is None else _CLOCK.decode(row.clock),
        secret=row.secret,
        salt=row.salt,
        daily=row.daily,
        listed=bool(row.listed),
        status=row.status,
        started=row.started,
        ended=row.ended,
        result=read_result(row.result),
        digest=row.digest,
        guided=bool(row.guided),
        origin=None if row.origin is None else _ORIGIN.decode(row.origin),
    )


def read_result(text: str | None) -> ResultInfo | None:
    """Decode the column `result`."""
    return None if text is None else _RESULT.decode(text)


async def find_match(store: Store, match: str) -> StoredMatch | None:
    """The match of that id."""
    row = await store.first(select(matches).where(matches.c.id == match))
    return None if row is None else read_match(row)


async def read_entries(store: Store, match: str, after: int = 0) -> list[StoredEntry]:
    """The journal after entry `after`."""
    query = (
        select(entries.c.number, entries.c.at, entries.c.data, entries.c.asked, entries.c.story)
        .where(and_(entries.c.match == match, entries.c.number > after))
        .order_by(entries.c.number)
    )
    return [StoredEntry(row.number, row.at, row.data, row.asked, row.story) for row in await store.rows(query)]


async def newest_entries(store: Store, ids: Sequence[str]) -> dict[str, int]:
    """The number of each match's last entry."""
    number = func.max(entries.c.number).label("number")
    query = select(entries.c.match, number).where(entries.c.match.in_(ids)).group_by(entries.c.match)
    return {row.match: row.number for row in await store.rows(query)}


_ENDED: Final = (
    update(matches)
    .where(matches.c.id == bindparam("of_match"))
    .values(
        status=bindparam("status"), ended=bindparam("ended"), result=bindparam("result"), digest=bindparam("digest")
    )
)


def ended(match: str, result: Result, digest: str) -> list[Change]:
    """The changes that store the end of a match."""
    info = ResultInfo(result.reason, list(result.places), list(result.scores))
    how = {"of_match": match, "status": "over", "ended": now(), "result": to_json(info), "digest": digest}
    return [(_ENDED, how), *placed_participants(match, result)]


async def archive(store: Store, match: str) -> None:
    """Mark a running match as archived: its rules have changed, so nobody can play it on."""
    await store.run(
        update(matches).where(and_(matches.c.id == match, matches.c.status == "playing")).values(status="archived")
    )


async def waiting_for_bots(store: Store, before: int) -> list[str]:
    """The tables whose match has waited for a bot since before that time: no process thinks for it.

    Matches among bots do not count: they go on only while somebody watches. The query looks up the newest entry of each
    running match, because it runs every few seconds, and scanning all entries would be too slow.
    """
    older, others = entries.alias(), participants.alias()
    last = select(func.max(older.c.number)).where(older.c.match == matches.c.id).correlate(matches).scalar_subquery()
    people = exists().where(others.c.match == matches.c.id, others.c.person.is_not(None)).correlate(matches)
    query = (
        select(matches.c.table)
        .select_from(matches)
        .join(entries, and_(entries.c.match == matches.c.id, entries.c.number == last))
        .join(participants, and_(participants.c.match == matches.c.id, participants.c.seat == entries.c.asked))
        .where(matches.c.status == "playing", participants.c.bot.is_not(None), entries.c.at < before)
        .where(matches.c.table.is_not(None), people)
    )
    return [row.table for row in await store.rows(query)]


class ListedMatch(NamedTuple):
    """A match in a list, with what else its line shows."""

    match: StoredMatch
    seated: list[Participant]
    asked: int | None  # the seat
    in_view: bool  # whether its table is listed now


async def list_matches(
    store: Store,
    which: str,
    person: str | None,
    game: str | None,
    status: str | None,
    after: Cursor | None,
    count: int,
) -> list[ListedMatch]:
    """Matches, the newest first.

    `which`: "mine" (all that a person plays or played, and records that they uploaded), or "running" or "finished" (of
    tables that were listed when the match began).
    """
    with_tables = matches.outerjoin(tables, tables.c.id == matches.c.table)
    query: Select[Any] = select(matches, tables.c.listed.label("in_view")).select_from(with_tables)
    query = query.order_by(matches.c.started.desc(), matches.c.id).limit(count)
    if which == "mine":
        played = select(participants.c.match).where(participants.c.person == person)
        uploaded = select(matches.c.id).where(matches.c.owner == person, matches.c.status == "uploaded")
        query = query.where(matches.c.id.in_(union(played, uploaded)))
    else:
        query = query.where(matches.c.listed, matches.c.status == ("playing" if which == "running" else "over"))
    if status is not None:
        query = query.where(matches.c.status == status)
    if game is not None:
        query = query.where(matches.c.game == game)
    if after is not None:
        query = query.where(after.beyond(matches.c.started, matches.c.id))
    rows = await store.rows(query)
    found = [read_match(row) for row in rows]
    ids = [match.id for match in found]
    seated = await participants_by_match(store, ids)
    asked = await _asked(store, [match.id for match in found if match.status == "playing"])
    return [
        ListedMatch(match, seated[match.id], asked.get(match.id), in_view=bool(row.in_view))
        for match, row in zip(found, rows, strict=True)
    ]


async def _asked(store: Store, ids: Sequence[str]) -> dict[str, int | None]:
    """By match, the seat that each of these running matches waits for."""
    last = (
        select(entries.c.match, func.max(entries.c.number).label("number"))
        .where(entries.c.match.in_(ids))
        .group_by(entries.c.match)
        .subquery()
    )
    query = select(entries.c.match, entries.c.asked).join(
        last, and_(entries.c.match == last.c.match, entries.c.number == last.c.number)
    )
    return {row.match: row.asked for row in await store.rows(query)}
