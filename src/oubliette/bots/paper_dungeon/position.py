"""The position as a bot reads it, from the view alone."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, final

from oubliette.games.paper_dungeon.floor import ENEMIES, MYSTERY_ENEMY, Floor, mask_of, read_floor
from oubliette.games.paper_dungeon.ground import Ground
from oubliette.games.paper_dungeon.movement import Going, trail_after
from oubliette.games.paper_dungeon.solver.atlas import WITH_JUMP, WITH_KEY, Atlas
from oubliette.games.paper_dungeon.solver.outlook import WaysOut
from oubliette.kernel import Settings

if TYPE_CHECKING:
    from oubliette.games.paper_dungeon.view import PaperDungeonView

AVERAGE: Final = 3.5  # the mean of a die


@final
class Survey:
    """Everything about a floor that does not change while it is played."""

    def __init__(self, drawing: str, corners: str, price_of_a_turn: float) -> None:
        self.ground = Ground(read_floor(drawing), corners)
        self.floor: Floor = self.ground.floor
        self.atlas = Atlas(self.ground)
        self.ways_out = WaysOut(self.atlas, price_of_a_turn, [_harm(mark) for mark in self.floor.marks])


def _harm(mark: str) -> float:
    """The mean HP that a square costs."""
    if mark in ENEMIES:
        return float(mark)
    return AVERAGE if mark == MYSTERY_ENEMY else 0.0


@lru_cache(maxsize=64)  # more than a whole notebook: simulations play the same one again
def survey(drawing: str, corners: str, price_of_a_turn: float) -> Survey:
    """The cached survey of a floor."""
    return Survey(drawing, corners, price_of_a_turn)


@final
class Position:
    """A hero on a floor or in a shop, as the view shows it."""

    def __init__(self, view: PaperDungeonView, seat: int, settings: Settings, price_of_a_turn: float) -> None:
        self.me = view["players"][seat]
        self.settings = settings
        me = self.me
        self.limit = me["hp_limit"]
        self.hp = me["hp"] + me["hp_plus"] - me["hp_minus"]  # the sum of the ledger, without the limit
        self.purse = me["coins"] + me["coins_plus"] - me["coins_minus"]
        self.effects = me["effects"]
        self.floors = view["floors"]
        self.floors_left = view["floors"] - view["floor"]
        if view["map"]:
            self.survey = survey("\n".join(view["map"]), settings.word("corner_rule"), price_of_a_turn)
            self.at = me["at"]
            self.taken = mask_of(me["taken"])
            self.flags = (WITH_KEY if me["has_key"] else 0) | (WITH_JUMP if me["teleported"] else 0)
            self.webs = self.survey.floor.webs & ~self.taken

    def going(self) -> Going:
        """The rules for the current move."""
        me = self.me
        squares = self.settings.word("trail_rule") == "squares"
        trail = trail_after(me["lines"][-1], squares) if me["lines"] else 0
        if squares:
            trail |= mask_of(me["line"])
        return Going(self.survey.ground, self.flags >> 1, bool(self.flags & WITH_JUMP), self.webs, trail, squares)
