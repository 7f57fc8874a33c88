"""The stairs: when the exit may be taken, and that it never must."""

from __future__ import annotations

import pytest

from oubliette.games.paper_dungeon.turn import play_turn
from oubliette.kernel import FATE, listen
from tests.games.paper_dungeon.scenes import (
    Place,
    asked,
    headings,
    hero_of,
    ledger,
    path,
    scene,
    slugs,
    take_turn,
    waiting,
    where,
)

CHOICE = ("decide.take_stairs", ("leave", "remain"))
ROOM = """
#######
#.....#
#.....#
#..>..#
#.....#
#.....#
#######
"""


def test_the_exit_is_open_where_a_turn_ends_on_the_stairs() -> None:
    """[ruling.stairs_asked_once] [stairs.end_on_or_next] Not once for entering and once for ending there."""
    for answer in ("leave", "remain"):
        table = scene("######\n#@.>.#\n######")
        assert asked(play_turn(table), dice=[2], answers=[answer]) == [CHOICE]
        assert hero_of(table).done == (answer == "leave")


@pytest.mark.parametrize("start", [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (3, 1), (5, 3), (5, 5)])
def test_the_exit_is_open_on_all_eight_squares_around(start: Place) -> None:
    """[ruling.adjacent_eight] [stairs.end_on_or_next] A scroll puts the hero beside them: at a side or a corner."""
    table = scene(ROOM, start, items=["teleport_scroll"], scroll="instead_of_roll")
    target = (start[0] + 3) // 2, (start[1] + 3) // 2  # halfway to the stairs, that is beside them
    name = f"{'abcdefg'[target[1]]}{target[0] + 1}"
    questions = asked(play_turn(table), answers=["teleport_scroll", name, "leave"])
    assert questions[-1] == CHOICE
    assert max(abs(where(table)[0] - 3), abs(where(table)[1] - 3)) == 1
    assert hero_of(table).done


def test_two_squares_away_is_not_next_to_the_stairs() -> None:
    """[stairs.end_on_or_next]"""
    table = scene("#######\n#@...>#\n#######")
    assert asked(play_turn(table), dice=[2]) == []
    assert not hero_of(table).done


def test_no_closed_corner_may_part_the_hero_from_the_stairs() -> None:
    """[ruling.adjacent_eight] Beside them, but no single step leads there; past one wall it does."""
    corner = scene("#####\n#..##\n#.#>#\n#####", (2, 1))
    assert asked(play_turn(corner), dice=[2]) == []
    assert where(corner) == (1, 2)
    one_wall = scene("#####\n#...#\n#.#>#\n#####", (2, 1))
    assert asked(play_turn(one_wall), dice=[2], answers=["leave"]) == [CHOICE]
    assert where(one_wall) == (1, 2)


@pytest.mark.parametrize(("corners", "closed", "one_wall"), [("closed", 0, 1), ("free", 1, 1), ("strict", 0, 0)])
def test_the_rule_for_corners_says_what_is_next_to_the_stairs(corners: str, closed: int, one_wall: int) -> None:
    """[ruling.adjacent_eight] corner_rule: an unblocked step, by the rule that holds."""
    table = scene("#####\n#..##\n#.#>#\n#####", (2, 1), corner_rule=corners)
    assert len(asked(play_turn(table), dice=[2], answers=["leave"] * closed)) == closed
    table = scene("#####\n#...#\n#.#>#\n#####", (2, 1), corner_rule=corners)
    assert len(asked(play_turn(table), dice=[2], answers=["leave"] * one_wall)) == one_wall


def test_a_shut_lock_parts_the_hero_from_the_stairs() -> None:
    """[ruling.adjacent_eight] [move.blocked] With the key the step past the lock is open."""
    drawing = "#####\n#@.L#\n###>#\n#.###\n#####"
    assert asked(play_turn(scene(drawing, (1, 2))), dice=[1]) == []
    assert asked(play_turn(scene(drawing, (1, 2), key=True)), dice=[1], answers=["leave"]) == [CHOICE]


def test_the_exit_is_open_in_the_middle_of_a_move() -> None:
    """[stairs.pass] While entering the stairs square."""
    table = scene("#######\n#@.>..#\n#######")
    events = listen(table)
    assert asked(play_turn(table), dice=[4], answers=["leave"]) == [CHOICE]
    assert hero_of(table).done
    assert path(table) == [(1, 1), (1, 2), (1, 3)]
    assert slugs(events)[-3:] == ["turn.mark_path", "stairs.optional", "exit.sum"]


def test_leaving_is_told_when_the_line_is_drawn() -> None:
    """[stairs.optional] [turn.mark_path] At the end of a turn as in passing: the line, the stairs, the sum."""
    table = scene("######\n#@.>.#\n######")
    events = listen(table)
    take_turn(table, dice=[2], answers=["leave"])
    assert slugs(events)[-3:] == ["turn.mark_path", "stairs.optional", "exit.sum"]
    assert slugs(events).count("stairs.optional") == 1


def test_nobody_tells_that_a_hero_who_stays_has_left() -> None:
    """[stairs.optional] The line is drawn before the question at the end of the turn."""
    table = scene("#####\n#@>.#\n#####")
    events = listen(table)
    take_turn(table, dice=[2], answers=["remain", "remain"])
    assert slugs(events)[-1] == "turn.mark_path"
    assert "stairs.optional" not in slugs(events) and "exit.sum" not in slugs(events)


@pytest.mark.parametrize(("roll", "steps"), [(2, 0), (4, 2), (6, 4)])
def test_the_question_says_how_many_steps_are_left(roll: int, steps: int) -> None:
    """[stairs.pass] [ruling.stairs_timing] None at the end of a turn: to stay is then all that is left to do."""
    ask = waiting(play_turn(scene("##########\n#@.>.....#\n##########", hp=8, coins=3)), dice=[roll])
    assert ask.prompt == "decide.take_stairs"
    rest = "steps" if steps else "none"
    assert ask.facts == {"hp": 8, "limit": 10, "coins": 3, "ending": "alive", "steps": steps, "rest": rest}


def test_next_to_the_stairs_no_steps_are_left() -> None:
    """[stairs.end_on_or_next] Declined in passing with steps left, then asked again without."""
    table = scene("#####\n#@>.#\n#####")
    in_passing = waiting(play_turn(table), dice=[2])
    assert in_passing.facts is not None and in_passing.facts["steps"] == 1
    table = scene("#####\n#@>.#\n#####")
    at_the_end = waiting(play_turn(table), dice=[2], answers=["remain"])
    assert at_the_end.facts is not None and at_the_end.facts["steps"] == 0


@pytest.mark.parametrize(("hp", "ending"), [(3, "alive"), (2, "death"), (1, "death")])
def test_the_question_says_how_leaving_would_end(hp: int, ending: str) -> None:
    """[exit.death] With what was met in this very move: an enemy of 2."""
    ask = waiting(play_turn(scene("######\n#@2>.#\n######", hp=hp)), dice=[2])
    assert ask.facts is not None
    assert (ask.facts["hp"], ask.facts["ending"]) == (hp - 2, ending)


def test_a_hero_who_leaves_in_passing_meets_nothing_behind_the_stairs() -> None:
    """[ruling.stairs_pass_leftover] The steps that are left vanish; what was met before counts."""
    table = scene("########\n#@o>9$.#\n########", hp=5, coins=2)
    take_turn(table, dice=[4], answers=["leave"])
    hero = hero_of(table)
    assert (hero.hp, hero.coins, hero.deaths) == (5, 3, 0)


def test_stairs_may_be_declined_in_passing() -> None:
    """[stairs.optional] The move goes on, and everything behind them is met."""
    table = scene("########\n#@o>2..#\n########")
    assert asked(play_turn(table), dice=[4], answers=["remain"]) == [CHOICE]
    assert where(table) == (1, 5)
    assert ledger(table) == (0, 2, 1, 0)
    assert not hero_of(table).done


def test_stairs_may_be_declined_at_the_end_of_a_turn() -> None:
    """[stairs.optional] And are offered again at the end of the next one."""
    table = scene("#######\n#@..>.#\n#######")
    assert asked(play_turn(table), dice=[2], answers=["remain"]) == [CHOICE]
    assert where(table) == (1, 3)
    assert asked(play_turn(table), dice=[2], answers=["remain", "leave"]) == [CHOICE, CHOICE]
    assert path(table) == [(1, 3), (1, 4), (1, 5)]
    assert hero_of(table).done


def test_declined_in_passing_they_are_offered_again_next_to_them() -> None:
    """[stairs.end_on_or_next] [stairs.optional] Passing and ending are two moments."""
    table = scene("#####\n#@>.#\n#####")
    assert asked(play_turn(table), dice=[2], answers=["remain", "leave"]) == [CHOICE, CHOICE]
    assert hero_of(table).done and where(table) == (1, 3)


def test_the_exit_is_not_open_at_the_start_of_a_turn() -> None:
    """[ruling.stairs_timing] A hero who stayed on the stairs must roll before being asked again."""
    table = scene("######\n#.>..#\n######", (1, 2))
    assert waiting(play_turn(table)).seat == FATE
    assert asked(play_turn(table), dice=[2]) == []
    assert where(table) == (1, 4)


def test_leaving_the_stairs_square_is_not_passing_it() -> None:
    """[stairs.pass] Only entering it counts."""
    table = scene("#######\n#..>..#\n#######", (1, 3))
    assert asked(play_turn(table), dice=[2], answers=["e"]) == [("decide.heading", ("e", "w"))]


def test_a_lost_turn_ends_next_to_the_stairs() -> None:
    """[ruling.stairs_timing] [ruling.lost_move] Nobody moved, yet the turn is over and the exit open."""
    table = scene("#####\n#@>.#\n#####")
    events = listen(table)
    assert asked(play_turn(table), dice=[3], answers=["leave"]) == [CHOICE]
    assert "move.lost" in slugs(events) and hero_of(table).done


def test_a_web_next_to_the_stairs_ends_the_turn_there() -> None:
    """[ruling.stairs_timing] The web is paid, then the exit is open."""
    table = scene("#######\n#@w>..#\n#######", coins=5)
    assert asked(play_turn(table), dice=[4, 2], answers=["leave"]) == [CHOICE]
    assert (hero_of(table).coins, where(table)) == (3, (1, 2))


def test_a_scroll_to_the_stairs_ends_the_turn_on_them() -> None:
    """[ruling.stairs_timing] [ruling.scroll_is_a_turn] Asked once."""
    table = scene("#######\n#@...>#\n#######", items=["teleport_scroll"], scroll="instead_of_roll")
    questions = asked(play_turn(table), answers=["teleport_scroll", "f2", "leave"])
    assert [prompt for prompt, _ in questions] == [
        "decide.use_scroll_or_roll",
        "decide.scroll_target",
        "decide.take_stairs",
    ]
    assert hero_of(table).done


def test_a_jump_next_to_the_stairs_opens_the_exit() -> None:
    """[ruling.stairs_timing] [ruling.teleporter_last_step] The turn ends on the other teleporter, beside them."""
    table = scene("#####\n#@.T#\n#####\n##T>#\n#####")
    assert asked(play_turn(table), dice=[2], answers=["leave"]) == [CHOICE]
    assert where(table) == (3, 2)


def test_look_ahead_never_counts_on_the_stairs() -> None:
    """[move.trajectory] A way is not whole because it could be left by the stairs: the wall behind them counts."""
    drawing = "#####\n#@>##\n#.###\n#.###\n#####"
    assert headings(scene(drawing), 2) == (1, ["s"])
    assert headings(scene(drawing.replace(">", "w")), 2) == (1, ["e", "s"])
