"""One socket from beginning to end: who opens it, what it receives, and what it sends.

It is bare ASGI: a framework's socket would cost a fifth of the time of a move (benchmarks/server).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, final
from urllib.parse import parse_qs

import msgspec
import structlog

from oubliette.kernel import Problem
from oubliette.server.language import language_of
from oubliette.server.live.match import Known
from oubliette.server.live.outbox import ClientState, CloseReason, Outbox
from oubliette.server.live.watching import check_may_watch
from oubliette.server.observe import metrics
from oubliette.server.people.caller import client_address
from oubliette.server.people.identity import Me
from oubliette.server.problems import Refused
from oubliette.server.socket.messages import handle
from oubliette.server.store.chat import last_lines
from oubliette.server.wire.problems import plain
from oubliette.server.wire.socket import ChatLine, ClientMessage, RefusedInfo
from oubliette.texts import ShellTexts

if TYPE_CHECKING:
    from litestar.types import Receive, Send, WebSocketScope

    from oubliette.server.live.table import LiveTable
    from oubliette.server.running_server import RunningServer


class _Numbered(msgspec.Struct):
    id: int | None = None


_DECODER: Final = msgspec.json.Decoder(ClientMessage)
_NUMBERED: Final = msgspec.json.Decoder(_Numbered)
_LONGEST: Final = 16_384  # bytes of a frame
_FIELDS: Final = 20  # parameters of a query
_CHAT: Final = 50  # lines of chat for a newcomer
_FAULTS: Final = 20  # invalid or too fast frames before we close the socket
_SOCKETS: Final = 20  # of one person at once, in one process
_SOCKETS_THERE: Final = 100  # of unknown people at one address: a school class may share one
_CLOSE_TIMEOUT: Final = 1.0  # seconds to send the reason to a client that may not read any more
_TRY_LATER, _BAD, _FAILED, _TOO_FAST, _NOT_FOUND, _LOGGED_OUT = 1013, 1008, 1011, 4429, 4404, 4401  # close codes
_CODES_OF_FAULTS: Final = {"bad_message": _BAD, "too_fast": _TOO_FAST}
_CODES_OF_CLOSING: Final[dict[CloseReason, int]] = {
    "too_slow": _TRY_LATER,
    "logged_out": _LOGGED_OUT,
    "failed": _FAILED,
}
_CODES: Final = {
    "too_fast": _TOO_FAST,
    "too_many_sockets": _TOO_FAST,
    "store_down": _TRY_LATER,
    "busy": _TRY_LATER,
    "logged_out": _LOGGED_OUT,
}

log = structlog.get_logger("oubliette.socket")


async def serve_socket(
    server: RunningServer, kind: str, name: str, scope: WebSocketScope, receive: Receive, send: Send
) -> None:
    """Serve a client at a table, or at the table of a match, until it leaves."""
    await receive()  # websocket.connect
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    cookies = _cookies(headers)
    try:
        me = await server.people.person_of(cookies)
        who = me.id if me is not None else client_address(scope)
        server.rates.take("request", who)
        with _counted(server, who, _SOCKETS if me is not None else _SOCKETS_THERE):
            table = await server.finder.table(await server.finder.table_of(name) if kind == "matches" else name)
            if table.match is not None:
                check_may_watch(table.match, me)
            recent_chat = await last_lines(server.store, table.id, _CHAT)
            while server.tables.by_id.get(table.id) is not table:  # it was dropped from memory meanwhile
                table = await server.finder.table(table.id)
            outbox = _outbox(server, scope, table, me, who, language_of(headers))
            server.tables.join(table, outbox)
            try:
                for line in recent_chat:
                    mine = me is not None and line.person == me.id
                    outbox.put(ChatLine(line.number, line.name, mine, line.text, line.at))
                if me is not None and await server.people.person_of(cookies) is None:
                    raise Refused("logged_out", "you were logged out")  # after we checked and before `join`
                await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
                await _serve(server, outbox, me, receive, send)
            finally:
                server.tables.leave(table, outbox)
    except Problem as problem:
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await send({"type": "websocket.close", "code": _CODES.get(problem.slug, _NOT_FOUND), "reason": problem.slug})


@contextmanager
def _counted(server: RunningServer, who: str, most: int) -> Iterator[None]:
    """Count one more socket of a person or address until it is closed."""
    sockets = server.tables.sockets
    if sockets[who] >= most:
        raise Refused("too_many_sockets", "too many sockets are open: close some")
    sockets[who] += 1
    try:
        yield
    finally:
        sockets[who] -= 1
        if not sockets[who]:
            del sockets[who]


async def _serve(server: RunningServer, outbox: Outbox, me: Me | None, receive: Receive, send: Send) -> None:
    """Receive and send until one side closes the socket."""
    receiving = asyncio.create_task(_receive(server, outbox, me, receive, send), name="socket")
    socket = _Socket(send, receiving)
    outbox.open(socket)
    try:
        await asyncio.wait([receiving])
    finally:
        receiving.cancel()
        outbox.closed()
    if not receiving.cancelled():
        receiving.result()
        return
    with suppress(OSError, RuntimeError):  # if even this cannot be sent, the connection just ends
        async with asyncio.timeout(_CLOSE_TIMEOUT):
            await send({"type": "websocket.close", "code": _CODES_OF_CLOSING[socket.why], "reason": socket.why})


@final
class _Socket:
    """The outgoing side of a socket."""

    __slots__ = ("_receiving", "_send", "why")

    def __init__(self, send: Send, receiving: asyncio.Task[None]) -> None:
        self._send = send
        self._receiving = receiving
        self.why: CloseReason = "failed"  # unless `close` gives another reason

    def send(self, message: bytes) -> Awaitable[None]:
        return self._send({"type": "websocket.send", "bytes": None, "text": message.decode()})

    def close(self, why: CloseReason) -> None:
        self.why = why
        self._receiving.cancel()


async def _receive(server: RunningServer, outbox: Outbox, me: Me | None, receive: Receive, send: Send) -> None:
    """Handle the client's messages one by one until it leaves."""
    faults = 0
    while True:
        frame: Any = await receive()
        if frame["type"] != "websocket.receive":
            return
        data = frame.get("text") or frame.get("bytes") or b""
        try:
            server.rates.take("answer", outbox.rate_key)
            await handle(server, outbox, me, _decode(data))
        except Problem as problem:
            metrics.refused(problem.slug)
            if problem.slug in _CODES_OF_FAULTS:
                faults += 1
                if faults > _FAULTS:
                    await asyncio.sleep(0)  # let the outbox send first
                    await send(
                        {"type": "websocket.close", "code": _CODES_OF_FAULTS[problem.slug], "reason": problem.slug}
                    )
                    return
            outbox.put(_refusal(problem, outbox, _id_of(data)))


def _id_of(data: str | bytes) -> int | None:
    """The id of a message, even of one that is invalid otherwise, because its sender waits for an answer."""
    try:
        return _NUMBERED.decode(data).id if len(data) <= _LONGEST else None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def _decode(data: str | bytes) -> ClientMessage:
    if len(data) > _LONGEST:
        raise Refused("bad_message", f"a message has at most {_LONGEST} bytes")
    try:
        message: ClientMessage = _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad_message", f"this message is invalid: {error}", what=str(error)[:200]) from None
    return message


def _refusal(problem: Problem, outbox: Outbox, reply: int | None) -> RefusedInfo:
    match = outbox.table.match
    refused = plain(problem)
    message = ShellTexts(outbox.lang).problem(refused)
    return RefusedInfo(refused.slug, message, refused.facts, None if match is None else match.driver.ply, reply)


def _outbox(
    server: RunningServer, scope: WebSocketScope, table: LiveTable, me: Me | None, who: str, lang: str
) -> Outbox:
    """The client's outbox. The query says what the client knows: `?match=…&since=12&rewinds=0&notices=0&seat=1`."""
    try:
        query = parse_qs(scope["query_string"].decode("latin-1"), max_num_fields=_FIELDS)
    except ValueError:  # too many parameters: ignore them all
        query = {}
    person, spoken_lang = (None, lang) if me is None else (me.id, me.lang)
    outbox = Outbox(server.tables.broadcast, table, person, who, spoken_lang, _number(query, "seat"))
    since, rewinds, match = _number(query, "since"), _number(query, "rewinds"), query.get("match", [""])[0]
    if since is not None and rewinds is not None and match:
        outbox.client_state = ClientState(match, outbox.seat, Known(since, rewinds, _number(query, "notices")))
    return outbox


def _number(query: dict[str, list[str]], name: str) -> int | None:
    text = query.get(name, [""])[0]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def _cookies(headers: dict[str, str]) -> dict[str, str]:
    """The cookies of a request, parsed leniently: other cookies of the host may be malformed; ours has no quotes."""
    pairs = [part.strip().partition("=") for part in headers.get("cookie", "").split(";")]
    return {name: value for name, _, value in pairs}
