"""Keeping a rival inside: locks and traps on his way out, when he is about to leave.

A lock costs him a turn unless he already stands at it; a trap costs about as much if he cannot walk around it. Played
early they cost him a detour, in the last turns they cost him everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oubliette.bots.dungeon_looters.position import Position
from oubliette.bots.dungeon_looters.ways import UNREACHED, walk_from
from oubliette.games.dungeon_looters.archetypes import KEYS, STAYS
from oubliette.games.dungeon_looters.dungeon import OUT
from oubliette.games.dungeon_looters.geometry import CELL_NAMES, CELL_OF, NEXT_CELL, NOWHERE, SIDES
from oubliette.games.dungeon_looters.mj_cards import LOCK_DOOR, TRAP, MjCard
from oubliette.games.dungeon_looters.view import PlayerView
from oubliette.kernel import Value

_SLACK: Final = 2  # spare turns with which a careful player sets out
_WORTH_IT: Final = 3  # steps that walking around a token must cost at least


class EscapeRoute:
    """A rival's way out, computed from the rival's own position."""

    def __init__(self, position: Position, row: PlayerView) -> None:
        players = position.view["players"]
        count = len(players)
        seat = next(seat for seat in range(count) if players[seat] is row)
        self.his = Position(position.view, seat)
        later = (seat - position.view["to_play"]) % count
        self.turns_left = (position.view["turns_left"] - later + count - 1) // count
        self.sprint = 2 * max(1, self.his.movement)

    def is_about_to_leave(self) -> bool:
        """Is his time running out, and can he leave this turn?"""
        his = self.his
        if not his.counting or his.at == NOWHERE or his.kind.can(STAYS):
            return False
        return 1 <= self.turns_left <= 1 + _SLACK and his.way_out[2] < self.sprint

    def path(self) -> list[int]:
        """The squares of his way out, from the first step to the exit."""
        walk, here, _ = self.his.way_out
        if here == NOWHERE or walk.far[here] >= UNREACHED:
            return []
        found = [here]
        while found[-1] in walk.came:
            found.append(walk.came[found[-1]])
        return found[-2::-1]  # without the square he stands on

    def detour(self, square: int) -> int:
        """How many steps longer his way is without that square, at most a whole sprint."""
        his = self.his
        walk, _, cost = his.way_out
        avoid = {*his.blocked, *his.tokens, square} if walk is his.careful else {*his.chests, square}
        keys = his.kind.can(KEYS) or walk is his.stubborn
        other = walk_from(his.layout, his.at, frozenset(avoid), "around", with_keys=keys)
        exits = [*his.layout.exits, *his.layout.locked_exits] if walk is his.stubborn else his.layout.exits
        steps = min([other.far[way] for way in exits], default=UNREACHED)
        return min(steps - walk.far[his.way_out[1]], self.sprint) if cost < UNREACHED else 0

    def trap_square(self, allowed: Sequence[int] | None = None) -> int:
        """Where a token costs him most, early on his way rather than late; -1 if he would just walk around it."""
        tokens = self.his.tokens
        best, most = -1, 10 * _WORTH_IT - 1
        path = self.path()
        for steps, square in enumerate(path):
            if square in tokens or (allowed is not None and square not in allowed):
                continue
            worth = 10 * self.detour(square) - steps
            if steps == len(path) - 1 and self.turns_left > _SLACK:
                worth //= 2  # caught there, he can still leave in the end
            if worth > most:
                best, most = square, worth
        return best

    def door(self, allowed: Sequence[str], spared: str | None) -> str:
        """The door on his way that costs him most, or an empty string."""
        best, most = "", 0
        before = self.his.at
        path = self.path()
        for steps, square in enumerate(path):
            if CELL_OF[square] != CELL_OF[before]:
                name = _door_between(CELL_OF[before], CELL_OF[square], allowed)
                worth = 10 * self.detour(square) - steps if name else 0
                if worth > most and name != spared:
                    best, most = name, worth
            before = square
        if path:
            out = f"{CELL_NAMES[CELL_OF[path[-1]]]}-{OUT}"
            if 10 * self.detour(path[-1]) > most and out in allowed and out != spared:
                best = out
        return best


def _door_between(cell: int, beyond: int, allowed: Sequence[str]) -> str:
    for name in (f"{CELL_NAMES[cell]}-{CELL_NAMES[beyond]}", f"{CELL_NAMES[beyond]}-{CELL_NAMES[cell]}"):
        if name in allowed:
            return name
    return ""


# Cards


def blocks(position: Position, card: MjCard, leader: PlayerView) -> bool:
    """Does the card keep him from leaving this turn? False if he is not about to leave."""
    if position.view["players"][position.view["to_play"]] is not leader:
        return False
    route = EscapeRoute(position, leader)
    if not route.is_about_to_leave():
        return False
    if card.effect == TRAP:
        return route.trap_square() >= 0
    doors = _every_door(position)
    return bool(route.door(doors, my_exit(position)))


def _every_door(position: Position) -> list[str]:
    """The names of all doors that may exist and are not shut. A name without a door does no harm."""
    shut = {door["door"] for door in position.view["doors"]}
    found = list(position.layout.exits.values())
    for cell in position.layout.rooms:
        for side in SIDES:
            if NEXT_CELL[side][cell] in position.layout.rooms:
                found.append(f"{CELL_NAMES[cell]}-{CELL_NAMES[NEXT_CELL[side][cell]]}")
    return [door for door in found if door not in shut and "-".join(reversed(door.split("-"))) not in shut]


def my_exit(position: Position) -> str | None:
    """The outer door that I need myself."""
    if position.at == NOWHERE or position.troll:
        return None
    return position.layout.exits.get(position.way_out[1])


def aim(position: Position, options: Sequence[Value], card: MjCard, leader: PlayerView) -> int:
    """The room or the door where the card costs him most, or -1."""
    if card.effect not in (TRAP, LOCK_DOOR):
        return -1
    route = EscapeRoute(position, leader)
    if card.effect == TRAP:
        spot = route.trap_square()
        name = CELL_NAMES[CELL_OF[spot]] if spot >= 0 else ""
    else:
        name = route.door([str(option) for option in options], my_exit(position))
    return options.index(name) if name in options else -1
