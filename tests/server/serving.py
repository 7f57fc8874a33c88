"""A real server on a real port, and people who use it, for tests."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
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
from oubliette.server.security.rates import Rates
from tests.server.clocks import stopped

PATIENCE: Final = 120.0  # seconds after which a test stops waiting: generous, for machines that are very busy

_IDLE_APPLICATIONS: Final[list[Application]] = []


def bound_socket() -> socket.socket:
    """A bound socket. A port that we only looked up could be taken by the time we bind it."""
    door = socket.socket(proto=socket.IPPROTO_TCP)  # without `proto` asyncio sets no TCP_NODELAY, and answers wait
    door.bind(("127.0.0.1", 0))
    return door


class Running:
    """A server that accepts connections."""

    def __init__(self, application: Application, port: int) -> None:
        self.application = application
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    @property
    def running(self) -> RunningServer:
        return self.application.server

    def stop_bots(self) -> None:
        """From now on no bot answers."""
        self.running.thinkers._closed = True

    def visitor(self) -> httpx.AsyncClient:
        """Somebody without a name."""
        return httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, verify=False)  # loading certificates takes 40 ms

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
    """A client's socket. `heard` keeps every message that it received."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self.url = url
        self.cookie = cookie
        self.heard: list[str] = []

    async def __aenter__(self) -> Self:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        self._socket = await websockets.connect(
            self.url,
            additional_headers=headers,
            max_size=None,
            max_queue=None,  # a full queue would delay reading the closing frame by ten seconds
            open_timeout=PATIENCE,
            ping_interval=None,  # a busy machine answers late
        )
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
        """The next message."""
        text = await asyncio.wait_for(self._socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        return json.loads(text)

    async def until(self, kind: str, **facts: Any) -> Any:
        """The next message of that type with these facts; skips what comes before."""
        while True:
            told = await self.hear()
            if told["type"] == kind and all(told[name] == value for name, value in facts.items()):
                return told

    async def closing_code(self) -> int:
        """The code with which the server closes the socket; 0 without a closing frame. Skips what comes before."""
        while True:
            try:
                await self.hear()
            except websockets.ConnectionClosed as closed:
                return 0 if closed.rcvd is None else closed.rcvd.code


async def seated(
    server: Running, stack: AsyncExitStack, game: str = "pig", **plan: Any
) -> tuple[Visitor, Visitor, Any]:
    """Ada and Bob at a table with a running match."""
    ada = await stack.enter_async_context(server.person("Ada"))
    bob = await stack.enter_async_context(server.person("Bob", "fr"))
    table = await ada.open_table(game, "me", "open", **plan)
    await bob.post(f"/api/tables/{table['id']}/seats/1", {"invite": table["invite"]})
    return ada, bob, await ada.post(f"/api/tables/{table['id']}/start")


class _UvicornServer(uvicorn.Server):
    """Starts and stops at once: uvicorn's own loop looks every tenth of a second whether it should stop."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.stop = asyncio.Event()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield  # pytest handles the signals

    async def main_loop(self) -> None:
        await self.on_tick(0)
        await self.stop.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for open_socket in sockets or []:
            open_socket.close()
        state = self.server_state
        for connection in list(state.connections):
            connection.shutdown()
        await until(lambda: not state.connections and not state.tasks)
        await self.lifespan.shutdown()


async def until(happened: Callable[[], bool]) -> None:
    """Poll until this is so: no event reports it."""
    async with asyncio.timeout(PATIENCE):
        while not happened():  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.005)


@asynccontextmanager
async def serving(database: str, client: Path = CLIENT, **settings: Any) -> AsyncIterator[Running]:
    """A server in this process, so that a test can look inside.

    Its rate limits have a clock that stands still: how many requests pass does not depend on the machine's speed.
    """
    door = bound_socket()
    config = Config(database=database, port=door.getsockname()[1], thinkers=1, **settings)
    with _application(config, client) as application:
        server = _UvicornServer(
            uvicorn.Config(
                Access(guarded(application, config)), ws="websockets-sansio", log_config=None, access_log=False
            )
        )
        task = asyncio.create_task(server.serve(sockets=[door]))
        try:
            while not server.started:
                assert not task.done(), "the server does not start"
                await asyncio.sleep(0.002)
            application.server.rates = Rates(config.rates, clock=stopped)
            yield Running(application, config.port)
        finally:
            server.stop.set()
            await task
            door.close()


@contextmanager
def _application(config: Config, client: Path) -> Iterator[Application]:
    """An application that nobody else uses now. Making one takes 50 ms, so tests share those with the usual client."""
    if client is not CLIENT:
        yield Application(config, client=client)
        return
    application = _IDLE_APPLICATIONS.pop() if _IDLE_APPLICATIONS else Application(config)
    application._config = config
    yield application
    _IDLE_APPLICATIONS.append(application)


def _body(response: httpx.Response, status: int) -> Any:
    assert response.status_code == status, f"{response.request.url}: {response.status_code} {response.text}"
    return response.json() if response.content else None
