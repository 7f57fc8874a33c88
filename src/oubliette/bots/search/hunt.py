"""The search for the answer to one question: open-loop Monte-Carlo tree search over forks of a match."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias, final

from oubliette.bots.findings import SEARCH, Findings, Verdict
from oubliette.bots.search.budget import Budget, Clock
from oubliette.bots.search.search_guide import SearchGuide
from oubliette.bots.search.tree import Edge, Moment, Node, best
from oubliette.kernel import Ask, Game, Match, Policy, Seeded, derive

_LOTS, _THUMB = -1, -2  # what the seeds of a question are for, besides its dreams

# What was found out about each answer: its index, and its value in each dream.
Sketch: TypeAlias = list[tuple[int, list[float]]]


@final
class Hunt:
    """The search for the answer to one question."""

    def __init__(self, guide: SearchGuide, match: Match, ask: Ask[Any], seed: int) -> None:
        self.guide = guide
        self.match = match
        self.ask = ask
        self.seat = ask.seat
        # Who dreams: nobody, where a game hides nothing.
        self.dreamer = ask.seat if type(match.game).imagine is not Game.imagine else None
        self.seed = seed
        self.lots = Random(derive(seed, _LOTS))
        guide.begin(match, ask)
        self.by_thumb = guide.trust > 0 or guide.caution > 0  # are there rules of thumb that one can rely on?
        self.thumb: Policy = guide.policy(derive(seed, _THUMB))
        self.policies: Sequence[Policy] = [self.thumb] * match.set_up.seats
        # A tree leads into positions that no policy gets into by itself: it may walk in circles there.
        self.length = min(guide.length, match.game.longest)
        self.root = Moment()
        self.stop_round = guide.round(match) + guide.rounds if guide.rounds else 0

    def go(self, budget: Budget) -> None:
        """Iterate until the budget is used up."""
        clock = Clock(budget)
        self.iterate()
        while clock.goes_on():
            self.iterate()

    def iterate(self) -> None:
        """One walk down the tree and one play-out."""
        edge = self.choose(self.root, self.match, self.ask)
        thumb = self.root.first
        if self.by_thumb and thumb is not None and thumb.visits <= edge.visits:
            edge = thumb  # the others are measured by it, dream by dream
        # The same dreams for every answer: they are compared on the same dice and the same hidden cards.
        twin = self.match.fork(Seeded(derive(self.seed, edge.visits)), self.dreamer)
        path: list[tuple[int, Edge]] = [(self.seat, edge)]
        twin.play(find(self.ask, edge.value))
        ask = twin.ask
        depth = self.guide.depth
        while ask is not None and edge.visits > 0 and len(path) < depth:
            if edge.child is None:
                edge.child = Node()
            edge = self.choose(edge.child.moment(ask), twin, ask)
            path.append((ask.seat, edge))
            twin.play(find(ask, edge.value))
            ask = twin.ask
        self.play_out(twin)
        values: dict[int, float] = {}
        for seat, step in path:
            value = values.get(seat)
            if value is None:
                value = values[seat] = self.guide.value(twin, seat)
            step.add(value)
        path[0][1].dreams.append(values[self.seat])

    def choose(self, moment: Moment, match: Match, ask: Ask[Any]) -> Edge:
        """An answer tried before, or a new one while the question was met often enough to be looked at more widely."""
        guide = self.guide
        visits = moment.visits
        moment.visits = visits + 1
        edges = moment.open_edges(ask.options)
        wide = 1 + int(guide.width * visits**guide.growth)
        if len(edges) < wide and len(edges) < len(ask.options):
            if not moment.edges:
                return moment.add(ask.options[self.thumb(match, ask)], guide.trust)
            index = moment.untried(ask, lambda: self.candidates(match, ask))
            if index < 0 and not edges:  # whatever was looked into before is forbidden this time
                index = self.thumb(match, ask)
            if index >= 0:
                return moment.add(ask.options[index], 0.0)
        return best(edges, guide.curiosity)

    def candidates(self, match: Match, ask: Ask[Any]) -> Sequence[int]:
        return self.guide.candidates(match, ask, self.lots)

    def play_out(self, twin: Match) -> None:
        """Play on by the policy, as far as the search guide says."""
        guide = self.guide
        if not guide.rounds:
            twin.play_on(self.policies, self.length)
            return
        stop = self.stop_round
        left = self.length
        while twin.ask is not None and left > 0 and guide.round(twin) < stop:
            twin.play_on(self.policies, 1)
            left -= 1

    def sketch(self) -> Sketch:
        """What is known of every answer, to be sent to another process. The one of the rules of thumb comes first."""
        return [(find(self.ask, edge.value), edge.told()) for edge in self.root.edges.values()]

    def add(self, sketch: Sketch) -> None:
        """Take in what was found elsewhere, in other dreams."""
        known = max([0, *[len(edge.dreams) for edge in self.root.edges.values()]])
        for index, values in sketch:
            value = self.ask.options[index]
            edge = self.root.edges.get(value) or self.root.add(value, 0.0)
            edge.dreams += [None] * (known - len(edge.dreams))
            edge.dreams += values
            for one in values:
                edge.add(one)

    def findings(self) -> Findings:
        """The answers that were tried, the recommended one first, then by what they looked worth."""
        edges = list(self.root.edges.values())
        if not self.by_thumb:  # what kept looking good
            recommended = max(edges, key=lambda edge: (edge.visits, edge.mean))
        else:
            recommended = self._better_than_the_thumb(edges)
        ranked = sorted(edges, key=lambda edge: (edge is not recommended, -edge.mean))
        return Findings(
            SEARCH, [Verdict(find(self.ask, edge.value), edge.mean, edge.error, edge.visits) for edge in ranked]
        )

    def _better_than_the_thumb(self, edges: Sequence[Edge]) -> Edge:
        """What the rules of thumb say, unless another answer did better in the same dreams by more than luck explains.

        A few tries must not talk a bot out of what is known to be good.
        """
        recommended, lead = edges[0], 0.0
        for edge in edges[1:]:
            ahead = edge.lead_over(edges[0], self.guide.caution) - self.guide.trust
            if ahead > lead:
                recommended, lead = edge, ahead
        return recommended


def find(ask: Ask[Any], value: Any) -> int:  # noqa: ANN401 - an option of any game
    """The index of an option that is known to be there."""
    return ask.options.index(value)
