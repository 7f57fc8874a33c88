"""The trapdoor: the opponent chooses where the player comes out. Rulebook: the trapdoor."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_pen.events import draw_event
from oubliette.games.dungeon_pen.state import Table
from oubliette.games.dungeon_pen.trapdoors import trapdoor
from oubliette.kernel import Value, listen, play
from tests.games.dungeon_pen.scenes import asked, at, embody, next_events, put_on, slugs, table, told, wall


def offers(scene: Table, red: int, black: int, seat: int = 0) -> list[Value]:
    """The squares offered after this throw."""
    ask = asked(trapdoor(scene, scene.players[seat]), red, black)
    assert (ask.seat, ask.prompt, ask.facts) == (1 - seat, "decide.trapdoor_square", {"victim_seat": seat})
    return list(ask.options)


def nowhere(scene: Table, red: int, black: int, seat: int = 0) -> bool:
    """Does nothing happen after this throw?"""
    before = at(scene.players[seat])
    events = listen(scene)
    play(trapdoor(scene, scene.players[seat]), dice=[red, black])
    assert at(scene.players[seat]) == before
    return slugs(events) == ["coord.roll", "trapdoor.nowhere"]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_opponent_drops_me_in_the_middle_of_a_square(seat: int) -> None:
    """[card.trapdoor] [ruling.trapdoor] Dice and event as for everybody; out of turn the opponent is asked."""
    scene = table()
    scene.to_play = seat
    next_events(scene, "trapdoor")
    events = listen(scene)
    play(draw_event(scene, scene.players[seat]), dice=[3, 2], answers=["I6"])
    assert at(scene.players[seat]) == (8.5, 5.5)
    assert slugs(events) == ["turn.event", "coord.roll", "ruling.trapdoor"]
    assert events[-1].facts == {"seat": seat, "square": "I6", "opponent_seat": 1 - seat}
    assert [player.hp for player in scene.players] == [15, 15]


def test_any_free_square_of_the_block_will_do() -> None:
    """[ruling.trapdoor] G4 to I6 are all free."""
    assert offers(table(), 3, 2) == ["G4", "H4", "I4", "G5", "H5", "I5", "G6", "H6", "I6"]


def test_nobody_falls_onto_a_wall() -> None:
    """[ruling.trapdoor] D4, E4, D5 and E5 are printed, F6 is sudden."""
    scene = table()
    wall(scene, "F6", "H6")
    assert offers(scene, 2, 2) == ["F4", "F5", "D6", "E6"]


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_falls_into_a_cell_of_either_player(seat: int) -> None:
    """[ruling.trapdoor] Not even one's own, with the treasure in hand: only a flick brings it home."""
    scene = table()
    for player in scene.players:
        player.carrying = True
    assert offers(scene, 1, 6, seat) == ["A16", "A17", "A18", "B18", "C18"]
    assert offers(scene, 6, 1, seat) == ["P1", "Q1", "R1", "R2", "R3"]


def test_nobody_falls_onto_an_illustration() -> None:
    """[ruling.trapdoor] A chest at B6, a potion at J16, treasures at B2 and Q17."""
    scene = table()
    assert offers(scene, 1, 2) == ["A4", "B4", "C4", "A5", "B5", "C5", "A6", "C6"]
    assert "J16" not in offers(scene, 4, 6)
    assert "B2" not in offers(scene, 1, 1) and "B2" not in offers(scene, 1, 1, seat=1)
    assert "Q17" not in offers(scene, 6, 6) and "Q17" not in offers(scene, 6, 6, seat=1)


def test_what_was_taken_is_still_drawn_on_the_sheet() -> None:
    """[ruling.trapdoor] A searched chest and an empty potion, too."""
    scene = table()
    scene.searched = [True] * len(scene.searched)
    scene.sipped = [2] * len(scene.sipped)
    assert "B6" not in offers(scene, 1, 2) and "J16" not in offers(scene, 4, 6)


def test_nobody_falls_onto_a_character() -> None:
    """[ruling.trapdoor] Neither on the opponent nor on the very spot."""
    scene = table()
    put_on(scene.players[0], "A5")
    put_on(scene.players[1], "C4")
    assert offers(scene, 1, 2) == ["A4", "B4", "B5", "C5", "A6", "C6"]


def test_a_treasure_in_hand_falls_along() -> None:
    """[ruling.trapdoor] And nothing is taken on arrival."""
    scene = table()
    scene.players[0].carrying = True
    play(trapdoor(scene, scene.players[0]), dice=[1, 1], answers=["C2"])
    assert scene.players[0].carrying and not scene.players[1].carrying
    assert at(scene.players[0]) == (2.5, 1.5)
    assert not scene.over


def test_a_player_who_falls_beside_a_treasure_has_not_taken_it() -> None:
    """[ruling.cell_in_passing] [ruling.trapdoor] Passing over it means to flick."""
    scene = table()
    events = listen(scene)
    play(trapdoor(scene, scene.players[0]), dice=[1, 1], answers=["B1"])
    assert not scene.players[0].carrying
    assert slugs(events) == ["coord.roll", "ruling.trapdoor"]
    assert not scene.strokes, "it is no line, either"


def test_where_all_is_wall_nothing_happens() -> None:
    """[ruling.trapdoor] The dice are not thrown again."""
    scene = table()
    for row in (7, 8, 9):
        wall(scene, f"G{row}", f"I{row}")
    assert nowhere(scene, 3, 3)


def test_the_only_square_is_taken_without_a_question() -> None:
    """[ruling.trapdoor]"""
    scene = table()
    for row in (7, 8):
        wall(scene, f"G{row}", f"I{row}")
    wall(scene, "G9", "H9")
    play(trapdoor(scene, scene.players[0]), dice=[3, 3])
    assert scene.players[0].square_name == "I9"


def test_the_wizard_does_not_change_these_dice() -> None:
    """[character.wizard] That power is for sudden walls."""
    scene = table()
    for player in scene.players:
        embody(player, "wizard")
    assert offers(scene, 3, 2)[0] == "G4"


# The way out


def closed_room(**options: str) -> Table:
    """The room O1 to R3 with its chest, whose one door, P4 and Q4, is walled up."""
    scene = table(sheet="oubliettes", **options)
    wall(scene, "O4", "Q4")
    return scene


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_is_dropped_where_they_would_be_shut_in(seat: int) -> None:
    """[ruling.trapdoor_way_out] A room without a door is no place to come out."""
    assert offers(table(sheet="oubliettes"), 6, 1, seat) == ["P1", "Q1", "R1", "P2", "R2", "P3", "Q3", "R3"]
    assert nowhere(closed_room(), 6, 1, seat)


def test_only_the_squares_with_a_way_out_are_offered() -> None:
    """[ruling.trapdoor_way_out] Of M1 to O3, column N is printed and O lies in the room."""
    assert offers(table(sheet="oubliettes"), 5, 1) == ["M1", "O1", "M2", "O2", "M3", "O3"]
    assert offers(closed_room(), 5, 1) == ["M1", "M2", "M3"]


def test_it_depends_on_what_one_still_needs() -> None:
    """[ruling.trapdoor_way_out] [ruling.wall_connectivity] The treasure room is walled up: player 1 has its treasure.

    Both must get home, and player 2 needs the other treasure. In there nobody could.
    """
    scene = table(sheet="oubliettes")
    scene.players[0].carrying = True
    wall(scene, "H4", "J4")
    assert nowhere(scene, 3, 1, seat=0) and nowhere(scene, 3, 1, seat=1)
    assert offers(scene, 3, 2, seat=0)[:3] == ["G5", "H5", "I5"]


def test_to_the_letter_room_for_more_than_nine_squares_is_enough() -> None:
    """[ruling.trapdoor_way_out] By the same test as sudden walls: twelve and ten squares are enough, nine are not."""
    scene = closed_room(wall_connectivity="literal")
    assert offers(scene, 6, 1) == ["P1", "Q1", "R1", "P2", "R2", "P3", "Q3", "R3"]
    wall(scene, "O1", "O2")
    assert offers(scene, 6, 1) == ["P1", "Q1", "R1", "P2", "R2", "P3", "Q3", "R3"]
    wall(scene, "O1", "O3")
    assert nowhere(scene, 6, 1)


def test_everybody_sees_who_fell_where() -> None:
    """[ruling.trapdoor]"""
    scene = table()
    events = listen(scene)
    play(trapdoor(scene, scene.players[1]), dice=[1, 2], answers=["A4"])
    (event,) = told(events, "ruling.trapdoor")
    assert event.seen_by(0) == event.seen_by(1) is not None
