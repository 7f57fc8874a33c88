"""Coroutines that begin at once. Most of what is sent never waits: a task for each would cost more than the sending.

From Python 3.12 on asyncio has eager tasks; this is as much of them as we need.
"""

from __future__ import annotations

from collections.abc import Awaitable, Generator
from typing import Any, final


def run_eagerly(work: Awaitable[None]) -> Awaitable[None] | None:
    """Run a coroutine until it has to wait. None if it never did, else what is left of it."""
    steps = work.__await__()
    try:
        waits_for = steps.send(None)
    except StopIteration:
        return None
    return _Rest(steps, waits_for)


@final
class _Rest:
    """A coroutine that was begun elsewhere, and waits for something."""

    __slots__ = ("_steps", "_waits_for")

    def __init__(self, steps: Generator[Any, Any, None], waits_for: object) -> None:
        self._steps = steps
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        waits_for: Any = self._waits_for
        while True:
            try:
                try:
                    came = yield waits_for
                except BaseException as error:  # noqa: BLE001 - cancelled, for one: the work has to know
                    waits_for = self._steps.throw(error)
                else:
                    waits_for = self._steps.send(came)
            except StopIteration:
                return
