"""Our search bot without any knowledge of Pig: random play-outs to the end, even if the package knows better."""

import time
from collections.abc import Sequence

from benchmarks.engine.contestant import fair_seconds
from benchmarks.engine.contestants import OURS
from benchmarks.engine.search.positions import turns
from benchmarks.engine.search.searcher import CURIOSITY, Entry, Found, Playouts, Position, Searcher
from oubliette.bots.search import Budget, Search, SearchGuide
from oubliette.games.pig import GAME as PIG
from oubliette.kernel import Match, RealDice, derive, set_up


class Plain(SearchGuide):
    """Knows nothing but the rules; uses the same constant as all searchers."""

    curiosity = CURIOSITY


class Watched(Plain):
    """Counts the moves of the play-out when a search of one iteration is over."""

    def __init__(self, start: Match) -> None:
        super().__init__(PIG)
        self.start = len(start.answers)
        self.playouts = Playouts()

    def value(self, match: Match, seat: int) -> float:
        assert match.result, "the play-out does not go to the end"
        moves = moves_of(match.answers[self.start :])
        self.playouts = self.playouts.plus(Playouts(1, int(match.result.won(0)), 1, moves, moves * moves))
        return super().value(match, seat)


def entries() -> list[Entry]:
    return [Searcher(OURS, search, watch, "pig")]


def search(position: Position, iterations: int, searches: int, seed: int) -> Found:
    match = match_at(position)
    ask = match.ask
    assert ask
    budget, guide = Budget(iterations=iterations), Plain(PIG)
    visits = holds = 0
    wall, cpu = time.perf_counter(), time.process_time()
    for number in range(searches):
        findings = Search(PIG, budget, guide, derive(seed, number)).think(match, ask)
        visits += sum(verdict.tries for verdict in findings.verdicts)
        holds += ask.options[findings.best] == "hold"
    return Found(visits, holds, fair_seconds(time.process_time() - cpu, time.perf_counter() - wall))


def watch(position: Position, count: int, seed: int) -> Playouts:
    match = match_at(position)
    assert match.ask
    guide = Watched(match)
    for number in range(count):
        Search(PIG, Budget(iterations=1), guide, derive(seed, number)).think(match, match.ask)
    assert guide.playouts.number == count, "one iteration is not one play-out"
    return guide.playouts


def match_at(position: Position) -> Match:
    match = Match.start(set_up(PIG, 2), fate=RealDice(), listen=False)
    for rolled, holds in turns(position):
        for number, face in enumerate(rolled):
            if number:
                match.choose("roll")
            match.choose(face)
        if holds:
            match.choose("hold")
    assert match.view(0) == {
        "target": 100,
        "points": [position.mine, position.theirs],
        "to_play": 0,
        "pot": position.pot,
    }
    return match


def moves_of(answers: Sequence[int]) -> int:
    """Counts rolls and holds in answers that begin with a player's choice. The first roll of a turn is no choice."""
    moves, chooses = 0, True
    for index in answers:
        if chooses and index == 0:  # rolls: counted with its die
            chooses = False
        elif chooses:
            moves += 1
            chooses = False
        else:
            moves += 1
            chooses = index > 0  # a 1 ends the turn, and the next begins with a roll
    return moves
