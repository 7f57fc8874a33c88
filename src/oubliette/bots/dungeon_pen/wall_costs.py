"""The cost of a wall to a player, in flicks."""

from __future__ import annotations

from math import inf
from typing import Final, final

from oubliette.bots.dungeon_pen.flicks_left import AFTER, Field
from oubliette.bots.dungeon_pen.position import Position, Side
from oubliette.bots.dungeon_pen.racing import fields
from oubliette.bots.dungeon_pen.rays import HERE
from oubliette.games.dungeon_pen.squares import square_at

_FLICKS: Final = 12  # how many flicks to look ahead
_UNLIKELY: Final = 0.02
_SQUARES_PER_FLICK: Final = 6.0
_NO_WAY: Final = 20.0


@final
class RaceForecast:
    """The squares that a player will probably flick from, and how walls change its race."""

    def __init__(self, position: Position, side: Side) -> None:
        self.position = position
        self.side = side
        field, _ = fields(position, side, position.mask)
        self.stops = stops(field, HERE[square_at(side.x, side.y)])
        self.way = position.left_to_go(side, position.mask, side.x, side.y)

    def extra_cost(self, wall: int) -> float:
        """The extra flicks caused by a new wall."""
        return self.changed(self.position.mask | wall, wall)

    def changed(self, mask: int, where: int) -> float:
        """The extra flicks with other walls, which differ on the squares `where`."""
        total = 0.0
        for field, here, chance in self.stops:
            if field.seen(here) & where:
                total += chance * (field.flicks_with(here, mask) - field.values[here])
        way = self.position.left_to_go(self.side, mask, self.side.x, self.side.y)
        if way == inf:
            return _NO_WAY
        longer = (way - self.way) / _SQUARES_PER_FLICK
        return max(total, longer) if longer >= 0 else min(total, longer)


def stops(field: Field, start: int) -> list[tuple[Field, int, float]]:
    """The squares that the player will flick from, beginning at `start`, each with its field and its chance."""
    found: dict[tuple[bool, int], float] = {}
    now: dict[tuple[bool, int], float] = {(False, start): 1.0}
    after = field.after
    for _ in range(_FLICKS):
        later: dict[tuple[bool, int], float] = {}
        for (loaded, here), chance in now.items():
            if chance < _UNLIKELY:
                continue
            found[loaded, here] = found.get((loaded, here), 0.0) + chance
            used = after if loaded else field
            assert used is not None
            if here in used.goals and used.after is None:
                continue
            for place, share in used.landing_squares(here):
                beyond = loaded or place >= AFTER
                key = beyond, place % AFTER
                later[key] = later.get(key, 0.0) + chance * share
        now = later
    return [
        (after if loaded and after is not None else field, here, chance)
        for (loaded, here), chance in found.items()
        if chance >= _UNLIKELY
    ]
