"""OpenSpiel: its C++ games driven from Python, and its tic-tac-toe written in Python.

Its chance nodes come with probabilities, which a driver for any of its games must use. Pig is driven in three ways:
with `random.choices`, the usual way to draw from weighted outcomes in Python (the target is about this row; the NumPy
call of OpenSpiel's own examples takes six times as long); with a loop written for speed; and with the faces of the die
treated like moves, which is right because the die is fair.
"""

import importlib
from collections.abc import Callable
from importlib.metadata import version
from random import Random
from typing import Protocol

from benchmarks.engine.contestant import Absent, Contestant, Entry, GameName, Play, Tally, timed

NAME = "OpenSpiel, C++ game"
QUICK_NAME = "OpenSpiel, C++ game, quick chance loop"
UNWEIGHTED_NAME = "OpenSpiel, C++ game, die as moves"
PYTHON_NAME = "OpenSpiel, Python game"

ROWS: tuple[tuple[str, GameName], ...] = (
    (NAME, "tic_tac_toe"),
    (PYTHON_NAME, "tic_tac_toe"),
    (NAME, "pig"),
    (QUICK_NAME, "pig"),
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
        Contestant(NAME, "pig", timed(playing_with_chance(load("pig"), draw)), "open_spiel_pig", release),
        Contestant(QUICK_NAME, "pig", timed(playing_with_chance(load("pig"), draw_quickly)), "open_spiel_pig", release),
        Contestant(UNWEIGHTED_NAME, "pig", timed(playing(load("pig"))), "open_spiel_pig", release),
    ]


def playing(game: SpielGame) -> Play:
    """Play a game in which all outcomes are equally likely."""

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


def draw(outcomes: list[tuple[int, float]], random: Random) -> int:
    actions: tuple[int, ...]
    weights: tuple[float, ...]
    actions, weights = zip(*outcomes, strict=True)
    return random.choices(actions, weights)[0]


def draw_quickly(outcomes: list[tuple[int, float]], random: Random) -> int:
    left = random.random()
    for action, likely in outcomes:
        left -= likely
        if left < 0:
            return action
    return outcomes[-1][0]  # rounding may make the weights add up to slightly less than one


def playing_with_chance(game: SpielGame, drawn: Callable[[list[tuple[int, float]], Random], int]) -> Play:
    """Play a game whose chance nodes say how likely each outcome is."""

    def play(matches: int, seed: int) -> Tally:
        source = Random(seed)
        random = source.random
        decisions = squares = first = second = 0
        for _ in range(matches):
            state = game.new_initial_state()
            length = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    action = drawn(state.chance_outcomes(), source)
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
