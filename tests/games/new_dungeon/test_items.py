"""Special treasures: swords, Secret Door cards and medallions. Rulebook, section 8."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon import GAME
from oubliette.kernel import SPECTATOR, listen, play
from tests.games.new_dungeon.scenes import (
    asked,
    at,
    clear,
    held,
    hero,
    monsters_in,
    offered,
    own_of,
    put_monster,
    put_treasure,
    table,
    told,
    turn_of,
)


def test_special_treasures_count_with_their_gold() -> None:
    """[item.values_count] [item.secret_door_card] A Secret Door card is worth nothing."""
    special = ["magic_sword_1", "esp_medallion", "crystal_ball", "healing_potion", "secret_door_card"]
    one = hero("warrior", treasures=special)
    assert one.gold == 500 + 1500 + 1000 + 250


def test_a_sword_helps_whoever_swings_it() -> None:
    """[item.sword] Two and the sword's four kill an ogre, red 6; without it they do not."""
    scene = table(hero("warrior", at="K114", treasures=["magic_sword_4"]))
    put_monster(scene, "R108", "ogre")
    put_treasure(scene, "R108", "garnet")
    play(turn_of(scene), dice=[1, 1], answers=["R108"])
    assert monsters_in(scene, "R108") == []

    scene = table(hero("warrior", at="K114"))
    put_monster(scene, "R108", "ogre")
    play(turn_of(scene), dice=[1, 1, 6, 6], answers=["R108"])
    assert monsters_in(scene, "R108") == ["ogre"]


# The Secret Door card


def test_with_the_card_a_secret_door_is_a_door() -> None:
    """[item.secret_door_card] There and back, and no die is thrown."""
    scene = table(hero("warrior", at="K103", treasures=["secret_door_card"]))
    clear(scene, "R108")
    play(turn_of(scene), answers=["R108", "K103", "R108", "K114", "MAIN"])
    assert at(scene.heroes[0]) == "MAIN"
    assert held(scene.heroes[0]) == ["secret_door_card"]


def test_the_card_opens_all_secret_doors() -> None:
    """[item.secret_door_card] Turn after turn: from level 1 down to level 6 by the secret passage."""
    scene = table(hero("warrior", at="R112", treasures=["secret_door_card"]))
    clear(scene, "R112", "R601", "R602")
    assert offered(turn_of(scene.clone())) == ["K123", "K601", "stop"]
    play(turn_of(scene), answers=["K601", "R601", "R602", "stop"])
    assert at(scene.heroes[0]) == "R602"


def test_when_the_card_is_gone_i_roll_again() -> None:
    """[item.secret_door_card] It works for its holder."""
    scene = table(hero("warrior", at="K103", treasures=["secret_door_card"]), hero("dwarf", at="K103"))
    assert "R108" in offered(turn_of(scene.clone(), 0))
    assert "R108" not in offered(turn_of(scene.clone(), 1))
    scene.heroes[0].treasures.clear()
    assert "R108" not in offered(turn_of(scene, 0))


# The ESP medallion

LOOK = ("esp", "R108")


def test_the_medallion_shows_the_monster_behind_the_door_before_i_go_in() -> None:
    """[item.esp] And I may then walk away from it."""
    scene = table(hero("dwarf", at="K114", treasures=["esp_medallion"]), hero("warrior"))
    events = listen(scene)

    play(turn_of(scene), dice=["giant_rats"], answers=[LOOK, "MAIN", "stop"])

    assert at(scene.heroes[0]) == "MAIN"
    assert monsters_in(scene, "R108") == ["giant_rats"]
    assert told(events, "item.esp")[0].facts["monster"] == "giant_rats"


def test_everybody_sees_the_card_that_the_medallion_turns() -> None:
    """[ruling.esp_scope] It is turned over."""
    scene = table(hero("dwarf", at="K114", treasures=["esp_medallion"]), hero("warrior"))
    play(turn_of(scene), dice=["giant_rats"], answers=[LOOK, "stop"])
    for seat in (0, 1, SPECTATOR):
        assert GAME.view(scene, seat)["spaces"]["R108"]["monsters"] == ["giant_rats"]


def test_the_treasure_below_stays_unseen() -> None:
    """[item.esp] The monster, and nothing else."""
    scene = table(hero("dwarf", at="K114", treasures=["esp_medallion"]))
    play(turn_of(scene), dice=["giant_rats"], answers=[LOOK, "stop"])
    assert own_of(scene, "R108") == ""
    assert GAME.view(scene, 0)["spaces"]["R108"]["treasure"] == "face_down"


def test_a_look_costs_no_movement_and_i_may_look_behind_several_doors() -> None:
    """[ruling.esp_scope] A dwarf looks into three rooms and still walks four spaces."""
    scene = table(hero("dwarf", at="K104", treasures=["esp_medallion"]))

    play(
        turn_of(scene),
        dice=["goblins", "skeleton", "kobolds", "cage"],
        answers=[("esp", "R103"), "K103", ("esp", "R102"), "K102", ("esp", "R101"), ("esp", "R107"), "K103", "K104"],
    )

    assert at(scene.heroes[0]) == "K104"
    assert [monsters_in(scene, room)[0] for room in ("R103", "R102", "R101", "R107")] == [
        "goblins",
        "skeleton",
        "kobolds",
        "cage",
    ]


def test_at_the_end_of_my_move_i_may_still_look() -> None:
    """[ruling.look_needs_no_movement] [ruling.esp_scope] It is free."""
    scene = table(hero("dwarf", at="MAIN", treasures=["esp_medallion"]))
    ask = asked(turn_of(scene), "K109", "K105", "K104", "K103")
    assert list(ask.options) == [("esp", "R102"), "stop"]


def test_a_trap_seen_through_the_door_catches_nobody() -> None:
    """[item.esp] [fight.reveal_then_fight] Looks by the medallion are no attacks."""
    scene = table(hero("dwarf", at="K114", treasures=["esp_medallion"]))
    play(turn_of(scene), dice=["cage"], answers=[LOOK, "stop"])
    assert not scene.heroes[0].caged
    assert monsters_in(scene, "R108") == ["cage"]


def test_the_medallion_does_not_see_into_chambers() -> None:
    """[ruling.esp_scope] Rooms only; with a Secret Door card too."""
    for cards in (["esp_medallion"], ["esp_medallion", "secret_door_card"]):
        scene = table(hero("dwarf", at="K120", treasures=cards))
        options = offered(turn_of(scene))
        assert ("esp", "R109") in options
        assert ("esp", "C12") not in options


def test_the_medallion_does_not_see_through_secret_doors() -> None:
    """[ruling.esp_scope] Ordinary doors; K103 has one of each kind."""
    scene = table(hero("dwarf", at="K103", treasures=["esp_medallion"]))
    options = offered(turn_of(scene))
    assert ("esp", "R102") in options
    assert LOOK not in options


def test_with_a_secret_door_card_the_medallion_sees_through_secret_doors() -> None:
    """[ruling.esp_scope] From a corridor, and from room to room."""
    cards = ["esp_medallion", "secret_door_card"]
    scene = table(hero("dwarf", at="K103", treasures=cards))
    play(turn_of(scene), dice=["goblins"], answers=[LOOK, "stop"])
    assert monsters_in(scene, "R108") == ["goblins"]

    scene = table(hero("dwarf", at="R104", treasures=cards))
    clear(scene, "R104")
    assert ("esp", "R214") in offered(turn_of(scene))


def test_there_is_nothing_to_see_where_no_monster_is() -> None:
    """[item.esp] A cleared room."""
    scene = table(hero("dwarf", at="K114", treasures=["esp_medallion"]))
    clear(scene, "R108")
    assert LOOK not in offered(turn_of(scene))


@pytest.mark.parametrize("treasures", [[], ["crystal_ball"], ["gold_ring"]])
def test_without_the_medallion_nobody_looks(treasures: list[str]) -> None:
    """[item.esp]"""
    scene = table(hero("dwarf", at="K114", treasures=treasures))
    plan = ["move"] if "crystal_ball" in treasures else []
    assert set(offered(turn_of(scene), *plan)) == {"K113", "MAIN", "R108", "stop"}


def test_a_wizard_may_name_his_spell_after_a_look() -> None:
    """[item.esp] [spell.choose_before_reveal] Knowledge gained earlier by magic may be used."""
    scene = table(hero("wizard", at="K114", treasures=["esp_medallion"], spells=["fireball", "lightning"]))

    play(turn_of(scene), dice=["hobgoblins", 1, 2], answers=[LOOK, ("cast", "lightning", "R108"), "stay"])

    assert monsters_in(scene, "R108") == []
