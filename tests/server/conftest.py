"""Both databases, real ones. Each test gets its own: a copy of one that was migrated once."""

import asyncio
import hashlib
import secrets
import shutil
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest
import pytest_asyncio

from oubliette.server import daily
from oubliette.server.api import daily as daily_routes
from oubliette.server.api import statistics
from oubliette.server.live import maintenance, outbox, seats, starting, table
from oubliette.server.people.passwords import Passwords
from oubliette.server.people.people import People
from oubliette.server.security.rates import Rates
from oubliette.server.socket import connection
from oubliette.server.store import store as store_module
from oubliette.server.store import writer
from oubliette.server.store.engine import open_store
from oubliette.server.store.store import Store, now
from tests.server.clocks import stopped
from tests.server.postgres import running_postgres
from tests.server.visitors import KEYS, QUICK, StubServer, Visit, browsers

# `--quick` leaves out all that needs a PostgreSQL.
DATABASES = ("sqlite", pytest.param("postgresql", marks=pytest.mark.slow))


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[str]:
    """The address, up to the slash, of the one PostgreSQL server that this test process starts."""
    with running_postgres() as address:
        yield address


@pytest.fixture(scope="session")
def migrated_postgresql(postgres_cluster: str) -> str:
    """The name of a database with all tables and no rows: PostgreSQL copies it quicker than we migrate."""
    _migrate(create_database(postgres_cluster, "migrated"))
    return "migrated"


@pytest.fixture(scope="session")
def migrated_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with all tables and no rows, to be copied."""
    file = tmp_path_factory.mktemp("migrated") / "server.db"
    _migrate(str(file))
    return file


@pytest.fixture
def postgresql_url(postgres_cluster: str, migrated_postgresql: str) -> str:
    return create_database(postgres_cluster, f"test_{secrets.token_hex(8)}", migrated_postgresql)


@pytest.fixture
def sqlite_url(migrated_sqlite: Path, tmp_path: Path) -> str:
    file = tmp_path / "data" / "server.db"
    file.parent.mkdir(mode=0o700)
    shutil.copy(migrated_sqlite, file)
    return f"sqlite:///{file}"


@pytest.fixture
def new_postgresql_url(postgres_cluster: str) -> str:
    """A database without tables."""
    return create_database(postgres_cluster, f"test_{secrets.token_hex(8)}")


@pytest.fixture
def new_sqlite_url(tmp_path: Path) -> str:
    """A file that does not exist yet, nor does its folder."""
    return f"sqlite:///{tmp_path / 'new' / 'server.db'}"


@pytest.fixture(params=DATABASES)
def database_url(request: pytest.FixtureRequest) -> str:
    """For tests of what SQLite and PostgreSQL may do differently; all others take `sqlite_url`."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture(params=DATABASES)
def new_database_url(request: pytest.FixtureRequest) -> str:
    url: str = request.getfixturevalue(f"new_{request.param}_url")
    return url


def create_database(cluster: str, name: str, template: str = "template1") -> str:
    async def create() -> None:
        connection = await asyncpg.connect(f"{cluster}postgres")
        await connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        await connection.close()

    asyncio.run(create())
    return f"{cluster}{name}"


def _migrate(address: str) -> None:
    async def migrate() -> None:
        await (await open_store(address)).close()

    asyncio.run(migrate())


@pytest.fixture(autouse=True)
def far_deadlines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing in a server of this process happens because a test on a busy machine takes long.

    Maintenance runs once, when the server starts. A test that is about such a time sets a short one itself.
    """
    for module, name in (
        (maintenance, "INTERVAL"),
        (table, "_SILENT"),
        (outbox, "TIMEOUT"),
        (connection, "_CLOSE_TIMEOUT"),
        (statistics, "_FRESH"),
        (store_module, "TIMEOUT"),
        (writer, "TIMEOUT"),
    ):
        monkeypatch.setattr(module, name, 3600.0)


@pytest.fixture
def kind_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first table's first match rolls no one for long: in Pig a one ends the turn, and nobody is asked."""
    numbers = count(6837)  # found by trying: the first 29 dice of this secret show no one

    def secret() -> str:
        return hashlib.sha256(f"dice {next(numbers)}".encode()).hexdigest()

    for module in (seats, starting):
        monkeypatch.setattr(module, "new_secret", secret)


@pytest.fixture
def noon(monkeypatch: pytest.MonkeyPatch) -> int:
    """Stop the daily dungeon's clock at noon: no day ends in the middle of a test."""
    day = 86_400_000
    noon = now() // day * day + day // 2
    for place in (daily, daily_routes):
        monkeypatch.setattr(place, "now", lambda: noon)
    return noon


@pytest_asyncio.fixture
async def store(sqlite_url: str) -> AsyncIterator[Store]:
    opened = await open_store(sqlite_url)
    yield opened
    await opened.close()


@pytest.fixture
def stub(store: Store) -> StubServer:
    return StubServer(store, Rates(clock=stopped), People(store, KEYS, secure=False, passwords=Passwords(QUICK)))


@pytest_asyncio.fixture
async def visit(stub: StubServer) -> AsyncIterator[Visit]:
    async with browsers(stub) as visit:
        yield visit


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "postgres_cluster" in getattr(item, "fixturenames", ()):
            item.add_marker("slow")
