"""Do these rectangles fit into that grid? An exact answer, and an arrangement that shows it.

The first free square, row by row, is either covered by the corner of one of the pieces or stays empty for good. That is
all there is to try; pieces alike are tried once, and what was found is remembered. [inventory.rearrange]
"""

from __future__ import annotations

from typing import Final, TypeAlias

# Column, row, width and height of a piece in the grid.
Place: TypeAlias = tuple[int, int, int, int]

_ENOUGH: Final = 20_000  # remembered answers
_REMEMBERED: Final[dict[tuple[int, int, tuple[tuple[int, int], ...]], tuple[Place, ...] | None]] = {}


def arrange(width: int, height: int, pieces: tuple[tuple[int, int], ...]) -> tuple[Place, ...] | None:
    """Places for all pieces, the shorter side of each first and the largest piece first, or None if they do not fit."""
    if sum([short * long for short, long in pieces]) > width * height:
        return None
    asked = (width, height, pieces)
    if asked not in _REMEMBERED:
        if len(_REMEMBERED) >= _ENOUGH:
            _REMEMBERED.clear()
        _REMEMBERED[asked] = _search(width, height, pieces)
    return _REMEMBERED[asked]


def _search(width: int, height: int, pieces: tuple[tuple[int, int], ...]) -> tuple[Place, ...] | None:
    spare = width * height - sum([short * long for short, long in pieces])
    places: list[Place | None] = [None] * len(pieces)
    if not _fill(width, height, 0, 0, spare, pieces, places):
        return None
    return tuple([place for place in places if place is not None])


def _fill(
    width: int,
    height: int,
    square: int,
    taken: int,
    spare: int,
    pieces: tuple[tuple[int, int], ...],
    places: list[Place | None],
) -> bool:
    """Cover the grid from this square on. `taken` is a mask of squares, `spare` the squares that may stay empty."""
    while taken >> square & 1:
        square += 1
    if None not in places:
        return True
    if square >= width * height:
        return False
    col, row = square % width, square // width
    tried: list[tuple[int, int]] = []
    for number, piece in enumerate(pieces):
        if places[number] is not None or piece in tried:
            continue
        tried.append(piece)
        turns = (piece,) if piece[0] == piece[1] else (piece, (piece[1], piece[0]))
        for wide, high in turns:
            if col + wide > width or row + high > height:
                continue
            mask = _block(width, square, wide, high)
            if taken & mask == 0:
                places[number] = (col, row, wide, high)
                if _fill(width, height, square, taken | mask, spare, pieces, places):
                    return True
                places[number] = None
    return spare > 0 and _fill(width, height, square + 1, taken | 1 << square, spare - 1, pieces, places)


def _block(width: int, square: int, wide: int, high: int) -> int:
    line = ((1 << wide) - 1) << square
    mask = 0
    for row in range(high):
        mask |= line << (row * width)
    return mask
