"""Notebooks that many tests share. Their floors are drawn on demand and cached."""

from __future__ import annotations

from functools import cache

from oubliette.games.paper_dungeon.floor import Floor
from oubliette.games.paper_dungeon.notebook import FLOORS, Notebook

# Small, large, round and arbitrary numbers; 0 and the highest are among them.
STANDARD_POOL = (0, 1, 2, 7, 42, 100, 4096, 65535, 123456, 777777, 1048576, 5551313, 9999999, 12345678, 16777215)
ZERO_POOL = (1, 42, 16777215)

POOL = [Notebook(number) for number in STANDARD_POOL] + [Notebook(number, "zero") for number in ZERO_POOL]
EVERY_FLOOR = range(1, FLOORS + 1)


def floors_of(notebook: Notebook) -> tuple[tuple[int, Floor], ...]:
    """The floors of a notebook, with their numbers."""
    return _floors(notebook.number, notebook.profile, notebook.floors, notebook.corners)


@cache
def _floors(number: int, profile: str, floors: int, corners: str) -> tuple[tuple[int, Floor], ...]:
    notebook = Notebook(number, profile, floors, corners)
    return tuple((floor, notebook.floor(floor)) for floor in range(1, floors + 1))


def count(marks: str, wanted: str) -> int:
    """The number of marks that are among the wanted ones."""
    return sum(mark in wanted for mark in marks)


def outside_of_vault(floor: Floor) -> str:
    """The marks of a floor, except those in its vault."""
    return "".join(mark for square, mark in enumerate(floor.marks) if not floor.vault >> square & 1)


def inside_of_vault(floor: Floor) -> str:
    return "".join(mark for square, mark in enumerate(floor.marks) if floor.vault >> square & 1)
