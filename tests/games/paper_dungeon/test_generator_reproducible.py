"""The same number gives the same pages: today, tomorrow, alone, together, in any interpreter."""

import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from oubliette.games import paper_dungeon
from oubliette.games.paper_dungeon.ground import Ground
from oubliette.games.paper_dungeon.notebook import VERSION, Notebook, depth_of, generator, ground_of
from oubliette.games.paper_dungeon.notebook.chance import Chance
from oubliette.games.paper_dungeon.notebook.playable import playable
from tests.games.paper_dungeon.pool import floors_of

ROOT = Path(__file__).resolve().parents[3]

# Digests of whole notebooks of generator version 1. If one changes, the program no longer plays the notebooks that
# people have printed: raise VERSION and renew these.
GOLDEN = {
    (1, "standard"): "9500b9c1a80c6eabc415967c0eb41e83",
    (42, "standard"): "6ae64dad830566904e9e88d5d55c87cf",
    (16777215, "standard"): "369249cd6ed3e7dd732df75a85d9c37d",
    (1, "zero"): "1bb7dd17b6f105c0b6ca94039426f1bf",
    (42, "zero"): "0ca7f75a445da98bb0fadd4d1fb6b41c",
}
GOLDEN_STRICT = "f1aab6f9c19340514f08801fbed582c0"  # number 7, floors 3, 8, 13 … under the strict rule for corners
GOLDEN_SHORT = "ba99d318995d66a187789c21b9f1d801"  # number 42 with 12 floors

ALONE = """
import sys
from oubliette.games.paper_dungeon.notebook import Notebook, generator
print("\\n".join(Notebook(int(sys.argv[1]), sys.argv[2]).floor(int(sys.argv[3])).rows()))
assert generator._floor_marks.cache_info().misses == 1, "more than this floor was drawn"
"""
WHOLE = """
import sys
from tests.games.paper_dungeon.test_generator_reproducible import digest
from oubliette.games.paper_dungeon.notebook import Notebook
print(digest(Notebook(int(sys.argv[1]), sys.argv[2])))
"""


def text_of(notebook: Notebook) -> str:
    """Everything that the number decides: floors, shops with their prices, the treasure."""
    lines: list[str] = []
    for number, floor in floors_of(notebook):
        lines += [f"floor {number}", *floor.rows()]
        lines += [f"shop {number} {offer.piece} {offer.price}" for offer in notebook.shop_after(number)]
    return "\n".join([*lines, f"treasure {notebook.treasure.thing} {notebook.treasure.name}"])


def digest(notebook: Notebook) -> str:
    return hashlib.sha256(text_of(notebook).encode()).hexdigest()[:32]


def fresh(script: str, *arguments: object, hash_seed: str = "0") -> str:
    """The output of this script in a fresh interpreter."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-c", script, *map(str, arguments)],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return done.stdout.rstrip("\n")


@pytest.mark.parametrize("which", GOLDEN, ids=str)
def test_notebooks_are_what_they_were(which: tuple[int, str]) -> None:
    """[gen.reproducible]"""
    assert digest(Notebook(*which)) == GOLDEN[which], "the generator draws other pages: see GOLDEN"
    assert VERSION == 1


def test_other_corners_and_short_notebooks_are_what_they_were() -> None:
    """[gen.reproducible] Floors made for another rule, and the pages of a short notebook."""
    strict = Notebook(7, corners="strict")
    floors = "/".join(strict.floor(number).id for number in range(3, 46, 5))
    assert hashlib.sha256(floors.encode()).hexdigest()[:32] == GOLDEN_STRICT
    assert digest(Notebook(42, floors=12)) == GOLDEN_SHORT


@pytest.mark.slow
@pytest.mark.parametrize(("which", "hash_seed"), [((42, "standard"), "1"), ((42, "zero"), "4242")])
def test_a_fresh_interpreter_draws_the_same_pages(which: tuple[int, str], hash_seed: str) -> None:
    """[gen.reproducible] With another hash seed, so another order of sets."""
    assert fresh(WHOLE, *which, hash_seed=hash_seed) == GOLDEN[which]


@pytest.mark.parametrize(("number", "profile", "floor"), [(42, "standard", 17), (16777215, "zero", 45)])
def test_a_floor_drawn_alone_is_the_one_of_the_whole(number: int, profile: str, floor: int) -> None:
    """[gen.page_independent] In a process that draws no other."""
    drawn = dict(floors_of(Notebook(number, profile)))[floor]

    assert fresh(ALONE, number, profile, floor) == "\n".join(drawn.rows())


def test_the_order_in_which_pages_are_drawn_does_not_matter() -> None:
    """[gen.page_independent] Draw again, backwards, with pages of another notebook in between."""
    whole = dict(floors_of(Notebook(42)))
    draw = generator._floor_marks.__wrapped__  # without its cache
    for number in (31, 17, 17, 2):
        draw(43, "zero", number, "closed")
        assert draw(42, "standard", number, "closed") == whole[number].marks


def test_shops_do_not_depend_on_floors() -> None:
    """[gen.page_independent] They have streams of their own."""
    before = generator._floor_marks.cache_info().misses
    generator.shops_of.cache_clear()
    shops = [Notebook(31337).shop_after(floor) for floor in range(1, 46)]

    assert sum(map(bool, shops)) == 9
    assert generator._floor_marks.cache_info().misses == before


def test_a_short_notebook_is_made_of_pages_of_the_whole() -> None:
    """[gen.page_independent] Floor i of n is the page of its depth, so that dangers grow as quickly."""
    short = Notebook(42, floors=9)

    assert [depth_of(floor, 9) for floor in range(1, 10)] == [5, 10, 15, 20, 25, 30, 35, 40, 45]
    for floor in (1, 4, 9):
        assert short.floor(floor).id == Notebook(42).floor(5 * floor).id


@pytest.mark.parametrize("floors", range(3, 46))
def test_depths_of_short_notebooks(floors: int) -> None:
    """[setup.notebook] Floor i of n takes the band of ceil(45 i / n): never twice the same page, the last one is 45."""
    depths = [depth_of(floor, floors) for floor in range(1, floors + 1)]

    assert depths == [
        next(depth for depth in range(1, 46) if depth * floors >= floor * 45) for floor in range(1, floors + 1)
    ]
    assert depths == sorted(set(depths)) and depths[-1] == 45


def test_nothing_of_the_game_uses_the_library_of_chance() -> None:
    """[gen.reproducible] Its shuffles may change with the version of Python."""
    sources = sorted(Path(paper_dungeon.__file__).parent.rglob("*.py"))
    assert len(sources) > 20
    for source in sources:
        text = source.read_text(encoding="utf-8")
        assert not re.search(r"^\s*(import|from)\s+(random|secrets|numpy)\b", text, re.MULTILINE), source.name
        assert "hash(" not in re.sub(r"def __hash__.*\n.*", "", text), f"{source.name}: hashes of words change"


def test_the_source_of_chance_is_the_published_one() -> None:
    """[gen.reproducible] SplitMix64 from state 1234567, compared with the output of its authors' code."""
    chance = Chance()
    chance.state = 1234567
    assert [chance._next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_chance_stays_within_its_limits() -> None:
    """[gen.reproducible] And reaches both ends, and takes each thing once."""
    chance = Chance(1, 2, 3)
    assert {chance.below(6) for _ in range(300)} == set(range(6))
    assert {chance.between((3, 5)) for _ in range(300)} == {3, 4, 5}
    assert {chance.weighted((0, 3, 0, 1)) for _ in range(300)} == {1, 3}
    things = list(range(20))
    assert sorted(chance.take(things) for _ in range(20)) == list(range(20)) and things == []
    assert not any(chance.percent(0) for _ in range(300)) and all(chance.percent(100) for _ in range(300))


def test_streams_of_different_pages_are_different() -> None:
    """[gen.page_independent] Numbers, profiles, kinds and pages that are close to each other have different streams."""
    streams = [
        Chance(version, profile, number, kind, page).below(1 << 32)
        for version in (1, 2)
        for profile in (0, 1)
        for number in range(30)
        for kind in (1, 2, 3)
        for page in range(46)
    ]
    assert len(set(streams)) > 0.9999 * len(streams)


@pytest.mark.slow
def test_a_notebook_can_be_generated() -> None:
    """[gen.speed] All 62 pages, one after the other. `./run bench notebooks` measures how long it takes."""
    assert len(Notebook(271828).pages()) == 62


def test_grounds_are_cached() -> None:
    """[gen.speed] A page asked for again is not drawn again."""
    assert ground_of(42, "standard", 17, "closed") is ground_of(42, "standard", 17, "closed")


def test_floors_are_made_for_the_rule_of_corners_that_is_played() -> None:
    """[ruling.floors_by_corner_rule] The stricter rule has another floor wherever it could not play the usual one."""
    closed, strict = Notebook(7), Notebook(7, corners="strict")
    changed = [number for number in range(3, 46, 5) if closed.floor(number).id != strict.floor(number).id]
    assert changed
    assert not any(playable(Ground(closed.floor(number), "strict")) for number in changed)
    assert all(playable(strict.ground(number)) for number in changed)
