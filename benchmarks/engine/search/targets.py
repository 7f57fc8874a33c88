"""The targets of the search: our iterations per second must be at least this many times those of the searcher.

The ratio by moves must reach it as well. The bot in C++ has no target: it only shows how far ahead it is.
"""

from benchmarks.engine.search.searchers import BOARDGAME_IO, OPEN_SPIEL_PYTHON

SPEED: dict[str, float] = {OPEN_SPIEL_PYTHON: 1, BOARDGAME_IO: 1}
