"""Walls fill squares, and an eraser removes one sudden wall. Rulebook: touching a wall, objects."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_pen.squares import SQUARE_CALLED
from oubliette.games.dungeon_pen.state import Table
from oubliette.games.dungeon_pen.sudden_walls import legal_walls
from oubliette.kernel import listen, play
from tests.games.dungeon_pen.scenes import (
    EAST,
    NORTH,
    OPEN,
    SOUTH,
    STILL,
    WEST,
    aim,
    asked,
    at,
    flick_of,
    give,
    put,
    put_on,
    slugs,
    table,
    told,
    wall,
)


def filled(scene: Table, names: str) -> str:
    """Those of these squares that are walls."""
    return " ".join([name for name in names.split() if scene.walls.filled(SQUARE_CALLED[name])])


def erase(scene: Table, start: str, end: str) -> None:
    """Seat 0 erases a wall, then flicks a little."""
    give(scene, scene.players[0], "eraser")
    play(flick_of(scene), dice=STILL, answers=[("eraser", start, end), aim(SOUTH, 5)])


# Walls are boxes


@pytest.mark.parametrize(
    ("x", "y", "degrees", "end"),
    [
        (8.5, 7.5, NORTH, (8.5, 5.05)),
        (8.5, 2.5, SOUTH, (8.5, 3.95)),
        (6.2, 4.5, EAST, (6.95, 4.5)),
        (12.5, 4.5, WEST, (11.05, 4.5)),
    ],
)
def test_a_wall_fills_its_squares_from_edge_to_edge(x: float, y: float, degrees: int, end: tuple[float, float]) -> None:
    """[ruling.walls_fill_squares] H5 to K5, from all four sides: the line ends at the box, not in its middle."""
    scene = table(sheet=OPEN)
    wall(scene, "H5", "K5")
    put(scene.players[0], x, y)
    play(flick_of(scene), dice=STILL, answers=[aim(degrees, 40)])
    assert at(scene.players[0]) == end
    assert scene.players[0].hp == 14


def test_a_line_along_a_wall_must_keep_off_its_edge() -> None:
    """[ruling.walls_fill_squares] H5 to K5 ends at y = 5: on that line it is a touch, a little below it is none."""
    for y, hp in ((5.0, 14), (5.01, 15)):
        scene = table(sheet=OPEN)
        wall(scene, "H5", "K5")
        put(scene.players[0], 6.2, y)
        play(flick_of(scene), dice=STILL, answers=[aim(EAST, 40)])
        assert scene.players[0].hp == hp


def test_two_walls_that_meet_at_a_corner_leave_no_gap() -> None:
    """[ruling.walls_fill_squares] [ruling.touch_counts] G4 to I4 and J5 to L5: no line slips through between them."""
    scene = table(sheet=OPEN)
    wall(scene, "G4", "I4")
    wall(scene, "J5", "L5")
    put(scene.players[0], 8.0, 5.0)
    play(flick_of(scene), dice=STILL, answers=[aim(315, 40)])
    assert scene.players[0].hp == 14
    assert scene.players[0].square_name == "I5"


def test_a_sudden_wall_stops_a_line_like_a_printed_one() -> None:
    """[ruling.walls_fill_squares] And is gone when it was erased."""
    scene = table(sheet=OPEN)
    wall(scene, "H5", "J5")
    put(scene.players[0], 8.5, 7.5)
    give(scene, scene.players[0], "eraser")
    play(flick_of(scene), dice=STILL, answers=[("eraser", "H5", "J5"), aim(NORTH, 40)])
    assert at(scene.players[0]) == (8.5, 4.0)
    assert scene.players[0].hp == 15


# The eraser


def test_the_eraser_takes_one_sudden_wall_away() -> None:
    """[card.eraser] [ruling.erase] As it was placed; the others stay."""
    scene = table(sheet=OPEN)
    wall(scene, "H5", "J5")
    wall(scene, "M10", "M12")
    events = listen(scene)
    erase(scene, "M10", "M12")
    assert [one.ends for one in scene.sudden] == [("H5", "J5")]
    assert filled(scene, "H5 I5 J5 M10 M11 M12") == "H5 I5 J5"
    assert slugs(events)[:2] == ["object.discard", "ruling.erase"]
    assert told(events, "ruling.erase")[0].facts == {"seat": 0, "start": "M10", "end": "M12"}
    assert told(events, "object.discard")[0].facts == {"seat": 0, "card": "eraser"}
    assert scene.players[0].objects == [] and scene.fatras.cards.count("eraser") == 2


def test_any_sudden_wall_may_be_chosen_whoever_drew_it() -> None:
    """[card.eraser] [ruling.erase] The printed walls of the croquis are not among them."""
    scene = table()
    wall(scene, "H5", "J5")
    wall(scene, "M10", "M12")
    give(scene, scene.players[0], "eraser")
    assert list(asked(flick_of(scene)).options) == ["aim", ("eraser", "H5", "J5"), ("eraser", "M10", "M12")]


def test_without_a_sudden_wall_there_is_nothing_to_erase() -> None:
    """[ruling.erase] Printed walls are for ever, and the eraser is kept."""
    scene = table()
    give(scene, scene.players[0], "eraser")
    assert list(asked(flick_of(scene)).options) == ["aim"]
    play(flick_of(scene), dice=STILL, answers=["aim", aim(SOUTH, 5), "accept"])
    assert scene.players[0].objects == ["eraser"]


def test_two_erasers_erase_two_walls_before_one_flick() -> None:
    """[ruling.erase] [proc.objects] One after the other; a wall that is gone is not offered again."""
    scene = table(sheet=OPEN)
    before = scene.walls.mask
    wall(scene, "H5", "J5")
    wall(scene, "M10", "M12")
    give(scene, scene.players[0], "eraser", "eraser")
    rule = flick_of(scene)
    assert list(asked(rule, ("eraser", "M10", "M12")).options) == ["aim", ("eraser", "H5", "J5")]
    assert rule.send(("eraser", "H5", "J5")).prompt == "decide.aim"
    assert scene.walls.mask == before and scene.sudden == []


def test_what_is_printed_stays() -> None:
    """[ruling.erase] C4 to E4 lay over D4 and E4."""
    scene = table()
    wall(scene, "C4", "E4")
    assert filled(scene, "B4 C4 D4 E4 F4") == "C4 D4 E4"
    erase(scene, "C4", "E4")
    assert filled(scene, "B4 C4 D4 E4 F4") == "D4 E4"


def test_what_is_part_of_another_sudden_wall_stays() -> None:
    """[ruling.erase] Two walls cross in H5; whichever is erased, the other is whole."""
    squares = "G5 H5 I5 H4 H6"
    for erased, left in ((("G5", "I5"), "H5 H4 H6"), (("H4", "H6"), "G5 H5 I5")):
        scene = table(sheet=OPEN)
        wall(scene, "G5", "I5")
        wall(scene, "H4", "H6")
        erase(scene, *erased)
        assert filled(scene, squares) == left


def test_both_of_two_overlapping_walls_can_be_erased() -> None:
    """[ruling.erase] G5 to I5 and H5 to J5: first one end goes, then the rest."""
    scene = table(sheet=OPEN)
    wall(scene, "G5", "I5")
    wall(scene, "H5", "J5")
    erase(scene, "G5", "I5")
    assert filled(scene, "G5 H5 I5 J5") == "H5 I5 J5"
    erase(scene, "H5", "J5")
    assert filled(scene, "G5 H5 I5 J5") == ""


def test_an_erased_wall_may_be_drawn_again() -> None:
    """[ruling.erase] [ruling.wall_overlap] Its squares are new again."""
    scene = table(sheet=OPEN)
    wall(scene, "H5", "J5")
    assert ("H5", "J5") not in [one.ends for one in legal_walls(scene, 3, 2, 3)]
    erase(scene, "H5", "J5")
    assert ("H5", "J5") in [one.ends for one in legal_walls(scene, 3, 2, 3)]


def test_a_buried_chest_comes_back_when_the_wall_is_erased() -> None:
    """[ruling.erase] [ruling.covered_illustration] In the same flick."""
    scene = table()
    wall(scene, "A6", "C6")
    put_on(scene.players[0], "A5")
    assert scene.walls.filled(SQUARE_CALLED["B6"])
    give(scene, scene.players[0], "eraser")
    events = listen(scene)
    play(flick_of(scene), dice=[*STILL, "dust"], answers=[("eraser", "A6", "C6"), aim(45, 20)])
    assert told(events, "pickup.chest")[0].facts == {"seat": 0, "square": "B6"}
