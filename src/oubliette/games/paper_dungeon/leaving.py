"""Leaving a page: the sums of the ledger, and death."""

from __future__ import annotations

from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.state import Hero, Table


def leave_floor(table: Table, hero: Hero) -> None:
    """Add up the ledger; below 1 HP the hero dies. [exit.death] [ruling.death_zero_exact] [meet.no_sudden_death]"""
    table.tell("stairs.optional", seat=hero.seat)
    hp, coins = write_exit(table, hero)
    if hp < FIGURES.dead_below:
        die(table, hero)
    else:
        hero.hp, hero.coins = hp, coins  # [exit.next] [floor.carry_over]
    hero.effects = []
    hero.done = True


def give_up(table: Table, hero: Hero) -> None:
    """The hero gives up the floor, which counts as a death, whatever the ledger says. [ruling.abandoned_floor]"""
    hero.hp_plus = hero.hp_minus = hero.coins_plus = hero.coins_minus = 0
    die(table, hero)
    hero.effects = []
    hero.done = True


def exit_sums(hero: Hero) -> tuple[int, int]:
    """Entry + gains - losses, with HP at most the limit and coins at least 0. [exit.sum] [exit.hp_cap]

    [exit.coins_floor]
    """
    hp = min(hero.hp + hero.hp_plus - hero.hp_minus, hero.limit)
    coins = max(hero.coins + hero.coins_plus - hero.coins_minus, 0)
    return hp, coins


def write_exit(table: Table, hero: Hero) -> tuple[int, int]:
    """Write the sums into the exit and clear the ledger. [exit.sum] [ruling.cap_at_exit_only]"""
    hp, coins = exit_sums(hero)
    table.tell(
        "exit.sum",
        seat=hero.seat,
        page=table.page,
        entry_hp=hero.hp,
        hp_plus=hero.hp_plus,
        hp_minus=hero.hp_minus,
        hp=hp,
        limit=hero.limit,
        entry_coins=hero.coins,
        coins_plus=hero.coins_plus,
        coins_minus=hero.coins_minus,
        coins=coins,
    )
    hero.hp_plus = hero.hp_minus = hero.coins_plus = hero.coins_minus = 0
    return hp, coins


def die(table: Table, hero: Hero) -> None:
    """Add a tally to the tombstone; the next page begins with 10 HP and no coins. [exit.death]

    The hero keeps the limit and the inventory. [ruling.death_hp_ten] [ruling.death_then_shop] A death on the last floor
    leaves 0 HP. [ruling.last_floor_death]
    """
    hero.deaths += 1
    last = table.floor_number == table.floors
    hero.hp = 0 if last else FIGURES.hp_after_death
    hero.coins = FIGURES.coins_after_death
    table.tell("exit.death", seat=hero.seat, deaths=hero.deaths, hp=hero.hp, coins=hero.coins)
