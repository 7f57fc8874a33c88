"""Refuses requests before any handler runs, in the same form as handlers do."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from oubliette.kernel import Problem
from oubliette.server.language import language_of
from oubliette.server.problems import status_of
from oubliette.server.wire.problems import Refusal, plain
from oubliette.texts import ShellTexts

if TYPE_CHECKING:
    from litestar.types import Receive, Send


_DRAINING: Final = 3.0  # seconds for which to read a refused body
_MOST: Final = 16 * 1024 * 1024  # bytes of it to read


def refusal_of(problem: Problem, headers: Mapping[str, str]) -> Refusal:
    """The refusal for a problem, in the language of these request headers."""
    refused = plain(problem)
    return Refusal(refused.slug, ShellTexts(language_of(headers)).problem(refused), refused.facts)


async def refuse_request(
    problem: Problem, headers: Mapping[str, str], send: Send, receive: Receive | None = None
) -> None:
    """Answer a request whose body was not read to its end, and close the connection.

    A client that is still sending would see a broken connection instead of the answer. So with `receive` we read and
    discard the rest of its body before the connection ends.
    """
    body = msgspec.json.encode(refusal_of(problem, headers))
    await send(
        {
            "type": "http.response.start",
            "status": status_of(problem),
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
                (b"connection", b"close"),
            ],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": receive is not None})
    if receive is not None:
        with suppress(TimeoutError):
            async with asyncio.timeout(_DRAINING):
                await _drain(receive)
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _drain(receive: Receive) -> None:
    left = _MOST
    while left > 0:
        message = await receive()
        if message["type"] != "http.request" or not message.get("more_body", False):
            return
        left -= len(message.get("body", b""))


async def refuse_socket(problem: Problem, receive: Receive, send: Send) -> None:
    """Refuse a socket before it is open: the client sees a 403."""
    await receive()  # websocket.connect
    await send({"type": "websocket.close", "code": 1008, "reason": problem.slug})
