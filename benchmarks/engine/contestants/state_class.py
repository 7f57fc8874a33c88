"""A hand-written class per game (legal_actions, apply, is_over): what one writes in an afternoon, without an engine.

It keeps no record, cannot be replayed, emits no events and does not check its callers.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from benchmarks.engine.contestant import PIG_TARGET, Contestant, Entry, Play, Tally, timed
from benchmarks.engine.lines import PAIRS

NAME = "hand-written State class"

EMPTY = 2
NOBODY = 2
ROLL, HOLD = 0, 1
ROLL_OR_HOLD = (ROLL, HOLD)
FACES = (1, 2, 3, 4, 5, 6)


class State(Protocol):
    """The part of a game that a play-out needs."""

    winner: int

    def legal_actions(self) -> Sequence[int]: ...
    def apply(self, action: int) -> None: ...
    def is_over(self) -> bool: ...


class TicTacToe:
    __slots__ = ("board", "marks", "player", "winner")

    def __init__(self) -> None:
        self.board = [EMPTY] * 9
        self.marks = 0
        self.player = 0
        self.winner = NOBODY

    def legal_actions(self) -> list[int]:
        return [cell for cell, mark in enumerate(self.board) if mark == EMPTY]

    def apply(self, action: int) -> None:
        board, player = self.board, self.player
        board[action] = player
        self.marks += 1
        for a, b in PAIRS[action]:
            if board[a] == player and board[b] == player:
                self.winner = player
                return
        self.player = 1 - player

    def is_over(self) -> bool:
        return self.winner != NOBODY or self.marks == 9


class Pig:
    __slots__ = ("player", "pot", "rolling", "scores", "winner")

    def __init__(self) -> None:
        self.scores = [0, 0]
        self.pot = 0
        self.player = 0
        self.rolling = True
        self.winner = NOBODY

    def legal_actions(self) -> tuple[int, ...]:
        return FACES if self.rolling else ROLL_OR_HOLD

    def apply(self, action: int) -> None:
        if self.rolling:
            if action == 1:
                self.pass_on()
            else:
                self.pot += action
                self.rolling = False
        elif action == ROLL:
            self.rolling = True
        else:
            self.scores[self.player] += self.pot
            if self.scores[self.player] >= PIG_TARGET:
                self.winner = self.player
            else:
                self.pass_on()

    def pass_on(self) -> None:
        self.pot = 0
        self.player = 1 - self.player
        self.rolling = True

    def is_over(self) -> bool:
        return self.winner != NOBODY


def entries() -> list[Entry]:
    return [
        Contestant(NAME, "tic_tac_toe", timed(playing(TicTacToe)), "tic_tac_toe"),
        Contestant(NAME, "pig", timed(playing(Pig)), "pig"),
    ]


def playing(new: Callable[[], State]) -> Play:
    def play(matches: int, seed: int) -> Tally:
        random = Random(seed).random
        decisions = squares = 0
        wins = [0, 0, 0]
        for _ in range(matches):
            state = new()
            length = 0
            while not state.is_over():
                actions = state.legal_actions()
                state.apply(actions[int(random() * len(actions))])
                length += 1
            wins[state.winner] += 1
            decisions += length
            squares += length * length
        return Tally(matches, decisions, squares, wins[0], wins[1])

    return play
