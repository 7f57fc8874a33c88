"""Tables at which figures do not block. Rulebook: options."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters.state import Table
from tests.games.dungeon_looters.move_scenes import points, walk, ways
from tests.games.dungeon_looters.scenes import Rooms, at, chest, lock, scene, trap

# A long corridor: E5c1 to E5c5, an emptied chest and rock on both sides, and a hall north of it.
CORRIDOR: Rooms = {"E5": ("corridor", 0), "E4": ("great_hall", 0)}


def corridor(at: dict[str, str], *, figures_block: bool = False, traps_stay: bool = False) -> Table:
    names = ("dwarf", *[name for name in ("goblin", "lich") if name in at or name == "goblin"])
    table = scene(names, CORRIDOR, at, figures_block=figures_block, traps_stay=traps_stay)
    chest(table, "E5d3", "chest_shoebox", "black")
    return table


def test_i_pass_the_others_but_do_not_stop_with_them() -> None:
    """[ruling.walking_past] [ruling.figures_block] The option `figures_block`: no."""
    table = corridor({"dwarf": "E5c3", "goblin": "E5c2"})

    assert ways(table, "dwarf", "n") == ["n", "s"]
    walk(corridor({"dwarf": "E5c3", "goblin": "E5c2"}), "dwarf", "n", "n", "stop")


def test_by_default_i_do_not_pass_them() -> None:
    """[ruling.figures_block] [move.blocked_by]"""
    table = corridor({"dwarf": "E5c3", "goblin": "E5c2"}, figures_block=True)
    assert ways(table, "dwarf") == ["s", "stop"]


def test_nobody_enters_where_he_could_not_go_on() -> None:
    """[ruling.walking_past] One point takes me there, but not past; two take me there and back."""
    for count, there in ((1, False), (2, True)):
        table = corridor({"dwarf": "E5c3", "goblin": "E5c2"})
        points(table, "dwarf", count)
        assert ("n" in ways(table, "dwarf")) is there


def test_two_in_a_row_need_three_points() -> None:
    """[ruling.walking_past] With two the only way from the first one is back, and nobody is asked about it."""
    places = {"dwarf": "E5c3", "goblin": "E5c2", "lich": "E5c1"}
    table = corridor(places)
    points(table, "dwarf", 3)
    walk(table, "dwarf", "n", "n")  # and on: the hall is the only free square left
    assert at(table, "dwarf") == "E4c5"

    table = corridor(places)
    points(table, "dwarf", 2)
    walk(table, "dwarf", "n")
    assert at(table, "dwarf") == "E5c3"


def test_a_square_with_a_token_under_a_figure_is_not_entered() -> None:
    """[ruling.walking_past] Nobody could fall down there."""
    table = corridor({"dwarf": "E5c3", "goblin": "E5c2"}, traps_stay=True)
    trap(table, "E5c2", "trap_bear", layer="goblin", face_up=True)
    assert ways(table, "dwarf") == ["s", "stop"]


def test_the_second_in_a_row_with_a_token_is_no_way_on() -> None:
    """[ruling.walking_past] Behind it there may be all the room in the world."""
    table = corridor({"dwarf": "E5c3", "goblin": "E5c2", "lich": "E5c1"}, traps_stay=True)
    trap(table, "E5c1", "trap_bear", layer="goblin", face_up=True)
    walk(table, "dwarf", "n", "stop")
    assert at(table, "dwarf") == "E5c3"


def test_the_neutral_sherpa_does_not_change_places_with_a_figure_on_anothers_square() -> None:
    """[ruling.walking_past] [move.swap_neutral_sherpa] He would have to stand there with the goblin."""
    table = corridor({"dwarf": "E5c3", "goblin": "E5c2", "sherpa": "E5c1"})
    walk(table, "dwarf", "n", "stop")
    assert at(table, "dwarf") == "E5c3" and at(table, "sherpa") == "E5c1"


def test_the_neutral_sherpa_still_makes_way_for_a_figure_alone_on_its_square() -> None:
    """[move.swap_neutral_sherpa]"""
    table = corridor({"dwarf": "E5c3", "goblin": "E5c4", "sherpa": "E5c2"})
    walk(table, "dwarf", "n", "stop")
    assert at(table, "dwarf") == "E5c2" and at(table, "sherpa") == "E5c3"


def test_what_else_blocks_goes_on_blocking() -> None:
    """[move.blocked_by] Chests and locked doors."""
    table = corridor({"dwarf": "E5c1"})
    lock(table, "E4-E5")
    chest(table, "E5c2", "chest_big")
    assert walk(table, "dwarf").points == 5  # nothing to ask: he can only stay where he is


def test_rolling_away_from_arrows_one_passes_figures_but_does_not_end_on_them() -> None:
    """[trap.arrow_roll_limits] [ruling.walking_past] Every square on the way is open, and the last one free."""
    table = corridor({"dwarf": "E5c4", "goblin": "E5c2"})
    trap(table, "E5c3", "trap_arrow", layer="goblin")
    assert ways(table, "dwarf", "n", 6) == ["stay", ("n", 2), ("s", 1), ("s", 2)]

    table = corridor({"dwarf": "E5c4", "goblin": "E5c2"}, figures_block=True)
    trap(table, "E5c3", "trap_arrow", layer="goblin")
    assert ways(table, "dwarf", "n", 6) == ["stay", ("s", 1), ("s", 2)]


def test_rolling_away_stops_before_a_figure_that_stands_on_a_token() -> None:
    """[ruling.walking_past]"""
    table = corridor({"dwarf": "E5c4", "goblin": "E5c2"}, traps_stay=True)
    trap(table, "E5c3", "trap_arrow", layer="goblin")
    trap(table, "E5c2", "trap_bear", layer="goblin", face_up=True)
    assert ways(table, "dwarf", "n", 6) == ["stay", ("s", 1), ("s", 2)]


def test_rolling_past_a_figure_nobody_changes_places_with_the_sherpa() -> None:
    """[ruling.walking_past] Next to me he makes way, behind the goblin he does not."""
    table = corridor({"dwarf": "E5c4", "goblin": "E5c2", "sherpa": "E5c1"})
    trap(table, "E5c3", "trap_arrow", layer="goblin")
    assert ways(table, "dwarf", "n", 6) == ["stay", ("s", 1), ("s", 2)]

    table = corridor({"dwarf": "E5c4", "goblin": "E4a1", "sherpa": "E5c2"})
    trap(table, "E5c3", "trap_arrow", layer="goblin")
    assert ways(table, "dwarf", "n", 6) == ["stay", ("n", 1), ("n", 2), ("s", 1), ("s", 2)]


@pytest.mark.parametrize("obstacle", ["door", "chest", "sherpa"])
def test_from_one_figure_to_the_next_the_first_is_no_free_square_to_go_back_to(obstacle: str) -> None:
    """[ruling.walking_past] Past the goblin there is the lich, and behind her no way on: I would be stuck with her."""
    places = {"dwarf": "E5c3", "goblin": "E5c2", "lich": "E5c1"}
    table = corridor({**places, "sherpa": "E4c5"} if obstacle == "sherpa" else places)
    if obstacle == "door":
        lock(table, "E4-E5")
    elif obstacle == "chest":
        chest(table, "E4c5", "chest_big")
    points(table, "dwarf", 3)
    walk(table, "dwarf", "n", "stop")  # from the goblin's square there is only the way back
    assert at(table, "dwarf") == "E5c3"


def test_a_token_under_the_last_of_many_bars_the_way_through_all_of_them() -> None:
    """[ruling.walking_past] Without the token under the barbarian, five points lead through to the hall."""
    row = {"dwarf": "E5c5", "goblin": "E5c4", "lich": "E5c3", "merchant": "E5c2", "barbarian": "E5c1"}
    for token in (False, True):
        table = scene(list(row), CORRIDOR, row, figures_block=False, traps_stay=True)
        chest(table, "E5d3", "chest_shoebox", "black")
        if token:
            trap(table, "E5c1", "trap_bear", layer="goblin", face_up=True)
        points(table, "dwarf", 5)
        walk(table, "dwarf", *(["n", "n"] if token else ["n", "n", "n"]))
        assert at(table, "dwarf") == ("E5c5" if token else "E4c5")
