"""A match is stored completely or not at all, and a table changes only if nobody changed it since it was read."""

from collections.abc import AsyncIterator
from datetime import date
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from sqlalchemy import Table, func, select

from oubliette.server.days import daily_key
from oubliette.server.store.engine import open_store
from oubliette.server.store.participants import participants_by_match, participants_of
from oubliette.server.store.people import StoredPerson, add_person
from oubliette.server.store.schema import entries, matches, participants, tables
from oubliette.server.store.starting import AlreadyThere, start_at_new_table, start_match
from oubliette.server.store.store import Store, new_id, new_match_id
from oubliette.server.store.tables import StoredTable, add_table, change_table, find_table
from oubliette.server.wire.tables import SeatPlan, TablePlan
from tests.server.stored import Scribe

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def opened(database_url: str) -> AsyncIterator[Store]:
    store = await open_store(database_url)
    yield store
    await store.close()


def table_of(host: StoredPerson) -> StoredTable:
    return StoredTable(
        id=new_id(),
        invite=new_id(),
        host=host.id,
        listed=False,
        revision=1,
        plan=TablePlan("pig"),
        seating=[SeatPlan(host.id, None, host.name, "a word"), SeatPlan(bot="easy", name="Bot")],
        match=None,
        secret="0" * 64,
        created=1,
        touched=1,
    )


def match_for(table: StoredTable, **changes: Any) -> Scribe:
    scribe = Scribe(new_match_id(), "pig", 2)
    scribe.stored = msgspec.structs.replace(scribe.stored, table=table.id, players=table.seating, **changes)
    return scribe


async def count(store: Store, table: Table) -> int:
    row = await store.first(select(func.count()).select_from(table))
    assert row is not None
    return int(row[0])


async def test_a_match_begins_with_its_first_entry_and_its_players(opened: Store) -> None:
    ada = await add_person(opened, "Ada", "en")
    table = table_of(ada)
    await add_table(opened, table)
    scribe = match_for(table)
    now_there = [SeatPlan(ada.id, None, "Ada"), SeatPlan(bot="easy", name="Bot")]

    assert await start_match(
        opened, table, scribe.stored, scribe.rows[0], secret="1" * 64, seating=now_there, requests=[]
    )

    found = await find_table(opened, table.id)
    assert found is not None and (found.match, found.revision) == (scribe.stored.id, 2)
    assert (found.secret, found.seating, found.plan) == ("1" * 64, now_there, table.plan)
    players = await participants_of(opened, scribe.stored.id)
    assert [(one.seat, one.person, one.name) for one in players] == [(0, ada.id, "Ada"), (1, None, "Bot")]
    assert await count(opened, entries) == 1
    assert await participants_by_match(opened, ["nowhere", scribe.stored.id]) == {
        "nowhere": [],
        scribe.stored.id: players,
    }


async def test_nothing_begins_at_a_table_that_somebody_changed_meanwhile(opened: Store) -> None:
    ada = await add_person(opened, "Ada", "en")
    table = table_of(ada)
    await add_table(opened, table)
    scribe = match_for(table)
    assert await change_table(opened, table, listed=True)

    assert not await start_match(
        opened, table, scribe.stored, scribe.rows[0], secret="1" * 64, seating=table.seating, requests=[]
    )
    assert not await change_table(opened, table, invite="mine")

    found = await find_table(opened, table.id)
    assert found is not None and (found.match, found.revision, found.listed) == (None, 2, True)
    assert (found.invite, found.secret, found.seating) == (table.invite, table.secret, table.seating)
    assert [await count(opened, of) for of in (matches, entries, participants)] == [0, 0, 0]


async def test_a_second_try_of_a_day_leaves_no_table_behind(opened: Store) -> None:
    ada = await add_person(opened, "Ada", "en")
    daily = daily_key("pig", date(2026, 11, 16))
    first, second = table_of(ada), table_of(ada)
    tries = [match_for(table, owner=ada.id, daily=daily) for table in (first, second)]
    await start_at_new_table(opened, first, tries[0].stored, tries[0].rows[0])

    with pytest.raises(AlreadyThere):
        await start_at_new_table(opened, second, tries[1].stored, tries[1].rows[0])

    assert [await count(opened, of) for of in (tables, matches, entries)] == [1, 1, 1]
