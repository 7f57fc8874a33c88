"""Being beaten and coming back. Rulebook: close combat."""

from __future__ import annotations

from oubliette.games.dungeon_looters.fights import border_rooms, respawn
from oubliette.games.dungeon_looters.geometry import CELL_CALLED, CELL_NAMES, SQUARE_CALLED, SQUARE_NAMES
from oubliette.games.dungeon_looters.movement import movement_points
from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import listen, play
from tests.games.dungeon_looters.bag_scenes import attack
from tests.games.dungeon_looters.scenes import (
    Rooms,
    asked,
    at,
    card_in,
    chest,
    give,
    hand,
    lay,
    looter,
    main_of,
    offered,
    only_cards,
    place,
    scene,
    slugs,
    tiles,
    told,
    trap,
    turn_of,
    whole_turn,
)

HALLS: Rooms = dict.fromkeys(("E5", "E4", "F5", "E6", "D5"), ("great_hall", 0))  # E5 has neighbours all around
TINY: Rooms = {"E5": ("crossroads", 0)}  # nine squares


def crowd(table: Table, *free: str) -> None:
    """Put a token on every free square of E5 except these."""
    for square in table.free_squares(CELL_CALLED["E5"]):
        if SQUARE_NAMES[square] not in free:
            trap(table, SQUARE_NAMES[square], "trap_arrow", layer="dwarf")


# Off the board


def test_the_loser_leaves_the_board_at_once() -> None:
    """[fight.defeat] His square is free again, he is still inside."""
    table = scene(["dwarf", "goblin"], at={"dwarf": "E5c3", "goblin": "E5d3"})
    events = listen(table)
    attack(table, "dwarf", "goblin", [6, 2])
    goblin = looter(table, "goblin")
    assert (at(table, "goblin"), goblin.inside, goblin.on_board) == ("defeated", True, False)
    assert SQUARE_CALLED["E5d3"] in table.free_squares(CELL_CALLED["E5"])
    assert told(events, "fight.defeat")[0].facts == {"seat": 1, "winner": "dwarf"}


def test_a_beaten_active_player_may_only_play_cards() -> None:
    """[fight.defeat] No move, no action, no drain, nothing dropped."""
    table = scene(["lich", "goblin", "dwarf"], at={"lich": "E5c3", "goblin": "E5d3", "dwarf": "E5c2"})
    give(table, "lich", "chalice")
    give(table, "dwarf", "chalice")
    hand(table, "lich", "stroke_of_luck", "secret_passage", "lock_door")
    options = offered(main_of(table, "lich"), ("fight", "goblin"), 1, 5, "nothing")
    assert options == [("play", "stroke_of_luck"), "end_turn"]


def test_defeat_ends_what_traps_did_and_leaves_the_markers() -> None:
    """[fight.clears_traps] The arrows went with the fight."""
    table = scene(["dwarf", "goblin"], at={"dwarf": "E5c3", "goblin": "E5d3"})
    goblin = looter(table, "goblin")
    goblin.in_bear_trap = goblin.in_pit = True
    goblin.move_marker, goblin.roll_marker, goblin.arrows = -2, 2, 2

    attack(table, "dwarf", "goblin", [6, 2])

    assert (goblin.in_bear_trap, goblin.in_pit) == (False, False)
    assert (goblin.move_marker, goblin.roll_marker, goblin.arrows) == (-2, 0, 0)  # the fight has used the roll marker
    goblin.roll_marker = 2
    play(respawn(table, turn_of(table, "goblin")), answers=["E5a1"])
    assert (goblin.move_marker, goblin.roll_marker) == (-2, 2)


def test_the_winner_stays_in_his_trap() -> None:
    """[fight.clears_traps] Only the loser is out of it."""
    table = scene(["dwarf", "goblin"], at={"dwarf": "E5c3", "goblin": "E5d3"})
    goblin = looter(table, "goblin")
    goblin.in_bear_trap = goblin.in_pit = True
    attack(table, "dwarf", "goblin", [1, 2])
    assert (goblin.in_bear_trap, goblin.in_pit) == (True, True)


# Coming back


def test_he_comes_back_at_the_start_of_his_turn_in_a_border_room() -> None:
    """[fight.respawn] [geometry.border_room] E5 has rooms all around, so it is none. Room first, then square."""
    table = scene(["dwarf", "goblin"], HALLS, {"dwarf": "E5c3", "goblin": "defeated"})
    rule = whole_turn(table, "goblin")
    ask = asked(rule)
    assert (ask.seat, ask.prompt) == (1, "decide.choose_respawn")
    assert list(ask.options) == ["E4", "D5", "F5", "E6"]
    assert len(rule.send("F5").options) == 25


def test_he_comes_back_before_he_lays_a_tile() -> None:
    """[fight.respawn] [turn.sequence] First of all."""
    table = scene(["dwarf", "goblin"], HALLS, {"dwarf": "E5c3", "goblin": "defeated"})
    tiles(table, "goblin", "crossroads", "cell", "bend")
    assert asked(whole_turn(table, "goblin"), "F5", "F5c3").prompt == "decide.lay_tile"
    assert at(table, "goblin") == "F5c3"


def test_the_square_must_be_without_figure_chest_or_token() -> None:
    """[fight.respawn] Also without the neutral sherpa."""
    table = scene(["dwarf", "goblin"], TINY, {"dwarf": "E5c1", "goblin": "defeated", "sherpa": "E5c2"})
    trap(table, "E5a3", "decoy", layer="goblin")
    trap(table, "E5b3", "trap_bear", layer="dwarf", face_up=True)
    options = offered(respawn(table, turn_of(table, "goblin")))
    assert options == ["E5c3", "E5d3", "E5e3", "E5c4", "E5c5"]


def test_the_square_must_not_hold_a_chest() -> None:
    """[fight.respawn] Full or empty."""
    table = scene(["dwarf", "goblin"], at={"goblin": "defeated"})
    chest(table, "E5b2", "chest_big")
    chest(table, "E5d4", "chest_big", "black")
    options = offered(respawn(table, turn_of(table, "goblin")))
    assert len(options) == 23 and not {"E5b2", "E5d4"} & set(options)


def test_coming_back_is_entering_the_room() -> None:
    """[fight.respawn] [tile.first_entry] He takes the card that lies there."""
    table = scene(["dwarf", "goblin"], at={"goblin": "defeated"})
    card_in(table, "E5")
    play(respawn(table, turn_of(table, "goblin")), dice=["decoy"], answers=["E5a1"])
    assert looter(table, "goblin").cards == ["decoy"]
    assert at(table, "goblin") == "E5a1"


def test_border_rooms_are_those_at_the_time_of_his_return() -> None:
    """[ruling.respawn_time] A border room when he was beaten, none when he comes back."""
    table = scene(["dwarf", "goblin"], at={"dwarf": "E5c3", "goblin": "E5d3"})
    attack(table, "dwarf", "goblin", [6, 2])
    for room in ("E4", "F5", "E6", "D5"):
        lay(table, room, "great_hall")
    assert offered(respawn(table, turn_of(table, "goblin"))) == ["E4", "D5", "F5", "E6"]


def test_cells_off_the_table_and_in_front_of_outer_doors_make_a_border() -> None:
    """[fight.respawn] [geometry.border_room] They have no tile and never will."""
    lodge: Rooms = {"E2": ("emergency_exit", 0), "E3": ("great_hall", 0), "D3": ("great_hall", 0)}
    table = scene(["dwarf", "goblin"], lodge, {"goblin": "defeated"})
    assert [CELL_NAMES[cell] for cell in border_rooms(table)] == ["E2", "D3", "E3"]


def test_with_no_free_square_he_stays_away_for_this_turn() -> None:
    """[fight.respawn_none] Steps 1 and 2 are his, then cards and nothing else."""
    table = scene(["dwarf", "goblin"], TINY, {"dwarf": "E5c3", "goblin": "defeated"})
    crowd(table)
    tiles(table, "goblin", "crossroads")
    give(table, "goblin", "chalice")
    hand(table, "goblin", "stroke_of_luck")
    only_cards(table, *["lock_door"] * 5)
    events = listen(table)

    options = offered(whole_turn(table, "goblin"), ("crossroads", "E4", 0), "bend")

    assert options == [("play", "lock_door"), ("play", "stroke_of_luck"), "end_turn"]
    assert "fight.respawn_none" in slugs(events) and "draw.keep" in slugs(events)
    assert at(table, "goblin") == "defeated"


def test_next_turn_he_tries_again() -> None:
    """[fight.respawn_none] One square has become free: there is nothing to choose."""
    table = scene(["dwarf", "goblin"], TINY, {"dwarf": "E5c3", "goblin": "defeated"})
    crowd(table, "E5e3")
    play(respawn(table, turn_of(table, "goblin")))
    assert at(table, "goblin") == "E5e3"


def test_respawn_rooms_can_be_limited_to_those_with_an_outer_door() -> None:
    """[fight.respawn] Option respawn_rooms: outer_door."""
    rooms: Rooms = {"E5": ("great_hall", 0), "E6": ("great_hall", 0), "D5": ("vestibule", 3)}
    for option, names in (("border", ["D5", "E5", "E6"]), ("outer_door", ["D5"])):
        table = scene(["dwarf", "goblin"], rooms, {"goblin": "defeated"}, respawn_rooms=option)
        assert [CELL_NAMES[cell] for cell in border_rooms(table)] == names


# Respawn sickness


def test_on_the_turn_of_his_return_he_fights_worse() -> None:
    """[fight.respawn_sickness] Goblin 3 - 2 against dwarf 4."""
    table = scene(["dwarf", "goblin"], at={"dwarf": "E5c3", "goblin": "defeated"})
    only_cards(table, *["lock_door"] * 5)
    events = listen(table)
    asked(whole_turn(table, "goblin"), "E5d3", ("fight", "dwarf"), 6, 2)
    (rolled,) = told(events, "fight.roll")
    assert (rolled.facts["total"], rolled.facts["other_total"]) == (7, 6)


def test_on_the_turn_of_his_return_he_fights_the_neutral_sherpa_worse_too() -> None:
    """[fight.respawn_sickness] Goblin 3 - 2 against 3."""
    table = scene(["dwarf", "goblin"], at={"goblin": "defeated", "sherpa": "E5c3"})
    only_cards(table, *["lock_door"] * 5)
    events = listen(table)
    asked(whole_turn(table, "goblin"), "E5d3", ("fight", "sherpa"), 6, 2)
    assert told(events, "fight.roll")[0].facts["total"] == 7


def test_attacked_on_somebody_elses_turn_he_is_well_again() -> None:
    """[ruling.respawn_malus] [fight.respawn_sickness] His own next turn only, and not the one after it."""
    table = scene(["dwarf", "goblin"], at={"dwarf": "E5c3", "goblin": "defeated"})
    only_cards(table, *["lock_door"] * 9)
    play(whole_turn(table, "goblin"), answers=["E5d3", "end_turn"])
    events = listen(table)
    attack(table, "dwarf", "goblin", [2, 6])
    assert told(events, "fight.roll")[0].facts["other_total"] == 9
    place(table, "dwarf", "E5c3")
    asked(whole_turn(table, "goblin"), ("fight", "dwarf"), 6, 2)
    assert told(events, "fight.roll")[1].facts["total"] == 9


def test_he_may_move_and_act_when_he_is_back() -> None:
    """[fight.respawn] The turn goes on as usual."""
    table = scene(["dwarf", "goblin"], at={"dwarf": "E5c3", "goblin": "defeated"})
    only_cards(table, *["lock_door"] * 5)
    options = offered(whole_turn(table, "goblin"), "E5d3")
    assert options == ["move", "sprint", ("fight", "dwarf"), "end_turn"]
    assert movement_points(looter(table, "goblin"), sprinting=False) == 8
