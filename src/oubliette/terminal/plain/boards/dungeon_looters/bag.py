"""A bag: its grid with the objects in place, its load and its value."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase
from typing import TYPE_CHECKING, Final

from oubliette.games.dungeon_looters.archetypes import ARCHETYPES
from oubliette.games.dungeon_looters.inventory import heavy_limit, massive_limit
from oubliette.games.dungeon_looters.treasures import HEAVY, MASSIVE, PURSE, TREASURES
from oubliette.terminal.plain.boards.dungeon_looters.words import FLOOR_SIGN, GAP, beside, counted, slim
from oubliette.terminal.plain.boards.words import labelled, lines, say, whole
from oubliette.terminal.plain.screen import width_of

if TYPE_CHECKING:
    from oubliette.games.dungeon_looters.packing import Place
    from oubliette.games.dungeon_looters.view import PlayerView
    from oubliette.terminal.plain.drawing import Pen

_ROOM: Final = 40  # on a screen with fewer columns, the names stand below the grid


def bag(looter: PlayerView, pen: Pen) -> list[str]:
    """Value and load, and the grid with the names of the objects; one line for an empty bag."""
    if not looter["archetype"]:
        return []
    head = lines(pen, labelled(pen, _size(looter, pen), _summary(looter, pen)))
    places = looter["bag"]
    if not looter["objects"] or places is None:
        return head
    letters = _letters(places)
    grid = _grid(looter, places, letters)
    width = max(map(width_of, grid))
    if pen.width - width < _ROOM:
        return [*head, *grid, *_names(looter, pen, letters)]
    return [*head, *beside(grid, _names(looter, slim(pen, pen.width - width - GAP), letters), width, pen)]


def load(looter: PlayerView, pen: Pen) -> list[str]:
    """The numbers of heavy and massive objects, with their limits. Everybody sees the type of an object."""
    archetype = ARCHETYPES[looter["archetype"]]
    types = [_type(thing) for thing in looter["objects"]]
    heavy, massive = types.count(HEAVY), types.count(MASSIVE)
    parts = [
        whole(say(pen, "heavy", count=heavy, limit=heavy_limit(archetype))),
        whole(say(pen, "massive", count=massive, limit=massive_limit(archetype))),
    ]
    return [*parts, whole(say(pen, "overloaded"))] if looter["overloaded"] else parts


def _size(looter: PlayerView, pen: Pen) -> str:
    archetype = ARCHETYPES[looter["archetype"]]
    return whole(say(pen, "bag", width=archetype.width, height=archetype.height))


def _summary(looter: PlayerView, pen: Pen) -> list[str]:
    if not looter["objects"]:
        return [whole(say(pen, "empty_bag"))]
    value = [] if looter["value"] is None else [whole(say(pen, "po", po=looter["value"]))]
    return [*value, *load(looter, pen)]


def _type(thing: str) -> str:
    return TREASURES[thing].type if thing in TREASURES else thing.removeprefix("some_")


def _letters(places: Sequence[Place]) -> list[str]:
    """A letter for each place; objects in the purse share one."""
    order = list(dict.fromkeys(places))
    return [ascii_lowercase[order.index(place) % len(ascii_lowercase)] for place in places]


def _grid(looter: PlayerView, places: Sequence[Place], letters: Sequence[str]) -> list[str]:
    archetype = ARCHETYPES[looter["archetype"]]
    grid = [[FLOOR_SIGN] * archetype.width for _ in range(archetype.height)]
    for letter, (column, row, width, height) in zip(letters, places, strict=True):
        for line in grid[row : row + height]:
            line[column : column + width] = letter * width
    return ["  " + " ".join(line) for line in grid]


def _names(looter: PlayerView, pen: Pen, letters: Sequence[str]) -> list[str]:
    rows: list[str] = []
    for letter in dict.fromkeys(letters):
        things = [thing for thing, other in zip(looter["objects"], letters, strict=True) if other == letter]
        named = counted(pen, things, lambda thing: priced(pen, thing))
        if _type(things[0]) == PURSE:
            named = [labelled(pen, say(pen, "purse"), named)]
        rows += lines(pen, f"{letter} {', '.join(named)}")
    return rows


def priced(pen: Pen, thing: str) -> str:
    """An object with its kind, size and value; a hidden object has only its kind."""
    name = pen.texts.name(thing)
    attribute = f"name-{thing}", "size"
    return f"{name} ({pen.texts.catalogue.text(*attribute)})" if pen.texts.catalogue.has(*attribute) else name
