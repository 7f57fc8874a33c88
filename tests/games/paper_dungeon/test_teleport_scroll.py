"""The Teleport Scroll: to any square of the floor, at any time or, as a house rule, instead of rolling."""

from __future__ import annotations

import pytest

from oubliette.games.paper_dungeon.turn import play_turn
from oubliette.kernel import FATE, listen
from tests.games.paper_dungeon.scenes import asked, hero_of, ledger, path, scene, slugs, take_turn, waiting
from tests.games.paper_dungeon.shopping import told

DRAWING = """
########
#@o#$..#
#..L...#
#w.#..9#
########
"""


SCROLL = "teleport_scroll"
INSTEAD = "instead_of_roll"


def test_the_scroll_is_read_instead_of_rolling() -> None:
    """[item.teleport_scroll] [ruling.scroll_is_a_turn] No die is rolled for the move, and the turn is over."""
    table = scene(DRAWING, items=["teleport_scroll"], scroll=INSTEAD)
    events = listen(table)
    assert waiting(play_turn(table)).options == ["roll", "teleport_scroll"]
    assert take_turn(table, answers=["teleport_scroll", "c3"]) == (2, 2)
    assert path(table) == [(1, 1), (2, 2)]
    hero = hero_of(table)
    assert (hero.inventory, hero.turns) == ([], 1)
    assert slugs(events) == ["shop.used", "item.teleport_scroll", "turn.mark_path"]
    assert told(events, "item.teleport_scroll") == [{"seat": 0, "square": "c3"}]


def test_any_square_but_walls_and_the_shut_lock() -> None:
    """[ruling.scroll_is_a_turn] The vault included."""
    table = scene(DRAWING, items=["teleport_scroll"])
    targets = waiting(play_turn(table), answers=["teleport_scroll"]).options
    assert sorted(targets) == sorted(
        ["b2", "c2", "e2", "f2", "g2", "b3", "c3", "e3", "f3", "g3", "b4", "c4", "e4", "f4", "g4"]
    )


def test_an_open_lock_is_a_square_like_others() -> None:
    """[ruling.scroll_is_a_turn] With the key."""
    table = scene(DRAWING, items=["teleport_scroll"], key=True, scroll=INSTEAD)
    assert take_turn(table, answers=["teleport_scroll", "d3"]) == (2, 3)


@pytest.mark.parametrize(
    ("target", "dice", "written"),
    [("c2", [], (0, 0, 1, 0)), ("e2", [5], (0, 0, 5, 0)), ("g4", [], (0, 9, 0, 0)), ("b4", [2], (0, 0, 0, 2))],
)
def test_the_find_there_is_resolved(target: str, dice: list[int], written: tuple[int, int, int, int]) -> None:
    """[ruling.scroll_is_a_turn] [meet.mandatory]"""
    table = scene(DRAWING, items=["teleport_scroll"], scroll=INSTEAD)
    take_turn(table, dice=dice, answers=["teleport_scroll", target])
    assert ledger(table) == written


def test_a_scroll_to_a_teleporter_jumps() -> None:
    """[ruling.scroll_onto_a_teleporter] [meet.teleporter_first_must] It is entered like any other square."""
    table = scene("#######\n#@..T.#\n#T....#\n#######", items=["teleport_scroll"], scroll=INSTEAD)
    assert take_turn(table, answers=["teleport_scroll", "e2"]) == (2, 1)
    assert path(table) == [(1, 1), (1, 4), (2, 1)]


def test_the_scroll_need_not_be_read() -> None:
    """[item.teleport_scroll] It stays in the inventory."""
    table = scene(DRAWING, items=["teleport_scroll"])
    asked(play_turn(table), dice=[1], answers=["roll", "se"])
    assert hero_of(table).inventory == [("teleport_scroll", 3)]


def test_a_scroll_works_once() -> None:
    """[item.teleport_scroll] With the second one the question comes again, without any it does not."""
    table = scene(DRAWING, items=["teleport_scroll", "teleport_scroll"], scroll=INSTEAD)
    take_turn(table, answers=["teleport_scroll", "c3"])
    take_turn(table, answers=["teleport_scroll", "b3"])
    assert waiting(play_turn(table)).seat == FATE


def test_from_the_vault_one_walks_out() -> None:
    """[ruling.scroll_is_a_turn] [ruling.lock_from_inside] The scroll leads in; the door opens from within."""
    table = scene(DRAWING, items=["teleport_scroll"], scroll=INSTEAD)
    take_turn(table, answers=["teleport_scroll", "g3"])
    assert take_turn(table, dice=[4]) == (2, 2)
    assert hero_of(table).key == 0


# at any time

HALL = """
##########
#@.......#
#...o....#
#......w.#
#....>...#
##########
"""


def test_after_a_scroll_the_turn_goes_on_with_a_roll() -> None:
    """[ruling.scroll_any_time] Carried to f2, then a 2: to the west, on no square of the trail."""
    table = scene(HALL, items=[SCROLL])
    events = listen(table)
    assert take_turn(table, dice=[2], answers=[SCROLL, "f2", "w"]) == (1, 3)
    hero = hero_of(table)
    assert (hero.turns, hero.inventory) == (1, [])
    assert hero.lines == [(11, 15), (15, 14, 13)]  # two lines of one turn
    assert slugs(events).count("turn.mark_path") == 1


def test_the_scroll_may_be_read_when_the_roll_is_known() -> None:
    """[ruling.scroll_any_time] It is offered besides the headings; the steps are made from where it leads."""
    table = scene(HALL, items=[SCROLL])
    questions = asked(play_turn(table), dice=[2], answers=["roll", SCROLL, "c4", "n"])
    assert questions[1] == ("decide.heading", ("e", "s", SCROLL))
    assert [prompt for prompt, _ in questions[2:]] == ["decide.scroll_target", "decide.heading"]
    assert questions[3][1] == ("n", "e")
    assert hero_of(table).lines == [(11, 32), (32, 22, 12)]


def test_the_roll_is_final_when_the_scroll_is_read() -> None:
    """[ruling.scroll_any_time] [ruling.roll_window] Re-rolled and doubled first: six steps go on from there."""
    table = scene(HALL, items=["mulligan_scroll", "doubling_potion", SCROLL])
    answers = ["roll", "mulligan_scroll", "doubling_potion", SCROLL, "b5", "remain"]
    assert take_turn(table, dice=[1, 3], answers=answers) == (4, 7)


def test_several_scrolls_may_be_read_in_one_turn() -> None:
    """[ruling.scroll_any_time] Before the roll and after it; the floor cannot be given up any more."""
    table = scene(HALL, items=[SCROLL] * 3, abandon_floor=True)
    questions = asked(play_turn(table), dice=[2], answers=[SCROLL, "c3", SCROLL, "d3", "roll", SCROLL, "f2", "w"])
    assert [options for prompt, options in questions if prompt == "decide.use_scroll_or_roll"] == [
        ("roll", SCROLL, "abandon"),
        ("roll", SCROLL),
        ("roll", SCROLL),
    ]
    assert (hero_of(table).turns, hero_of(table).inventory) == (1, [])
    assert len(hero_of(table).lines) == 4


def test_the_trail_is_departure_and_arrival() -> None:
    """[ruling.scroll_any_time] [move.trail] Squares walked before are free again; the square of departure is not."""
    table = scene(HALL, (1, 4), items=[SCROLL], trail=[(1, 5), (1, 6), (1, 7)])
    ask = waiting(play_turn(table), dice=[2], answers=[SCROLL, "g2"])
    assert (ask.prompt, ask.options) == ("decide.heading", ["e", "s"])  # west lies the square it was read on


def test_what_lies_there_is_met_before_the_turn_goes_on() -> None:
    """[ruling.scroll_any_time] [meet.mandatory] The coin, then two steps."""
    table = scene(HALL, items=[SCROLL])
    assert take_turn(table, dice=[2], answers=[SCROLL, "e3", "w"]) == (2, 2)
    assert ledger(table) == (0, 0, 1, 0)


@pytest.mark.parametrize("answers", [[SCROLL, "h4"], ["roll", SCROLL, "h4"]])
def test_a_web_there_ends_the_turn(answers: list[str]) -> None:
    """[ruling.scroll_any_time] [meet.web] Before the roll nothing is rolled for a move; after it no step is made."""
    table = scene(HALL, coins=5, items=[SCROLL])
    rolls = [4] if answers[0] == "roll" else []
    assert take_turn(table, dice=[*rolls, 3], answers=answers) == (3, 7)
    assert (ledger(table), hero_of(table).turns, path(table)) == ((0, 0, 0, 3), 1, [(1, 1), (3, 7)])


def test_stairs_there_may_be_taken_at_once() -> None:
    """[ruling.scroll_any_time] [ruling.stairs_timing] Before the roll; a hero who stays rolls and moves on."""
    leaving = scene(HALL, items=[SCROLL])
    ask = waiting(play_turn(leaving), answers=[SCROLL, "f5"])
    assert (ask.prompt, (ask.facts or {})["rest"]) == ("decide.take_stairs", "roll")
    leaving = scene(HALL, items=[SCROLL])
    take_turn(leaving, answers=[SCROLL, "f5", "leave"])
    assert hero_of(leaving).done
    staying = scene(HALL, items=[SCROLL])
    assert take_turn(staying, dice=[2], answers=[SCROLL, "f5", "remain", "w"]) == (4, 3)


def test_stairs_there_may_be_taken_with_a_roll_in_hand() -> None:
    """[ruling.scroll_any_time] [ruling.stairs_pass_leftover] The steps that were rolled are lost."""
    table = scene(HALL, items=[SCROLL])
    ask = waiting(play_turn(table), dice=[4], answers=["roll", SCROLL, "f5"])
    assert (ask.prompt, (ask.facts or {})["steps"]) == ("decide.take_stairs", 4)
    table = scene(HALL, items=[SCROLL])
    take_turn(table, dice=[4], answers=["roll", SCROLL, "f5", "leave"])
    assert hero_of(table).done


def test_beside_the_stairs_the_turn_has_to_end_first() -> None:
    """[ruling.scroll_any_time] [stairs.end_on_or_next] One step away from them nothing is asked, the die is rolled."""
    assert waiting(play_turn(scene(HALL, items=[SCROLL])), answers=[SCROLL, "e5"]).seat == FATE


def test_a_lost_move_may_be_saved_by_a_scroll() -> None:
    """[ruling.scroll_any_time] [ruling.lost_move] No diagonal is open in the alley: stay, or read."""
    table = scene("########\n#@.#...#\n####...#\n########", items=[SCROLL])
    questions = asked(play_turn(table), dice=[1], answers=["roll", SCROLL, "f2", "se"])
    assert questions[1] == ("decide.heading", ("stay", SCROLL))
    assert path(table) == [(1, 5), (2, 6)]
