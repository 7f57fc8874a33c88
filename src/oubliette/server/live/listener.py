"""One open socket's outgoing side: what is due is said when the line is free, the newest state instead of every one."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Coroutine
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, Protocol, TypeAlias, final

import msgspec
import structlog

from oubliette.kernel import SPECTATOR
from oubliette.server.live.chorus import Chorus
from oubliette.server.live.eager import begun

if TYPE_CHECKING:
    from oubliette.server.live.match import LiveMatch
    from oubliette.server.live.table import LiveTable
    from oubliette.server.wire.tables import SeatPlan

MOST: Final = 200  # lines that may wait for a slow reader: more, and the socket is closed
_TABLE, _STOP, _SAID, _HERE = "table", "stop", "said", "here"  # what can be due
PATIENCE: Final = 30.0  # seconds that a reader may take for one message
_BROKEN: Final = (OSError, RuntimeError)  # a line that broke or is closing: the side that listens notices it too
_ENCODER: Final = msgspec.json.Encoder()

log = structlog.get_logger("oubliette.socket")

Silence: TypeAlias = Literal["too_slow", "logged_out", "failed"]  # why we say nothing more


class Line(Protocol):
    """The outgoing side of a socket."""

    def send(self, words: bytes) -> Coroutine[Any, Any, None]:
        """Send a message. OSError if the other side is gone."""

    def hang_up(self, why: Silence) -> None:
        """Close it soon, and say why."""


class Told(NamedTuple):
    """Where the last stop that was sent left a client."""

    match: str
    seat: int
    ply: int
    rewinds: int | None
    notices: int | None


@final
class Listener:
    """Somebody at a table with an open socket.

    `chosen` is the seat they asked for, None: whichever they hold. The state of the match is never queued: a slow
    reader gets the newest stop, with all events since the last one that was sent.
    """

    def __init__(
        self, chorus: Chorus, table: LiveTable, person: str | None, who: str, lang: str, chosen: int | None = None
    ) -> None:
        self.chorus = chorus
        self.who = who  # the person, or for nobody the address: as sockets are counted
        self.table = table
        self.person = person
        self.lang = lang
        self.chosen = chosen
        self.told: Told | None = None
        self.replies: deque[int] = deque()  # the requests that the next stops answer, one each
        self._outbox: deque[bytes] = deque()
        self._due: dict[str, None] = {_TABLE: None, _STOP: None}  # in the order in which it became so
        self._holders: list[SeatPlan] = []  # those among whom `_mine` was found
        self._mine: list[int] = []
        self._line: Line | None = None  # none yet, or none any more
        self._speaking = False
        self._waiting: asyncio.Task[None] | None = None  # for a reader who is slower than we are
        self._patience: asyncio.Timeout | None = None  # with them

    @property
    def seat(self) -> int:
        """The seat whose eyes this is, or SPECTATOR."""
        live, chosen = self.table.live, self.chosen
        if live is None:
            mine = self.table.seats_of(self.person)
        else:
            if live.holders is not self._holders:  # whoever changes them makes a new list
                self._holders, self._mine = live.holders, live.seats_of(self.person)
            mine = self._mine
        if chosen is not None:
            return chosen if chosen in mine else SPECTATOR
        return mine[0] if len(mine) == 1 else self._seat_among(mine, None if live is None else live.asked)

    def _seat_among(self, mine: list[int], asked: int | None) -> int:
        """Of several the one that is asked, or the one of before."""
        if not mine:
            return SPECTATOR
        if asked in mine:
            return mine[mine.index(asked)]
        return self.told.seat if self.told is not None and self.told.seat in mine else mine[0]

    def begin(self, line: Line) -> None:
        """The line is open: say what is due, now and whenever something is."""
        self._line = line
        self._speak_up()

    def end(self) -> None:
        """The line is closed."""
        self._line = None
        if self._waiting is not None:
            self._waiting.cancel()

    def stop_is_due(self) -> None:
        self._due[_STOP] = None
        self._speak_up()

    def table_is_due(self) -> None:
        self._due[_TABLE] = None
        self._speak_up()

    def here_is_due(self) -> None:
        self._due[_HERE] = None
        self._speak_up()

    def say(self, thing: msgspec.Struct) -> None:
        """Tell this one something of its own. Who lets too much of that pile up is dropped."""
        if len(self._outbox) >= MOST:
            self.fall_silent("too_slow")
            return
        self._outbox.append(_ENCODER.encode(thing))
        self._due[_SAID] = None
        self._speak_up()

    def fall_silent(self, why: Silence) -> None:
        """Say nothing more: the client must come again, and is told everything anew."""
        line = self._line
        self.end()
        if line is not None:
            line.hang_up(why)

    def _speak_up(self) -> None:
        """Say what is due, unless we are at it: then it is said when the line is free."""
        if self._line is None or self._speaking:
            return
        self._speaking = True
        self.chorus.add(self)

    def words(self) -> bytes | None:
        """The next thing to say, if any."""
        said = None if self._line is None else self._next()
        self._speaking = said is not None
        return said

    def utter(self, words: bytes) -> None:
        """Say this, and what is due by then. A task is made only for who reads more slowly."""
        line, said = self._line, words
        while line is not None:
            try:
                rest = begun(line.send(said))
            except _BROKEN:
                self._line = None
                break
            if rest is not None:
                self._waiting = asyncio.create_task(self._wait(line, rest), name="slow reader")
                return
            more = self._next() if self._due else None
            if more is None:
                break
            line, said = self._line, more
        self._speaking = False

    async def _wait(self, line: Line, rest: Awaitable[None]) -> None:
        """Say the rest of something, and what is due by then, to somebody who reads slowly."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(PATIENCE) as self._patience:
                while True:
                    try:
                        await rest
                    except _BROKEN:
                        self._line = None
                        break
                    words = self._next()
                    if words is None:
                        break
                    self._patience.reschedule(loop.time() + PATIENCE)  # slow, but reading
                    rest = line.send(words)
        except TimeoutError:
            self.fall_silent("too_slow")
        except Exception:  # a fault of ours
            log.exception("socket_failed")
            self.fall_silent("failed")
        finally:
            self._speaking = False
            self._waiting = self._patience = None
        if self._line is not None:  # something may have become due while we came to an end
            self._speak_up()

    def _next(self) -> bytes | None:
        """The next thing to say, if any: what became due first, unless it has to wait for the store."""
        due, live = self._due, self.table.live
        for kind in due:
            if kind is _STOP:
                if live is None or live.pending or live.stale:
                    continue
                del due[kind]
                return self._stop(live)
            if kind is not _SAID or len(self._outbox) == 1:
                del due[kind]
            return self._made(kind)
        return None

    def _made(self, kind: str) -> bytes:
        if kind is _SAID:
            return self._outbox.popleft()
        table = self.table
        if kind is _TABLE:
            self._due.pop(_HERE, None)  # a table says who is here
            return _ENCODER.encode(table.info(self.person))
        return _ENCODER.encode(table.here_info())

    def _stop(self, live: LiveMatch) -> bytes:
        """The newest stop, since the last one sent if that was of the same match and seat."""
        table, seat, told, replies = self.table, self.seat, self.told, self.replies
        reply = replies.popleft() if replies else None
        if replies:  # each request has a stop of its own
            self._due[_STOP] = None
        if told is None or told.match != live.id or told.seat != seat:
            made = live.stop_info(seat, -1, None, None, table.here, table.stand_ins, reply)
        else:
            made = live.stop_info(seat, told.ply, told.rewinds, told.notices, table.here, table.stand_ins, reply)
        self.told = Told(live.id, seat, made.ply, made.rewinds, made.noticed)
        return _ENCODER.encode(made)
