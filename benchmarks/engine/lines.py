"""The geometry of tic-tac-toe, for all contestants here that play it in Python."""

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def _pairs(cell: int) -> tuple[tuple[int, int], ...]:
    others = [[other for other in line if other != cell] for line in LINES if cell in line]
    return tuple((a, b) for a, b in others)


# For each cell, the pairs of other cells that make a line with it.
PAIRS = tuple(_pairs(cell) for cell in range(9))
