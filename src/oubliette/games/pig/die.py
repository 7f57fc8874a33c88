"""The die of Pig, read from data/pig.toml."""

from dataclasses import dataclass
from typing import Final

from oubliette.kit.data import load_rows
from oubliette.kit.dice import roll


@dataclass(frozen=True)
class Die:
    """The die and what its faces mean."""

    id: str
    sides: int
    fatal: int
    target: int


DIE: Final = load_rows("oubliette.games.pig", "pig.toml", "die", Die)[0]
THROW: Final = roll("roll.die", range(1, DIE.sides + 1))
