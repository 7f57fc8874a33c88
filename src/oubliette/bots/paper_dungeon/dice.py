"""When to reroll, when to double, when to read a scroll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oubliette.bots.paper_dungeon.position import Position
from oubliette.bots.paper_dungeon.prices import GreedyWeights, coin_price, hp_worth, outlook
from oubliette.games.paper_dungeon import rolling
from oubliette.games.paper_dungeon.equipment import COIN_RUSH, TELEPORT_SCROLL
from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.solver.outlook import Outlook
from oubliette.games.paper_dungeon.state import SCROLL_ANY_TIME
from oubliette.games.paper_dungeon.turn import ROLL
from oubliette.kit.dice import D6

KEEP: Final = 0
SPEND: Final = 1

_PRICE_OF_A_MULLIGAN: Final = 3.0  # the least gain in HP for which to use it
_PRICE_OF_A_DOUBLING: Final = 2.5
PRICE_OF_A_SCROLL: Final = 5.0


def window(position: Position, prompt: str, face: int, purpose: str, weights: GreedyWeights) -> int:
    """Spend a piece on this roll, or keep the roll?"""
    if prompt == "decide.reroll":
        kept = _worth(position, purpose, face, weights)
        again = sum([_worth(position, purpose, other, weights) for other in D6]) / len(D6)
        return SPEND if again - kept > _PRICE_OF_A_MULLIGAN else KEEP
    kept = _worth(position, purpose, face, weights)
    doubled = _worth(position, purpose, FIGURES.doubling * face, weights, face)
    return SPEND if doubled - kept > _PRICE_OF_A_DOUBLING else KEEP


def _worth(position: Position, purpose: str, result: int, weights: GreedyWeights, face: int = 0) -> float:
    """The worth of a result, in HP."""
    hp, limit = position.hp, position.limit
    if purpose == rolling.HEART:
        return hp_worth(hp + result, limit, weights)
    if purpose == rolling.ENEMY:
        return hp_worth(hp - result, limit, weights)
    if purpose == rolling.CHEST:
        return coin_price(position, weights) * result * (FIGURES.coin_rush if COIN_RUSH in position.effects else 1)
    if purpose == rolling.WEB:
        return -coin_price(position, weights) * min(result, max(0, position.purse))
    if purpose == rolling.GAMBLER:
        return weights.coin * (FIGURES.gambler_prize if result >= FIGURES.gambler_wins_at else 0)
    shown = face if face and position.settings.flag("doubling_keeps_style") else result
    return _of_move(position, outlook(position, weights), result, shown % 2 == 1, weights)


def _of_move(position: Position, ahead: Outlook, steps: int, diagonal: bool, weights: GreedyWeights) -> float:
    worths = ahead.of_headings(position.going(), position.at, steps, diagonal, weights.ahead)
    return max(worths.values()) if worths else ahead.after_turn(position.at, position.flags, weights.ahead)


def scroll_or_roll(position: Position, ahead: Outlook, options: Sequence[str], weights: GreedyWeights) -> str:
    """Read the scroll when the way out looks costly: it leads to the stairs at once.

    If it can also be read after the roll, roll first.
    """
    if TELEPORT_SCROLL in options and position.settings.word("scroll") != SCROLL_ANY_TIME:
        turn = ahead.before_turn(position.at, position.flags, weights.ahead + 1)
        if turn < -PRICE_OF_A_SCROLL:
            return TELEPORT_SCROLL
    return ROLL


def scroll_target(position: Position) -> str:
    """The stairs are always the target."""
    floor = position.survey.floor
    return floor.names[floor.stairs]
