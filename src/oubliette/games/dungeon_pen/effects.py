"""How a player's next flick would come out: profile, character and waiting cards together. Rulebook: the flick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from oubliette.games.dungeon_pen.cards import EFFECTS
from oubliette.games.dungeon_pen.characters import Character
from oubliette.games.dungeon_pen.house_rules import BY_PENCIL
from oubliette.games.dungeon_pen.numbers import FLICK, Profile
from oubliette.games.dungeon_pen.state import Player, Table


@final
class Grip:
    """All that acts on one flick: lowest cap, product of factors, sum of the rest. [ruling.effects_wait]"""

    __slots__ = ("angle", "bend", "blind", "cap", "miss", "nudges", "profile", "reach")

    def __init__(self, profile: Profile, character: Character, waiting: Sequence[str]) -> None:
        self.profile = profile.factor
        self.cap = FLICK.strongest
        self.reach = character.reach
        self.angle = character.angle
        self.miss = (FLICK.miss if self.profile else 0) + character.miss
        self.bend = 0
        self.blind: list[int] = []  # offsets to be drawn, up to so many degrees
        self.nudges: list[int] = []  # offsets to be rolled for
        for name in waiting:
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

    def counted(self, length: float) -> float:
        """What counts of the line of a real pencil: up to what the cap would reach, then times the reach.

        Nobody knows how hard a real pencil was pushed, so a cap on strength is one on length. [flick.real_pencil]
        """
        if self.cap < FLICK.strongest:
            length = min(length, FLICK.reach_least + FLICK.reach_gain * self.cap / 100)
        return length * self.reach

    @property
    def distance_error(self) -> float:
        """The standard deviation of its length, as a share of it."""
        return FLICK.distance_error * self.profile

    @property
    def bend_error(self) -> float:
        """The standard deviation of its bend, in degrees."""
        return FLICK.bend_error * self.profile


def grip_of(table: Table, player: Player) -> Grip:
    """The grip that a player's next flick is made with, as things stand."""
    return Grip(table.house.profiles[player.seat], player.character, player.waiting)


def wait_for(table: Table, player: Player, effect: str) -> None:
    """Something acts on a player's next flick, whenever that is. [ruling.effects_wait]"""
    player.waiting = [*player.waiting, effect]
    pencil = int(table.house.ways[player.seat] == BY_PENCIL)
    table.tell("ruling.effects_wait", seat=player.seat, effect=effect, pencil=pencil)
