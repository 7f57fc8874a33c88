"""Tables and ears for the scenarios of two players."""

from __future__ import annotations

from typing import TypeVar

from oubliette.games.mini_rogue.state import EXIT_CELL, Hero, Table
from oubliette.kernel import FATE, Event, Rule, Setting, Value
from tests.games.mini_rogue.scenes import a_hero, a_table

T = TypeVar("T")

LEADER, SECOND = 0, 1  # the seats of a pair, as a_pair lays the table

# A blow of 18 by somebody of level 3, the enemy missing; each further (CRITICAL, 1) with a 6 adds 6.
EIGHTEEN = [6, 6, 6, 1]
CRITICAL = ("critical", 1)


def a_pair(*, zone: int = 1, gold: int = 0, food: int = 0, **options: Setting) -> tuple[Table, Hero, Hero]:
    """A Rogue who leads and a Mage, level 1, 10 HP, with nothing in their hands.

    Their Character cards lie face down, so that nobody is asked about skills.
    """
    leader, second = a_hero("rogue", seat=LEADER), a_hero("mage", seat=SECOND)
    leader.ready = second.ready = False
    return a_table(leader, second, zone=zone, gold=gold, food=food, **options), leader, second


def share(table: Table, room: str) -> None:
    """That room is the Entrance, face up, and everybody stands on it."""
    enter(table, table.heroes[0], 0, room)
    for hero in table.heroes:
        hero.at = 0


def enter(table: Table, hero: Hero, cell: int, room: str) -> None:
    """The character stands on that cell, whose card is that room, face up."""
    hero.at = cell
    table.grid[cell] = room
    table.rooms.take(room)


def at_exit(table: Table, guardian: str) -> None:
    """Everybody stands on the Exit, and that guardian is face up."""
    table.guardian = guardian
    if guardian in table.guardians.cards:
        table.guardians.take(guardian)
    for hero in table.heroes:
        hero.at = EXIT_CELL


def overhear(rule: Rule[T], questions: list[tuple[int, str]]) -> Rule[T]:
    """The same rule; who of the players was asked what goes into the list."""
    try:
        ask = next(rule)
        while True:
            if ask.seat != FATE:
                questions.append((ask.seat, ask.prompt.removeprefix("decide.")))
            ask = rule.send((yield ask))
    except StopIteration as stop:
        result: T = stop.value
        return result


def seats(events: list[Event], slug: str) -> list[object]:
    """Whom the events of that slug are about, in order."""
    return [event.facts["seat"] for event in events if event.slug == slug]


def facts(events: list[Event], slug: str, name: str) -> list[object]:
    """That fact of every event of that slug, in order."""
    return [event.facts[name] for event in events if event.slug == slug]


def story(events: list[Event], *wanted: str) -> list[tuple[str, Value]]:
    """The events of these slugs, by the last part of the slug and the seat."""
    told: list[tuple[str, Value]] = []
    for event in events:
        if event.slug in wanted:
            seat = event.facts.get("seat", -1)
            assert isinstance(seat, int)
            told.append((event.slug, seat))
    return told
