"""Red and black dice give a place on the sheet, and the wizard who changes them. Rulebook: coordinates."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_pen.events import draw_event
from oubliette.games.dungeon_pen.fatras import draw_fatras
from oubliette.games.dungeon_pen.squares import SQUARE_NAMES, block
from oubliette.games.dungeon_pen.state import Table
from oubliette.games.dungeon_pen.sudden_walls import coordinates, sudden_wall
from oubliette.games.dungeon_pen.trapdoors import trapdoor
from oubliette.kernel import FATE, Value, listen, play
from tests.games.dungeon_pen.scenes import asked, embody, next_events, next_fatras, slugs, table, told, wall
from tests.games.dungeon_pen.set_up_scenes import fill_the_middle

DIE = range(1, 7)


def ends(scene: Table) -> list[tuple[str, str]]:
    """The sudden walls."""
    return [one.ends for one in scene.sudden]


def names(red: int, black: int) -> list[str]:
    return [SQUARE_NAMES[square] for square in block(red, black)]


def test_squares_are_called_by_column_and_row() -> None:
    """[coord.axes] A to R from left to right, 1 to 18 from top to bottom."""
    assert len(SQUARE_NAMES) == len(set(SQUARE_NAMES)) == 18 * 18
    assert SQUARE_NAMES[:18] == tuple([f"{letter}1" for letter in "ABCDEFGHIJKLMNOPQR"])
    assert SQUARE_NAMES[18] == "A2" and SQUARE_NAMES[-1] == "R18"


def test_red_4_and_black_2_are_columns_j_to_l_and_rows_4_to_6() -> None:
    """[coord.roll] Worked example 1: columns 9 to 11 and rows 3 to 5, counted from 0."""
    assert names(4, 2) == ["J4", "K4", "L4", "J5", "K5", "L5", "J6", "K6", "L6"]


@pytest.mark.parametrize(
    ("red", "black", "first", "last"),
    [(1, 1, "A1", "C3"), (6, 1, "P1", "R3"), (1, 6, "A16", "C18"), (6, 6, "P16", "R18"), (2, 5, "D13", "F15")],
)
def test_red_counts_columns_in_threes_and_black_counts_rows(red: int, black: int, first: str, last: str) -> None:
    """[coord.axes]"""
    squares = names(red, black)
    assert (squares[0], squares[-1], len(squares)) == (first, last, 9)


def test_every_square_belongs_to_one_throw_of_the_dice() -> None:
    """[coord.roll] 36 blocks of nine squares, and none left out."""
    squares = [name for red in DIE for black in DIE for name in names(red, black)]
    assert sorted(squares) == sorted(SQUARE_NAMES)


def test_the_red_die_is_thrown_first_and_everybody_sees_the_place() -> None:
    """[coord.roll]"""
    scene = table()
    events = listen(scene)
    assert play(coordinates(scene, scene.players[1]), dice=[4, 2]) == (4, 2)
    (event,) = told(events, "coord.roll")
    assert event.facts == {"seat": 1, "red": 4, "black": 2, "start": "J4", "end": "L6"}


def test_fate_throws_the_dice_and_all_six_faces_are_possible() -> None:
    """[chance.any_way] A seed, a script or real dice on a real table may answer for fate."""
    scene = table()
    for place, prompt in ((0, "roll.red"), (1, "roll.black")):
        ask = asked(sudden_wall(scene, scene.players[0], 3), *[5][:place])
        assert (ask.seat, ask.prompt, list(ask.options)) == (FATE, prompt, [1, 2, 3, 4, 5, 6])
        assert ask.facts == {"seat": 0}


def test_a_trapdoor_asks_for_the_same_two_dice() -> None:
    """[coord.roll]"""
    scene = table()
    events = listen(scene)
    play(trapdoor(scene, scene.players[0]), dice=[3, 2], answers=["H5"])
    assert told(events, "coord.roll")[0].facts == {"seat": 0, "red": 3, "black": 2, "start": "G4", "end": "I6"}


# The wizard


def dice_offered(scene: Table, red: int, black: int, length: int = 3) -> list[Value]:
    ask = asked(sudden_wall(scene, scene.players[0], length), red, black)
    assert (ask.seat, ask.prompt) == (0, "decide.change_dice")
    assert ask.facts == {"red": red, "black": black, "squares": length}
    return list(ask.options)


def wizards_table() -> Table:
    scene = table()
    embody(scene.players[0], "wizard")
    return scene


@pytest.mark.parametrize(
    ("red", "black", "reds", "blacks"),
    [(1, 1, (1, 2), (1, 2)), (6, 6, (5, 6), (5, 6)), (3, 4, (2, 3, 4), (3, 4, 5)), (1, 6, (1, 2), (5, 6))],
)
def test_the_wizard_may_change_each_die_by_one_within_one_and_six(
    red: int, black: int, reds: tuple[int, ...], blacks: tuple[int, ...]
) -> None:
    """[character.wizard] [ruling.wizard_dice] Both, one or none of them."""
    assert dice_offered(wizards_table(), red, black) == [(one, other) for one in reds for other in blacks]


def test_the_changed_dice_count() -> None:
    """[character.wizard] [ruling.wizard_dice]"""
    scene = wizards_table()
    events = listen(scene)
    play(sudden_wall(scene, scene.players[0], 3), dice=[3, 3], answers=[(4, 2), ("J6", "L6")])
    assert ends(scene) == [("J6", "L6")]
    assert [event.facts for event in told(events, "character.wizard")] == [{"seat": 0, "red": 4, "black": 2}]


def test_the_wizard_may_leave_the_dice_as_they_are() -> None:
    """[character.wizard] [ruling.wizard_dice] Then there is nothing to tell."""
    scene = wizards_table()
    events = listen(scene)
    play(sudden_wall(scene, scene.players[0], 3), dice=[3, 2], answers=[(3, 2), ("G6", "I6")])
    assert ends(scene) == [("G6", "I6")]
    assert "character.wizard" not in slugs(events)


def test_the_wizard_chooses_only_dice_with_room() -> None:
    """[character.wizard] [ruling.wizard_dice] [ruling.wall_no_room]

    Not the dice as they fell, if they have none: no throw is wasted.
    """
    scene = wizards_table()
    fill_the_middle(scene)
    found = dice_offered(scene, 3, 3)
    assert (3, 3) not in found and len(found) == 8
    assert (3, 3) not in dice_offered(scene, 2, 3)
    events = listen(scene)
    play(sudden_wall(scene, scene.players[0], 3), dice=[3, 3], answers=[(2, 3), ("D8", "F8")])
    assert "ruling.wall_no_room" not in slugs(events)


def test_where_all_nine_blocks_are_full_the_wizard_throws_again_too() -> None:
    """[character.wizard] [ruling.wizard_dice] [ruling.wall_no_room] And is not asked about dice that help nothing."""
    scene = wizards_table()
    for row in range(4, 13):
        wall(scene, f"B{row}", f"N{row}")
    for column in "DEFGHIJKL":
        wall(scene, f"{column}2", f"{column}14")
    events = listen(scene)
    play(sudden_wall(scene, scene.players[0], 3), dice=[3, 3, 6, 3], answers=[(6, 3), ("P7", "P9")])
    assert told(events, "ruling.wall_no_room")[0].facts == {"seat": 0, "red": 3, "black": 3}
    assert ends(scene)[-1] == ("P7", "P9")


def test_nobody_else_changes_dice() -> None:
    """[character.wizard] [ruling.wizard_dice] Neither the wizard's opponent nor anybody without that power."""
    scene = wizards_table()
    play(sudden_wall(scene, scene.players[1], 3), dice=[3, 2], answers=[("G6", "I6")])
    for character in ("brute", "elf", "dwarf", "thief", "intern"):
        scene = table()
        embody(scene.players[0], character)
        play(sudden_wall(scene, scene.players[0], 3), dice=[3, 2], answers=[("G6", "I6")])
        assert ends(scene) == [("G6", "I6")]


def test_the_wizard_changes_the_dice_of_events_and_plans_alike() -> None:
    """[character.wizard] [ruling.wizard_dice] [ruling.wall_player]"""
    scene = wizards_table()
    next_events(scene, "sudden_wall_4")
    play(draw_event(scene, scene.players[0]), dice=[3, 3], answers=[(3, 2), ("G6", "J6")])
    next_fatras(scene, "scribbled_plan")
    play(draw_fatras(scene, scene.players[0]), dice=[5, 1], answers=[(5, 2), ("M6", "O6")])
    assert ends(scene) == [("G6", "J6"), ("M6", "O6")]


def test_fate_is_asked_for_the_dice_not_the_wizard() -> None:
    """[chance.any_way]"""
    scene = wizards_table()
    assert asked(sudden_wall(scene, scene.players[0], 3)).seat == FATE
