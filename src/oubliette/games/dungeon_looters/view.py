"""What each seat may see. Rulebook: hidden information."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from oubliette.games.dungeon_looters.dungeon import EMPTY
from oubliette.games.dungeon_looters.ending import score
from oubliette.games.dungeon_looters.geometry import CELL_NAMES, NOWHERE, SQUARE_NAMES
from oubliette.games.dungeon_looters.inventory import arrangement, overloaded
from oubliette.games.dungeon_looters.knowledge import knows, knows_trap
from oubliette.games.dungeon_looters.mj_deck import left_to_draw
from oubliette.games.dungeon_looters.movement import movement_points
from oubliette.games.dungeon_looters.packing import Place
from oubliette.games.dungeon_looters.state import NO_CARD, Colour, FigureState, Looter, Table
from oubliette.games.dungeon_looters.tiles import ROOMS
from oubliette.games.dungeon_looters.treasures import TYPES
from oubliette.kernel import SPECTATOR

FACE_DOWN: Final = "face_down"  # a token that this seat does not know


class RoomView(TypedDict):
    """A room of the dungeon."""

    room: str
    tile: str
    quarters: int  # how far the tile is turned
    card: bool  # does a game-master card lie in it?


class DoorView(TypedDict):
    """A locked or broken door."""

    door: str
    state: Literal["locked", "broken"]


class ChestView(TypedDict):
    """A chest on its square."""

    square: str
    chest: str  # the card; empty once it is discarded
    colour: Colour
    dd: int
    treasures: int  # 0 once it is emptied
    lock_broken: bool
    tidied: list[str]  # objects that the troll put in


class TrapView(TypedDict):
    """A trap token."""

    square: str
    layer: int  # the seat that laid it
    trap: str  # the card, or FACE_DOWN


class PlayerView(TypedDict):
    """A player with figure and bag."""

    archetype: str  # empty before the choice
    state: FigureState
    square: str  # empty if the figure is not on the board
    tiles: int
    cards: int
    seen: list[str]  # the cards in hand that everybody saw him take
    objects: list[str]
    # Places of the objects. None if this seat does not know all of them; then `objects` names some by type only.
    bag: list[Place] | None
    value: int | None
    overloaded: bool
    movement: int | None
    tried: list[str]  # doors whose lock he has failed to pick since somebody locked it
    roll_marker: int
    move_marker: int
    arrows: int
    in_bear_trap: bool
    in_pit: bool
    sick: bool
    trophies: int
    bounties: int
    left_as: int  # 1 for the first to leave, 2 for the second; 0 if he has not left
    score: int | None  # once the match is over


class LootersView(TypedDict):
    """What one seat, or a spectator, may see of the table."""

    round: int
    to_play: int
    first: int
    turns_left: int
    radius: int
    rooms: list[RoomView]
    doors: list[DoorView]
    chests: list[ChestView]
    traps: list[TrapView]
    players: list[PlayerView]
    tiles: list[str]  # in this seat's own hand
    cards: list[str]  # in this seat's own hand
    sherpa: str  # the square of the neutral sherpa; empty if there is none
    sherpa_objects: list[str]
    stack: int
    mj_deck: int
    mj_discard: list[str]
    treasure_deck: int
    treasure_discard: list[str]
    chests_left: int
    parts: int  # separate parts of the dungeon


def view(table: Table, seat: int) -> LootersView:
    """The dungeon and what lies in it, all figures, and the seat's own hand."""
    own = None if seat == SPECTATOR else table.looters[seat]
    return {
        "round": table.round,
        "to_play": table.to_play,
        "first": table.first,
        "turns_left": table.turns_left,
        "radius": table.house.table_radius,
        "rooms": _rooms(table),
        "doors": _doors(table),
        "chests": [_chest(table, square) for square in table.chests],
        "traps": [_trap(table, seat, square) for square in table.traps],
        "players": [_player(table, seat, looter) for looter in table.looters],
        "tiles": [] if own is None else own.tiles[:],
        "cards": [] if own is None else own.cards[:],
        "sherpa": "" if table.sherpa == NOWHERE else SQUARE_NAMES[table.sherpa],
        "sherpa_objects": [item.treasure.id for item in table.pack],
        "stack": table.stack,
        "mj_deck": left_to_draw(table),
        "mj_discard": table.mj_discard[:],
        "treasure_deck": len(table.treasures),
        "treasure_discard": table.treasures.discards[:],
        "chests_left": table.house.chest_supply - len(table.chests),
        "parts": table.dungeon.parts(),
    }


def _rooms(table: Table) -> list[RoomView]:
    return [
        {
            "room": CELL_NAMES[cell],
            "tile": ROOMS[number].tile,
            "quarters": ROOMS[number].quarters,
            "card": table.lying[cell] != NO_CARD,
        }
        for cell, number in enumerate(table.dungeon.laid)
        if number != EMPTY
    ]


def _doors(table: Table) -> list[DoorView]:
    """Locked and broken doors; all others are open."""
    dungeon = table.dungeon
    if not any(dungeon.shut) and not any(dungeon.broken):
        return []
    return [
        {"door": dungeon.door_name(door), "state": "locked" if dungeon.locked(door) else "broken"}
        for door in dungeon.doors()
        if not dungeon.lockable(door)
    ]


def _chest(table: Table, square: int) -> ChestView:
    chest = table.chests[square]
    return {
        "square": SQUARE_NAMES[square],
        "chest": chest.card,
        "colour": chest.colour,
        "dd": chest.dd,
        "treasures": chest.treasures if chest.full else 0,
        "lock_broken": chest.lock_broken,
        "tidied": [item.treasure.id for item in chest.tidied],
    }


def _trap(table: Table, seat: int, square: int) -> TrapView:
    trap = table.traps[square]
    return {
        "square": SQUARE_NAMES[square],
        "layer": trap.layer,
        "trap": trap.card if knows_trap(table, seat, trap) else FACE_DOWN,
    }


def _player(table: Table, seat: int, looter: Looter) -> PlayerView:
    open_bag = all(knows(table, seat, item) for item in looter.loot)
    return {
        "archetype": looter.archetype.id,
        "state": looter.state,
        "square": "" if looter.at == NOWHERE else SQUARE_NAMES[looter.at],
        "tiles": len(looter.tiles),
        "cards": len(looter.cards),
        "seen": looter.seen[:],
        "objects": _objects(table, seat, looter, open_bag=open_bag),
        "bag": arrangement(looter.archetype, looter.loot) if open_bag else None,
        "value": looter.value if open_bag else None,
        "overloaded": overloaded(looter.archetype, looter.loot),
        "movement": movement_points(looter, sprinting=False) if open_bag else None,
        "tried": [table.dungeon.door_name(door) for door in looter.tried],
        "roll_marker": looter.roll_marker,
        "move_marker": looter.move_marker,
        "arrows": looter.arrows,
        "in_bear_trap": looter.in_bear_trap or looter.getting_free,
        "in_pit": looter.in_pit or looter.climbing_out,
        "sick": looter.sick,
        "trophies": looter.trophies,
        "bounties": looter.bounties,
        "left_as": looter.left_as,
        "score": score(table, looter) if table.over else None,
    }


def _objects(table: Table, seat: int, looter: Looter, *, open_bag: bool) -> list[str]:
    """Known objects, oldest first, then unknown ones by type only, which everybody sees.

    The true order would reveal which object left after a loss. [ruling.closed_inventories]
    """
    if open_bag:
        return [item.treasure.id for item in looter.loot]
    known = [item.treasure.id for item in looter.loot if knows(table, seat, item)]
    hidden = [item.treasure.type for item in looter.loot if not knows(table, seat, item)]
    return known + [f"some_{kind}" for kind in TYPES for _ in range(hidden.count(kind))]
