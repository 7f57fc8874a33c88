"""Tables for the scenarios of Dungeon Pen, laid as a scene needs them.

Seats are 0 and 1, squares go by name ("D4"), points by x and y, cards and effects by their ids. The profile is "none"
unless a scene says otherwise, so that a flick goes where it is aimed. Whatever a scene puts somewhere is taken out of
its deck, so the decks still hold what nobody has seen.
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

# What fate draws for a flick, in its order: miss, direction, distance, bend
STILL: Final[list[Value]] = [999, 0, 0, 0]  # no miss and no error
MISSED: Final[list[Value]] = [0, 0, 0, 0]  # a miss wherever there is any chance of one; profile "none" alone has none

CALM: Final = "masters_lunch"  # an event that does nothing
EAST, SOUTH, WEST, NORTH = 0, 90, 180, 270  # degrees

# A sheet without walls, for lines that nothing stops: cells and treasures as on the croquis, chests F and potions P.
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


# Laying the table


def table(**options: Setting) -> Table:
    """A table after its set-up: sheet croquis, 15 hit points each, both in their cells, and seat 0 is to play."""
    options.setdefault("profile", "none")
    seats = 2
    laid = GAME.table(seats, set_up(GAME, seats, options).settings)
    for player in laid.players:
        player.start_hp = laid.house.start_hp(player.seat, player.character)
        player.hp = player.start_hp
    laid.first = laid.to_play = 0
    return laid


def put(player: Player, x: float, y: float) -> None:
    """The cross of a player is there now."""
    player.x, player.y = x, y


def put_on(player: Player, square: str) -> None:
    """The cross of a player is in the middle of that square now."""
    put(player, *middle(square))


def middle(square: str) -> tuple[float, float]:
    number = SQUARE_CALLED[square]
    return number % SIDE + 0.5, number // SIDE + 0.5


def embody(player: Player, character: str) -> None:
    """A player is that character, with its hit points and nothing else changed."""
    player.character = CHARACTERS[character]
    player.start_hp = player.hp = player.character.hp


def give(table: Table, player: Player, *objects: str) -> None:
    """A player keeps these objects too."""
    for card in objects:
        _take_out(table.fatras, card)
    player.objects = sorted([*player.objects, *objects])


def waits(player: Player, *effects: str) -> None:
    """These act on the player's next flick, after what waits already."""
    player.waiting = [*player.waiting, *effects]


def wall(table: Table, start: str, end: str) -> SuddenWall:
    """A sudden wall lies there, from square to square, across or down."""
    first, last = SQUARE_CALLED[start], SQUARE_CALLED[end]
    built = SuddenWall(tuple(range(first, last + 1, 1 if last - first < SIDE else SIDE)))
    assert built.ends == (start, end), f"no straight wall from {start} to {end}"
    table.build(built)
    return built


def next_events(table: Table, *cards: str) -> None:
    """These are the next event cards, and fate is not asked for them. Without any: one that does nothing."""
    _put_on_top(table.events, cards or (CALM,))


def next_fatras(table: Table, *cards: str) -> None:
    """These are the next fatras cards, and fate is not asked for them."""
    _put_on_top(table.fatras, cards)


# Playing


def aim(degrees: float, percent: int) -> tuple[int, int]:
    """The answer to "decide.aim": 0 is east, 90 south, 180 west, 270 north; strength 5 to 100."""
    halves = round(2 * degrees)
    assert halves == 2 * degrees, f"{degrees} is no half degree"
    return halves % 720, percent


def flick_of(table: Table, seat: int = 0) -> Rule[None]:
    """A player's flick, from the objects to the chests, without the event after it."""
    table.to_play = seat
    return flick(table, table.players[seat])


def asked(rule: Rule[None], *answers: Value) -> Ask[Value]:
    """The question that comes up after these answers, of players and of fate, in their order."""
    ask = next(rule)
    for answer in answers:
        assert answer in ask.options, f"{ask.prompt} does not offer {answer!r}"
        ask = rule.send(answer)
    return ask


# Looking


def at(player: Player) -> tuple[float, float]:
    """Where a player's cross is, to four digits."""
    return round(player.x, 4), round(player.y, 4)


def told(events: Sequence[Event], slug: str) -> list[Event]:
    """What was told under this slug."""
    return [event for event in events if event.slug == slug]


def slugs(events: Sequence[Event]) -> list[str]:
    return [event.slug for event in events]


def _put_on_top(deck: Deck[str], cards: Sequence[str]) -> None:
    for card in cards:
        _take_out(deck, card)
    deck.top = [*cards, *deck.top]


def _take_out(deck: Deck[str], card: str) -> None:
    """As far as it is there: a scene may need more of a kind than there are."""
    if card in deck.cards:
        deck.take(card)
