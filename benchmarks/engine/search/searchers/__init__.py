"""All searchers, one file for each project. `entries` lists them in the order of the table."""

from benchmarks.engine.search.searcher import Entry
from benchmarks.engine.search.searchers import boardgame_io, open_spiel, ours

# The names that the targets refer to. Our own searcher has the name of our contestant in the play-outs.
OPEN_SPIEL = open_spiel.NAME
OPEN_SPIEL_PYTHON = open_spiel.PYTHON_NAME
BOARDGAME_IO = boardgame_io.NAME


def entries() -> list[Entry]:
    """All searchers; one that is not installed is an `Absent`."""
    return [*ours.entries(), *open_spiel.entries(), *boardgame_io.entries()]
