"""Opening databases of both kinds, transactions, locks, addresses."""

import asyncio
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from oubliette.server.problems import Refused
from oubliette.server.store import engine as engines
from oubliette.server.store.engine import open_store, open_to_read, snapshot
from oubliette.server.store.file_lock import lock_database
from oubliette.server.store.migrations import OPTIONS, head, revision_of, revisions
from oubliette.server.store.places import default_address, read_place
from oubliette.server.store.schema import keys, metadata
from oubliette.server.store.store import Store


async def in_store(store: Store, sql: str) -> list[object]:
    async with store.engine.begin() as connection:
        found = await connection.execute(text(sql))
        return list(found.scalars()) if found.returns_rows else []


# A new database


@pytest.mark.asyncio
async def test_a_new_database_is_made_and_is_what_the_schema_says(new_database_url: str) -> None:
    store = await open_store(new_database_url)

    def difference(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection, opts=OPTIONS), metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(difference) == []
        assert await connection.run_sync(revision_of) == head()
    await store.close()


@pytest.mark.asyncio
async def test_a_difference_would_be_found(database_url: str) -> None:
    """Without a column the comparison above fails."""
    store = await open_store(database_url)
    await in_store(store, "ALTER TABLE people DROP COLUMN lang")

    def difference(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection, opts=OPTIONS), metadata))

    async with store.engine.connect() as connection:
        assert "lang" in str(await connection.run_sync(difference))
    await store.close()


def test_there_is_one_line_of_revisions() -> None:
    assert revisions()[-1] == "0001_first" and len(set(revisions())) == len(revisions())


@pytest.mark.asyncio
async def test_what_is_stored_is_there_after_opening_again(database_url: str) -> None:
    store = await open_store(database_url)
    await store.run(insert(keys).values(name="cookie", value="abc"))
    await store.close()

    again = await open_store(database_url)
    row = await again.first(select(keys.c.value))
    await again.close()

    assert row is not None and row.value == "abc"


@pytest.mark.asyncio
async def test_many_can_open_a_new_database_at_once(new_database_url: str) -> None:
    """Workers start together: one creates the tables, the others wait for it."""
    stores = await asyncio.gather(*[open_store(new_database_url) for _ in range(6)])

    for number, store in enumerate(stores):
        await store.run(insert(keys).values(name=f"key {number}", value=""))
    assert len(await stores[0].rows(select(keys))) == len(stores)
    for store in stores:
        await store.close()


@pytest.mark.asyncio
async def test_references_are_checked(database_url: str) -> None:
    store = await open_store(database_url)
    with pytest.raises(IntegrityError):
        await store.run(text("INSERT INTO participants (match, seat, name) VALUES ('nowhere', 0, 'Ada')"))
    await store.close()


@pytest.mark.asyncio
async def test_sqlite_writes_ahead_and_to_the_disk(sqlite_url: str) -> None:
    store = await open_store(sqlite_url)
    found = [(await in_store(store, f"PRAGMA {name}"))[0] for name in ("journal_mode", "synchronous", "busy_timeout")]
    await store.close()
    assert found == ["wal", 2, 10_000]


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
@pytest.mark.asyncio
async def test_nobody_else_on_the_machine_can_read_it(new_sqlite_url: str, tmp_path: Path) -> None:
    await (await open_store(new_sqlite_url)).close()
    modes = [stat.S_IMODE((tmp_path / name).stat().st_mode) for name in ("new", "new/server.db")]
    assert modes == [0o700, 0o600]


# Transactions


@pytest.mark.asyncio
async def test_two_who_read_and_then_write_both_get_to_write(database_url: str) -> None:
    """If a SQLite transaction began with the read, SQLite would refuse the second writer at once."""
    store = await open_store(database_url)
    await store.run(insert(keys).values(name="a", value="0"))
    both_have_read = asyncio.Barrier(2)

    async def change(word: str) -> None:
        async with store.begin() as connection:
            await connection.execute(select(keys))
            await both_have_read.wait()
            await connection.execute(update(keys).values(value=keys.c.value + word))

    await asyncio.gather(change("x"), change("y"))
    row = await store.first(select(keys.c.value))
    await store.close()
    assert row is not None and sorted(row.value) == ["0", "x", "y"]


@pytest.mark.asyncio
async def test_a_snapshot_does_not_see_what_is_written_meanwhile(database_url: str) -> None:
    store = await open_store(database_url)
    reader = await open_to_read(database_url)
    async with snapshot(reader) as connection:
        before = (await connection.execute(select(keys))).all()
        await store.run(insert(keys).values(name="a", value=""))
        after = (await connection.execute(select(keys))).all()
    assert before == after == []
    assert len(await reader.rows(select(keys))) == 1
    await reader.close()
    await store.close()


@pytest.mark.asyncio
async def test_who_opens_to_read_cannot_write_sqlite(sqlite_url: str) -> None:
    await (await open_store(sqlite_url)).close()
    reader = await open_to_read(sqlite_url)
    with pytest.raises(Refused):
        await reader.run(insert(keys).values(name="a", value=""))
    await reader.close()


# What is refused


@pytest.mark.asyncio
async def test_a_connection_that_is_lost_is_a_store_that_is_down(postgresql_url: str) -> None:
    store = await open_store(postgresql_url)
    place = read_place(f"{postgresql_url}_gone")
    gone = Store(engines._engine(place, {}))
    with pytest.raises(Refused) as caught:
        await gone.first(select(keys))
    assert caught.value.slug == "store_down"

    everybody = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> "
    killer = await engines.connect(read_place(postgresql_url))

    async def cut_off() -> None:
        async with store.begin() as connection:
            await killer.execute(everybody + "pg_backend_pid()")
            await connection.execute(select(keys))

    with pytest.raises(Refused) as caught:
        await cut_off()
    assert caught.value.slug == "store_down"
    assert await store.first(select(keys)) is None, "and the next one finds a new connection"

    await killer.execute(everybody + "pg_backend_pid()")
    assert await store.first(select(keys)) is None, "as does one whose connection was lost before"
    await killer.close()
    await store.close()


@pytest.mark.asyncio
async def test_who_only_reads_makes_nothing(tmp_path: Path, new_postgresql_url: str) -> None:
    file = tmp_path / "server.db"
    for address in (str(file), new_postgresql_url):
        with pytest.raises(Refused) as caught:
            await open_to_read(address)
        assert caught.value.slug == "no_database"
    assert not file.exists()


# One server to a file


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_second_server_on_the_same_file_is_refused(sqlite_url: str) -> None:
    second = (
        "import asyncio, sys\n"
        "from oubliette.server.problems import Refused\n"
        "from oubliette.server.store.file_lock import lock_database\n"
        "async def main():\n"
        "    async with lock_database(sys.argv[1]): print('mine')\n"
        "try: asyncio.run(main())\n"
        "except Refused as refused: print(refused.slug)\n"
    )

    def other() -> str:
        done = subprocess.run([sys.executable, "-c", second, sqlite_url], check=True, capture_output=True, text=True)
        return done.stdout.strip()

    async with lock_database(sqlite_url):
        assert await asyncio.to_thread(other) == "database_in_use"
        with pytest.raises(Refused, match="another server"):
            async with lock_database(sqlite_url):
                pass
        assert await asyncio.to_thread(other) == "database_in_use", "being refused gives nothing up"
        store = await open_store(sqlite_url)
        await (await open_to_read(sqlite_url)).close()
        await store.close()
    assert await asyncio.to_thread(other) == "mine"


@pytest.mark.asyncio
async def test_many_servers_share_a_postgresql(postgresql_url: str) -> None:
    async with lock_database(postgresql_url), lock_database(postgresql_url):
        pass


# Addresses


def test_plain_files_and_urls_name_the_same_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert read_place("a:b.db").file == tmp_path / "a:b.db"
    names = ["a.db", "./a.db", "sqlite:///a.db", f"sqlite:///{tmp_path}/a.db", "sqlite+aiosqlite:///a.db"]
    assert {read_place(name).file for name in names} == {tmp_path / "a.db"}


def test_what_is_shown_of_an_address_is_no_secret() -> None:
    place = read_place("postgres://ada:s3cret@db.example:5433/games?sslmode=require&password=s3cret")
    assert place.shown == "postgresql://ada@db.example:5433/games"
    assert place.dsn.startswith("postgresql://ada:s3cret@") and place.dsn.endswith("password=s3cret")


def test_where_the_data_lives_unless_somebody_says_otherwise(tmp_path: Path) -> None:
    assert default_address({"OUBLIETTE_DATABASE": "postgresql://x/y"}) == "postgresql://x/y"
    assert default_address({"OUBLIETTE_HOME": str(tmp_path)}) == str(tmp_path / "server.db")
    assert Path(default_address({})).name == "server.db" and "oubliette" in default_address({})
