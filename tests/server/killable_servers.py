"""Servers in processes of their own, which tests kill, and people who check that nothing they saw changes."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import websockets

import oubliette
from oubliette.server.config import Config
from tests.server.serving import PATIENCE

unix = pytest.mark.skipif(os.name == "nt", reason="signals and forks are those of Unix")

SOURCES: Final = Path(oubliette.__file__).resolve().parents[1]  # servers run what the tests import
GONE: Final = (OSError, httpx.TransportError, websockets.WebSocketException)  # what a client of a dead server sees

# Python takes seconds to import the server, and a test kills many. So one process imports it once, and each server is a
# fork of that process. At the fork it has no threads and no event loop; then the fork does what the command does.
FORKING_PROGRAM: Final = """
import os, select, signal, sys
import alembic.command, aiosqlite, asyncpg, uvloop
import uvicorn.lifespan.on, uvicorn.loops.uvloop, uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.websockets_sansio_impl
import oubliette.games.pig, oubliette.server.app
from oubliette.server.config import from_environment
from oubliette.server.serving import serve

signal.signal(signal.SIGTERM, signal.SIG_DFL)
print("ready", flush=True)
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "wait":
        print(os.waitstatus_to_exitcode(os.waitpid(int(rest), 0)[1]), flush=True)
        continue
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        def ready(address):
            os.write(writing, address.encode())
            os.close(writing)

        os.close(reading)
        null = os.open(os.devnull, os.O_RDWR)
        os.dup2(null, 0)
        os.dup2(null, 1)
        os.environ["OUBLIETTE_SERVER"] = rest
        serve(from_environment(), on_ready=ready)
        os._exit(0)
    os.close(writing)
    address = os.read(reading, 100).decode() if select.select([reading], [], [], 120)[0] else ""
    os.close(reading)
    print(child, address, flush=True)
"""


class ServerForks:
    """The process that forks servers."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.living: set[int] = set()
        assert self._hear() == "ready"

    def start(self, config: Config) -> tuple[int, str]:
        """Start a server; returns its process id and its address. It may not be ready yet."""
        pid, _, address = self._ask(f"serve {config.to_environment()['OUBLIETTE_SERVER']}").partition(" ")
        self.living.add(int(pid))
        assert address, "the server does not start"
        return int(pid), address

    def end(self, pid: int, number: int) -> int:
        """Send a signal and wait until the process is gone. Returns its exit code, or minus the signal."""
        os.kill(pid, number)
        self.living.discard(pid)
        return int(self._ask(f"wait {pid}"))

    def _ask(self, line: str) -> str:
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        return self._hear()

    def _hear(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()


@pytest.fixture(scope="module")
def servers() -> Iterator[ServerForks]:
    """Servers for the tests of a module; the fixture kills those that are left."""
    env = {**os.environ, "PYTHONPATH": str(SOURCES)}
    command = [sys.executable, "-c", FORKING_PROGRAM]
    with subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        made = ServerForks(process)
        try:
            yield made
        finally:
            for pid in list(made.living):
                made.end(pid, signal.SIGKILL)
            assert process.stdin is not None
            process.stdin.close()


class KillableServer:
    """A server that is killed and started again with the same data.

    The system chooses a port at each start: another program might have taken the old one.
    """

    def __init__(self, forks: ServerForks, database: str, **how: Any) -> None:
        self.forks = forks
        how = {"thinkers": 1, "rates": False, "log_level": "error", **how}
        self.config = Config(database=database, port=0, **how)
        self.port = 0
        self.url = ""
        self.pid = 0

    async def start(self) -> None:
        """Start it and wait until it is healthy."""
        self.pid, self.url = self.forks.start(self.config)
        self.port = int(self.url.rpartition(":")[2])
        await until_healthy(self.url)

    def kill(self) -> None:
        """Kill it with SIGKILL. Its worker processes must end too."""
        thinking = children_of(self.pid)
        assert self.forks.end(self.pid, signal.SIGKILL) == -signal.SIGKILL
        until_gone(thinking)

    def stop(self) -> None:
        """Stop it with SIGTERM. The command turns the exit code into 0; uvicorn alone may leave the signal."""
        assert self.forks.end(self.pid, signal.SIGTERM) in (0, -signal.SIGTERM)

    async def person(self, name: str) -> Person:
        """Somebody with a name."""
        return await Person(self, name).come()


async def until_healthy(url: str) -> None:
    """Ask for its health until the answer is 200."""
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=url) as client:
        while True:
            try:
                if (await client.get("/health")).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.01)


def running() -> dict[int, int]:
    """All running processes, each with its parent; without zombies."""
    if Path("/proc/self/stat").exists():  # a system without this folder has `ps`, and the other way round
        rows = []
        for place in Path("/proc").glob("[0-9]*"):
            try:
                said = (place / "stat").read_text()
            except OSError:  # the process has ended
                continue
            state, parent = said.rpartition(")")[2].split()[:2]  # the name before it may contain anything
            rows.append((place.name, parent, state))
    else:
        command = ["ps", "-A", "-o", "pid=,ppid=,stat="]
        lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        rows = [(own, parent, state) for own, parent, state in map(str.split, lines.splitlines())]
    return {int(own): int(parent) for own, parent, state in rows if not state.startswith("Z")}


def children_of(pid: int) -> list[int]:
    """The processes that a process has started and that still run."""
    return [own for own, parent in running().items() if parent == pid]


def until_gone(pids: list[int]) -> None:
    """Wait until these processes have ended by themselves."""
    limit = time.monotonic() + PATIENCE
    while left := running().keys() & set(pids):
        assert time.monotonic() < limit, f"these processes outlive their server: {left}"
        time.sleep(0.02)


class Person:
    """A person whose cookie outlives the server."""

    def __init__(self, server: KillableServer, name: str) -> None:
        self.server = server
        self.name = name
        self.cookie = ""

    async def call(self, method: str, path: str, data: object = None) -> httpx.Response:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        # Without `verify=False` each client would load all certificates, which takes 40 ms.
        async with httpx.AsyncClient(timeout=PATIENCE, headers=headers, verify=False) as client:
            return await client.request(method, self.server.url + path, json=data)

    async def get(self, path: str, status: int = 200) -> Any:
        return _body(await self.call("GET", path), status)

    async def post(self, path: str, data: object = None, status: int = 200) -> Any:
        return _body(await self.call("POST", path, {} if data is None else data), status)

    async def come(self) -> Person:
        """Get a name."""
        made = await self.call("POST", "/api/me", {"name": self.name, "lang": "en"})
        assert made.status_code < 300, made.text
        self.cookie = "; ".join(f"{name}={value}" for name, value in made.cookies.items())
        return self

    def line(self, table: str, query: str = "") -> websockets.connect:
        """A socket to a table on this person's server."""
        headers = {"Cookie": self.cookie}
        return websockets.connect(
            f"ws://127.0.0.1:{self.server.port}/ws/tables/{table}{query}",
            additional_headers=headers,
            max_size=None,
            max_queue=None,  # a full queue would delay reading the closing frame by ten seconds
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # a busy machine answers late
        )


class TenaciousPlayer:
    """A person at a table who plays on after every crash, and checks each message against all that came before."""

    def __init__(self, person: Person, table: str, luck: random.Random, undoes: float = 0.05) -> None:
        self.person = person
        self.table = table
        self.luck = luck
        self.undoes = undoes  # how often they try to take back
        self.match = ""
        self.ply = -1
        self.rewinds = 0
        self.taken_back = 0  # how many takebacks they were told of, in all matches
        self.events: list[Any] = []
        self.result: Any = None
        self.finished: dict[str, tuple[list[Any], Any]] = {}  # match: its events and its result
        self.chat: dict[int, Any] = {}
        self.acknowledged = 0
        self.said = 0  # the id of the last request
        self._given: dict[int, tuple[int, int]] = {}  # request: the rewinds and the ply at which it answered
        self._stop: Any = None

    @property
    def query(self) -> str:
        """What this player knows, as a client says it when it reconnects."""
        return f"?match={self.match}&since={self.ply}&rewinds={self.rewinds}" if self.match else ""

    async def play(self, acted: Callable[[], None]) -> None:
        """Play as fast as possible until the server is gone. Calls `acted` at each request."""
        try:
            async with self.person.line(self.table, self.query) as line:
                while True:
                    async with asyncio.timeout(PATIENCE):  # in Python 3.11 `wait_for` can lose a cancellation
                        told = json.loads(await line.recv())
                    if told["type"] == "stop":
                        self.note(told)
                    elif told["type"] == "chat":
                        self._heard(told)
                    elif told["type"] == "refused":
                        self._refused(told)
                    if told["type"] in ("stop", "refused"):
                        await self._act(line, told, acted)
        except GONE:
            return

    async def recall(self) -> None:
        """Reconnect without saying what we know: the server must send everything that it sent before."""
        async with self.person.line(self.table) as line:
            while True:
                told = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
                if told["type"] == "chat":
                    self._heard(told)
                if told["type"] == "stop":
                    assert told["since"] == -1
                    self.note(told)
                    return

    def note(self, stop: Any) -> None:
        """Compare a stop with what we know, then remember it."""
        if stop["match"] != self.match:
            self._begin(stop["match"])
            assert stop["since"] == -1
        known = (self.rewinds, self.ply)
        assert (stop["rewinds"], stop["ply"]) >= known, f"{self.person.name} was at {known}: {stop}"
        assert self.result in (None, stop["result"]), "a result never changes"
        if stop["since"] >= 0:
            assert (stop["rewinds"], stop["since"]) == known
            self.events += stop["events"]
        else:
            if stop["rewinds"] == self.rewinds:
                assert stop["events"][: len(self.events)] == self.events, "events that the player knows have changed"
            self.events = stop["events"]
        self.taken_back += stop["rewinds"] - self.rewinds
        self.ply, self.rewinds, self.result = stop["ply"], stop["rewinds"], stop["result"]
        self._stop = stop
        given = self._given.pop(stop["reply"], None) if stop["reply"] is not None else None
        if given is not None:
            assert (stop["rewinds"], stop["ply"]) > given, "the server acknowledged a request and lost it"
            self.acknowledged += 1

    def _begin(self, match: str) -> None:
        """Another match is on the table."""
        if self.match:
            assert self._stop["status"] == "over" or self.result is None
            self.finished[self.match] = (self.events, self.result)
        self.match, self.ply, self.rewinds, self.events, self.result = match, -1, 0, [], None
        self._given = {}

    def _heard(self, line: Any) -> None:
        assert self.chat.setdefault(line["number"], line) == line

    def _refused(self, refused: Any) -> None:
        """The only reason for a refusal is that another player was quicker."""
        self._given.pop(refused["reply"], None)
        assert refused["slug"] in ("stale_answer", "nothing_to_undo", "no_proposal", "not_your_turn", "match_over")

    async def _act(self, line: websockets.ClientConnection, told: Any, acted: Callable[[], None]) -> None:
        """Do what this stop asks for."""
        stop, luck = self._stop, self.luck
        if stop["result"] is not None:
            if told["type"] == "stop":
                acted()
                answer = await self.person.call("POST", f"/api/tables/{self.table}/start", {})
                assert answer.status_code in (200, 409), answer.text  # 409: another was quicker
            return
        self.said += 1
        undo, asked = stop["undo"], stop["question"]
        said: dict[str, Any] | None = None
        if told["type"] == "refused":
            if told["slug"] == "nothing_to_undo" and asked is not None:
                said = self._answer()
        elif undo is not None:
            if undo["seat"] != stop["seat"]:
                said = {"type": luck.choice(["agree", "refuse"])}
        elif asked is not None:
            said = {"type": "undo"} if luck.random() < self.undoes else self._answer()
        if said is None:
            return
        if said["type"] == "answer":
            self._given[self.said] = (self.rewinds, self.ply)
        await line.send(json.dumps({"id": self.said, **said}))
        if luck.random() < 0.02:
            await line.send(json.dumps({"type": "chat", "text": f"{self.person.name} {self.said}"}))
        acted()

    def _answer(self) -> dict[str, Any]:
        return {"type": "answer", "ply": self.ply, "index": self.luck.randrange(self._stop["question"]["count"])}


def _body(response: httpx.Response, status: int) -> Any:
    assert response.status_code == status, f"{response.request.url}: {response.status_code} {response.text}"
    return response.json() if response.content else None
