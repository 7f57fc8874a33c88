"""Distances in any graph. Every step costs one: no game here needs weights.

The New Dungeon and Paper Dungeon check that every space of a board or floor can be reached; Dungeon Looters measures
how far the lich reaches.

`neighbours` is any function from a node to its neighbours: `board.__getitem__` of a mapping, a grid's
`orthogonal.__getitem__`, or a function that leaves out blocked nodes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

N = TypeVar("N", bound=Hashable)


def distances(start: N, neighbours: Callable[[N], Iterable[N]], most: int | None = None) -> dict[N, int]:
    """The number of steps to each reachable node, nearest first. `most` limits the steps."""
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
    """Every node that a walk from the start can reach, the start included."""
    return set(distances(start, neighbours))
