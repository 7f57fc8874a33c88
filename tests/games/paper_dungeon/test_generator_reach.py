"""Every find on a generated floor can be met and nobody is trapped: a second implementation of the rules' search.

Its walker (slow_walk.py) shares nothing with the game's code but the drawing.
"""

from functools import cache

import pytest

from oubliette.games.paper_dungeon.floor import read_floor
from oubliette.games.paper_dungeon.ground import Ground
from oubliette.games.paper_dungeon.notebook import Notebook
from oubliette.games.paper_dungeon.notebook.playable import Search as OwnSearch
from oubliette.games.paper_dungeon.notebook.playable import playable
from oubliette.games.paper_dungeon.solver.atlas import Atlas
from tests.games.paper_dungeon.slow_walk import USED_UP, Drawing, Search

pytestmark = pytest.mark.slow  # whole notebooks are drawn

Sample = tuple[int, str, str, int]

SAMPLES: list[Sample] = [
    *[(42, "standard", "closed", floor) for floor in range(1, 46, 2)],
    *[(42, "zero", "closed", floor) for floor in range(2, 46, 2)],
    *[(7, "standard", "free", floor) for floor in range(3, 46, 5)],
    *[(42, "zero", "free", floor) for floor in range(1, 46, 15)],
    *[(7, "standard", "strict", floor) for floor in range(3, 46, 5)],
    *[(42, "zero", "strict", floor) for floor in range(5, 46, 15)],
]


@cache
def searched(sample: Sample) -> Search:
    number, profile, corners, floor = sample
    return Search(Drawing(Notebook(number, profile, corners=corners).floor(floor).marks, corners))


samples = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: ":".join(map(str, sample)))


@samples
def test_every_find_can_be_met(sample: Sample) -> None:
    """[gen.finds_reachable] Vault contents, key, webs, teleporters and stairs included."""
    search = searched(sample)
    finds = {square for square, mark in enumerate(search.drawing.marks) if mark in USED_UP + "T>"}

    assert finds <= search.entered


@samples
def test_nobody_is_trapped(sample: Sample) -> None:
    """[gen.no_trap] From every state of the search there is a way to the stairs."""
    search = searched(sample)

    assert not search.trapped() and search.out


@samples
def test_the_key_is_met_before_the_lock(sample: Sample) -> None:
    """[gen.key_outside] Without the key nobody enters the lock or the vault; the key itself is entered without it."""
    search = searched(sample)
    drawing = search.drawing
    if drawing.lock < 0:
        assert drawing.key < 0 and not drawing.vault
        return
    assert drawing.key in search.entered and drawing.key not in drawing.vault
    assert not search.entered_without_key & (drawing.vault | {drawing.lock})
    assert (drawing.lock, True) in search.leads or drawing.lock in search.entered


def test_the_sample_has_everything_on_it() -> None:
    """[gen.finds_reachable] Vaults, teleporters and webs on floors of every kind."""
    for corners in ("closed", "free", "strict"):
        drawings = [searched(sample).drawing for sample in SAMPLES if sample[2] == corners]
        assert any(drawing.vault for drawing in drawings)
        assert any(drawing.teleporters for drawing in drawings)
        assert any(len(drawing.webs) > 2 for drawing in drawings)


def test_each_rule_for_corners_has_notebooks_of_its_own() -> None:
    """[gen.finds_reachable] Under `strict` the generator checks floors by that rule, so some floors are different."""
    closed, strict = Notebook(7), Notebook(7, corners="strict")
    assert [floor for floor in range(3, 46, 5) if closed.floor(floor).id != strict.floor(floor).id]


PLAIN = """
###############
#@............#
#.............#
#.............#
#.............#
#.............#
#.............#
#.............#
#.............#
#.............#
#.............#
#.............#
#........>....#
#.............#
###############
"""


def changed(**marks: str) -> str:
    """The plain floor with other marks at squares such as c7."""
    rows = [list(row) for row in PLAIN.split()]
    for square, mark in marks.items():
        rows[int(square[1:]) - 1][ord(square[0]) - ord("a")] = mark
    return "\n".join("".join(row) for row in rows)


@pytest.mark.parametrize(
    ("drawing", "good"),
    [
        (PLAIN, True),
        (changed(c3="o", m5="w"), True),
        # a coin behind walls, and one that only slipping through a closed corner would reach
        (changed(b14="o", b13="#", c13="#", c14="#"), False),
        (changed(b14="o", b13="#", c14="#"), False),
        # a key that lies in its own vault
        (changed(b14="k", b13="#", c13="#", c14="L"), False),
    ],
)
def test_the_generators_own_check_agrees_on_made_up_floors(drawing: str, good: bool) -> None:
    """[gen.finds_reachable] [gen.no_trap] The generator refuses exactly the floors that the slow search refuses."""
    floor = read_floor(drawing)
    search = Search(Drawing(floor.marks))
    finds = {square for square, mark in enumerate(floor.marks) if mark in USED_UP}

    assert (finds <= search.entered and not search.trapped()) is good
    assert playable(Ground(floor, "closed")) is good


def test_a_trap_is_seen() -> None:
    """[gen.no_trap] A teleporter leads into a cell without a door: whoever arrives there never moves again."""
    floor = read_floor(changed(m2="#", m3="#", n3="#", n2="T", d4="T"))
    search = Search(Drawing(floor.marks))

    assert search.trapped() == {(floor.teleporters[0], False)}
    ground = Ground(floor, "closed")
    assert OwnSearch(Atlas(ground)).trapped(), "the generator's own search sees it, apart from the time to the stairs"
    assert not playable(ground)
