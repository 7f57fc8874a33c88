"""Moving, square by square. Rulebook, section 3 of the turn."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters.geometry import CELL_CALLED
from oubliette.games.dungeon_looters.movement import movement_points
from oubliette.games.dungeon_looters.state import NO_CARD, Colour
from oubliette.kernel import listen
from tests.games.dungeon_looters.move_scenes import actions, choices, moving, points, walk, ways
from tests.games.dungeon_looters.scenes import (
    Rooms,
    asked,
    at,
    card_in,
    chest,
    give,
    hand,
    lock,
    looter,
    main_of,
    scene,
    slugs,
    trap,
)

TWO_HALLS: Rooms = {"E5": ("great_hall", 0), "F5": ("great_hall", 0)}
FOUR_HEAVY = ("gold_ingot", "gold_ingot", "gold_ingot", "lucky_anvil")


# Points


@pytest.mark.parametrize(
    ("archetype", "squares"),
    [("dwarf", 5), ("barbarian", 7), ("goblin", 8), ("merchant", 6), ("sherpa", 5), ("troll", 7), ("lich", 6)],
)
def test_an_archetype_walks_so_many_squares_and_no_more(archetype: str, squares: int) -> None:
    """[move.points] After the last step the move is over without another question."""
    table = scene((archetype, "dwarf" if archetype != "dwarf" else "goblin"))
    path = ["n", "n", "w", "w", "s", "s", "s", "s"]
    squares_on_it = ["E5c2", "E5c1", "E5b1", "E5a1", "E5a2", "E5a3", "E5a4", "E5a5"]

    walk(table, archetype, *path[:squares])

    assert at(table, archetype) == squares_on_it[squares - 1]


@pytest.mark.parametrize(("steps", "left"), [((), 5), (("e",), 4), (("e", "e"), 3), (("e", "e", "w"), 2)])
def test_every_step_costs_one_point(steps: tuple[str, ...], left: int) -> None:
    """[move.points] [door.unlocked_at_first] Through an unlocked door as well, and back."""
    table = scene(rooms=TWO_HALLS, at={"dwarf": "E5d3"})
    listen(table)

    ask = asked(moving(table, "dwarf"), *steps)

    assert ask.facts is not None and ask.facts["points"] == left


def test_i_step_in_four_directions_and_never_diagonally() -> None:
    """[move.points] [geometry.adjacent]"""
    assert ways(scene(), "dwarf") == ["n", "e", "s", "w", "stop"]


@pytest.mark.parametrize(
    ("archetype", "objects", "marker", "walking", "sprinting"),
    [
        ("dwarf", (), 0, 5, 10),
        ("dwarf", ("league_boots",), 0, 6, 12),
        ("dwarf", ("league_boots", "league_boots"), 0, 6, 12),  # a second pair does not help
        ("dwarf", (), 2, 7, 14),
        ("goblin", (), -4, 4, 8),
        ("dwarf", ("league_boots",), -4, 2, 4),
        ("dwarf", (), -9, 1, 2),  # at least one
        ("dwarf", FOUR_HEAVY, -9, 1, 2),
        ("dwarf", FOUR_HEAVY[:3], 0, 5, 10),
        ("dwarf", FOUR_HEAVY, 0, 3, 6),  # the worked example
        ("dwarf", FOUR_HEAVY, 2, 4, 8),  # halved, then doubled: not 7
        ("dwarf", (*FOUR_HEAVY, "league_boots"), 0, 3, 6),  # boots first, then halved
        ("dwarf", ("statue", "sarcophagus", "golden_throne"), 0, 3, 6),
    ],
)
def test_what_makes_me_faster_or_slower(
    archetype: str, objects: tuple[str, ...], marker: int, walking: int, sprinting: int
) -> None:
    """[move.compute] [move.sprint] [load.overload] [ruling.overload_sprint] [example.overload] [card.move_marker]"""
    table = scene((archetype, "lich"))
    give(table, archetype, *objects)
    one = looter(table, archetype)
    one.move_marker = marker

    assert movement_points(one, sprinting=False) == walking
    assert movement_points(one, sprinting=True) == sprinting


def test_move_markers_are_used_up_when_the_move_starts() -> None:
    """[move.compute] [card.move_marker] Even if not one step is made; but not by anything else."""
    table = scene()
    looter(table, "dwarf").move_marker = 2
    choices(table, "dwarf")
    assert looter(table, "dwarf").move_marker == 2

    walk(table, "dwarf", "stop")

    assert looter(table, "dwarf").move_marker == 0


def test_the_points_are_fixed_when_the_move_starts() -> None:
    """[move.compute] Seven with the marker, though it is gone after the first step."""
    table = scene()
    looter(table, "dwarf").move_marker = 2
    walk(table, "dwarf", "n", "s", "n", "s", "n", "s", "n")
    assert at(table, "dwarf") == "E5c2"


def test_once_i_stop_the_rest_of_my_points_is_lost() -> None:
    """[move.indivisible] [turn.main_phase] No second move, no sprint, but the action is still mine."""
    table = scene()
    chest(table, "E5b2", "chest_big")
    after = choices(table, "dwarf", "move", "n", "stop")
    assert "move" not in after and "sprint" not in after
    assert after == [("pick_chest", "E5b2"), ("force_chest", "E5b2"), "end_turn"]


def test_i_may_stop_before_the_first_step() -> None:
    """[move.indivisible]"""
    table = scene()
    assert walk(table, "dwarf", "stop").moved
    assert at(table, "dwarf") == "E5c3"


# What stands in the way


def test_rock_stops_me() -> None:
    """[move.blocked_by] In a crossroads there is rock on both sides."""
    assert ways(scene(rooms={"E5": ("crossroads", 0)}, at={"dwarf": "E5c2"}), "dwarf") == ["n", "s", "stop"]


def test_walls_between_rooms_stop_me_and_doors_do_not() -> None:
    """[move.blocked_by] [geometry.passage] The door is in the middle of the side."""
    assert "e" not in ways(scene(rooms=TWO_HALLS, at={"dwarf": "E5e2"}), "dwarf")
    assert "e" in ways(scene(rooms=TWO_HALLS, at={"dwarf": "E5e3"}), "dwarf")


def test_behind_a_door_without_a_room_there_is_nothing_to_step_on() -> None:
    """[move.blocked_by] [geometry.passage]"""
    assert ways(scene(at={"dwarf": "E5e3"}), "dwarf") == ["n", "s", "w", "stop"]


def test_a_locked_door_stops_me_on_both_sides() -> None:
    """[move.blocked_by] [door.locked]"""
    for square, way in (("E5e3", "e"), ("F5a3", "w")):
        table = scene(rooms=TWO_HALLS, at={"dwarf": square})
        lock(table, "E5-F5")
        assert way not in ways(table, "dwarf")


@pytest.mark.parametrize("colour", ["yellow", "red", "black"])
def test_chests_stand_in_the_way_full_or_empty(colour: Colour) -> None:
    """[move.blocked_by] [chest.stays]"""
    table = scene(at={"dwarf": "E5b3"})
    chest(table, "E5b2", "chest_big", colour)
    assert ways(table, "dwarf") == ["e", "s", "w", "stop"]


def test_a_blackened_square_without_a_chest_is_floor() -> None:
    """[move.blackened_free]"""
    table = scene(at={"dwarf": "E5b3"})
    walk(table, "dwarf", "n", "stop")
    assert at(table, "dwarf") == "E5b2"


def test_other_figures_stand_in_the_way() -> None:
    """[move.blocked_by] [ruling.figures_block] Only figures on the board do; a trap token does not block."""
    table = scene(("dwarf", "goblin", "lich"), at={"dwarf": "E5c3", "goblin": "E5c2", "lich": "defeated"})
    trap(table, "E5c4", "trap_pit", layer="goblin")
    assert ways(table, "dwarf") == ["e", "s", "w", "stop"]


def test_the_sherpa_of_a_player_does_not_make_way() -> None:
    """[move.swap_neutral_sherpa] Only the neutral one does."""
    table = scene(("dwarf", "sherpa", "lich"), at={"dwarf": "E5c3", "sherpa": "E5c2"})
    assert ways(table, "dwarf") == ["e", "s", "w", "stop"]


def test_the_neutral_sherpa_changes_places_with_me() -> None:
    """[move.swap_neutral_sherpa] For the usual point, as often as I like, through a door too."""
    table = scene(rooms=TWO_HALLS, at={"dwarf": "E5d3", "sherpa": "F5a3"})

    walk(table, "dwarf", "e", "e", "w", "e", "stop")

    assert at(table, "dwarf") == "F5a3"
    assert at(table, "sherpa") == "E5e3"


# Entering


def test_a_figure_that_enters_pays_first_then_takes_the_card_then_meets_the_trap() -> None:
    """[move.enter_order] [tile.first_entry]"""
    table = scene(rooms=TWO_HALLS, at={"dwarf": "E5e3"})
    card_in(table, "F5")
    trap(table, "F5a3", "trap_bear", layer="goblin")
    events = listen(table)
    move = moving(table, "dwarf")

    assert asked(move, "e").prompt == "draw.first_entry"
    assert at(table, "dwarf") == "F5a3"
    assert move.send("lock_door").prompt == "roll.dodge"
    assert looter(table, "dwarf").cards == ["lock_door"] and table.lying[CELL_CALLED["F5"]] == NO_CARD
    ask = move.send(6)  # dodged: one point for the step, one for the bear trap
    assert ask.facts is not None and ask.facts["points"] == 3
    order = ["move.enter_order", "tile.first_entry", "trap.trigger"]
    assert [slug for slug in slugs(events) if slug in order] == order


# Sprinting


def test_a_sprint_is_twice_as_far() -> None:
    """[move.sprint] Ten squares for a dwarf."""
    table = scene()
    walk(table, "dwarf", *["n", "s"] * 4, "n", "n", sprinting=True)
    assert at(table, "dwarf") == "E5c1"


def test_a_figure_that_sprints_does_not_act_and_one_that_acted_does_not_sprint() -> None:
    """[move.sprint] [turn.one_action] But he may still walk."""
    table = scene(at={"dwarf": "E5c2"})
    chest(table, "E5b2", "chest_big")
    assert actions(table, "dwarf") == [("pick_chest", "E5b2"), ("force_chest", "E5b2")]
    assert choices(table, "dwarf", "sprint", "stop") == ["end_turn"]
    assert choices(table, "dwarf", ("pick_chest", "E5b2"), 2) == ["move", "end_turn"]


def test_a_player_who_sprints_may_play_cards_before_and_after() -> None:
    """[move.sprint_cards_allowed] A card is no action."""
    table = scene()
    hand(table, "dwarf", "strong_coffee", "strong_coffee")

    after = choices(table, "dwarf", ("play", "strong_coffee"), "dwarf", "sprint", "stop")

    assert after == [("play", "strong_coffee"), "end_turn"]


def test_nobody_plays_cards_while_a_figure_moves() -> None:
    """[move.no_cards_during] [turn.action_not_inside_move] [cards.any_time] The others are asked when it has ended."""
    table = scene(("dwarf", "goblin", "lich"), at={"dwarf": "E5c3", "goblin": "E5a1", "lich": "E5e5"})
    chest(table, "E5b2", "chest_big")
    points(table, "dwarf", 2)
    for name in ("dwarf", "goblin", "lich"):
        hand(table, name, "stroke_of_luck")
    turn = main_of(table, "dwarf")

    assert list(asked(turn, "move").options) == ["n", "e", "s", "w", "stop"]
    assert turn.send("n").prompt == "decide.move_step"
    ask = turn.send("n")
    assert (ask.prompt, ask.seat) == ("decide.react", 1)
