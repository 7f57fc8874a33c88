"""The data printed on the board and the cards of The New Dungeon, for its board in the browser."""

from __future__ import annotations

from typing import Any, Final

from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.cards import CARDS, MONSTERS
from oubliette.games.new_dungeon.spaces import ARCH, DOOR, OPEN, SECRET, Link, Space

_KINDS: Final = (OPEN, ARCH, DOOR, SECRET)
_WAYS: Final = ("north", "east", "south", "west")


def printed() -> dict[str, Any]:
    """Spaces, passages, the monsters' numbers and the treasures' gold, as short arrays without field names."""
    return {
        "spaces": [_space(space) for space in BOARD.spaces],
        "links": _links(),
        "monsters": {
            one.id: [one.level, one.red, one.white, one.blue, one.green, one.grey, one.yellow]
            for one in MONSTERS.values()
        },
        "gold": {card.id: card.value for card in CARDS.values() if card.id},
    }


def _space(space: Space) -> list[Any]:
    """`[id, x, y, width, height, "hidden" or its power]`; without the last if it is not hidden and has no power.

    The first letter of an id is its kind, the digit after it the level: a test of the board file checks this.
    """
    row: list[Any] = [space.id, space.x, space.y, space.width, space.height]
    more = "hidden" if space.hidden else space.power
    return [*row, more] if more else row


def _links() -> list[list[int]]:
    """`[from, to, kind, x, y, way]`: `from` is the index of a space, `to` the offset of the other space from it.

    The passage is in the wall on side `way` of cell (x, y), which is counted from the corner of its space.
    """
    return [
        [space.index, link.to - space.index, _KINDS.index(link.kind), *_cell(space, link), _WAYS.index(link.way)]
        for space in BOARD.spaces
        for link in BOARD.links[space.index]
        if space.index < link.to
    ]


def _cell(space: Space, link: Link) -> tuple[int, int]:
    x, y = link.cell
    return x - space.x, y - space.y
