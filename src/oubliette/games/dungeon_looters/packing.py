"""Do these rectangles fit into a grid? An exact search, which also finds an arrangement. [inventory.rearrange]

It walks the grid row by row: the first free square is either the corner of a piece or stays empty for good. It tries
equal pieces only once and caches its answers.
"""

from __future__ import annotations

from typing import Final, TypeAlias

# Column, row, width and height of a piece in the grid.
Place: TypeAlias = tuple[int, int, int, int]

_ENOUGH: Final = 20_000  # size of the cache
_REMEMBERED: Final[dict[tuple[int, int, tuple[tuple[int, int], ...]], tuple[Place, ...] | None]] = {}


def arrange(width: int, height: int, pieces: tuple[tuple[int, int], ...]) -> tuple[Place, ...] | None:
    """Places for all pieces, or None. Pieces are (shorter side, longer side), the largest first."""
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
    """Fill the grid from this square on. `taken`: mask of squares; `spare`: how many more may stay empty."""
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
