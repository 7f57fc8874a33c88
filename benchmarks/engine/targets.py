"""The targets of the engine, as ratios within one run."""

from benchmarks.engine.contestant import GameName
from benchmarks.engine.contestants import BOARDGAME_IO, OPEN_SPIEL, OPEN_SPIEL_PYTHON, PETTING_ZOO, STATE_CLASS

# Our decisions per second must be at least this many times those of the contestant.
SPEED: dict[tuple[GameName, str], float] = {
    ("tic_tac_toe", STATE_CLASS): 0.5,
    ("tic_tac_toe", OPEN_SPIEL): 0.35,
    ("tic_tac_toe", OPEN_SPIEL_PYTHON): 10,
    ("tic_tac_toe", PETTING_ZOO): 4,
    ("tic_tac_toe", BOARDGAME_IO): 25,
    ("pig", OPEN_SPIEL): 0.7,
    ("pig", BOARDGAME_IO): 25,
}

# A fork of a match 1,000 answers long may take at most this many times as long as one of a match 10 answers long.
FORK_GROWTH = 5.0
