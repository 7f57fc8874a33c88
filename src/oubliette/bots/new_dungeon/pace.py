"""How fast heroes win, and what things cost them in turns. All figures were tuned in some ten thousand matches."""

from __future__ import annotations

from typing import Final, final

from oubliette.games.new_dungeon.cards import CLASSES, HeroClass

# Turns from the first to the last treasure, by class.
_HUNTING: Final = {"warrior": 19.0, "elf": 12.0, "dwarf": 14.0, "thief": 22.0, "paladin": 29.0, "wizard": 23.0}
# Factors on the hunting time computed from averages: real matches are quicker.
HUNTING_FACTORS: Final = {"warrior": 0.95, "elf": 0.75, "dwarf": 0.76, "thief": 0.63, "paladin": 0.92, "wizard": 0.58}


@final
class Pace:
    """The costs and risks that the racer plans with."""

    __slots__ = (
        "cage",
        "catch_chance",
        "chase",
        "death",
        "flight",
        "hunting_factor",
        "least_gain",
        "loot_lost",
        "lost_match",
        "lost_match_on_way",
        "new_hero",
        "new_spell",
        "next_room",
        "per_space",
        "salvage",
        "slide",
        "surplus",
        "wound",
    )

    def __init__(
        self,
        *,
        wound: float = 0.7,
        cage: float = 1.8,
        slide: float = 2.0,
        flight: float = 0.2,
        new_spell: float = 0.1,
        per_space: float = 0.01,
        new_hero: float = 1.0,
        death: float = 15.0,
        next_room: float = 0.2,
        hunting_factor: float = 1.0,
        surplus: float = 0.3,
        loot_lost: float = 0.35,
        salvage: float = 0.6,
        least_gain: float = 0.01,
        chase: float = 2.0,
        catch_chance: float = 0.45,
        lost_match: float = 60.0,
        lost_match_on_way: float = 40.0,
    ) -> None:
        # In turns
        self.wound = wound  # cost of a wound
        self.cage = cage  # cost of a cage
        self.slide = slide  # cost of a slide, until the hero is back
        self.flight = flight  # cost of running away to find another room
        self.new_spell = new_spell  # cost of replacing a spell
        self.per_space = per_space  # cost of each space of the way: other things may happen there
        self.new_hero = new_hero  # until the next hero is on the way
        self.death = death  # cost of a death, when choosing which monsters to fight
        self.next_room = next_room  # from one room to the next
        # Shares
        self.hunting_factor = hunting_factor  # factor on the hunting time of all classes
        self.surplus = surplus  # rooms needed beyond the average
        self.loot_lost = loot_lost  # the share of a treasure's value that a hero who runs away leaves behind
        self.salvage = salvage  # the share of a dead hero's gold that the next one finds again
        # Rivals
        self.least_gain = least_gain  # an ambush must raise the chance to win by this much
        self.chase = chase  # turns to run after a rival at most
        self.catch_chance = catch_chance  # the chance that a chased rival can still be caught on the next turn
        self.lost_match = lost_match  # turns that a lost match counts as: the cost of rooms within reach of rivals
        self.lost_match_on_way = lost_match_on_way  # the same for stopping on the way

    def rate(self, kind: HeroClass) -> float:
        """The usual gold per turn of that class."""
        return CLASSES[kind.id].total / _HUNTING[kind.id]
