"""The Crystal Ball: a look at one room, for a whole turn. Rulebook, section 8."""

from __future__ import annotations

from oubliette.games.new_dungeon import GAME
from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.state import Table
from oubliette.kernel import SPECTATOR, Dealer, Event, Seeded, listen, play
from tests.games.new_dungeon.scenes import (
    asked,
    at,
    clear,
    held,
    hero,
    known_by,
    leave,
    monsters_in,
    offered,
    own_of,
    put_monster,
    put_treasure,
    table,
    told,
    turn_of,
)


def looked(room: str = "R605") -> tuple[Table, Event]:
    """The table and the events after seat 1 of three has looked into a room: a hydra on a ruby."""
    scene = table(hero("warrior"), hero("elf", at="K114", treasures=["crystal_ball"]), hero("dwarf"))
    events = listen(scene)
    play(turn_of(scene, 1), dice=["hydra", "huge_ruby"], answers=["crystal_ball", room])
    return scene, told(events, "item.crystal_ball")[0]


def test_the_ball_shows_a_room_anywhere_on_the_board() -> None:
    """[item.crystal_ball] A hidden room on the sixth level, from a corridor on the first."""
    scene, _ = looked()
    assert monsters_in(scene, "R605") == ["hydra"]
    assert own_of(scene, "R605") == "huge_ruby"
    assert at(scene.heroes[1]) == "K114"


def test_everybody_sees_the_monster() -> None:
    """[item.crystal_ball] He shows it to everyone."""
    scene, event = looked()
    for seat in (0, 1, 2, SPECTATOR):
        assert GAME.view(scene, seat)["spaces"]["R605"]["monsters"] == ["hydra"]
        seen = event.seen_by(seat)
        assert seen is not None
        assert seen.facts["monster"] == "hydra"


def test_the_treasure_is_for_my_eyes_only() -> None:
    """[item.crystal_ball] He keeps it to himself."""
    scene, event = looked()
    assert known_by(scene.own[BOARD.index["R605"]]) == [1]
    for seat, face, fact in (
        (0, "face_down", "hidden"),
        (1, "huge_ruby", ("huge_ruby",)),
        (2, "face_down", "hidden"),
        (SPECTATOR, "face_down", "hidden"),
    ):
        assert GAME.view(scene, seat)["spaces"]["R605"]["treasure"] == face
        seen = event.seen_by(seat)
        assert seen is not None
        assert seen.facts["treasures"] == fact


def test_for_the_others_the_treasure_may_still_be_anywhere() -> None:
    """[item.crystal_ball] Spec 7: what is left to find looks the same to them as before; to me one ruby is gone."""
    scene, _ = looked()
    assert GAME.view(scene, 0)["unseen_treasures"][5].count("huge_ruby") == 2
    assert GAME.view(scene, SPECTATOR)["unseen_treasures"][5].count("huge_ruby") == 2
    assert GAME.view(scene, 1)["unseen_treasures"][5].count("huge_ruby") == 1


def test_a_seat_that_has_not_looked_imagines_any_treasure_in_the_room() -> None:
    """[item.crystal_ball] The looker always sees the ruby there."""
    faces: dict[int, set[str | None]] = {0: set(), 1: set()}
    scene, _ = looked()
    for seed in range(40):
        for seat, found in faces.items():
            twin = scene.clone()
            GAME.imagine(twin, seat, Dealer(Seeded(seed)))
            found.add(own_of(twin, "R605"))
    assert faces[1] == {"huge_ruby"}
    assert len(faces[0]) > 2


def test_both_cards_go_back_where_they_were() -> None:
    """[item.crystal_ball] Nobody fights and nobody takes; a later hero meets that monster over that treasure."""
    scene, _ = looked("R602")
    assert held(scene.heroes[1]) == ["crystal_ball"]
    scene.heroes[0].at = BOARD.index["K606"]

    play(turn_of(scene, 0), dice=[6, 5], answers=["R602"])

    assert held(scene.heroes[0]) == ["huge_ruby"]
    assert scene.heroes[0].treasures[0].known == scene.everybody


def test_no_card_is_drawn_twice_for_a_second_look() -> None:
    """[item.crystal_ball] The second looker sees the same two cards."""
    scene, _ = looked()
    scene.heroes[1].treasures, scene.heroes[2].treasures = [], scene.heroes[1].treasures

    play(turn_of(scene, 2), answers=["crystal_ball", "R605"])

    assert known_by(scene.own[BOARD.index["R605"]]) == [1, 2]


def test_what_heroes_left_there_is_seen_too() -> None:
    """[item.crystal_ball] With hidden treasures only the looker learns of it."""
    scene = table(hero("warrior", treasures=["crystal_ball"]), hero("elf"), hidden_treasures=True)
    put_monster(scene, "R108", "goblins")
    put_treasure(scene, "R108", "garnet")
    leave(scene, "R108", "gold_ring", known_to=[])

    play(turn_of(scene), answers=["crystal_ball", "R108"])

    assert GAME.view(scene, 0)["spaces"]["R108"]["left"] == ["gold_ring"]
    assert GAME.view(scene, 1)["spaces"]["R108"]["left"] == ["face_down"]


def test_a_trap_in_the_ball_catches_nobody() -> None:
    """[item.crystal_ball] [fight.reveal_then_fight] Looks are no attacks."""
    scene = table(hero("warrior", at="K114", treasures=["crystal_ball"]))
    play(turn_of(scene), dice=["slide", "opal"], answers=["crystal_ball", "R305"])
    assert monsters_in(scene, "R305") == ["slide"]
    assert at(scene.heroes[0]) == "K114"


def test_a_sword_in_the_ball_is_not_rolled_for() -> None:
    """[item.crystal_ball] [ruling.sword_once] Its bonus is rolled when it is taken from the board."""
    scene = table(hero("warrior", treasures=["crystal_ball"]))
    play(turn_of(scene), dice=["goblins", "magic_sword"], answers=["crystal_ball", "R108"])
    assert own_of(scene, "R108") == "magic_sword"


# When and where


def test_the_look_takes_my_whole_turn() -> None:
    """[item.crystal_ball_cost] [turn.whole_turn_actions] No step, no action; the next player is on."""
    scene = table(hero("thief", at="K114", treasures=["crystal_ball"]), hero("warrior", at="K114", treasures=["opal"]))
    play(turn_of(scene), dice=["goblins", "garnet"], answers=["crystal_ball", "R108"])
    assert (at(scene.heroes[0]), scene.to_play) == ("K114", 1)


def test_i_decide_at_the_start_of_my_turn() -> None:
    """[item.crystal_ball_cost] After a step it is too late."""
    scene = table(hero("warrior", treasures=["crystal_ball"]))
    assert offered(turn_of(scene.clone())) == ["move", "crystal_ball"]
    assert "crystal_ball" not in offered(turn_of(scene), "move", "K114")


def test_the_ball_does_not_see_chambers() -> None:
    """[item.crystal_ball_rooms_only] All eighty rooms, and no chamber."""
    options = offered(turn_of(table(hero("warrior", treasures=["crystal_ball"]))), "crystal_ball")
    assert len(options) == 80
    assert all(str(option).startswith("R") for option in options)


def test_an_empty_room_is_not_worth_a_look() -> None:
    """[item.crystal_ball] Spec 6: any room with cards; loot without a monster is enough."""
    scene = table(hero("warrior", treasures=["crystal_ball"]))
    clear(scene, "R108", "R107", "R106")
    put_treasure(scene, "R107", "garnet")
    leave(scene, "R106", "opal")

    options = offered(turn_of(scene), "crystal_ball")

    assert "R108" not in options
    assert "R107" in options
    assert "R106" in options


def test_without_the_ball_nobody_looks() -> None:
    """[item.crystal_ball] A medallion is not enough."""
    scene = table(hero("wizard", treasures=["esp_medallion"]))
    assert asked(turn_of(scene)).prompt == "decide.step"


def test_any_class_can_look() -> None:
    """[item.crystal_ball] The holder may look, of any class."""
    for name in ("warrior", "elf", "dwarf", "thief", "paladin", "wizard"):
        scene = table(hero(name, treasures=["crystal_ball"]))
        assert "crystal_ball" in offered(turn_of(scene))
