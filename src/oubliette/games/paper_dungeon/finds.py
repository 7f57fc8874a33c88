"""Finds: what happens to a hero who enters a square. [meet.mandatory] [hidden.values]"""

from __future__ import annotations

from oubliette.games.paper_dungeon import rolling
from oubliette.games.paper_dungeon.belongings import gain, heal, pay, wound
from oubliette.games.paper_dungeon.equipment import COIN_RUSH, MAGIC_SHIELD, WEAKLINGS
from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.floor import (
    CHEST,
    COIN,
    EMPTY,
    ENEMIES,
    HEARTS,
    KEY,
    MYSTERY_ENEMY,
    MYSTERY_HEART,
    SINGLE_USE,
    WEB,
)
from oubliette.games.paper_dungeon.rolling import roll_for
from oubliette.games.paper_dungeon.state import Hero, Table
from oubliette.kernel import Rule


def find_at(table: Table, hero: Hero, square: int) -> str:
    """The mark of a square; EMPTY if the hero has used its find. [meet.once] [move.old_squares_free]"""
    mark = table.here.floor.marks[square]
    return EMPTY if mark in SINGLE_USE and hero.taken >> square & 1 else mark


def meet(table: Table, hero: Hero) -> Rule[bool]:
    """Resolve the single-use find under the hero, if there is one. Return True if it is a web, which holds him."""
    mark = find_at(table, hero, hero.at)
    if mark == EMPTY or mark not in SINGLE_USE:
        return False
    hero.taken |= 1 << hero.at
    if mark == COIN:
        meet_coin(table, hero)
    elif mark == CHEST:
        yield from meet_chest(table, hero)
    elif mark in ENEMIES:
        meet_enemy(table, hero, int(mark))
    elif mark == MYSTERY_ENEMY:
        yield from meet_mystery_enemy(table, hero)
    elif mark in HEARTS:
        meet_heart(table, hero, HEARTS.index(mark) + 1)
    elif mark == MYSTERY_HEART:
        yield from meet_mystery_heart(table, hero)
    elif mark == KEY:
        meet_key(table, hero)
    else:
        assert mark == WEB, f"nobody knows the find {mark!r}"
        yield from meet_web(table, hero)
        return True
    return False


def meet_coin(table: Table, hero: Hero) -> None:
    """He gains one coin. [meet.coin]"""
    coins = FIGURES.coin * _rush(hero)
    gain(hero, coins)
    table.tell("meet.coin", seat=hero.seat, coins=coins)


def meet_chest(table: Table, hero: Hero) -> Rule[None]:
    """He rolls for the number of coins. [meet.chest] [ruling.coin_rush_order]"""
    coins = (yield from roll_for(table, hero, rolling.CHEST)) * _rush(hero)
    gain(hero, coins)
    table.tell("meet.chest", seat=hero.seat, coins=coins, times=_rush(hero))


def meet_enemy(table: Table, hero: Hero, strength: int) -> None:
    """He loses its strength in HP. [meet.enemy]"""
    lost = _harm(hero, strength)
    wound(hero, lost)
    table.tell("meet.enemy", seat=hero.seat, strength=strength, hp=lost)


def meet_mystery_enemy(table: Table, hero: Hero) -> Rule[None]:
    """He rolls for its strength, unless the strength does not matter. [meet.mystery_enemy]

    [ruling.weaklings_no_roll]
    """
    if MAGIC_SHIELD in hero.effects or WEAKLINGS in hero.effects:
        strength = 0
    else:
        strength = yield from roll_for(table, hero, rolling.ENEMY)
    lost = _harm(hero, strength)
    wound(hero, lost)
    table.tell("meet.mystery_enemy", seat=hero.seat, strength=strength, hp=lost)


def meet_heart(table: Table, hero: Hero, value: int) -> None:
    """He gains its value in HP. [meet.heart]"""
    heal(hero, value)
    table.tell("meet.heart", seat=hero.seat, hp=value)


def meet_mystery_heart(table: Table, hero: Hero) -> Rule[None]:
    """He rolls for the HP he gains. [meet.mystery_heart]"""
    value = yield from roll_for(table, hero, rolling.HEART)
    heal(hero, value)
    table.tell("meet.mystery_heart", seat=hero.seat, hp=value)


def meet_web(table: Table, hero: Hero) -> Rule[None]:
    """It ends the hero's move, and he rolls for the coins he loses. [meet.web]

    [ruling.web_only_this_move]
    """
    coins = yield from roll_for(table, hero, rolling.WEB)
    pay(hero, coins)
    table.tell("meet.web", seat=hero.seat, coins=coins)


def meet_key(table: Table, hero: Hero) -> None:
    """He opens the lock of this floor. [meet.key] [meet.lock] [ruling.key_same_move]"""
    hero.key = 1
    table.tell("meet.key", seat=hero.seat)


def _rush(hero: Hero) -> int:
    """The factor for coins and chests: 2 under Coin Rush. [item.coin_rush]"""
    return FIGURES.coin_rush if COIN_RUSH in hero.effects else 1


def _harm(hero: Hero, strength: int) -> int:
    """The HP that an enemy costs: 0 behind a shield, 1 under Weaklings. [item.magic_shield] [item.weaklings]"""
    if MAGIC_SHIELD in hero.effects:
        return 0
    return FIGURES.weakling if WEAKLINGS in hero.effects else strength
