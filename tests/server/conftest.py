"""Both databases, real ones. Each test that asks for one gets its own, and it is empty."""

import asyncio
import hashlib
import secrets
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest
import pytest_asyncio

from oubliette.server import daily
from oubliette.server.api import daily as daily_routes
from oubliette.server.live import seats
from oubliette.server.people.passwords import Passwords
from oubliette.server.people.people import People
from oubliette.server.security.rates import Rates
from oubliette.server.store.engine import open_store
from oubliette.server.store.store import Store, now
from tests.server.postgres import running_postgres
from tests.server.visitors import KEYS, QUICK, StubServer, Visit, browsers


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[str]:
    """One for all tests of this process."""
    with running_postgres() as address:
        yield address


@pytest.fixture
def postgresql_url(postgres_cluster: str) -> str:
    name = f"test_{secrets.token_hex(8)}"

    async def make() -> None:
        connection = await asyncpg.connect(f"{postgres_cluster}postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return f"{postgres_cluster}{name}"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'data' / 'server.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
def kind_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first match of every table begins with dice of which none is a one: in Pig a one ends a turn unasked."""
    numbers = count(6837)  # found by trying: 45 such dice

    def secret() -> str:
        return hashlib.sha256(f"dice {next(numbers)}".encode()).hexdigest()

    monkeypatch.setattr(seats, "_new_secret", secret)


@pytest.fixture
def noon(monkeypatch: pytest.MonkeyPatch) -> int:
    """For the daily dungeon it is noon, whenever the tests are run: no day ends in the middle of a test."""
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
    return StubServer(store, Rates(), People(store, KEYS, secure=False, passwords=Passwords(QUICK)))


@pytest_asyncio.fixture
async def visit(stub: StubServer) -> AsyncIterator[Visit]:
    async with browsers(stub) as visit:
        yield visit
