"""The outgoing messages of one client. Each is encoded when the socket is free, so that it shows the newest state."""

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

MOST_QUEUED: Final = 200  # messages that may wait for a slow reader; with more we close the socket
_TABLE, _STOP, _QUEUED, _HERE = "table", "stop", "queued", "here"  # the kinds of messages that can be due
TIMEOUT: Final = 30.0  # seconds that a reader may take for one message
_BROKEN: Final = (OSError, RuntimeError)  # the socket broke or is closing; the receiving side notices it too
_ENCODER: Final = msgspec.json.Encoder()

log = structlog.get_logger("oubliette.socket")

CloseReason: TypeAlias = Literal["too_slow", "logged_out", "failed"]  # why we close a socket


class Socket(Protocol):
    """The outgoing side of a socket."""

    def send(self, message: bytes) -> Awaitable[None]:
        """Send a message. Raises OSError if the other side is gone."""

    def close(self, why: CloseReason) -> None:
        """Close the socket soon, with this reason."""


class ClientState(NamedTuple):
    """What a client knows from the last stop we sent, and the match and seat of that stop."""

    match: str
    seat: int
    known: Known


@final
class Outbox:
    """The messages due to one client with an open socket at a table.

    `chosen` is the seat they asked for; None: whichever they hold. We never queue the state of the match: a slow reader
    gets the newest stop, with all events since the last one we sent.
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
        self.rate_key = rate_key  # the person, or without one the address
        self.table = table
        self.person = person
        self.lang = lang
        self.chosen = chosen
        self.client_state: ClientState | None = None
        self.replies: deque[int] = deque()  # ids of requests; each of the next stops answers one
        self._queue: deque[bytes] = deque()
        self._due: dict[str, None] = {_TABLE: None, _STOP: None}  # a set that keeps the order
        self._holders: list[SeatPlan] = []  # the list for which `_mine` was computed
        self._mine: list[int] = []
        self._socket: Socket | None = None  # not open yet, or closed
        self._sending = False
        self._waiting: asyncio.Task[None] | None = None  # sends to a slow reader
        self._timeout: asyncio.Timeout | None = None  # for that task

    @property
    def seat(self) -> int:
        """The seat whose view we send, or SPECTATOR."""
        match, chosen = self.table.match, self.chosen
        if match is None:
            mine = self.table.seats_of(self.person)
        else:
            if match.holders is not self._holders:  # every change makes a new list
                self._holders, self._mine = match.holders, match.seats_of(self.person)
            mine = self._mine
        if chosen is not None:
            return chosen if chosen in mine else SPECTATOR
        return mine[0] if len(mine) == 1 else self._seat_among(mine, None if match is None else match.asked)

    def _seat_among(self, mine: list[int], asked: int | None) -> int:
        """Choose one of several seats: the one that is asked, else the one of the last stop, else the first."""
        if not mine:
            return SPECTATOR
        if asked in mine:
            return mine[mine.index(asked)]
        return self.client_state.seat if self.client_state is not None and self.client_state.seat in mine else mine[0]

    def open(self, socket: Socket) -> None:
        """The socket is open: send what is due from now on."""
        self._socket = socket
        self._schedule()

    def closed(self) -> None:
        """The socket is closed: send nothing more."""
        self._socket = None
        if self._waiting is not None:
            self._waiting.cancel()

    def close(self, why: CloseReason) -> None:
        """Close the socket. A client that comes back opens another one, with another outbox."""
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
        """Queue a message for this client alone. Closes the socket if too many are waiting."""
        if len(self._queue) >= MOST_QUEUED:
            self.close("too_slow")
            return
        self._queue.append(_ENCODER.encode(message))
        self._due[_QUEUED] = None
        self._schedule()

    def _schedule(self) -> None:
        """Arrange to send what is due. If a message is being sent now, the rest follows it."""
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
        """Send this, and what is due by then. Only a slow reader needs a task."""
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
        """Send the rest of a message, and what is due by then, to a slow reader."""
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
                    self._timeout.reschedule(loop.time() + TIMEOUT)  # slow, but still reading
                    rest = socket.send(message)
        except TimeoutError:
            self.close("too_slow")
        except Exception:  # a fault of ours
            log.exception("socket_failed")
            self.close("failed")
        finally:
            self._sending = False
            self._waiting = self._timeout = None
        if self._socket is not None:  # something may have become due meanwhile
            self._schedule()

    def _next(self) -> bytes | None:
        """The next message, if any: the first that is due. A stop waits until the store has the match's state."""
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
            self._due.pop(_HERE, None)  # the table's message includes it
            return _ENCODER.encode(table.info(self.person))
        return _ENCODER.encode(table.here_info())

    def _encode_stop(self, match: LiveMatch) -> bytes:
        """The newest stop, with events since the last one if that was of the same match and seat."""
        table, seat, last, replies = self.table, self.seat, self.client_state, self.replies
        reply = replies.popleft() if replies else None
        if replies:  # each request gets its own stop
            self._due[_STOP] = None
        known = NOTHING if last is None or last.match != match.id or last.seat != seat else last.known
        made = match.stop_info(seat, known, here=table.here, stand_ins=table.stand_ins, reply=reply)
        self.client_state = ClientState(match.id, seat, Known(made.ply, made.rewinds, made.noticed))
        return _ENCODER.encode(made)
