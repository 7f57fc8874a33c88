"""A real server on a real port, and people who come to it, for tests."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import httpx
import uvicorn
import websockets

from oubliette.server.app import Application
from oubliette.server.config import Config
from oubliette.server.observe.access import Access
from oubliette.server.pages import CLIENT
from oubliette.server.running_server import RunningServer
from oubliette.server.security.guard import guarded

PATIENCE: Final = 30.0  # seconds after which a test that waits has waited in vain


def open_door() -> socket.socket:
    """A port that is ours from now on: one that is only looked up could be another's by the time it is used."""
    door = socket.socket(proto=socket.IPPROTO_TCP)  # without it asyncio lets answers wait for each other
    door.bind(("127.0.0.1", 0))
    return door


class Running:
    """A server that answers."""

    def __init__(self, application: Application, port: int) -> None:
        self.application = application
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    @property
    def running(self) -> RunningServer:
        return self.application.server

    def visitor(self) -> httpx.AsyncClient:
        """Somebody without a name."""
        return httpx.AsyncClient(base_url=self.url, timeout=PATIENCE)

    @asynccontextmanager
    async def person(self, name: str, lang: str = "en") -> AsyncIterator[Visitor]:
        """Somebody with a name."""
        async with self.visitor() as client:
            (await client.post("/api/me", json={"name": name, "lang": lang})).raise_for_status()
            yield Visitor(self, client, name)


class Visitor:
    """A person with a browser."""

    def __init__(self, server: Running, client: httpx.AsyncClient, name: str) -> None:
        self.server = server
        self.client = client
        self.name = name

    async def get(self, path: str, status: int = 200) -> Any:
        return _body(await self.client.get(path), status)

    async def post(self, path: str, data: object = None, status: int = 200) -> Any:
        return _body(await self.client.post(path, json={} if data is None else data), status)

    async def patch(self, path: str, data: object, status: int = 200) -> Any:
        return _body(await self.client.patch(path, json=data), status)

    async def delete(self, path: str, status: int = 200) -> Any:
        return _body(await self.client.delete(path), status)

    async def open_table(self, game: str, *seats: str, start: bool = False, **plan: Any) -> Any:
        """Seats are "me", "open" or the name of a bot."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        return await self.post(
            "/api/tables", {"plan": {"game": game, **plan}, "seats": wishes, "start": start}, status=201
        )

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())

    def line(self, table: str, query: str = "", kind: str = "tables") -> Line:
        """A socket to a table."""
        return Line(f"ws://127.0.0.1:{self.server.port}/ws/{kind}/{table}{query}", self.cookie())


class Line:
    """A socket, as a client uses it. `heard` is all that came over it."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self.url = url
        self.cookie = cookie
        self.heard: list[str] = []

    async def __aenter__(self) -> Self:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        # A full queue would keep the closing from being read, for ten seconds.
        self._socket = await websockets.connect(self.url, additional_headers=headers, max_size=None, max_queue=None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self._socket.close()

    async def say(self, **said: Any) -> None:
        await self._socket.send(json.dumps(said))

    async def send(self, frame: str | bytes) -> None:
        await self._socket.send(frame)

    async def hear(self) -> Any:
        """The next thing that is told."""
        text = await asyncio.wait_for(self._socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        return json.loads(text)

    async def until(self, kind: str, **facts: Any) -> Any:
        """The next thing of that kind with these facts; what comes before is passed over."""
        while True:
            told = await self.hear()
            if told["type"] == kind and all(told[name] == value for name, value in facts.items()):
                return told

    async def closing_code(self) -> int:
        """With which code the server hangs up; what comes before is passed over. 0: without a word."""
        while True:
            try:
                await self.hear()
            except websockets.ConnectionClosed as closed:
                return 0 if closed.rcvd is None else closed.rcvd.code


async def seated(
    server: Running, stack: AsyncExitStack, game: str = "pig", **plan: Any
) -> tuple[Visitor, Visitor, Any]:
    """Ada and Bob at a table with a match under way."""
    ada = await stack.enter_async_context(server.person("Ada"))
    bob = await stack.enter_async_context(server.person("Bob", "fr"))
    table = await ada.open_table(game, "me", "open", **plan)
    await bob.post(f"/api/tables/{table['id']}/seats/1", {"invite": table["invite"]})
    return ada, bob, await ada.post(f"/api/tables/{table['id']}/start")


@asynccontextmanager
async def serving(database: str, client: Path = CLIENT, **how: Any) -> AsyncIterator[Running]:
    """A server in this very process: what it holds can be looked at."""
    door = open_door()
    config = Config(database=database, port=door.getsockname()[1], thinkers=1, **how)
    application = Application(config, client=client)
    settings = uvicorn.Config(
        Access(guarded(application, config)),
        ws="websockets-sansio",
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(settings)
    server.capture_signals = nullcontext  # type: ignore[assignment]  # the signals are pytest's
    task = asyncio.create_task(server.serve(sockets=[door]))
    try:
        while not server.started:
            assert not task.done(), "the server does not start"
            await asyncio.sleep(0.01)
        yield Running(application, config.port)
    finally:
        server.should_exit = True
        await task
        door.close()


def _body(response: httpx.Response, status: int) -> Any:
    assert response.status_code == status, f"{response.request.url}: {response.status_code} {response.text}"
    return response.json() if response.content else None
