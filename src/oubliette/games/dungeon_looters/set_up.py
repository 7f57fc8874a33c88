"""Setting up. Rulebook: setting up."""

from __future__ import annotations

from collections.abc import Sequence

from oubliette.games.dungeon_looters import sherpa
from oubliette.games.dungeon_looters.archetypes import ARCHETYPES, LOST
from oubliette.games.dungeon_looters.dungeon import inside_door
from oubliette.games.dungeon_looters.geometry import (
    CELL_CALLED,
    CELL_NAMES,
    CELLS,
    MIDDLE,
    NEXT_CELL,
    NOWHERE,
    SIDE_NAMES,
    SIDES,
    SQUARE_CALLED,
    SQUARE_NAMES,
    ring,
)
from oubliette.games.dungeon_looters.house_rules import CROSS, DRAFT, NO_ROOMS, RANDOM
from oubliette.games.dungeon_looters.laying_tiles import number_of
from oubliette.games.dungeon_looters.mj_deck import draw_card, lay_card, to_hand
from oubliette.games.dungeon_looters.numbers import NUMBERS
from oubliette.games.dungeon_looters.rolling import die
from oubliette.games.dungeon_looters.state import Looter, Table
from oubliette.games.dungeon_looters.tiles import CROSSROADS, GREAT_HALL, ROOMS, TURNS, VESTIBULE
from oubliette.kernel import FATE, Ask, Rule

_START_GAP = 2  # distance in cells between start tiles: leaves space for one room [ruling.start_gap]


def set_up(table: Table) -> Rule[None]:
    """Archetypes, first rooms, hands, start tiles with their figures, first player."""
    yield from take_archetypes(table)
    preplace(table)
    yield from deal(table)
    order = yield from start_order(table)
    for looter in order:
        yield from place_start_tile(table, looter)
    if table.dungeon.laid[MIDDLE] >= 0 and sherpa.wanted(table):
        sherpa.appear(table, MIDDLE)
    yield from first_player(table)


# Archetypes


def take_archetypes(table: Table) -> Rule[None]:
    """Each player gets a different archetype: by lot or by choice. A random player or the first seat chooses first.

    [setup.archetypes] [ruling.free_choice]
    """
    left = list(table.house.archetypes)
    seats = len(table.looters)
    first = 0
    if table.house.archetype_choice == DRAFT:
        first = yield from Ask(FATE, "draw.first_chooser", range(seats))
    for place in range(seats):
        looter = table.looters[(first + place) % seats]
        if table.house.archetype_choice == RANDOM:
            choice = yield from Ask(FATE, "draw.archetype", left[:], {"seat": looter.seat})
        else:
            choice = yield from Ask(looter.seat, "decide.choose_archetype", left[:])
        left.remove(choice)
        looter.archetype = ARCHETYPES[choice]
        table.tell("setup.archetypes", seat=looter.seat, archetype=choice)


# Tiles and cards


def preplace(table: Table) -> None:
    """Lay the first rooms with a card each: by default a great hall in the middle. [setup.preplace]

    [setup.tile_stack]
    """
    how = table.house.preplaced_rooms
    if how != NO_ROOMS:
        put_down(table, GREAT_HALL, MIDDLE)
    if how == CROSS:
        for side in SIDES:
            put_down(table, CROSSROADS, NEXT_CELL[side][MIDDLE])
    table.stack = min(table.house.tiles, len(table.tiles))


def put_down(table: Table, tile: str, cell: int) -> None:
    """Lay a room before the game begins, with a card."""
    table.tiles.take(tile)
    table.dungeon.lay(number_of(tile, 0), cell)
    lay_card(table, cell)
    table.tell("setup.preplace", tile=tile, room=CELL_NAMES[cell])


def deal(table: Table) -> Rule[None]:
    """Deal tiles and cards; each player sees only their own. [setup.deal] [setup.decks]"""
    for looter in table.looters:
        for _ in range(NUMBERS.tile_hand):
            looter.tiles.append((yield from table.tiles.draw("draw.tile", {"seat": looter.seat})))
            table.stack -= 1
        looter.tiles.sort()
        for _ in range(NUMBERS.mj_hand_start):
            card = yield from draw_card(table, looter, "deal.mj_card")
            assert card is not None, "the deck has enough cards for all hands"
            to_hand(looter, card)
        table.whisper(
            (looter.seat,), "setup.deal", seat=looter.seat, tiles=tuple(looter.tiles), cards=tuple(looter.cards)
        )


# Start tiles


def start_order(table: Table) -> Rule[list[Looter]]:
    """The order in which players place start tiles: highest die first. [setup.start_order] [dice.order]"""
    order = yield from by_dice(table, table.looters, "roll.start_order")
    table.tell("setup.start_order", order=tuple([looter.archetype.id for looter in order]))
    return order


def by_dice(table: Table, group: Sequence[Looter], prompt: str) -> Rule[list[Looter]]:
    """Order a group by a die each, highest first; equal dice roll again among themselves."""
    if len(group) == 1:
        return list(group)
    faces: dict[int, list[Looter]] = {}
    for looter in group:
        face = yield from die(looter, prompt)
        faces.setdefault(face, []).append(looter)
    order: list[Looter] = []
    for face in sorted(faces, reverse=True):
        order += yield from by_dice(table, faces[face], prompt)
    return order


def place_start_tile(table: Table, looter: Looter) -> Rule[None]:
    """Place a vestibule on the ring with its outer door outwards, and the figure inside the door.

    [setup.start_tile] [setup.figures] [setup.no_card_on_start] [ruling.start_tiles]
    """
    room, heading = yield from Ask(looter.seat, "decide.place_start_tile", start_places(table))
    cell = CELL_CALLED[room]
    side = SIDE_NAMES.index(heading)
    table.dungeon.lay(vestibule(side), cell)
    looter.at = inside_door(cell, side)
    table.tell("setup.start_tile", seat=looter.seat, room=room, heading=heading)
    if looter.archetype.can(LOST):
        names = [SQUARE_NAMES[square] for square in table.floor(cell)]
        name = yield from Ask(looter.seat, "decide.place_sherpa", names)
        looter.at = SQUARE_CALLED[name]  # [ability.sherpa_lost]
        table.tell("ability.sherpa_lost", seat=looter.seat, square=name)


def vestibule(side: int) -> int:
    """The start tile with its outer door on that side."""
    return next(number for number in TURNS[VESTIBULE] if ROOMS[number].outer == 1 << side)


def start_places(table: Table) -> list[tuple[str, str]]:
    """Free cells of the ring, far enough from other start tiles, with the side that may face outwards.

    [setup.start_cell] [setup.start_gap]
    """
    taken = [cell for cell, number in enumerate(table.dungeon.laid) if number >= 0 and ROOMS[number].tile == VESTIBULE]
    found: list[tuple[str, str]] = []
    for cell in range(CELLS.size):
        if ring(cell) != table.house.start_ring or not table.dungeon.free(cell):
            continue
        if any(CELLS.gap(cell, other) < _START_GAP for other in taken):
            continue
        for side in SIDES:
            beyond = NEXT_CELL[side][cell]
            outwards = beyond == NOWHERE or ring(beyond) > table.house.start_ring
            if outwards and table.dungeon.fits(ROOMS[vestibule(side)], cell):
                found.append((CELL_NAMES[cell], SIDE_NAMES[side]))
    return found


def first_player(table: Table) -> Rule[None]:
    """The highest die begins. [setup.first_player]"""
    group = list(table.looters)
    while len(group) > 1:
        faces: list[int] = []
        for looter in group:
            faces.append((yield from die(looter, "roll.first_player")))
        group = [looter for looter, face in zip(group, faces, strict=True) if face == max(faces)]
    table.first = group[0].seat
    table.to_play = table.first
    table.tell("setup.first_player", seat=table.first, stack=table.stack)
