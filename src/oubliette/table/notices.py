"""The table's own news, such as a time that ran out. The rules do not know them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from oubliette.kernel import Event, Value


@final
class Notices:
    """The notices of one match, in order. Undo removes those after the ply to which it goes back."""

    __slots__ = ("_told",)

    def __init__(self) -> None:
        self._told: list[Event] = []

    def __len__(self) -> int:
        return len(self._told)

    def tell(self, ply: int, slug: str, /, **facts: Value) -> None:
        """Add a notice for everybody after `ply` answers."""
        self._told.append(Event(ply, slug, facts))

    def since(self, ply: int, known: int | None) -> tuple[Event, ...]:
        """The notices that a client lacks: it knows all up to `ply` answers, or its first `known` notices."""
        if not self._told:
            return ()
        if known is not None and ply >= 0:
            return tuple(self._told[known:])
        after = ply if known is None else -1
        return tuple([notice for notice in self._told if notice.ply > after])

    def cut(self, ply: int) -> None:
        """Remove notices after the first `ply` answers: those were taken back."""
        self._told = [notice for notice in self._told if notice.ply <= ply]

    def restore(self, told: Iterable[Event]) -> None:
        """Set the notices of a resumed match."""
        self._told = list(told)
