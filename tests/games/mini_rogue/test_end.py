"""The end of the game: Og's Blood, or a grave."""

import pytest

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.state import DESCENT, EXIT, ROOM
from oubliette.kernel import GameOver, Result, play
from tests.games.mini_rogue.moments import waiting
from tests.games.mini_rogue.scenes import a_hero, a_table


def test_the_second_death_of_og_wins_at_once() -> None:
    """[end.victory] [ruling.victory_is_immediate] Nobody eats: with 1 HP and no food that would be the end."""
    hero = a_hero(hp=1, xp=23)
    hero.ready = False
    table = a_table(hero, zone=10, food=0)
    table.phase = EXIT
    table.guardian = "og_remains"
    play(
        GAME.turn(table),
        dice=[6, 6, 6, 6, 6, 5, 6, 6, 6, 6, 2],
        answers=[("critical", 1), ("critical", 1), ("critical", 3)],
    )
    assert hero.hp == 1
    assert GAME.result(table) == Result("end.victory", (1,), (10,))


def test_the_first_death_of_og_wins_nothing() -> None:
    """[end.victory]"""
    hero = a_hero(hp=1, xp=23)
    hero.ready = False
    table = a_table(hero, zone=10)
    table.phase = EXIT
    table.guardian = "og_remains"
    waiting(GAME.turn(table), dice=[6, 6, 6, 6, 6, 5], answers=[("critical", 1), ("critical", 1)])
    assert GAME.result(table) is None


def test_a_lesser_guardian_wins_nothing() -> None:
    """[end.victory]"""
    hero = a_hero(hp=1, xp=23)
    hero.ready = False
    table = a_table(hero, zone=7)
    table.phase = EXIT
    table.guardian = "spider_queen"
    play(GAME.turn(table), dice=[6, 6, 6, 6, 6, 2], answers=[("critical", 1), ("potion", "frost")])
    assert GAME.result(table) is None


def test_death_by_a_monster_is_defeat() -> None:
    """[end.defeat] The score is the number of zones left behind."""
    hero = a_hero(hp=2)
    hero.ready = False
    table = a_table(hero, zone=3)
    table.phase = ROOM
    table.grid[0] = "monster_goblin"
    with pytest.raises(GameOver):
        play(GAME.turn(table), dice=[2, 2])
    assert GAME.result(table) == Result("end.defeat_monster", (2,), (2,))


def test_death_by_a_guardian_is_defeat() -> None:
    """[end.defeat]"""
    hero = a_hero(hp=2)
    hero.ready = False
    table = a_table(hero, zone=2)
    table.phase = EXIT
    table.guardian = "kings_protector"
    with pytest.raises(GameOver):
        play(GAME.turn(table), dice=[2, 2])
    assert GAME.result(table) == Result("end.defeat_guardian", (2,), (1,))


def test_death_by_hunger_is_defeat() -> None:
    """[end.defeat] [descent.starve_three_hp]"""
    hero = a_hero(hp=3)
    table = a_table(hero, zone=1, food=0)
    table.phase = DESCENT
    with pytest.raises(GameOver):
        play(GAME.turn(table))
    assert GAME.result(table) == Result("end.defeat_hunger", (2,), (0,))


def test_death_by_one_s_own_poison_is_defeat() -> None:
    """[end.defeat]"""
    hero = a_hero(hp=1)
    hero.ready = False
    hero.poisoned = True
    table = a_table(hero, zone=9)
    table.phase = ROOM
    table.grid[0] = "tomb"
    with pytest.raises(GameOver):
        play(GAME.turn(table), dice=[6, 1, 2])
    assert GAME.result(table) == Result("end.defeat_poison", (2,), (8,))


def test_as_long_as_somebody_lives_there_is_no_result() -> None:
    """[end.defeat] 1 HP is alive."""
    hero = a_hero(hp=3)
    hero.ready = False
    table = a_table(hero)
    table.phase = ROOM
    table.grid[0] = "trap_halls"
    play(GAME.turn(table), dice=[1, 1])
    assert hero.hp == 1
    assert GAME.result(table) is None
