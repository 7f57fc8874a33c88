"""The bare loop: what one Python process could do if it had nothing to remember and nobody to know."""

import sys
from collections.abc import Sequence
from functools import partial

from benchmarks.server.peers.our_words import Speech
from benchmarks.server.process import Process, free_port
from benchmarks.server.rest import each
from benchmarks.server.table import Table
from benchmarks.server.websocket import connect


class Bare:
    """One uvicorn process."""

    name = "bare loop, no store"

    def __init__(self, core: int | None = None) -> None:
        self.port = free_port()
        quiet = ["--log-level", "warning", "--no-access-log", "--lifespan", "off"]
        wires = ["--loop", "uvloop", "--ws", "websockets-sansio", "--ws-per-message-deflate", "false"]
        program = [sys.executable, "-m", "uvicorn", "benchmarks.server.bare_loop:application"]
        server = Process([*program, "--port", str(self.port), *quiet, *wires], self.port, core=core)
        self.processes = {"server": server}
        server.wait()
        self.speech = Speech(marked=True)

    async def open(self, count: int) -> Sequence[Table]:
        return await each(self._open, range(count))

    async def _open(self, number: int) -> Table:
        table = Table(str(number), 2, self.speech, marked=True)
        for seat in range(2):
            table.sockets.append(await connect(self.port, f"/{number}/{seat}", partial(table.hear, seat), {}))
        await table.arrival()
        return table

    async def renew(self, table: Table) -> None:
        table.expect_new_match()
        table.sockets[0].say(b'{"type":"renew"}')
        await table.arrival()

    def stop(self) -> None:
        self.processes["server"].stop()
