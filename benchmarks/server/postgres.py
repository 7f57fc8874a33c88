"""A PostgreSQL of our own for a while: the one that the tests start, but durable as it comes (fsync on)."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it ships no types

from benchmarks.server.process import Watched
from tests.server.postgres import Cluster, running_cluster


class Postgres:
    """One server of it, and databases on it."""

    def __init__(self, cluster: Cluster) -> None:
        self.address = cluster.address
        self.process = Watched(cluster.process.pid)

    async def database(self, name: str) -> str:
        """A new database; its address."""
        connection = await asyncpg.connect(f"{self.address}postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        return f"{self.address}{name}"


@contextmanager
def durable_postgres(folder: Path) -> Iterator[Postgres]:
    """It runs as long as this lasts. `NoPostgres` where there is none that starts."""
    with running_cluster(folder, {}) as cluster:
        yield Postgres(cluster)
