"""A server in its own process. A test can stop it and start it again on the same port and database."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx

import oubliette
from oubliette.server.config import Config

SOURCES: Final = Path(oubliette.__file__).resolve().parents[1]
PATIENCE: Final = 60.0  # seconds; a machine that builds and tests at the same time is slow

_SERVE: Final = """
from oubliette.server.config import from_environment
from oubliette.server.serving import serve

serve(from_environment())
"""

_GIVE_WAY: Final = "import os; os.nice(10)\n"


class WebServer:
    """`oubliette serve` with an SQLite file. `rates` turns the rate limits on; most tests click too fast for them.

    With `gives_way` it runs at low priority, so that it slows the browser no more than a server elsewhere would.
    """

    def __init__(self, folder: Path, port: int, rates: bool, gives_way: bool) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = folder / "server.log"
        self._config = Config(
            database=str(folder / "web.db"), port=self.port, thinkers=1, log_level="warning", rates=rates
        )
        self._process: subprocess.Popen[bytes] | None = None
        self._program = _GIVE_WAY + _SERVE if gives_way and hasattr(os, "nice") else _SERVE

    def start(self) -> None:
        environment = {**os.environ, **self._config.to_environment(), "PYTHONPATH": str(SOURCES)}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", self._program], env=environment, stdout=log, stderr=log
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self._process.poll() is None, f"the server does not start: {self._log.read_text()}"
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/health").status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def stop(self, sig: int = signal.SIGTERM) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(sig)
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    @property
    def complaints(self) -> str:
        """The server's log: warnings and errors."""
        return self._log.read_text(encoding="utf-8")


@contextlib.contextmanager
def web_server(folder: Path, rates: bool = False, gives_way: bool = False) -> Iterator[WebServer]:
    """Start a server, and stop it at the end of the block."""
    with _held_port() as port:
        server = WebServer(folder, port, rates, gives_way)
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextlib.contextmanager
def _held_port() -> Iterator[int]:
    """A free port that no other program gets in this block, neither before the server starts nor while it restarts.

    On Linux a server may listen at an address that another socket has bound, if both set SO_REUSEADDR. Elsewhere
    nothing holds the port.
    """
    with socket.socket() as holder:
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        holder.bind(("127.0.0.1", 0))
        port: int = holder.getsockname()[1]
        if sys.platform != "linux":
            holder.close()
        yield port
