"""Estimates of a fight: how many strikes come before the enemy falls, and the HP they cost.

The figures are exact for a hero who attacks every round, rolls every critical on and uses no feats.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from oubliette.games.mini_rogue.cards import CRITICAL, MISS, POTIONS, STAR

_FACES: Final = range(1, 7)
_CHAIN: Final = 4  # longer runs of criticals are ignored
_DRAIN: Final = POTIONS["poison"].figure


@cache
def die(skull: bool, chain: int = _CHAIN) -> tuple[tuple[int, float], ...]:
    """The damages of one adventurer die: pairs of damage and chance."""
    chances: dict[int, float] = {}
    for face in _FACES:
        count = face - skull
        if count == CRITICAL and chain:
            for more, chance in die(skull, chain - 1):
                total = count + more if more else 0
                chances[total] = chances.get(total, 0.0) + chance / 6
        else:
            total = count if count > MISS else 0
            chances[total] = chances.get(total, 0.0) + 1 / 6
    return tuple(sorted(chances.items()))


@cache
def attack(dice: int, cursed: bool) -> tuple[tuple[int, float], ...]:
    """The damages of a whole attack, with chances. A curse shows its skull half of the time."""
    if cursed:
        plain, lowered = dict(attack(dice, False)), dict(_sum(dice, True))
        both = sorted({*plain, *lowered})
        return tuple([(total, (plain.get(total, 0.0) + lowered.get(total, 0.0)) / 2) for total in both])
    return _sum(dice, False)


def _sum(dice: int, skull: bool) -> tuple[tuple[int, float], ...]:
    chances = {0: 1.0}
    for _ in range(dice):
        longer: dict[int, float] = {}
        for total, chance in chances.items():
            for more, likely in die(skull):
                longer[total + more] = longer.get(total + more, 0.0) + chance * likely
        chances = longer
    return tuple(sorted(chances.items()))


@cache
def strikes(hp: int, dice: int, cursed: bool, drained: bool = False, factor: int = 1) -> float:
    """How often an enemy of that many HP will strike, on average, before it falls.

    `factor` 2: the next attack counts double. Attacks without damage lead back to the same state: their chance is
    divided out, otherwise the recursion would not end.
    """
    if hp <= 0:
        return 0.0
    total, idle = 0.0, 0.0
    drain = _DRAIN if drained else 0
    for damage, chance in attack(dice, cursed):
        left = hp - factor * damage
        if left <= 0:
            continue
        left -= drain
        if left == hp:
            idle += chance
        elif left > 0:
            total += chance * (1 + strikes(left, dice, cursed, drained))
    if factor > 1:
        return total + idle * (1 + strikes(hp, dice, cursed, drained))
    return (total + idle) / (1 - idle)


def wound(damage: int, armor: int, unstoppable: bool) -> float:
    """The mean HP lost to an enemy's turn: none on 1; armor helps on 2 to 5, not on 6."""
    return (4 * strike(3, damage, armor, unstoppable) + strike(6, damage, armor, unstoppable)) / 6


def strike(dungeon_die: int, damage: int, armor: int, unstoppable: bool) -> int:
    """The HP lost to an enemy's turn at that dungeon die."""
    if dungeon_die == 1:
        return 0
    return damage if dungeon_die == 6 or unstoppable else max(0, damage - armor)


@cache
def survival(hp: int, enemy_hp: int, dice: int, cursed: bool, hit: int, critical: int) -> float:
    """The chance to win a fight with that many HP; `hit` and `critical` are the HP lost to the enemy's strikes.

    Rounds in which nobody loses HP are divided out, otherwise the recursion would not end.
    """
    if hp <= 0:
        return 0.0
    total, idle = 0.0, 0.0
    for damage, chance in attack(dice, cursed):
        left = enemy_hp - damage
        if left <= 0:
            total += chance
            continue
        for lost, likely in ((0, 1 / 6), (hit, 4 / 6), (critical, 1 / 6)):
            if lost == 0 and damage == 0:
                idle += chance * likely
            else:
                total += chance * likely * survival(hp - lost, left, dice, cursed, hit, critical)
    return total / (1 - idle) if idle < 1 else 0.0


@cache
def passes(dice: int, cursed: bool) -> float:
    """The chance to pass a skill test."""
    plain = 1 - ((STAR - 1) / 6) ** dice
    lowered = 1 - (STAR / 6) ** dice
    return (plain + lowered) / 2 if cursed else plain
