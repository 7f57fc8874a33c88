"""How far a hero is from the Main Staircase, as everybody can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oubliette.games.new_dungeon.board import BOARD, MAIN

NO_WAY: Final = 0  # monsters or secret doors block every way; also the distance of a hero who is at home


def steps_home(start: int, guarded: Callable[[int], bool], through_secret_doors: bool) -> int:
    """The fewest steps to the Main Staircase past no monster. `through_secret_doors`: he needs no roll there."""
    links = BOARD.links if through_secret_doors else BOARD.free
    far = {start: 0}
    edge = [start]
    for space in edge:  # the loop body appends to it
        if space == MAIN:
            return far[space]
        if space != start and guarded(space):
            continue
        for link in links[space]:
            if link.to not in far:
                far[link.to] = far[space] + 1
                edge.append(link.to)
    return NO_WAY
