"""Everybody who takes part, one file each. `entries` is the list, in the order of the table."""

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
    """Gather the contestants; a peer that is not installed comes as an `Absent`."""
    return [
        *ours.entries(),
        *loop.entries(),
        *state_class.entries(),
        *open_spiel.entries(),
        *petting_zoo.entries(),
        *boardgame_io.entries(),
    ]
