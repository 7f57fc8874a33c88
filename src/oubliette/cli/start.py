"""`oubliette` without a command: the games in the browser, served by this machine to itself."""

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
# The same address again and again: what a browser keeps, it keeps by that. Any other only if all of these are taken.
PORTS: Final = range(8000, 8010)
ANY: Final = 0

_PATIENCE: Final = 3.0  # seconds that whoever listens there has to say what it is
_HEALTH: Final = {"status", "version", "database", "uptime_s"}

_Found: TypeAlias = Literal["nobody", "ours", "other"]


def run(words: Words, ports: Sequence[int] = PORTS) -> int:
    """Serve where nobody listens yet; where an Oubliette does, that one is as good."""
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
                if problem.slug != "no_port":  # somebody was quicker, or it is forbidden here
                    raise
    return _serve(ANY, words)


def who_listens(port: int) -> _Found:
    """Ask whoever listens there how they are: that tells who they are."""
    connection = HTTPConnection(HOST, port, timeout=_PATIENCE)
    try:
        connection.request("GET", "/health")
        told = json.loads(connection.getresponse().read(1000))
    except ConnectionRefusedError:
        return "nobody"
    except (OSError, HTTPException, ValueError):
        return "other"
    finally:
        connection.close()
    return "ours" if isinstance(told, dict) and told.keys() == _HEALTH else "other"


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
