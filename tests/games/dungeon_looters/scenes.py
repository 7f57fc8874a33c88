"""Helpers to build a table for a scenario of Dungeon Looters.

Rooms are named by cell ("E5"), squares by cell and place ("E5c3"), doors by their rooms ("E5-F5", "E5-out"), figures by
archetype, cards and objects by their ids. A card or tile that a scene puts somewhere leaves its deck, so the decks hold
only what nobody has seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.archetypes import ARCHETYPES, SHERPA
from oubliette.games.dungeon_looters.geometry import CELL_CALLED, NOWHERE, SQUARE_CALLED, SQUARE_NAMES
from oubliette.games.dungeon_looters.house_rules import AUTO, NO_SHERPA
from oubliette.games.dungeon_looters.knowledge import in_hands
from oubliette.games.dungeon_looters.mj_cards import MJ_CARDS
from oubliette.games.dungeon_looters.mj_deck import lay_card
from oubliette.games.dungeon_looters.state import (
    BLACK,
    DEFEATED,
    LEFT,
    ON_BOARD,
    YELLOW,
    Chest,
    Colour,
    Loot,
    Looter,
    Table,
    Trap,
    Turn,
)
from oubliette.games.dungeon_looters.tiles import ROOMS, TILES, TURNS
from oubliette.games.dungeon_looters.treasures import TREASURES
from oubliette.games.dungeon_looters.turn import begin_turn, main_phase, play_turn
from oubliette.kernel import Ask, Event, Rule, Setting, Value, set_up
from oubliette.kit.deck import Deck

Rooms = Mapping[str, tuple[str, int]]

HALL: Final[Rooms] = {"E5": ("great_hall", 0)}
OUT: Final = "out"  # for a figure that has left
BEATEN: Final = "defeated"  # for a figure that is off the board until its next turn


# Building the table


def scene(
    archetypes: Sequence[str] = ("dwarf", "goblin"),
    rooms: Rooms = HALL,
    at: Mapping[str, str] | None = None,
    *,
    stack: int = 10,
    **options: Setting,
) -> Table:
    """A table with these rooms, each (tile, clockwise quarter turns), and archetypes by seat; the first has the turn.

    `at` places figures: a square, "out" or "defeated". By default the first is in the middle of E5; figures not named
    have left. If nobody plays "sherpa", it names the neutral sherpa, who is absent unless placed. Hands are empty,
    rooms have no cards, and `stack` tiles are left to draw.
    """
    places = dict(at if at is not None else {archetypes[0]: "E5c3"})
    neutral = SHERPA in places and SHERPA not in archetypes
    options.setdefault("neutral_sherpa", AUTO if neutral else NO_SHERPA)
    seats = len(archetypes)
    table = GAME.table(seats, set_up(GAME, seats, options).settings)
    table.stack = stack
    for room, (tile, quarters) in rooms.items():
        lay(table, room, tile, quarters)
    for one, archetype in zip(table.looters, archetypes, strict=True):
        one.archetype = ARCHETYPES[archetype]
    for one in table.looters:
        place(table, one.archetype.id, places.pop(one.archetype.id, OUT))
    if neutral:
        table.sherpa = SQUARE_CALLED[places.pop(SHERPA)]
    assert not places, f"nobody plays {list(places)}"
    return table


def lay(table: Table, room: str, tile: str, quarters: int = 0) -> None:
    """Lay a room, without a card."""
    cell = CELL_CALLED[room]
    number = room_number(tile, quarters)
    assert table.dungeon.free(cell) and table.dungeon.fits(ROOMS[number], cell), f"{tile} does not fit at {room}"
    table.dungeon.lay(number, cell)
    if not TILES[tile].start:
        table.tiles.take(tile)


def room_number(tile: str, quarters: int) -> int:
    """The room number of a tile after quarter turns; rotations that look the same share one."""
    return TURNS[tile][quarters % len(TURNS[tile])]


def place(table: Table, archetype: str, where: str) -> None:
    """Put a figure on a square, or make it "out" or "defeated"."""
    one = looter(table, archetype)
    one.state = LEFT if where == OUT else DEFEATED if where == BEATEN else ON_BOARD
    one.at = SQUARE_CALLED[where] if one.state == ON_BOARD else NOWHERE
    if one.state == LEFT:
        table.left += 1
        one.left_as = table.left


def give(table: Table, archetype: str, *objects: str) -> None:
    """Add these objects to his bag, in this order."""
    one = looter(table, archetype)
    for name in objects:
        _take_out(table.treasures, name)
        one.loot.append(in_hands(table, one, Loot(TREASURES[name], 0)))


def give_sherpa(table: Table, *objects: str) -> None:
    """Add these objects to the neutral sherpa's pack."""
    for name in objects:
        _take_out(table.treasures, name)
        table.pack.append(Loot(TREASURES[name], table.everybody))


def hand(table: Table, archetype: str, *cards: str) -> None:
    """Add these game-master cards to his hand; nobody saw him take them."""
    one = looter(table, archetype)
    for card in cards:
        assert card in MJ_CARDS, f"there is no card {card}"
        _take_out(table.packs[0], card)
    one.cards = sorted([*one.cards, *cards])


def tiles(table: Table, archetype: str, *names: str) -> None:
    """Add these tiles to his hand."""
    one = looter(table, archetype)
    for name in names:
        _take_out(table.tiles, name)
    one.tiles = sorted([*one.tiles, *names])


def chest(
    table: Table,
    square: str,
    card: str,
    colour: Colour = YELLOW,
    *,
    lock_broken: bool = False,
    dd: int = 0,
    layer: str = "",
) -> Chest:
    """Place a chest, laid by `layer` or the first seat. The card of a black one goes to the discard."""
    row = MJ_CARDS[card]
    one = Chest(card, dd or row.dd, row.treasures, looter(table, layer).seat if layer else 0)
    one.colour = colour
    one.lock_broken = lock_broken
    _take_out(table.packs[0], card)
    if colour == BLACK:
        one.card = ""
        table.mj_discard.append(card)
    table.chests[SQUARE_CALLED[square]] = one
    return one


def trap(table: Table, square: str, card: str, *, layer: str, face_up: bool = False) -> Trap:
    """Place a trap or a decoy, laid by this seat."""
    _take_out(table.packs[0], card)
    one = Trap(card, looter(table, layer).seat, face_up)
    table.traps[SQUARE_CALLED[square]] = one
    return one


def card_in(table: Table, *rooms: str) -> None:
    """Lay a card face down in these rooms; fate draws it when somebody takes it."""
    for room in rooms:
        lay_card(table, CELL_CALLED[room])


def lock(table: Table, *doors: str) -> None:
    for door in doors:
        table.dungeon.lock(table.dungeon.door_called(door))


def break_down(table: Table, *doors: str) -> None:
    for door in doors:
        table.dungeon.break_down(table.dungeon.door_called(door))


def only_cards(table: Table, *cards: str) -> None:
    """Leave only these cards in the game-master deck. With one kind of card, fate is not asked."""
    table.packs = [Deck(cards)]


# Playing


def turn_of(table: Table, archetype: str) -> Turn:
    """Begin his turn, for rules that need a Turn."""
    one = looter(table, archetype)
    table.to_play = one.seat
    return begin_turn(one)


def main_of(table: Table, archetype: str) -> Rule[None]:
    """The rule of his main phase with its windows, nothing before or after it."""
    yield from main_phase(table, turn_of(table, archetype))


def whole_turn(table: Table, archetype: str) -> Rule[None]:
    """The rule of his whole turn, from coming back to the sherpa's walk."""
    table.to_play = looter(table, archetype).seat
    yield from play_turn(table)


def asked(rule: Rule[None] | Rule[bool], *answers: Value) -> Ask[Value]:
    """The question of a rule after these answers of players and fate, in order."""
    ask = next(rule)
    for answer in answers:
        assert answer in list(ask.options), f"{ask.prompt} offers {list(ask.options)}, not {answer!r}"
        ask = rule.send(answer)
    return ask


def offered(rule: Rule[None] | Rule[bool], *answers: Value) -> list[Value]:
    """The options of that question."""
    return list(asked(rule, *answers).options)


# Looking


def looter(table: Table, archetype: str) -> Looter:
    one = table.playing(archetype)
    assert one is not None, f"nobody plays the {archetype}"
    return one


def at(table: Table, archetype: str) -> str:
    """The square of a figure (or of the neutral sherpa), "out" or "defeated"."""
    one = table.playing(archetype)
    if one is None:
        assert archetype == SHERPA, f"nobody plays the {archetype}"
        return SQUARE_NAMES[table.sherpa]
    return {LEFT: OUT, DEFEATED: BEATEN}.get(one.state) or SQUARE_NAMES[one.at]


def held(table: Table, archetype: str) -> list[str]:
    """The objects of a player or of the neutral sherpa."""
    one = table.playing(archetype)
    return [loot.treasure.id for loot in (table.pack if one is None else one.loot)]


def chest_at(table: Table, square: str) -> Chest:
    return table.chests[SQUARE_CALLED[square]]


def trap_at(table: Table, square: str) -> Trap | None:
    return table.traps.get(SQUARE_CALLED[square])


def locked(table: Table, door: str) -> bool:
    return table.dungeon.locked(table.dungeon.door_called(door))


def told(events: Sequence[Event], slug: str) -> list[Event]:
    """The events with this slug."""
    return [event for event in events if event.slug == slug]


def slugs(events: Sequence[Event]) -> list[str]:
    return [event.slug for event in events]


def _take_out(deck: Deck[str], card: str) -> None:
    """Take a card out of a deck if it is there: a scene may use more of a kind than exist."""
    if card in deck.cards:
        deck.take(card)
