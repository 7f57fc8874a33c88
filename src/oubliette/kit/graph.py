"""Distances and ways over anything that has neighbours. Every step costs one: no game here needs weights.

Used by The New Dungeon (spaces and doors: where a hero can get to, how far the loot is), Dungeon Looters (walking
distance over tiles, which doors lead out), Dungeon Pen (no wall may shut a character in) and Paper Dungeon (floors are
connected, vaults are not).

`neighbours` is any function from a node to its neighbours: `board.__getitem__` of a mapping, a grid's
`orthogonal.__getitem__`, or a function that leaves out what is blocked today. Where several ways are equally short, the
order of the neighbours decides, so that the same position always gives the same way.
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


def shortest_path(start: N, goal: N, neighbours: Callable[[N], Iterable[N]]) -> list[N] | None:
    """A shortest way, both ends included; None if there is none."""
    came: dict[N, N] = {start: start}
    edge: list[N] = [start]
    while edge and goal not in came:
        beyond: list[N] = []
        for node in edge:
            for other in neighbours(node):
                if other not in came:
                    came[other] = node
                    beyond.append(other)
        edge = beyond
    if goal not in came:
        return None
    path = [goal]
    while path[-1] != start:
        path.append(came[path[-1]])
    path.reverse()
    return path


def components(nodes: Iterable[N], neighbours: Callable[[N], Iterable[N]]) -> list[set[N]]:
    """The parts that hang together, each as a set, in the order of their first node. Ways must go both ways."""
    parts: list[set[N]] = []
    seen: set[N] = set()
    for node in nodes:
        if node not in seen:
            part = reachable(node, neighbours)
            seen |= part
            parts.append(part)
    return parts
