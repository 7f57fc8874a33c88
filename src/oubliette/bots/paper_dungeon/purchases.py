"""The worth of pieces of equipment to the exact bot, in deaths."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from oubliette.bots.facts import number
from oubliette.bots.paper_dungeon.position import Position
from oubliette.bots.paper_dungeon.stakes import Weights, danger, stakes, weakness
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

# Deaths that a piece saves while floors are left; for the elixir, per floor.
_WORTHS: Final = {
    ELIXIR: 0.003,
    MAGIC_SHIELD: 0.12,
    WEAKLINGS: 0.09,
    COIN_RUSH: 0.06,
    WALL_PASS: 0.08,
    TELEPORT_SCROLL: 0.15,
    MULLIGAN_SCROLL: 0.10,
    DOUBLING_POTION: 0.06,
}


def worth_of_keeping(position: Position, piece: str) -> float:
    """The worth of keeping a piece for later: less with several of them, nothing on the last floor."""
    if not position.floors_left:
        return 0.0
    held = sum([1 for item in position.me["inventory"] if item["piece"] == piece])
    return _WORTHS[piece] * min(1.0, position.floors_left / 8) / max(1, held)


def weigh(position: Position, options: Sequence[str], facts: Mapping[str, Value], weights: Weights) -> list[float]:
    """The worth of every offer minus its price. Leaving is worth 0."""
    coin = stakes(position, weights).coin
    values: list[float] = []
    for piece in options:
        if piece == LEAVE:
            values.append(0.0)
        else:
            values.append(_worth(position, piece, coin, weights) - coin * number(facts, f"{piece}_price"))
    return values


def _worth(position: Position, piece: str, coin: float, weights: Weights) -> float:
    hp, limit = min(position.hp, position.limit), position.limit
    food = EQUIPMENT[piece].hp
    if food:
        return danger(position, weights) * (weakness(hp, weights) - weakness(min(limit, hp + food), weights))
    if piece == GAMBLER:
        return coin * FIGURES.gambler_prize / 2
    if piece == ELIXIR:
        return _WORTHS[piece] * position.floors_left
    held = sum([1 for item in position.me["inventory"] if item["piece"] == piece])
    return _WORTHS[piece] * min(1.0, (position.floors_left + 2) / 8) / (1 + held)


def gamble(position: Position, prompt: str, face: int, weights: Weights) -> list[float]:
    """The worths of keeping the Gambler's roll and of rerolling or doubling it."""
    coin = stakes(position, weights).coin
    prize = coin * FIGURES.gambler_prize
    wins = face >= FIGURES.gambler_wins_at
    if prompt == "decide.reroll":
        return [prize if wins else 0.0, prize / 2 - worth_of_keeping(position, MULLIGAN_SCROLL)]
    doubled = FIGURES.doubling * face >= FIGURES.gambler_wins_at
    return [prize if wins else 0.0, (prize if doubled else 0.0) - worth_of_keeping(position, DOUBLING_POTION)]
