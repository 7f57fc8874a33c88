"""Tables in memory follow the store: after a rebuild, after a failure, and when notes are lost."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from oubliette.server.live import autoplay, maintenance, syncing
from oubliette.server.problems import Refused
from oubliette.server.socket import connection
from oubliette.server.store.chat import last_lines
from oubliette.server.store.writer import Writer
from tests.server.serving import PATIENCE, Running, Visitor, seated, serving

pytestmark = pytest.mark.asyncio


def drop(server: Running, table: str) -> None:
    server.running.tables.drop(server.running.tables.by_id[table])


async def test_the_clock_of_a_rebuilt_match_runs(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack, clock={"bank": 600, "bonus": 0})
        drop(server, table["id"])
        stop = await ada.get(f"/api/matches/{table['match']}")
        live = server.running.tables.by_id[table["id"]].match
        assert live is not None and live.driver.clock is not None
        assert [live.driver.clock.running] == stop["waiting"]


@pytest.mark.usefixtures("kind_dice")
async def test_a_question_that_was_taken_back_is_not_answered_by_habit_after_a_rebuild(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        path = f"/api/matches/{table['match']}"
        people, stop = (ada, bob), await ada.get(path)
        asked, other = people[stop["waiting"][0]], people[1 - stop["waiting"][0]]
        await asked.post(f"{path}/answers", {"ply": stop["ply"], "value": "roll"})
        await asked.post(f"{path}/habits", {"prompt": "turn.choice", "value": "hold"})  # answers at once
        await asked.post(f"{path}/undo")
        await other.post(f"{path}/undo/agree")
        back = await asked.get(path)
        assert back["question"] is not None
        drop(server, table["id"])
        await other.post(f"{path}/habits", {"prompt": "nothing.asked", "value": "x"})  # the match would go on now
        assert (await asked.get(path))["ply"] == back["ply"]


async def test_the_first_request_rebuilds_a_stale_match_and_the_bot_goes_on(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The entry was written but the writer reported a failure. The first reader rebuilds the match for everybody."""
    append = Writer.append

    async def unsure(self: Writer, *job: Any) -> None:
        await append(self, *job)
        raise Refused("store_down", "nobody knows whether that was written")

    failed = asyncio.Event()

    async def unread(*_: object) -> Any:
        failed.set()
        raise Refused("store_down", "nor can it be read")

    # The rebuilt match looks as if another process had written its last entry: its bot waits that long.
    monkeypatch.setattr(autoplay, "_GRACE", 0.05)
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        table = await ada.open_table("pig", "me", "random", start=True, options={"target": 1000})
        async with ada.line(table["id"]) as line:
            stop = await line.until("stop", waiting=[0])
            with monkeypatch.context() as away:
                away.setattr(Writer, "append", unsure)
                away.setattr(syncing, "read_entries", unread)
                await line.say(type="answer", ply=stop["ply"], value="hold")
                await line.until("refused", slug="store_down")
                await asyncio.wait_for(failed.wait(), PATIENCE)  # the first attempt to rebuild it fails as well
            assert (await ada.get(f"/api/matches/{table['match']}"))["ply"] > stop["ply"]
            await line.until("stop", waiting=[0])  # the bot has moved


async def test_a_socket_that_opens_while_the_table_is_dropped_joins_the_new_one(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)

        async def meanwhile(*about: Any) -> Any:
            drop(server, table["id"])
            monkeypatch.setattr(connection, "last_lines", last_lines)
            return await last_lines(*about)

        monkeypatch.setattr(connection, "last_lines", meanwhile)
        lines = [await stack.enter_async_context(person.line(table["id"])) for person in (ada, bob)]
        stops = [await line.until("stop") for line in lines]
        await lines[stops[0]["waiting"][0]].say(type="resign")
        for line in lines:
            await line.until("stop", status="over")


class TwoServers:
    """Ada plays at one server and Bob at another."""

    def __init__(self, server: Running, other: Running, ada: Visitor, bob: Visitor, table: Any) -> None:
        self.server = server
        self.other = other
        self.ada = ada
        self.bob = bob
        self.table = table

    async def end_unheard(self) -> None:
        """End the match; the process that wrote it sends no note."""
        self.server.running.bus.publish = lambda note: None  # type: ignore[method-assign]
        await self.ada.post(f"/api/matches/{self.table['match']}/resign")


async def two_servers(database: str, stack: AsyncExitStack) -> TwoServers:
    one, two = [await stack.enter_async_context(serving(database, rates=False)) for _ in range(2)]
    ada = await stack.enter_async_context(one.person("Ada"))
    bob = await stack.enter_async_context(two.person("Bob"))
    table = await ada.open_table("pig", "me", "open")
    await bob.post(f"/api/tables/{table['id']}/seats/1", {"invite": table["invite"]})
    return TwoServers(one, two, ada, bob, await bob.post(f"/api/tables/{table['id']}/start"))


@pytest.mark.slow
async def test_maintenance_finds_what_no_note_reported(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maintenance, "INTERVAL", 0.2)
    async with AsyncExitStack() as stack:
        pair = await two_servers(postgresql_url, stack)
        line = await stack.enter_async_context(pair.bob.line(pair.table["id"]))
        await line.until("stop")
        await pair.end_unheard()
        async with asyncio.timeout(PATIENCE):
            await line.until("stop", status="over")


async def test_a_new_socket_gets_the_newest_state_without_a_note(postgresql_url: str) -> None:
    async with AsyncExitStack() as stack:
        pair = await two_servers(postgresql_url, stack)
        assert (await pair.bob.get(f"/api/matches/{pair.table['match']}"))["status"] == "playing"
        await pair.end_unheard()
        line = await stack.enter_async_context(pair.bob.line(pair.table["id"]))
        assert (await line.until("stop"))["status"] == "over"
