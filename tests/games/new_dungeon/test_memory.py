"""With `memory_aid` off the players must remember for themselves what lies face down."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon import GAME
from oubliette.games.new_dungeon.state import Table
from oubliette.kernel import SPECTATOR, Value, listen, play
from tests.games.new_dungeon.scenes import (
    asked,
    clear,
    held,
    hero,
    leave,
    offered,
    put_monster,
    put_treasure,
    table,
    turn_of,
)

FACE_DOWN = "face_down"
LOOK = ("esp", "R301")


def facts(laid: Table, *answers: Value) -> str:
    """The facts of the next question, as people get them."""
    listen(laid)
    ask = asked(turn_of(laid), *answers)
    return repr((list(ask.options), ask.facts))


def test_the_lists_of_unseen_cards_are_the_whole_decks() -> None:
    """[ruling.no_memory] A monster was killed and a treasure taken; the lists show what was printed."""
    warrior = hero("warrior", "K318")
    laid = table(warrior, hero("elf"), memory_aid=False)

    play(turn_of(laid), dice=["ogre", 6, 6, "opal"], answers=["R301"])

    assert held(warrior) == ["opal"]
    for seat in (0, 1, SPECTATOR):
        seen = GAME.view(laid, seat)
        assert seen["unseen_monsters"] == [list(deck) for deck in laid.house.monsters]
        assert seen["unseen_treasures"] == [list(deck) for deck in laid.house.treasures]


def test_with_the_memory_aid_the_lists_get_shorter() -> None:
    """[memory_aid] Cards that were seen are crossed out."""
    laid = table(hero("warrior", "K318"), hero("elf"))
    play(turn_of(laid), dice=["ogre", 6, 6, "opal"], answers=["R301"])
    seen = GAME.view(laid, 1)
    assert len(seen["unseen_monsters"][2]) == len(laid.house.monsters[2]) - 1
    assert len(seen["unseen_treasures"][2]) == len(laid.house.treasures[2]) - 1


@pytest.mark.parametrize(("aid", "guard", "needed"), [(True, "ogre", 6), (False, FACE_DOWN, 0)])
def test_a_question_about_a_step_names_no_monster(aid: bool, guard: str, needed: int) -> None:
    """[ruling.no_memory] Nor what he needs against it."""
    laid = table(hero("warrior", "K318"), memory_aid=aid)
    put_monster(laid, "R301", "ogre")
    listen(laid)

    told = asked(turn_of(laid)).facts

    assert told is not None
    assert (told["R301_guard"], told["R301_needed"]) == (guard, needed)


def test_a_hero_who_stands_before_a_monster_is_not_told_its_name() -> None:
    """[ruling.no_memory] On the question what to do, and on the question how to attack."""
    wizard = hero("wizard", "R301", came_from="K318", spells=["fireball"])
    laid = table(wizard, hero("elf", "R301", treasures=["pearl"]), memory_aid=False)
    put_monster(laid, "R301", "ogre")

    for answers in ([], ["stop"], ["stop", "fight"]):
        assert "ogre" not in facts(laid.clone(), *answers)


def test_a_card_that_i_left_myself_is_offered_face_down() -> None:
    """[ruling.no_memory] [move.pick_up] Though I know it, and everybody has seen it."""
    laid = table(hero("warrior", "K318"), memory_aid=False)
    clear(laid, "R301")
    leave(laid, "R301", "opal")
    put_treasure(laid, "R301", "gold_cup", known_to=[0])

    options = offered(turn_of(laid), "R301")

    assert [option for option in options if isinstance(option, tuple)] == [("pick_up", FACE_DOWN)]


def test_cards_are_offered_face_down_after_magic_too() -> None:
    """[ruling.no_memory] [ruling.pick_up_after_magic]"""
    laid = table(hero("warrior", "C22"), memory_aid=False)
    clear(laid, "C22", "C21")
    leave(laid, "C21", "opal")

    assert offered(turn_of(laid), ("chamber_teleport", "C21")) == [FACE_DOWN, "leave"]


def test_the_medallion_looks_once_a_turn_behind_a_door() -> None:
    """[ruling.no_memory] [item.esp] What it showed on this turn nobody has forgotten; on the next turn, perhaps."""
    laid = table(hero("dwarf", "K318", treasures=["esp_medallion"]), memory_aid=False)
    assert LOOK not in offered(turn_of(laid.clone()), LOOK, "ogre")

    play(turn_of(laid), dice=["ogre"], answers=[LOOK, "stop"])

    assert LOOK in offered(turn_of(laid))
