"""The table's own news, such as a time that ran out: the rules know nothing of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from oubliette.kernel import Event, Value


@final
class Notices:
    """The news of one match, the last one last. Each goes with the answers that are taken back."""

    __slots__ = ("_told",)

    def __init__(self) -> None:
        self._told: list[Event] = []

    def __len__(self) -> int:
        return len(self._told)

    def tell(self, ply: int, slug: str, /, **facts: Value) -> None:
        """One more for everybody, as of so many answers."""
        self._told.append(Event(ply, slug, facts))

    def since(self, ply: int, known: int | None) -> tuple[Event, ...]:
        """The news that a client lacks: it knows what happened until `ply` answers, maybe the first `known` news."""
        if not self._told:
            return ()
        if known is not None and ply >= 0:
            return tuple(self._told[known:])
        after = ply if known is None else -1
        return tuple([notice for notice in self._told if notice.ply > after])

    def cut(self, ply: int) -> None:
        """Everything after `ply` answers was taken back."""
        self._told = [notice for notice in self._told if notice.ply <= ply]

    def restore(self, told: Iterable[Event]) -> None:
        """These were the news of a match that is taken up again."""
        self._told = list(told)
