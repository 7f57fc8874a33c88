"""The data printed on the tiles, cards and character sheets of Dungeon Looters, for its board in the browser."""

from __future__ import annotations

from typing import Any

from oubliette.games.dungeon_looters.archetypes import ARCHETYPES
from oubliette.games.dungeon_looters.geometry import ACROSS, SIZE
from oubliette.games.dungeon_looters.inventory import heavy_limit, massive_limit, size
from oubliette.games.dungeon_looters.mj_cards import MJ_CARDS
from oubliette.games.dungeon_looters.numbers import NUMBERS
from oubliette.games.dungeon_looters.tiles import ROOMS, TILES, TURNS
from oubliette.games.dungeon_looters.treasures import TREASURES


def printed() -> dict[str, Any]:
    """The rooms as the board draws them, the sizes and values of treasures, and the limits of each bag."""
    return {
        "across": ACROSS,
        "size": SIZE,
        "purse": [NUMBERS.purse_width, NUMBERS.purse_height],
        "tiles": {
            row.id: {
                "sides": row.sides,
                "squares": "".join(row.squares.split()),
                "turns": [ROOMS[number].quarters for number in TURNS[row.id]],
            }
            for row in TILES.values()
        },
        "treasures": {
            row.id: {"type": row.type, "size": list(size(row)), "po": row.po, "helps": row.helps}
            for row in TREASURES.values()
        },
        "archetypes": {
            row.id: {"bag": [row.width, row.height], "heavy": heavy_limit(row), "massive": massive_limit(row)}
            for row in ARCHETYPES.values()
        },
        "cards": {row.id: row.effect for row in MJ_CARDS.values()},
    }
