"""The bot without any sense: every option is as good to it as every other."""

from __future__ import annotations

from random import Random
from typing import Any

from oubliette.kernel import AnyGame, Ask, Match, Policy


def random(_game: AnyGame, _seat: int, seed: int) -> Policy:
    """Pick any option. A closure and one multiplication: it is what play-outs spend their time in."""
    chance = Random(seed).random

    def pick(_match: Match, ask: Ask[Any]) -> int:
        return int(chance() * len(ask.options))

    return pick
