"""Where to run after an ambush: six spaces, none twice, so the first step depends on the whole way."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.kernel import Value


def best_flight(
    options: Sequence[Any],
    facts: Mapping[str, Value],
    far: Sequence[float],
    guarded: Callable[[int], bool],
    through_walls: bool,
    rich: bool,
) -> int:
    """The first step of the way that ends nearest to the goal; -1 if there is no step.

    `far`: the distance of every space to the goal. `rich`: the hero wins by passing the Main Staircase.
    """
    used = [BOARD.index[name] for name in _names(facts.get("used", ()))]
    left = facts.get("left", 0)
    assert isinstance(left, int)
    links = BOARD.links if through_walls else BOARD.free

    def nearest(space: int, steps: int) -> float:
        """The least distance to the goal at the end of a way that goes on from here."""
        if rich and space == MAIN:
            return -float(steps)
        if steps == 0:
            return far[space]
        used.append(space)
        ends = [nearest(link.to, steps - 1) for link in links[space] if link.to not in used and not guarded(link.to)]
        used.pop()
        return min(ends) if ends else far[space]

    best, least = -1, float("inf")
    for index, option in enumerate(options):
        space = BOARD.index.get(option, -1) if isinstance(option, str) else -1
        if space >= 0:
            end = nearest(space, left - 1)
            if end < least:
                best, least = index, end
    return best


def _names(value: Value) -> list[str]:
    return [str(name) for name in value] if isinstance(value, tuple) else []
