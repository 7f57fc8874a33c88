"""How a match ends: the cause of death, the score, and that two players share both."""

import pytest

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.state import EXIT, ROOM, Hero, Table
from oubliette.kernel import GameOver, Result, Value, listen, play
from tests.games.mini_rogue.coop_scenes import LEADER, SECOND, a_pair, at_exit, facts, seats, share
from tests.games.mini_rogue.scenes import a_hero, a_table


def alone(hp: int, room: str, zone: int = 1, xp: int = 0) -> Table:
    """A table with one hero in this room, or at the Exit before Og; his Character card is face down."""
    hero = a_hero(hp=hp, xp=xp)
    hero.ready = False
    table = a_table(hero, zone=zone)
    if room == "og_remains":
        table.pile = 0
        at_exit(table, room)
        table.phase = EXIT
    else:
        share(table, room)
        table.phase = ROOM
    return table


def test_death_by_the_ghost_of_a_tomb_is_death_by_a_monster() -> None:
    """[end.defeat] [tomb.ghost_is_a_monster]"""
    table = alone(1, "tomb", zone=6)
    with pytest.raises(GameOver):
        play(GAME.turn(table), dice=[2, 6, 2, 3])
    assert GAME.result(table) == Result("end.defeat_monster", (2,), (5,))


def test_death_by_og_is_death_by_a_guardian() -> None:
    """[end.defeat]"""
    table = alone(2, "og_remains", zone=10)
    with pytest.raises(GameOver):
        play(GAME.turn(table), dice=[2, 2])
    assert GAME.result(table) == Result("end.defeat_guardian", (2,), (9,))


def test_death_by_og_awake_is_death_by_a_guardian_too() -> None:
    """[end.defeat] [guardian.og_has_two_phases] Half a victory is none."""
    table = alone(2, "og_remains", zone=10, xp=18)
    with pytest.raises(GameOver):
        play(
            GAME.turn(table),
            dice=[6, 6, 6, 6, 6, 6, 2, 2, 2, 2],
            answers=[("critical", 1), ("critical", 1), "stop"],
        )
    assert GAME.result(table) == Result("end.defeat_guardian", (2,), (9,))


def test_death_by_the_rats_of_a_tomb_has_an_ending_of_its_own() -> None:
    """[end.defeat] [tomb.rats_without_food]"""
    table = alone(3, "tomb", zone=4)
    with pytest.raises(GameOver):
        play(GAME.turn(table), dice=[2, 5])
    assert GAME.result(table) == Result("end.defeat_rats", (2,), (3,))


@pytest.mark.parametrize("zone", range(1, 11))
def test_a_defeat_is_worth_the_zones_left_behind(zone: int) -> None:
    """[ruling.score]"""
    table = alone(1, "trap_halls", zone=zone)
    with pytest.raises(GameOver):
        play(GAME.turn(table), dice=[2, 5])
    assert GAME.result(table) == Result("end.defeat_trap", (2,), (zone - 1,))


@pytest.mark.parametrize("zone", [1, 5, 10])
@pytest.mark.parametrize("victim", [LEADER, SECOND])
def test_a_defeat_is_worth_the_same_to_both(zone: int, victim: int) -> None:
    """[ruling.score] [coop.share_fate] It does not matter which of the two died."""
    table, _, _ = a_pair(zone=zone)
    table.heroes[victim].hp = 1
    share(table, "trap_halls")
    table.phase = ROOM
    dice: list[Value] = [2, 5] if victim == LEADER else [5, 3, 2, 5]
    with pytest.raises(GameOver):
        play(GAME.turn(table), dice=dice)
    assert GAME.result(table) == Result("end.defeat_trap", (2, 2), (zone - 1, zone - 1))


def two_against_og() -> tuple[Table, Hero, Hero]:
    """A table with two heroes of level 3 and 20 HP at the last Exit."""
    table, rogue, mage = a_pair(zone=10)
    rogue.xp = mage.xp = 18
    rogue.hp = mage.hp = 20
    table.pile = 0
    at_exit(table, "og_remains")
    table.phase = EXIT
    return table, rogue, mage


# Blows of 15. From the first counter-attack on the Rogue is cursed (the die after the three), then poisoned (the next).
FIRST_PHASE = [5, 5, 5, 3, 5, 5, 5, 1, 5, 5, 5, 6, 1, 5, 5, 5, 2]
SECOND_PHASE = [5, 5, 5, 6, 2, 5, 5, 5, 1]


def test_og_dies_twice_and_both_of_us_have_won() -> None:
    """[coop.share_fate] [ruling.score] [end.victory] Blow by blow, to the last: 3 HP are left to the Rogue, then 2."""
    table, rogue, mage = two_against_og()
    events = listen(table)
    play(GAME.turn(table), dice=[*FIRST_PHASE, *SECOND_PHASE, 6, 6, 6, 1, 1, 6], answers=["stop"] * 5)
    assert seats(events, "combat.roll_hand") == [LEADER, SECOND, LEADER, SECOND, LEADER, SECOND, LEADER]
    assert facts(events, "combat.damage_is_the_sum", "hp") == [35, 20, 5, 0, 25, 10, 0]
    assert (rogue.hp, mage.hp) == (2, 20)
    assert GAME.result(table) == Result("end.victory", (1, 1), (10, 10))


def test_og_kills_one_of_us_and_both_have_lost() -> None:
    """[coop.share_fate] [ruling.score] [end.defeat] The Mage has not lost a single HP."""
    table, rogue, mage = two_against_og()
    with pytest.raises(GameOver):
        play(GAME.turn(table), dice=[*FIRST_PHASE, *SECOND_PHASE, 2, 2, 2, 1, 6, 6], answers=["stop"] * 6)
    assert (rogue.hp, mage.hp, table.dead_seat) == (0, 20, LEADER)
    assert GAME.result(table) == Result("end.defeat_guardian", (2, 2), (9, 9))
