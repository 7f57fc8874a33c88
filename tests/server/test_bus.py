"""Processes that tell each other what changed, through a real PostgreSQL."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, get_args

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest

from oubliette.server.bus import (
    Alive,
    Bus,
    Chatted,
    EntryAdded,
    Here,
    InProcess,
    LoggedOut,
    Note,
    TableChanged,
    WhoIsHere,
    open_bus,
)
from oubliette.server.bus.notes import LARGEST, pack, unpack
from oubliette.server.bus.postgres import CHANNEL, PostgresBus
from oubliette.server.problems import Refused
from oubliette.server.store.engine import connect
from oubliette.server.store.places import read_place
from tests.server.serving import PATIENCE

EVERY_KIND: Sequence[Note] = [
    EntryAdded("m" * 22, 12),
    TableChanged("t" * 22, 3),
    Chatted("t" * 22, 4),
    Here("t" * 22, "one", [0, 2], 5),
    WhoIsHere("t" * 22, "one"),
    LoggedOut("p" * 22),
    Alive("one"),
]


class Listener:
    """Collects the notes of a bus, and lets a test wait for them."""

    def __init__(self, bus: Bus) -> None:
        self.heard: asyncio.Queue[Note | None] = asyncio.Queue()
        bus.subscribe(self.heard.put_nowait)
        bus.on_gap(lambda: self.heard.put_nowait(None))  # a gap

    async def next(self, count: int) -> list[Note | None]:
        return [await asyncio.wait_for(self.heard.get(), PATIENCE) for _ in range(count)]


@asynccontextmanager
async def buses(address: str, *processes: str) -> AsyncIterator[list[tuple[Bus, Listener]]]:
    made = [open_bus(address, process) for process in processes]
    for bus in made:
        assert isinstance(bus, PostgresBus)
    listeners = [Listener(bus) for bus in made]
    for bus in made:
        await bus.start()
    yield list(zip(made, listeners, strict=True))
    for bus in made:
        await bus.close()


async def cut_connections(address: str) -> None:
    """Cut all connections, as a restart of PostgreSQL does."""
    killer = await connect(read_place(address))
    others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    cut = await killer.fetch(f"SELECT pg_terminate_backend(pid) {others}")
    await killer.close()
    assert len(cut) >= 2


def test_this_file_uses_every_kind_of_note() -> None:
    assert {type(note) for note in EVERY_KIND} == set(get_args(Note))


@pytest.mark.asyncio
async def test_the_others_hear_every_note_in_order_and_the_sender_none(postgresql_url: str) -> None:
    async with buses(postgresql_url, "one", "two", "three") as [(one, to_one), (two, to_two), (_, to_three)]:
        for note in EVERY_KIND:
            one.publish(note)
        count = len(EVERY_KIND)
        assert await to_two.next(count) == await to_three.next(count) == EVERY_KIND

        two.publish(Alive("two"))
        assert await to_one.next(1) == await to_three.next(1) == [Alive("two")]
        assert to_one.heard.empty() and to_two.heard.empty()


@pytest.mark.asyncio
async def test_thousands_at_once_arrive(postgresql_url: str) -> None:
    """Far more than one NOTIFY can carry."""
    async with buses(postgresql_url, "one", "two") as [(one, _), (_, to_two)]:
        notes = [EntryAdded("m" * 22, number) for number in range(5000)]
        for note in notes:
            one.publish(note)
        assert await to_two.next(5000) == notes


@pytest.mark.asyncio
async def test_a_bus_sends_its_last_notes_when_it_closes(postgresql_url: str) -> None:
    async with buses(postgresql_url, "two") as [(_, to_two)]:
        one = open_bus(postgresql_url, "one")
        await one.start()
        one.publish(Alive("one"))
        await one.close()
        assert await to_two.next(1) == [Alive("one")]


@pytest.mark.asyncio
async def test_a_bus_reconnects_and_reports_the_gap(postgresql_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with buses(postgresql_url, "one", "two") as [(one, to_one), (_, to_two)]:
        await cut_connections(postgresql_url)
        assert await to_one.next(1) == await to_two.next(1) == [None]

        one.publish(EntryAdded("m", 7))  # the sender notices the lost connection, and sends again
        assert await to_two.next(1) == [EntryAdded("m", 7)]
    assert "cannot send" in caplog.text


@pytest.mark.asyncio
async def test_a_connection_that_cannot_listen_is_closed(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bus tries again with another connection; of those that failed, none stays open."""
    opened: list[asyncpg.Connection] = []
    listen = asyncpg.Connection.add_listener

    async def fail_twice(connection: asyncpg.Connection, *given: Any) -> None:
        opened.append(connection)
        if len(opened) < 3:
            raise ConnectionResetError
        await listen(connection, *given)

    async with buses(postgresql_url, "one") as [(_, to_one)]:
        monkeypatch.setattr(asyncpg.Connection, "add_listener", fail_twice)
        await cut_connections(postgresql_url)
        assert await to_one.next(1) == [None]
        assert [connection.is_closed() for connection in opened] == [True, True, False]


@pytest.mark.asyncio
async def test_a_bus_waits_for_a_database_that_is_down(
    postgresql_url: str, postgres_cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = asyncio.Semaphore(0)  # released whenever a bus has failed to connect
    monkeypatch.setattr(logging.getLogger("oubliette.server.bus.postgres"), "warning", lambda *_: tried.release())
    name = postgresql_url.rpartition("/")[2]
    master = await connect(read_place(f"{postgres_cluster}postgres"))
    async with buses(postgresql_url, "one", "two") as [(one, to_one), (_, to_two)]:
        await master.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        await master.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
        one.publish(EntryAdded("m", 8))
        await asyncio.wait_for(tried.acquire(), PATIENCE)
        await asyncio.wait_for(tried.acquire(), PATIENCE)
        assert to_one.heard.empty() and to_two.heard.empty()

        await master.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        assert await to_one.next(1) == [None]
        assert None in await to_two.next(1)
    await master.close()


@pytest.mark.asyncio
async def test_a_bus_ignores_what_strangers_send_on_its_channel(
    postgresql_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with buses(postgresql_url, "one", "two") as [(one, _), (_, to_two)]:
        stranger = await connect(read_place(postgresql_url))
        for nonsense in ("", "hello", "[]", '["x", [["dance", 1]]]', '["x", [["moved", 1, 2]]]', "[" * 5000):
            await stranger.execute("SELECT pg_notify($1, $2)", CHANNEL, nonsense)
        await stranger.close()
        one.publish(Alive("one"))
        assert await to_two.next(1) == [Alive("one")]
    assert caplog.text.count("does not understand") >= 6


@pytest.mark.asyncio
async def test_a_bus_without_a_database_does_not_start() -> None:
    bus = open_bus("postgresql://nobody:s3cret@127.0.0.1:1/nowhere", "one")
    with pytest.raises(Refused, match="cannot be reached"):
        await bus.start()
    await bus.close()


@pytest.mark.asyncio
async def test_one_process_alone_tells_nobody(sqlite_url: str) -> None:
    bus = open_bus(sqlite_url, "one")
    listener = Listener(bus)
    await bus.start()
    bus.publish(Alive("one"))
    await bus.close()
    assert isinstance(bus, InProcess) and listener.heard.empty()


def test_notes_are_packed_into_few_packets_of_limited_size() -> None:
    notes: list[Note] = [Here("é" * 22, "one", list(range(number % 9)), number) for number in range(2000)]
    parcels = list(pack("one", notes))

    sizes = [len(parcel.encode()) for parcel in parcels]
    assert max(sizes) <= LARGEST and min(sizes[:-1]) > LARGEST - 150
    assert [note for parcel in parcels for note in unpack(parcel).notes] == notes
    assert {unpack(parcel).sender for parcel in parcels} == {"one"} and not list(pack("one", []))
