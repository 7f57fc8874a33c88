"""The bus of several processes on one PostgreSQL: NOTIFY and LISTEN over two connections of its own."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final, final

import msgspec

from oubliette.server.bus.bus import Gap, Subscriber
from oubliette.server.bus.notes import Note, pack, unpack
from oubliette.server.problems import Refused
from oubliette.server.store.engine import connect
from oubliette.server.store.places import Place

CHANNEL: Final = "oubliette"
SHORTEST_PAUSE: Final = 0.05  # seconds before the first attempt to reconnect; each further pause is twice as long
LONGEST_PAUSE: Final = 5.0
KEEPALIVE: Final = 20.0  # seconds of silence before we check whether a connection still works
CLOSE_TIMEOUT: Final = 2.0  # seconds to send the last notes

# All packets in one statement: one round trip and one commit, however many there are
_NOTIFY: Final = "SELECT pg_notify($1, one) FROM unnest($2::text[]) AS one"

_LOG: Final = logging.getLogger(__name__)


@final
class PostgresBus:
    """Sends on one connection and listens on another. Reconnects when one is lost.

    Notes wait for a new connection. Notes that others send while we do not listen are lost: then `on_gap` is called.
    """

    def __init__(self, place: Place, process: str) -> None:
        self.process = process
        self._place = place
        self._subscribers: list[Subscriber] = []
        self._gaps: list[Gap] = []
        self._outgoing: deque[Note] = deque()
        self._wake = asyncio.Event()
        self._sent = asyncio.Event()
        self._sent.set()
        self._tasks: list[asyncio.Task[None]] = []

    def publish(self, note: Note) -> None:
        self._outgoing.append(note)
        self._wake.set()
        self._sent.clear()

    def subscribe(self, subscriber: Subscriber) -> None:
        self._subscribers.append(subscriber)

    def on_gap(self, gap: Gap) -> None:
        self._gaps.append(gap)

    async def start(self) -> None:
        (receiving, lost), sending = await self._open_receiving(), None
        try:
            sending = await connect(self._place)
        finally:
            if sending is None:
                await receiving.close()
        self._tasks = [asyncio.create_task(self._listen(receiving, lost)), asyncio.create_task(self._send(sending))]

    async def close(self) -> None:
        if not self._tasks:
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(self._sent.wait(), CLOSE_TIMEOUT)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    async def _open_receiving(self) -> tuple[Any, asyncio.Event]:
        """A connection that listens, and an event that is set when it is lost. asyncpg has no types."""
        connection = await connect(self._place)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._received)
        except BaseException:  # whoever tries again opens another connection
            connection.terminate()
            raise
        return connection, lost

    async def _listen(self, connection: Any, lost: asyncio.Event) -> None:  # noqa: ANN401
        while True:
            try:
                await self._until_lost(connection, lost)
            finally:
                connection.terminate()
            for pause in _pauses():
                await asyncio.sleep(pause)
                try:
                    connection, lost = await self._open_receiving()
                    break
                except _lost() as problem:
                    _LOG.warning("the bus cannot listen: %s", problem)
            for gap in self._gaps:
                gap()

    async def _until_lost(self, connection: Any, lost: asyncio.Event) -> None:  # noqa: ANN401
        """Wait until the connection is lost. A dead network gives no error, so send a query now and then."""
        while not lost.is_set():
            try:
                async with asyncio.timeout(KEEPALIVE):  # in Python 3.11 `wait_for` can lose our cancellation
                    await lost.wait()
            except TimeoutError:
                try:
                    await connection.execute("SELECT 1", timeout=KEEPALIVE)
                except _lost():
                    return

    async def _send(self, connection: Any) -> None:  # noqa: ANN401
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                batch = list(self._outgoing)
                packets = list(pack(self.process, batch))
                try:
                    await connection.execute(_NOTIFY, CHANNEL, packets, timeout=KEEPALIVE)
                except _lost() as problem:
                    _LOG.warning("the bus cannot send: %s", problem)
                    connection.terminate()
                    connection = await self._connect_again()
                    self._wake.set()  # send the same notes again: receiving them twice does no harm
                    continue
                for _ in batch:
                    self._outgoing.popleft()
                if not self._outgoing:
                    self._sent.set()
        finally:
            connection.terminate()

    async def _connect_again(self) -> Any:  # noqa: ANN401
        for pause in _pauses():
            await asyncio.sleep(pause)
            with suppress(Refused):
                return await connect(self._place)
        raise AssertionError("_pauses never ends")

    def _received(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        try:
            packet = unpack(payload)
        except msgspec.MsgspecError as error:
            _LOG.warning("the bus does not understand a packet: %s", error)
            return
        if packet.sender == self.process:
            return
        for note in packet.notes:
            for subscriber in self._subscribers:
                try:
                    subscriber(note)
                except Exception:  # noqa: BLE001 - the notes after it must still be handled
                    _LOG.exception("a note could not be handled")


def _lost() -> tuple[type[Exception], ...]:
    """The exceptions of a connection that is lost or does not answer."""
    import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415 - it ships no types; an extra of its own

    return Refused, OSError, asyncpg.PostgresError, asyncpg.InterfaceError


def _pauses() -> Iterator[float]:
    """Growing pauses with jitter, because all processes lose the same PostgreSQL at the same time."""
    pause = SHORTEST_PAUSE
    while True:
        yield pause * random.uniform(0.5, 1.0)
        pause = min(LONGEST_PAUSE, 2 * pause)
