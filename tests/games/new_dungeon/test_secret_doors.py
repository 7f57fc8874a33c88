"""Secret doors: looking for them, finding them, following through them. Rulebook, section 4.

K103 has a secret door to R108; K601 has two, to R112 and R601.
"""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon.state import Table
from oubliette.kernel import listen, play
from tests.games.new_dungeon.scenes import (
    asked,
    at,
    clear,
    held,
    hero,
    monsters_in,
    offered,
    put_monster,
    put_treasure,
    table,
    told,
    turn_of,
)

TRY = ("secret_try", "R108")


def before_the_door(*names: str, room: str = "cleared") -> Table:
    """A table with these heroes on K103, before the secret door of R108."""
    scene = table(*[hero(name, at="K103") for name in names or ("warrior",)])
    if room == "cleared":
        clear(scene, "R108")
    return scene


def fail(scene: Table, seat: int = 0, times: int = 1) -> None:
    """Fail at the door of R108 on `times` turns."""
    for _ in range(times):
        play(turn_of(scene, seat), dice=[6], answers=[TRY])


CLASSES = [("warrior", 2), ("elf", 4), ("dwarf", 3), ("thief", 3), ("paladin", 2), ("wizard", 2)]


@pytest.mark.parametrize(("name", "number"), CLASSES)
def test_with_the_number_of_my_card_i_find_the_door(name: str, number: int) -> None:
    """[secret.roll] [hero.elf] [hero.dwarf] [hero.thief] [hero.wizard_spells]"""
    scene = before_the_door(name)
    play(turn_of(scene), dice=[number], answers=[TRY, "stop"])
    assert at(scene.heroes[0]) == "R108"


@pytest.mark.parametrize(("name", "number"), CLASSES)
def test_with_one_more_than_my_number_i_do_not_find_the_door(name: str, number: int) -> None:
    """[secret.roll] [secret.fail_ends_turn]"""
    scene = before_the_door(name)
    play(turn_of(scene), dice=[number + 1], answers=[TRY])
    assert at(scene.heroes[0]) == "K103"


def test_nobody_walks_through_a_secret_door_without_a_roll() -> None:
    """[secret.roll] The room is no plain step."""
    assert set(offered(turn_of(before_the_door()))) == {"K102", "K104", "R102", TRY, "stop"}


def test_a_failure_ends_the_turn_before_an_ambush() -> None:
    """[secret.fail_ends_turn] Four spaces were left, and a rich rival is here; nothing is asked."""
    scene = table(hero("thief", at="K103"), hero("wizard", at="K103", treasures=["gold_ring"]))

    play(turn_of(scene), dice=[4], answers=[TRY])

    assert at(scene.heroes[0]) == "K103"
    assert scene.to_play == 1


def test_a_failure_ends_the_turn_before_a_fight() -> None:
    """[secret.fail_ends_turn] No further move and no fight: the monster in whose room he looks does nothing."""
    scene = table(hero("warrior", at="R108", came_from="K114"))
    put_monster(scene, "R108", "goblins")

    play(turn_of(scene), dice=[3], answers=[("secret_try", "K103")])

    assert at(scene.heroes[0]) == "R108"
    assert monsters_in(scene, "R108") == ["goblins"]


def test_after_a_success_i_walk_on() -> None:
    """[secret.success_continues] [move.cost] The room costs one, the door nothing: four spaces are left."""
    scene = before_the_door()
    play(turn_of(scene), dice=[1], answers=[TRY, "K114", "MAIN", "K117", "K118"])
    assert at(scene.heroes[0]) == "K118"


def test_behind_the_door_a_monster_stops_me() -> None:
    """[secret.success_continues] [move.monster_stops]"""
    scene = before_the_door(room="as dealt")
    put_monster(scene, "R108", "goblins")
    put_treasure(scene, "R108", "garnet")

    play(turn_of(scene), dice=[2, 1, 1], answers=[TRY])

    assert held(scene.heroes[0]) == ["garnet"]


def test_the_way_back_needs_a_roll_again() -> None:
    """[secret.every_passage] Also on the same turn."""
    assert offered(turn_of(before_the_door()), TRY, 1) == ["K114", ("secret_try", "K103"), "stop"]
    scene = before_the_door()

    play(turn_of(scene), dice=[1, 3], answers=[TRY, ("secret_try", "K103")])

    assert at(scene.heroes[0]) == "R108"


def test_a_door_once_found_is_lost_again() -> None:
    """[secret.every_passage] The same hero, the same door, a later turn."""
    scene = before_the_door()
    play(turn_of(scene), dice=[1, 1], answers=[TRY, ("secret_try", "K103"), "stop"])
    assert TRY in offered(turn_of(scene))


def test_a_door_cannot_be_tried_without_a_space_left() -> None:
    """[ruling.secret_no_allowance] A dwarf's four spaces end before it; a warrior has one more."""
    walk = ["K109", "K105", "K104", "K103"]
    dwarf = table(hero("dwarf"))
    play(turn_of(dwarf), answers=walk)
    assert at(dwarf.heroes[0]) == "K103"

    assert TRY in offered(turn_of(table(hero("warrior"))), *walk)


def test_with_the_last_space_i_can_try() -> None:
    """[ruling.secret_no_allowance] At least one movement point."""
    scene = table(hero("warrior"))
    clear(scene, "R108")
    play(turn_of(scene), dice=[2], answers=["K109", "K105", "K104", "K103", TRY])
    assert at(scene.heroes[0]) == "R108"


# The third failure


def test_after_three_failures_the_door_is_found() -> None:
    """[secret.third_failure] On the next turn I go through without a roll, and on."""
    scene = before_the_door()
    events = listen(scene)
    fail(scene, times=3)
    assert len(told(events, "secret.third_failure")) == 1

    play(turn_of(scene), answers=["R108", "K114", "stop"])

    assert at(scene.heroes[0]) == "K114"


def test_after_two_failures_the_door_is_not_found() -> None:
    """[secret.third_failure]"""
    scene = before_the_door()
    fail(scene, times=2)
    options = offered(turn_of(scene))
    assert TRY in options
    assert "R108" not in options


def test_the_door_i_found_is_lost_when_i_let_the_turn_pass() -> None:
    """[ruling.third_failure_count] For the next turn only."""
    scene = before_the_door()
    fail(scene, times=3)
    play(turn_of(scene), answers=["stop"])
    options = offered(turn_of(scene))
    assert TRY in options
    assert "R108" not in options


def test_a_door_that_is_lost_again_takes_three_more_failures() -> None:
    """[ruling.third_failure_count] [secret.third_failure]"""
    scene = before_the_door()
    fail(scene, times=3)
    play(turn_of(scene), answers=["stop"])
    fail(scene, times=2)
    assert "R108" not in offered(turn_of(scene.clone()))
    fail(scene)
    assert "R108" in offered(turn_of(scene))


def test_the_door_i_found_waits_while_i_lose_turns() -> None:
    """[secret.found_door_waits] [turn.lost_turns] Two of them; then I go through without a roll."""
    scene = before_the_door()
    fail(scene, times=3)
    scene.heroes[0].lost_turns = 2
    play(turn_of(scene))
    play(turn_of(scene))
    assert "R108" in offered(turn_of(scene))


def test_the_door_i_found_waits_when_i_have_to_heal_somebody() -> None:
    """[secret.found_door_waits] [hero.paladin_duty] My next turn goes to a wounded rival, the one after it is mine."""
    paladin, dwarf = hero("paladin", at="K103"), hero("dwarf", at="K103", wounded=True)
    scene = table(paladin, dwarf)
    clear(scene, "R108")
    fail(scene, times=3)
    play(turn_of(scene, 1), answers=["stop", ("demand_healing", paladin.card)])
    assert paladin.lost_turns == 1
    play(turn_of(scene))
    play(turn_of(scene), answers=["R108", "stop"])
    assert at(paladin) == "R108"


def test_the_door_i_found_waits_for_one_turn_of_my_own_only() -> None:
    """[secret.found_door_waits] [ruling.third_failure_count] After the lost turn I stay: the door is lost again."""
    scene = before_the_door()
    fail(scene, times=3)
    scene.heroes[0].lost_turns = 1
    play(turn_of(scene))
    play(turn_of(scene), answers=["stop"])
    assert "R108" not in offered(turn_of(scene))


def test_the_found_door_is_for_one_passage() -> None:
    """[ruling.third_failure_count] [secret.every_passage] The way back is rolled for."""
    scene = before_the_door()
    fail(scene, times=3)
    options = offered(turn_of(scene), "R108")
    assert ("secret_try", "K103") in options
    assert "K103" not in options


def test_when_i_walk_away_my_failures_are_forgotten() -> None:
    """[ruling.third_failure_count] Even if I come back on the same turn."""
    scene = before_the_door()
    fail(scene, times=2)
    play(turn_of(scene), dice=[6], answers=["K104", "K103", TRY])
    assert "R108" not in offered(turn_of(scene))


def test_when_i_walk_away_from_the_door_i_found_it_is_lost() -> None:
    """[ruling.third_failure_count] Also if I come back on the same turn."""
    scene = before_the_door()
    fail(scene, times=3)
    options = offered(turn_of(scene), "K104", "K103")
    assert TRY in options
    assert "R108" not in options


def test_when_i_am_driven_away_my_failures_are_forgotten() -> None:
    """[ruling.third_failure_count] [riposte.step_back] A light wound after two failures in the monster's room."""
    scene = table(hero("warrior", at="R108", came_from="K114"))
    put_monster(scene, "R108", "ogre")
    back = ("secret_try", "K103")
    for _ in range(2):
        play(turn_of(scene), dice=[6], answers=[back])
    play(turn_of(scene), dice=[1, 1, 2, 3], answers=["stop"])
    assert at(scene.heroes[0]) == "K114"
    play(turn_of(scene), dice=[1, 1, 6, 6], answers=["R108"])
    play(turn_of(scene), dice=[6], answers=[back])

    options = offered(turn_of(scene))

    assert back in options
    assert "K103" not in options


def test_each_door_has_its_own_count() -> None:
    """[ruling.third_failure_count] Two failures at one door and one at the other open neither."""
    scene = table(hero("warrior", at="K601"))
    one, other = ("secret_try", "R112"), ("secret_try", "R601")
    for door in (one, other, one):
        play(turn_of(scene), dice=[6], answers=[door])
    assert offered(turn_of(scene)) == [one, other, "stop"]

    play(turn_of(scene), dice=[6], answers=[one])

    assert offered(turn_of(scene)) == ["R112", other, "stop"]


def test_each_hero_has_his_own_count() -> None:
    """[ruling.third_failure_count] Three failures of two heroes are not three failures."""
    scene = before_the_door("warrior", "dwarf")
    fail(scene, seat=0, times=2)
    fail(scene, seat=1)
    assert "R108" not in offered(turn_of(scene, 0))
    assert "R108" not in offered(turn_of(scene, 1))


# What the question says


def test_i_am_told_what_i_need() -> None:
    """[secret.roll]"""
    ask = asked(turn_of(before_the_door("elf")), TRY)
    assert ask.prompt == "roll.secret_door"
    assert list(ask.options) == [1, 2, 3, 4, 5, 6]
    assert ask.facts is not None
    assert ask.facts["needed"] == 4
