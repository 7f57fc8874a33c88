"""Probabilities of the dice in a fight: attacks, criticals that are rolled on, skill tests.

In later rounds a critical is rolled on until the enemy falls, which is nearly always right. `fight_hand` decides die by
die in the current round.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Final, TypeAlias

from oubliette.games.mini_rogue.cards import CRITICAL, MISS, SKULLS, STAR

FACES: Final = range(1, 7)
SKULL: Final = len(SKULLS) / len(FACES)

# Chance, the count of the lowest die, the sum of the others.
Shown: TypeAlias = tuple[float, int, int]


def counts(face: int, skull: bool) -> int:
    """What a face counts, one less with a skull; 0 for a miss."""
    worth = face - skull
    return worth if worth > MISS else 0


@cache
def attack(dice: int, skull: bool, need: int) -> tuple[float, tuple[Shown, ...]]:
    """The chance that an attack reaches `need`, and the possible dice if it does not."""
    falls = 0.0
    shown: dict[tuple[int, int], float] = {}
    for faces in combinations_with_replacement(FACES, dice):
        ways = factorial(dice)
        for face in set(faces):
            ways //= factorial(faces.count(face))
        worth = [counts(face, skull) for face in faces]
        for likely, rolled in _rolled_on(tuple(sorted(worth)), worth.count(CRITICAL), skull, need):
            chance = likely * ways / len(FACES) ** dice
            if sum(rolled) >= need:
                falls += chance
            else:
                key = (rolled[0], sum(rolled[1:]))
                shown[key] = shown.get(key, 0.0) + chance
    return falls, tuple([(chance, low, rest) for (low, rest), chance in sorted(shown.items())])


def _rolled_on(worth: tuple[int, ...], criticals: int, skull: bool, need: int) -> list[tuple[float, tuple[int, ...]]]:
    """Roll on the criticals, which come last in `worth`, one after the other until the sum reaches `need`."""
    if not criticals or sum(worth) >= need:
        return [(1.0, worth)]
    place = len(worth) - criticals
    ends: list[tuple[float, tuple[int, ...]]] = []
    for gathered, chance in _chain(worth[place], skull, need - sum(worth) + worth[place]):
        rest = _rolled_on((gathered, *worth[:place], *worth[place + 1 :]), criticals - 1, skull, need)
        ends += [(chance * more, tuple(sorted(rolled))) for more, rolled in rest]
    return ends


@cache
def _chain(gathered: int, skull: bool, need: int) -> tuple[tuple[int, float], ...]:
    """The totals of a die with an open critical that is rolled on until it reaches `need`, with chances."""
    chances: dict[int, float] = {}
    for face in FACES:
        worth = counts(face, skull)
        total = gathered + worth if worth else 0
        ends = _chain(total, skull, need) if worth == CRITICAL and total < need else ((total, 1.0),)
        for end, chance in ends:
            chances[end] = chances.get(end, 0.0) + chance / len(FACES)
    return tuple(sorted(chances.items()))


@cache
def dealt(dice: int, cursed: bool, need: int) -> tuple[float, tuple[tuple[int, float], ...]]:
    """The chance that an attack without feats reaches `need`, and the damages if it does not, with chances."""
    falls = 0.0
    sums: dict[int, float] = {}
    for skull, chance in ((True, SKULL), (False, 1 - SKULL)) if cursed else ((False, 1.0),):
        reached, shown = attack(dice, skull, need)
        falls += chance * reached
        for odds, low, rest in shown:
            sums[low + rest] = sums.get(low + rest, 0.0) + chance * odds
    return falls, tuple(sorted(sums.items()))


@cache
def highest(dice: int, skull: bool) -> tuple[tuple[int, float], ...]:
    """The highest die of a test (a miss counts what it shows), with chances."""
    sides = len(FACES)
    return tuple([(face - skull, (face / sides) ** dice - ((face - 1) / sides) ** dice) for face in FACES])


@cache
def passes(dice: int, skull: bool) -> tuple[tuple[int, float], ...]:
    """Like `highest`, where only passing matters: `STAR` or 0."""
    chance = sum([likely for worth, likely in highest(dice, skull) if worth >= STAR])
    return ((STAR, chance), (0, 1 - chance))
