"""Logs and counts every request and socket by its route, never by its URL.

URLs contain ids of private tables and invitations, so the log has the route's pattern instead. This module does not
read cookies, bodies or queries.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Awaitable
from typing import Any, Final, cast, final

import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bound_contextvars

from oubliette.server.observe import metrics

REQUEST_ID: Final = b"x-request-id"
NO_ROUTE: Final = "none"  # for unknown URLs, which strangers choose
_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
_PROBES: Final = frozenset({"/health", "/metrics"})  # machines poll these all day
_SWITCHING_PROTOCOLS: Final = 101
_FORBIDDEN: Final = 403
_SERVER_ERROR: Final = 500

_log = structlog.get_logger(__name__)


@final
class Access:
    """Wraps the whole application, so that it also sees requests without a route."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and watch the answer."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request = secrets.token_hex(8)
        visit = _Visit(scope, request, send)
        with bound_contextvars(request=request):
            try:
                await self._app(scope, receive, visit.send)
            except Exception:
                visit.failed()
                raise
            finally:
                visit.over()


@final
class _Visit:
    """One running request or open socket."""

    def __init__(self, scope: Scope, request: str, send: Send) -> None:
        self._scope = cast("dict[str, Any]", scope)
        self._request = request
        self._send = send
        self._began = time.perf_counter()
        self._status = 0  # 0: no answer, because the client is gone
        self._open = False

    def send(self, message: Message) -> Awaitable[None]:
        """Note the answer's status, and pass everything on. No coroutine, because a socket sends very many messages."""
        if message["type"] != "websocket.send":
            self._note(message)
        return self._send(message)

    def _note(self, message: Message) -> None:
        kind = str(message["type"])
        if kind in ("http.response.start", "websocket.accept", "websocket.http.response.start"):
            start = cast("dict[str, Any]", message)  # one of three types with the same keys
            start["headers"] = [*start.get("headers", ()), (REQUEST_ID, self._request.encode())]
            self._status = start.get("status", _SWITCHING_PROTOCOLS)
            if kind == "websocket.accept":
                self._open = True
                metrics.socket_opened()
        elif kind == "websocket.close" and not self._open:
            self._status = _FORBIDDEN  # what the client sees

    def failed(self) -> None:
        """The application raised an exception instead of answering."""
        if not self._open:
            self._status = _SERVER_ERROR

    def over(self) -> None:
        """The request or socket ended: log and count it."""
        seconds = time.perf_counter() - self._began
        route = str(self._scope.get("path_template") or NO_ROUTE)
        if self._open:
            metrics.socket_closed()
        if self._scope["type"] == "http":
            method = self._scope["method"]
            method = method if method in _METHODS else "OTHER"
            metrics.answered(route, method, self._status, seconds)
        else:
            method = "SOCKET"
        level = logging.DEBUG if route in _PROBES and self._status < _SERVER_ERROR else logging.INFO
        _log.log(level, "answered", method=method, route=route, status=self._status, ms=round(seconds * 1000, 1))
