"""Binds the load to one core and the server that it measures to another, the same for every server."""

import os
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def load_apart() -> Iterator[int | None]:
    """Bind the load to one core and yield the core for the servers. With one core only, bind nothing and yield None."""
    everywhere = sorted(os.sched_getaffinity(0))
    server, load = everywhere[0], everywhere[-1]  # the first two are often halves of one core
    if server == load:
        yield None
        return
    with on_core(load):
        yield server


@contextmanager
def on_core(core: int | None) -> Iterator[None]:
    """Bind this process, and those that it starts meanwhile, to that core. None: leave everything as it is."""
    before = os.sched_getaffinity(0)
    if core is not None:
        os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
