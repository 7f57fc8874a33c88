"""Dice: questions to fate about numbered faces."""

from __future__ import annotations

from typing import Final

from oubliette.kernel import FATE, Ask, Rule

D6: Final = range(1, 7)


def roll(prompt: str, faces: range = D6) -> Rule[int]:
    """Roll one die."""
    face = yield from Ask(FATE, prompt, faces)
    return face


def roll_dice(prompt: str, count: int, faces: range = D6) -> Rule[list[int]]:
    """Roll several dice, one after the other, in the order of the hand."""
    rolled: list[int] = []
    for _ in range(count):
        rolled.append((yield from Ask(FATE, prompt, faces)))
    return rolled
