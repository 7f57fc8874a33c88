"""Tables for the scenarios of Dungeon Looters, laid as a scene needs them.

Rooms are named by cell ("E5"), squares by cell and place ("E5c3"), doors by their rooms ("E5-F5", "E5-out"), figures by
archetype, cards and objects by their ids. Whatever a scene puts somewhere is taken out of its deck, so the decks still
hold what nobody has seen.
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
OUT: Final = "out"  # where a figure is that has left
BEATEN: Final = "defeated"  # where one is that is off the board until its next turn


# Laying the table


def scene(
    archetypes: Sequence[str] = ("dwarf", "goblin"),
    rooms: Rooms = HALL,
    at: Mapping[str, str] | None = None,
    *,
    stack: int = 10,
    **options: Setting,
) -> Table:
    """These rooms, each (tile, quarter turns to the right), and these archetypes in seat order; the first has the turn.

    A figure stands where `at` says, a square, "out" or "defeated"; by default the first is in the middle of E5, and
    whoever is not named has left. "sherpa" that nobody plays is the neutral one, and he is there only if he is placed.
    No hands, no cards in the rooms, and `stack` tiles to draw.
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
    """A room lies there, without a card."""
    cell = CELL_CALLED[room]
    number = room_number(tile, quarters)
    assert table.dungeon.free(cell) and table.dungeon.fits(ROOMS[number], cell), f"{tile} does not fit at {room}"
    table.dungeon.lay(number, cell)
    if not TILES[tile].start:
        table.tiles.take(tile)


def room_number(tile: str, quarters: int) -> int:
    """The tile turned so far; turns that make no difference are one."""
    return TURNS[tile][quarters % len(TURNS[tile])]


def place(table: Table, archetype: str, where: str) -> None:
    """A player's figure is there now: on a square, "out" or "defeated"."""
    one = looter(table, archetype)
    one.state = LEFT if where == OUT else DEFEATED if where == BEATEN else ON_BOARD
    one.at = SQUARE_CALLED[where] if one.state == ON_BOARD else NOWHERE
    if one.state == LEFT:
        table.left += 1
        one.left_as = table.left


def give(table: Table, archetype: str, *objects: str) -> None:
    """He holds these objects too, the last one acquired last."""
    one = looter(table, archetype)
    for name in objects:
        _take_out(table.treasures, name)
        one.loot.append(in_hands(table, one, Loot(TREASURES[name], 0)))


def give_sherpa(table: Table, *objects: str) -> None:
    """The neutral sherpa carries these objects too."""
    for name in objects:
        _take_out(table.treasures, name)
        table.pack.append(Loot(TREASURES[name], table.everybody))


def hand(table: Table, archetype: str, *cards: str) -> None:
    """He holds these game-master cards too, and nobody saw him take them."""
    one = looter(table, archetype)
    for card in cards:
        assert card in MJ_CARDS, f"there is no card {card}"
        _take_out(table.packs[0], card)
    one.cards = sorted([*one.cards, *cards])


def tiles(table: Table, archetype: str, *names: str) -> None:
    """He holds these tiles too."""
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
    """A chest stands there, placed by `layer` or the first seat; the card of a black one lies in the discard."""
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
    """A trap or a decoy lies there, and who laid it."""
    _take_out(table.packs[0], card)
    one = Trap(card, looter(table, layer).seat, face_up)
    table.traps[SQUARE_CALLED[square]] = one
    return one


def card_in(table: Table, *rooms: str) -> None:
    """A card lies face down in these rooms; fate says which when somebody takes it."""
    for room in rooms:
        lay_card(table, CELL_CALLED[room])


def lock(table: Table, *doors: str) -> None:
    for door in doors:
        table.dungeon.lock(table.dungeon.door_called(door))


def break_down(table: Table, *doors: str) -> None:
    for door in doors:
        table.dungeon.break_down(table.dungeon.door_called(door))


def only_cards(table: Table, *cards: str) -> None:
    """Nothing but these is left in the game-master deck. With one kind of card nobody asks fate which it is."""
    table.packs = [Deck(cards)]


# Playing


def turn_of(table: Table, archetype: str) -> Turn:
    """His turn begins: for rules that take a turn."""
    one = looter(table, archetype)
    table.to_play = one.seat
    return begin_turn(one)


def main_of(table: Table, archetype: str) -> Rule[None]:
    """His main phase, with the windows in it, and nothing before or after it."""
    yield from main_phase(table, turn_of(table, archetype))


def whole_turn(table: Table, archetype: str) -> Rule[None]:
    """One whole turn of his, from coming back to the sherpa's stroll."""
    table.to_play = looter(table, archetype).seat
    yield from play_turn(table)


def asked(rule: Rule[None] | Rule[bool], *answers: Value) -> Ask[Value]:
    """The question that comes up after these answers, of players and of fate, in their order."""
    ask = next(rule)
    for answer in answers:
        assert answer in list(ask.options), f"{ask.prompt} offers {list(ask.options)}, not {answer!r}"
        ask = rule.send(answer)
    return ask


def offered(rule: Rule[None] | Rule[bool], *answers: Value) -> list[Value]:
    """What may be answered to it."""
    return list(asked(rule, *answers).options)


# Looking


def looter(table: Table, archetype: str) -> Looter:
    one = table.playing(archetype)
    assert one is not None, f"nobody plays the {archetype}"
    return one


def at(table: Table, archetype: str) -> str:
    """The square of a figure, of the neutral sherpa too, or "out", "defeated"."""
    one = table.playing(archetype)
    if one is None:
        assert archetype == SHERPA, f"nobody plays the {archetype}"
        return SQUARE_NAMES[table.sherpa]
    return {LEFT: OUT, DEFEATED: BEATEN}.get(one.state) or SQUARE_NAMES[one.at]


def held(table: Table, archetype: str) -> list[str]:
    """The objects of a player, or of the neutral sherpa."""
    one = table.playing(archetype)
    return [loot.treasure.id for loot in (table.pack if one is None else one.loot)]


def chest_at(table: Table, square: str) -> Chest:
    return table.chests[SQUARE_CALLED[square]]


def trap_at(table: Table, square: str) -> Trap | None:
    return table.traps.get(SQUARE_CALLED[square])


def locked(table: Table, door: str) -> bool:
    return table.dungeon.locked(table.dungeon.door_called(door))


def told(events: Sequence[Event], slug: str) -> list[Event]:
    """What was told under this slug."""
    return [event for event in events if event.slug == slug]


def slugs(events: Sequence[Event]) -> list[str]:
    return [event.slug for event in events]


def _take_out(deck: Deck[str], card: str) -> None:
    """As far as it is there: a scene may need more of a kind than there are."""
    if card in deck.cards:
        deck.take(card)
