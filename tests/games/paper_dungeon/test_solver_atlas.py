"""Compares the atlas with the rules: its legs are the outcomes of a move played with all possible answers."""

from __future__ import annotations

from functools import cache

import pytest

from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.floor import read_floor
from oubliette.games.paper_dungeon.ground import Ground
from oubliette.games.paper_dungeon.notebook import ground_of
from oubliette.games.paper_dungeon.notebook.chance import Chance
from oubliette.games.paper_dungeon.solver.atlas import FACES, LEFT, WITH_JUMP, WITH_KEY, Atlas
from oubliette.games.paper_dungeon.state import FLOOR, Hero, Table
from oubliette.games.paper_dungeon.walking import move
from oubliette.kernel import FATE, Settings, Value, set_up

Found = tuple[int, int, int]  # end, gains, finds

# Number, profile, rule for corners, floor: with vaults, teleporters and up to four webs.
FLOORS = [
    (42, "standard", "closed", 6),
    (42, "standard", "closed", 17),
    (42, "zero", "closed", 44),
    (1, "zero", "closed", 20),
    (7, "standard", "closed", 44),
    (7, "standard", "free", 13),
    (7, "standard", "strict", 18),
    (7, "standard", "strict", 28),
]


@cache
def settings(corners: str) -> Settings:
    return set_up(GAME, 1, {"notebook": 1, "corner_rule": corners}).settings


def played(ground: Ground, square: int, roll: int, flags: int, webs: int) -> set[Found]:
    """Play the move once for every sequence of answers. The dice of finds change nothing."""
    found: set[Found] = set()
    scripts: list[list[Value]] = [[]]
    while scripts:
        script = scripts.pop()
        hero = Hero(0)
        table = Table(settings(ground.corners), [hero])
        table.page, table.floor_number, table.ground = FLOOR, 1, ground
        hero.at, hero.key, hero.jumped = square, flags >> 1, bool(flags & WITH_JUMP)
        hero.taken = ground.floor.webs & ~webs | 1 << square
        if hero.key and ground.floor.key >= 0:
            hero.taken |= 1 << ground.floor.key
        rule = move(table, hero, roll, roll % 2 == 1)
        left = script[:]
        try:
            ask = next(rule)
            while True:
                if ask.seat == FATE:
                    ask = rule.send(ask.options[0])
                    continue
                if not left:
                    scripts += [[*script, option] for option in ask.options]
                    break
                ask = rule.send(left.pop(0))
        except StopIteration:
            found |= outcome(ground, hero, square, flags)
    return found


def outcome(ground: Ground, hero: Hero, square: int, flags: int) -> set[Found]:
    """The outcome in the form of the atlas. A hero who ends on the stairs may leave too."""
    entered = 0
    for place in hero.line[1:]:
        entered |= 1 << place
    finds = entered & ground.floor.finds & ~(1 << square)
    now = (WITH_KEY if hero.key else 0) | (WITH_JUMP if hero.jumped else 0)
    leaving = {(LEFT, 0, finds)}
    if hero.done:
        return leaving
    ends = {(hero.at, now & ~flags, finds)}
    return ends | leaving if hero.at == ground.floor.stairs and len(hero.line) > 1 else ends


def legs(atlas: Atlas, square: int, roll: int, flags: int, webs: int) -> set[Found]:
    return set(atlas.legs(square, roll, flags, webs))


@pytest.mark.slow
@pytest.mark.parametrize("which", FLOORS, ids=lambda which: ":".join(map(str, which)))
def test_legs_are_what_the_rules_allow(which: tuple[int, str, str, int]) -> None:
    """[move.trajectory] [move.start_tiers] [move.turn_tiers] From squares all over, with key and jump and without.

    One atlas answers everything in mixed order: its cache must not mix up cases.
    """
    number, profile, corners, depth = which
    ground = ground_of(number, profile, depth, corners)
    atlas = Atlas(ground)
    floor, chance = ground.floor, Chance(depth)
    squares = [chance.one_of(floor.open_squares) for _ in range(30)]
    marked = (floor.key, floor.lock, floor.stairs, *floor.teleporters)
    squares += [beside for square in marked if square >= 0 for beside in (square, *floor.grid.around[square])]
    open_squares = set(floor.open_squares)
    cases = [
        (square, roll, flags, webs)
        for square in dict.fromkeys(squares)
        if square in open_squares
        for roll in range(1, FACES + 1)
        for flags in range(4)
        for webs in {floor.webs, 0, floor.webs & chance.below(1 << 32) << 100}
    ]
    for _ in range(min(len(cases), 1500)):
        case = chance.take(cases)
        assert legs(atlas, *case) == played(ground, *case), case


HALL = """
###########
#@...k..L.#
#.........#
###########
"""


def at(drawing: Ground, row: int, col: int) -> int:
    return drawing.floor.grid.square(col, row)


def ends(ground: Ground, square: int, roll: int, flags: int = 0, webs: int | None = None) -> set[tuple[int, int]]:
    """The ends of the atlas with their gains, checked against the played move."""
    webs = ground.floor.webs if webs is None else webs
    found = legs(Atlas(ground), square, roll, flags, webs)
    assert found == played(ground, square, roll, flags, webs)
    return {(end, gains) for end, gains, _ in found}


def test_the_atlas_opens_the_lock_in_the_move_that_takes_the_key() -> None:
    """[ruling.key_same_move] East over the key and on through the lock."""
    ground = Ground(read_floor(HALL), "closed")

    assert (at(ground, 1, 8), WITH_KEY) in ends(ground, at(ground, 1, 2), 6)
    assert (at(ground, 1, 8), 0) in ends(ground, at(ground, 1, 2), 6, WITH_KEY)
    shut = ends(ground, at(ground, 1, 6), 2)
    assert (at(ground, 1, 8), 0) not in shut, "from behind the key the lock is shut"


def test_a_web_holds_once() -> None:
    """[meet.web] Fresh it ends the move; used it is nothing."""
    ground = Ground(read_floor("#########\n#@..w...#\n#########"), "closed")
    start = ground.floor.start

    assert ends(ground, start, 6) == {(at(ground, 1, 4), 0)}
    assert ends(ground, start, 6, webs=0) == {(at(ground, 1, 7), 0)}


def test_the_first_jump_must_be_made_later_ones_may() -> None:
    """[meet.teleporter_first_must] [meet.teleporter_continue] The heading is kept; walking on is the other choice."""
    ground = Ground(read_floor("##########\n#@.T.....#\n##########\n#..T.....#\n##########"), "closed")
    start = ground.floor.start

    assert ends(ground, start, 6) == {(at(ground, 3, 7), WITH_JUMP)}
    assert ends(ground, start, 6, WITH_JUMP) == {(at(ground, 3, 7), 0), (at(ground, 1, 7), 0)}
    assert ends(ground, start, 2) == {(at(ground, 3, 3), WITH_JUMP)}, "with the last step, too"
    assert ends(ground, start, 2, WITH_JUMP) == {(at(ground, 3, 3), 0), (at(ground, 1, 3), 0)}


def test_the_stairs_may_be_taken_on_the_way() -> None:
    """[stairs.pass] [stairs.optional] Leaving meets only what lies before them."""
    ground = Ground(read_floor("#########\n#@o.>.o.#\n#########"), "closed")
    start = ground.floor.start

    assert legs(Atlas(ground), start, 6, 0, 0) == played(ground, start, 6, 0, 0)
    found = {(end, finds) for end, _, finds in legs(Atlas(ground), start, 6, 0, 0)}
    first, second = 1 << at(ground, 1, 2), 1 << at(ground, 1, 6)
    assert found == {(LEFT, first), (at(ground, 1, 7), first | second)}


def test_a_lost_move_stays_where_it_is() -> None:
    """[move.lost] No diagonal in a corridor."""
    ground = Ground(read_floor("#####\n#@..#\n#####"), "closed")

    assert legs(Atlas(ground), ground.floor.start, 3, 0, 0) == {(ground.floor.start, 0, 0)}


def test_the_find_underfoot_is_not_met_again() -> None:
    """[meet.once] A hero who stands on a coin has it already, even if the move comes back over it."""
    ground = Ground(read_floor("#####\n#.o.#\n#####"), "closed")
    square = at(ground, 1, 2)

    assert all(finds == 0 for _, _, finds in legs(Atlas(ground), square, 4, 0, 0))
    assert legs(Atlas(ground), square, 4, 0, 0) == played(ground, square, 4, 0, 0)


def test_corner_rules_matter_to_legs() -> None:
    """[ruling.closed_corner] One step north-east between two walls that touch, and past one wall."""
    between = "#####\n#.#.#\n#.#.#\n#@#.#\n##..#\n#####"
    past = "####\n#..#\n#@##\n####"
    for corners, slips, passes in (("closed", False, True), ("free", True, True), ("strict", False, False)):
        tight = Ground(read_floor("####\n##.#\n#@##\n####"), corners)
        assert (ends(tight, tight.floor.start, 1) == {(at(tight, 1, 2), 0)}) is slips
        loose = Ground(read_floor(past), corners)
        assert (ends(loose, loose.floor.start, 1) == {(at(loose, 1, 2), 0)}) is passes
    ground = Ground(read_floor(between), "closed")
    assert ends(ground, ground.floor.start, 5)
