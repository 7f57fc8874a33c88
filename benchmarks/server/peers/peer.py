"""What the load needs to know of a server."""

from collections.abc import Sequence
from typing import Protocol

from benchmarks.server.process import Process
from benchmarks.server.table import Table


class Peer(Protocol):
    """A server that runs."""

    name: str
    processes: dict[str, Process]

    async def open(self, count: int) -> Sequence[Table]:
        """So many tables, with a match begun and a socket for every seat."""

    async def renew(self, table: Table) -> None:
        """Another match for the same people, by the same sockets."""

    def stop(self) -> None: ...
