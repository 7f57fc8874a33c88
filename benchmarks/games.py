"""How fast whole matches of our games are: `python -m benchmarks.games [--seconds S] [GAME …]`.

Random and greedy bots play on one core, beside the hand-written tic-tac-toe of the engine benchmark, which tells how
fast the machine is. In every round each entrant plays one short slice. A ratio is taken inside each round; the table
shows the median over the rounds.
"""

import argparse
import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median

from benchmarks.engine.contestant import Play, Tally, TimedPlay, timed
from benchmarks.engine.contestants import state_class
from benchmarks.engine.measure import FEWEST_ROUNDS, NOTHING, SLICE
from benchmarks.options import OPTIONS
from oubliette.bots import find_bot, seat_bots
from oubliette.games import GAMES, find
from oubliette.kernel import Match, Seeded, derive, set_up_among_bots

BOTS = ("random", "greedy")
YARDSTICK = f"{state_class.NAME}, tic-tac-toe"
WIDTH = 40


@dataclass(slots=True)
class Entrant:
    """Bots of one kind in one game, and their results in all rounds."""

    name: str
    play: TimedPlay
    matches: int = 1
    tally: Tally = NOTHING
    seconds: float = 0.0
    rates: list[float] = field(default_factory=list)

    def calibrate(self, seconds: float) -> None:
        """Find how many matches fill a slice. This warms caches up too."""
        while (took := self.play(self.matches, 0).seconds) < seconds:
            self.matches = max(self.matches + 1, round(self.matches * min(8.0, 1.1 * seconds / max(took, 1e-6))))

    def slice(self, number: int) -> None:
        tally, took = self.play(self.matches, number)
        self.tally = self.tally.plus(tally)
        self.seconds += took
        self.rates.append(tally.decisions / took)

    def times(self, other: "Entrant") -> float:
        """How many times as fast as the other one: the median over the rounds."""
        return median(mine / theirs for mine, theirs in zip(self.rates, other.rates, strict=True))


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.games", description=(__doc__ or "").split("\n\n")[1])
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"without any: all of {', '.join(GAMES)}")
    parser.add_argument("--seconds", type=float, default=3.0, metavar="S", help="for each row, default %(default)s")
    asked = parser.parse_args(arguments)
    unknown = [game_id for game_id in asked.games if game_id not in GAMES]
    if unknown:
        parser.error(f"no game is called {unknown[0]}; there are: {', '.join(GAMES)}")
    yardstick = Entrant(YARDSTICK, timed(state_class.playing(state_class.TicTacToe)))
    everybody = [yardstick, *[one for game_id in asked.games or GAMES for one in entrants(game_id)]]
    play_rounds(everybody, asked.seconds)
    print(report(everybody, yardstick))
    return 0


def entrants(game_id: str) -> list[Entrant]:
    """Every kind of bot, with the fewest and with the most seats of the game."""
    seats = find(game_id).seats
    return [
        Entrant(f"{game_id}, {count} seat{'s' * (count > 1)}, {bot}", timed(playing(game_id, count, bot)))
        for bot in BOTS
        for count in dict.fromkeys((seats[0], seats[-1]))
    ]


def playing(game_id: str, seats: int, bot: str) -> Play:
    """A function that plays whole matches as `oubliette simulate` does. It makes the bots once in a slice."""
    game = find(game_id)
    checked = set_up_among_bots(game, seats, OPTIONS.get(game_id))
    makers = [find_bot(bot, game_id)] * seats

    def play(matches: int, seed: int) -> Tally:
        bots = seat_bots(makers, game, seed)
        decisions = squares = first = 0
        for number in range(matches):
            match = Match.start(checked, fate=Seeded(derive(seed, number)), listen=False)
            first += match.run(bots).won(0)
            length = len(match.answers)
            decisions += length
            squares += length * length
        return Tally(matches, decisions, squares, first)

    return play


def play_rounds(everybody: list[Entrant], seconds: float) -> None:
    """Play in turn, in an order that changes with the round."""
    rounds = max(FEWEST_ROUNDS, round(seconds / SLICE))
    for one in everybody:
        one.calibrate(SLICE)
    order = everybody[:]
    for number in range(rounds):
        Random(number).shuffle(order)
        for one in order:
            one.slice(number)


def report(everybody: list[Entrant], yardstick: Entrant) -> str:
    """The table that people read. A decision is an answer by a player or by fate."""
    lines = [
        f"Python {platform.python_version()}, whole matches on one core; a die or a card is a decision, too",
        f"  {'':{WIDTH}}{'matches/s':>11}{'decisions/s':>13}{'in a match':>12}{'first wins':>12}{'ratio':>8}",
    ]
    for one in everybody:
        tally = one.tally
        lines.append(
            f"  {one.name:{WIDTH}}{tally.matches / one.seconds:>11,.0f}{median(one.rates):>13,.0f}"
            f"{tally.decisions / tally.matches:>12.1f}{tally.first / tally.matches:>12.1%}{one.times(yardstick):>8.3f}"
        )
    for game_id, options in OPTIONS.items():
        if any(one.name.startswith(game_id) for one in everybody):
            settings = ", ".join(f"{name}={value}" for name, value in options.items())
            lines.append(f"  {game_id} is played with {settings}")
    lines.append(f"  ratio: decisions/s beside {YARDSTICK}, median within {len(yardstick.rates)} rounds")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
