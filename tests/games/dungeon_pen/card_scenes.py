"""Scenes for tests of cards, objects and secrets: draws of named cards, flicks without walls around."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import cos, radians, sin
from typing import Any, Final

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.cards import EVENT_DECK, FATRAS_DECK
from oubliette.games.dungeon_pen.events import draw_event
from oubliette.games.dungeon_pen.fatras import draw_fatras
from oubliette.games.dungeon_pen.state import Player, Table
from oubliette.games.dungeon_pen.turn import play_turn
from oubliette.games.dungeon_pen.view import FlickView
from oubliette.kernel import Ask, Event, Rule, Setting, Value, listen, play
from oubliette.kit.deck import Deck
from tests.games.dungeon_pen import scenes
from tests.games.dungeon_pen.scenes import EAST, NORTH, OPEN, STILL, aim, asked, flick_of, next_events, next_fatras, put

ROOM: Final = (2.5, 11.5)  # a point of the open sheet with room to the east
FAR: Final = 3.5  # length of a flick of 40 %, in squares
STEP: Final = aim(NORTH, 5)  # a flick that stays in the cell of seat 0
BUMP: Final = aim(NORTH, 40)  # on the croquis, a flick from that cell that touches a wall
OBJECT: Final = "second_try"  # an object that does not help against losses


def scene(sheet: str = OPEN, **options: Setting) -> Table:
    """A table with the open sheet, or another one."""
    return scenes.table(sheet=sheet, **options)


# Drawing


def drawing(table: Table, card: str, seat: int = 0) -> Rule[None]:
    """The rule: a player draws this event card and resolves it."""
    next_events(table, card)
    table.to_play = seat
    return draw_event(table, table.players[seat])


def draw(table: Table, card: str, dice: Sequence[Value] = (), answers: Sequence[Value] = (), seat: int = 0) -> None:
    """Draw this event card and resolve it."""
    play(drawing(table, card, seat), dice, answers)


def finding(table: Table, card: str, seat: int = 0) -> Rule[None]:
    """The rule: a player draws this fatras card."""
    next_fatras(table, card)
    table.to_play = seat
    return draw_fatras(table, table.players[seat])


def find(table: Table, card: str, dice: Sequence[Value] = (), answers: Sequence[Value] = (), seat: int = 0) -> None:
    """Draw this fatras card, and resolve or keep it."""
    play(finding(table, card, seat), dice, answers)


def only_fatras(table: Table, *cards: str) -> None:
    """Leave only these cards in the fatras deck."""
    table.fatras = Deck(cards)


# Playing


def turn(table: Table, event: str, dice: Sequence[Value] = (), answers: Sequence[Value] = ()) -> list[Event]:
    """Play the active player's whole turn with this event card. Returns the events told."""
    next_events(table, event)
    events = listen(table)
    play(play_turn(table), dice, answers)
    return events


def travels(
    table: Table, seat: int = 0, percent: int = 100, dice: Sequence[Value] = STILL, answers: Sequence[Value] = ()
) -> tuple[float, float]:
    """Flick to the east where there is room. Returns how far it goes right and down, to four digits."""
    player = table.players[seat]
    put(player, *ROOM)
    play(flick_of(table, seat), dice, [*answers, aim(EAST, percent)])
    return round(player.x - ROOM[0], 4), round(player.y - ROOM[1], 4)


def turned(degrees: float) -> tuple[float, float]:
    """Where a straight flick of 40 % to the east ends if it is off by these degrees."""
    return round(FAR * cos(radians(degrees)), 4), round(FAR * sin(radians(degrees)), 4)


def questions(rule: Rule[None], *answers: Value) -> list[Ask[Any]]:
    """All questions of a rule, given the answers of players and fate in order."""
    found: list[Ask[Any]] = []
    try:
        found.append(asked(rule))
        for answer in answers:
            assert answer in found[-1].options, f"{found[-1].prompt} does not offer {answer!r}"
            found.append(rule.send(answer))
    except StopIteration:
        assert len(found) == len(answers), "some answers are left over"
        return found
    raise AssertionError(f"no answer for {found[-1]}")


# Looking


def hp(table: Table) -> tuple[int, int]:
    one, other = table.players
    return one.hp, other.hp


def waiting(table: Table) -> tuple[list[str], list[str]]:
    """The effects that wait for the next flick of each player."""
    one, other = table.players
    return one.waiting, other.waiting


def modifiers(table: Table, player: Player) -> FlickView:
    """The modifiers of a player's next flick, as the view shows them."""
    return GAME.view(table, 0)["players"][player.seat]["flick"]


def facts(events: Sequence[Event], slug: str, seat: int) -> list[dict[str, Any]]:
    """The facts of the events of this slug, as that seat sees them."""
    shown = [event.seen_by(seat) for event in events if event.slug == slug]
    return [dict(event.facts) for event in shown if event is not None]


def all_fatras(table: Table) -> Counter[str]:
    """All fatras cards in the deck and in hands."""
    deck = table.fatras
    assert not deck.discards, "a used fatras card goes back into the deck at once"
    return Counter([*deck.cards, *deck.top, *deck.bottom, *table.players[0].objects, *table.players[1].objects])


def all_events(table: Table) -> Counter[str]:
    """All event cards in the deck and on the discard pile."""
    deck = table.events
    return Counter([*deck.cards, *deck.top, *deck.bottom, *deck.discards])


def nothing_is_lost(table: Table) -> bool:
    return all_fatras(table) == Counter(FATRAS_DECK) and all_events(table) == Counter(EVENT_DECK)
