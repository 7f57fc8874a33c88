"""The seven archetypes, loaded from data/archetypes.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oubliette.games.dungeon_looters.numbers import PACKAGE
from oubliette.kit.data import load_rows


@dataclass(frozen=True)
class Archetype:
    """A character sheet. `disarm` 0 means that he lacks the skill. [ruling.characteristics]"""

    id: str
    movement: int
    force: int
    dexterity: int
    reflexes: int
    fight: int
    forcing: int
    unlocking: bool
    disarm: int
    width: int  # of the inventory grid
    height: int
    abilities: tuple[str, ...]
    least_players: int = 2
    switch: str = ""  # the option that lets him play

    def can(self, ability: str) -> bool:
        return ability in self.abilities


UNCHOSEN: Final = Archetype("", 0, 0, 0, 0, 0, 0, False, 0, 0, 0, ())  # placeholder until players take archetypes
ARCHETYPES: Final = {row.id: row for row in load_rows(PACKAGE, "archetypes.toml", "archetype", Archetype)}

SHERPA: Final = "sherpa"  # the archetype, and the neutral figure when nobody plays him
TROLL: Final = "troll"

# What the archetypes can do. [ability.dwarf_nose] and so on
NOSE: Final = "dwarf_nose"
TROPHIES: Final = "barbarian_trophies"
RUMMAGER: Final = "goblin_rummager"
RECYCLER: Final = "goblin_recycler"
VICIOUS: Final = "goblin_vicious"
BRIBE: Final = "merchant_bribe"
MARKUP: Final = "merchant_markup"
LOST: Final = "sherpa_lost"
SCAVENGER: Final = "sherpa_scavenger"
KEYS: Final = "troll_keys"
TIDY: Final = "troll_tidy"
STAYS: Final = "troll_stays"
DRAIN: Final = "lich_drain"
