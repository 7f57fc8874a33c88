"""Every way to make one move, with the heading at its end, because the next move must not go back.

Like the atlas, but with some of the trail of the move before: the squares straight behind the hero, on the line of his
last heading.
"""

from __future__ import annotations

from typing import Final, final

from oubliette.games.paper_dungeon.movement import Going, first_headings
from oubliette.games.paper_dungeon.solver.atlas import FACES, WITH_JUMP, Atlas, Route

NO_HEADING: Final = 8  # the hero has not moved yet
_BEHIND: Final = 3  # how many squares behind the hero count as the trail


@final
class Routes:
    """The routes of a floor with these flags and webs, computed on demand."""

    def __init__(self, atlas: Atlas, flags: int, webs: int) -> None:
        self.atlas = atlas
        self.flags = flags
        self.webs = webs
        self._known: dict[int, list[Route]] = {}
        self._crossed: dict[int, int] = {}  # by place and roll: the squares that any route enters

    def routes(self, square: int, came: int, roll: int) -> list[Route]:
        """All ways to move by this roll, for a hero who came to a square with this heading."""
        free = (square * (NO_HEADING + 1) + NO_HEADING) * FACES + roll - 1
        known = self._known.get(free)
        if known is None:
            known = self._known[free] = self._explore(square, NO_HEADING, roll, free)
        if came == NO_HEADING:
            return known
        if not self._crossed[free] & behind(self.atlas, square, came):
            return known
        place = (square * (NO_HEADING + 1) + came) * FACES + roll - 1
        bound = self._known.get(place)
        if bound is None:
            bound = self._known[place] = self._explore(square, came, roll, place)
        return bound

    def _explore(self, square: int, came: int, roll: int, place: int) -> list[Route]:
        flags = self.flags
        trail = behind(self.atlas, square, came)
        going = Going(self.atlas.ground, flags >> 1, bool(flags & WITH_JUMP), self.webs, trail)
        _, headings = first_headings(going, square, roll, bool(roll & 1))
        found: dict[Route, int] = {}
        for heading in headings:
            self.atlas.follow(going, square, heading, roll, found)
        crossed = 0
        for path in found.values():
            crossed |= path
        self._crossed[place] = crossed
        return list(found) if found else [(square, NO_HEADING, 0, 0)]


def behind(atlas: Atlas, square: int, came: int) -> int:
    """The squares behind a hero who came with this heading."""
    if came == NO_HEADING:
        return 0
    rays = atlas.ground.rays[came + 4 & 7][square]
    return rays[min(_BEHIND, len(rays) - 1)]
