"""The bare loop: the speed of one Python process that stores nothing and knows no people."""

import sys
from collections.abc import Sequence
from functools import partial

from benchmarks.server.peers.our_codec import OurCodec
from benchmarks.server.process import Process, free_port
from benchmarks.server.rest import for_each
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
        self.codec = OurCodec(marked=True)

    async def open(self, count: int) -> Sequence[Table]:
        return await for_each(self._open, range(count))

    async def _open(self, number: int) -> Table:
        table = Table(str(number), 2, self.codec, marked=True)
        for seat in range(2):
            table.sockets.append(await connect(self.port, f"/{number}/{seat}", partial(table.receive, seat), {}))
        await table.wait_for_update()
        return table

    async def renew(self, table: Table) -> None:
        table.expect_new_match()
        table.sockets[0].send_text(b'{"type":"renew"}')
        await table.wait_for_update()

    def stop(self) -> None:
        self.processes["server"].stop()
