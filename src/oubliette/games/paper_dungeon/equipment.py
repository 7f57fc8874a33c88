"""The twelve pieces of equipment, as data/equipment.toml has them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from oubliette.kernel import Shared
from oubliette.kit.data import load_rows

NEXT_FLOOR: Final = "next_floor"
SINGLE_USE: Final = "single_use"

# The pieces that rules ask for by name.
GAMBLER: Final = "gambler"
COIN_RUSH: Final = "coin_rush"
WEAKLINGS: Final = "weaklings"
MAGIC_SHIELD: Final = "magic_shield"
WALL_PASS: Final = "wall_pass"
TELEPORT_SCROLL: Final = "teleport_scroll"
MULLIGAN_SCROLL: Final = "mulligan_scroll"
DOUBLING_POTION: Final = "doubling_potion"
ELIXIR: Final = "stamina_elixir"


@dataclass(frozen=True)
class Equipment(Shared):
    """A piece: when it works, its prices, how often shops offer it, and what it restores or raises."""

    id: str
    kind: Literal["instant", "next_floor", "single_use"]
    price: tuple[int, int]
    weight: int
    hp: int = 0
    limit: int = 0


EQUIPMENT: Final = {
    piece.id: piece for piece in load_rows("oubliette.games.paper_dungeon", "equipment.toml", "equipment", Equipment)
}
