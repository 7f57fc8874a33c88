"""How the terminal asks for bots, which it does not make itself. Apart, because this package imports it at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from oubliette.kernel import AnyGame, Policy

# Makes the player of a seat from its name: (name, game, seat, seed) -> policy. Refuses an unknown name with a Problem.
BotFactory: TypeAlias = "Callable[[str, AnyGame, int, int], Policy]"
