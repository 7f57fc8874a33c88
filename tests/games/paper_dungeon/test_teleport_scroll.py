"""The Teleport Scroll: a turn of its own, to any square of the floor."""

from __future__ import annotations

import pytest

from oubliette.games.paper_dungeon.turn import play_turn
from oubliette.kernel import FATE, listen
from tests.games.paper_dungeon.scenes import asked, hero_of, ledger, path, scene, slugs, take_turn, waiting

DRAWING = """
########
#@o#$..#
#..L...#
#w.#..9#
########
"""


def test_the_scroll_is_read_instead_of_rolling() -> None:
    """[item.teleport_scroll] [ruling.scroll_is_a_turn] No die is rolled for the move, and the turn is over."""
    table = scene(DRAWING, items=["teleport_scroll"])
    events = listen(table)
    assert waiting(play_turn(table)).options == ["roll", "teleport_scroll"]
    assert take_turn(table, answers=["teleport_scroll", "c3"]) == (2, 2)
    assert path(table) == [(1, 1), (2, 2)]
    hero = hero_of(table)
    assert (hero.inventory, hero.turns) == ([], 1)
    assert slugs(events) == ["shop.used", "item.teleport_scroll", "turn.mark_path"]


def test_any_square_but_walls_and_the_shut_lock() -> None:
    """[ruling.scroll_is_a_turn] The vault included."""
    table = scene(DRAWING, items=["teleport_scroll"])
    targets = waiting(play_turn(table), answers=["teleport_scroll"]).options
    assert sorted(targets) == sorted(
        ["b2", "c2", "e2", "f2", "g2", "b3", "c3", "e3", "f3", "g3", "b4", "c4", "e4", "f4", "g4"]
    )


def test_an_open_lock_is_a_square_like_others() -> None:
    """[ruling.scroll_is_a_turn] With the key."""
    table = scene(DRAWING, items=["teleport_scroll"], key=True)
    assert take_turn(table, answers=["teleport_scroll", "d3"]) == (2, 3)


@pytest.mark.parametrize(
    ("target", "dice", "written"),
    [("c2", [], (0, 0, 1, 0)), ("e2", [5], (0, 0, 5, 0)), ("g4", [], (0, 9, 0, 0)), ("b4", [2], (0, 0, 0, 2))],
)
def test_the_find_there_is_resolved(target: str, dice: list[int], written: tuple[int, int, int, int]) -> None:
    """[ruling.scroll_is_a_turn] [meet.mandatory]"""
    table = scene(DRAWING, items=["teleport_scroll"])
    take_turn(table, dice=dice, answers=["teleport_scroll", target])
    assert ledger(table) == written


def test_a_scroll_to_a_teleporter_jumps() -> None:
    """[ruling.scroll_onto_a_teleporter] [meet.teleporter_first_must] It is entered like any other square."""
    table = scene("#######\n#@..T.#\n#T....#\n#######", items=["teleport_scroll"])
    assert take_turn(table, answers=["teleport_scroll", "e2"]) == (2, 1)
    assert path(table) == [(1, 1), (1, 4), (2, 1)]


def test_the_scroll_need_not_be_read() -> None:
    """[item.teleport_scroll] It stays in the inventory."""
    table = scene(DRAWING, items=["teleport_scroll"])
    asked(play_turn(table), dice=[1], answers=["roll"])
    assert hero_of(table).inventory == [("teleport_scroll", 3)]


def test_it_works_once() -> None:
    """[item.teleport_scroll] With the second one the question comes again, without any it does not."""
    table = scene(DRAWING, items=["teleport_scroll", "teleport_scroll"])
    take_turn(table, answers=["teleport_scroll", "c3"])
    take_turn(table, answers=["teleport_scroll", "b3"])
    assert waiting(play_turn(table)).seat == FATE


def test_from_the_vault_one_walks_out() -> None:
    """[ruling.scroll_is_a_turn] [ruling.lock_from_inside] The scroll leads in; the door opens from within."""
    table = scene(DRAWING, items=["teleport_scroll"])
    take_turn(table, answers=["teleport_scroll", "g3"])
    assert take_turn(table, dice=[4]) == (2, 2)
    assert hero_of(table).key == 0
