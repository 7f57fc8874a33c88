"""Nobody is told what may still be lost: first it is on disk."""

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
    """The writer writes when this is set, and not before."""
    go_on = asyncio.Event()
    write: Callable[[Writer, Any], Awaitable[None]] = Writer._write

    async def wait_and_write(self: Writer, batch: Any) -> None:
        await go_on.wait()
        await write(self, batch)

    monkeypatch.setattr(Writer, "_write", wait_and_write)
    return go_on


async def being_written(server: Running, people: tuple[Visitor, Visitor], table: Any) -> asyncio.Task[Any]:
    """Whoever is asked has answered, and waits until it is written."""
    live = server.running.tables.by_id[table["id"]].match
    assert live is not None
    seat, ply = live.asked, live.driver.ply
    assert seat is not None
    path = f"/api/matches/{table['match']}/answers"
    answer = asyncio.create_task(people[seat].post(path, {"ply": ply, "value": "hold"}))
    await until(lambda: live.driver.ply > ply)
    return answer


async def kinds_till_pong(line: Line) -> list[str]:
    """All that is said before the answer to a question of ours."""
    await line.say(type="ping", id=1)
    kinds: list[str] = []
    while "pong" not in kinds:
        kinds.append((await line.hear())["type"])
    return kinds


async def test_who_comes_while_an_answer_is_written_is_not_told_of_it_yet(
    sqlite_url: str, held_back: asyncio.Event
) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        stack.callback(held_back.set)  # whatever happens, the server can stop
        ada, bob, table = await seated(server, stack)
        before = (await ada.get(f"/api/matches/{table['match']}"))["ply"]
        answer = await being_written(server, (ada, bob), table)
        newcomer = await stack.enter_async_context(Line(ada.line(table["id"]).url))
        mine = await stack.enter_async_context(ada.line(table["id"]))
        for line in (newcomer, mine):
            kinds = await kinds_till_pong(line)
            assert "table" in kinds and "stop" not in kinds
        held_back.set()
        for line in (newcomer, mine):
            assert (await line.until("stop"))["ply"] > before
        assert (await answer)["ply"] > before


async def test_who_has_something_coming_is_not_told_either(sqlite_url: str, held_back: asyncio.Event) -> None:
    """A slow reader is owed a stop when somebody answers: it has to wait now."""
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        stack.callback(held_back.set)  # whatever happens, the server can stop
        ada, bob, table = await seated(server, stack)
        line = await stack.enter_async_context(Line(ada.line(table["id"]).url))
        before = await line.until("stop")
        answer = await being_written(server, (ada, bob), table)
        server.running.tables.by_id[table["id"]].tell_stop()
        assert "stop" not in await kinds_till_pong(line)
        held_back.set()
        assert (await line.until("stop"))["since"] == before["ply"]
        await answer


async def test_who_asks_while_an_answer_is_written_waits_for_it(sqlite_url: str, held_back: asyncio.Event) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        stack.callback(held_back.set)  # whatever happens, the server can stop
        ada, bob, table = await seated(server, stack)
        path = f"/api/matches/{table['match']}"
        before = (await ada.get(path))["ply"]
        answer = await being_written(server, (ada, bob), table)
        asked = [asyncio.create_task(ada.get(f"{path}{part}")) for part in ("", "/record")]
        live = server.running.tables.by_id[table["id"]].match
        assert live is not None
        await until(lambda: len(live.lock._waiters or ()) == len(asked))  # the answer holds the match's lock
        assert not any(task.done() for task in asked)
        held_back.set()
        assert [(await task)["ply"] > before for task in (*asked, answer)] == [True, True, True]


async def test_what_may_differ_from_the_store_is_not_told(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack)
        live_table = server.running.tables.by_id[table["id"]]
        assert live_table.match is not None
        live_table.match.stale = True
        line = await stack.enter_async_context(ada.line(table["id"]))
        kinds = await kinds_till_pong(line)
        assert "table" in kinds and "stop" not in kinds
        await ada.get(f"/api/matches/{table['match']}")  # for this it is made anew
        assert "stop" in await kinds_till_pong(line)
