"""What lies ahead on a floor: the best expected outcome of each heading.

It searches some turns ahead, over all rolls and all legal ways; after that it assumes the quickest safe way out. It
knows squares, the key, the teleporters, the stairs, and the unused finds with their worth to the caller. It leaves out
the trail after the present move, equipment, that finds met on the way are gone afterwards (in a short search it seldom
counts a find twice), and that a web holds only once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from oubliette.games.paper_dungeon.floor import squares_of
from oubliette.games.paper_dungeon.movement import Going, first_headings
from oubliette.games.paper_dungeon.solver.atlas import FACES, FLAGS, LEFT, Atlas, Leg, flags_of

_CLOSE: Final = 0.02  # costs of ways out need not be more exact
_ROUNDS: Final = 300
_LOST: Final = 1e6  # the cost if there is no way out
_DEEPEST: Final = 16  # no search looks further ahead, in turns


@final
class WaysOut:
    """The cheapest way out from every state of a floor: each turn has a price, and so has every find on the way."""

    def __init__(self, atlas: Atlas, turn: float, tolls: Sequence[float]) -> None:
        self.atlas = atlas
        self.turn = turn
        self.tolls = tolls  # by square; never negative: walking in circles must not pay
        self._costs: dict[int, float] = {}

    def cost(self, state: int) -> float:
        """The average cost of the best play until it leaves the floor."""
        if state not in self._costs:
            self._work_out(state)
        return self._costs[state]

    def _work_out(self, first: int) -> None:
        """Compute all states in reach from here, in rounds, until the costs settle."""
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
    """The value of positions on a floor in its present state, by the caller's prices.

    `worths` is the worth of each square's find, 0 if it was used; `haste` scales the cost of the way out.
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
        """The sum of the worths of these finds."""
        worth = self._masks.get(finds)
        if worth is None:
            worth = self._masks[finds] = sum([self.worths[square] for square in squares_of(finds)])
        return worth

    def of_leg(self, leg: Leg, flags: int, turns: int) -> float:
        """The value of a move: its finds, and what comes after. Leaving counts 0; he leaves if staying is worse."""
        end, gains, finds = leg
        worth = self.worth_of(finds)
        return worth if end == LEFT else worth + self.after_turn(end, flags | gains, turns)

    def after_turn(self, square: int, flags: int, turns: int) -> float:
        """The value at the end of a turn: the hero may take the stairs if they are near."""
        stay = self.before_turn(square, flags, turns)
        return 0.0 if stay < 0.0 and self.atlas.ground.exits[flags >> 1] >> square & 1 else stay

    def before_turn(self, square: int, flags: int, turns: int) -> float:
        """The value at the start of a turn, looking `turns` turns ahead."""
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
        """The best expected outcome of each legal heading, with the present trail."""
        _, headings = first_headings(going, square, steps, diagonal)
        return {heading: self.of_way(going, square, heading, steps, turns) for heading in headings}

    def of_way(
        self, going: Going, square: int, heading: int, steps: int, turns: int, through_a_wall: bool = False
    ) -> float:
        """The best expected outcome of a move with this heading, turning at walls or going through the first one."""
        flags = flags_of(going)
        legs = self.atlas.legs_along(going, square, heading, steps, through_a_wall)
        return max([self.of_leg(leg, flags, turns) for leg in legs])
