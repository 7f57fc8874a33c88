"""The search for the answer to one question: open-loop Monte-Carlo tree search over forks of a match."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias, final

from oubliette.bots.findings import SEARCH, Findings, Verdict
from oubliette.bots.search.budget import Budget, Clock
from oubliette.bots.search.search_guide import SearchGuide
from oubliette.bots.search.tree import Decision, Edge, Node, best
from oubliette.kernel import Ask, Game, Match, Policy, Seeded, derive

_CANDIDATES, _POLICY = -1, -2  # derive two more seeds beside those of the samples, which count up from 0

# For each answer tried: its index, and its value in each sample.
Samples: TypeAlias = list[tuple[int, list[float]]]


@final
class TreeSearch:
    """The search for the answer to one question."""

    def __init__(self, guide: SearchGuide, match: Match, ask: Ask[Any], seed: int) -> None:
        self.guide = guide
        self.match = match
        self.ask = ask
        self.seat = ask.seat
        # Each fork deals again the cards that this seat cannot see; None in a game without secrets.
        self.imagining_seat = ask.seat if type(match.game).imagine is not Game.imagine else None
        self.seed = seed
        self.rng = Random(derive(seed, _CANDIDATES))
        guide.begin(match, ask)
        self.prefers_policy = guide.trust > 0 or guide.caution > 0  # the answer of the rules of thumb gets precedence
        self.policy: Policy = guide.policy(derive(seed, _POLICY))
        self.policies: Sequence[Policy] = [self.policy] * match.set_up.seats
        # The tree reaches positions that the policy alone never would, and the policy may walk in circles there.
        self.length = min(guide.length, match.game.longest)
        self.root = Decision()
        self.stop_round = guide.round(match) + guide.rounds if guide.rounds else 0

    def go(self, budget: Budget) -> None:
        """Iterate until the budget is used up."""
        clock = Clock(budget)
        self.iterate()
        while clock.goes_on():
            self.iterate()

    def iterate(self) -> None:
        """Walk down the tree once, then play out."""
        edge = self.choose(self.root, self.match, self.ask)
        usual = self.root.first
        if self.prefers_policy and usual is not None and usual.visits <= edge.visits:
            edge = usual  # every other answer is compared with it, sample by sample
        # The n-th try of every answer has the same seed, so the same dice and the same hidden cards.
        twin = self.match.fork(Seeded(derive(self.seed, edge.visits)), self.imagining_seat)
        path: list[tuple[int, Edge]] = [(self.seat, edge)]
        twin.play(index_of(self.ask, edge.value))
        ask = twin.ask
        depth = self.guide.depth
        while ask is not None and edge.visits > 0 and len(path) < depth:
            if edge.child is None:
                edge.child = Node()
            edge = self.choose(edge.child.decision(ask), twin, ask)
            path.append((ask.seat, edge))
            twin.play(index_of(ask, edge.value))
            ask = twin.ask
        self.play_out(twin)
        values: dict[int, float] = {}
        for seat, step in path:
            value = values.get(seat)
            if value is None:
                value = values[seat] = self.guide.value(twin, seat)
            step.add(value)
        path[0][1].samples.append(values[self.seat])

    def choose(self, decision: Decision, match: Match, ask: Ask[Any]) -> Edge:
        """Choose an answer tried before, or a new one if the question was met often enough to widen it."""
        guide = self.guide
        visits = decision.visits
        decision.visits = visits + 1
        edges = decision.open_edges(ask.options)
        wide = 1 + int(guide.width * visits**guide.growth)
        if len(edges) < wide and len(edges) < len(ask.options):
            if not decision.edges:
                return decision.add(ask.options[self.policy(match, ask)], guide.trust)
            index = decision.untried(ask, lambda: self.candidates(match, ask))
            if index < 0 and not edges:  # no answer tried before is allowed this time
                index = self.policy(match, ask)
            if index >= 0:
                return decision.add(ask.options[index], 0.0)
        return best(edges, guide.curiosity)

    def candidates(self, match: Match, ask: Ask[Any]) -> Sequence[int]:
        return self.guide.candidates(match, ask, self.rng)

    def play_out(self, twin: Match) -> None:
        """Let the policy play on, as far as the search guide says."""
        guide = self.guide
        if not guide.rounds:
            twin.play_on(self.policies, self.length)
            return
        stop = self.stop_round
        left = self.length
        while twin.ask is not None and left > 0 and guide.round(twin) < stop:
            twin.play_on(self.policies, 1)
            left -= 1

    def samples(self) -> Samples:
        """The results so far, to be sent to another process. The answer of the rules of thumb comes first."""
        return [(index_of(self.ask, edge.value), edge.known_samples()) for edge in self.root.edges.values()]

    def add(self, samples: Samples) -> None:
        """Merge the samples of another process. They must not be paired with those that are here."""
        known = max([0, *[len(edge.samples) for edge in self.root.edges.values()]])
        for index, values in samples:
            value = self.ask.options[index]
            edge = self.root.edges.get(value) or self.root.add(value, 0.0)
            edge.samples += [None] * (known - len(edge.samples))
            edge.samples += values
            for one in values:
                edge.add(one)

    def findings(self) -> Findings:
        """The answers that were tried: the recommended one first, then by mean value."""
        edges = list(self.root.edges.values())
        if not self.prefers_policy:  # UCB tried the best answer most often
            recommended = max(edges, key=lambda edge: (edge.visits, edge.mean))
        else:
            recommended = self._best_against_policy(edges)
        ranked = sorted(edges, key=lambda edge: (edge is not recommended, -edge.mean))
        return Findings(
            SEARCH, [Verdict(index_of(self.ask, edge.value), edge.mean, edge.error, edge.visits) for edge in ranked]
        )

    def _best_against_policy(self, edges: Sequence[Edge]) -> Edge:
        """The answer of the rules of thumb, unless another did better in the same samples by more than luck explains.

        Otherwise a few lucky tries would make the bot leave an answer that is known to be good.
        """
        recommended, lead = edges[0], 0.0
        for edge in edges[1:]:
            ahead = edge.lead_over(edges[0], self.guide.caution) - self.guide.trust
            if ahead > lead:
                recommended, lead = edge, ahead
        return recommended


def index_of(ask: Ask[Any], value: Any) -> int:  # noqa: ANN401 - an option of any game
    """The index of an option that must be in the list."""
    return ask.options.index(value)
