"""Figures of several worker processes, told as one.

Each worker keeps its figures in files of a common folder. Prometheus' client looks for the folder's name when it is
first imported, so this module must not import it: `serve()` shares before it starts any worker.
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
    """Let the workers that are started meanwhile share their figures. The folder is new, and gone afterwards."""
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
