"""Databases that cannot be opened: each refusal is one clear line and leaves nothing behind."""

import asyncio
import errno
import os
import socket
import sqlite3
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from oubliette.kernel import Problem
from oubliette.server.problems import Refused
from oubliette.server.store import engine as engines
from oubliette.server.store.engine import open_store, open_to_read
from oubliette.server.store.errors import explain
from oubliette.server.store.file_lock import lock_database
from oubliette.server.store.migrations import VERSION_TABLE
from oubliette.server.store.places import read_place
from oubliette.server.store.schema import metadata
from oubliette.server.store.store import Store
from oubliette.texts import ShellTexts
from tests.server.serving import PATIENCE

PASSWORD = "s3cret"


async def refusal(address: str) -> Problem:
    with pytest.raises(Refused) as caught:
        await (await open_store(address)).close()
    assert PASSWORD not in str(caught.value) and PASSWORD not in str(caught.value.facts)
    return caught.value


async def in_store(store: Store, sql: str) -> list[object]:
    async with store.engine.begin() as connection:
        found = await connection.execute(text(sql))
        return list(found.scalars()) if found.returns_rows else []


@pytest.mark.asyncio
async def test_a_database_of_a_newer_program_is_left_alone(database_url: str) -> None:
    store = await open_store(database_url)
    await in_store(store, f"UPDATE {VERSION_TABLE} SET version_num = '9999_later'")
    await in_store(store, "ALTER TABLE keys ADD COLUMN later INTEGER")

    problem = await refusal(database_url)

    assert problem.slug == "newer_database" and problem.facts["found"] == "9999_later"
    assert await in_store(store, f"SELECT version_num FROM {VERSION_TABLE}") == ["9999_later"]
    with pytest.raises(Refused, match="newer program"):
        await open_to_read(database_url)
    await store.close()


@pytest.mark.asyncio
async def test_a_database_of_another_program_is_left_alone(database_url: str) -> None:
    store = await open_store(database_url)
    for table in reversed([*metadata.sorted_tables]):
        if table.name != "people":
            await in_store(store, f"DROP TABLE {table.name}")
    await in_store(store, f"DROP TABLE {VERSION_TABLE}")

    problem = await refusal(database_url)

    assert problem.slug == "other_database" and problem.facts["table"] == "people"
    await store.close()


@pytest.mark.parametrize("content", [b"Dear diary", b"x" * 5000])
@pytest.mark.asyncio
async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, content: bytes) -> None:
    file, wal = tmp_path / "diary.txt", tmp_path / "diary.txt-wal"
    file.write_bytes(content)

    assert (await refusal(str(file))).slug == "not_a_database"
    assert file.read_bytes() == content and not wal.exists()


@pytest.mark.parametrize("content", [b"Dear diary", b"x" * 5000, b"SQLite format"])
def test_a_file_that_is_no_database_gets_no_lock_beside_it(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "diary.txt"
    file.write_bytes(content)

    async def serve() -> None:
        async with lock_database(str(file)):
            pass

    with pytest.raises(Refused) as caught:
        asyncio.run(serve())
    assert caught.value.slug == "not_a_database" and list(tmp_path.iterdir()) == [file]


@pytest.mark.asyncio
async def test_an_empty_file_may_become_a_database(tmp_path: Path) -> None:
    file = tmp_path / "new.db"
    file.touch()
    async with lock_database(str(file)):
        await (await open_store(str(file))).close()
    async with lock_database(str(file)):
        pass


@pytest.mark.asyncio
async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    problem = await refusal(str(tmp_path))
    assert problem.slug == "database_is_folder" and str(problem) == f"{tmp_path} is a folder: name a file in it"
    assert not tmp_path.with_name(f"{tmp_path.name}.lock").exists()


@pytest.mark.asyncio
async def test_a_place_where_nothing_can_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    problem = await refusal(f"sqlite:///{tmp_path}/file/server.db")
    assert problem.slug == "database_unwritable" and problem.facts["why"] == os.strerror(errno.ENOTDIR)


def slow_threads(monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[BaseException]]:
    """Slow down aiosqlite's threads, as a busy machine does. Returns a function that joins them and lists faults."""
    work = aiosqlite.core._connection_worker_thread
    threads: list[threading.Thread] = []
    wrong: list[BaseException] = []

    def slow(jobs: Any) -> None:
        def get() -> object:
            job = jobs.get()
            time.sleep(0.02)
            return job

        threads.append(threading.current_thread())
        try:
            work(SimpleNamespace(get=get))  # type: ignore[arg-type]  # aiosqlite calls only `get`
        except RuntimeError as error:
            wrong.append(error)

    def ended() -> list[BaseException]:
        for thread in threads:
            thread.join(PATIENCE)
            assert not thread.is_alive(), "nobody has closed that connection"
        return wrong

    monkeypatch.setattr(aiosqlite.core, "_connection_worker_thread", slow)
    return ended


@pytest.mark.slow
def test_who_is_refused_leaves_no_connection_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection's thread that outlives its event loop would fail when it calls back."""
    monkeypatch.chdir(tmp_path)  # a socket's path must be short
    Path("file").touch()
    Path("diary").write_text("Dear diary")
    asyncio.run(_use("damaged"))
    Path("damaged").write_bytes(Path("damaged").read_bytes()[:100] + b"\xff" * 4000)
    asyncio.run(_use("sound"))
    if os.name != "nt":
        with socket.socket(socket.AF_UNIX) as deaf:
            deaf.bind("socket")

    ended = slow_threads(monkeypatch)
    for name in ("file/server.db", "diary", "damaged", "socket"):
        for opening in (open_store, open_to_read):
            with pytest.raises(Refused):
                asyncio.run(opening(name))
            assert ended() == [], (name, opening)

    async def busy(engine: AsyncEngine) -> None:
        async with engine.connect():
            raise sqlite3.OperationalError("database is locked")

    monkeypatch.setattr(engines, "_enable_wal", busy)
    with pytest.raises(Refused):
        asyncio.run(open_store("sound"))
    assert ended() == []


async def _use(address: str) -> None:
    await (await open_store(address)).close()


def test_a_full_disk_and_a_read_only_file_are_told(tmp_path: Path) -> None:
    file = tmp_path / "small.db"
    with sqlite3.connect(file) as full:
        full.execute("PRAGMA max_page_count = 2")
        full.execute("CREATE TABLE a (b TEXT)")
        with pytest.raises(sqlite3.OperationalError) as caught:
            full.execute("INSERT INTO a VALUES (?)", ["x" * 100_000])
    full.close()
    assert explain(caught.value, "small.db").slug == "database_unwritable" and "full" in str(caught.value)

    only = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    with pytest.raises(sqlite3.OperationalError) as caught:
        only.execute("INSERT INTO a VALUES (1)")
    only.close()
    assert explain(caught.value, "small.db").slug == "database_unwritable" and "readonly" in str(caught.value)


@pytest.mark.asyncio
async def test_a_damaged_database_is_told(sqlite_url: str, tmp_path: Path) -> None:
    await (await open_store(sqlite_url)).close()
    file = tmp_path / "data" / "server.db"
    file.write_bytes(file.read_bytes()[:100] + b"\xff" * 4000)

    assert (await refusal(sqlite_url)).slug == "not_a_database"


@pytest.mark.parametrize(
    "address",
    [
        ":memory:",
        "sqlite:",
        "sqlite:x.db",
        "sqlite:/x.db",
        "SQLite:/x.db",
        "sqlite://",
        "sqlite:///",
        "sqlite://server.db",
        "mysql:/x",
        "postgresql:/ada:s3cret@localhost/x",
        "postgres:ada:s3cret@localhost/x",
        "postgresql://ada:s3cret@5@localhost/x",
        "postgresql://ada:@s3cret@localhost/x",
        "mysql://root:s3cret@localhost/x",
        "postgresql://ada:s3cret/with/slash@localhost/x",
        "postgresql://ada:12?s3cret@localhost/x",
        "postgresql://ada:12#s3cret@localhost/x",
        "postgresql://localhost:s3cret/x",
        "postgresql://localhost:s3cret",
        "postgresql://[localhost/x",
    ],
)
def test_addresses_that_make_no_sense_are_refused_without_repeating_them(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert asyncio.run(refusal(address)).slug == "bad_database"
    assert list(tmp_path.iterdir()) == [], "no folder sqlite:"


@pytest.mark.parametrize(
    ("address", "hint"),
    [
        ("sqlite:/x.db", "an SQLite file is written sqlite:///games.db"),
        ("postgresql:/ada@localhost/x", "a PostgreSQL database is written postgresql://user@host/name"),
        ("mysql:/x", "it must begin with sqlite:/// or postgresql://"),
        ("postgresql://ada:a@b@localhost/x", "%40 for @"),
    ],
)
def test_a_wrong_address_shows_the_right_form(address: str, hint: str) -> None:
    with pytest.raises(Refused) as caught:
        read_place(address)
    assert hint in str(caught.value) and hint in ShellTexts("en", strict=True).problem(caught.value)
    assert ShellTexts("fr", strict=True).problem(caught.value)


@pytest.mark.parametrize("address", ["", " "])
@pytest.mark.asyncio
async def test_no_address_at_all_is_asked_for(address: str) -> None:
    assert (await refusal(address)).slug == "which_database"


@pytest.mark.asyncio
async def test_a_server_that_is_not_there_is_told(postgres_cluster: str) -> None:
    with socket.socket() as deaf:  # bound, but nobody listens
        deaf.bind(("127.0.0.1", 0))
        problem = await refusal(f"postgresql://ada:{PASSWORD}@127.0.0.1:{deaf.getsockname()[1]}/x")
    assert problem.slug == "database_unreachable" and "postgresql://ada@127.0.0.1" in str(problem)


@pytest.mark.asyncio
async def test_a_server_that_does_not_let_us_in_is_told(postgres_cluster: str) -> None:
    host = postgres_cluster.partition("@")[2]
    nobody = await refusal(f"postgresql://nobody:{PASSWORD}@{host}postgres")
    nothing = await refusal(f"postgresql://oubliette:{PASSWORD}@{host}nothing")
    assert nobody.slug == nothing.slug == "database_refused"
    assert "nobody" in str(nobody) and "nothing" in str(nothing)


@pytest.mark.asyncio
async def test_a_setting_that_the_server_does_not_know_is_told(postgresql_url: str) -> None:
    assert (await refusal(f"{postgresql_url}?bananas=3")).slug == "database_unreachable"


@pytest.mark.asyncio
async def test_without_its_driver_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    problem = await refusal("postgresql://localhost/x")
    assert problem.slug == "postgres_missing" and "its extra “postgres”" in str(problem)
