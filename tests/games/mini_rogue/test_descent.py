"""The descent phase: eat, turn the card up, go down."""

import pytest

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.state import DESCENT, PREPARATION, Hero, Table
from oubliette.kernel import listen, play
from tests.games.mini_rogue.moments import questions
from tests.games.mini_rogue.scenes import a_hero, a_table, slugs


def descending(hero: Hero, zone: int = 1, food: int = 0) -> Table:
    table = a_table(hero, zone=zone, food=food)
    table.phase = DESCENT
    return table


@pytest.mark.parametrize("food", [1, 4])
def test_a_descent_costs_one_ration(food: int) -> None:
    """[descent.eat_one_ration] And no HP."""
    hero = a_hero()
    table = descending(hero, food=food)
    play(GAME.turn(table))
    assert (table.food, hero.hp) == (food - 1, 10)


def test_without_food_a_descent_costs_three_hp() -> None:
    """[descent.starve_three_hp] Armor does not help against hunger."""
    hero = a_hero(armor=4)
    table = descending(hero)
    play(GAME.turn(table))
    assert (table.food, hero.hp, hero.armor) == (0, 7, 4)


def test_the_character_card_is_turned_up_after_the_meal() -> None:
    """[descent.refresh_character_card] [skill.refresh_moments] With or without food."""
    for food in (0, 1):
        hero = a_hero()
        hero.ready = False
        table = descending(hero, food=food)
        events = listen(table)
        play(GAME.turn(table))
        assert hero.ready
        assert slugs(events)[-2:] == ["skill.refresh_moments", "descent.move_to_next_zone"]


@pytest.mark.parametrize(
    ("zone", "floor_below"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3), (7, 4), (8, 4), (9, 4)]
)
def test_the_party_goes_on_to_the_next_zone(zone: int, floor_below: int) -> None:
    """[descent.move_to_next_zone] [dungeon.numbered_zones] One further, and a new turn begins with its preparation."""
    table = descending(a_hero(), zone=zone, food=1)
    assert questions(GAME.turn(table)) == []
    assert (table.zone_number, table.floor, table.phase) == (zone + 1, floor_below, PREPARATION)


def test_four_floors_are_walked_through_zone_by_zone() -> None:
    """[dungeon.four_floors] [dungeon.one_zone_per_turn] From floor 1 to floor 4 in two, two, three and three zones."""
    table = a_table(a_hero())
    floors = [table.floor]
    for _ in range(9):
        table.phase, table.food = DESCENT, 1
        play(GAME.turn(table))
        floors.append(table.floor)
    assert floors == [1, 1, 2, 2, 3, 3, 3, 4, 4, 4]
