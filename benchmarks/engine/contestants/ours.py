"""Our kernel: tic-tac-toe from this benchmark, Pig from the package.

It plays as `oubliette simulate` does: `Match.run` with the bot `random` on every seat and seeded dice. It makes the
bots once in a slice, as all contestants make their random generator once in a slice.
"""

from benchmarks.engine.contestant import Contestant, Entry, Play, Tally, timed
from benchmarks.engine.tic_tac_toe import TIC_TAC_TOE
from oubliette.bots import find_bot, seat_bots
from oubliette.games.pig import GAME as PIG
from oubliette.kernel import AnyGame, Match, Seeded, derive, set_up

NAME = "Oubliette"


def entries() -> list[Entry]:
    return [
        Contestant(NAME, "tic_tac_toe", timed(playing(TIC_TAC_TOE)), "tic_tac_toe"),
        Contestant(NAME, "pig", timed(playing(PIG)), "pig"),
    ]


def playing(game: AnyGame) -> Play:
    checked = set_up(game, seats=2)
    makers = [find_bot("random", game.id)] * 2

    def play(matches: int, seed: int) -> Tally:
        bots = seat_bots(makers, game, seed)
        decisions = squares = first = second = 0
        for number in range(matches):
            match = Match.start(checked, fate=Seeded(derive(seed, number)), listen=False)
            result = match.run(bots)
            length = len(match.answers)
            first += result.won(0)
            second += result.won(1)
            decisions += length
            squares += length * length
        return Tally(matches, decisions, squares, first, second)

    return play
