"""The Treasure: gold, more gold after a danger, and a chest."""

import pytest

from oubliette.games.mini_rogue.cards import ROOMS
from oubliette.games.mini_rogue.preparation import prepare
from oubliette.games.mini_rogue.rooms import resolve
from oubliette.games.mini_rogue.rooms.treasure import treasure
from oubliette.kernel import Value, listen, play
from tests.games.mini_rogue.moments import waiting
from tests.games.mini_rogue.scenes import a_hero, a_table, slugs


def test_the_treasure_gives_one_gold() -> None:
    """[treasure.one_gold] Also to a hero who leaves the chest alone."""
    hero = a_hero()
    table = a_table(hero, gold=2)
    play(treasure(table, hero), answers=["leave"])
    assert table.gold == 3


def test_a_monster_in_this_zone_makes_it_two() -> None:
    """[treasure.bonus_gold_after_danger]"""
    hero = a_hero(hp=2)
    table = a_table(hero)
    play(resolve(table, ROOMS["monster_undead"], [hero]), dice=[6, 1], answers=["attack"])
    play(treasure(table, hero), answers=["leave"])
    assert table.gold == 2


@pytest.mark.parametrize("die", [5, 1])
def test_a_trap_in_this_zone_makes_it_two_however_it_went(die: int) -> None:
    """[treasure.bonus_gold_after_danger] [ruling.treasure_bonus_memory]"""
    hero = a_hero(hp=10)
    table = a_table(hero)
    play(resolve(table, ROOMS["trap_pit"], [hero]), dice=[die, 1])
    play(treasure(table, hero), answers=["leave"])
    assert table.gold == 2


def test_a_ghost_in_this_zone_makes_it_two() -> None:
    """[ruling.treasure_bonus_memory] It counts as a monster."""
    hero = a_hero(hp=2, xp=6)
    table = a_table(hero)
    play(resolve(table, ROOMS["tomb"], [hero]), dice=[4, 4, 6, 5, 5, 1], answers=["attack"])
    play(treasure(table, hero), answers=["leave"])
    assert table.gold == 2


def test_a_tomb_without_a_ghost_is_no_danger() -> None:
    """[ruling.treasure_bonus_memory] Nor are a rest and a shrine."""
    hero = a_hero(hp=10)
    table = a_table(hero, food=1)
    play(resolve(table, ROOMS["tomb"], [hero]), dice=[4, 5])
    play(resolve(table, ROOMS["rest"], [hero]), answers=["rest_heal"])
    play(resolve(table, ROOMS["shrine"], [hero]), dice=[1])
    play(treasure(table, hero), answers=["leave"])
    assert table.gold == 1


def test_the_dangers_of_the_last_zone_are_forgotten() -> None:
    """[ruling.treasure_bonus_memory]"""
    hero = a_hero(hp=10)
    table = a_table(hero)
    play(resolve(table, ROOMS["trap_pit"], [hero]), dice=[1, 1])
    table.zone_number = 3
    play(prepare(table))
    play(treasure(table, hero), answers=["leave"])
    assert table.gold == 1


def test_the_dangers_of_the_partner_do_not_count() -> None:
    """[ruling.treasure_bonus_memory]"""
    rogue, mage = a_hero("rogue"), a_hero("mage", seat=1)
    table = a_table(rogue, mage)
    play(resolve(table, ROOMS["trap_pit"], [mage]), dice=[1, 1])
    play(treasure(table, rogue), answers=["leave"])
    assert table.gold == 1
    play(treasure(table, mage), answers=["leave"])
    assert table.gold == 1 + 2


def test_the_published_card_adds_two_after_a_danger() -> None:
    """[treasure.bonus_gold_after_danger] The option treasure_bonus_gold, section 5."""
    hero = a_hero(hp=10)
    table = a_table(hero, treasure_bonus_gold=2)
    play(resolve(table, ROOMS["trap_pit"], [hero]), dice=[1, 1])
    play(treasure(table, hero), answers=["leave"])
    assert table.gold == 3


def test_the_gold_comes_before_the_chest() -> None:
    """[ruling.treasure_order] It is in the purse when the chest is asked about."""
    hero = a_hero()
    hero.poisoned = True
    table = a_table(hero)
    ask = waiting(treasure(table, hero))
    assert (ask.prompt, list(ask.options)) == ("decide.open_chest", ["open", "leave"])
    assert table.gold == 1


def test_the_poisoned_may_leave_the_chest_closed() -> None:
    """[ruling.treasure_order] No die is rolled."""
    hero = a_hero(hp=1)
    hero.poisoned = True
    table = a_table(hero)
    play(treasure(table, hero), answers=["leave"])
    assert (hero.hp, table.gold) == (1, 1)


def test_a_chest_that_stays_shut_gives_nothing_but_the_gold() -> None:
    """[treasure.chest_test] The dungeon die is rolled all the same."""
    hero = a_hero()
    table = a_table(hero)
    events = listen(table)
    play(treasure(table, hero), dice=[4, 1], answers=["open"])
    assert (table.gold, hero.armor, hero.xp) == (1, 0, 0)
    assert events[-1].slug == "treasure.chest_test"
    assert "treasure.choose_one_of_two" not in slugs(events)


@pytest.mark.parametrize(
    ("die", "choices"),
    [
        (1, [("armor", 1), ("xp", 2)]),
        (2, [("potion", "fire"), ("gold", 2)]),
        (3, [("potion", "life"), ("xp", 2)]),
        (4, [("armor", 1), ("gold", 1)]),
        (5, [("potion", "poison"), ("potion", "perception")]),
        (6, [("potion", "frost"), ("refresh", "card")]),
    ],
)
def test_an_open_chest_offers_two_things(die: int, choices: list[Value]) -> None:
    """[treasure.chest_test] [treasure.choose_one_of_two] The dungeon die of the same throw says which."""
    hero = a_hero()
    ask = waiting(treasure(a_table(hero), hero), dice=[5, die], answers=["open"])
    assert (ask.prompt, list(ask.options)) == ("decide.chest_option", choices)


def test_only_one_of_the_two_is_taken() -> None:
    """[treasure.choose_one_of_two]"""
    hero = a_hero()
    table = a_table(hero)
    play(treasure(table, hero), dice=[6, 1], answers=["open", ("armor", 1)])
    assert (hero.armor, hero.xp) == (1, 0)
    play(treasure(table, hero), dice=[6, 1], answers=["open", ("xp", 2)])
    assert (hero.armor, hero.xp) == (1, 2)
    play(treasure(table, hero), dice=[6, 2], answers=["open", ("potion", "fire")])
    assert (hero.potions, table.gold) == (["fire"], 3)
    play(treasure(table, hero), dice=[6, 4], answers=["open", ("gold", 1)])
    assert (hero.armor, table.gold) == (1, 5)


def test_a_potion_already_owned_leaves_the_other_thing() -> None:
    """[ruling.duplicate_potion] Nothing is left to choose."""
    hero = a_hero()
    hero.potions = ["fire"]
    table = a_table(hero)
    play(treasure(table, hero), dice=[5, 2], answers=["open"])
    assert (hero.potions, table.gold) == (["fire"], 3)


def test_a_chest_with_two_potions_already_owned_gives_none() -> None:
    """[ruling.duplicate_potion] Perception would have no effect now, because the hero is not blind."""
    hero = a_hero()
    hero.potions = ["poison", "perception"]
    table = a_table(hero)
    play(treasure(table, hero), dice=[5, 5], answers=["open"])
    assert hero.potions == ["poison", "perception"]


def test_with_full_hands_the_potion_of_the_chest_replaces_one_or_is_left() -> None:
    """[ruling.full_hands_choice]"""
    hero = a_hero(hp=20)
    hero.potions = ["poison", "frost"]
    table = a_table(hero)
    fire = ("potion", "fire")
    ask = waiting(treasure(table, hero), dice=[5, 2], answers=["open", fire])
    assert list(ask.options) == [("replace", "poison"), ("replace", "frost"), "refuse"]
    play(treasure(table, hero), dice=[5, 2], answers=["open", fire, "refuse"])
    assert set(hero.potions) == {"poison", "frost"}
    play(treasure(table, hero), dice=[5, 2], answers=["open", fire, ("replace", "poison")])
    assert set(hero.potions) == {"frost", "fire"}
