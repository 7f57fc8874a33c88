"""The exact statistics of random play-outs from a position, computed without any engine."""

from dataclasses import dataclass
from functools import cache

from benchmarks.engine.contestant import PIG_TARGET
from benchmarks.engine.search.searcher import Position, Rules


@dataclass(frozen=True, slots=True)
class Expected:
    """Mean moves to the end, and the first player's share of wins. A roll and its die count as one move."""

    moves: float
    wins: float


@dataclass(frozen=True, slots=True)
class Turn:
    """Mean moves of a turn, and the chance of each gain. The last gain is "enough to win"."""

    moves: float
    gains: list[float]


@cache
def turn(rules: Rules, needed: int, pot: int = 0) -> Turn:
    """The rest of a random player's turn. The player is asked with that pot or, if it is 0, begins the turn.

    `benchmarks/engine/expected.py` explains the two details in which OpenSpiel's Pig differs.
    """
    asked = [0.0] * (needed + 1)  # how often the player chooses with each pot
    first = 0.0
    if pot or rules == "open_spiel_pig":
        asked[min(pot, needed)] = 1.0
    else:
        first = 1.0  # the first roll is no choice, but a move
        for face in range(2, 7):
            asked[min(face, needed)] += 1 / 6
    for held in range(needed):
        for face in range(2, 7):
            asked[min(held + face, needed)] += asked[held] / 12
    if rules == "pig":
        asked[needed] *= 12 / 7  # once enough, each choice rolls on without a 1 with chance 5/12
    gains = [times / 2 for times in asked]
    if rules == "open_spiel_pig":
        gains[needed] = asked[needed]
    gains[0] += 1 - sum(gains)
    return Turn(first + sum(asked), gains)


@cache
def expected(rules: Rules, position: Position) -> Expected:
    """Compute the values turn by turn: until somebody wins, the two scores do not depend on each other."""
    scores = [_at(position.mine), _at(position.theirs)]
    alive = [1.0, 1.0]
    moves = wins = 0.0
    mover, pot = 0, position.pot
    while alive[0] * alive[1] > 1e-12:
        after = [0.0] * PIG_TARGET
        for score, chance in enumerate(scores[mover]):
            if chance:
                rest = turn(rules, PIG_TARGET - score, pot)
                moves += alive[1 - mover] * chance * rest.moves
                for gain, likely in enumerate(rest.gains[:-1]):
                    after[score + gain] += chance * likely
        still = sum(after)
        if mover == 0:
            wins += alive[1] * (alive[0] - still)
        scores[mover], alive[mover] = after, still
        mover, pot = 1 - mover, 0
    return Expected(moves, wins)


def _at(score: int) -> list[float]:
    return [float(score == one) for one in range(PIG_TARGET)]
