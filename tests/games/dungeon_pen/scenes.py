"""Helpers to build a table for a scenario of Dungeon Pen.

Seats are 0 and 1; squares have names ("D4"), points x and y, cards and effects their ids. The default profile is
"none", so that a flick goes where it is aimed. A card that a scene puts somewhere leaves its deck, so the decks hold
only cards that nobody has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.characters import CHARACTERS
from oubliette.games.dungeon_pen.flick import flick
from oubliette.games.dungeon_pen.squares import SIDE, SQUARE_CALLED
from oubliette.games.dungeon_pen.state import Player, SuddenWall, Table
from oubliette.kernel import Ask, Event, Rule, Setting, Value, set_up
from oubliette.kit.deck import Deck

# The draws of fate for a flick, in order: miss, direction, distance, bend
STILL: Final[list[Value]] = [999, 0, 0, 0]  # no miss and no error
MISSED: Final[list[Value]] = [0, 0, 0, 0]  # a miss, unless the profile is "none", which never misses

CALM: Final = "masters_lunch"  # an event that does nothing
EAST, SOUTH, WEST, NORTH = 0, 90, 180, 270  # degrees

# A sheet without walls: cells and treasures as on the croquis, chests F and potions P.
OPEN: Final = """
..................
.t.............cc.
...............cc.
..................
.....F............
..................
..................
..................
........P.........
.........P........
..................
..................
..................
............F.....
..................
.CC...............
.CC.............T.
..................
""".strip().replace("\n", "/")


# Building the table


def table(**options: Setting) -> Table:
    """A table after its set-up: sheet croquis, 15 hit points each, both in their cells, seat 0 to play."""
    options.setdefault("profile", "none")
    seats = 2
    laid = GAME.table(seats, set_up(GAME, seats, options).settings)
    for player in laid.players:
        player.start_hp = laid.house.start_hp(player.seat, player.character)
        player.hp = player.start_hp
    laid.first = laid.to_play = 0
    return laid


def put(player: Player, x: float, y: float) -> None:
    """Move a player's cross to a point."""
    player.x, player.y = x, y


def put_on(player: Player, square: str) -> None:
    """Move a player's cross to the middle of a square."""
    put(player, *middle(square))


def middle(square: str) -> tuple[float, float]:
    number = SQUARE_CALLED[square]
    return number % SIDE + 0.5, number // SIDE + 0.5


def embody(player: Player, character: str) -> None:
    """Give a player this character and its hit points."""
    player.character = CHARACTERS[character]
    player.start_hp = player.hp = player.character.hp


def give(table: Table, player: Player, *objects: str) -> None:
    """Add these objects to a player's hand."""
    for card in objects:
        _take_out(table.fatras, card)
    player.objects = sorted([*player.objects, *objects])


def waits(player: Player, *effects: str) -> None:
    """Add these effects to the player's next flick."""
    player.waiting = [*player.waiting, *effects]


def wall(table: Table, start: str, end: str) -> SuddenWall:
    """Build a sudden wall between two squares, horizontal or vertical."""
    first, last = SQUARE_CALLED[start], SQUARE_CALLED[end]
    built = SuddenWall(tuple(range(first, last + 1, 1 if last - first < SIDE else SIDE)))
    assert built.ends == (start, end), f"no straight wall from {start} to {end}"
    table.build(built)
    return built


def next_events(table: Table, *cards: str) -> None:
    """Put these event cards on top, so that fate is not asked. Without cards: one that does nothing."""
    _put_on_top(table.events, cards or (CALM,))


def next_fatras(table: Table, *cards: str) -> None:
    """Put these fatras cards on top, so that fate is not asked."""
    _put_on_top(table.fatras, cards)


# Playing


def aim(degrees: float, percent: int) -> tuple[int, int]:
    """The answer to "decide.aim": 0 is east, 90 south, 180 west, 270 north; strength 5 to 100."""
    halves = round(2 * degrees)
    assert halves == 2 * degrees, f"{degrees} is no half degree"
    return halves % 720, percent


def flick_of(table: Table, seat: int = 0) -> Rule[None]:
    """The rule of a player's flick, from the objects to the chests, without the event after it."""
    table.to_play = seat
    return flick(table, table.players[seat])


def asked(rule: Rule[None], *answers: Value) -> Ask[Value]:
    """The question of a rule after these answers of players and fate, in order."""
    ask = next(rule)
    for answer in answers:
        assert answer in ask.options, f"{ask.prompt} does not offer {answer!r}"
        ask = rule.send(answer)
    return ask


# Looking


def at(player: Player) -> tuple[float, float]:
    """A player's cross, to four digits."""
    return round(player.x, 4), round(player.y, 4)


def told(events: Sequence[Event], slug: str) -> list[Event]:
    """The events with this slug."""
    return [event for event in events if event.slug == slug]


def slugs(events: Sequence[Event]) -> list[str]:
    return [event.slug for event in events]


def _put_on_top(deck: Deck[str], cards: Sequence[str]) -> None:
    for card in cards:
        _take_out(deck, card)
    deck.top = [*cards, *deck.top]


def _take_out(deck: Deck[str], card: str) -> None:
    """Take a card out of a deck if it is there: a scene may use more of a kind than exist."""
    if card in deck.cards:
        deck.take(card)
