"""The positions to search, and the moves that lead there."""

from collections.abc import Iterator

from benchmarks.engine.search.searcher import Position

# The first decision of a match and two later ones. The later the position, the shorter the play-outs.
POSITIONS = (
    Position("first", mine=0, theirs=0, pot=4),
    Position("middle", mine=45, theirs=52, pot=11),
    Position("late", mine=78, theirs=70, pot=9),
)

# Any search finds the answer here: hold what wins; roll when the other player wins with any roll but a 1.
HOLD = Position("hold", mine=80, theirs=80, pot=25)
ROLL = Position("roll", mine=79, theirs=99, pot=19)


def turns(position: Position) -> Iterator[tuple[list[int], bool]]:
    """The faces of every turn up to the position, and whether the player holds. A player without points rolled a 1."""
    if position.mine or position.theirs:
        for points in (position.mine, position.theirs):
            yield (faces(points), True) if points else ([1], False)
    yield faces(position.pot), False


def faces(points: int) -> list[int]:
    """Rolls without a 1 that add up to these points."""
    rolled = [6] * (points // 6)
    left = points % 6
    if left == 1:
        return [*rolled[1:], 5, 2]
    return [*rolled, left] if left else rolled
