"""Is a floor playable? A hero can meet every find, is never trapped, and the stairs are not too near or too far."""

from __future__ import annotations

from oubliette.games.paper_dungeon.floor import squares_of
from oubliette.games.paper_dungeon.ground import Ground
from oubliette.games.paper_dungeon.notebook.measures import LAYOUT
from oubliette.games.paper_dungeon.solver.atlas import FACES, LEFT, WITH_JUMP, WITH_KEY, Atlas, Leg
from oubliette.games.paper_dungeon.solver.stairs_time import within


def playable(ground: Ground) -> bool:
    """Check everything. [gen.finds_reachable] [gen.no_trap] [gen.stairs_time]"""
    atlas = Atlas(ground)
    low, high = LAYOUT.stairs_time
    if not within(atlas, ground.floor.start, low, high):
        return False
    search = Search(atlas)
    return search.met == ground.floor.finds and not search.trapped()


class Search:
    """All states that a hero can reach from the start. A state is a square, and whether he has the key.

    The search tries each web fresh and used, and teleporters before and after their first jump, with an empty trail.
    """

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.met = 0  # the finds that some move enters
        self.ends: dict[int, set[int]] = {}  # by state: the states that one roll leads to
        self.out: set[int] = set()  # states from which one roll can leave the floor
        self.may_change = atlas.teleporters | atlas.ground.floor.webs
        size = atlas.ground.floor.grid.size
        queue = [atlas.ground.floor.start]
        seen = set(queue)
        for state in queue:
            key = WITH_KEY if state >= size else 0
            for end in self._leave(state, state % size, key, size):
                if end not in seen:
                    seen.add(end)
                    queue.append(end)

    def trapped(self) -> bool:
        """Is there a state with no way to the stairs?"""
        before: dict[int, list[int]] = {}
        for state, ends in self.ends.items():
            for end in ends:
                before.setdefault(end, []).append(state)
        queue = sorted(self.out)
        safe = set(queue)
        for state in queue:
            for other in before.get(state, ()):
                if other not in safe:
                    safe.add(other)
                    queue.append(other)
        return len(safe) < len(self.ends)

    def _leave(self, state: int, square: int, key: int, size: int) -> list[int]:
        """The states that one roll leads to."""
        ends: dict[int, None] = {}
        exits = self.atlas.ground.exits
        for roll in range(1, FACES + 1):
            for flags, legs in self._circumstances(square, roll, key):
                for end, gains, finds in legs:
                    self.met |= finds
                    held = (flags | gains) & WITH_KEY
                    if end == LEFT:
                        self.out.add(state)
                        continue
                    if exits[held >> 1] >> end & 1:
                        self.out.add(state)
                    ends[end + size if held else end] = None
        self.ends[state] = set(ends)
        return list(ends)

    def _circumstances(self, square: int, roll: int, key: int) -> list[tuple[int, list[Leg]]]:
        """The legs of a roll with every combination of webs and teleporters that they come across, each with its flags.

        Webs are fresh or used, teleporters before or after the first jump.
        """
        atlas = self.atlas
        cases: list[tuple[int, list[Leg]]] = []
        tried = [(key, atlas.ground.floor.webs)]
        for flags, webs in tried:
            known = atlas.look_up(square, roll, flags, webs)
            cases.append((flags, known.legs))
            if not known.seen & self.may_change:
                continue
            others = [(flags, webs & ~(1 << web)) for web in squares_of(known.seen & webs)]
            if known.seen & atlas.teleporters:
                others.append((flags | WITH_JUMP, webs))
            tried += [other for other in others if other not in tried]
        return cases
