"""What is sent to one client: a message that is due is sent when the socket is free, the newest state only."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias, final

import msgspec
import structlog

from oubliette.kernel import SPECTATOR
from oubliette.server.live.broadcast import Broadcast
from oubliette.server.live.eager import run_eagerly
from oubliette.server.live.match import NOTHING, Known, LiveMatch
from oubliette.server.live.table import LiveTable
from oubliette.server.wire.tables import SeatPlan

MOST_QUEUED: Final = 200  # messages that may wait for a slow reader: more, and the socket is closed
_TABLE, _STOP, _QUEUED, _HERE = "table", "stop", "queued", "here"  # what can be due
TIMEOUT: Final = 30.0  # seconds that a reader may take for one message
_BROKEN: Final = (OSError, RuntimeError)  # a socket that broke or is closing: who receives from it notices it too
_ENCODER: Final = msgspec.json.Encoder()

log = structlog.get_logger("oubliette.socket")

CloseReason: TypeAlias = Literal["too_slow", "logged_out", "failed"]  # why we close a socket


class Socket(Protocol):
    """The outgoing side of a socket."""

    def send(self, message: bytes) -> Awaitable[None]:
        """Send a message. OSError if the other side is gone."""

    def close(self, why: CloseReason) -> None:
        """Close it soon, and say why."""


class ClientState(NamedTuple):
    """What a client knows from the last stop that was sent, and of which match and seat that was."""

    match: str
    seat: int
    known: Known


@final
class Outbox:
    """What is due to one client with an open socket at a table.

    `chosen` is the seat they asked for, None: whichever they hold. The state of the match is never queued: a slow
    reader gets the newest stop, with all events since the last one that was sent.
    """

    def __init__(
        self,
        broadcast: Broadcast,
        table: LiveTable,
        person: str | None,
        rate_key: str,
        lang: str,
        chosen: int | None = None,
    ) -> None:
        self.broadcast = broadcast
        self.rate_key = rate_key  # the person, or for nobody the address: as sockets are counted
        self.table = table
        self.person = person
        self.lang = lang
        self.chosen = chosen
        self.client_state: ClientState | None = None
        self.replies: deque[int] = deque()  # the requests that the next stops answer, one each
        self._queue: deque[bytes] = deque()
        self._due: dict[str, None] = {_TABLE: None, _STOP: None}  # in the order in which it became so
        self._holders: list[SeatPlan] = []  # those among whom `_mine` was found
        self._mine: list[int] = []
        self._socket: Socket | None = None  # none yet, or none any more
        self._sending = False
        self._waiting: asyncio.Task[None] | None = None  # for a reader who is slower than we are
        self._timeout: asyncio.Timeout | None = None  # with them

    @property
    def seat(self) -> int:
        """The seat whose eyes this is, or SPECTATOR."""
        match, chosen = self.table.match, self.chosen
        if match is None:
            mine = self.table.seats_of(self.person)
        else:
            if match.holders is not self._holders:  # whoever changes them makes a new list
                self._holders, self._mine = match.holders, match.seats_of(self.person)
            mine = self._mine
        if chosen is not None:
            return chosen if chosen in mine else SPECTATOR
        return mine[0] if len(mine) == 1 else self._seat_among(mine, None if match is None else match.asked)

    def _seat_among(self, mine: list[int], asked: int | None) -> int:
        """Of several the one that is asked, or the one of before."""
        if not mine:
            return SPECTATOR
        if asked in mine:
            return mine[mine.index(asked)]
        return self.client_state.seat if self.client_state is not None and self.client_state.seat in mine else mine[0]

    def open(self, socket: Socket) -> None:
        """The socket is open: send what is due, now and whenever something is."""
        self._socket = socket
        self._schedule()

    def closed(self) -> None:
        """The socket is closed: send nothing more."""
        self._socket = None
        if self._waiting is not None:
            self._waiting.cancel()

    def close(self, why: CloseReason) -> None:
        """Close the socket: the client must come again, and is told everything anew."""
        socket = self._socket
        self.closed()
        if socket is not None:
            socket.close(why)

    def stop_is_due(self) -> None:
        self._due[_STOP] = None
        self._schedule()

    def table_is_due(self) -> None:
        self._due[_TABLE] = None
        self._schedule()

    def here_is_due(self) -> None:
        self._due[_HERE] = None
        self._schedule()

    def put(self, message: msgspec.Struct) -> None:
        """Queue a message for this client alone. Who lets too many of them pile up is dropped."""
        if len(self._queue) >= MOST_QUEUED:
            self.close("too_slow")
            return
        self._queue.append(_ENCODER.encode(message))
        self._due[_QUEUED] = None
        self._schedule()

    def _schedule(self) -> None:
        """Send what is due, unless we are at it: then it is sent when the socket is free."""
        if self._socket is None or self._sending:
            return
        self._sending = True
        self.broadcast.add(self)

    def encode(self) -> bytes | None:
        """The first message that is due, if any."""
        message = None if self._socket is None else self._next()
        self._sending = message is not None
        return message

    def send(self, message: bytes) -> None:
        """Send this, and what is due by then. A task is made only for who reads more slowly."""
        socket, following = self._socket, message
        while socket is not None:
            try:
                rest = run_eagerly(socket.send(following))
            except _BROKEN:
                self._socket = None
                break
            if rest is not None:
                self._waiting = asyncio.create_task(self._wait(socket, rest), name="slow reader")
                return
            more = self._next() if self._due else None
            if more is None:
                break
            socket, following = self._socket, more
        self._sending = False

    async def _wait(self, socket: Socket, rest: Awaitable[None]) -> None:
        """Send the rest of a message, and what is due by then, to somebody who reads slowly."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(TIMEOUT) as self._timeout:
                while True:
                    try:
                        await rest
                    except _BROKEN:
                        self._socket = None
                        break
                    message = self._next()
                    if message is None:
                        break
                    self._timeout.reschedule(loop.time() + TIMEOUT)  # slow, but reading
                    rest = socket.send(message)
        except TimeoutError:
            self.close("too_slow")
        except Exception:  # a fault of ours
            log.exception("socket_failed")
            self.close("failed")
        finally:
            self._sending = False
            self._waiting = self._timeout = None
        if self._socket is not None:  # something may have become due while we came to an end
            self._schedule()

    def _next(self) -> bytes | None:
        """The next message, if any: what became due first, unless it has to wait for the store."""
        due, match = self._due, self.table.match
        for kind in due:
            if kind is _STOP:
                if match is None or match.pending or match.stale:
                    continue
                del due[kind]
                return self._encode_stop(match)
            if kind is not _QUEUED or len(self._queue) == 1:
                del due[kind]
            return self._encode_due(kind)
        return None

    def _encode_due(self, kind: str) -> bytes:
        if kind is _QUEUED:
            return self._queue.popleft()
        table = self.table
        if kind is _TABLE:
            self._due.pop(_HERE, None)  # a table says who is here
            return _ENCODER.encode(table.info(self.person))
        return _ENCODER.encode(table.here_info())

    def _encode_stop(self, match: LiveMatch) -> bytes:
        """The newest stop, since the last one sent if that was of the same match and seat."""
        table, seat, told, replies = self.table, self.seat, self.client_state, self.replies
        reply = replies.popleft() if replies else None
        if replies:  # each request has a stop of its own
            self._due[_STOP] = None
        known = NOTHING if told is None or told.match != match.id or told.seat != seat else told.known
        made = match.stop_info(seat, known, here=table.here, stand_ins=table.stand_ins, reply=reply)
        self.client_state = ClientState(match.id, seat, Known(made.ply, made.rewinds, made.noticed))
        return _ENCODER.encode(made)
