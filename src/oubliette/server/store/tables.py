"""Tables: who sits where, and what is played next."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Insert, Row, Select, Update, and_, bindparam, insert, literal_column, or_, select, update

from oubliette.server.store.cursor import Cursor
from oubliette.server.store.schema import matches, tables
from oubliette.server.store.store import Change, Store, now
from oubliette.server.wire.tables import SeatPlan, TablePlan


class Rematch(msgspec.Struct, frozen=True, omit_defaults=True):
    """A proposal to play again, by people's ids. `agreed` begins with who proposed it."""

    agreed: list[str]
    declined: str | None = None  # who would rather not, which ended the proposal


class SeatRequest(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person without a seat asks for one."""

    id: str
    person: str
    name: str
    declined: bool = False


_SEATING: Final = msgspec.json.Decoder(list[SeatPlan])
_PLAN: Final = msgspec.json.Decoder(TablePlan)
_REMATCH: Final = msgspec.json.Decoder(Rematch)
_REQUESTS: Final = msgspec.json.Decoder(list[SeatRequest])


class StoredTable(msgspec.Struct, kw_only=True):
    """A row of `tables`, decoded."""

    id: str
    invite: str
    host: str
    listed: bool
    revision: int
    plan: TablePlan
    seating: list[SeatPlan]
    match: str | None
    secret: str
    created: int
    touched: int
    rematch: Rematch | None = None
    requests: list[SeatRequest] = []

    @property
    def dice(self) -> str:
        """The secret of the next match's dice. With a seed it is derived from that: equal seeds, equal dice."""
        seed = self.plan.seed
        return self.secret if seed is None else hashlib.sha256(f"oubliette:seed:{seed}".encode()).hexdigest()

    def to_row(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "invite": self.invite,
            "host": self.host,
            "listed": self.listed,
            "revision": self.revision,
            "plan": to_json(self.plan),
            "seating": to_json(self.seating),
            "match": self.match,
            "secret": self.secret,
            "created": self.created,
            "touched": self.touched,
            "rematch": None if self.rematch is None else to_json(self.rematch),
            "requests": to_json(self.requests),
        }


def to_json(thing: object) -> str:
    """Encode a value for a JSON column."""
    return msgspec.json.encode(thing).decode()


def read_table(row: Row[Any]) -> StoredTable:
    """Decode a row of `tables`."""
    return StoredTable(
        id=row.id,
        invite=row.invite,
        host=row.host,
        listed=bool(row.listed),
        revision=row.revision,
        plan=_PLAN.decode(row.plan),
        seating=_SEATING.decode(row.seating),
        match=row.match,
        secret=row.secret,
        created=row.created,
        touched=row.touched,
        rematch=None if row.rematch is None else _REMATCH.decode(row.rematch),
        requests=[] if row.requests is None else _REQUESTS.decode(row.requests),
    )


async def find_table(store: Store, table: str) -> StoredTable | None:
    """The table of that id."""
    row = await store.first(select(tables).where(tables.c.id == table))
    return None if row is None else read_table(row)


async def revisions(store: Store, ids: Sequence[str]) -> dict[str, int]:
    """The revision of each table."""
    query = select(tables.c.id, tables.c.revision).where(tables.c.id.in_(ids))
    return {row.id: row.revision for row in await store.rows(query)}


async def add_table(store: Store, table: StoredTable) -> None:
    """Store a new table."""
    await store.run(new_table(table))


async def change_table(
    store: Store,
    table: StoredTable,
    *,
    plan: TablePlan | None = None,
    seating: Sequence[SeatPlan] | None = None,
    listed: bool | None = None,
    invite: str | None = None,
    requests: Sequence[SeatRequest] | None = None,
) -> bool:
    """Store the given changes. False, and nothing is written, if the table changed since it was read.

    Another plan or seating ends a proposed rematch: people agreed to the old one.
    """
    values: dict[str, str | bool | None] = {}
    if plan is not None or seating is not None:
        values["rematch"] = None
    if plan is not None:
        values["plan"] = to_json(plan)
    if seating is not None:
        values["seating"] = to_json(seating)
    if listed is not None:
        values["listed"] = listed
    if invite is not None:
        values["invite"] = invite
    if requests is not None:
        values["requests"] = to_json(requests)
    return await _change(store, table, values)


async def change_rematch(store: Store, table: StoredTable, rematch: Rematch | None) -> bool:
    """Store a proposed rematch. False, and nothing is written, if the table changed since it was read."""
    return await _change(store, table, {"rematch": None if rematch is None else to_json(rematch)})


async def _change(store: Store, table: StoredTable, values: Mapping[str, str | bool | None]) -> bool:
    async with store.begin() as connection:
        done = await connection.execute(changed_table(table, values))
    return done.rowcount == 1


def new_table(table: StoredTable) -> Insert:
    """The statement that stores a new table."""
    return insert(tables).values(table.to_row())


def changed_table(table: StoredTable, values: Mapping[str, str | bool | None]) -> Update:
    """The statement that changes columns of a table, unless it changed since it was read."""
    return (
        update(tables)
        .where(and_(tables.c.id == table.id, tables.c.revision == table.revision))
        .values(revision=table.revision + 1, touched=now(), **values)
    )


_RESEATED: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values(
        seating=bindparam("seating"),
        revision=tables.c.revision + literal_column("1"),
        touched=bindparam("touched"),
    )
)


def reseated(table: str, seating: Sequence[SeatPlan]) -> Change:
    """The change of a table's seating during a match. It checks no revision: the match's entries settle the order."""
    return _RESEATED, {"of_table": table, "seating": to_json(list(seating)), "touched": now()}


async def tables_of(store: Store, person: str) -> list[str]:
    """The ids of all tables where a person holds a seat, or has asked for one."""
    sits = tables.c.seating.contains(person, autoescape=True)
    asked = tables.c.requests.contains(person, autoescape=True)
    query = select(tables.c.id).where(or_(sits, asked))
    return [row.id for row in await store.rows(query)]


async def list_tables(
    store: Store, listed: bool, person: str | None, game: str | None, after: Cursor | None, count: int
) -> list[tuple[StoredTable, bool]]:
    """Listed tables, or those that a person opened or sits at, most recent first, each with whether a match runs.

    With `game`, only tables whose next match is of that game.
    """
    with_matches = tables.outerjoin(matches, matches.c.id == tables.c.match)
    query: Select[Any] = select(tables, matches.c.status).select_from(with_matches)
    query = query.order_by(tables.c.touched.desc(), tables.c.id).limit(count)
    if listed:
        query = query.where(tables.c.listed)
    if person is not None:
        sits = tables.c.seating.contains(person, autoescape=True)
        query = query.where(or_(tables.c.host == person, sits))
    if game is not None:  # `game` is the first field of the plan's JSON: see wire.tables.TablePlan
        query = query.where(tables.c.plan.startswith(f'{{"game":"{game}",', autoescape=True))
    if after is not None:
        query = query.where(after.beyond(tables.c.touched, tables.c.id))
    return [(read_table(row), row.status == "playing") for row in await store.rows(query)]
