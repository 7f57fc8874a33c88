"""Dice: questions to fate about numbered faces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oubliette.kernel import FATE, Ask, Rule, Value

D6: Final = range(1, 7)


def roll(prompt: str, faces: range = D6, facts: Mapping[str, Value] | None = None) -> Ask[int]:
    """One die to be rolled: say `yield from` before it.

    The facts are for people who roll their own: whose die it is, what it is for.
    """
    return Ask(FATE, prompt, faces, facts)


def roll_dice(prompt: str, count: int, faces: range = D6, facts: Mapping[str, Value] | None = None) -> Rule[list[int]]:
    """Roll several dice, one after the other, in the order of the hand."""
    rolled: list[int] = []
    for _ in range(count):
        rolled.append((yield from Ask(FATE, prompt, faces, facts)))
    return rolled
