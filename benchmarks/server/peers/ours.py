"""Our server: people, tables and rematches by its REST API, moves by its sockets. It sends only what is on disk."""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import msgspec

from benchmarks.engine.tic_tac_toe import TIC_TAC_TOE
from benchmarks.server.peers.our_codec import OurCodec
from benchmarks.server.process import Process, free_port
from benchmarks.server.rest import Rest, for_each
from benchmarks.server.table import Table
from benchmarks.server.websocket import connect
from oubliette.server.config import Config

PLENTY = 1_000_000  # enough that the server drops no match from memory while we measure


@dataclass(frozen=True, slots=True)
class Play:
    """The game of a measurement, its seats and its options."""

    game: str
    seats: int
    options: Mapping[str, str | int | bool] = field(default_factory=dict)

    @property
    def marked(self) -> bool:
        return self.game == TIC_TAC_TOE.id


MARKS = Play(TIC_TAC_TOE.id, 2)
PIG = Play("pig", 2, {"target": 1000})  # dice, and a match that goes on for some five hundred answers


class Ours:
    """One or more processes of our server on one database."""

    def __init__(
        self, name: str, play: Play, databases: Sequence[str], *, apart: bool = False, core: int | None = None
    ) -> None:
        """`apart`: the people of one table connect to different processes. `core`: the core for all processes."""
        self.name = name
        self.play = play
        self.apart = apart
        self.core = core
        self.codec = OurCodec(marked=play.marked)
        self.processes: dict[str, Process] = {}
        self.rests: list[Rest] = []
        try:
            for number, database in enumerate(databases):
                self.start(f"server {number + 1}" if len(databases) > 1 else "server", database)
        except RuntimeError:
            self.stop()
            raise

    def start(self, name: str, database: str) -> None:
        """Start one process and wait until it serves: the first one creates the store."""
        port = free_port()
        config = Config(
            database=database,
            port=port,
            rates=False,
            log_level="warning",
            thinkers=1,
            keep_live=PLENTY,
            keep_idle=PLENTY,
        )
        program = [sys.executable, "-m", "benchmarks.server.tic_tac_toe_server", msgspec.json.encode(config).decode()]
        self.processes[name] = process = Process(program, port, core=self.core)
        process.wait()
        self.rests.append(Rest(port))

    def rest_of(self, seat: int, number: int) -> Rest:
        """The process that a person of that table connects to."""
        return self.rests[(number + seat * self.apart) % len(self.rests)]

    async def open(self, count: int) -> Sequence[Table]:
        tables = await for_each(self.seat_people, range(count))
        await for_each(self.connect, list(enumerate(tables)))
        return tables

    async def seat_people(self, number: int) -> Table:
        """Open a table, seat people and start the match, without sockets."""
        play, table = self.play, Table("", self.play.seats, self.codec, marked=self.play.marked)
        for seat in range(play.seats):
            person = {"name": f"player {seat}", "lang": "en"}
            answer = await self.rest_of(seat, number).request("POST", "/api/me", person)
            table.keys.append(answer.header("set-cookie").split(";")[0])
        plan = {"game": play.game, "options": play.options, "away": 0}
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (play.seats - 1)]
        home = self.rest_of(0, number)
        opened = await home.request("POST", "/api/tables", {"plan": plan, "seats": seats}, {"Cookie": table.keys[0]})
        info = msgspec.json.decode(opened.body)
        table.name = info["id"]
        for seat in range(1, play.seats):
            path = f"/api/tables/{table.name}/seats/{seat}"
            wish, cookie = {"invite": info["invite"]}, {"Cookie": table.keys[seat]}
            await self.rest_of(seat, number).request("POST", path, wish, cookie)
        await self.begin(table, play.seats - 1, self.rest_of(play.seats - 1, number))
        return table

    async def connect(self, numbered: tuple[int, Table]) -> None:
        """Open a socket for every seat of the table."""
        number, table = numbered
        for seat, cookie in enumerate(table.keys):
            rest = self.rest_of(seat, number)
            headers = {"Origin": rest.origin, "Cookie": cookie}
            path = f"/ws/tables/{table.name}?seat={seat}"
            table.sockets.append(await connect(rest.port, path, partial(table.receive, seat), headers))
        await table.wait_for_update()

    async def renew(self, table: Table) -> None:
        """A rematch at the same table."""
        table.expect_new_match()
        await self.begin(table, 0, self.rests[0])
        await table.wait_for_update()

    async def begin(self, table: Table, seat: int, rest: Rest) -> None:
        """Start a match. Whoever sat down last starts the first one: the other process may not know of them yet."""
        await rest.request("POST", f"/api/tables/{table.name}/start", None, {"Cookie": table.keys[seat]})

    async def metric(self, name: str) -> float:
        """A metric of the first process."""
        told = (await self.rests[0].request("GET", "/metrics")).body.decode()
        return next(float(line.split()[1]) for line in told.splitlines() if line.startswith(f"{name} "))

    def stop(self) -> None:
        for rest in self.rests:
            rest.close()
        for process in self.processes.values():
            process.stop()


def sqlite(folder: Path) -> str:
    """The address of a new database file."""
    return f"sqlite:///{folder / 'bench.sqlite'}"
