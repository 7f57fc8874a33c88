"""Health and metrics, for the host of the server."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from typing import Annotated, Any, Final, Literal, Protocol
from weakref import WeakKeyDictionary

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from oubliette import __version__
from oubliette.server.observe import metrics
from oubliette.server.problems import Refused
from oubliette.server.store.store import Store
from oubliette.server.wire.about import about

TIMEOUT: Final = 2.0  # seconds for the store to answer
_BEGAN: Final = time.monotonic()
_EXPOSITION: Final = "text/plain; version=0.0.4; charset=utf-8"
_FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip")


class HealthInfo(msgspec.Struct, frozen=True):
    """The state of the server. With status 503 it cannot reach its store."""

    status: Literal["ok", "down"]
    version: str
    database: Literal["ok", "down"]
    uptime_s: Annotated[int, about("seconds since it was started")]


class _Config(Protocol):
    metrics_public: bool


class _Server(Protocol):
    """What this module needs of the server."""

    store: Store
    config: _Config


@get("/health", tags=["server"])
async def show_health(server: NamedDependency[SkipValidation[_Server]]) -> Response[HealthInfo]:
    """Whether the server works and its store answers."""
    there = await store_answers(server.store)
    word: Literal["ok", "down"] = "ok" if there else "down"
    info = HealthInfo(word, __version__, word, int(time.monotonic() - _BEGAN))
    return Response(info, status_code=200 if there else 503, headers={"Cache-Control": "no-store"})


@get("/metrics", tags=["server"], media_type=_EXPOSITION)
async def show_metrics(
    request: Request[Any, Any, State], server: NamedDependency[SkipValidation[_Server]]
) -> Response[bytes]:
    """The server's metrics for Prometheus; only for this machine, unless the config says otherwise."""
    if not (is_local(request) or server.config.metrics_public):
        raise Refused("not_found", "there is nothing here")
    return Response(metrics.exposition(), media_type=_EXPOSITION)


HEALTH_ROUTES: Final = [show_health, show_metrics]


async def store_answers(store: Store) -> bool:
    """Whether the store answers soon enough.

    A ping that takes too long goes on in the background, and the next caller waits for the same one: cancelling a query
    half-way can break its connection.
    """
    question = _pings.get(store)
    if question is None or question.done():
        question = _pings[store] = asyncio.create_task(_ask(store), name="health")
    await asyncio.wait({question}, timeout=TIMEOUT)
    return question.done() and question.result()


_pings: Final[WeakKeyDictionary[Store, asyncio.Task[bool]]] = WeakKeyDictionary()


async def _ask(store: Store) -> bool:
    try:
        await store.ping()
    except Refused:
        return False
    return True


def is_local(request: Request[Any, Any, State]) -> bool:
    """Whether the request comes from this machine itself, and not through a proxy on it."""
    if request.client is None or any(name in request.headers for name in _FORWARDED):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
