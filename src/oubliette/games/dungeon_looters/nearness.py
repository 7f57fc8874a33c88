"""Which events in the turns of others concern a player: near his figure, about him, or about what he laid.

This uses only public events and the squares of figures.
[cards.asking_setting] [ruling.near_me]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oubliette.games.dungeon_looters.geometry import CELL_CALLED, CELL_OF, NEXT_CELL, NOWHERE, SIDES, SQUARE_CALLED
from oubliette.games.dungeon_looters.state import Looter, Table
from oubliette.kernel import Event
from oubliette.kernel.events import Fact

_COURSE: Final = ("turn.", "setup.", "draw.", "end.")  # about the course of play: nothing happens in the dungeon
_ANNOUNCED: Final = ("move.points", "move.sprint", "tile.no_legal_place")
_PLAYED: Final = "cards.any_time"  # announces a card; later events say what it does, and where


def near(table: Table, seat: int, events: Sequence[Event]) -> bool:
    """Did anything happen in his room or a neighbouring one, to him, or to what he laid? [ruling.near_me]"""
    looter = table.looters[seat]
    around = rooms_around(looter)
    for event in events:
        if event.slug.startswith(_COURSE) or event.slug in _ANNOUNCED:
            continue
        if concerns(event, looter) or at_his_chest(table, event, seat):
            return True
        for cell in rooms_of(table, event):
            if cell in around:
                return True
    return False


def rooms_around(looter: Looter) -> list[int]:
    """His room and its neighbours, with or without doors; none if he is off the board."""
    if not looter.on_board:
        return []
    here = CELL_OF[looter.at]
    return [here, *[NEXT_CELL[side][here] for side in SIDES]]


def concerns(event: Event, looter: Looter) -> bool:
    """Does the event name him or a trap of his? Facts give seats as `seat`, `layer_seat`…, figures by archetype."""
    for name, fact in event.facts.items():
        if fact == looter.archetype.id or (name.endswith("seat") and fact == looter.seat):
            return True
    return False


def at_his_chest(table: Table, event: Event, seat: int) -> bool:
    """Does the event name the square of a chest that he placed?"""
    squares = [SQUARE_CALLED[fact] for fact in event.facts.values() if isinstance(fact, str) and fact in SQUARE_CALLED]
    return any(square in table.chests and table.chests[square].layer == seat for square in squares)


def rooms_of(table: Table, event: Event) -> list[int]:
    """The rooms that the event names; if none, the room of the figure that it is about."""
    found: list[int] = []
    for fact in event.facts.values():
        found += rooms_named(fact)
    seat = event.facts.get("seat")
    if not found and isinstance(seat, int) and event.slug != _PLAYED and table.looters[seat].at != NOWHERE:
        found.append(CELL_OF[table.looters[seat].at])
    return found


def rooms_named(fact: Fact) -> list[int]:
    """The rooms that a fact names: E5, a square E5c3, a door E5-F5, or several of these."""
    found: list[int] = []
    if isinstance(fact, tuple):
        for part in fact:
            found += rooms_named(part)
    elif isinstance(fact, str):
        for word in fact.split("-"):
            if word in SQUARE_CALLED:
                found.append(CELL_OF[SQUARE_CALLED[word]])
            elif word in CELL_CALLED:
                found.append(CELL_CALLED[word])
    return found
