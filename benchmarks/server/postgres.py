"""Starts a temporary PostgreSQL, as the tests do, but with its durable default settings (fsync on)."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it ships no types

from benchmarks.server.process import Watched
from tests.server.postgres import Cluster, running_cluster


class Postgres:
    """A running PostgreSQL. Creates databases on it."""

    def __init__(self, cluster: Cluster) -> None:
        self.address = cluster.address
        self.process = Watched(cluster.process.pid)

    async def database(self, name: str) -> str:
        """Create a database and return its address."""
        connection = await asyncpg.connect(f"{self.address}postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        return f"{self.address}{name}"


@contextmanager
def durable_postgres(folder: Path) -> Iterator[Postgres]:
    """Run a PostgreSQL in this folder while the block lasts. Raises `NoPostgres` if none can start."""
    with running_cluster(folder, {}) as cluster:
        yield Postgres(cluster)
