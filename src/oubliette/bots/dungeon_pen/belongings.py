"""Objects: which to keep, and when to use them."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Any, Final

from oubliette.bots.dungeon_pen import placing
from oubliette.bots.dungeon_pen.aiming import AimJudge
from oubliette.bots.dungeon_pen.position import Position, known_walls, wall_mask
from oubliette.games.dungeon_pen.cards import FATRAS
from oubliette.games.dungeon_pen.objects import AIM
from oubliette.games.dungeon_pen.squares import GRID, SQUARE_CALLED

# Cards by their worth, the best first
_VALUED: Final = (
    "second_try",
    "cardboard_shield",
    "banana_peel",
    "rubber_band",
    "healing_vial",
    "ruler",
    "hard_hat",
    "sharpener",
    "eraser",
    "clean_bandage",
    "scribbled_plan",
    "singing_bone",
    "dubious_cheese",
    "dust",
    "unpaid_bill",
    "haunted_dentures",
)
_NEAR: Final = 5.0  # erase only walls this many squares from where a good flick ends
_WORTH_IT: Final = 1.5  # squares of path that an object must save to be used now


def best(options: Sequence[str]) -> int:
    """The card to keep, or to resolve."""
    return min(range(len(options)), key=lambda place: _VALUED.index(options[place]))


def least(options: Sequence[str]) -> int:
    """The object to give back."""
    return max(range(len(options)), key=lambda place: _VALUED.index(options[place]))


def use(position: Position, options: Sequence[Any]) -> int:
    """The object that gains most for this flick, if that is enough."""
    own = position.own
    for place, option in enumerate(options):
        if option == "healing_vial" and own.start_hp - own.hp >= FATRAS[option].gain:
            return place
        if option == "banana_peel":
            return place
    tried = [(place, option) for place, option in enumerate(options) if option != AIM]
    if not tried:
        return 0
    now = AimJudge(position, position.walls, own.grip()).expected()
    gains = [(_gain(position, option, now), place) for place, option in tried]
    gain, place = max(gains)
    return place if gain > _WORTH_IT else options.index(AIM)


def _gain(position: Position, option: Any, now: float) -> float:  # noqa: ANN401 - an object, or an eraser and a wall
    """The gain of the best flick from an object."""
    own, walls = position.own, position.walls
    if isinstance(option, tuple):
        return _erased(position, option[1:], now)
    card = FATRAS[option]
    if card.clears:
        return AimJudge(position, walls, own.grip(clean=True)).expected() - now if own.waiting else 0.0
    if card.own_flick:
        return AimJudge(position, walls, own.grip(card.own_flick)).expected() - now
    return 0.0


def _erased(position: Position, gone: tuple[str, str], now: float) -> float:
    """The gain of the best flick from erasing a wall, minus the other player's gain. 0 for walls far from the path."""
    mask = position.sheet.walls.mask
    for ends in position.sudden:
        if ends != gone:
            mask |= wall_mask(*ends)
    ways = [position.left_to_go(side, mask, side.x, side.y) for side in (position.own, position.other)]
    before = [position.left_to_go(side, position.mask, side.x, side.y) for side in (position.own, position.other)]
    x, y = placing.ahead(position, position.own)
    near = min(
        [hypot(x - col - 0.5, y - row - 0.5) for col, row in map(GRID.place, (SQUARE_CALLED[end] for end in gone))]
    )
    if ways[0] == before[0] and near > _NEAR:
        return 0.0
    return AimJudge(position, known_walls(mask), position.own.grip()).expected() - now - (before[1] - ways[1])
