"""Objects: which to keep, and when to use them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from oubliette.bots.dungeon_pen.aiming import Thinker
from oubliette.bots.dungeon_pen.position import Position, known_walls, wall_mask
from oubliette.games.dungeon_pen.cards import ERASER, FATRAS
from oubliette.games.dungeon_pen.objects import AIM

# What a card is worth having, the best first
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
_WORTH_IT: Final = 1.5  # squares of way that an object must save to be used now


def best(options: Sequence[str]) -> int:
    """The card to keep, or to resolve."""
    return min(range(len(options)), key=lambda place: _VALUED.index(options[place]))


def least(options: Sequence[str]) -> int:
    """The object to part with."""
    return max(range(len(options)), key=lambda place: _VALUED.index(options[place]))


def use(position: Position, options: Sequence[Any]) -> int:
    """The object that does most for this flick, if any does enough."""
    own = position.own
    for place, option in enumerate(options):
        if option == "healing_vial" and own.start_hp - own.hp >= FATRAS[option].gain:
            return place
        if option == "banana_peel":
            return place
    tried = [(place, option) for place, option in enumerate(options) if option != AIM]
    if not tried:
        return 0
    now = Thinker(position, position.walls, own.hand()).best()[0]
    gains = [(_gain(position, option, now), place) for place, option in tried]
    gain, place = max(gains)
    return place if gain > _WORTH_IT else options.index(AIM)


def _gain(position: Position, option: Any, now: float) -> float:  # noqa: ANN401 - an object, or an eraser and a wall
    """What the best flick gains by an object."""
    own, walls = position.own, position.walls
    if isinstance(option, tuple):
        assert option[0] == ERASER
        mask = position.sheet.walls.mask
        for ends in position.sudden:
            if ends != option[1:]:
                mask |= wall_mask(*ends)
        return Thinker(position, known_walls(mask), own.hand()).best()[0] - now
    card = FATRAS[option]
    if card.clears:
        return Thinker(position, walls, own.hand(clean=True)).best()[0] - now if own.waiting else 0.0
    if card.own_flick:
        return Thinker(position, walls, own.hand(card.own_flick)).best()[0] - now
    return 0.0
