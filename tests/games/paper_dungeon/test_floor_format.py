"""Floors as text: what is read, and what is refused."""

import pytest

from oubliette.games.paper_dungeon.floor import MARKS, NOWHERE, SINGLE_USE, mask_of, read_floor, squares_of
from oubliette.kit.data import BadData

SMALL = """
#######
#@.o$?#
#1.hwT#
#.#L###
#T#.a>#
#k....#
#######
"""


def test_a_drawing_is_read_square_by_square() -> None:
    """[ruling.walls_are_squares] Squares are numbered row after row."""
    floor = read_floor(SMALL)
    width = floor.grid.width

    assert (floor.grid.width, floor.grid.height) == (7, 7)
    assert floor.start == width + 1 and floor.stairs == 4 * width + 5
    assert floor.lock == 3 * width + 3 and floor.key == 5 * width + 1
    assert floor.teleporters == (2 * width + 5, 4 * width + 1)
    assert floor.other_end(floor.teleporters[0]) == floor.teleporters[1]
    assert floor.other_end(floor.teleporters[1]) == floor.teleporters[0]
    assert squares_of(floor.webs) == [2 * width + 4]
    assert {floor.marks[square] for square in squares_of(floor.finds)} == set("o$?1hwak")
    assert all(floor.marks[square] != "#" for square in floor.open_squares)
    assert len(floor.open_squares) == floor.grid.size - floor.marks.count("#")


def test_a_floor_writes_itself_as_it_was_read() -> None:
    floor = read_floor(SMALL)

    assert floor.rows() == SMALL.split()
    assert floor.id == "/".join(SMALL.split())
    assert read_floor(floor.id).id == floor.id, "rows may be parted by strokes"


def test_start_and_stairs_may_be_missing() -> None:
    """A drawing for a test does without."""
    floor = read_floor("####\n#..#\n####")

    assert floor.start == floor.stairs == floor.lock == floor.key == NOWHERE
    assert floor.teleporters == () and floor.vault == 0 == floor.finds


def test_every_mark_is_known_and_all_finds_but_stairs_and_teleporters_are_used_up() -> None:
    """[meet.once]"""
    finds = MARKS.replace("#", "").replace(".", "").replace("@", "").replace("L", "").replace(">", "").replace("T", "")
    assert set(SINGLE_USE) == set(finds)
    for mark in MARKS.replace("T", ""):
        assert mark in read_floor(f"###\n#{mark}#\n###").marks


@pytest.mark.parametrize(
    ("drawing", "says"),
    [
        ("", "the map is empty"),
        ("  \n \n", "the map is empty"),
        ("####\n#.#\n####", "row 2 has 3 squares, the first has 4"),
        ("####\n#.x#\n####", "row 2 has the unknown mark 'x'"),
        ("####\n#.g#\n####", "row 2 has the unknown mark 'g'"),
        ("####\n#.0#\n####", "row 2 has the unknown mark '0'"),
        ("#.##\n#..#\n####", "the border has no wall in row 1, column 2"),
        ("####\n#...\n####", "the border has no wall in row 2, column 4"),
        ("####\n...#\n####", "the border has no wall in row 2, column 1"),
        ("####\n#..#\n##o#", "the border has no wall in row 3, column 3"),
        ("####\n#@@#\n####", "there are 2 '@', not one"),
        ("#####\n#>>>#\n#####", "there are 3 '>', not one"),
        ("####\n#kk#\n####", "there are 2 'k', not one"),
        ("####\n#LL#\n####", "there are 2 'L', not one"),
        ("####\n#T.#\n####", "teleporters come in pairs, not 1 of them"),
        ("#####\n#TTT#\n#####", "teleporters come in pairs, not 3 of them"),
        ("######\n#TTTT#\n######", "teleporters come in pairs, not 4 of them"),
    ],
)
def test_what_is_no_floor_is_refused(drawing: str, says: str) -> None:
    """With its name and, where there is one, the place."""
    with pytest.raises(BadData) as refused:
        read_floor(drawing, "my floor")

    assert str(refused.value).startswith("my floor: ") and says in str(refused.value)


def test_without_a_name_it_is_a_floor() -> None:
    with pytest.raises(BadData, match=r"^a floor: "):
        read_floor("...")


@pytest.mark.parametrize(
    ("drawing", "vault"),
    [
        # a vault in the corner
        ("#####\n#@..#\n##L##\n#...#\n#####", {16, 17, 18}),
        # no start, no lock: no vault
        ("#####\n#...#\n##L##\n#...#\n#####", set()),
        ("#####\n#@..#\n#####\n#...#\n#####", set()),
        # a lock that locks nothing
        ("#####\n#@..#\n#.L.#\n#...#\n#####", set()),
        # closed corners are shut, with walls and with the lock beside them; the teleporter does not count
        ("#####\n#@#.#\n##..#\n#..L#\n#####", {8, 12, 13, 16, 17}),
        ("######\n#@.#T#\n#.L..#\n#T.#.#\n######", {10, 15, 16, 22}),
    ],
)
def test_the_vault_is_what_cannot_be_walked_to(drawing: str, vault: set[int]) -> None:
    """[move.vault_squares]"""
    assert set(squares_of(read_floor(drawing).vault)) == vault


def test_a_corner_that_is_open_on_one_side_lets_in() -> None:
    """[move.vault_squares] One flanking wall does not block."""
    floor = read_floor("#####\n#@..#\n##..#\n#..L#\n#####")
    assert floor.vault == 0


def test_masks_and_squares() -> None:
    assert squares_of(mask_of([3, 1, 70])) == [1, 3, 70]
    assert mask_of(()) == 0 and squares_of(0) == []
