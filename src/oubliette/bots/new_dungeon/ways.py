"""Distances on the board, in spaces, with the cost of secret doors. Cached, because the board never changes."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from oubliette.games.new_dungeon.board import BOARD

FAR: Final = 999.0
USUAL_DOOR: Final = 3.0  # the cost of a secret door in spaces, for an unknown hero
_SIDES: Final = 6


@lru_cache(maxsize=64)
def door_cost(finds_on: int, move: int) -> float:
    """The cost of a secret door besides the step, in spaces: the turns lost until it is found, at most three."""
    fails = max(0.0, 1 - finds_on / _SIDES)
    return (fails + fails**2 + fails**3) * move


@lru_cache(maxsize=4096)
def distances_to(goal: int, door: float) -> tuple[float, ...]:
    """The distance of every space to the goal, on ways that cross no other room or chamber."""
    far = [FAR] * len(BOARD.spaces)
    far[goal] = 0.0
    edge: list[tuple[float, int]] = [(0.0, goal)]
    while edge:
        steps, space = heappop(edge)
        if steps > far[space] or (space != goal and BOARD.spaces[space].holds_cards):
            continue
        for link in BOARD.links[space]:
            there = steps + 1 + (door if link.secret else 0)
            if there < far[link.to]:
                far[link.to] = there
                heappush(edge, (there, link.to))
    return tuple(far)
