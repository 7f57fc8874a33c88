"""Starts, measures and ends a process. Linux tells what it used in /proc."""

import os
import socket
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from benchmarks.server.cores import on_core

PROC = Path("/proc")
_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")
_PARENT, _USER, _SYSTEM, _RESIDENT = 1, 11, 12, 21  # fields of /proc/<pid>/stat after the name in brackets
_TIMEOUT = 60.0  # seconds until a server must answer


class Watched:
    """A process that we measure, with all its descendants."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def cpu(self) -> float:
        """Seconds of processor time so far, with all descendants."""
        return sum(int(fields[_USER]) + int(fields[_SYSTEM]) for fields in family(self.pid)) / _TICKS

    def memory(self) -> int:
        """Resident memory of the process alone, in bytes."""
        return int(_stat(self.pid)[_RESIDENT]) * _PAGE


class Process(Watched):
    """A server that we start and end ourselves."""

    def __init__(
        self, command: Sequence[str], port: int, env: Mapping[str, str] | None = None, core: int | None = None
    ) -> None:
        """`core`: the core to bind it to, with its threads and children."""
        self.port = port
        with on_core(core):
            self.child = subprocess.Popen(
                command,
                env={**os.environ, **(env or {})},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
            )
        super().__init__(self.child.pid)

    def wait(self) -> None:
        """Wait until it accepts connections."""
        give_up = time.monotonic() + _TIMEOUT
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
            except OSError:
                if self.child.poll() is not None or time.monotonic() > give_up:
                    raise RuntimeError(f"{self.child.args!r} does not start") from None
                time.sleep(0.05)
            else:
                return

    def stop(self) -> None:
        """End it."""
        self.child.terminate()
        try:
            self.child.wait(20)
        except subprocess.TimeoutExpired:
            self.child.kill()
            self.child.wait()


def family(pid: int) -> list[list[str]]:
    """The fields of /proc/<pid>/stat of a process and its descendants."""
    everybody: dict[int, list[str]] = {}
    for folder in PROC.iterdir():
        if folder.name.isdigit():
            try:
                everybody[int(folder.name)] = _stat(int(folder.name))
            except OSError:
                continue  # it has just ended
    found = [pid]
    for one in found:
        found += [child for child, fields in everybody.items() if int(fields[_PARENT]) == one]
    return [everybody[one] for one in found if one in everybody]


def free_port() -> int:
    """A port that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _stat(pid: int) -> list[str]:
    return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
