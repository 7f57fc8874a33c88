"""Entering a floor: where the hero stands, what carries over, what starts fresh; and what players see of it."""

from __future__ import annotations

from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.notebook import Notebook
from oubliette.kernel import SPECTATOR, Event, listen, play
from tests.games.paper_dungeon.scenes import asked, hero_of, ledger, place_of, scene, take_turn, where

AT_THE_STAIRS = """
#######
#@..o>#
#wk.#L#
#T.T#.#
#######
"""


def starts(events: list[Event]) -> list[Event]:
    return [event for event in events if event.slug == "floor.start_square"]


def test_the_hero_begins_on_the_start_icon() -> None:
    """[floor.start_square] Of the new floor, wherever the last one was left."""
    table = scene(AT_THE_STAIRS, (1, 3))
    events = listen(table)
    play(GAME.turn(table), dice=[2], answers=["e", "leave"])
    assert table.here.floor.rows() == Notebook(1).floor(5).rows()
    row, col = where(table)
    assert table.here.floor.rows()[row][col] == "@"
    assert [event.facts for event in starts(events)] == [{"floor": 5, "square": f"{'abcdefghijklmno'[col]}{row + 1}"}]


def test_the_exit_is_copied_to_the_entry() -> None:
    """[floor.carry_over] Both lines; the other columns of the new page are empty."""
    table = scene(AT_THE_STAIRS, (1, 3), hp=7, coins=3)
    play(GAME.turn(table), dice=[2], answers=["e", "leave"])
    hero = hero_of(table)
    assert (table.floor_number, hero.hp, hero.coins) == (5, 7, 4)
    assert ledger(table) == (0, 0, 0, 0)


def test_everything_begins_anew_on_every_floor() -> None:
    """[floor.fresh] Finds, key, teleporters and trail; a key that was not used is worth nothing there."""
    table = scene(
        AT_THE_STAIRS,
        (1, 3),
        key=True,
        jumped=True,
        trail=[(1, 1), (1, 2)],
        taken=[(2, 1), (2, 2)],
        items=["wall_pass"],
    )
    hero = hero_of(table)
    play(GAME.turn(table), dice=[2], answers=["e", "leave"])
    assert (hero.key, hero.jumped, hero.trail, hero.taken) == (0, False, 0, 0)
    assert (hero.line, hero.lines, hero.turns, hero.done) == ([], [], 0, False)
    assert hero.inventory == [("wall_pass", 3)]


def test_no_square_is_kept_off_in_the_first_move_of_a_floor() -> None:
    """[floor.fresh] [move.trail] The trail is empty: every way that goes straight is allowed."""
    table = scene(AT_THE_STAIRS, (1, 3))
    play(GAME.turn(table), dice=[2], answers=["e", "leave"])
    rows = table.here.floor.rows()
    row, col = where(table)
    ways = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
    plain = [way for way, (down, right) in ways.items() if rows[row + down][col + right] != "#"]
    steps = 2
    straight = [
        way
        for way in plain
        if rows[row + ways[way][0]][col + ways[way][1]] == "w"
        or rows[row + steps * ways[way][0]][col + steps * ways[way][1]] != "#"
    ]
    assert len(straight) > 1, "this notebook's fifth floor shows nothing here: take another"
    questions = asked(GAME.turn(table.clone()), dice=[2], answers=[straight[0]])
    assert questions[0] == ("decide.heading", tuple(straight))


def test_the_whole_floor_is_seen_vault_included() -> None:
    """[hidden.floor_open] Every mark as it is printed, by everybody."""
    table = scene(
        """
        #########
        #@.k..#o#
        #T$...L?#
        #..T..#h#
        #########
        """
    )
    for seat in (0, SPECTATOR):
        assert GAME.view(table, seat)["map"] == ["#########", "#@.k..#o#", "#T$...L?#", "#..T..#h#", "#########"]


def test_values_do_not_exist_before_they_are_rolled() -> None:
    """[hidden.values] Chests, mysteries and webs look alike before, and the die decides when they are met."""
    drawing = """
        #######
        #@$h?w#
        #######
        """
    before = GAME.view(scene(drawing), 0)
    assert before["map"][1] == "#@$h?w#"
    for faces in ([1, 2, 3, 4], [6, 5, 4, 3]):
        table = scene(drawing)
        assert GAME.view(table, 0) == before
        take_turn(table, dice=[4, *faces])
        chest, heart, enemy, web = faces
        assert ledger(table) == (heart, enemy, chest, web)


def test_what_was_met_shows_as_met() -> None:
    """[hidden.floor_open] [floor.fresh] The drawing stays as it is printed; used finds are ticked."""
    table = scene(
        """
        #####
        #@o.#
        #####
        """
    )
    take_turn(table, dice=[2])
    view = GAME.view(table, 0)
    assert view["map"][1] == "#@o.#"
    assert [place_of(table, square) for square in view["players"][0]["taken"]] == [(1, 2)]
