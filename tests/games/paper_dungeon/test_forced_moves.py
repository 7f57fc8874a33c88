"""A move that leaves no choice is told with its reason: why this heading, and what bars the others."""

from __future__ import annotations

from typing import Any

import pytest

from oubliette.kernel import listen
from tests.games.paper_dungeon.scenes import Place, asked, one_move, scene, slugs, walk
from tests.games.paper_dungeon.shopping import told

# With a 2, west and south go straight, north must turn, east is closed.
THREE_WAYS = """
########
#......#
#..@##.#
#...#..#
#...#..#
########
"""
SOUTH, WEST_END, NORTH = (3, 3), (2, 1), (1, 3)


def reason(facts: dict[str, Any]) -> tuple[str, str, tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    return facts["heading"], facts["why"], facts["closed"], facts["walls"], facts["trail"]


@pytest.mark.parametrize(
    ("trail", "why"),
    [
        ([SOUTH], ("w", "straight_and_off_the_trail", ("e",), ("n",), ("s",))),
        ([SOUTH, WEST_END], ("n", "only_off_the_trail", ("e",), (), ("s", "w"))),
    ],
)
def test_the_only_heading_is_told_with_what_bars_the_others(trail: list[Place], why: tuple[Any, ...]) -> None:
    """[move.forced_is_told] [move.start_tiers] East is shut; others hit a wall before the end or lead back."""
    table = scene(THREE_WAYS, trail=trail)
    events = listen(table)
    walk(table, 2, ["e"] if why[0] == "n" else [])
    (facts,) = told(events, "move.forced_is_told")
    assert reason(facts) == why
    assert "move.choose_direction" not in slugs(events)


@pytest.mark.parametrize(
    ("drawing", "trail", "why"),
    [
        ("#######\n#@....#\n#.#####\n#######", [], ("e", "only_straight", ("n", "w"), ("s",), ())),
        ("#######\n#@....#\n#######", [(1, 2)], ("e", "only_open", ("n", "s", "w"), (), ())),
        ("#######\n#@....#\n#.#####\n#######", [(1, 2)], ("e", "back_either_way", ("n", "w"), ("s",), ())),
    ],
)
def test_the_reason_is_the_first_that_holds(drawing: str, trail: list[Place], why: tuple[Any, ...]) -> None:
    """[move.forced_is_told] The only straight line, the only open heading, or all lead back and one is straight."""
    table = scene(drawing, trail=trail)
    events = listen(table)
    walk(table, 4)
    assert reason(told(events, "move.forced_is_told")[0]) == why


def test_a_turn_that_leaves_no_choice_is_told_with_its_reason() -> None:
    """[move.forced_is_told] [move.turn_tiers] The other side is shut; or it leads back; or only back is left."""
    table = scene("######\n#@...#\n####.#\n####.#\n######")
    events = listen(table)
    walk(table, 4)
    assert reason(told(events, "move.forced_turn")[0]) == ("s", "only_open", ("n",), (), ())

    table = scene("######\n####.#\n#@...#\n####.#\n######", trail=[(1, 4)])
    events = listen(table)
    walk(table, 4)
    assert reason(told(events, "move.forced_turn")[0]) == ("s", "only_off_the_trail", (), (), ("n",))

    table = scene("#####\n#@..#\n#####")
    events = listen(table)
    walk(table, 4)
    assert reason(told(events, "move.forced_turn")[0]) == ("w", "only_back", ("n", "s"), (), ())


def test_a_player_who_chose_a_heading_is_told_no_reason() -> None:
    """[move.forced_is_told] Nor is a player who spent a piece to go through the wall."""
    table = scene(THREE_WAYS)
    events = listen(table)
    walk(table, 2, ["w"])
    assert slugs(events) == ["move.choose_direction"]
    table = scene("#######\n#@.#..#\n#######", items=["wall_pass"])
    events = listen(table)
    asked(one_move(table, 4), answers=[("wall_pass", "e")])
    assert slugs(events) == ["shop.used", "move.choose_direction", "item.wall_pass"]


def test_a_scroll_that_stays_rolled_up_does_not_hide_why_there_is_one_heading() -> None:
    """[move.forced_is_told] [ruling.scroll_any_time] Reading it was the choice: of headings there was one."""
    table = scene("#######\n#@....#\n#######", items=["teleport_scroll"])
    events = listen(table)
    assert asked(one_move(table, 4), answers=["e"]) == [("decide.heading", ("e", "teleport_scroll"))]
    assert reason(told(events, "move.forced_is_told")[0]) == ("e", "only_open", ("n", "s", "w"), (), ())
    assert "move.choose_direction" not in slugs(events)


def test_a_wall_pass_kept_for_later_does_not_hide_why_there_is_one_way() -> None:
    """[move.forced_is_told] [ruling.wall_pass_use] Neither when setting out nor at the wall."""
    table = scene("#######\n#@.#..#\n#######", items=["wall_pass"])
    events = listen(table)
    assert asked(one_move(table, 4), answers=["e", "w"]) == [
        ("decide.heading", ("e", ("wall_pass", "e"))),
        ("decide.wall_hit", ("w", ("wall_pass", "e"))),
    ]
    assert slugs(events)[:2] == ["move.forced_is_told", "move.forced_turn"]
    assert reason(told(events, "move.forced_is_told")[0]) == ("e", "only_open", ("n", "s", "w"), (), ())
    assert reason(told(events, "move.forced_turn")[0]) == ("w", "only_back", ("n", "s"), (), ())
