"""The bot that knows nothing: it picks every option equally often."""

from __future__ import annotations

from random import Random
from typing import Any

from oubliette.kernel import AnyGame, Ask, Match, Policy


def random(_game: AnyGame, _seat: int, seed: int) -> Policy:
    """Pick any option. A closure with one multiplication: play-outs spend most of their time here."""
    chance = Random(seed).random

    def pick(_match: Match, ask: Ask[Any]) -> int:
        return int(chance() * len(ask.options))

    return pick
