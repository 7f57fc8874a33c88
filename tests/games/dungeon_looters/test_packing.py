"""Rectangles in a grid: the search agrees with a slow, simple one."""

from __future__ import annotations

from random import Random

import pytest

from oubliette.games.dungeon_looters import packing
from oubliette.games.dungeon_looters.archetypes import ARCHETYPES
from oubliette.games.dungeon_looters.inventory import arrangement, fits, pieces
from oubliette.games.dungeon_looters.packing import arrange
from oubliette.games.dungeon_looters.treasures import TREASURE_DECK, TREASURES
from tests.games.dungeon_looters.bag_scenes import things

GRIDS = sorted({(row.width, row.height) for row in ARCHETYPES.values()})
SIZES = sorted({(row.width, row.height) for row in TREASURES.values() if row.width} | {(2, 2)})
Squares = frozenset[tuple[int, int]]


def by_hand(width: int, height: int, rest: list[tuple[int, int]], free: Squares) -> bool:
    """Slow search: try the first piece everywhere in both directions, then the others."""
    if not rest:
        return True
    (wide, high), others = rest[0], rest[1:]
    for w, h in {(wide, high), (high, wide)}:
        for col in range(width - w + 1):
            for row in range(height - h + 1):
                block = frozenset((x, y) for x in range(col, col + w) for y in range(row, row + h))
                if block <= free and by_hand(width, height, others, free - block):
                    return True
    return False


def in_order(sizes: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """The order that `arrange` needs: shorter side first, largest piece first."""
    return tuple(sorted([(min(size), max(size)) for size in sizes], reverse=True))


def squares_of(col: int, row: int, wide: int, high: int) -> set[tuple[int, int]]:
    return {(x, y) for x in range(col, col + wide) for y in range(row, row + high)}


@pytest.mark.slow
@pytest.mark.parametrize("grid", GRIDS)
def test_the_search_finds_an_arrangement_exactly_when_there_is_one(grid: tuple[int, int]) -> None:
    """[inventory.rearrange] [inventory.grid] Random sets of real objects, most of them nearly full bags."""
    width, height = grid
    luck = Random(width * 10 + height)
    whole = squares_of(0, 0, width, height)
    found = refused = 0
    rounds = 200 if width * height < 24 else 40  # the slow search is very slow
    for _ in range(rounds):
        sizes: list[tuple[int, int]] = []
        while sum(w * h for w, h in sizes) < width * height - luck.randint(0, 6):
            sizes.append(luck.choice(SIZES))
        asked = in_order(sizes)
        places = arrange(width, height, asked)
        possible = by_hand(width, height, list(asked), frozenset(whole))
        assert (places is not None) == possible, f"{asked} in {grid}"
        if places is None:
            refused += sum(w * h for w, h in sizes) <= width * height
            continue
        found += 1
        covered: set[tuple[int, int]] = set()
        for size, (col, row, wide, high) in zip(asked, places, strict=True):
            assert (min(wide, high), max(wide, high)) == size
            block = squares_of(col, row, wide, high)
            assert block <= whole, "overhang"
            assert not block & covered, "overlap"
            covered |= block
    assert found > 10 and refused > 1, "the test is too easy"


@pytest.mark.parametrize("archetype", sorted(ARCHETYPES))
def test_the_picture_of_a_bag_shows_every_object_where_it_lies(archetype: str) -> None:
    """[inventory.grid] [inventory.purse] In the order of the objects; those of the purse lie in one 2 by 2 square."""
    row = ARCHETYPES[archetype]
    luck = Random(archetype)
    purses = 0
    for _ in range(60):
        loot = things(*luck.sample(TREASURE_DECK, luck.randint(0, 8)))
        if not fits(row, loot):
            continue
        places = arrangement(row, loot)
        assert len(places) == len(loot)
        covered: set[tuple[int, int]] = set()
        in_purse = {place for item, place in zip(loot, places, strict=True) if item.treasure.type == "purse"}
        assert len(in_purse) <= 1
        purses += len(in_purse)
        blocks = [(place, (2, 2)) for place in in_purse]
        blocks += [
            (place, (item.treasure.width, item.treasure.height))
            for item, place in zip(loot, places, strict=True)
            if item.treasure.type != "purse"
        ]
        for (col, line, wide, high), size in blocks:
            assert sorted((wide, high)) == sorted(size)
            block = squares_of(col, line, wide, high)
            assert block <= squares_of(0, 0, row.width, row.height)
            assert not block & covered
            covered |= block
    assert purses


def test_pieces_are_the_objects_and_one_purse() -> None:
    """[inventory.purse] Whatever is in it."""
    assert pieces(things("small_change", "portrait", "almost_ruby", "gold_tooth")) == ((2, 3), (2, 2))
    assert pieces(things("portrait")) == ((2, 3),)
    assert pieces([]) == ()


def test_an_object_may_be_turned() -> None:
    """[inventory.grid] [example.encumbrance] A 2 by 3 block, either way round."""
    assert arrange(2, 3, ((2, 3),)) == ((0, 0, 2, 3),)
    assert arrange(3, 2, ((2, 3),)) == ((0, 0, 3, 2),)
    assert arrange(2, 2, ((2, 3),)) is None
    assert arrange(1, 6, ((2, 3),)) is None


def test_answers_stay_right_when_the_cache_is_cleared() -> None:
    """[inventory.rearrange] A full cache is cleared; the answers are the same."""
    bags = [in_order([size, other, (2, 2)]) for size in SIZES for other in SIZES]
    first = [arrange(4, 4, bag) for bag in bags]
    assert None in first and any(first)
    others = [(width, height, ((1, 1),)) for width in range(1, 151) for height in range(1, 151)]  # fast to answer
    assert {arrange(*one) for one in others} == {((0, 0, 1, 1),)}
    assert len(packing._REMEMBERED) < len(others), "too few questions"
    assert [arrange(4, 4, bag) for bag in bags] == first
    assert len(packing._REMEMBERED) < len(others)
