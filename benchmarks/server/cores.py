"""Who computes where: the load on one core, the server that it measures on another, the same for every server."""

import os
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def load_apart() -> Iterator[int | None]:
    """Keep the load on one core; gives the core for the servers. On a machine of one core nobody is kept anywhere."""
    everywhere = sorted(os.sched_getaffinity(0))
    server, load = everywhere[0], everywhere[-1]  # the first two are often halves of one core
    if server == load:
        yield None
        return
    with on_core(load):
        yield server


@contextmanager
def on_core(core: int | None) -> Iterator[None]:
    """What we do and whom we start meanwhile stays on that core. None: wherever we are now."""
    before = os.sched_getaffinity(0)
    if core is not None:
        os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
