"""Normal, beginner and fun games, and games with young children. Rulebook: beginner and fun games, young children."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_pen import GAME
from oubliette.kernel import FATE, SPECTATOR, Match, Seeded, Setting, Value, listen, play
from tests.games.dungeon_pen.scenes import (
    EAST,
    MISSED,
    NORTH,
    OPEN,
    SOUTH,
    STILL,
    WEST,
    aim,
    asked,
    at,
    flick_of,
    next_fatras,
    put,
    put_on,
    slugs,
    table,
    told,
)
from tests.games.dungeon_pen.set_up_scenes import begin, empty_table

TAKES_IT = aim(NORTH, 40)  # from (1.5, 4.5) over the treasure at B2, ends at y = 1
WALLS: list[Value] = [("G6", "I6"), ("M6", "P6")]
DRAWN: list[Value] = ["sudden_wall_3", 3, 2, "sudden_wall_4", 5, 2]


def after_taking(hit_points: int, mode: str) -> int:
    """The hit points of player 1 after taking the treasure."""
    scene = table(mode=mode)
    put(scene.players[0], 1.5, 4.5)
    scene.players[0].hp = hit_points
    play(flick_of(scene), dice=STILL, answers=[TAKES_IT])
    assert scene.players[0].carrying
    return scene.players[0].hp


# Beginner


@pytest.mark.parametrize(("mode", "gained"), [("normal", 0), ("beginner", 5), ("fun", 0), ("beginner_fun", 5)])
def test_for_beginners_the_treasure_gives_five_hit_points(mode: str, gained: int) -> None:
    """[mode.beginner] [pickup.treasure_beginner] At once; in the other modes nothing."""
    assert after_taking(4, mode) == 4 + gained


def test_the_treasure_never_gives_more_than_one_began_with() -> None:
    """[ruling.beginner_cap] [mode.beginner]"""
    assert after_taking(9, "beginner") == 14
    assert after_taking(10, "beginner") == 15
    assert after_taking(13, "beginner") == 15
    assert after_taking(15, "beginner") == 15


def test_hit_points_for_the_treasure_are_noted_at_once_and_told() -> None:
    """[mode.beginner] [ruling.beginner_cap] The event tells the gain after the cap."""
    scene = table(mode="beginner")
    put(scene.players[0], 1.5, 4.5)
    scene.players[0].hp = 12
    events = listen(scene)
    play(flick_of(scene), dice=STILL, answers=[TAKES_IT])
    assert slugs(events) == ["flick.line", "pickup.treasure", "hp.gain", "flick.new_position"]
    assert told(events, "hp.gain")[0].facts == {"seat": 0, "amount": 3, "hp": 15}


def test_the_second_player_gets_them_too() -> None:
    """[mode.beginner]"""
    scene = table(mode="beginner")
    put(scene.players[1], 16.5, 13.5)
    scene.players[1].hp = 3
    play(flick_of(scene, 1), dice=STILL, answers=[aim(SOUTH, 40)])
    assert scene.players[1].carrying and scene.players[1].hp == 8


# Fun


@pytest.mark.parametrize("mode", ["normal", "beginner"])
def test_in_other_games_no_wall_is_drawn_beforehand(mode: str) -> None:
    """[mode.fun]"""
    begun = begin(mode=mode)
    assert begun.table.sudden == [] and "mode.fun" not in slugs(begun.events)


@pytest.mark.parametrize("mode", ["fun", "beginner_fun"])
def test_in_a_fun_game_each_draws_and_places_a_wall_before_the_first_turn(mode: str) -> None:
    """[mode.fun] [ruling.wall_player] By the usual rules."""
    begun = begin(dice=[0, *DRAWN], answers=WALLS, mode=mode)
    assert [wall.ends for wall in begun.table.sudden] == WALLS
    assert slugs(begun.events)[-7:] == [
        "setup.first_player",
        *["mode.fun", "coord.roll", "wall.choose_orientation"] * 2,
    ]
    cards = [event.facts for event in told(begun.events, "mode.fun")]
    assert cards == [{"seat": 0, "card": "sudden_wall_3"}, {"seat": 1, "card": "sudden_wall_4"}]
    assert [event.facts["seat"] for event in told(begun.events, "wall.choose_orientation")] == [0, 1]
    assert begun.table.turns == 0


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_is_first(first: int) -> None:
    """[ruling.fun_walls] [ruling.wall_player] The player who draws the card is asked where it goes."""
    rule = GAME.set_up(empty_table(mode="fun"))
    ask = asked(rule, first)
    assert (ask.seat, ask.prompt, ask.facts) == (FATE, "draw.fun_wall", {"seat": first})
    ask = asked(GAME.set_up(empty_table(mode="fun")), first, "sudden_wall_3", 3, 2)
    assert (ask.seat, ask.prompt, ask.facts) == (first, "decide.place_wall", {"squares": 3, "red": 3, "black": 2})
    ask = asked(GAME.set_up(empty_table(mode="fun")), first, "sudden_wall_3", 3, 2, ("G6", "I6"), "sudden_wall_4", 5, 2)
    assert (ask.seat, ask.prompt, ask.facts) == (1 - first, "decide.place_wall", {"squares": 4, "red": 5, "black": 2})
    begun = begin(dice=[first, *DRAWN], answers=WALLS, mode="fun")
    assert [event.facts["seat"] for event in told(begun.events, "mode.fun")] == [first, 1 - first]
    assert begun.table.to_play == first


def test_two_of_the_nine_cards_are_drawn_and_both_go_to_the_discard_pile() -> None:
    """[ruling.fun_walls] What the first has drawn the second cannot draw."""
    nine = ["sudden_wall_3"] * 3 + ["sudden_wall_4"] * 3 + ["sudden_wall_5"] * 2 + ["sudden_wall_6"]
    ask = asked(GAME.set_up(empty_table(mode="fun")), 0)
    assert sorted(ask.options) == nine
    ask = asked(GAME.set_up(empty_table(mode="fun")), 0, "sudden_wall_6", 3, 2, ("G6", "L6"))
    assert sorted(ask.options) == nine[:-1]
    begun = begin(dice=[0, *DRAWN], answers=WALLS, mode="fun")
    assert begun.table.events.discards == ["sudden_wall_3", "sudden_wall_4"]
    assert len(begun.table.events) == 38
    assert begun.table.events.cards.count("sudden_wall_3") == 2


def test_the_second_wall_minds_the_first() -> None:
    """[ruling.fun_walls] [ruling.wall_overlap]"""
    ask = asked(GAME.set_up(empty_table(mode="fun")), 0, "sudden_wall_3", 3, 2, ("G6", "I6"), "sudden_wall_3", 3, 2)
    assert ("G6", "I6") not in ask.options and ("G5", "I5") in ask.options


def test_the_wizard_draws_maps_before_the_game_too() -> None:
    """[character.wizard] [mode.fun]"""
    options: dict[str, Setting] = {"mode": "fun", "characters": "choose"}
    answers: list[Value] = ["wizard", "none", (3, 2), *WALLS]
    begun = begin(dice=[0, "sudden_wall_3", 3, 3, *DRAWN[3:]], answers=answers, **options)
    assert [wall.ends for wall in begun.table.sudden] == WALLS
    assert told(begun.events, "character.wizard")[0].facts == {"seat": 0, "red": 3, "black": 2}


def test_nobody_is_walled_up_in_their_own_cell() -> None:
    """[mode.fun] [wall.not_enclose] [wall.not_on_character] Both stand in their cells already."""
    answers: list[Value] = [0, "sudden_wall_3", 1, 2]
    ask = asked(GAME.set_up(empty_table(mode="fun", sheet="oubliettes")), *answers)
    assert ("B4", "D4") not in ask.options and ("C4", "E4") in ask.options


# Both


def test_a_beginners_fun_game_is_both() -> None:
    """[mode.beginner] [mode.fun] The view says so, too."""
    begun = begin(dice=[0, *DRAWN], answers=WALLS, mode="beginner_fun", profile="none")
    scene = begun.table
    assert GAME.view(scene, 0)["beginner"] and len(GAME.view(scene, 0)["walls"]) == 2
    put(scene.players[0], 1.5, 4.5)
    scene.players[0].hp = 2
    play(flick_of(scene), dice=STILL, answers=[TAKES_IT])
    assert scene.players[0].hp == 7


def test_a_normal_game_is_neither() -> None:
    """[mode.beginner] [mode.fun] By default."""
    begun = begin()
    assert not GAME.view(begun.table, 0)["beginner"] and GAME.view(begun.table, 0)["walls"] == []


# Young children

gently = pytest.mark.parametrize(
    ("lenient", "seats"), [("off", set()), ("seat1", {0}), ("seat2", {1}), ("both", {0, 1})]
)


@gently
@pytest.mark.parametrize("seat", [0, 1])
def test_a_childs_miss_is_flicked_again(lenient: str, seats: set[int], seat: int) -> None:
    """[flick.lenient_for_children] The child aims again, as often as it takes; anybody else has lost the flick."""
    scene = table(sheet=OPEN, profile="normal", lenient=lenient)
    put_on(scene.players[seat], "E12")
    events = listen(scene)
    if seat in seats:
        answers = [aim(NORTH, 40), aim(WEST, 10), aim(EAST, 40)]
        play(flick_of(scene, seat), dice=[*MISSED, *MISSED, *STILL], answers=answers)
        assert at(scene.players[seat]) == (8.0, 11.5)
        assert slugs(events)[:4] == ["flick.failed", "flick.lenient_for_children"] * 2
        assert told(events, "flick.lenient_for_children")[0].facts == {"seat": seat}
    else:
        play(flick_of(scene, seat), dice=MISSED, answers=[aim(NORTH, 40)])
        assert at(scene.players[seat]) == (4.5, 11.5)
        assert slugs(events) == ["flick.failed"]


@gently
@pytest.mark.parametrize("seat", [0, 1])
def test_a_child_loses_nothing_at_walls(lenient: str, seats: set[int], seat: int) -> None:
    """[flick.lenient_for_children] The line still ends there, and it was a contact."""
    scene = table(lenient=lenient)
    put(scene.players[seat], 3.5, 6.5)
    events = listen(scene)
    play(flick_of(scene, seat), dice=STILL, answers=[aim(NORTH, 40)])
    assert at(scene.players[seat]) == (3.5, 5.05) and scene.players[seat].touched
    assert scene.players[seat].hp == (15 if seat in seats else 14)
    assert ("flick.lenient_contact" in slugs(events)) == (seat in seats)
    assert ("flick.wall_contact" in slugs(events)) == (seat not in seats)


def test_cards_hurt_children_too() -> None:
    """[flick.lenient_for_children] Only misses and walls are forgiven."""
    scene = table(lenient="both")
    put_on(scene.players[0], "A5")
    next_fatras(scene, "haunted_dentures")
    play(flick_of(scene), dice=STILL, answers=[aim(45, 20)])
    assert scene.players[0].hp == 14


@gently
def test_everybody_sees_who_is_treated_gently(lenient: str, seats: set[int]) -> None:
    """[option.lenient]"""
    players = GAME.view(table(lenient=lenient), SPECTATOR)["players"]
    assert {seat for seat, player in enumerate(players) if player["lenient"]} == seats


def test_in_a_fun_game_each_is_to_play_while_placing_a_wall() -> None:
    """[mode.fun] And then the first player begins."""
    match = Match.start(GAME, 2, {"mode": "fun", "first_player": "seat2"}, Seeded(4))
    placed: list[tuple[int, int]] = []
    while match.ask is not None and match.ask.prompt == "decide.place_wall":
        placed.append((match.ask.seat, match.view(0)["to_play"]))
        match.answer(0)
    assert placed == [(1, 1), (0, 0)]
    assert match.ask is not None and match.ask.prompt == "decide.aim"
    assert match.ask.seat == match.view(0)["to_play"] == 1
