"""What lies ahead on a floor: the best expected outcome of each way to go.

A hero looks some turns ahead, over all rolls and all ways the rules allow; beyond that, the quickest safe way out is
assumed. What it works with: squares, the key, the teleporters, the finds that are left and what they are worth to
whoever asks, the stairs. What it leaves out: after the move at hand, the trail; equipment; that a find which was met on
the way is gone afterwards (a look ahead is short, so little is counted twice); and that a web holds only once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from oubliette.games.paper_dungeon.floor import squares_of
from oubliette.games.paper_dungeon.movement import Going, first_headings
from oubliette.games.paper_dungeon.solver.atlas import FACES, FLAGS, LEFT, Atlas, Leg, flags_of

_CLOSE: Final = 0.02  # of the cost of the way out: near enough
_ROUNDS: Final = 300
_LOST: Final = 1e6  # the cost of a way out that is not there
_DEEPEST: Final = 16  # turns that anybody looks ahead


@final
class WaysOut:
    """The cheapest way out from every state of a floor: each turn has its price, and so has every find on the way."""

    def __init__(self, atlas: Atlas, turn: float, tolls: Sequence[float]) -> None:
        self.atlas = atlas
        self.turn = turn
        self.tolls = tolls  # by square; never negative, so that nobody walks in circles for gain
        self._costs: dict[int, float] = {}

    def cost(self, state: int) -> float:
        """What the best play pays on average until it is out."""
        if state not in self._costs:
            self._work_out(state)
        return self._costs[state]

    def _work_out(self, first: int) -> None:
        """All states that can be reached from here, in rounds, until nothing changes any more."""
        order = [first]
        choices: list[tuple[int, list[list[tuple[float, int]]]]] = []
        for state in order:
            self._costs[state] = self.turn
            rolls = self._rolls(state)
            choices.append((state, rolls))
            for legs in rolls:
                for _, end in legs:
                    if end != LEFT and end not in self._costs:
                        self._costs[end] = self.turn
                        order.append(end)
        choices.reverse()
        costs = self._costs
        costs[LEFT] = 0.0
        for _ in range(_ROUNDS):
            change = 0.0
            for state, rolls in choices:
                total = 0.0
                for legs in rolls:
                    best = _LOST
                    for toll, end in legs:
                        cost = toll + costs[end]
                        if cost < best:  # noqa: PLR1730 - as in stairs_time.py
                            best = cost
                    total += best
                cost = self.turn + total / FACES
                change = max(change, cost - costs[state])
                costs[state] = cost
            if change < _CLOSE:
                return

    def _rolls(self, state: int) -> list[list[tuple[float, int]]]:
        rolls: list[list[tuple[float, int]]] = []
        for arcs in self.atlas.arcs(state, self.atlas.ground.floor.webs):
            cheapest: dict[int, float] = {}
            for finds, after, out in arcs:
                toll = sum([self.tolls[square] for square in squares_of(finds)])
                end = LEFT if out else after
                if end not in cheapest or toll < cheapest[end]:
                    cheapest[end] = toll
            rolls.append([(toll, end) for end, toll in cheapest.items()])
        return rolls


@final
class Outlook:
    """The value of positions on a floor, as it is now, to somebody with these prices.

    `worths` is what each square's find is worth, 0 where it was used; `haste` scales the cost of the way out.
    """

    def __init__(self, atlas: Atlas, ways_out: WaysOut, worths: Sequence[float], webs: int, haste: float = 1.0) -> None:
        self.atlas = atlas
        self.ways_out = ways_out
        self.worths = worths
        self.webs = webs
        self.haste = haste
        self._masks: dict[int, float] = {0: 0.0}
        self._known: dict[int, float] = {}

    def worth_of(self, finds: int) -> float:
        """What these finds are worth together."""
        worth = self._masks.get(finds)
        if worth is None:
            worth = self._masks[finds] = sum([self.worths[square] for square in squares_of(finds)])
        return worth

    def of_leg(self, leg: Leg, flags: int, turns: int) -> float:
        """A move: what it meets, and what comes after it; leaving counts nothing, if it is better than staying."""
        end, gains, finds = leg
        worth = self.worth_of(finds)
        return worth if end == LEFT else worth + self.after_turn(end, flags | gains, turns)

    def after_turn(self, square: int, flags: int, turns: int) -> float:
        """A position at the end of a turn: the stairs may be taken if they are near."""
        stay = self.before_turn(square, flags, turns)
        return 0.0 if stay < 0.0 and self.atlas.ground.exits[flags >> 1] >> square & 1 else stay

    def before_turn(self, square: int, flags: int, turns: int) -> float:
        """A position whose turn begins, with so many turns to look ahead."""
        return self._ahead(square * FLAGS + flags, turns)

    def _ahead(self, state: int, turns: int) -> float:
        if not turns:
            return -self.haste * self.ways_out.cost(state)
        place = state * _DEEPEST + turns
        known = self._known.get(place)
        if known is not None:
            return known
        masks = self._masks
        total = 0.0
        for arcs in self.atlas.arcs(state, self.webs):
            best = -_LOST
            for finds, after, out in arcs:
                worth = masks[finds] if finds in masks else self.worth_of(finds)
                if after != LEFT:
                    later = self._ahead(after, turns - 1)
                    if later > 0.0 or not out:
                        worth += later
                if worth > best:  # noqa: PLR1730 - as in stairs_time.py
                    best = worth
            total += best
        known = total / FACES - self.haste * self.ways_out.turn
        self._known[place] = known
        return known

    def of_headings(self, going: Going, square: int, steps: int, diagonal: bool, turns: int) -> dict[int, float]:
        """The best expected outcome of each heading that the rules allow now, trail included."""
        _, headings = first_headings(going, square, steps, diagonal)
        return {heading: self.of_way(going, square, heading, steps, turns) for heading in headings}

    def of_way(
        self, going: Going, square: int, heading: int, steps: int, turns: int, through_a_wall: bool = False
    ) -> float:
        """The best expected outcome of so many steps with this heading: turning at walls, or through the first one."""
        flags = flags_of(going)
        legs = self.atlas.legs_along(going, square, heading, steps, through_a_wall)
        return max([self.of_leg(leg, flags, turns) for leg in legs])
