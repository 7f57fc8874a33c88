"""Limits the size of a request's body, counted as it arrives, whatever Content-Length says."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, final

from litestar.datastructures import Headers
from litestar.enums import ScopeType

from oubliette.server.problems import Refused
from oubliette.server.security.refusing import refuse_request

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Receive, Scope, Send, WebSocketReceiveMessage

GENERAL: Final = 64 * 1024  # bytes
UPLOAD: Final = 1024 * 1024  # bytes of an uploaded record
TIMEOUT: Final = 20.0  # seconds for a body to arrive: until then its first part stays in memory


def is_upload(scope: HTTPScope) -> bool:
    """Whether the request uploads a record."""
    return scope["method"] == "POST" and scope["path"].rstrip("/") == "/api/records"


@final
class BodyLimit:
    """Reads the whole body before it calls the application, or refuses it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on with its body, or refuse it."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        limit = UPLOAD if is_upload(scope) else GENERAL
        headers = Headers(scope["headers"])
        try:
            async with asyncio.timeout(TIMEOUT):
                body = await _whole(receive, limit, headers.get("content-length", ""))
        except TimeoutError:
            await refuse_request(Refused("too_slow", "the body of this request took too long to arrive"), headers, send)
            return
        except Refused as problem:
            await refuse_request(problem, headers, send, receive)
            return
        if body is None:  # the client disconnected
            return
        await self._app(scope, _replay(body, receive), send)


async def _whole(receive: Receive, limit: int, announced: str) -> bytes | None:
    if announced.isdecimal() and int(announced[:20]) > limit:
        raise _too_large(limit)
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return None
        body += message.get("body", b"")
        if len(body) > limit:
            raise _too_large(limit)
        if not message.get("more_body", False):
            return bytes(body)


def _replay(body: bytes, receive: Receive) -> Receive:
    """A `receive` that first gives the whole body, then whatever follows it."""
    delivered = False

    async def receive_whole() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        nonlocal delivered
        if delivered:
            return await receive()
        delivered = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_whole


def _too_large(limit: int) -> Refused:
    return Refused("body_too_large", f"that is more than {limit // 1024} kB", kilobytes=limit // 1024)
