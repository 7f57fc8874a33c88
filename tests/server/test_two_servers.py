"""Two servers on one PostgreSQL, both in this process: without notes each finds the other's changes in the store."""

import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
import websockets

from oubliette.server.bus.postgres import PostgresBus
from oubliette.server.store.engine import connect
from oubliette.server.store.places import read_place
from tests.server.serving import Line, Running, Visitor, seated, serving

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("kind_dice")]

HALF_A_MINUTE = 30.0


class Two:
    """Ada and Bob play. Each of them has a browser window at both servers."""

    def __init__(self, near: Running, far: Running, people: list[list[Visitor]], table: Any) -> None:
        self.near = near
        self.far = far
        self.people = people  # by seat: at the near server, at the far server
        self.id: str = table["id"]
        self.path = f"/api/matches/{table['match']}"

    async def answer(self, where: int = 0) -> Any:
        """The asked person answers at one of the servers; returns the stop that they saw there before."""
        stop = await self.people[0][where].get(self.path)
        asked = self.people[stop["waiting"][0]][where]
        await asked.post(f"{self.path}/answers", {"ply": stop["ply"], "value": "hold"})
        return stop


@asynccontextmanager
async def two_servers(address: str, **plan: Any) -> AsyncIterator[Two]:
    async with serving(address, rates=False) as near, serving(address, rates=False) as far, AsyncExitStack() as stack:
        ada, bob, table = await seated(near, stack, options={"target": 1000}, **plan)
        people = []
        for person in (ada, bob):
            client = await stack.enter_async_context(far.visitor())
            client.cookies = person.client.cookies
            people.append([person, Visitor(far, client, person.name)])
            await people[-1][1].get(f"/api/matches/{table['match']}")  # now both servers have the table in memory
        yield Two(near, far, people, table)


@pytest.fixture
def notes_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """The servers receive no notes."""
    monkeypatch.setattr(PostgresBus, "_received", lambda *_: None)


async def beyond(line: Line, ply: int) -> Any:
    while (stop := await line.until("stop"))["ply"] <= ply:
        pass
    return stop


@pytest.mark.usefixtures("notes_lost")
async def test_a_request_sees_what_was_answered_elsewhere_though_nobody_said_so(postgresql_url: str) -> None:
    async with two_servers(postgresql_url) as two:
        for where in (0, 1, 0, 0, 1):
            before = await two.answer(where)
            stops = [await two.people[0][place].get(two.path) for place in (1 - where, where)]
            assert stops[0]["ply"] == stops[1]["ply"] > before["ply"]
            assert stops[0]["view"] == stops[1]["view"]


@pytest.mark.usefixtures("notes_lost")
async def test_a_request_sees_what_was_answered_elsewhere_while_the_match_was_loaded(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server ignores notes about a match until it has loaded it."""
    async with two_servers(postgresql_url) as two:
        tables = two.far.running.tables
        tables.drop(tables.by_id[two.id])
        load = tables.load

        async def answered_meanwhile(match: str) -> Any:
            loaded = await load(match)
            await two.answer(0)
            return loaded

        monkeypatch.setattr(tables, "load", answered_meanwhile)
        plies = [(await two.people[0][place].get(two.path))["ply"] for place in (1, 0)]
        assert plies[0] == plies[1]


@pytest.mark.usefixtures("notes_lost")
async def test_a_request_sees_who_sat_down_elsewhere_though_nobody_said_so(postgresql_url: str) -> None:
    async with two_servers(postgresql_url) as two:
        await two.people[1][0].post(f"{two.path}/resign")
        told = await two.people[0][1].get(f"/api/tables/{two.id}")
        assert not told["running"]
        await two.people[1][1].delete(f"/api/tables/{two.id}/seats/1")
        told = await two.people[0][0].get(f"/api/tables/{two.id}")
        assert told["seats"][1]["kind"] == "open"


@pytest.mark.usefixtures("notes_lost")
async def test_an_answer_to_a_question_that_we_have_not_heard_of_counts(postgresql_url: str) -> None:
    """The person saw the question at one server and answers at the other."""
    async with two_servers(postgresql_url) as two, AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(people[1].line(two.id)) for people in two.people]
        for line in lines:
            await line.until("stop")
        for _ in range(3):
            await two.answer(0)
            stop = await two.people[0][0].get(two.path)
            line = lines[stop["waiting"][0]]
            await line.say(type="answer", ply=stop["ply"], value="hold", id=stop["ply"])
            assert (await line.until("stop", reply=stop["ply"]))["ply"] > stop["ply"]


async def cut_listeners(address: str) -> None:
    """Cut only the connections that listen for notes."""
    killer = await connect(read_place(address))
    listening = "datname = current_database() AND query LIKE 'LISTEN%'"
    cut = await killer.fetch(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listening}")
    await killer.close()
    assert len(cut) == 2


async def test_after_a_gap_everything_is_looked_at_again(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_servers(postgresql_url) as two, AsyncExitStack() as stack:
        line = await stack.enter_async_context(two.people[0][1].line(two.id))
        before = await line.until("stop")
        with monkeypatch.context() as lost:
            lost.setattr(two.far.running.bus, "_subscribers", [])
            await two.answer(0)
            await cut_listeners(postgresql_url)
            assert (await beyond(line, before["ply"]))["since"] == before["ply"]


async def test_logging_out_closes_my_sockets_at_the_other_server(postgresql_url: str) -> None:
    async with two_servers(postgresql_url) as two, AsyncExitStack() as stack:
        mine = await stack.enter_async_context(two.people[0][1].line(two.id))
        other = await stack.enter_async_context(two.people[1][1].line(two.id))
        for line in (mine, other):
            await line.until("stop")
        await two.people[0][0].post("/api/logout/everywhere", status=204)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await mine.until("nothing more")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
        await other.until("here", seats=[1])


@pytest.mark.usefixtures("notes_lost")
async def test_where_a_race_was_lost_everybody_is_told_how_it_stands(postgresql_url: str) -> None:
    async with two_servers(postgresql_url) as two, AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(people[1].line(two.id)) for people in two.people]
        for line in lines:
            await line.until("stop")
        before = await two.answer(0)
        slower = lines[before["waiting"][0]]
        await slower.say(type="answer", ply=before["ply"], value="roll", id=1)
        assert (await slower.until("refused", reply=1))["slug"] == "stale_answer"
        other = lines[1 - before["waiting"][0]]
        newest = (await two.people[0][0].get(two.path))["ply"]
        assert (await beyond(other, before["ply"]))["ply"] == newest
        told = [text for text in slower.heard if f'"ply":{newest},' in text]
        if not told:
            assert (await beyond(slower, before["ply"]))["ply"] == newest


async def test_who_answers_at_the_other_server_is_not_away(postgresql_url: str) -> None:
    async with two_servers(postgresql_url, away=600, stand_in="random") as two, AsyncExitStack() as stack:
        seat = (await two.people[0][0].get(two.path))["waiting"][0]
        line = await stack.enter_async_context(two.people[1 - seat][1].line(two.id))
        stop = await line.until("stop")
        table = two.far.running.tables.by_id[two.id]
        long_ago = time.monotonic() - HALF_A_MINUTE
        table.away_since[seat] = long_ago
        await two.answer(0)
        await beyond(line, stop["ply"])
        assert table.away_since[seat] > long_ago


async def test_the_clocks_are_those_of_the_server_that_took_the_answer(postgresql_url: str) -> None:
    async with two_servers(postgresql_url, clock={"bank": 3600, "bonus": 0}) as two, AsyncExitStack() as stack:
        line = await stack.enter_async_context(two.people[0][1].line(two.id))
        before = await line.until("stop")
        live = two.near.running.tables.by_id[two.id].match
        assert live is not None and live.driver.clock is not None
        live.driver.clock.left = [1000.0, 2000.0]
        await two.answer(0)
        clocks = (await beyond(line, before["ply"]))["clocks"]
        assert clocks[0] <= 1_000_000 and clocks[1] <= 2_000_000


async def test_that_time_was_up_is_told_at_the_other_server_too(postgresql_url: str) -> None:
    clock = {"bank": 3600, "bonus": 600}
    async with two_servers(postgresql_url, clock=clock, stand_in="random") as two, AsyncExitStack() as stack:
        line = await stack.enter_async_context(two.people[0][1].line(two.id))
        before = await line.until("stop")
        tables, seat = two.near.running.tables, before["waiting"][0]
        table = tables.by_id[two.id]
        assert table.match is not None and table.match.driver.clock is not None
        table.match.driver.clock.left[seat] = 0.0
        tables.schedule_next(table)
        stop = await beyond(line, before["ply"])
        assert [notice["slug"] for notice in stop["notices"]] == ["table.expired"]
