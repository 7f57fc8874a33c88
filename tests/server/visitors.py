"""People and their browsers, for a small server that has only the routes about people."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import httpx
from argon2 import PasswordHasher
from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.di import Provide

from oubliette.kernel import Problem
from oubliette.server.api.parameters import OptionalMe
from oubliette.server.api.people import PEOPLE_ROUTES, provide_me
from oubliette.server.people.keys import Keys
from oubliette.server.people.people import People
from oubliette.server.problems import status_of
from oubliette.server.security.rates import Rates
from oubliette.server.security.refusing import refusal_of
from oubliette.server.store.store import Store
from oubliette.server.wire.problems import Refusal

KEYS = Keys(cookie="a key for tests", daily="another")
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
ALICE = {"login": "Alice", "password": "correct horse"}

Visit = Callable[[], httpx.AsyncClient]


class StubTables:
    """Has no tables; records whose sockets would be closed."""

    def __init__(self) -> None:
        self.logged_out: list[str] = []

    def log_out(self, person: str) -> None:
        self.logged_out.append(person)

    def set_language(self, person: str, lang: str) -> None: ...


@dataclass
class StubServer:
    store: Store
    rates: Rates
    people: People
    tables: StubTables = field(default_factory=StubTables)

    @property
    def finder(self) -> Any:
        """Deleting a person asks it for their tables; the store has none."""
        return SimpleNamespace(tables=SimpleNamespace(services=self))


@asynccontextmanager
async def browsers(server: StubServer) -> AsyncIterator[Visit]:
    """Yields a function that opens one more browser, all with the same address."""
    app = application(server)
    async with AsyncExitStack() as stack:

        def open_browser() -> httpx.AsyncClient:
            client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://oubliette.test")
            stack.push_async_callback(client.aclose)
            return client

        yield open_browser


def application(server: StubServer) -> Any:  # httpx and Litestar type ASGI differently
    def refused(request: Request[Any, Any, Any], problem: Problem) -> Response[Refusal]:
        return Response(refusal_of(problem, request.headers), status_code=status_of(problem))

    @websocket("/ws")
    async def socket_name(socket: WebSocket[Any, Any, Any], me: OptionalMe) -> None:
        await socket.accept()
        await socket.send_text("nobody" if me is None else me.name)
        await socket.close()

    return Litestar(
        [*PEOPLE_ROUTES, socket_name],
        dependencies={"server": Provide(lambda: server, sync_to_thread=False), "me": Provide(provide_me)},
        exception_handlers={Problem: refused},
    )


async def guest(browser: httpx.AsyncClient, name: str = "Alice") -> dict[str, Any]:
    answer = await browser.post("/api/me", json={"name": name})
    assert answer.status_code == 200, answer.text
    said: dict[str, Any] = answer.json()
    return said


async def account(browser: httpx.AsyncClient) -> None:
    await guest(browser)
    assert (await browser.post("/api/me/account", json=ALICE)).status_code == 200


async def who(browser: httpx.AsyncClient) -> Any:
    return (await browser.get("/api/me")).json()


def slug(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["slug"]
