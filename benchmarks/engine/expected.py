"""The exact statistics of random play in the two games, computed without any engine.

They expose a contestant that skips work: that misses a line, does not roll a die or stops a match early.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from benchmarks.engine.contestant import PIG_TARGET, Rules
from benchmarks.engine.lines import LINES


@dataclass(frozen=True, slots=True)
class Expected:
    """Exact values under uniformly random play."""

    decisions: float
    first: float
    second: float


@cache
def expected(rules: Rules) -> Expected:
    """Mean decisions in a match, and each player's share of wins."""
    match rules:
        case "tic_tac_toe":
            return _tic_tac_toe("." * 9, "x", "o")
        case "pig":
            return _race(_turn)
        case "open_spiel_pig":
            return _race(_open_spiel_turn)


@cache
def _tic_tac_toe(board: str, mover: str, other: str) -> Expected:
    """Average over every continuation of this position."""
    if any(board[a] == board[b] == board[c] == other for a, b, c in LINES):
        return Expected(0, float(other == "x"), float(other == "o"))
    free = [cell for cell, mark in enumerate(board) if mark == "."]
    if not free:
        return Expected(0, 0, 0)
    after = [_tic_tac_toe(board[:cell] + mover + board[cell + 1 :], other, mover) for cell in free]
    return Expected(
        1 + sum(one.decisions for one in after) / len(after),
        sum(one.first for one in after) / len(after),
        sum(one.second for one in after) / len(after),
    )


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of Pig by a random player: mean decisions, and the chance of each gain. The last is "enough to win"."""

    decisions: float
    gains: list[float]


def _turn(needed: int) -> Turn:
    """Roll; after anything but a 1, hold or roll again, with equal chances. Holding is a choice even when it wins."""
    rolls = [0.0] * (needed + 1)  # how often the die shows a face that brings the pot to each amount
    for face in range(2, 7):
        rolls[min(face, needed)] += 1 / 6
    for pot in range(needed):
        for face in range(2, 7):
            rolls[min(pot + face, needed)] += rolls[pot] / 12
    rolls[needed] *= 12 / 7  # once enough, each choice rolls on without a 1 with chance 5/12
    gains = [pot / 2 for pot in rolls]
    gains[0] = 1 - sum(gains)
    choices = sum(rolls)
    return Turn(decisions=1 + choices / 2 + choices, gains=gains)


def _open_spiel_turn(needed: int) -> Turn:
    """OpenSpiel's Pig lets a player hold before the first roll, and gives no choice once the pot is enough to win."""
    pots = [1.0] + [0.0] * needed  # how often the player is asked with each pot
    for pot in range(needed):
        for face in range(2, 7):
            pots[min(pot + face, needed)] += pots[pot] / 12
    gains = [pot / 2 for pot in pots]
    gains[needed] = pots[needed]
    gains[0] += 1 - sum(gains)
    return Turn(decisions=sum(pots) + sum(pots[:needed]) / 2, gains=gains)


def _race(turn: Callable[[int], Turn]) -> Expected:
    """Two players, each moving towards the target in turns that do not depend on the other player."""
    turns = {score: turn(PIG_TARGET - score) for score in range(PIG_TARGET)}
    scores = [1.0] + [0.0] * (PIG_TARGET - 1)  # the chance of each score, for a player who has not won yet
    decisions = first = second = 0.0
    playing = 1.0  # the chance that a player has not won yet
    while playing > 1e-12:
        work = sum(chance * turns[score].decisions for score, chance in enumerate(scores))
        after = [0.0] * PIG_TARGET
        for score, chance in enumerate(scores):
            for gain, likely in enumerate(turns[score].gains[:-1]):
                after[score + gain] += chance * likely
        still = sum(after)
        # The first player's turn takes place if neither has won; the second's if the first has not just won.
        decisions += work * playing + work * still
        first += (playing - still) * playing
        second += (playing - still) * still
        scores, playing = after, still
    return Expected(decisions, first, second)
