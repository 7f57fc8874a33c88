"""Figures for the notes of the guided match and for the rulebook, taken from the data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from oubliette.games.new_dungeon.cards import CLASSES, FIGURES, LEVELS, MONSTERS

Name: TypeAlias = Callable[[str], str]

_LEARNER: Final = CLASSES["elf"]


def figures(_name: Name) -> dict[str, int | float | str]:
    """What the guided match tells of its Elf, and the span of the numbers that an Elf needs on each level."""
    found: dict[str, int | float | str] = {
        "elf.move": _LEARNER.move,
        "elf.door": _LEARNER.secret_door,
        "elf.ambushed_on": _LEARNER.ambushed_on,
        "flight": FIGURES.flight,
        "help": FIGURES.helper_bonus,
        "promised": FIGURES.promised_at_most,
        "third": FIGURES.failures_at_a_door,
    }
    for level in LEVELS:
        numbers = [monster.number(_LEARNER.colour) for monster in MONSTERS.values() if monster.level == level]
        found[f"elf.level_{level}.least"] = min(numbers)
        found[f"elf.level_{level}.most"] = max(numbers)
    return found
