"""Traps: a reward for the nimble, a penalty for the others."""

import pytest

from oubliette.games.mini_rogue.rooms.traps import trap
from oubliette.kernel import GameOver, listen, play
from tests.games.mini_rogue.scenes import a_hero, a_table, slugs

FIRST_ZONE = {1: 1, 2: 3, 3: 5, 4: 8}


@pytest.mark.parametrize(
    ("card", "faces", "potion", "armor", "xp", "food"),
    [
        ("trap_halls", (1, 2), "holy_water", 0, 0, 0),
        ("trap_halls", (3, 4), "", 1, 0, 0),
        ("trap_halls", (5, 6), "perception", 0, 0, 0),
        ("trap_pit", (1, 2), "", 0, 1, 0),
        ("trap_pit", (3, 4), "", 0, 2, 0),
        ("trap_pit", (5, 6), "perception", 0, 0, 0),
        ("trap_swarm", (1, 2), "poison", 0, 0, 0),
        ("trap_swarm", (3, 4), "", 0, 0, 2),
        ("trap_swarm", (5, 6), "", 0, 2, 0),
    ],
)
def test_an_avoided_trap_is_rewarded(
    card: str, faces: tuple[int, int], potion: str, armor: int, xp: int, food: int
) -> None:
    """[trap.test_and_roll] [trap.success_gives_reward] Nothing is lost, and nobody falls."""
    for die in faces:
        hero = a_hero(hp=10)
        table = a_table(hero, zone=5, card_set="pnp_plus")
        play(trap(table, hero, card), dice=[5, die])
        assert hero.potions == ([potion] if potion else [])
        assert (hero.armor, hero.xp, table.food) == (armor, xp, food)
        assert (hero.hp, hero.afflicted, table.falling) == (10, False, False)


@pytest.mark.parametrize(
    ("card", "faces", "hp", "food", "armor", "affliction"),
    [
        ("trap_halls", (1, 2), 0, 1, 0, ""),
        ("trap_halls", (3, 4), 0, 0, 1, ""),
        ("trap_halls", (5, 6), 1, 0, 0, "poison"),
        ("trap_pit", (1, 2), 1, 0, 0, "poison"),
        ("trap_pit", (3, 4), 1, 0, 0, ""),
        ("trap_pit", (5, 6), 3, 0, 0, ""),
        ("trap_swarm", (1, 2), 1, 0, 0, ""),
        ("trap_swarm", (3, 4), 0, 0, 1, "blindness"),
        ("trap_swarm", (5, 6), 0, 1, 0, "blindness"),
    ],
)
def test_a_sprung_trap_hurts(
    card: str, faces: tuple[int, int], hp: int, food: int, armor: int, affliction: str
) -> None:
    """[trap.test_and_roll] [trap.failure_springs_it] On the first floor; there is no reward."""
    for die in faces:
        hero = a_hero(hp=10, armor=4)
        table = a_table(hero, food=4, card_set="pnp_plus")
        play(trap(table, hero, card), dice=[4, die])
        assert (hero.hp, table.food, hero.armor) == (10 - hp, 4 - food, 4 - armor)
        assert (hero.poisoned, hero.blind) == (affliction == "poison", affliction == "blindness")
        assert (hero.cursed, hero.xp, hero.potions) == (False, 0, [])


@pytest.mark.parametrize("floor", [1, 2, 3, 4])
@pytest.mark.parametrize(("card", "die"), [("trap_halls", 5), ("trap_pit", 3), ("trap_swarm", 1)])
def test_axes_stakes_and_thorns_hurt_more_on_each_floor(card: str, die: int, floor: int) -> None:
    """[trap.failure_springs_it] [dungeon.floor_scales_difficulty]"""
    hero = a_hero(hp=10)
    table = a_table(hero, zone=FIRST_ZONE[floor], card_set="pnp_plus")
    play(trap(table, hero, card), dice=[1, die])
    assert hero.hp == 10 - floor


@pytest.mark.parametrize("floor", [1, 2, 3, 4])
def test_the_hungry_rats_eat_more_on_each_floor(floor: int) -> None:
    """[trap.failure_springs_it] [dungeon.floor_scales_difficulty]"""
    hero = a_hero(hp=10)
    table = a_table(hero, zone=FIRST_ZONE[floor], food=4)
    play(trap(table, hero, "trap_halls"), dice=[1, 1])
    assert (table.food, hero.hp) == (4 - floor, 10)


@pytest.mark.parametrize(
    ("card", "die", "hp", "armor"),
    [("trap_halls", 3, 10, 1), ("trap_pit", 1, 9, 2), ("trap_pit", 5, 7, 2), ("trap_swarm", 3, 10, 1)],
)
def test_acid_spikes_pit_and_webs_are_the_same_on_each_floor(card: str, die: int, hp: int, armor: int) -> None:
    """[trap.failure_springs_it] On the third floor."""
    hero = a_hero(hp=10, armor=2)
    table = a_table(hero, zone=5, card_set="pnp_plus")
    play(trap(table, hero, card), dice=[1, die])
    assert (hero.hp, hero.armor) == (hp, armor)


def test_the_bats_take_one_ration_on_any_floor() -> None:
    """[trap.failure_springs_it]"""
    hero = a_hero(hp=10)
    table = a_table(hero, zone=8, food=3, card_set="pnp_plus")
    play(trap(table, hero, "trap_swarm"), dice=[1, 5])
    assert table.food == 2


def test_a_hero_who_has_no_armor_loses_two_hp_to_the_acid() -> None:
    """[trap.unpayable_penalty_two_hp] On every floor."""
    for zone in (1, 8):
        hero = a_hero(hp=10, armor=0)
        play(trap(a_table(hero, zone=zone), hero, "trap_halls"), dice=[1, 3])
        assert (hero.hp, hero.armor) == (8, 0)


def test_a_hero_who_has_no_food_loses_two_hp_to_the_rats() -> None:
    """[trap.unpayable_penalty_two_hp]"""
    hero = a_hero(hp=10)
    table = a_table(hero, food=0)
    play(trap(table, hero, "trap_halls"), dice=[1, 1])
    assert (hero.hp, table.food) == (8, 0)


def test_a_penalty_is_paid_in_full_or_not_at_all() -> None:
    """[ruling.trap_penalty_all_or_nothing] Two rations where the rats want three: they stay, and 2 HP are lost."""
    hero = a_hero(hp=10)
    table = a_table(hero, zone=5, food=2)
    play(trap(table, hero, "trap_halls"), dice=[1, 2])
    assert (hero.hp, table.food) == (8, 2)


@pytest.mark.parametrize("die", [3, 5])
def test_a_swarm_blinds_even_a_hero_who_cannot_pay(die: int) -> None:
    """[trap.unpayable_penalty_two_hp] Spec 2.26: web and bats."""
    hero = a_hero(hp=10, armor=0)
    table = a_table(hero, food=0, card_set="pnp_plus")
    play(trap(table, hero, "trap_swarm"), dice=[1, die])
    assert (hero.hp, hero.blind) == (8, True)


def test_the_wound_comes_before_the_poison() -> None:
    """[ruling.trap_penalty_order]"""
    hero = a_hero(hp=10)
    table = a_table(hero)
    events = listen(table)
    play(trap(table, hero, "trap_halls"), dice=[1, 5])
    assert slugs(events)[-3:] == ["trap.failure_springs_it", "stat.hp", "affliction.sources"]


def test_a_hero_who_dies_of_the_axes_is_not_poisoned_any_more() -> None:
    """[ruling.trap_penalty_order] [end.defeat]"""
    hero = a_hero(hp=1)
    table = a_table(hero)
    with pytest.raises(GameOver):
        play(trap(table, hero, "trap_halls"), dice=[1, 5])
    assert (hero.hp, hero.poisoned, table.cause_of_death) == (0, False, "trap")


def test_a_hero_who_dies_of_the_pit_does_not_fall() -> None:
    """[ruling.trap_penalty_order] The HP come first, then the fall."""
    hero = a_hero(hp=3)
    table = a_table(hero)
    with pytest.raises(GameOver):
        play(trap(table, hero, "trap_pit"), dice=[1, 6])
    assert (hero.hp, table.falling, table.zone_number) == (0, False, 1)


def test_above_the_last_floor_the_pit_has_none() -> None:
    """[trap.pit_on_last_floor] 3 HP, and a fall to come."""
    hero = a_hero(hp=10)
    table = a_table(hero, zone=7)
    play(trap(table, hero, "trap_pit"), dice=[1, 5])
    assert (hero.hp, table.falling) == (7, True)


def test_the_potion_of_an_avoided_trap_is_lost_on_a_hero_who_owns_it_and_is_healthy() -> None:
    """[ruling.duplicate_potion] Nobody is asked: there is nothing to drink it for."""
    hero = a_hero(hp=10)
    hero.potions = ["holy_water"]
    table = a_table(hero)
    events = listen(table)
    play(trap(table, hero, "trap_halls"), dice=[5, 1])
    assert hero.potions == ["holy_water"]
    assert events[-1].slug == "ruling.duplicate_potion"
