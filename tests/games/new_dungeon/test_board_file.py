"""A damaged board is refused, with a message that names the place."""

from __future__ import annotations

from importlib import resources

import pytest

from oubliette.games.new_dungeon.board_file import read_board
from oubliette.kit.data import BadData

WHOLE = resources.files("oubliette.games.new_dungeon").joinpath("data", "board.txt").read_text(encoding="utf-8")


def with_line(old: str, *new: str) -> str:
    """The file with one line changed or left out. Several blanks match one."""
    lines = WHOLE.splitlines()
    places = [place for place, line in enumerate(lines) if line.split() == old.split()]
    assert len(places) == 1, f"{old!r} is there {len(places)} times"
    return "\n".join([*lines[: places[0]], *new, *lines[places[0] + 1 :]])


def redrawn(text: str, x: int, y: int, sign: str) -> str:
    """The file with one cell of the picture changed."""
    lines = text.splitlines()
    row = [place for place, line in enumerate(lines) if line.startswith("|")][y]
    lines[row] = f"{lines[row][: x + 1]}{sign}{lines[row][x + 2 :]}"
    return "\n".join(lines)


def refusal(text: str) -> str:
    """The error message about a damaged file."""
    with pytest.raises(BadData) as caught:
        read_board(text, "the board")
    message = str(caught.value)
    assert message.startswith("the board: ")
    return message


def test_the_file_as_it_is_can_be_read() -> None:
    """Spec 2.9."""
    board = read_board(WHOLE, "the board")
    assert len(board.spaces) == 270
    assert board.ids[board.main] == "MAIN"


# Reading


def test_a_line_before_the_first_section_is_refused() -> None:
    assert "'lost line' is in no section" in refusal(f"lost line\n{WHOLE}")


def test_a_board_without_a_width_is_refused() -> None:
    assert "is not a number" in refusal(with_line("width 48"))


def test_a_height_that_is_no_number_is_refused() -> None:
    assert "'tall' is not a number" in refusal(with_line("height 36", "height tall"))


def test_a_space_without_a_rectangle_is_refused() -> None:
    assert "R101 room 1 18 12" in refusal(with_line("R101 room 1 18 12 2 2", "R101 room 1 18 12"))


def test_a_space_of_an_unknown_kind_is_refused() -> None:
    message = refusal(with_line("R101 room 1 18 12 2 2", "R101 kitchen 1 18 12 2 2"))
    assert "R101" in message
    assert "'kitchen'" in message


def test_a_space_with_words_for_numbers_is_refused() -> None:
    assert "'two' is not a number" in refusal(with_line("R101 room 1 18 12 2 2", "R101 room 1 18 12 two 2"))


def test_a_mark_that_means_nothing_is_refused() -> None:
    message = refusal(with_line("R101 room 1 18 12 2 2", "R101 room 1 18 12 2 2 haunted"))
    assert "R101: 'haunted'" in message


def test_an_unknown_power_is_refused() -> None:
    message = refusal(with_line("C11 chamber 1 25 15 4 3", "C11 chamber 1 25 15 4 3 power=love"))
    assert "C11: 'power=love'" in message


def test_two_spaces_with_one_name_are_refused() -> None:
    assert "R101" in refusal(with_line("R102 room 1 20 12 2 2", "R101 room 1 20 12 2 2"))


def test_a_space_that_sticks_out_is_refused() -> None:
    assert "R205 sticks out of the board at 48,1" in refusal(with_line("R205 room 2 29 1 2 2", "R205 room 2 47 1 2 2"))


def test_spaces_that_overlap_are_refused() -> None:
    message = refusal(with_line("R102 room 1 20 12 2 2", "R102 room 1 19 12 2 2"))
    assert "R102 and R101 overlap at 19,12" in message


# Links

DOOR = "R101 K102 door 19 13 19 14"


def test_a_link_to_nowhere_is_refused() -> None:
    assert "R101 K999 door" in refusal(with_line(DOOR, "R101 K999 door 19 13 19 14"))


def test_a_link_without_cells_is_refused() -> None:
    assert "the link R101 K102 door does not name" in refusal(with_line(DOOR, "R101 K102 door"))


def test_a_link_of_an_unknown_kind_is_refused() -> None:
    message = refusal(with_line(DOOR, "R101 K102 window 19 13 19 14"))
    assert "the link R101 K102 window" in message
    assert "'window'" in message


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (DOOR, "R101 K102 open 19 13 19 14"),
        (DOOR, "R101 K102 arch 19 13 19 14"),
        ("C11 K106 arch 26 15 26 14", "C11 K106 door 26 15 26 14"),
        ("K102 K103 open 19 14 20 14", "K102 K103 secret 19 14 20 14"),
        ("R104 R214 secret 26 12 26 11", "R104 R214 door 26 12 26 11"),
    ],
)
def test_a_link_that_joins_the_wrong_kinds_is_refused(old: str, new: str) -> None:
    message = refusal(with_line(old, new))
    assert f"the link {new}: {new.split()[2]} does not join" in message


def test_a_link_from_another_cell_is_refused() -> None:
    message = refusal(with_line(DOOR, "R101 K102 door 20 13 19 14"))
    assert "the link R101 K102 door 20 13 19 14" in message
    assert "do not belong" in message


def test_a_link_between_cells_that_do_not_touch_is_refused() -> None:
    message = refusal(with_line(DOOR, "R101 K102 door 19 12 19 14"))
    assert "the link R101 K102 door 19 12 19 14" in message
    assert "do not touch" in message


def test_two_links_between_the_same_spaces_are_refused() -> None:
    message = refusal(with_line(DOOR, DOOR, "K102 R101 door 18 14 18 13"))
    assert "K102 and R101 are linked twice" in message


# The whole


def test_a_start_that_is_no_main_staircase_is_refused() -> None:
    assert "'K105'" in refusal(with_line("start MAIN", "start K105"))


def test_a_second_main_staircase_is_refused() -> None:
    assert "'MAIN'" in refusal(with_line("K114 corridor 1 22 17 1 1", "K114 main 1 22 17 1 1"))


def test_a_board_without_panels_is_refused() -> None:
    start, _, rest = WHOLE.partition("[panels]")
    assert "there are no panels" in refusal(start + rest[rest.index("[grid]") :])


def test_a_panel_without_all_its_numbers_is_refused() -> None:
    assert "SE" in refusal(with_line("SE 5 32 24 16 12", "SE 5 32 24 16"))


def test_a_space_on_a_panel_of_another_level_is_refused() -> None:
    message = refusal(with_line("R101 room 1 18 12 2 2", "R101 room 2 18 12 2 2"))
    assert "R101 is of level 2, its panel of 1" in message


def test_a_space_on_no_panel_is_refused() -> None:
    assert "R308 is of level 3" in refusal(with_line("NE 3 32 0 16 12"))


def test_a_picture_that_shows_something_else_is_refused() -> None:
    assert "the picture" in refusal(redrawn(WHOLE, 0, 0, "."))


def test_a_missing_room_is_refused() -> None:
    text = with_line("R101 room 1 18 12 2 2")
    text = text.replace("R101 K102 door   19 13 19 14\n", "")
    for x in (18, 19):
        for y in (12, 13):
            text = redrawn(text, x, y, "#")
    assert "level 1 has 13 rooms, not 14" in refusal(text)


def test_a_missing_chamber_is_refused() -> None:
    """[setup.deal_chambers] Two on each level."""
    text = "\n".join([line for line in WHOLE.splitlines() if not line.startswith("C11 ")])
    for x in range(25, 29):
        for y in range(15, 18):
            text = redrawn(text, x, y, "#")
    assert "level 1 has 1 chambers" in refusal(text)


def test_a_chamber_as_small_as_a_room_is_refused() -> None:
    text = with_line("C11 chamber 1 25 15 4 3", "C11 chamber 1 25 15 2 3")
    text = text.replace("C11  K110 arch   28 16 29 16\n", "").replace("C11  K118 arch   27 17 27 18\n", "")
    for x in (27, 28):
        for y in (15, 16, 17):
            text = redrawn(text, x, y, "#")
    assert "C11 is too small" in refusal(text)


def test_a_hidden_room_with_an_ordinary_door_is_refused() -> None:
    message = refusal(with_line("R110 K118 secret 27 19 27 18", "R110 K118 door 27 19 27 18"))
    assert "R110 must be marked hidden" in message


def test_a_room_with_secret_doors_only_must_be_marked() -> None:
    message = refusal(with_line("R110 room 1 26 19 2 2 hidden", "R110 room 1 26 19 2 2"))
    assert "R110 must be marked hidden" in message


def test_corridors_that_touch_must_be_joined() -> None:
    message = refusal(with_line("K102 K103 open 19 14 20 14"))
    assert "K102 and K103 touch and are not linked" in message


def test_a_space_that_nobody_can_reach_is_refused() -> None:
    text = with_line("R112 K601 secret 18 23 18 24").replace("R601 K601 secret 18 25 18 24\n", "")
    assert "nobody can reach K601" in refusal(text)


def test_a_chamber_behind_secret_doors_alone_is_refused() -> None:
    """Only rooms may be hidden. Spec 2.9."""
    text = "\n".join([line for line in WHOLE.splitlines() if not (line.startswith("C51 ") and " arch " in line)])
    assert "C51 must be found" in refusal(text)


def test_a_room_with_an_ordinary_door_must_not_be_marked_hidden() -> None:
    text = with_line("R602 room 6 20 25 2 2", "R602 room 6 20 25 2 2 hidden")
    assert "R602 must be marked hidden if it has secret doors only, else not" in refusal(text)
