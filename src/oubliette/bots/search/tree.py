"""The tree of a search: what was answered, not what the dice said.

Open loop: a node stands for a sequence of answers, whatever fate said in between, so the same node may meet other
questions and other options the next time. Answers are therefore kept by who was asked what, and by value.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any, final

from oubliette.kernel import Ask, find_option


@final
class Edge:
    """One answer in a node, and what came of it for the seat that gave it."""

    __slots__ = ("bonus", "child", "dreams", "seen", "squares", "total", "value", "visits")

    def __init__(self, value: Any, bonus: float) -> None:  # noqa: ANN401 - an option of any game
        self.value = value
        self.bonus = bonus  # what the rules of thumb add to it
        self.visits = 0
        self.seen = 1  # how often it could be chosen
        self.total = 0.0
        self.squares = 0.0
        self.child: Node | None = None
        # At the root: the value in each dream, in order; None where it was not tried.
        self.dreams: list[float | None] = []

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.visits

    def lead_over(self, other: Edge, caution: float) -> float:
        """By how much this did better in the dreams that both were tried in, less so many standard errors of that."""
        leads = [
            mine - theirs
            for mine, theirs in zip(self.dreams, other.dreams, strict=False)
            if mine is not None and theirs is not None
        ]
        pairs = len(leads)
        if pairs < 2:
            return -1.0
        mean = sum(leads) / pairs
        spread = sum([(lead - mean) ** 2 for lead in leads]) / (pairs - 1)
        return mean - caution * sqrt(spread / pairs)

    def told(self) -> list[float]:
        """The value in each dream."""
        return [value for value in self.dreams if value is not None]

    @property
    def error(self) -> float:
        """The standard error of the mean; of a single try, that of a coin."""
        if self.visits < 2:
            return 0.5
        spread = max(0.0, self.squares / self.visits - self.mean**2)
        return sqrt(spread / (self.visits - 1))


@final
class Moment:
    """One question in a node: the answers tried so far, and those still to be tried."""

    __slots__ = ("edges", "first", "options", "order", "varied", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Any, Edge] = {}
        self.first: Edge | None = None  # what the rules of thumb said
        self.order: list[Any] | None = None  # values still to be tried, the most promising last
        self.options: Sequence[Any] | None = None  # those met first …
        self.varied = False  # … and whether there were others: most questions come with the same list each time

    def add(self, value: Any, bonus: float) -> Edge:  # noqa: ANN401 - an option of any game
        """An answer that is tried for the first time."""
        edge = self.edges[value] = Edge(value, bonus)
        if self.first is None:
            self.first = edge
        return edge

    def open_edges(self, options: Sequence[Any]) -> list[Edge]:
        """The tried answers that are allowed this time."""
        if self.options is None:
            self.options = options
        elif options is not self.options:
            self.varied = True
        edges = self.edges
        return [edge for value, edge in edges.items() if value in options] if self.varied else list(edges.values())

    def untried(self, ask: Ask[Any], candidates: Callable[[], Sequence[int]]) -> int:
        """The next answer to be tried, by index, or -1."""
        options = ask.options
        if self.order is None:
            found = candidates()
            self.order = [options[found[place]] for place in range(len(found) - 1, -1, -1)]
        order, edges = self.order, self.edges
        later: list[Any] = []
        index = -1
        while order:
            value = order.pop()
            if value in edges:
                continue
            index = find_option(options, value)
            if index >= 0:
                break
            later.append(value)  # not allowed this time
        order += reversed(later)
        return index


@final
class Node:
    """A point in the tree. Mostly one question is met there."""

    __slots__ = ("moments",)

    def __init__(self) -> None:
        self.moments: dict[tuple[int, str], Moment] = {}

    def moment(self, ask: Ask[Any]) -> Moment:
        key = (ask.seat, ask.prompt)
        found = self.moments.get(key)
        if found is None:
            found = self.moments[key] = Moment()
        return found


def best(edges: Sequence[Edge], curiosity: float) -> Edge:
    """The edge to follow: a good one, or one that was tried too seldom to know (UCB1)."""
    chosen = edges[0]
    highest = -1.0
    for edge in edges:
        edge.seen += 1
        visits = edge.visits
        if visits == 0:
            return edge
        bound = edge.total / visits + edge.bonus + curiosity * sqrt(log(edge.seen) / visits)
        if bound > highest:
            highest, chosen = bound, edge
    return chosen
