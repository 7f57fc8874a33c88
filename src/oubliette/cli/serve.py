"""`oubliette serve`: runs a server for matches over the network."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Final

from oubliette.cli.browser import show
from oubliette.cli.extras import need_server
from oubliette.cli.parser import Misused, whole

if TYPE_CHECKING:
    from oubliette.cli.parser import Parser
    from oubliette.cli.words import Words

HOST: Final = "127.0.0.1"
PORT: Final = 8000
FORMATS: Final = ("text", "json")
LEVELS: Final = ("debug", "info", "warning", "error")
DATABASE: Final = "OUBLIETTE_DATABASE"


def arguments(parser: Parser) -> None:
    """Address, database, processes, logs."""
    say = parser.words.say
    parser.option("--host", say("metavar-address"), say("help-serve-host", default=HOST))
    parser.option(
        "--port", say("metavar-number"), say("help-serve-port", default=str(PORT)), type=whole("--port", 0, 65535)
    )
    parser.option("--database", say("metavar-database"), say("help-serve-database", variable=DATABASE))
    parser.option(
        "--workers", say("metavar-number"), say("help-serve-workers", default="1"), type=whole("--workers", 1, 64)
    )
    parser.option("--public-url", "URL", say("help-serve-public-url"))
    parser.flag("--open", about=say("help-serve-open"))
    parser.option("--thinkers", say("metavar-number"), say("help-serve-thinkers"), type=whole("--thinkers", 0, 64))
    parser.option("--log-format", "|".join(FORMATS), say("help-serve-log-format", default=FORMATS[0]))
    parser.option("--log-level", "|".join(LEVELS), say("help-serve-log-level", default="info"))


def run(given: Namespace, words: Words) -> int:
    """Check the arguments, then serve until somebody stops it."""
    log_format = _one_of("--log-format", given.log_format, FORMATS, FORMATS[0])
    log_level = _one_of("--log-level", given.log_level, LEVELS, "info")
    public = given.public_url or ""
    if public and not public.startswith(("http://", "https://")):
        raise Misused("bad_url", f"--public-url must begin with http:// or https://, not be {public!r}", value=public)
    need_server()
    from oubliette.server.config import Config
    from oubliette.server.serving import serve
    from oubliette.server.store.places import default_address, read_place

    database = default_address() if given.database is None else given.database
    config = Config(
        database=database,
        host=given.host or HOST,
        port=PORT if given.port is None else given.port,
        workers=given.workers or 1,
        public_url=public,
        thinkers=given.thinkers or 0,
        log_format=log_format,
        log_level=log_level,
    )

    age = "old"

    def on_new_database() -> None:
        nonlocal age
        age = "new"  # the message says so: otherwise a mistyped name looks like lost data

    def ready(address: str) -> None:
        print(words.say("serve-ready", address=address, database=read_place(database).shown, age=age), flush=True)
        if given.open and not show(address):
            print(words.say("serve-no-browser", address=address), flush=True)

    serve(config, on_ready=ready, on_new_database=on_new_database)
    return 0


def _one_of(flag: str, given: str | None, allowed: tuple[str, ...], default: str) -> str:
    if given is None:
        return default
    if given not in allowed:
        names = ", ".join(allowed)
        raise Misused(
            "flag_value", f"{flag} must be one of {names}, not {given!r}", flag=flag, value=given, allowed=names
        )
    return given
