"""Tables for the scenarios of Mini Rogue."""

from __future__ import annotations

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.cards import ENEMIES, guardian_cards, room_cards
from oubliette.games.mini_rogue.state import EXIT, EXIT_CELL, PREPARATION, Fight, Hero, Table
from oubliette.kernel import HIDDEN, Event, Setting, set_up
from oubliette.kit.deck import Deck


def a_hero(character: str = "rogue", *, seat: int = 0, hp: int = 10, xp: int = 0, armor: int = 0) -> Hero:
    """A healthy character without belongings: level 1 up to 5 XP, 2 from 6, 3 from 18."""
    return Hero(seat, character, hp, armor, xp)


def a_table(*heroes: Hero, zone: int = 1, gold: int = 0, food: int = 0, **options: Setting) -> Table:
    """A zone laid out face down, with everybody on the Entrance and a complete pile of guardians.

    One hero plays alone, two co-operate; the first one leads. By default there is one Rogue.
    """
    party = list(heroes) or [a_hero()]
    settings = set_up(GAME, len(party), options).settings
    table = Table(settings, party)
    table.zone_number = zone
    table.gold = gold
    table.food = food
    table.phase = PREPARATION
    table.grid = [HIDDEN] * EXIT_CELL + [EXIT]
    table.rooms = Deck(room_cards(settings.word("card_set")))
    table.guardians = Deck(guardian_cards(settings.word("card_set")))
    table.pile = 3
    return table


def an_enemy(table: Table, card: str, fighters: int = 1) -> Fight:
    """The enemy of that card on the table's floor, ready to be fought."""
    enemy = ENEMIES[card, table.floor]
    table.fight = Fight(enemy, enemy.hp[fighters - 1])
    return table.fight


def slugs(events: list[Event]) -> list[str]:
    return [event.slug for event in events]
