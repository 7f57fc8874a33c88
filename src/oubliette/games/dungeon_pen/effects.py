"""How a player's next flick would come out: profile, character and waiting cards together. Rulebook: the flick."""

from __future__ import annotations

from typing import final

from oubliette.games.dungeon_pen.cards import EFFECTS
from oubliette.games.dungeon_pen.numbers import FLICK
from oubliette.games.dungeon_pen.state import Player, Table


@final
class Hand:
    """All that acts on one flick: lowest cap, product of factors, sum of the rest. [ruling.effects_wait]"""

    __slots__ = ("angle", "bend", "blind", "cap", "miss", "nudges", "profile", "reach")

    def __init__(self, table: Table, player: Player) -> None:
        character = player.character
        self.profile = table.house.profiles[player.seat].factor
        self.cap = FLICK.strongest
        self.reach = character.reach
        self.angle = character.angle
        self.miss = (FLICK.miss if self.profile else 0) + character.miss
        self.bend = 0
        self.blind: list[int] = []  # offsets to be drawn, up to so many degrees
        self.nudges: list[int] = []  # offsets to be rolled for
        for name in player.waiting:
            effect = EFFECTS[name]
            if effect.cap:
                self.cap = min(self.cap, effect.cap)
            self.reach *= effect.reach
            self.angle *= effect.angle
            self.miss += effect.miss
            self.bend += effect.bend
            if effect.blind:
                self.blind.append(effect.blind)
            if effect.nudge:
                self.nudges.append(effect.nudge)
        self.miss = min(self.miss, FLICK.miss_most)

    def strength(self, percent: int) -> float:
        """What counts of the strength, as a share."""
        return min(percent, self.cap) / 100

    def distance(self, percent: int) -> float:
        """How far a flick of that strength goes when nothing disturbs it."""
        return (FLICK.reach_least + FLICK.reach_gain * self.strength(percent)) * self.reach

    def angle_error(self, percent: int) -> float:
        """The standard deviation of its direction, in degrees."""
        error = FLICK.angle_error_least + FLICK.angle_error_gain * self.strength(percent)
        return error * self.profile * self.angle

    @property
    def distance_error(self) -> float:
        """The standard deviation of its length, as a share of it."""
        return FLICK.distance_error * self.profile

    @property
    def bend_error(self) -> float:
        """The standard deviation of its bend, in degrees."""
        return FLICK.bend_error * self.profile


def wait_for(table: Table, player: Player, effect: str) -> None:
    """Something acts on a player's next flick, whenever that is. [ruling.effects_wait]"""
    player.waiting = [*player.waiting, effect]
    table.tell("ruling.effects_wait", seat=player.seat, effect=effect)
