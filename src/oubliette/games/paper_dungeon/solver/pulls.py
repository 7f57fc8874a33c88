"""How near a find is, from 0 to 1.

Every turn on the way multiplies it by `fading`; the tolls of squares lower it. It knows all rolls and all ways; it
leaves out the trail, and that enemies and webs met on the way are gone.
"""

from __future__ import annotations

from collections import deque
from typing import Final, final

from oubliette.games.paper_dungeon.solver.atlas import FACES, FLAGS, LEFT, Atlas

_CLOSE: Final = 0.004
_PATIENCE: Final = 200  # rounds, at most


@final
class Pulls:
    """The pull of every wanted find on a hero on every square, with these flags and webs."""

    def __init__(self, atlas: Atlas, flags: int, webs: int, tolls: list[float], fading: float) -> None:
        """`tolls`: the share of a find's worth that entering a square costs. `fading`: the share that a turn leaves."""
        self.atlas = atlas
        self.flags = flags
        self.webs = webs
        self.tolls = tolls
        self.fading = fading
        self._by_target: dict[int, dict[int, float]] = {}
        self._ways: dict[int, list[list[tuple[int, int, float]]]] = {}  # square: by roll, (finds, end, toll)

    def pull(self, target: int, square: int) -> float:
        """How near the find on the target is to a hero who begins a turn on this square."""
        known = self._by_target.get(target)
        if known is None:
            known = self._by_target[target] = self._work_out(target)
        return known.get(square, 0.0)

    def _ways_from(self, square: int) -> list[list[tuple[int, int, float]]]:
        ways = self._ways.get(square)
        if ways is None:
            ways = []
            for arcs in self.atlas.arcs(square * FLAGS + self.flags, self.webs):
                found: list[tuple[int, int, float]] = []
                for finds, after, _ in arcs:
                    if after == LEFT:
                        continue
                    toll = 0.0
                    left = finds
                    while left:
                        lowest = left & -left
                        toll += self.tolls[lowest.bit_length() - 1]
                        left ^= lowest
                    found.append((finds, after // FLAGS, toll))
                ways.append(found)
            self._ways[square] = ways
        return ways

    def _work_out(self, target: int) -> dict[int, float]:
        """Start where one move can take the find, and work outwards until the pulls settle."""
        squares = self.atlas.ground.floor.open_squares
        pulls = dict.fromkeys(squares, 0.0)
        # A move that takes the find at once is worth the same in every round.
        sure: dict[int, list[float]] = {}
        ways: dict[int, list[list[tuple[int, float]]]] = {}
        leads_here: dict[int, list[int]] = {square: [] for square in squares}
        for square in squares:
            best: list[float] = []
            others: list[list[tuple[int, float]]] = []
            for found in self._ways_from(square):
                most = 0.0
                rest: dict[int, float] = {}
                for finds, end, toll in found:
                    if finds >> target & 1:
                        most = max(most, 1.0 - toll)
                    elif toll < 1.0 and (end not in rest or toll < rest[end]):
                        rest[end] = toll
                best.append(most)
                others.append(list(rest.items()))
                for end in rest:
                    leads_here[end].append(square)
            sure[square] = best
            ways[square] = others
        waiting = deque([square for square in squares if any(sure[square])])
        queued = set(waiting)
        share = self.fading / FACES
        for _ in range(len(squares) * _PATIENCE):
            if not waiting:
                break
            square = waiting.popleft()
            queued.discard(square)
            total = 0.0
            for at_once, later in zip(sure[square], ways[square], strict=True):
                most = at_once
                for end, toll in later:
                    pull = pulls[end] - toll
                    if pull > most:  # noqa: PLR1730 - as in stairs_time.py
                        most = pull
                total += most
            total *= share
            if total > pulls[square] + _CLOSE:
                pulls[square] = total
                for source in leads_here[square]:
                    if source not in queued:
                        queued.add(source)
                        waiting.append(source)
        return pulls
