"""`oubliette` without a command, and `serve --open`: real servers, and a browser that only notes what it is shown."""

import http.client
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from oubliette.cli.browser import has_windows
from oubliette.cli.start import PORTS, who_listens
from oubliette.texts import languages

pytest.importorskip("uvicorn")
pytestmark = pytest.mark.skipif(os.name == "nt", reason="the pretended browser is a script that only Unix reads")

ROOT = Path(__file__).resolve().parents[2]
# The usual ports may be in use where the tests run.
START = """
import signal, sys
from oubliette.cli import main, start
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGTERM, signal.SIG_DFL)
start.run.__defaults__ = (tuple(map(int, sys.argv[1].split(","))),)
sys.exit(main(sys.argv[2:]))
"""
FOREVER = 60.0


class World:
    """A person with a home and, perhaps, a screen and a browser."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.shown = home / "shown"
        self.browser = home / "browser"
        self.browser.write_text(f'#!/bin/sh\necho "$1" >> {self.shown}\n')
        self.browser.chmod(0o755)
        keep = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
        self.env = {**keep, "HOME": str(home), "OUBLIETTE_HOME": str(home / "data"), "PYTHONPATH": str(ROOT / "src")}
        self.env |= {"LANG": "en_GB.UTF-8", "PYTHONUTF8": "1"}

    def with_a_browser(self) -> None:
        self.env |= {"DISPLAY": ":0", "BROWSER": str(self.browser)}

    def what_was_shown(self) -> list[str]:
        """It is a process of its own that shows it: wait for that."""
        patience = time.monotonic() + FOREVER
        while not self.shown.exists() or not self.shown.read_text().endswith("\n"):
            assert time.monotonic() < patience, "nothing was shown"
            time.sleep(0.02)
        return self.shown.read_text().splitlines()

    @contextmanager
    def started(self, *arguments: str, ports: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
        """The process, and the first line that it says."""
        command = [sys.executable, "-c", START, ports, *arguments]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, env=self.env, stdout=pipe, stderr=pipe, text=True, cwd=self.home) as child:
            assert child.stdout is not None
            try:
                readable, _, _ = select.select([child.stdout], [], [], FOREVER)
                assert readable, "it says nothing"
                yield child, child.stdout.readline()
            finally:
                if child.poll() is None:
                    child.kill()


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


def asked(port: int, path: str) -> tuple[int, bytes]:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=FOREVER)) as connection:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read()


def stopped(child: "subprocess.Popen[str]") -> tuple[int, str]:
    """Its exit code after Ctrl-C, and everything else that it said."""
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=FOREVER)
    return child.returncode, out + err


def test_it_serves_and_opens_the_browser_at_that_address(world: World) -> None:
    world.with_a_browser()
    port = free_port()

    with world.started(ports=str(port)) as (child, line):
        assert line == f"Oubliette opens in your browser, at http://127.0.0.1:{port}. Ctrl-C stops it.\n"
        assert world.what_was_shown() == [f"http://127.0.0.1:{port}"]
        for path in ("/", "/api/games", "/t/abc"):
            assert asked(port, path)[0] == 200
        assert stopped(child) == (130, ""), "no line for each request"
    assert (world.home / "data" / "server.db").exists()


def test_a_second_one_opens_the_first(world: World) -> None:
    world.with_a_browser()
    first = free_port()
    ports = f"{first},{free_port()}"

    with world.started(ports=ports) as (_, line):
        assert str(first) in line
        world.what_was_shown()
        world.shown.unlink()
        with world.started("--lang", "fr", ports=ports) as (again, said):
            assert again.wait(FOREVER) == 0
            assert said.startswith("Oubliette tourne déjà.") and f"http://127.0.0.1:{first}" in said
            assert world.what_was_shown() == [f"http://127.0.0.1:{first}"]


@pytest.mark.parametrize("lang", languages())
def test_without_a_screen_it_invites_to_open_the_address(world: World, lang: str) -> None:
    world.env["BROWSER"] = str(world.browser)
    port = free_port()
    with world.started("--lang", lang, ports=str(port)) as (child, line):
        invitation = {
            "en": f"Open http://127.0.0.1:{port} in a browser to play. Ctrl-C stops it.",
            "fr": f"Pour jouer, ouvrez http://127.0.0.1:{port} dans un navigateur. Ctrl-C l’arrête.",
        }
        assert line.strip() == invitation[lang]
        assert asked(port, "/health")[0] == 200
        assert stopped(child) == (130, "")
    assert not world.shown.exists()


@pytest.mark.parametrize("name", ["w3m", "lynx", "www-browser"])
def test_no_browser_takes_the_terminal(world: World, name: str) -> None:
    world.browser.rename(world.home / name)
    world.env |= {"DISPLAY": ":0", "BROWSER": str(world.home / name)}

    with world.started(ports=str(free_port())) as (_, line):
        assert line.startswith("Open http://")
    assert not world.shown.exists()


def test_a_browser_that_fails_or_hangs_disturbs_nobody(world: World) -> None:
    world.browser.write_text(f'#!/bin/sh\necho "$1" >> {world.shown}\necho noise; echo noise >&2; cat; exec sleep 20\n')
    world.with_a_browser()
    port = free_port()

    with world.started(ports=str(port)) as (child, _):
        world.what_was_shown()
        assert asked(port, "/health")[0] == 200
        assert stopped(child) == (130, "")


class Stranger(BaseHTTPRequestHandler):
    """Another program's server."""

    def do_GET(self) -> None:
        body = json.dumps({"status": "ok"}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its own word
        pass


@pytest.fixture
def stranger() -> Iterator[int]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Stranger) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_address[1]
        server.shutdown()
        thread.join()


def test_where_others_listen_it_takes_the_next_port(world: World, stranger: int) -> None:
    world.with_a_browser()
    port = free_port()
    with world.started(ports=f"{stranger},{port}") as (_, line):
        assert f"http://127.0.0.1:{port}." in line
    with world.started(ports=f"{stranger}") as (_, line):
        assert "http://127.0.0.1:" in line and str(stranger) not in line


def test_who_listens_is_told_by_what_it_says(stranger: int) -> None:
    assert who_listens(free_port()) == "nobody"
    assert who_listens(stranger) == "other"
    with socket.create_server(("127.0.0.1", 0)) as silent, socket.create_server(("127.0.0.1", 0)) as rude:

        def hang_up() -> None:
            line, _ = rude.accept()
            line.sendall(b"220 mail here\r\n")
            line.close()

        thread = threading.Thread(target=hang_up)
        thread.start()
        assert who_listens(rude.getsockname()[1]) == "other"
        assert who_listens(silent.getsockname()[1]) == "other"
        thread.join()


def test_the_address_is_the_same_from_day_to_day() -> None:
    """What a browser keeps of a page, it keeps by its address."""
    assert PORTS[0] == 8000 and len(PORTS) == 10


def test_serve_opens_the_browser_when_it_is_asked_to(world: World) -> None:
    world.with_a_browser()
    command = ("serve", "--open", "--port", "0", "--log-level", "warning")
    with world.started(*command, ports="0") as (child, line):
        (address,) = world.what_was_shown()
        assert f"serves at {address}, " in line
        assert asked(int(address.rpartition(":")[2]), "/")[0] == 200
        assert stopped(child) == (130, "")


def test_serve_says_where_there_is_no_browser_to_open(world: World) -> None:
    command = ("serve", "--open", "--port", "0", "--log-level", "warning")
    with world.started(*command, ports="0") as (child, _):
        assert child.stdout is not None
        assert child.stdout.readline().startswith("There is no browser to open here: open http://127.0.0.1:")


def test_serve_opens_nothing_unasked(world: World) -> None:
    world.with_a_browser()
    with world.started("serve", "--port", "0", "--log-level", "warning", ports="0") as (child, _):
        assert stopped(child) == (130, "")
    assert not world.shown.exists()


@pytest.mark.parametrize(
    ("environment", "platform", "windows"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "a b"}, "linux", False),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "a b", "BROWSER": "helper"}, "linux", True),
        ({"BROWSER": "helper"}, "linux", False),
        ({}, "darwin", True),
        ({"SSH_TTY": "/dev/ttys1"}, "darwin", False),
        ({}, "win32", True),
    ],
)
def test_who_sits_before_a_screen(environment: dict[str, str], platform: str, windows: bool) -> None:
    assert has_windows(environment, platform) is windows


def test_a_browser_may_come_before_the_house_is_open(world: World) -> None:
    """Who is shown the address at once waits, and is not turned away."""
    port = free_port()
    with world.started(ports=str(port)) as (child, _):
        with ThreadPoolExecutor(8) as people:
            results = list(people.map(lambda _: asked(port, "/health")[0], range(8)))
        stopped(child)
    assert results == [200] * 8
