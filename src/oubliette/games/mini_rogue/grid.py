"""The grid of a zone: nine cells, at most two ways on, room cards that turn face up.

A face-down card has no identity: fate draws it when it is turned up. The odds are the same as for a dealt deck.
"""

from __future__ import annotations

from typing import Final

from oubliette.games.mini_rogue.potions import ask
from oubliette.games.mini_rogue.state import CELLS, DOWN, EXIT_CELL, RIGHT, SIDE, Hero, Table
from oubliette.kernel import HIDDEN, Rule, Value
from oubliette.kit.picking import DONE


def _ways_on(cell: int) -> dict[str, int]:
    ways: dict[str, int] = {}
    if cell % SIDE < SIDE - 1:
        ways[RIGHT] = cell + 1
    if cell + SIDE < CELLS:
        ways[DOWN] = cell + SIDE
    return ways


_WAYS: Final = tuple([_ways_on(cell) for cell in range(CELLS)])


def ways_on(cell: int) -> dict[str, int]:
    """Right and down, within the grid; never left or up. [explore.never_left_or_up]

    The last column and the bottom row leave only one way. [explore.single_way_on_the_edge]
    [ruling.last_column_not_left]
    """
    return _WAYS[cell]


def place_of(cell: int) -> tuple[int, int]:
    """Row and column, counted from 1."""
    return cell // SIDE + 1, cell % SIDE + 1


def hidden_cells(table: Table) -> list[int]:
    """The cells of face-down room cards, without the Exit. [ruling.reveal_never_shows_the_exit]"""
    return [cell for cell in range(EXIT_CELL) if table.grid[cell] == HIDDEN]


def reveal(table: Table, cell: int) -> Rule[None]:
    """Turn a room card face up, unless it is already, or is the Exit."""
    if cell == EXIT_CELL or table.grid[cell] != HIDDEN:
        return
    row, column = place_of(cell)
    card = yield from table.rooms.draw("turn.room", {"zone": table.zone_number, "row": row, "column": column})
    table.grid[cell] = card
    table.tell("explore.reveal", room=card, row=row, column=column)


def reveal_next(table: Table, hero: Hero) -> Rule[None]:
    """Reveal the rooms to the right and below to everybody. A blind character reveals none.

    [explore.reveal_right_and_below] [affliction.blindness_hides_next_rooms] [ruling.coop_blindness_is_personal]
    """
    if not hero.blind:
        for cell in ways_on(hero.at).values():
            yield from reveal(table, cell)


def reveal_up_to(table: Table, hero: Hero, prompt: str, count: int) -> Rule[None]:
    """Let the player turn up 1 to `count` face-down cards anywhere in the grid, one after the other."""
    for number in range(count):
        cells = hidden_cells(table)
        if not cells:
            return
        options: list[Value] = [place_of(cell) for cell in cells]
        if number:
            options.append(DONE)
        answer = yield from ask(table, hero, prompt, options, {"left": count - number})
        if answer == DONE:
            return
        yield from reveal(table, cells[options.index(answer)])
