"""The metrics of a server for Prometheus: what it does, how long that takes, what it refuses.

Other modules call the functions below; each takes about a microsecond. For several workers see `sharing.py`.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
    multiprocess,
)

from oubliette.server.observe.sharing import ENVIRONMENT

_FOLDER: Final = os.environ.get(ENVIRONMENT)  # where several workers share their figures
_PID: Final = re.compile(r"gauge_live\w*_(\d+)\.db")

_REGISTRY: Final = CollectorRegistry()
if _FOLDER is None:
    ProcessCollector(registry=_REGISTRY)
    PlatformCollector(registry=_REGISTRY)

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_THOUGHT: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_BATCH: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)

_requests: Final = Counter(
    "oubliette_requests", "HTTP requests answered", ("route", "method", "status"), registry=_REGISTRY
)
_request_seconds: Final = Histogram(
    "oubliette_request_seconds", "Time to answer an HTTP request", ("route",), buckets=_QUICK, registry=_REGISTRY
)
_sockets: Final = Gauge("oubliette_sockets", "Open sockets", registry=_REGISTRY, multiprocess_mode="livesum")
_live: Final = Gauge(
    "oubliette_live_matches", "Matches held in memory", registry=_REGISTRY, multiprocess_mode="livesum"
)
_live_tables: Final = Gauge(
    "oubliette_live_tables", "Tables held in memory", registry=_REGISTRY, multiprocess_mode="livesum"
)
_entries: Final = Counter("oubliette_entries", "Journal entries written durably", registry=_REGISTRY)
_batch: Final = Histogram(
    "oubliette_commit_entries", "Journal entries in one transaction", buckets=_BATCH, registry=_REGISTRY
)
_commit_seconds: Final = Histogram(
    "oubliette_commit_seconds", "Time to write a transaction", buckets=_QUICK, registry=_REGISTRY
)
_refused: Final = Counter("oubliette_refused", "What was refused, by reason", ("slug",), registry=_REGISTRY)
_rebuild_seconds: Final = Histogram(
    "oubliette_rebuild_seconds", "Time to rebuild a match from its journal", buckets=_QUICK, registry=_REGISTRY
)
_thinking_seconds: Final = Histogram(
    "oubliette_thinking_seconds",
    "Time from asking a bot, or for a hint, to its answer",
    ("kind",),
    buckets=_THOUGHT,
    registry=_REGISTRY,
)
_thinking: Final = Gauge(
    "oubliette_thinking", "Questions that wait for a thought", registry=_REGISTRY, multiprocess_mode="livesum"
)
_chat: Final = Counter("oubliette_chat_lines", "Lines of chat", registry=_REGISTRY)


def answered(route: str, method: str, status: int, seconds: float) -> None:
    """A request was answered."""
    _requests.labels(route, method, str(status)).inc()
    _request_seconds.labels(route).observe(seconds)


def socket_opened() -> None:
    """A socket was accepted."""
    _sockets.inc()


def socket_closed() -> None:
    """A socket that was accepted is gone."""
    _sockets.dec()


def live_counts(tables: int, matches: int) -> None:
    """This many tables and matches are in memory now."""
    _live_tables.set(tables)
    _live.set(matches)


def committed(count: int, seconds: float) -> None:
    """A transaction with this many entries is on disk."""
    _entries.inc(count)
    _batch.observe(count)
    _commit_seconds.observe(seconds)


def refused(slug: str) -> None:
    """Something was refused. Slugs are our own words, so their number is bounded."""
    _refused.labels(slug).inc()


def rebuilt(seconds: float) -> None:
    """A match was rebuilt from its journal."""
    _rebuild_seconds.observe(seconds)


def thinking_started() -> None:
    """A bot or a hint was asked for."""
    _thinking.inc()


def thinking_ended(kind: str, seconds: float) -> None:
    """A bot or a hint answered, or was given up. `kind`: bot or hint."""
    _thinking.dec()
    _thinking_seconds.labels(kind).observe(seconds)


def chatted() -> None:
    """Somebody wrote a line of chat."""
    _chat.inc()


def exposition() -> bytes:
    """All metrics as Prometheus reads them, those of the other workers included."""
    if _FOLDER is None:
        return generate_latest(_REGISTRY)
    _drop_dead_workers(Path(_FOLDER))
    together = CollectorRegistry()
    multiprocess.MultiProcessCollector(together, _FOLDER)  # type: ignore[no-untyped-call]  # theirs is untyped
    return generate_latest(together)


def _drop_dead_workers(folder: Path) -> None:
    """Drop the gauges of killed workers: they hold no sockets or matches any more."""
    if sys.platform == "win32":  # there os.kill(pid, 0) interrupts the process instead of checking it
        return
    for file in folder.glob("gauge_live*.db"):
        found = _PID.fullmatch(file.name)
        if found is not None and not _alive(int(found[1])):
            multiprocess.mark_process_dead(int(found[1]), str(folder))  # type: ignore[no-untyped-call]  # theirs is untyped


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
