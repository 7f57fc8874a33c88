"""Moving, space by space. Rulebook, section 4."""

from __future__ import annotations

import pytest

from oubliette.kernel import listen, play
from tests.games.new_dungeon.scenes import (
    asked,
    at,
    clear,
    held,
    hero,
    leave,
    left_in,
    monsters_in,
    offered,
    own_of,
    put_monster,
    put_treasure,
    table,
    told,
    turn_of,
)

# From the Main Staircase north, and west along the upper corridor to the western stairs.
WALK = ["K109", "K105", "K104", "K103", "K102", "K108", "K112"]


@pytest.mark.parametrize(
    ("name", "spaces"), [("warrior", 5), ("elf", 6), ("dwarf", 4), ("thief", 5), ("paladin", 5), ("wizard", 5)]
)
def test_a_class_walks_so_many_spaces_and_no_more(name: str, spaces: int) -> None:
    """[move.allowance] [hero.elf] [hero.dwarf] [hero.thief] [hero.paladin_like_warrior] [hero.wizard_spells]

    After the last step nothing is left to choose, so the turn is over without another question.
    """
    scene = table(hero(name))

    play(turn_of(scene), answers=WALK[:spaces])

    assert at(scene.heroes[0]) == WALK[spaces - 1]


def test_i_may_stay_where_i_am() -> None:
    """[move.allowance] From zero up."""
    scene = table(hero("warrior", at="K105"))
    play(turn_of(scene), answers=["stop"])
    assert at(scene.heroes[0]) == "K105"


def test_i_may_stop_early() -> None:
    """[move.allowance]"""
    scene = table(hero("warrior"))
    play(turn_of(scene), answers=["K109", "K105", "stop"])
    assert at(scene.heroes[0]) == "K105"


def test_a_door_costs_nothing_but_the_room_behind_it_does() -> None:
    """[move.cost] Four steps and a room make five."""
    scene = table(hero("warrior"))
    clear(scene, "R102")
    events = listen(scene)

    play(turn_of(scene), answers=["K109", "K105", "K104", "K103", "R102"])

    assert at(scene.heroes[0]) == "R102"
    assert [event.facts["space"] for event in told(events, "move.cost")] == ["K109", "K105", "K104", "K103", "R102"]


@pytest.mark.parametrize(
    ("start", "space"), [("K105", "K104"), ("K105", "T101"), ("K114", "R108"), ("K118", "C11"), ("K114", "MAIN")]
)
def test_every_kind_of_space_costs_one(start: str, space: str) -> None:
    """[move.cost] Corridor, stairs, room, chamber, Main Staircase."""
    scene = table(hero("dwarf", at=start))
    clear(scene, "R108", "C11")
    listen(scene)

    ask = asked(turn_of(scene), space)

    assert ask.facts is not None
    assert ask.facts["left"] == 3


def test_i_walk_only_where_a_way_leads() -> None:
    """[move.links] Next to R108's wall there is no door on this side."""
    scene = table(hero("warrior", at="K104"))
    assert set(offered(turn_of(scene))) == {"K103", "K105", "R103", "stop"}


def test_i_may_turn_back() -> None:
    """[move.links] Direction may be changed freely."""
    scene = table(hero("warrior", at="K105"))
    play(turn_of(scene), answers=["K104", "K105", "K106", "K105", "K109"])
    assert at(scene.heroes[0]) == "K109"


def test_stairs_lead_to_another_level() -> None:
    """[move.links] [goal.depth_tradeoff] The Deep Stair takes one step from level 1 to level 6."""
    scene = table(hero("warrior", at="T129"))
    play(turn_of(scene), answers=["T602", "stop"])
    assert at(scene.heroes[0]) == "T602"


def test_a_monster_stops_me_however_far_i_could_go() -> None:
    """[move.monster_stops] The next thing is its card, not another step."""
    for start, space in (("K114", "R108"), ("K118", "C11")):
        ask = asked(turn_of(table(hero("elf", at=start))), space)
        assert ask.prompt == "draw.monster"


def test_through_a_cleared_room_i_walk_on() -> None:
    """[move.cleared_free] In by one arch and out by another."""
    scene = table(hero("warrior", at="K118"))
    clear(scene, "C11")

    play(turn_of(scene), answers=["C11", "K106", "stop"])

    assert at(scene.heroes[0]) == "K106"


def test_a_room_with_treasure_but_no_monster_is_free_too() -> None:
    """[move.cleared_free] Only monster cards stop a hero."""
    scene = table(hero("warrior", at="K114"))
    put_monster(scene, "R108")
    put_treasure(scene, "R108", "garnet", known_to=[0])

    play(turn_of(scene), answers=["R108", "K114", "stop"])

    assert at(scene.heroes[0]) == "K114"
    assert own_of(scene, "R108") == "garnet"


def test_i_may_leave_a_monster_by_any_exit() -> None:
    """[move.leave_any_exit] Spec 8: also by one that I did not come by."""
    scene = table(hero("warrior", at="C11", came_from="K118"))
    put_monster(scene, "C11", "goblins", "skeleton", "kobolds")

    assert offered(turn_of(scene)) == ["K106", "K110", "K118", "stop"]
    play(turn_of(scene), answers=["K106", "stop"])

    assert at(scene.heroes[0]) == "K106"
    assert monsters_in(scene, "C11") == ["goblins", "skeleton", "kobolds"]


def test_a_hero_who_comes_back_to_the_monster_meets_it_again() -> None:
    """[move.leave_any_exit] [ruling.compulsory_fight] Spec 8: he may have to pass again on the way back."""
    scene = table(hero("warrior", at="R108", came_from="K114"))
    put_monster(scene, "R108", "skeleton")
    put_treasure(scene, "R108", "garnet")

    play(turn_of(scene), dice=[1, 2], answers=["K114", "R108"])

    assert held(scene.heroes[0]) == ["garnet"]


def test_all_of_us_fit_into_one_space() -> None:
    """[move.sharing] Six heroes in one corridor space."""
    others = [hero(name, at="K114") for name in ("elf", "dwarf", "thief", "paladin", "wizard")]
    scene = table(hero("warrior"), *others)

    play(turn_of(scene), answers=["K114", "stop"])

    assert {at(one) for one in scene.heroes} == {"K114"}


# Picking up


def test_i_take_what_lies_on_my_way_without_stopping() -> None:
    """[move.pick_up] [ruling.pickup_optional] It costs no space: a dwarf still walks his four."""
    scene = table(hero("dwarf", at="MAIN"))
    put_monster(scene, "R108")
    put_treasure(scene, "R108", "garnet", known_to=[0])
    leave(scene, "R108", "opal")

    play(
        turn_of(scene),
        answers=["K114", "R108", ("pick_up", "opal"), ("pick_up", "garnet"), "K114", "MAIN"],
    )

    assert sorted(held(scene.heroes[0])) == ["garnet", "opal"]
    assert at(scene.heroes[0]) == "MAIN"
    assert own_of(scene, "R108") is None
    assert left_in(scene, "R108") == []


def test_i_need_not_take_what_lies_there() -> None:
    """[ruling.pickup_optional] One of two, and the other stays."""
    scene = table(hero("warrior", at="K114"))
    clear(scene, "R108")
    leave(scene, "R108", "opal", "gold_ring")

    play(turn_of(scene), answers=["R108", ("pick_up", "opal"), "stop"])

    assert held(scene.heroes[0]) == ["opal"]
    assert left_in(scene, "R108") == ["gold_ring"]


def test_a_hero_who_stands_there_already_may_take_it() -> None:
    """[move.pick_up] Enters or stands."""
    scene = table(hero("warrior", at="R108"))
    clear(scene, "R108")
    leave(scene, "R108", "opal")

    play(turn_of(scene), answers=[("pick_up", "opal"), "stop"])

    assert held(scene.heroes[0]) == ["opal"]


def test_with_the_last_step_i_may_still_pick_up() -> None:
    """[move.pick_up] Without cost, so no space need be left."""
    scene = table(hero("dwarf", at="K105"))
    clear(scene, "R102")
    leave(scene, "R102", "opal")

    play(turn_of(scene), answers=["K104", "K103", "R102", ("pick_up", "opal"), "K103"])

    assert held(scene.heroes[0]) == ["opal"]
    scene = table(hero("dwarf", at="K109"))
    clear(scene, "R102")
    leave(scene, "R102", "opal")
    play(turn_of(scene), answers=["K105", "K104", "K103", "R102", ("pick_up", "opal")])
    assert held(scene.heroes[0]) == ["opal"]


def test_what_a_monster_guards_cannot_be_picked_up() -> None:
    """[move.pick_up] Only in a space without a living monster."""
    scene = table(hero("warrior", at="R108", came_from="K114"))
    put_monster(scene, "R108", "goblins")
    put_treasure(scene, "R108", "garnet", known_to=[0])
    leave(scene, "R108", "opal")

    assert offered(turn_of(scene)) == ["K114", ("secret_try", "K103"), "stop"]


def test_a_treasure_that_nobody_knows_is_turned_when_it_is_taken() -> None:
    """[move.pick_up] A monster that a spell killed from outside has left it here."""
    scene = table(hero("warrior", at="K114"))
    put_monster(scene, "R108")

    play(turn_of(scene), dice=["sack_750"], answers=["R108", ("pick_up", "face_down"), "stop"])

    assert held(scene.heroes[0]) == ["sack_750"]
    assert own_of(scene, "R108") is None


def test_a_sword_that_i_pick_up_is_rolled_for() -> None:
    """[move.pick_up] [ruling.sword_once] From the first level it is always +1."""
    scene = table(hero("warrior", at="K114"))
    put_monster(scene, "R108")
    put_treasure(scene, "R108", "magic_sword", known_to=[0])

    play(turn_of(scene), dice=[6, 6], answers=["R108", ("pick_up", "magic_sword"), "stop"])

    assert held(scene.heroes[0]) == ["magic_sword_1"]
