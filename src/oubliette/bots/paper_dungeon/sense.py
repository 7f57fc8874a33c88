"""How to search paper_dungeon."""

from __future__ import annotations

from typing import Any

from oubliette.bots.search.sense import ByPolicy, Sense
from oubliette.kernel import Game


def sense(game: Game[Any]) -> Sense:
    return ByPolicy(game)
