"""Forecasts in plain figures: the chance to leave alive, the HP then, and the turns until then.

They assume a player who follows the values of the prospects, and leave out what those leave out.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.solver.atlas import FACES, LEFT
from oubliette.games.paper_dungeon.solver.prospects import Prospects, Way

Node: TypeAlias = "tuple[int, int, int, int, int]"  # square, heading, jumped, hearts left, HP in the ledger
Figures: TypeAlias = "tuple[float, float, float]"  # chance to leave alive, HP on leaving (0 for the dead), turns

_CLOSE: Final = 1e-5
_ROUNDS: Final = 1000


@final
class Forecast:
    """Figures for the states of one floor, computed on demand."""

    def __init__(self, prospects: Prospects, limit: int) -> None:
        self.prospects = prospects
        self.limit = limit
        self._known: dict[Node, Figures] = {}

    def leaving(self, hp: int) -> Figures:
        """The figures for leaving now."""
        return (1.0, float(min(hp, self.limit)), 0.0) if hp >= FIGURES.dead_below else (0.0, 0.0, 0.0)

    def staying(self, square: int, came: int, jumped: int, hearts: int, hp: int) -> Figures:
        """The figures for beginning a turn here."""
        terms = self.prospects.terms
        node = (square, came, jumped, hearts, terms.lowest + terms.place(hp))
        if node not in self._known:
            self._work_out(node)
        return self._known[node]

    def _work_out(self, first: Node) -> None:
        """Compute all states that follow from here, in rounds, until the values settle."""
        order = [first]
        met = {first}
        steps: list[list[tuple[float, Node | None, int]]] = []  # by state: (chance, next state, HP)
        for node in order:
            found = self._steps(node)
            steps.append(found)
            for _, after, _ in found:
                if after is not None and after not in met and after not in self._known:
                    met.add(after)
                    order.append(after)
        known = self._known
        for node in order:
            known[node] = (0.0, 0.0, 1.0)
        for _ in range(_ROUNDS):
            change = 0.0
            for place in range(len(order) - 1, -1, -1):
                alive, hp, turns = 0.0, 0.0, 1.0
                for chance, after, left_with in steps[place]:
                    one, two, three = known[after] if after is not None else self.leaving(left_with)
                    alive += chance * one
                    hp += chance * two
                    turns += chance * three
                before = known[order[place]]
                change = max(change, abs(alive - before[0]), abs(hp - before[1]) / 10, abs(turns - before[2]) / 100)
                known[order[place]] = (alive, hp, turns)
            if change < _CLOSE:
                return

    def _steps(self, node: Node) -> list[tuple[float, Node | None, int]]:
        """The outcomes of the best way of every roll."""
        square, came, jumped, hearts, hp = node
        found: list[tuple[float, Node | None, int]] = []
        for roll in range(1, FACES + 1):
            best = -1e9
            chosen: list[tuple[float, Node | None, int]] = []
            for way in self.prospects.ways(square, came, jumped, roll):
                value, ends = self._follow(way, jumped, hearts, hp)
                if value > best:
                    best, chosen = value, ends
            found += [(chance / FACES, after, left_with) for chance, after, left_with in chosen]
        return found

    def _follow(
        self, way: Way, jumped: int, hearts: int, hp: int
    ) -> tuple[float, list[tuple[float, Node | None, int]]]:
        """The value of a way, and its outcomes."""
        ahead, terms = self.prospects, self.prospects.terms
        harm, met, end, now, out = way
        gone = met & hearts
        value = 0.0
        ends: list[tuple[float, Node | None, int]] = []
        for change, chance in ahead.with_hearts(harm, gone):
            after = hp + change
            leave = terms.ends[terms.place(after)]
            if end != LEFT:
                square, came = ahead.square_of(end), ahead.heading_of(end)
                stay = ahead.value(square, came, now, hearts & ~gone, after)
                if not out or stay > leave:
                    value += chance * stay
                    ends.append((chance, (square, came, now, hearts & ~gone, terms.lowest + terms.place(after)), after))
                    continue
            value += chance * leave
            ends.append((chance, None, after))
        return value, ends
