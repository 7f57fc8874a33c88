"""Facts for questions: the spaces around a hero, the monsters known to be there, the heroes beside him."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oubliette.games.new_dungeon.belongings import attack_bonus
from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.cards import MONSTERS
from oubliette.games.new_dungeon.spells import spell_row
from oubliette.games.new_dungeon.state import FACE_DOWN, HIDDEN_CARD, Hero, Table
from oubliette.kernel import Value

NO_GUARD: Final = "none"


def known_guard(table: Table, space: int) -> str:
    """The monster on top: its name, `face_down` if nobody has seen it or without memory aid, or `none`."""
    pile = table.monsters[space]
    if not pile:
        return NO_GUARD
    return pile[0] if pile[0] != FACE_DOWN and table.house.memory_aid else HIDDEN_CARD


def around(table: Table, hero: Hero) -> dict[str, Value]:
    """Facts about his space and, under their names, about its neighbours."""
    space = hero.at
    facts: dict[str, Value] = {"space": BOARD.ids[space], "monster": known_guard(table, space)}
    if table.log is not None:  # for people only
        for link in BOARD.links[space]:
            name = BOARD.ids[link.to]
            facts[f"{name}_way"] = link.way
            facts[f"{name}_link"] = link.kind
            _describe(table, facts, hero, link.to)
    return facts


def chambers(table: Table, hero: Hero, names: Sequence[str]) -> dict[str, Value]:
    """Facts about the chambers that magic or a slide can lead to."""
    facts: dict[str, Value] = {}
    if table.log is not None:
        for name in names:
            _describe(table, facts, hero, BOARD.index[name])
    return facts


def _describe(table: Table, facts: dict[str, Value], hero: Hero, space: int) -> None:
    there = BOARD.spaces[space]
    facts[f"{there.id}_kind"] = there.kind
    facts[f"{there.id}_level"] = there.level
    facts[f"{there.id}_guard"] = known_guard(table, space)
    facts[f"{there.id}_needed"] = needed_by_hand(table, hero, space)


def needed_by_hand(table: Table, hero: Hero, space: int) -> int:
    """What his two dice must show against the known monster there; 0 for a trap or an unknown card."""
    monster = MONSTERS.get(known_guard(table, space))
    return 0 if monster is None else max(2, monster.number(hero.kind.colour) - attack_bonus(hero))


def needed_by_spell(table: Table, name: str, space: int) -> int:
    """What two dice must show for a spell against the known monster there; 0 for a trap or an unknown card."""
    monster, spell = MONSTERS.get(known_guard(table, space)), spell_row(name)
    return 0 if monster is None else max(2, monster.number(spell.column) - spell.bonus)


def names_of(heroes: list[Hero]) -> dict[str, Value]:
    """Facts about heroes whose cards are options: class, player and number of treasures."""
    facts: dict[str, Value] = {}
    for hero in heroes:
        facts[f"{hero.card}_class"] = hero.kind.id
        facts[f"{hero.card}_of_seat"] = hero.seat
        facts[f"{hero.card}_treasures"] = len(hero.treasures)
    return facts


def named_hero(heroes: list[Hero], card: str) -> Hero:
    """The hero that an option named."""
    for hero in heroes:
        if hero.card == card:
            return hero
    raise AssertionError(f"{card} is not here")
