"""What the greedy bot buys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from oubliette.bots.facts import number
from oubliette.bots.paper_dungeon.position import Position
from oubliette.bots.paper_dungeon.prices import GreedyWeights, hp_worth
from oubliette.games.paper_dungeon.equipment import (
    COIN_RUSH,
    DOUBLING_POTION,
    ELIXIR,
    EQUIPMENT,
    GAMBLER,
    MAGIC_SHIELD,
    MULLIGAN_SCROLL,
    TELEPORT_SCROLL,
    WALL_PASS,
    WEAKLINGS,
)
from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.shop import LEAVE
from oubliette.kernel import Value

# The worth of pieces in HP, while floors are left.
_WORTHS: Final = {
    ELIXIR: 5.0,
    MAGIC_SHIELD: 7.0,
    WEAKLINGS: 4.5,
    COIN_RUSH: 2.0,
    WALL_PASS: 2.5,
    TELEPORT_SCROLL: 4.5,
    MULLIGAN_SCROLL: 3.0,
    DOUBLING_POTION: 2.0,
}


def buy(position: Position, options: Sequence[str], facts: Mapping[str, Value], weights: GreedyWeights) -> str:
    """The piece worth most above its price, or LEAVE."""
    best, gain = LEAVE, 0.0
    for piece in options:
        if piece == LEAVE:
            continue
        worth = _worth(position, piece, weights) - weights.coin * number(facts, f"{piece}_price")
        if worth > gain:
            best, gain = piece, worth
    return best


def _worth(position: Position, piece: str, weights: GreedyWeights) -> float:
    hp, limit = position.hp, position.limit
    food = EQUIPMENT[piece].hp
    if food:
        return hp_worth(min(limit, hp + food), limit, weights) - hp_worth(min(limit, hp), limit, weights)
    if piece == GAMBLER:
        return weights.coin * FIGURES.gambler_prize / 2 - 0.5
    return _WORTHS[piece] * (min(1.0, position.floors_left / 10) if piece == ELIXIR else 1.0)
