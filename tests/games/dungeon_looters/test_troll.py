"""The troll janitor tidies chests, locks doors and stays at home. Rulebook: special abilities."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters.abilities import tidy
from oubliette.games.dungeon_looters.chests import force_chest, pick_chest
from oubliette.games.dungeon_looters.geometry import SQUARE_CALLED
from oubliette.games.dungeon_looters.state import Chest, Table
from oubliette.kernel import Value, listen, play
from tests.games.dungeon_looters.bag_scenes import discarded, with_action
from tests.games.dungeon_looters.scenes import (
    Rooms,
    asked,
    break_down,
    chest,
    chest_at,
    give,
    held,
    lock,
    locked,
    looter,
    main_of,
    offered,
    place,
    scene,
    told,
)

TRIO = ("troll", "dwarf", "goblin")
B2 = SQUARE_CALLED["E5b2"]
DOORS: Rooms = {"E5": ("vestibule", 0), "E6": ("great_hall", 0)}


def beside_an_empty_chest(*objects: str, card: str = "chest_ironbound") -> Table:
    """A table with the troll next to an emptied chest with a broken lock and a changed DD."""
    table = scene(TRIO, at={"troll": "E5b3"})
    chest(table, "E5b2", card, "black", lock_broken=True, dd=7)
    give(table, "troll", *objects)
    return table


def tidied(*objects: str, opener: str) -> Table:
    """A table after the troll put these into a chest; somebody else stands there."""
    table = beside_an_empty_chest(*objects)
    play(tidy(table, looter(table, "troll"), B2), answers=list(objects) if len(objects) > 1 else [])
    place(table, "troll", "E5e5")
    place(table, opener, "E5b3")
    return table


# Tidying


def test_he_puts_objects_into_an_emptied_chest_and_it_is_as_good_as_new() -> None:
    """[troll.tidy] [ability.troll_tidy] Yellow, the lock mended, the same DD, as many treasures as he put in."""
    table = beside_an_empty_chest("chalice", "statue", "small_change")
    events = listen(table)
    play(tidy(table, looter(table, "troll"), B2), answers=["small_change", "chalice", "done"])
    one: Chest = chest_at(table, "E5b2")
    assert (one.colour, one.lock_broken, one.dd, one.treasures, one.full) == ("yellow", False, 7, 2, True)
    assert held(table, "troll") == ["statue"]
    assert told(events, "troll.tidy")[0].facts["objects"] == ("small_change", "chalice")


def test_single_objects_and_five_at_most() -> None:
    """[troll.tidy] [ability.troll_tidy] Out of the purse one by one; after the fifth nobody asks."""
    table = beside_an_empty_chest("small_change", "small_change", "chalice", "chalice", "chalice", "bald_comb")
    first = offered(tidy(table, looter(table, "troll"), B2))
    assert first == ["small_change", "chalice", "bald_comb"]
    answers: list[Value] = ["small_change", "small_change", "chalice", "chalice", "chalice"]
    play(tidy(table, looter(table, "troll"), B2), answers=answers)
    assert (chest_at(table, "E5b2").treasures, held(table, "troll")) == (5, ["bald_comb"])


def test_he_tidies_at_least_one_object() -> None:
    """[troll.tidy] "done" is offered from the second object on; a troll with one object is not asked."""
    table = beside_an_empty_chest("chalice", "statue")
    rule = tidy(table, looter(table, "troll"), B2)
    assert "done" not in offered(rule)
    assert list(rule.send("statue").options) == ["chalice", "done"]
    table = beside_an_empty_chest("chalice")
    play(tidy(table, looter(table, "troll"), B2))
    assert chest_at(table, "E5b2").treasures == 1


def test_tidying_is_an_action() -> None:
    """[troll.tidy] [turn.actions_list] The move is still his."""
    table = beside_an_empty_chest("chalice", "statue")
    rule = main_of(table, "troll")
    assert ("tidy", "E5b2") in offered(rule)
    options = [list(rule.send(answer).options) for answer in (("tidy", "E5b2"), "chalice", "done")][-1]
    assert options == ["move", "drop", "end_turn"]


def test_only_emptied_chests_beside_him_and_with_something_to_put_in() -> None:
    """[troll.tidy] [chest.reach] Not a full one, not one far away, not with an empty bag."""
    table = beside_an_empty_chest("chalice")
    chest(table, "E5d4", "chest_big", "black")
    tidies = with_action(offered(main_of(table, "troll")), "tidy")
    assert tidies == [("tidy", "E5b2")]
    chest_at(table, "E5b2").colour = "red"
    assert not with_action(offered(main_of(table, "troll")), "tidy")
    table = beside_an_empty_chest()
    assert not with_action(offered(main_of(table, "troll")), "tidy")


def test_nobody_else_tidies() -> None:
    """[ability.troll_tidy] For example not the dwarf."""
    table = beside_an_empty_chest()
    place(table, "troll", "E5e5")
    place(table, "dwarf", "E5b3")
    give(table, "dwarf", "chalice")
    assert not with_action(offered(main_of(table, "dwarf")), "tidy")


# Opening what he tidied


def test_whoever_picks_it_gets_these_objects_and_draws_nothing() -> None:
    """[troll.tidy] Neither the goblin nor the dwarf finds one more."""
    for opener, face in (("goblin", 2), ("dwarf", 2)):
        table = tidied("chalice", "statue", opener=opener)
        play(pick_chest(table, looter(table, opener), B2), dice=[face], answers=["done"])
        assert held(table, opener) == ["chalice", "statue"]
        assert (chest_at(table, "E5b2").colour, chest_at(table, "E5b2").tidied) == ("black", [])
        assert discarded(table) == []


def test_a_forced_opening_breaks_the_most_valuable_first() -> None:
    """[troll.tidy] [chest.force_loss] Dwarf 4 + 5 against 7: two are broken; they go to the discard."""
    table = tidied("chalice", "statue", "gold_ingot", opener="dwarf")
    play(force_chest(table, looter(table, "dwarf"), B2), dice=[5], answers=["done"])
    assert held(table, "dwarf") == ["chalice"]
    assert sorted(discarded(table)) == ["gold_ingot", "statue"]


def test_everything_may_break() -> None:
    """[troll.tidy] [chest.force_all_lost] Nothing is drawn in its place."""
    table = tidied("chalice", "statue", opener="dwarf")
    play(force_chest(table, looter(table, "dwarf"), B2), dice=[6])
    assert held(table, "dwarf") == [] and chest_at(table, "E5b2").colour == "black"
    assert sorted(discarded(table)) == ["chalice", "statue"]


def test_the_troll_may_open_and_tidy_it_again() -> None:
    """[troll.tidy] Stronger than its lock, he breaks nothing; the chest is empty and can be filled again."""
    table = tidied("chalice", "statue", opener="dwarf")
    place(table, "dwarf", "out")
    place(table, "troll", "E5b3")
    play(force_chest(table, looter(table, "troll"), B2), answers=["done"])
    assert held(table, "troll") == ["chalice", "statue"]
    play(tidy(table, looter(table, "troll"), B2), answers=["statue", "done"])
    assert chest_at(table, "E5b2").treasures == 1


def test_a_failed_picking_turns_it_red_again() -> None:
    """[troll.tidy] [chest.colours] It is a chest like any other."""
    table = tidied("chalice", "statue", opener="goblin")
    play(pick_chest(table, looter(table, "goblin"), B2), dice=[1])
    assert (chest_at(table, "E5b2").colour, chest_at(table, "E5b2").lock_broken) == ("red", True)
    assert [item.treasure.id for item in chest_at(table, "E5b2").tidied] == ["chalice", "statue"]


# Doors


def test_the_troll_locks_the_door_he_stands_at() -> None:
    """[troll.lock] [ability.troll_keys] An action; an outer door too."""
    table = scene(TRIO, DOORS, {"troll": "E5c5"})
    play(main_of(table, "troll"), answers=[("lock", "E5-E6"), "end_turn"])
    assert locked(table, "E5-E6")
    place(table, "troll", "E5c1")
    rule = main_of(table, "troll")
    assert ("lock", "E5-out") in offered(rule)
    assert list(rule.send(("lock", "E5-out")).options) == ["move", "end_turn"]
    assert locked(table, "E5-out")


def test_neither_a_locked_nor_a_broken_door_nor_one_that_leads_nowhere() -> None:
    """[troll.lock] [ruling.troll_doors] Locked doors are open for him: nothing to pick, nothing to force."""
    table = scene(TRIO, DOORS, {"troll": "E5c5"})
    lock(table, "E5-E6")
    assert offered(main_of(table, "troll")) == ["move", "sprint", "end_turn"]
    break_down(table, "E5-E6")
    assert offered(main_of(table, "troll")) == ["move", "sprint", "end_turn"]
    place(table, "troll", "E5e3")  # an open door, no room behind it
    assert offered(main_of(table, "troll")) == ["move", "sprint", "end_turn"]


def test_nobody_else_locks_doors_by_hand() -> None:
    """[ability.troll_keys]"""
    table = scene(TRIO, DOORS, {"dwarf": "E5c5"})
    assert offered(main_of(table, "dwarf")) == ["move", "sprint", "end_turn"]


@pytest.mark.parametrize(("who", "way"), [("troll", True), ("goblin", False)])
def test_the_troll_walks_through_locked_doors_and_they_stay_locked(who: str, way: bool) -> None:
    """[ability.troll_keys] [troll.lock] [door.locked]"""
    table = scene(TRIO, DOORS, {who: "E5c5"})
    lock(table, "E5-E6")
    rule = main_of(table, who)
    assert ("s" in offered(rule, "move")) == way
    assert locked(table, "E5-E6")
    if way:
        rule.send("s")
        assert locked(table, "E5-E6") and looter(table, who).at == SQUARE_CALLED["E6c1"]


def test_the_troll_never_leaves() -> None:
    """[ability.troll_stays] The goblin may, from the same square."""
    for who, may in (("troll", False), ("goblin", True)):
        table = scene(TRIO, DOORS, {who: "E5c1"})
        assert ("leave" in asked(main_of(table, who), "move").options) == may
