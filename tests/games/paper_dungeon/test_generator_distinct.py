"""Notebooks differ from each other, and so do their treasures."""

from itertools import combinations

import pytest

from oubliette.games.paper_dungeon.notebook import HIGHEST_NUMBER, Notebook, treasure, treasure_of
from oubliette.games.paper_dungeon.notebook.chance import Chance
from tests.games.paper_dungeon.pool import STANDARD_POOL, ZERO_POOL, floors_of

# The printed tables.
OBJECTS, FIRST, MIDDLE, LAST = (
    row.split()
    for row in (
        "emerald ruby sapphire crown chalice sceptre amulet ring sword shield mask orb grimoire lyre statuette lantern",
        "A Ba Bel Cor Da Dro E El Fa Fen Ga Gri Ha I Il Ja Ka Kel La Lo Ma Mor Na O Or Pa Ra Sa Tel U Va Zo",
        "ba be bi bo da de di do fa fi ga go ka ko la le li lo ma mi na ni no ra ri ro sa ta ti va vi xa",
        """
        ba bar da dan dor dra ga gor ka kan la lan lis lor ma mir
        na nar nax nor ra ran rax ris ron sa ta tar thor va zul zel
        """,
    )
)


def differing(one: Notebook, other: Notebook) -> int:
    """The number of floors in which two notebooks differ. Stops at 40."""
    found = 0
    for (_, here), (_, there) in zip(floors_of(one), floors_of(other), strict=True):
        found += here.id != there.id
        if found == 40:
            break
    return found


def test_notebooks_differ_in_at_least_40_floors() -> None:
    """[gen.distinct] [setup.notebook] 105 pairs: all that 15 notebooks make."""
    pairs = list(combinations(STANDARD_POOL, 2))
    assert len(pairs) >= 100
    for one, other in pairs:
        assert differing(Notebook(one), Notebook(other)) >= 40, (one, other)


@pytest.mark.slow
def test_profiles_of_a_number_differ_too() -> None:
    """[gen.distinct]"""
    for number in ZERO_POOL:
        assert differing(Notebook(number), Notebook(number, "zero")) >= 40


def test_no_floor_comes_twice_in_a_notebook() -> None:
    """[gen.distinct]"""
    for number in STANDARD_POOL:
        ids = [floor.id for _, floor in floors_of(Notebook(number))]
        assert len(set(ids)) == len(ids)


def test_thousands_of_treasures_are_all_different() -> None:
    """[gen.distinct] The first, the last, and numbers drawn from all over."""
    chance = Chance(77)
    numbers = {*range(2000), *range(HIGHEST_NUMBER - 999, HIGHEST_NUMBER + 1)}
    numbers |= {chance.below(HIGHEST_NUMBER + 1) for _ in range(3000)}
    treasures = {(one.thing, one.name) for one in map(treasure_of, sorted(numbers))}

    assert len(treasures) == len(numbers)


@pytest.mark.slow
def test_the_names_are_one_to_one() -> None:
    """[gen.distinct] Mixing is reversible, as the factor is odd; all 24 bits are used; all spelled names differ."""
    assert treasure._FACTOR == 10368889 and treasure._SHIFT == 5551 and treasure._FACTOR % 2 == 1
    assert treasure._FACTOR * pow(treasure._FACTOR, -1, 1 << 24) % (1 << 24) == 1
    assert HIGHEST_NUMBER == (1 << 24) - 1 == 16 * 32**4 - 1
    for table in (OBJECTS, FIRST, MIDDLE, LAST):
        assert len(set(table)) == len(table) in (16, 32)
    assert spelled_twice() == []


def spelled_twice() -> list[str]:
    """Words that several rows of syllables spell, among all million words."""
    heads: dict[str, int] = {}
    for first in FIRST:
        for second in MIDDLE:
            for third in MIDDLE:
                heads[first + second + third] = heads.get(first + second + third, 0) + 1
    words: dict[str, int] = {}
    for head, count in heads.items():
        for last in LAST:
            words[head + last] = words.get(head + last, 0) + count
    return [word for word, count in words.items() if count > 1]


def test_the_tables_of_syllables_are_the_printed_ones() -> None:
    """[gen.distinct]"""
    assert list(treasure.NAMES.things) == OBJECTS
    assert list(treasure.NAMES.first) == FIRST
    assert list(treasure.NAMES.middle) == MIDDLE
    assert list(treasure.NAMES.last) == LAST


def test_the_treasure_of_number_one() -> None:
    """[end.treasure_room] The worked example: Sword of Ladironor, Épée de Ladironor."""
    one = treasure_of(1)

    assert (one.thing, one.name, one.begins) == ("sword", "Ladironor", "consonant")


@pytest.mark.parametrize("number", [0, 1, 2, 99, 4711, 1 << 20, 12345678, HIGHEST_NUMBER])
def test_treasures_by_hand(number: int) -> None:
    """[end.treasure_room] As the table says: thing and four syllables from the bits of a mixed number."""
    mixed = (number * 10368889 + 5551) % 2**24
    name = (
        FIRST[mixed // 16 % 32] + MIDDLE[mixed // 512 % 32] + MIDDLE[mixed // 16384 % 32] + LAST[mixed // 524288 % 32]
    )
    found = treasure_of(number)

    assert (found.thing, found.name) == (OBJECTS[mixed % 16], name)
    assert found.begins == ("vowel" if name[0] in "AEIOUH" else "consonant")
    assert Notebook(number).treasure.id == Notebook(number, "zero", 9).treasure.id == found.id
