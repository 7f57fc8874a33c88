"""The ASGI application: all routes of one server, with their guards and logs."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, final

import structlog
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Tag

from oubliette import __version__
from oubliette.kernel import Problem
from oubliette.server.api.daily import DAILY_ROUTES
from oubliette.server.api.games import GAMES_ROUTES
from oubliette.server.api.health import HEALTH_ROUTES
from oubliette.server.api.matches import MATCH_ROUTES
from oubliette.server.api.openapi import Document, operation_id
from oubliette.server.api.people import PEOPLE_ROUTES, provide_me
from oubliette.server.api.records import RECORD_ROUTES
from oubliette.server.api.statistics import STATISTICS_ROUTES
from oubliette.server.api.tables import TABLE_ROUTES
from oubliette.server.config import Config, from_environment
from oubliette.server.garbage import tune_garbage_collector
from oubliette.server.observe import metrics
from oubliette.server.observe.access import Access
from oubliette.server.observe.logs import set_up_logs
from oubliette.server.pages import CLIENT, Pages
from oubliette.server.people.caller import client_address, rate_key
from oubliette.server.problems import Refused, status_of
from oubliette.server.running_server import RunningServer
from oubliette.server.security.guard import guarded
from oubliette.server.security.refusing import refusal_of
from oubliette.server.socket.connection import serve_socket
from oubliette.server.store.file_lock import lock_database

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

_API: Final = re.compile(r"/(api|health|metrics|ws)(/|$)")
_SOCKET: Final = re.compile(r"/ws/(?P<kind>tables|matches)/(?P<id>[A-Za-z0-9_-]{1,24})")

log = structlog.get_logger("oubliette.server")


@final
class Application:
    """Routes sockets straight to their tables, API requests to Litestar, and everything else to the client's files."""

    def __init__(self, config: Config, prepare: str = "", client: Path = CLIENT) -> None:
        self._config = config
        self._prepare = prepare
        self._pages = Pages(client)
        self._server: RunningServer | None = None
        self.litestar = self._make()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket."""
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP and not _API.match(scope["path"]):
            await self._pages(scope, send)
        else:
            await self.litestar(scope, receive, send)

    @property
    def server(self) -> RunningServer:
        assert self._server is not None, "the server is open while the application runs"
        return self._server

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401 - ASGI's own dict
        found = _SOCKET.fullmatch(scope["path"])
        if found is None:
            await receive()
            await send({"type": "websocket.close", "code": 4404, "reason": "not_found"})
            return
        scope["path_template"] = f"/ws/{found['kind']}/{{id}}"
        await serve_socket(self.server, found["kind"], found["id"], scope, receive, send)

    def _make(self) -> Litestar:
        @asynccontextmanager
        async def open_server(_: Litestar) -> AsyncIterator[None]:
            async with lock_database(self._config.database):
                self._server = await RunningServer.open(self._config, self._prepare)
                try:
                    yield
                finally:
                    await self._server.close()

        def provide_server() -> RunningServer:
            return self.server

        async def limit_rate(request: Request[Any, Any, Any]) -> None:
            self.server.rates.take("request", rate_key(request, self.server))
            self.server.rates.take("address", client_address(request.scope))

        return Litestar(
            before_request=limit_rate,
            route_handlers=[
                *GAMES_ROUTES,
                *PEOPLE_ROUTES,
                *TABLE_ROUTES,
                *MATCH_ROUTES,
                *RECORD_ROUTES,
                *DAILY_ROUTES,
                *STATISTICS_ROUTES,
                *HEALTH_ROUTES,
            ],
            dependencies={"server": Provide(provide_server, sync_to_thread=False), "me": Provide(provide_me)},
            exception_handlers={
                Problem: _refuse,
                HTTPException: _refuse_http,
                UnicodeDecodeError: _refuse_body,
                RecursionError: _refuse_body,
                Exception: _fail,
            },
            lifespan=[open_server],
            openapi_config=OpenAPIConfig(
                title="Oubliette",
                version=__version__,
                path="/api/schema",
                render_plugins=[Document()],
                use_handler_docstrings=True,
                operation_id_creator=operation_id,
                tags=[Tag(name) for name in _TAGS],
            ),
            logging_config=None,
        )


_TAGS: Final = ("games", "people", "tables", "matches", "records", "daily", "statistics", "server")


def make_app(config: Config, prepare: str = "") -> ASGIApp:
    """The application with its guards and access log."""
    return Access(guarded(Application(config, prepare), config))


def app() -> ASGIApp:
    """`make_app` for a worker process, with the config that its parent left in the environment."""
    config = from_environment()
    set_up_logs(config.log_format, config.log_level)
    tune_garbage_collector()
    return make_app(config)


def _refuse(request: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    metrics.refused(problem.slug)
    seconds = problem.facts.get("seconds")
    headers = {"Retry-After": str(seconds)} if problem.slug == "too_fast" else {}
    return Response(refusal_of(problem, request.headers), status_code=status_of(problem), headers=headers)


def _refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Turn a refusal by Litestar itself into our form."""
    if isinstance(error, ValidationException) or error.status_code == 400:
        where = error.extra[0] if isinstance(error.extra, list) and error.extra else None
        what = f"{where.get('key', '')}: {where.get('message', '')}" if isinstance(where, dict) else str(error.detail)
        problem = Refused("bad_request", f"the request is invalid: {what}", what=what[:300])
    else:
        slug = {401: "no_person", 403: "other_origin", 404: "not_found", 405: "bad_method", 413: "bad_request"}
        problem = Refused(slug.get(error.status_code, "bad_request"), str(error.detail), what=str(error.detail)[:300])
    response = _refuse(request, problem)
    response.status_code = error.status_code
    return response


def _refuse_body(request: Request[Any, Any, Any], _: Exception) -> Response[Any]:
    """Refuse JSON that is not UTF-8 or too deeply nested: the decoder raises other errors than for malformed JSON."""
    return _refuse(request, Refused("bad_request", "the request is invalid: not JSON in UTF-8", what="JSON"))


def _fail(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Handle a bug of ours: log everything, and tell the client no details."""
    log.error("failed", exc_info=error)
    return _refuse(request, Refused("failed", "the server failed; the error is in its log"))
