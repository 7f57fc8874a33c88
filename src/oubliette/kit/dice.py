"""Dice: questions to fate about numbered faces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oubliette.kernel import FATE, Ask, Rule, Value

D6: Final = range(1, 7)


def roll(prompt: str, faces: range = D6, facts: Mapping[str, Value] | None = None) -> Ask[int]:
    """Ask fate to roll one die: use it with `yield from`.

    The facts tell people with real dice whose die it is and what it is for.
    """
    return Ask(FATE, prompt, faces, facts)


def roll_dice(prompt: str, count: int, faces: range = D6, facts: Mapping[str, Value] | None = None) -> Rule[list[int]]:
    """Roll several dice, one question each, and return the faces in that order."""
    rolled: list[int] = []
    for _ in range(count):
        rolled.append((yield from Ask(FATE, prompt, faces, facts)))
    return rolled
