"""The average number of turns to the stairs with the best play.

It knows squares, the key, the teleporters and all rolls. It leaves out the trail of the move before, equipment, and
losses and gains on the way; webs always hold.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from oubliette.games.paper_dungeon.solver.atlas import FACES, LEFT, Atlas

Choices: TypeAlias = "list[tuple[int, list[tuple[int, ...]]]]"  # an index, and the possible next indices with each roll

_CLOSE: Final = 1e-4  # stop when a round changes no value by more, in turns
_ROUNDS: Final = 2000


def stairs_times(atlas: Atlas, square: int, flags: int = 0) -> dict[tuple[int, int], float]:
    """Turns to the exit, if every choice aims at it, from all squares and flags in reach from here."""
    order, choices = _graph(atlas, square, flags)
    times = [1.0] * len(order)
    for _ in range(_ROUNDS):
        if _improve(times, choices) < _CLOSE:
            break
    return dict(zip(order, times, strict=True))


def expected_turns(atlas: Atlas, square: int, flags: int = 0) -> float:
    """The average number of turns from this square to the exit."""
    return stairs_times(atlas, square, flags)[square, flags]


def within(atlas: Atlas, square: int, low: float, high: float) -> bool:
    """Do the turns from this square lie between two limits? Stops as soon as that is certain.

    Estimates start too low and only rise. If no state rises by more than `change` in a round, the truth is at most the
    estimate divided by 1 - change: turns dearer by that factor would make up for every further rise.
    """
    order, choices = _graph(atlas, square, 0)
    times = [1.0] * len(order)
    for _ in range(_ROUNDS):
        change = _improve(times, choices)
        if times[0] > high:
            return False
        if change < 1.0:
            most = times[0] / (1.0 - change)
            if most < low:
                return False
            if times[0] >= low and most <= high:
                return True
    return False


def _improve(times: list[float], choices: Choices) -> float:
    """Do one round over all states; return the greatest rise."""
    change = 0.0
    for place, rolls in choices:
        total = 0.0
        for ends in rolls:
            best = times[ends[0]]
            for end in ends:
                if times[end] < best:  # noqa: PLR1730 - calling `min` a million times takes twice as long
                    best = times[end]
            total += best
        time = 1.0 + total / FACES
        rise = time - times[place]
        change = max(change, rise)
        times[place] = time
    return change


def _graph(atlas: Atlas, square: int, flags: int) -> tuple[list[tuple[int, int]], Choices]:
    """The states in reach, and for each its next states by roll. Rolls that can leave at once are left out."""
    webs, exits = atlas.ground.floor.webs, atlas.ground.exits
    order = [(square, flags)]
    number = {order[0]: 0}
    choices: Choices = []
    place = 0
    while place < len(order):
        at, held = order[place]
        rolls: list[tuple[int, ...]] = []
        for roll in range(1, FACES + 1):
            ends: set[int] = set()
            leaves = False
            for end, gains, _ in atlas.legs(at, roll, held, webs):
                if end == LEFT or exits[(held | gains) >> 1] >> end & 1:
                    leaves = True
                    break
                state = (end, held | gains)
                if state not in number:
                    number[state] = len(order)
                    order.append(state)
                ends.add(number[state])
            if not leaves:
                rolls.append(tuple(sorted(ends)))
        choices.append((place, rolls))
        place += 1
    choices.reverse()  # late states tend to be nearer to the stairs, so values spread faster
    return order, choices
