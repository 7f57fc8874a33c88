"""The Shrine and the Tomb."""

import pytest

from oubliette.games.mini_rogue.rooms.shrine import shrine
from oubliette.games.mini_rogue.rooms.tomb import tomb
from oubliette.kernel import GameOver, listen, play
from tests.games.mini_rogue.moments import waiting
from tests.games.mini_rogue.scenes import a_hero, a_table, slugs


@pytest.mark.parametrize(
    ("die", "cursed", "poisoned", "hp"),
    [
        (1, True, True, 10),
        (2, True, False, 10),
        (3, True, False, 10),
        (4, False, False, 12),
        (5, False, False, 11),
        (6, False, False, 11),
    ],
)
def test_what_the_gods_do_to_the_healthy(die: int, cursed: bool, poisoned: bool, hp: int) -> None:
    """[shrine.roll_and_consult] One die, no test; without gold nothing is asked."""
    hero = a_hero(hp=10)
    table = a_table(hero)
    play(shrine(table, hero), dice=[die])
    assert (hero.cursed, hero.poisoned, hero.hp) == (cursed, poisoned, hp)


@pytest.mark.parametrize(("die", "cured", "hp"), [(4, True, 12), (5, True, 11), (6, False, 11)])
def test_what_the_gods_do_to_the_sick(die: int, cured: bool, hp: int) -> None:
    """[shrine.roll_and_consult] A 6 gives 1 HP and no cure."""
    hero = a_hero(hp=10)
    hero.cursed = hero.poisoned = hero.blind = True
    play(shrine(a_table(hero), hero), dice=[die])
    assert (hero.cursed, hero.poisoned, hero.blind) == (not cured,) * 3
    assert hero.hp == hp


def test_a_coin_before_the_roll_adds_one() -> None:
    """[shrine.offering_adds_one] A 3 would have been a curse."""
    hero = a_hero(hp=10)
    table = a_table(hero, gold=3)
    play(shrine(table, hero), dice=[3], answers=["offer"])
    assert (hero.cursed, hero.hp, table.gold) == (False, 12, 2)


def test_the_coin_may_be_kept() -> None:
    """[shrine.offering_adds_one] It is asked before the die is seen."""
    hero = a_hero(hp=10)
    table = a_table(hero, gold=1)
    assert list(waiting(shrine(table, hero)).options) == ["offer", "keep"]
    play(shrine(table, hero), dice=[3], answers=["keep"])
    assert (hero.cursed, table.gold) == (True, 1)


def test_a_coin_and_a_six_are_still_a_six() -> None:
    """[ruling.shrine_result_capped] And one coin is all the gods take: a rich character is asked once."""
    hero = a_hero(hp=10)
    table = a_table(hero, gold=10)
    events = listen(table)
    play(shrine(table, hero), dice=[6], answers=["offer"])
    assert (hero.hp, table.gold) == (11, 9)
    results = [event.facts["result"] for event in events if event.slug == "shrine.roll_and_consult"]
    assert results == [6]


@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_a_failed_test_in_the_tomb_still_finds_what_the_die_shows(die: int) -> None:
    """[tomb.test_and_roll] [tomb.result_applies_either_way]"""
    hero = a_hero(hp=10)
    table = a_table(hero)
    play(tomb(table, hero, [hero]), dice=[4, die])
    assert (hero.potions, table.food, table.gold, hero.xp) == (
        ["holy_water"] if die == 1 else [],
        int(die == 2),
        int(die == 3),
        int(die == 4),
    )


def test_a_passed_test_in_the_tomb_may_take_the_line_above_or_below() -> None:
    """[tomb.success_shifts_by_one] [tomb.test_and_roll]"""
    hero = a_hero(hp=10)
    table = a_table(hero)
    ask = waiting(tomb(table, hero, [hero]), dice=[5, 3])
    assert (ask.prompt, list(ask.options)) == ("decide.tomb_shift", ["provisions", "loot", "codex"])
    play(tomb(table, hero, [hero]), dice=[5, 3], answers=["provisions"])
    assert (table.food, table.gold, hero.xp) == (1, 0, 0)
    play(tomb(table, hero, [hero]), dice=[5, 3], answers=["codex"])
    assert (table.food, table.gold, hero.xp) == (1, 0, 1)


def test_a_passed_test_in_the_tomb_may_leave_the_die_alone() -> None:
    """[ruling.tomb_shift_stays_on_table] [tomb.result_applies_either_way]"""
    hero = a_hero(hp=10)
    table = a_table(hero)
    play(tomb(table, hero, [hero]), dice=[5, 3], answers=["loot"])
    assert (table.food, table.gold, hero.xp) == (0, 1, 0)


@pytest.mark.parametrize(("die", "reach"), [(1, ["holy_water", "provisions"]), (6, ["horde_of_rats", "ghost"])])
def test_the_ends_of_the_tombs_table_do_not_meet(die: int, reach: list[str]) -> None:
    """[ruling.tomb_shift_stays_on_table]"""
    hero = a_hero(hp=10)
    ask = waiting(tomb(a_table(hero), hero, [hero]), dice=[5, die])
    assert list(ask.options) == reach


def test_the_rats_eat_a_ration() -> None:
    """[tomb.rats_without_food]"""
    hero = a_hero(hp=10)
    table = a_table(hero, food=2)
    play(tomb(table, hero, [hero]), dice=[1, 5])
    assert (table.food, hero.hp) == (1, 10)


def test_the_rats_bite_a_hero_who_has_no_food() -> None:
    """[tomb.rats_without_food]"""
    hero = a_hero(hp=10)
    table = a_table(hero, food=0)
    play(tomb(table, hero, [hero]), dice=[1, 5])
    assert (table.food, hero.hp) == (0, 7)


def test_the_rats_may_be_the_end() -> None:
    """[tomb.rats_without_food] [end.defeat]"""
    hero = a_hero(hp=3)
    table = a_table(hero, food=0)
    with pytest.raises(GameOver):
        play(tomb(table, hero, [hero]), dice=[1, 5])
    assert (hero.hp, table.cause_of_death) == (0, "rats")


def test_the_ghost_of_the_floor_is_fought_like_any_monster() -> None:
    """[tomb.ghost_is_a_monster] [ghost.same_as_monster] Blows are exchanged, it blinds, it is worth 2 XP."""
    hero = a_hero(hp=10, xp=6)
    hero.ready = False
    table = a_table(hero, zone=5)
    events = listen(table)
    play(
        tomb(table, hero, [hero]),
        dice=[1, 1, 6, 5, 4, 3, 5, 1, 1],
        answers=["stop"],
    )
    facing = [event.facts for event in events if event.slug == "monster.must_fight"]
    assert facing == [{"enemy": "spectre", "hp": 14, "damage": 3, "skills": ("blindness",)}]
    assert (hero.hp, hero.blind, hero.xp) == (7, True, 8)
    assert table.fight is None
    assert "monster.reward_by_floor" in slugs(events)


@pytest.mark.parametrize(
    ("zone", "name", "hp"), [(1, "apparition", 10), (3, "ghost", 12), (5, "spectre", 14), (8, "revenant", 16)]
)
def test_each_floor_has_its_ghost(zone: int, name: str, hp: int) -> None:
    """[ghost.same_as_monster] [tomb.ghost_is_a_monster] The skill card is at hand: attack or skill."""
    hero = a_hero("rogue", hp=10)
    table = a_table(hero, zone=zone)
    ask = waiting(tomb(table, hero, [hero]), dice=[1, 6])
    assert (ask.prompt, ask.facts) == ("decide.attack_or_skill", {"enemy": name, "hp": hp})
