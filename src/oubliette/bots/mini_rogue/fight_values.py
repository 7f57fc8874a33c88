"""The chance to win the match after surviving a fight.

A logistic regression per floor, fitted to the results of thousands of matches. It weighs only what a fight can change;
the rest (food, gold, rooms ahead) is set to its mean, because it shifts all answers alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp
from typing import Final

from oubliette.bots.mini_rogue.fight_states import BLIND, CURSED, ILL, MARKS, READY, Fighter, dice_of

_FEW: Final = 6  # these first HP count for more
_SOME: Final = 12


@dataclass(frozen=True)
class FloorWeights:
    """The weights of one floor, in logits."""

    nothing: float
    hp: float  # per hit point
    few_hp: float  # extra for each of the first 6
    some_hp: float  # extra for each of the first 12
    xp: float
    levels: tuple[float, float]  # the second die, the third
    armor: float
    feat: float
    marks: Mapping[int, float]

    def win(self, who: Fighter, armor: int) -> float:
        """The chance to win the match, 0 to 1."""
        hp, xp, feats, kit = who
        sum_ = self.nothing + self.hp * hp + self.few_hp * min(hp, _FEW) + self.some_hp * min(hp, _SOME)
        sum_ += self.xp * xp + sum(self.levels[: dice_of(who) - 1]) + self.armor * armor + self.feat * feats
        for mark, weight in self.marks.items():
            if kit & mark:
                sum_ += weight
        return 1 / (1 + exp(-sum_))


def _marks(potions: tuple[float, ...], curse: float, poison: float, blindness: float, card: float) -> dict[int, float]:
    weights = dict(zip(MARKS.values(), potions, strict=True))
    return {**weights, CURSED: curse, ILL: poison, BLIND: blindness, READY: card}


# By floor. Potions in the order of the cards: Fire, Frost, Poison, Life, Holy Water, Perception.
FLOOR_WEIGHTS: Final[Mapping[int, FloorWeights]] = {
    1: FloorWeights(
        -3.979, 0.096, -0.044, 0.068, 0.337, (0.033, 0.0), 0.617, 0.316,
        _marks((0.325, 0.435, 0.494, 0.589, 0.324, 0.693), -0.236, -0.192, -0.2, 0.04),
    ),
    2: FloorWeights(
        -4.861, 0.097, 0.014, 0.035, 0.204, (0.527, 0.598), 0.396, 0.26,
        _marks((0.385, 0.495, 0.597, 0.53, 0.352, 0.644), -0.351, -0.239, -0.2, 0.04),
    ),
    3: FloorWeights(
        -5.815, 0.092, 0.103, 0.022, 0.167, (0.504, 0.175), 0.333, 0.15,
        _marks((0.454, 0.416, 0.262, 0.58, 0.296, 0.582), -0.249, -0.337, -0.294, 0.04),
    ),
    4: FloorWeights(
        -7.015, 0.128, 0.108, 0.0, 0.114, (1.537, 0.456), 0.351, 0.146,
        _marks((0.583, 0.419, 0.241, 0.617, 0.29, 0.545), -0.243, -0.274, -0.264, 0.04),
    ),
}  # fmt: skip
