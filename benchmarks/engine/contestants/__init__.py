"""All contestants, one file each. `entries` lists them in the order of the table."""

from benchmarks.engine.contestant import Entry
from benchmarks.engine.contestants import boardgame_io, loop, open_spiel, ours, petting_zoo, state_class

# The names that the targets refer to.
OURS = ours.NAME
STATE_CLASS = state_class.NAME
OPEN_SPIEL = open_spiel.NAME
OPEN_SPIEL_PYTHON = open_spiel.PYTHON_NAME
PETTING_ZOO = petting_zoo.NAME
BOARDGAME_IO = boardgame_io.NAME


def entries() -> list[Entry]:
    """All contestants; one that is not installed is an `Absent`."""
    return [
        *ours.entries(),
        *loop.entries(),
        *state_class.entries(),
        *open_spiel.entries(),
        *petting_zoo.entries(),
        *boardgame_io.entries(),
    ]
