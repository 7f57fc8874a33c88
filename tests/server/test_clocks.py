"""Thinking time is stored with the match: a rebuilt match shows the clocks of its last entry."""

import asyncio
import time
from contextlib import AsyncExitStack
from typing import Any

import pytest
from sqlalchemy import update

from oubliette.server.journal import decode
from oubliette.server.store.matches import read_entries
from oubliette.server.store.schema import entries, matches
from oubliette.server.store.store import Store
from tests.server.serving import Running, Visitor, seated, serving

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("kind_dice")]

HOUR = 3600
LEFT = [2400.0, 3000.0]  # seconds; differ from the time at the start and from that minus half an hour
SPARE = 500  # seconds; no test takes this long


async def with_clocks(server: Running, stack: AsyncExitStack) -> tuple[tuple[Visitor, Visitor], Any]:
    """Ada and Bob, who have used some of their time."""
    ada, bob, table = await seated(server, stack, clock={"bank": HOUR, "bonus": 0})
    set_clocks(server, table)
    return (ada, bob), table


def set_clocks(server: Running, table: Any) -> None:
    live = server.running.tables.by_id[table["id"]].match
    assert live is not None and live.driver.clock is not None
    live.driver.clock.left = list(LEFT)
    live.driver.clock._since = time.monotonic()


async def answer(people: tuple[Visitor, Visitor], table: Any) -> None:
    path = f"/api/matches/{table['match']}"
    stop = await people[0].get(path)
    await people[stop["waiting"][0]].post(f"{path}/answers", {"ply": stop["ply"], "value": "hold"})


async def shown(person: Visitor, table: Any) -> None:
    """Check that the clocks show what was left, minus the time that this test took."""
    clocks = (await person.get(f"/api/matches/{table['match']}"))["clocks"]
    assert all(left - SPARE < clock / 1000 <= left for clock, left in zip(clocks, LEFT, strict=True)), clocks


async def half_an_hour_ago(store: Store) -> None:
    """Move all stored times half an hour back."""
    await store.run(
        update(entries).values(at=entries.c.at - 1_800_000),
        update(matches).values(started=matches.c.started - 1_800_000),
    )


async def test_every_entry_has_the_clocks(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        people, table = await with_clocks(server, stack)
        await answer(people, table)
        stored = [decode(entry.data).clocks for entry in await read_entries(server.running.store, table["match"])]
        assert len(stored) == 2
        for clocks, begun in zip(stored, ([float(HOUR)] * 2, LEFT), strict=True):
            assert clocks is not None
            assert all(left - SPARE < one / 1000 <= left for one, left in zip(clocks, begun, strict=True))


async def test_a_match_that_was_dropped_comes_back_with_its_clocks(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        people, table = await with_clocks(server, stack)
        await answer(people, table)
        await shown(people[0], table)
        await half_an_hour_ago(server.running.store)
        server.running.tables.drop(server.running.tables.by_id[table["id"]])
        await shown(people[0], table)


async def test_nobody_is_charged_for_the_time_that_a_server_was_down(sqlite_url: str) -> None:
    """By the stored times it was down for half an hour; the clocks show what they showed before."""
    async with AsyncExitStack() as stack:
        async with serving(sqlite_url) as server:
            people, table = await with_clocks(server, stack)
            await answer(people, table)
            await half_an_hour_ago(server.running.store)
        for _ in range(2):
            async with serving(sqlite_url) as server:
                for person in people:
                    person.client.base_url = server.url
                await shown(people[0], table)
                await answer(people, table)
                await half_an_hour_ago(server.running.store)


async def test_the_bonus_is_kept_too(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack, clock={"bank": HOUR, "bonus": 600})
        stop = await ada.get(f"/api/matches/{table['match']}")
        await answer((ada, bob), table)
        server.running.tables.drop(server.running.tables.by_id[table["id"]])
        clocks = (await ada.get(f"/api/matches/{table['match']}"))["clocks"]
        seat = stop["waiting"][0]
        for clock, left in ((clocks[seat], HOUR + 600), (clocks[1 - seat], HOUR)):
            assert left - SPARE < clock / 1000 <= left


async def test_nobody_answers_for_me_while_i_have_time(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        (ada, _), table = await with_clocks(server, stack)
        async with ada.line(table["id"]) as line:
            asked = (await line.until("stop"))["waiting"][0]
            at = server.running.tables.by_id[table["id"]]
            server.running.tables.schedule_next(at)
            assert at.thinking is None and at.timer is not None
            left = at.timer.when() - asyncio.get_running_loop().time()
            assert LEFT[asked] - SPARE < left <= LEFT[asked] + 1
