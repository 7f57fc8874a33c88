"""Coroutines that begin at once. Most of what is sent never waits: a task for each would cost more than the sending.

From Python 3.12 on asyncio has eager tasks; this is as much of them as we need.
"""

from __future__ import annotations

from collections.abc import Awaitable, Coroutine, Generator
from typing import Any, final


def begun(work: Coroutine[Any, Any, None]) -> Awaitable[None] | None:
    """Run a coroutine until it has to wait. None if it never did, else what is left of it."""
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return _Rest(work, waits_for)


@final
class _Rest:
    """A coroutine that was begun elsewhere, and waits for something."""

    __slots__ = ("_waits_for", "_work")

    def __init__(self, work: Coroutine[Any, Any, None], waits_for: object) -> None:
        self._work = work
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        waits_for: Any = self._waits_for
        while True:
            try:
                try:
                    came = yield waits_for
                except BaseException as error:  # noqa: BLE001 - cancelled, for one: the work has to know
                    waits_for = self._work.throw(error)
                else:
                    waits_for = self._work.send(came)
            except StopIteration:
                return
