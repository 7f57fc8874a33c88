"""Every way to make one move, with the heading that it ends in: what the next move must not go back over.

As the atlas has them, but with the trail of the move before. Of that trail little is remembered: where the hero came
from, that is the squares behind him on the line of his last heading.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from oubliette.games.paper_dungeon.ground import A_TELEPORTER, A_WEB, BLOCKED, THE_KEY, THE_STAIRS
from oubliette.games.paper_dungeon.movement import Going, behind_the_wall, first_headings, turn_headings
from oubliette.games.paper_dungeon.solver.atlas import FACES, LEFT, WITH_JUMP, WITH_KEY, Atlas

NO_HEADING: Final = 8  # of who has not moved yet
_BEHIND: Final = 3  # squares behind the hero that count as the trail

# One way to make a move: the square it ends on or LEFT, the heading at its end, the flags it gains, the finds it meets.
Route: TypeAlias = "tuple[int, int, int, int]"


@final
class Routes:
    """The routes of a floor with these flags and webs, worked out when they are asked for."""

    def __init__(self, atlas: Atlas, flags: int, webs: int) -> None:
        self.atlas = atlas
        self.flags = flags
        self.webs = webs
        self._known: dict[int, list[Route]] = {}
        self._crossed: dict[int, int] = {}  # the squares that any of these routes enters

    def routes(self, square: int, came: int, roll: int) -> list[Route]:
        """All ways to make a roll for a hero who came to a square with this heading."""
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
            follow(self.atlas, going, square, heading, roll, found)
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


def follow(
    atlas: Atlas,
    before: Going,
    at: int,
    heading: int,
    steps: int,
    found: dict[Route, int],
    through_a_wall: bool = False,
    path: int = 0,
    gains: int = 0,
    met: int = 0,
) -> None:
    """Walk on to the end of the move, in all ways that the rules allow; `found` gets each route and its squares."""
    ground, webs = atlas.ground, before.webs
    if not path:
        path = met = 1 << at  # what lies under the hero was met before
    finds = atlas.finds & ~met
    while steps:
        key = before.key | gains >> 1
        free = ground.free[key][heading][at]
        if free >= steps:
            path |= ground.rays[heading][at][steps]
            at += steps * ground.offsets[heading]
            break
        if free:
            path |= ground.rays[heading][at][free]
            at += free * ground.offsets[heading]
            steps -= free
        beside = ground.steps[key][heading][at]
        if beside == BLOCKED and through_a_wall:
            through_a_wall = False
            beside = behind_the_wall(ground, key, at, heading, steps)
            steps -= ground.floor.grid.gap(at, beside) - 1 if beside != BLOCKED else 0
        if beside == BLOCKED:
            going = Going(
                ground, key, before.jumped or bool(gains & WITH_JUMP), webs, before.trail | path, before.squares
            )
            headings = turn_headings(going, at, heading, steps)
            for turned in headings:
                follow(atlas, before, at, turned, steps, found, False, path, gains, met)
            if headings:
                return
            break  # shut in: the rest of the move is lost
        at = beside
        steps -= 1
        path |= 1 << at
        kind = ground.special[at]
        if kind == A_WEB:
            if webs >> at & 1:
                break
        elif kind == THE_KEY:
            gains |= 0 if before.key else WITH_KEY
        elif kind == THE_STAIRS:
            found[LEFT, heading, 0, path & finds] = path
        elif kind == A_TELEPORTER:
            beyond = ground.floor.other_end(at)
            if before.jumped or gains & WITH_JUMP:  # a choice: the one that jumps is followed apart
                follow(atlas, before, beyond, heading, steps, found, through_a_wall, path | 1 << beyond, gains, met)
            else:
                gains |= WITH_JUMP
                at = beyond
                path |= 1 << at
    found[at, heading, gains, path & finds] = path
