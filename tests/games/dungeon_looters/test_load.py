"""How much a figure can carry, and what too much does. Rulebook: load."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from oubliette.games.dungeon_looters.archetypes import ARCHETYPES
from oubliette.games.dungeon_looters.inventory import heavy_limit, massive_limit, overloaded
from oubliette.games.dungeon_looters.movement import movement_points
from oubliette.kernel import play
from tests.games.dungeon_looters.bag_scenes import HEAVY, MASSIVE, things
from tests.games.dungeon_looters.scenes import at, give, held, looter, main_of, offered, scene

# Heavy and massive limits as printed.
LIMITS = {
    "dwarf": (3, 2),
    "barbarian": (4, 2),
    "goblin": (2, 1),
    "merchant": (2, 1),
    "sherpa": (3, 2),
    "troll": (4, 2),
    "lich": (2, 1),
}


def too_much(archetype: str, heavy: int, massive: int, *more: str) -> bool:
    return overloaded(ARCHETYPES[archetype], things(*[HEAVY] * heavy, *[MASSIVE] * massive, *more))


@pytest.mark.parametrize("archetype", sorted(LIMITS))
def test_the_limits_follow_from_the_force(archetype: str) -> None:
    """[load.limits] Half the force in heavy ones, a quarter in massive ones, rounded up."""
    heavy, massive = LIMITS[archetype]
    row = ARCHETYPES[archetype]
    assert (heavy_limit(row), massive_limit(row)) == (heavy, massive)
    assert not too_much(archetype, heavy, 0) and too_much(archetype, heavy + 1, 0)
    assert not too_much(archetype, 0, massive) and too_much(archetype, 0, massive + 1)


def test_force_three_carries_two_heavy_objects() -> None:
    """[example.force_three] The goblin."""
    assert ARCHETYPES["goblin"].force == 3
    assert not too_much("goblin", 2, 0) and too_much("goblin", 3, 0)


def test_three_heavy_or_one_and_a_massive_one() -> None:
    """[example.three_heavy] [load.mixed] Two heavy and a massive one are too much."""
    assert not too_much("dwarf", 3, 0)
    assert not too_much("dwarf", 1, 1)
    assert too_much("dwarf", 2, 1)


@pytest.mark.parametrize("archetype", sorted(LIMITS))
def test_every_mixture(archetype: str) -> None:
    """[load.test] [load.mixed] [ruling.weight] A load of massive ones alone has its own limit."""
    heavy_most, massive_most = LIMITS[archetype]
    for heavy, massive in product(range(6), range(4)):
        fine = heavy + 2 * massive <= heavy_most or (heavy == 0 and massive <= massive_most)
        assert too_much(archetype, heavy, massive) != fine, f"{heavy} heavy, {massive} massive"


def test_two_massive_ones_are_fine_where_three_heavy_are_the_limit() -> None:
    """[ruling.weight] Alone they count by themselves; with any heavy one each counts two."""
    assert not too_much("sherpa", 0, 2)
    assert too_much("sherpa", 1, 2)
    weak = replace(ARCHETYPES["lich"], force=2)  # one heavy one, or one massive one
    assert not overloaded(weak, things(MASSIVE)) and overloaded(weak, things(HEAVY, MASSIVE))


def test_other_objects_weigh_nothing() -> None:
    """[load.test] Nor does the purse."""
    assert not too_much("goblin", 2, 0, "small_change", "portrait", "league_boots", "almost_ruby")
    assert not too_much("goblin", 0, 1, "small_change", "portrait")


@pytest.mark.parametrize(("archetype", "points"), [("dwarf", 3), ("barbarian", 4), ("goblin", 4), ("merchant", 3)])
def test_an_overload_halves_the_movement_rounded_up(archetype: str, points: int) -> None:
    """[load.overload] Five becomes three, seven four."""
    table = scene([archetype, "lich"])
    looter(table, archetype).loot = things(*[HEAVY] * 5)
    assert movement_points(looter(table, archetype), sprinting=False) == points


def test_carrying_too_much_is_allowed() -> None:
    """[load.overload] [inventory.take_choice] It is slow, not forbidden; dropping one makes him quick again."""
    table = scene(["goblin", "dwarf"])
    give(table, "goblin", *["gold_ingot"] * 3)
    rule = main_of(table, "goblin")
    assert "move" in offered(rule)
    assert movement_points(looter(table, "goblin"), sprinting=False) == 4
    play(main_of(table, "goblin"), answers=["drop", "gold_ingot", "end_turn"])
    assert held(table, "goblin") == ["gold_ingot", "gold_ingot"]
    assert movement_points(looter(table, "goblin"), sprinting=False) == 8


def test_an_overloaded_goblin_walks_four_steps() -> None:
    """[load.overload] [move.compute] Eight points halved, with three ingots."""
    table = scene(["goblin", "dwarf"], at={"goblin": "E5a1"})
    give(table, "goblin", *["gold_ingot"] * 3)
    play(main_of(table, "goblin"), answers=["move", "e", "e", "e", "e", "end_turn"])
    assert at(table, "goblin") == "E5e1"
