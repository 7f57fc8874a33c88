"""The troll janitor's keys, and how he tidies up. Rulebook: special abilities."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.ending import troll_score
from oubliette.games.dungeon_looters.state import Colour, Table
from oubliette.kernel import listen
from tests.games.dungeon_looters.move_scenes import act, actions, choices, walk, ways
from tests.games.dungeon_looters.scenes import (
    Rooms,
    asked,
    at,
    break_down,
    chest,
    chest_at,
    give,
    held,
    lock,
    locked,
    looter,
    main_of,
    place,
    scene,
    told,
    trap,
)

TWO_HALLS: Rooms = {"E5": ("great_hall", 0), "F5": ("great_hall", 0)}
DOOR = "E5-F5"
TIDY = ("tidy", "E5b2")


def at_the_door(square: str = "E5e3", rooms: Rooms = TWO_HALLS) -> Table:
    return scene(("troll", "dwarf", "goblin"), rooms, {"troll": square})


# The keys


def test_the_troll_walks_through_locked_doors_and_leaves_them_locked() -> None:
    """[ability.troll_keys] [door.locked] There and back."""
    table = at_the_door()
    lock(table, DOOR)
    walk(table, "troll", "e", "w", "e", "stop")
    assert at(table, "troll") == "F5a3" and locked(table, DOOR)


def test_for_the_troll_too_a_locked_door_lies_between() -> None:
    """[door.locked] [ability.troll_keys] Nobody fights through it."""
    table = at_the_door()
    place(table, "dwarf", "F5a3")
    lock(table, DOOR)
    assert actions(table, "troll") == [] and ("fight", "troll") not in actions(table, "dwarf")


def test_the_troll_neither_picks_nor_forces_a_door() -> None:
    """[ruling.troll_doors] It is open for him."""
    table = at_the_door()
    lock(table, DOOR)
    assert actions(table, "troll") == []


@pytest.mark.parametrize("square", ["E5e3", "F5a3"])
def test_the_troll_locks_a_door_as_an_action(square: str) -> None:
    """[troll.lock] [ability.troll_keys] From either side; without a die, and then his action is spent."""
    table = at_the_door(square)
    assert actions(table, "troll") == [("lock", DOOR)]
    assert choices(table, "troll", ("lock", DOOR)) == ["move", "end_turn"]
    assert locked(table, DOOR)
    place(table, "dwarf", "E5e3")
    place(table, "troll", "E5c5")
    assert "e" not in ways(table, "dwarf")
    assert actions(table, "dwarf") == [("pick_door", DOOR), ("force_door", DOOR)]


def test_the_troll_does_not_lock_what_is_locked_or_broken() -> None:
    """[troll.lock]"""
    table = at_the_door()
    lock(table, DOOR)
    assert actions(table, "troll") == []
    break_down(table, DOOR)
    assert actions(table, "troll") == []


@pytest.mark.parametrize("square", ["E5d3", "E5e2"])
def test_the_troll_must_stand_against_the_door(square: str) -> None:
    """[troll.lock] [door.reach]"""
    assert actions(at_the_door(square), "troll") == []


def test_the_troll_does_not_lock_a_door_without_a_room_behind_it() -> None:
    """[troll.lock] E5e3 is a door square, but nothing lies at F5 yet."""
    assert actions(at_the_door(rooms={"E5": ("great_hall", 0)}), "troll") == []


def test_the_troll_locks_the_way_out() -> None:
    """[troll.lock] [exit.step] An outer door is a door."""
    table = at_the_door("E5c1", {"E5": ("vestibule", 0)})
    act(table, "troll", "lock", "E5-out")
    place(table, "troll", "E5c3")
    place(table, "dwarf", "E5c1")
    assert "leave" not in ways(table, "dwarf")


def test_nobody_else_has_keys() -> None:
    """[ability.troll_keys]"""
    table = scene(rooms=TWO_HALLS, at={"dwarf": "E5e3"})
    assert actions(table, "dwarf") == []


def test_rolling_away_from_arrows_the_troll_uses_his_keys() -> None:
    """[ability.troll_keys] [trap.arrow_roll_limits] The movement rules hold, and for him the door is open."""
    for archetype, rolls in (("troll", [("e", 1), ("e", 2)]), ("sherpa", [])):
        table = scene((archetype, "dwarf", "goblin"), TWO_HALLS, {archetype: "E5e2"})
        lock(table, DOOR)
        trap(table, "E5e3", "trap_arrow", layer="goblin")
        found = ways(table, archetype, "s", 6)
        assert [roll for roll in found if roll in (("e", 1), ("e", 2))] == rolls


# Tidying


def beside(*objects: str, colour: Colour = "black", sherpa: str = "") -> Table:
    """A table where the troll has these objects and stands south of an ironbound chest at E5b2."""
    places = {"troll": "E5b3", **({"sherpa": sherpa} if sherpa else {})}
    table = scene(("troll", "dwarf", "goblin"), at=places)
    chest(table, "E5b2", "chest_ironbound", colour, lock_broken=True)
    give(table, "troll", *objects)
    return table


def test_the_troll_fills_an_emptied_chest_again() -> None:
    """[troll.tidy] [ability.troll_tidy] Yellow, the lock mended, the same difficulty, as many as he put in."""
    table = beside("chalice", "statue", "bald_comb")
    chest_at(table, "E5b2").dd = 7  # changed by cards: the card of this chest says 10
    events = listen(table)
    act(table, "troll", *TIDY, "statue", "chalice", "done")
    one = chest_at(table, "E5b2")
    assert (one.colour, one.lock_broken, one.dd, one.treasures, one.full) == ("yellow", False, 7, 2, True)
    assert told(events, "troll.tidy")[0].facts["objects"] == ("statue", "chalice")
    assert held(table, "troll") == ["bald_comb"]
    assert table.treasures.discards == []


def test_tidying_is_his_action() -> None:
    """[ability.troll_tidy] [turn.one_action]"""
    table = beside("chalice")
    assert choices(table, "troll", TIDY) == ["move", "end_turn"]


def test_everybody_sees_what_he_put_in() -> None:
    """[troll.tidy]"""
    table = beside("chalice", "statue")
    act(table, "troll", *TIDY, "statue", "done")
    assert [GAME.view(table, seat)["chests"][0]["tidied"] for seat in range(3)] == [["statue"]] * 3


def test_one_object_at_least_and_five_at_most() -> None:
    """[ability.troll_tidy] [troll.tidy] The first cannot be declined, and after the fifth nobody asks."""
    objects = ["chalice", "bald_comb", "chipped_gem", "gold_tooth", "small_change", "almost_ruby"]
    table = beside(*objects)
    ask = asked(main_of(table, "troll"), TIDY)
    assert ask.prompt == "decide.tidy_objects" and "done" not in list(ask.options)

    table = beside(*objects)
    act(table, "troll", *TIDY, *objects[:5])
    assert chest_at(table, "E5b2").treasures == 5 and held(table, "troll") == ["almost_ruby"]


def test_objects_from_the_purse_are_single_objects_and_two_alike_are_two() -> None:
    """[ability.troll_tidy]"""
    table = beside("chipped_gem", "chipped_gem", "gold_tooth")
    assert choices(table, "troll", TIDY) == ["chipped_gem", "gold_tooth"]
    act(table, "troll", *TIDY, "chipped_gem", "chipped_gem", "done")
    assert chest_at(table, "E5b2").treasures == 2 and held(table, "troll") == ["gold_tooth"]


@pytest.mark.parametrize("colour", ["yellow", "red"])
def test_only_emptied_chests_are_tidied_into(colour: Colour) -> None:
    """[troll.tidy]"""
    assert actions(beside("chalice", colour=colour), "troll") == [("force_chest", "E5b2")]


def test_only_with_something_to_tidy_only_beside_it_and_only_the_troll() -> None:
    """[ability.troll_tidy]"""
    assert actions(beside(), "troll") == []
    table = beside("chalice")
    place(table, "troll", "E5c1")
    place(table, "dwarf", "E5b3")
    give(table, "dwarf", "chalice")
    assert actions(table, "troll") == [] and actions(table, "dwarf") == []


def tidied(*objects: str, sherpa: str = "") -> Table:
    """A table after the troll put these into the chest; the dwarf stands in his place."""
    table = beside(*objects, sherpa=sherpa)
    act(table, "troll", *TIDY, *(objects if len(objects) > 1 else ()))
    place(table, "troll", "E5e5")
    place(table, "dwarf", "E5b3")
    return table


@pytest.mark.parametrize("archetype", ["dwarf", "goblin"])
def test_the_opener_of_a_tidied_chest_gets_these_objects_and_no_others(archetype: str) -> None:
    """[troll.tidy] Nothing is drawn, the noses of dwarf and goblin find nothing more."""
    table = tidied("chalice", "statue")
    place(table, "dwarf", "E5e1")
    place(table, archetype, "E5b3")
    act(table, archetype, "pick_chest", "E5b2", "done", dice=[6])
    assert held(table, archetype) == ["chalice", "statue"]
    assert chest_at(table, "E5b2").colour == "black"


def test_forced_open_the_most_valuable_break_first() -> None:
    """[troll.tidy] [chest.force_loss] [loss.what_counts] Broken is not lost: no sherpa gets it."""
    table = tidied("chalice", "statue", "gold_ingot", sherpa="E5e1")
    act(table, "dwarf", "force_chest", "E5b2", "done", dice=[3, 5])  # 12 against 10
    assert held(table, "dwarf") == ["chalice"]
    assert sorted(table.treasures.discards) == ["gold_ingot", "statue"] and held(table, "sherpa") == []


def test_all_of_a_tidied_chest_may_break() -> None:
    """[troll.tidy] [chest.force_all_lost] The dwarf draws nothing instead."""
    table = tidied("chalice")
    act(table, "dwarf", "force_chest", "E5b2", dice=[5, 2])
    assert held(table, "dwarf") == [] and table.treasures.discards == ["chalice"]
    assert not chest_at(table, "E5b2").full


def test_a_tidied_chest_counts_as_full() -> None:
    """[troll.tidy] [end.score_troll] One other figure inside, and one full chest."""
    table = tidied("chalice")
    assert troll_score(table, looter(table, "troll")) == 1250


def test_a_chest_is_tidied_and_emptied_again_and_again() -> None:
    """[troll.tidy] [chest.emptied] Its card is discarded once; each time there is in it what was put in last."""
    table = scene(("troll", "dwarf", "goblin"), at={"troll": "E5b3", "dwarf": "E5a2"})
    chest(table, "E5b2", "chest_shoebox")
    act(table, "dwarf", "pick_chest", "E5b2", "statue", "done", dice=[6, "statue", "gold_tooth"])
    for name in ("chalice", "bald_comb"):
        give(table, "troll", name)
        act(table, "troll", *TIDY)
        assert chest_at(table, "E5b2").treasures == 1
        act(table, "dwarf", "pick_chest", "E5b2", "done", dice=[6])
    assert held(table, "dwarf") == ["gold_tooth", "chalice", "bald_comb"]
    assert table.mj_discard == ["chest_shoebox"]


def test_the_troll_may_open_and_tidy_it_again() -> None:
    """[troll.tidy] [ruling.force_auto_loss] Stronger than its lock, he breaks nothing and fills it again."""
    table = beside("chalice", "statue")
    chest_at(table, "E5b2").dd = 7
    act(table, "troll", *TIDY, "chalice", "statue")
    act(table, "troll", "force_chest", "E5b2", "done")
    assert held(table, "troll") == ["chalice", "statue"]
    act(table, "troll", *TIDY, "statue", "done")
    assert chest_at(table, "E5b2").treasures == 1 and held(table, "troll") == ["chalice"]


def test_a_failed_picking_turns_a_tidied_chest_red_again() -> None:
    """[troll.tidy] [chest.colours] It is a chest like any other, and what was put in stays in."""
    table = tidied("chalice", "statue")
    act(table, "dwarf", "pick_chest", "E5b2", dice=[1])
    one = chest_at(table, "E5b2")
    assert (one.colour, one.lock_broken) == ("red", True)
    assert [item.treasure.id for item in one.tidied] == ["chalice", "statue"]


def test_with_closed_inventories_all_know_who_got_what_the_troll_had_tidied() -> None:
    """[troll.tidy] [ruling.closed_inventories] They saw it lie in the chest."""
    table = scene(("troll", "dwarf", "goblin"), at={"troll": "E5b3", "dwarf": "E5a2"}, open_inventories=False)
    chest(table, "E5b2", "chest_ironbound", "black")
    give(table, "troll", "chalice", "statue")
    assert GAME.view(table, 2)["players"][0]["objects"] == ["some_normal", "some_massive"]
    act(table, "troll", *TIDY, "statue", "done")
    act(table, "dwarf", "pick_chest", "E5b2", "done", dice=[6])
    assert GAME.view(table, 2)["players"][1]["objects"] == ["statue"]
