"""Distances over anything that has neighbours. Every step costs one: no game here needs weights.

Used by The New Dungeon and Paper Dungeon (every space of a board or floor can be reached) and by Dungeon Looters (how
far the lich reaches).

`neighbours` is any function from a node to its neighbours: `board.__getitem__` of a mapping, a grid's
`orthogonal.__getitem__`, or a function that leaves out what is blocked today.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

N = TypeVar("N", bound=Hashable)


def distances(start: N, neighbours: Callable[[N], Iterable[N]], most: int | None = None) -> dict[N, int]:
    """How many steps to each node that can be reached, nearest first; with `most`, in so many steps."""
    far: dict[N, int] = {start: 0}
    edge: list[N] = [start]
    steps = 0
    while edge and (most is None or steps < most):
        steps += 1
        beyond: list[N] = []
        for node in edge:
            for other in neighbours(node):
                if other not in far:
                    far[other] = steps
                    beyond.append(other)
        edge = beyond
    return far


def reachable(start: N, neighbours: Callable[[N], Iterable[N]]) -> set[N]:
    """Every node that a walk from the start can come to, the start included."""
    return set(distances(start, neighbours))
