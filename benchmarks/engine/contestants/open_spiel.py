"""OpenSpiel: its C++ games driven from Python, and its tic-tac-toe written in Python.

Its chance nodes come with probabilities, which a driver that is to play any of its games must respect: that is the
row that the target is about. The outcomes are drawn by a plain loop, several times as fast as the NumPy call of its
examples. Knowing that Pig's die is fair one may treat its faces like moves, which is quicker still: a row of its own.
"""

import importlib
from collections.abc import Callable
from importlib.metadata import version
from random import Random
from typing import Protocol

from benchmarks.engine.contestant import Absent, Contestant, Entry, GameName, Play, Tally, timed

NAME = "OpenSpiel, C++ game"
UNWEIGHTED_NAME = "OpenSpiel, C++ game, die as moves"
PYTHON_NAME = "OpenSpiel, Python game"

ROWS: tuple[tuple[str, GameName], ...] = (
    (NAME, "tic_tac_toe"),
    (PYTHON_NAME, "tic_tac_toe"),
    (NAME, "pig"),
    (UNWEIGHTED_NAME, "pig"),
)


class SpielState(Protocol):
    def legal_actions(self) -> list[int]: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def apply_action(self, action: int) -> None: ...
    def is_terminal(self) -> bool: ...
    def returns(self) -> list[float]: ...


class SpielGame(Protocol):
    def new_initial_state(self) -> SpielState: ...


def entries() -> list[Entry]:
    try:
        load: Callable[[str], SpielGame] = importlib.import_module("pyspiel").load_game
        importlib.import_module("open_spiel.python.games.tic_tac_toe")  # registers the game written in Python
    except ImportError:
        return [Absent(name, game, "not installed (open_spiel)") for name, game in ROWS]
    release = version("open_spiel")
    return [
        Contestant(NAME, "tic_tac_toe", timed(playing(load("tic_tac_toe"))), "tic_tac_toe", release),
        Contestant(PYTHON_NAME, "tic_tac_toe", timed(playing(load("python_tic_tac_toe"))), "tic_tac_toe", release),
        Contestant(NAME, "pig", timed(playing_with_chance(load("pig"))), "open_spiel_pig", release),
        Contestant(UNWEIGHTED_NAME, "pig", timed(playing(load("pig"))), "open_spiel_pig", release),
    ]


def playing(game: SpielGame) -> Play:
    """Play a game in which whatever may come is equally likely."""

    def play(matches: int, seed: int) -> Tally:
        random = Random(seed).random
        decisions = squares = first = second = 0
        for _ in range(matches):
            state = game.new_initial_state()
            length = 0
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                length += 1
            gain = state.returns()[0]
            first += gain > 0
            second += gain < 0
            decisions += length
            squares += length * length
        return Tally(matches, decisions, squares, first, second)

    return play


def playing_with_chance(game: SpielGame) -> Play:
    """Play a game whose chance nodes say how likely each outcome is."""

    def play(matches: int, seed: int) -> Tally:
        random = Random(seed).random
        decisions = squares = first = second = 0
        for _ in range(matches):
            state = game.new_initial_state()
            length = 0
            while not state.is_terminal():
                action = 0
                if state.is_chance_node():
                    left = random()
                    for action, likely in state.chance_outcomes():  # noqa: B007 - the one that is reached is meant
                        left -= likely
                        if left < 0:
                            break
                else:
                    actions = state.legal_actions()
                    action = actions[int(random() * len(actions))]
                state.apply_action(action)
                length += 1
            gain = state.returns()[0]
            first += gain > 0
            second += gain < 0
            decisions += length
            squares += length * length
        return Tally(matches, decisions, squares, first, second)

    return play
