"""How far a figure can walk, for players who choose a square."""

from __future__ import annotations

from random import Random
from typing import Any

from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import Ask, Value, Way
from tests.games.dungeon_looters.move_scenes import busy_answer, moving, points, random_match, walk
from tests.games.dungeon_looters.scenes import Rooms, asked, at, chest, lock, looter, scene, trap

TWO_HALLS: Rooms = {"E5": ("great_hall", 0), "F5": ("great_hall", 0)}
CORRIDOR: Rooms = {"E5": ("corridor", 0), "E4": ("great_hall", 0)}


def reach(table: Table, archetype: str, *answers: Value, sprinting: bool = False) -> list[Way]:
    """The ways of his move after these answers."""
    return list(GAME.ways(table, asked(moving(table, archetype, sprinting=sprinting), *answers)))


def path(ways: list[Way], place: str) -> list[Any]:
    """The answers that lead to a place."""
    steps: list[Any] = []
    number = next(number for number, way in enumerate(ways) if way.place == place)
    while number >= 0:
        steps.insert(0, ways[number].answer)
        number = ways[number].after
    return steps


def test_every_square_within_my_points_has_one_shortest_way() -> None:
    """[move.points] Five points from the middle of a hall, with a door to the next one."""
    table = scene(rooms=TWO_HALLS, at={"dwarf": "E5c3"})
    ways = reach(table, "dwarf")
    places = [way.place for way in ways]

    assert len(places) == len(set(places))
    assert "F5c3" in places  # five steps to the east
    assert "F5d3" not in places
    assert path(ways, "F5c3") == ["e"] * 5
    assert len(path(ways, "E5a1")) == 4


def test_the_nearest_come_first_and_lead_on() -> None:
    ways = reach(scene(rooms=TWO_HALLS, at={"dwarf": "E5c3"}), "dwarf")
    lengths = [len(path(ways, way.place)) for way in ways]
    assert lengths == sorted(lengths)
    assert [way.answer for way in ways if way.after < 0] == ["n", "e", "s", "w"]


def test_a_walk_that_is_played_ends_where_it_said() -> None:
    for square in ("E5a1", "F5b2", "E5e5"):
        table = scene(rooms=TWO_HALLS, at={"dwarf": "E5c3"})
        steps = path(reach(table, "dwarf"), square)
        table = scene(rooms=TWO_HALLS, at={"dwarf": "E5c3"})
        walk(table, "dwarf", *steps, *(["stop"] if len(steps) < 5 else []))
        assert at(table, "dwarf") == square


def test_a_token_may_end_a_way_but_none_leads_over_it() -> None:
    """[trap.trigger] It does not matter what it is, or who laid it."""
    table = scene(("dwarf", "goblin"), CORRIDOR, {"dwarf": "E5c5"})
    trap(table, "E5c3", "decoy", layer="goblin")
    places = [way.place for way in reach(table, "dwarf")]
    assert "E5c3" in places
    assert not {"E5c2", "E5c1", "E4c5"} & set(places)


def test_a_secret_changes_nothing() -> None:
    """[trap.face_down] A pit and a decoy are the same to a player who does not know them."""
    found = []
    for card in ("trap_pit", "decoy"):
        table = scene(("dwarf", "goblin"), TWO_HALLS, {"dwarf": "E5c3"})
        trap(table, "E5d3", card, layer="goblin")
        found.append([(way.place, way.answer, way.after) for way in reach(table, "dwarf")])
    assert found[0] == found[1]


def test_chests_figures_and_locked_doors_bar_the_way() -> None:
    """[move.blocked_by] [door.locked]"""
    table = scene(("dwarf", "goblin"), TWO_HALLS, {"dwarf": "E5c3", "goblin": "E5c2"})
    chest(table, "E5d4", "chest_shoebox")
    lock(table, "E5-F5")
    places = {way.place for way in reach(table, "dwarf")}
    assert not {"E5c2", "E5d4"} & places
    assert not [place for place in places if place.startswith("F5")]


def test_the_janitor_has_the_keys() -> None:
    """[ability.troll_keys]"""
    table = scene(("troll", "dwarf", "goblin"), TWO_HALLS, {"troll": "E5c3"})
    lock(table, "E5-F5")
    assert "F5a3" in [way.place for way in reach(table, "troll")]


def test_past_the_sherpa_who_takes_my_place() -> None:
    """[move.swap_neutral_sherpa] He stands in the only way, and is behind me then."""
    table = scene(("dwarf", "goblin"), CORRIDOR, {"dwarf": "E5c3", "sherpa": "E5c2"})
    chest(table, "E5d3", "chest_shoebox", "black")
    ways = reach(table, "dwarf")
    assert path(ways, "E5c1") == ["n", "n"]
    walk(table, "dwarf", "n", "n", "stop")
    assert (at(table, "dwarf"), at(table, "sherpa")) == ("E5c1", "E5c3")


def test_past_the_others_only_with_somewhere_to_go_on_to() -> None:
    """[ruling.walking_past]"""
    for count, beyond in ((1, False), (2, True)):
        table = scene(("dwarf", "goblin"), CORRIDOR, {"dwarf": "E5c3", "goblin": "E5c2"}, figures_block=False)
        chest(table, "E5d3", "chest_shoebox", "black")
        points(table, "dwarf", count)
        assert ("E5c1" in [way.place for way in reach(table, "dwarf")]) is beyond


def test_looking_moves_nobody() -> None:
    table = scene(("dwarf", "goblin"), CORRIDOR, {"dwarf": "E5c3", "sherpa": "E5c2"})
    before = looter(table, "dwarf").at, table.sherpa
    reach(table, "dwarf", sprinting=True)
    assert (looter(table, "dwarf").at, table.sherpa) == before


def test_in_random_matches_first_steps_are_those_of_the_question() -> None:
    for seed in range(6):
        luck = Random(seed)
        match = random_match(luck)
        for _ in range(1500):
            ask: Ask[Any] | None = match.ask
            if ask is None:
                break
            ways = list(match.ways())
            if ask.prompt == "decide.move_step":
                first = [way.answer for way in ways if way.after < 0]
                assert first == [one for one in ask.options if one in ("n", "e", "s", "w")]
                assert all(way.after < number for number, way in enumerate(ways))
            else:
                assert not ways
            match.answer(busy_answer(luck, ask))
