"""The writer: an acknowledged entry is on disk, and nobody waits for ever."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import bindparam, event, insert, text, update

from oubliette.server.problems import Refused
from oubliette.server.store.engine import connect, open_store
from oubliette.server.store.matches import read_entries
from oubliette.server.store.places import read_place
from oubliette.server.store.schema import entries
from oubliette.server.store.store import Store
from oubliette.server.store.writer import MOST, LostRace, Writer
from tests.server.serving import PATIENCE
from tests.server.stored import Scribe

pytestmark = pytest.mark.asyncio

MATCHES = ("first", "second", "third")


@asynccontextmanager
async def writing(address: str) -> AsyncIterator[tuple[Store, Writer]]:
    """A writer that is not started, on a store with the first entries of three matches."""
    store = await open_store(address)
    for name in MATCHES:
        await Scribe(name, "pig", 2).into(store)
    writer = Writer(store)
    try:
        yield store, writer
    finally:
        await writer.close()
        await store.close()


def row(match: str, number: int) -> dict[str, Any]:
    return {"match": match, "number": number, "at": 7, "data": f"{match} {number}", "asked": 0, "story": None}


async def appended(writer: Writer, *rows: dict[str, Any]) -> Sequence[BaseException | None]:
    """Write all rows in one batch: they are queued before the writer starts."""
    jobs = [asyncio.create_task(writer.append(one)) for one in rows]
    await asyncio.sleep(0)
    writer.start()
    return await outcomes(jobs)


async def outcomes(jobs: Sequence[asyncio.Task[None]]) -> list[BaseException | None]:
    """The exception of each job, or None."""
    _, waiting = await asyncio.wait(jobs, timeout=PATIENCE)
    for job in waiting:
        job.cancel()
        await asyncio.sleep(0)
        job.cancel()  # after the first cancel a job still waits for the writer
    assert not waiting, "they would wait for ever"
    return [job.exception() for job in jobs]


async def written(store: Store) -> list[str]:
    return [entry.data for name in MATCHES for entry in await read_entries(store, name, after=1)]


async def test_a_file_is_written_through_to_the_disk(sqlite_url: str) -> None:
    """The connection that writes the entries has the settings that make them survive a power loss."""
    async with writing(sqlite_url) as (store, writer):
        done: list[str] = []
        settings: list[int] = []

        def look(raw: sqlite3.Connection, *_: object) -> None:
            settings.extend(raw.execute(f"PRAGMA {name}").fetchone()[0] for name in ("synchronous", "foreign_keys"))
            raw.set_trace_callback(done.append)

        assert store.writing is not None
        event.listen(store.writing, "checkout", look)
        assert await appended(writer, row("first", 2)) == [None]
        assert settings == [2, 1]  # FULL, ON
        assert [words.split()[0] for words in done if "foreign" not in words] == ["BEGIN", "INSERT", "COMMIT"]


async def test_a_full_batch_is_written_whatever_its_size(sqlite_url: str) -> None:
    """The writer inserts rows with statements of 128, 64, 32 rows and so on: none is missing or written twice."""
    async with writing(sqlite_url) as (store, writer):
        rows = [row("first", number) for number in range(2, 2 + MOST - 1)]  # 255: one statement of every size
        assert await appended(writer, *rows) == [None] * len(rows)
        assert await written(store) == [line["data"] for line in rows]


async def test_all_that_waits_is_written(database_url: str) -> None:
    async with writing(database_url) as (store, writer):
        assert await appended(writer, row("first", 2), row("first", 3), row("second", 2)) == [None, None, None]
        assert await written(store) == ["first 2", "first 3", "second 2"]


async def test_only_the_job_whose_number_is_taken_fails(database_url: str) -> None:
    async with writing(database_url) as (store, writer):
        await store.run(insert(entries).values(row("second", 2) | {"data": "another process"}))
        lost = await appended(writer, row("first", 2), row("second", 2), row("third", 2), row("first", 3))
        assert [type(one) for one in lost] == [type(None), LostRace, type(None), type(None)]
        assert await written(store) == ["first 2", "first 3", "another process", "third 2"]


async def test_of_two_in_one_batch_with_the_same_number_the_first_wins(database_url: str) -> None:
    async with writing(database_url) as (store, writer):
        twice = await appended(writer, row("first", 2), row("first", 2) | {"data": "again"}, row("third", 2))
        assert [type(one) for one in twice] == [type(None), LostRace, type(None)]
        assert await written(store) == ["first 2", "third 2"]


async def test_an_entry_whose_further_change_fails_is_not_written_with_the_next_batch(database_url: str) -> None:
    async with writing(database_url) as (store, writer):
        writer.start()
        taken = update(entries).where(entries.c.match == bindparam("of")).values(number=bindparam("to"))
        with pytest.raises(LostRace):
            await writer.append(row("first", 2), [(taken, {"of": "first", "to": 2})])  # two entries of one number
        await writer.append(row("third", 2))
        assert await written(store) == ["third 2"]


async def test_when_the_store_fails_everybody_is_told(database_url: str) -> None:
    async with writing(database_url) as (store, writer):
        async with store.engine.begin() as connection:
            await connection.execute(text("ALTER TABLE entries RENAME TO elsewhere"))
        failed = await appended(writer, row("first", 2), row("second", 2))
        assert [one.slug for one in failed if isinstance(one, Refused)] == ["store_down", "store_down"]

        async with store.engine.begin() as connection:
            await connection.execute(text("ALTER TABLE elsewhere RENAME TO entries"))
        await writer.append(row("first", 2))  # the writer still works
        assert await written(store) == ["first 2"]


@pytest.mark.slow
async def test_a_database_that_is_gone_keeps_nobody_waiting(postgresql_url: str, postgres_cluster: str) -> None:
    name = postgresql_url.rpartition("/")[2]
    master = await connect(read_place(f"{postgres_cluster}postgres"))
    async with writing(postgresql_url) as (store, writer):
        await master.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        await master.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
        failed = await appended(writer, row("first", 2), row("second", 2))
        assert [one.slug for one in failed if isinstance(one, Refused)] == ["store_down", "store_down"]

        await master.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        await writer.append(row("second", 2))  # with the next connection
        assert await written(store) == ["second 2"]
    await master.close()


async def test_a_cancelled_append_is_written(database_url: str) -> None:
    """And returns only then: nobody may ask the store before."""
    async with writing(database_url) as (store, writer):
        away = asyncio.create_task(writer.append(row("first", 2)))
        await asyncio.sleep(0)
        away.cancel()
        for _ in range(5):
            await asyncio.sleep(0)
        assert not away.done()
        writer.start()
        await asyncio.wait([away], timeout=PATIENCE)
        assert away.cancelled()
        assert await written(store) == ["first 2"]


async def test_a_cancelled_append_waits_for_a_failure_too(database_url: str) -> None:
    async with writing(database_url) as (store, writer):
        await store.run(insert(entries).values(row("first", 2) | {"data": "another process"}))
        away = asyncio.create_task(writer.append(row("first", 2)))
        await asyncio.sleep(0)
        away.cancel()
        writer.start()
        await asyncio.wait([away], timeout=PATIENCE)
        assert away.cancelled() and await written(store) == ["another process"]


async def test_what_waits_when_it_closes_is_written_first(database_url: str) -> None:
    async with writing(database_url) as (store, writer):
        waiting = [asyncio.create_task(writer.append(row("first", number))) for number in range(2, 600)]
        await asyncio.sleep(0)
        writer.start()
        await writer.close()
        assert await outcomes(waiting) == [None] * len(waiting)
        assert len(await written(store)) == len(waiting)
