"""The counter-attack phase: the dungeon die of the attack, read for the enemy."""

import pytest

from oubliette.games.mini_rogue.combat import exchange_blows, fight_enemy
from oubliette.games.mini_rogue.wounds import MONSTER
from oubliette.kernel import GameOver, listen, play
from tests.games.mini_rogue.scenes import a_hero, a_table, an_enemy, slugs

MISSES = 1  # for the character's die and for the dungeon die alike


def test_a_defeated_enemy_does_not_strike_back() -> None:
    """[combat.counter_only_if_alive] Not even with a 6."""
    hero = a_hero(hp=2)
    hero.ready = False
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    fight.hp = 3
    events = listen(table)
    play(exchange_blows(table, hero, fight, MONSTER), dice=[3, 6])
    assert hero.hp == 2
    assert slugs(events) == ["combat.roll_hand", "combat.damage_is_the_sum"]


def test_the_strike_follows_the_dungeon_die_of_the_attack() -> None:
    """[combat.counter_reads_dungeon_die] No further die is thrown, and a reroll does not change it."""
    hero = a_hero(hp=10)
    hero.ready = False
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(exchange_blows(table, hero, fight, MONSTER), dice=[6, 1, 5], answers=[("critical", 1), "stop"])
    assert hero.hp == 10
    assert fight.hp == 12 - 11


def test_the_enemy_misses_on_a_one() -> None:
    """[combat.counter_miss_on_one]"""
    hero = a_hero(hp=2)
    hero.ready = False
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    events = listen(table)
    play(exchange_blows(table, hero, fight, MONSTER), dice=[3, 1])
    assert hero.hp == 2
    assert events[-1].slug == "combat.counter_miss_on_one"


@pytest.mark.parametrize("die", [2, 3, 4, 5])
def test_the_enemy_hits_on_two_to_five_and_armor_softens_the_blow(die: int) -> None:
    """[combat.counter_hit_two_to_five] [stat.armor_reduces_enemy_damage] The armor is not used up."""
    hero = a_hero(hp=10, armor=3)
    hero.ready = False
    table = a_table(hero, zone=3)
    fight = an_enemy(table, "monster_goblin")
    events = listen(table)
    play(exchange_blows(table, hero, fight, MONSTER), dice=[3, die], answers=["stop"])
    assert hero.hp == 10 - (4 - 3)
    assert hero.armor == 3
    assert "combat.counter_hit_two_to_five" in slugs(events)


def test_a_six_goes_past_all_armor() -> None:
    """[combat.counter_critical_on_six]"""
    hero = a_hero(hp=10, armor=3)
    hero.ready = False
    table = a_table(hero, zone=3)
    fight = an_enemy(table, "monster_goblin")
    events = listen(table)
    play(exchange_blows(table, hero, fight, MONSTER), dice=[3, 6], answers=["stop"])
    assert hero.hp == 10 - 4
    assert hero.armor == 3
    assert "combat.counter_critical_on_six" in slugs(events)


@pytest.mark.parametrize(
    ("card", "zone", "die", "afflictions"),
    [
        ("monster_undead", 5, 2, (True, False, False)),
        ("monster_goblin", 5, 6, (False, True, False)),
        ("ghost", 5, 5, (False, False, True)),
    ],
)
def test_a_strike_that_costs_hp_brings_the_skill_of_the_enemy(
    card: str, zone: int, die: int, afflictions: tuple[bool, bool, bool]
) -> None:
    """[combat.enemy_skill_after_hp_loss] A curse, a poison, blindness."""
    hero = a_hero(hp=10)
    hero.ready = False
    table = a_table(hero, zone=zone)
    fight = an_enemy(table, card)
    events = listen(table)
    play(exchange_blows(table, hero, fight, MONSTER), dice=[MISSES, die], answers=["stop"])
    assert hero.hp == 10 - fight.enemy.damage
    assert (hero.cursed, hero.poisoned, hero.blind) == afflictions
    assert slugs(events)[-3:] == ["stat.hp", "combat.enemy_skill_after_hp_loss", "affliction.sources"]


def test_a_ghost_weakens_the_hero_it_hits() -> None:
    """[combat.enemy_skill_after_hp_loss] 1 XP less, and the level follows."""
    hero = a_hero(hp=10, xp=6)
    hero.ready = False
    table = a_table(hero, zone=3)
    fight = an_enemy(table, "ghost")
    play(exchange_blows(table, hero, fight, MONSTER), dice=[MISSES, MISSES, 3], answers=["stop"])
    assert (hero.xp, hero.level) == (5, 1)


def test_an_enemy_that_misses_brings_no_skill() -> None:
    """[combat.enemy_skill_after_hp_loss]"""
    hero = a_hero(hp=10)
    hero.ready = False
    table = a_table(hero, zone=5)
    fight = an_enemy(table, "monster_undead")
    play(exchange_blows(table, hero, fight, MONSTER), dice=[MISSES, MISSES], answers=["stop"])
    assert not hero.afflicted


def test_blows_are_exchanged_until_the_enemy_falls() -> None:
    """[combat.repeat_until_one_falls] Three attacks, two counter-attacks."""
    hero = a_hero(hp=10)
    hero.ready = False
    table = a_table(hero)
    play(
        fight_enemy(table, "monster_undead", [hero], MONSTER),
        dice=[2, 2, 3, 1, 2, 6],
        answers=["stop", "stop"],
    )
    assert hero.hp == 10 - 2
    assert table.fight is None


def test_blows_are_exchanged_until_the_character_falls() -> None:
    """[combat.repeat_until_one_falls]"""
    hero = a_hero(hp=4)
    hero.ready = False
    table = a_table(hero)
    with pytest.raises(GameOver):
        play(fight_enemy(table, "monster_undead", [hero], MONSTER), dice=[MISSES, 2, MISSES, 6], answers=["stop"])
    assert hero.hp == 0
    assert table.cause_of_death == MONSTER
