"""The bag: what goes in, what stays out, what is good for what. Rulebook: inventory."""

from __future__ import annotations

from dataclasses import replace

import pytest

from oubliette.games.dungeon_looters.archetypes import ARCHETYPES
from oubliette.games.dungeon_looters.belongings import receive
from oubliette.games.dungeon_looters.inventory import bonus, fits, size
from oubliette.games.dungeon_looters.movement import movement_points
from oubliette.games.dungeon_looters.treasures import TREASURES
from oubliette.kernel import listen, play
from tests.games.dungeon_looters.bag_scenes import discarded, things
from tests.games.dungeon_looters.scenes import (
    asked,
    chest,
    give,
    held,
    lock,
    looter,
    main_of,
    offered,
    scene,
    told,
    trap,
)

GRIDS = {
    "dwarf": (5, 4),
    "barbarian": (4, 4),
    "goblin": (6, 3),
    "merchant": (5, 4),
    "sherpa": (5, 4),
    "troll": (6, 4),
    "lich": (5, 4),
}


def carries(archetype: str, *names: str) -> bool:
    return fits(ARCHETYPES[archetype], things(*names))


# The grid


@pytest.mark.parametrize("archetype", sorted(GRIDS))
def test_every_archetype_has_his_own_grid(archetype: str) -> None:
    """[inventory.grid] It holds one comb per square, and not one more."""
    wide, high = GRIDS[archetype]
    assert carries(archetype, *["bald_comb"] * (wide * high))
    assert not carries(archetype, *["bald_comb"] * (wide * high + 1))


def test_shape_matters_not_only_size() -> None:
    """[inventory.grid] A throne of 3 by 3 leaves the barbarian seven squares, but none of them 2 by 2."""
    assert carries("barbarian", "golden_throne", "bent_candlestick", "bent_candlestick")
    assert not carries("barbarian", "golden_throne", "lost_crown")
    assert carries("dwarf", "golden_throne", "lost_crown", "lost_crown", "bent_candlestick")
    assert carries("dwarf", "golden_throne", "sarcophagus")
    assert not carries("dwarf", "golden_throne", "portrait", "lost_crown")


def test_an_object_marked_two_by_three_lies_either_way() -> None:
    """[example.encumbrance] [inventory.grid] Two upright and one across, in 4 by 5; three upright, in 6 by 3."""
    assert size(TREASURES["portrait"]) == (2, 3)
    assert carries("dwarf", "portrait", "portrait", "portrait")  # 5 by 4
    assert carries("goblin", "portrait", "portrait", "portrait")  # 6 by 3, to the last square
    assert not carries("barbarian", "portrait", "portrait", "portrait")  # 18 squares in 4 by 4


def test_four_portraits_go_round_an_empty_square() -> None:
    """[inventory.grid] [inventory.rearrange] In 5 by 5, which no archetype has, there is no other arrangement."""
    square = replace(ARCHETYPES["sherpa"], width=5, height=5)
    four = ("portrait", "portrait", "parade_armour", "parade_armour")
    assert fits(square, things(*four))
    assert fits(square, things(*four, "bald_comb"))


def test_no_arrangement_is_kept_so_any_will_do() -> None:
    """[inventory.rearrange] Two crowns in the middle would be in the way of an organ; they are moved."""
    table = scene(["barbarian", "dwarf"])
    give(table, "barbarian", "lost_crown", "tea_set")
    play(receive(table, looter(table, "barbarian"), things("portable_organ")), answers=["done"])
    assert held(table, "barbarian") == ["lost_crown", "tea_set", "portable_organ"]


# The purse


def test_a_purse_takes_any_number_of_small_things() -> None:
    """[inventory.purse] It takes two by two squares, even with all eighteen in it."""
    small = [name for name, row in TREASURES.items() if row.type == "purse" for _ in range(row.copies)]
    assert len(small) == 18
    assert carries("barbarian", *small, "lost_crown", "lost_crown", "tea_set")
    assert not carries("barbarian", *small, "lost_crown", "lost_crown", "tea_set", "bald_comb")


def test_the_purse_comes_with_the_first_and_goes_with_the_last() -> None:
    """[inventory.purse] Without one, four crowns fit."""
    crowns = ["lost_crown", "lost_crown", "tea_set", "golden_chicken"]
    assert carries("barbarian", *crowns)
    assert not carries("barbarian", *crowns, "small_change")
    table = scene(["barbarian", "dwarf"])
    give(table, "barbarian", "small_change", *crowns[:3])
    rule = receive(table, looter(table, "barbarian"), things("golden_chicken"))
    assert "done" not in offered(rule)
    assert "done" in rule.send(("leave", "small_change")).options


# Getting objects


def test_one_keeps_any_part_of_old_and_new() -> None:
    """[inventory.take_choice] Old ones are lost, new ones left behind."""
    table = scene(["dwarf", "goblin"])
    give(table, "dwarf", "chalice", "portrait")
    events = listen(table)
    rule = receive(table, looter(table, "dwarf"), things("statue", "tea_set"))
    play(rule, answers=[("leave", "statue"), ("leave", "chalice"), "done"])
    assert held(table, "dwarf") == ["portrait", "tea_set"]
    assert sorted(discarded(table)) == ["chalice", "statue"]
    assert told(events, "loss.what_counts")[0].facts["objects"] == ("statue",)
    assert told(events, "loss.to_discard")[0].facts["object"] == "chalice"


def test_one_may_take_none_of_them_and_even_give_up_everything() -> None:
    """[inventory.take_choice] The question ends when nothing is left."""
    table = scene(["dwarf", "goblin"])
    give(table, "dwarf", "chalice")
    answers = [("leave", "chalice"), ("leave", "statue")]
    play(receive(table, looter(table, "dwarf"), things("statue")), answers=answers)
    assert held(table, "dwarf") == [] and sorted(discarded(table)) == ["chalice", "statue"]


def test_done_is_offered_only_when_it_all_fits() -> None:
    """[inventory.take_choice] [inventory.grid] What cannot be fitted cannot be taken."""
    table = scene(["barbarian", "dwarf"])
    give(table, "barbarian", "sarcophagus")
    ask = asked(receive(table, looter(table, "barbarian"), things("portable_organ")))
    assert "done" in ask.options
    ask = asked(receive(table, looter(table, "barbarian"), things("portable_organ", "bald_comb")))
    assert list(ask.options) == [("leave", name) for name in ("sarcophagus", "portable_organ", "bald_comb")]


def test_of_two_alike_the_new_one_is_left() -> None:
    """[inventory.take_choice] His own stays, and nothing is lost."""
    table = scene(["dwarf", "goblin"], at={"dwarf": "E5c3", "sherpa": "E5a1"})
    give(table, "dwarf", "chalice")
    play(receive(table, looter(table, "dwarf"), things("chalice")), answers=[("leave", "chalice"), "done"])
    assert (held(table, "dwarf"), held(table, "sherpa"), discarded(table)) == (["chalice"], [], ["chalice"])


def test_what_one_would_hold_is_told_with_the_question() -> None:
    """[inventory.take_choice] Held, new, worth, whether it fits and how it weighs, and where everything would lie."""
    table = scene(["goblin", "dwarf"])
    listen(table)
    give(table, "goblin", "gold_ingot", "gold_ingot")
    ask = asked(receive(table, looter(table, "goblin"), things("portable_organ", "chalice")))
    assert ask.facts == {
        "held": ("gold_ingot", "gold_ingot"),
        "new": ("portable_organ", "chalice"),
        "value": 3350,
        "fits": 1,
        "overloaded": 1,
        "bag": (4, 0, 1, 2, 5, 0, 1, 2, 0, 0, 4, 2, 0, 2, 2, 1),
    }


# Tools


@pytest.mark.parametrize(
    ("tool", "use"),
    [
        ("lockpicks", "picking"),
        ("crowbar", "forcing"),
        ("trap_tongs", "disarming"),
        ("nailed_club", "fight"),
        ("league_boots", "movement"),
    ],
)
def test_every_tool_is_good_for_one_thing_and_two_are_no_better(tool: str, use: str) -> None:
    """[inventory.bonus] As long as it is held."""
    table = scene(["dwarf", "goblin"])
    dwarf = looter(table, "dwarf")
    uses = ("picking", "forcing", "disarming", "fight", "movement")
    assert [bonus(dwarf, one) for one in uses] == [0] * 5
    give(table, "dwarf", tool, tool)
    assert {one: bonus(dwarf, one) for one in uses} == {one: int(one == use) for one in uses}
    dwarf.loot.clear()
    assert bonus(dwarf, use) == 0


def test_boots_add_one_before_the_load_halves_and_the_sprint_doubles() -> None:
    """[inventory.bonus] [move.compute] Dwarf 5 + 1."""
    table = scene(["dwarf", "goblin"])
    give(table, "dwarf", "league_boots")
    dwarf = looter(table, "dwarf")
    assert (movement_points(dwarf, sprinting=False), movement_points(dwarf, sprinting=True)) == (6, 12)
    give(table, "dwarf", *["gold_ingot"] * 4)
    assert (movement_points(dwarf, sprinting=False), movement_points(dwarf, sprinting=True)) == (3, 6)


def test_picks_and_tongs_are_no_use_without_the_skill() -> None:
    """[inventory.bonus] The barbarian can force; he can neither pick nor disarm."""
    rooms = {"E5": ("great_hall", 0), "F5": ("great_hall", 0)}
    table = scene(["barbarian", "goblin"], rooms, {"barbarian": "E5e3"})
    give(table, "barbarian", "lockpicks", "trap_tongs")
    lock(table, "E5-F5")
    trap(table, "E5e2", "trap_bear", layer="goblin")
    chest(table, "E5d4", "chest_big")
    options = offered(main_of(table, "barbarian"))
    assert [option for option in options if isinstance(option, tuple)] == [("force_door", "E5-F5")]
