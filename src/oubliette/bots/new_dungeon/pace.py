"""How fast heroes get on, and what things cost them, in turns. All figures were tuned in some ten thousand matches."""

from __future__ import annotations

from typing import Final, final

from oubliette.games.new_dungeon.cards import CLASSES, HeroClass

# Turns that a hero of each class takes from the first to the last treasure.
_HUNTING: Final = {"warrior": 19.0, "elf": 12.0, "dwarf": 14.0, "thief": 22.0, "paladin": 29.0, "wizard": 23.0}
# Of the time that hunting takes by the averages, what luck and wit leave of it.
EASE: Final = {"warrior": 0.95, "elf": 0.75, "dwarf": 0.76, "thief": 0.63, "paladin": 0.92, "wizard": 0.58}


@final
class Pace:
    """The temper of who plays: what he reckons with, and what he is afraid of."""

    __slots__ = (
        "cage",
        "care",
        "chase",
        "death",
        "ease",
        "fear",
        "flight",
        "hop",
        "hope",
        "hurt",
        "lost",
        "meek",
        "new",
        "over",
        "salvage",
        "slide",
        "spell",
        "stroll",
    )

    def __init__(
        self,
        *,
        hurt: float = 0.7,
        cage: float = 1.8,
        slide: float = 2.0,
        flight: float = 0.2,
        spell: float = 0.1,
        stroll: float = 0.01,
        new: float = 1.0,
        death: float = 15.0,
        hop: float = 0.2,
        ease: float = 1.0,
        over: float = 0.3,
        lost: float = 0.35,
        salvage: float = 0.6,
        meek: float = 0.01,
        chase: float = 2.0,
        hope: float = 0.45,
        fear: float = 60.0,
        care: float = 40.0,
    ) -> None:
        # Turns
        self.hurt = hurt  # that a wound costs
        self.cage = cage  # that a cage takes
        self.slide = slide  # until he is back from where a slide led
        self.flight = flight  # to look for something else
        self.spell = spell  # to fetch a new one
        self.stroll = stroll  # for each space: other things can happen on the way
        self.new = new  # until the next hero is on his way
        self.death = death  # that a death costs, when monsters are sorted into those to fight and those to leave
        self.hop = hop  # from one room to the next
        # Shares
        self.ease = ease  # of the time that all classes take
        self.over = over  # of a room: that much more than the average is needed
        self.lost = lost  # of a treasure's value: what who runs away leaves behind
        self.salvage = salvage  # of what a dead hero leaves: the next one knows where it is
        # Rivals
        self.meek = meek  # by so much an ambush must raise the chance to win
        self.chase = chase  # turns that he runs after somebody
        self.hope = hope  # that who is chased is still to be caught on the next turn
        self.fear = fear  # turns that a lost match would be worth: rooms that rivals can reach are dear
        self.care = care  # the same for where he stops on his way

    def rate(self, kind: HeroClass) -> float:
        """Gold a turn."""
        return CLASSES[kind.id].total / _HUNTING[kind.id]
