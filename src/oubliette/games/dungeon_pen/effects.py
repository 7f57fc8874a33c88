"""What changes a player's next flick: profile, character and waiting cards together. Rulebook: the flick."""

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
    """All modifiers of one flick: the lowest cap, the product of factors, the sum of the rest. [ruling.effects_wait]"""

    __slots__ = ("angle", "bend", "blind", "cap", "miss", "nudges", "profile", "reach")

    def __init__(self, profile: Profile, character: Character, waiting: Sequence[str]) -> None:
        self.profile = profile.factor
        self.cap = FLICK.strongest
        self.reach = character.reach
        self.angle = character.angle
        self.miss = (FLICK.miss if self.profile else 0) + character.miss
        self.bend = 0
        self.blind: list[int] = []  # for each offset that fate draws: its largest value in degrees
        self.nudges: list[int] = []  # for each offset whose side a die decides: its degrees
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
        """The strength that counts, 0 to 1."""
        return min(percent, self.cap) / 100

    def distance(self, percent: int) -> float:
        """How far a flick of that strength goes without error and walls."""
        return (FLICK.reach_least + FLICK.reach_gain * self.strength(percent)) * self.reach

    def angle_error(self, percent: int) -> float:
        """The standard deviation of its direction, in degrees."""
        error = FLICK.angle_error_least + FLICK.angle_error_gain * self.strength(percent)
        return error * self.profile * self.angle

    def counted(self, length: float) -> float:
        """The length that counts of a real pencil's line. [flick.real_pencil]

        Nobody measures how hard a real pencil was pushed, so a cap on strength becomes a cap on length.
        """
        if self.cap < FLICK.strongest:
            length = min(length, FLICK.reach_least + FLICK.reach_gain * self.cap / 100)
        return length * self.reach

    @property
    def distance_error(self) -> float:
        """The standard deviation of its length, as a share of the length."""
        return FLICK.distance_error * self.profile

    @property
    def bend_error(self) -> float:
        """The standard deviation of its bend, in degrees."""
        return FLICK.bend_error * self.profile


def grip_of(table: Table, player: Player) -> Grip:
    """All modifiers of a player's next flick, with the effects that wait for it now."""
    return Grip(table.house.profiles[player.seat], player.character, player.waiting)


def add_effect(table: Table, player: Player, effect: str) -> None:
    """Add an effect to a player's next flick, whenever that is. [ruling.effects_wait]"""
    player.waiting = [*player.waiting, effect]
    pencil = int(table.house.ways[player.seat] == BY_PENCIL)
    table.tell("ruling.effects_wait", seat=player.seat, effect=effect, pencil=pencil)
