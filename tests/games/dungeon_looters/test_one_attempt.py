"""A lock that somebody has failed to pick. Rulebook: passing a door, "a single attempt"."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import Value, listen
from tests.games.dungeon_looters.move_scenes import act, actions, choices
from tests.games.dungeon_looters.scenes import (
    Rooms,
    asked,
    hand,
    lock,
    locked,
    looter,
    main_of,
    place,
    scene,
    told,
)

ROOMS: Rooms = {"E5": ("great_hall", 0), "F5": ("great_hall", 0), "E4": ("great_hall", 0)}
DOOR = "E5-F5"
PICK = ("pick_door", DOOR)
FORCE = ("force_door", DOOR)
ONCE = "one_attempt"


def failed(door_picking: str = ONCE) -> Table:
    """The dwarf has tried to pick the door between him and the goblin, on an earlier turn."""
    table = scene(("dwarf", "goblin", "troll"), ROOMS, {"dwarf": "E5e3", "goblin": "F5a3"}, door_picking=door_picking)
    lock(table, DOOR)
    act(table, "dwarf", *PICK, dice=[3])
    return table


def tried(table: Table, seat: int) -> list[list[str]]:
    """Whose tries a seat sees."""
    return [row["tried"] for row in GAME.view(table, seat)["players"]]


def test_i_may_try_to_pick_a_lock_once() -> None:
    """[door.retry] [ruling.single_attempt] On my next turn there is only force left."""
    table = failed()
    assert locked(table, DOOR) and actions(table, "dwarf") == [FORCE]


def test_a_try_counts_from_either_side_of_the_door() -> None:
    """[door.retry] It is the same lock."""
    table = failed()
    place(table, "goblin", "F5e5")
    place(table, "dwarf", "F5a3")
    assert actions(table, "dwarf") == [FORCE]


def test_another_player_has_a_try_of_his_own() -> None:
    """[door.retry] Each player once."""
    table = failed()
    assert actions(table, "goblin") == [PICK, FORCE]
    act(table, "goblin", *PICK, dice=[1])
    assert actions(table, "goblin") == [FORCE]


def test_another_door_is_another_lock() -> None:
    """[door.retry]"""
    table = failed()
    lock(table, "E4-E5")
    place(table, "dwarf", "E5c1")
    assert actions(table, "dwarf") == [("pick_door", "E4-E5"), ("force_door", "E4-E5")]


@pytest.mark.parametrize("opened", ["picked", "key", "draught"])
def test_a_door_locked_anew_may_be_tried_anew(opened: str) -> None:
    """[door.retry] [door.pick_relock] It does not matter who opened it, or how."""
    table = failed()
    if opened == "picked":
        act(table, "goblin", *PICK, dice=[6])
    else:
        card = {"key": "doormat_key", "draught": "draught"}[opened]
        hand(table, "goblin", card)
        aim: list[Value] = [DOOR] if opened == "key" else []
        asked(main_of(table, "goblin"), ("play", card), *aim)
    assert not locked(table, DOOR) and looter(table, "dwarf").tried == []
    place(table, "goblin", "F5e5")
    hand(table, "dwarf", "lock_door")
    asked(main_of(table, "dwarf"), ("play", "lock_door"), DOOR)
    assert locked(table, DOOR) and actions(table, "dwarf") == [PICK, FORCE]


def test_the_janitor_locks_it_anew_for_everybody() -> None:
    """[door.retry] [troll.lock] The goblin picks it, the troll locks it."""
    table = failed()
    act(table, "goblin", *PICK, dice=[6])
    place(table, "goblin", "F5e5")
    place(table, "dwarf", "E5a1")
    place(table, "troll", "E5e3")
    act(table, "troll", "lock", DOOR)
    place(table, "troll", "E5e5")
    place(table, "dwarf", "E5e3")
    assert actions(table, "dwarf") == [PICK, FORCE]


def test_a_forced_door_needs_no_more_tries() -> None:
    """[door.retry] [door.force] It is broken, and nobody minds how often somebody failed at it."""
    table = failed()
    act(table, "dwarf", *FORCE, dice=[5])
    assert not locked(table, DOOR) and looter(table, "dwarf").tried == []


def test_by_option_i_may_try_again_on_every_turn() -> None:
    """[door.retry] [turn.one_action] `every_turn`: one roll per action, and one action per turn."""
    table = failed("every_turn")
    assert actions(table, "dwarf") == [PICK, FORCE]
    assert actions(table, "dwarf", PICK, 1) == []
    assert looter(table, "dwarf").tried == []


def test_everybody_sees_who_has_used_his_try() -> None:
    """[door.retry] And the player at the door is told why he cannot pick it."""
    table = failed()
    assert [tried(table, seat) for seat in range(3)] == [[[DOOR], [], []]] * 3
    listen(table)
    facts = asked(main_of(table, "dwarf")).facts or {}
    assert (facts["lock_tried"], f"{DOOR}_pick" in facts, f"{DOOR}_force" in facts) == (1, False, True)
    facts = asked(main_of(table, "goblin")).facts or {}
    assert (facts["lock_tried"], f"{DOOR}_pick" in facts) == (0, True)


def test_a_failed_try_is_told_as_the_only_one() -> None:
    """[door.retry]"""
    for how, once in ((ONCE, 1), ("every_turn", 0)):
        table = scene(("dwarf", "goblin"), ROOMS, {"dwarf": "E5e3"}, door_picking=how)
        lock(table, DOOR)
        events = listen(table)
        act(table, "dwarf", *PICK, dice=[1])
        assert [event.facts["once"] for event in told(events, "door.retry")] == [once]


def test_a_copy_of_the_table_remembers_the_try() -> None:
    """[door.retry] A fork plays on from there."""
    table = failed()
    twin = table.clone()
    assert looter(twin, "dwarf").tried == looter(table, "dwarf").tried != []
    assert choices(twin, "dwarf") == choices(table, "dwarf")
