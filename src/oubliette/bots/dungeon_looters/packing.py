"""The most valuable selection of objects that a bag can hold. Exact: branch and bound over what is kept.

Objects in the purse share its square, so they are kept together or not at all. Every part of a selection that fits and
is not too heavy also fits and is not too heavy, so a branch ends with the first object that is too much. The upper
bound lets objects be cut to fill the bag.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from oubliette.games.dungeon_looters.archetypes import Archetype
from oubliette.games.dungeon_looters.inventory import fits, overloaded
from oubliette.games.dungeon_looters.numbers import NUMBERS
from oubliette.games.dungeon_looters.state import Loot
from oubliette.games.dungeon_looters.treasures import PURSE


class _Piece(NamedTuple):
    """An object, or the whole purse."""

    worth: float
    area: int
    places: tuple[int, ...]  # indices into the list that was passed in
    loot: Loot


def best_load(kind: Archetype, things: Sequence[Loot], worths: Sequence[float], *, light: bool) -> list[int]:
    """The indices of the objects to keep, in order. `light` forbids being overloaded. No worth may be negative."""
    if fits(kind, things) and not (light and overloaded(kind, things)):
        return list(range(len(things)))
    search = _Search(kind, _pieces(things, worths), light=light)
    search.branch(0, kind.width * kind.height, 0.0, [])
    return sorted([place for piece in search.best for place in piece.places])


def _pieces(things: Sequence[Loot], worths: Sequence[float]) -> list[_Piece]:
    """The objects as pieces, the purse as one, most worth per square first."""
    purse = [place for place, item in enumerate(things) if item.treasure.type == PURSE]
    found = [
        _Piece(worths[place], item.treasure.width * item.treasure.height, (place,), item)
        for place, item in enumerate(things)
        if item.treasure.type != PURSE
    ]
    if purse:
        area = NUMBERS.purse_width * NUMBERS.purse_height
        found.append(_Piece(sum([worths[place] for place in purse]), area, tuple(purse), things[purse[0]]))
    return sorted(found, key=lambda piece: (-piece.worth / piece.area, piece.places))


class _Search:
    """The branch and bound, with the best selection so far."""

    def __init__(self, kind: Archetype, pieces: Sequence[_Piece], *, light: bool) -> None:
        self.kind = kind
        self.pieces = pieces
        self.light = light
        self.best: list[_Piece] = []
        self.most = 0.0

    def branch(self, place: int, room: int, worth: float, kept: list[_Piece]) -> None:
        """Try with this piece and without it."""
        if worth > self.most:
            self.best, self.most = kept, worth
        if place == len(self.pieces) or worth + self._bound(place, room) <= self.most:
            return
        piece = self.pieces[place]
        if piece.area <= room:
            more = [*kept, piece]
            loot = [one.loot for one in more]
            if fits(self.kind, loot) and not (self.light and overloaded(self.kind, loot)):
                self.branch(place + 1, room - piece.area, worth + piece.worth, more)
        self.branch(place + 1, room, worth, kept)

    def _bound(self, place: int, room: int) -> float:
        """Upper bound: the pieces from there on, the last one cut to size."""
        worth = 0.0
        for piece in self.pieces[place:]:
            if piece.area > room:
                return worth + piece.worth * room / piece.area
            room -= piece.area
            worth += piece.worth
        return worth
