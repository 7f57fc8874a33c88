"""The tree of a search: it has the players' answers, without the dice.

Open loop: a node stands for a sequence of answers with any dice in between, so the same node may meet other questions
and other options the next time. Answers are therefore stored by seat and prompt, and by value.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any, final

from oubliette.kernel import Ask, find_option


@final
class Edge:
    """One answer in a node, and its results for the seat that gave it."""

    __slots__ = ("bonus", "child", "samples", "seen", "squares", "total", "value", "visits")

    def __init__(self, value: Any, bonus: float) -> None:  # noqa: ANN401 - an option of any game
        self.value = value
        self.bonus = bonus  # added to the mean in UCB: for the answer of the rules of thumb
        self.visits = 0
        self.seen = 1  # how often it was allowed when an edge was chosen
        self.total = 0.0
        self.squares = 0.0
        self.child: Node | None = None
        # At the root: the value in each sample, in order; None where it was not tried.
        self.samples: list[float | None] = []

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.visits

    def lead_over(self, other: Edge, caution: float) -> float:
        """The mean lead in the samples that both have, minus `caution` standard errors of that lead."""
        leads = [
            mine - theirs
            for mine, theirs in zip(self.samples, other.samples, strict=False)
            if mine is not None and theirs is not None
        ]
        pairs = len(leads)
        if pairs < 2:
            return -1.0
        mean = sum(leads) / pairs
        spread = sum([(lead - mean) ** 2 for lead in leads]) / (pairs - 1)
        return mean - caution * sqrt(spread / pairs)

    def known_samples(self) -> list[float]:
        """The values of the samples that were tried."""
        return [value for value in self.samples if value is not None]

    @property
    def error(self) -> float:
        """The standard error of the mean; 0.5, that of a coin, after a single try."""
        if self.visits < 2:
            return 0.5
        spread = max(0.0, self.squares / self.visits - self.mean**2)
        return sqrt(spread / (self.visits - 1))


@final
class Decision:
    """One question in a node: the answers tried so far, and those to try later."""

    __slots__ = ("edges", "first", "options", "order", "varied", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Any, Edge] = {}
        self.first: Edge | None = None  # the answer of the rules of thumb
        self.order: list[Any] | None = None  # values to try later, the most promising last
        self.options: Sequence[Any] | None = None  # the list met first …
        self.varied = False  # … and whether other lists came: most questions come with the same list every time

    def add(self, value: Any, bonus: float) -> Edge:  # noqa: ANN401 - an option of any game
        """Add an answer that is tried for the first time."""
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
        """The index of the next answer to try, or -1."""
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

    __slots__ = ("decisions",)

    def __init__(self) -> None:
        self.decisions: dict[tuple[int, str], Decision] = {}

    def decision(self, ask: Ask[Any]) -> Decision:
        key = (ask.seat, ask.prompt)
        found = self.decisions.get(key)
        if found is None:
            found = self.decisions[key] = Decision()
        return found


def best(edges: Sequence[Edge], curiosity: float) -> Edge:
    """The edge to follow by UCB1: a good one, or one with too few tries to know."""
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
