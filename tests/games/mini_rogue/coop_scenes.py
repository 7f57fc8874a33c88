"""Tables and event helpers for the scenarios of two players."""

from __future__ import annotations

from typing import TypeVar

from oubliette.games.mini_rogue.state import EXIT_CELL, Hero, Table
from oubliette.kernel import FATE, Event, Rule, Setting, Value
from tests.games.mini_rogue.scenes import a_hero, a_table

T = TypeVar("T")

LEADER, SECOND = 0, 1  # the seats in `a_pair`

# A blow of 18 by a hero of level 3; the enemy misses. Each further (CRITICAL, 1) with a 6 adds 6.
EIGHTEEN = [6, 6, 6, 1]
CRITICAL = ("critical", 1)


def a_pair(*, zone: int = 1, gold: int = 0, food: int = 0, **options: Setting) -> tuple[Table, Hero, Hero]:
    """A Rogue who leads and a Mage, level 1, 10 HP, without belongings.

    Their Character cards are face down, so that no question about skills comes up.
    """
    leader, second = a_hero("rogue", seat=LEADER), a_hero("mage", seat=SECOND)
    leader.ready = second.ready = False
    return a_table(leader, second, zone=zone, gold=gold, food=food, **options), leader, second


def share(table: Table, room: str) -> None:
    """Make this room the Entrance, face up, with everybody on it."""
    enter(table, table.heroes[0], 0, room)
    for hero in table.heroes:
        hero.at = 0


def enter(table: Table, hero: Hero, cell: int, room: str) -> None:
    """Put a hero on a cell, and this room on it, face up."""
    hero.at = cell
    table.grid[cell] = room
    table.rooms.take(room)


def at_exit(table: Table, guardian: str) -> None:
    """Put everybody on the Exit, with this guardian face up."""
    table.guardian = guardian
    if guardian in table.guardians.cards:
        table.guardians.take(guardian)
    for hero in table.heroes:
        hero.at = EXIT_CELL


def overhear(rule: Rule[T], questions: list[tuple[int, str]]) -> Rule[T]:
    """Play the rule, and put every question to a player into the list: (seat, prompt)."""
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
    """The seats of the events with this slug, in order."""
    return [event.facts["seat"] for event in events if event.slug == slug]


def facts(events: list[Event], slug: str, name: str) -> list[object]:
    """One fact of every event with this slug, in order."""
    return [event.facts[name] for event in events if event.slug == slug]


def story(events: list[Event], *wanted: str) -> list[tuple[str, Value]]:
    """The events with these slugs, as (slug, seat)."""
    told: list[tuple[str, Value]] = []
    for event in events:
        if event.slug in wanted:
            seat = event.facts.get("seat", -1)
            assert isinstance(seat, int)
            told.append((event.slug, seat))
    return told
