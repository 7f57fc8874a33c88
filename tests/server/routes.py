"""An application with some of the routes and a real store, and rows to put into the store."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import msgspec
from httpx import ASGITransport, AsyncClient
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.handlers import BaseRouteHandler
from sqlalchemy import insert

from oubliette.kernel import Problem
from oubliette.server.live.table import LiveTable
from oubliette.server.people.identity import Me
from oubliette.server.people.keys import Keys, load_keys
from oubliette.server.problems import status_of
from oubliette.server.security.rates import Rates
from oubliette.server.store.engine import open_store
from oubliette.server.store.people import add_person
from oubliette.server.store.schema import matches, participants
from oubliette.server.store.store import Store, new_id, now
from oubliette.server.wire.matches import ResultInfo
from oubliette.server.wire.problems import Refusal
from tests.server.clocks import stopped


class StubTables:
    """Keeps tables; nobody can play at them."""

    def __init__(self, services: StubServer) -> None:
        self.services = services
        self.kept: list[LiveTable] = []

    def add(self, table: LiveTable) -> None:
        self.kept.append(table)


class StubServer:
    """As much of a server as these routes need: without bots and without a writer."""

    def __init__(self, store: Store, keys: Keys, metrics_public: bool = False) -> None:
        self.store = store
        self.keys = keys
        self.config = SimpleNamespace(metrics_public=metrics_public)
        self.tables = StubTables(self)
        self.rates = Rates(clock=stopped)


@dataclass
class Visit:
    """A server, and the person who sends the requests."""

    server: StubServer
    me: Me | None = None

    @property
    def store(self) -> Store:
        return self.server.store

    async def person(self, name: str) -> Me:
        """Add a person."""
        person = await add_person(self.store, name, "en")
        return Me(person.id, person.name, person.lang, person.login)


def refuse(_request: Request[Any, Any, Any], problem: Problem) -> Response[Refusal]:
    return Response(Refusal(problem.slug, str(problem), problem.facts), status_code=status_of(problem))


def application(routes: Sequence[BaseRouteHandler], visit: Visit) -> Litestar:
    """These routes, with the dependencies that the real application provides."""
    return Litestar(
        list(routes),
        dependencies={
            "server": Provide(lambda: visit.server, sync_to_thread=False),
            "me": Provide(lambda: visit.me, sync_to_thread=False),
        },
        exception_handlers={Problem: refuse},
        logging_config=None,
        openapi_config=None,
    )


@asynccontextmanager
async def served(routes: Sequence[BaseRouteHandler], url: str) -> AsyncIterator[tuple[AsyncClient, Visit]]:
    """A client and its server, in one event loop: a connection to PostgreSQL belongs to one loop."""
    store = await open_store(url)
    visit = Visit(StubServer(store, await load_keys(store)))
    try:
        transport = ASGITransport(application(routes, visit))  # type: ignore[arg-type]  # two ways to type ASGI
        async with AsyncClient(transport=transport, base_url="http://server") as client:
            yield client, visit
    finally:
        await store.close()


async def add_match(
    store: Store,
    game: str,
    seated: Sequence[str],
    result: ResultInfo | None = None,
    status: str = "",
    daily: str | None = None,
    started: int | None = None,
    minutes: float = 1,
) -> str:
    """Add a match of people (by id) and bots (`bot:normal`); with a result it is over."""
    match = new_id()
    begun = now() if started is None else started
    owner = None if seated[0].startswith("bot:") or daily is None else seated[0]
    row = {
        "id": match,
        "owner": owner,
        "game": game,
        "version": 1,
        "seats": len(seated),
        "options": "{}",
        "players": "[]",
        "salt": "",
        "daily": daily,
        "listed": False,
        "status": status or ("playing" if result is None else "over"),
        "started": begun,
        "ended": None if result is None else begun + int(minutes * 60_000),
        "result": None if result is None else msgspec.json.encode(result).decode(),
    }
    seats = [
        insert(participants).values(
            match=match,
            seat=seat,
            person=None if who.startswith("bot:") else who,
            bot=who.removeprefix("bot:") if who.startswith("bot:") else None,
            name=who[:40],
            place=None if result is None else result.places[seat],
            score=None if result is None else result.scores[seat],
        )
        for seat, who in enumerate(seated)
    ]
    await store.run(insert(matches).values(row), *seats)
    return match
