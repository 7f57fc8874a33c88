"""Poison, curse and blindness."""

import pytest

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.cards import ROOMS
from oubliette.games.mini_rogue.combat import attack, strike
from oubliette.games.mini_rogue.preparation import prepare
from oubliette.games.mini_rogue.rooms import resolve
from oubliette.games.mini_rogue.rooms.shrine import shrine
from oubliette.games.mini_rogue.skill_test import skill_test
from oubliette.games.mini_rogue.state import DESCENT, MOVE, Hand, Hero
from oubliette.games.mini_rogue.stats import afflict
from oubliette.games.mini_rogue.wounds import GUARDIAN
from oubliette.kernel import HIDDEN, GameOver, Value, listen, play
from tests.games.mini_rogue.moments import questions, waiting
from tests.games.mini_rogue.scenes import a_hero, a_table, an_enemy, slugs


def ills(hero: Hero) -> tuple[bool, bool, bool]:
    """Cursed, poisoned, blind."""
    return hero.cursed, hero.poisoned, hero.blind


@pytest.mark.parametrize(
    ("enemy", "zone", "after"),
    [
        ("monster_undead", 5, (True, False, False)),
        ("monster_goblin", 5, (False, True, False)),
        ("cursed_dragon", 2, (True, False, False)),
        ("spider_queen", 2, (False, True, False)),
        ("ghost", 5, (False, False, True)),
    ],
)
def test_monsters_and_guardians_curse_poison_and_blind(enemy: str, zone: int, after: tuple[bool, bool, bool]) -> None:
    """[affliction.sources] With a blow that hurts."""
    hero = a_hero()
    table = a_table(hero, zone=zone)
    fight = an_enemy(table, enemy)
    table.hand = Hand(0)
    table.hand.dungeon = 4
    play(strike(table, hero, fight, GUARDIAN))
    assert ills(hero) == after


@pytest.mark.parametrize(
    ("room", "dice", "after"),
    [
        ("trap_halls", [2, 5], (False, True, False)),
        ("trap_pit", [2, 1], (False, True, False)),
        ("trap_swarm", [2, 3], (False, False, True)),
        ("shrine", [1], (True, True, False)),
        ("shrine", [2], (True, False, False)),
    ],
)
def test_traps_and_shrines_curse_poison_and_blind(room: str, dice: list[Value], after: tuple[bool, bool, bool]) -> None:
    """[affliction.sources]"""
    hero = a_hero("priestess")
    play(resolve(a_table(hero), ROOMS[room], [hero]), dice)
    assert ills(hero) == after


@pytest.mark.parametrize("affliction", ["curse", "poison"])
def test_the_affliction_die_joins_tests_and_attacks(affliction: str) -> None:
    """[affliction.die_joins_the_hand] After the adventurer dice, before the dungeon die."""
    hero = a_hero("priestess")
    table = a_table(hero)
    afflict(table, hero, affliction)
    thrown = ["roll.adventurer", f"roll.{affliction}", "roll.dungeon"]
    assert questions(skill_test(table, hero), [2, 6, 1]) == thrown
    fight = an_enemy(table, "kings_protector")
    assert questions(attack(table, hero, fight), [2, 6, 1], ["stop"]) == [*thrown, "decide.reroll"]


@pytest.mark.parametrize(("die", "hp"), [(1, 9), (2, 9), (3, 9), (4, 10), (5, 10), (6, 10)])
def test_the_drop_costs_one_hp_and_the_blank_nothing(die: int, hp: int) -> None:
    """[affliction.triggers_on_symbol] [affliction.poison_costs_one_hp] [ruling.affliction_dice_half]"""
    hero = a_hero("priestess")
    hero.poisoned = True
    play(skill_test(a_table(hero), hero), dice=[6, die, 1])
    assert hero.hp == hp
    hero.hp = 10
    table = a_table(hero)
    play(attack(table, hero, an_enemy(table, "kings_protector")), dice=[2, die, 1], answers=["stop"])
    assert hero.hp == hp


def test_the_poison_die_kills_at_once() -> None:
    """[affliction.poison_costs_one_hp] Even in the throw that would have won the fight."""
    hero = a_hero("priestess", hp=1)
    hero.poisoned = True
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    with pytest.raises(GameOver):
        play(attack(table, hero, fight), dice=[6, 1, 1])
    assert fight.hp == 6
    result = GAME.result(table)
    assert result is not None and result.reason == "end.defeat_poison"


def test_the_skull_lowers_rerolled_dice_too() -> None:
    """[affliction.curse_lowers_every_die] A feat's 4 counts 3, and the curse die is not rolled again."""
    hero = a_hero("priestess", xp=1)
    hero.cursed = True
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(attack(table, hero, fight), dice=[3, 1, 1, 4], answers=[("feat", 1, "xp")])
    assert fight.hp == 12 - 3


def test_without_the_skull_the_dice_count_in_full() -> None:
    """[affliction.triggers_on_symbol]"""
    hero = a_hero("priestess", xp=6)
    hero.cursed = True
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(attack(table, hero, fight), dice=[4, 2, 4, 1], answers=["stop"])
    assert fight.hp == 12 - 6


def test_a_blind_character_chooses_without_seeing() -> None:
    """[affliction.blindness_hides_next_rooms] [ruling.blind_reveals_on_entry]"""
    hero = a_hero("priestess")
    hero.ready, hero.blind = False, True
    table = a_table(hero)
    table.phase, table.grid[0] = MOVE, "rest"
    ask = waiting(GAME.turn(table))
    assert (ask.prompt, ask.options, ask.facts) == ("decide.move", ["right", "down"], {"right": HIDDEN, "down": HIDDEN})
    play(GAME.turn(table), answers=["down"])
    assert table.grid[1] == table.grid[3] == HIDDEN
    play(GAME.turn(table), dice=["rest"], answers=["rest_train"])
    assert (table.grid[1], table.grid[3], hero.xp) == (HIDDEN, "rest", 1)


def test_a_second_dose_changes_nothing() -> None:
    """[affliction.one_die_of_each] One poison die and one curse die are rolled."""
    hero = a_hero("priestess")
    table = a_table(hero)
    events = listen(table)
    for affliction in ("poison", "poison", "curse", "curse"):
        afflict(table, hero, affliction)
    assert slugs(events) == ["affliction.sources", "affliction.one_die_of_each"] * 2
    assert questions(skill_test(table, hero), [2, 6, 6, 1]).count("roll.poison") == 1
    assert questions(skill_test(table, hero), [2, 6, 6, 1]).count("roll.curse") == 1


def test_cursed_and_poisoned_at_the_same_time() -> None:
    """[affliction.both_dice_possible] The shrine's worst result, and both dice in the next throw."""
    hero = a_hero("priestess", xp=6)
    table = a_table(hero)
    play(shrine(table, hero), dice=[1])
    assert ills(hero) == (True, True, False)
    outcome = play(skill_test(table, hero), dice=[5, 2, 1, 1, 6])
    assert (outcome.passed, outcome.dungeon, hero.hp) == (False, 6, 9)


def test_afflictions_last_from_zone_to_zone() -> None:
    """[affliction.lasts_until_cured] A symbol, a meal and a new zone cure nothing."""
    hero = a_hero()
    hero.cursed = hero.poisoned = hero.blind = True
    table = a_table(hero, food=1)
    play(skill_test(table, hero), dice=[2, 1, 1, 1])
    table.phase = DESCENT
    play(GAME.turn(table))
    play(prepare(table), dice=["spider_queen"])
    assert table.zone_number == 2
    assert ills(hero) == (True, True, True)


def test_afflictions_last_until_something_cures_them() -> None:
    """[affliction.lasts_until_cured]"""
    hero = a_hero("priestess")
    hero.cursed = hero.poisoned = hero.blind = True
    table = a_table(hero)
    events = listen(table)
    play(shrine(table, hero), dice=[5])
    assert ills(hero) == (False, False, False)
    assert "affliction.lasts_until_cured" in slugs(events)


def test_holy_water_cures_everything() -> None:
    """[affliction.holy_water_cures_all] Blindness included."""
    hero = a_hero("priestess")
    hero.potions = ["holy_water"]
    hero.cursed = hero.poisoned = hero.blind = True
    table = a_table(hero)
    play(skill_test(table, hero), dice=[2, 1], answers=[("drink", "holy_water")])
    assert ills(hero) == (False, False, False)
    assert (hero.potions, hero.hp) == ([], 10)


def test_perception_opens_blind_eyes_and_cures_nothing_else() -> None:
    """[affliction.perception_cures_blindness] Drunk at the crossroads, it shows the rooms there."""
    hero = a_hero("priestess")
    hero.ready = False
    hero.potions = ["perception"]
    hero.cursed = hero.poisoned = hero.blind = True
    table = a_table(hero)
    table.phase, table.grid[0] = MOVE, "rest"
    play(GAME.turn(table), dice=["tomb", "shrine"], answers=[("drink", "perception"), "right"])
    assert ills(hero) == (True, True, False)
    assert hero.potions == []
    assert (table.grid[1], table.grid[3]) == ("tomb", "shrine")


def test_a_hero_who_can_see_keeps_perception_for_a_test() -> None:
    """[affliction.perception_cures_blindness] It is offered as a cure to the blind only."""
    hero = a_hero("rogue")
    hero.potions = ["perception"]
    table = a_table(hero)
    table.phase, table.grid[0] = MOVE, "rest"
    assert waiting(GAME.turn(table), dice=["tomb", "shrine"]).options == ["right", "down", ("skill", "evasion")]
