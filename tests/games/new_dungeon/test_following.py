"""Following another hero through a secret door. Rulebook, section 4."""

from __future__ import annotations

from oubliette.games.new_dungeon.state import Table
from oubliette.kernel import listen, play
from tests.games.new_dungeon.scenes import at, clear, give, hero, offered, put_monster, table, told, turn_of

TRY = ("secret_try", "R108")


def one_went_ahead() -> Table:
    """Seat 0 has gone from K103 into R108; seats 1 and 2 saw it, seat 3 is on the next space."""
    scene = table(
        hero("warrior", at="K103"), hero("dwarf", at="K103"), hero("thief", at="K103"), hero("paladin", at="K104")
    )
    clear(scene, "R108")
    play(turn_of(scene, 0), dice=[1], answers=[TRY, "stop"])
    return scene


def test_a_hero_who_stood_there_may_follow_without_a_roll() -> None:
    """[ruling.follow_any_passage] [secret.follow] Both of them, each on his own next turn; and they walk on."""
    scene = one_went_ahead()
    events = listen(scene)

    play(turn_of(scene, 1), answers=["R108", "K114", "stop"])
    play(turn_of(scene, 2), answers=["R108", "stop"])

    assert [at(one) for one in scene.heroes[:3]] == ["R108", "K114", "R108"]
    assert len(told(events, "secret.follow")) == 2


def test_a_hero_who_stood_elsewhere_must_roll() -> None:
    """[secret.follow] On the same space, not next to it."""
    scene = one_went_ahead()
    options = offered(turn_of(scene, 3), "K103")
    assert TRY in options
    assert "R108" not in options


def test_following_is_the_first_step_or_nothing() -> None:
    """[ruling.follow_first_step] After a step away and back he must roll."""
    scene = one_went_ahead()
    assert "R108" in offered(turn_of(scene.clone(), 1))
    options = offered(turn_of(scene, 1), "K104", "K103")
    assert TRY in options
    assert "R108" not in options


def test_a_hero_who_does_not_follow_at_once_must_roll_later() -> None:
    """[secret.follow] [ruling.follow_first_step] It lapses at the end of his turn."""
    scene = one_went_ahead()
    play(turn_of(scene, 1), answers=["stop"])
    options = offered(turn_of(scene, 1))
    assert TRY in options
    assert "R108" not in options


def test_a_lost_turn_ends_the_right_too() -> None:
    """[ruling.follow_first_step] [turn.lost_turns]"""
    scene = one_went_ahead()
    scene.heroes[1].lost_turns = 1
    play(turn_of(scene, 1))
    assert "R108" not in offered(turn_of(scene, 1))


def test_the_follower_rolls_on_his_way_back() -> None:
    """[secret.every_passage] [secret.follow]"""
    scene = one_went_ahead()
    options = offered(turn_of(scene, 1), "R108")
    assert ("secret_try", "K103") in options
    assert "K103" not in options


def test_nobody_follows_a_hero_who_has_failed() -> None:
    """[secret.follow] Only when another went through."""
    scene = table(hero("warrior", at="K103"), hero("dwarf", at="K103"))
    play(turn_of(scene, 0), dice=[6], answers=[TRY])
    assert "R108" not in offered(turn_of(scene, 1))


def test_i_follow_through_the_door_that_was_used_and_no_other() -> None:
    """[secret.follow] That door: K601 has two."""
    scene = table(hero("warrior", at="K601"), hero("dwarf", at="K601"))
    clear(scene, "R112")
    play(turn_of(scene, 0), dice=[1], answers=[("secret_try", "R112"), "stop"])
    assert offered(turn_of(scene, 1)) == ["R112", ("secret_try", "R601"), "stop"]


def test_two_heroes_through_two_doors_leave_me_the_choice() -> None:
    """[secret.follow] A hero who stood there knows both doors."""
    scene = table(hero("warrior", at="K601"), hero("thief", at="K601"), hero("dwarf", at="K601"))
    clear(scene, "R112", "R601")
    play(turn_of(scene, 0), dice=[1], answers=[("secret_try", "R112"), "stop"])
    play(turn_of(scene, 1), dice=[1], answers=[("secret_try", "R601"), "stop"])
    assert offered(turn_of(scene, 2)) == ["R112", "R601", "stop"]


def test_i_may_follow_a_hero_who_went_by_the_card() -> None:
    """[ruling.follow_any_passage] [item.secret_door_card] How he got through does not matter."""
    scene = table(hero("warrior", at="K103", treasures=["secret_door_card"]), hero("dwarf", at="K103"))
    clear(scene, "R108")
    play(turn_of(scene, 0), answers=["R108", "stop"])
    assert "R108" in offered(turn_of(scene, 1))


def test_i_may_follow_a_hero_who_went_through_in_passing() -> None:
    """[secret.follow] He came by on his turn, and I stood there when he went through."""
    scene = table(hero("warrior", at="K104"), hero("dwarf", at="K103"))
    clear(scene, "R108")
    play(turn_of(scene, 0), dice=[1], answers=["K103", TRY, "stop"])
    assert "R108" in offered(turn_of(scene, 1))


def test_i_may_follow_from_inside_the_room() -> None:
    """[secret.follow] The door has two sides."""
    scene = table(hero("warrior", at="R108"), hero("dwarf", at="R108"))
    clear(scene, "R108")
    play(turn_of(scene, 0), dice=[2], answers=[("secret_try", "K103"), "stop"])
    assert "K103" in offered(turn_of(scene, 1))


def test_a_hero_who_follows_into_a_monsters_room_must_fight() -> None:
    """[secret.follow] [ruling.compulsory_fight] The one who went ahead has not beaten it."""
    scene = table(hero("warrior", at="K103"), hero("paladin", at="K103"))
    put_monster(scene, "R108", "ogre")
    give(scene, scene.heroes[1], "opal")
    play(turn_of(scene, 0), dice=[1, 1, 1, 6, 6], answers=[TRY])

    # He misses too; stunned, he leaves his only treasure.
    play(turn_of(scene, 1), dice=[1, 1, 4, 4], answers=["R108", "attack"])

    assert [at(one) for one in scene.heroes] == ["R108", "R108"]
    assert scene.heroes[1].treasures == []
