"""The key, the locked door, and the vault behind it."""

from __future__ import annotations

import pytest

from oubliette.games.paper_dungeon.floor import squares_of
from oubliette.games.paper_dungeon.state import Table
from oubliette.kernel import listen
from tests.games.paper_dungeon.scenes import (
    Place,
    headings,
    hero_of,
    ledger,
    path,
    place_of,
    scene,
    slugs,
    take_turn,
    walk,
)

VAULT = """
########
#@..#..#
#...L..#
#..k#..#
########
"""


def vault_of(table: Table) -> set[Place]:
    return {place_of(table, square) for square in squares_of(table.here.floor.vault)}


def test_without_the_key_the_door_is_a_wall() -> None:
    """[meet.lock] [move.lock_shut] [move.blocked] The way east goes through it: the move turns back."""
    table = scene("########\n#@..Lo.#\n########")
    walk(table, 4)
    assert path(table) == [(1, 1), (1, 2), (1, 3), (1, 2), (1, 1)]
    assert ledger(table) == (0, 0, 0, 0)


def test_with_the_key_the_door_is_a_plain_square() -> None:
    """[meet.key] [meet.lock] The move goes through, and meets what lies behind."""
    table = scene("########\n#@..Lo.#\n########", key=True)
    assert walk(table, 4) == (1, 5)
    assert ledger(table) == (0, 0, 1, 0)


def test_passing_the_key_takes_it() -> None:
    """[meet.key] [meet.mandatory] In the middle of a move."""
    table = scene(VAULT, (3, 1))
    events = listen(table)
    assert hero_of(table).key == 0
    assert take_turn(table, dice=[4], answers=["e"]) == (1, 3)
    assert path(table) == [(3, 1), (3, 2), (3, 3), (2, 3), (1, 3)]
    assert hero_of(table).key == 1
    assert slugs(events).count("meet.key") == 1


def test_after_the_key_is_taken_the_lock_is_open() -> None:
    """[meet.key] In the moves that follow: onto the doorstep and into the vault."""
    table = scene(VAULT, (3, 1))
    take_turn(table, dice=[4], answers=["e"])
    assert take_turn(table, dice=[1], answers=["se"]) == (2, 4)
    assert take_turn(table, dice=[2], answers=["e"]) == (2, 6)
    keyless = scene(VAULT, (1, 3))
    assert headings(keyless, 1) == (1, ["sw"])


def test_the_key_opens_the_lock_in_the_same_move() -> None:
    """[ruling.key_same_move] Key and lock on one line: straight through, as look-ahead knows beforehand."""
    table = scene(
        """
        #######
        #@kL..#
        #.....#
        #######
        """
    )
    assert headings(table, 4) == (1, ["e"])
    assert walk(table, 4) == (1, 5)


def test_the_key_opens_the_lock_on_ways_with_turns() -> None:
    """[ruling.key_same_move] [move.trajectory] East past the key, then south through the door: a whole way."""
    drawing = """
        #####
        #@k.#
        #.#L#
        ###.#
        #####
        """
    assert headings(scene(drawing), 4) == (2, ["e"])
    assert walk(scene(drawing), 4) == (3, 3)
    assert headings(scene(drawing.replace("k", ".")), 4) == (4, ["e", "s"])


def test_a_key_behind_the_lock_opens_nothing() -> None:
    """[ruling.key_same_move] [move.trajectory] It must be passed first."""
    table = scene("#######\n#@L.k.#\n#######")
    assert headings(table, 4) == (0, [])
    assert walk(table, 4) == (1, 1)


def test_a_shut_lock_closes_a_corner() -> None:
    """[move.blocked] A wall on one side and the shut lock on the other: no diagonal; with the key there is."""
    drawing = """
        #####
        #..L#
        #@#.#
        #####
        """
    shut, opened = scene(drawing, (1, 2)), scene(drawing, (1, 2), key=True)
    assert headings(shut, 1)[1] == ["sw"]
    assert headings(opened, 1)[1] == ["se", "sw"]


def test_the_door_opens_from_within() -> None:
    """[ruling.lock_from_inside] [move.lock_shut] Inside without the key: out through the door."""
    table = scene(VAULT, (2, 6))
    assert headings(table, 4) == (1, ["w"])
    assert walk(table, 4) == (2, 2)
    assert hero_of(table).key == 0


def test_the_vault_door_is_shut_behind_a_hero_who_left() -> None:
    """[ruling.lock_from_inside] [move.lock_shut] It opens for steps from inside only."""
    table = scene(VAULT, (2, 6))
    take_turn(table, dice=[4])
    assert headings(scene(VAULT, (2, 2)), 2) == (2, ["n", "e", "s", "w"])  # an open door would make east straight
    assert headings(table, 2) == (2, ["n", "s", "w"])  # and east is on the trail here
    assert headings(scene(VAULT, (2, 3)), 1, diagonal=False)[1] == ["n", "s", "w"]


def test_from_the_doorstep_both_sides_are_open() -> None:
    """[ruling.lock_from_inside] A hero in the door without the key may walk out or back in."""
    assert headings(scene(VAULT, (2, 4)), 2) == (1, ["e", "w"])


def test_the_vault_is_what_the_start_cannot_reach() -> None:
    """[move.vault_squares] The door itself is no part of it."""
    assert vault_of(scene(VAULT)) == {(1, 5), (1, 6), (2, 5), (2, 6), (3, 5), (3, 6)}
    assert vault_of(scene("#####\n#@.##\n##.##\n#####")) == set()


@pytest.mark.parametrize(
    ("drawing", "inside"),
    [
        ("######\n#@#..#\n#.L..#\n######", 4),  # sealed
        ("######\n#@.#.#\n##L#.#\n######", 2),  # sealed, although the lock stands elsewhere
        ("######\n#@##.#\n##..L#\n######", 3),  # two walls that touch at a corner: closed, so sealed
        ("######\n#@#..#\n#....#\n#L...#\n######", 0),  # past one wall the start reaches all of it
    ],
)
def test_what_counts_as_reachable(drawing: str, inside: int) -> None:
    """[move.vault_squares] Eight ways, past one wall but not between two; the lock counts as a wall."""
    assert len(vault_of(scene(drawing))) == inside


def test_teleporters_are_ignored_in_telling_the_vault() -> None:
    """[move.vault_squares] A vault stays a vault if a pair leads into it: its door opens from within."""
    table = scene(
        """
        #######
        #@T#T.#
        #..L..#
        #######
        """,
        (2, 5),
    )
    assert vault_of(table) == {(1, 4), (1, 5), (2, 4), (2, 5)}
    assert headings(table, 4) == (1, ["w"])


def test_a_lock_that_seals_nothing_stays_shut_from_all_sides() -> None:
    """[move.lock_shut] [ruling.lock_from_inside] Squares that the start reaches by another way are not inside."""
    table = scene(
        """
        ######
        #@...#
        #.#L##
        #....#
        ######
        """,
        (3, 3),
    )
    assert "n" not in headings(table, 2)[1]


def test_corner_rules_do_not_change_what_the_vault_is() -> None:
    """[move.vault_squares] Closed corners bound the vault, even where the rule lets diagonals pass them."""
    drawing = """
        ######
        #@#..#
        ##...#
        #L...#
        ######
        """
    for corners in ("closed", "free", "strict"):
        assert len(vault_of(scene(drawing, corner_rule=corners))) == 8
