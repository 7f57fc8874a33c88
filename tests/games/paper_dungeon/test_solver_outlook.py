"""The outlook solver: the value it promises for a way must be the real one."""

from itertools import product
from random import Random

import pytest

from oubliette.games.paper_dungeon.floor import read_floor, squares_of
from oubliette.games.paper_dungeon.ground import Ground
from oubliette.games.paper_dungeon.movement import Going
from oubliette.games.paper_dungeon.notebook import ground_of
from oubliette.games.paper_dungeon.solver.advice import advise
from oubliette.games.paper_dungeon.solver.atlas import FACES, FLAGS, LEFT, Atlas
from oubliette.games.paper_dungeon.solver.outlook import Outlook, WaysOut
from oubliette.games.paper_dungeon.solver.stairs_time import expected_turns, stairs_times, within
from oubliette.kit.grid import EAST, NORTH, SOUTH, WEST

CORRIDOR = """
##########
#@......>#
##########
"""

ROOM = """
#########
#...o...#
#.......#
#.o.@.5.#
#.......#
#...>...#
#########
"""


def atlas_of(drawing: str) -> Atlas:
    return Atlas(Ground(read_floor(drawing), "closed"))


def plain_outlook(atlas: Atlas, worths: dict[int, float], turn: float = 0.1) -> Outlook:
    prices = [worths.get(square, 0.0) for square in range(atlas.ground.floor.grid.size)]
    tolls = [max(0.0, -price) for price in prices]
    return Outlook(atlas, WaysOut(atlas, turn, tolls), prices, atlas.ground.floor.webs)


def test_a_corridor_agrees_with_a_calculation_by_hand() -> None:
    """[gen.stairs_time] From the square before the stairs the hero can leave; odd rolls are lost in a corridor."""
    atlas = atlas_of(CORRIDOR)
    times = stairs_times(atlas, atlas.ground.floor.start)
    # Columns 1 to 8, the stairs in 8, the exit from 7 on. From 5 a 4 must go straight back to 1; a 6 bounces past the
    # stairs. From 3 only a 2 does not lead out, from 1 only a 6 does.
    at = {square % 10: time for (square, _), time in times.items()}
    assert at[5] == pytest.approx(1 + at[5] / 2 + at[1] / 6, abs=1e-3)
    assert at[3] == pytest.approx(1 + at[3] / 2 + min(at[5], at[1]) / 6, abs=1e-3)
    assert at[1] == pytest.approx(1 + at[1] / 2 + at[3] / 6 + at[5] / 6, abs=1e-3)
    assert at[1] == pytest.approx(96 / 23, abs=1e-3)
    assert expected_turns(atlas, atlas.ground.floor.start) == pytest.approx(at[1])


@pytest.mark.parametrize(("low", "high", "fits"), [(0, 50, True), (0, 4.1, False), (4.2, 50, False), (4.1, 4.2, True)])
def test_within_knows_on_which_side_of_a_limit_a_floor_lies(low: float, high: float, fits: bool) -> None:
    atlas = atlas_of(CORRIDOR)
    assert within(atlas, atlas.ground.floor.start, low, high) is fits


@pytest.mark.parametrize(("number", "depth"), list(product((3, 77), (2, 20, 44))))
def test_within_agrees_with_the_exact_time(number: int, depth: int) -> None:
    """Stopping early gives the same answer as iterating to the end."""
    ground = ground_of(number, "standard", depth, "closed")
    atlas = Atlas(ground)
    exact = expected_turns(atlas, ground.floor.start)
    for low, high in ((0, exact - 0.05), (exact + 0.05, 99), (exact - 0.05, exact + 0.05), (0, exact + 1)):
        assert within(atlas, ground.floor.start, low, high) is (low <= exact <= high)


@pytest.mark.parametrize(("number", "depth"), [(3, 4), (3, 30), (77, 12)])
def test_playing_the_cheapest_way_out_costs_what_it_promises(number: int, depth: int) -> None:
    """Played many times with the best legs, turns and tolls add up to the promised cost on average."""
    ground = ground_of(number, "standard", depth, "closed")
    atlas, floor = Atlas(ground), ground.floor
    tolls = [float(mark) if mark in "123456789" else 0.0 for mark in floor.marks]
    ways_out = WaysOut(atlas, 0.5, tolls)
    luck = Random(5)
    paid: list[float] = []
    for _ in range(1500):
        state, cost = floor.start * FLAGS, 0.0
        while state != LEFT:
            cost += 0.5
            best = None
            for finds, after, out in atlas.arcs(state, floor.webs)[luck.randrange(FACES)]:
                end = LEFT if out else after
                price = sum([tolls[square] for square in squares_of(finds)])
                whole = price + (0.0 if end == LEFT else ways_out.cost(end))
                if best is None or whole < best[0]:
                    best = (whole, price, end)
            assert best is not None
            cost += best[1]
            state = best[2]
        paid.append(cost)
    mean = sum(paid) / len(paid)
    error = (sum([(one - mean) ** 2 for one in paid]) / len(paid) ** 2) ** 0.5
    assert ways_out.cost(floor.start * FLAGS) == pytest.approx(mean, abs=4 * error + 0.2)


def test_a_way_is_worth_what_lies_on_it() -> None:
    """A coin to the north and one to the west, an enemy to the east, the stairs to the south: two steps each."""
    atlas = atlas_of(ROOM)
    floor = atlas.ground.floor
    coin, enemy = [floor.marks.index("o"), floor.marks.rindex("o")], floor.marks.index("5")
    outlook = plain_outlook(atlas, {coin[0]: 1.0, coin[1]: 3.0, enemy: -5.0})
    going = Going(atlas.ground, 0, False, 0, 0)

    worths = outlook.of_headings(going, floor.start, 2, diagonal=False, turns=0)

    assert set(worths) == {NORTH, EAST, SOUTH, WEST}
    assert worths[SOUTH] == 0.0  # out
    ways_out = outlook.ways_out
    for heading, end in ((NORTH, floor.start - 18), (WEST, floor.start - 2), (EAST, floor.start + 2)):
        assert worths[heading] == pytest.approx(outlook.worths[end] - ways_out.cost(end * FLAGS))
    assert worths[NORTH] < worths[WEST]


def test_looking_further_ahead_sees_what_lies_there() -> None:
    """Without looking ahead the hero leaves; two turns ahead a treasure is worth staying for."""
    atlas = atlas_of(ROOM)
    floor = atlas.ground.floor
    treasure = floor.marks.index("o")
    outlook = plain_outlook(atlas, {treasure: 50.0})
    beside = floor.stairs - 1
    assert outlook.after_turn(beside, 0, 0) == 0.0
    assert outlook.after_turn(beside, 0, 3) > 5.0


def test_the_trail_bars_headings_from_the_advice() -> None:
    """[move.no_double_back] No advice leads back over the last move."""
    atlas = atlas_of(ROOM)
    floor = atlas.ground.floor
    outlook = plain_outlook(atlas, {})
    free = Going(atlas.ground, 0, False, 0, 0)
    barred = Going(atlas.ground, 0, False, 0, 1 << floor.start + 9)
    everything = {advice.heading: advice for advice in advise(outlook, free, floor.start, 2, diagonal=False)}

    advice = advise(outlook, barred, floor.start, 2, diagonal=False)

    assert {one.heading for one in advice} == {NORTH, EAST, WEST}
    assert everything[SOUTH].turns == 1.0
    assert all(one.turns > 1.0 for one in advice)
    assert [one.worth for one in advice] == sorted([one.worth for one in advice], reverse=True)


def test_a_lost_move_gets_no_advice() -> None:
    atlas = atlas_of(CORRIDOR)
    outlook = plain_outlook(atlas, {})
    assert advise(outlook, Going(atlas.ground, 0, False, 0, 0), atlas.ground.floor.start, 3, diagonal=True) == []
