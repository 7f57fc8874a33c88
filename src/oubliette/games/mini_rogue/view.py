"""The table as everybody sees it: boards, grid, dice and enemy. Nothing on it is secret."""

from __future__ import annotations

from typing import TypedDict

from oubliette.games.mini_rogue.cards import DROPS, ENEMIES, SKULLS, room_cards
from oubliette.games.mini_rogue.descent import zone_below
from oubliette.games.mini_rogue.skill_test import Symbol, symbol
from oubliette.games.mini_rogue.state import EMPTY, EXIT_CELL, SIDE, TAKEN, Fight, Hand, Hero, Table


class HeroView(TypedDict):
    """A character's board."""

    character: str  # empty until chosen
    level: int
    xp: int
    hp: int
    armor: int
    potions: list[str]
    afflictions: list[str]
    objects: list[str]
    weapon: str
    free_feats: int
    card_ready: bool
    evading: bool
    faced_danger: bool
    row: int  # rows and columns count from 1
    column: int


class EnemyView(TypedDict):
    """The enemy of the current fight."""

    name: str
    enemy_id: str
    hp: int
    max_hp: int
    damage: int
    skills: list[str]
    xp: int
    drained: bool
    frozen: bool
    backstab: bool


class GuardianCard(TypedDict):
    """The figures and skills of the face-up guardian at the Exit."""

    hp: int
    damage: int
    skills: list[str]
    xp: int


class DiceView(TypedDict):
    """The dice of the last throw. Dice count from 1."""

    seat: int
    adventurer: list[int]
    counts: list[int]
    criticals: list[int]
    feats: list[int]
    curse_die: Symbol
    poison_die: Symbol
    dungeon_die: int


class MiniRogueView(TypedDict):
    """The whole table."""

    floor: int
    zone: int
    guardian_zone: bool
    phase: str
    leader_seat: int
    gold: int
    food: int
    players: list[HeroView]
    grid: list[list[str]]
    unused_rooms: int  # room cards that are neither in the grid nor in anybody's hands
    unseen_rooms: list[str]
    guardian: str
    guardian_card: GuardianCard | None
    guardians_left: int
    enemy: EnemyView | None
    dice: DiceView | None
    dead_seat: int
    # What depends on options: the Merchant's wares, the gold a danger adds to a Treasure, where the pit leads.
    sells_food: bool
    treasure_bonus: int
    falls_to: int


def view(table: Table) -> MiniRogueView:
    """Face-down cards have no identity yet, so the view cannot show too much."""
    return {
        "floor": table.floor,
        "zone": table.zone_number,
        "guardian_zone": table.zone.guardian,
        "phase": table.phase,
        "leader_seat": table.leader,
        "gold": table.gold,
        "food": table.food,
        "players": [_player(hero) for hero in table.heroes],
        "grid": [_row(table, row) for row in range(SIDE)],
        "unused_rooms": _unused_rooms(table),
        "unseen_rooms": list(table.rooms.cards),
        "guardian": table.guardian,
        "guardian_card": _guardian_card(table),
        "guardians_left": table.pile,
        "enemy": _enemy(table.fight),
        "dice": _dice(table.hand),
        "dead_seat": table.dead_seat,
        "sells_food": table.settings.flag("merchant_sells_food"),
        "treasure_bonus": table.settings.whole("treasure_bonus_gold"),
        "falls_to": zone_below(table),
    }


def _unused_rooms(table: Table) -> int:
    held = sum([len(hero.objects) for hero in table.heroes])
    on_the_grid = EXIT_CELL - table.grid.count(TAKEN) - table.grid.count(EMPTY)
    return len(room_cards(table.settings.word("card_set"))) - on_the_grid - held


def _row(table: Table, row: int) -> list[str]:
    return table.grid[row * SIDE : (row + 1) * SIDE]


def _player(hero: Hero) -> HeroView:
    return {
        "character": hero.character,
        "level": hero.level,
        "xp": hero.xp,
        "hp": hero.hp,
        "armor": hero.armor,
        "potions": list(hero.potions),
        "afflictions": _afflictions(hero),
        "objects": list(hero.objects),
        "weapon": hero.weapon,
        "free_feats": hero.free_feats,
        "card_ready": hero.ready,
        "evading": hero.evading,
        "faced_danger": hero.faced_danger,
        "row": hero.at // SIDE + 1,
        "column": hero.at % SIDE + 1,
    }


def _afflictions(hero: Hero) -> list[str]:
    found: list[str] = []
    if hero.cursed:
        found.append("curse")
    if hero.poisoned:
        found.append("poison")
    if hero.blind:
        found.append("blindness")
    return found


def _enemy(fight: Fight | None) -> EnemyView | None:
    if fight is None:
        return None
    return {
        "name": fight.name,
        "enemy_id": fight.enemy.id,
        "hp": max(0, fight.hp),
        "max_hp": fight.most_hp,
        "damage": fight.enemy.damage,
        "skills": list(fight.enemy.skills),
        "xp": fight.enemy.xp,
        "drained": fight.poisoned,
        "frozen": fight.frozen,
        "backstab": fight.backstab,
    }


def _guardian_card(table: Table) -> GuardianCard | None:
    if not table.guardian:
        return None
    enemy = ENEMIES[table.guardian, table.floor]
    return {
        "hp": enemy.hp[len(table.heroes) - 1],
        "damage": enemy.damage,
        "skills": list(enemy.skills),
        "xp": enemy.xp,
    }


def _dice(hand: Hand | None) -> DiceView | None:
    if hand is None:
        return None
    return {
        "seat": hand.seat,
        "adventurer": list(hand.faces),
        "counts": list(hand.counts),
        "criticals": [die + 1 for die in hand.open],
        "feats": [die + 1 for die in hand.feats],
        "curse_die": symbol(hand.curse, SKULLS),
        "poison_die": symbol(hand.poison, DROPS),
        "dungeon_die": hand.dungeon,
    }
