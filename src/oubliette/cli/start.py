"""`oubliette` without a command: starts a local server and opens the games in the browser."""

from __future__ import annotations

import json
from collections.abc import Sequence
from http.client import HTTPConnection, HTTPException
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from oubliette.cli.browser import show
from oubliette.kernel import Problem

if TYPE_CHECKING:
    from oubliette.cli.words import Words

HOST: Final = "127.0.0.1"
# Use the same address every time, because browsers store data by address. Use another port only if all are taken.
PORTS: Final = range(8000, 8010)
ANY: Final = 0

_TIMEOUT: Final = 3.0  # seconds to wait for an answer of another server
_HEALTH: Final = {"status", "version", "database", "uptime_s"}

_Listener: TypeAlias = Literal["nobody", "ours", "other"]


def run(words: Words, ports: Sequence[int] = PORTS) -> int:
    """Serve on the first free port; if an Oubliette already runs on one before it, open that."""
    for port in ports:
        found = who_listens(port)
        if found == "ours":
            address = f"http://{HOST}:{port}"
            print(words.say("start-running", address=address, shown=_yes(show(address))), flush=True)
            return 0
        if found == "nobody":
            try:
                return _serve(port, words)
            except Problem as problem:
                if problem.slug != "no_port":  # another program was faster, or the port is forbidden
                    raise
    return _serve(ANY, words)


def who_listens(port: int) -> _Listener:
    """Request `/health` to find out whether an Oubliette listens on that port."""
    connection = HTTPConnection(HOST, port, timeout=_TIMEOUT)
    try:
        connection.request("GET", "/health")
        health = json.loads(connection.getresponse().read(1000))
    except ConnectionRefusedError:
        return "nobody"
    except (OSError, HTTPException, ValueError):
        return "other"
    finally:
        connection.close()
    return "ours" if isinstance(health, dict) and health.keys() == _HEALTH else "other"


def _serve(port: int, words: Words) -> int:
    from oubliette.server.config import Config
    from oubliette.server.serving import serve
    from oubliette.server.store.places import default_address

    def ready(address: str) -> None:
        print(words.say("start-ready", address=address, shown=_yes(show(address))), flush=True)

    serve(Config(database=default_address(), host=HOST, port=port, log_level="warning"), on_ready=ready)
    return 0


def _yes(shown: bool) -> str:
    return "yes" if shown else "no"
