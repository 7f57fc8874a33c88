"""How much faster mypyc makes random matches: plain and compiled in turns, each in a fresh interpreter.

`./run compiled` starts it with two source trees: `python -m benchmarks.compiled PLAIN COMPILED`.
"""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from benchmarks.options import OPTIONS

ROUNDS = 5
SECONDS = 1.5  # of CPU in each round, after a warm-up


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--measure"]:
        print(measure(arguments[1], float(arguments[2])))
        return 0
    plain, compiled = arguments
    for game in sorted(path.parent.name for path in Path(plain, "oubliette", "games").glob("*/__init__.py")):
        compare(game, plain, compiled)
    return 0


def compare(game: str, plain: str, compiled: str) -> None:
    """Measure one game in both trees and print how many times as fast the compiled one is."""
    rates: dict[str, list[float]] = {plain: [], compiled: []}
    for _ in range(ROUNDS):
        for tree, series in rates.items():
            series.append(rate(tree, game))
    gains = sorted(fast / slow for slow, fast in zip(rates[plain], rates[compiled], strict=True))
    print(f"\n{game}, random play-outs, decisions/s of CPU, median of {ROUNDS} rounds of {SECONDS} s")
    print(f"  plain Python  {median(rates[plain]):>10,.0f}")
    print(f"  mypyc         {median(rates[compiled]):>10,.0f}")
    print(f"  gain          {median(gains):>10.2f} times ({gains[0]:.2f} to {gains[-1]:.2f})")


def rate(tree: str, game: str) -> float:
    """Measure one round in a child process that imports the package from that tree."""
    command = [sys.executable, "-m", "benchmarks.compiled", "--measure", game, str(SECONDS)]
    child = subprocess.run(command, env=dict(os.environ, PYTHONPATH=tree), capture_output=True, text=True, check=True)
    return float(child.stdout)


def measure(game: str, seconds: float) -> float:
    """Decisions per second of CPU time, fate's included. Other programs on the machine hardly change CPU time."""
    from oubliette import Match, Seeded
    from oubliette.kernel.ask import Ask

    chance = Random(1).random

    def anything(_: Match, ask: Ask[object]) -> int:
        return int(chance() * len(ask.options))

    def play(length: float) -> float:
        decisions = seed = 0
        start = process_time()
        while (spent := process_time() - start) < length:
            for _ in range(20):
                match = Match.start(game, options=OPTIONS.get(game), fate=Seeded(seed), listen=False)
                match.run([anything] * match.set_up.seats)
                decisions += len(match.answers)
                seed += 1
        return decisions / spent

    play(seconds / 5)
    return play(seconds)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
