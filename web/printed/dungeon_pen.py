"""The data printed on the sheets of Dungeon Pen, and the figures that its board needs to draw a flick."""

from __future__ import annotations

from typing import Any

from oubliette.games.dungeon_pen import gesture
from oubliette.games.dungeon_pen.numbers import FLICK, NUMBERS
from oubliette.games.dungeon_pen.sheets import SHEETS


def printed() -> dict[str, Any]:
    """Radii of illustrations in squares, uses of a potion, sheets, and the limits of a flick's strength and gesture."""
    return {
        "treasure_radius": NUMBERS.treasure_radius,
        "chest_radius": NUMBERS.chest_radius,
        "potion_radius": NUMBERS.potion_radius,
        "potion_uses": NUMBERS.potion_uses,
        "beginner_treasure_gain": NUMBERS.beginner_treasure_gain,
        "weakest": FLICK.weakest,
        "strongest": FLICK.strongest,
        "sheets": {sheet.name: list(sheet.rows) for sheet in SHEETS.values()},
        "gesture": {"last": gesture.LAST, "slowest": gesture.SLOWEST, "fastest": gesture.FASTEST},
    }
