"""How far a hero is from the Main Staircase, as far as anybody can tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oubliette.games.new_dungeon.board import BOARD, MAIN

NO_WAY: Final = 0  # only secret doors lead out, or monsters stand in the way; a hero at home is as near


def steps_home(start: int, guarded: Callable[[int], bool], through_walls: bool) -> int:
    """The least number of spaces past no monster; secret doors are ways for who goes `through_walls` without a roll."""
    links = BOARD.links if through_walls else BOARD.free
    far = {start: 0}
    edge = [start]
    for space in edge:  # it grows while we go through it
        if space == MAIN:
            return far[space]
        if space != start and guarded(space):
            continue
        for link in links[space]:
            if link.to not in far:
                far[link.to] = far[space] + 1
                edge.append(link.to)
    return NO_WAY
