"""Refusing before any handler is asked, in the words and the form that handlers use."""

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


_DRAINING: Final = 3.0  # seconds that somebody may go on sending what is refused
_MOST: Final = 16 * 1024 * 1024  # bytes of it


def refusal_of(problem: Problem, headers: Mapping[str, str]) -> Refusal:
    """A problem as it is told to who sent these headers."""
    told = plain(problem)
    return Refusal(told.slug, ShellTexts(language_of(headers)).problem(told), told.facts)


async def refuse_request(
    problem: Problem, headers: Mapping[str, str], send: Send, receive: Receive | None = None
) -> None:
    """Answer a request whose body was not read; then the connection ends.

    Who is still sending would see a broken line instead of the answer: with `receive`, what comes is thrown away first.
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
    """Close a socket before it is open: the other side sees a 403."""
    await receive()  # that somebody wants to connect
    await send({"type": "websocket.close", "code": 1008, "reason": problem.slug})
