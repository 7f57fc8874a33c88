"""Logs to stderr: one event per line, with the time (UTC), the level, the event's name, and facts.

Our own code logs with `structlog.get_logger()`: `log.info("archived", game="pig")`. What other packages log with
the standard library gets the same form.
"""

from __future__ import annotations

import logging
import sys
from typing import Final, TextIO

import structlog
from structlog.types import EventDict, Processor, WrappedLogger

FORMATS: Final = ("text", "json")
# Loggers that other packages set up; we route them through our handler. SQL appears only when something is wrong.
_OTHERS: Final = {"uvicorn": None, "uvicorn.error": None, "sqlalchemy": logging.WARNING, "alembic": logging.WARNING}
_WIDTH: Final = 8  # characters for the level


def set_up_logs(format: str, level: str, stream: TextIO | None = None) -> None:  # noqa: A002 - the name in the config
    """Set up logging. Call it once in each process, before anything is logged.

    `format` is text or json, `level` one of debug, info, warning, error.
    """
    number = logging.getLevelNamesMapping()[level.upper()]
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
        structlog.processors.format_exc_info,  # no values of variables: they can be secrets
    ]
    last: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    last.append(structlog.processors.JSONRenderer() if format == "json" else text_line)
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processors=last, foreign_pre_chain=shared))
    handler.addFilter(_tells_no_address)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(number)
    for name, quiet in _OTHERS.items():
        other = logging.getLogger(name)
        other.handlers.clear()
        other.propagate = True
        other.setLevel(logging.NOTSET if quiet is None else max(quiet, number))
    logging.getLogger("uvicorn.access").disabled = True  # it logs whole URLs; see access.py
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(number),
    )


def text_line(_logger: WrappedLogger, _method: str, event: EventDict) -> str:
    """Format an event for people. A traceback follows, indented."""
    time, level, word = event.pop("time"), event.pop("level"), event.pop("event")
    trace = event.pop("exception", "")
    facts = "".join([f" {name}={_fact(value)}" for name, value in event.items()])
    below = "".join([f"\n    {line}" for line in str(trace).splitlines()])
    return f"{time} {level:<{_WIDTH}}{_plain(str(word))}{facts}{below}"


def _fact(value: object) -> str:
    """A value as one word, in quotes if it has blanks or quotes."""
    text = str(value)
    return repr(text) if not text or any(sign.isspace() or sign in "\"'=" for sign in text) else _plain(text)


def _plain(text: str) -> str:
    """Replace characters that break the line or move the cursor."""
    return "".join([sign if sign.isprintable() else "?" for sign in text])


def _tells_no_address(record: logging.LogRecord) -> bool:
    """Filter out uvicorn's line about every socket: its URL may contain an invitation."""
    return not (record.name == "uvicorn.error" and '"WebSocket %s"' in str(record.msg))
