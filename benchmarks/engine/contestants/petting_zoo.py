"""PettingZoo's tic-tac-toe, the raw environment without its checking wrappers.

It stops as soon as the match is over, without the two empty steps that the full cycle demands of dead agents. It picks
a legal action from the mask with NumPy, which is quicker than the action space's own sampling.
"""

import importlib
from collections.abc import Callable
from importlib.metadata import version
from random import Random
from typing import Any, Protocol

from benchmarks.engine.contestant import Absent, Contestant, Entry, Play, Tally, timed

NAME = "PettingZoo, raw environment"


class AgentCycle(Protocol):
    """The part of an AEC environment that is used here."""

    rewards: dict[str, float]

    def reset(self) -> None: ...

    # Any: the observation is a dictionary of NumPy arrays, and NumPy may be absent.
    def last(self) -> tuple[Any, float, bool, bool, dict[str, Any]]: ...

    def step(self, action: int) -> None: ...


def entries() -> list[Entry]:
    try:
        new: Callable[[], AgentCycle] = importlib.import_module("pettingzoo.classic.tictactoe.tictactoe").raw_env
    except ImportError:
        return [Absent(NAME, "tic_tac_toe", "not installed (pettingzoo, pygame)")]
    return [Contestant(NAME, "tic_tac_toe", timed(playing(new())), "tic_tac_toe", version("pettingzoo"))]


def playing(env: AgentCycle) -> Play:
    def play(matches: int, seed: int) -> Tally:
        random = Random(seed).random
        decisions = squares = first = second = 0
        for _ in range(matches):
            env.reset()
            length = 0
            while True:
                observation, _, terminated, _, _ = env.last()
                if terminated:
                    break
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[int(random() * len(legal))]))
                length += 1
            gain = env.rewards["player_1"]
            first += gain > 0
            second += gain < 0
            decisions += length
            squares += length * length
        return Tally(matches, decisions, squares, first, second)

    return play
