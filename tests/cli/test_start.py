"""`oubliette` without a command, and `serve --open`: real servers, and a fake browser that logs addresses."""

import http.client
import json
import os
import re
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
pytestmark = pytest.mark.skipif(os.name == "nt", reason="the fake browser is a shell script")

ROOT = Path(__file__).resolve().parents[2]
# Takes the ports from the command line: the usual ones may be in use.
START = """
import signal, sys
from oubliette.cli import main, start
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGTERM, signal.SIG_DFL)
start.run.__defaults__ = (tuple(map(int, sys.argv[1].split(","))),)
sys.exit(main(sys.argv[2:]))
"""
TIMEOUT = 60.0
ANY_PORT = "0"  # the system chooses a free one, and the first line says which
ATTEMPTS = 3


class World:
    """A home folder, an environment and a fake browser."""

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
        """The addresses that the browser got. Waits for the first one, because another process starts the browser."""
        end = time.monotonic() + TIMEOUT
        while not self.shown.exists() or not self.shown.read_text().endswith("\n"):
            assert time.monotonic() < end, "the browser got no address"
            time.sleep(0.02)
        return self.shown.read_text().splitlines()

    @contextmanager
    def started(self, *arguments: str, ports: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
        """The process, and its first line of output."""
        command = [sys.executable, "-c", START, ports, *arguments]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, env=self.env, stdout=pipe, stderr=pipe, text=True, cwd=self.home) as child:
            assert child.stdout is not None
            try:
                readable, _, _ = select.select([child.stdout], [], [], TIMEOUT)
                assert readable, "no output"
                yield child, child.stdout.readline()
            finally:
                if child.poll() is None:
                    child.kill()


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path)


def free_port() -> int:
    """A port that is free now. Another program may take it first."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


def port_in(line: str) -> int:
    """The port in a line with an address."""
    found = re.search(r"http://127\.0\.0\.1:([0-9]+)\b", line)
    assert found, line
    return int(found[1])


def get(port: int, path: str) -> tuple[int, bytes]:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)) as connection:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read()


def stopped(child: "subprocess.Popen[str]") -> tuple[int, str]:
    """Press Ctrl-C. Return the exit code and the rest of the output."""
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=TIMEOUT)
    return child.returncode, out + err


@pytest.mark.slow
def test_it_serves_and_opens_the_browser_at_that_address(world: World) -> None:
    world.with_a_browser()

    with world.started(ports=ANY_PORT) as (child, line):
        port = port_in(line)
        assert line == f"Oubliette opens in your browser, at http://127.0.0.1:{port}. Ctrl-C stops it.\n"
        assert world.what_was_shown() == [f"http://127.0.0.1:{port}"]
        for path in ("/", "/api/games", "/t/abc"):
            assert get(port, path)[0] == 200
        assert stopped(child) == (130, ""), "there must be no log lines"
    assert (world.home / "data" / "server.db").exists()


@pytest.mark.slow
def test_a_second_start_opens_the_running_server(world: World) -> None:
    world.with_a_browser()

    with world.started(ports=ANY_PORT) as (_, line):
        first = port_in(line)
        world.what_was_shown()
        world.shown.unlink()
        with world.started("--lang", "fr", ports=f"{first},{ANY_PORT}") as (again, text):
            assert again.wait(TIMEOUT) == 0
            assert text.startswith("Oubliette tourne déjà.") and f"http://127.0.0.1:{first}" in text
            assert world.what_was_shown() == [f"http://127.0.0.1:{first}"]


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_without_a_screen_it_invites_to_open_the_address(world: World, lang: str) -> None:
    world.env["BROWSER"] = str(world.browser)
    with world.started("--lang", lang, ports=ANY_PORT) as (child, line):
        port = port_in(line)
        invitation = {
            "en": f"Open http://127.0.0.1:{port} in a browser to play. Ctrl-C stops it.",
            "fr": f"Pour jouer, ouvrez http://127.0.0.1:{port} dans un navigateur. Ctrl-C l’arrête.",
        }
        assert line.strip() == invitation[lang]
        assert get(port, "/health")[0] == 200
        assert stopped(child) == (130, "")
    assert not world.shown.exists()


@pytest.mark.parametrize("name", ["w3m", "lynx", "www-browser"])
def test_a_text_browser_is_not_opened(world: World, name: str) -> None:
    """In a new process, because `webbrowser` reads the environment only once."""
    world.browser.rename(world.home / name)
    world.env |= {"DISPLAY": ":0", "BROWSER": str(world.home / name)}
    command = [sys.executable, "-c", "from oubliette.cli.browser import show; print(show('http://127.0.0.1'))"]

    done = subprocess.run(command, env=world.env, capture_output=True, text=True, check=True)

    assert done.stdout == "False\n" and not world.shown.exists()


@pytest.mark.slow
def test_a_noisy_or_hanging_browser_does_not_disturb_the_server(world: World) -> None:
    world.browser.write_text(f'#!/bin/sh\necho "$1" >> {world.shown}\necho noise; echo noise >&2; cat; exec sleep 20\n')
    world.with_a_browser()

    with world.started(ports=ANY_PORT) as (child, line):
        world.what_was_shown()
        assert get(port_in(line), "/health")[0] == 200
        assert stopped(child) == (130, "")


class Stranger(BaseHTTPRequestHandler):
    """A server of another program."""

    def do_GET(self) -> None:
        body = json.dumps({"status": "ok"}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class's name
        pass


@pytest.fixture
def stranger() -> Iterator[int]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Stranger) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_address[1]
        server.shutdown()
        thread.join()


@pytest.mark.slow
def test_if_another_program_has_the_port_it_takes_the_next(world: World, stranger: int) -> None:
    world.with_a_browser()
    taken, port = 0, -1
    for _attempt in range(ATTEMPTS):  # yet another program may be faster
        port = free_port()
        with world.started(ports=f"{stranger},{port}") as (_, line):
            taken = port_in(line)
        if taken == port:
            break
    assert taken == port
    with world.started(ports=f"{stranger}") as (_, line):
        assert "http://127.0.0.1:" in line and str(stranger) not in line


@pytest.mark.slow
def test_other_servers_are_told_apart_by_their_answer(stranger: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oubliette.cli.start._TIMEOUT", 0.3)  # the silent server below never answers
    with socket.socket() as held:  # bound, so no other program gets the port; but nobody listens
        held.bind(("127.0.0.1", 0))
        assert who_listens(held.getsockname()[1]) == "nobody"
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


def test_the_usual_ports_never_change() -> None:
    """Browsers store the data of a page by its address."""
    assert PORTS[0] == 8000 and len(PORTS) == 10


@pytest.mark.slow
def test_serve_opens_the_browser_with_the_flag(world: World) -> None:
    world.with_a_browser()
    command = ("serve", "--open", "--port", "0", "--log-level", "warning")
    with world.started(*command, ports=ANY_PORT) as (child, line):
        (address,) = world.what_was_shown()
        assert f"serves at {address}, " in line
        assert get(int(address.rpartition(":")[2]), "/")[0] == 200
        assert stopped(child) == (130, "")


@pytest.mark.slow
def test_serve_says_if_there_is_no_browser(world: World) -> None:
    command = ("serve", "--open", "--port", "0", "--log-level", "warning")
    with world.started(*command, ports=ANY_PORT) as (child, _):
        assert child.stdout is not None
        assert child.stdout.readline().startswith("There is no browser to open here: open http://127.0.0.1:")


@pytest.mark.slow
def test_serve_opens_no_browser_without_the_flag(world: World) -> None:
    world.with_a_browser()
    with world.started("serve", "--port", "0", "--log-level", "warning", ports=ANY_PORT) as (child, _):
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
def test_windows_are_recognised(environment: dict[str, str], platform: str, windows: bool) -> None:
    assert has_windows(environment, platform) is windows


@pytest.mark.slow
def test_requests_are_answered_right_after_the_address_is_printed(world: World) -> None:
    """A browser that connects right after the address is printed is not refused."""
    with world.started(ports=ANY_PORT) as (child, line):
        port = port_in(line)
        with ThreadPoolExecutor(8) as browsers:
            results = list(browsers.map(lambda _: get(port, "/health")[0], range(8)))
        stopped(child)
    assert results == [200] * 8
