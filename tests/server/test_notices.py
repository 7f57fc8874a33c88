"""Notices, such as whose time was up: each is sent once, and a rebuilt match still has them."""

from contextlib import AsyncExitStack
from typing import Any

import pytest

from oubliette.server.live.match import LiveMatch
from tests.server.serving import Line, Running, Visitor, seated, serving

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("kind_dice")]


def live_match(server: Running, table: Any) -> LiveMatch:
    live = server.running.tables.by_id[table["id"]].match
    assert live is not None
    return live


async def out_of_time(server: Running, table: Any, line: Line) -> tuple[int, Any]:
    """Let the time of the asked seat run out: a bot answers, and the seat earns its bonus.

    Returns the ply before, and the stop with the notice.
    """
    live = live_match(server, table)
    ply, seat = live.driver.ply, live.asked
    assert live.driver.clock is not None and seat is not None
    live.driver.clock.left[seat] = 0.0
    server.running.tables.schedule_next(server.running.tables.by_id[table["id"]])
    stop = await line.until("stop")
    while stop["ply"] <= ply:
        stop = await line.until("stop")
    return ply, stop


async def told(server: Running, person: Visitor, table: Any) -> list[Any]:
    """All notices; checks that a rebuilt match has the same ones as the match in memory."""
    path = f"/api/matches/{table['match']}"
    now = (await person.get(path))["notices"]
    server.running.tables.drop(server.running.tables.by_id[table["id"]])
    assert (await person.get(path))["notices"] == now
    return list(now)


def expired(ply: int, seat: int) -> dict[str, Any]:
    return {"ply": ply + 1, "slug": "table.expired", "facts": {"seat": seat}}


async def test_a_match_that_comes_back_knows_whose_time_was_up_and_when(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack, clock={"bank": 3600, "bonus": 600}, stand_in="random")
        async with ada.line(table["id"]) as line:
            seat = (await line.until("stop"))["waiting"][0]
            ply, stop = await out_of_time(server, table, line)
        assert stop["notices"] == [expired(ply, seat)]
        assert await told(server, ada, table) == [expired(ply, seat)]


async def test_a_notice_is_sent_once(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack, clock={"bank": 3600, "bonus": 600}, stand_in="random")
        async with ada.line(table["id"]) as line:
            await line.until("stop")
            _, stop = await out_of_time(server, table, line)
            assert len(stop["notices"]) == 1
            asked = (ada, bob)[stop["waiting"][0]]
            await asked.post(f"/api/matches/{table['match']}/answers", {"ply": stop["ply"], "value": "hold"})
            assert (await line.until("stop"))["notices"] == []
            live_match(server, table).stale = True  # so it is rebuilt from the store
            await ada.post(f"/api/matches/{table['match']}/habits", {"prompt": "nothing.asked", "value": "yes"})
            assert (await line.until("stop"))["notices"] == []
            async with bob.line(table["id"]) as other:  # a new socket gets all notices
                assert len((await other.until("stop"))["notices"]) == 1


async def test_taking_back_removes_the_notices_of_what_was_taken_back(sqlite_url: str) -> None:
    """And keeps the earlier ones."""
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack, clock={"bank": 3600, "bonus": 600}, stand_in="random")
        path = f"/api/matches/{table['match']}"
        async with ada.line(table["id"]) as line:
            first = (await line.until("stop"))["waiting"][0]
            early, _ = await out_of_time(server, table, line)
            second = live_match(server, table).asked
            assert second is not None
            late, stop = await out_of_time(server, table, line)
        assert await told(server, ada, table) == [expired(early, first), expired(late, second)]
        await (ada, bob)[second].post(f"{path}/undo")
        back = await (ada, bob)[1 - second].post(f"{path}/undo/agree")
        assert back["ply"] == late < stop["ply"]
        assert await told(server, ada, table) == [expired(early, first)]


async def test_who_gave_up_is_told_after_coming_back_too(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        over = await bob.post(f"/api/matches/{table['match']}/resign")
        assert await told(server, ada, table) == over["notices"]
        assert over["notices"] == [{"ply": over["ply"], "slug": "table.resigned", "facts": {"seat": 1}}]


async def test_bots_have_one_seed_per_match_and_keep_it_when_it_is_rebuilt(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        opened = [await ada.open_table("pig", "me", "random", start=True) for _ in range(3)]
        seeds = [live_match(server, table).position().seed for table in opened]
        assert len(set(seeds)) == 3
        lucks = {live_match(server, table).position().luck(1) for table in opened}
        assert len(lucks) == 3
        for table in opened:
            server.running.tables.drop(server.running.tables.by_id[table["id"]])
            await ada.get(f"/api/matches/{table['match']}")
        assert [live_match(server, table).position().seed for table in opened] == seeds
