"""Sockets whose client does not read must not disturb anybody else."""

import asyncio
import json
import socket
from contextlib import AsyncExitStack
from typing import Any, Self

import pytest
import websockets
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from oubliette.kernel import SPECTATOR
from oubliette.server.live import outbox
from oubliette.server.live.match import Known, LiveMatch
from oubliette.server.live.outbox import Outbox
from oubliette.server.socket import connection
from oubliette.server.wire.matches import Stop
from tests.server.serving import PATIENCE, Line, Running, seated, serving, until

pytestmark = pytest.mark.asyncio


@pytest.fixture
def small_buffers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the server's sockets small buffers, so that they fill soon when a client does not read."""
    made = WebSocketsSansIOProtocol.connection_made

    def make(self: WebSocketsSansIOProtocol, transport: Any) -> None:
        made(self, transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        transport.set_write_buffer_limits(high=4096)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "connection_made", make)


async def play_on(lines: list[Line], stop: Any) -> Any:
    """Answer once; returns the stop that everybody receives."""
    await lines[stop["waiting"][0]].say(type="answer", ply=stop["ply"], value="hold")
    heard = [await line.until("stop") for line in lines]
    return heard[0]


@pytest.mark.usefixtures("small_buffers")
async def test_a_slow_reader_holds_nobody_up_and_gets_the_newest_state(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack, options={"target": 1000})
        slow = await stack.enter_async_context(SlowReader(server, table["id"]))
        lines = [await stack.enter_async_context(person.line(table["id"])) for person in (ada, bob)]
        stop, _ = [await line.until("stop") for line in lines]
        stops = 0
        async with asyncio.timeout(PATIENCE):
            while not slow.is_behind(server, table["id"]):
                stop = await play_on(lines, stop)
                stops += 1
        for _ in range(50):  # nobody waits for the slow reader
            stop = await play_on(lines, stop)
        told = await slow.read_until(stop["ply"])
        assert len(told) < stops + 50  # not every stop, but every event
        whole = await ada.get(f"/api/matches/{table['match']}")
        assert [event["ply"] for one in told for event in one["events"]] == [event["ply"] for event in whole["events"]]


def spectators(server: Running, table: str) -> list[Outbox]:
    """The outboxes of the spectators at a table."""
    found = [one for one in server.running.tables.by_id[table].outboxes if isinstance(one, Outbox)]
    return [one for one in found if one.person is None]


class SlowReader:
    """A spectator whose socket is read only when the test says so."""

    def __init__(self, server: Running, table: str) -> None:
        self._address = ("127.0.0.1", server.port)
        self._url = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"

    async def __aenter__(self) -> Self:
        self._plain = socket.socket()
        self._plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._plain.setblocking(False)
        await asyncio.get_running_loop().sock_connect(self._plain, self._address)
        self._socket = await websockets.connect(
            self._url, sock=self._plain, max_size=None, max_queue=1, ping_interval=None, compression=None
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        self._socket.transport.abort()
        await self._socket.wait_closed()

    def is_behind(self, server: Running, table: str) -> bool:
        """Does a stop wait in the server for this reader?"""
        return any("stop" in one._due for one in spectators(server, table))

    async def read_until(self, ply: int) -> list[Any]:
        """All stops up to that one."""
        told: list[Any] = []
        while not told or told[-1]["ply"] < ply:
            message = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE))
            if message["type"] == "stop":
                told.append(message)
        return told

    async def read(self) -> None:
        """Read one message, and give the server a moment to fill the buffer again."""
        await asyncio.wait_for(self._socket.recv(), PATIENCE)
        await asyncio.sleep(0.01)

    async def closing_code(self) -> int | None:
        """Read until the server closes the socket; returns its code."""
        while True:
            try:
                await asyncio.wait_for(self._socket.recv(), PATIENCE)
            except websockets.ConnectionClosed as closed:
                return None if closed.rcvd is None else closed.rcvd.code


@pytest.mark.usefixtures("small_buffers")
async def test_who_never_reads_is_dropped(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "_CLOSE_TIMEOUT", 0.05)  # the slow reader does not read the closing frame either
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack, options={"target": 1000})
        slow = await stack.enter_async_context(SlowReader(server, table["id"]))
        lines = [await stack.enter_async_context(person.line(table["id"])) for person in (ada, bob)]
        stop, _ = [await line.until("stop") for line in lines]
        live = server.running.tables.by_id[table["id"]]
        (reader,) = spectators(server, table["id"])
        async with asyncio.timeout(PATIENCE):
            while not slow.is_behind(server, table["id"]):
                stop = await play_on(lines, stop)
            assert reader._timeout is not None
            reader._timeout.reschedule(asyncio.get_running_loop().time())  # its time is up
            stop = await play_on(lines, stop)  # the others notice nothing
            await until(lambda: len(live.outboxes) == 2)
            await play_on(lines, stop)
        assert sorted([one.person is None for one in live.outboxes]) == [False, False]
        assert (await ada.get(f"/api/tables/{table['id']}"))["watching"] == 0


@pytest.mark.usefixtures("small_buffers")
async def test_the_queue_of_a_slow_reader_is_limited(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "MOST_QUEUED", 20)
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack, options={"target": 1000})
        slow = await stack.enter_async_context(SlowReader(server, table["id"]))
        line = await stack.enter_async_context(ada.line(table["id"]))
        await line.until("stop")
        live = server.running.tables.by_id[table["id"]]
        (reader,) = spectators(server, table["id"])
        async with asyncio.timeout(PATIENCE):
            while reader._socket is not None:
                await line.say(type="chat", text="x" * 500)
                await line.until("chat")
                assert len(reader._queue) <= 20
        assert await slow.closing_code() == 1013  # try again later
        while len(live.outboxes) > 1:
            await line.until("here")


@pytest.mark.usefixtures("small_buffers")
async def test_a_slow_reader_gets_the_full_timeout_for_every_message(sqlite_url: str) -> None:
    """The timeout is for one message, not for the whole queue."""
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack)
        slow = await stack.enter_async_context(SlowReader(server, table["id"]))
        line = await stack.enter_async_context(ada.line(table["id"]))
        await line.until("stop")
        (reader,) = spectators(server, table["id"])
        async with asyncio.timeout(PATIENCE):
            while len(reader._queue) < 50:
                await line.say(type="chat", text="x" * 500)
                await line.until("chat")
            timeout = reader._timeout
            assert timeout is not None
            deadline = timeout.when()
            while timeout.when() == deadline:
                assert reader._queue, "the reader read everything, and its timeout never moved"
                await slow.read()
            assert reader._timeout is timeout


@pytest.mark.usefixtures("small_buffers")
async def test_a_fault_of_ours_closes_the_socket_of_a_slow_reader_too(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the server took it for a broken connection, the client would wait for ever."""
    made = LiveMatch.stop_info

    def faulty(self: LiveMatch, seat: int, known: Known, **rest: Any) -> Stop:
        if seat == SPECTATOR:
            raise RuntimeError("a fault of ours")
        return made(self, seat, known, **rest)

    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack, options={"target": 1000})
        slow = await stack.enter_async_context(SlowReader(server, table["id"]))
        lines = [await stack.enter_async_context(person.line(table["id"])) for person in (ada, bob)]
        stop, _ = [await line.until("stop") for line in lines]
        async with asyncio.timeout(PATIENCE):
            while not slow.is_behind(server, table["id"]):
                stop = await play_on(lines, stop)
        monkeypatch.setattr(LiveMatch, "stop_info", faulty)
        await play_on(lines, stop)
        assert await slow.closing_code() == 1011
