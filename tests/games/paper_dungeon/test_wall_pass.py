"""Break on Through: one wall that bars the way is walked through, at the heading or at a hit."""

from __future__ import annotations

import pytest

from oubliette.games.paper_dungeon.turn import play_turn
from oubliette.kernel import listen
from tests.games.paper_dungeon.scenes import (
    asked,
    headings,
    hero_of,
    ledger,
    one_move,
    path,
    scene,
    slugs,
    take_turn,
    walk,
)

PASS = ["wall_pass"]
SCREEN = """
#######
#@.#..#
#.....#
#######
"""


def through(heading: str) -> tuple[str, str]:
    return "wall_pass", heading


def heading_options(drawing: str, steps: int, *, diagonal: bool | None = None) -> list[str]:
    """The headings that the piece opens at the start of a move."""
    table = scene(drawing, items=PASS)
    rule = one_move(table, steps, diagonal)
    try:
        ask = next(rule)
    except StopIteration:
        return []
    if ask.prompt != "decide.heading":
        return []
    return [option[1] for option in ask.options if isinstance(option, tuple)]


def test_a_heading_through_one_wall_counts_as_straight() -> None:
    """[item.wall_pass] [ruling.wall_pass_use] It is offered besides the headings that need no piece."""
    table = scene(SCREEN, items=PASS)
    events = listen(table)
    assert asked(one_move(table, 4), answers=[through("e")]) == [("decide.heading", ("e", "s", through("e")))]
    assert path(table) == [(1, 1), (1, 2), (1, 4), (1, 5)]
    assert hero_of(table).inventory == []
    assert slugs(events).count("item.wall_pass") == 1


def test_without_the_piece_nothing_is_offered() -> None:
    """[item.wall_pass]"""
    assert asked(one_move(scene(SCREEN), 4), answers=["s"]) == [("decide.heading", ("e", "s"))]


def test_the_piece_need_not_be_spent() -> None:
    """[item.wall_pass] At the wall it is offered again."""
    table = scene(SCREEN, items=PASS)
    assert asked(one_move(table, 4), answers=["e", "s"]) == [
        ("decide.heading", ("e", "s", through("e"))),
        ("decide.wall_hit", ("s", through("e"))),
    ]
    assert path(table) == [(1, 1), (1, 2), (2, 2), (2, 3), (2, 4)]
    assert hero_of(table).inventory == [("wall_pass", 3)]


def test_at_a_hit_it_is_used_instead_of_turning() -> None:
    """[ruling.wall_pass_use] Straight on; the wall costs a step of its own."""
    table = scene(SCREEN, items=PASS)
    asked(one_move(table, 4), answers=["e", through("e")])
    assert path(table) == [(1, 1), (1, 2), (1, 4), (1, 5)]
    assert hero_of(table).inventory == []


def test_a_wall_pass_works_once() -> None:
    """[item.wall_pass] [ruling.shut_in] At the second wall the hero turns; with no way open the rest is lost."""
    table = scene("########\n#@#.#..#\n########", items=PASS)
    assert asked(one_move(table, 6)) == []  # no heading leads to the end through one wall
    assert hero_of(table).inventory == [("wall_pass", 3)]
    table = scene("########\n#.@.#.##\n########", items=PASS)
    assert asked(one_move(table, 6), answers=["e"]) == [("decide.heading", ("e", "w"))]  # nor from the wall
    assert hero_of(table).inventory == [("wall_pass", 3)]


def test_a_line_that_needs_two_walls_is_not_opened_at_a_hit_either() -> None:
    """[ruling.wall_pass_on_the_trail] First with five steps left, then, back from the west, with the three that fit."""
    table = scene("#########\n#@.#..#.#\n#########", items=PASS * 2)
    assert asked(one_move(table, 6), answers=[through("e")]) == [("decide.wall_hit", ("w", through("e")))]
    assert path(table) == [(1, 1), (1, 2), (1, 1), (1, 2), (1, 4), (1, 5)]
    assert hero_of(table).inventory == [("wall_pass", 3)]


@pytest.mark.parametrize(
    ("squares", "steps", "end"),
    [
        ("@#...", 2, 3),  # a run of one: two steps
        ("@##..", 4, 5),  # a run of two: three steps, and one more
        ("@###.", 4, 5),  # a run of three: all four steps
        ("@.##.", 4, 5),  # the same after a first step
    ],
)
def test_each_wall_of_the_run_costs_a_step(squares: str, steps: int, end: int) -> None:
    """[ruling.wall_pass_use] An unbroken run of k walls is one wall, and takes k + 1 steps to the square behind it."""
    border = "#" * (len(squares) + 2)
    table = scene(f"{border}\n#{squares}#\n{border}", items=PASS)
    assert walk(table, steps, [through("e")]) == (1, end)


@pytest.mark.parametrize(("squares", "steps"), [("@##..", 2), ("@####.", 4), ("@.###.", 4), ("@.#.", 2)])
def test_through_k_walls_k_plus_one_steps_must_be_left(squares: str, steps: int) -> None:
    """[ruling.wall_pass_use] One step short, and nothing is offered: neither at the heading nor at the hit."""
    border = "#" * (len(squares) + 2)
    table = scene(f"{border}\n#{squares}#\n{border}", items=PASS)
    assert asked(one_move(table, steps)) == []
    assert hero_of(table).inventory == [("wall_pass", 3)]


def test_the_border_is_never_crossed() -> None:
    """[ruling.wall_pass_use] There is nothing behind it, at the heading or at a hit."""
    assert heading_options("#####\n#@..#\n#####", 2) == []
    table = scene("######\n#@..##\n######", items=PASS)
    assert asked(one_move(table, 6)) == []
    assert hero_of(table).inventory == [("wall_pass", 3)]


def test_a_run_of_walls_that_reaches_the_border_is_never_crossed() -> None:
    """[ruling.wall_pass_use] The square behind the run must lie inside."""
    assert heading_options("######\n#@.###\n######", 4) == []


def test_a_heading_must_lead_to_the_end_with_one_wall_ignored() -> None:
    """[ruling.wall_pass_use] [ruling.wall_pass_on_the_trail] A second wall on the line: not offered, nor at the hit."""
    table = scene("########\n#@.#.#.#\n#......#\n########", items=PASS)
    assert asked(one_move(table, 4), answers=["e"]) == [("decide.heading", ("e", "s"))]
    assert path(table) == [(1, 1), (1, 2), (2, 2), (2, 3), (2, 4)]


def test_at_a_hit_the_crossing_keeps_off_the_trail_while_another_way_does() -> None:
    """[ruling.wall_pass_on_the_trail] Straight on lies the line of the move before; south leads to the end off it."""
    table = scene(
        """
        ########
        #.....##
        #...#..#
        #...####
        ########
        """,
        (2, 1),
        items=PASS,
        trail=[(2, 5), (1, 5), (1, 4), (1, 3), (1, 2), (1, 1), (2, 1)],
    )
    assert asked(one_move(table, 4), answers=["e"]) == [("decide.heading", ("e", "s"))]  # at the wall south alone
    assert path(table) == [(2, 1), (2, 2), (2, 3), (3, 3), (3, 2)]
    assert hero_of(table).inventory == [("wall_pass", 3)]


def test_at_a_hit_the_trail_may_be_crossed_where_every_way_comes_back_over_it() -> None:
    """[ruling.wall_pass_on_the_trail] The alley has no way to the end off the trail: through the wall is as good."""
    table = scene("########\n#.@.#..#\n########", items=PASS, trail=[(1, 5), (1, 1)])
    assert asked(one_move(table, 4), answers=["e", through("e")]) == [
        ("decide.heading", ("e", "w", through("e"))),
        ("decide.wall_hit", ("w", through("e"))),
    ]
    assert path(table) == [(1, 2), (1, 3), (1, 5), (1, 6)]


def test_a_web_behind_the_wall_completes_the_heading() -> None:
    """[ruling.wall_pass_use] [ruling.web_in_lookahead] The second wall on the line is never hit."""
    assert heading_options("########\n#@.#w#.#\n########", 4) == ["e"]
    assert heading_options("########\n#@.#.#.#\n########", 4) == []


def test_a_heading_that_needs_no_piece_is_not_offered_with_it() -> None:
    """[item.wall_pass] A wall that bars the way: where none does, nothing can be spent."""
    assert heading_options("########\n#@....##\n########", 4) == []


def test_a_closed_corner_is_a_wall_without_thickness() -> None:
    """[ruling.wall_pass_use] k = 0: one step, between two walls that touch."""
    drawing = "#####\n#@#.#\n##..#\n#...#\n#####"
    table = scene(drawing, items=PASS)
    assert asked(one_move(table, 1), answers=[through("se")]) == [("decide.heading", ("stay", through("se")))]
    assert path(table) == [(1, 1), (2, 2)]
    assert heading_options(drawing, 3) == []  # the third square would be the ring


def test_a_strict_corner_is_passed_likewise() -> None:
    """[ruling.wall_pass_use] corner_rule strict: the single wall beside the step."""
    table = scene("#####\n#@#.#\n#...#\n#####", items=PASS, corner_rule="strict")
    assert asked(one_move(table, 1), answers=[through("se")]) == [("decide.heading", ("stay", through("se")))]
    assert path(table) == [(1, 1), (2, 2)]


def test_a_diagonal_run_is_crossed_along_the_diagonal() -> None:
    """[ruling.wall_pass_use] The heading is kept, in either style."""
    table = scene(
        """
        ######
        #@...#
        #.#..#
        #...o#
        #...o#
        ######
        """,
        items=PASS,
    )
    assert heading_options("######\n#@...#\n#.#..#\n#...o#\n#...o#\n######", 3) == ["se"]
    assert walk(table, 3, [through("se")]) == (4, 4)
    assert path(table) == [(1, 1), (3, 3), (4, 4)]
    assert ledger(table) == (0, 0, 1, 0)


def test_the_heading_is_kept_behind_the_wall() -> None:
    """[ruling.wall_pass_use] [move.keep_heading] South is open there, and nobody may turn."""
    table = scene("########\n#@.#...#\n####...#\n########", items=PASS)
    assert asked(one_move(table, 4), answers=[through("e")]) == [("decide.heading", ("e", through("e")))]
    assert path(table) == [(1, 1), (1, 2), (1, 4), (1, 5)]


def test_a_shut_lock_is_crossed_and_stays_shut() -> None:
    """[ruling.wall_pass_use] Into the vault without the key; the next one who comes finds the door shut."""
    drawing = "########\n#@.L..o#\n#.######\n########"
    table = scene(drawing, items=PASS)
    assert walk(table, 4, [through("e")]) == (1, 5)
    assert path(table) == [(1, 1), (1, 2), (1, 4), (1, 5)]
    assert hero_of(table).key == 0
    assert headings(scene(drawing, (1, 2)), 1, diagonal=False)[1] == ["w"]


def test_a_wall_and_a_shut_lock_in_a_row_are_one_run() -> None:
    """[ruling.wall_pass_use] k counts both."""
    table = scene("########\n#@.#L.o#\n########", items=PASS)
    assert walk(table, 4, [through("e")]) == (1, 5)
    assert heading_options("########\n#@.#L.o#\n########", 2) == []


def test_with_the_key_the_lock_is_no_part_of_the_run() -> None:
    """[ruling.wall_pass_use] An open lock is the open square behind the wall."""
    table = scene("########\n#@#L.o.#\n########", items=PASS, key=True)
    assert walk(table, 2, [through("e")]) == (1, 3)


def test_what_lies_behind_the_wall_is_met() -> None:
    """[ruling.wall_pass_use] [meet.mandatory] From the square behind the run on."""
    table = scene("########\n#@#3o..#\n########", items=PASS)
    take_turn(table, dice=[4], answers=[through("e")])
    assert ledger(table) == (0, 3, 1, 0)


def test_a_lost_move_may_be_saved() -> None:
    """[item.wall_pass] [ruling.lost_move] No heading is open: stay, or go through."""
    table = scene("######\n#@#..#\n######", items=PASS)
    assert asked(play_turn(table), dice=[2], answers=[through("e")]) == [("decide.heading", ("stay", through("e")))]
    assert path(table) == [(1, 1), (1, 3)]


def test_a_line_over_the_trail_is_not_opened_while_other_ways_keep_off_it() -> None:
    """[ruling.wall_pass_on_the_trail] [move.start_tiers] It is straight, and straight over the trail is tier 3."""
    table = scene(SCREEN, items=PASS, trail=[(1, 4)])
    assert asked(one_move(table, 4), answers=["s"])[0] == ("decide.heading", ("e", "s"))
    table = scene("#######\n#@.#..#\n#######", items=PASS, trail=[(1, 4)])
    assert asked(one_move(table, 4), answers=[through("e")])[0] == ("decide.heading", ("e", through("e")))


def test_a_line_over_the_trail_is_opened_where_no_way_is_open_at_all() -> None:
    """[ruling.wall_pass_on_the_trail] [move.start_tiers] Tiers 1 and 2 are empty: tier 3 is the straight line."""
    table = scene(
        """
        ######
        ####.#
        ###@.#
        ####.#
        #....#
        ######
        """,
        items=PASS,
    )
    assert take_turn(table, dice=[6]) == (4, 1)  # east, south, west
    assert asked(play_turn(table), dice=[3], answers=[through("ne")]) == [("decide.heading", ("stay", through("ne")))]
    assert path(table) == [(4, 1), (2, 3), (1, 4)]
