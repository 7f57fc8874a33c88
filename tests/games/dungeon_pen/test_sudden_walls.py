"""Walls drawn during the game: legal places, and who places them. Rulebook: sudden walls."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_pen.events import draw_event
from oubliette.games.dungeon_pen.fatras import draw_fatras
from oubliette.games.dungeon_pen.squares import SQUARE_CALLED
from oubliette.games.dungeon_pen.state import Table
from oubliette.games.dungeon_pen.sudden_walls import sudden_wall
from oubliette.kernel import Value, listen, play
from tests.games.dungeon_pen.scenes import (
    OPEN,
    asked,
    next_events,
    next_fatras,
    put,
    put_on,
    slugs,
    table,
    told,
    wall,
)
from tests.games.dungeon_pen.set_up_scenes import fill_the_middle


def offers(scene: Table, red: int, black: int, length: int, seat: int = 0) -> list[Value]:
    """The walls offered after this throw."""
    ask = asked(sudden_wall(scene, scene.players[seat], length), red, black)
    facts = {"squares": length, "red": red, "black": black}
    assert (ask.seat, ask.prompt, ask.facts) == (seat, "decide.place_wall", facts)
    return list(ask.options)


def pairs(found: list[Value]) -> list[tuple[str, str]]:
    return [(str(ends[0]), str(ends[1])) for ends in found if isinstance(ends, tuple)]


def covered(ends: tuple[str, str]) -> list[str]:
    """The names of the squares of a wall."""
    (start, end) = ends
    letters = [chr(code) for code in range(ord(start[0]), ord(end[0]) + 1)]
    return [f"{letter}{row}" for letter in letters for row in range(int(start[1:]), int(end[1:]) + 1)]


def walls(scene: Table) -> list[tuple[str, str]]:
    return [one.ends for one in scene.sudden]


def filled(scene: Table, *names: str) -> list[bool]:
    return [scene.walls.filled(SQUARE_CALLED[name]) for name in names]


# Placing one


def test_two_dice_give_nine_squares_and_the_wall_holds_one_of_them() -> None:
    """[wall.roll] [wall.choose_start] [wall.contains_start] Red 3, black 2: G4 to I6."""
    scene = table()
    found = offers(scene, 3, 2, 3)
    across = [f"{first}{row} {last}{row}" for row in (4, 5, 6) for first, last in ("EG", "FH", "GI", "HJ", "IK")]
    down = [f"{column}{row} {column}{row + 2}" for column in "GHI" for row in range(2, 7)]
    assert found == [tuple(ends.split()) for ends in [*across, *down]]


def test_i_choose_how_it_lies_and_it_is_drawn_there() -> None:
    """[wall.choose_orientation] Across or down, and where."""
    for ends, squares in ((("G5", "I5"), ("G5", "H5", "I5")), (("H3", "H5"), ("H3", "H4", "H5"))):
        scene = table()
        before = scene.walls.mask.bit_count()
        events = listen(scene)
        play(sudden_wall(scene, scene.players[0], 3), dice=[3, 2], answers=[ends])
        assert walls(scene) == [ends]
        assert filled(scene, *squares) == [True] * 3
        assert scene.walls.mask.bit_count() == before + 3
        (event,) = told(events, "wall.choose_orientation")
        assert event.facts == {"seat": 0, "start": ends[0], "end": ends[1], "squares": 3}


@pytest.mark.parametrize("length", [3, 4, 5, 6])
def test_a_wall_has_the_length_of_its_card(length: int) -> None:
    """[wall.choose_orientation] And may lie anywhere as long as it holds a square of the block."""
    found = pairs(offers(table(sheet=OPEN), 3, 3, length))
    nine = {f"{column}{row}" for column in "GHI" for row in (7, 8, 9)}
    assert len(found) == 2 * 3 * (length + 2) == len(set(found))
    assert all(len(covered(ends)) == length and nine & set(covered(ends)) for ends in found)


# Who draws it


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("card", "length"), [("sudden_wall_3", 3), ("sudden_wall_4", 4), ("sudden_wall_6", 6)])
def test_the_player_who_draws_the_event_places_the_wall(seat: int, card: str, length: int) -> None:
    """[ruling.wall_player]"""
    scene = table()
    next_events(scene, card)
    ask = asked(draw_event(scene, scene.players[seat]), 3, 2)
    facts = {"squares": length, "red": 3, "black": 2}
    assert (ask.seat, ask.prompt, ask.facts) == (seat, "decide.place_wall", facts)


def test_a_wall_of_five_is_drawn_after_the_event() -> None:
    """[ruling.wall_player] [wall.roll] And the card is discarded."""
    scene = table()
    next_events(scene, "sudden_wall_5")
    events = listen(scene)
    play(draw_event(scene, scene.players[1]), dice=[3, 2], answers=[("G6", "K6")])
    assert walls(scene) == [("G6", "K6")]
    assert slugs(events) == ["turn.event", "coord.roll", "wall.choose_orientation"]
    assert scene.events.discards == ["sudden_wall_5"]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_player_who_finds_a_scribbled_plan_places_a_wall_of_three(seat: int) -> None:
    """[ruling.wall_player] And the plan goes back into the deck."""
    scene = table()
    next_fatras(scene, "scribbled_plan")
    ask = asked(draw_fatras(scene, scene.players[seat]), 3, 2)
    assert (ask.seat, ask.prompt, ask.facts) == (seat, "decide.place_wall", {"squares": 3, "red": 3, "black": 2})
    scene = table()
    next_fatras(scene, "scribbled_plan")
    play(draw_fatras(scene, scene.players[seat]), dice=[3, 2], answers=[("G6", "I6")])
    assert walls(scene) == [("G6", "I6")]
    assert len(scene.fatras) == 24 and "scribbled_plan" in scene.fatras.cards


# Where it may not lie


def test_a_wall_does_not_stick_out_of_the_sheet() -> None:
    """[ruling.wall_fits] In a corner there are fewer: from A1 on, never before it."""
    scene = table()
    across = "A1 F1, B1 G1, C1 H1, C2 H2, A3 F3, B3 G3, C3 H3"
    down = "A1 A6, A2 A7, A3 A8, B3 B8, C1 C6, C2 C7, C3 C8"
    assert pairs(offers(scene, 1, 1, 6)) == [tuple(ends.split()) for ends in f"{across}, {down}".split(", ")]
    assert ("M18", "R18") in offers(scene, 6, 6, 6)
    assert all("R" not in str(ends[0]) or "R" in str(ends[1]) for ends in pairs(offers(scene, 6, 6, 6)))


def test_a_wall_may_overlap_walls_but_one_square_must_be_new() -> None:
    """[ruling.wall_overlap] M8 to P8 is printed: L8 to N8 has L8 to add, M8 to O8 nothing."""
    scene = table()
    found = offers(scene, 5, 3, 3)
    assert ("L8", "N8") in found and ("O8", "Q8") in found
    assert ("M8", "O8") not in found and ("N8", "P8") not in found
    assert ("M7", "M9") in found
    play(sudden_wall(scene, scene.players[0], 3), dice=[5, 3], answers=[("L8", "N8")])
    assert filled(scene, "K8", "L8", "M8", "Q8") == [False, True, True, False]


def test_sudden_walls_are_walls_to_the_next_one() -> None:
    """[ruling.wall_overlap] The same wall cannot be drawn twice."""
    scene = table()
    play(sudden_wall(scene, scene.players[0], 4), dice=[3, 2], answers=[("G6", "J6")])
    assert ("G6", "J6") not in offers(scene, 3, 2, 4)
    assert ("G6", "I6") not in offers(scene, 3, 2, 3) and ("H6", "J6") not in offers(scene, 3, 2, 3)
    assert ("F6", "I6") in offers(scene, 3, 2, 4)


@pytest.mark.parametrize(
    ("red", "black", "squares"),
    [(1, 6, "B16 C16 B17 C17"), (6, 1, "P2 Q2 P3 Q3"), (1, 1, "B2"), (6, 6, "Q17")],
)
def test_no_wall_on_cells_and_treasures(red: int, black: int, squares: str) -> None:
    """[ruling.wall_forbidden] Of either player, wherever the two are."""
    scene = table()
    put_on(scene.players[0], "H12")
    put_on(scene.players[1], "K7")
    for seat in range(2):
        found = pairs(offers(scene, red, black, 3, seat))
        assert found
        assert not set(squares.split()) & {name for ends in found for name in covered(ends)}


def test_a_taken_treasure_still_forbids_its_square() -> None:
    """[ruling.wall_forbidden] It is the square that is forbidden."""
    scene = table()
    scene.players[0].carrying = True
    assert not [ends for ends in pairs(offers(scene, 1, 1, 3)) if "B2" in covered(ends)]


def test_chests_and_potions_may_be_buried() -> None:
    """[ruling.wall_forbidden] Nothing else is forbidden: a chest at B6, a potion at I3."""
    scene = table()
    assert ("A6", "C6") in offers(scene, 1, 2, 3)
    assert ("I3", "K3") in offers(scene, 4, 1, 3)


def test_no_wall_on_a_character() -> None:
    """[wall.not_on_character] Neither on mine nor on yours."""
    scene = table()
    assert ("G5", "I5") in offers(scene, 3, 2, 3)
    for player in scene.players:
        scene = table()
        put_on(scene.players[player.seat], "H5")
        for seat in range(2):
            assert not [ends for ends in pairs(offers(scene, 3, 2, 3, seat)) if "H5" in covered(ends)]
            assert ("G4", "I4") in offers(scene, 3, 2, 3, seat)


@pytest.mark.parametrize(("y", "allowed"), [(4.04, False), (4.06, True)])
def test_no_wall_within_a_skin_of_a_character(y: float, allowed: bool) -> None:
    """[ruling.wall_character_gap] 0.05 below H4, to be exact."""
    scene = table()
    put(scene.players[0], 7.5, y)
    found = offers(scene, 3, 2, 3)
    assert (("G4", "I4") in found) == allowed
    assert (("H2", "H4") in found) == allowed
    assert ("G2", "G4") in found and ("G6", "I6") in found
    assert ("G5", "I5") not in found, "it stands on H5"


@pytest.mark.parametrize(("off", "allowed"), [(0.03, False), (0.04, True)])
def test_the_gap_is_measured_across_a_corner_too(off: float, allowed: bool) -> None:
    """[ruling.wall_character_gap] In the corner of H5 next to G4: 0.042 away, then 0.057."""
    scene = table()
    put(scene.players[1], 7 + off, 4 + off)
    found = offers(scene, 3, 2, 3)
    assert (("E4", "G4") in found) == allowed
    assert ("E5", "G5") not in found and ("H2", "H4") not in found, "these are nearer"


def test_standing_on_the_line_between_squares_forbids_all_of_them() -> None:
    """[ruling.wall_character_gap] [wall.not_on_character]"""
    scene = table()
    put(scene.players[0], 8.0, 5.0)
    taken = {"H5", "I5", "H6", "I6"}
    assert all(taken.isdisjoint(covered(ends)) for ends in pairs(offers(scene, 3, 2, 3)))
    assert ("E5", "G5") in offers(scene, 3, 2, 3)


# Nobody is shut in


def test_i_may_not_wall_up_the_cell_that_you_are_in() -> None:
    """[wall.not_enclose] [ruling.wall_connectivity] On the oubliettes your cell has one door, B4 and C4."""
    scene = table(sheet="oubliettes")
    found = offers(scene, 1, 2, 3)
    assert ("A4", "C4") not in found and ("B4", "D4") not in found
    assert ("C4", "E4") in found, "that leaves B4 open"
    assert ("B4", "B6") in found


def test_you_may_not_wall_up_yourself() -> None:
    """[wall.not_enclose] The rule also protects the player who draws the wall."""
    scene = table(sheet="oubliettes")
    assert ("B4", "D4") not in offers(scene, 1, 2, 3, seat=1)


def test_nobodys_way_home_may_be_closed() -> None:
    """[ruling.wall_connectivity] Even of somebody who is far away and free to go everywhere else."""
    scene = table(sheet="oubliettes")
    put_on(scene.players[1], "K9")
    assert ("B4", "D4") not in offers(scene, 1, 2, 3)
    scene.players[1].carrying = True
    assert ("B4", "D4") not in offers(scene, 1, 2, 3)


def test_the_way_to_the_treasure_stays_open_until_it_is_taken() -> None:
    """[ruling.wall_connectivity] I4 and J4 are the only door of the room with the treasure that player 1 wants."""
    scene = table(sheet="oubliettes")
    assert ("I4", "K4") not in offers(scene, 4, 2, 3) and ("H4", "J4") not in offers(scene, 4, 2, 3)
    scene.players[0].carrying = True
    assert ("I4", "K4") in offers(scene, 4, 2, 3) and ("H4", "J4") in offers(scene, 4, 2, 3)


def test_the_carrier_in_that_room_must_get_out_of_it() -> None:
    """[ruling.wall_connectivity]"""
    scene = table(sheet="oubliettes")
    scene.players[0].carrying = True
    put_on(scene.players[0], "K2")
    assert ("I4", "K4") not in offers(scene, 4, 2, 3)


def test_a_diagonal_gap_is_no_way() -> None:
    """[ruling.wall_connectivity] Behind D5 and D6 only the corner of C6 would touch D7."""
    scene = table(sheet="oubliettes")
    found = offers(scene, 2, 2, 3)
    assert ("D4", "D6") not in found and ("D5", "D7") not in found
    assert ("D6", "D8") in found, "that leaves D5"


def test_what_nobody_needs_may_be_walled_up() -> None:
    """[ruling.wall_connectivity] The room with the chest at Q2 has one door, P4 and Q4."""
    scene = table(sheet="oubliettes")
    assert ("O4", "Q4") in offers(scene, 6, 2, 3)
    put_on(scene.players[0], "P2")
    assert ("O4", "Q4") not in offers(scene, 6, 2, 3), "unless somebody is in it"


# Option `literal`: an area of more than nine squares is enough


def test_literally_an_area_of_twelve_squares_is_enough() -> None:
    """[ruling.wall_connectivity] Option wall_connectivity: the door of your cell may be closed, then."""
    scene = table(sheet="oubliettes", wall_connectivity="literal")
    assert ("B4", "D4") in offers(scene, 1, 2, 3)
    assert ("I4", "K4") in offers(scene, 4, 2, 3)


@pytest.mark.parametrize(("last", "squares"), [("B1", 10), ("C1", 9)])
def test_literally_ten_squares_are_enough_and_nine_are_not(last: str, squares: int) -> None:
    """[ruling.wall_connectivity] "More than 9": of the twelve squares around your cell two or three are filled."""
    scene = table(sheet="oubliettes", wall_connectivity="literal")
    wall(scene, "A1", last)
    assert (("B4", "D4") in offers(scene, 1, 2, 3)) == (squares > 9)


def test_literally_squares_are_counted_after_the_wall_is_drawn() -> None:
    """[ruling.wall_connectivity] Twelve squares with the door closed: a wall of three inside leaves nine."""
    scene = table(sheet="oubliettes", wall_connectivity="literal")
    wall(scene, "B4", "D4")
    assert ("A1", "C1") not in offers(scene, 1, 1, 3) and ("D1", "D3") not in offers(scene, 2, 1, 3)
    assert ("C1", "E1") in offers(scene, 2, 1, 3), "E1 is printed: two are filled and ten are left"


def test_literally_only_areas_with_a_character_count() -> None:
    """[ruling.wall_connectivity] Nobody is near the cell."""
    scene = table(sheet="oubliettes", wall_connectivity="literal")
    wall(scene, "A1", "C1")
    put_on(scene.players[1], "K9")
    assert ("B4", "D4") in offers(scene, 1, 2, 3)


# No room


def test_without_room_both_dice_are_thrown_again() -> None:
    """[ruling.wall_no_room]"""
    scene = table()
    fill_the_middle(scene)
    events = listen(scene)
    play(sudden_wall(scene, scene.players[1], 3), dice=[3, 3, 3, 3, 5, 2], answers=[("M6", "O6")])
    assert walls(scene)[-1] == ("M6", "O6")
    refused = told(events, "ruling.wall_no_room")
    assert [event.facts for event in refused] == [{"seat": 1, "red": 3, "black": 3}] * 2
    assert len(told(events, "coord.roll")) == 3 and "wall.given_up" not in slugs(events)


def test_after_ten_more_throws_nothing_happens() -> None:
    """[ruling.wall_no_room] Eleven throws in all, and the card does nothing."""
    scene = table()
    fill_the_middle(scene)
    before = scene.walls.mask
    events = listen(scene)
    play(sudden_wall(scene, scene.players[0], 3), dice=[3, 3] * 11)
    assert scene.walls.mask == before and len(scene.sudden) == 6
    assert len(told(events, "ruling.wall_no_room")) == 11
    assert events[-1].slug == "wall.given_up" and events[-1].facts == {"seat": 0}


def test_the_tenth_of_them_still_counts() -> None:
    """[ruling.wall_no_room]"""
    scene = table()
    fill_the_middle(scene)
    play(sudden_wall(scene, scene.players[0], 3), dice=[3, 3] * 10 + [5, 2], answers=[("M6", "O6")])
    assert walls(scene)[-1] == ("M6", "O6")


def test_the_only_place_is_taken_without_a_question() -> None:
    """[wall.choose_orientation] K8 alone is free, and one wall of the block reaches it: nothing to choose."""
    scene = table()
    for row in (7, 8, 9):
        wall(scene, f"E{row}", f"J{row}" if row == 8 else f"K{row}")
    for column in "GHI":
        wall(scene, f"{column}5", f"{column}11")
    play(sudden_wall(scene, scene.players[0], 3), dice=[3, 3])
    assert walls(scene)[-1] == ("I8", "K8")
