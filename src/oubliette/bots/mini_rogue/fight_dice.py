"""The dice of a fight, reckoned: what an attack shows, what one die that is rolled again adds, how a test goes.

In rounds still to come a critical is rolled on until the enemy falls, as that is nearly always right; the round under
way is looked at die by die in `fight_hand`.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Final, TypeAlias

from oubliette.games.mini_rogue.cards import CRITICAL, MISS, SKULLS, STAR

FACES: Final = range(1, 7)
SKULL: Final = len(SKULLS) / len(FACES)

# Chance, what the lowest die counts, what the others count together.
Shown: TypeAlias = tuple[float, int, int]


def counts(face: int, skull: bool) -> int:
    """What a face is worth, the skull's due taken off; 0 for a miss."""
    worth = face - skull
    return worth if worth > MISS else 0


@cache
def attack(dice: int, skull: bool, need: int) -> tuple[float, tuple[Shown, ...]]:
    """The chance that an attack reaches what is needed, and what may lie there when it does not."""
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
    """All criticals, which stand last, rolled on one after the other until the sum is reached."""
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
    """What a die with an open critical comes to when it is rolled on until it reaches what is needed of it."""
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
    """The chance that an attack without feats reaches what is needed, and what it deals when it does not."""
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
    """The best die of a test as it counts, misses at what they show, and how likely."""
    sides = len(FACES)
    return tuple([(face - skull, (face / sides) ** dice - ((face - 1) / sides) ** dice) for face in FACES])


@cache
def passes(dice: int, skull: bool) -> tuple[tuple[int, float], ...]:
    """The same where it only matters whether the test is passed."""
    chance = sum([likely for worth, likely in highest(dice, skull) if worth >= STAR])
    return ((STAR, chance), (0, 1 - chance))
