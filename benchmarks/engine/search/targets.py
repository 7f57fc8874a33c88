"""What the search has promised: our iterations per second, at least so many times those of the searcher.

The ratio by moves must reach it as well. The bot in C++ has no target: it is there to tell how far away it is.
"""

from benchmarks.engine.search.searchers import BOARDGAME_IO, OPEN_SPIEL_PYTHON

SPEED: dict[str, float] = {OPEN_SPIEL_PYTHON: 1, BOARDGAME_IO: 1}
