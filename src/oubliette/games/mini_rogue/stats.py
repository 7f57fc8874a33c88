"""Changes on a Character board that ask nothing: tracks, XP and levels, afflictions."""

from __future__ import annotations

from oubliette.games.mini_rogue.cards import LEVEL_AT, MOST_ARMOR, MOST_FOOD, MOST_GOLD, MOST_HP, MOST_XP
from oubliette.games.mini_rogue.figures import FIGURES
from oubliette.games.mini_rogue.state import Hero, Table


def gain_hp(table: Table, hero: Hero, amount: int) -> None:
    """HP rise up to the end of the track."""
    hero.hp = _raise_marker(table, hero, "hp", hero.hp, amount, MOST_HP)


def gain_armor(table: Table, hero: Hero, amount: int) -> None:
    """Armor rises up to the end of the track."""
    hero.armor = _raise_marker(table, hero, "armor", hero.armor, amount, MOST_ARMOR)


def gain_food(table: Table, hero: Hero, amount: int) -> None:
    """Food goes into the common stock, up to the limit of one board. [ruling.coop_start_pool]"""
    table.food = _raise_marker(table, hero, "food", table.food, amount, MOST_FOOD)


def gain_gold(table: Table, hero: Hero, amount: int) -> None:
    """Gold goes into the common stock, up to the limit of one board. [ruling.coop_start_pool]"""
    table.gold = _raise_marker(table, hero, "gold", table.gold, amount, MOST_GOLD)


def _raise_marker(table: Table, hero: Hero, stat: str, now: int, amount: int, most: int) -> int:
    """Move a marker up and return its new place; what goes beyond the track is lost. [stat.capped_by_board]"""
    after = min(now + amount, most)
    if after > now:
        table.tell(f"stat.{stat}", seat=hero.seat, change="gain", amount=after - now, now=after)
    else:
        table.tell("stat.capped_by_board", seat=hero.seat, stat=stat)
    return after


def lose_armor(table: Table, hero: Hero, amount: int) -> None:
    """Acid, webs and merchants take armor; an enemy's strike does not. [stat.armor_reduces_enemy_damage]"""
    hero.armor -= amount
    table.tell("stat.armor", seat=hero.seat, change="loss", amount=amount, now=hero.armor)


def lose_food(table: Table, hero: Hero, amount: int) -> None:
    """The food leaves the common stock."""
    table.food -= amount
    table.tell("stat.food", seat=hero.seat, change="loss", amount=amount, now=table.food)


def pay_gold(table: Table, hero: Hero, amount: int) -> None:
    """Pay a merchant, a shrine or a seer. [stat.gold_buys_and_offers]"""
    table.gold -= amount
    table.tell("stat.gold", seat=hero.seat, change="loss", amount=amount, now=table.gold)


def gain_xp(table: Table, hero: Hero, amount: int) -> None:
    """A hero at the end of the track gains 1 HP instead; XP beyond it are lost. [xp.gain_at_maximum_is_one_hp]

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
    """The level follows at once; dice already thrown stay on the table. [ruling.dice_count_fixed_per_roll]"""
    before = hero.level
    hero.xp -= amount
    table.tell("stat.xp", seat=hero.seat, change="loss", amount=amount, now=hero.xp)
    if hero.level < before:
        table.tell("level.follows_xp_both_ways", seat=hero.seat, change="loss", level=hero.level)


def afflict(table: Table, hero: Hero, affliction: str) -> None:
    """The affliction stays until a cure; a second dose changes nothing. [affliction.one_die_of_each]

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
    """Does the character have this affliction?"""
    if affliction == "curse":
        return hero.cursed
    return hero.poisoned if affliction == "poison" else hero.blind


def cure(table: Table, hero: Hero) -> None:
    """Cure every affliction, blindness included."""
    if hero.afflicted:
        hero.cursed = hero.poisoned = hero.blind = False
        table.tell("affliction.lasts_until_cured", seat=hero.seat)


def refresh(table: Table, hero: Hero) -> None:
    """Turn the Character card face up. [skill.refresh_moments]"""
    if not hero.ready:
        hero.ready = True
        table.tell("skill.refresh_moments", seat=hero.seat, character=hero.character)
