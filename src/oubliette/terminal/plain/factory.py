"""The type of functions that make bots for the terminal. A module of its own, because this package imports it early."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from oubliette.kernel import AnyGame, Policy

# Makes the player of a seat from its name: (name, game, seat, seed) -> policy. Refuses an unknown name with a Problem.
BotFactory: TypeAlias = "Callable[[str, AnyGame, int, int], Policy]"
