"""Starts a server, with one process or several."""

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
from oubliette.table.files import error_slug, error_text

_LARGEST_FRAME: Final = 65_536  # bytes; uvicorn closes a socket that sends a longer frame
_SHUTDOWN_TIMEOUT: Final = 5  # seconds for running requests to finish when the server stops


def serve(
    config: Config,
    prepare: str = "",
    on_ready: Callable[[str], None] | None = None,
    on_new_database: Callable[[], None] | None = None,
) -> None:
    """Serve until somebody stops the server. Raises a Problem if it cannot start.

    Calls `on_new_database` if it created the database, then `on_ready` with the address once people can connect.
    `prepare` ("module:function") registers games that are not listed.
    """
    if read_place(config.database).file is not None and config.workers > 1:
        raise Refused("workers_need_postgresql", "several worker processes need PostgreSQL: SQLite serves one process")
    set_up_logs(config.log_format, config.log_level)
    with _bind(config) as listener:  # first: if the port is taken, create nothing on disk
        if asyncio.run(_try_the_store(config.database)) and on_new_database is not None:
            on_new_database()
        listener.listen()  # from here on early clients wait instead of being refused
        if on_ready is not None:
            on_ready(config.public_url or _address(config.host, listener.getsockname()[1]))
        with shared_figures(config.workers):
            _serve(config, prepare, listener)


def _serve(config: Config, prepare: str, listener: socket.socket) -> None:
    if config.workers > 1:
        os.environ.update(config.to_environment())
        settings = _settings("oubliette.server.app:app", factory=True, workers=config.workers)
        Multiprocess(settings, [listener]).run()
    else:
        from oubliette.server.app import make_app  # noqa: PLC0415 - imports metrics, which need `shared_figures` first

        tune_garbage_collector()
        _Server(_settings(make_app(config, prepare))).run(sockets=[listener])


@final
class _Server(uvicorn.Server):
    """Exits normally on SIGTERM: uvicorn would raise the signal again at the end, which looks like a failure."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGTERM:
            self.should_exit = True
        else:
            super().handle_exit(sig, frame)


def _settings(app: Any, **more: Any) -> uvicorn.Config:  # noqa: ANN401 - uvicorn's options
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=_LARGEST_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=_SHUTDOWN_TIMEOUT,
        **more,
    )


async def _try_the_store(database: str) -> bool:
    """Migrate the database before serving, so that a fault is one clear line. Returns whether it is new."""
    async with lock_database(database):
        new = await bring_up_to_date(read_place(database))
        store = await open_store(database)
        await store.close()
    return new


def _bind(config: Config) -> socket.socket:
    """Bind a socket to the configured host and port."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            config.host, config.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
        except OSError:
            listener.close()
            raise
    except OSError as error:
        where = f"{config.host}:{config.port}"
        raise Refused(
            "no_port",
            f"cannot listen at {where}: {error_text(error)}",
            where=where,
            reason=error_slug(error),
            why=error_text(error),
        ) from None
    listener.set_inheritable(True)
    return listener


def _address(host: str, port: int) -> str:
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"
