"""Reference rules for what a figure may do next, from the view of its seat and the printed tiles and sheets.

It uses no code of the game except names.
"""

from __future__ import annotations

from typing import Any

from oubliette.games.dungeon_looters.view import LootersView
from tests.games.dungeon_looters.printed_tables import ARCHETYPES, TREASURES
from tests.games.dungeon_looters.reference_dungeon import (
    AGAINST,
    AWAY,
    Cell,
    ReferenceDungeon,
    Square,
    beside,
    called,
    name,
    rotations,
    square_name,
    turned_by,
)

WAYS = "nesw"


class SeenTable:
    """The table in the view of one seat."""

    def __init__(self, view: LootersView, seat: int, *, block: bool) -> None:
        self.block = block
        laid = {called(room["room"]): turned_by(room["tile"], room["quarters"]) for room in view["rooms"]}
        self.dungeon = ReferenceDungeon(view["radius"], laid)
        self.me = view["players"][seat]
        self.archetype: str = self.me["archetype"]
        self.others = {
            one["square"]: one["archetype"]
            for place, one in enumerate(view["players"])
            if place != seat and one["state"] == "on_board"
        }
        self.chests = {one["square"]: one for one in view["chests"]}
        self.tokens = {one["square"] for one in view["traps"]}
        self.doors = {one["door"]: one["state"] for one in view["doors"]}
        self.sherpa: str = view["sherpa"]
        self.hand: list[str] = view["tiles"]
        self.stack: int = view["stack"]

    @property
    def here(self) -> Square:
        return square_called(self.me["square"])

    def door(self, cell: Cell, side: int) -> str:
        """The name of the door on this side."""
        if self.dungeon.laid[cell].sides[side] == "X":
            return f"{name(cell)}-out"
        first, second = (cell, beside(cell, side)) if side in (1, 2) else (beside(cell, side), cell)
        return f"{name(first)}-{name(second)}"

    def shut(self, cell: Cell, side: int) -> bool:
        return self.doors.get(self.door(cell, side)) == "locked"

    def touching(self, square: Square, *, keys: bool = False) -> dict[str, Square]:
        """The adjacent squares by direction. [geometry.passage] [geometry.adjacent] [door.locked]"""
        cell, x, y = square
        rows = self.dungeon.laid[cell].rows
        found: dict[str, Square] = {}
        for side, (dx, dy) in enumerate(AWAY):
            if 0 <= x + dx < 5 and 0 <= y + dy < 5:
                if rows[y + dy][x + dx] != "#":
                    found[WAYS[side]] = (cell, x + dx, y + dy)
            elif (x, y) == AGAINST[side] and self.dungeon.joined(cell, side) and (keys or not self.shut(cell, side)):
                found[WAYS[side]] = (beside(cell, side), *AGAINST[(side + 2) % 4])
        return found

    # The move

    def ways_on(self, points: int) -> set[Any]:
        """[move.blocked_by] [move.swap_neutral_sherpa] [move.explore] [exit.step] [ruling.walking_past]"""
        with_another = square_name(self.here) in self.others
        found: set[Any] = set() if with_another else {"stop"}
        for way, there in self.touching(self.here, keys=self.archetype == "troll").items():
            square = square_name(there)
            if square in self.chests:
                continue
            if square in self.others:
                if not self.block and square not in self.tokens and self.gets_past(there, points - 1):
                    found.add(way)
            elif square != self.sherpa or not with_another:
                found.add(way)
        cell, x, y = self.here
        for side in range(4):
            if (x, y) != AGAINST[side]:
                continue
            kind = self.dungeon.laid[cell].sides[side]
            if kind == "D" and self.explorable(beside(cell, side), (side + 2) % 4):
                found.add(("explore", WAYS[side]))
            if kind == "X" and self.archetype != "troll" and not self.shut(cell, side):
                found.add("leave")
        return found

    def gets_past(self, square: Square, points: int) -> bool:
        """From another figure's square, can he still reach a free square?"""
        reached = {square}
        for _ in range(points):
            for here in frozenset(reached):
                for there in self.touching(here, keys=self.archetype == "troll").values():
                    place = square_name(there)
                    if place in self.chests or place == self.sherpa:
                        continue
                    if place not in self.others:
                        return True
                    if place not in self.tokens:
                        reached.add(there)
        return False

    def explorable(self, cell: Cell, towards: int) -> bool:
        """[move.explore_needs_tile] [tile.fit] [tile.no_sealing]"""
        return any(
            drawn.sides[towards] == "D"
            and self.dungeon.fits(drawn, cell)
            and not (self.stack > 0 and self.dungeon.seals(drawn, cell))
            for tile in set(self.hand)
            for drawn in rotations(tile)
        )

    def points(self, *, sprinting: bool) -> int:
        """[move.compute] [load.test]"""
        base, force = ARCHETYPES[self.archetype][0], ARCHETYPES[self.archetype][1]
        kinds = [TREASURES[item][0] for item in self.me["objects"]]
        heavy, massive = kinds.count("heavy"), kinds.count("massive")
        fine = (heavy == 0 and massive <= (force + 3) // 4) or heavy + 2 * massive <= (force + 1) // 2
        points: int = max(1, base + ("league_boots" in self.me["objects"]) + self.me["move_marker"])
        return (points if fine else (points + 1) // 2) * (2 if sprinting else 1)

    # The action

    def actions(self) -> set[Any]:
        """[turn.actions_list]"""
        _, _, _, _, _, _, unlocking, disarm, _ = ARCHETYPES[self.archetype]
        found: set[Any] = set()
        for there in self.touching(self.here).values():
            square = square_name(there)
            chest = self.chests.get(square)
            if chest is not None and there[0] == self.here[0]:
                if chest["colour"] in ("yellow", "red"):
                    found.add(("force_chest", square))
                    if unlocking and not chest["lock_broken"]:
                        found.add(("pick_chest", square))
                elif self.archetype == "troll" and self.me["objects"]:
                    found.add(("tidy", square))
            if square in self.others:
                found.add(("fight", self.others[square]))
            if square == self.sherpa:
                found.add(("fight", "sherpa"))
            if disarm and square in self.tokens:
                found.add(("disarm", square))
        return found | self.door_actions(unlocking=unlocking)

    def door_actions(self, *, unlocking: bool) -> set[Any]:
        """[door.reach] [door.pick] [door.force] [troll.lock] [ruling.troll_doors]"""
        cell, x, y = self.here
        found: set[Any] = set()
        for side in range(4):
            outer = self.dungeon.laid[cell].sides[side] == "X"
            if (x, y) != AGAINST[side] or not (outer or self.dungeon.joined(cell, side)):
                continue
            door = self.door(cell, side)
            state = self.doors.get(door)
            if self.archetype == "troll":
                found |= {("lock", door)} if state is None else set()
            elif state == "locked":
                found |= {
                    ("force_door", door),
                    *([("pick_door", door)] if unlocking and door not in self.me["tried"] else []),
                }
        return found


def square_called(text: str) -> Square:
    return called(text[:2]), "abcde".index(text[2]), int(text[3]) - 1
