"""Sheets that people draw: for each requirement of section 2.4, a drawing that breaks it and its message."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from oubliette.games.dungeon_pen.drawn_sheets import faults
from oubliette.kernel import IllegalSetUp
from tests.games.dungeon_pen.drawings import (
    COLIMACON,
    CROQUIS,
    OUBLIETTES,
    SIDE,
    changed,
    changed_twice,
    floor_of,
    one_line,
    squares_with,
    steps_from,
)
from tests.games.dungeon_pen.scenes import OPEN

MARKS = "#.CcTtFP"


def found(drawing: str) -> list[tuple[str, dict[str, str | int]]]:
    """The faults of a drawing: slug and facts."""
    return [(fault.slug, fault.facts) for fault in faults(drawing)]


def slugs(drawing: str) -> list[str]:
    return [fault.slug for fault in faults(drawing)]


# What is read


@pytest.mark.parametrize("drawing", [CROQUIS, OUBLIETTES, COLIMACON, OPEN])
def test_a_good_drawing_has_no_faults(drawing: str) -> None:
    """[option.sheet]"""
    assert faults(drawing) == []


def test_it_may_be_written_in_lines_or_separated_by_slashes() -> None:
    """[option.sheet]"""
    assert faults(one_line(CROQUIS)) == []
    assert faults("\n".join(CROQUIS.split())) == []


def test_blank_lines_surrounding_spaces_and_windows_line_ends_mean_nothing() -> None:
    """[option.sheet] Any editor may have written the file."""
    rows = CROQUIS.split()
    assert faults("\r\n".join(rows) + "\r\n") == []
    assert faults("\n\n".join(rows)) == []
    assert faults("\n".join([f"\t  {row}   " for row in rows])) == []
    assert faults("\r\n \r\n" + " \r\n\r\n".join(rows) + "\r\n  ") == []
    assert faults(" / ".join(rows) + "/") == []


# Its form


def test_a_row_too_few_or_too_many() -> None:
    """[option.sheet] 18 rows."""
    rows = CROQUIS.split()
    assert found("\n".join(rows[:-1])) == [("sheet_rows", {"rows": 17, "wanted": 18})]
    assert found("\n".join([*rows, rows[0]])) == [("sheet_rows", {"rows": 19, "wanted": 18})]


def test_an_empty_file_has_no_rows() -> None:
    """[option.sheet]"""
    for nothing in ("", "   \n\n", "/", "\r\n/"):
        assert found(nothing) == [("sheet_rows", {"rows": 0, "wanted": 18})]


def test_a_row_too_short_or_too_long() -> None:
    """[option.sheet] 18 squares in each; rows are counted from 1."""
    rows = CROQUIS.split()
    rows[4] = rows[4][:-1]
    rows[17] += ".."
    assert found("\n".join(rows)) == [
        ("sheet_row_length", {"row": 5, "squares": 17, "wanted": 18}),
        ("sheet_row_length", {"row": 18, "squares": 20, "wanted": 18}),
    ]


def test_a_mark_that_nobody_knows() -> None:
    """[option.sheet] A space in the middle of a row is one, too."""
    known = " ".join("#.CcTtFP")
    assert found(changed(CROQUIS, B3="x", R18="é")) == [
        ("sheet_mark", {"square": "B3", "mark": "x", "known": known}),
        ("sheet_mark", {"square": "R18", "mark": "é", "known": known}),
    ]
    assert found(changed_twice(CROQUIS, H5=" ")) == [
        ("sheet_mark", {"square": "H5", "mark": " ", "known": known}),
        ("sheet_mark", {"square": "K14", "mark": " ", "known": known}),
    ]


def test_all_that_is_wrong_with_the_form_is_told_at_once() -> None:
    """[option.sheet] And no other faults, because the squares of a malformed drawing are unknown."""
    rows = changed(CROQUIS, B2="?").split()[:-1]
    rows[0] = "..."
    assert slugs("\n".join(rows)) == ["sheet_rows", "sheet_row_length", "sheet_mark"]


# What lies on it


def test_each_player_has_one_cell_of_two_by_two() -> None:
    """[option.sheet] Missing, in pieces, too large, or of the wrong shape, it is no cell."""
    without = changed_twice(CROQUIS, B16=".", C16=".", B17=".", C17=".")
    assert found(without)[:2] == [
        ("sheet_cell", {"player": 1, "mark": "C", "count": 0, "squares": "none"}),
        ("sheet_cell", {"player": 2, "mark": "c", "count": 0, "squares": "none"}),
    ]
    assert found(changed_twice(CROQUIS, C17=".")) == [
        ("sheet_cell", {"player": 1, "mark": "C", "count": 3, "squares": "B16, C16, B17"}),
        ("sheet_cell", {"player": 2, "mark": "c", "count": 3, "squares": "Q2, P3, Q3"}),
    ]
    larger = changed_twice(CROQUIS, B15="C", C15="C", A15="C")
    assert found(larger)[0] == (
        "sheet_cell",
        {"player": 1, "mark": "C", "count": 7, "squares": "A15, B15, C15, B16, C16, B17, …"},
    )
    long = changed_twice(CROQUIS, B16="C", C16="C", D16="C", A16="C", B17=".", C17=".")
    assert slugs(long) == ["sheet_cell", "sheet_cell"]
    apart = changed_twice(CROQUIS, C17=".", C15="C")
    assert slugs(apart) == ["sheet_cell", "sheet_cell"]


def test_a_cell_does_not_go_around_the_edge() -> None:
    """[option.sheet] R15, A16, R16 and A17 follow each other in reading order, but they are no 2 by 2 squares."""
    plain = changed_twice(CROQUIS, B16=".", C16=".", B17=".", C17=".")
    around = changed_twice(plain, R15="C", A16="C", R16="C", A17="C")
    assert found(around) == [
        ("sheet_cell", {"player": 1, "mark": "C", "count": 4, "squares": "R15, A16, R16, A17"}),
        ("sheet_cell", {"player": 2, "mark": "c", "count": 4, "squares": "R2, A3, R3, A4"}),
    ]


def test_only_one_players_cell_may_be_wrong() -> None:
    """[option.sheet] It is then no longer symmetrical, either."""
    assert slugs(changed(CROQUIS, C17=".")) == ["sheet_cell", "sheet_symmetry"]


def test_each_player_has_one_treasure() -> None:
    """[option.sheet] No more and no less."""
    assert found(changed_twice(CROQUIS, B2=".")) == [
        ("sheet_treasure", {"player": 1, "mark": "T", "count": 0, "squares": "none"}),
        ("sheet_treasure", {"player": 2, "mark": "t", "count": 0, "squares": "none"}),
    ]
    assert found(changed_twice(CROQUIS, A1="t")) == [
        ("sheet_treasure", {"player": 1, "mark": "T", "count": 2, "squares": "Q17, R18"}),
        ("sheet_treasure", {"player": 2, "mark": "t", "count": 2, "squares": "A1, B2"}),
    ]


def without(drawing: str, mark: str) -> str:
    return drawing.replace(mark, ".")


def test_there_are_at_least_two_chests() -> None:
    """[option.sheet]"""
    assert found(without(CROQUIS, "F")) == [("sheet_chests", {"count": 0, "wanted": 2})]
    assert found(changed(without(CROQUIS, "F"), B6="F"))[0] == ("sheet_chests", {"count": 1, "wanted": 2})
    assert found(changed_twice(without(CROQUIS, "F"), B6="F")) == []


def test_there_are_at_least_two_potions() -> None:
    """[option.sheet]"""
    assert found(without(CROQUIS, "P")) == [("sheet_potions", {"count": 0, "wanted": 2})]
    assert found(changed(without(CROQUIS, "P"), B6="P"))[0] == ("sheet_potions", {"count": 1, "wanted": 2})
    assert found(changed_twice(without(CROQUIS, "P"), H2="P")) == []


# Its symmetry


def test_a_half_turn_changes_nothing_but_the_owners() -> None:
    """[option.sheet] The first square that does not fit is named, and the one that it should fit to."""
    assert found(changed(CROQUIS, A1="#")) == [
        ("sheet_symmetry", {"square": "A1", "mark": "#", "other": "R18", "there": ".", "wanted": "#", "pairs": 1})
    ]
    assert found(changed(CROQUIS, R18="#", R17="#")) == [
        ("sheet_symmetry", {"square": "A1", "mark": ".", "other": "R18", "there": "#", "wanted": ".", "pairs": 2})
    ]


def test_owners_that_are_not_swapped_are_no_symmetry() -> None:
    """[option.sheet] Both cells and treasures lie well, but each player's treasure is where the other's should be."""
    swapped = changed(CROQUIS, B2="T", Q17="T")
    assert found(swapped)[-1] == (
        "sheet_symmetry",
        {"square": "B2", "mark": "T", "other": "Q17", "there": "T", "wanted": "t", "pairs": 1},
    )


# Its ways


def test_nothing_may_be_shut_off() -> None:
    """[option.sheet] Diagonal steps do not count."""
    assert found(changed_twice(CROQUIS, A2="#", B1="#")) == [("sheet_connected", {"squares": "A1, R18"})]
    half = changed_twice(CROQUIS, **{f"{chr(65 + col)}9": "#" for col in range(SIDE) if col != 6})
    ((slug, facts),) = found(half)
    assert slug == "sheet_connected"
    assert str(facts["squares"]).endswith(", …"), "a few are named"


def test_there_must_be_something_but_walls() -> None:
    """[option.sheet]"""
    assert slugs("/".join(["#" * SIDE] * SIDE)) == [
        "sheet_cell",
        "sheet_cell",
        "sheet_treasure",
        "sheet_treasure",
        "sheet_chests",
        "sheet_potions",
        "sheet_full",
    ]


def distance_on(drawing: str) -> int:
    away = steps_from(floor_of(drawing), squares_with(drawing, "t")[0])
    return min([away[square] for square in squares_with(drawing, "C")])


def treasure_at(name: str) -> str:
    """The open sheet with the treasures elsewhere: player 1's cell is B16 to C17."""
    plain = OPEN.replace("t", ".").replace("T", ".").replace("/", "\n")
    return changed_twice(plain, **{name: "t"})


@pytest.mark.parametrize(("square", "steps"), [("B4", 12), ("B5", 11), ("C5", 11), ("N16", 11), ("O16", 12)])
def test_the_treasure_is_at_least_twelve_steps_away(square: str, steps: int) -> None:
    """[option.sheet] From the nearest square of the cell."""
    drawing = treasure_at(square)
    assert distance_on(drawing) == steps
    wrong = [("sheet_distance", {"steps": steps, "nearest": 12, "farthest": 30})]
    assert found(drawing) == (wrong if steps < 12 else [])


def winding(col: int) -> str:
    """A sheet with two walls across, a gap in each, and the treasure behind them in this column."""
    rows = [["."] * SIDE for _ in range(SIDE)]
    for row, gap in ((10, 12), (7, 5)):
        rows[row] = ["." if place == gap else "#" for place in range(SIDE)]
    drawing = "\n".join(["".join(row) for row in rows])
    pieces = {"B16": "C", "C16": "C", "B17": "C", "C17": "C", "F14": "F", "G14": "P", f"{chr(65 + col)}6": "t"}
    return changed_twice(drawing, **pieces)


def test_the_treasure_is_at_most_thirty_steps_away() -> None:
    """[option.sheet] Walls make ways longer."""
    seen = set()
    for col in range(SIDE):
        drawing = winding(col)
        steps = distance_on(drawing)
        seen.add(steps)
        wrong = [("sheet_distance", {"steps": steps, "nearest": 12, "farthest": 30})]
        assert found(drawing) == (wrong if steps > 30 else [])
    assert {30, 31} <= seen


# More than one thing


def test_everything_that_is_wrong_is_told_at_once() -> None:
    """[option.sheet] Pieces, symmetry and ways; how far it is comes last, when the rest is right."""
    drawing = changed(without(without(CROQUIS, "F"), "P"), C17=".", B2=".", A17="#", B18="#")
    assert slugs(drawing) == [
        "sheet_cell",
        "sheet_treasure",
        "sheet_chests",
        "sheet_potions",
        "sheet_symmetry",
        "sheet_connected",
    ]


def test_a_fault_is_told_in_one_line() -> None:
    """[option.sheet]"""
    (fault,) = faults(changed(CROQUIS, A1="#"))
    assert isinstance(fault, IllegalSetUp)
    assert "A1" in str(fault) and "\n" not in str(fault)


sheets_or_nearly = st.lists(
    st.text(st.sampled_from(MARKS), min_size=SIDE, max_size=SIDE), min_size=SIDE, max_size=SIDE
).map("/".join)
lines_of_marks = st.text(st.sampled_from(MARKS + "/ \r\n?"), max_size=400)


@given(st.text(max_size=400) | lines_of_marks | sheets_or_nearly)
@example("\x1c/\u2028.")
@example("/".join(["C" * SIDE] * SIDE))
@example("/".join(["." * SIDE] * SIDE))
def test_whatever_is_in_the_file_it_is_told_and_nothing_breaks(text: str) -> None:
    """[option.sheet] Faults are returned, never raised."""
    for fault in faults(text):
        assert fault.slug.startswith("sheet_")
        assert str(fault)


@given(st.dictionaries(st.integers(0, SIDE * SIDE - 1), st.sampled_from(MARKS), max_size=6))
def test_a_good_sheet_with_a_few_marks_changed_is_judged_too(changes: dict[int, str]) -> None:
    """[option.sheet]"""
    marks = [*"".join(CROQUIS.split())]
    for square, mark in changes.items():
        marks[square] = mark
    rows = ["".join(marks[start : start + SIDE]) for start in range(0, SIDE * SIDE, SIDE)]
    told = slugs("\n".join(rows))
    turned = [{"C": "c", "c": "C", "T": "t", "t": "T"}.get(mark, mark) for mark in reversed(marks)]
    assert ("sheet_symmetry" in told) == (marks != turned)
    assert len(told) == 0 or "sheet_distance" not in told[:-1]
