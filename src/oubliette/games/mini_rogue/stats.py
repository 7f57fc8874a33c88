"""Tracks, experience and levels, afflictions: what changes on a Character board without a question."""

from __future__ import annotations

from oubliette.games.mini_rogue.cards import LEVEL_AT, MOST_ARMOR, MOST_FOOD, MOST_GOLD, MOST_HP, MOST_XP
from oubliette.games.mini_rogue.figures import FIGURES
from oubliette.games.mini_rogue.state import Hero, Table


def gain_hp(table: Table, hero: Hero, amount: int) -> None:
    """Up to what the board shows."""
    hero.hp = _raised(table, hero, "hp", hero.hp, amount, MOST_HP)


def gain_armor(table: Table, hero: Hero, amount: int) -> None:
    """Up to what the board shows."""
    hero.armor = _raised(table, hero, "armor", hero.armor, amount, MOST_ARMOR)


def gain_food(table: Table, hero: Hero, amount: int) -> None:
    """Into the common stock, under the limit of one board. [ruling.coop_start_pool]"""
    table.food = _raised(table, hero, "food", table.food, amount, MOST_FOOD)


def gain_gold(table: Table, hero: Hero, amount: int) -> None:
    """Into the common stock, under the limit of one board. [ruling.coop_start_pool]"""
    table.gold = _raised(table, hero, "gold", table.gold, amount, MOST_GOLD)


def _raised(table: Table, hero: Hero, stat: str, now: int, amount: int, most: int) -> int:
    """A marker moved up its track; what goes beyond the track is lost. [stat.capped_by_board]"""
    after = min(now + amount, most)
    if after > now:
        table.tell(f"stat.{stat}", seat=hero.seat, change="gain", amount=after - now, now=after)
    else:
        table.tell("stat.capped_by_board", seat=hero.seat, stat=stat)
    return after


def lose_armor(table: Table, hero: Hero, amount: int) -> None:
    """To acid, webs or a merchant; never to a blow. [stat.armor_reduces_enemy_damage]"""
    hero.armor -= amount
    table.tell("stat.armor", seat=hero.seat, change="loss", amount=amount, now=hero.armor)


def lose_food(table: Table, hero: Hero, amount: int) -> None:
    """Out of the common stock."""
    table.food -= amount
    table.tell("stat.food", seat=hero.seat, change="loss", amount=amount, now=table.food)


def pay_gold(table: Table, hero: Hero, amount: int) -> None:
    """For merchants, shrines and seers. [stat.gold_buys_and_offers]"""
    table.gold -= amount
    table.tell("stat.gold", seat=hero.seat, change="loss", amount=amount, now=table.gold)


def gain_xp(table: Table, hero: Hero, amount: int) -> None:
    """Whoever has them all gets 1 HP instead; what goes beyond the track is lost. [xp.gain_at_maximum_is_one_hp]

    [ruling.xp_overflow_is_lost] [level.follows_xp_both_ways]
    """
    if hero.xp == MOST_XP:
        table.tell("xp.gain_at_maximum_is_one_hp", seat=hero.seat, amount=amount)
        gain_hp(table, hero, FIGURES.full_xp_hp)
        return
    before = hero.xp
    hero.xp = min(before + amount, MOST_XP)
    table.tell("stat.xp", seat=hero.seat, change="gain", amount=hero.xp - before, now=hero.xp)
    if LEVEL_AT[hero.xp] > LEVEL_AT[before]:
        table.tell("level.follows_xp_both_ways", seat=hero.seat, change="gain", level=hero.level)


def lose_xp(table: Table, hero: Hero, amount: int) -> None:
    """The level follows at once; dice that lie on the table stay there. [ruling.dice_count_fixed_per_roll]"""
    before = hero.level
    hero.xp -= amount
    table.tell("stat.xp", seat=hero.seat, change="loss", amount=amount, now=hero.xp)
    if hero.level < before:
        table.tell("level.follows_xp_both_ways", seat=hero.seat, change="loss", level=hero.level)


def afflict(table: Table, hero: Hero, affliction: str) -> None:
    """It stays until it is cured; a second dose changes nothing. [affliction.one_die_of_each]

    [affliction.both_dice_possible] [affliction.lasts_until_cured]
    """
    if has(hero, affliction):
        table.tell("affliction.one_die_of_each", seat=hero.seat, affliction=affliction)
        return
    table.tell("affliction.sources", seat=hero.seat, affliction=affliction)
    if affliction == "curse":
        hero.cursed = True
    elif affliction == "poison":
        hero.poisoned = True
    else:
        hero.blind = True


def has(hero: Hero, affliction: str) -> bool:
    """Is the character cursed, poisoned or blind already?"""
    if affliction == "curse":
        return hero.cursed
    return hero.poisoned if affliction == "poison" else hero.blind


def cure(table: Table, hero: Hero) -> None:
    """Of everything, blindness included."""
    if hero.afflicted:
        hero.cursed = hero.poisoned = hero.blind = False
        table.tell("affliction.lasts_until_cured", seat=hero.seat)


def refresh(table: Table, hero: Hero) -> None:
    """Turn the Character card face up. [skill.refresh_moments]"""
    if not hero.ready:
        hero.ready = True
        table.tell("skill.refresh_moments", seat=hero.seat, character=hero.character)
