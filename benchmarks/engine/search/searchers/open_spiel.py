"""OpenSpiel's two bots, one in C++ and one in Python, on its Pig, which is written in C++ for both.

The solver is switched off: with a solved root the search would end before all its iterations.
"""

import importlib
import time
from importlib.metadata import version
from random import Random
from typing import Any

from benchmarks.engine.contestant import fair_seconds
from benchmarks.engine.search.positions import turns
from benchmarks.engine.search.searcher import (
    CURIOSITY,
    Entry,
    Found,
    Playouts,
    Position,
    Search,
    Searcher,
    missing,
)

NAME = "OpenSpiel, bot in C++"
PYTHON_NAME = "OpenSpiel, bot in Python"

ROLL, HOLD = 0, 1

# Its results are -1 and 1, twice as far apart as ours.
UCT_C = 2 * CURIOSITY
MEMORY_MB = 1000

# About one play-out in a million (of a match to 100 points) has this many moves.
LONGEST = 500
HORIZONS = 20


def entries() -> list[Entry]:
    try:
        spiel = importlib.import_module("pyspiel")
        algorithm = importlib.import_module("open_spiel.python.algorithms.mcts")
        numpy = importlib.import_module("numpy")
    except ImportError:
        return [missing(name, "not installed (open_spiel)") for name in (NAME, PYTHON_NAME)]
    release = version("open_spiel")
    native, python = Native(spiel), Python(spiel, algorithm, numpy)
    return [
        Searcher(NAME, searching(spiel, native), native.watch, "open_spiel_pig", release),
        Searcher(PYTHON_NAME, searching(spiel, python), python.watch, "open_spiel_pig", release),
    ]


# Any, here and below: modules, games, states and bots of a package that may be absent.
def searching(spiel: Any, kind: "Native | Python") -> Search:
    game = spiel.load_game("pig")

    def search(position: Position, iterations: int, searches: int, seed: int) -> Found:
        state = state_at(game, position)
        bot = kind.bot(game, iterations, seed)
        visits = holds = 0
        wall, cpu = time.perf_counter(), time.process_time()
        for _ in range(searches):
            root = bot.mcts_search(state)
            visits += root.explore_count
            holds += root.best_child().action == HOLD
        return Found(visits, holds, fair_seconds(time.process_time() - cpu, time.perf_counter() - wall))

    return search


class Native:
    """The bot in C++. It does not show its play-outs, but the game has an option to stop undecided after some moves."""

    def __init__(self, spiel: Any) -> None:
        self.spiel = spiel

    def bot(self, game: Any, iterations: int, seed: int) -> Any:
        evaluator = self.spiel.RandomRolloutEvaluator(1, seed)
        return self.spiel.MCTSBot(game, evaluator, UCT_C, iterations, MEMORY_MB, False, seed + 1, False)

    def watch(self, position: Position, count: int, seed: int) -> Playouts:
        """With a horizon drawn from 0 to LONGEST, a play-out is undecided with the chance mean length / LONGEST."""
        game = self.spiel.load_game("pig")
        bot, state = self.bot(game, 1, seed), state_at(game, position)
        wins = sum(bot.mcts_search(state).total_reward > 0 for _ in range(count))
        draw, before = Random(seed), moves_to(position)
        undecided = 0
        for number in range(count * HORIZONS):
            horizon = draw.randrange(LONGEST)
            if horizon == 0:
                undecided += 1
                continue
            short = self.spiel.load_game("pig", {"horizon": before + horizon})
            root = self.bot(short, 1, seed * count * HORIZONS + number).mcts_search(state_at(short, position))
            undecided += root.total_reward == 0
        return Playouts(count, wins, count * HORIZONS, LONGEST * undecided, LONGEST**2 * undecided)


class Python:
    """The bot in Python. Its evaluator draws every move, and every die by its chances, from a generator of ours."""

    def __init__(self, spiel: Any, algorithm: Any, numpy: Any) -> None:
        self.spiel, self.algorithm, self.numpy = spiel, algorithm, numpy

    def bot(self, game: Any, iterations: int, seed: int, draw: Any = None) -> Any:
        random_state = self.numpy.random.RandomState
        evaluator = self.algorithm.RandomRolloutEvaluator(1, draw or random_state(seed))
        return self.algorithm.MCTSBot(
            game, UCT_C, iterations, evaluator, solve=False, random_state=random_state(seed + 1)
        )

    def watch(self, position: Position, count: int, seed: int) -> Playouts:
        game = self.spiel.load_game("pig")
        draw = Counting(self.numpy.random.RandomState(seed))
        bot, state = self.bot(game, 1, seed, draw), state_at(game, position)
        playouts = Playouts()
        for _ in range(count):
            draw.moves = 0
            won = bot.mcts_search(state).total_reward > 0
            playouts = playouts.plus(Playouts(1, int(won), 1, draw.moves, draw.moves**2))
        return playouts


class Counting:
    """A generator that counts the moves drawn from it. Dice are drawn with weights."""

    def __init__(self, source: Any) -> None:
        self.source = source
        self.moves = 0

    def choice(self, options: Any, p: Any = None) -> Any:
        self.moves += p is None
        return self.source.choice(options, p=p)


def state_at(game: Any, position: Position) -> Any:
    state = game.new_initial_state()
    for rolled, holds in turns(position):
        for face in rolled:
            state.apply_action(ROLL)
            state.apply_action(face - 1)
        if holds:
            state.apply_action(HOLD)
    scores = f"Scores: {position.mine} {position.theirs}, Turn total: {position.pot}"
    assert str(state).startswith(scores), f"{state} is not {position}"
    assert state.current_player() == 0
    return state


def moves_to(position: Position) -> int:
    return sum(len(rolled) + holds for rolled, holds in turns(position))
