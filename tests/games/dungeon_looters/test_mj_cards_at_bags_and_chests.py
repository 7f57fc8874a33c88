"""Cards that take objects away, or make chests harder or easier."""

from __future__ import annotations

import pytest

from tests.games.dungeon_looters.card_scenes import ALL_IN, THREE, TWO_HALLS, targets, use
from tests.games.dungeon_looters.scenes import (
    BEATEN,
    OUT,
    chest,
    give,
    held,
    looter,
    scene,
)

# Objects


def test_a_hole_in_the_pocket_of_whoever_has_a_purse() -> None:
    """[card.least_valuable] Any figure inside, even the player's own; of equal objects the last acquired goes."""
    table = scene(THREE, rooms=TWO_HALLS, at={**ALL_IN, "lich": OUT})
    give(table, "goblin", "gold_tooth", "chipped_gem", "almost_ruby", "chipped_gem")
    give(table, "lich", "small_change")
    give(table, "dwarf", "bald_comb")
    assert targets(table, "dwarf", "hole_in_pocket") == {"goblin"}
    first, second = looter(table, "goblin").loot[1], looter(table, "goblin").loot[3]
    use(table, "lich", "hole_in_pocket", "goblin")
    assert held(table, "goblin") == ["gold_tooth", "chipped_gem", "almost_ruby"]
    assert looter(table, "goblin").loot[1] is first is not second


def test_the_tax_collector_goes_to_the_richest_inside() -> None:
    """[card.tax_collector] By value, not by number; players who are out do not count, beaten ones do."""
    table = scene(THREE, rooms=TWO_HALLS, at={"dwarf": "E5c3", "goblin": BEATEN, "lich": OUT})
    give(table, "dwarf", "bald_comb", "bald_comb", "chalice")
    give(table, "goblin", "golden_throne", "small_change")
    give(table, "lich", "portable_organ", "golden_chicken")
    use(table, "dwarf", "tax_collector")
    assert held(table, "goblin") == ["golden_throne"]
    assert held(table, "dwarf") == ["bald_comb", "bald_comb", "chalice"]


@pytest.mark.parametrize(("player", "victim"), [("dwarf", "goblin"), ("goblin", "goblin"), ("lich", "lich")])
def test_among_equals_the_tax_collector_goes_to_the_first_clockwise(player: str, victim: str) -> None:
    """[card.tax_collector] From the player of the card on, himself first. The dwarf has less than the others."""
    table = scene(THREE, rooms=TWO_HALLS, at=ALL_IN)
    give(table, "dwarf", "bald_comb")
    give(table, "goblin", "tea_set")
    give(table, "lich", "tea_set")
    use(table, player, "tax_collector")
    assert held(table, victim) == []


# Chests


def test_a_chest_gets_harder_or_easier_for_good_within_limits() -> None:
    """[card.chest_dd_change] 4 to 16."""
    table = scene(rooms=TWO_HALLS)
    one = chest(table, "F5b2", "chest_dragon")
    chest(table, "F5d4", "chest_big", colour="black")
    assert targets(table, "goblin", "rust") == {"F5b2"}
    seen = []
    for card in ("double_lock", "double_lock", "rust"):
        use(table, "goblin", card, "F5b2")
        seen.append(one.dd)
    assert seen == [16, 16, 14]
    one.dd = 5
    use(table, "goblin", "rust", "F5b2")
    assert one.dd == 4
