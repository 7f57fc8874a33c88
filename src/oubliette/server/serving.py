"""Starting a server, with one process or several."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Any, Final, final

import uvicorn
from uvicorn.supervisors import Multiprocess

from oubliette.server.config import Config
from oubliette.server.garbage import tune_garbage_collector
from oubliette.server.observe.logs import set_up_logs
from oubliette.server.observe.sharing import shared_figures
from oubliette.server.problems import Refused
from oubliette.server.store.engine import bring_up_to_date, open_store
from oubliette.server.store.file_lock import lock_database
from oubliette.server.store.places import read_place
from oubliette.table.files import reason, why

_FRAME: Final = 65_536  # bytes of a frame that are read at all
_FAREWELL: Final = 5  # seconds for requests that are under way when the server stops


def serve(
    config: Config,
    prepare: str = "",
    ready: Callable[[str], None] | None = None,
    made: Callable[[], None] | None = None,
) -> None:
    """Serve until somebody stops it; `ready` is called with the address when people may come.

    Before that `made` is called if the database is a new one. Whatever keeps it from serving is a Problem. `prepare`
    ("module:function") is for games that are not listed.
    """
    if read_place(config.database).file is not None and config.workers > 1:
        raise Refused("workers_need_postgresql", "several worker processes need PostgreSQL: SQLite serves one process")
    set_up_logs(config.log_format, config.log_level)
    with _open_door(config) as door:  # first: where the port is taken nothing is made on the disk
        if asyncio.run(_try_the_store(config.database)) and made is not None:
            made()
        door.listen()  # who comes while the server is opened has to wait, but is not turned away
        if ready is not None:
            ready(config.public_url or _address(config.host, door.getsockname()[1]))
        with shared_figures(config.workers):
            _serve(config, prepare, door)


def _serve(config: Config, prepare: str, door: socket.socket) -> None:
    if config.workers > 1:
        os.environ.update(config.to_environment())
        settings = _settings("oubliette.server.app:app", factory=True, workers=config.workers)
        Multiprocess(settings, [door]).run()
    else:
        from oubliette.server.app import make_app  # noqa: PLC0415 - after the figures know where to go

        tune_garbage_collector()
        _Server(_settings(make_app(config, prepare))).run(sockets=[door])


@final
class _Server(uvicorn.Server):
    """Stopping when one is asked to is no failure: uvicorn would raise the signal once more at the end."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGTERM:
            self.should_exit = True
        else:
            super().handle_exit(sig, frame)


def _settings(app: Any, **more: Any) -> uvicorn.Config:  # noqa: ANN401 - uvicorn's own words
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=_FAREWELL,
        **more,
    )


async def _try_the_store(database: str) -> bool:
    """Bring it up to date before anybody comes: here a fault is one clear line. Is it a new one?"""
    async with lock_database(database):
        new = await bring_up_to_date(read_place(database))
        store = await open_store(database)
        await store.close()
    return new


def _open_door(config: Config) -> socket.socket:
    """Listen where people will come."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            config.host, config.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        door = socket.socket(family, kind, protocol)
        try:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind(address)
        except OSError:
            door.close()
            raise
    except OSError as error:
        where = f"{config.host}:{config.port}"
        raise Refused(
            "no_port",
            f"nobody can be served at {where}: {why(error)}",
            where=where,
            reason=reason(error),
            why=why(error),
        ) from None
    door.set_inheritable(True)
    return door


def _address(host: str, port: int) -> str:
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"
