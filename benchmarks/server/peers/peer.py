"""The interface of a server for the load."""

from collections.abc import Sequence
from typing import Protocol

from benchmarks.server.process import Process
from benchmarks.server.table import Table


class Peer(Protocol):
    """A running server."""

    name: str
    processes: dict[str, Process]

    async def open(self, count: int) -> Sequence[Table]:
        """Open tables, each with a match that has begun and a socket for every seat."""

    async def renew(self, table: Table) -> None:
        """Start another match for the same people on the same sockets."""

    def stop(self) -> None: ...
