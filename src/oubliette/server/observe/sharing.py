"""Shares metrics between several worker processes.

Each worker keeps its metrics in files of a common folder. Prometheus' client reads the folder's name when it is first
imported, so this module must not import it, and `serve()` must set the name before it starts any worker.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Final

ENVIRONMENT: Final = "PROMETHEUS_MULTIPROC_DIR"


@contextmanager
def shared_figures(workers: int) -> Iterator[None]:
    """Give the workers started inside this context a common folder, which is deleted afterwards."""
    if workers < 2:
        yield
        return
    before = os.environ.get(ENVIRONMENT)
    with TemporaryDirectory(prefix="oubliette-metrics-", ignore_cleanup_errors=True) as folder:
        os.environ[ENVIRONMENT] = folder
        try:
            yield
        finally:
            if before is None:
                del os.environ[ENVIRONMENT]
            else:
                os.environ[ENVIRONMENT] = before
