"""What a board is made of: spaces, and the links between them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, final

from oubliette.kernel import Shared

MAIN_KIND: Final = "main"
CORRIDOR: Final = "corridor"
STAIRS: Final = "stairs"
ROOM: Final = "room"
CHAMBER: Final = "chamber"
KINDS: Final = (MAIN_KIND, CORRIDOR, STAIRS, ROOM, CHAMBER)

OPEN: Final = "open"
ARCH: Final = "arch"
DOOR: Final = "door"
SECRET: Final = "secret"

HEALING: Final = "healing"
TOME: Final = "magical_tome"
TELEPORT_POWER: Final = "teleport"

NOWHERE: Final = -1


@dataclass(frozen=True)
class Link(Shared):
    """A way out of a space. Both sides of a passage are links with the same number."""

    to: int
    kind: str
    number: int
    way: str  # north, east, south or west
    cell: tuple[int, int]  # in the space it leaves; the passage is in this cell's wall on the side `way`

    @property
    def secret(self) -> bool:
        return self.kind == SECRET


@dataclass(frozen=True)
class Space(Shared):
    """A space of the board: its rectangle of cells, and what is printed on it."""

    index: int
    id: str
    kind: str
    level: int
    x: int
    y: int
    width: int
    height: int
    hidden: bool = False  # secret doors are its only doors
    power: str = ""

    @property
    def holds_cards(self) -> bool:
        return self.kind in (ROOM, CHAMBER)

    def cells(self) -> Iterator[tuple[int, int]]:
        for y in range(self.y, self.y + self.height):
            for x in range(self.x, self.x + self.width):
                yield x, y


@final
class Board(Shared):
    """All spaces by index, and the links out of each."""

    def __init__(self, spaces: tuple[Space, ...], links: tuple[tuple[Link, ...], ...], main: int) -> None:
        self.spaces = spaces
        self.links = links
        self.main = main
        self.ids = tuple([space.id for space in spaces])
        self.index = {space.id: space.index for space in spaces}
        self.rooms = tuple([space.index for space in spaces if space.kind == ROOM])
        self.chambers = tuple([space.index for space in spaces if space.kind == CHAMBER])
        # The links that everybody can use: all but the secret doors.
        self.free = tuple([tuple([link for link in out if not link.secret]) for out in links])

    def link(self, start: int, goal: int) -> Link | None:
        """The link from a space to a neighbour, if there is one."""
        for link in self.links[start]:
            if link.to == goal:
                return link
        return None

    def chambers_on(self, level: int) -> list[int]:
        return [chamber for chamber in self.chambers if self.spaces[chamber].level == level]

    def chambers_near(self, chamber: int) -> list[int]:
        """Where a teleport from a chamber can lead: other chambers, at most one level up or down. [spell.teleport]"""
        level = self.spaces[chamber].level
        return [other for other in self.chambers if other != chamber and abs(self.spaces[other].level - level) <= 1]
