"""Runs a coroutine at once, without a task. Most sends never wait, and a task would cost more than the send itself.

Python 3.12 has eager tasks; this is the part of them that we need on 3.11.
"""

from __future__ import annotations

from collections.abc import Awaitable, Generator
from typing import Any, final


def run_eagerly(work: Awaitable[None]) -> Awaitable[None] | None:
    """Run a coroutine until it first waits. Returns None if it finished, else the rest of it to await."""
    steps = work.__await__()
    try:
        waits_for = steps.send(None)
    except StopIteration:
        return None
    return _Rest(steps, waits_for)


@final
class _Rest:
    """The rest of a coroutine that `run_eagerly` started."""

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
                except BaseException as error:  # noqa: BLE001 - also CancelledError: the coroutine must see it
                    waits_for = self._steps.throw(error)
                else:
                    waits_for = self._steps.send(came)
            except StopIteration:
                return
