"""The table's own news, such as a time that ran out. The rules do not know them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from oubliette.kernel import Event, Value


@final
class Notices:
    """The notices of one match, in order. Undo removes those after the ply to which it goes back."""

    __slots__ = ("_notices",)

    def __init__(self) -> None:
        self._notices: list[Event] = []

    def __len__(self) -> int:
        return len(self._notices)

    def tell(self, ply: int, slug: str, /, **facts: Value) -> None:
        """Add a notice for everybody after `ply` answers."""
        self._notices.append(Event(ply, slug, facts))

    def since(self, ply: int, known: int | None) -> tuple[Event, ...]:
        """The notices that a client lacks: it knows all up to `ply` answers, or its first `known` notices."""
        if not self._notices:
            return ()
        if known is not None and ply >= 0:
            return tuple(self._notices[known:])
        after = ply if known is None else -1
        return tuple([notice for notice in self._notices if notice.ply > after])

    def cut(self, ply: int) -> None:
        """Remove notices after the first `ply` answers: those were taken back."""
        self._notices = [notice for notice in self._notices if notice.ply <= ply]

    def restore(self, notices: Iterable[Event]) -> None:
        """Set the notices of a resumed match."""
        self._notices = list(notices)
