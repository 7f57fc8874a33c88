"""The server shows a change to nobody before it is on disk."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from oubliette.server.store.writer import Writer
from tests.server.serving import Line, Running, Visitor, seated, serving, until

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("kind_dice")]


@pytest.fixture
def held_back(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """The writer waits until a test sets this event."""
    go_on = asyncio.Event()
    write: Callable[[Writer, Any], Awaitable[None]] = Writer._write

    async def wait_and_write(self: Writer, batch: Any) -> None:
        await go_on.wait()
        await write(self, batch)

    monkeypatch.setattr(Writer, "_write", wait_and_write)
    return go_on


async def answer_without_write(server: Running, people: tuple[Visitor, Visitor], table: Any) -> asyncio.Task[Any]:
    """The asked person answers; the request waits for the writer."""
    live = server.running.tables.by_id[table["id"]].match
    assert live is not None
    seat, ply = live.asked, live.driver.ply
    assert seat is not None
    path = f"/api/matches/{table['match']}/answers"
    answer = asyncio.create_task(people[seat].post(path, {"ply": ply, "value": "hold"}))
    await until(lambda: live.driver.ply > ply)
    return answer


async def kinds_till_pong(line: Line) -> list[str]:
    """The types of all messages up to the answer to a ping."""
    await line.say(type="ping", id=1)
    kinds: list[str] = []
    while "pong" not in kinds:
        kinds.append((await line.hear())["type"])
    return kinds


async def test_a_new_socket_does_not_see_an_answer_that_is_not_written(
    sqlite_url: str, held_back: asyncio.Event
) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        stack.callback(held_back.set)  # so that the server can stop even if the test fails
        ada, bob, table = await seated(server, stack)
        before = (await ada.get(f"/api/matches/{table['match']}"))["ply"]
        answer = await answer_without_write(server, (ada, bob), table)
        newcomer = await stack.enter_async_context(Line(ada.line(table["id"]).url))
        mine = await stack.enter_async_context(ada.line(table["id"]))
        for line in (newcomer, mine):
            kinds = await kinds_till_pong(line)
            assert "table" in kinds and "stop" not in kinds
        held_back.set()
        for line in (newcomer, mine):
            assert (await line.until("stop"))["ply"] > before
        assert (await answer)["ply"] > before


async def test_a_queued_stop_waits_for_the_write_too(sqlite_url: str, held_back: asyncio.Event) -> None:
    """A slow reader may have a stop in its queue when somebody answers."""
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        stack.callback(held_back.set)  # so that the server can stop even if the test fails
        ada, bob, table = await seated(server, stack)
        line = await stack.enter_async_context(Line(ada.line(table["id"]).url))
        before = await line.until("stop")
        answer = await answer_without_write(server, (ada, bob), table)
        server.running.tables.by_id[table["id"]].tell_stop()
        assert "stop" not in await kinds_till_pong(line)
        held_back.set()
        assert (await line.until("stop"))["since"] == before["ply"]
        await answer


async def test_requests_wait_for_an_answer_that_is_being_written(sqlite_url: str, held_back: asyncio.Event) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        stack.callback(held_back.set)  # so that the server can stop even if the test fails
        ada, bob, table = await seated(server, stack)
        path = f"/api/matches/{table['match']}"
        before = (await ada.get(path))["ply"]
        answer = await answer_without_write(server, (ada, bob), table)
        asked = [asyncio.create_task(ada.get(f"{path}{part}")) for part in ("", "/record")]
        live = server.running.tables.by_id[table["id"]].match
        assert live is not None
        await until(lambda: len(live.lock._waiters or ()) == len(asked))  # the answer holds the match's lock
        assert not any(task.done() for task in asked)
        held_back.set()
        assert [(await task)["ply"] > before for task in (*asked, answer)] == [True, True, True]


async def test_a_stale_match_is_not_shown(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack)
        live_table = server.running.tables.by_id[table["id"]]
        assert live_table.match is not None
        live_table.match.stale = True
        line = await stack.enter_async_context(ada.line(table["id"]))
        kinds = await kinds_till_pong(line)
        assert "table" in kinds and "stop" not in kinds
        await ada.get(f"/api/matches/{table['match']}")  # this rebuilds it
        assert "stop" in await kinds_till_pong(line)
